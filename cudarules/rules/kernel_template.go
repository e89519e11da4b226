package rules

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on the template arguments of kernels and of variables with a memory
// space: CUDA C++ Programming Guide 5.3.9.7. The host's compiler must be able to
// name them.

func init() {
	register(kernelTemplateArgLocal, rule.Info{
		ID: "kernel-template-arg-local", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.7",
		Doc: "No type that is local to a __host__ or __host__ __device__ function is, or is part of, a template argument of a __global__ function or of a __device__ or __constant__ variable.",
		Bad: `template <typename T> __global__ void zero(T *p) { *p = T(); }
void host(void *p) {
    struct Pair { int a, b; };
    zero<<<1, 1>>>(static_cast<Pair *>(p));
}`,
		Good: `template <typename T> __global__ void zero(T *p) { *p = T(); }
struct Pair { int a, b; };
void host(void *p) {
    zero<<<1, 1>>>(static_cast<Pair *>(p));
}`,
	})
	register(kernelTemplateArgUnnamed, rule.Info{
		ID: "kernel-template-arg-unnamed", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.7",
		Doc: "No unnamed type and no closure type, save of an extended lambda, is, or is part of, a template argument of a __global__ function or of a __device__ or __constant__ variable.",
		Bad: `struct { int width, height; } screen;
template <typename T> __global__ void probe(unsigned *size) { *size = sizeof(T); }
void run(unsigned *size) { probe<decltype(screen)><<<1, 1>>>(size); }`,
		Good: `struct Screen { int width, height; } screen;
template <typename T> __global__ void probe(unsigned *size) { *size = sizeof(T); }
void run(unsigned *size) { probe<Screen><<<1, 1>>>(size); }`,
	})
	register(kernelTemplateArgPrivate, rule.Info{
		ID: "kernel-template-arg-private", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.7",
		Doc: "No private or protected member type of a class is, or is part of, a template argument of a __global__ function or of a __device__ or __constant__ variable.",
		Bad: `template <typename T> __global__ void init(T *p) { p->id = 0; }
class Pool {
    struct Slot { int id; };
    void reset(Slot *s) { init<<<1, 1>>>(s); }
};`,
		Good: `template <typename T> __global__ void init(T *p) { p->id = 0; }
class Pool {
public:
    struct Slot { int id; };
    void reset(Slot *s) { init<<<1, 1>>>(s); }
};`,
	})
}

func kernelTemplateArgLocal(p *pass) {
	p.eachDeviceTemplateArgument(func(a templateArgument) {
		for t := range a.Parts() {
			if f := hostBodyAround(t); f != nil && !isClosure(t) {
				p.report(a.at, "%s, which is local to %s, is a template argument of %s", typeName(t), bodyName(f), a.of)
			}
		}
	})
}

func kernelTemplateArgUnnamed(p *pass) {
	p.eachDeviceTemplateArgument(func(a templateArgument) {
		for t := range a.Parts() {
			if t.IsUnnamed() && !isDeviceLocal(t) && !isExtendedLambda(t) {
				p.report(a.at, "%s is a template argument of %s", typeName(t), a.of)
			}
		}
	})
}

var accessWords = map[sema.Access]string{sema.Protected: "protected", sema.Private: "private"}

func kernelTemplateArgPrivate(p *pass) {
	p.eachDeviceTemplateArgument(func(a templateArgument) {
		for t := range a.Parts() {
			if access := t.Access(); access != sema.Public && !isDeviceLocal(t) {
				p.report(a.at, "%s, a %s member of its class, is a template argument of %s", typeName(t), accessWords[access], a.of)
			}
		}
	})
}

// hostBodyAround returns the function that a type is local to if that runs on
// the host, or nil.
func hostBodyAround(t *sema.Type) *sema.Function {
	if f := t.DeclaredIn().EnclosingBody(); f != nil && f.RunsOn(sema.Host) == sema.Yes {
		return f
	}
	return nil
}

