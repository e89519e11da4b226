package check

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// nothing returns a line for packages none of which uses cgo, if there are CUDA sources that are not checked: it names the
// command to run instead. It is empty if something of CUDA was checked, or is there to be checked.
func (run *Run) nothing(patterns []string, r Result, loose []string) string {
	if len(loose) == 0 || run.Unlinked || r.Summary.Packages() == 0 || r.Summary.PackagesCgo > 0 || r.Summary.Bridge.ComeToCUDA() {
		return ""
	}
	named := strings.Join(patterns, " ")
	line := fmt.Sprintf("cudavet: nothing of CUDA was checked: found %s and no package that uses cgo: ", plain.Count(len(loose), ".cu file"))
	if len(r.Summary.Untagged) == 0 {
		return line + fmt.Sprintf("run 'cudavet -unlinked %s' for the sources alone", named)
	}
	more := r.Summary.Untagged[0]
	return line + fmt.Sprintf("run 'cudavet -tags %s %s', which brings %s, or 'cudavet -unlinked %[2]s' for the sources alone",
		more.Tags, named, plain.Count(more.Files, "cgo file"))
}

// meant returns those of the CUDA sources around packages that patterns are about, but for those of which all is excluded: all where
// a pattern is of the whole module, else those below the folder of a pattern with dots, and those in the folder of another.
func (run *Run) meant(patterns, sources []string) []string {
	here, err := filepath.Abs(cmp.Or(run.Loading.Dir, "."))
	if err != nil {
		return nil
	}
	set, err := run.Options.Rules()
	if err != nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(sources), func(source string) bool {
		return !slices.ContainsFunc(patterns, func(pattern string) bool { return isAbout(pattern, here, source) }) ||
			!slices.ContainsFunc(rule.All(), set.In(source).Has)
	})
}

// isAbout reports whether a pattern, seen from a folder, is about a CUDA source around the packages that it names.
func isAbout(pattern, here, source string) bool {
	base, below := strings.CutSuffix(filepath.ToSlash(pattern), "...")
	if pattern == "all" || below && !strings.HasPrefix(pattern, ".") && !filepath.IsAbs(pattern) {
		return true
	}
	folder := filepath.FromSlash(base)
	if !filepath.IsAbs(folder) {
		folder = filepath.Join(here, folder)
	}
	folder = filepath.Clean(folder)
	if module, _ := reporoot.Module(folder); below && module == folder {
		return true
	}
	inside, err := filepath.Rel(folder, source)
	return err == nil && filepath.IsLocal(inside) && (below || filepath.Dir(inside) == ".")
}
