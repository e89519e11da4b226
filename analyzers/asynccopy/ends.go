package asynccopy

import (
	"fmt"
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cudarules/headers"
)

// ends reports memory that is freed, or left to the garbage collector, while an operation may use it.
func (c *checker) ends(e gomemory.End) {
	u := e.Use
	switch {
	case e.At != nil && !c.told[e.At]:
		c.told[e.At] = true
		what := "'" + e.Pointer + "'"
		if e.In != "" {
			what += " in '" + e.In + "'"
		}
		at := c.deferred(e.At)
		message := fmt.Sprintf("%s is freed without a wait for '%s'", what, u.Name)
		if at != e.At {
			message = fmt.Sprintf("%s is freed when the function returns, without a wait for '%s'", what, u.Name)
		}
		c.reporter.Report(asyncEarlyFree, at.Pos(), at.End(), message+", which "+mayStill(u, headerKind(e.Kind)))
	case e.At == nil && !c.told[u.Call]:
		c.told[u.Call] = true
		what := types.ExprString(u.Arg)
		message := fmt.Sprintf("'%s' %s, and the function may return before that; synchronize the stream and then call runtime.KeepAlive(%s), or pin the memory with a runtime.Pinner",
			u.Name, mayStill(u, headerKind(e.Kind)), what)
		if e.Pinner != nil {
			message = fmt.Sprintf("'%s' %s, and '%s.Unpin()' unpins the memory before that; synchronize the stream first", u.Name, mayStill(u, headerKind(e.Kind)), types.ExprString(e.Pinner))
		}
		at := report.Place(u.Call, u.Arg)
		if u.In != nil && (u.Call.Pos() < u.In.Pos() || u.In.End() < u.Call.End()) {
			at = u.Call
		}
		c.reporter.Report(asyncGoMemory, at.Pos(), at.End(), message)
	}
}

// deferred returns the defer statement of a call, if it is deferred as a whole, or the call.
func (c *checker) deferred(call ast.Node) ast.Node {
	file := c.fileOf(call.Pos())
	if file == nil {
		return call
	}
	for n := range ast.Preorder(file) {
		if d, ok := n.(*ast.DeferStmt); ok && d.Call == call {
			return d
		}
	}
	return call
}

// headerKind returns a kind of memory as package headers names it.
func headerKind(kind cgobridge.MemoryKind) headers.Memory {
	switch kind {
	case cgobridge.PinnedMemory:
		return headers.PinnedMemory
	case cgobridge.ManagedMemory:
		return headers.ManagedMemory
	}
	return headers.HostMemory
}

// registersUnpinned reports Go memory that is registered and not pinned.
func (c *checker) registersUnpinned(r gomemory.Registration) {
	if c.told[r.Call] || c.told[r.At] {
		return
	}
	c.told[r.At] = true
	name := types.ExprString(r.Call.Fun)
	if r.In != "" {
		name = r.In
	}
	c.reporter.Report(hostRegisterGoMemory, r.At.Pos(), r.At.End(),
		fmt.Sprintf("'%s' registers '%s', which is Go memory; pin it with a runtime.Pinner until it is unregistered, or allocate it with cudaHostAlloc", name, types.ExprString(r.Arg)))
}
