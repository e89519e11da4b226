// Package rules holds the CUDA rules. Each is a small function over the meaning of a translation unit,
// in a file named after its subject, next to its help text. A rule reports only certain violations.
package rules

import (
	"fmt"
	"slices"

	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/internal/parallel"
	"github.com/cudavet/cudavet/cudarules/launchconfig"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
	"github.com/cudavet/cudavet/cudarules/timing"
)

// A check finds the violations of a rule. It is called once for each view of a translation unit, or
// once for both if they see the same text, before the units are walked: it registers its visitors.
type check struct {
	info       *rule.Info
	run        func(*pass)
	directives bool // it looks at preprocessing directives alone, and at once
	threads    bool // it uses the interactions between the threads of launches
}

var checks []check

// register adds a rule and the function that checks it.
func register(run func(*pass), info rule.Info) {
	checks = append(checks, check{info: rule.Register(&info), run: run})
}

// registerThreads is register for a rule on interactions between the threads of launches.
func registerThreads(run func(*pass), info rule.Info) {
	checks = append(checks, check{info: rule.Register(&info), run: run, threads: true})
}

// Checks reports whether a rule is checked on CUDA sources.
func Checks(info *rule.Info) bool {
	return slices.ContainsFunc(checks, func(c check) bool { return c.info == info })
}

// A report is a violation that a rule has found, whether it is shown or suppressed.
type report struct {
	finding.Finding

	silenced  bool // by a pragma, if nvcc only warns
	uncertain bool // whether nvcc compiles the place at all is not known
}

// Run checks the rules in set on the units in focus of both views. Code that defines CUDA's words
// itself, as for another compiler, is checked for these definitions only. The time of each rule is
// added to times, which may be nil: shared results count for the first rule that needs them.
func Run(set rule.Set, host, device *sema.TU, times *timing.Times) []finding.Finding {
	return told(Breaches(set, host, device, times))
}

// RunLaunched checks the interactions between threads of launches made by code outside of the translation unit, and
// nothing else: a finding may also be one of [Run].
func RunLaunched(set rule.Set, host, device *sema.TU, outside []*launchconfig.Outside, times *timing.Times) []finding.Finding {
	if DefinesCUDA(host) || DefinesCUDA(device) {
		return nil
	}
	v := newViews(set, host, device, times)[0] // the device's
	v.outside = outside
	passes := v.passes(func(c check) bool { return c.threads })
	v.walk()
	return told(breachesOf(passes))
}

func told(breaches []Breach) (findings []finding.Finding) {
	for _, b := range breaches {
		if b.Withheld == "" {
			findings = append(findings, b.Finding)
		}
	}
	return findings
}

// A Breach is a finding, and why it is suppressed; empty if it is not.
type Breach struct {
	finding.Finding
	Withheld string
}

// Breaches is [Run] with suppressed findings.
func Breaches(set rule.Set, host, device *sema.TU, times *timing.Times) []Breach {
	foreign := DefinesCUDA(host) || DefinesCUDA(device)
	views := newViews(set, host, device, times)
	var passes []*pass
	for _, v := range views {
		passes = append(passes, v.passes(func(c check) bool { return c.directives || !foreign })...)
	}
	if !foreign {
		parallel.Each(len(views), func(i int) { views[i].walk() })
	}
	return breachesOf(passes)
}

// passes returns passes over the view by those checks of the set that are wanted.
func (v *view) passes(wanted func(check) bool) (passes []*pass) {
	for _, c := range checks {
		if v.set.Has(c.info) && wanted(c) {
			p := &pass{view: v, rule: c.info}
			v.activity = timing.Activity{Kind: timing.Rule, Name: c.info.ID}
			v.watch.Switch(v.activity)
			c.run(p)
			passes = append(passes, p)
		}
	}
	v.watch.Switch(timing.Activity{})
	return passes
}

func breachesOf(passes []*pass) (breaches []Breach) {
	for _, p := range passes {
		for _, r := range p.reports {
			breaches = append(breaches, Breach{r.Finding, p.withheld(&r)})
		}
	}
	return breaches
}

