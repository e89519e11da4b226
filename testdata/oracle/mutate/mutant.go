package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// A Mutant is a program that is broken in one place.
type Mutant struct {
	ID       int
	Operator string
	Main     string // the .cu file, relative to the root
	File     string // that is changed: the .cu file, or a header of it
	Line     int    // of the first edit
	Edits    []Edit // ascending, apart from each other
}

// An Edit replaces Cut bytes at Offset with Insert. It neither takes nor adds
// a line break, so that lines keep their numbers.
type Edit struct {
	Offset int
	Cut    int    `json:",omitempty"`
	Insert string `json:",omitempty"`
}

func (e Edit) end() int { return e.Offset + e.Cut }

// apply returns the text with the edits made.
func apply(text []byte, edits []Edit) ([]byte, error) {
	var out bytes.Buffer
	at := 0
	for _, e := range edits {
		if e.Offset < at || e.end() > len(text) {
			return nil, fmt.Errorf("the edit at offset %d does not fit: the text is another one", e.Offset)
		}
		out.Write(text[at:e.Offset])
		out.WriteString(e.Insert)
		at = e.end()
	}
	out.Write(text[at:])
	return out.Bytes(), nil
}

// keepsLines reports whether the edits leave every line break of the text.
func keepsLines(text []byte, edits []Edit) bool {
	for _, e := range edits {
		if bytes.IndexByte(text[e.Offset:e.end()], '\n') >= 0 || strings.Contains(e.Insert, "\n") {
			return false
		}
	}
	return true
}

// key tells whether two mutants change the same file in the same way.
func (m *Mutant) key() string { return fmt.Sprint(m.File, m.Edits) }

func writeMutants(out io.Writer, mutants []*Mutant) error {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	for _, m := range mutants {
		if err := encoder.Encode(m); err != nil {
			return err
		}
	}
	return nil
}

func readMutants(name string) ([]*Mutant, error) { return readLines[*Mutant](name) }

// readLines reads a file of one JSON value a line. A last line that was not
// written to its end is left out.
func readLines[T any](name string) ([]T, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var list []T
	reader := bufio.NewReader(f)
	for {
		line, err := reader.ReadBytes('\n')
		if err == io.EOF {
			return slices.Clip(list), nil
		}
		if err != nil {
			return nil, err
		}
		var v T
		if err := json.Unmarshal(line, &v); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, len(list)+1, err)
		}
		list = append(list, v)
	}
}
