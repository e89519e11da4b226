package body

import (
	"iter"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Kind is the kind of an operation, which determines its operands.
type Kind uint8

// Expressions. Each entry names the operands, and the other fields of [Op] that are set. A glvalue is
// an expression whose category is not [sema.PRValue]: it denotes an object, and is read by a Load.
// Operands of unknown operations, and arguments of unknown calls, remain as written: glvalues there
// may be read, bound or written.
const (
	None Kind = iota // no operation: a nil Op, where an operand may be left out

	Unknown // an operation that is not understood, with Reason; any operands
	Literal // a number, a character, nullptr, a string (an lvalue); Constant for the first three
	Var     // an lvalue: Variable; a local, a parameter, a global, a static member, a captured variable
	Func    // an lvalue: Function if it denotes exactly one, else Set
	This    // the pointer

	Member      // object glvalue or prvalue of class type -> the member Variable of it
	MemberByPtr // object, pointer to member -> the member that the pointer names (.*)
	Index       // pointer, index -> the lvalue pointer[index]
	Deref       // pointer -> the lvalue that it points to
	AddressOf   // glvalue -> a pointer to it
	Load        // glvalue -> its value
	Decay       // lvalue of array or function type -> a pointer to its first element, or to it
	Bind        // glvalue -> a reference to it, where a reference is initialized
	Materialize // prvalue -> an xvalue: the temporary object that it initializes
	Convert     // value -> the value converted to Type; Cast says how it is written
	Cast        // glvalue -> the same object taken for one of Type: a cast to a reference type, or to a base class
	Unary       // value; Operator is Plus, Minus, Complement or Not
	Binary      // left value, right value; Operator is arithmetic, a comparison, a shift, or bitwise; pointers included
	And         // left, right: the right one is evaluated if the left one is true
	Or          // left, right: the right one is evaluated if the left one is false
	Conditional // condition, one value or glvalue, the other; the first is None in a ?: b
	Declared    // a Declare, and the test of its variable: the condition that declares it
	Comma       // left, right
	// lvalue, value -> the lvalue; the value is evaluated first. Operator is that of a plain or compound assignment.
	// The built-in one
	Assign
	Step // lvalue; Operator is ++ or --, prefix or postfix. The built-in one
	// the object of a member call (a glvalue), or the value of the callee if Function is not called by name, or
	// None; then the arguments. Without either the callee is unknown, and there is a Reason; an assignment that the
	// compiler defines has Record and Special
	Call
	Construct // arguments -> an object of class type Record made by Function, or by the implicit member Special
	// the elements of an aggregate of Type, or of a std::initializer_list, in order, bases before members; None for
	// omitted ones that are zero, as are those after the last. Special is DefaultConstructor for one without a
	// written initializer
	List
	Zero // nothing -> an object or value that is zero-initialized
	// number of elements or None, initializer or None; then placement arguments -> a pointer; Function is an
	// operator new of a class's
	New
	Delete       // pointer; Function is an operator delete of a class's, Destroy operations follow in Args
	Lambda       // one initializer a capture, in the order of Lambda.Captures -> the closure
	LaunchKernel // callee; grid, block, shared bytes, stream, None for those not given; then the arguments
	Throw        // value or None
	Unevaluated  // sizeof, alignof, noexcept, typeid: no operands, but that of a typeid that asks an object of polymorphic class
	VaArg        // glvalue of type va_list -> the next variadic argument, of Type
	Asm          // outputs (lvalues), then inputs (values); Outputs is how many are outputs
	StatementOf  // a Block whose last expression is the value (GNU)
	// the end of an object of class Record by Function, nil for an implicit destructor: that of Variable, which in a
	// destructor may be a member; that made by Object; or a base, or the pointee of a delete. No operands
	Destroy

	// Statements.

	Block   // statements, followed by the Destroy of its variables, in execution order
	Full    // a full-expression, followed by the Destroy of the temporary objects that end with it
	Declare // Variable and its initializer or None, followed by the Destroy of temporary objects that end with it
	If      // the init-statement or None, condition, then, else or None
	While   // condition, statement
	Do      // statement, condition
	For     // initializer, condition, step, statement; None for each that is not written
	// range (a Declare of an unnamed variable), begin, end, condition, step: None where the language has none of its
	// own; Declare of the variable, statement
	RangeFor
	Switch     // the init-statement or None, value, statement
	Case       // statements up to the next label of the switch; Value, nil for default
	Label      // statement; Label
	Goto       // Label
	Break      //
	Continue   //
	Return     // the initializer of the result, or None, followed by the Destroy of temporary objects that end with it
	Try        // statement, then a Catch each
	Catch      // the Declare of the variable or None, statement
	Initialize // of a member or base in a constructor: Variable (nil for a base, and for delegation), initializer
)

// An Op is an operation: an expression or a statement. It is immutable once it is built, except for its constant, which is
// computed on demand and shared by all users of its body in one view.
type Op struct {
	Kind     Kind
	Category sema.Category
	Inserted bool // by the language, where nothing is written: Node is the cause
	Explicit bool // of Convert, Cast and Construct: a cast or T(x) is written
	Operator syntax.Op
	Special  sema.SpecialKind
	reason   Reason
	// of Call, Construct and LaunchKernel: the number of written arguments, without object and configuration;
	// default arguments follow them
	Given   int32
	Outputs int32 // of Asm
	Number  int32 // unique in its body, below [Body.Count]

	Node syntax.Node // its source; for default arguments and default member initializers, their text
	Type *sema.Type  // of an expression, never a reference; nil for statements
	Args []*Op

	Variable *sema.Variable
	Function *sema.Function
	Record   *sema.Record

	scope  *sema.Scope
	detail any // fields of few kinds, see the methods

	constant *sema.Constant // that the expression is; nil if it is not known yet, notConstant if it is none
}

// Scope returns the innermost scope of Node.
func (op *Op) Scope() *sema.Scope { return op.scope }

// Call returns the source form of a Call; nil for others, and for inserted ones.
func (op *Op) Call() *sema.Call {
	switch d := op.detail.(type) {
	case *sema.Call:
		return d
	case *launchingCall:
		return d.call
	}
	return nil
}

// Launch returns the launch of a LaunchKernel, and that of a Call of the runtime's
// functions that launch.
func (op *Op) Launch() *sema.Launch {
	switch d := op.detail.(type) {
	case *sema.Launch:
		return d
	case *launchingCall:
		return d.launch
	}
	return nil
}

// A launchingCall is a call that launches a kernel.
type launchingCall struct {
	call   *sema.Call
	launch *sema.Launch
}

// Lambda returns the lambda expression of a Lambda.
func (op *Op) Lambda() *sema.Lambda { l, _ := op.detail.(*sema.Lambda); return l }

// Set returns the overload set of a Func.
func (op *Op) Set() []*sema.Function { s, _ := op.detail.([]*sema.Function); return s }

// Label returns the name of a Label, and that of the label that a Goto leads to.
func (op *Op) Label() string { s, _ := op.detail.(string); return s }

// Value returns the constant expression of a Case; nil for default.
func (op *Op) Value() *Op {
	if op.Kind != Case {
		return nil
	}
	v, _ := op.detail.(*Op)
	return v
}

// Object returns the Materialize of the temporary object that a Destroy ends, or the
// initializer of the parameter; nil if it ends something else.
func (op *Op) Object() *Op {
	if op.Kind != Destroy {
		return nil
	}
	o, _ := op.detail.(*Op)
	return o
}

// DeletesArray reports whether an operation is a delete[] expression.
func (op *Op) DeletesArray() bool {
	if op.Kind != Delete {
		return false
	}
	_, array := deletes(op.Node)
	return array
}

// deletes splits a delete-expression: whether it names the global operator, and whether it deletes an array.
func deletes(n syntax.Node) (global, array bool) {
	text, global := strings.CutPrefix(n.Text(), "::")
	text = strings.TrimPrefix(strings.TrimLeft(text, " \t\n"), "delete")
	return global, strings.HasPrefix(strings.TrimLeft(text, " \t\n"), "[")
}

// Reason returns why an operation is Unknown, or why the callee of a Call or LaunchKernel is.
func (op *Op) Reason() Reason { return op.reason }

// A Reason says why an operation is not understood; the zero Reason that it is.
type Reason uint8

const (
	SyntaxError Reason = 1 + iota
	TooDeep
	Spent
	TooMany
	Dependent
	NoType
	Undeclared
	Undecided
	NotSupported
	Endless
)

var reasons = [...]string{
	SyntaxError:  "a syntax error",
	TooDeep:      "operations lie too deep in one another",
	Spent:        "the file takes too many steps",
	TooMany:      "too many default arguments and initializers ask for one another",
	Dependent:    "it depends on the parameters of a template",
	NoType:       "the type of an operand is not known",
	Undeclared:   "no declaration of it is seen",
	Undecided:    "which of several functions is called is not known",
	NotSupported: "cudavet does not know this",
	Endless:      "it needs itself",
}

// String returns the reason in words, empty if there is none.
func (r Reason) String() string { return reasons[r] }

// Constant returns the value of an expression, if the compiler knows it.
func (op *Op) Constant() (sema.Constant, bool) {
	if op.Type == nil || op.Type.IsScalar() != sema.Yes {
		return sema.Constant{}, false
	}
	switch op.Kind {
	case Literal:
		if c, ok := op.detail.(sema.Constant); ok {
			return c, true
		}
		return op.evaluated()
	case Load, Convert:
		if len(op.Args) != 1 {
			return sema.Constant{}, false
		}
		c, ok := op.Args[0].Constant()
		if !ok || op.Kind == Load {
			return c, ok
		}
		return c.Convert(op.Type)
	}
	if op.Inserted || op.scope == nil {
		return sema.Constant{}, false
	}
	return op.evaluated()
}

// evaluated returns the value of the constant expression that is written. It is kept: analyses ask for it each time they
// come to the operation.
func (op *Op) evaluated() (sema.Constant, bool) {
	if op.constant != nil {
		return *op.constant, op.constant != notConstant
	}
	c, ok := op.scope.Constant(op.Node)
	switch {
	case op.scope.TU.IsAsking(): // the answer may not be the last
	case ok:
		op.constant = &c
	default:
		op.constant = notConstant
	}
	return c, ok
}

var notConstant = &sema.Constant{}

// All yields op and all operations below it, each before its operands.
func (op *Op) All() iter.Seq[*Op] {
	return func(yield func(*Op) bool) { op.each(yield) }
}

func (op *Op) each(yield func(*Op) bool) bool {
	if op == nil {
		return true
	}
	if !yield(op) {
		return false
	}
	for _, a := range op.Args {
		if !a.each(yield) {
			return false
		}
	}
	return true
}

// Is reports whether op is of one of the kinds. A nil Op is None.
func (op *Op) Is(kinds ...Kind) bool {
	k := None
	if op != nil {
		k = op.Kind
	}
	return slices.Contains(kinds, k)
}

// A Body is the body of a function, of an instance of a template, of a lambda's call
// operator, or the initializer of a variable outside of functions, in one view.
type Body struct {
	Decl     *sema.FuncDecl // nil for a variable's initializer
	Function *sema.Function // likewise
	Variable *sema.Variable // whose initializer it is; nil for functions
	Params   []*sema.Variable
	Scope    *sema.Scope

	// Root is a Block: the Initialize operations of a constructor, the statements
	// of the body, the Destroy operations of a destructor.
	Root *Op

	// Constants are the constant expressions that the compiler evaluates, and no
	// run of the body: sizes of arrays, conditions of static_assert and of "if
	// constexpr".
	Constants []*Op

	// Count is the number of operations that were made for the body. Not all of them are in it.
	Count int

	// Partly is the first operation, in the order of the text, that is Unknown or has an unknown
	// callee; nil if everything is understood.
	Partly *Op
}

// Arguments returns the arguments of a Call, Construct or LaunchKernel; nil of others.
func (op *Op) Arguments() []*Op {
	switch op.Kind {
	case Call:
		return op.Args[min(1, len(op.Args)):]
	case LaunchKernel:
		return op.Args[min(5, len(op.Args)):]
	case Construct:
		return op.Args
	}
	return nil
}

// Written returns the written operation in op, which may be a conversion, a read or another that the
// language inserts.
func (op *Op) Written() *Op {
	for op != nil && op.Inserted && len(op.Args) > 0 && op.Is(Convert, Cast, Load, Decay, Bind, Materialize) {
		op = op.Args[0]
	}
	return op
}

// Callee returns the name that a Call calls by, as it is written.
func (op *Op) Callee() string {
	c := op.Call()
	if c == nil {
		return ""
	}
	return c.Node.Child(syntax.FieldFunction).Text()
}
