package process

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Environ returns the environment of programs: the user's, in which PATH has the absolute folders alone. One that is relative to
// the working directory would have the repository's programs run.
func Environ() []string {
	env := slices.DeleteFunc(os.Environ(), func(entry string) bool { return isVariable(entry, "PATH") })
	return append(env, "PATH="+strings.Join(searchPath(), string(filepath.ListSeparator)))
}

// Without returns an environment without the variables whose names a condition holds for.
func Without(env []string, drop func(name string) bool) []string {
	return slices.DeleteFunc(slices.Clone(env), func(entry string) bool {
		name, _, _ := strings.Cut(entry, "=")
		return drop(name)
	})
}

func isVariable(entry, name string) bool {
	is, _, _ := strings.Cut(entry, "=")
	return strings.EqualFold(is, name) && (is == name || filepath.Separator == '\\') // Windows takes Path for the same
}

// searchPath returns the absolute folders of PATH.
func searchPath() []string {
	return slices.DeleteFunc(filepath.SplitList(os.Getenv("PATH")), func(dir string) bool { return !filepath.IsAbs(dir) })
}

// lookPath returns the path of a program: of one in PATH if it has a bare name.
func lookPath(name string) (string, error) {
	if filepath.Base(name) != name {
		if !filepath.IsAbs(name) {
			return "", &exec.Error{Name: name, Err: exec.ErrDot}
		}
		return exec.LookPath(name)
	}
	for _, dir := range searchPath() {
		if path, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
			return path, nil
		} else if !errors.Is(err, os.ErrNotExist) && !errors.Is(err, exec.ErrNotFound) && !errors.Is(err, os.ErrPermission) {
			return "", err
		}
	}
	return "", &exec.Error{Name: name, Err: exec.ErrNotFound}
}
