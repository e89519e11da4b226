package launchparams

import (
	"fmt"
	"go/token"

	"github.com/cudavet/cudavet/cgobridge/golaunch"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
)

// signature compares the values that a launch gives with the parameters of
// the kernel, if both are known.
func (c *checker) signature(l golaunch.Launch) {
	if !l.GivesValues() {
		return
	}
	values, ok := c.ValuesOf(l)
	if !ok {
		return
	}
	if kernel := c.KernelOf(l); kernel != nil {
		c.compare(l.Call.Pos(), l.Call.End(), kernel, values)
	}
}

// compare reports values, between pos and end, that do not match a kernel's parameters.
func (c *checker) compare(pos, end token.Pos, kernel *sema.Function, values []golaunch.Value) {
	params := kernel.First().Params()
	if len(params) == 0 && kernel.First().Type().Kind != sema.FunctionType {
		return
	}
	class, fault := launchParamsSignature.Class, ""
	if len(values) != len(params) {
		fault = fmt.Sprintf("%d arguments are passed for the %d parameters of kernel '%s'", len(values), len(params), kernel.Name)
	}
	for i := 0; i < len(params) && i < len(values); i++ {
		t := params[i].Type()
		size, _, ok := kernel.TU.SizeAlign(t)
		if !ok || fault != "" && class != rule.Advice {
			continue
		}
		k := values[i].Kind
		given := differ(k, t, size)
		if given == "" {
			continue
		}
		works := k.Integer && t.IsInteger() && k.Size > size
		if works && fault != "" {
			continue
		}
		class, fault = launchParamsSignature.Class,
			fmt.Sprintf("argument %d (%s) is passed for parameter '%s' of kernel '%s' (%s, %d bytes)", i+1, given,
				params[i].Name, kernel.Name, t, size)
		if works {
			// Every host that CUDA runs on is little-endian.
			class = rule.Advice
			fault += fmt.Sprintf("; its first %d bytes hold the value on little-endian machines only", size)
		}
	}
	if fault == "" {
		return
	}
	c.reporter.ReportAs(class, launchParamsSignature, pos, end, fault, nil,
		c.reporter.Related(kernel.TU.Pos(kernel.First().Name()), "'"+kernel.Name+"' is declared here"))
}

// differ describes a value that cannot be the kernel's parameter, and returns
// "" otherwise.
func differ(k golaunch.Kind, param *sema.Type, size int64) string {
	if k.Copied > 0 && k.Copied < size {
		return fmt.Sprintf("%s, of which %d bytes are copied", k.Type, k.Copied)
	}
	if k.Size != 0 && (k.Size != size || k.Float && (param.IsInteger() || param.Kind == sema.Pointer) || k.Integer && param.IsFloating()) {
		return fmt.Sprintf("%s, %d bytes", k.Type, k.Size)
	}
	return ""
}
