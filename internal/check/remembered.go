package check

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/buildrule"
	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/identity"
	"github.com/cudavet/cudavet/internal/report"
	"github.com/cudavet/cudavet/internal/summary"
)

// CacheFolder is the environment variable that names the cache folder. Without it, it is cudavet's in
// the user's cache folder.
const CacheFolder = "CUDAVET_CACHE"

// How many bytes are kept for later runs.
const (
	mostResults = 256 << 20
	mostTrees   = 512 << 20
	mostBuilds  = 64 << 20
	mostUnits   = 128 << 20
	mostCooked  = 128 << 20
)

// keptBelow returns the folder below which everything is kept. The error says why nothing is.
func keptBelow() (string, error) {
	folder := os.Getenv(CacheFolder)
	if folder == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			return "", err
		}
		folder = filepath.Join(user, "cudavet")
	}
	return folder, cache.Trusted(folder)
}

// Units returns the folder of cached results for go vet; nil if there can be none.
func Units() *cache.Dir {
	folder, err := keptBelow()
	if err != nil {
		return nil
	}
	return cache.NewDir(filepath.Join(folder, "units"), mostUnits)
}

// Cooked returns the folder of the cgo tool's cached output; nil if there can be none.
func Cooked() *cache.Dir {
	folder, err := keptBelow()
	if err != nil {
		return nil
	}
	return cache.NewDir(filepath.Join(folder, "cooked"), mostCooked)
}

// KeepSources makes packages use and extend the cache of build files and parsed CUDA sources. If there can be no folder for
// that, there is no cache.
func KeepSources(settings *cgobridge.Settings) {
	if kept, err := openKept(); err == nil {
		kept.keepSources(settings)
	}
}

// A keptFolder is the cache of earlier runs, with a key of the program that may use it.
type keptFolder struct {
	results, trees, builds *cache.Dir

	program  string
	identity string // of the program and of the configuration file that the user names: its paths are relative to it
}

// openKept returns the folder. The error says why there can be none.
func openKept() (*keptFolder, error) {
	folder, err := keptBelow()
	if err != nil {
		return nil, err
	}
	program, err := identity.Program()
	if err != nil {
		return nil, err
	}
	return &keptFolder{
		results: cache.NewDir(filepath.Join(folder, "results"), mostResults),
		trees:   cache.NewDir(filepath.Join(folder, "trees"), mostTrees),
		builds:  cache.NewDir(filepath.Join(folder, "builds"), mostBuilds),
		program: program,
	}, nil
}

func (k *keptFolder) keepSources(settings *cgobridge.Settings) {
	settings.Trees = k.keptTrees()
	settings.Scans = buildrule.NewScans(k.builds, k.program)
}

func (k *keptFolder) keptTrees() *cache.Trees { return cache.NewTrees(k.trees, k.program) }

// kept returns the cache of earlier runs; nil if the run does not use it.
func (run *Run) kept() *keptFolder {
	run.keptOnce.Do(func() { run.keptFolder = run.openKept() })
	return run.keptFolder
}

func (run *Run) openKept() *keptFolder {
	if run.NoCache || run.Times != nil || run.Loading.Verbose { // unknown parts are reported from the sources themselves
		return nil
	}
	kept, err := openKept()
	if err != nil {
		run.notKept = err
		return nil
	}
	kept.identity = fmt.Sprintf("%s %q", kept.program, run.Options.Config)
	return kept
}

// NotKept returns the reason why the run did not use the cache; nil if it did, or was not meant to.
func (run *Run) NotKept() error { return run.notKept }

// trim keeps the folders in their bounds.
func (k *keptFolder) trim() {
	if k != nil {
		k.results.Trim()
		k.trees.Trim()
		k.builds.Trim()
	}
}

// A keptPackages is the place of a result for packages, which an earlier run may have left and later ones may find.
type keptPackages struct {
	dir *cache.Dir
	key func() (string, bool) // of all that the result rests on, as it is now
	was string                // the key as it was before the packages were read
}

// keptPackages returns the place of the result for patterns; nil if there is none.
func (run *Run) keptPackages(patterns []string) *keptPackages {
	kept := run.kept()
	if kept == nil {
		return nil
	}
	k := &keptPackages{dir: kept.results, key: func() (string, bool) { return run.keyOf(kept.identity, patterns) }}
	was, ok := k.key()
	if !ok {
		return nil
	}
	k.was = was
	return k
}

// keyOf returns a key of all inputs of the result for patterns. It reports false if they are unknown.
func (run *Run) keyOf(identity string, patterns []string) (string, bool) {
	set, err := run.Options.Rules()
	if err != nil {
		return "", false
	}
	compiler, err := run.Options.Compiler(nvcc.BuildFlags{})
	if err != nil {
		return "", false
	}
	here, err := filepath.Abs(cmp.Or(run.Loading.Dir, "."))
	if err != nil {
		return "", false
	}
	root := reporoot.Of(here)
	for _, name := range slices.Concat(compiler.Include, compiler.SystemInclude, compiler.ForcedInclude) {
		path, err := filepath.Abs(name)
		if err != nil {
			return "", false
		}
		if rel, err := filepath.Rel(root.Dir, path); err != nil || !filepath.IsLocal(rel) { // files there are in no key
			return "", false
		}
	}
	h := sha256.New()
	fmt.Fprintf(h, "packages %q %v %+v %t %v\n", identity, set, compiler, run.Options.Linked, root)
	if !run.Loading.Fingerprint(h, patterns) {
		return "", false
	}
	return hex.EncodeToString(h.Sum(nil)), true
}

// A packagesEntry is the cache entry of a result without failures.
type packagesEntry struct {
	Findings []report.Finding
	Checked  []string
	Partial  []string
	Sampled  []sampled
	Summary  summary.Summary
	Bridge   *bridgemap.Map
	Loose    []string
}

// get returns the findings of an earlier run, and the CUDA sources that no package is linked with.
func (k *keptPackages) get() (r Result, loose []string, ok bool) {
	if k == nil {
		return r, nil, false
	}
	var e packagesEntry
	data, ok := k.dir.Read(k.was)
	if !ok || json.Unmarshal(data, &e) != nil {
		return r, nil, false
	}
	r = Result{Findings: e.Findings, Checked: e.Checked, Partial: e.Partial, Summary: e.Summary, Bridge: e.Bridge}
	for _, s := range e.Sampled {
		for _, path := range s.Paths {
			r.Sampled.note(path, unknownCause{s.What, s.Reason})
		}
	}
	return r, e.Loose, true
}

// put keeps a result, but not where something failed, which may be otherwise the next time with nothing changed here, nor
// where something has changed since the run began.
func (k *keptPackages) put(r Result, loose []string) {
	if k == nil || len(r.Failures) > 0 {
		return
	}
	e := packagesEntry{r.Findings, r.Checked, r.Partial, r.Sampled.sampled(), r.Summary, r.Bridge, loose}
	data, err := json.Marshal(e)
	if err != nil {
		return
	}
	var read packagesEntry
	if json.Unmarshal(data, &read) != nil || !reflect.DeepEqual(read, e) { // a name or text that is no UTF-8
		return
	}
	if now, ok := k.key(); ok && now == k.was {
		k.dir.Write(k.was, data)
	}
}
