// Package dump prints the intermediate results of package cudarules for a source, for developers of
// cudavet.
package dump

import (
	"fmt"
	"io"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/memory"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/threads"
)

// A Floor is an intermediate result of a source.
type Floor struct {
	Name  string
	Doc   string
	print func(io.Writer, *sema.TU) error
}

// Floors are those that can be printed, the lowest first.
var Floors = []Floor{
	{"tokens", "the tokens of the preprocessed text, with their places", tokens},
	{"lowered", "the text as the grammar reads it, and the CUDA words that were taken out", lowered},
	{"tree", "the syntax tree", tree},
	{"symbols", "what the file declares: types, layouts, values, where functions run and variables lie", symbols},
	{"body", "the typed trees of functions", bodies(func(*sema.TU) printer { return body.Fprint })},
	{"flow", "the control flow of functions", bodies(flows)},
	{"summary", "what functions do to memory", bodies(summaries)},
	{"threads", "what the threads of kernels do between barriers, for each launch", threads.Fprint},
}

// Print prints an intermediate result of the file, for a view of it. Read reads the file and its includes, which may be
// elsewhere. The error names the file.
func Print(w io.Writer, floor Floor, file string, options nvcc.Options, view source.View,
	read func(string) ([]byte, error), elsewhere source.Elsewhere) error {
	checker := cudarules.NewCheckerReading(rule.Set{}, read)
	checker.LookElsewhere(elsewhere)
	a, err := checker.Load(file, options)
	if err != nil {
		return err
	}
	tu := a.Host
	if view == source.Device {
		tu = a.Device
	}
	return floor.print(w, tu)
}

// place returns the places of a unit's text.
func place(u *sema.Unit) func(int) string {
	return func(offset int) string {
		at := u.Source.Origin(offset)
		return fmt.Sprintf("%d:%d", at.Line, at.Column)
	}
}

func tokens(w io.Writer, tu *sema.TU) error {
	u := tu.Main()
	return syntax.FprintTokens(w, u.Source.Text, place(u))
}

func lowered(w io.Writer, tu *sema.TU) error {
	return syntax.FprintLowered(w, tu.Main().Tree, place(tu.Main()))
}

func tree(w io.Writer, tu *sema.TU) error { return syntax.FprintTree(w, tu.Main().Tree.Root()) }

func symbols(w io.Writer, tu *sema.TU) error { return sema.FprintSymbols(w, tu, tu.Main()) }

// A printer prints an intermediate result of a body.
type printer func(io.Writer, *body.Body) error

func flows(*sema.TU) printer {
	return func(w io.Writer, b *body.Body) error { return flow.Fprint(w, flow.Of(b)) }
}

func summaries(*sema.TU) printer {
	program := memory.New(nil)
	program.Waits = true
	return func(w io.Writer, b *body.Body) error { return memory.Fprint(w, program.Of(b.Decl)) }
}

// bodies prints each body, those of templates as their instances.
func bodies(of func(*sema.TU) printer) func(io.Writer, *sema.TU) error {
	return func(w io.Writer, tu *sema.TU) error {
		print := of(tu)
		for _, b := range tu.Bodies() {
			if b.IsPattern() || b.NotCompiledInView() {
				continue
			}
			if err := print(w, body.Of(b.FuncDecl)); err != nil {
				return err
			}
			if _, err := fmt.Fprintln(w); err != nil {
				return err
			}
		}
		return nil
	}
}
