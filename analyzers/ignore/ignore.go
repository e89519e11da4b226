// Package ignore reads the comments that silence findings in Go code; package suppress interprets
// them.
package ignore

import (
	"go/ast"
	"go/token"
	"reflect"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/suppress"
)

// New returns an analyzer that reports nothing: its result are the package's
// [Comments]. It requires the bridge.
func New(bridge *analysis.Analyzer) *analysis.Analyzer {
	return &analysis.Analyzer{
		Name:             "cudavetignore",
		Doc:              "read the comments by which Go code silences cudavet",
		URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/analyzers/ignore",
		RunDespiteErrors: true,
		Run: func(pass *analysis.Pass) (any, error) {
			files := pass.Files
			if pkg := pass.ResultOf[bridge].(*cgobridge.Package); pkg != nil {
				files = pkg.Files // not the cgo tool's output
			}
			return read(pass.Fset, files), nil
		},
		Requires:   []*analysis.Analyzer{bridge},
		ResultType: reflect.TypeFor[*Comments](),
	}
}

// Comments are those of one package.
type Comments struct {
	Files  []File // in the package's order
	byName map[string]*suppress.File
}

// A File has the comments of one Go file.
type File struct {
	*token.File
	Comments *suppress.File
}

// Silences reports whether a comment silences a rule at a place in a Go file, wherever
// the file itself says that its lines come from.
func (c *Comments) Silences(fset *token.FileSet, pos token.Pos, id string) bool {
	at := fset.PositionFor(pos, false)
	return c.byName[at.Filename].Silences(at.Line, id)
}

// Hint says why a comment that was to silence a rule at a place does not; empty if there is none.
func (c *Comments) Hint(fset *token.FileSet, pos token.Pos, id string) string {
	at := fset.PositionFor(pos, false)
	return c.byName[at.Filename].Hint(at.Line, id)
}

func read(fset *token.FileSet, files []*ast.File) *Comments {
	comments := &Comments{byName: map[string]*suppress.File{}}
	for _, syntax := range files {
		file := fset.File(syntax.FileStart)
		found := readFile(file, syntax)
		comments.Files = append(comments.Files, File{file, found})
		comments.byName[file.Name()] = found
	}
	return comments
}

func readFile(file *token.File, syntax *ast.File) *suppress.File {
	line := func(offset int) int { return file.PositionFor(file.Pos(offset), false).Line }
	code := sync.OnceValue(func() map[int]bool { return linesOfCode(file, syntax) })
	var comments []suppress.Text
	for _, group := range syntax.Comments {
		for _, comment := range group.List {
			start := file.Offset(comment.Pos())
			comments = append(comments, suppress.Text{Start: start, Text: comment.Text, Code: func() bool { return code()[line(start)] }})
		}
	}
	return suppress.Read(comments, suppress.Ignore, line)
}

// linesOfCode returns the lines on which something other than a comment begins
// or ends.
func linesOfCode(file *token.File, syntax *ast.File) map[int]bool {
	lines := map[int]bool{}
	ast.Inspect(syntax, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.File, *ast.CommentGroup, *ast.Comment:
		default:
			lines[file.PositionFor(n.Pos(), false).Line] = true
			lines[file.PositionFor(n.End(), false).Line] = true
		}
		return true
	})
	return lines
}
