// Package kernelarg checks arguments of cgo calls that reach CUDA kernels.
//
// A kernel runs on the GPU: a pointer into Go memory means nothing there, nor does a Go slice header,
// string or interface, and the garbage collector does not know which memory the GPU still reads. The
// analyzer follows the arguments of a cgo call through conversions and variables on the Go side and
// through the extern "C" wrapper in the .cu file, down to the kernel's parameters and to the copies
// that the wrapper makes, and reports
//
//   - go-pointer-in-arg: the bytes that a kernel gets contain Go pointers;
//   - go-memory-to-kernel: the kernel gets a pointer to Go memory;
//   - host-memory-to-kernel: the kernel, or the device's end of a copy, gets
//     pageable memory of C's heap or stack;
//   - go-header-to-kernel: the address of a slice, string or interface variable
//     is passed instead of that of its data;
//   - arg-not-trivially-copyable: the bytes that are copied belong to a type
//     that must not be copied byte by byte;
//   - arg-size: the kernel's parameters are larger together than the limit of
//     the architectures that the source is compiled for;
//   - copy-size, copy-direction: the size or the direction of a copy does not fit
//     the memory at its ends.
//
// A wrapper that copies the memory to the device first, or that reads it on
// the host, is as it should be.
package kernelarg

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/cgoname"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.Analyzer("kernelarg", "check what cgo calls hand to CUDA kernels",
		func(pass *analysis.Pass) (any, error) { return nil, run(base, pass) }, base.Facts)
}

func run(base *report.Base, pass *analysis.Pass) error {
	pkg := base.WithFacts(pass)
	if pkg == nil {
		return nil
	}
	return base.Ask(pass, pkg.Package, func(reporter *report.Reporter) error {
		c := &checker{pkg: pkg, reporter: reporter, registered: map[ast.Expr]bool{}}
		c.check()
		return nil
	})
}

// check checks the package's arguments of C functions, of helpers, and of the kernels that it launches
// itself.
func (c *checker) check() {
	c.register(c.pkg.HelperArgs)
	for _, call := range c.pkg.Calls {
		c.call(call)
		c.size(call)
	}
	launches := c.pkg.Launcher.Launches()
	for _, l := range launches {
		c.launch(l)
	}
	for _, call := range c.pkg.HelperArgs {
		c.argument(passedArg{call.Call, call.Name, call.Arg}, call.Param)
	}
	c.ownText()
	c.directions()
	c.reporter.InContexts(c.pkg, func(in *gomemory.Context) {
		c.context = in
		for _, expr := range in.Calls {
			if call := c.pkg.Order.C(expr); call != nil {
				c.call(call)
			}
		}
		for _, l := range launches {
			if slices.Contains(in.Calls, l.Call) {
				c.launch(l)
			}
		}
		for _, call := range c.pkg.HelperArgs {
			if slices.Contains(in.Calls, call.Call) {
				c.argument(passedArg{call.Call, call.Name, call.Arg}, call.Param)
			}
		}
	})
}

// call checks the arguments of a call of a C function.
func (c *checker) call(call *cgobridge.Call) {
	summary := c.pkg.CallSummary(call)
	if summary == nil {
		return
	}
	for i, arg := range call.Expr.Args {
		if i < len(summary.Params) {
			c.argument(passedArg{call.Expr, "C." + call.Name, arg}, &summary.Params[i])
		}
	}
	c.copies(call, summary)
}

type checker struct {
	pkg      *gofact.Package
	reporter *report.Reporter

	registered map[ast.Expr]bool // the origins of memory registered with the device
	context    *gomemory.Context // in which is asked; nil for functions by themselves
}

func (c *checker) value(e ast.Expr) cgobridge.Value { return c.pkg.ValueKnowing(c.pkg.ResultMemory, e) }

// A passedArg is an argument of a call of a C function, or of a Go helper that
// passes it on to one.
type passedArg struct {
	call *ast.CallExpr
	name string // of the function
	arg  ast.Expr
}

// argument checks one argument of a call against the function's use of its parameter.
func (c *checker) argument(h passedArg, param *cgobridge.Param) {
	value := c.value(h.arg)
	if meantToFail(c.pkg.Package, h.call) {
		return
	}
	if c.header(h, value, param) {
		return
	}
	c.memory(h, value, param)
	c.hostMemory(h, value, param)
	c.contents(h, value, param)
}

