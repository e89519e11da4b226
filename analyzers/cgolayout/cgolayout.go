// Package cgolayout checks Go memory that C or CUDA code accesses as a type of its own:
// (*C.T)(unsafe.Pointer(&value)). The compilers of both languages trust the conversion; nothing else
// checks that the layouts agree.
//
//   - layout-mismatch: a Go struct, or the elements of a slice or array of
//     structs, differ from the C struct in size, or in offset, size or kind of a
//     field;
//   - layout-slice-element: scalar elements differ in size or kind, as in []int
//     for int*, []float64 for float*;
//   - layout-incomplete-type: a Go pointer becomes a pointer to an incomplete C
//     struct, for which cgo's check of passed pointers is switched off;
//   - long-abi: 8-byte integers or addresses are taken for C's long in a package
//     that is built for Windows, too, where that has 4 bytes.
//
// Signedness does not count, padding and blank fields do not count, and raw
// bytes may be taken for anything.
package cgolayout

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cgobridge/layout"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.AnalyzerOfClasses("cgolayout", "check the layout of Go memory that C and CUDA code access as their own types", run, base.Facts)
}

func run(base *report.Base, pass *analysis.Pass) (any, error) {
	pkg := base.WithFacts(pass)
	if pkg == nil {
		return report.Classes(nil), nil
	}
	var classes report.Classes
	err := base.Ask(pass, pkg.Package, func(reporter *report.Reporter) error {
		classes = reporter.Classes()
		c := &checker{
			pkg: pkg, reporter: reporter,
			sizesAlone: len(pkg.Sources) == 0 && !pkg.UsesToolkit(),
		}
		c.conversions()
		c.longs()
		for _, h := range pkg.HelperArgs {
			c.voidPointer(h.Call, h.Arg, h.Param)
		}
		reporter.InContexts(pkg, c.inContext)
		return nil
	})
	return classes, err
}

type checker struct {
	pkg      *gofact.Package
	reporter *report.Reporter

	// The package has nothing to do with CUDA: only elements of another size
	// are spoken of, which no C code can mean.
	sizesAlone bool
}

// conversions checks the package's conversions to C types, and its arguments of C functions.
func (c *checker) conversions() {
	for _, p := range c.pkg.Preambles {
		for n := range ast.Preorder(p.File) {
			if conversion, ok := n.(*ast.CallExpr); ok && len(conversion.Args) == 1 {
				c.conversion(conversion)
			}
		}
	}
	for _, call := range c.pkg.Calls {
		c.call(call)
	}
}

// inContext checks the uses in a function that depend on its caller.
func (c *checker) inContext(in *gomemory.Context) {
	if fn, ok := in.Function.(*ast.FuncDecl); ok && fn.Type.TypeParams != nil {
		return // which takes memory of any type for another
	}
	for n := range ast.Preorder(in.Function) {
		if conversion, ok := n.(*ast.CallExpr); ok && len(conversion.Args) == 1 {
			c.conversion(conversion)
		}
	}
	for _, expr := range in.Calls {
		if call := c.pkg.Order.C(expr); call != nil {
			c.call(call)
		}
	}
	for _, h := range c.pkg.HelperArgs {
		if slices.Contains(in.Calls, h.Call) {
			c.voidPointer(h.Call, h.Arg, h.Param)
		}
	}
}

// conversion checks (*C.T)(p), where p comes from a pointer to something that
// is not of C.
func (c *checker) conversion(conversion *ast.CallExpr) {
	to := c.pkg.Info.Types[conversion.Fun]
	if !to.IsType() {
		return
	}
	pointer, ok := to.Type.Underlying().(*types.Pointer)
	if !ok || !cgoname.IsMadeOfC(pointer.Elem()) || !isUnsafePointer(c.pkg.Info.TypeOf(conversion.Args[0])) {
		return
	}
	c.view(conversion, c.pkg.Value(conversion.Args[0]), pointer.Elem())
}

