package sema_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

var update = flag.Bool("update", false, "write the expected answers anew")

// marked matches a comment about the text above its carets.
var marked = regexp.MustCompile(`^(//[ \t]*)(\^+)( .*)?$`)

// TestGolden compares the expressions and types in small programs with the comments below them:
//
//	auto x = f(1);
//	//       ^^^^ int, prvalue, calls f: int (int)
//
// Of an expression that is its type, its category, the function that it calls or names,
// and its value; of a type its size and alignment.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("../../testdata/golden/sema/*.cu")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := annotated(load(t, file, nvcc.Default()).Device, string(text))
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(string(text), got); diff != "" {
				t.Errorf("%s is another (-want +got):\n%s", file, diff)
			}
		})
	}
}

// annotated returns a text with the comments as they ought to be.
func annotated(tu *sema.TU, text string) string {
	var out strings.Builder
	code, start := 0, 0 // offsets of the line of code, and of the line at hand
	for line := range strings.Lines(text) {
		m := marked.FindStringSubmatch(strings.TrimRight(line, "\n"))
		if m == nil {
			code = start
			out.WriteString(line)
		} else {
			from := code + behind(text[code:], width(m[1]))
			fmt.Fprintf(&out, "%s%s %s\n", m[1], m[2], described(tu, from, from+len(m[2])))
		}
		start += len(line)
	}
	return out.String()
}

// width returns how many columns a text takes that begins a line.
func width(text string) int {
	columns := 0
	for _, c := range text {
		if columns++; c == '\t' {
			columns = (columns + 7) &^ 7
		}
	}
	return columns
}

// behind returns the offset of the character in a line after a number of columns.
func behind(line string, columns int) int {
	offset := 0
	for offset < len(line) && width(line[:offset]) < columns {
		offset++
	}
	return offset
}

// described describes the text between two offsets.
func described(tu *sema.TU, start, end int) string {
	u := tu.Main()
	for n := range u.Tree.Root().All() {
		if n.End() == n.Start() || u.Source.Origin(n.Start()).Offset != start || u.Source.Origin(n.End()-1).Offset != end-1 {
			continue
		}
		scope := scopeAt(tu, n)
		if isType(n) {
			return typeText(tu, scope.Type(n))
		}
		if v := scope.Value(n); v.Type.Kind != sema.UnknownType || scope.Call(n) != nil || len(v.Functions()) > 0 {
			return valueText(scope, n, v)
		}
	}
	return "not known"
}

func isType(n syntax.Node) bool {
	return n.Is(syntax.TypeDescriptor, syntax.TypeIdentifier, syntax.TemplateType, syntax.PrimitiveType, syntax.SizedTypeSpecifier, syntax.Decltype) ||
		n.Kind() == syntax.QualifiedIdentifier && n.Field() == syntax.FieldType
}

// scopeAt returns the scope of a node: in the body of a template that of its first instance.
func scopeAt(tu *sema.TU, n syntax.Node) *sema.Scope {
	scope := tu.Global
	for _, b := range tu.Bodies() {
		if b.Node.Contains(n) && (!b.IsPattern() || scope == tu.Global) {
			scope = b.BodyScope()
			if !b.IsPattern() && b.Function.Lambda == nil {
				break
			}
		}
	}
	return scope.At(n)
}

func typeText(tu *sema.TU, t *sema.Type) string {
	text := t.String()
	if size, align, ok := tu.SizeAlign(t); ok {
		text += fmt.Sprintf(", size %d, align %d", size, align)
	}
	return text
}

func valueText(scope *sema.Scope, n syntax.Node, v sema.Value) string {
	words := []string{v.Type.String(), [...]string{sema.PRValue: "prvalue", sema.LValue: "lvalue", sema.XValue: "xvalue"}[v.Category]}
	if c := scope.Call(n); c != nil {
		switch {
		case c.Function != nil:
			words = append(words, fmt.Sprintf("calls %v: %v", c.Function, c.Function.Type()))
		case len(c.Candidates) > 0:
			words = append(words, fmt.Sprintf("calls one of %d", len(c.Candidates)))
		}
	} else if f, ok := v.Entity.(*sema.Function); ok {
		words = append(words, fmt.Sprintf("names %v", f))
	} else if n := len(v.Functions()); n > 1 {
		words = append(words, fmt.Sprintf("names one of %d", n))
	} else if x, ok := v.Entity.(*sema.Variable); ok {
		words = append(words, fmt.Sprintf("names %v", x))
	}
	text := strings.Join(words, ", ")
	if c, ok := scope.Constant(n); ok {
		text += " = " + c.String()
	}
	return text
}
