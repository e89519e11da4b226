package cgobridge

import (
	"path/filepath"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// Open returns a reader of the named sources, of the modules and git repositories that contain them,
// and of the folders of the others.
func (r *Run) Open(sources []string) *regular.Folders {
	f := &regular.Folders{Overlay: r.Overlay}
	folders := map[string]bool{}
	for _, name := range sources {
		f.Allow(name)
		path, err := filepath.Abs(name)
		if dir := filepath.Dir(path); err == nil && !folders[dir] {
			folders[dir] = true
			m := r.moduleOf(dir)
			f.Allow(m.repository)
			f.Allow(m.root)
		}
	}
	return f
}
