package setup

import (
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/cudavet/cudavet/internal/load"
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
	text := ""
	switch {
	case isThere(filepath.Join(root, ".github")), strings.HasPrefix(host, "github.com/"):
		path, text = filepath.Join(".github", "workflows", "cudavet.yml"), github
	case isThere(filepath.Join(root, ".gitlab-ci.yml")), strings.Contains(host, "gitlab"):
		path, text = ".gitlab-ci.yml", gitlab
	default:
		return "", nil
	}
	full := filepath.Join(root, path)
	if err := os.MkdirAll(filepath.Dir(full), 0o777); err != nil {
		return "", err
	}
	if err := writeNew(full, text); err != nil {
		return "", fmt.Errorf("%s: %w", path, err)
	}
	return path, nil
}

func isThere(path string) bool {
	_, err := os.Lstat(path)
	return !errors.Is(err, fs.ErrNotExist)
}

// writeNew writes a file, which must not be there.
func writeNew(path, text string) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if errors.Is(err, fs.ErrExist) {
		return errors.New("it is there already, and is left as it is")
	}
	if err != nil {
		return err
	}
	_, err = file.WriteString(text)
	return errors.Join(err, file.Close())
}
