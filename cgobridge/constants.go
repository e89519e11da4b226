package cgobridge

import (
	"bytes"
	"fmt"
	"go/ast"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
)

// A HeaderConstant is an enumerator or macro of a library's header in the repository.
type HeaderConstant struct {
	Name  string
	Value int64
	At    source.Position // of the name
}

// FoldName returns a name as C and Go, whose spellings of it differ, have in common: without underscores and case.
func FoldName(name string) string { return strings.ToLower(strings.ReplaceAll(name, "_", "")) }

var (
	cWord        = regexp.MustCompile(`[A-Za-z_]\w*`)
	functionDecl = regexp.MustCompile(`(?m)\b([A-Za-z_]\w*)[ \t]*\([^;{}]*\)[^;{}()]*;`)
	firstWord    = regexp.MustCompile(`^_*([A-Z][a-z]+|[A-Z]+|[a-z]+)`)
)

// LibraryWord returns the word with which a library begins its names, in lower case: nvml of nvmlInit and NVML_SUCCESS.
func LibraryWord(name string) string {
	if before, _, ok := strings.Cut(strings.TrimLeft(name, "_"), "_"); ok && before == strings.ToUpper(before) {
		return strings.ToLower(before)
	}
	m := firstWord.FindStringSubmatch(name)
	if m == nil {
		return ""
	}
	return strings.ToLower(m[1])
}

// LibraryConstants returns the constants of libraries' headers whose names, or names without the library's word, are among those that
// are asked, by their folded names. Libraries' headers are those whose functions the repository does not define: of a package that
// uses cgo those that its C code includes, else those of its folder and those that declare one of some symbols.
func (p *Package) LibraryConstants(dir string, asked map[string]bool, symbols map[string]bool) []HeaderConstant {
	m := p.run.moduleOf(dir)
	read := &regular.Folders{Overlay: p.run.Overlay}
	read.Allow(m.repository)
	var list []HeaderConstant
	for _, path := range p.constantHeaders(m, dir, symbols) {
		text, err := read.ReadFile(path)
		if err != nil {
			continue
		}
		functions := declaredFunctions(text)
		words := map[string]bool{}
		for name := range functions {
			words[LibraryWord(name)] = true
		}
		for name := range p.functionsBeside(m, path) {
			words[LibraryWord(name)] = true
		}
		if names := candidates(text, asked, words); len(names) > 0 && p.isLibrary(m, functions) {
			list = append(list, p.constantsIn(m, read, path, text, names)...)
		}
	}
	return list
}

// constantHeaders returns the headers of the repository in which a package's constants may stand.
func (p *Package) constantHeaders(m *module, dir string, symbols map[string]bool) []string {
	found := map[string]bool{}
	if p.cSide != nil {
		for tu := range p.cSide.isC {
			for _, u := range tu.Units {
				found[u.Source.File.Name] = true
			}
		}
	}
	for _, path := range m.headers() {
		if filepath.Dir(path) == dir {
			found[path] = true
			continue
		}
		if len(symbols) == 0 {
			continue
		}
		if text, err := regular.ReadFile(path); err == nil {
			for name := range declaredFunctions(text) {
				if symbols[name] {
					found[path] = true
					break
				}
			}
		}
	}
	maps.DeleteFunc(found, func(path string, _ bool) bool { return !slices.Contains(headerExtensions, filepath.Ext(path)) })
	return slices.Sorted(maps.Keys(found))
}

// declaredFunctions returns the names that a header declares as functions, as far as its text shows.
func declaredFunctions(text []byte) map[string]bool {
	names := map[string]bool{}
	for _, match := range functionDecl.FindAllSubmatch(text, -1) {
		if len(match[1]) > 2 {
			names[string(match[1])] = true
		}
	}
	return names
}

// functionsBeside returns the functions that headers in the folder of another declare.
func (p *Package) functionsBeside(m *module, path string) map[string]bool {
	names := map[string]bool{}
	for _, other := range m.headers() {
		if filepath.Dir(other) == filepath.Dir(path) {
			if text, err := regular.ReadFile(other); err == nil {
				maps.Copy(names, declaredFunctions(text))
			}
		}
	}
	return names
}

