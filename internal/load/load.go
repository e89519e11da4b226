// Package load brings the packages that patterns name before the analyzers, as
// much of each as there is: type errors, headers that are missing and imports
// that are not to be had cost what depends on them, and nothing else.
package load

import (
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// Config says how package patterns become packages.
type Config struct {
	Tags    string // comma-separated, as for go build
	Tests   bool
	Verbose bool
	Log     io.Writer // gets what Verbose asks for
}

// Register defines the flags of a configuration.
func (c *Config) Register(fs *flag.FlagSet) {
	fs.StringVar(&c.Tags, "tags", "", "comma-separated build `tags`, as for go build")
	fs.BoolVar(&c.Tests, "tests", true, "check test files, too")
	fs.BoolVar(&c.Verbose, "v", false, "say when cudavet's own headers stand in for the CUDA toolkit's")
}

// A Result is what was loaded.
type Result struct {
	Packages []*packages.Package // of which there is something to check
	Problems []string            // a line for each cause for which something is not checked
	Folders  []string            // of all packages that the patterns name, each once

	// How many packages, their tests counted with them, are there as a
	// whole, in part and not at all.
	Whole, InPart, Skipped int
}

// Packages loads the packages that patterns name. Where no CUDA toolkit is installed, cgo gets the headers that cudavet has
// built in.
//
// Dependencies are loaded from source, because analyzers learn facts from
// them, and because export data would have to be built: that needs the C
// libraries that a package is linked with.
func Packages(patterns []string, c Config) Result {
	config := &packages.Config{Mode: packages.LoadAllSyntax | packages.NeedModule, Tests: c.Tests}
	if c.Tags != "" {
		config.BuildFlags = []string{"-tags=" + c.Tags}
	}
	roots, err := packages.Load(config, patterns...)
	if lacked := lackedHeader(roots); err == nil && lacked != "" {
		var flags string
		if flags, err = CgoFlags(); err == nil {
			if c.Verbose {
				fmt.Fprintf(c.Log, "cudavet: %s is not found; cgo gets cudavet's own CUDA headers: CGO_CFLAGS=%s\n", lacked, flags)
			}
			config.Env = append(os.Environ(), "CGO_CFLAGS="+flags)
			roots, err = packages.Load(config, patterns...)
		}
	}
	if err != nil {
		return Result{Problems: []string{"cudavet: " + oneLine(err.Error())}}
	}
	r := Result{Problems: withoutCgo(*config, patterns)}
	if len(roots) == 0 && len(r.Problems) == 0 {
		r.Problems = []string{fmt.Sprintf("cudavet: %s matched no packages", strings.Join(patterns, " "))}
		return r
	}
	retype(roots)
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		nowhere := len(pkg.GoFiles) == 0 && !slices.Contains(roots, pkg) // whoever imports it says so
		if len(pkg.Errors) > 0 && !isTestMain(pkg) && !nowhere {
			r.Problems = append(r.Problems, problem(pkg))
		}
	})
	slices.Sort(r.Problems)
	r.Problems = slices.Compact(r.Problems)
	r.take(roots)
	withoutStandardLibrary(r.Packages)
	return r
}

// take sorts the packages by what there is of them.
func (r *Result) take(roots []*packages.Package) {
	there := map[string]bool{} // by path: whether there is something of the package
	part := map[string]bool{}
	for _, pkg := range roots {
		if isTestMain(pkg) {
			continue
		}
		if pkg.Dir != "" && !slices.Contains(r.Folders, pkg.Dir) {
			r.Folders = append(r.Folders, pkg.Dir)
		}
		if len(pkg.Syntax) == 0 {
			if _, known := there[pkg.PkgPath]; !known {
				there[pkg.PkgPath] = false
			}
			continue
		}
		r.Packages = append(r.Packages, pkg)
		there[pkg.PkgPath] = true
		part[pkg.PkgPath] = part[pkg.PkgPath] || pkg.IllTyped
	}
	for path, some := range there {
		switch {
		case !some:
			r.Skipped++
		case part[path]:
			r.InPart++
		default:
			r.Whole++
		}
	}
}

// isTestMain reports whether the go command made the package, to run tests.
func isTestMain(pkg *packages.Package) bool { return strings.HasSuffix(pkg.ID, ".test") }

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
