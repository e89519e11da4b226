package gomemory

import (
	"go/ast"

	"golang.org/x/tools/go/cfg"
)

// A Context is a function of the package that is looked into where another calls it.
type Context struct {
	Function ast.Node        // *ast.FuncDecl or *ast.FuncLit
	Site     *ast.CallExpr   // in the outermost function, by which it is come to
	Calls    []*ast.CallExpr // of C and of other packages, that it makes whenever the outermost function makes that call

	by     *ast.CallExpr
	caller *Context
	values map[ast.Expr]value // values of the expressions evaluated in this context
	passed map[*ast.CallExpr][]Passed
}

// Contexts returns those in which something is known that depends on the caller.
func (f *Finder) Contexts() []*Context { return f.contexts }

// Within calls ask. Queries to the finder within it are answered for the context.
func (f *Finder) Within(c *Context, ask func()) {
	f.within = c
	defer func() { f.within = nil }()
	ask()
}

// Around returns the call stack of the current context, the outermost call last.
func (f *Finder) Around() []*ast.CallExpr {
	var calls []*ast.CallExpr
	for c := f.within; c != nil; c = c.caller {
		calls = append(calls, c.by)
	}
	return calls
}

// isHelper reports whether a frame's function is another one than the outermost, or a part of another.
func (fr *frame) isHelper() bool {
	first := outermost(fr)
	if first.function == nil { // an initializer
		return false
	}
	for at := fr; at != first; at = at.caller {
		if at.function.Pos() < first.function.Pos() || at.function.End() > first.function.End() {
			return true
		}
	}
	return false
}

// isCertain reports whether the current statement is executed whenever the outermost function makes the call that leads to it.
func (fr *frame) isCertain() bool {
	for ; fr.caller != nil; fr = fr.caller {
		if fr.caller.perhaps {
			return false
		}
		if always, known := fr.always[fr.block]; known {
			if !always {
				return false
			}
			continue
		}
		if fr.always == nil {
			fr.always = map[*cfg.Block]bool{}
		}
		fr.always[fr.block] = fr.isAlways()
		if !fr.always[fr.block] {
			return false
		}
		if !fr.caller.isHelper() { // it makes that call
			return true
		}
	}
	return true
}

// context returns the frame's context.
func (fr *frame) context() *Context {
	if fr.known == nil {
		fr.known = &Context{Function: fr.function, Site: fr.happens().call, by: fr.call, values: map[ast.Expr]value{}}
		if fr.caller.isHelper() {
			fr.known.caller = fr.caller.context()
		}
		fr.f.contexts = append(fr.f.contexts, fr.known)
	}
	return fr.known
}

// calls notes a call of C or of another package in a context.
func (fr *frame) calls(call *ast.CallExpr) {
	if fr.tellsAll() && fr.function != nil && fr.isHelper() && fr.isCertain() {
		c := fr.context()
		c.Calls = append(c.Calls, call)
	}
}
