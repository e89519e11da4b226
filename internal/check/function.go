package check

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/internal/relative"
)

// functions are those that were looked at, by where they are defined: once for both views
// and for all files that include them.
type functions map[definition]understood

// A definition is the place of a function's body.
type definition struct {
	file   string
	offset int
}

// understood is how far a function is.
type understood struct {
	name    string
	line    int
	why     string // the first that something in it is not known; empty if all is
	what    string // is not known, as it is written
	pattern bool   // of a template, of which no instance was seen
}

// add notes the functions of a translation unit.
func (f functions) add(tu *sema.TU) {
	for _, b := range tu.Bodies() {
		u := tu.Unit(b.Node)
		if b.NotCompiledInView() || u == nil || u.Prelude || tu.IsSystem(u.Source.File) {
			continue
		}
		at := u.Source.Origin(b.Node.Start())
		now := understood{name: b.Function.String(), line: at.Line, pattern: b.IsPattern()}
		if b.Function.Lambda != nil {
			now.name = "the lambda"
		}
		if op := partly(b); op != nil {
			now.why, now.what = op.Reason().String(), short(op.Node.Text())
			if op.Reason() == body.Undeclared && len(tu.Source.Missing) > 0 {
				now.why += ", and a header was not found"
			}
		}
		f.merge(definition{at.File.Name, at.Offset}, now)
	}
}

// partly returns the first operation in a body that is not known; nil if all are.
func partly(b *sema.Body) *body.Op {
	if whole := body.Of(b.FuncDecl); whole != nil {
		return whole.Partly
	}
	return nil
}

// merge records one view or instance of a function. An instance provides more information than its
// template.
func (f functions) merge(at definition, now understood) {
	old, seen := f[at]
	switch {
	case !seen, old.pattern && !now.pattern:
	case now.pattern && !old.pattern, old.why != "":
		return
	}
	f[at] = now
}

// causes says of each file how many functions are checked in part, by reasons, a line
// each.
func (f functions) causes() []string {
	type cause struct {
		file string
		why  string
	}
	first := map[cause]understood{}
	count := map[cause]int{}
	for at, u := range f {
		if u.why == "" {
			continue
		}
		c := cause{at.file, u.why}
		count[c]++
		if old, seen := first[c]; !seen || cmp.Or(cmp.Compare(u.line, old.line), cmp.Compare(u.name, old.name)) < 0 {
			first[c] = u
		}
	}
	var lines []string
	for c, u := range first {
		what := fmt.Sprintf("all that %s in line %d does", u.name, u.line)
		if n := count[c]; n > 1 {
			what = fmt.Sprintf("all that %d functions do, the first %s in line %d", n, u.name, u.line)
		}
		lines = append(lines, plain.Line(fmt.Sprintf("cudavet: not known of %s: %s (%s: %s)", relative.Path(c.file), what, u.what, c.why)))
	}
	slices.Sort(lines)
	return lines
}

// line sums up; empty if there are no functions.
func (f functions) line() string {
	whole := 0
	files := map[string]bool{}
	for at, u := range f {
		files[at.file] = true
		if u.why == "" {
			whole++
		}
	}
	if len(f) == 0 {
		return ""
	}
	return fmt.Sprintf("cudavet: %s with functions; %s: %d checked in whole, %d in part",
		plain.Count(len(files), "file"), plain.Count(len(f), "function"), whole, len(f)-whole)
}

// mostText is the number of characters of an unknown part that a line shows.
const mostText = 40

// short is the beginning of a text, on one line.
func short(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > mostText {
		text = string(r[:mostText]) + "…"
	}
	return text
}
