// Package changes finds the changes in a git repository since a revision: the changed lines, and the
// earlier content of the files.
package changes

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"

	"github.com/cudavet/cudavet/internal/report"
)

// A Set is the set of changes in a git repository since a revision: committed, staged or neither.
type Set struct {
	root   string // of the working tree, without links
	commit string
	files  map[string]file // by path below root
}

// A file is one that is not as it was at the revision.
type file struct {
	was   string // its path then; empty if there was none
	gone  bool   // there is none now
	hunks []hunk // in order; those of a file that is new or binary are one, of all its lines
	text  bool   // of its own: no link
}

// A hunk is lines that were replaced by others.
type hunk struct{ old, new lineRange }

// A lineRange is count lines from the first; if it has none, the first is the line before the place.
type lineRange struct{ first, count int }

func (r lineRange) last() int { return r.first + max(r.count, 1) - 1 }

var wholeFile = []hunk{{new: lineRange{1, int(^uint(0) >> 1)}}}

// maxDiff is how many bytes of changes are read: each of their lines takes twenty times as many.
const maxDiff = 64 << 20

// Since returns the changes since a revision in the repository of the current directory, as git
// reports them. A file that git neither tracks nor ignores is new.
func Since(revision string) (*Set, error) { return since(".", revision) }

func since(dir, revision string) (*Set, error) {
	r, err := open(dir)
	if err != nil {
		return nil, err
	}
	defer r.close()
	c := &Set{root: r.root, files: map[string]file{}}
	c.commit, err = r.git(nil, "rev-parse", "--verify", "--quiet", "--end-of-options", revision+"^{commit}")
	if exit := (interface{ ExitCode() int })(nil); errors.As(err, &exit) {
		return nil, fmt.Errorf("the git repository %s has no revision %q", c.root, revision)
	}
	if err != nil {
		return nil, err
	}
	c.commit = strings.TrimSpace(c.commit)
	diff, err := r.git(nil, "diff", "--unified=0", "--inter-hunk-context=0", "--find-renames",
		"--no-color", "--no-ext-diff", "--no-textconv", "--no-relative", "--ignore-submodules=all",
		"--src-prefix=a/", "--dst-prefix=b/", c.commit, "--")
	if err != nil {
		return nil, err
	}
	if len(diff) > maxDiff {
		return nil, fmt.Errorf("git diff prints more than %d bytes", maxDiff)
	}
	files, _, err := gitdiff.Parse(strings.NewReader(diff))
	if err != nil {
		return nil, fmt.Errorf("what git diff says cannot be read: %w", err)
	}
	for _, f := range files {
		c.add(f)
	}
	untracked, err := r.git(nil, "ls-files", "--others", "--exclude-standard", "-z")
	if err != nil {
		return nil, err
	}
	for entry := range strings.SplitAfterSeq(untracked, "\x00") {
		name := strings.TrimSuffix(entry, "\x00")
		if name == "" {
			continue // after the last line
		}
		c.files[filepath.FromSlash(name)] = file{hunks: wholeFile, text: true}
	}
	return c, nil
}

// add adds git's changes of a file.
func (c *Set) add(f *gitdiff.File) {
	changed := file{was: filepath.FromSlash(f.OldName), gone: f.IsDelete, text: !f.IsBinary && !isLink(f.OldMode) && !isLink(f.NewMode)}
	for _, fragment := range f.TextFragments {
		changed.hunks = append(changed.hunks, hunk{
			lineRange{int(fragment.OldPosition), int(fragment.OldLines)},
			lineRange{int(fragment.NewPosition), int(fragment.NewLines)},
		})
	}
	if f.IsBinary {
		changed.hunks = wholeFile
	}
	if f.IsNew || f.IsCopy {
		changed.was = ""
	}
	name := f.NewName
	if f.IsDelete {
		name = f.OldName
	}
	c.files[filepath.FromSlash(name)] = changed
}

// Has reports whether one of a finding's lines has changed, or one of its related places: any of them
// on the path from Go to a kernel may be the cause.
func (c *Set) Has(f report.Finding) bool {
	return c.has(f.Path, f.Place) || f.Anchor != nil && c.has(f.Anchor.Pos.Filename, *f.Anchor) ||
		slices.ContainsFunc(f.Related, func(r report.Place) bool { return c.has(r.Pos.Filename, r) })
}

// isLink reports whether git's mode of a file is that of a symbolic link.
func isLink(mode fs.FileMode) bool { return mode&0o170000 == 0o120000 }

func (c *Set) has(path string, at report.Place) bool {
	last := max(at.Pos.Line, at.End.Line)
	return slices.ContainsFunc(c.files[c.name(path)].hunks, func(h hunk) bool {
		return h.new.count > 0 && h.new.first <= last && at.Pos.Line <= h.new.last()
	})
}

// name returns the path of a file below the root, or as it is for one that lies elsewhere.
func (c *Set) name(path string) string {
	full, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	folder, err := filepath.EvalSymlinks(filepath.Dir(full))
	if err != nil {
		return path
	}
	name, err := filepath.Rel(c.root, filepath.Join(folder, filepath.Base(full)))
	if err != nil {
		return path
	}
	return name
}
