package load

import (
	"cmp"
	"fmt"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"iter"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/regular"
)

// gopath returns the environment for a folder outside of modules, if it belongs
// to a GOPATH: the user's, or one that the folder itself is, with a folder src.
// Everything else is loaded as a module.
func gopath(dir string) []string {
	for _, root := range filepath.SplitList(build.Default.GOPATH) {
		if rel, err := filepath.Rel(filepath.Join(root, "src"), dir); err == nil && filepath.IsLocal(rel) {
			return []string{"GO111MODULE=off"}
		}
	}
	for root := dir; root != filepath.Dir(root); root = filepath.Dir(root) {
		if isGOPATH(root) {
			return []string{"GO111MODULE=off", "GOPATH=" + root + string(filepath.ListSeparator) + build.Default.GOPATH}
		}
		if _, err := os.Stat(filepath.Join(root, ".git")); err == nil {
			break // files outside of the repository are not read
		}
	}
	return nil
}

// isGOPATH reports whether a folder has its Go packages below src: a file there
// imports another package that lies there.
func isGOPATH(root string) bool {
	src := filepath.Join(root, "src")
	for name := range goFiles(src) {
		for _, imported := range importsOf(name) {
			first, _, _ := strings.Cut(imported, "/")
			info, err := os.Stat(filepath.Join(src, filepath.FromSlash(imported)))
			if err == nil && info.IsDir() && imported != "" && !strings.HasPrefix(first, ".") {
				return true
			}
		}
	}
	return false
}

// goFiles yields the Go files below a folder, as far as the go command looks for
// packages there.
func goFiles(root string) iter.Seq[string] {
	return func(yield func(string) bool) {
		folders := 0
		filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil
			case d.IsDir():
				base := d.Name()
				if folders++; folders > maxFolders {
					return fs.SkipAll
				}
				if name != root && (strings.HasPrefix(base, ".") || strings.HasPrefix(base, "_") || base == "vendor" || base == "testdata" || base == "node_modules") {
					return fs.SkipDir
				}
			case filepath.Ext(name) == ".go" && d.Type().IsRegular() && !yield(name):
				return fs.SkipAll
			}
			return nil
		})
	}
}

func importsOf(name string) []string {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
	if file == nil || err != nil {
		return nil
	}
	var list []string
	for _, spec := range file.Imports {
		list = append(list, strings.Trim(spec.Path.Value, "\"`"))
	}
	return list
}

// asModule makes the go command treat a folder without go.mod as a module with the import path by
// which its packages import each other. Its other imports are at their newest version, as before
// modules.
func (l *loading) asModule() error {
	root := reporoot.Around(l.config.Dir)
	modulePath := importPath(root)
	folder, err := l.folder()
	if err != nil {
		return err
	}
	gomod := filepath.Join(folder, "go.mod")
	text := fmt.Appendf(nil, "module %s\n\ngo 1.21\n", modulePath)
	if err := os.WriteFile(gomod, text, 0o666); err != nil {
		return err
	}
	l.say("there is no go.mod; %s is taken for the module %s", root, modulePath)
	l.config.Overlay[filepath.Join(root, "go.mod")] = text
	l.useModfile(gomod)
	return nil
}

// importPath returns the import path of the package in a folder without go.mod: from an import comment
// at a package clause, from imports of each other in the files below, or from the git remote.
func importPath(root string) string {
	votes := map[string]int{}
	for name := range goFiles(root) {
		rel, err := filepath.Rel(root, filepath.Dir(name))
		if err != nil {
			continue
		}
		if p := commentedPath(name, filepath.ToSlash(rel)); p != "" {
			return p
		}
		for _, imported := range importsOf(name) {
			if p := rootOf(root, imported); p != "" {
				votes[p]++
			}
		}
	}
	if remote := RemotePath(root); remote != "" {
		votes[remote]++
	}
	if len(votes) > 0 {
		return slices.MaxFunc(slices.Sorted(maps.Keys(votes)), func(a, b string) int { return cmp.Compare(votes[a], votes[b]) })
	}
	return "example.com/" + notInPath.ReplaceAllString(filepath.Base(root), "-")
}

var (
	notInPath     = regexp.MustCompile(`[^A-Za-z0-9._-]`)
	importComment = regexp.MustCompile(`(?m)^package \w+ +(?://|/\*) *import "([^"]+)"`)
	remoteURL     = regexp.MustCompile(`(?m)^\s*url = (?:\w+://(?:[^@/\s]+@)?|[^@/\s]+@)([\w.-]+)[:/]([^\s]+?)(?:\.git)?/?$`)
)

// commentedPath returns the root's import path according to the comment at the
// package clause of a file in the folder rel.
func commentedPath(name, rel string) string {
	text, err := regular.ReadFile(name)
	if err != nil {
		return ""
	}
	m := importComment.FindSubmatch(text)
	if m == nil {
		return ""
	}
	p := string(m[1])
	if rel == "." {
		return p
	}
	p, ok := strings.CutSuffix(p, "/"+rel)
	if !ok {
		return ""
	}
	return p
}

// rootOf returns the import path of the root for which an import names a folder below it, or the root
// itself; "" if it names neither.
func rootOf(root, imported string) string {
	host, _, _ := strings.Cut(imported, "/")
	if !strings.Contains(host, ".") || strings.HasPrefix(host, ".") {
		return ""
	}
	if path.Base(imported) == filepath.Base(root) {
		return imported
	}
	for p := path.Dir(imported); p != "." && p != host; p = path.Dir(p) {
		rel := strings.TrimPrefix(imported, p+"/")
		if info, err := os.Stat(filepath.Join(root, filepath.FromSlash(rel))); err == nil && info.IsDir() && path.Base(p) == filepath.Base(root) {
			return p
		}
	}
	return ""
}

// RemotePath returns the import path of the place that git has fetched the
// repository from.
func RemotePath(root string) string {
	text, err := regular.ReadFile(filepath.Join(root, ".git", "config"))
	if err != nil {
		return ""
	}
	if m := remoteURL.FindSubmatch(text); m != nil {
		return string(m[1]) + "/" + string(m[2])
	}
	return ""
}
