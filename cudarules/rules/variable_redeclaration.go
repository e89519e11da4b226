package rules

import (
	"maps"
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on declarations of one variable: CUDA C++ Guidelines, CUDASecurity-DCL01.

func init() {
	register(memorySpaceConflict, rule.Info{
		ID: "memory-space-conflict", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASecurity-DCL01",
		Doc: "All declarations of a variable name the same memory space. nvcc warns of others.",
		Bad: `// flags: -rdc=true
extern __device__ float gain;
__constant__ float gain;`,
		Good: `// flags: -rdc=true
extern __constant__ float gain;
__constant__ float gain;`,
	})
}

func memorySpaceConflict(p *pass) {
	var all []*sema.Variable
	locals := map[externalName][]*sema.Variable{}
	p.eachVariable(func(v *sema.Variable) {
		local := v.IsLocal() && v.IsExtern() && v.DeclaredMemory()&sema.SharedMemory == 0
		if local {
			name := externalNameOf(v)
			locals[name] = append(locals[name], v)
		}
		if !v.Binding && !v.IsTemplate() && v.Member == nil && (local || v.Scope.Kind == sema.NamespaceScope) {
			all = append(all, v)
		}
	})
	p.atEnd(func() {
		type declared struct { // a common list of other declarations
			first *sema.Variable
			name  externalName
			local bool
		}
		firsts := map[declared][]*sema.Variable{}
		for _, v := range all {
			others, k := v.Redeclarations(), declared{name: externalNameOf(v), local: v.IsLocal()}
			if len(others) > 0 {
				k.first = others[0]
			}
			if _, known := firsts[k]; !known {
				others = slices.Concat(others, locals[k.name])
				if k.local {
					for _, e := range v.Scope.Namespace().Find(v.Name) {
						if o, ok := e.(*sema.Variable); ok {
							others = append(append(others, o), o.Redeclarations()...)
						}
					}
				}
				firsts[k] = p.firstOfEachSpace(others)
			}
			p.compareMemory(v, firsts[k])
		}
	})
}

// firstOfEachSpace returns the first declaration for each memory space among some of one name; none if
// one is a template.
func (p *pass) firstOfEachSpace(declarations []*sema.Variable) []*sema.Variable {
	if slices.ContainsFunc(declarations, (*sema.Variable).IsTemplate) {
		return nil
	}
	firsts := map[sema.MemorySpace]*sema.Variable{}
	for _, v := range declarations {
		if space, ok := p.memorySpace(v); ok && (firsts[space] == nil || p.Before(v.Node, firsts[space].Node)) {
			firsts[space] = v
		}
	}
	return slices.SortedFunc(maps.Values(firsts), func(a, b *sema.Variable) int {
		if p.Before(a.Node, b.Node) {
			return -1
		}
		return 1
	})
}

// An externalName is that of a variable which blocks can declare as well.
type externalName struct {
	namespace *sema.Scope
	name      string
}

func externalNameOf(v *sema.Variable) externalName {
	if inside := v.Redeclarations(); len(inside) > 0 {
		v = inside[0] // of int n::level, that in n
	}
	return externalName{v.Scope.Namespace(), v.Name}
}

// compareMemory reports a variable that a declaration before it puts into another memory
// space.
func (p *pass) compareMemory(v *sema.Variable, others []*sema.Variable) {
	now, ok := p.memorySpace(v)
	if !ok {
		return
	}
	for _, o := range others {
		if before, ok := p.memorySpace(o); ok && before != now && p.Before(o.Node, v.Node) {
			p.report(v.NameNode(), "'%s' is declared %s here, but %s before", v.Name, memoryName(now), memoryName(before)).
				related(p.at(o.NameNode()), "previously declared here")
			return
		}
	}
}

// memorySpace returns the memory space that a declaration of a variable names, 0 if none;
// false if that is not known. __device__ says nothing beside another one.
func (p *pass) memorySpace(v *sema.Variable) (space sema.MemorySpace, ok bool) {
	u := p.Unit(v.Node).Source
	if u.IsUndecided(v.Node.Start()) || v.Node.HasError() {
		return 0, false
	}
	for _, m := range v.Marks() {
		if m.Word == syntax.Macro || u.IsUndecided(m.Start) {
			return 0, false
		}
	}
	space = v.DeclaredMemory()
	if rest := space &^ sema.DeviceMemory; rest != 0 {
		space = rest
	}
	return space, true
}

func memoryName(s sema.MemorySpace) string {
	if s == 0 {
		return "without a memory space"
	}
	return s.String()
}
