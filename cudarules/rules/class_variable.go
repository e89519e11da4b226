package rules

import (
	"iter"
	"slices"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Rules on variables of class type in a memory space and on static variables
// in device code: CUDA C++ Programming Guide 5.3.9.6.1 and 5.3.9.4.4.

func init() {
	register(deviceVarCtor, rule.Info{
		ID: "device-var-ctor", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.6.1",
		Doc: "A __device__, __constant__, __managed__ or __shared__ variable is of no class with a non-empty constructor; nvcc accepts default member initializers, and constexpr constructors outside of __shared__.",
		Bad: `struct Best { float score; __device__ Best() { score = -1e30f; } };
__global__ void k(float *x) { __shared__ Best best; }`,
		Good: `struct Best { float score; };
__global__ void k(float *x) {
    __shared__ Best best;
    if (threadIdx.x == 0) best.score = -1e30f;
    __syncthreads();
}`,
	})
	register(deviceVarDtor, rule.Info{
		ID: "device-var-dtor", Class: rule.IllFormed, Accepted: rule.Undefined, Section: "CUDA C++ Programming Guide 5.3.9.6.1",
		Doc: "A __device__, __constant__, __managed__ or __shared__ variable is of no class with a non-empty destructor: nobody would run it. nvcc only warns for __shared__.",
		Bad: `struct Buffer { float *p; __device__ ~Buffer() { p = nullptr; } };
__device__ Buffer buffer;`,
		Good: `struct Buffer { float *p; };
__device__ Buffer buffer;`,
	})
	register(staticDynamicInit, rule.Info{
		ID: "static-dynamic-init", Class: rule.IllFormed, Section: "CUDA C++ Programming Guide 5.3.9.4.4",
		Doc:  "A static variable in device code, and one with a memory space, is initialized by a constant, not by a value or constructor that needs the running program.",
		Bad:  `__device__ int first_seen(int x) { static int seen = x; return seen; }`,
		Good: `__device__ int ticket() { static int next = 11; return atomicAdd(&next, 1); }`,
	})
}

func deviceVarCtor(p *pass) {
	p.eachMemorySpaceVariable(func(v memorySpaceVariable) {
		if !p.runsConstructor(v) {
			return
		}
		if !v.isDefaultInitialized() {
			p.report(v.NameNode(), "%s variable '%s' is initialized by a constructor of class '%s' that is not empty", memoryWord(v.Variable), v.Name, v.class.Name)
			return
		}
		r := p.report(v.NameNode(), "%s variable '%s' has class '%s', whose constructor is not empty", memoryWord(v.Variable), v.Name, v.class.Name)
		if p.isConstructorAccepted(v) {
			r.accepted()
		}
	})
}

// isConstructorAccepted reports whether nvcc accepts a variable though its default constructor is not
// empty. That of a __shared__ variable then never runs; but if it is constexpr and the host's, nvcc
// rejects the call. In other memory spaces default member initializers may make a variable without a
// constructor a constant.
func (p *pass) isConstructorAccepted(v memorySpaceVariable) bool {
	m := v.class.Special(sema.DefaultConstructor)
	if v.DeclaredMemory()&sema.SharedMemory == 0 {
		return m.UserProvided != sema.Yes && m.Constexpr != sema.No && v.class.Special(sema.Destructor).Trivial == sema.Yes &&
			!slices.ContainsFunc(v.class.Fields(), func(f *sema.Variable) bool { return f.HasRuntimeInitializer() == sema.Yes })
	}
	if !v.Initializer().IsZero() {
		return false
	}
	return p.Options.MayRelaxConstexpr() || !slices.ContainsFunc(m.Functions, func(f *sema.Function) bool {
		return f.IsConstexpr() && !f.IsImplicitlySpaced() && f.RunsOn(sema.Device) != sema.Yes
	})
}

// runsConstructor reports whether a constructor that is not empty initializes a
// variable when the program runs.
func (p *pass) runsConstructor(v memorySpaceVariable) bool {
	if v.isDefaultInitialized() {
		return v.class.HasEmptyDefaultConstructor() == sema.No && !v.isConstantInitialized()
	}
	return slices.ContainsFunc(p.InitializerUses(v.Variable), func(u sema.Use) bool {
		f := u.Function
		if u.Kind != sema.Constructs || f == nil || u.Record != v.class || f.IsConstexpr() || f.First().IsDefaulted() || u.NeedsRuntime() != sema.Yes {
			return false
		}
		isDefault := slices.Contains(v.class.Special(sema.DefaultConstructor).Functions, f)
		return !isDefault || v.class.HasEmptyDefaultConstructor() != sema.Yes
	})
}

// isDefaultInitialized reports whether the default constructor initializes a
// variable: it has no initializer, or an empty one.
func (v memorySpaceVariable) isDefaultInitialized() bool {
	init := v.Initializer()
	return !v.IsParenInit() && init.First().IsZero() && (init.IsZero() || init.Is(syntax.InitializerList, syntax.ArgumentList))
}

// isConstantInitialized reports whether a constexpr constructor, written or implicit with default member initializers,
// gives a variable its value before the program starts; that of a shared variable never runs.
func (v memorySpaceVariable) isConstantInitialized() bool {
	m := v.class.Special(sema.DefaultConstructor)
	if v.DeclaredMemory()&sema.SharedMemory != 0 {
		return false
	}
	return m.UserProvided == sema.Yes && m.Constexpr != sema.No || m.UserProvided == sema.No && m.Constexpr == sema.Yes &&
		v.class.Special(sema.Destructor).Trivial == sema.Yes &&
		!slices.ContainsFunc(v.class.Fields(), func(f *sema.Variable) bool { return f.HasRuntimeInitializer() == sema.Yes })
}

func deviceVarDtor(p *pass) {
	p.eachMemorySpaceVariable(func(v memorySpaceVariable) {
		if v.class.HasEmptyDestructor() == sema.No {
			r := p.report(v.NameNode(), "%s variable '%s' has class '%s', whose destructor is not empty", memoryWord(v.Variable), v.Name, v.class.Name)
			if v.DeclaredMemory()&sema.SharedMemory != 0 || v.isBracedConstant() {
				r.accepted()
			}
		}
	})
}

// isBracedConstant reports whether a list of constants initializes an aggregate
// whose own destructor is the only thing that keeps it from being a constant.
func (v memorySpaceVariable) isBracedConstant() bool {
	if v.Type().Kind == sema.Array || v.Initializer().Kind() != syntax.InitializerList || len(v.class.Constructors()) > 0 || len(v.class.Bases()) > 0 ||
		v.class.IsPolymorphic() != sema.No || v.HasRuntimeInitializer() == sema.Yes {
		return false
	}
	return !slices.ContainsFunc(v.class.Fields(), func(f *sema.Variable) bool { return f.Type().TriviallyDestructible() != sema.Yes })
}

// A memorySpaceVariable is a variable that names a memory space and is of class type,
// or an array of it.
type memorySpaceVariable struct {
	*sema.Variable
	class *sema.Record
}

// eachMemorySpaceVariable has visit look at the definitions of such variables in the
// units in focus and at the local ones in instances of templates, as the device
// sees them. Barriers are not among them: the documents themselves define them as
// __shared__.
func (p *pass) eachMemorySpaceVariable(visit func(memorySpaceVariable)) {
	if !p.onDevice() {
		return
	}
	add := func(v *sema.Variable) {
		if v.DeclaredMemory() == 0 || v.Member != nil || v.Binding || v.IsExtern() {
			return
		}
		if object, ok := spaced(v); ok {
			visit(object)
		}
	}
	p.eachVariable(add)
	p.eachBody(func(b *sema.Body) {
		if b.Instance {
			for v := range locals(b) {
				add(v)
			}
		}
	})
}

// spaced returns a variable of class type, or an array of it, with its class.
func spaced(v *sema.Variable) (object memorySpaceVariable, ok bool) {
	t := v.Type()
	for t.Kind == sema.Array {
		t = t.Elem
	}
	return memorySpaceVariable{v, t.Record}, t.Kind == sema.RecordType && !isLibrary(t.Record, "barrier")
}

// isLibrary reports whether a class is cuda::name, or an instance of it.
func isLibrary(r *sema.Record, name string) bool {
	return r.Name == name && r.Outer != nil && r.Outer.Kind == sema.NamespaceScope && r.Outer.String() == "cuda"
}

// locals yields the variables that a body declares.
func locals(b *sema.Body) iter.Seq[*sema.Variable] {
	return func(yield func(*sema.Variable) bool) {
		root := b.BodyScope()
		for n := range b.Nodes() {
			scope := root
			switch n.Kind() {
			case syntax.Declaration:
				scope = root.At(n)
			case syntax.ForRangeLoop:
				scope = root.At(n.Child(syntax.FieldBody))
			default:
				continue
			}
			for d := range n.ChildrenIn(syntax.FieldDeclarator) {
				if v := scope.LocalAt(d); v != nil && !yield(v) {
					return
				}
			}
		}
	}
}

func staticDynamicInit(p *pass) {
	p.eachVariable(func(v *sema.Variable) {
		if v.Scope.Kind == sema.NamespaceScope && v.DeclaredMemory()&^sema.SharedMemory != 0 && !v.IsTemplate() && !p.isConstructed(v) && p.isInitializedAtStart(v) {
			p.report(v.NameNode(), "initializer of %s variable '%s' is not a constant expression", memoryWord(v), v.Name)
		}
	})
	p.eachDeviceBody(func(b *sema.Body) {
		for v := range locals(b) {
			if !v.IsStatic() || v.DeclaredMemory()&sema.SharedMemory != 0 {
				continue
			}
			if p.isDynamic(b, v) && !p.isSpacedOtherwise(b, v) {
				p.report(v.NameNode(), "initializer of static variable '%s' in %s is not a constant expression", v.Name, describe(b.Function))
			}
		}
	})
}

// isSpacedOtherwise reports whether a variable with a memory space belongs to another rule: one about
// its class, or about a function that also runs on the host, where nvcc accepts it in templates and
// members of classes.
func (p *pass) isSpacedOtherwise(b *sema.Body, v *sema.Variable) bool {
	if v.DeclaredMemory() == 0 {
		return false
	}
	object, ok := spaced(v)
	return ok && p.runsConstructor(object) || p.onHost && b.Function.RunsOn(sema.Host) != sema.No || b.Function.Class != nil || b.Instance || b.IsPattern()
}

// isConstructed reports whether a variable is one that device-var-ctor speaks
// of.
func (p *pass) isConstructed(v *sema.Variable) bool {
	object, ok := spaced(v)
	return ok && (v.Initializer().IsZero() && !v.IsParenInit() || p.runsConstructor(object))
}

// isInitializedAtStart reports whether the initializer of a variable outside of
// any function is known to need the running program.
func (p *pass) isInitializedAtStart(v *sema.Variable) bool {
	for n := range v.Initializer().AllBut(syntax.LambdaExpression, syntax.SizeofExpression, syntax.Decltype) {
		if n.Kind() == syntax.NewExpression {
			return true
		}
	}
	object, isObject := spaced(v)
	return slices.ContainsFunc(p.InitializerUses(v), func(u sema.Use) bool {
		if isObject && u.Kind == sema.Constructs && u.Record == object.class {
			return false // device-var-ctor knows whether the constructor is empty
		}
		return u.NeedsRuntime() == sema.Yes || u.Kind == sema.TakesAddress && u.Variable != nil && u.Variable.DeclaredMemory()&sema.SharedMemory != 0
	})
}

// isDynamic reports whether a static variable is known to need code that runs
// when its declaration is reached.
func (p *pass) isDynamic(b *sema.Body, v *sema.Variable) bool {
	if !v.Initializer().IsZero() || v.IsParenInit() {
		return b.HasRuntimePart(v.Declarator)
	}
	t := v.Type()
	for t.Kind == sema.Array {
		t = t.Elem
	}
	if t.Kind != sema.RecordType {
		return false
	}
	m := t.Record.Special(sema.DefaultConstructor)
	return t.Record.HasEmptyDefaultConstructor() == sema.No && m.Constexpr == sema.No
}
