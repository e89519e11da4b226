package load

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/cudarules/headers"
)

// missingHeader finds the place and the header in a complaint of gcc's or
// clang's.
var missingHeader = regexp.MustCompile(`(?m)^(?:(.*:\d+:\d+): )?fatal error: '?([^':\n]+)(?:: No such file|' file not found)`)

// lackedHeader returns a header of the CUDA toolkit that cudavet has built in
// and for want of which packages, or those behind them, do not load; "" if
// there is none.
func lackedHeader(roots []*packages.Package) string {
	lacked := ""
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		for _, e := range pkg.Errors {
			for _, m := range missingHeader.FindAllStringSubmatch(e.Msg, -1) {
				if _, err := fs.Stat(headers.C(), m[2]); err == nil && lacked == "" {
					lacked = m[2]
				}
			}
		}
	})
	return lacked
}

// CgoFlags returns the value of CGO_CFLAGS by which cgo finds the built-in
// headers of the CUDA toolkit after all others.
func CgoFlags() (string, error) {
	before, err := exec.Command("go", "env", "CGO_CFLAGS").Output()
	if err != nil {
		return "", fmt.Errorf("go env CGO_CFLAGS: %w", err)
	}
	folder, err := headerFolder()
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s '-idirafter%s'", strings.TrimSpace(string(before)), folder), nil
}

// headerFolder returns a folder with the built-in headers. It lies in the
// user's cache, under a name that depends on their content: cgo's results are
// kept as long as its flags stay the same.
func headerFolder() (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	content := sha256.New()
	err = fs.WalkDir(headers.C(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(headers.C(), name)
		fmt.Fprintf(content, "%s %d\n%s", name, len(text), text)
		return err
	})
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "cudavet", "include-"+hex.EncodeToString(content.Sum(nil))[:16])
	if _, err := os.Stat(folder); err == nil {
		return folder, nil
	}
	if err := os.MkdirAll(filepath.Dir(folder), 0o755); err != nil {
		return "", err
	}
	// Whoever comes first renames a whole folder into place.
	fresh, err := os.MkdirTemp(filepath.Dir(folder), "new-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(fresh)
	if err := os.Chmod(fresh, 0o755); err != nil {
		return "", err
	}
	if err := os.CopyFS(fresh, headers.C()); err != nil {
		return "", err
	}
	if err := os.Rename(fresh, folder); err != nil && !errors.Is(err, fs.ErrExist) {
		return "", err
	}
	return folder, nil
}
