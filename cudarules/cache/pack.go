package cache

import (
	"encoding/binary"
	"errors"
)

var errDamaged = errors.New("damaged entry")

// A Writer writes numbers, and strings that it has written before as numbers. Unlike with encoding/gob, the output does
// not depend on other activity of the program. The zero Writer is ready for use.
type Writer struct {
	out     []byte
	numbers map[string]int // 1 + number
}

// Written returns all that was written.
func (w *Writer) Written() []byte { return w.out }

// Int writes a number.
func (w *Writer) Int(n int) { w.out = binary.AppendVarint(w.out, int64(n)) }

// Bool writes a truth value.
func (w *Writer) Bool(b bool) {
	n := 0
	if b {
		n = 1
	}
	w.Int(n)
}

// String writes a string.
func (w *Writer) String(s string) {
	n := w.numbers[s]
	w.Int(n)
	if n == 0 {
		if w.numbers == nil {
			w.numbers = map[string]int{}
		}
		w.numbers[s] = len(w.numbers) + 1
		w.Int(len(s))
		w.out = append(w.out, s...)
	}
}

// Strings writes a list of strings.
func (w *Writer) Strings(list []string) {
	w.Int(len(list))
	for _, s := range list {
		w.String(s)
	}
}

// Bytes writes bytes, whose number the reader knows.
func (w *Writer) Bytes(b []byte) { w.out = append(w.out, b...) }

// A Reader reads the output of a Writer. After the first error it returns only zeros.
type Reader struct {
	in      []byte
	strings []string
	err     error
}

// NewReader returns a reader of a Writer's output.
func NewReader(in []byte) *Reader { return &Reader{in: in} }

// Err returns the first mistake.
func (r *Reader) Err() error { return r.err }

func (r *Reader) fail(err error) {
	if r.err == nil {
		r.err = err
	}
	r.in = nil
}

// Int reads a number, of those that are not negative.
func (r *Reader) Int() int {
	n, size := binary.Varint(r.in)
	if size <= 0 || n < 0 {
		r.fail(errDamaged)
		return 0
	}
	r.in = r.in[size:]
	return int(n)
}

// Bool reads a truth value.
func (r *Reader) Bool() bool { return r.Int() == 1 }

// String reads a string.
func (r *Reader) String() string {
	switch n := r.Int(); {
	case n > len(r.strings):
		r.fail(errDamaged)
		return ""
	case n > 0:
		return r.strings[n-1]
	}
	s := string(r.Bytes(r.Int()))
	r.strings = append(r.strings, s)
	return s
}

// Strings reads a list of strings; nil if it is empty.
func (r *Reader) Strings() (list []string) {
	for range r.Int() {
		list = append(list, r.String())
	}
	return list
}

// Bytes reads n bytes; nil if there are less.
func (r *Reader) Bytes(n int) []byte {
	if n > len(r.in) {
		r.fail(errDamaged)
		return nil
	}
	taken := r.in[:n]
	r.in = r.in[n:]
	return taken
}
