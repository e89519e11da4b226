package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/flow"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Rules on functions with an ellipsis: CUDA C++ Guidelines, CUDASecurity.

func init() {
	register(vaArgType, rule.Info{
		ID: "va-arg-type", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASecurity-EXP (va_arg)",
		Doc: "va_arg names a type that an argument can have: char, short, bool, float and small enumerations become int, unsigned or double when they are passed.",
		Bad: `#include <cstdarg>
float first(int n, ...) {
    va_list list;
    va_start(list, n);
    float v = va_arg(list, float);
    va_end(list);
    return v;
}`,
		Good: `#include <cstdarg>
float first(int n, ...) {
    va_list list;
    va_start(list, n);
    float v = va_arg(list, double);
    va_end(list);
    return v;
}`,
	})
	register(vaListIndeterminate, rule.Info{
		ID: "va-list-indeterminate", Class: rule.Undefined, Section: "CUDA C++ Guidelines for Robust and Safety-Critical Programming, CUDASecurity-EXP (va_list)",
		Doc: "va_arg reads a va_list that va_start or va_copy began, that va_end did not end, and that no function got which reads it.",
		Bad: `#include <cstdarg>
#include <cstdio>
int print(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    int next = va_arg(list, int);
    va_end(list);
    return next;
}`,
		Good: `#include <cstdarg>
#include <cstdio>
int print(const char *format, ...) {
    va_list list, copy;
    va_start(list, format);
    va_copy(copy, list);
    vprintf(format, copy);
    va_end(copy);
    int next = va_arg(list, int);
    va_end(list);
    return next;
}`,
	})
}

func vaArgType(p *pass) {
	p.eachBody(func(b *sema.Body) {
		if !slices.ContainsFunc(b.Uses(), usesVaList) {
			return
		}
		for op := range body.Of(b.FuncDecl).Root.All() {
			if op.Kind == body.VaArg && p.isPromoted(op.Type) {
				p.report(op.Node, "va_arg of type '%s' never matches: the argument is promoted", op.Type)
			}
		}
	})
}

func usesVaList(u sema.Use) bool { return u.Variable != nil && u.Variable.Type().Kind == sema.VaList }

// isPromoted reports whether the default argument promotions make another type of one
// ([expr.call]).
func (p *pass) isPromoted(t *sema.Type) bool {
	switch t.Kind {
	case sema.Bool, sema.Char, sema.SChar, sema.UChar, sema.Char8, sema.Char16, sema.Short, sema.UShort, sema.Float:
		return true
	case sema.EnumType:
		size, _, ok := p.SizeAlign(t)
		return !t.Enum.IsScoped() && ok && size < 4
	}
	return false
}

// A vaListFact says why there is nothing to read from a va_list.
type vaListFact struct {
	list *sema.Variable
	why  string
}

func vaListIndeterminate(p *pass) {
	readers := &vaListReaders{p, map[*sema.Function]bool{}}
	p.eachBody(func(b *sema.Body) {
		if b.IsPattern() || !slices.ContainsFunc(b.Uses(), usesVaList) {
			return
		}
		variables := variablesOf(b)
		told := map[*body.Op]bool{}
		set := func(facts factSet[vaListFact], list *body.Op, why string) {
			v := vaList(list)
			for f := range facts {
				if f.list == v {
					delete(facts, f)
				}
			}
			if v != nil && why != "" && variables.isFollowed(v) {
				facts[vaListFact{v, why}] = true
			}
		}
		certainty[vaListFact]{graph: flow.Of(body.Of(b.FuncDecl)), entry: factSet[vaListFact]{}, op: func(facts factSet[vaListFact], op *body.Op) {
			switch {
			case op.Kind == body.Declare && op.Variable.Type().Kind == sema.VaList && variables.isFollowed(op.Variable):
				facts[vaListFact{op.Variable, "is not initialized by va_start"}] = true
			case op.Kind != body.Call:
			case isVaMacro(op, "va_start"), isVaMacro(op, "va_copy"):
				set(facts, op.Arguments()[0], "")
			case isVaMacro(op, "va_end"):
				set(facts, op.Arguments()[0], "was ended")
			default:
				for i, arg := range op.Arguments() {
					if vaList(arg) != nil {
						why := ""
						if readers.reads(op.Function, i) {
							why = "was consumed by '" + op.Callee() + "'"
						}
						set(facts, arg, why)
					}
				}
			}
		}}.each(func(facts factSet[vaListFact], op *body.Op) {
			if op.Kind != body.VaArg || told[op] {
				return
			}
			for f := range facts {
				if f.list == vaList(op.Args[0]) {
					told[op] = true
					p.report(op.Node, "va_arg reads from '%s', which %s", f.list.Name, f.why)
				}
			}
		})
	})
}

// isVaMacro reports whether a call is one of a macro of <cstdarg>.
func isVaMacro(op *body.Op, name string) bool {
	callee := op.Callee()
	return (callee == name || callee == "__builtin_"+name) && len(op.Arguments()) > 0
}

// vaList returns the variable of type va_list that an operand names; nil if it is another
// thing.
func vaList(op *body.Op) *sema.Variable {
	for op != nil && op.Is(body.Load, body.Decay) {
		op = op.Args[0]
	}
	if op.Is(body.Var) && op.Variable.Type().Kind == sema.VaList {
		return op.Variable
	}
	return nil
}

// vaListReaders knows the functions that read the arguments of a va_list which they are given.
type vaListReaders struct {
	pass  *pass
	asked map[*sema.Function]bool
}

// reads reports whether a function is certain to read from its i-th parameter, a va_list by
// value. Those of the C library do.
func (r *vaListReaders) reads(f *sema.Function, i int) bool {
	if f == nil || r.asked[f] {
		return false
	}
	if isLibraryFunction(f) || r.pass.Unit(f.First().Node).Prelude {
		return true
	}
	fd := f.Definition()
	if fd == nil || i >= len(fd.Params()) {
		return false
	}
	r.asked[f] = true
	defer delete(r.asked, f)
	param := fd.Params()[i]
	for op := range body.Of(fd).Root.All() {
		switch {
		case op.Kind == body.VaArg && vaList(op.Args[0]) == param:
			return true
		case op.Kind == body.Call && !isVaMacro(op, "va_copy") && !isVaMacro(op, "va_end"):
			for j, arg := range op.Arguments() {
				if vaList(arg) == param && r.reads(op.Function, j) {
					return true
				}
			}
		}
	}
	return false
}
