package cgobridge

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cgobridge/buildrule"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A planned source is a CUDA source that a package can be linked with, and
// how its build rule compiles it.
type planned struct {
	path  string
	flags nvcc.BuildFlags // of the rule that compiles it
	why   string          // "in the package's folder", or the place of the build rule
	rule  buildrule.Place
	built bool // a build rule puts it into a library or object that the package's #cgo lines name

	others []buildrule.Step // that compile it with other flags
}

// A planKey is a package by its folder and the #cgo lines that count.
type planKey struct{ dir, flags string }

// plan returns the CUDA sources of a package's folder and of its build rules,
// in that order. The rest of the module is not in it.
func (m *module) plan(dir string, flags CgoFlags) []planned {
	list, _ := m.plans.LoadOrStore(planKey{dir, strings.Join(flags.LDFLAGS, "\x00")},
		sync.OnceValue(func() []planned { return m.newPlan(dir, flags) }))
	return list.(func() []planned)()
}

func (m *module) newPlan(dir string, flags CgoFlags) []planned {
	generators := map[string][]byte{}
	for _, name := range filesIn(dir, isGoSource) {
		if m.text(name).generates {
			generators[name], _ = m.run.Overlay.ReadFile(name)
		}
	}
	rules := m.rules().With(generators)
	var list []planned
	add := func(o buildrule.Origin, why string) {
		i := slices.IndexFunc(list, func(p planned) bool { return p.path == o.Source })
		if i < 0 && m.isThere(o.Source) && m.contains(o.Source) {
			plan := planned{path: o.Source, flags: o.BuildFlags, why: why, rule: o.Rule}
			if variants := rules.Variants(o.Source); len(variants) > 1 {
				plan.others = variants[1:]
			}
			i, list = len(list), append(list, plan)
		}
		if i >= 0 && why == place(o.Rule) {
			list[i].built = true
		}
	}
	addFolder := func(folder, why string) {
		for _, path := range m.cudaFilesIn(folder) {
			step, _ := rules.Compile(path)
			add(buildrule.Origin{Source: path, BuildFlags: step.BuildFlags, Rule: step.Rule}, why)
		}
	}
	addFolder(dir, "in the package's folder")
	m.planImages(dir, rules, add)

	var folders, libraries []string
	for i := 0; i < len(flags.LDFLAGS); i++ {
		w := flags.LDFLAGS[i]
		next := func(option string) string {
			value := strings.TrimPrefix(w, option)
			if value == "" && i+1 < len(flags.LDFLAGS) {
				i++
				value = flags.LDFLAGS[i]
			}
			return value
		}
		switch {
		case strings.HasPrefix(w, "-L"):
			folders = append(folders, inFolder(next("-L"), dir))
		case strings.HasPrefix(w, "-l"):
			libraries = append(libraries, next("-l"))
		case !strings.HasPrefix(w, "-") && filepath.Ext(w) != "":
			for _, o := range rules.Artifact(inFolder(w, dir)) {
				add(o, place(o.Rule))
			}
		}
	}
	for _, name := range libraries {
		for _, o := range rules.Library(name, folders) {
			add(o, place(o.Rule))
		}
	}
	for _, folder := range folders {
		if m.contains(folder) {
			addFolder(folder, "in a folder of the package's -L flags")
		}
	}
	return list
}

// contains reports whether a path lies in the module's repository.
func (m *module) contains(path string) bool {
	rel, err := filepath.Rel(m.repository, path)
	return err == nil && filepath.IsLocal(rel)
}

func place(p buildrule.Place) string { return "by " + filepath.Base(p.File) }

func inFolder(path, dir string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(dir, path)
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// isThere reports whether a CUDA source is there, or was at the time that the run is about.
func (m *module) isThere(path string) bool {
	return isFile(path) && !m.run.Overlay.Hides(path) || slices.Contains(m.run.removed(), path)
}

// cudaFilesIn returns the CUDA sources in a folder that are there.
func (m *module) cudaFilesIn(dir string) []string {
	files := cudaFilesIn(dir)
	for _, path := range m.run.removed() {
		if filepath.Dir(path) == dir && buildfile.IsCUDA(path) {
			files = append(files, path)
		}
	}
	slices.Sort(files)
	return files
}

func cudaFilesIn(dir string) []string { return filesIn(dir, buildfile.IsCUDA) }

// filesIn returns the regular files in a folder whose names are wanted.
func filesIn(dir string, wanted func(string) bool) []string {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	var files []string
	for _, e := range entries {
		if path := filepath.Join(dir, e.Name()); wanted(e.Name()) && (e.Type().IsRegular() || isFile(path)) {
			files = append(files, path)
		}
	}
	return files
}

// owner returns the folder of the one package that reports the findings in a CUDA source: the package
// in the source's folder; else among those whose build rules name it the first, by path, that calls a
// function that it seems to define, or the first of all; else the first that mentions a function that
// the source defines. Every package computes the same owner independently. It is "" for a source that
// is known only through the PTX made from it.
func (m *module) owner(path string, defines func(name string) bool) string {
	folders := m.cgo()
	if slices.ContainsFunc(folders, func(f *cgoFolder) bool { return f.path == filepath.Dir(path) }) {
		return filepath.Dir(path)
	}
	var linked []*cgoFolder
	for _, f := range folders {
		if slices.ContainsFunc(m.plan(f.path, f.flags), func(p planned) bool { return p.path == path }) {
			linked = append(linked, f)
		}
	}
	if len(linked) > 1 {
		text, _ := m.run.Overlay.ReadFile(path)
		for _, f := range linked {
			for name := range f.names {
				if mayDefine(text, name) {
					return f.path
				}
			}
		}
	}
	if len(linked) > 0 {
		return linked[0].path
	}
	for _, f := range folders {
		for name := range f.names {
			if defines(name) {
				return f.path
			}
		}
	}
	return ""
}
