package report

import (
	"os"
	"path/filepath"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
)

// repositoryRoot returns the folder that other programs see paths from: the root of the
// repository around the current folder.
func repositoryRoot() string {
	here, err := os.Getwd()
	if err != nil {
		return ""
	}
	return reporoot.Around(here)
}

// InRepository returns a path as seen from there, with slashes; one that lies elsewhere stays as it is.
func InRepository(path string) string {
	absolute, err := filepath.Abs(path)
	if err != nil {
		return filepath.ToSlash(path)
	}
	if inside, err := filepath.Rel(repositoryRoot(), absolute); err == nil && filepath.IsLocal(inside) {
		return filepath.ToSlash(inside)
	}
	return filepath.ToSlash(absolute)
}
