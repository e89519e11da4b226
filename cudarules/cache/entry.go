// Package cache keeps what was found of CUDA sources from one run to the next.
//
// An entry names all that a result rests on, by its contents: it is used only where the same files lie
// at the same names, each search for a header ends where it ended, and the file has to check what it had to check then. What
// cannot be read, or is damaged, is no entry.
package cache

import (
	"encoding/binary"
	"errors"

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
	Findings []finding.Finding
}

// Exceeded says that something of a file lies beyond a limit.
type Exceeded struct {
	File  string
	Limit limit.Limit
}

// encode returns the entry as bytes.
func (e *Entry) encode() []byte {
	w := &writer{numbers: map[string]int{}}
	w.int(len(e.Inputs.Files))
	for _, f := range e.Inputs.Files {
		w.string(f.Name)
		w.out = append(w.out, f.Sum[:]...)
	}
	w.int(len(e.Inputs.Lookups))
	for _, x := range e.Inputs.Lookups {
		w.string(x.Folder)
		w.string(x.Name)
		w.bool(x.Forced)
		w.string(x.Found)
	}
	w.int(len(e.Units))
	for i, u := range e.Units {
		w.out = append(w.out, u[:]...)
		w.bool(e.Checked[i])
	}
	w.int(len(e.Limits))
	for _, x := range e.Limits {
		w.string(x.File)
		w.int(int(x.Limit))
	}
	w.int(len(e.Findings))
	for _, f := range e.Findings {
		w.string(f.Rule.ID)
		w.string(string(f.Class))
		w.span(f.Span)
		w.string(f.Message)
		w.int(len(f.Related))
		for _, r := range f.Related {
			w.span(r.Span)
			w.string(r.Message)
		}
		w.int(len(f.Fixes))
		for _, x := range f.Fixes {
			w.string(x.Message)
			w.int(len(x.Edits))
			for _, edit := range x.Edits {
				w.span(edit.Span)
				w.string(edit.New)
			}
		}
	}
	return w.out
}

// A stored is an entry of which the findings are not read yet: those name places in files, which have
// to be as they were.
type stored struct {
	entry *Entry
	rest  *reader
}

// decode reads what encode made, but for the findings.
func decode(data []byte) (*stored, error) {
	r := &reader{in: data}
	e := &Entry{}
	for range r.int() {
		f := source.Input{Name: r.string()}
		f.Sum = r.sum()
		e.Inputs.Files = append(e.Inputs.Files, f)
	}
	for range r.int() {
		e.Inputs.Lookups = append(e.Inputs.Lookups, source.Lookup{Folder: r.string(), Name: r.string(), Forced: r.bool(), Found: r.string()})
	}
	for range r.int() {
		e.Units = append(e.Units, r.sum())
		e.Checked = append(e.Checked, r.bool())
	}
	for range r.int() {
		e.Limits = append(e.Limits, Exceeded{r.string(), limit.Limit(r.int())})
	}
	return &stored{e, r}, r.err
}

// whole reads the findings, too. Their files are asked from file.
func (s *stored) whole(file func(name string) (*source.File, error)) (*Entry, error) {
	r := s.rest
	r.file = file
	for range r.int() {
		f := finding.Finding{Rule: rule.Lookup(r.string()), Class: rule.Class(r.string()), Span: r.span(), Message: r.string()}
		if f.Rule == nil {
			return nil, errDamaged
		}
		for range r.int() {
			f.Related = append(f.Related, finding.Related{Span: r.span(), Message: r.string()})
		}
		for range r.int() {
			x := finding.Fix{Message: r.string()}
			for range r.int() {
				x.Edits = append(x.Edits, finding.Edit{Span: r.span(), New: r.string()})
			}
			f.Fixes = append(f.Fixes, x)
		}
		s.entry.Findings = append(s.entry.Findings, f)
	}
	return s.entry, r.err
}

var errDamaged = errors.New("damaged entry")

// A writer writes numbers, and strings that it has written before as numbers.
type writer struct {
	out     []byte
	numbers map[string]int // 1 + number
}

func (w *writer) int(n int) { w.out = binary.AppendVarint(w.out, int64(n)) }

func (w *writer) bool(b bool) {
	n := 0
	if b {
		n = 1
	}
	w.int(n)
}

func (w *writer) string(s string) {
	n := w.numbers[s]
	w.int(n)
	if n == 0 {
		w.numbers[s] = len(w.numbers) + 1
		w.int(len(s))
		w.out = append(w.out, s...)
	}
}

func (w *writer) position(p source.Position) {
	name := ""
	if p.File != nil {
		name = p.File.Name
	}
	w.string(name)
	w.int(p.Offset)
	w.int(p.Line)
	w.int(p.Column)
}

func (w *writer) span(s finding.Span) {
	w.position(s.Pos)
	w.position(s.End)
}

// A reader reads what a writer wrote.
type reader struct {
	in      []byte
	strings []string
	file    func(name string) (*source.File, error)
	err     error
}

func (r *reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
	r.in = nil
}

func (r *reader) int() int {
	n, size := binary.Varint(r.in)
	if size <= 0 || n < 0 {
		r.fail(errDamaged)
		return 0
	}
	r.in = r.in[size:]
	return int(n)
}

func (r *reader) bool() bool { return r.int() == 1 }

func (r *reader) take(n int) []byte {
	if n > len(r.in) {
		r.fail(errDamaged)
		return nil
	}
	taken := r.in[:n]
	r.in = r.in[n:]
	return taken
}

func (r *reader) sum() (s source.Sum) {
	copy(s[:], r.take(len(s)))
	return s
}

func (r *reader) string() string {
	switch n := r.int(); {
	case n > len(r.strings):
		r.fail(errDamaged)
		return ""
	case n > 0:
		return r.strings[n-1]
	}
	s := string(r.take(r.int()))
	r.strings = append(r.strings, s)
	return s
}

func (r *reader) position() source.Position {
	name := r.string()
	p := source.Position{Offset: r.int(), Line: r.int(), Column: r.int()}
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
