package rules

import (
	"bytes"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/finding"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on functions that a release of the toolkit no longer has: CUDA Toolkit release notes.

func init() {
	register(removedAPI, rule.Info{
		ID: "removed-api", Class: rule.Conditional, Section: "CUDA Toolkit release notes, deprecated or dropped features; CUDA C++ Programming Guide, warp vote and shuffle functions",
		Doc:      "Code uses what the toolkit release that it is compiled with has: no function, type, member, enumerator or header that it no longer has, and no architecture or flag of nvcc.",
		Bad:      `void wait() { cudaThreadSynchronize(); }`,
		Good:     `void wait() { cudaDeviceSynchronize(); }`,
		Analyzer: "removedapi", ByMessage: true,
	})
}

func removedAPI(p *pass) {
	removed := map[string]headers.Removal{}
	for _, u := range p.Units {
		for _, r := range removable(u).mentions {
			if r.IsGone(p.Options.Toolkit, p.Options.Arch) {
				removed[r.Name] = r
			}
		}
	}
	for _, u := range p.Units {
		for _, name := range removable(u).defines {
			delete(removed, name)
		}
	}
	if len(removed) == 0 || p.mayBeHIP() { // which has functions of these names
		return
	}
	p.eachUnit(func(u *sema.Unit) {
		for _, i := range u.Source.Includes {
			if r := removed[i.Name]; r.Kind == headers.RemovedHeader && (i.Kind == source.System || i.Kind == source.Missing) {
				p.tellHeader(r, i)
			}
		}
		for _, n := range removable(u).names {
			if r := removed[n.Text()]; r.Kind != "" && p.isRemoved(r, n) {
				p.tellRemoved(r, n)
			}
		}
	})
	p.eachRunningBody(func(b *sema.Body) {
		for _, u := range b.Uses() {
			if u.Kind != sema.Calls || u.Call == nil || mayCallOther(b, u.Call) {
				continue
			}
			fun := u.Node.Child(syntax.FieldFunction)
			r := removed[libraryName(u)]
			if !isCallee(fun, r.Name) {
				continue
			}
			switch r.Kind {
			case headers.RemovedFunction, headers.RemovedIntrinsic:
				p.tellRemoved(r, fun)
			case headers.RemovedOrdinal:
				if takesOrdinal(u.Call) {
					p.tellRemoved(r, fun)
				}
			}
		}
		if text := b.Node.Text(); mentionsMember(removed, text) {
			for op := range body.Of(b.FuncDecl).Root.All() {
				m := op.Variable
				if !op.Is(body.Member, body.Var) || m == nil || m.Member == nil || !m.TU.Unit(m.Node).Prelude {
					continue
				}
				if r := removed[m.Member.Name+"::"+m.Name]; r.Kind == headers.RemovedMember {
					at := op.Node.Child(syntax.FieldField)
					if at.IsZero() {
						at = op.Node
					}
					p.tellRemoved(r, at)
				}
			}
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if r := removed[p.referenceClass(v)]; r.Kind == headers.RemovedClass {
			p.tellRemoved(r, v.NameNode())
		}
	})
}

// mayCallOther reports whether a call may be of a function that is not the library's: it has such candidates, or gains some
// where the enclosing template is instantiated.
func mayCallOther(b *sema.Body, c *sema.Call) bool {
	return b.InTemplate() && c.HasDependentArgument() ||
		slices.ContainsFunc(c.Candidates, func(f *sema.Function) bool { return !isLibraryFunction(f) })
}

// tellRemoved reports a use of a removed function.
func (p *pass) tellRemoved(r headers.Removal, at syntax.Node) {
	report := p.report(at, "%s", r.Message())
	if name := r.Direct(); name != "" {
		p.suggestName(report, at, name)
	}
}

// tellHeader reports an #include of a header that the release lacks.
func (p *pass) tellHeader(r headers.Removal, i source.Include) {
	line := i.Pos.File.Text[i.Pos.Offset:]
	at := bytes.Index(line, []byte(i.Name))
	if at < 0 { // it is the result of a macro
		p.reportAt(finding.Span{Pos: i.Pos, End: i.Pos}, "%s", r.Message())
		return
	}
	start := i.Pos.Offset + at
	span := finding.Span{Pos: i.Pos.File.Position(start), End: i.Pos.File.Position(start + len(i.Name))}
	report := p.reportAt(span, "%s", r.Message())
	if name := r.Direct(); name != "" {
		report.Fixes = append(report.Fixes, finding.Fix{Message: "replace with '" + name + "'", Edits: []finding.Edit{{Span: span, New: name}}})
	}
}

// isRemoved reports whether a name outside of calls, which bodies cover, denotes a removed entity of
// CUDA, and nothing that the program declares.
func (p *pass) isRemoved(r headers.Removal, n syntax.Node) bool {
	around := n.Parent()
	switch r.Kind {
	case headers.RemovedFunction:
		if isCallee(around.Child(syntax.FieldFunction), r.Name) || isCallee(around.Parent().Child(syntax.FieldFunction), r.Name) {
			return false
		}
	case headers.RemovedEnumerator, headers.RemovedType:
		if around.Is(syntax.TypeParameterDeclaration, syntax.VariadicTypeParameterDeclaration) || around.Is(syntax.Enumerator) && around.Child(syntax.FieldName) == n { // its own declaration
			return false
		}
	default:
		return false
	}
	name := n
	if around.Is(syntax.QualifiedIdentifier) {
		if !around.Child(syntax.FieldScope).IsZero() {
			return false // of a namespace or class
		}
		name = around
	}
	for _, e := range p.Global.At(n).LookupNode(name) {
		if !p.isBuiltIn(e) {
			return false
		}
	}
	return !p.Unit(n).Prelude
}

// isCallee reports whether the callee of a call is a name as written, qualified or not: neither a
// template's parameter nor a variable bound to it.
func isCallee(fun syntax.Node, name string) bool {
	if fun.Is(syntax.QualifiedIdentifier) {
		fun = fun.Child(syntax.FieldName)
	}
	return fun.Is(syntax.Identifier) && fun.Text() == name
}

// isBuiltIn reports whether built-in knowledge alone declares an entity.
func (p *pass) isBuiltIn(e sema.Entity) bool {
	switch e := e.(type) {
	case *sema.Function:
		return isLibraryFunction(e)
	case *sema.Record:
		return e.IsBuiltIn()
	case *sema.Enum:
		return e.TU.Unit(e.Node).Prelude
	case *sema.Enumerator:
		return e.Enum.TU.Unit(e.Node).Prelude
	case *sema.Alias:
		return e.TU.Unit(e.Node).Prelude
	}
	return false
}

// removableNames are the nodes of a unit whose names some release lacks, with the removals.
type removableNames struct {
	names    []syntax.Node
	mentions []headers.Removal
	defines  []string // macros of the program's own with such names
}

// removable returns those of a unit.
func removable(u *sema.Unit) removableNames {
	type key struct{}
	return u.Above(key{}, func() any {
		here := removableNames{}
		known := map[string]bool{}
		mention := func(word string) bool {
			of := removals()[word]
			if len(of) > 0 && !known[word] {
				known[word] = true
				here.mentions = append(here.mentions, of...)
			}
			return len(of) > 0
		}
		for _, i := range u.Source.Includes {
			mention(i.Name)
		}
		for _, m := range u.Source.Macros {
			if len(removals()[m.Name]) > 0 {
				here.defines = append(here.defines, m.Name)
			}
		}
		for n := range u.Tree.Root().All() {
			if n.Is(syntax.Identifier, syntax.TypeIdentifier, syntax.FieldIdentifier) && mention(n.Text()) && !n.Is(syntax.FieldIdentifier) {
				here.names = append(here.names, n)
			}
		}
		return here
	}).(removableNames)
}

// removals are the removals of all releases, by the words by which programs name them.
var removals = sync.OnceValue(func() map[string][]headers.Removal {
	all := map[string][]headers.Removal{}
	for _, r := range headers.Removals() {
		if r.Release != "" {
			all[r.Word()] = append(all[r.Word()], r)
		}
	}
	return all
})

// takesOrdinal reports whether the argument that says where memory is moved to, or whom advice
// is for, is the number of a device.
func takesOrdinal(c *sema.Call) bool {
	for i, a := range c.Args[min(2, len(c.Args)):] {
		switch t := c.Scope.Value(a).Type; {
		case t.Kind == sema.EnumType: // the advice
		case t.Kind == sema.UnknownType && i == 0: // possibly a macro: flags follow a location, and no stream
			return len(c.Args) > 3 && isStream(c.Scope.Value(c.Args[3]).Type)
		default:
			return t.IsInteger()
		}
	}
	return false
}

// mentionsMember reports whether the text of a body has the name of a member that was removed.
func mentionsMember(removed map[string]headers.Removal, text string) bool {
	for _, r := range removed {
		if r.Kind == headers.RemovedMember && strings.Contains(text, r.Word()) {
			return true
		}
	}
	return false
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

// suggestName adds a fix to a report that writes another name; there is none for code that a
// macro's body writes.
func (p *pass) suggestName(r *report, at syntax.Node, name string) {
	if at.Is(syntax.QualifiedIdentifier) {
		at = at.Child(syntax.FieldName)
	}
	span := p.at(at)
	if string(span.Pos.File.Text[span.Pos.Offset:span.End.Offset]) != at.Text() {
		return
	}
	r.Fixes = append(r.Fixes, finding.Fix{Message: "replace with '" + name + "'", Edits: []finding.Edit{{Span: span, New: name}}})
}
