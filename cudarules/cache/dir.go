package cache

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// A Dir is a folder of entries, each with its own sum, bounded in size. It is safe for concurrent use, also by several
// processes.
type Dir struct {
	path  string
	most  int64 // bytes
	wrote atomic.Bool
}

// NewDir returns the folder at path, which is made when something is written, and trimmed to a number of bytes.
func NewDir(path string, most int64) *Dir { return &Dir{path: path, most: most} }

// Trusted returns an error if others than the user may write in a folder: an entry of theirs could say that a file has no
// findings. A folder that does not exist is trusted, since it is made for the user alone.
func Trusted(path string) error {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case !info.IsDir():
		return fmt.Errorf("%s is not a directory", path)
	case !regular.IsOwn(info):
		return fmt.Errorf("%s belongs to another user", path)
	case regular.IsOpen(info):
		return fmt.Errorf("other users may write to %s; 'chmod go-w' forbids it", path)
	}
	return nil
}

// An entry that is used is marked as young once in this time.
const youth = time.Hour

func (d *Dir) file(key string) string { return filepath.Join(d.path, key[:2], key) }

// Read returns the data written under a key of at least two hexadecimal digits. Damaged data counts as absent.
func (d *Dir) Read(key string) (data []byte, ok bool) {
	name := d.file(key)
	data, err := regular.ReadFile(name)
	if err != nil || len(data) < sha256.Size || [sha256.Size]byte(data) != sumOf(key, data[sha256.Size:]) {
		return nil, false
	}
	if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > youth {
		now := time.Now()
		_ = os.Chtimes(name, now, now)
	}
	return data[sha256.Size:], true
}

// sumOf covers the key, so that the entry of one key is not taken for that of another.
func sumOf(key string, data []byte) (sum [sha256.Size]byte) {
	h := sha256.New()
	fmt.Fprintf(h, "%q ", key)
	h.Write(data)
	h.Sum(sum[:0])
	return sum
}

// Write stores data, whole or not at all. Errors are ignored. One time in 256, by the key, the folder is trimmed.
func (d *Dir) Write(key string, data []byte) {
	name := d.file(key)
	if os.MkdirAll(filepath.Dir(name), 0o700) != nil {
		return
	}
	f, err := os.CreateTemp(filepath.Dir(name), "new-")
	if err != nil {
		return
	}
	sum := sumOf(key, data)
	_, err = f.Write(append(sum[:], data...))
	if closing := f.Close(); err != nil || closing != nil || os.Rename(f.Name(), name) != nil {
		_ = os.Remove(f.Name())
		return
	}
	d.wrote.Store(true)
	if strings.HasPrefix(key, "00") {
		d.Trim()
	}
}

// Trim removes the entries that were not used for the longest time until the rest fits, if any were
// written since the folder was opened.
func (d *Dir) Trim() {
	if !d.wrote.Swap(false) {
		return
	}
	type entry struct {
		name string
		size int64
		used time.Time
	}
	var entries []entry
	var sum int64
	_ = filepath.WalkDir(d.path, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return nil
		}
		if info, err := e.Info(); err == nil {
			entries = append(entries, entry{name, info.Size(), info.ModTime()})
			sum += info.Size()
		}
		return nil
	})
	slices.SortFunc(entries, func(a, b entry) int { return cmp.Or(a.used.Compare(b.used), cmp.Compare(a.name, b.name)) })
	for _, e := range entries {
		if sum <= d.most {
			return
		}
		if os.Remove(e.name) == nil {
			sum -= e.size
		}
	}
}