// header reports &s for a slice, string or interface s.
func (c *checker) header(h passedArg, value cgobridge.Value, param *cgobridge.Param) bool {
	if value.Kind != cgobridge.Address || value.Type == nil {
		return false
	}
	what := ""
	switch t := value.Type.Underlying().(type) {
	case *types.Slice:
		what = "slice"
	case *types.Interface:
		what = "interface"
	case *types.Basic:
		if t.Info()&types.IsString != 0 {
			what = "string"
		}
	}
	if what == "" {
		return false
	}
	for _, f := range param.Effects {
		switch {
		case f.Kind == cgobridge.KernelArgument,
			f.Level == 1 && (f.Kind == cgobridge.CopiedFrom || f.Kind == cgobridge.CopiedTo),
			f.Level == 1 && f.Kind == cgobridge.HostAccess && f.Type != nil && f.Type.IsArithmetic():
			c.reporter.Argument(goHeaderToKernel, h.call, h.arg,
				fmt.Sprintf("'%s' is the address of a %s header, not of its data, which '%s' expects; pass %s",
					types.ExprString(value.Expr), what, h.name, dataOf(value, what)),
				c.where(f)...)
			return true
		}
	}
	return false
}

// dataOf spells the expression that should have been passed instead of &s.
func dataOf(value cgobridge.Value, what string) string {
	name := "s"
	if unary, ok := value.Expr.(*ast.UnaryExpr); ok {
		name = types.ExprString(unary.X)
	}
	switch what {
	case "slice":
		return "&" + name + "[0] or unsafe.SliceData(" + name + ")"
	case "string":
		return "unsafe.StringData(" + name + ")"
	}
	return "the address of the value in it"
}

// memory reports a pointer to Go memory that becomes a kernel's argument: as
// it is, or as a field of a C struct.
func (c *checker) memory(h passedArg, value cgobridge.Value, param *cgobridge.Param) {
	if param.Registered {
		return
	}
	if value.IsPointer() && value.Memory.Kind == cgobridge.GoMemory {
		for _, f := range param.Effects {
			if f.Kind == cgobridge.KernelArgument && f.Level == 0 && f.Field == "" {
				c.reportMemory(h, value, "", f)
				return
			}
		}
	}
	level, ok := levelOf(value)
	if !ok {
		return
	}
	for _, field := range c.pkg.FieldValues(value) {
		pointer := c.value(field.Expr)
		if !pointer.IsPointer() || pointer.Memory.Kind != cgobridge.GoMemory {
			continue
		}
		for _, f := range param.Effects {
			if f.Level == level && reachesKernel(f) && (f.Field == "" || f.Field == field.Path) {
				c.reportMemory(h, pointer, field.Path, f)
				return
			}
		}
	}
}

func (c *checker) reportMemory(h passedArg, value cgobridge.Value, field string, f cgobridge.Effect) {
	what := "'" + types.ExprString(value.Expr) + "'"
	if field != "" {
		what += " in field '" + field + "'"
	}
	kernel := "a kernel"
	if f.Launch != nil && f.Launch.Kernel != nil {
		kernel = "kernel '" + f.Launch.Kernel.Name + "'"
	}
	c.reporter.Argument(goMemoryToKernel, h.call, h.arg,
		fmt.Sprintf("%s points to Go memory, and '%s' passes it to %s, which cannot access it; copy it to device memory first", what, h.name, kernel),
		c.where(f)...)
}

// reachesKernel reports whether a kernel receives the bytes, directly or as a device copy of them.
func reachesKernel(f cgobridge.Effect) bool {
	return f.Kind == cgobridge.KernelArgument || f.Kind == cgobridge.CopiedFrom && f.ToKernel
}

// levelOf returns whose bytes a value's type describes: its own, or those
// that it points to.
func levelOf(value cgobridge.Value) (int, bool) {
	switch {
	case value.Type == nil:
		return 0, false
	case value.Kind == cgobridge.Bytes:
		return 0, true
	case value.IsPointer():
		return 1, true
	}
	return 0, false
}

