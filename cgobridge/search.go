package cgobridge

import (
	"bytes"
	"iter"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
)

// searchModule adds the sources elsewhere in the module that alone define a
// function that the package calls, or a kernel whose PTX it holds, and that
// nothing else of it defines.
func (l *linkage) searchModule() {
	wanted := l.undefined()
	paths := l.module.files()
	var ptx []string
	for _, name := range l.pkg.ptxKernels() {
		if !slices.Contains(wanted, name) && len(l.pkg.Definitions(name)) == 0 {
			ptx = append(ptx, name)
		}
	}
	if len(ptx) > 0 { // PTX in tests is often built from files next to their data
		paths = append(slices.Clip(paths), cudaFilesIn(filepath.Join(l.pkg.Dir, "testdata"))...)
		wanted = append(wanted, ptx...)
	}
	if len(wanted) == 0 {
		return
	}
	search := search{l: l, candidates: map[string][]candidate{}, read: map[string]*Source{}, texts: map[string]*fileText{}}
	for path, file := range search.unlinked(paths) {
		for _, name := range wanted {
			if mayDefine(file.text, name) {
				search.look(path, name)
			}
		}
	}
	search.throughHeaders(paths, slices.DeleteFunc(slices.Clone(wanted), func(name string) bool {
		return len(search.candidates[name]) > 0 || l.pkg.declaredAt(name) == ""
	}))
	clear(l.definitions)
	for _, name := range wanted {
		switch list := l.preferOwn(search.candidates[name]); {
		case len(list) > 1:
			l.definitions[name] = nil // also if one of them is linked for another function
			for _, c := range list {
				l.ambiguous[name] = append(l.ambiguous[name], c.plan.path)
			}
		case len(list) == 1 && !slices.ContainsFunc(l.pkg.Sources, func(s *Source) bool { return s.Path == list[0].plan.path }):
			l.pkg.Sources = append(l.pkg.Sources, l.analyse(list[0].plan, l.pkg.Dir, l.pkg.CgoFlags, l.withRules(l.checker.Check)))
		}
	}
}

// preferOwn returns those of some candidates that are the module's own; all of
// them if none is.
func (l *linkage) preferOwn(list []candidate) []candidate {
	var own []candidate
	for _, c := range list {
		if l.module.owns(c.plan.path) {
			own = append(own, c)
		}
	}
	if len(own) == 0 {
		return list
	}
	return own
}

// A search looks through sources of the module for definitions of functions.
type search struct {
	l          *linkage
	candidates map[string][]candidate // by the name that they define
	read       map[string]*Source     // by path
	texts      map[string]*fileText   // by path
}

// A candidate is a source that defines a function that is looked for.
type candidate struct {
	plan   planned
	source *Source
}

// unlinked yields the sources that the package is not linked with, with their
// texts.
func (s *search) unlinked(paths []string) iter.Seq2[string, *fileText] {
	return func(yield func(string, *fileText) bool) {
		for _, path := range paths {
			if slices.ContainsFunc(s.l.pkg.Sources, func(linked *Source) bool { return linked.Path == path }) {
				continue
			}
			if f := s.text(path); f != nil && !yield(path, f) {
				return
			}
		}
	}
}

// MayBeElsewhere reports whether CUDA source outside of all packages may define a kernel that the driver loads from a module:
// source in a folder without Go, or from which a build rule makes such a module.
func (p *Package) MayBeElsewhere(kernel string) bool {
	for path, f := range p.run.moduleOf(p.Dir).apart() {
		linked := slices.ContainsFunc(p.Sources, func(s *Source) bool { return s.Path == path })
		if !linked && (mayDefineKernel(f.text, kernel) || f.mayPaste(kernel)) {
			return true
		}
	}
	return false
}

// apartTexts returns the sources that are no package's, with their texts.
func (m *module) apartTexts() map[string]*fileText {
	texts := map[string]*fileText{}
	for _, path := range slices.Concat(m.files(), m.headers()) {
		if !m.isApart(path) {
			continue
		}
		if text, err := m.run.Overlay.ReadFile(path); err == nil {
			texts[path] = newFileText(text)
		}
	}
	return texts
}

// mayDefineKernel reports whether a text has something that looks like the definition of a kernel: its head has the word __global__, or
// one that may be a macro for it.
func mayDefineKernel(text []byte, name string) bool {
	for at := range definitionsOf(text, name) {
		head := text[bytes.LastIndexAny(text[:at], ";{}")+1 : at]
		if bytes.Contains(head, []byte("__global__")) || macroWord.Match(head) {
			return true
		}
	}
	return false
}

var macroWord = regexp.MustCompile(`\b[A-Z][A-Z0-9_]+\b`)

// isApart reports whether a source belongs to no package: it is in a folder without Go, or compiled to a module.
func (m *module) isApart(path string) bool {
	if len(filesIn(filepath.Dir(path), func(name string) bool { return filepath.Ext(name) == ".go" })) == 0 {
		return true
	}
	step, ok := m.rules().Compile(path)
	return ok && slices.Contains([]string{".ptx", ".cubin", ".fatbin"}, filepath.Ext(step.Output))
}

// text returns the text of a file, read once; nil if it cannot be read.
func (s *search) text(path string) *fileText {
	f, ok := s.texts[path]
	if !ok {
		if text, err := s.l.pkg.run.Overlay.ReadFile(path); err == nil {
			f = newFileText(text)
		}
		s.texts[path] = f
	}
	return f
}

