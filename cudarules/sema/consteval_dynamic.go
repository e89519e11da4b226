package sema

import (
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// NeedsRuntime answers whether a use in an initializer keeps it from being a constant expression: it
// reads a value known only at run time, or calls a function that is not constexpr.
func (u *Use) NeedsRuntime() Answer {
	if u.Constant {
		return No
	}
	switch u.Kind {
	case Writes, Launches, Destroys:
		return No // of a temporary; the expression is no constant for other reasons
	case Reads:
		return u.Variable.isRuntimeValue()
	case TakesAddress, Binds:
		if u.Variable == nil {
			return No
		}
		if u.Variable.Type().IsReference() && !u.Variable.Parameter {
			return Unknown
		}
		return answer(u.Variable.isAutomatic())
	case Calls:
		switch {
		case u.Function == nil && u.Record != nil: // an implicit assignment
			return Unknown
		case u.Function == nil || u.Function.First().IsDefaulted() || u.Function.Lambda != nil: // a lambda may be constexpr unsaid
			return Unknown
		}
		return answer(!u.Function.IsConstexpr() && !u.Function.isFolded())
	case Initializes:
		if _, ok := u.Variable.Scope.Constant(u.Variable.Initializer()); !ok {
			return Unknown
		}
	case Constructs:
		if f := u.Function; f != nil && !f.First().IsDefaulted() {
			return answer(!f.IsConstexpr())
		}
		if u.Special == DefaultConstructor {
			m := u.Record.Special(DefaultConstructor)
			return m.Trivial.Or(m.Constexpr).Not()
		}
	}
	return No
}

// isFolded reports whether nvcc evaluates calls of the C library's function where the arguments are constants. It does so for these
// alone: nvcc 13.0 rejects strcmp("a", "b") and fabs(-2.0) as initializers of __device__ variables.
func (f *Function) isFolded() bool {
	if f.Class != nil || !f.HasCLinkage() && !(f.Scope == f.Scope.TU.Global && f.Scope.TU.Unit(f.First().Node).Prelude) {
		return false
	}
	params := f.First().Params()
	return f.Name == "strlen" || f.Name == "abs" && len(params) == 1 && params[0].Type().Kind == Int
}

// isAutomatic reports whether the variable lives on the stack of a function.
func (v *Variable) isAutomatic() bool {
	return v.Parameter || v.IsLocal() && !v.IsStatic() && !v.Specifiers().Has(syntax.Extern) && v.DeclaredMemory()&^SharedMemory == 0
}

// isRuntimeValue answers whether the value of a variable is known only when
// the program runs.
func (v *Variable) isRuntimeValue() Answer {
	t := v.Type()
	switch {
	case v.Parameter:
		return Yes
	case v.Member != nil && !v.IsStatic():
		return Yes // of *this, or of an object that is a constant or not: see the object
	case t.Kind == UnknownType || t.IsReference():
		return Unknown
	case v.IsConstexpr():
		return No
	case !t.IsConst() || t.IsVolatile():
		return Yes
	}
	return v.HasRuntimeInitializer()
}

// InitializingDeclaration returns the declaration that initializes the variable
// if there is one in the translation unit, else v.
func (v *Variable) InitializingDeclaration() *Variable {
	if v.Member != nil && v.Member.Pattern != nil && v.IsStatic() {
		for _, o := range v.Redeclarations() {
			if o.special {
				return o
			}
		}
	}
	if v.Initializer().IsZero() {
		for _, o := range v.Redeclarations() {
			if !o.Initializer().IsZero() {
				return o
			}
		}
	}
	return v
}

// HasRuntimeInitializer answers whether a const variable has a value that the compiler does not know:
// none in this translation unit, or one computed at run time.
func (v *Variable) HasRuntimeInitializer() Answer {
	q := &v.TU.inquiry
	switch {
	case v.rarely().runtime != nil:
		return *v.rare.runtime
	case v.rarely().runtimeAsked != 0:
		q.repeat(v.rare.runtimeAsked)
		return Unknown
	}
	at, ok := q.begin()
	more := v.setRarely()
	more.runtimeAsked = at
	a := Unknown
	if ok {
		a = v.needsRuntime()
	}
	more.runtimeAsked = 0
	if q.end(at) {
		more.runtime = &a
		if q.tooDeep {
			q.later(func() { more.runtime = nil })
		}
	}
	return a
}

func (v *Variable) needsRuntime() Answer {
	init := v.InitializingDeclaration()
	if init.Initializer().IsZero() {
		if v.Specifiers().Has(syntax.Extern) || v.Type().Kind != RecordType {
			return Yes
		}
		m := v.Type().Record.Special(DefaultConstructor)
		return m.Trivial.Or(m.Constexpr).Not()
	}
	if _, ok := init.Scope.Constant(init.Initializer()); ok {
		return No
	}
	result := No
	for _, u := range v.TU.InitializerUses(init) {
		if u.Kind == Reads {
			result = result.Or(u.Variable.isRuntimeValue())
		} else {
			result = result.Or(u.NeedsRuntime())
		}
	}
	return result
}

// HasRuntimePart reports whether something below node n is known to keep it
// from being a constant expression.
func (b *Body) HasRuntimePart(n syntax.Node) bool {
	for _, u := range b.Uses() {
		if u.Node.Tree() == n.Tree() && n.Start() <= u.Node.Start() && u.Node.End() <= n.End() && (u.NeedsRuntime() == Yes || b.IsPattern() && u.readsMutable()) {
			return true
		}
	}
	return allocates(n)
}

// readsMutable reports whether a use reads a variable that is no constant whatever a template's arguments are, which a template's
// bounds of arrays may do though they are to be constants.
func (u *Use) readsMutable() bool {
	v := u.Variable
	if u.Kind != Reads || v == nil || v.Member != nil {
		return false
	}
	t := v.Type()
	switch {
	case v.Scope.Kind == NamespaceScope && !v.IsTemplate():
		return v.isRuntimeValue() == Yes
	case t.Kind == UnknownType || t.IsDependent() || t.IsReference() || v.IsConstexpr():
		return false
	}
	return v.Parameter || !t.IsConst()
}

// allocates reports whether an expression holds a new-expression that is
// evaluated with it.
func allocates(n syntax.Node) bool {
	switch n.Kind() {
	case syntax.NewExpression:
		return true
	case syntax.LambdaExpression, syntax.SizeofExpression, syntax.Decltype:
		return false
	}
	for c := range n.Children() {
		if allocates(c) {
			return true
		}
	}
	return false
}
