// Package load loads the packages that patterns name for the analyzers, as much of each as there is:
// type errors, missing headers and unavailable imports affect only the code that depends on them.
package load

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"maps"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/process"
	"github.com/cudavet/cudavet/internal/relative"
)

// Config says how package patterns become packages.
type Config struct {
	Tags    string // comma-separated, as for go build
	System  string // GOOS; empty for that of the go command
	Tests   bool
	CUDA    string // release of the toolkit such as "12.4"; empty for the one that fits
	Verbose bool
	Log     io.Writer // receives the output for Verbose

	TagsGiven  bool // the user says which tags there are, be it none
	AllModules bool // check the modules below a folder that belongs to none

	Dir     string          // that patterns are seen from; empty for the working directory
	Overlay regular.Overlay // texts that replace those on disk
	Cancel  <-chan struct{} // ends the go command when it is closed; nil for never

	Run *cgobridge.Run // has the surroundings of the packages

	Cooked *cache.Dir // caches the cgo tool's output; nil to leave that to the go command
}

// For returns the configuration of a run with the options and the bridge.
func (c Config) For(o *options.Options, run *cgobridge.Run) (Config, error) {
	release, err := o.Release()
	if err != nil {
		return c, err
	}
	tags, err := o.Tags()
	if !c.TagsGiven {
		c.Tags, c.TagsGiven = cmp.Or(c.Tags, tags), tags != ""
	}
	c.CUDA, c.Run = release, run
	return c, err
}

// Register defines the flags of a configuration.
func (c *Config) Register(flags *flag.FlagSet) {
	flags.Func("tags", "comma-separated build `tags`, as for go build (default those that bring most cgo files)",
		func(tags string) error {
			c.Tags, c.TagsGiven = tags, true
			return nil
		})
	flags.BoolVar(&c.Tests, "tests", true, "check test files, too")
	flags.BoolVar(&c.AllModules, "all-modules", true, "where there is no go.mod, check the modules below")
	flags.BoolVar(&c.Verbose, "v", false, "say what stands in for what is not there, as CUDA's headers, and what is not known")
}

// A Result has the loaded packages.
type Result struct {
	Packages []*packages.Package // of which there is something to check
	Problems []string            // a line for each cause for which something is not checked
	Folders  []string            // of all packages that the patterns name, each once
	Untagged []Untagged          // cgo files that are built under other tags alone

	// How many packages, their tests counted with them, are there as a
	// whole, in part and not at all.
	Whole, InPart, Skipped int
}

// Packages loads the packages that patterns name. If no CUDA toolkit is installed, cgo uses cudavet's
// built-in headers.
//
// Dependencies are loaded from source, because analyzers compute facts for them, and because export
// data would have to be built: that needs the C libraries that a package is linked with. The standard
// library only provides types: these come from the go command's build cache.
func Packages(patterns []string, c Config) Result {
	var r Result
	if err := c.packages(&r, patterns); err != nil {
		r.Problems = append(r.Problems, "cudavet: "+oneLine(err.Error()))
	}
	slices.Sort(r.Problems)
	r.Problems = slices.Compact(r.Problems)
	withoutStandardLibrary(r.Packages)
	if c.Run != nil {
		c.Run.Asked = func(string) bool { return false }
		if speakOfCUDA(r.Packages) || len(c.Run.SourcesAround(r.Folders)) > 0 {
			c.Run.Asked = asked(r.Packages)
		}
	}
	return r
}

// packages loads the patterns, each in the module that its folder belongs to; those of folders that belong to none as the go
// command did before there were modules.
func (c Config) packages(r *Result, patterns []string) error {
	here, err := c.here()
	if err != nil {
		return err
	}
	groups := c.groups(here, patterns)
	for _, g := range groups {
		err := c.load(r, g.dir, g.patterns, g.env...)
		switch {
		case err != nil && len(groups) == 1:
			return err
		case err != nil: // the others are there all the same
			r.Problems = append(r.Problems, fmt.Sprintf("%s: %s", relative.Path(g.dir), oneLine(err.Error())))
		}
	}
	return nil
}

// here returns the folder that patterns are seen from.
func (c Config) here() (string, error) {
	if c.Dir != "" {
		return filepath.Abs(c.Dir)
	}
	return os.Getwd()
}

