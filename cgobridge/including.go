package cgobridge

import (
	"path/filepath"
	"slices"
)

// SourcesIncluding returns the CUDA sources of the module and repository around a file that seem to include it, themselves or by
// headers: files of its name. Those nearest by come first.
func (r *Run) SourcesIncluding(path string) []string {
	path, err := filepath.Abs(path)
	if err != nil {
		return nil
	}
	m := r.moduleOf(filepath.Dir(path))
	s := search{l: &linkage{pkg: &Package{run: r}}, texts: map[string]*fileText{}}
	names := map[string]bool{filepath.Base(path): true}
	for grew := true; grew; {
		grew = false
		for _, header := range slices.Concat(m.headers(), m.files()) {
			if base := filepath.Base(header); !names[base] {
				if f := s.text(header); f != nil && f.includesOne(names) {
					names[base], grew = true, true
				}
			}
		}
	}
	var near, far []string
	for _, source := range slices.Compact(slices.Sorted(slices.Values(slices.Concat(m.files(), cudaFilesIn(filepath.Dir(path)))))) {
		f := s.text(source)
		switch {
		case source == path || f == nil || !f.includesOne(names):
		case filepath.Dir(source) == filepath.Dir(path):
			near = append(near, source)
		default:
			far = append(far, source)
		}
	}
	return append(near, far...)
}
