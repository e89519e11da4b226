package cudasource

import (
	"errors"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/source"
)

// programs reports findings in texts that NVRTC compiles, at their place in Go code. An embedded file that is one of the
// package's sources is checked as such.
func programs(pkg *gofact.Package, reporter *report.Reporter) error {
	var failures []error
	for _, program := range pkg.Launcher.Programs() {
		if slices.ContainsFunc(pkg.Sources, func(s *cgobridge.Source) bool { return program.Embedded != nil && s.Path == program.File }) {
			continue
		}
		found, err := checkProgram(pkg, program)
		if err != nil {
			failures = append(failures, err)
			continue
		}
		for _, f := range found {
			tellProgram(f, program, reporter)
		}
	}
	return errors.Join(failures...)
}

// checkProgram returns the findings in a program that hold for all values of numbers and texts known only at run time.
func checkProgram(pkg *gofact.Package, program golaunch.Program) (found []finding.Finding, err error) {
	digits, words := []byte("019"), []string{"0", "float", "v_", "__device__", ""}
	if len(program.Holes) == 0 {
		digits = digits[:1]
	}
	if len(program.Words) == 0 {
		words = words[:1]
	}
	first := true
	for _, word := range words {
		for _, digit := range digits {
			text, _, _ := strings.Cut(program.FilledWith(digit, word), "\x00")
			list, isBroken, err := pkg.CheckProgram(filepath.Join(pkg.Dir, "program.cu"), text, program.Flags, program.Open, program.Known)
			switch {
			case err != nil:
				return nil, err
			case isBroken && len(words) > 1: // no text that would be there
				continue
			case first:
				found, first = list, false
				continue
			}
			found = slices.DeleteFunc(found, func(f finding.Finding) bool {
				return !slices.ContainsFunc(list, func(g finding.Finding) bool { return f.Rule == g.Rule && f.Pos.Offset == g.Pos.Offset })
			})
		}
	}
	return found, nil
}

// tellProgram reports a finding in a text: in the file that is embedded, or at the literal.
func tellProgram(f finding.Finding, program golaunch.Program, reporter *report.Reporter) {
	at := func(p source.Position) token.Pos {
		if file, offset := program.InFile(p.Offset); file != nil {
			before := file.Text[:offset]
			return reporter.Pos(source.Position{File: &source.File{Name: file.Path, Text: []byte(file.Text)}, Offset: offset,
				Line: strings.Count(before, "\n") + 1, Column: offset - strings.LastIndexByte(before, '\n')})
		}
		pos, _ := program.Pos(p.Offset)
		return pos
	}
	pos, last := at(f.Pos), at(end(f.Pos, f.End))
	if !pos.IsValid() {
		return
	}
	var related []analysis.RelatedInformation
	for _, r := range f.Related {
		if p := at(r.Pos); p.IsValid() {
			related = append(related, analysis.RelatedInformation{Pos: p, End: max(p, at(end(r.Pos, r.End))), Message: r.Message})
		}
	}
	reporter.ReportAs(f.Class, f.Rule, pos, max(pos, last), f.Message, nil, related...)
}
