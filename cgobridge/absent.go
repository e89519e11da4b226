package cgobridge

import (
	"bytes"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// maxAbsentFolders bounds the recursion in the search for headers that a found header includes.
const maxAbsentFolders = 4

// HeaderFolder returns the folder in the repository around dir under which a
// header lies that an #include names, where the user is meant to have the compiler
// look: "" if there is none, or if several have such a header.
func (r *Run) HeaderFolder(dir, include string) string {
	return r.moduleOf(dir).headerFolder(include)
}

func (m *module) headerFolder(include string) string {
	paths := m.headersNamed(include)
	if len(paths) != 1 {
		return ""
	}
	return strings.TrimSuffix(paths[0], string(filepath.Separator)+includedName(include))
}

// HeaderNear returns the header of the repository around a folder that code in it includes by a name: of several the one that lies
// nearest, in the smallest folder around both. It is empty if there is none, or if several are as near; and in a folder that nothing
// shows to be a repository or module.
func (r *Run) HeaderNear(dir, include string) string {
	full, err := filepath.Abs(dir)
	if err != nil {
		return ""
	}
	m := r.moduleOf(full)
	if m.isFolder {
		return ""
	}
	path := m.headerNear(full, include)
	if path == "" || filepath.IsAbs(dir) {
		return path
	}
	rel, err := filepath.Rel(full, path)
	if err != nil {
		return ""
	}
	return filepath.Join(dir, rel) // equivalent for naming the files in it
}

func (m *module) headerNear(dir, include string) string {
	nearest, most := "", -1
	for _, path := range m.headersNamed(include) {
		switch shared := sharedFolders(dir, path); {
		case shared > most:
			nearest, most = path, shared
		case shared == most:
			nearest = ""
		}
	}
	return nearest
}

// sharedFolders returns how many folders of two absolute paths are the same.
func sharedFolders(a, b string) int {
	n := 0
	for i := 0; i < len(a) && i < len(b) && a[i] == b[i]; i++ {
		if a[i] == filepath.Separator {
			n++
		}
	}
	if len(a) < len(b) && strings.HasPrefix(b, a) && b[len(a)] == filepath.Separator {
		n++ // below all of a
	}
	return n
}

// headersNamed returns the headers and CUDA sources of the repository that an #include may name, from whatever folder.
func (m *module) headersNamed(include string) []string {
	name := includedName(include)
	if !filepath.IsLocal(name) {
		return nil
	}
	var paths []string
	for _, path := range m.byName()[filepath.Base(name)] {
		if strings.HasSuffix(path, string(filepath.Separator)+name) {
			paths = append(paths, path)
		}
	}
	return paths
}

// includedName returns a name of an #include as one of the system's.
func includedName(include string) string {
	return filepath.Clean(filepath.FromSlash(strings.ReplaceAll(include, `\`, "/")))
}

// filesByName returns the headers and CUDA sources of the repository by the last parts of their paths.
func (m *module) filesByName() map[string][]string {
	files := map[string][]string{}
	for _, path := range slices.Concat(m.headers(), m.files()) {
		base := filepath.Base(path)
		files[base] = append(files[base], path)
	}
	return files
}

// foldersOf returns the folders of the repository in which headers lie that are
// not found.
func (m *module) foldersOf(missing []source.Include) []string {
	var folders []string
	for _, include := range missing {
		if folder := m.headerFolder(include.Name); folder != "" && !slices.Contains(folders, folder) {
			folders = append(folders, folder)
		}
	}
	return folders
}

// standIn has the declarer know functions that the missing headers of the preambles
// may declare, by other headers of the repository or by their definitions in its
// CUDA sources: builds make headers of these. Where two have one function with
// different types, neither is taken.
func (d *declarer) standIn(m *module, r *cReader, files *regular.Folders, names map[string]bool) {
	var wanted []string
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if _, helper := cgoHelpers[name]; names[name] && !helper && name != "malloc" && d.typeNamed(name) == nil && d.find(name) == nil {
			wanted = append(wanted, name)
		}
	}
	if len(wanted) == 0 || !d.lacksHeaders() {
		return
	}
	inHeaders := d.declaring(m.headers(), wanted, true, func(path string) *sema.TU { return r.read(path, true) })
	wanted = slices.DeleteFunc(wanted, func(name string) bool { return inHeaders[name] })
	settings, err := m.run.settings()
	if err != nil {
		return
	}
	checker := cudarules.NewCheckerReading(rule.Set{}, files.ReadFile)
	checker.LookElsewhere(m.headerNear)
	d.declaring(m.files(), wanted, false, func(path string) *sema.TU {
		step, _ := m.rules().Compile(path)
		options, err := settings.Compiler(step.BuildFlags)
		if err != nil {
			return nil
		}
		analysis, err := checker.Load(path, options)
		if err != nil {
			return nil
		}
		return analysis.Host
	})
}

// declaring adds to the declarer the declarations of those files that declare one of some functions.
// It returns the names of which something is known. In C every function is one that cgo can call.
func (d *declarer) declaring(paths, names []string, isC bool, read func(path string) *sema.TU) map[string]bool {
	known := map[string]*sema.Function{}
	found := map[string]bool{}
	var tus []*sema.TU
	for _, path := range paths {
		text, err := regular.ReadFile(path)
		if err != nil {
			continue
		}
		has := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return !calledIn(text, name) })
		if len(has) == 0 {
			continue
		}
		tu := read(path)
		if tu == nil {
			continue
		}
		for _, name := range has {
			for _, e := range tu.Global.Find(name) {
				f, ok := e.(*sema.Function)
				switch {
				case !ok || !isC && !f.HasCLinkage():
				case known[name] == nil:
					known[name], found[name] = f, true
					tus = append(tus, tu)
				case known[name].Type().String() != f.Type().String():
					d.contrary[name] = true
				}
			}
		}
	}
	d.tus = append(d.tus, slices.Compact(tus)...)
	return found
}

// calledIn reports whether a text has a name before an opening parenthesis.
func calledIn(text []byte, name string) bool {
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte(name))
		if i < 0 {
			return false
		}
		before, after := text[:at+i], bytes.TrimLeft(text[at+i+len(name):], " \t\r\n")
		at += i + len(name)
		if (len(before) == 0 || !isWord(before[len(before)-1])) && bytes.HasPrefix(after, []byte("(")) {
			return true
		}
	}
}