// view checks Go memory that is taken for a type of C.
func (c *checker) view(conversion ast.Node, value cgobridge.Value, target types.Type) {
	if !isGoMemory(value) {
		return
	}
	if cgoname.IsIncomplete(target) {
		if c.sizesAlone {
			return
		}
		if value.Memory.Kind == cgobridge.GoMemory || isDeclaredStruct(value.Type) {
			c.reporter.Report(layoutIncompleteType, conversion.Pos(), conversion.End(),
				fmt.Sprintf("pointer to Go memory is converted to '*%s', an incomplete type for which cgo does not check Go pointers; include its definition, or keep the object in C memory", cgoname.TypeString(target, nil)))
		}
		return
	}
	want, got := layout.OfGo(c.pkg.Sizes, target), layout.OfGo(c.pkg.Sizes, value.Type)
	if got.Size > want.Size && want.IsStruct && c.pkg.EndsOpen(strings.TrimPrefix(cgoname.TypeString(target, nil), "C.")) {
		got.Size = want.Size
	}
	c.compare(conversion, value, cgoname.TypeString(target, nil), got, want)
}

// compare reports how the layout of Go memory, got, differs from the one that
// it is taken for.
func (c *checker) compare(at ast.Node, value cgobridge.Value, name string, got, want layout.Layout) {
	if c.sizesAlone && (got.IsStruct || want.IsStruct) || c.pkg.NeverRuns(at) {
		return
	}
	if _, ok := value.Type.Underlying().(*types.Struct); ok && want.IsStruct {
		c.mismatch(at, value, name, got, want)
		return
	}
	from, ok1 := got.Uniform()
	to, ok2 := want.Uniform()
	if want.IsStruct {
		if ok1 && len(got.Scalars) > 1 && !from.Raw {
			if value.Kind == cgobridge.Address {
				c.mismatch(at, value, name, got, want)
			}
		}
		return
	}
	if !ok1 || !ok2 || layout.SameElement(from, to) || c.sizesAlone && from.Size == to.Size {
		return
	}
	class, message := layoutSliceElement.Class,
		fmt.Sprintf("elements of Go type '%s' (%s) are read as '%s' (%s)", cgoname.TypeString(value.Type, nil), from, name, to)
	if value.Kind != cgobridge.Element && len(got.Scalars) == 1 && from.Kind != layout.Floating &&
		to.Kind != layout.Floating && from.Size > to.Size {
		// Every host that CUDA runs on is little-endian.
		class = rule.Advice
		message = fmt.Sprintf("variable of Go type '%s' (%s) is read as '%s' (%s), which is right on little-endian machines only",
			cgoname.TypeString(value.Type, nil), from, name, to)
	}
	c.reporter.ReportAs(class, layoutSliceElement, at.Pos(), at.End(), message, nil)
}

// mismatch reports two layouts that differ, with the padding that mends it if
// there is one.
func (c *checker) mismatch(at ast.Node, value cgobridge.Value, name string, got, want layout.Layout) {
	difference, where := layout.Differ(got, want)
	if difference == "" {
		return
	}
	var fixes []analysis.SuggestedFix
	if st, ok := value.Type.Underlying().(*types.Struct); ok {
		if list, ok := gaps(c.pkg.Sizes, st, want); ok {
			difference, where = c.describe(st, list[0], name), list[0].scalar
			fixes = c.padding(value.Type, list)
		}
	}
	var related []analysis.RelatedInformation
	if m := where.Member; m != nil && m.Name != "" {
		related = append(related, c.reporter.Related(m.TU.Pos(m.NameNode()), "member '"+m.Name+"' of '"+name+"'"))
	}
	c.reporter.ReportFix(layoutMismatch, at.Pos(), at.End(),
		fmt.Sprintf("Go type '%s' is read as '%s', but %s", cgoname.TypeString(value.Type, nil), name, difference), fixes, related...)
}

// call checks Go memory by its use in the called function: it may convert a void* to a pointer to a
// type of its own, and read a type with greater alignment than Go guarantees.
func (c *checker) call(call *cgobridge.Call) {
	summary := c.pkg.Summary(call.Name)
	if summary == nil {
		return
	}
	for i, arg := range call.Expr.Args {
		if i >= len(summary.Params) {
			break
		}
		c.voidPointer(call.Expr, arg, &summary.Params[i])
		value := c.pkg.Value(arg)
		if target := c.castByGeneric(arg); target != nil {
			c.view(report.Place(call.Expr, arg), value, target)
		}
		if !isGoMemory(value) {
			continue
		}
		for _, f := range summary.Params[i].Effects {
			if f.Level == 1 && f.Type != nil && f.Kind == cgobridge.HostAccess && c.alignment(call, arg, value, f) {
				break
			}
		}
	}
}

