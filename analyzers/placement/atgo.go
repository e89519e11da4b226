package placement

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/position"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// AtGo returns an [Edit] for drivers that show findings in Go files alone, one a line. A finding in a
// CUDA source moves to the first free line of these: that of its anchor, the import "C" of the
// anchor's file, the lines of its preamble, the package's name. Such drivers show nothing in a
// generated file: lines of another file replace it, if there is one. The message then begins with the
// place in the CUDA source, relative to the folder. Findings for which there is no line of their own
// come with the first one on theirs, a line of the message each. Related information is left out, and
// so are the fixes of moved findings.
func AtGo(folder string) Edit {
	return func(pass *analysis.Pass, diagnostics []analysis.Diagnostic) []analysis.Diagnostic {
		s := newShowing(pass)
		var moving []analysis.Diagnostic
		seen := map[string]bool{}
		for _, d := range diagnostics {
			told := fmt.Sprint(s.places.At(d.Pos), d.Message)
			switch {
			case seen[told]:
			case inGo(pass.Fset, d.Pos) || len(s.files) == 0:
				d.Related = nil
				s.show(d)
			default:
				moving = append(moving, d)
			}
			seen[told] = true
		}
		for _, d := range moving {
			place := s.places.At(d.Pos)
			if rel, err := filepath.Rel(folder, place.Filename); err == nil {
				place.Filename = filepath.ToSlash(rel)
			}
			d.Message = plain.Line(place.String()) + ": " + d.Message
			d.Pos, d.End = s.free(s.spans(d))
			d.Related, d.SuggestedFixes = nil, nil
			s.show(d)
		}
		return s.shown
	}
}

// A showing has the diagnostics to show for a package.
type showing struct {
	pass   *analysis.Pass
	places *position.Places
	files  []goFile // those that people may have written first, of them those with an import "C"
	shown  []analysis.Diagnostic
	at     map[lineOf]int // the diagnostic on a line, an index into shown
}

type lineOf struct {
	file string
	line int
}

// A goFile is a Go file as it was written, and the lines on which findings can be shown there, the best first.
type goFile struct {
	name      string
	generated bool
	places    []span
}

type span struct{ pos, end token.Pos }

func newShowing(pass *analysis.Pass) *showing {
	s := &showing{pass: pass, places: position.New(pass.Fset), at: map[lineOf]int{}}
	var pure, generated []goFile
	for _, file := range pass.Files {
		name := written(pass, file)
		if name == "" {
			continue
		}
		switch f := readGoFile(pass.Fset, name, file); {
		case f.generated:
			generated = append(generated, f)
		case len(f.places) == 1:
			pure = append(pure, f)
		default:
			s.files = append(s.files, f)
		}
	}
	s.files = append(append(s.files, pure...), generated...)
	return s
}

// readGoFile returns the places of a file: the import "C" and the lines of its preamble, then the package's
// name.
func readGoFile(fset *token.FileSet, name string, parsed *ast.File) goFile {
	f := goFile{name: name}
	if text, err := regular.ReadFile(name); err == nil {
		if original, _ := parser.ParseFile(fset, name, text, parser.ImportsOnly|parser.ParseComments); original != nil {
			f.generated = ast.IsGenerated(original)
			f.places = preambleLines(fset, original, text)
		}
	}
	clause := clauseOf(fset, name, parsed)
	f.places = append(f.places, span{clause.Pos(), clause.End()})
	return f
}

// preambleLines returns each import "C" of a file and the lines of text above it that belong to it.
func preambleLines(fset *token.FileSet, file *ast.File, text []byte) []span {
	var lines []span
	at := fset.File(file.FileStart)
	for _, decl := range file.Decls {
		gen := decl.(*ast.GenDecl) // of imports there is no other
		for _, spec := range gen.Specs {
			spec := spec.(*ast.ImportSpec)
			if spec.Path.Value != `"C"` {
				continue
			}
			lines = append(lines, span{spec.Path.Pos(), spec.Path.End()})
			doc := spec.Doc
			if !gen.Lparen.IsValid() {
				doc = gen.Doc
			}
			if doc == nil {
				continue
			}
			last := at.PositionFor(doc.End(), false).Line
			for n := at.PositionFor(doc.Pos(), false).Line; n <= last; n++ {
				line, _, _ := strings.Cut(string(text[at.Offset(at.LineStart(n)):]), "\n")
				written := strings.Trim(line, " \t\r")
				if strings.Trim(written, "/*") == "" {
					continue
				}
				pos := at.LineStart(n) + token.Pos(strings.Index(line, written))
				lines = append(lines, span{pos, pos + token.Pos(len(written))})
			}
		}
	}
	return lines
}

// spans returns where a finding of a CUDA source may be shown, the best first.
func (s *showing) spans(d analysis.Diagnostic) []span {
	file := s.files[0]
	anchor, _ := Anchor(s.pass.Fset, d)
	if anchor == nil {
		return file.places
	}
	name := s.places.At(anchor.Pos).Filename
	if i := slices.IndexFunc(s.files, func(f goFile) bool { return f.name == name }); i >= 0 {
		if s.files[i].generated && !file.generated {
			return file.places
		}
		file = s.files[i]
	}
	return append([]span{{anchor.Pos, anchor.End}}, file.places...)
}

// free returns the first of the places on whose line nothing is shown, or the first.
func (s *showing) free(places []span) (pos, end token.Pos) {
	chosen := places[0]
	for _, p := range places {
		if _, taken := s.at[s.line(p.pos)]; !taken {
			chosen = p
			break
		}
	}
	return s.places.Pos(chosen.pos), s.places.Pos(chosen.end)
}

func (s *showing) show(d analysis.Diagnostic) {
	line := s.line(d.Pos)
	if i, taken := s.at[line]; taken {
		s.shown[i].Message += "\n\t" + d.Message
		return
	}
	s.at[line] = len(s.shown)
	s.shown = append(s.shown, d)
}

func (s *showing) line(pos token.Pos) lineOf {
	at := s.places.At(pos)
	return lineOf{at.Filename, at.Line}
}
