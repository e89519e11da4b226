package report

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"github.com/mattn/go-runewidth"
	"golang.org/x/term"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// A textStyle is how findings look as text.
type textStyle struct {
	context int  // lines to print before and after a finding's; negative: not even that
	colour  bool // mark places, rules and carets for a terminal
	links   bool // link rules to their pages, for a terminal
}

// maxFurther bounds the findings of one cause that are printed below the first.
const maxFurther = 8

// writeText prints a block for each cause of findings: the line of the first, each related place, the source lines of all,
// further places of the cause, a fix and, for the first finding of a rule, the class and the page of the rule. Without source
// lines it prints each finding separately. The anchor that links a CUDA source with a Go package is left out: it is irrelevant
// to the finding.
func writeText(w io.Writer, run Run, style textStyle) error {
	var text strings.Builder
	if style.context < 0 {
		for _, f := range run.Findings {
			style.writeFinding(&text, run.Texts, f)
		}
	} else {
		explained := map[string]bool{}
		for _, group := range byCause(run.Findings) {
			style.writeFinding(&text, run.Texts, group[0])
			style.writeFurther(&text, group[1:])
			style.writeHelp(&text, group, explained)
		}
	}
	_, err := io.WriteString(w, text.String())
	return err
}

// writeFinding prints a finding and the places that it speaks of.
func (s textStyle) writeFinding(w io.Writer, texts *sourcetext.Reader, f Finding) {
	fmt.Fprintf(w, "%s: %s %s\n", s.paint(bold, place(f.Place)), plain.Line(f.Message), s.rule(f.Rule))
	s.writeContext(w, texts, f.Place)
	for _, r := range f.Related {
		fmt.Fprintf(w, "%s: \t%s\n", s.paint(bold, place(r)), plain.Line(r.Message))
		textStyle{min(s.context, 0), s.colour, false}.writeContext(w, texts, r)
	}
}

// writeFurther prints the further findings of a cause, a line each.
func (s textStyle) writeFurther(w io.Writer, findings []Finding) {
	for i, f := range findings {
		if left := len(findings) - i; i == maxFurther && left > 1 {
			fmt.Fprintf(w, "\tand %s of the same cause (-format=%s prints each)\n", plain.Count(left, "more finding"), lineFormat)
			return
		}
		fmt.Fprintf(w, "%s: \talso: %s\n", s.paint(bold, place(f.Place)), plain.Line(f.Message))
	}
}

// writeHelp prints the fix for the findings of a cause and, once a rule, its class and page.
func (s textStyle) writeHelp(w io.Writer, findings []Finding, explained map[string]bool) {
	told := map[string]bool{}
	for _, f := range findings {
		for _, fix := range f.Fixes {
			if !told[fix.Message] {
				told[fix.Message] = true
				fmt.Fprintf(w, "\t%s %s (-fix)\n", s.paint(bold, "help:"), plain.Line(fix.Message))
			}
		}
	}
	f := findings[0]
	if info := rule.Lookup(f.Rule); info != nil && !explained[f.Rule] {
		explained[f.Rule] = true
		fmt.Fprintf(w, "\t%s %s\n", s.paint(bold, string(f.Class)+":"), info.URL())
	}
}

// rule returns the name of a rule in brackets, for a terminal that follows links (OSC 8) as one to its page.
func (s textStyle) rule(id string) string {
	text := s.paint(magenta, "["+id+"]")
	if info := rule.Lookup(id); info != nil && s.links {
		return "\x1b]8;;" + info.URL() + "\x1b\\" + text + "\x1b]8;;\x1b\\"
	}
	return text
}

// writeCount prints how many findings there are, by class, and how many of them fixes mend.
func writeCount(w io.Writer, findings []Finding) {
	if len(findings) == 0 {
		return
	}
	classes, fixable := map[rule.Class]int{}, 0
	for _, f := range findings {
		classes[f.Class]++
		if len(f.Fixes) > 0 {
			fixable++
		}
	}
	var parts []string
	for _, class := range rule.Classes {
		if n := classes[class]; n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, class))
		}
	}
	line := strings.Join(parts, ", ")
	if fixable > 0 {
		line += fmt.Sprintf("; %d fixable with -fix", fixable)
	}
	causes := ""
	if n := len(byCause(findings)); n < len(findings) {
		causes = " of " + plain.Count(n, "cause")
	}
	plain.Fprintf(w, "cudavet: %s%s (%s)\n", plain.Count(len(findings), "finding"), causes, line)
}

// place returns where a place is.
func place(p Place) string { return plain.Line(relative.Path(p.Pos.String())) }

// writeContext prints the lines around a place, numbered, and a caret below its column if that is on
// the line. The text above the tildes of the caret line belongs to the finding.
func (s textStyle) writeContext(w io.Writer, files *sourcetext.Reader, p Place) {
	if s.context < 0 {
		return
	}
	lines := bytes.Split(bytes.TrimSuffix(files.Of(p.Pos.Filename), []byte("\n")), []byte("\n"))
	for number := max(1, p.Pos.Line-s.context); number <= min(p.Pos.Line+s.context, len(lines)); number++ {
		line := strings.TrimSuffix(string(lines[number-1]), "\r")
		if number == 1 && strings.HasPrefix(line, byteOrderMark) {
			line = line[len(byteOrderMark):]
			p = p.moved(-len(byteOrderMark))
		}
		fmt.Fprintf(w, "%d\t%s\n", number, plain.Line(line))
		if number == p.Pos.Line && p.Pos.Column <= len(line)+1 {
			fmt.Fprintf(w, "%*s\t%s\n", len(strconv.Itoa(number)), "", s.paint(green, caret(line, p)))
		}
	}
}

// moved returns a place whose columns in its first line are others by some bytes.
func (p Place) moved(bytes int) Place {
	if p.End.Line == p.Pos.Line {
		p.End.Column += bytes
	}
	p.Pos.Column += bytes
	return p
}

// byteOrderMark may begin a file, and is no column of its first line.
const byteOrderMark = "\ufeff"

// caret returns the marker below the line of a place: a column for each that the text above takes on a terminal.
func caret(line string, p Place) string {
	start, end := max(p.Pos.Column, 1)-1, len(line)
	if p.End.Line == p.Pos.Line {
		end = min(max(start, max(p.End.Column, 1)-1), end)
	}
	var indent strings.Builder
	for _, r := range plain.Line(line[:start]) {
		if r == '\t' {
			indent.WriteRune(r)
			continue
		}
		indent.WriteString(strings.Repeat(" ", runewidth.RuneWidth(r)))
	}
	return indent.String() + "^" + strings.Repeat("~", max(runewidth.StringWidth(plain.Line(line[start:end]))-1, 0))
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
