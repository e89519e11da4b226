package load

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/cudavet/cudavet/cudarules/regular"
)

// isOutdated reports whether the go command fails because it would have to
// change go.mod or go.sum.
func isOutdated(err error) bool {
	for _, message := range []string{"missing go.sum entry", "updates to go.mod needed", "updates to go.sum needed", "inconsistent vendoring"} {
		if strings.Contains(err.Error(), message) {
			return true
		}
	}
	return false
}

// copyModfile has the go command read, and change as it needs, a copy of go.mod
// and go.sum. The repository's own stay as they are.
func (l *loading) copyModfile() error {
	gomod, err := goEnv(l.config.Dir, "GOMOD")
	if err != nil {
		return err
	}
	folder, err := l.folder()
	if err != nil {
		return err
	}
	for _, name := range []string{"go.mod", "go.sum"} {
		text, err := regular.ReadFile(filepath.Join(filepath.Dir(gomod), name))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o666); err != nil {
			return err
		}
	}
	l.useModfile(filepath.Join(folder, "go.mod"))
	return nil
}

// useModfile has the go command read, and change as it needs, a go.mod.
func (l *loading) useModfile(path string) {
	l.modfile = path
	l.config.BuildFlags = append(l.config.BuildFlags, "-modfile="+path, "-mod=mod")
}
