package kernelarg

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
)

// register notes the memory that the package makes known to the device: by
// C functions, and by helpers in Go.
func (c *checker) register(calls []cgobridge.HelperArg) {
	note := func(arg ast.Expr, param *cgobridge.Param) {
		if param.Registered {
			for _, origin := range c.value(arg).Memory.Origins {
				c.registered[origin] = true
			}
		}
	}
	for _, call := range c.pkg.Calls {
		if summary := c.pkg.Summary(call.Name); summary != nil {
			for i, arg := range call.Expr.Args {
				if i < len(summary.Params) {
					note(arg, &summary.Params[i])
				}
			}
		}
	}
	for _, call := range calls {
		note(call.Arg, call.Param)
	}
}

// hostMemory reports a pointer to memory of C's heap that becomes a kernel's
// argument, as it is or in a field of a C struct, or the device's end of a copy.
func (c *checker) hostMemory(h passedArg, value cgobridge.Value, param *cgobridge.Param) {
	if param.Registered {
		return
	}
	if c.isHostMemory(value) {
		if i := slices.IndexFunc(param.Effects, cgobridge.Effect.WantsDeviceMemory); i >= 0 {
			c.reportHostMemory(h, "", param.Effects[i])
			return
		}
	}
	level, ok := levelOf(value)
	if !ok {
		return
	}
	for _, field := range c.pkg.FieldValues(value) {
		if !c.isHostMemory(c.value(field.Expr)) {
			continue
		}
		for _, f := range param.Effects {
			if f.Level == level && reachesKernel(f) && (f.Field == "" || f.Field == field.Path) {
				c.reportHostMemory(h, field.Path, f)
				return
			}
		}
	}
}

func (c *checker) isHostMemory(value cgobridge.Value) bool {
	return value.IsPointer() && value.Memory.Kind == cgobridge.HostMemory &&
		!slices.ContainsFunc(value.Memory.Origins, func(origin ast.Expr) bool { return c.registered[origin] })
}

func (c *checker) reportHostMemory(h passedArg, field string, f cgobridge.Effect) {
	what := "'" + types.ExprString(h.arg) + "'"
	if field != "" {
		what = "field '" + field + "' of " + what
	}
	c.reporter.Argument(hostMemoryToKernel, h.call, h.arg, hostMemoryMessage(what, h.name, f), c.where(f)...)
}

// hostMemoryMessage says that a function uses host memory as device memory.
func hostMemoryMessage(what, function string, f cgobridge.Effect) string {
	if f.Kind == cgobridge.OnDevice {
		return fmt.Sprintf("%s is host memory, but '%s' uses it as the device side of a copy; pass device memory", what, function)
	}
	kernel := "a kernel"
	if f.Launch != nil && f.Launch.Kernel != nil {
		kernel = "kernel '" + f.Launch.Kernel.Name + "'"
	}
	return fmt.Sprintf("%s is pageable host memory, and '%s' passes it to %s, which cannot access it; copy it to device memory or allocate it with cudaMallocHost", what, function, kernel)
}

// ownText reports faults within the package's own C code.
func (c *checker) ownText() {
	for _, h := range c.pkg.HostMemoryArgs() {
		at := c.reporter.Pos(h.Pos)
		c.reporter.Report(hostMemoryToKernel, at, at, hostMemoryMessage("'"+h.What+"'", h.To, h.Effect), c.where(h.Effect)...)
	}
}