// texts returns the replacements of files for the go command.
func (c Config) texts(leftOut []string) map[string][]byte {
	texts := nothing(leftOut)
	maps.Copy(texts, c.Overlay)
	return texts
}

// ErrCanceled says that packages are not loaded because the caller canceled it.
var ErrCanceled = errors.New("canceled")

// load loads the patterns as seen from a folder.
func (c Config) load(r *Result, dir string, patterns []string, env ...string) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	if c.Cancel != nil {
		go func() {
			select {
			case <-c.Cancel:
				cancel()
			case <-ctx.Done():
			}
		}()
	}
	leftOut := unreadable(dir)
	l := &loading{Config: c, patterns: patterns, runner: process.ForGo(), config: packages.Config{
		Context: ctx,
		Mode:    packages.LoadAllSyntax | packages.NeedModule,
		Tests:   c.Tests,
		Dir:     dir,
		Env:     slices.Concat(process.Environ(), env, c.environment()),
		Overlay: c.texts(leftOut),
	}}
	for _, name := range leftOut {
		r.Problems = append(r.Problems, relative.Path(name)+": left out: not a regular file, or too large")
	}
	defer l.end()
	defer l.endOnSignal(cancel)()
	if err := l.keepTemporary(); err != nil {
		return err
	}
	if c.Tags != "" {
		l.config.BuildFlags = []string{"-tags=" + c.Tags}
	}
	if slices.ContainsFunc(leftOut, func(name string) bool { return filepath.Base(name) == vendored }) { // without a replacement
		l.config.BuildFlags = append(l.config.BuildFlags, "-mod=readonly")
	}
	if len(env) == 0 && !inModule(dir) {
		if err := l.asModule(); err != nil {
			return err
		}
	}
	withCgo := true
	if env, err := goEnvs("", "GOROOT", "GOARCH", "CGO_ENABLED"); err == nil {
		l.files, l.arch, withCgo = newFileParser(env[0]), env[1], env[2] != "0"
	}
	l.config.ParseFile = l.files.parse
	roots, err := l.packages()
	if slices.ContainsFunc(roots, l.files.isStandard) { // which are themselves to be checked
		l.config.ParseFile = nil
		roots, err = l.packages()
	}
	if errors.Is(ctx.Err(), context.Canceled) {
		return ErrCanceled
	}
	r.Problems = append(r.Problems, l.runner.Ended()...)
	if err != nil {
		return err
	}
	var without []string
	if !withCgo {
		without = l.withoutCgo()
	}
	r.Problems = append(r.Problems, without...)
	if len(roots) == 0 && len(without) == 0 {
		return fmt.Errorf("%s matched no packages", strings.Join(patterns, " "))
	}
	c.retype(roots)
	r.Problems = append(r.Problems, causes(roots)...)
	r.take(roots)
	r.Untagged = append(r.Untagged, UntaggedBelow(dir, c.Tags)...)
	return nil
}

// environment returns the go command's variables for another system. There need be no C compiler for it: none runs.
func (c Config) environment() []string {
	if c.System == "" {
		return nil
	}
	return []string{"GOOS=" + c.System, "GOARCH=amd64", "CGO_ENABLED=1"}
}

// A loading is the state of loading some patterns, with replacements for things that this machine
// lacks.
type loading struct {
	Config
	patterns []string
	config   packages.Config
	runner   *process.Runner
	files    fileParser
	arch     string // GOARCH; "" if that is not known
	mu       sync.Mutex
	scratch  []string        // folders to be removed in the end
	modfile  string          // the go command's replacement of go.mod; "" for the file itself
	replaced map[string]bool // modules that are taken from the repository
}

// maxEnd is the time that the go command may take to end after an interrupt.
const maxEnd = 5 * time.Second

// endOnSignal has the process end the go command and clean up before a signal ends it. The
// function that it returns ends that.
func (l *loading) endOnSignal(cancel func()) (stop func()) {
	signals, done := make(chan os.Signal, 1), make(chan struct{})
	var ending sync.Mutex // locked from a signal to the end of the process
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		select {
		case s := <-signals:
			ending.Lock()
			cancel()
			select {
			case <-done:
			case <-time.After(maxEnd):
			}
			l.end()
			status := 128
			if number, ok := s.(syscall.Signal); ok {
				status += int(number)
			}
			os.Exit(status)
		case <-done:
		}
	}()
	return func() {
		signal.Stop(signals)
		close(done)
		ending.Lock()
	}
}

