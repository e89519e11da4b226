package flow_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// graphOf returns the control flow of the function f of a source.
func graphOf(t *testing.T, text string) *flow.Graph {
	t.Helper()
	path := filepath.Join(t.TempDir(), "f.cu")
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	a, err := cudarules.NewChecker(rule.Set{}).Load(path, nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range a.Host.Bodies() {
		if b.Function.Name == "f" {
			return flow.Of(body.Of(b.FuncDecl))
		}
	}
	t.Fatal("there is no f")
	return nil
}

// live are the variables whose values may still be read.
type live = map[*sema.Variable]bool

// liveness is the textbook's backward problem: a variable is live where a way leads to a
// read of it without a write (A. Aho, M. Lam, R. Sethi and J. Ullman, Compilers, 9.2.5).
var liveness = flow.Problem[live]{
	Copy: maps.Clone[live],
	Join: func(into, from live) (live, bool) {
		before := len(into)
		maps.Copy(into, from)
		return into, len(into) > before
	},
	Op: func(s live, op *body.Op) live {
		switch {
		case op.Kind == body.Assign && op.Operator == syntax.Assign && op.Args[0].Variable != nil:
			delete(s, op.Args[0].Variable)
		case op.Kind == body.Declare:
			delete(s, op.Variable)
		case op.Kind == body.Load && op.Args[0].Variable != nil:
			s[op.Args[0].Variable] = true
		}
		return s
	},
}

// TestBackward asks which variables are live where a body begins and in its loops.
func TestBackward(t *testing.T) {
	for name, test := range map[string]struct {
		text  string
		entry string
		head  string // of the first loop
	}{
		"a branch that writes first": {text: "int f(int a, int b, int c) { if (a) b = 1; else c = 2; return b + c; }", entry: "a b c"},
		"both branches write first":  {text: "int f(int a, int b) { if (a) b = 1; else b = 2; return b; }", entry: "a"},
		"read in the next round":     {text: "int f(int n, int a, int b) { int s = 0; while (n) { s += a; a = b; n = n - 1; } return s; }", entry: "a b n", head: "a b n s"},
		"left before it is read":     {text: "int f(int n, int a) { for (;;) { if (n) return 1; if (a) break; } return a; }", entry: "a n", head: "a n"},
		"never read":                 {text: "void f(int a) { a = 1; }", entry: ""},
	} {
		t.Run(name, func(t *testing.T) {
			g := graphOf(t, test.text)
			solution := flow.Backward(g, liveness, live{})
			names := func(b *flow.Block) string {
				s, ok := solution.At(b)
				if !ok {
					return "unknown"
				}
				s = maps.Clone(s)
				for _, op := range slices.Backward(b.Ops) {
					s = liveness.Op(s, op)
				}
				var names []string
				for v := range s {
					names = append(names, v.Name)
				}
				slices.Sort(names)
				return strings.Join(names, " ")
			}
			if diff := cmp.Diff(test.entry, names(g.Entry())); diff != "" {
				t.Errorf("live at the entry (-want +got):\n%s", diff)
			}
			for _, b := range g.Blocks {
				if b.Loop != nil && b.Loop.Head == b {
					if diff := cmp.Diff(test.head, names(b)); diff != "" {
						t.Errorf("live at the loop's head (-want +got):\n%s", diff)
					}
					break
				}
			}
		})
	}
}

// TestVisits has facts that never settle: the solvers give up, and report it.
func TestVisits(t *testing.T) {
	endless := flow.Problem[int]{
		Copy: func(n int) int { return n },
		Join: func(into, from int) (int, bool) { return into + 1, true },
		Op:   func(n int, _ *body.Op) int { return n },
	}
	for name, solve := range map[string]func(*flow.Graph) *flow.Solution[int]{
		"forward":  func(g *flow.Graph) *flow.Solution[int] { return flow.Forward(g, endless, 0) },
		"backward": func(g *flow.Graph) *flow.Solution[int] { return flow.Backward(g, endless, 0) },
	} {
		t.Run(name, func(t *testing.T) {
			g := graphOf(t, "void f(int n) { while (n) n = n - 1; }")
			s := solve(g)
			if _, known := s.At(g.Entry()); s.Complete || known {
				t.Error("the solver gave no answer up")
			}
			if !g.Body.Scope.TU.Limits().Has(limit.FlowVisits) {
				t.Error("that is not told")
			}
		})
	}
}
