package command

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/why"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/report"
)

const whyText = `Explains why a rule reports a line, or why it is silent: a comment or flag that silences it, a condition
that leaves the line out, and unknown facts about the line with the reasons; then known facts. A header is
checked with a source that includes it. If the line has none of the code that the rule checks, that is reported.
For a rule on Go packages, the findings of the file's package on the line are shown.

The exit status is 3 if the rule reports the line, and 0 if it is silent.`

// whyCommand is the command that says why a rule speaks or is silent.
func whyCommand(flags *flag.FlagSet) action {
	var settings options.Options
	var loading load.Config
	settings.Register(flags)
	settings.RegisterConfig(flags)
	loading.Register(flags)
	return func(args []string, stdout, stderr io.Writer) (int, error) {
		loading.Log = stderr
		return explainSilence(&settings, loading, args, stdout)
	}
}

func explainSilence(settings *options.Options, loading load.Config, args []string, stdout io.Writer) (int, error) {
	if err := settings.Validate(); err != nil {
		return StatusFailed, err
	}
	file, line, info, err := whyArguments(args)
	if err != nil {
		return StatusFailed, err
	}
	if filepath.Ext(file) == ".go" || !rules.Checks(info) {
		return whyGo(stdout, settings, loading, file, line, info)
	}
	enabled, err := settings.Rules()
	if err != nil {
		return StatusFailed, err
	}
	a := asker{check.NewRun(settings, loading), why.Question{Line: line, Rule: info, Enabled: enabled}}
	answer, unit, err := a.ask(file)
	if err != nil {
		return StatusFailed, err
	}
	writeAnswer(stdout, file, line, info, answer, unit)
	if len(answer.Findings) > 0 {
		return StatusFound, nil
	}
	return StatusClean, nil
}

// An asker asks a question of sources.
type asker struct {
	run      *check.Run
	question why.Question
}

// maxUnits bounds how many sources are read for a line of a file that they include.
const maxUnits = 16

// ask returns the answer for a file: in a source that includes it, if there is one, unless the rule is known to have a finding
// in it alone. It also returns that source. Of several it is the first with a finding of the rule, else the first.
func (a asker) ask(file string) (answer *why.Answer, unit string, err error) {
	if buildfile.IsCUDA(file) {
		if answer, err = a.in(file, ""); err != nil || len(answer.Findings) > 0 {
			return answer, "", err
		}
	}
	for i, source := range a.run.Including(file) {
		if i == maxUnits {
			break
		}
		in, failed := a.in(source, file)
		if failed != nil {
			continue
		}
		found := len(in.Findings) > 0
		if found || answer == nil || unit != "" && len(answer.Withheld) == 0 && len(in.Withheld) > 0 {
			answer, unit = in, source
		}
		if found {
			break
		}
	}
	if answer == nil {
		answer, err = a.in(file, "")
	}
	return answer, unit, err
}

// in asks about a file that a source includes, or about the source itself.
func (a asker) in(source, file string) (*why.Answer, error) {
	q := a.question
	var err error
	q.File, q.In = source, file
	if q.Options, err = a.run.Compiler(source); err != nil {
		return nil, err
	}
	q.Elsewhere = a.run.HeaderNear
	q.Read = a.run.Readable([]string{source}, false).ReadFile
	return why.Ask(q)
}

// whyArguments reads FILE:LINE and RULE, in either order.
func whyArguments(args []string) (file string, line int, info *rule.Info, err error) {
	if len(args) != 2 {
		return "", 0, nil, errors.New("why needs FILE:LINE and a rule; 'cudavet why -h' says more")
	}
	place, id := args[0], args[1]
	if !strings.Contains(place, ":") {
		place, id = id, place
	}
	parts := strings.Split(place, ":")
	if len(parts) > 2 {
		if _, err := strconv.Atoi(parts[len(parts)-2]); err == nil { // FILE:LINE:COLUMN, as findings have it
			parts = parts[:len(parts)-1]
		}
	}
	if line, err = strconv.Atoi(parts[len(parts)-1]); err != nil || len(parts) < 2 {
		return "", 0, nil, fmt.Errorf("%s is no FILE:LINE", place)
	}
	file = strings.Join(parts[:len(parts)-1], ":")
	if info = rule.Lookup(id); info == nil {
		if near := rule.Near(id); len(near) > 0 {
			return "", 0, nil, fmt.Errorf("no rule %q; near: %s", id, strings.Join(near, ", "))
		}
		return "", 0, nil, fmt.Errorf("no rule %q; 'cudavet help' lists them", id)
	}
	return file, line, info, nil
}

