package check

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/rule"
)

// nothing returns a line for packages none of which uses cgo, where CUDA sources lie: it says what to run in their place. It is
// empty where something of CUDA was checked, or is there to be checked.
func (run *Run) nothing(patterns []string, r Result, loose []string) string {
	if run.Unlinked || r.Summary.Packages() == 0 || r.Summary.PackagesCgo > 0 || r.Summary.Bridge.LookUps+r.Summary.Bridge.Symbols > 0 {
		return ""
	}
	set, err := run.Options.Rules()
	if err != nil {
		return ""
	}
	meant := slices.DeleteFunc(run.meant(patterns, loose), func(path string) bool {
		return !slices.ContainsFunc(rule.All(), set.In(path).Has) // all of it is excluded
	})
	if len(meant) == 0 {
		return ""
	}
	named := strings.Join(patterns, " ")
	line := fmt.Sprintf("cudavet: nothing of CUDA was checked: found %s and no package that uses cgo: ", counted(len(meant), ".cu file"))
	if len(r.Summary.Untagged) == 0 {
		return line + fmt.Sprintf("run 'cudavet -unlinked %s' for the sources alone", named)
	}
	more := r.Summary.Untagged[0]
	return line + fmt.Sprintf("run 'cudavet -tags %s %s', which brings %s, or 'cudavet -unlinked %[2]s' for the sources alone",
		joinTags(run.Loading.Tags, more.Tags), named, counted(more.Files, "cgo file"))
}

func joinTags(given, more string) string {
	return strings.Join(append(strings.FieldsFunc(given, func(r rune) bool { return r == ',' || r == ' ' }), more), ",")
}

// meant returns those of the CUDA sources around packages that patterns are about: all where a pattern is of the whole module, else
// those below the folder of a pattern with dots, and those in the folder of another.
func (run *Run) meant(patterns, sources []string) []string {
	here, err := filepath.Abs(cmp.Or(run.Loading.Dir, "."))
	if err != nil {
		return nil
	}
	var meant []string
	for _, pattern := range patterns {
		base, below := strings.CutSuffix(filepath.ToSlash(pattern), "...")
		if pattern == "all" || below && !strings.HasPrefix(pattern, ".") && !filepath.IsAbs(pattern) {
			return sources
		}
		folder := filepath.FromSlash(base)
		if !filepath.IsAbs(folder) {
			folder = filepath.Join(here, folder)
		}
		folder = filepath.Clean(folder)
		if module, _ := reporoot.Module(folder); below && module == folder {
			return sources
		}
		for _, path := range sources {
			inside, err := filepath.Rel(folder, path)
			if err == nil && filepath.IsLocal(inside) && (below || filepath.Dir(inside) == ".") && !slices.Contains(meant, path) {
				meant = append(meant, path)
			}
		}
	}
	return meant
}