func (l *loading) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, dir := range l.scratch {
		os.RemoveAll(dir)
	}
}

// folder returns a new folder that is there as long as the packages are loaded.
func (l *loading) folder() (string, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	dir, err := os.MkdirTemp("", "cudavet-")
	if err == nil {
		l.scratch = append(l.scratch, dir)
	}
	return dir, err
}

// keepTemporary makes the go command and its tools put temporary files into a folder of the loading's: the cgo tool leaves some
// behind when it fails.
func (l *loading) keepTemporary() error {
	dir, err := l.folder()
	if err == nil {
		dir, err = filepath.Abs(dir)
	}
	if err != nil {
		return err
	}
	for _, variable := range []string{"TMPDIR", "TMP", "TEMP"} { // the last two on Windows
		l.config.Env = append(l.config.Env, variable+"="+dir)
	}
	return nil
}

func (l *loading) say(format string, args ...any) {
	if l.Verbose {
		plain.Fprintln(l.Log, "cudavet: "+fmt.Sprintf(format, args...))
	}
}

// maxSiblings bounds how often modules of the repository are looked for that others of
// it require.
const maxSiblings = 3

// list has the go command list the packages that patterns name and their imports, with their files.
func (l *loading) list(config packages.Config, patterns []string) ([]*packages.Package, error) {
	config.Mode = packages.NeedName | packages.NeedFiles | packages.NeedImports | packages.NeedDeps |
		packages.NeedCompiledGoFiles | packages.NeedModule | packages.NeedTypesSizes
	return l.runner.Load(config, patterns...)
}

// whole gives listed packages their syntax and types.
func (l *loading) whole(config packages.Config, patterns []string, listed []*packages.Package) ([]*packages.Package, error) {
	if l.typed(listed, nil) {
		return listed, nil
	}
	return l.runner.Load(config, patterns...)
}

// packages loads the patterns.
func (l *loading) packages() ([]*packages.Package, error) {
	if roots := l.faultless(); roots != nil {
		return roots, nil
	}
	return l.faulty()
}

// faulty loads packages that have errors, with their errors. Where the go command lacks something of the toolkit's or of
// the repository's, it provides that.
func (l *loading) faulty() ([]*packages.Package, error) {
	roots, err := l.list(l.config, l.patterns)
	if err != nil && isOutdated(err) && l.modfile == "" {
		if err := l.copyModfile(); err != nil {
			return nil, err
		}
		l.say("%s is out of date; the go command gets a copy that it may change", filepath.Join(relative.Path(l.config.Dir), "go.mod"))
		roots, err = l.list(l.config, l.patterns)
	}
	for range maxSiblings {
		changed, failed := l.replaceSiblings(roots, err)
		if failed != nil {
			return nil, failed
		}
		if !changed {
			break
		}
		roots, err = l.list(l.config, l.patterns)
	}
	if err != nil {
		return nil, err
	}
	t := &standIn{loading: l}
	if !t.provide(roots) {
		return l.whole(l.config, l.patterns, roots)
	}
	// Further missing files show once the first is there.
	for range 3 {
		config := l.config
		if err := t.apply(&config); err != nil {
			return nil, err
		}
		found, err := l.list(config, l.patterns)
		if err != nil {
			return nil, err
		}
		if !t.provide(found) {
			break
		}
	}
	return t.fit()
}

// take sorts the packages by their state.
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

// withoutCgo names the packages that use cgo, where cgo is disabled: the go
// command leaves their cgo files out, and they would seem to be without fault.
func (l *loading) withoutCgo() []string {
	config := l.config
	config.Mode = packages.NeedName | packages.NeedFiles
	config.Env = append(slices.Clip(config.Env), "CGO_ENABLED=1")
	all, err := l.runner.Load(config, l.patterns...)
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
	return err == nil && hasImportC(file)
}

func hasImportC(file *ast.File) bool {
	return slices.ContainsFunc(file.Imports, func(spec *ast.ImportSpec) bool { return spec.Path.Value == `"C"` })
}