// writeAnswer writes an answer in readable form: the findings, else the reasons for silence, and known
// facts.
func writeAnswer(w io.Writer, file string, line int, info *rule.Info, a *why.Answer, unit string) {
	list := func(title string, notes []why.Note) {
		if len(notes) > 0 {
			plain.Fprintf(w, "%s:\n", title)
		}
		for _, n := range notes {
			place := relative.Path(cmp.Or(unit, file))
			if n.Pos.IsValid() {
				place = fmt.Sprintf("%s:%d", relative.Path(n.Pos.File.Name), n.Pos.Line)
			}
			plain.Fprintf(w, "\t%s: %s\n", place, n.Text)
		}
	}
	if len(a.Findings) > 0 {
		plain.Fprintf(w, "%s speaks of %s:%d%s:\n", info.ID, relative.Path(file), line, includedBy(unit))
		for _, f := range a.Findings {
			plain.Fprintf(w, "\t%s:%d:%d: %s\n", relative.Path(f.Pos.File.Name), f.Pos.Line, f.Pos.Column, f.Message)
			for _, r := range f.Related {
				plain.Fprintf(w, "\t\t%s:%d:%d: %s\n", relative.Path(r.Pos.File.Name), r.Pos.Line, r.Pos.Column, r.Message)
			}
		}
		list("known", a.Known)
		return
	}
	plain.Fprintf(w, "%s is silent about %s:%d%s\n", info.ID, relative.Path(file), line, includedBy(unit))
	list("found, but not told", a.Withheld)
	list("not known, or in the way", a.Obstacles)
	list("known", a.Known)
	if len(a.Withheld)+len(a.Obstacles) == 0 {
		looks := ""
		if a.Looks != "" {
			looks = ", which looks at " + a.Looks + ","
		}
		plain.Fprintf(w, "nothing is unknown there, and the rule%s finds nothing against its demand:\n\t%s\n", looks, info.Doc)
	}
}

// includedBy says which source sees a file.
func includedBy(unit string) string {
	if unit == "" {
		return ""
	}
	return ", as " + relative.Path(unit) + " includes it"
}

// whyGo asks the package of a file for the findings of a rule on Go packages.
func whyGo(stdout io.Writer, settings *options.Options, loading load.Config, file string, line int, info *rule.Info) (int, error) {
	enabled, err := settings.Rules()
	if err != nil {
		return StatusFailed, err
	}
	only := *settings
	only.Enable, only.Disable = info.ID, rule.ClassList()
	folder := filepath.Dir(file)
	if !filepath.IsAbs(folder) {
		folder = "." + string(filepath.Separator) + folder
	}
	found := check.NewRun(&only, loading).Packages([]string{folder})
	path, _ := filepath.Abs(file)
	on := func(p report.Place) bool {
		abs, _ := filepath.Abs(p.Pos.Filename)
		return abs == path && p.Pos.Line == line
	}
	findings := slices.DeleteFunc(report.Dedupe(found.Findings), func(f report.Finding) bool {
		return f.Rule != info.ID || !on(f.Place) && !slices.ContainsFunc(f.Related, on) && (f.Anchor == nil || !on(*f.Anchor))
	})
	if len(findings) > 0 && enabled.Has(info) {
		plain.Fprintf(stdout, "%s speaks of %s:%d:\n", info.ID, relative.Path(file), line)
	} else {
		plain.Fprintf(stdout, "%s is silent about %s:%d\n", info.ID, relative.Path(file), line)
	}
	for _, f := range findings {
		plain.Fprintf(stdout, "\t%s:%d:%d: %s\n", relative.Path(f.Pos.Filename), f.Pos.Line, f.Pos.Column, f.Message)
		for _, r := range f.Related {
			plain.Fprintf(stdout, "\t\t%s:%d:%d: %s\n", relative.Path(r.Pos.Filename), r.Pos.Line, r.Pos.Column, strings.TrimSpace(r.Message))
		}
	}
	if !enabled.Has(info) {
		plain.Fprintf(stdout, "\tthe rule is off, as are others of class %s: -enable=%s turns it on\n", info.Class, info.ID)
	}
	for _, line := range slices.Concat(found.Failures, found.Partial) {
		plain.Fprintf(stdout, "\t%s\n", line)
	}
	plain.Fprintf(stdout, "\t%s\n", found.Summary.Line())
	if len(findings) > 0 && enabled.Has(info) {
		return StatusFound, nil
	}
	return StatusClean, nil
}
