package check

import (
	"maps"
	"os"
	"slices"
	"strings"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"

	"github.com/cudavet/cudavet/analyzers"
	"github.com/cudavet/cudavet/analyzers/placement"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gofact"
	"github.com/cudavet/cudavet/cgobridge/gosymbol"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/timing"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/relative"
)

// Packages runs the analyzers over the packages that patterns name, and the CUDA rules over the sources there that none is
// linked with. A package that does not load as a whole is a failure; its other parts and the other packages are still checked.
// If the user names no build tags and no package uses CUDA by cgo, the tags that enable the most cgo files are used.
func (run *Run) Packages(patterns []string) Result {
	defer run.kept().trim()
	r, loose := run.rememberedPackages(patterns)
	loading, taken := r.Summary.Bridge.Elsewhere(run.Loading)
	if !taken.IsZero() {
		run.Loading = loading
		r, loose = run.rememberedPackages(patterns)
		r.Summary.Taken = taken
	}
	return run.withLoose(patterns, r, loose)
}

// rememberedPackages checks packages, unless an earlier run has checked them as they are, and returns the CUDA sources of the modules
// that none is linked with.
func (run *Run) rememberedPackages(patterns []string) (r Result, loose []string) {
	kept := run.keptPackages(patterns)
	r, loose, ok := kept.get()
	if !ok {
		r, loose = run.packages(patterns)
		kept.put(r, loose)
	}
	return r, loose
}

// withLoose adds findings in CUDA sources that no package is linked with, as far as the patterns include them.
func (run *Run) withLoose(patterns []string, r Result, loose []string) Result {
	loose = run.meant(patterns, loose)
	r.Nothing = run.nothing(patterns, r, loose)
	if run.Unlinked && len(loose) > 0 {
		alone := run.Files(loose)
		r.add(alone)
		r.Summary.AddAlone(alone.Summary)
	}
	return r
}

// packages checks packages anew, and returns the CUDA sources of the modules that none is linked with.
func (run *Run) packages(patterns []string) (r Result, loose []string) {
	run.Progress.At("loading %s", strings.Join(patterns, " "))
	end := run.Times.Begin(timing.Phase, "loading packages")
	loading := run.Loading
	cooked, release := run.cooked()
	defer release()
	loading.Cooked = cooked
	loaded := load.Packages(patterns, loading)
	end()
	r.Failures = loaded.Problems
	run.Progress.At("checking %d packages", len(loaded.Packages))
	started := counter{all: len(loaded.Packages), seen: map[string]bool{}}
	edit := func(pass *analysis.Pass, found []analysis.Diagnostic) []analysis.Diagnostic {
		if n, first := started.add(pass.Pkg.Path()); first {
			run.Progress.At("checking packages: %d of %d, %s", n, started.all, pass.Pkg.Path())
		}
		return placement.InPlace(pass, found)
	}
	suite := analyzers.New(run.Options, run.bridge)
	all := append(suite.All, suite.Bridge, suite.Facts, suite.Symbols) // whose results are for the summary
	graph, err := checker.Analyze(placement.Each(all, edit), loaded.Packages, nil)
	if err != nil {
		r.fail("cudavet: %v", err)
		return r, nil
	}
	for action := range graph.All() {
		run.Times.Add(timing.Analyzer, action.Analyzer.Name, action.Duration)
	}
	for _, action := range graph.Roots {
		if action.Err != nil {
			r.fail("%s: %v", action.Package.PkgPath, action.Err)
		}
		for _, d := range action.Diagnostics {
			f := fromDiagnostic(action, d, run.Loading.Overlay.ReadFile)
			if f.Rule == "" {
				r.fail("%s: %s", relative.Path(f.Pos.String()), f.Message)
			} else {
				r.Findings = append(r.Findings, f)
			}
		}
	}
	loose = run.summarize(&r, loaded, graph)
	run.tell(&r, run.bridge.TakeExceeded())
	slices.Sort(r.Partial)
	r.Partial = slices.Compact(r.Partial)
	slices.Sort(r.Failures)
	r.Failures = slices.Compact(r.Failures)
	return r, loose
}

// cooked returns the folder for the cgo tool's output: a run that is to keep nothing removes its own at the end.
func (run *Run) cooked() (folder *cache.Dir, release func()) {
	if run.Edited {
		return nil, func() {}
	}
	if !run.NoCache && run.Times == nil {
		if folder = Cooked(); folder != nil {
			return folder, folder.Trim
		}
	}
	dir, err := os.MkdirTemp("", "cudavet-")
	if err != nil {
		return nil, func() {}
	}
	return cache.NewDir(dir, mostCooked), func() { os.RemoveAll(dir) }
}

// A counter counts packages, each once, at most all of them: it also sees dependencies and variants
// for tests.
type counter struct {
	all  int
	mu   sync.Mutex
	seen map[string]bool
}

// add counts a package, and reports whether it is a new one.
func (c *counter) add(path string) (n int, first bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	first = !c.seen[path]
	c.seen[path] = true
	return min(len(c.seen), c.all), first
}

// summarize adds the analyzers' work to the summary, and returns the CUDA sources of the modules that
// no package is linked with.
func (run *Run) summarize(r *Result, loaded load.Result, graph *checker.Graph) (loose []string) {
	r.Summary.PackagesWhole, r.Summary.PackagesInPart, r.Summary.PackagesSkipped = loaded.Whole, loaded.InPart, loaded.Skipped
	r.Summary.Untagged = loaded.Untagged
	survey := bridgemap.NewSurvey()
	withCgo := map[string]bool{}
	missing := map[string]bool{}
	var lacking []cudarules.Lacking
	for _, pkg := range loaded.Packages {
		for _, name := range pkg.GoFiles {
			r.checked(name)
		}
	}
	for _, action := range graph.Roots {
		switch result := placement.Result(action.Result).(type) {
		case *cgobridge.Package:
			if result != nil {
				survey.Add(action.Package.PkgPath, result)
				for _, source := range result.Sources {
					run.tell(r, source.Exceeded)
					if source.Err == nil && len(source.Exceeded) == 0 {
						r.checked(source.Path)
					}
					if source.TU != nil {
						lacking = append(lacking, cudarules.LackingOf(source.TU))
					}
					if run.Loading.Verbose && source.TU != nil {
						r.Unknown.addSource(source.Path, source.Options, source.TU, source.Device)
					}
				}
				for l := range result.Limits().All() {
					run.tell(r, []cudarules.Exceeded{{File: result.Dir, Limit: l}})
				}
				if result.UsesCgo() {
					withCgo[action.Package.PkgPath] = true
				}
				for _, name := range result.MissingHeaders() {
					missing[name] = true
				}
			}
		case *gofact.Package:
			if result != nil {
				survey.AddLookUps(action.Package.PkgPath, result)
			}
		case *gosymbol.Finder:
			if result != nil {
				survey.AddSymbols(action.Package.PkgPath, result)
			}
		}
	}
	for _, path := range run.bridge.SourcesAround(loaded.Folders) {
		if !survey.Links(path) {
			loose = append(loose, path)
		}
	}
	r.Summary.AddLacking(lacking)
	r.Summary.Roots = run.bridge.RootsAround(loaded.Folders)
	r.Summary.PackagesCgo, r.Summary.Unlinked = len(withCgo), len(loose)
	r.Summary.MissingHeaders = slices.Sorted(maps.Keys(missing))
	r.Bridge = survey.Result()
	r.Summary.Bridge = r.Bridge.Counts
	return loose
}
