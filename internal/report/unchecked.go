package report

import (
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
)

// Every format for programs includes failures to check, so that a service that reads one of them alone does not take a run
// for one without findings. They are reported under the name of a rule there.
const (
	notChecked    = "not-checked"
	notCheckedDoc = "Something could not be checked as a whole, and what is wrong with it may not be told."
)

// all returns the findings, followed by failures to check in the form of findings.
func (run Run) all() []Finding {
	all := slices.Clip(run.Findings)
	for _, line := range run.Failures {
		message := strings.TrimPrefix(line, "cudavet: ")
		place := placeOf(message)
		place.Message = message
		all = append(all, Finding{Unit: "cudavet", Analyzer: notChecked, Rule: notChecked, Path: place.Pos.Filename, Place: place})
	}
	return all
}

// weight says how a finding weighs, in the words of SARIF 2.1.0 (section 3.27.10).
func (run Run) weight(f Finding) string {
	if f.Rule == notChecked {
		return Severity(rule.Undefined)
	}
	return run.severity(f.Class)
}

var leadingPlace = regexp.MustCompile(`^(.+?)(?::([0-9]+))?(?::([0-9]+))?: `)

// placeOf returns the place that a line begins with, if it is one of a file; else the module's file or the current folder,
// since services want a place.
func placeOf(line string) Place {
	var at token.Position
	if m := leadingPlace.FindStringSubmatch(line); m != nil && isFile(m[1]) {
		at.Filename = m[1]
		at.Line, _ = strconv.Atoi(m[2])
		at.Column, _ = strconv.Atoi(m[3])
	} else if isFile("go.mod") {
		at.Filename = "go.mod"
	} else {
		at.Filename = "."
	}
	if path, err := filepath.Abs(at.Filename); err == nil {
		at.Filename = path
	}
	at.Line, at.Column = max(1, at.Line), max(1, at.Column)
	return Place{Pos: at, End: at}
}

func isFile(name string) bool {
	info, err := os.Lstat(name)
	return err == nil && info.Mode().IsRegular()
}
