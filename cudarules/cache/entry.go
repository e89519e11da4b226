// Package cache stores the findings in CUDA sources from one run to the next.
//
// An entry names all inputs of a result, by their contents: it is valid only if the same files have the same names, each
// search for a header has the same result, and the file has to check the same units. An entry that cannot be read, or is
// damaged, counts as absent.
package cache

import (
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/source"
)

// An Entry is the result of one file.
type Entry struct {
	Inputs   source.Inputs
	Units    []source.Sum // of the file and its headers, that would be checked with the file if it were the first
	Checked  []bool       // which of Units were
	Limits   []Exceeded
	Lacking  Lacking
	Findings []finding.Finding
}

// Lacking is the unknown part of a file. Headers and places are sorted, each is there once.
type Lacking struct {
	Headers      []string // that were not found, as they are included
	Declarations []Place  // that have a syntax error, those of the project's headers among them
	All          bool     // nothing of the file is understood, though it has code
	LeftOut      string   // the macro without which the preprocessor leaves nothing of the file; "" if it leaves something

	Functions []FunctionCount // of the files that were checked, sorted by their names
}

// A FunctionCount says how many functions a file defines, lambdas among them, and of how many of these all is known.
type FunctionCount struct {
	File       string
	All, Whole int
}

// A Place is a line of a file.
type Place struct {
	File string
	Line int
}

// Exceeded says that something of a file lies beyond a limit.
type Exceeded struct {
	File  string
	Limit limit.Limit
}

// encode returns the entry as bytes.
func (e *Entry) encode() []byte {
	w := &writer{}
	w.Int(len(e.Inputs.Files))
	for _, f := range e.Inputs.Files {
		w.String(f.Name)
		w.Bytes(f.Sum[:])
	}
	w.Int(len(e.Inputs.Lookups))
	for _, x := range e.Inputs.Lookups {
		w.String(x.Folder)
		w.String(x.Name)
		w.Bool(x.Forced)
		w.Bool(x.Elsewhere)
		w.String(x.Found)
	}
	w.Int(len(e.Units))
	for i, u := range e.Units {
		w.Bytes(u[:])
		w.Bool(e.Checked[i])
	}
	w.Int(len(e.Limits))
	for _, x := range e.Limits {
		w.String(x.File)
		w.Int(int(x.Limit))
	}
	w.Strings(e.Lacking.Headers)
	w.Int(len(e.Lacking.Declarations))
	for _, d := range e.Lacking.Declarations {
		w.String(d.File)
		w.Int(d.Line)
	}
	w.Bool(e.Lacking.All)
	w.String(e.Lacking.LeftOut)
	w.Int(len(e.Lacking.Functions))
	for _, f := range e.Lacking.Functions {
		w.String(f.File)
		w.Int(f.All)
		w.Int(f.Whole)
	}
	w.Int(len(e.Findings))
	for _, f := range e.Findings {
		w.String(f.Rule.ID)
		w.String(string(f.Class))
		w.span(f.Span)
		w.String(f.Message)
		w.Int(len(f.Related))
		for _, r := range f.Related {
			w.span(r.Span)
			w.String(r.Message)
		}
		w.Int(len(f.Fixes))
		for _, x := range f.Fixes {
			w.String(x.Message)
			w.Int(len(x.Edits))
			for _, edit := range x.Edits {
				w.span(edit.Span)
				w.String(edit.New)
			}
		}
	}
	return w.Written()
}

// A stored is an entry of which the findings are not read yet: those name places in files, which have
// to be as they were.
type stored struct {
	entry *Entry
	rest  *reader
}

// decode decodes the output of encode, except for the findings.
func decode(data []byte) (*stored, error) {
	r := &reader{Reader: *NewReader(data)}
	e := &Entry{}
	for range r.Int() {
		f := source.Input{Name: r.String()}
		f.Sum = r.sum()
		e.Inputs.Files = append(e.Inputs.Files, f)
	}
	for range r.Int() {
		e.Inputs.Lookups = append(e.Inputs.Lookups, source.Lookup{
			Folder: r.String(), Name: r.String(), Forced: r.Bool(), Elsewhere: r.Bool(), Found: r.String(),
		})
	}
	for range r.Int() {
		e.Units = append(e.Units, r.sum())
		e.Checked = append(e.Checked, r.Bool())
	}
	for range r.Int() {
		e.Limits = append(e.Limits, Exceeded{r.String(), limit.Limit(r.Int())})
	}
	e.Lacking.Headers = r.Strings()
	for range r.Int() {
		e.Lacking.Declarations = append(e.Lacking.Declarations, Place{r.String(), r.Int()})
	}
	e.Lacking.All, e.Lacking.LeftOut = r.Bool(), r.String()
	for range r.Int() {
		e.Lacking.Functions = append(e.Lacking.Functions, FunctionCount{r.String(), r.Int(), r.Int()})
	}
	return &stored{e, r}, r.err
}

// whole also reads the findings. Their files come from file.
func (s *stored) whole(file func(name string) (*source.File, error)) (*Entry, error) {
	r := s.rest
	r.file = file
	for range r.Int() {
		f := finding.Finding{Rule: rule.Lookup(r.String()), Class: rule.Class(r.String()), Span: r.span(), Message: r.String()}
		if f.Rule == nil {
			return nil, errDamaged
		}
		for range r.Int() {
			f.Related = append(f.Related, finding.Related{Span: r.span(), Message: r.String()})
		}
		for range r.Int() {
			x := finding.Fix{Message: r.String()}
			for range r.Int() {
				x.Edits = append(x.Edits, finding.Edit{Span: r.span(), New: r.String()})
			}
			f.Fixes = append(f.Fixes, x)
		}
		s.entry.Findings = append(s.entry.Findings, f)
	}
	return s.entry, r.err
}

// A writer also writes positions in files.
type writer struct{ Writer }

func (w *writer) position(p source.Position) {
	name := ""
	if p.File != nil {
		name = p.File.Name
	}
	w.String(name)
	w.Int(p.Offset)
	w.Int(p.Line)
	w.Int(p.Column)
}

func (w *writer) span(s finding.Span) {
	w.position(s.Pos)
	w.position(s.End)
}

// A reader reads them.
type reader struct {
	Reader
	file func(name string) (*source.File, error)
}

func (r *reader) sum() (s source.Sum) {
	copy(s[:], r.Bytes(len(s)))
	return s
}

func (r *reader) position() source.Position {
	name := r.String()
	p := source.Position{Offset: r.Int(), Line: r.Int(), Column: r.Int()}
	if name != "" && r.err == nil {
		f, err := r.file(name)
		if err != nil {
			r.fail(err)
		}
		p.File = f
	}
	return p
}

func (r *reader) span() finding.Span { return finding.Span{Pos: r.position(), End: r.position()} }
