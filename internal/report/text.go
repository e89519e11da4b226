package report

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"golang.org/x/term"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// A textStyle is how findings look as text.
type textStyle struct {
	context int  // lines to print before and after a finding's; negative: not even that
	colour  bool // mark places, rules and carets for a terminal
}

// writeText prints a line for each finding and each further place that it
// speaks of. The anchor by which a CUDA source came into a Go package is left
// out: it says nothing about the finding.
func writeText(w io.Writer, run Run, style textStyle) error {
	var text strings.Builder
	for _, f := range run.Findings {
		fmt.Fprintf(&text, "%s: %s %s\n", style.paint(bold, place(f.Place)), plain.Line(f.Message), style.paint(magenta, "["+f.Rule+"]"))
		style.writeContext(&text, run.Texts, f.Place)
		for _, r := range f.Related {
			fmt.Fprintf(&text, "%s: \t%s\n", style.paint(bold, place(r)), plain.Line(r.Message))
		}
	}
	_, err := io.WriteString(w, text.String())
	return err
}

// place returns where a place is.
func place(p Place) string { return plain.Line(relative.Path(p.Pos.String())) }

// writeContext prints the lines around a place, numbered, and a caret below its
// column if that is on the line. What lies under the caret line's tilde belongs to the finding.
func (s textStyle) writeContext(w io.Writer, files *sourcetext.Reader, p Place) {
	if s.context < 0 {
		return
	}
	lines := bytes.Split(bytes.TrimSuffix(files.Of(p.Pos.Filename), []byte("\n")), []byte("\n"))
	for number := max(1, p.Pos.Line-s.context); number <= min(p.Pos.Line+s.context, len(lines)); number++ {
		line := strings.TrimSuffix(string(lines[number-1]), "\r")
		fmt.Fprintf(w, "%d\t%s\n", number, plain.Line(line))
		if number == p.Pos.Line && p.Pos.Column <= len(line)+1 {
			fmt.Fprintf(w, "%*s\t%s\n", len(strconv.Itoa(number)), "", s.paint(green, caret(line, p)))
		}
	}
}

// caret returns what marks a place below the line that it begins on.
func caret(line string, p Place) string {
	start, end := max(p.Pos.Column, 1)-1, len(line)
	if p.End.Line == p.Pos.Line {
		end = min(max(start, max(p.End.Column, 1)-1), end)
	}
	indent := strings.Map(func(r rune) rune {
		if r == '\t' {
			return r
		}
		return ' '
	}, plain.Line(line[:start]))
	return indent + "^" + strings.Repeat("~", max(len([]rune(plain.Line(line[start:end])))-1, 0))
}

// Colours of terminals, as ECMA-48 numbers them.
const (
	bold    = "1"
	green   = "32"
	magenta = "35"
)

func (s textStyle) paint(colour, text string) string {
	if !s.colour {
		return text
	}
	return "\x1b[" + colour + "m" + text + "\x1b[0m"
}

// IsTerminal reports whether w is a terminal on which a line can be written over.
func IsTerminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	return ok && term.IsTerminal(int(file.Fd())) && os.Getenv("TERM") != "dumb"
}

// A colourMode says when text is printed in colour.
type colourMode string

const (
	colourAuto   colourMode = "auto"
	colourAlways colourMode = "always"
	colourNever  colourMode = "never"
)

func (m *colourMode) String() string { return string(*m) }

// Set is for [flag.Value].
func (m *colourMode) Set(text string) error {
	switch mode := colourMode(text); mode {
	case colourAuto, colourAlways, colourNever:
		*m = mode
		return nil
	}
	return errors.New("it is auto, always or never")
}

// wants reports whether w is to be written in colour. NO_COLOR is explained at
// https://no-color.org.
func (m colourMode) wants(w io.Writer) bool {
	return m == colourAlways || m == colourAuto && IsTerminal(w) && os.Getenv("NO_COLOR") == ""
}
