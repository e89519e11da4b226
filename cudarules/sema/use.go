package sema

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A UseKind is the kind of a function body's use of a function, class or variable.
type UseKind uint8

const (
	Calls        UseKind = iota // a function, operator or conversion function
	Constructs                  // an object of class type
	Destroys                    // an object of class type
	Reads                       // the value of a variable, or of a part of it
	Writes                      // a variable, or a part of it; both for += and ++
	TakesAddress                // & of a variable or function, or an array that decays
	Binds                       // a reference to a variable, or a part of it
	Launches                    // a kernel
	Refers                      // a function is named without a call
	Initializes                 // a member by its default initializer
)

// A Use is a use of an entity by a body. Unevaluated operands, such as that of sizeof, contain no
// uses.
type Use struct {
	Kind     UseKind
	Special  SpecialKind // which member of Record, where Function is nil
	Part     bool        // only a part of the variable: an element or member
	Element  bool        // the part is an element of an array, or lies in one; the object constructed is
	Implicit bool        // not written as a call: conversions, copies, destructors
	Inserted bool        // by the compiler, not where it is written: a default argument, the steps of a range-based for loop
	Constant bool        // in a constant expression: evaluated by the compiler
	Folded   bool        // a constexpr constructor whose arguments are constants
	Given    uint16      // how many arguments a constructor is given
	Node     syntax.Node // where it is written; of one in a default argument, the call
	Default  syntax.Node // where one in a default argument is written
	Scope    *Scope      // in which it is written
	Function *Function   // called, constructor, referred to; nil for implicit members and if not known
	Call     *Call       // of a written call
	Record   *Record     // constructed or destroyed
	Variable *Variable
	Launch   *Launch
}

// MayBeHidden reports whether the function outside of classes that a use names
// may be hidden from it by a member that was not seen: in a class with an unseen
// base, and in a function defined as a member of an unseen class. So may a function
// of the toolkit's for the device alone be hidden by one of the same name for both sides that a
// header which was not found declares in a namespace around the use. Names that are
// reserved for the compiler are none of members.
func (u *Use) MayBeHidden() bool {
	name := u.Node
	if u.Kind == Calls {
		name = name.Child(syntax.FieldFunction)
	}
	if name.Kind() == syntax.QualifiedIdentifier || strings.HasPrefix(name.Text(), "__") || u.Function != nil && u.Function.Class != nil {
		return false
	}
	for s := u.Scope; s != nil; s = s.Parent {
		if s.Kind == ClassScope && s.Record.inheritsUnseen() || s.Kind == FunctionScope && s.Function.adrift || s.Kind == NamespaceScope && s.Name != "" && s.mayHide(u.Function) {
			return true
		}
	}
	return false
}

// mayHide reports whether a missing header may declare, in the namespace s, a function that hides a
// toolkit function for the device alone.
func (s *Scope) mayHide(f *Function) bool {
	return f != nil && len(s.TU.Source.Missing) > 0 && f.Scope == s.TU.Global && s.TU.Unit(f.First().Node).Prelude && f.RunsOn(Host) == No
}

// A Body is the definition of a function, of an instance of a template, or of
// a lambda; or the default initializer of a member as part of a constructor.
type Body struct {
	*FuncDecl
	Instance bool // of a template whose pattern is a body too

	uses     []Use
	spans    []span        // of the nodes that are evaluated
	operands []syntax.Node // that are compiled, but never evaluated
	lambdas  []*Lambda
	tried    bool // the spans are known
	done     bool
}

// NotCompiledInView reports whether a body is not compiled in the view of its
// translation unit, the device's, and is there for its launches alone.
func (b *Body) NotCompiledInView() bool {
	tu := b.Function.TU
	return tu.View == source.Device && !tu.Both && b.Function.RunsOn(Device) != Yes
}

// isInstance reports whether f is an instance of a template, or a member of a class
// that is one or lies in one.
func (f *Function) isInstance() bool {
	switch {
	case f.Lambda != nil:
		return f.abbreviates
	case f.Pattern != nil:
		return true
	}
	return f.Class != nil && !f.Class.dependent && f.Scope.inInstance()
}

// inInstance reports whether s lies in an instance of a template.
func (s *Scope) inInstance() bool {
	for ; s != nil; s = s.Parent {
		switch {
		case s.Kind == ClassScope && s.Record.Pattern != nil, s.Kind == FunctionScope && s.Function.isInstance():
			return true
		}
	}
	return false
}

// isDependent reports whether f, or the class that it is a member of, is a
// template or an instance in terms of other templates' parameters.
func (f *Function) isDependent() bool {
	if f.IsTemplate() || f.Class != nil && f.Class.dependent {
		return true
	}
	for i := range f.Args {
		if f.Args[i].IsDependent() {
			return true
		}
	}
	return false
}

func (tu *TU) bodyOf(fd *FuncDecl, instance bool) *Body {
	if b := tu.bodiesOf[fd]; b != nil {
		return b
	}
	b := &Body{FuncDecl: fd, Instance: instance}
	tu.bodiesOf[fd] = b
	return b
}

// Uses returns the uses by the body, in the order of the text; lambdas in it are bodies of their own.
func (b *Body) Uses() []Use {
	if b.done {
		return b.uses
	}
	b.done = true
	b.uses = b.Function.TU.reader.Uses(b.FuncDecl)
	return b.uses
}
