// Package cgoproto checks that the C functions called by Go match the definitions in the linked CUDA
// sources: with C linkage, as host functions, with the prototype that cgo read from the preamble and
// its headers.
//
// Neither compiler sees both sides. The C compiler of cgo trusts the prototype, nvcc compiles a
// definition that may differ from it, and the linker compares names only.
package cgoproto

import (
	"fmt"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
)

// Analyzer is the analyzer without settings.
var Analyzer = New(report.Default)

// New returns the analyzer as part of a run.
func New(base *report.Base) *analysis.Analyzer {
	return base.Analyzer("cgoproto", "check that the C functions that Go calls are what the linked CUDA sources define", base.OnBridge(run))
}

func run(pkg *cgobridge.Package, reporter *report.Reporter) error {
	checked := map[string]bool{}
	for _, call := range pkg.Calls {
		checkKernelCall(pkg, reporter, call)
		if !checked[call.Name] {
			checked[call.Name] = true
			p := goPrototype(pkg, call)
			by := analysis.RelatedInformation{Pos: call.Expr.Pos(), End: call.Expr.End(), Message: "called from Go here"}
			checkLinkage(pkg, reporter, p, "called from Go as 'C."+call.Name+"'", by)
			checkPrototype(pkg, reporter, p, by)
			checkKernels(pkg, reporter, call)
		}
	}
	for _, declared := range pkg.Prototypes() {
		if name := declared.Name; !checked[name] {
			checked[name] = true
			p := cPrototype(declared)
			at := declared.Decl.Function.TU.Pos(declared.Decl.Name())
			checkLinkage(pkg, reporter, p, "called from C code of the package", reporter.Related(at, "declared to C here"))
			checkPrototype(pkg, reporter, p, reporter.Related(at, "declared here"))
		}
	}
	return nil
}

// checkKernelCall reports the call of a kernel as if it were a host function,
// also by a C function between Go and the kernel.
func checkKernelCall(pkg *cgobridge.Package, reporter *report.Reporter, call *cgobridge.Call) {
	d := pkg.Definition(call.Name)
	if d == nil {
		return
	}
	kernel, by := d.Func, "called as 'C."+call.Name+"'"
	if !kernel.IsKernel() {
		calls := pkg.Summary(call.Name).KernelCalls
		if len(calls) == 0 || d.Source != nil { // nvcc itself rejects the call in a .cu
			return
		}
		kernel, by = calls[0], "called by 'C."+call.Name+"'"
	}
	definition := kernel.Definition()
	reporter.Report(kernelCalledDirectly, call.Expr.Pos(), call.Expr.End(),
		fmt.Sprintf("'%s' is a __global__ function, but is %s without a launch; call a host function that launches it", kernel.Name, by),
		reporter.Related(kernel.TU.Pos(definition.Name()), "'"+kernel.Name+"' is defined here"))
}

// checkKernels reports launches of kernels that are built into nothing that the
// package is linked with.
func checkKernels(pkg *cgobridge.Package, reporter *report.Reporter, call *cgobridge.Call) {
	for _, m := range pkg.MissingKernels(call.Name) {
		at := reporter.Pos(m.Launch.Pos)
		files := make([]string, len(m.In))
		for i, path := range m.In {
			files[i] = filepath.Base(path)
		}
		reporter.Report(linkMissingKernel, at, at,
			fmt.Sprintf("'%s' is defined in '%s', which no build rule links into the package", m.Launch.Kernel.Name, strings.Join(files, " and ")),
			analysis.RelatedInformation{Pos: call.Expr.Pos(), End: call.Expr.End(), Message: "launched by this call"})
	}
}

// checkLinkage reports a function whose only definitions have C++ linkage, so
// that the linker does not find the C name by which it is called.
func checkLinkage(pkg *cgobridge.Package, reporter *report.Reporter, p prototype, called string, by analysis.RelatedInformation) {
	definitions := pkg.Definitions(p.name)
	for _, d := range definitions {
		if d.Source == nil || d.HasCLinkage() || len(d.Func.TU.Source.Missing) > 0 { // a header that was not found may declare it
			return
		}
	}
	for _, d := range definitions {
		var fixes []analysis.SuggestedFix
		if p.known && p.differs(d) == "" {
			fixes = linkage(pkg, reporter, d)
		}
		pos := reporter.Pos(d.Func.TU.Pos(d.Decl.Name()))
		reporter.ReportFix(missingExternC, pos, pos,
			fmt.Sprintf("'%s' is %s but has C++ linkage; declare it extern \"C\", or it does not link", p.name, called),
			fixes, by)
	}
}
