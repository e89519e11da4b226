// Package ignore reads the comments by which Go code silences findings:
//
//	C.run(x) //cudavet:ignore rule-id,other-rule reason
//
// silences the rules on its own line, and where no code stands before it, on
// the next. It may stand in the text of another comment, too: the preamble of
// a cgo file is one.
package ignore

import (
	"go/ast"
	"go/token"
	"reflect"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
)

// Analyzer reports nothing: its result are the package's [Comments].
var Analyzer = &analysis.Analyzer{
	Name:             "cudavetignore",
	Doc:              "read the comments by which Go code silences cudavet",
	URL:              "https://pkg.go.dev/github.com/cudavet/cudavet/analyzers/ignore",
	RunDespiteErrors: true,
	Run:              run,
	Requires:         []*analysis.Analyzer{cgobridge.Analyzer},
	ResultType:       reflect.TypeFor[*Comments](),
}

// Comments are those of one package. They remember which of them silenced
// something. Several goroutines may ask at once.
type Comments struct {
	mu   sync.Mutex
	list []*Comment
}

// A Comment silences rules on one line.
type Comment struct {
	Pos, End token.Pos
	Rules    []string // ids
	Reason   string
	Nested   bool // it stands in the text of another comment

	file string
	line int // that is silent
	used map[string]bool
}

// All returns the package's comments, in order.
func (c *Comments) All() []*Comment { return c.list }

// Silences reports whether a comment silences a rule on a line of a file.
func (c *Comments) Silences(at token.Position, id string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	silent := false
	for _, comment := range c.list {
		if comment.file == at.Filename && comment.line == at.Line && slices.Contains(comment.Rules, id) {
			comment.used[id] = true
			silent = true
		}
	}
	return silent
}

// Used reports whether a finding of one of the comment's rules was silenced.
// It is for when all analyzers that report findings are done.
func (c *Comment) Used(id string) bool { return c.used[id] }

func run(pass *analysis.Pass) (any, error) {
	files := pass.Files
	if pkg := pass.ResultOf[cgobridge.Analyzer].(*cgobridge.Package); pkg != nil {
		files = pkg.Files // not what the cgo tool made of them
	}
	comments := &Comments{}
	for _, file := range files {
		comments.read(pass.Fset, file)
	}
	return comments, nil
}

const mark = "//cudavet:ignore"

func (c *Comments) read(fset *token.FileSet, file *ast.File) {
	var code map[int]bool
	for _, group := range file.Comments {
		for _, comment := range group.List {
			offset := 0
			for text := range strings.Lines(comment.Text) {
				before, after, ok := strings.Cut(text, mark)
				pos := comment.Pos() + token.Pos(offset+len(before))
				offset += len(text)
				if !ok || strings.TrimLeft(after, " \t\r\n") == after && after != "" {
					continue
				}
				if code == nil {
					code = linesOfCode(fset, file)
				}
				at := fset.Position(pos)
				after = strings.TrimRight(strings.TrimSuffix(strings.TrimSpace(after), "*/"), " \t")
				ids, reason, _ := strings.Cut(after, " ")
				found := &Comment{
					Pos: pos, End: pos + token.Pos(len(mark)),
					Reason: strings.TrimSpace(reason), Nested: pos != comment.Pos(),
					file: at.Filename, line: at.Line, used: map[string]bool{},
				}
				if ids != "" {
					found.Rules = strings.Split(ids, ",")
				}
				if alone := strings.TrimSpace(before) == "" && !(pos-token.Pos(len(before)) == comment.Pos() && code[at.Line]); alone {
					found.line++
				}
				c.list = append(c.list, found)
			}
		}
	}
}

// linesOfCode returns the lines on which something other than a comment begins
// or ends.
func linesOfCode(fset *token.FileSet, file *ast.File) map[int]bool {
	lines := map[int]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.File, *ast.CommentGroup, *ast.Comment:
		default:
			lines[fset.Position(n.Pos()).Line] = true
			lines[fset.Position(n.End()).Line] = true
		}
		return true
	})
	return lines
}
