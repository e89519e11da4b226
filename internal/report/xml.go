package report

import (
	"encoding/xml"
	"fmt"
	"io"

	"github.com/cudavet/cudavet/cudarules/plain"
)

// Forms that many services read: the reports of Checkstyle, and of JUnit as Apache Ant writes
// them. Findings are in the order of their files.

type checkstyleFile struct {
	Name   plain.Text        `xml:"name,attr"`
	Errors []checkstyleError `xml:"error"`
}

type checkstyleError struct {
	Line     int        `xml:"line,attr"`
	Column   int        `xml:"column,attr"`
	Severity string     `xml:"severity,attr"`
	Message  plain.Text `xml:"message,attr"`
	Source   plain.Text `xml:"source,attr"`
}

// checkstyleSeverities are Checkstyle's words.
var checkstyleSeverities = map[string]string{"error": "error", "warning": "warning", "note": "info"}

func writeCheckstyle(w io.Writer, run Run) error {
	report := struct {
		XMLName xml.Name         `xml:"checkstyle"`
		Version string           `xml:"version,attr"`
		Files   []checkstyleFile `xml:"file"`
	}{Version: "8.0"}
	for _, f := range run.all() {
		name := plain.Text(InRepository(f.Path))
		if n := len(report.Files); n == 0 || report.Files[n-1].Name != name {
			report.Files = append(report.Files, checkstyleFile{Name: name})
		}
		file := &report.Files[len(report.Files)-1]
		file.Errors = append(file.Errors, checkstyleError{
			f.line(), f.column(), checkstyleSeverities[run.weight(f)], plain.Text(f.Message), plain.Text("cudavet." + f.Rule),
		})
	}
	return writeXML(w, report)
}

type junitSuite struct {
	Name     string      `xml:"name,attr"`
	Tests    int         `xml:"tests,attr"`
	Failures int         `xml:"failures,attr"`
	Errors   int         `xml:"errors,attr"`
	Cases    []junitCase `xml:"testcase"`
}

type junitCase struct {
	Class   plain.Text  `xml:"classname,attr"`
	Name    plain.Text  `xml:"name,attr"`
	Failure *junitFault `xml:"failure"`
	Error   *junitFault `xml:"error"`
}

type junitFault struct {
	Type    plain.Text `xml:"type,attr"`
	Message plain.Text `xml:"message,attr"`
	Text    plain.Text `xml:",chardata"`
}

// writeJUnit prints a suite in which each finding is a case that fails, and each failure to check one
// with an error.
func writeJUnit(w io.Writer, run Run) error {
	suite := junitSuite{Name: "cudavet", Failures: len(run.Findings), Errors: len(run.Failures)}
	for _, f := range run.Findings {
		at := fmt.Sprintf("%s:%d:%d", InRepository(f.Path), f.line(), f.column())
		suite.Cases = append(suite.Cases, junitCase{
			Class: plain.Text(InRepository(f.Path)), Name: plain.Text(f.Rule + " " + at),
			Failure: &junitFault{plain.Text(f.Class), plain.Text(f.Message), plain.Text(at + ": " + f.Message)},
		})
	}
	for _, line := range run.Failures {
		suite.Cases = append(suite.Cases, junitCase{Class: "cudavet", Name: "not checked",
			Error: &junitFault{"not checked", plain.Text(line), plain.Text(line)}})
	}
	if len(suite.Cases) == 0 { // a suite of nothing counts as one that did not run
		suite.Cases = []junitCase{{Class: "cudavet", Name: "no findings"}}
	}
	suite.Tests = len(suite.Cases)
	return writeXML(w, struct {
		XMLName xml.Name   `xml:"testsuites"`
		Suite   junitSuite `xml:"testsuite"`
	}{Suite: suite})
}

func writeXML(w io.Writer, report any) error {
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	encoder := xml.NewEncoder(w)
	encoder.Indent("", "  ")
	if err := encoder.Encode(report); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}
