// Package reporoot finds the root of the repository around a folder, be it a clone or an archive
// without git's folder. It bounds the files that cudavet reads without being told to.
package reporoot

import (
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// ConfigFile is the name of the configuration file, and the one of ConfigFiles that counts where a folder has both.
const ConfigFile = ".cudavet.yml"

// ConfigFiles are the names that the configuration file may have.
var ConfigFiles = []string{ConfigFile, ".cudavet.yaml"}

// IsConfig reports whether a name is that of a configuration file.
func IsConfig(name string) bool { return slices.Contains(ConfigFiles, name) }

// A Root is the root of a repository.
type Root struct {
	Dir string `json:"folder"`
	Why string `json:"why"` // it was taken, for people
}

// Why a root was taken: it is a clone, or nothing shows one.
const (
	whyGit    = "the git repository"
	whyModule = "the module"
	whyFolder = "the folder itself"
	whyHere   = "the current folder"
)

// IsGit reports whether the root is that of a git repository.
func (r Root) IsGit() bool { return r.Why == whyGit }

// IsFolder reports whether the root is a mere folder: its subfolders are arbitrary.
func (r Root) IsFolder() bool { return r.Why == whyFolder }

// Around returns the root's folder; see [Of].
func Around(dir string) string { return Of(dir).Dir }

// Of returns the root of the repository that a folder lies in: the git repository; without one the outermost folder
// above the module, or above the folder itself if that is in no module, that shows itself to be of the same repository;
// else the current folder if it lies above; else the module or the folder itself.
//
// The evidence is the content of a folder: a go.work, a CUDA source, a build rule or a configuration file; or, if it
// looks like the root of a project, CUDA sources further below. If none does so, the nearest counts that has CUDA
// sources below it beside a module that uses cgo. Folders that belong to no project do not count: those of other users,
// the user's home, folders for temporary files and their parents.
//
// The root of a relative folder is relative, as are the files of a driver that hands over relative ones.
func Of(dir string) Root {
	root := of(absolute(dir))
	root.Dir = as(dir, root.Dir)
	return root
}

// as returns an absolute path as a relative one if another is relative.
func as(other, path string) string {
	if here, err := os.Getwd(); err == nil && !filepath.IsAbs(other) {
		if rel, err := filepath.Rel(here, path); err == nil {
			return rel
		}
	}
	return path
}

func of(dir string) Root {
	if root, ok := gitAround(dir); ok {
		return Root{root, whyGit}
	}
	if module, ok := moduleAround(dir); ok {
		return outsideOfGit(module, true)
	}
	return outsideOfGit(dir, false)
}

// Module returns the folder of the module that a folder lies in, and the root of the repository around that. Where there is no
// module the repository is one.
func Module(dir string) (module string, repository Root) {
	if module, ok := moduleAround(absolute(dir)); ok {
		module = as(dir, module)
		return module, Of(module)
	}
	repository = Of(dir)
	return repository.Dir, repository
}

func absolute(dir string) string {
	if path, err := filepath.Abs(dir); err == nil {
		return path
	}
	return dir
}

// outsideOfGit returns the root around a module or another folder that is in no git repository.
func outsideOfGit(dir string, isModule bool) Root {
	here, _ := os.Getwd()
	above := foldersAbove(dir)
	k := key{dir, here, stampOf(append(above, dir))}
	if known, ok := roots.Load(k); ok {
		return known.(Root)
	}
	root := look(dir, isModule, here, above)
	roots.Store(k, root)
	return root
}

// roots caches results, as long as the content of the folders has not changed.
var roots sync.Map // key -> Root

type key struct {
	dir, here string
	stamp     string
}

// stampOf changes when something comes into one of some folders, or goes away.
func stampOf(dirs []string) string {
	var stamp []byte
	for _, dir := range dirs {
		if info, err := os.Stat(dir); err == nil {
			stamp = info.ModTime().AppendFormat(stamp, "150405.000000000 ")
		}
	}
	return string(stamp)
}

// gitAround returns the git repository around a folder. One that is the user's whole home is no project.
func gitAround(dir string) (root string, ok bool) {
	home, _ := os.UserHomeDir()
	for root := dir; root != home; root = filepath.Dir(root) {
		if exists(filepath.Join(root, ".git")) {
			return root, true
		}
		if root == filepath.Dir(root) {
			break
		}
	}
	return "", false
}

// look looks for the root around a module or another folder in those above it.
func look(dir string, isModule bool, here string, above []string) Root {
	for i := len(above) - 1; i >= 0; i-- {
		if why := shows(above[i], dir); why != "" {
			return Root{above[i], why}
		}
	}
	if isModule && usesCgo(dir) {
		for _, folder := range above {
			if found := cudaBeside(folder, dir); found != "" {
				return Root{folder, "it has " + found}
			}
		}
	}
	switch inside, err := filepath.Rel(here, dir); {
	case err == nil && filepath.IsLocal(inside) && here != dir && mayBeRoot(here):
		return Root{here, whyHere}
	case isModule:
		return Root{dir, whyModule}
	}
	if why := isBuilt(dir); why != "" && mayBeRoot(dir) {
		return Root{dir, why}
	}
	return Root{dir, whyFolder}
}

// foldersAbove returns the folders above one that may be roots, the nearest first: those of the user up to the first
// that is no project's.
func foldersAbove(dir string) (above []string) {
	for !isDownload(dir) && dir != filepath.Dir(dir) {
		dir = filepath.Dir(dir)
		if info, err := os.Stat(dir); err != nil || !regular.IsOwn(info) || !mayBeRoot(dir) {
			break
		}
		above = append(above, dir)
	}
	return above
}

// moduleAround returns the folder of the module around a folder.
func moduleAround(dir string) (root string, ok bool) {
	for ; ; dir = filepath.Dir(dir) {
		if exists(filepath.Join(dir, "go.mod")) {
			return dir, true
		}
		if dir == filepath.Dir(dir) {
			return "", false
		}
	}
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
