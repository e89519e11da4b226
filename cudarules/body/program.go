package body

import (
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A program keeps the bodies of a translation unit.
type program struct {
	functions    map[*sema.FuncDecl]*Body
	initializers map[*sema.Variable]*Body

	kept store
}

func programOf(tu *sema.TU) *program {
	type key struct{}
	return tu.Above(key{}, func() any {
		return &program{functions: map[*sema.FuncDecl]*Body{}, initializers: map[*sema.Variable]*Body{}}
	}).(*program)
}

// Of returns the body of the definition of a function; nil if the declaration is none. It is built on
// demand.
func Of(fd *sema.FuncDecl) *Body {
	if fd == nil || fd.Body().IsZero() {
		return nil
	}
	p := programOf(fd.Function.TU)
	b, ok := p.functions[fd]
	if !ok {
		b = buildFunction(fd, &p.kept)
		p.functions[fd] = b
	}
	return b
}

// Forget discards the body of a function, which is built again on demand.
func Forget(fd *sema.FuncDecl) { delete(programOf(fd.Function.TU).functions, fd) }

// OfLambda returns the body of a lambda's call operator.
func OfLambda(l *sema.Lambda) *Body { return Of(l.Operator().Decls[0]) }

// OfInitializer returns the body of the declaration of a variable outside of functions; its Root is a
// Block of one Declare.
func OfInitializer(v *sema.Variable) *Body {
	p := programOf(v.TU)
	b, ok := p.initializers[v]
	if !ok {
		b = buildInitializer(v, &p.kept)
		p.initializers[v] = b
	}
	return b
}

func buildFunction(fd *sema.FuncDecl, in *store) *Body {
	b := &builder{store: in, tu: fd.Function.TU, result: fd.Function.Result(), root: fd.BodyScope()}
	b.body = &Body{Decl: fd, Function: fd.Function, Params: fd.Params(), Scope: b.root}
	b.function(fd)
	return b.body
}

func buildInitializer(v *sema.Variable, in *store) *Body {
	b := &builder{store: in, tu: v.TU, result: sema.Basic(sema.Void), root: v.Scope}
	b.body = &Body{Variable: v, Scope: b.root}
	at := v.Declarator
	if at.IsZero() {
		at = v.Node
	}
	b.body.Root = b.block(b.root, v.Node, func() []*Op { return []*Op{b.declareVariable(b.root, at, v)} })
	return b.body
}

// A builder builds one body.
type builder struct {
	store      *store // of operations
	tu         *sema.TU
	body       *Body
	root       *sema.Scope
	result     *sema.Type              // the type that a return statement initializes
	inserted   bool                    // within an operation that the language inserts
	converting bool                    // in an argument of a constructor
	depth      int                     // of operations within one another
	inDefault  map[*sema.Variable]bool // default arguments and initializers that are being built
	defaulted  int                     // how many were built within others

	temporaries []*Op // Destroy operations of the current full-expression, in the order of construction
	ends        []*Op // those of the block's variables
}

// opSteps is the share of [limit.Steps] of one operation.
const opSteps = 4

// op makes an operation.
func (b *builder) op(k Kind, s *sema.Scope, n syntax.Node, t *sema.Type, args ...*Op) *Op {
	op := b.store.op()
	op.Kind, op.Node, op.scope, op.Type, op.Inserted = k, n, s, t, b.inserted
	op.Args = b.store.list(args)
	op.Number = int32(b.body.Count)
	b.body.Count++
	b.tu.Spend(opSteps)
	return op
}

// insert is op for operations that are not written.
func (b *builder) insert(k Kind, s *sema.Scope, n syntax.Node, t *sema.Type, args ...*Op) *Op {
	op := b.op(k, s, n, t, args...)
	op.Inserted = true
	return op
}

// unknown returns an operation that is not understood.
func (b *builder) unknown(s *sema.Scope, n syntax.Node, why Reason, args ...*Op) *Op {
	op := b.op(Unknown, s, n, sema.Basic(sema.UnknownType), args...)
	return b.because(op, why)
}

// because notes why an operation is not understood.
func (b *builder) because(op *Op, why Reason) *Op {
	op.reason = why
	if b.body.Partly == nil {
		b.body.Partly = op
	}
	return op
}

// within builds a nested operation, unless it is too deep.
func (b *builder) within(s *sema.Scope, n syntax.Node, build func(*sema.Scope, syntax.Node) *Op) *Op {
	if !b.tu.Allows(limit.BodyDepth, b.depth+1) {
		return b.unknown(s, n, TooDeep)
	}
	if b.tu.IsSpent() {
		return b.unknown(s, n, Spent)
	}
	b.depth++
	op := build(s, n)
	b.depth--
	return op
}
