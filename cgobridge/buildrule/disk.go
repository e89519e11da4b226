package buildrule

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// A disk is the file system as one scan sees it: all queries of a scan go through it, and are recorded.
type disk struct {
	root    string             // files outside of which are not read
	real    map[string]string  // folders without links; "" of those that are not there
	folders map[string]*folder // that were listed
	files   map[string]file    // that were read
	left    int                // bytes of files that may still be read

	compared int // entries of folders with patterns

	texts  regular.Overlay          // texts that replace files; nil for files that are absent
	differ map[string][]fs.DirEntry // entries that folders have only by these texts and, with type [fs.ModeIrregular], entries that they lack
}

// A folder is the content of one when it was first listed.
type folder struct {
	entries []fs.DirEntry // sorted by name
	names   []string      // of these
	err     error
	sum     [sha256.Size]byte // of names and kinds of the entries
}

// A file is the content of one when it was first read.
type file struct {
	text string // without runes that look like a hole
	size int64
	ok   bool // it is a regular file within the root and within [limit.BuildFileBytes]
	sum  [sha256.Size]byte

	beyond bool // [limit.ScanBytes], so that it was not read
}

func newDisk(root string, texts regular.Overlay) *disk {
	return &disk{
		root: root, real: map[string]string{}, folders: map[string]*folder{}, files: map[string]file{},
		texts: texts, differ: differing(root, texts), left: limit.ScanBytes.Value(),
	}
}

// An unreal is the entry of a file or folder that is there by a text alone, or not there.
type unreal struct {
	name string
	mode fs.FileMode
}

func (u unreal) Name() string               { return u.name }
func (u unreal) IsDir() bool                { return u.mode.IsDir() }
func (u unreal) Type() fs.FileMode          { return u.mode.Type() }
func (u unreal) Info() (fs.FileInfo, error) { return nil, fs.ErrNotExist }

// differing returns the entries in which the folders below a root differ from those of the file system because of
// replacing texts.
func differing(root string, texts regular.Overlay) map[string][]fs.DirEntry {
	differ := map[string][]fs.DirEntry{}
	for path, text := range texts {
		if !within(root, path) {
			continue
		}
		if text == nil {
			dir, name := filepath.Split(path)
			differ[filepath.Clean(dir)] = append(differ[filepath.Clean(dir)], unreal{name, fs.ModeIrregular})
			continue
		}
		for mode := fs.FileMode(0); path != root; mode = fs.ModeDir {
			dir, name := filepath.Split(path)
			dir = filepath.Clean(dir)
			entry := unreal{name, mode}
			if slices.Contains(differ[dir], fs.DirEntry(entry)) {
				break
			}
			differ[dir] = append(differ[dir], entry)
			path = dir
		}
	}
	return differ
}

// entriesOf returns the entries of a folder, sorted by name.
func (d *disk) entriesOf(path string) ([]fs.DirEntry, error) {
	entries, err := os.ReadDir(path)
	differ := d.differ[path]
	if len(differ) == 0 {
		return entries, err
	}
	named := map[string]fs.DirEntry{}
	for _, e := range entries {
		named[e.Name()] = e
	}
	for _, e := range differ {
		switch {
		case e.Type()&fs.ModeIrregular != 0:
			delete(named, e.Name())
		case named[e.Name()] == nil:
			named[e.Name()] = e
		}
	}
	return slices.SortedFunc(maps.Values(named), func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) }), nil
}

// list returns the content of a folder.
func (d *disk) list(path string) *folder {
	path = filepath.Clean(path)
	f := d.folders[path]
	if f == nil {
		f = &folder{}
		f.entries, f.err = d.entriesOf(path)
		h := sha256.New()
		for _, e := range f.entries {
			f.names = append(f.names, e.Name())
			fmt.Fprintf(h, "%q %v\n", e.Name(), e.Type())
		}
		h.Sum(f.sum[:0])
		d.folders[path] = f
	}
	return f
}

// namesIn returns the names in a folder, sorted.
func (d *disk) namesIn(path string) []string { return d.list(path).names }

