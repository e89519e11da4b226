package devicepointer

import (
	"cmp"
	"fmt"
	"go/ast"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
)

// frees reports memory that is freed by the function for another kind, or once more.
func (c *checker) frees() {
	if c.Memory == nil || !c.reporter.Enabled(wrongFree) {
		return
	}
	for _, f := range c.Memory.Frees() {
		by := "'" + f.By + "'"
		if f.In != "" {
			by = "'" + f.In + "', by " + by + ","
		}
		var message string
		switch f.Reason {
		case gomemory.OtherKind:
			message = fmt.Sprintf("%s frees '%s', which is %s", by, f.Pointer, memoryWords(f.Is))
		case gomemory.Twice:
			message = fmt.Sprintf("%s frees '%s', which is already freed", by, f.Pointer)
		case gomemory.Interior:
			message = fmt.Sprintf("%s frees '%s', which does not point to the start of the memory", by, f.Pointer)
		}
		c.reporter.ReportFix(wrongFree, f.At.Pos(), f.At.End(), message, c.rightFree(f))
	}
}

// lateUses reports memory and handles that are used after they are freed. Where the arguments of a deferred call free them, that is
// the fault: see [checker.deferredArguments].
func (c *checker) lateUses() {
	if c.Memory == nil || !c.reporter.Enabled(useAfterFree) {
		return
	}
	for _, u := range c.Memory.LateUses() {
		if c.isDeferredArgument(u.Freed) {
			continue
		}
		by := cmp.Or(u.In, u.By)
		c.reporter.Report(useAfterFree, u.At.Pos(), u.At.End(), fmt.Sprintf("'%s' is used by '%s' after it is freed by '%s'", u.Pointer, by, u.FreedBy),
			analysis.RelatedInformation{Pos: u.Freed.Pos(), End: u.Freed.End(), Message: "freed here"})
	}
}

// rightFree returns the fix that calls the function which frees memory of the kind: if the Go file calls
// that one as well, and the call's value is unused, or a status of the runtime in both cases.
func (c *checker) rightFree(f gomemory.Free) []analysis.SuggestedFix {
	sel, ok := ast.Unparen(f.Call.Fun).(*ast.SelectorExpr)
	right := freeOf(f.Is)
	if f.Reason != gomemory.OtherKind || f.In != "" || right == "" || !ok || !c.IsC(sel.X) || len(f.Call.Args) != 1 ||
		!isUnsafePointer(c.Info.TypeOf(f.Call.Args[0])) {
		return nil
	}
	declared, isStatement := false, false
	for _, call := range c.Calls {
		declared = declared || call.Name == right && c.Fset.File(call.Expr.Pos()) == c.Fset.File(f.Call.Pos())
	}
	for _, file := range c.Files {
		for n := range ast.Preorder(file) {
			switch n := n.(type) {
			case *ast.ExprStmt:
				isStatement = isStatement || ast.Unparen(n.X) == f.Call
			case *ast.DeferStmt:
				isStatement = isStatement || n.Call == f.Call
			}
		}
	}
	ofRuntime := func(name string) bool { return strings.HasPrefix(name, "cuda") }
	if !declared || !isStatement && !(ofRuntime(sel.Sel.Name) && ofRuntime(right)) {
		return nil
	}
	return []analysis.SuggestedFix{{
		Message:   "call C." + right,
		TextEdits: []analysis.TextEdit{{Pos: sel.Sel.Pos(), End: sel.Sel.End(), NewText: []byte(right)}},
	}}
}

// freeOf returns the function that frees memory of a kind which a pointer leads to.
func freeOf(kind cgobridge.MemoryKind) string {
	switch kind {
	case cgobridge.DeviceMemory, cgobridge.ManagedMemory:
		return "cudaFree"
	case cgobridge.PinnedMemory:
		return "cudaFreeHost"
	case cgobridge.HostMemory:
		return "free"
	}
	return ""
}

// memoryWords describes memory of a kind.
func memoryWords(kind cgobridge.MemoryKind) string {
	switch kind {
	case cgobridge.DeviceMemory:
		return "device memory"
	case cgobridge.ManagedMemory:
		return "managed memory"
	case cgobridge.PinnedMemory:
		return "page-locked host memory"
	case cgobridge.ArrayMemory:
		return "a CUDA array"
	case cgobridge.GoMemory:
		return "Go memory"
	}
	return "C heap memory"
}
