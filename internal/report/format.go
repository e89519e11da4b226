package report

import (
	"flag"
	"io"
)

// A Format is how findings are printed: as text, or as a flag says.
type Format struct {
	json, sarif, codeQuality bool
	text                     textStyle
	colour                   colourMode
	stats                    bool
}

// Register declares the flags.
func (o *Format) Register(fs *flag.FlagSet) {
	fs.BoolVar(&o.json, "json", false, "print findings as JSON, in the form of go vet -json")
	fs.BoolVar(&o.sarif, "sarif", false, "print findings as SARIF 2.1.0")
	fs.IntVar(&o.text.context, "c", -1, "print the line of each finding with `N` lines of context")
	o.colour = colourAuto
	fs.Var(&o.colour, "color", "`when` to print text in colour: auto, always or never")
	fs.BoolVar(&o.stats, "stats", false, "print to standard error how often each rule was broken, of removed-api by symbol")
	fs.BoolVar(&o.codeQuality, "codequality", false, "print findings as a code quality report of GitLab's")
}

// Write prints the findings.
func (o *Format) Write(w io.Writer, findings []Finding) error {
	o.text.colour = o.colour.wants(w)
	switch {
	case o.sarif:
		return writeSARIF(w, findings)
	case o.json:
		return writeJSON(w, findings)
	case o.codeQuality:
		return writeCodeQuality(w, findings)
	}
	return writeText(w, findings, o.text)
}

// WriteStats prints how often each rule was broken, if the flags ask for it.
func (o *Format) WriteStats(w io.Writer, findings []Finding) {
	if o.stats {
		writeStats(w, findings)
	}
}