// isLibrary reports whether a header with some functions is a library's: the sources of the repository seem to define few of them, as tests
// may.
func (p *Package) isLibrary(m *module, functions map[string]bool) bool {
	inHost, inCUDA := m.inHost(), m.inCUDA()
	defined := 0
	for name := range functions {
		if len(inHost[name]) > 0 || inCUDA[name] || p.cSide != nil && len(p.cSide.inC[name]) > 0 {
			defined++
		}
	}
	return 4*defined < len(functions) || defined == 0
}

// candidates returns the words of a header that begin with a library's word and whose names are asked, whole or without it.
func candidates(text []byte, asked, words map[string]bool) map[string]bool {
	found := map[string]bool{}
	for _, word := range cWord.FindAll(text, -1) {
		name := string(word)
		library := LibraryWord(name)
		if found[name] || library == "" || !words[library] {
			continue
		}
		folded := FoldName(name)
		if asked[folded] || asked[strings.TrimPrefix(folded, library)] {
			found[name] = true
		}
	}
	return found
}

// constantsIn returns the enumerators and macros of a header that are among some names and have an integer value.
func (p *Package) constantsIn(m *module, read *regular.Folders, path string, text []byte, names map[string]bool) (list []HeaderConstant) {
	if len(names) == 0 {
		return nil
	}
	const unit = "_cudavet_constants.c"
	name := filepath.Join(filepath.Dir(path), unit)
	r := newTextReader(read, m, filepath.Dir(path), map[string][]byte{
		name: fmt.Appendf(nil, "#include %q\n%s", filepath.Base(path), probes(names)),
	}, p.CgoFlags)
	r.builtIn = true
	tu := r.read(name, true)
	if tu == nil {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if value, ok := constantNamed(tu, name); ok && !isDefinedTwice(text, name) {
			list = append(list, HeaderConstant{name, value, placeIn(path, text, name)})
		}
	}
	return list
}

func constantNamed(tu *sema.TU, name string) (int64, bool) {
	if declared := declaredIn(tu, name); len(declared) > 0 {
		e, ok := declared[0].(*sema.Enumerator)
		if !ok {
			return 0, false
		}
		c, known := e.Value()
		return c.Int(), known
	}
	for _, e := range tu.Global.Find(probePrefix + name) {
		v, ok := e.(*sema.Variable)
		if !ok {
			continue
		}
		if c, known := v.Scope.Constant(v.Initializer()); known && c.Type.IsInteger() {
			return c.Int(), true
		}
	}
	return 0, false
}

// isDefinedTwice reports whether a header has several definitions of a macro, of which conditions choose one.
func isDefinedTwice(text []byte, name string) bool {
	n := 0
	for line := range bytes.Lines(text) {
		directive, isDirective := bytes.CutPrefix(bytes.TrimLeft(line, " \t"), []byte("#"))
		macro, isMacro := bytes.CutPrefix(bytes.TrimLeft(directive, " \t"), []byte("define"))
		after, isNamed := bytes.CutPrefix(bytes.TrimLeft(macro, " \t"), []byte(name))
		if isDirective && isMacro && isNamed && (len(after) == 0 || !isWord(after[0])) {
			n++
		}
	}
	return n > 1
}

// placeIn returns the place of the first use of a name in a header: its definition.
func placeIn(path string, text []byte, name string) source.Position {
	at := bytes.Index(text, []byte(name))
	for at >= 0 && at+len(name) < len(text) && (isWord(text[at+len(name)]) || at > 0 && isWord(text[at-1])) {
		next := bytes.Index(text[at+1:], []byte(name))
		if next < 0 {
			break
		}
		at += 1 + next
	}
	at = max(at, 0)
	before := text[:at]
	return source.Position{File: &source.File{Name: path, Text: text}, Offset: at,
		Line: bytes.Count(before, []byte("\n")) + 1, Column: at - bytes.LastIndexByte(before, '\n')}
}

// NamesOfC returns the names after "C." in the package's files.
func (p *Package) NamesOfC() map[string]bool {
	names := map[string]bool{}
	for _, file := range p.Files {
		for n := range ast.Preorder(file) {
			if sel, ok := n.(*ast.SelectorExpr); ok && p.IsC(sel.X) {
				names[sel.Sel.Name] = true
			}
		}
	}
	return names
}
