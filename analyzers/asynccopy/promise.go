package asynccopy

import (
	"fmt"
	"go/ast"
	"go/types"

	"github.com/cudavet/cudavet/cudarules/headers"
)

// promise says what an operation may still do with memory of a variable when it has returned,
// and what CUDA says of that: CUDA Runtime API, API synchronization behavior. To and from
// pageable memory an asynchronous copy "might be synchronous with respect to host"; to and from
// page-locked memory, and memory that is registered is page-locked, it "should be fully
// asynchronous", as should be "all other transfers", which those of managed memory are among.
func (c *checker) promise(u use, owner *types.Var) string { return mayStill(u, c.kind(u, owner)) }

func mayStill(u use, kind headers.Memory) string {
	does := "read or write"
	switch {
	case !u.How.Writes:
		does = "read"
	case !u.How.Reads:
		does = "write"
	}
	because := "CUDA does not guarantee that copies of pageable memory are synchronous"
	switch kind {
	case headers.PinnedMemory:
		because = "copies of page-locked memory are asynchronous"
	case headers.ManagedMemory:
		because = "copies of managed memory are asynchronous"
	}
	return fmt.Sprintf("may still %s '%s' after it returns, as %s", does, types.ExprString(u.Arg), because)
}

// kind returns the kind of memory that a function has allocated for a variable, page-locked if
// it registers that with CUDA; host memory if it does neither.
func (c *checker) kind(u use, owner *types.Var) headers.Memory {
	for n := range ast.Preorder(u.In) {
		call, ok := n.(*ast.CallExpr)
		if !ok || c.C(call) == nil {
			continue
		}
		if i, ok := registered(c.C(call)); ok && c.rootOrOwner(call.Args[i]) == owner {
			return headers.PinnedMemory
		}
		api, ok := headers.Lookup(c.C(call).Name)
		if !ok || api.Operation != headers.Allocate || api.To != headers.PinnedMemory && api.To != headers.ManagedMemory {
			continue
		}
		if i, ok := api.Param(headers.Result); ok && i < len(call.Args) && c.rootOrOwner(call.Args[i]) == owner {
			return api.To
		}
	}
	return headers.HostMemory
}

// rootOrOwner returns the variable whose memory, or the pointer to whose memory, an expression
// is, or whose address it is.
func (c *checker) rootOrOwner(e ast.Expr) *types.Var {
	if out, ok := c.unconverted(e).(*ast.UnaryExpr); ok {
		e = out.X
	}
	if v := c.Owner(e); v != nil {
		return v
	}
	return c.root(e)
}
