package cgobridge

import (
	"path/filepath"
	"slices"
)

// Opened is what may be read for CUDA sources that are checked without any package.
type Opened struct{ files *reader }

// Open returns a reader of the named sources, of the modules and git repositories that
// they lie in, and of the folders of those that lie in none.
func (r *Run) Open(sources []string) *Opened {
	o := &Opened{&reader{overlay: r.Overlay, refused: map[string]bool{}}}
	for _, name := range sources {
		o.files.allow(name)
		path, err := filepath.Abs(name)
		if err != nil {
			continue
		}
		m := r.moduleOf(filepath.Dir(path))
		o.files.allow(m.repository)
		o.files.allow(m.root)
	}
	return o
}

// Allow has a file, or what lies in a folder, be read.
func (o *Opened) Allow(name string) { o.files.allow(name) }

// ReadFile is for [cudarules.NewCheckerReading].
func (o *Opened) ReadFile(name string) ([]byte, error) { return o.files.ReadFile(name) }

// Refused returns the files that are there and were asked for, but not allowed, sorted.
func (o *Opened) Refused() []string {
	o.files.mu.Lock()
	defer o.files.mu.Unlock()
	var names []string
	for name := range o.files.refused {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
