package why

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// lookNames describes each kind of input of rules, in the order in which they are named.
var lookNames = []struct {
	look rules.Look
	name string
}{
	{rules.LooksAtKernels, "declarations of kernels"},
	{rules.LooksAtFunctions, "declarations of functions"},
	{rules.LooksAtClasses, "classes"},
	{rules.LooksAtVariables, "variables"},
	{rules.LooksAtLaunches, "launches"},
	{rules.LooksAtDeviceCode, "code for the device"},
	{rules.LooksAtHostCode, "code for the host"},
	{rules.LooksAtCode, "code of functions"},
}

func namesOf(l rules.Look) string {
	var names []string
	for _, n := range lookNames {
		if l&n.look != 0 {
			names = append(names, n.name)
		}
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// looks records the inputs of the rule, and that the line has none of them if so.
func (e *examiner) looks(at rules.Look) {
	if at&rules.LooksAtFiles != 0 || at == 0 {
		return // the inputs in them are unknown
	}
	var there rules.Look
	for _, tu := range e.views {
		there |= e.there(tu)
	}
	e.answer.Looks = namesOf(at)
	const code = rules.LooksAtDeviceCode | rules.LooksAtHostCode
	if there == 0 || there&at != 0 || at&rules.LooksAtCode != 0 && there&code != 0 ||
		at&rules.LooksAtFunctions != 0 && there&rules.LooksAtKernels != 0 {
		return
	}
	what := namesOf(there)
	if there&^code == 0 && at&rules.LooksAtLaunches != 0 {
		what = "code without a launch"
	}
	e.obstacle(e.at(), "the rule does not look at %s: it looks at %s", what, e.answer.Looks)
}

// there returns the inputs of rules that a view has on the line.
func (e *examiner) there(tu *sema.TU) (there rules.Look) {
	for _, b := range tu.Bodies() {
		u := tu.Unit(b.Node)
		if b.NotCompiledInView() || !e.spans(tu, b.Node.Start(), b.Node.End(), u) {
			continue
		}
		if block := b.Body(); !block.IsZero() && !e.spans(tu, block.Start(), block.End(), u) {
			continue // its declaration
		}
		if b.Function.RunsOn(sema.Device) != sema.No {
			there |= rules.LooksAtDeviceCode
		}
		if b.Function.RunsOn(sema.Host) != sema.No {
			there |= rules.LooksAtHostCode
		}
		if slices.ContainsFunc(b.Uses(), func(use sema.Use) bool {
			return use.Kind == sema.Launches && e.spans(tu, use.Node.Start(), use.Node.End(), tu.Unit(use.Node))
		}) {
			there |= rules.LooksAtLaunches
		}
	}
	for _, u := range tu.Units {
		if u.Prelude {
			continue
		}
		for fd := range tu.FuncDecls(u) {
			end := fd.Node.End()
			if block := fd.Body(); block.Is(syntax.CompoundStatement) {
				end = max(block.Start(), fd.Node.Start()+1)
			}
			switch {
			case !e.spans(tu, fd.Node.Start(), end, u):
			case fd.DeclaredSpaces()&sema.GlobalSpace != 0:
				there |= rules.LooksAtKernels
			default:
				there |= rules.LooksAtFunctions
			}
		}
		for r := range tu.Records(u) {
			if e.spans(tu, r.Node().Start(), r.Node().End(), u) {
				there |= rules.LooksAtClasses
			}
		}
		for v := range tu.Variables(u) {
			if e.spans(tu, v.Node.Start(), v.Node.End(), u) {
				there |= rules.LooksAtVariables
			}
		}
	}
	return there
}
