package load

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/cudavet/cudavet/cudarules/headers"
)

// describe makes a folder with pkg-config files for libraries of CUDA's. They
// say no more than that the libraries are there: where the headers are, cgo
// knows otherwise.
func (l *loading) describe(libraries []string) (string, error) {
	folder, err := l.folder()
	if err != nil {
		return "", err
	}
	for _, name := range libraries {
		version := "12.8"
		if release, _ := headers.IsLibrary(name); release != "" {
			version = release
		}
		text := fmt.Sprintf("Name: %s\nDescription: stands for the library of CUDA's\nVersion: %s\n", name, version)
		if err := os.WriteFile(filepath.Join(folder, name+".pc"), []byte(text), 0o666); err != nil {
			return "", err
		}
	}
	return folder, nil
}
