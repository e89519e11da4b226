package cgobridge

import (
	"slices"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A HostMemoryArg is a place in the package's own C code that hands memory of
// the host's heap or stack to where the device's is wanted.
type HostMemoryArg struct {
	What   string // the argument, as written
	To     string // the function called
	Pos    source.Position
	Effect Effect
}

// HostMemoryArgs returns those of the package's preambles, of the headers that
// they include and of the C and C++ files in its folder, each once.
func (p *Package) HostMemoryArgs() []HostMemoryArg {
	if p.cSide == nil {
		return nil
	}
	seen := map[source.Position]bool{}
	var list []HostMemoryArg
	for _, d := range p.cSide.inText {
		for _, h := range p.cSide.summarize(d.Function, d).HostMemoryArgs {
			if !seen[h.Pos] {
				seen[h.Pos] = true
				list = append(list, h)
			}
		}
	}
	return list
}

// makesHostMemory reports whether a C function's value is fresh memory of the
// heap.
func (l *linkage) makesHostMemory(name string) bool {
	if d := l.pkg.Definition(name); d != nil {
		return l.summarize(d.Func, d.Decl).MakesHostMemory
	}
	return headers.AllocatesHeap(name) || name == "CString" || name == "CBytes"
}

// makesHostMemory reports whether all that the function returns, null pointers
// apart, is fresh memory of the heap.
func (w *walker) makesHostMemory() bool {
	made := false
	for n := range w.decl.BodyScope().Returns(w.decl.Body()) {
		value := n.First()
		switch {
		case value.IsZero():
			return false
		case w.isNull(value):
		case !w.isHeap(value, maxPieces):
			return false
		default:
			made = true
		}
	}
	return made
}

// isHeap reports whether an expression is a pointer to memory that the C
// library's or C++'s own allocation made.
func (w *walker) isHeap(n syntax.Node, depth int) bool {
	if depth--; depth < 0 {
		return false
	}
	n = w.uncast(n)
	switch n.Kind() {
	case syntax.CallExpression:
		return w.callMakesHostMemory(n)
	case syntax.NewExpression:
		return w.isPlainNew(n)
	case syntax.Identifier:
		v := w.variable(n)
		if v == nil || w.param(v) >= 0 || w.registered[v] {
			return false
		}
		l := w.locals[v]
		if l == nil || l.escaped {
			return false
		}
		made := false
		for _, value := range l.values {
			if w.isNull(value) {
				continue
			}
			if made = w.isHeap(value, depth); !made {
				return false
			}
		}
		return made
	case syntax.ConditionalExpression:
		yes, no := n.Child(syntax.FieldConsequence), n.Child(syntax.FieldAlternative)
		return (w.isNull(yes) || w.isHeap(yes, depth)) && (w.isNull(no) || w.isHeap(no, depth)) && !(w.isNull(yes) && w.isNull(no))
	case syntax.BinaryExpression:
		op := n.Op()
		return (op == syntax.Add || op == syntax.Sub) && w.isHeap(n.Child(syntax.FieldLeft), depth)
	}
	return false
}

func (w *walker) callMakesHostMemory(n syntax.Node) bool {
	if f := w.called(n); f != nil {
		if d := f.Definition(); d != nil && !d.Body().IsZero() {
			return w.l.summarize(f, d).MakesHostMemory
		}
		if d := w.l.elsewhere(f); d != nil {
			return w.l.summarize(d.Func, d.Decl).MakesHostMemory
		}
	}
	return headers.AllocatesHeap(lastIdentifier(n.Child(syntax.FieldFunction)))
}

// isPlainNew reports whether a new-expression calls the global operator new:
// one with a place does not, but for that of std::nothrow, nor does that of a
// class which may have an operator new of its own.
func (w *walker) isPlainNew(n syntax.Node) bool {
	for place := range n.Child(syntax.FieldPlacement).Children() {
		if lastIdentifier(place) != "nothrow" {
			return false
		}
	}
	t := w.scope(n).Value(n).Type
	if t == nil || t.Kind != sema.Pointer {
		return false
	}
	if r := t.Elem.Record; t.Elem.Kind == sema.RecordType {
		return r.IsComplete() == sema.Yes && len(r.Find("operator new"))+len(r.Find("operator new[]")) == 0 && !r.HasUnknownBase()
	}
	return t.Elem.Kind != sema.UnknownType
}

// isStack reports whether an expression is the address of an automatic
// variable, or of a part of one.
func (w *walker) isStack(n syntax.Node) bool {
	n = w.uncast(n)
	if n.Op() == syntax.AddressOf {
		return w.isAutomatic(w.object(n.Child(syntax.FieldArgument)))
	}
	v := w.variable(n)
	return w.isAutomatic(v) && w.param(v) < 0 && v.Type().Kind == sema.Array
}

// object returns the variable of which an expression names a part, x.a[i], or nil.
func (w *walker) object(n syntax.Node) *sema.Variable {
	for {
		n = n.Unparen()
		switch {
		case n.Op() == syntax.Dot:
			n = n.Child(syntax.FieldArgument)
		case n.Kind() == syntax.SubscriptExpression && w.scope(n).Value(n.Child(syntax.FieldArgument)).Type.Kind == sema.Array:
			n = n.Child(syntax.FieldArgument)
		default:
			return w.variable(n)
		}
	}
}

// isAutomatic reports whether a variable is an object on the stack of the
// function.
func (w *walker) isAutomatic(v *sema.Variable) bool {
	return v != nil && !w.registered[v] && (v.IsLocal() || w.param(v) >= 0) && !v.IsStatic() && !v.IsExtern() && !v.Type().IsReference()
}

// handsOver records an argument that is host memory where a callee's parameter
// becomes the device's.
func (w *walker) handsOver(call, arg syntax.Node, to string, param *Param) {
	if !w.l.isText[w.tu()] || param.Registered {
		return
	}
	i := slices.IndexFunc(param.Effects, Effect.WantsDeviceMemory)
	if i >= 0 && (w.isStack(arg) || w.isHeap(arg, maxPieces)) {
		w.summary.HostMemoryArgs = append(w.summary.HostMemoryArgs, HostMemoryArg{arg.Text(), to, w.tu().Pos(call), param.Effects[i]})
	}
}

// register notes the variables whose memory a call makes known to the device,
// or asks about.
func (w *walker) register(n syntax.Node) {
	callee := builtinSummary(lastIdentifier(n.Child(syntax.FieldFunction)), copyUnknown)
	if callee == nil {
		if callee = w.callee(n); callee == nil {
			return
		}
	}
	i := 0
	for a := range n.Child(syntax.FieldArguments).Children() {
		if i < len(callee.Params) && callee.Params[i].Registered {
			if a = w.uncast(a); a.Op() == syntax.AddressOf {
				a = a.Child(syntax.FieldArgument)
			}
			if v := w.object(a); v != nil {
				w.registered[v] = true
			}
		}
		i++
	}
}

func (w *walker) isNull(n syntax.Node) bool {
	n = w.uncast(n)
	return n.Kind() == syntax.Null || n.Text() == "0" || n.Text() == "NULL" || n.Text() == "nullptr"
}
