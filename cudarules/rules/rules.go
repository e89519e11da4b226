// Package rules holds the CUDA rules. Each is a small function over the
// meaning of a translation unit, in a file named after its subject, next to
// what help says of it. A rule reports only what it is certain of.
package rules

import (
	"fmt"
	"iter"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A check finds the breaches of a rule. It is called once for each view of a
// translation unit, or once for both where they see the same text.
type check struct {
	info *rule.Info
	run  func(*pass)
}

var checks []check

// register adds a rule and the function that checks it.
func register(run func(*pass), info rule.Info) {
	checks = append(checks, check{rule.Register(&info), run})
}

// A Report is a breach of a rule.
type Report struct {
	Rule    *rule.Info
	At      Place
	Message string
	Related []Related
	Fixes   []Fix
}

// A Place is a stretch of a source file.
type Place struct{ Pos, End source.Position }

// Related is another place that a report speaks of.
type Related struct {
	Place
	Message string
}

// A Fix mends a breach.
type Fix struct {
	Message string
	Edits   []Edit
}

// An Edit replaces a stretch of source.
type Edit struct {
	At  Place
	New string
}

// Run checks the rules in set on the units in focus of both views.
func Run(set rule.Set, host, device *sema.TU) []Report {
	var reports []Report
	views := []*sema.TU{host}
	if device != host {
		views = append(views, device)
	}
	asked := make([]common, len(views))
	for _, c := range checks {
		if !set[c.info.ID] {
			continue
		}
		for i, tu := range views {
			p := &pass{TU: tu, Host: host, Device: device, rule: c.info, common: &asked[i]}
			c.run(p)
			reports = append(reports, p.reports...)
		}
	}
	return reports
}

// A pass is one rule over one view.
type pass struct {
	*sema.TU
	Host, Device *sema.TU

	rule    *rule.Info
	reports []Report
	common  *common
}

// common is what several rules ask of one view.
type common struct {
	host, device  []*sema.Body  // those that run on one side or on both; nil: not asked for
	hostVariables []variableUse // in bodies that run on the device
	pointers      *pointerUses
	arguments     []templateArgument // nil: not asked for
	objects       []spacedObject     // nil: not asked for
}

// onHost reports whether the view is the host's, or both.
func (p *pass) onHost() bool { return p.TU == p.Host }

// onDevice reports whether the view is the device's, or both.
func (p *pass) onDevice() bool { return p.TU == p.Device }

// functions yields the function declarations of the units to check.
func (p *pass) functions() iter.Seq[*sema.FuncDecl] { return each(p, p.FuncDecls) }

// kernels yields the declarations that say __global__.
func (p *pass) kernels() iter.Seq[*sema.FuncDecl] {
	return func(yield func(*sema.FuncDecl) bool) {
		for fd := range p.functions() {
			if fd.Written()&sema.GlobalSpace != 0 && !yield(fd) {
				return
			}
		}
	}
}

// records yields the classes of the units to check.
func (p *pass) records() iter.Seq[*sema.Record] { return each(p, p.Records) }

// variables yields the variables of the units to check.
func (p *pass) variables() iter.Seq[*sema.Variable] { return each(p, p.Variables) }

func each[T any](p *pass, of func(*sema.Unit) iter.Seq[T]) iter.Seq[T] {
	return func(yield func(T) bool) {
		for _, u := range p.Focus {
			for x := range of(u) {
				if !yield(x) {
					return
				}
			}
		}
	}
}

// report adds a breach at a node.
func (p *pass) report(n syntax.Node, format string, args ...any) *Report {
	return p.reportRange(n, n.Start(), n.End(), format, args...)
}

// reportMark adds a breach at a CUDA word in the tree of n.
func (p *pass) reportMark(n syntax.Node, m syntax.Mark, format string, args ...any) *Report {
	return p.reportRange(n, m.Start, m.End, format, args...)
}

func (p *pass) reportRange(n syntax.Node, start, end int, format string, args ...any) *Report {
	return p.reportAt(p.place(n, start, end), format, args...)
}

// reportAt adds a breach at a place in a file.
func (p *pass) reportAt(at Place, format string, args ...any) *Report {
	p.reports = append(p.reports, Report{Rule: p.rule, At: at, Message: fmt.Sprintf(format, args...)})
	return &p.reports[len(p.reports)-1]
}

// place returns the source of a stretch of text in the tree of n.
func (p *pass) place(n syntax.Node, start, end int) Place {
	u := p.Unit(n).Source
	at := Place{Pos: u.Origin(start)}
	at.End = u.Origin(max(end-1, start))
	if at.End.File != at.Pos.File || at.End.Offset < at.Pos.Offset {
		at.End = at.Pos
	}
	at.End = at.Pos.File.Position(at.End.Offset + 1)
	return at
}

// at returns the place of a node.
func (p *pass) at(n syntax.Node) Place { return p.place(n, n.Start(), n.End()) }

// before reports whether node a stands before b in the translation unit.
func (p *pass) before(a, b syntax.Node) bool {
	if a.Tree() == b.Tree() {
		return a.Start() < b.Start()
	}
	for _, u := range p.Units {
		if u.Tree == a.Tree() || u.Tree == b.Tree() {
			return u.Tree == a.Tree()
		}
	}
	return false
}

// related adds another place to a report.
func (r *Report) related(at Place, format string, args ...any) {
	r.Related = append(r.Related, Related{at, fmt.Sprintf(format, args...)})
}
