package gotext

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// textOf returns the text of a file, with the variable that it is embedded in.
func (f *Finder) textOf(path string, in *types.Var) (Text, bool) {
	content, err := f.ReadFile(path)
	if err != nil || len(content) == 0 {
		return Text{}, false
	}
	file := &File{Path: path, Text: string(content), Embedded: in}
	return Text{Content: file.Text, Embedded: in, File: path, pieces: []piece{{file: file}}}, true
}

// file returns the text of the file of a name: one of a file system that is embedded in a variable, or one that the program reads where it
// runs: in the package's folder, or at the root of the module. Where the folder is not known, it is the only file of that name.
func (s search) file(name ast.Expr, in *types.Var, depth int) (Text, bool) {
	t, ok := s.single(name, depth)
	if !ok {
		return s.anyFile(name, depth)
	}
	rel := strings.TrimPrefix(path.Clean(t.Content), "/")
	if in != nil {
		if in.Pkg() != s.Types || in.IsField() {
			return Text{}, false
		}
		return s.textOf(filepath.Join(s.Dir, filepath.FromSlash(rel)), nil)
	}
	var found Text
	for _, folder := range s.folders() {
		if t, ok := s.textOf(filepath.Join(folder, filepath.FromSlash(rel)), nil); ok {
			if found.Content != "" && found.Content != t.Content {
				return Text{}, false
			}
			found = t
		}
	}
	return found, found.Content != ""
}

// folders are those in which the programs and tests of the package run.
func (f *Finder) folders() []string {
	root := f.ModuleRoot()
	if root == "" || root == f.Dir {
		return []string{f.Dir}
	}
	return []string{f.Dir, root}
}

// anyFile returns the text of the only file of a name whose folder is not known: dir + "/name.ptx", filepath.Join(dir, "name.ptx").
func (s search) anyFile(name ast.Expr, depth int) (Text, bool) {
	var suffix string
	switch x := s.Assigned(name).(type) {
	case *ast.BinaryExpr:
		t, ok := s.single(x.Y, depth)
		if i := strings.IndexByte(t.Content, '/'); ok && i >= 0 {
			suffix = t.Content[i+1:]
		}
	case *ast.CallExpr:
		if !isFunc(s.Info, x, "path/filepath", "Join") && !isFunc(s.Info, x, "path", "Join") {
			return Text{}, false
		}
		for _, e := range slices.Backward(x.Args) {
			t, ok := s.single(e, depth)
			if !ok {
				break
			}
			suffix = path.Join(t.Content, suffix)
		}
	}
	if suffix == "" || strings.Contains(suffix, "..") || strings.ContainsAny(suffix, "*?[") {
		return Text{}, false
	}
	for _, folder := range s.folders() {
		var found []string
		for _, between := range []string{"", "*", "*/*", "*/*/*"} {
			list, _ := filepath.Glob(filepath.Join(folder, between, filepath.FromSlash(suffix)))
			found = append(found, list...)
		}
		if len(found) == 1 {
			return s.textOf(found[0], nil)
		}
		if len(found) > 1 {
			break
		}
	}
	return Text{}, false
}

// path is within for functions of packages path and path/filepath.
func (s search) path(name string, args []ast.Expr, depth int) (texts []Text, of bool) {
	switch name {
	case "Join":
		var parts []string
		for _, e := range args {
			t, ok := s.single(e, depth)
			if !ok {
				return nil, true
			}
			parts = append(parts, t.Content)
		}
		return []Text{{Content: path.Join(parts...)}}, true
	case "FromSlash", "ToSlash", "Clean":
		texts, _ = s.within(args[0], depth)
		return texts, true
	}
	return nil, false
}

// Read returns the text of a file that is read by a name.
func (f *Finder) Read(row *Row, name ast.Expr) (Text, bool) {
	s := f.search(row)
	t, ok := s.file(name, nil, maxDepth)
	return t, ok && !s.work.IsSpent()
}

// embedded returns the text of the one file that a go:embed line puts into a variable, of
// this package or of another.
func (f *Finder) embedded(v *types.Var) (Text, bool) {
	if v.IsField() || v.Pkg() == nil || v.Parent() != v.Pkg().Scope() || !holdsText(v.Type()) {
		return Text{}, false
	}
	path, known := f.embeds[v]
	if !known {
		path = f.embeddedFile(v)
		f.embeds[v] = path
	}
	if path == "" {
		return Text{}, false
	}
	return f.textOf(path, v)
}

func holdsText(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return t.Info()&types.IsString != 0
	case *types.Slice:
		b, ok := t.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Byte
	case *types.Array:
		b, ok := t.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Byte
	}
	return false
}

// embeddedFile returns the path of the file that is embedded in a variable, "" if there is none.
func (f *Finder) embeddedFile(v *types.Var) string {
	name := f.Fset.PositionFor(v.Pos(), false).Filename
	for _, file := range f.Files {
		if v.Pkg() == f.Types && file.FileStart <= v.Pos() && v.Pos() < file.FileEnd {
			return embeddedIn(file, f.Fset.PositionFor(file.FileStart, false).Filename, v.Name())
		}
	}
	if v.Pkg() == f.Types || name == "" {
		return ""
	}
	text, err := f.ReadFile(name)
	if err != nil {
		return ""
	}
	file, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return ""
	}
	return embeddedIn(file, name, v.Name())
}

// embeddedIn returns the path of the one file that a Go file's go:embed line names for a variable.
func embeddedIn(file *ast.File, path, variable string) string {
	for _, d := range file.Decls {
		decl, ok := d.(*ast.GenDecl)
		if !ok || decl.Tok != token.VAR {
			continue
		}
		for _, s := range decl.Specs {
			spec := s.(*ast.ValueSpec)
			if len(spec.Names) != 1 || spec.Names[0].Name != variable {
				continue
			}
			doc := spec.Doc
			if doc == nil && len(decl.Specs) == 1 {
				doc = decl.Doc
			}
			return embeddedBy(doc, filepath.Dir(path))
		}
	}
	return ""
}

// embeddedBy returns the path of the one file that the go:embed line of a comment names.
func embeddedBy(doc *ast.CommentGroup, dir string) string {
	if doc == nil {
		return ""
	}
	for _, c := range doc.List {
		patterns, ok := strings.CutPrefix(c.Text, "//go:embed ")
		if !ok {
			continue
		}
		pattern := strings.TrimSpace(patterns)
		if unquoted, err := strconv.Unquote(pattern); err == nil {
			pattern = unquoted
		}
		found, err := filepath.Glob(filepath.Join(dir, filepath.FromSlash(strings.TrimPrefix(pattern, "all:"))))
		if err != nil || len(found) != 1 {
			return ""
		}
		return found[0]
	}
	return ""
}
