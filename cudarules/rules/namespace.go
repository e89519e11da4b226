package rules

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on namespaces: CUDA C++ Programming Guide 5.3.9.2, 5.3.10.1 and 5.3.10.2.

func init() {
	register(inlineNamespaceClash, rule.Info{
		ID: "inline-namespace-clash", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.10.1",
		Doc: "A __global__ function, a variable with a memory space, a texture or a surface in an inline namespace has no twin of the same name and signature in an enclosing namespace. nvcc accepts textures and surfaces.",
		Bad: `__device__ int hits;
inline namespace stats {
__device__ int hits;
}`,
		Good: `__device__ int hits;
namespace stats {
__device__ int hits;
}`,
	})
	register(inlineUnnamedNamespace, rule.Info{
		ID: "inline-unnamed-namespace", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.10.2",
		Doc: "A __global__ function, a variable with a memory space, a texture or a surface is not declared in an inline unnamed namespace. nvcc accepts textures and surfaces.",
		Bad: `inline namespace {
__device__ unsigned ticket;
}`,
		Good: `namespace {
__device__ unsigned ticket;
}`,
	})
	register(namespaceReserved, rule.Info{
		ID: "namespace-reserved", Class: rule.Undefined, CompiledAsCUDA: true, Section: "CUDA C++ Programming Guide 5.3.9.2",
		Doc: "Nothing is added to the top-level namespaces cuda, nv and cooperative_groups, also not through a using-directive for a namespace that has a nested one of that name. nvcc accepts it.",
		Bad: `namespace cuda {
void synchronize();
}`,
		Good: `namespace app {
namespace cuda {
void synchronize();
}
}`,
	})
}

func inlineNamespaceClash(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		f := k.Function
		if k != definitionOrFirst(f) {
			return
		}
		for outer := range aroundInline(f.Scope) {
			for _, e := range outer.Find(f.Name) {
				if g, ok := e.(*sema.Function); ok && g.Scope == outer && g.SameSignature(f) {
					p.report(k.Name(), "__global__ function '%s' has the same signature as one in the enclosing %s", f, namespaceName(outer)).
						related(p.at(g.First().Name()), "the twin")
				}
			}
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if v.Scope.Kind != sema.NamespaceScope || !v.Scope.Inline || !isPlaced(v) || v.Specifiers().Has(syntax.Extern) {
			return
		}
		for outer := range aroundInline(v.Scope) {
			for _, e := range outer.Find(v.Name) {
				if w, ok := e.(*sema.Variable); ok && w.Scope == outer && (isPlaced(w) || sema.Equal(w.Type(), v.Type())) {
					r := p.report(v.NameNode(), "variable '%s' has the same name as one in the enclosing %s", v, namespaceName(outer))
					r.related(p.at(w.NameNode()), "the twin")
					if v.DeclaredMemory() == 0 {
						r.accepted()
					}
				}
			}
		}
	})
}

// definitionOrFirst returns the declaration with the body, else the first one.
func definitionOrFirst(f *sema.Function) *sema.FuncDecl {
	if def := f.Definition(); def != nil {
		return def
	}
	return f.First()
}

// aroundInline yields the namespaces around an inline namespace in which its
// members are visible as if they were declared there.
func aroundInline(s *sema.Scope) func(func(*sema.Scope) bool) {
	return func(yield func(*sema.Scope) bool) {
		for s.Kind == sema.NamespaceScope && s.Inline {
			if s = s.Parent; !yield(s) {
				return
			}
		}
	}
}

// isPlaced reports whether a variable is of the kinds that live on the device
// side: with a memory space, or a texture or surface.
func isPlaced(v *sema.Variable) bool {
	if v.DeclaredMemory() != 0 {
		return true
	}
	if t := v.Type(); t.Kind == sema.RecordType && (isGlobal(t.Record, "texture") || isGlobal(t.Record, "surface")) {
		return true
	}
	seen := map[*sema.Alias]bool{} // using X = X; names itself where the real X is not seen
	for a := v.TypeName(); a != nil && !seen[a]; a = a.Target() {
		seen[a] = true
		if (a.Name == "cudaTextureObject_t" || a.Name == "cudaSurfaceObject_t") && a.Scope == v.TU.Global {
			return true
		}
	}
	return false
}

