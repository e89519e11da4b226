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

// Settings are what a user decides for all packages of a run.
type Settings struct {
	Rules rule.Set

	// Compiler returns the options of a source whose build rule has the
	// given flags. What makes no sense in those is unknown.
	Compiler func(rule nvcc.BuildFlags) (nvcc.Options, error)

	// Linked says that the driver lays out files as links, wherever they
	// really lie, as Bazel does: what lies in a folder by its name is in it.
	Linked bool

	// NoRules leaves out what is wrong with the sources: they are linked, and
	// values followed through them, and that is all.
	NoRules bool

	// Times, unless it is nil, is told how long the sources take.
	Times *timing.Times

	// Trees, unless they are nil, are those of texts that earlier runs have parsed.
	Trees *cache.Trees

	// Scans, unless they are nil, are what earlier runs have read of build files.
	Scans *buildrule.Scans

	// KeepDevice says that what the device sees of a source is asked for, too.
	KeepDevice bool
}

// A Run is what packages and sources have in common that are checked together.
type Run struct {
	// Overlay has texts that stand for those on disk. It is set before the first package is looked at.
	Overlay regular.Overlay

	// Concerned, unless it is nil, is called when what is known of a package begins to rest on what lies around it
	// in its repository, besides its own files.
	Concerned func()

	// Asked, unless it is nil, reports whether what functions of the package of a path do with Go memory may be asked for.
	Asked func(path string) bool

	settings func() (Settings, error)
	modules  *sync.Map // root -> *module; nil if the driver sees one package at a time

	removedOnce  sync.Once
	removedPaths []string

	exceeding sync.Mutex
	exceeded  []cudarules.Exceeded
}

// NewRun returns a run whose driver looks at one package at a time: each package
// reads what lies around it anew, and what is wrong with a header that several
// packages share is left to the first of them. Settings is asked when they are
// needed: drivers make their analyzers before they read flags.
func NewRun(settings func() (Settings, error)) *Run { return &Run{settings: settings} }

// NewWholeRun returns a run whose driver sees the findings of all packages, and
// tells equal ones once. What their modules hold is read once.
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

// IsAsked reports whether what the package's functions do with Go memory may be asked for by other packages.
func (p *Package) IsAsked() bool { return p.run.Asked == nil || p.run.Asked(p.Types.Path()) }

// isWhole reports whether the driver sees the findings of all packages.
func (r *Run) isWhole() bool { return r.modules != nil }

// removed returns the files that are there by texts of theirs alone. What lies there by another name now, with the same text, is
// known by that.
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

// scans returns what the run keeps of build files, and the release of the toolkit that it is for.
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