// castByGeneric returns the type of C whose pointer a generic function returns that is instantiated with it; nil if an argument is
// no such call.
func (c *checker) castByGeneric(arg ast.Expr) types.Type {
	call, ok := ast.Unparen(c.pkg.Assigned(arg)).(*ast.CallExpr)
	if !ok {
		return nil
	}
	fn := c.pkg.Order.Callee(call)
	if fn == nil || fn.Origin().Signature().Results().Len() != 1 {
		return nil
	}
	declared, ok := fn.Origin().Signature().Results().At(0).Type().(*types.Pointer)
	if !ok {
		return nil
	}
	pointer, ok := c.pkg.Info.TypeOf(call).Underlying().(*types.Pointer)
	if _, generic := declared.Elem().(*types.TypeParam); !generic || !ok || !cgoname.IsMadeOfC(pointer.Elem()) {
		return nil
	}
	return pointer.Elem()
}

// voidPointer checks an argument that comes without a type by the types that C
// takes it for.
func (c *checker) voidPointer(call *ast.CallExpr, arg ast.Expr, param *cgobridge.Param) {
	value := c.pkg.Value(arg)
	if !isGoMemory(value) || !isUnsafePointer(c.pkg.Info.TypeOf(arg)) {
		return
	}
	got := layout.OfGo(c.pkg.Sizes, value.Type)
	taken := c.pkg.TakenFor(param)
	if len(taken) > 1 && slices.ContainsFunc(taken, func(t gofact.Taken) bool { return isTaken(got, t.Layout) }) {
		return // another argument selects the type
	}
	for _, t := range taken {
		c.compare(report.Place(call, arg), value, t.Name, got, t.Layout)
	}
}

// isTaken reports whether Go memory has the layout that C takes it for. Bytes, which C takes
// any memory for, do not count.
func isTaken(got, want layout.Layout) bool {
	if got.IsStruct && want.IsStruct {
		difference, _ := layout.Differ(got, want)
		return difference == ""
	}
	from, ok1 := got.Uniform()
	to, ok2 := want.Uniform()
	return ok1 && ok2 && !to.Raw && layout.SameElement(from, to)
}

// isGoMemory reports whether a value points to something of a Go type, headers
// of data elsewhere apart.
func isGoMemory(v cgobridge.Value) bool {
	return v.IsPointer() && v.Type != nil && !cgoname.IsMadeOfC(v.Type) && !isHeader(v.Type)
}

// alignment reports Go memory that host code reads as a type of the same
// size with a stricter alignment.
func (c *checker) alignment(call *cgobridge.Call, arg ast.Expr, value cgobridge.Value, f cgobridge.Effect) bool {
	size, align, ok := f.TU.SizeAlign(f.Type)
	if !ok || c.sizesAlone || f.Field != "" || value.Memory.Kind != cgobridge.GoMemory ||
		size != c.pkg.Sizes.Sizeof(value.Type) || align <= c.pkg.Sizes.Alignof(value.Type) || align <= 8 {
		return false
	}
	at := report.Place(call.Expr, arg)
	if conversion, ok := c.pkg.Assigned(arg).(*ast.CallExpr); ok && c.pkg.Info.Types[conversion.Fun].IsType() &&
		!isUnsafePointer(c.pkg.Info.TypeOf(conversion)) {
		at = conversion
	}
	c.reporter.Report(layoutMismatch, at.Pos(), at.End(),
		fmt.Sprintf("Go type '%s' is read as '%s', but Go aligns it to %d bytes and '%s', which reads it on the host, requires %d",
			cgoname.TypeString(value.Type, nil), f.Type, c.pkg.Sizes.Alignof(value.Type), call.Name, align))
	return true
}

func isUnsafePointer(t types.Type) bool {
	if t == nil {
		return false
	}
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Kind() == types.UnsafePointer
}

// isHeader reports whether values of a type are headers of data elsewhere:
// that their address is passed is another rule's business.
func isHeader(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Slice, *types.Interface, *types.Map, *types.Chan, *types.Signature:
		return true
	case *types.Basic:
		return u.Info()&types.IsString != 0
	}
	return false
}

// isDeclaredStruct reports whether a type is a struct with a Go name.
func isDeclaredStruct(t types.Type) bool {
	_, named := types.Unalias(t).(*types.Named)
	_, ok := t.Underlying().(*types.Struct)
	return named && ok
}
