package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on the parameters of kernels: CUDA C++ Programming Guide 5.3.9.5.

func init() {
	register(kernelParamReference, rule.Info{
		ID: "kernel-param-reference", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.5.4",
		Doc: "A __global__ function takes no parameter by reference: the reference would bind to an object of the host. nvcc accepts lvalue references.",
		Bad: `__global__ void scale(float *x, float &factor) {
    x[threadIdx.x] *= factor;
}`,
		Good: `__global__ void scale(float *x, float factor) {
    x[threadIdx.x] *= factor;
}`,
	})
	register(kernelParamEllipsis, rule.Info{
		ID: "kernel-param-ellipsis", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.5.4",
		Doc:  "A __global__ function has neither a C ellipsis nor a va_list parameter: its arguments are copied to the device by their declared types.",
		Bad:  `__global__ void log(const char *format, ...);`,
		Good: `template <typename... Args> __global__ void log(const char *format, Args... args);`,
	})
	register(kernelParamInitializerList, rule.Info{
		ID: "kernel-param-initializer-list", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.5.4, 5.3.10.7",
		Doc: "A __global__ function has no parameter of type std::initializer_list: it points at an array in the host's memory.",
		Bad: `#include <initializer_list>
__global__ void taps(float *out, std::initializer_list<float> weights);`,
		Good: `struct Weights { float w[3]; };
__global__ void taps(float *out, Weights weights);`,
	})
	register(paramMemorySpace, rule.Info{
		ID: "param-memory-space", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.5.3",
		Doc:  "A formal parameter carries none of __device__, __shared__, __managed__ and __constant__: where it lives is not the declaration's to say.",
		Bad:  `__device__ float sum(__shared__ float *tile);`,
		Good: `__device__ float sum(float *tile);`,
	})
}

func kernelParamReference(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		eachParamType(k, func(param *sema.Variable, t *sema.Type) bool {
			if !t.IsReference() {
				return false
			}
			r := p.report(param.Node, "__global__ function '%s' takes '%s' by reference", k.Function.Name, paramName(param))
			p.suggestValue(r, k, param)
			return true
		})
	})
}

func kernelParamEllipsis(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		if k.HasEllipsis() {
			at := k.Declarator
			if d := k.FunctionDeclarator(); !d.IsZero() {
				at = lastToken(d.Child(syntax.FieldParameters))
			}
			p.report(at, "__global__ function '%s' is variadic", k.Function.Name)
		}
		eachParamType(k, func(param *sema.Variable, t *sema.Type) bool {
			if t.NonReference().Kind != sema.VaList {
				return false
			}
			p.report(param.Node, "__global__ function '%s' has va_list parameter '%s'", k.Function.Name, paramName(param))
			return true
		})
	})
}

// lastToken returns the last child of a list, or the list itself.
func lastToken(list syntax.Node) syntax.Node {
	if last := list.Last(); !last.IsZero() {
		return last
	}
	return list
}

func kernelParamInitializerList(p *pass) {
	p.eachKernel(func(k *sema.FuncDecl) {
		eachParamType(k, func(param *sema.Variable, t *sema.Type) bool {
			if t.Kind != sema.RecordType || !isStd(t.Record, "initializer_list") {
				return false
			}
			p.report(param.Node, "parameter '%s' of __global__ function '%s' is a std::initializer_list, which points to host memory", paramName(param), k.Function.Name)
			return true
		})
	})
}

// isStd reports whether a class, or the template that it is made from, is
// std::name or cuda::std::name.
func isStd(r *sema.Record, name string) bool {
	return r.Name == name && isStdScope(r.Outer)
}

// isStdScope reports whether a scope is the namespace std or cuda::std.
func isStdScope(s *sema.Scope) bool {
	if s == nil || s.Kind != sema.NamespaceScope {
		return false
	}
	for s.Inline {
		s = s.Parent
	}
	name := s.String()
	return name == "std" || name == "cuda::std"
}

func paramMemorySpace(p *pass) {
	p.eachUnit(func(u *sema.Unit) {
		for _, m := range u.Tree.Marks {
			if word, ok := memoryWords[m.Word]; ok {
				if n := parameterOf(u.Tree, m); !n.IsZero() {
					p.reportMark(n, m, "%s is not allowed on a parameter", word)
				}
			}
		}
	})
}

// parameterOf returns the function parameter that a mark belongs to; zero if
// it belongs to something else.
func parameterOf(t *syntax.Tree, m syntax.Mark) syntax.Node {
	list := t.At(m.Start)
	for !list.IsZero() && list.Kind() != syntax.ParameterList {
		list = list.Parent()
	}
	if list.HasError() {
		return syntax.Node{}
	}
	for param := range list.Children() {
		if slices.Contains(param.DeclMarks(), m) {
			return param
		}
	}
	return syntax.Node{}
}

var memoryWords = map[syntax.Word]string{
	syntax.Device: "__device__", syntax.Shared: "__shared__", syntax.Constant: "__constant__", syntax.Managed: "__managed__",
}

// eachParamType calls visit with every parameter of a kernel and its type, and
// for a template with the types that its known instances give it, until visit
// reports true for the parameter.
func eachParamType(k *sema.FuncDecl, visit func(*sema.Variable, *sema.Type) bool) {
	instances := k.Instances()
	for _, param := range k.Params() {
		if visit(param, param.Type()) {
			continue
		}
		for _, in := range instances {
			done := false
			for _, q := range in.Params() {
				if q.Node == param.Node && visit(param, q.Type()) {
					done = true
					break
				}
			}
			if done {
				break
			}
		}
	}
}

func paramName(v *sema.Variable) string {
	if v.Name == "" {
		return "(unnamed)"
	}
	return v.Name
}
