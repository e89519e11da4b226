// Package plugin makes cudavet a linter of golangci-lint, as a module plugin
// with the name "cudavet".
//
// Its settings are cudavet's flags:
//
//	linters:
//	  enable: [cudavet]
//	  settings:
//	    custom:
//	      cudavet:
//	        type: module
//	        settings:
//	          nvccflags: -std=c++20 -arch=sm_90
//	          cuda: "12.4"
//	          enable: advice
//	          disable: launch-config,layout-mismatch
//	          msvc: false
//
// golangci-lint shows findings in Go files alone, one a line, and none in generated ones. A finding in
// a CUDA source is therefore shown at the place that links the source with the package, at the cgo
// call, the import "C" or a line of its preamble, and begins with its place in the source, relative to
// the working directory. If these lines are taken, findings are combined, a line of the message each.
package plugin

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/inputs"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/analyzers/placement"
	"github.com/cudavet/cudavet/cgobridge"
)

func init() { register.Plugin("cudavet", New) }

// settings are the flags of the command by the same names.
type settings struct {
	NVCCFlags words   `json:"nvccflags"`
	CUDA      release `json:"cuda"`
	Enable    ids     `json:"enable"`
	Disable   ids     `json:"disable"`
	MSVC      bool    `json:"msvc"`
}

type linter struct{ options *options.Options }

// New is the plugin's constructor. An unknown setting, or one with a senseless value, is an error that
// names it and suggests similar ones.
func New(conf any) (register.LinterPlugin, error) {
	if err := checkNames(conf); err != nil {
		return nil, err
	}
	s, err := register.DecodeSettings[settings](conf)
	if err != nil {
		return nil, err
	}
	l := linter{&options.Options{NVCCFlags: string(s.NVCCFlags), CUDA: string(s.CUDA), Enable: string(s.Enable),
		Disable: string(s.Disable), MSVC: s.MSVC}}
	return l, l.options.Validate()
}

// checkNames returns an error for a setting that is no flag of the command.
func checkNames(conf any) error {
	flags := flag.NewFlagSet("settings", flag.ContinueOnError)
	new(options.Options).Register(flags)
	given, _ := conf.(map[string]any)
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if flags.Lookup(name) == nil {
			var known []string
			flags.VisitAll(func(f *flag.Flag) { known = append(known, f.Name) })
			return fmt.Errorf("no setting %q; there are %s", name, strings.Join(known, ", "))
		}
	}
	return nil
}

// BuildAnalyzers returns the linter followed by an analyzer that does nothing. golangci-lint caches
// issues under the names of a linter's analyzers and the content of Go files; the second name
// represents the content of the CUDA files and the working directory, to which the messages are
// relative, and so do the names of the merged analyzers for the cached facts.
func (l linter) BuildAnalyzers() ([]*analysis.Analyzer, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	salt := fmt.Sprintf("_%x", sha256.Sum256([]byte(inputs.Hash(dir)+dir)))
	atGo := placement.AtGo(dir)
	lint := placement.Merge(
		"cudavet",
		"checks values on their way from Go through cgo into CUDA kernels, and the CUDA sources themselves",
		analyzers.New(l.options, cgobridge.NewRun(l.options.Bridge)).All, salt,
		func(pass *analysis.Pass, diagnostics []analysis.Diagnostic) []analysis.Diagnostic {
			return atGo(pass, placement.WithID(pass, diagnostics))
		})
	marker := &analysis.Analyzer{
		Name: "cudainputs" + salt,
		Doc:  "names the content of the CUDA sources, their headers and build rules",
		Run:  func(*analysis.Pass) (any, error) { return nil, nil },
	}
	return []*analysis.Analyzer{lint, marker}, nil
}

// GetLoadMode says that the linter needs types.
func (linter) GetLoadMode() string { return register.LoadModeTypesInfo }
