package launchparams

import (
	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge/gosymbol"
)

// symbols checks a package's bindings to, and calls of, symbols of CUDA's libraries without cgo.
func symbols(base *report.Base, pass *analysis.Pass) (report.Classes, error) {
	found := base.SymbolsOf(pass)
	if found == nil {
		return nil, nil
	}
	var classes report.Classes
	err := base.Ask(pass, found.Package, func(reporter *report.Reporter) error {
		classes = reporter.Classes()
		if reporter.Enabled(puregoSignature) {
			reportSymbols(found, reporter)
		}
		return nil
	})
	return classes, err
}

func reportSymbols(found *gosymbol.Finder, reporter *report.Reporter) {
	for _, b := range found.Bindings {
		if fault, _ := found.Fault(b); fault != "" {
			reporter.Report(puregoSignature, b.At.Pos(), b.At.End(), fault)
		}
	}
	for _, c := range found.CallbackFaults() {
		reporter.Report(puregoSignature, c.At.Pos(), c.At.End(), c.Fault)
	}
	for _, call := range found.Calls {
		if fault, _ := found.CallFault(call); fault != "" && !call.Again {
			reporter.Report(puregoSignature, call.At.Pos(), call.At.End(), fault)
		}
	}
}
