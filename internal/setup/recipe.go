package setup

import (
	_ "embed"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/output"
)

// Recipes of services that run cudavet for each change.
var (
	//go:embed github.yml
	github string
	//go:embed gitlab-ci.yml
	gitlab string
)

// WriteRecipe writes the recipe of the service that a repository is hosted by, and returns its path relative to the root; "" where no
// service is seen. A file that is there already is an error.
func WriteRecipe(root string) (path string, err error) {
	host := load.RemotePath(root)
	var text string
	switch {
	case isThere(filepath.Join(root, ".github")), strings.HasPrefix(host, "github.com/"):
		path, text = filepath.Join(".github", "workflows", "cudavet.yml"), github
	case isThere(filepath.Join(root, ".gitlab-ci.yml")), strings.Contains(host, "gitlab"):
		path, text = ".gitlab-ci.yml", gitlab
	default:
		return "", nil
	}
	if err := output.WriteNew(filepath.Join(root, path), []byte(text)); err != nil {
		return "", err
	}
	return path, nil
}

func isThere(path string) bool {
	_, err := os.Lstat(path)
	return !errors.Is(err, fs.ErrNotExist)
}
