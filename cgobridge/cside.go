package cgobridge

import (
	"bytes"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/body"
	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// Extensions of the C and C++ files that the go command compiles with a
// package.
var hostExtensions = []string{".c", ".cc", ".cpp", ".cxx"}

// A cReader reads the C and C++ files of a package, and its preambles as files of the Go files' names.
// Common includes are read and parsed once.
type cReader struct {
	module  *module // in which headers are looked for that are not where the flags say
	loader  *source.Loader
	units   map[*source.Unit]*sema.Unit
	reader  *body.Reader
	options nvcc.Options
	builtIn bool // declarations of system headers are known, even if no CUDA header is included
}

// newCReader returns a reader for the package in a folder, with the flags of the #cgo lines of its cgo
// files. It reads a text of its caller after the preambles.
func newCReader(files *regular.Folders, m *module, dir string, cgo []cgoFile, preambles []*Preamble, behind string,
	flags CgoFlags) *cReader {
	texts := map[string][]byte{}
	for i, p := range preambles {
		if p.Text != nil {
			texts[p.Name] = append(cgo[i].positioned(p), behind...)
		}
	}
	return newTextReader(files, m, dir, texts, flags)
}

// newTextReader returns a reader of the files in a folder that have other texts than on disk, or are not there.
func newTextReader(files *regular.Folders, m *module, dir string, texts map[string][]byte, flags CgoFlags) *cReader {
	r := &cReader{module: m, units: map[*source.Unit]*sema.Unit{}, reader: body.NewReader(), options: nvcc.Default()}
	r.loader = source.NewLoader(func(name string) ([]byte, error) {
		if text, ok := texts[name]; ok {
			return text, nil
		}
		return files.ReadFile(name)
	})
	r.options.Include = append(m.includeFolders(dir, flags), dir) // as the go command has it
	r.options.Define = append(flags.defines(), "!__CUDACC__", "!__NVCC__")
	return r
}

// read returns the translation unit of a file; nil if it cannot be read.
func (r *cReader) read(path string, isC bool) *sema.TU {
	options := r.options
	parse := syntax.Parse
	if isC {
		options.Define = append(slices.Clip(options.Define), "!__cplusplus")
		parse = syntax.ParseC
	}
	loaded, _, err := r.loader.Load(path, options)
	if err != nil {
		return nil
	}
	for range maxAbsentFolders {
		folders := r.module.foldersOf(loaded.Missing)
		if len(folders) == 0 {
			break
		}
		options.SystemInclude = slices.Concat(options.SystemInclude, folders)
		if loaded, _, err = r.loader.Load(path, options); err != nil {
			return nil
		}
	}
	var units []*sema.Unit
	for _, u := range loaded.Units {
		if r.units[u] == nil {
			tree, err := parse(u.Text)
			if err != nil {
				return nil
			}
			r.units[u] = sema.NewUnit(u, tree)
		}
		units = append(units, r.units[u])
	}
	if r.builtIn || slices.ContainsFunc(loaded.System, headers.HasC) { // only nvcc includes CUDA's headers implicitly
		return sema.NewTU(loaded, source.Host, options, units, r.reader, cudarules.BuiltIn(loaded.System, options.Std)...)
	}
	return sema.NewTU(loaded, source.Host, options, units, r.reader)
}

// readC collects the definitions of the package's own C code: its preambles, the headers that they
// include, and the C files in its folder. Code that cannot be read defines nothing.
func (l *linkage) readC() {
	r := newCReader(l.files, l.module, l.pkg.Dir, l.pkg.side.cgo, l.pkg.Preambles, "", l.pkg.CgoFlags)
	for _, p := range l.pkg.Preambles {
		if p.Text != nil {
			l.defineC(r, p.Name, true)
		}
	}
	for _, path := range l.hostFiles() {
		l.defineC(r, path, false)
	}
}

// hostFiles returns the C and C++ files that are compiled with the package: those
// that the driver names, or if it names none those in the folder that may be
// built for this system.
func (l *linkage) hostFiles() []string {
	isHost := func(name string) bool { return slices.Contains(hostExtensions, filepath.Ext(name)) }
	if named := slices.DeleteFunc(slices.Clone(l.pkg.side.others), func(name string) bool { return !isHost(name) }); len(named) > 0 {
		return named
	}
	return slices.DeleteFunc(filesIn(l.pkg.Dir, isHost), func(path string) bool {
		if slices.Contains(l.pkg.side.left, path) {
			return true
		}
		text, err := l.files.ReadFile(path)
		return err != nil || !mayBeBuiltAs(path, leadingComments(text))
	})
}

// leadingComments returns the line comments before anything else in a text.
func leadingComments(text []byte) []string {
	var comments []string
	for line := range bytes.Lines(text) {
		line = bytes.TrimSpace(line)
		if len(line) > 0 && !bytes.HasPrefix(line, []byte("//")) {
			break
		}
		comments = append(comments, string(line))
	}
	return comments
}

// positioned returns the preamble's text at its place in the Go file, with
// blanks in the place of everything before it: a position in it is one in the
// Go file.
func (f cgoFile) positioned(p *Preamble) []byte {
	start := int(p.Pos - f.FileStart)
	if start > len(f.text) {
		return nil
	}
	return append(blanked(f.text, 0, start), p.Text...)
}

// defineC adds the functions that a C or C++ file or a preamble defines. Static functions of a
// preamble count as well: their callers are compiled with them.
func (l *linkage) defineC(r *cReader, path string, preamble bool) {
	isC := preamble || filepath.Ext(path) == ".c"
	tu := r.read(path, isC)
	if tu == nil {
		return
	}
	if isC {
		l.isC[tu] = true
	}
	l.isText[tu] = true
	for _, u := range tu.Units {
		l.prototypesIn(tu, u, isC)
		for d := range tu.FuncDecls(u) {
			f := d.Function
			if !d.Body().IsZero() && !f.IsTemplate() {
				l.inText = append(l.inText, d)
			}
			if d.Body().IsZero() || f.Class != nil || f.IsTemplate() || !preamble && d.Specifiers().Has(syntax.Static) || !isC && !f.HasCLinkage() {
				continue
			}
			l.inC[f.Name] = append(l.inC[f.Name], &Definition{Func: f, Decl: d, isC: isC})
		}
	}
}

// A Prototype is a declaration of a function that the package's own C code
// calls and that is defined elsewhere.
type Prototype struct {
	Name string
	Decl *sema.FuncDecl
}

// Prototypes returns the declarations by which the package's own C code calls
// functions of the package's sources.
func (p *Package) Prototypes() []Prototype {
	if p.cSide == nil {
		return nil
	}
	return p.cSide.prototypes
}

// prototypesIn records the declarations in a unit of C code of functions that
// the unit calls.
func (l *linkage) prototypesIn(tu *sema.TU, u *sema.Unit, isC bool) {
	called := map[string]bool{}
	for n := range u.Tree.Root().All() {
		if n.Kind() == syntax.CallExpression {
			if fun := n.Child(syntax.FieldFunction); fun.Kind() == syntax.Identifier {
				called[fun.Text()] = true
			}
		}
	}
	for name := range called {
		for _, e := range declaredIn(tu, name) {
			f, ok := e.(*sema.Function)
			if !ok || f.Definition() != nil || !isC && !f.HasCLinkage() {
				continue
			}
			l.prototypes = append(l.prototypes, Prototype{name, f.First()})
		}
	}
}

// MissingHeaders returns the names by which the package's own C code and its
// CUDA sources include headers that are not found, each once, sorted.
func (p *Package) MissingHeaders() []string {
	names := map[string]bool{}
	if p.cSide == nil {
		return nil
	}
	tus := slices.Collect(maps.Keys(p.cSide.isText))
	for _, s := range p.Sources {
		if s.TU != nil {
			tus = append(tus, s.TU)
		}
	}
	for _, tu := range tus {
		for _, include := range tu.Source.Missing {
			if include.Name != "_cgo_export.h" { // which the cgo tool writes
				names[include.Name] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}

// EndsOpen reports whether a C struct ends with an array of no length of its
// own, which cgo leaves out: objects of it may be longer than its size. The name
// is that after "C.".
func (p *Package) EndsOpen(name string) bool {
	name = strings.TrimPrefix(name, "struct_")
	for tu := range p.cSide.isC {
		for _, e := range declaredIn(tu, name) {
			var t *sema.Type
			switch e := e.(type) {
			case *sema.Alias:
				t = e.Type()
			case *sema.Record:
				t = e.Type()
			}
			if t == nil || t.Kind != sema.RecordType {
				continue
			}
			if fields := t.Record.Fields(); len(fields) > 0 {
				last := fields[len(fields)-1].Type()
				return last.Kind == sema.Array && last.Len <= 0
			}
		}
	}
	return false
}

// CDefinitions returns the functions that the package's own C code defines: in preambles, in headers
// that they include and in C files of its folder. Definitions included by several preambles occur
// once.
func (p *Package) CDefinitions() []*Definition {
	if p.cSide == nil {
		return nil
	}
	type place struct {
		file   string
		offset int
	}
	seen := map[place]bool{}
	var list []*Definition
	for _, name := range slices.Sorted(maps.Keys(p.cSide.inC)) {
		for _, d := range p.cSide.inC[name] {
			pos := d.Pos()
			at := place{pos.File.Name, pos.Offset}
			if d.isC && !seen[at] {
				seen[at] = true
				list = append(list, d)
			}
		}
	}
	return list
}
