// Package output writes the files that flags name. Their folders may be untrusted: a link in the place of a file is not
// followed, and its target is unchanged.
package output

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// WriteFile writes a file atomically: to a new file in the same folder, which then replaces it, even if it is a link. An
// existing file keeps its mode, and is refused without write permission; one that is no regular file is refused, except for the
// system's names in /dev and /proc.
func WriteFile(name string, text []byte) error { return Write(name, text, 0o666) }

// Write is [WriteFile] with the mode, before umask, of a file that is new.
func Write(name string, text []byte, mode fs.FileMode) error {
	if isOfSystem(name) {
		return writeThrough(name, text)
	}
	if err := checkFolder(filepath.Dir(name)); err != nil {
		return err
	}
	before, err := os.Lstat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist) || err == nil && before.Mode().Type() == fs.ModeSymlink:
		before = nil
	case err != nil:
		return err
	case !before.Mode().IsRegular():
		return fmt.Errorf("%s: not a regular file", name)
	case !IsWritable(name, before):
		return &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	default:
		mode = before.Mode().Perm()
	}
	return replace(name, text, mode, before)
}

// WriteNew writes a file that must not be there, be it as a link, and makes the folders above it.
func WriteNew(name string, text []byte) error {
	if err := MkdirAll(filepath.Dir(name)); err != nil {
		return err
	}
	if _, err := os.Lstat(name); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is there already, and is left as it is", filepath.Base(name))
	}
	return WriteFile(name, text)
}

// isOfSystem reports whether a name is one of the system's own for an open file or a device, such as /dev/stdout. The links
// there are trusted.
func isOfSystem(name string) bool {
	path, err := filepath.Abs(name)
	return err == nil && (strings.HasPrefix(path, "/dev/") || strings.HasPrefix(path, "/proc/"))
}

// writeThrough writes to an existing file, at its end.
func writeThrough(name string, text []byte) error {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	return errors.Join(err, file.Close())
}

// IsWritable reports whether a regular file may be written: its mode also applies to the superuser.
func IsWritable(name string, info fs.FileInfo) bool {
	if info.Mode().Perm()&0o222 == 0 {
		return false
	}
	file, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err == nil {
		err = file.Close()
	}
	return !errors.Is(err, fs.ErrPermission) // a program that runs cannot be opened, and can be replaced
}

// replace replaces an existing file, which before describes unless it is nil, by a new one.
func replace(name string, text []byte, mode fs.FileMode, before fs.FileInfo) (err error) {
	file, err := createBeside(name, mode)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(file.Name())
		}
	}()
	_, err = file.Write(text)
	if before != nil && err == nil {
		keepOwner(file, before)
		err = file.Chmod(mode)
	}
	if err = errors.Join(err, file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), name)
}

// createBeside creates a new file in the folder of another one. Its name is unique.
func createBeside(name string, mode fs.FileMode) (*os.File, error) {
	const attempts = 100
	for i := 0; ; i++ {
		fresh := filepath.Join(filepath.Dir(name), fmt.Sprintf(".cudavet-%016x", rand.Uint64()))
		file, err := os.OpenFile(fresh, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if err == nil || i == attempts || !errors.Is(err, fs.ErrExist) {
			return file, named(err, name)
		}
	}
}

// named has an error speak of the file that is meant.
func named(err error, name string) error {
	if failed := (*fs.PathError)(nil); errors.As(err, &failed) {
		return &fs.PathError{Op: failed.Op, Path: name, Err: failed.Err}
	}
	return err
}

// MkdirAll makes a folder and those above it that are not there.
func MkdirAll(dir string) error {
	if err := checkFolder(dir); err != nil {
		return err
	}
	return os.MkdirAll(dir, 0o777)
}

// checkFolder refuses a folder that lies in the repository around it, or around the current folder, by its name, and elsewhere by
// a link in it.
func checkFolder(dir string) error {
	path, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	here, err := os.Getwd()
	if err != nil {
		return err
	}
	resolved, err := regular.Resolve(path)
	if err != nil {
		return err
	}
	for _, root := range []string{reporoot.Around(here), reporoot.Around(path)} {
		real, err := filepath.EvalSymlinks(root)
		if err == nil && contains(root, path) && !contains(real, resolved) {
			return fmt.Errorf("%s leads out of the repository by a link, to %s: nothing is written there", dir, resolved)
		}
	}
	return nil
}

func contains(folder, path string) bool {
	rel, err := filepath.Rel(folder, path)
	return err == nil && filepath.IsLocal(rel)
}
