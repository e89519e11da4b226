package main

import (
	"cmp"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/placement"
	reporting "github.com/cudavet/cudavet/analyzers/report"
	"github.com/cudavet/cudavet/cgobridge"
)

// loadConfig says how package patterns become packages.
type loadConfig struct {
	tags    string
	tests   bool
	verbose bool
	stderr  io.Writer // gets what verbose asks for
}

func (c *loadConfig) register(fs *flag.FlagSet) {
	fs.StringVar(&c.tags, "tags", "", "comma-separated build `tags`, as for go build")
	fs.BoolVar(&c.tests, "tests", true, "check test files, too")
	fs.BoolVar(&c.verbose, "v", false, "say when cudavet's own headers stand in for the CUDA toolkit's")
}

// loadPackages loads the packages that patterns name and returns those that
// load, and a line for each that does not. Where no CUDA toolkit is installed,
// cgo gets the headers that cudavet has built in.
//
// Dependencies are loaded from source, because analyzers learn facts from
// them, and because export data would have to be built: that needs the C
// libraries that a package is linked with.
func loadPackages(patterns []string, load loadConfig) (sound []*packages.Package, failures []string) {
	var r report
	config := &packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Tests: load.tests}
	if load.tags != "" {
		config.BuildFlags = []string{"-tags=" + load.tags}
	}
	roots, err := packages.Load(config, patterns...)
	if lacked := lackedHeader(roots); err == nil && lacked != "" {
		var flags string
		if flags, err = cgoFlags(); err == nil {
			if load.verbose {
				fmt.Fprintf(load.stderr, "cudavet: %s is not found; cgo gets cudavet's own CUDA headers: CGO_CFLAGS=%s\n", lacked, flags)
			}
			config.Env = append(os.Environ(), "CGO_CFLAGS="+flags)
			roots, err = packages.Load(config, patterns...)
		}
	}
	if err != nil {
		r.fail("cudavet: %s", oneLine(err.Error()))
		return nil, r.failures
	}
	r.failures = withoutCgo(*config, patterns)
	if len(roots) == 0 && len(r.failures) == 0 {
		r.fail("cudavet: %s matched no packages", strings.Join(patterns, " "))
		return nil, r.failures
	}
	for _, pkg := range roots {
		switch {
		case strings.HasSuffix(pkg.ID, ".test"):
			// The main package that the go command makes of tests.
		case len(pkg.Errors) > 0:
			r.failures = append(r.failures, packageFailure(pkg))
		case pkg.IllTyped:
			r.fail("%s: not checked, because a package that it imports does not load", pkg.PkgPath)
		default:
			sound = append(sound, pkg)
		}
	}
	withoutStandardLibrary(sound)
	return sound, r.failures
}

// checkPackages runs the analyzers over the packages that patterns name. A
// package that does not load is a failure; the others are still checked.
func checkPackages(patterns []string, load loadConfig, line *progress) report {
	var r report
	line.at("loading %s", strings.Join(patterns, " "))
	sound, failures := loadPackages(patterns, load)
	r.failures = failures
	line.at("checking %d packages", len(sound))
	defer cgobridge.Together()() // run tells equal findings once
	graph, err := checker.Analyze(placement.Each(analyzers.All(), placement.InPlace), sound, nil)
	if err != nil {
		r.fail("cudavet: %v", err)
		return r
	}
	for _, action := range graph.Roots {
		if action.Err != nil {
			r.fail("%s: %v", action.Package.PkgPath, action.Err)
		}
		for _, d := range action.Diagnostics {
			f := fromDiagnostic(action, d)
			if f.rule == "" {
				r.fail("%s: %s", relative(f.pos.String()), f.message)
			} else {
				r.findings = append(r.findings, f)
			}
		}
	}
	slices.Sort(r.failures)
	r.failures = slices.Compact(r.failures)
	return r
}

// withoutStandardLibrary cuts the imports of packages that belong to no
// module: there are no facts to be learned from them.
func withoutStandardLibrary(roots []*packages.Package) {
	packages.Visit(roots, func(pkg *packages.Package) bool {
		maps.DeleteFunc(pkg.Imports, func(_ string, imported *packages.Package) bool { return imported.Module == nil })
		return true
	}, nil)
}

// withoutCgo names the packages that use cgo, if cgo is disabled: the go
// command leaves their cgo files out, and they would seem to be without fault.
func withoutCgo(config packages.Config, patterns []string) []string {
	enabled, err := exec.Command("go", "env", "CGO_ENABLED").Output()
	if err != nil || strings.TrimSpace(string(enabled)) != "0" {
		return nil
	}
	config.Mode = packages.NeedName | packages.NeedFiles
	config.Env = append(os.Environ(), "CGO_ENABLED=1")
	all, err := packages.Load(&config, patterns...)
	if err != nil {
		return nil
	}
	var lines []string
	for _, pkg := range all {
		if slices.ContainsFunc(pkg.GoFiles, importsC) {
			lines = append(lines, pkg.PkgPath+": not checked, because cgo is disabled (CGO_ENABLED=0)")
		}
	}
	return lines
}

// importsC reports whether a Go file uses cgo.
func importsC(name string) bool {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
	return err == nil && slices.ContainsFunc(file.Imports, func(spec *ast.ImportSpec) bool { return spec.Path.Value == `"C"` })
}

// packageFailure tells in one line why a package does not load. The go
// command's own complaint comes first; later ones follow from it.
func packageFailure(pkg *packages.Package) string {
	e := pkg.Errors[0]
	message := oneLine(e.Msg)
	if m := missingHeader.FindStringSubmatch(message); m != nil && m[1] != "" {
		place := m[1]
		if strings.HasPrefix(place, "./") { // cgo runs the compiler in the package's folder
			place = relative(filepath.Join(pkg.Dir, place))
		}
		return fmt.Sprintf("%s: the header %s is not found; %s is not checked", place, m[2], pkg.PkgPath)
	}
	switch {
	case strings.HasPrefix(message, "could not import C "):
		return pkg.PkgPath + ": not checked, because cgo did not run for it"
	case e.Pos != "" && e.Pos != "-":
		return relative(e.Pos) + ": " + message
	}
	return pkg.PkgPath + ": " + message
}

// oneLine returns the line of a message that tells an error, or else the first
// one that is more than a heading of the go command.
func oneLine(message string) string {
	first := ""
	for line := range strings.Lines(message) {
		line = strings.TrimSpace(line)
		switch {
		case strings.Contains(line, "error: "):
			return line
		case first == "" && !strings.HasPrefix(line, "#"):
			first = line
		}
	}
	return cmp.Or(first, strings.TrimSpace(message))
}

// fromDiagnostic converts an analyzer's diagnostic.
func fromDiagnostic(action *checker.Action, d analysis.Diagnostic) finding {
	fset := action.Package.Fset
	span := func(pos, end token.Pos, message string) place {
		return place{fset.Position(pos), fset.Position(cmp.Or(end, pos)), message}
	}
	classes, _ := placement.Result(action.Result).(reporting.Classes)
	f := finding{
		unit:     action.Package.ID,
		analyzer: action.Analyzer.Name,
		rule:     d.Category,
		class:    classes.Of(d),
		place:    span(d.Pos, d.End, d.Message),
	}
	f.path = f.pos.Filename
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
