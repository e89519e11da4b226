package report

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/output"
	"github.com/cudavet/cudavet/internal/sourcetext"
)

// A Format is how findings are printed, and to which files they are written.
type Format struct {
	name    string // of a format; empty for text
	files   outputs
	text    textStyle
	colour  colourMode
	stats   bool
	weights func(rule.Class) string // see [Format.WeighBy]
}

// A Run is the printed result of a run.
type Run struct {
	Version  string // of the program
	Findings []Finding
	Failures []string           // failures to check, a line each
	Partial  []string           // parts not checked because of a limit
	Texts    *sourcetext.Reader // of files that may be shown; nil: none

	severity func(rule.Class) string
}

// formats are the forms for other programs, by their names.
var formats = map[string]func(io.Writer, Run) error{
	"json":        writeJSON,
	"sarif":       writeSARIF,
	"codequality": writeCodeQuality,
	"github":      writeGitHub,
	"checkstyle":  writeCheckstyle,
	"junit":       writeJUnit,
}

// The formats for people: blocks with source lines, and a line for each finding.
const (
	textFormat = "text"
	lineFormat = "line"
)

// FormatNames returns the names of all formats.
func FormatNames() []string {
	return append([]string{textFormat, lineFormat}, slices.Sorted(maps.Keys(formats))...)
}

func isFormat(name string) bool {
	return formats[name] != nil || name == textFormat || name == lineFormat
}

// formatNames names all formats, for people.
func formatNames() string { return strings.Join(FormatNames(), ", ") }

// A destination is a file that findings are written to.
type destination struct{ format, file string }

// outputs are those of the flag -o.
type outputs []destination

func (o *outputs) String() string { return "" }

// Set takes FORMAT=FILE, or a file whose extension determines the format.
func (o *outputs) Set(value string) error {
	format, file, ok := strings.Cut(value, "=")
	if !ok {
		format, file = strings.TrimPrefix(filepath.Ext(value), "."), value
		if format == "txt" {
			format = textFormat
		}
	}
	if !isFormat(format) || file == "" {
		return fmt.Errorf("want FORMAT=FILE with one of the formats %s", formatNames())
	}
	*o = append(*o, destination{format, file})
	return nil
}

// Register declares the flags.
func (o *Format) Register(fs *flag.FlagSet) {
	choose := func(name string) func(string) error {
		return func(given string) error {
			if given != "true" { // -json=false
				return nil
			}
			return o.choose(name)
		}
	}
	fs.BoolFunc("json", "print findings as JSON, in the form of go vet -json", choose("json"))
	fs.BoolFunc("sarif", "print findings as SARIF 2.1.0", choose("sarif"))
	fs.BoolFunc("codequality", "print findings as a GitLab code quality report", choose("codequality"))
	fs.Func("format", "print findings in a `format`: "+formatNames(), o.choose)
	fs.Var(&o.files, "o", "also write findings to a file: `format=file`, or a name such as a.sarif; can be repeated")
	fs.IntVar(&o.text.context, "c", 0, "print the line of each finding with `N` lines of context, or with -1 none")
	o.colour = colourAuto
	fs.Var(&o.colour, "color", "`when` to print text in colour: auto, always or never")
	fs.BoolVar(&o.stats, "stats", false, "print the number of findings of each rule to standard error, for removed-api by symbol")
}

func (o *Format) choose(name string) error {
	switch {
	case !isFormat(name):
		return fmt.Errorf("no format %q; there are %s", name, formatNames())
	case o.name != "" && o.name != name:
		return fmt.Errorf("%s and %s are two formats; -o writes one of them to a file", o.name, name)
	}
	o.name = name
	return nil
}

// WeighBy has findings of a class weigh as a function says, in the words of SARIF 2.1.0 (section
// 3.27.10); where it says nothing, by the class itself.
func (o *Format) WeighBy(severity func(rule.Class) string) { o.weights = severity }

// Write prints the findings, and writes them to the files.
func (o *Format) Write(w io.Writer, run Run) error {
	run.severity = o.severity
	if run.Texts == nil {
		run.Texts = sourcetext.None()
	}
	style := o.text
	style.colour = o.colour.wants(w)
	style.links = style.colour && IsTerminal(w)
	err := write(w, o.name, run, style)
	for _, out := range o.files {
		var text bytes.Buffer
		failed := write(&text, out.format, run, o.text)
		if failed == nil {
			failed = output.WriteFile(out.file, text.Bytes())
		}
		if failed != nil {
			err = errors.Join(err, fmt.Errorf("-o: %w", failed))
		}
	}
	return err
}

func write(w io.Writer, format string, run Run, style textStyle) error {
	if to := formats[format]; to != nil {
		return to(w, run)
	}
	if format == lineFormat {
		style.context = -1
	}
	return writeText(w, run, style)
}

// severity says how a breach of a rule of the class weighs.
func (o *Format) severity(class rule.Class) string {
	if o.weights != nil {
		if s := o.weights(class); s != "" {
			return s
		}
	}
	return Severity(class)
}

// Severity returns the default severity of a violation of a rule of the class, in the words of SARIF
// 2.1.0 (section 3.27.10).
func Severity(class rule.Class) string {
	switch class {
	case rule.IllFormed, rule.Undefined:
		return "error"
	case rule.Conditional:
		return "warning"
	}
	return "note"
}

// WriteCount prints how many findings there are, where they are printed for people.
func (o *Format) WriteCount(w io.Writer, findings []Finding) {
	if formats[o.name] == nil {
		writeCount(w, findings)
	}
}

// WriteStats prints how often each rule was broken, if the flags ask for it.
func (o *Format) WriteStats(w io.Writer, findings []Finding) {
	if o.stats {
		writeStats(w, findings)
	}
}
