// Package relative spells paths for people.
package relative

import (
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
)

// Path returns an absolute path, which a line and column may follow, relative to the current directory if it is in
// there or in the repository around it. Other paths stay as they are. It never begins with two colons: a line that
// does so is a command to GitHub Actions, which parses the output.
func Path(path string) string {
	path = seen(path)
	if strings.HasPrefix(path, "::") {
		return "." + string(filepath.Separator) + path
	}
	return path
}

// Folder returns the path of a folder as seen from the current directory if one lies in the other. Other paths stay as they are.
func Folder(path string) string {
	here, err := os.Getwd()
	if err != nil {
		return path
	}
	inside, err := filepath.Rel(path, here)
	if outside, failed := filepath.Rel(here, path); failed == nil && (err == nil && filepath.IsLocal(inside) || filepath.IsLocal(outside)) {
		return outside
	}
	return path
}

func seen(path string) string {
	here, err := os.Getwd()
	if err != nil {
		return path
	}
	if inside, found := strings.CutPrefix(path, here+string(filepath.Separator)); found {
		return inside
	}
	root := repository(here)
	if !strings.HasPrefix(path, root+string(filepath.Separator)) {
		return path
	}
	if inside, err := filepath.Rel(here, path); err == nil {
		return inside
	}
	return path
}

var repositories sync.Map // by folder

func repository(dir string) string {
	if root, ok := repositories.Load(dir); ok {
		return root.(string)
	}
	root := reporoot.Around(dir)
	repositories.Store(dir, root)
	return root
}
