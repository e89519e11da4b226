// Package changes says which lines of a git repository have changed since a
// revision.
package changes

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"

	"github.com/cudavet/cudavet/internal/report"
)

// A Set is what has changed in a git repository since a revision:
// committed, staged or neither.
type Set struct {
	root  string                 // of the working tree, without links
	files map[string][]lineRange // by path below root; a file that is new or binary is one range
}

// A lineRange is lines from first to last.
type lineRange struct{ first, last int }

var wholeFile = lineRange{1, int(^uint(0) >> 1)}

// Since asks git what has changed since a revision in the repository
// that the current directory is in. A file that git neither tracks nor ignores
// is new.
func Since(revision string) (*Set, error) {
	root, err := git("", "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, err
	}
	c := &Set{root: filepath.FromSlash(strings.TrimRight(root, "\r\n")), files: map[string][]lineRange{}}
	if c.root, err = filepath.EvalSymlinks(c.root); err != nil {
		return nil, err
	}
	commit, err := git(c.root, "rev-parse", "--verify", "--quiet", "--end-of-options", revision+"^{commit}")
	if err != nil {
		return nil, fmt.Errorf("the git repository %s has no revision %q", c.root, revision)
	}
	diff, err := git(c.root, "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames", "--diff-filter=d",
		"--no-color", "--no-ext-diff", "--no-textconv", "--no-relative", "--ignore-submodules=all",
		"--src-prefix=a/", "--dst-prefix=b/", strings.TrimSpace(commit), "--")
	if err != nil {
		return nil, err
	}
	files, _, err := gitdiff.Parse(strings.NewReader(diff))
	if err != nil {
		return nil, fmt.Errorf("what git diff says cannot be read: %w", err)
	}
	for _, f := range files {
		var lines []lineRange
		for _, fragment := range f.TextFragments {
			first := int(fragment.NewPosition)
			lines = append(lines, lineRange{first, first + int(fragment.NewLines) - 1})
		}
		if f.IsBinary {
			lines = []lineRange{wholeFile}
		}
		c.files[filepath.FromSlash(f.NewName)] = lines
	}
	untracked, err := git(c.root, "ls-files", "--others", "--exclude-standard", "-z")
	if err != nil {
		return nil, err
	}
	for name := range strings.SplitSeq(untracked, "\x00") {
		c.files[filepath.FromSlash(name)] = []lineRange{wholeFile}
	}
	return c, nil
}

// Has reports whether one of a finding's lines has changed, or one of the further places that it
// rests on: on the way from Go to a kernel each may be what makes it one.
func (c *Set) Has(f report.Finding) bool {
	return c.has(f.Path, f.Place) || f.Anchor != nil && c.has(f.Anchor.Pos.Filename, *f.Anchor) ||
		slices.ContainsFunc(f.Related, func(r report.Place) bool { return c.has(r.Pos.Filename, r) })
}

func (c *Set) has(path string, at report.Place) bool {
	path, err := filepath.Abs(path)
	if err != nil {
		return false
	}
	folder, err := filepath.EvalSymlinks(filepath.Dir(path))
	if err != nil {
		return false
	}
	name, err := filepath.Rel(c.root, filepath.Join(folder, filepath.Base(path)))
	if err != nil {
		return false
	}
	last := max(at.Pos.Line, at.End.Line)
	for _, lines := range c.files[name] {
		if lines.first <= last && at.Pos.Line <= lines.last {
			return true
		}
	}
	return false
}
