package cgobridge

import (
	"os"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cgobridge/buildrule"
	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/timing"
)

// Settings are the user's choices for all packages of a run.
type Settings struct {
	Rules rule.Set

	// Compiler returns the options of a source whose build rule has the given flags. Flags without
	// meaning there are treated as unknown.
	Compiler func(rule nvcc.BuildFlags) (nvcc.Options, error)

	// Linked says that the driver lays out files as symbolic links, as Bazel does: a file is in the
	// folder of its name, wherever the link leads.
	Linked bool

	// NoRules omits findings in the sources: they are linked, and values followed through them, only.
	NoRules bool

	// Times, unless nil, receives the analysis times of the sources.
	Times *timing.Times

	// Trees, unless they are nil, are those of texts that earlier runs have parsed.
	Trees *cache.Trees

	// Scans, unless nil, are the build files read by earlier runs.
	Scans *buildrule.Scans

	// KeepDevice keeps the device compilation of a source for later queries.
	KeepDevice bool
}

// A Run is the shared state of packages and sources that are checked together.
type Run struct {
	// Overlay has texts that replace those on disk. It is set before the first package is analyzed.
	Overlay regular.Overlay

	// Concerned, unless nil, is called when the analysis of a package first depends on files around it in its
	// repository.
	Concerned func()

	// Asked, unless nil, reports whether the effects on Go memory of a package's functions may be needed.
	Asked func(path string) bool

	settings func() (Settings, error)
	modules  *sync.Map // root -> *module; nil if the driver sees one package at a time

	removedOnce  sync.Once
	removedPaths []string

	exceeding sync.Mutex
	exceeded  []cudarules.Exceeded
}

// NewRun returns a run whose driver analyzes one package at a time: each package reads its
// surroundings anew, and findings in a header shared by several packages are reported by the first of
// them. Settings is called on demand, since drivers create their analyzers before they parse flags.
func NewRun(settings func() (Settings, error)) *Run { return &Run{settings: settings} }

// NewWholeRun returns a run whose driver sees the findings of all packages, and reports equal ones
// once. The content of their modules is read once.
func NewWholeRun(settings func() (Settings, error)) *Run {
	return &Run{settings: settings, modules: &sync.Map{}}
}

// TakeExceeded returns the limits that build files have exceeded since it was called last.
func (r *Run) TakeExceeded() []cudarules.Exceeded {
	r.exceeding.Lock()
	defer r.exceeding.Unlock()
	all := r.exceeded
	r.exceeded = nil
	return all
}

// note notes limits that were exceeded.
func (r *Run) note(all []cudarules.Exceeded) {
	r.exceeding.Lock()
	defer r.exceeding.Unlock()
	r.exceeded = append(r.exceeded, all...)
}

// exceed notes the limits that build rules exceed, and returns the rules.
func (r *Run) exceed(rules *buildrule.Rules) *buildrule.Rules {
	for file, set := range rules.Exceeded() {
		for l := range set.All() {
			r.note([]cudarules.Exceeded{{File: file, Limit: l}})
		}
	}
	return rules
}

// IsAsked reports whether other packages may need the effects of the package's functions on Go memory.
func (p *Package) IsAsked() bool { return p.run.Asked == nil || p.run.Asked(p.Types.Path()) }

// isWhole reports whether the driver sees the findings of all packages.
func (r *Run) isWhole() bool { return r.modules != nil }

// removed returns the files that are there by texts of theirs alone. Files of the same content that are there under another
// name replace them.
func (r *Run) removed() []string {
	r.removedOnce.Do(func() { r.removedPaths = removed(r.Overlay) })
	return r.removedPaths
}

func removed(texts regular.Overlay) (paths []string) {
	there := map[string]bool{} // texts
	for path, text := range texts {
		if text == nil {
			continue
		}
		if _, err := os.Lstat(path); err == nil {
			there[string(text)] = true
		} else {
			paths = append(paths, path)
		}
	}
	return slices.DeleteFunc(paths, func(path string) bool { return there[string(texts[path])] })
}

// scans returns the cached build file scans, and the toolkit release that they are for.
func (r *Run) scans() (*buildrule.Scans, nvcc.Version) {
	settings, err := r.settings()
	if err != nil {
		return (*buildrule.Scans)(nil).With(r.Overlay), nvcc.Newest
	}
	options, err := settings.Compiler(nvcc.BuildFlags{})
	if err != nil {
		return settings.Scans.With(r.Overlay), nvcc.Newest
	}
	return settings.Scans.With(r.Overlay), options.Toolkit
}

// toolkit returns the release of the toolkit that the run is for.
func (r *Run) toolkit() nvcc.Version {
	_, toolkit := r.scans()
	return toolkit
}

func (r *Run) concern() {
	if r.Concerned != nil {
		r.Concerned()
	}
}

// moduleOf returns the module that a folder belongs to. A folder outside of
// any module is one of its own.
func (r *Run) moduleOf(dir string) *module {
	r.concern()
	root, repository := reporoot.Module(dir)
	if !r.isWhole() {
		return r.newModule(root, repository)
	}
	m, ok := r.modules.Load(root)
	if !ok {
		m, _ = r.modules.LoadOrStore(root, r.newModule(root, repository))
	}
	return m.(*module)
}
