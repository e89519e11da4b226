package cgobridge

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// A reader reads files in some folders alone: wherever a #include, a link or
// a build rule of the analysed code points, nothing else is opened.
type reader struct {
	overlay regular.Overlay // may be read wherever its files lie
	linked  bool            // links lead where the build system wants: they are not resolved
	files   regular.Files
	mu      sync.Mutex
	folders []string        // absolute, links resolved unless linked
	refused map[string]bool // files that are there, but in none of the folders; nil: not noted
}

// allow adds a folder and all that lies in it. One that does not exist has
// nothing to be read.
func (r *reader) allow(folder string) {
	folder, err := r.resolve(folder)
	if err != nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if !slices.Contains(r.folders, folder) {
		r.folders = append(r.folders, folder)
	}
}

// ReadFile reads a regular file in one of the folders. The error for any
// other names the file and is a fs.ErrPermission.
func (r *reader) ReadFile(name string) ([]byte, error) {
	if text, ok := r.overlay.Text(name); ok {
		return slices.Clone(text), nil
	}
	path, err := r.resolve(name)
	if err != nil {
		return nil, err
	}
	r.mu.Lock()
	inside := slices.ContainsFunc(r.folders, func(folder string) bool {
		rel, err := filepath.Rel(folder, path)
		return err == nil && filepath.IsLocal(rel)
	})
	if !inside && r.refused != nil {
		r.refused[path] = true
	}
	r.mu.Unlock()
	if !inside {
		return nil, outside{name, path}
	}
	text, err := r.files.ReadFile(path)
	if err != nil {
		return regular.ReadFile(name) // whose error has the name that the file goes by
	}
	return text, nil
}

// outside is the error of a file that lies in none of a reader's folders.
type outside struct{ name, path string }

func (o outside) Error() string {
	if abs, err := filepath.Abs(o.name); err == nil && abs != o.path {
		return fmt.Sprintf("%s is a link to %s, outside of the module and its include folders: it is not read", o.name, o.path)
	}
	return o.name + ": outside of the module and its include folders: it is not read"
}

func (outside) Is(target error) bool { return target == fs.ErrPermission }

// resolve returns the path of something that exists as an absolute one, without
// links unless these are trusted.
func (r *reader) resolve(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	if r.linked {
		_, err := os.Stat(path)
		return path, err
	}
	return filepath.EvalSymlinks(path)
}
