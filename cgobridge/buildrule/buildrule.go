// Package buildrule reads how a repository builds its CUDA sources: from
// Makefiles, CMake lists, shell scripts, go:generate lines and compilation
// databases. It answers which .cu files end in the library libNAME.a and with
// which flags nvcc compiles a .cu file.
//
// Nothing is ever executed. A value that cannot be known without running a program stays unknown: a
// step has the unknown flags of its command line.
package buildrule

import (
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// A Step is one command of a build, or a rule's line with the prerequisites of a target.
type Step struct {
	Output string   // absolute path; a bare "libname" without folder and extension for a CMake target
	Inputs []string // absolute paths of sources, objects and archives
	Rule   Place    // where the step is written

	// The compiler's command line without inputs and output; relative folders made absolute.
	nvcc.BuildFlags

	maybe      bool // something not known decides whether the step is done
	dependency bool // no command, but a rule's line
}

// A Place is a line of a build file.
type Place struct {
	File string
	Line int // from 1; 0 where the format has no lines to speak of
}

// Rules are the build steps of a repository.
type Rules struct {
	Root    string
	Steps   []Step
	toolkit nvcc.Version

	configurations []configuration // of CMake, that command lines name
	loose          []Step          // that compile sources whose names are not known

	holes

	disk    *disk                     // nil when the scan is over
	seen    map[string]bool           // build files already read
	regexps map[string]*regexp.Regexp // of CMake, by how it spells them; nil for those that are none
	globbed map[string][]string       // files by pattern
	making  map[string][]int          // steps by output
	using   map[string][]int          // steps by input

	entries  int                  // of folders that one search may look at
	budget   budget               // of each build file
	left     int                  // steps of all build files of the scan
	exceeded map[string]limit.Set // by file or folder
}

// Exceeded returns the limits exceeded by build files and folders: anything beyond them is unknown.
func (r *Rules) Exceeded() map[string]limit.Set { return r.exceeded }

// exceed notes limits that a file or folder exceeds.
func (r *Rules) exceed(name string, set limit.Set) {
	if set.IsEmpty() {
		return
	}
	if r.exceeded == nil {
		r.exceeded = map[string]limit.Set{}
	}
	r.exceeded[name] = r.exceeded[name].Union(set)
}

// looksAt reports whether a search below a folder may look at so many entries.
func (r *Rules) looksAt(dir string, entries int) bool {
	if entries <= r.entries {
		return true
	}
	r.exceedOne(dir, limit.BuildEntries)
	return false
}

func (r *Rules) exceedOne(name string, l limit.Limit) {
	var set limit.Set
	set.Exceed(l)
	r.exceed(name, set)
}

// allows reports whether n is within a limit of a file or folder.
func (r *Rules) allows(name string, l limit.Limit, n int) bool {
	var set limit.Set
	ok := set.Allows(l, n)
	r.exceed(name, set)
	return ok
}

func newRules(root string, toolkit nvcc.Version, overlay regular.Overlay) *Rules {
	return &Rules{
		Root: root, toolkit: toolkit, entries: limit.BuildEntries.Value(), budget: wholeBudget(), left: limit.ScanSteps.Value(),
		holes: newHoles(), seen: map[string]bool{}, regexps: map[string]*regexp.Regexp{}, globbed: map[string][]string{},
		disk: newDisk(root, overlay),
	}
}

// Scan reads the build files below root, and those of modules below it, for a release
// of the toolkit, on which flags may depend. Folders that are another module's, hidden,
// or hold other people's code are passed over.
func Scan(toolkit nvcc.Version, root string, modules ...string) *Rules {
	return newRules(root, toolkit, nil).scan(true, modules...)
}

// ScanFolder reads the build files of a folder, without those below it.
func ScanFolder(toolkit nvcc.Version, dir string) *Rules {
	return newRules(dir, toolkit, nil).scan(false)
}

// scan reads the build files of the root, and those below it, if wanted.
func (r *Rules) scan(below bool, modules ...string) *Rules {
	var makefiles, parts, lists []string
	entries := 0
	for _, top := range append([]string{r.Root}, modules...) {
		r.disk.walk(top, func(path string, d fs.DirEntry, err error) error {
			if entries++; !r.looksAt(r.Root, entries) {
				return fs.SkipAll
			}
			if err != nil {
				return nil
			}
			if d.IsDir() {
				if path != top && (!below || r.skipFolder(path, d.Name())) {
					return fs.SkipDir
				}
				return nil
			}
			switch name := d.Name(); {
			case buildfile.IsMakefile(name):
				makefiles = append(makefiles, path)
			case buildfile.IsMakefilePart(name):
				parts = append(parts, path)
			case name == buildfile.CMakeList:
				lists = append(lists, path)
			case name == buildfile.CompileCommands:
				r.readCompileCommands(path)
			case buildfile.IsScript(name):
				r.readScript(path)
			}
			return nil
		})
	}
	for _, path := range append(makefiles, parts...) { // parts that none includes may be makefiles of their own
		r.readMakefile(path)
	}
	for _, path := range lists { // a folder comes before the folders in it
		if !r.seen[path] {
			r.readCMake(path)
		}
	}
	r.end()
	return r
}

// end releases the data that only the reading of build files needs.
func (r *Rules) end() {
	if r.left < 0 {
		r.exceedOne(r.Root, limit.ScanSteps)
	}
	r.disk, r.seen, r.regexps, r.globbed, r.configurations, r.left = nil, nil, nil, nil, nil, 0
	r.forget()
	r.index()
}

// With returns the rules together with those of the go:generate lines of Go
// files, whose texts are given by their absolute paths.
func (r *Rules) With(files map[string][]byte) *Rules {
	more := newRules(r.Root, r.toolkit, nil)
	more.budget = r.budget
	more.Steps, more.loose, more.holes = slices.Clip(r.Steps), slices.Clip(r.loose), r.holes.clone()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		more.generate(name, files[name])
	}
	if len(more.Steps) == len(r.Steps) {
		return r
	}
	more.end()
	return more
}