// isDeviceLocal reports whether a type is local to a function that runs on the
// device alone.
func isDeviceLocal(t *sema.Type) bool {
	f := t.DeclaredIn().EnclosingBody()
	return f != nil && f.RunsOn(sema.Host) == sema.No
}

func isClosure(t *sema.Type) bool { return t.Kind == sema.RecordType && t.Record.Closure != nil }

// isExtendedLambda reports whether a type is the closure type of a lambda in a
// body of the host that writes a device execution space, or may do so.
func isExtendedLambda(t *sema.Type) bool {
	return isClosure(t) && t.Record.Closure.IsExtended() != sema.No
}

func typeName(t *sema.Type) string {
	switch {
	case isClosure(t):
		return "the closure type of a lambda"
	case t.IsUnnamed():
		return "an unnamed type"
	}
	return quoted(t.Unqualified().String())
}

// A templateArgument is a template argument of a kernel or of a variable with a
// memory space.
type templateArgument struct {
	sema.Argument
	at syntax.Node // where it is named; the launch where it is deduced
	of string
}

// eachDeviceTemplateArgument has visit look at the template arguments that name
// instances of kernels, and of variables in device or constant memory.
func (p *pass) eachDeviceTemplateArgument(visit func(templateArgument)) {
	look := func(b *sema.Body) {
		for _, a := range p.arguments.get(b, deviceTemplateArguments) {
			visit(a)
		}
	}
	p.eachRunningBody(look)
	special := func(fd *sema.FuncDecl) {
		if in := fd.Specializes(); in != nil && in.IsKernel() {
			for _, a := range namedArguments(fd.Name(), fd.Name(), in.Args, "__global__ function '"+in.Name+"'") {
				visit(a)
			}
		}
	}
	p.eachFunction(special)
	p.eachUnit(func(u *sema.Unit) {
		for fd := range p.Instantiations(u) {
			special(fd)
		}
	})
}

// deviceTemplateArguments returns those that a body names.
func deviceTemplateArguments(b *sema.Body) []templateArgument {
	var list []templateArgument
	for _, u := range b.Uses() {
		switch f, v := u.Function, u.Variable; {
		case f != nil && len(f.Args) > 0 && f.IsKernel():
			name := u.Node
			if u.Launch != nil {
				name = u.Launch.Callee
			}
			list = append(list, namedArguments(name, u.Node, f.Args, "__global__ function '"+f.Name+"'")...)
		case v != nil && v.DeclaredMemory()&(sema.DeviceMemory|sema.ConstantMemory) != 0 && v.IsTemplate():
			name := instanceName(u)
			list = append(list, namedArguments(name, name, u.Scope.TemplateArguments(name), memoryWord(v)+" variable '"+v.Name+"'")...)
		}
	}
	return list
}

// namedArguments returns the arguments that a name gives to a template, each
// with its place: where it is written, else where the template is used.
func namedArguments(name, at syntax.Node, args []sema.Argument, of string) []templateArgument {
	if len(args) == 0 {
		return nil
	}
	var list []templateArgument
	written := templateArguments(name)
	for i, a := range args {
		t := templateArgument{a, at, of}
		if i < len(written) {
			t.at = written[i]
		}
		list = append(list, t)
	}
	return list
}

// instanceName returns the name with template arguments in the use of a variable
// template, which may be that of a part of the variable.
func instanceName(u sema.Use) syntax.Node {
	for n := range u.Node.All() {
		if n.Is(syntax.TemplateFunction, syntax.QualifiedIdentifier) && u.Scope.Value(n).Entity == u.Variable {
			return n
		}
	}
	return u.Node
}

// templateArguments returns the template arguments that are written after a name, also in parentheses
// or after &.
func templateArguments(name syntax.Node) []syntax.Node {
	for {
		switch name.Kind() {
		case syntax.ParenthesizedExpression:
			name = name.First()
			continue
		case syntax.QualifiedIdentifier:
			name = name.Child(syntax.FieldName)
			continue
		}
		break
	}
	return slices.Collect(name.Child(syntax.FieldArguments).Children())
}
