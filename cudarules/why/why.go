// Package why says why a rule speaks of a line of a source, or why it is silent there.
//
// It does not know individual rules. It runs the one rule, and collects the obstacles between the line
// and a finding: comments that silence it, flags and classes, conditions that leave the line out, and
// every unanswered query about the line.
package why

import (
	"cmp"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/suppress"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Question is about a rule and a line of a source.
type Question struct {
	File    string
	In      string // the file of the line, which File includes; empty for File itself
	Line    int
	Rule    *rule.Info
	Enabled rule.Set     // the rules that the run would report
	Options nvcc.Options // with which the source is compiled

	Read      func(name string) ([]byte, error) // of the source and its includes
	Elsewhere source.Elsewhere                  // where it may include more from; nil for nowhere
}

// An Answer is the explanation.
type Answer struct {
	Findings []finding.Finding // that are reported on the line
	Withheld []Note            // the findings that are not, each with the reason

	// Obstacles are the reasons that keep the rule silent, in the order in which they apply: nothing
	// is compiled there, or something is unknown.
	Obstacles []Note

	// Known has the known facts about the line.
	Known []Note

	// Looks names the inputs of the rule; empty if it is only known to check files.
	Looks string
}

// A Note is about a place.
type Note struct {
	Pos  source.Position // invalid if it is about the file as a whole
	Text string
}

// Ask answers a question. The error says why the file cannot be read at all.
func Ask(q Question) (*Answer, error) {
	only, err := onlyRule(q.Rule)
	if err != nil {
		return nil, err
	}
	checker := cudarules.NewCheckerReading(only, q.Read)
	checker.LookElsewhere(q.Elsewhere)
	analysis, err := checker.Load(q.File, q.Options)
	if err != nil {
		return nil, err
	}
	main := analysis.Host.Source.Main
	if q.In != "" {
		if main = included(analysis.Host, q.In); main == nil {
			main = included(analysis.Device, q.In)
		}
		if main == nil {
			return nil, ErrNotIncluded
		}
	}
	if last := main.Position(len(main.Text)).Line; q.Line < 1 || q.Line > last {
		return nil, fmt.Errorf("%s has no line %d", cmp.Or(q.In, q.File), q.Line)
	}
	e := &examiner{Question: q, main: main, answer: &Answer{}}
	e.views = []*sema.TU{analysis.Host}
	if analysis.Device != analysis.Host {
		e.views = append(e.views, analysis.Device)
	}
	traces := make([]trace, len(e.views))
	for i, tu := range e.views {
		tu.Trace = traces[i].add
	}
	breaches := rules.Breaches(only, analysis.Host, analysis.Device, nil)
	for _, tu := range e.views {
		tu.Trace = nil
	}
	e.findings(breaches)
	e.whole()
	e.compiled()
	for i, tu := range e.views {
		e.doubts(tu, traces[i])
	}
	for _, tu := range e.views {
		e.bodies(tu)
	}
	if len(e.answer.Findings)+len(e.answer.Withheld) == 0 {
		e.looks(rules.LooksAt(only, analysis.Host, analysis.Device))
	}
	e.missing()
	return e.answer, nil
}

// ErrNotIncluded says that a source does not include the file that the question is about.
var ErrNotIncluded = errors.New("the source does not include the file")

// included returns a file that a view includes; nil if it does not.
func included(tu *sema.TU, name string) *source.File {
	for _, u := range tu.Source.Units {
		for _, f := range u.Files() {
			if isSame(f.Name, name) {
				return f
			}
		}
	}
	return nil
}

func isSame(a, b string) bool {
	x, err := filepath.Abs(a)
	if err != nil {
		return false
	}
	y, err := filepath.Abs(b)
	return err == nil && x == y
}

// onlyRule is the set of one rule.
func onlyRule(info *rule.Info) (rule.Set, error) {
	var classes []string
	for _, c := range rule.Classes {
		classes = append(classes, string(c))
	}
	return rule.NewSet(info.ID, strings.Join(classes, ","))
}

// A trace is the questions of a run that had no answer. The views are looked at side
// by side, each by one goroutine.
type trace []sema.Doubt

func (t *trace) add(d sema.Doubt) { *t = append(*t, d) }

// An examiner makes an answer.
type examiner struct {
	Question
	main    *source.File
	views   []*sema.TU
	answer  *Answer
	doubted []syntax.Node // the subjects of obstacles
}

// note adds a note that is not there yet.
func note(list *[]Note, at source.Position, format string, args ...any) {
	n := Note{at, fmt.Sprintf(format, args...)}
	if !slices.ContainsFunc(*list, func(o Note) bool { return o.Text == n.Text && o.Pos.File == n.Pos.File && o.Pos.Line == n.Pos.Line }) {
		*list = append(*list, n)
	}
}

func (e *examiner) obstacle(at source.Position, format string, args ...any) {
	note(&e.answer.Obstacles, at, format, args...)
}

func (e *examiner) known(at source.Position, format string, args ...any) {
	note(&e.answer.Known, at, format, args...)
}

// at returns the place of the line.
func (e *examiner) at() source.Position {
	return source.Position{File: e.main, Line: e.Line, Column: 1}
}

// findings sorts the findings of the rule on the line.
func (e *examiner) findings(breaches []rules.Breach) {
	var comments suppress.Sources
	for _, b := range breaches {
		if b.Pos.File != e.main || b.Pos.Line != e.Line {
			continue
		}
		why := b.Withheld
		switch {
		case why != "":
		case comments.In(e.main).Silences(e.Line, e.Rule.ID):
			why = "a comment silences it"
		case !e.Enabled.In(e.main.Name).Reports(e.Rule, b.Class):
			why = fmt.Sprintf("the rule is off: -enable=%s turns it on", e.Rule.ID)
		}
		if why == "" {
			if !slices.ContainsFunc(e.answer.Findings, func(f finding.Finding) bool { return f.Pos == b.Pos && f.Message == b.Message }) {
				e.answer.Findings = append(e.answer.Findings, b.Finding)
			}
			continue
		}
		note(&e.answer.Withheld, b.Pos, "%s, and it is not told: %s", b.Message, why)
	}
}

// whole records facts about the whole file.
func (e *examiner) whole() {
	if !e.Enabled.Has(e.Rule) {
		e.obstacle(source.Position{}, "the rule is off, as are others of class %s: -enable=%s turns it on", e.Rule.Class, e.Rule.ID)
	}
	for _, tu := range e.views {
		if rules.DefinesCUDA(tu) {
			e.obstacle(source.Position{}, "the source defines CUDA's words itself, as for another compiler: no rule looks at more than that")
			return
		}
	}
	if e.Rule.Class == rule.Conditional {
		e.known(source.Position{}, "a rule of class %s speaks under some flags, hosts or architectures only: %s", e.Rule.Class, e.Rule.Doc)
	}
	if !e.Options.Whole {
		e.known(source.Position{}, "no build rule compiles the file: it is read as nvcc would by default, with the flags that are given")
	}
	if e.Options.Unknown != 0 {
		e.obstacle(source.Position{}, "%s of the build rule is not known: %s", e.Options.Unknown, e.Options.Reason)
	}
}

// compiled records the reason that leaves the line out.
func (e *examiner) compiled() {
	if e.main.IsEmpty(e.Line) {
		e.obstacle(e.at(), "there is no code on the line")
		return
	}
	for i, tu := range e.views {
		u, on := e.compiledIn(tu)
		if len(on) > 0 {
			if slices.ContainsFunc(on, u.IsUndecided) {
				e.obstacle(e.at(), "it is not known whether the line is compiled: %s", e.condition(u, true))
			}
			continue
		}
		if len(e.views) > 1 {
			if _, other := e.compiledIn(e.views[1-i]); len(other) > 0 {
				e.known(e.at(), "the %s's compilation leaves the line out: %s", tu.View, e.condition(u, false))
				continue
			}
		}
		e.obstacle(e.at(), "the line is not compiled: %s", e.condition(u, false))
	}
}

// compiledIn returns the unit of a view that has the line, and where; else one that has none of it.
func (e *examiner) compiledIn(tu *sema.TU) (u *source.Unit, on []int) {
	for _, unit := range tu.Source.Units {
		if !slices.Contains(unit.Files(), e.main) {
			continue
		}
		if on := unit.From(e.main, e.Line); len(on) > 0 {
			return unit, on
		}
		if u == nil || unit.File == e.main {
			u = unit
		}
	}
	if u == nil {
		u = tu.Main().Source
	}
	return u, nil
}

// condition says which condition leaves the line out of a unit, or may do so.
func (e *examiner) condition(u *source.Unit, undecided bool) string {
	branches := e.main.Branches(e.Line)
	for _, b := range branches {
		if undecided || !u.HasFrom(e.main, b.First, b.Last) {
			return fmt.Sprintf("%s in line %d", b.Directive, b.Line)
		}
	}
	return "a macro drops it"
}

// doubts records the unanswered queries about the line.
func (e *examiner) doubts(tu *sema.TU, t trace) {
	for _, n := range tu.Broken() {
		if u := tu.Unit(n); e.spans(tu, n.Start(), n.End(), u) {
			e.obstacle(u.Source.Origin(n.Start()), "a syntax error: the declaration around the line is not understood")
		}
	}
	for _, d := range t {
		if u := tu.Unit(d.Node); u != nil {
			if at := u.Source.Origin(d.Node.Start()); at.File == e.main && at.Line == e.Line {
				e.obstacle(at, "%s is not known: %s", oneLine(d.Question), d.Why)
				e.doubted = append(e.doubted, d.Node)
			}
		}
	}
}

// spans reports whether a piece of a unit's text begins in the file at the line or before, and ends
// there or later.
func (e *examiner) spans(tu *sema.TU, start, end int, u *sema.Unit) bool {
	if u == nil || u.Prelude {
		return false
	}
	first, last := u.Source.Origin(start), u.Source.Origin(max(end-1, start))
	return first.File == e.main && last.File == e.main && first.Line <= e.Line && e.Line <= last.Line
}

// missing records possible causes of any unknown.
func (e *examiner) missing() {
	for _, tu := range e.views {
		for _, include := range tu.Source.Missing {
			e.obstacle(include.Pos, "the header %s is not found: what it declares is not known", include.Name)
		}
		for l := range tu.Limits().All() {
			e.obstacle(source.Position{}, "%v", l)
		}
		for _, u := range tu.Units {
			if u.Source.File == e.main {
				for l := range u.Limits().All() {
					e.obstacle(source.Position{}, "%v", l)
				}
			}
		}
	}
}

// oneLine is the beginning of a text, on one line.
func oneLine(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > mostText {
		return string(r[:mostText]) + "…"
	}
	return text
}

// mostText is how many characters of a piece of the source a note shows.
const mostText = 70
