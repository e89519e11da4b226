package asynccopy

import (
	"fmt"
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cudarules/lifetime"
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
		c.reporter.Report(asyncEarlyFree, at.Pos(), at.End(), message+", which "+mayStill(u, "it"))
	case e.At == nil && !c.told[u.Call]:
		c.told[u.Call] = true
		what := types.ExprString(u.Arg)
		message := fmt.Sprintf("'%s' %s after the function returns; %s", u.Name, mayStill(u, "'"+what+"'"), orPin(what))
		if e.Pinner != nil {
			message = unpinnedEarly(u, types.ExprString(e.Pinner))
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

// readsEarly reports a read of page-locked memory before a copy to it is complete.
func (c *checker) readsEarly(r gomemory.EarlyRead) {
	what := "'" + r.Pointer + "'"
	if r.In != "" {
		what += " in '" + r.In + "'"
	}
	c.reporter.Report(lifetime.AsyncReadBeforeSync, r.At.Pos(), r.At.End(),
		fmt.Sprintf("host reads %s, which '%s' may still be writing; synchronize first", what, r.By),
		analysis.RelatedInformation{Pos: r.Copy.Pos(), End: r.Copy.End(), Message: "enqueued here"})
}

// unordered reports an operation on memory that another stream may still be working on.
func (c *checker) unordered(u gomemory.Unordered) {
	by := u.By
	if u.In != "" {
		by = u.In
	}
	c.reporter.Report(lifetime.StreamUnordered, u.At.Pos(), u.At.End(),
		fmt.Sprintf("'%s' works on '%s' in a stream that does not wait for '%s'", by, u.What, types.ExprString(u.First.Fun)),
		analysis.RelatedInformation{Pos: u.First.Pos(), End: u.First.End(), Message: "enqueued in another stream here"})
}
