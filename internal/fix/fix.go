// Package fix applies the fixes of findings to the files that they are of, or shows what that would change.
package fix

import (
	"bytes"
	"fmt"
	"go/format"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/aymanbagabas/go-udiff"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/internal/relative"
	"github.com/cudavet/cudavet/internal/report"
)

// A Plan is what fixes change.
type Plan struct {
	Left    []report.Finding // those that it mends nothing of
	Skipped []string         // why a fix is not applied, a line each
	Applied int              // how many findings it mends

	roots []string  // in which files may be changed
	since time.Time // see [New]
	files map[string]*file
	names map[string]string // what the file of a name is called without links
}

// A file is one that fixes change.
type file struct {
	text    []byte
	mode    os.FileMode
	edits   []udiff.Edit // in order, none overlaps another
	refused string       // why it may not be changed; empty if it may
}

// New plans the first fix of each finding. A fix is applied as a whole or not at all: not where it
// overlaps one before it, nor in files that lie in none of the folders, that a program has written,
// or that were changed after a time, that at which the first file was read.
func New(findings []report.Finding, roots []string, since time.Time) *Plan {
	p := &Plan{since: since, files: map[string]*file{}, names: map[string]string{}}
	for _, root := range roots {
		p.roots = append(p.roots, resolve(root))
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
		if e.Start < 0 || e.End < e.Start || e.End > len(f.text) {
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
	if first, _, _ := bytes.Cut(f.text, []byte("\n")); bytes.HasSuffix(first, []byte("\r")) {
		return strings.ReplaceAll(text, "\n", "\r\n")
	}
	return text
}

// file returns a file by one of its names.
func (p *Plan) file(name string) *file {
	if real, ok := p.names[name]; ok {
		return p.files[real]
	}
	path := resolve(name)
	p.names[name] = path
	f := p.files[path]
	if f == nil {
		f = &file{}
		p.files[path] = f
		f.refused = p.read(path, f)
		if f.refused != "" {
			f.refused = relative.Path(name) + " " + f.refused
		}
	}
	return f
}

// resolve returns an absolute path without links; the path itself if there is nothing there.
func resolve(path string) string {
	absolute, err := filepath.Abs(path)
	if err != nil {
		return path
	}
	if resolved, err := filepath.EvalSymlinks(absolute); err == nil {
		return resolved
	}
	return absolute
}

// read reads a file, or says why it may not be changed.
func (p *Plan) read(path string, f *file) (refused string) {
	if p.rootOf(path) == "" {
		return "lies outside of the repository"
	}
	info, err := os.Stat(path)
	if err == nil {
		f.mode = info.Mode().Perm()
		f.text, err = regular.ReadFile(path)
	}
	switch {
	case err != nil:
		return "cannot be read"
	case info.ModTime().After(p.since):
		return "has changed since it was read"
	case source.IsGenerated(f.text):
		return "is generated"
	}
	return ""
}

// rootOf returns the folder that a file may be changed in as part of it; empty if there is none.
func (p *Plan) rootOf(path string) string {
	for _, root := range p.roots {
		if inside, err := filepath.Rel(root, path); err == nil && filepath.IsLocal(inside) {
			return root
		}
	}
	return ""
}

// A change is what becomes of a file.
type change struct {
	path       string // without links
	mode       os.FileMode
	old, fixed []byte
}

// changes returns what becomes of all files, by path.
func (p *Plan) changes() (list []change, err error) {
	for path, f := range p.files {
		if len(f.edits) == 0 {
			continue
		}
		fixed, err := udiff.ApplyBytes(f.text, f.edits)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", relative.Path(path), err)
		}
		if filepath.Ext(path) == ".go" {
			fixed = formatted(f.text, fixed)
		}
		if !bytes.Equal(f.text, fixed) {
			list = append(list, change{path, f.mode, f.text, fixed})
		}
	}
	slices.SortFunc(list, func(a, b change) int { return strings.Compare(a.path, b.path) })
	return list, nil
}

// formatted returns fixed Go code as gofmt has it if the old code was as gofmt has it.
func formatted(old, fixed []byte) []byte {
	if clean, err := format.Source(old); err != nil || !bytes.Equal(clean, old) {
		return fixed
	}
	if clean, err := format.Source(fixed); err == nil {
		return clean
	}
	return fixed
}

// Diff prints what the plan changes as git diff does, with paths from the root of the repository.
func (p *Plan) Diff(w io.Writer) error {
	list, err := p.changes()
	for _, c := range list {
		name, relErr := filepath.Rel(p.rootOf(c.path), c.path)
		if relErr != nil {
			return relErr
		}
		name = filepath.ToSlash(name)
		diff := udiff.Unified("a/"+name, "b/"+name, string(c.old), string(c.fixed))
		if _, err := fmt.Fprintf(w, "diff --git a/%s b/%[1]s\n%s", name, diff); err != nil {
			return err
		}
	}
	return err
}

// Write changes the files, each in one step, and returns how many it has changed. The error tells of the
// first that could not be written; those behind it are as they were.
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

func (c change) write() (err error) {
	if text, err := regular.ReadFile(c.path); err != nil || !bytes.Equal(text, c.old) {
		return fmt.Errorf("%s has changed since it was read", relative.Path(c.path))
	}
	temporary, err := os.CreateTemp(filepath.Dir(c.path), "."+filepath.Base(c.path)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(temporary.Name())
		}
	}()
	_, err = temporary.Write(c.fixed)
	if err == nil {
		err = temporary.Chmod(c.mode)
	}
	if closing := temporary.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return err
	}
	return os.Rename(temporary.Name(), c.path)
}