// has reports whether a folder has something of a name.
func (d *disk) has(folder, name string) bool {
	_, found := slices.BinarySearch(d.namesIn(folder), name)
	return found
}

// read returns a file of the root. One that is too large has a size and no text.
func (d *disk) read(path string) file {
	f, known := d.files[path]
	if !known {
		f = d.readAnew(path)
		f.sum = sha256.Sum256(fmt.Appendf(nil, "%t %d %s", f.ok, f.size, f.text))
		d.files[path] = f
	}
	return f
}

func (d *disk) readAnew(path string) file {
	if !within(d.root, path) {
		return file{}
	}
	if text, ok := d.texts.Text(path); ok {
		if text == nil || len(text) > limit.BuildFileBytes.Value() {
			return file{size: int64(len(text))}
		}
		return file{text: clean(string(text)), size: int64(len(text)), ok: true}
	}
	if root, ok := d.realFolder(d.root); ok && !d.isReally(root, path) {
		return file{} // a link to somewhere else
	}
	info, err := os.Stat(path)
	if err != nil || !info.Mode().IsRegular() {
		return file{}
	}
	if info.Size() > int64(limit.BuildFileBytes.Value()) {
		return file{size: info.Size()}
	}
	if d.left -= int(info.Size()); d.left < 0 {
		return file{beyond: true}
	}
	text, err := regular.ReadFile(path)
	return file{text: clean(string(text)), size: info.Size(), ok: err == nil}
}

// isReally reports whether a file lies in a folder when links are followed.
func (d *disk) isReally(root, path string) bool {
	info, err := os.Lstat(path)
	if err != nil {
		return false
	}
	if info.Mode()&fs.ModeSymlink != 0 {
		path, err = filepath.EvalSymlinks(path)
		return err == nil && within(root, path)
	}
	dir, ok := d.realFolder(filepath.Dir(path))
	return ok && within(root, dir)
}

// realFolder returns the path of a folder without links.
func (d *disk) realFolder(dir string) (real string, ok bool) {
	real, ok = d.real[dir]
	if !ok {
		real, _ = filepath.EvalSymlinks(dir)
		d.real[dir] = real
	}
	return real, real != ""
}

// walk is [filepath.WalkDir]. Like that it does not follow links, nor top if it is one: so they lead nowhere else.
func (d *disk) walk(top string, visit fs.WalkDirFunc) {
	if top != d.root {
		d.list(filepath.Dir(top)) // which has the existence and type of top
	}
	_ = fs.WalkDir(below{d, top}, ".", func(path string, e fs.DirEntry, err error) error {
		return visit(filepath.Join(top, filepath.FromSlash(path)), e, err)
	})
}

// glob is [filepath.Glob] for a pattern in the root.
func (d *disk) glob(pattern string) (files []string) {
	rel, err := filepath.Rel(d.root, pattern)
	if err != nil {
		return nil
	}
	found, _ := fs.Glob(below{d, d.root}, filepath.ToSlash(rel))
	for _, f := range found {
		files = append(files, filepath.Join(d.root, filepath.FromSlash(f)))
	}
	return files
}

// below is a disk below a folder, as package fs lists it.
type below struct {
	disk *disk
	top  string
}

func (b below) path(name string) string { return filepath.Join(b.top, filepath.FromSlash(name)) }

// Open implements [fs.FS]. Nothing is opened by walks and patterns.
func (b below) Open(name string) (fs.File, error) {
	return nil, &fs.PathError{Op: "open", Path: b.path(name), Err: fs.ErrInvalid}
}

// ReadDir implements [fs.ReadDirFS].
func (b below) ReadDir(name string) ([]fs.DirEntry, error) {
	f := b.disk.list(b.path(name))
	b.disk.compared += len(f.entries)
	return f.entries, f.err
}

// Stat implements [fs.StatFS]: of the folder at which a walk begins.
func (b below) Stat(name string) (fs.FileInfo, error) {
	if b.disk.texts.Hides(b.path(name)) {
		return nil, &fs.PathError{Op: "stat", Path: b.path(name), Err: fs.ErrNotExist}
	}
	return os.Lstat(b.path(name))
}
