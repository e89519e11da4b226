package regular

import (
	"path/filepath"
	"slices"
)

// An Overlay has texts that replace those on disk, by absolute path: unsaved text of an editor, or earlier contents of files. A
// nil text means that there is no such file, in tests for existence; for readers it is empty.
type Overlay map[string][]byte

// Text returns the text that replaces a file's.
func (o Overlay) Text(name string) (text []byte, ok bool) {
	if len(o) == 0 {
		return nil, false
	}
	path, err := filepath.Abs(name)
	if err != nil {
		return nil, false
	}
	text, ok = o[path]
	return text, ok
}

// Hides reports whether a file is taken not to be there.
func (o Overlay) Hides(name string) bool {
	text, ok := o.Text(name)
	return ok && text == nil
}

// ReadFile returns the text that replaces a file's, or that of the file itself as [ReadFile] does.
func (o Overlay) ReadFile(name string) ([]byte, error) {
	if text, ok := o.Text(name); ok {
		return slices.Clone(text), nil
	}
	return ReadFile(name)
}
