package reporoot

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// shows returns the evidence that a folder above a module belongs to the same repository; "" if there is none.
func shows(folder, module string) string {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return ""
	}
	project := false
	for _, e := range entries {
		name := e.Name()
		if e.Type().IsRegular() && (name == "go.work" || IsConfig(name) || isCUDA(name) || buildfile.IsRule(name)) {
			return "it has " + name
		}
		project = project || marksProject(name)
	}
	if !project {
		return ""
	}
	if found := find(folder, module, isCUDA, nil); found != "" {
		return "it has " + found
	}
	return ""
}

// isBuilt returns the evidence that a folder is more than a container of CUDA sources; "" if there is none.
func isBuilt(folder string) string {
	entries, _ := os.ReadDir(folder)
	for _, e := range entries {
		if e.Type().IsRegular() && (e.Name() == "go.work" || IsConfig(e.Name()) || buildfile.IsRule(e.Name())) {
			return "it has " + e.Name()
		}
	}
	return ""
}

// isCUDA reports whether a file is a CUDA source or a header of such.
func isCUDA(name string) bool { return buildfile.IsCUDA(name) || filepath.Ext(name) == ".cuh" }

// marksProject reports whether a name is one that the root of a project contains, and its subfolders do not.
func marksProject(name string) bool {
	stem, _, _ := strings.Cut(strings.ToUpper(name), ".")
	switch stem {
	case "README", "LICENSE", "LICENCE", "COPYING":
		return true
	}
	return slices.Contains([]string{".gitignore", ".gitattributes", ".gitmodules", ".github", ".gitlab-ci.yml", ".hg", ".jj", ".svn"}, name)
}

// cudaBeside returns a CUDA source below a folder above a module, in no project of its own; "" if there is none.
func cudaBeside(folder, module string) string {
	return find(folder, module, isCUDA, func(dir string) bool {
		entries, err := os.ReadDir(dir)
		return err != nil || slices.ContainsFunc(entries, func(e fs.DirEntry) bool { return marksProject(e.Name()) })
	})
}

var importsC = regexp.MustCompile(`(?m)^[ \t]*(?:import[ \t]*\(?[ \t]*)?"C"`)

// usesCgo reports whether a Go file of a module imports "C".
func usesCgo(module string) bool {
	return find(module, "", func(name string) bool {
		if filepath.Ext(name) != ".go" {
			return false
		}
		text, err := regular.ReadFile(name)
		return err == nil && importsC.Match(text)
	}, nil) != ""
}

// Bounds of the search for evidence.
const (
	maxEntries = 20_000
	maxDepth   = 6
)

// find returns a file below a folder, as seen from there, that is wanted; "" if there is none. It passes over a folder that
// must not count, other modules and git repositories, folders that go ignores, and skipped ones.
func find(top, without string, wanted func(path string) bool, skip func(dir string) bool) (found string) {
	left := maxEntries
	_ = filepath.WalkDir(top, func(path string, e fs.DirEntry, err error) error {
		if left--; left < 0 {
			return fs.SkipAll
		}
		switch {
		case err != nil, path == top:
			return nil
		case e.IsDir():
			if path == without || isSkipped(e.Name()) || strings.Count(path[len(top):], string(filepath.Separator)) >= maxDepth ||
				exists(filepath.Join(path, ".git")) || exists(filepath.Join(path, "go.mod")) || skip != nil && skip(path) {
				return fs.SkipDir
			}
		case e.Type().IsRegular() && wanted(path):
			found, _ = filepath.Rel(top, path)
			return fs.SkipAll
		}
		return nil
	})
	return filepath.ToSlash(found)
}

func isSkipped(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_") || name == "testdata" || name == "vendor" || name == "node_modules"
}

// isDownload reports whether a folder is the root of a module in the go command's cache, which is a repository of its own.
func isDownload(dir string) bool { return strings.Contains(filepath.Base(dir), "@v") }

// mayBeRoot reports whether a folder may be a project's: it is not the user's home, none for temporary files, and none of the
// system.
func mayBeRoot(dir string) bool {
	home, _ := os.UserHomeDir()
	if dir == home || dir == filepath.Dir(dir) || slices.Contains(systemFolders, filepath.ToSlash(dir)) {
		return false
	}
	info, err := os.Stat(dir)
	if err != nil || info.Mode()&fs.ModeSticky != 0 && info.Mode().Perm()&0o002 != 0 {
		return false
	}
	for _, name := range []string{home, os.TempDir()} {
		if other, err := os.Stat(name); err == nil && os.SameFile(info, other) {
			return false
		}
	}
	return true
}

// systemFolders group files for other reasons than that of a common project (Filesystem Hierarchy Standard 3.0).
var systemFolders = []string{
	"/bin", "/boot", "/dev", "/etc", "/home", "/lib", "/lib64", "/media", "/mnt", "/opt", "/proc", "/root", "/run",
	"/sbin", "/srv", "/sys", "/tmp",
	"/usr", "/usr/lib", "/usr/local", "/usr/local/src", "/usr/share", "/usr/src", "/var", "/var/lib", "/var/opt",
	"/var/tmp", "/Users", "/private/tmp",
}