// isGlobal reports whether a class, or the template that it is made from, is a
// member of the global namespace with the given name.
func isGlobal(r *sema.Record, name string) bool { return r.Name == name && r.Outer == r.TU.Global }

func namespaceName(s *sema.Scope) string {
	if s.Parent == nil {
		return "global namespace"
	}
	return "namespace '" + s.String() + "'"
}

func inlineUnnamedNamespace(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		if inInlineUnnamed(k.Function.Scope) {
			p.report(k.Name(), "__global__ function '%s' is declared in an inline unnamed namespace", k.Function.Name)
		}
	})
	p.eachVariable(func(v *sema.Variable) {
		if inInlineUnnamed(v.Scope) && isPlaced(v) {
			r := p.report(v.NameNode(), "variable '%s' is declared in an inline unnamed namespace", v.Name)
			if v.DeclaredMemory() == 0 {
				r.accepted()
			}
		}
	})
}

// inInlineUnnamed reports whether a namespace is an inline unnamed one or lies
// in one.
func inInlineUnnamed(s *sema.Scope) bool {
	for ; s != nil && s.Kind == sema.NamespaceScope; s = s.Parent {
		if s.Inline && s.Name == "" {
			return true
		}
	}
	return false
}

var reservedNamespaces = []string{"cuda", "nv", "cooperative_groups"}

func namespaceReserved(p *pass) {
	library := p.libraryFolder()
	p.eachUnit(func(u *sema.Unit) {
		if library != "" && strings.HasPrefix(u.Source.File.Name, library) {
			return // the purpose for which the namespaces are reserved
		}
		added := map[*sema.Scope][]syntax.Node{}
		for m := range p.NamespaceMembers(u) {
			if top := reservedAround(m.Namespace); top != nil && !m.Specialization {
				added[top] = append(added[top], m.Name)
			}
		}
		for top, names := range added {
			p.reportAdded(top, names)
		}
		for n, used := range p.GlobalUsings(u) {
			for _, name := range reservedNamespaces {
				for _, e := range used.Find(name) {
					if nested, ok := e.(*sema.Scope); ok && nested.Name == name && nested.Parent != p.Global {
						p.report(n, "using-directive for '%s' adds the members of '%s' to reserved namespace '%s'", used, nested, name)
					}
				}
			}
		}
	})
}

// maxAdded is the number of a file's additions to a namespace that are reported separately. A file
// that adds more is a library's: one finding says all of it.
const maxAdded = 4

// reportAdded reports the declarations that a file adds to a reserved namespace.
func (p *pass) reportAdded(top *sema.Scope, names []syntax.Node) {
	if len(names) > maxAdded {
		p.report(names[0], "%d declarations of this file are added to reserved namespace '%s'", len(names), top)
		return
	}
	for _, name := range names {
		p.report(name, "declaration is added to reserved namespace '%s'", top)
	}
}

// libraryFolder returns the folder, with a trailing slash, of the headers of NVIDIA's libraries if
// they come from the user's files, or "": all of libcu++ read its configuration.
func (p *pass) libraryFolder() string {
	for _, u := range p.Units {
		if folder, ok := strings.CutSuffix(filepath.ToSlash(u.Source.File.Name), "/cuda/std/detail/__config"); ok {
			return filepath.FromSlash(folder + "/")
		}
	}
	return ""
}

// reservedAround returns the reserved top-level namespace that s is or lies
// in, or nil. Members of inline namespaces count as those of the one around.
func reservedAround(s *sema.Scope) *sema.Scope {
	var top *sema.Scope
	for ; s.Parent != nil; s = s.Parent {
		if top == nil || !s.Inline || slices.Contains(reservedNamespaces, s.Name) {
			top = s
		}
	}
	if top != nil && slices.Contains(reservedNamespaces, top.Name) {
		return top
	}
	return nil
}
