package changes

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/report"
)

// Empty reports whether nothing has changed. Findings may depend on any file: a build rule may read any.
func (c *Set) Empty() bool { return len(c.files) == 0 }

// Texts returns the content at the revision of the changed files, by absolute path. A renamed file is there under both names,
// except for build rules and the like. A new file is a text excluded from every build; nil if it is not a Go file. Modules' own
// files, such as go.mod, are left out: their changes would change what is downloaded.
func (c *Set) Texts() (regular.Overlay, error) {
	texts := regular.Overlay{}
	roots := c.roots()
	put := func(name string, text []byte) {
		for _, root := range roots {
			texts[filepath.Join(root, name)] = text
		}
	}
	var names []string // the content to read, later replaced by it
	for name, f := range c.files {
		switch {
		case !f.text || isOfModule(name) || strings.Contains(f.was, "\n"): // a line of git's input is a name
		case f.was == "" && filepath.Ext(name) == ".go":
			put(name, []byte("//go:build ignore\n\npackage ignored\n"))
		case f.was == "":
			put(name, nil)
		default:
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var wanted strings.Builder
	for _, name := range names {
		fmt.Fprintf(&wanted, "%s:%s\n", c.commit, filepath.ToSlash(c.files[name].was))
	}
	r, err := open(c.root)
	if err != nil {
		return nil, err
	}
	defer r.close()
	output, err := r.git(strings.NewReader(wanted.String()), "cat-file", "--batch=%(objecttype) %(objectsize)")
	if err != nil {
		return nil, err
	}
	contents := bufio.NewReader(strings.NewReader(output))
	for _, name := range names {
		text, err := readObject(contents)
		if err != nil {
			return nil, fmt.Errorf("%s at the revision: %w", name, err)
		}
		if was := c.files[name].was; was != name && isOfBuild(name) {
			put(name, nil)
			put(was, text)
		} else {
			put(name, text)
			put(was, text)
		}
	}
	return texts, nil
}

// isOfBuild reports whether a file is known by its name, so that it was none of its kind when it had another.
func isOfBuild(path string) bool {
	name := filepath.Base(path)
	return reporoot.IsConfig(name) || buildfile.IsRule(name) || buildfile.IsScript(name)
}

// isOfModule reports whether a file belongs to the go command's own.
func isOfModule(name string) bool {
	return slices.Contains([]string{"go.mod", "go.sum", "go.work", "go.work.sum", "modules.txt"}, filepath.Base(name))
}

// readObject reads one answer of git cat-file --batch: a line with its type and size, and a line that is its content.
func readObject(r *bufio.Reader) ([]byte, error) {
	head, err := r.ReadString('\n')
	if err != nil {
		return nil, err
	}
	var kind string
	var size int
	if _, err := fmt.Sscanf(head, "%s %d", &kind, &size); err != nil || kind != "blob" {
		return nil, fmt.Errorf("git has no file: %s", strings.TrimSpace(head))
	}
	text := make([]byte, size+1)
	_, err = io.ReadFull(r, text)
	return text[:size], err
}

// roots returns the folder of the repository by its own name, and by that which the current folder has for it.
func (c *Set) roots() []string {
	roots := []string{c.root}
	here, err := os.Getwd()
	if err != nil {
		return roots
	}
	resolved, err := filepath.EvalSymlinks(here)
	if err != nil {
		return roots
	}
	below, err := filepath.Rel(c.root, resolved)
	if err != nil {
		return roots
	}
	for below != "." && filepath.Base(here) == filepath.Base(below) {
		here, below = filepath.Dir(here), filepath.Dir(below)
	}
	if below == "." && here != c.root {
		roots = append(roots, here)
	}
	return roots
}

// Added returns the findings at unchanged lines that are new: more of a rule at one place than before. Findings
// with equal messages are matched first, but the message may differ, since it may name lines.
func (c *Set) Added(findings, before []report.Finding) []report.Finding {
	type place struct {
		rule, file   string
		line, column int
	}
	type said struct {
		place
		message string
	}
	known, same := map[place]int{}, map[said]int{}
	for _, f := range before {
		at := place{f.Rule, c.name(f.Path), f.Pos.Line, f.Pos.Column}
		known[at]++
		same[said{at, f.Message}]++
	}
	then := func(f report.Finding) place {
		name := c.name(f.Path)
		return place{f.Rule, name, c.files[name].line(f.Pos.Line), f.Pos.Column}
	}
	findings = slices.DeleteFunc(slices.Clone(findings), func(f report.Finding) bool {
		at := then(f)
		if same[said{at, f.Message}] == 0 {
			return false
		}
		same[said{at, f.Message}]--
		known[at]--
		return true
	})
	return slices.DeleteFunc(findings, func(f report.Finding) bool {
		known[then(f)]--
		return known[then(f)] >= 0
	})
}

// line returns the number that a line which has not changed had at the revision.
func (f file) line(n int) int {
	for _, h := range slices.Backward(f.hunks) {
		if h.new.last() < n {
			return n - h.new.last() + h.old.last()
		}
	}
	return n
}