func (r *Rules) index() {
	r.making, r.using = map[string][]int{}, map[string][]int{}
	for i, s := range r.Steps {
		r.making[s.Output] = append(r.making[s.Output], i)
		for _, in := range s.Inputs {
			r.using[in] = append(r.using[in], i)
		}
	}
}

// skipFolder reports whether a folder below the module's root holds nothing
// of the module's own.
func (r *Rules) skipFolder(path, name string) bool {
	return strings.HasPrefix(name, ".") || name == "node_modules" || name == "vendor" || name == "testdata" || r.disk.has(path, "go.mod")
}

// read returns the text of a build file inside the root, once.
func (r *Rules) read(path string) (string, bool) {
	if r.seen[path] {
		return "", false
	}
	r.seen[path] = true
	return r.text(path)
}

// text returns the text of a build file inside the root.
func (r *Rules) text(path string) (text string, ok bool) {
	f := r.disk.read(path)
	if f.beyond {
		r.exceedOne(r.Root, limit.ScanBytes)
	}
	return f.text, r.allows(path, limit.BuildFileBytes, int(f.size)) && f.ok
}

// inside reports whether a path lies in the repository.
func (r *Rules) inside(path string) bool { return within(r.Root, path) }

func within(root, path string) bool {
	rel, err := filepath.Rel(root, path)
	return err == nil && filepath.IsLocal(rel)
}

// globBelow returns the files below a folder whose names match a pattern.
func (r *Rules) globBelow(dir, pattern string) []string {
	if !r.inside(dir) || r.left < 0 {
		return nil
	}
	key := dir + "\x00" + pattern // no pattern of glob
	files, ok := r.globbed[key]
	if !ok {
		files = r.walkBelow(dir, pattern)
		r.globbed[key] = files
	}
	return files
}

func (r *Rules) walkBelow(dir, pattern string) []string {
	var files []string
	entries := 0
	r.disk.walk(dir, func(path string, d fs.DirEntry, err error) error {
		if entries++; !r.looksAt(dir, entries) {
			return fs.SkipAll
		}
		if err != nil {
			return nil
		}
		if d.IsDir() && path != dir && r.skipFolder(path, d.Name()) {
			return fs.SkipDir
		}
		if ok, err := filepath.Match(pattern, d.Name()); ok && err == nil && d.Type().IsRegular() {
			files = append(files, path)
		}
		return nil
	})
	r.left -= entries / itemsPerStep
	return files
}

func (r *Rules) add(s Step) {
	if s.Output != "" || len(s.Inputs) > 0 {
		r.left -= stepCost
		r.Steps = append(r.Steps, s)
	}
}

// An Origin is a CUDA source and the step that compiles it.
type Origin struct {
	Source string // absolute path of a .cu file
	Rule   Place
	nvcc.BuildFlags
}

// Library returns the CUDA sources of the library that the linker's option -lname links; for -l:file
// the name is :file. Where several steps make a library of that name, those that put it into one of
// dirs count, and all of them if none does.
func (r *Rules) Library(name string, dirs []string) []Origin {
	if file, ok := strings.CutPrefix(name, ":"); ok {
		name = libraryName(file)
	}
	var here, elsewhere []Step
	for _, s := range r.Steps {
		if libraryName(s.Output) != name {
			continue
		}
		if slices.Contains(dirs, filepath.Dir(s.Output)) {
			here = append(here, s)
		} else {
			elsewhere = append(elsewhere, s)
		}
	}
	if len(here) == 0 {
		here = elsewhere
	}
	return r.origins(here)
}