// withheld says why a report is suppressed; empty if it is not.
func (p *pass) withheld(r *report) string {
	switch {
	case r.silenced:
		return "a #pragma silences nvcc's warning of it"
	case r.uncertain:
		return "something else may stand there, which compilers or a header that is missing decide on"
	case !p.set.In(r.Pos.File.Name).Reports(r.Rule, r.Class):
		return "findings of class " + string(r.Class) + " are off"
	case p.IsSystem(r.Pos.File): // instances of templates may lie in one
		return "it stands in a system header"
	}
	return ""
}

// DefinesCUDA reports whether a translation unit has macros of its own for the
// words that say where code runs.
func DefinesCUDA(tu *sema.TU) bool {
	for _, u := range tu.Units {
		for _, m := range u.Source.Macros {
			if !m.Undef && (m.Name == "__global__" || m.Name == "__device__") {
				return true
			}
		}
	}
	return false
}

// A pass is one rule over one view.
type pass struct {
	*view
	rule    *rule.Info
	reports []report
}

// report adds a breach at a node.
func (p *pass) report(n syntax.Node, format string, args ...any) *report {
	return p.reportRange(n, n.Start(), n.End(), format, args...)
}

// reportMark adds a breach at a CUDA word in the tree of n.
func (p *pass) reportMark(n syntax.Node, m syntax.Mark, format string, args ...any) *report {
	return p.reportRange(n, m.Start, m.End, format, args...)
}

func (p *pass) reportRange(n syntax.Node, start, end int, format string, args ...any) *report {
	r := p.reportAt(p.place(n, start, end), format, args...)
	r.uncertain = p.isCompilerVariant(n, start) || p.MayBeOther(n, start)
	r.silenced = slices.ContainsFunc(p.rule.Nvcc, func(w rule.Warning) bool {
		return p.Silences(p.Unit(n), start, w.Number, w.Tag)
	})
	return r
}

// isCompilerVariant reports whether a place in the tree of n is in a part of a function that is
// written for some unknown compilers only. The code for nvcc is in another part then.
func (p *pass) isCompilerVariant(n syntax.Node, at int) bool {
	branch, ok := p.Unit(n).Source.CompilerBranch(at)
	for ; ok && !n.IsZero(); n = n.Parent() {
		if n.Kind() == syntax.FunctionDefinition && n.Start() < branch.Start {
			return true
		}
	}
	return false
}

// reportAt adds a breach at a place in a file.
func (p *pass) reportAt(at finding.Span, format string, args ...any) *report {
	p.reports = append(p.reports, report{Finding: finding.Finding{Rule: p.rule, Class: p.rule.Class, Span: at, Message: fmt.Sprintf(format, args...)}})
	return &p.reports[len(p.reports)-1]
}

// place returns the source of a stretch of text in the tree of n.
func (p *pass) place(n syntax.Node, start, end int) finding.Span {
	u := p.Unit(n).Source
	at := finding.Span{Pos: u.Origin(start)}
	at.End = u.Origin(max(end-1, start))
	if at.End.File != at.Pos.File || at.End.Offset < at.Pos.Offset {
		at.End = at.Pos
	}
	at.End = at.Pos.File.Position(at.End.Offset + 1)
	return at
}

// at returns the place of a node.
func (p *pass) at(n syntax.Node) finding.Span { return p.place(n, n.Start(), n.End()) }

// accepted marks a report as one of code that nvcc accepts and runs.
func (r *report) accepted() *report {
	r.Class = r.Rule.Accepted
	r.Message += "; nvcc accepts it"
	return r
}

// unsilenced marks a report as one of code that nvcc rejects or accepts silently, where it warns of
// other violations of the rule.
func (r *report) unsilenced() { r.silenced = false }

// related adds another place to a report.
func (r *report) related(at finding.Span, format string, args ...any) {
	r.Related = append(r.Related, finding.Related{Span: at, Message: fmt.Sprintf(format, args...)})
}
