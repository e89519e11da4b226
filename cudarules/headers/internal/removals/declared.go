package main

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A release is the content of a release's headers.
type release struct {
	name     string
	headers  map[string]bool
	words    map[string]bool // identifiers outside of comments; members with the name of their class
	declared map[string]declaration
}

// A declaration is one name that a header declares to C.
type declaration struct {
	name, kind string
	word       string // its name in prose
	class      string // of a member
	header     string
	deprecated bool
}

func (r *release) has(kind, name string) bool {
	_, ok := r.declared[kind+"\t"+name]
	return ok
}

func readRelease(name string, files fs.FS) (*release, error) {
	r := &release{name: name, headers: map[string]bool{}, words: map[string]bool{}, declared: map[string]declaration{}}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".h" && path.Ext(name) != ".hpp" {
			return err
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		r.headers[name] = true
		for _, w := range word.FindAllString(comment.ReplaceAllString(string(text), " "), -1) {
			r.words[w] = true
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	loader := newLoader(files)
	for name := range r.headers {
		if !strings.Contains(name, "/") {
			if err := r.read(loader, name); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return r, nil
}

var (
	word     = regexp.MustCompile(`[A-Za-z_]\w*`)
	comment  = regexp.MustCompile(`(?s)/\*.*?\*/|//[^\n]*`)
	versions = regexp.MustCompile(`_v\d+|_ptsz$|_ptds$`)
)

// folder is the loader's name of the toolkit's include folder.
const folder = "toolkit"

func newLoader(files fs.FS) *source.Loader {
	return source.NewLoader(func(name string) ([]byte, error) {
		inside, ok := strings.CutPrefix(path.Clean(name), folder+"/")
		if !ok || inside == "crt/host_config.h" { // by which the loader knows a toolkit, to leave it alone
			return nil, fs.ErrNotExist
		}
		return fs.ReadFile(files, inside)
	})
}

// read adds the C declarations of a header. Text that is not C is skipped.
func (r *release) read(loader *source.Loader, name string) error {
	options := nvcc.Default()
	options.Include = []string{folder}
	options.Define = []string{"!__CUDACC__", "!__NVCC__", "!__cplusplus"}
	loaded, _, err := loader.Load(path.Join(folder, name), options)
	if err != nil {
		return err
	}
	unit := loaded.Units[len(loaded.Units)-1]
	tree, err := syntax.ParseC(unit.Text)
	if err != nil {
		return err
	}
	add := func(kind, class, word string, around syntax.Node) {
		if word == "" || word[0] == '_' || versions.MatchString(word) { // a macro maps it to a versioned name
			return
		}
		d := declaration{name: word, kind: kind, word: word, header: name, deprecated: !around.IsZero() &&
			strings.Contains(around.Text(), "deprecated")}
		if class != "" {
			d.name, d.word, d.class = class+"::"+word, class+"::"+word, class
			r.words[d.word] = true
		}
		r.declared[kind+"\t"+d.name] = d
	}
	for n := range tree.Root().All() {
		switch {
		case n.HasError():
		case n.Is(syntax.Declaration):
			add("function", "", functionName(n), n)
		case n.Is(syntax.TypeDefinition):
			if d := n.Child(syntax.FieldDeclarator); d.Is(syntax.TypeIdentifier) {
				add("type", "", d.Text(), syntax.Node{})
			}
		case n.Is(syntax.Enumerator):
			add("enumerator", "", n.Child(syntax.FieldName).Text(), n)
		case n.Is(syntax.StructSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier) && !n.Child(syntax.FieldBody).IsZero():
			class := n.Child(syntax.FieldName).Text()
			add("type", "", class, syntax.Node{})
			if class == "" || n.Is(syntax.EnumSpecifier) || versions.MatchString(class) {
				continue
			}
			for m := range n.Child(syntax.FieldBody).Children() {
				if m.Is(syntax.FieldDeclaration) && !m.HasError() {
					add("member", class, memberName(m), m)
				}
			}
		}
	}
	return nil
}

// functionName returns the name of the function that a declaration declares, if it does.
func functionName(declaration syntax.Node) string {
	d := declaration.Child(syntax.FieldDeclarator)
	for d.Is(syntax.PointerDeclarator) {
		d = d.Child(syntax.FieldDeclarator)
	}
	if name := d.Child(syntax.FieldDeclarator); d.Is(syntax.FunctionDeclarator) && name.Is(syntax.Identifier) {
		return name.Text()
	}
	return ""
}

// memberName returns the name of the member that a declaration in a class declares.
func memberName(declaration syntax.Node) string {
	d := declaration.Child(syntax.FieldDeclarator)
	for d.Is(syntax.PointerDeclarator, syntax.ArrayDeclarator) {
		d = d.Child(syntax.FieldDeclarator)
	}
	if d.Is(syntax.FieldIdentifier) {
		return d.Text()
	}
	return ""
}
