package regular

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
)

// Folders reads files in some folders alone: wherever a #include, a link, a build rule or
// any other name in a file of the analysed repository points, nothing else is opened. The zero value
// reads nothing. It is safe for concurrent use.
type Folders struct {
	Overlay Overlay // may be read wherever its files lie
	Linked  bool    // links lead where the build system wants: they are not resolved

	files   Files
	mu      sync.Mutex
	allowed []string        // absolute, links resolved unless Linked
	refused map[string]bool // files that are there, but in none of the folders
}

// Allow adds a folder and all that lies in it, or a file. One that does not exist has
// nothing to be read.
func (f *Folders) Allow(name string) {
	folder, err := f.resolve(name)
	if err != nil {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if !slices.Contains(f.allowed, folder) {
		f.allowed = append(f.allowed, folder)
	}
}

// Allowed returns the folders and files, absolute, in the order in which they were added.
func (f *Folders) Allowed() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	return slices.Clone(f.allowed)
}

// Refused returns the existing files that were requested, but not allowed, sorted.
func (f *Folders) Refused() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	var names []string
	for name := range f.refused {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Find returns the path of a file, without links unless these are trusted, and the folder that it lies in. The error for one
// in none of the folders names the file and is a fs.ErrPermission.
func (f *Folders) Find(name string) (path, folder string, err error) {
	path, err = f.resolve(name)
	if err != nil {
		return "", "", err
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	if folder = f.around(path); folder != "" {
		return path, folder, nil
	}
	if f.refused == nil {
		f.refused = map[string]bool{}
	}
	f.refused[path] = true
	return "", "", outside{name, path}
}

// Contains reports whether a name leads into one of the folders, to an existing file or not. The result for other names
// does not reveal whether files exist.
func (f *Folders) Contains(name string) bool {
	path, err := filepath.Abs(name)
	if err == nil && !f.Linked {
		path, err = Resolve(path)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	return err == nil && f.around(path) != ""
}

// around returns the folder that a path lies in; "" if there is none.
func (f *Folders) around(path string) string {
	for _, folder := range f.allowed {
		if rel, err := filepath.Rel(folder, path); err == nil && filepath.IsLocal(rel) {
			return folder
		}
	}
	return ""
}

// Resolve returns an absolute path without links, of which the last part need not exist. The error reports a
// dangling link.
func Resolve(path string) (string, error) {
	resolved, err := filepath.EvalSymlinks(path)
	if err == nil || !errors.Is(err, fs.ErrNotExist) || path == filepath.Dir(path) {
		return resolved, err
	}
	if _, isLink := os.Lstat(path); isLink == nil {
		return "", err
	}
	above, err := Resolve(filepath.Dir(path))
	if err != nil {
		return "", err
	}
	return filepath.Join(above, filepath.Base(path)), nil
}

// ReadFile reads a regular file in one of the folders. The error for any
// other names the file and is a fs.ErrPermission.
func (f *Folders) ReadFile(name string) ([]byte, error) {
	if text, ok := f.Overlay.Text(name); ok {
		return slices.Clone(text), nil
	}
	path, _, err := f.Find(name)
	if err != nil {
		return nil, err
	}
	text, err := f.files.ReadFile(path)
	if err != nil {
		return ReadFile(name) // whose error has the name that the file goes by
	}
	return text, nil
}

// outside is the error of a file that lies in none of the folders.
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
func (f *Folders) resolve(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	if f.Linked {
		_, err := os.Stat(path)
		return path, err
	}
	return filepath.EvalSymlinks(path)
}
