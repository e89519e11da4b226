package main

import (
	"cmp"
	"flag"
	"go/token"
	"os"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/analyzers"
)

// loadConfig says how package patterns become packages.
type loadConfig struct {
	tags  string
	tests bool
}

func (c *loadConfig) register(fs *flag.FlagSet) {
	fs.StringVar(&c.tags, "tags", "", "comma-separated build `tags`, as for go build")
	fs.BoolVar(&c.tests, "tests", true, "check test files, too")
}

func (c *loadConfig) packages(mode packages.LoadMode, patterns []string) ([]*packages.Package, error) {
	config := &packages.Config{Mode: mode, Tests: c.tests}
	if c.tags != "" {
		config.BuildFlags = []string{"-tags=" + c.tags}
	}
	return packages.Load(config, patterns...)
}

// checkPackages runs the analyzers over the packages that patterns name. A
// package that does not load is a failure; the others are still checked.
func checkPackages(patterns []string, load loadConfig) report {
	var r report
	wanted, behind, err := survey(patterns, load)
	if err != nil {
		r.fail("cudavet: %s", oneLine(err.Error()))
		return r
	}
	loaded, err := load.packages(packages.LoadSyntax|packages.NeedModule, append(patterns, behind...))
	if err != nil {
		r.fail("cudavet: %s", oneLine(err.Error()))
		return r
	}
	var roots []*packages.Package
	for _, pkg := range loaded {
		if wanted[pkg.ID] {
			roots = append(roots, pkg)
		}
	}
	limitFacts(loaded)
	sound := slices.DeleteFunc(roots, func(pkg *packages.Package) bool {
		if len(pkg.Errors) > 0 {
			r.failures = append(r.failures, packageFailure(pkg))
		}
		return pkg.IllTyped
	})
	r.failures = unique(r.failures)
	r.failures = append(r.failures, withoutCgo(sound)...)

	graph, err := checker.Analyze(analyzers.All(), sound, nil)
	if err != nil {
		r.fail("cudavet: %v", err)
		return r
	}
	for _, action := range graph.Roots {
		if action.Err != nil {
			r.fail("%s: %v", action.Package.PkgPath, action.Err)
		}
		for _, d := range action.Diagnostics {
			r.findings = append(r.findings, fromDiagnostic(action, d))
		}
	}
	r.failures = unique(r.failures)
	return r
}

// survey resolves patterns without reading sources. It returns the ids of the
// packages they name, and the paths of the packages behind those that
// analyzers may learn facts from: what lies outside of the standard library
// and uses cgo, directly or through others.
func survey(patterns []string, load loadConfig) (wanted map[string]bool, behind []string, err error) {
	named, err := load.packages(packages.NeedName|packages.NeedImports|packages.NeedDeps|packages.NeedModule, patterns)
	if err != nil {
		return nil, nil, err
	}
	wanted = map[string]bool{}
	for _, pkg := range named {
		wanted[pkg.ID] = true
	}
	usesCgo := map[*packages.Package]bool{}
	packages.Visit(named, nil, func(pkg *packages.Package) {
		if pkg.Module == nil {
			return
		}
		for path, imported := range pkg.Imports {
			if path == "runtime/cgo" || usesCgo[imported] {
				usesCgo[pkg] = true
			}
		}
		if usesCgo[pkg] && !wanted[pkg.ID] {
			behind = append(behind, pkg.PkgPath)
		}
	})
	return wanted, unique(behind), nil
}

// limitFacts cuts the imports of packages that were not loaded from source:
// analyzers would be run on them in vain.
func limitFacts(loaded []*packages.Package) {
	fromSource := map[*packages.Package]bool{}
	for _, pkg := range loaded {
		fromSource[pkg] = true
	}
	for _, pkg := range loaded {
		for path, imported := range pkg.Imports {
			if !fromSource[imported] {
				delete(pkg.Imports, path)
			}
		}
	}
}

// packageFailure tells in one line why a package does not load: the first
// error that names a place, or else the first one.
func packageFailure(pkg *packages.Package) string {
	e := pkg.Errors[0]
	for _, other := range pkg.Errors {
		if other.Pos != "" && other.Pos != "-" {
			e = other
			break
		}
	}
	message := oneLine(e.Msg)
	if e.Pos != "" && e.Pos != "-" {
		return e.Pos + ": " + message
	}
	return cmp.Or(pkg.PkgPath, pkg.ID) + ": " + message
}

// oneLine returns the first line of a message that is more than a heading of
// the go command.
func oneLine(message string) string {
	for line := range strings.Lines(message) {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, "#") {
			return line
		}
	}
	return strings.TrimSpace(message)
}

// withoutCgo tells of packages whose cgo files are left out because cgo is
// disabled: they would seem to be without fault.
func withoutCgo(pkgs []*packages.Package) []string {
	if os.Getenv("CGO_ENABLED") != "0" {
		return nil
	}
	return nil
}

// fromDiagnostic converts an analyzer's diagnostic.
func fromDiagnostic(action *checker.Action, d analysis.Diagnostic) finding {
	fset := action.Package.Fset
	span := func(pos, end token.Pos, message string) place {
		return place{fset.Position(pos), fset.Position(cmp.Or(end, pos)), message}
	}
	f := finding{
		unit:     action.Package.ID,
		analyzer: action.Analyzer.Name,
		rule:     d.Category,
		place:    span(d.Pos, d.End, d.Message),
	}
	for _, r := range d.Related {
		f.related = append(f.related, span(r.Pos, r.End, r.Message))
	}
	for _, x := range d.SuggestedFixes {
		converted := fix{message: x.Message}
		for _, e := range x.TextEdits {
			start := fset.Position(e.Pos)
			end := fset.Position(cmp.Or(e.End, e.Pos))
			converted.edits = append(converted.edits, edit{start.Filename, start.Offset, end.Offset, string(e.NewText)})
		}
		f.fixes = append(f.fixes, converted)
	}
	return f
}

// unique sorts lines and leaves doubles out.
func unique(lines []string) []string {
	slices.Sort(lines)
	return slices.Compact(lines)
}
