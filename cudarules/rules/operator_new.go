package rules

import (
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on the language that device code has less of: CUDA C++ Programming
// Guide 5.3.9.1.

func init() {
	register(operatorNewReplacement, rule.Info{
		ID: "operator-new-replacement", Class: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.1",
		Doc: "The global operator new, new[], delete and delete[] are not replaced: what the compiler provides is used on both sides. nvcc accepts it, at times with a warning.",
		Bad: `#include <cstdlib>
void *operator new(std::size_t n) { return std::malloc(n); }`,
		Good: `#include <cstdlib>
struct Job {
    static void *operator new(std::size_t n) { return std::malloc(n); }
};`,
	})
}

func operatorNewReplacement(p *pass) {
	p.eachFunction(func(fd *sema.FuncDecl) {
		if fd.Function.Scope == p.Global && fd.Function.Class == nil && !fd.Body().IsZero() && isReplaceable(fd) {
			p.report(fd.Name(), "'%s' replaces the global one", fd.Function.Name)
		}
	})
}

// isReplaceable reports whether a function of the global namespace has the name
// and parameters of an allocation or deallocation function that a program may
// replace (C++17 [new.delete]).
func isReplaceable(fd *sema.FuncDecl) bool {
	t := fd.Type()
	if t.Kind != sema.FunctionType || len(t.Params) == 0 || t.Variadic || fd.Function.IsTemplate() {
		return false
	}
	first, rest := t.Params[0], t.Params[1:]
	switch fd.Function.Name {
	case "operator new", "operator new[]":
		if first.Kind != sema.ULong {
			return false
		}
	case "operator delete", "operator delete[]":
		if first.Kind != sema.Pointer || first.Elem.Kind != sema.Void {
			return false
		}
		if len(rest) > 0 && rest[0].Kind == sema.ULong {
			rest = rest[1:]
		}
	default:
		return false
	}
	if len(rest) > 0 && rest[0].Kind == sema.EnumType && rest[0].Enum.Name == "align_val_t" && rest[0].Enum.Scope.String() == "std" {
		rest = rest[1:]
	}
	if len(rest) > 0 && rest[0].NonReference().Kind == sema.RecordType && isStd(rest[0].NonReference().Record, "nothrow_t") {
		rest = rest[1:]
	}
	return len(rest) == 0
}
