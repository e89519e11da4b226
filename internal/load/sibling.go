package load

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/tools/go/packages"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/relative"
)

// replaceSiblings makes the go command use modules of the repository itself for unavailable ones that
// go.mod requires, as a go.work would, and reports whether there were any. The packages, or the error
// with which the go command failed, show which ones are unavailable.
func (l *loading) replaceSiblings(roots []*packages.Package, failed error) (bool, error) {
	lacks := map[string]bool{}
	packages.Visit(roots, nil, func(pkg *packages.Package) {
		if len(pkg.GoFiles) == 0 && len(pkg.Errors) > 0 {
			lacks[pkg.PkgPath] = true
		}
	})
	if len(lacks) == 0 && failed == nil || l.inWorkspace() {
		return false, nil
	}
	var lines strings.Builder
	for _, dir := range modulesBelow(reporoot.Around(l.config.Dir)) {
		text, err := regular.ReadFile(filepath.Join(dir, "go.mod"))
		path := modfile.ModulePath(text)
		if err != nil || path == "" || l.replaced[path] || dir == l.config.Dir || !isLacking(path, lacks, failed) {
			continue
		}
		if l.replaced == nil {
			l.replaced = map[string]bool{}
		}
		l.replaced[path] = true
		fmt.Fprintf(&lines, "\nreplace %s => %s\n", path, modfile.AutoQuote(dir))
		l.say("the module %s is taken from %s", path, relative.Path(dir))
	}
	if lines.Len() == 0 {
		return false, nil
	}
	if l.modfile == "" {
		if err := l.copyModfile(); err != nil {
			return false, err
		}
	}
	text, err := regular.ReadFile(l.modfile)
	if err != nil {
		return false, err
	}
	return true, os.WriteFile(l.modfile, append(text, lines.String()...), 0o666)
}

// isLacking reports whether a module has one of the packages that are not to be had,
// or an error speaks of it.
func isLacking(module string, packages map[string]bool, failed error) bool {
	for path := range packages {
		if path == module || strings.HasPrefix(path, module+"/") {
			return true
		}
	}
	return failed != nil && strings.Contains(failed.Error(), module+"@")
}

// inWorkspace reports whether a go.work says where modules are.
func (l *loading) inWorkspace() bool {
	work, err := goEnv(l.config.Dir, "GOWORK")
	return err == nil && work != "" && work != "off"
}