// contents reports Go pointers, and values that must not be copied, in the bytes that reach a kernel
// or are copied to the device.
func (c *checker) contents(h passedArg, value cgobridge.Value, param *cgobridge.Param) {
	level, ok := levelOf(value)
	if !ok {
		return
	}
	for _, f := range param.Effects {
		if f.Level != level || f.Kind != cgobridge.KernelArgument && f.Kind != cgobridge.CopiedFrom {
			continue
		}
		content := inspect(value.Type, f.Span, c.pkg.Sizes)
		launched := reachesKernel(f)
		if pointer := content.anyPointer(); launched && pointer != "" {
			c.reporter.Argument(goPointerInArg, h.call, h.arg,
				fmt.Sprintf("'%s' passes '%s' to a kernel, but %s, which device code cannot use", h.name, cgoname.TypeString(value.Type, nil), pointer),
				c.where(f)...)
		}
		unfit := content.unfit
		if unfit == "" {
			unfit = content.header
		}
		if unfit == "" && !launched {
			unfit = content.pointer
		}
		if unfit != "" {
			c.reporter.Argument(argNotTriviallyCopyable, h.call, h.arg,
				fmt.Sprintf("'%s' copies '%s' to the device, but %s, which cannot be used or copied there", h.name,
					cgoname.TypeString(value.Type, nil), unfit),
				c.where(f)...)
		}
		if launched || unfit != "" {
			return
		}
	}
}

// where returns the place of an effect in the CUDA source.
func (c *checker) where(f cgobridge.Effect) []analysis.RelatedInformation {
	if f.Pos.File == nil {
		return nil
	}
	message := "copied here"
	switch f.Kind {
	case cgobridge.KernelArgument:
		message = "passed to the kernel here"
	case cgobridge.HostAccess:
		message = "read here"
	}
	return []analysis.RelatedInformation{c.reporter.Related(f.Pos, message)}
}

// launch checks the arguments of a kernel that Go launches itself.
func (c *checker) launch(l golaunch.Launch) {
	registers := slices.ContainsFunc(c.pkg.Calls, func(call *cgobridge.Call) bool {
		api, ok := headers.Lookup(call.Name)
		return ok && api.Operation == headers.Register
	})
	values, ok := c.pkg.Launcher.ValuesOf(l)
	if !ok || !l.GivesValues() {
		return
	}
	var params []*sema.Variable
	kernel := c.pkg.Launcher.KernelOf(l)
	if kernel != nil {
		params = kernel.First().Params()
		c.kernelSize(l.Call, types.ExprString(l.Call.Fun), kernel)
	}
	launch := &cgobridge.Launch{Kernel: kernel}
	for i, value := range values {
		if value.Expr == nil || l.InC && l.Params == nil { // the arguments are looked at with the function's effects
			continue
		}
		effect := cgobridge.Effect{Kind: cgobridge.KernelArgument, Launch: launch, Arg: i}
		if i < len(params) {
			effect.Type, effect.TU = params[i].Type(), kernel.TU
		}
		c.argument(passedArg{l.Call, types.ExprString(l.Call.Fun), value.Expr},
			&cgobridge.Param{Effects: []cgobridge.Effect{effect}, Registered: registers})
	}
}

// size reports the launch of a kernel whose parameters are too large.
func (c *checker) size(call *cgobridge.Call) {
	for _, launch := range c.pkg.Launches(call.Name) {
		if launch.Kernel != nil && c.kernelSize(call.Expr, call.Name, launch.Kernel, c.reporter.Related(launch.Pos, "launched here")) {
			return
		}
	}
}

// kernelSize reports that a call of a function launches a kernel whose
// parameters are too large, if they are.
func (c *checker) kernelSize(call *ast.CallExpr, name string, kernel *sema.Function, related ...analysis.RelatedInformation) bool {
	total, ok := parameterSize(kernel)
	limit := int64(kernel.TU.Options.KernelParameterLimit())
	if !ok || total <= limit {
		return false
	}
	c.reporter.Report(argSize, call.Pos(), call.End(),
		fmt.Sprintf("'%s' launches '%s' with %d bytes of parameters, more than the limit of %d; pass large data in device memory", name, kernel.Name, total, limit),
		related...)
	return true
}

// parameterSize returns the sum of the sizes of a kernel's parameters.
func parameterSize(kernel *sema.Function) (total int64, ok bool) {
	for _, p := range kernel.First().Params() {
		size, _, ok := kernel.TU.SizeAlign(p.Type())
		if !ok {
			return 0, false
		}
		total += size
	}
	return total, true
}
