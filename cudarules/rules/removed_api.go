package rules

import (
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on what a release of the toolkit no longer has: CUDA Toolkit release notes.

func init() {
	register(removedAPI, rule.Info{
		ID: "removed-api", Class: rule.Conditional, Section: "CUDA Toolkit release notes, deprecated or dropped features; CUDA C++ Programming Guide, warp vote and shuffle functions",
		Doc:  "Code uses what the toolkit release that it is compiled with has: no function, class or member that it no longer has.",
		Bad:  `void wait() { cudaThreadSynchronize(); }`,
		Good: `void wait() { cudaDeviceSynchronize(); }`,
	})
}

func removedAPI(p *pass) {
	removed := map[string]headers.Removal{}
	for _, r := range headers.Removals() {
		if p.lacks(r) && slices.ContainsFunc(p.Units, func(u *sema.Unit) bool { return removedNames(u)[r.Name] }) {
			removed[r.Name] = r
		}
	}
	if len(removed) == 0 || p.mayBeHIP() { // which has functions of these names
		return
	}
	tell := func(r headers.Removal, at syntax.Node, what string) {
		if since, ok := strings.CutPrefix(r.Release, "sm_"); ok {
			p.report(at, "%s is gone from compute capability %s.%s on", what, since[:len(since)-1], since[len(since)-1:])
			return
		}
		report := p.report(at, "%s is gone from CUDA %s on", what, r.Release)
		if r.Replacement != "" {
			report.Message += "; " + r.Replacement + " takes the same arguments"
			p.suggestName(report, at, r.Replacement)
		}
	}
	p.eachRunningBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Kind != sema.Calls || u.Call == nil || slices.ContainsFunc(u.Call.Candidates, func(f *sema.Function) bool { return !isLibraryFunction(f) }) {
				continue
			}
			name := libraryName(u)
			switch r := removed[name]; {
			case r.Kind == headers.RemovedFunction:
				tell(r, u.Node.Child(syntax.FieldFunction), name)
			case r.Kind == headers.RemovedOrdinal && takesOrdinal(u.Call):
				tell(r, u.Node.Child(syntax.FieldFunction), "the form of "+name+" that takes the number of a device")
			}
		}
		if text := b.Node.Text(); mentionsProperty(removed, text) {
			for op := range body.Of(b.FuncDecl).Root.All() {
				if m := op.Variable; op.Kind == body.Member && m != nil && isProperty(m) && removed[m.Name].Kind == headers.RemovedProperty {
					at := op.Node.Child(syntax.FieldField)
					if at.IsZero() {
						at = op.Node
					}
					tell(removed[m.Name], at, "the member "+m.Name+" of cudaDeviceProp")
				}
			}
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if of := p.referenceClass(v); removed[of].Kind == headers.RemovedClass {
			tell(removed[of], v.NameNode(), "the class template "+of)
		}
	})
}

// removedNames returns the names in a unit that are also names of what some release lacks.
func removedNames(u *sema.Unit) map[string]bool {
	type key struct{}
	return u.Above(key{}, func() any {
		all, here := map[string]bool{}, map[string]bool{}
		for _, r := range headers.Removals() {
			all[r.Name] = true
		}
		for n := range u.Tree.Root().All() {
			if n.Is(syntax.Identifier, syntax.TypeIdentifier, syntax.FieldIdentifier) && all[n.Text()] {
				here[n.Text()] = true
			}
		}
		return here
	}).(map[string]bool)
}

// lacks reports whether what the code is compiled with lacks something.
func (p *pass) lacks(r headers.Removal) bool {
	if arch, ok := strings.CutPrefix(r.Release, "sm_"); ok {
		n, err := strconv.Atoi(arch)
		return err == nil && p.Options.Arch >= n
	}
	release, err := nvcc.ParseVersion(r.Release)
	return err == nil && !p.Options.Toolkit.Before(release)
}

// takesOrdinal reports whether the argument that says where memory is moved to, or whom advice
// is for, is the number of a device.
func takesOrdinal(c *sema.Call) bool {
	for i, a := range c.Args[min(2, len(c.Args)):] {
		switch t := c.Scope.Value(a).Type; {
		case t.Kind == sema.EnumType: // the advice
		case t.Kind == sema.UnknownType && i == 0: // a macro, perhaps: behind a location stand flags, and no stream
			return len(c.Args) > 3 && isStream(c.Scope.Value(c.Args[3]).Type)
		default:
			return t.IsInteger()
		}
	}
	return false
}

func mentionsProperty(removed map[string]headers.Removal, text string) bool {
	for name, r := range removed {
		if r.Kind == headers.RemovedProperty && strings.Contains(text, name) {
			return true
		}
	}
	return false
}

// isProperty recognises the members of CUDA's own cudaDeviceProp.
func isProperty(m *sema.Variable) bool {
	return m.Member != nil && m.Member.Name == "cudaDeviceProp" && m.TU.Unit(m.Node).Prelude
}

// referenceClass returns which class template of CUDA's a variable outside of functions is a
// reference of, texture or surface; empty if it is none, or if another may be meant.
func (p *pass) referenceClass(v *sema.Variable) string {
	t := v.Node.Child(syntax.FieldType)
	if v.IsLocal() || t.Kind() != syntax.TemplateType {
		return ""
	}
	name := t.Child(syntax.FieldName)
	for _, e := range v.Scope.LookupNode(name) {
		if r, ok := e.(*sema.Record); !ok || !r.IsBuiltIn() {
			return ""
		}
	}
	if len(p.Source.Missing) > 0 && !strings.Contains(t.Text(), "cudaRead") && !strings.Contains(t.Text(), "cudaSurfaceType") { // a header may declare another
		return ""
	}
	return name.Text()
}

// suggestName adds a fix to a report that writes another name; there is none for code from a
// macro.
func (p *pass) suggestName(r *report, at syntax.Node, name string) {
	if _, ok := p.Unit(at).Source.FromMacro(at.Start()); ok || at.Kind() != syntax.Identifier {
		return
	}
	r.Fixes = append(r.Fixes, finding.Fix{Message: "write " + name, Edits: []finding.Edit{{Span: p.at(at), New: name}}})
}
