package report

import (
	"os"
	"path/filepath"

	"github.com/cudavet/cudavet/cgobridge/gitroot"
)

// repositoryRoot returns the folder that other programs see paths from: the root of the git
// repository around the current folder, or that folder where there is none.
func repositoryRoot() string {
	here, err := os.Getwd()
	if err != nil {
		return ""
	}
	return gitroot.Around(here)
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