// look adds a source to a name's candidates if it defines it.
func (s *search) look(path, name string) {
	step, _ := s.l.module.rules().Compile(path)
	where := "module"
	if !s.l.module.owns(path) {
		where = "repository"
	}
	plan := planned{path: path, flags: step.BuildFlags, why: "as the only one in the " + where + " that defines " + name, rule: step.Rule}
	if s.read[path] == nil {
		s.read[path] = s.l.analyse(plan, s.l.pkg.Dir, s.l.pkg.CgoFlags, s.l.checker.Load)
	}
	if s.read[path].defines(name) {
		s.candidates[name] = append(s.candidates[name], candidate{plan, s.read[path]})
	}
}

// throughHeaders looks for names that no source defines in its own text: a header of the module that
// the source includes may define them, or a macro there may paste them together.
func (s *search) throughHeaders(paths, wanted []string) {
	if len(wanted) == 0 {
		return
	}
	headers := s.l.module.headers()
	for _, name := range wanted {
		found := map[string]bool{} // base names of headers that may have the definition, or include one that may
		for _, path := range headers {
			if f := s.text(path); f != nil && (mayDefine(f.text, name) || f.mayPaste(name)) {
				found[filepath.Base(path)] = true
			}
		}
		for grew := len(found) > 0; grew; {
			grew = false
			for _, path := range headers {
				if f := s.text(path); f != nil && !found[filepath.Base(path)] && f.includesOne(found) {
					found[filepath.Base(path)], grew = true, true
				}
			}
		}
		for path, f := range s.unlinked(paths) {
			if f.mayPaste(name) || f.includesOne(found) {
				s.look(path, name)
			}
		}
	}
}

var includeLine = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]`)

// includesOne reports whether the text includes a file that has one of some base
// names.
func (f *fileText) includesOne(names map[string]bool) bool {
	return slices.ContainsFunc(f.includes(), func(base string) bool { return names[base] })
}

// included returns the base names of the files that a text includes.
func included(text []byte) []string {
	var names []string
	for _, g := range includeLine.FindAllSubmatch(text, -1) {
		names = append(names, path.Base(string(g[1])))
	}
	return names
}

// minPasted is the least length of the written part of a pasted name.
const minPasted = 4

// A fileText has the text of a C++ file, its includes, and the words in it that ## may paste to
// others.
type fileText struct {
	text     []byte
	includes func() []string // base names
	words    func() map[string]bool
}

func newFileText(text []byte) *fileText {
	return &fileText{text,
		sync.OnceValue(func() []string { return included(text) }),
		sync.OnceValue(func() map[string]bool { return pastable(text) })}
}

// mayPaste reports whether the text has a word that begins or ends a name, and
// that a macro may paste the rest to. Where the macro is defined is not looked at.
func (f *fileText) mayPaste(name string) bool {
	for i := range len(name) {
		if i >= minPasted && f.words()[name[:i]] || i > 0 && len(name)-i >= minPasted && f.words()[name[i:]] {
			return true
		}
	}
	return false
}

// pastable returns the words of a text that form a whole operand between parentheses, commas or ##, as
// arguments of macros and operands of ## do.
func pastable(text []byte) map[string]bool {
	words := map[string]bool{}
	for i := 0; i < len(text); i++ {
		if !isWord(text[i]) {
			continue
		}
		start := i
		for i < len(text) && isWord(text[i]) {
			i++
		}
		before, after := bytes.TrimRight(text[:start], " \t"), bytes.TrimLeft(text[i:], " \t")
		if opens(before) && closes(after) {
			words[string(text[start:i])] = true
		}
	}
	return words
}

func opens(before []byte) bool {
	return bytes.HasSuffix(before, []byte("(")) || bytes.HasSuffix(before, []byte(",")) || bytes.HasSuffix(before, []byte("##"))
}

func closes(after []byte) bool {
	return bytes.HasPrefix(after, []byte(")")) || bytes.HasPrefix(after, []byte(",")) || bytes.HasPrefix(after, []byte("##"))
}

// maxParameters bounds the length of a parameter list in bytes.
const maxParameters = 4096

// mayDefine reports whether a text has something that looks like the
// definition of a function.
func mayDefine(text []byte, name string) bool {
	for range definitionsOf(text, name) {
		return true
	}
	return false
}

// definitionsOf yields where a text has the name in something that looks like the definition of a function.
func definitionsOf(text []byte, name string) iter.Seq[int] {
	return func(yield func(int) bool) {
		for at := 0; ; {
			i := bytes.Index(text[at:], []byte(name))
			if i < 0 {
				return
			}
			start := at + i
			at = start + len(name)
			if (start == 0 || !isWord(text[start-1])) && beginsDefinition(text[at:]) && !yield(start) {
				return
			}
		}
	}
}

// mayBeDefined returns the names of which a text has something that looks like the
// definition of a function.
func mayBeDefined(text []byte) map[string]bool {
	names := map[string]bool{}
	for i := 0; i < len(text); i++ {
		if !isWord(text[i]) {
			continue
		}
		start := i
		for i < len(text) && isWord(text[i]) {
			i++
		}
		if beginsDefinition(text[i:]) {
			names[string(text[start:i])] = true
		}
	}
	return names
}

// beginsDefinition reports whether the text after a name looks like the rest of a definition: a
// parameter list that is not followed by the end of the statement.
func beginsDefinition(rest []byte) bool {
	rest = bytes.TrimLeft(rest, " \t\r\n")
	if len(rest) == 0 || rest[0] != '(' {
		return false
	}
	depth := 0
	for j, c := range rest[:min(len(rest), maxParameters)] {
		if c == '(' {
			depth++
		} else if c == ')' {
			depth--
		}
		if depth == 0 {
			rest = bytes.TrimLeft(rest[j+1:], " \t\r\n\\")
			break
		}
	}
	return len(rest) > 0 && (rest[0] == '{' || rest[0] == '-' || rest[0] == '/' || isWord(rest[0]))
}

func isWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
}