// Artifact returns the CUDA sources of an object, archive or library file.
// A step whose output lies elsewhere counts if no other makes the file.
func (r *Rules) Artifact(path string) []Origin {
	var exact, sameName []Step
	for _, s := range r.Steps {
		switch {
		case s.Output == path:
			exact = append(exact, s)
		case s.Output != "" && filepath.Base(s.Output) == filepath.Base(path) || libraryName(path) != "" && s.Output == "lib"+libraryName(path):
			sameName = append(sameName, s)
		}
	}
	if len(exact) == 0 {
		exact = sameName
	}
	return r.origins(exact)
}

// libraryName returns NAME for libNAME.a, libNAME.so.1, NAME.lib and the like.
func libraryName(path string) string {
	base := filepath.Base(path)
	for _, ext := range []string{".lib", ".dll"} { // of Windows, where -lx also finds x.lib and x.dll
		if name, ok := strings.CutSuffix(base, ext); ok && !strings.HasPrefix(name, "lib") {
			return name
		}
	}
	name, ok := strings.CutPrefix(base, "lib")
	if !ok {
		return ""
	}
	if filepath.IsLocal(path) && path == base && filepath.Ext(base) == "" {
		return name // a CMake target
	}
	for _, ext := range []string{".a", ".so", ".dylib", ".dll", ".lib"} {
		if stem, rest, ok := strings.Cut(name, ext); ok && (rest == "" || rest[0] == '.') {
			return stem
		}
	}
	return ""
}

// origins follows steps back to the CUDA sources.
func (r *Rules) origins(steps []Step) []Origin {
	var found []Origin
	seen := map[string]bool{}
	var follow func(steps []Step)
	follow = func(steps []Step) {
		for _, s := range steps {
			for _, in := range s.Inputs {
				if seen[in] {
					continue
				}
				seen[in] = true
				if buildfile.IsCUDA(in) && !isPattern(in) {
					o := Origin{in, s.Rule, s.BuildFlags}
					if c, ok := r.Compile(in); ok {
						o.BuildFlags, o.Rule = c.BuildFlags, c.Rule
					}
					found = append(found, o)
					continue
				}
				for _, i := range r.makers(in) {
					follow(r.Steps[i : i+1])
				}
			}
		}
	}
	follow(steps)
	return found
}

// makers returns the steps that make a file, or files that match a pattern.
func (r *Rules) makers(file string) []int {
	if !isPattern(file) {
		return r.making[file]
	}
	var steps []int
	for i, s := range r.Steps {
		if ok, err := filepath.Match(file, s.Output); ok && err == nil {
			steps = append(steps, i)
		}
	}
	return steps
}

// Compile returns the step that compiles a CUDA source, preferring one that
// gives flags. Where it is not known which of several does, neither are the flags
// in which they differ; nor are any of a source that nothing names, but that
// may be among those of which a rule does not say the names.
func (r *Rules) Compile(source string) (Step, bool) {
	var first Step
	found := false
	for _, i := range r.using[source] {
		s := r.Steps[i]
		if !found || first.dependency && !s.dependency || first.isBare() && !s.isBare() && !s.dependency {
			first, found = s, true
		}
	}
	if !found {
		for _, s := range r.loose {
			if slices.ContainsFunc(s.Inputs, func(in string) bool { return couldBe(in, source) }) {
				return Step{Inputs: []string{source}, Rule: s.Rule, BuildFlags: nvcc.BuildFlags{Unknown: nvcc.All, Reason: s.Reason}}, true
			}
		}
		return first, false
	}
	if first.dependency {
		first.Unknown, first.Reason = nvcc.All, "the command that compiles it was not understood"
	}
	if !first.maybe {
		return first, true
	}
	for _, i := range r.using[source] {
		if s := r.Steps[i]; s.maybe && !s.dependency {
			first.both(s.BuildFlags, fmt.Sprintf("line %d of %s may compile it, too", s.Rule.Line, filepath.Base(s.Rule.File)))
		}
	}
	return first, true
}

// isBare reports whether a step says nothing of flags.
func (s *Step) isBare() bool { return len(s.Flags) == 0 && s.Unknown == 0 }

// Variants returns steps that compile a CUDA source, each with flags of its own:
// that of [Rules.Compile] first.
func (r *Rules) Variants(source string) []Step {
	first, ok := r.Compile(source)
	if !ok {
		return nil
	}
	steps := []Step{first}
	for _, i := range r.using[source] {
		s := r.Steps[i]
		if !s.isBare() && !s.dependency && !slices.ContainsFunc(steps, func(old Step) bool { return slices.Equal(old.Flags, s.Flags) }) {
			steps = append(steps, s)
		}
	}
	return steps
}
