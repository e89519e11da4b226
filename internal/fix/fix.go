// Package fix applies the fixes of findings to their files, or shows the changes.
package fix

import (
	"errors"
	"fmt"
	"go/format"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/aymanbagabas/go-udiff"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/internal/output"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/report"
)

// A Plan is the set of changes by fixes.
type Plan struct {
	Left    []report.Finding // those that it mends nothing of
	Skipped []string         // why a fix is not applied, a line each
	Applied int              // how many findings it mends

	folders *regular.Folders // in which files may be changed
	since   time.Time        // see [New]
	files   map[string]*file // by path without links
	names   map[string]*file
}

// A file is one that fixes change.
type file struct {
	path    string // without links
	root    string // the folder that it may be changed in as a part of
	text    string
	edits   []udiff.Edit // in order, none overlaps another
	refused string       // why it may not be changed; empty if it may
}

// New plans the first fix of each finding. A fix is applied as a whole or not at all: not where it
// overlaps one before it, nor where the text is another than the one that it was made for, nor in files that lie in none of
// the folders, that a program has written, that may not be written or have several names, or that were changed after a
// time, that at which the first file was read.
func New(findings []report.Finding, roots []string, since time.Time) *Plan {
	p := &Plan{folders: &regular.Folders{}, since: since, files: map[string]*file{}, names: map[string]*file{}}
	for _, root := range roots {
		p.folders.Allow(root)
	}
	for _, f := range findings {
		switch {
		case len(f.Fixes) == 0:
			p.Left = append(p.Left, f)
		default:
			if why := p.take(f.Fixes[0]); why != "" {
				p.Skipped = append(p.Skipped, fmt.Sprintf("%s: %s is not mended: %s", relative.Path(f.Pos.String()), f.Rule, why))
				p.Left = append(p.Left, f)
			} else {
				p.Applied++
			}
		}
	}
	return p
}

// take adds a fix to the plan, or says why it cannot.
func (p *Plan) take(x report.Fix) string {
	after := map[*file][]udiff.Edit{}
	for _, e := range x.Edits {
		f := p.file(e.File)
		if f.refused != "" {
			return f.refused
		}
		if !e.IsFor(f.text) {
			return relative.Path(e.File) + " has changed since it was read"
		}
		if after[f] == nil {
			after[f] = slices.Clone(f.edits)
		}
		edit := udiff.Edit{Start: e.Start, End: e.End, New: f.lines(e.Text)}
		if slices.Contains(after[f], edit) {
			continue
		}
		if slices.ContainsFunc(after[f], func(other udiff.Edit) bool { return overlap(edit, other) }) {
			return "its fix overlaps another one; run again with -fix"
		}
		after[f] = append(after[f], edit)
	}
	for f, edits := range after {
		udiff.SortEdits(edits)
		f.edits = edits
	}
	return ""
}

// overlap reports whether the result of two edits depends on their order.
func overlap(a, b udiff.Edit) bool {
	if a.Start == b.Start && (a.End == b.End || a.New != "" && b.New != "") {
		return true
	}
	return a.Start < b.End && b.Start < a.End
}

// lines gives a text the ends of lines that the file has.
func (f *file) lines(text string) string {
	if first, _, _ := strings.Cut(f.text, "\n"); strings.HasSuffix(first, "\r") {
		return strings.ReplaceAll(text, "\n", "\r\n")
	}
	return text
}

// file returns a file by one of its names.
func (p *Plan) file(name string) *file {
	if f := p.names[name]; f != nil {
		return f
	}
	path, root, err := p.folders.Find(name)
	f := p.files[path]
	switch {
	case errors.Is(err, fs.ErrPermission):
		f = &file{refused: relative.Path(name) + " lies outside of the repository"}
	case err != nil:
		f = &file{refused: relative.Path(name) + " cannot be read"}
	case f == nil:
		f = &file{path: path, root: root}
		p.files[path] = f
		if why := p.read(f); why != "" {
			f.refused = relative.Path(name) + " " + why
		}
	}
	p.names[name] = f
	return f
}

// read reads a file, or says why it may not be changed.
func (p *Plan) read(f *file) (refused string) {
	info, err := os.Stat(f.path)
	var text []byte
	if err == nil {
		text, err = regular.ReadFile(f.path)
		f.text = string(text)
	}
	switch {
	case err != nil:
		return "cannot be read"
	case info.ModTime().After(p.since):
		return "has changed since it was read"
	case source.IsGenerated(text):
		return "is generated"
	case !output.IsWritable(f.path, info):
		return "may not be written"
	case output.Links(info) > 1:
		return "has other names, hard links, that would be left with the old text"
	}
	return ""
}

// A change is the new content of a file.
type change struct {
	*file
	fixed string
}

// changes returns the new contents of all files, by path.
func (p *Plan) changes() (list []change, err error) {
	for path, f := range p.files {
		if len(f.edits) == 0 {
			continue
		}
		fixed, err := udiff.Apply(f.text, f.edits)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", relative.Path(path), err)
		}
		if filepath.Ext(path) == ".go" {
			fixed = formatted(f.text, fixed)
		}
		if f.text != fixed {
			list = append(list, change{f, fixed})
		}
	}
	slices.SortFunc(list, func(a, b change) int { return strings.Compare(a.path, b.path) })
	return list, nil
}

// formatted returns fixed Go code as gofmt has it if the old code was as gofmt has it.
func formatted(old, fixed string) string {
	if clean, err := format.Source([]byte(old)); err != nil || string(clean) != old {
		return fixed
	}
	if clean, err := format.Source([]byte(fixed)); err == nil {
		return string(clean)
	}
	return fixed
}

// Diff prints the plan's changes as git diff does, with paths from the root of the repository.
func (p *Plan) Diff(w io.Writer) error {
	list, err := p.changes()
	for _, c := range list {
		name, relErr := filepath.Rel(c.root, c.path)
		if relErr != nil {
			return relErr
		}
		before, after := quoted("a/"+filepath.ToSlash(name)), quoted("b/"+filepath.ToSlash(name))
		diff := udiff.Unified(before, after, c.text, c.fixed)
		if _, err := fmt.Fprintf(w, "diff --git %s %s\n%s", before, after, diff); err != nil {
			return err
		}
	}
	return err
}

// quoted returns a path as git diff spells it: in quotes if it has bytes of control characters, of none of ASCII, quotes or
// backslashes.
func quoted(path string) string {
	var b strings.Builder
	for _, c := range []byte(path) {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ' || c >= 0x7f:
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteByte(c)
		}
	}
	if b.Len() == len(path) {
		return path
	}
	return `"` + b.String() + `"`
}

// Write changes the files, each in one step, and returns their number. The error is that of the first
// file that could not be written; the remaining ones are unchanged.
func (p *Plan) Write() (files int, err error) {
	list, err := p.changes()
	if err != nil {
		return 0, err
	}
	for i, c := range list {
		if err := c.write(); err != nil {
			return i, err
		}
	}
	return len(list), nil
}

func (c change) write() error {
	if text, err := regular.ReadFile(c.path); err != nil || string(text) != c.text {
		return fmt.Errorf("%s has changed since it was read", relative.Path(c.path))
	}
	return output.WriteFile(c.path, []byte(c.fixed))
}
