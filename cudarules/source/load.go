package source

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"hash/maphash"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A Loader reads and preprocesses files and caches their shared parts: a header is read and scanned
// once, and preprocessed once per macro state that it depends on. It is safe for concurrent use.
type Loader struct {
	readFile  func(string) ([]byte, error)
	elsewhere Elsewhere // nil for nowhere

	mu            sync.Mutex // preprocessing is a small part of an analysis: one file at a time
	symbols       *symbols
	texts         map[string]*readText // by cleaned name
	files         map[string]*File     // by cleaned name
	equal         map[Sum]*equalFiles
	sums          map[*byte]Sum      // by the first byte of a text
	searches      map[string]*search // by folders
	elsewheres    map[searchKey]string
	preprocessors map[string]*preprocessor
}

// NewLoader returns a loader that reads files by readFile. An error of
// readFile means that there is no such file to include.
func NewLoader(readFile func(string) ([]byte, error)) *Loader {
	return &Loader{
		readFile:      readFile,
		symbols:       newSymbols(),
		texts:         map[string]*readText{},
		files:         map[string]*File{},
		equal:         map[Sum]*equalFiles{},
		sums:          map[*byte]Sum{},
		searches:      map[string]*search{},
		elsewheres:    map[searchKey]string{},
		preprocessors: map[string]*preprocessor{},
	}
}

// LookElsewhere has headers that are not found be looked for, where the folders of a build are not all known. It is called before the
// first file is loaded.
func (l *Loader) LookElsewhere(find Elsewhere) { l.elsewhere = find }

// Load returns the host's and the device's view of the file at path. Both are
// the same translation unit where they see the same text, and they share the
// units that look alike to both. The error names the file.
func (l *Loader) Load(path string, options nvcc.Options) (host, device *TranslationUnit, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	main, err := l.read(path)
	if err != nil {
		return nil, nil, err
	}
	key := fmt.Sprintf("%+v", options)
	p := l.preprocessors[key]
	if p == nil {
		p = newPreprocessor(l, options)
		l.preprocessors[key] = p
	}
	if host, err = p.translationUnit(main, Host); err != nil {
		return nil, nil, naming(path, err)
	}
	if device, err = p.translationUnit(main, Device); err != nil {
		return nil, nil, naming(path, err)
	}
	if sameUnits(host, device) {
		device = host
	}
	return host, device, nil
}

// Forget discards the units of a file's own in translation units with the given options; they are made again on demand.
// Headers stay cached.
func (l *Loader) Forget(options nvcc.Options, views ...*TranslationUnit) {
	l.mu.Lock()
	defer l.mu.Unlock()
	p := l.preprocessors[fmt.Sprintf("%+v", options)]
	for _, tu := range views {
		delete(p.variants, tu.Main)
		for _, u := range tu.Units {
			if u.File == tu.Main {
				delete(p.units, p.unitKey(u.File, u.Text))
			}
		}
	}
}

// naming makes an error name the file at path where it does not yet begin with
// a place in it.
func naming(path string, err error) error {
	if strings.HasPrefix(err.Error(), path+":") {
		return err
	}
	return fmt.Errorf("%s: %w", path, err)
}

func sameUnits(a, b *TranslationUnit) bool {
	if len(a.Units) != len(b.Units) {
		return false
	}
	for i := range a.Units {
		if a.Units[i] != b.Units[i] {
			return false
		}
	}
	return true
}

// A readText is the text of a file, or the reason why it cannot be used.
type readText struct {
	text []byte
	sum  Sum
	err  error
}

// text reads a file, once.
func (l *Loader) text(name string) *readText {
	key := filepath.Clean(name)
	if t := l.texts[key]; t != nil {
		return t
	}
	t := &readText{}
	l.texts[key] = t
	text, err := l.readFile(name)
	sum, known := l.sums[unsafe.SliceData(text)]
	switch {
	case known && len(text) == len(l.equal[sum].text): // the reader has it from another name
		t.text, t.sum = text, sum
	case err != nil:
		if !strings.Contains(err.Error(), name) {
			err = fmt.Errorf("%s: %w", name, err)
		}
		t.err = err
	case len(text) > limit.FileBytes.Value():
		t.err = limit.FileBytes.Errorf("%s: file of %d bytes is too large", name, len(text))
	case bytes.IndexByte(text, 0) >= 0:
		t.err = fmt.Errorf("%s: not a text file: NUL byte at offset %d", name, bytes.IndexByte(text, 0))
	default:
		t.sum = sha256.Sum256(text)
		l.keep(t, text)
	}
	return t
}

// keep makes all equal texts share one.
func (l *Loader) keep(t *readText, text []byte) {
	if l.equal[t.sum] == nil {
		l.equal[t.sum] = &equalFiles{text: text}
		if len(text) > 0 {
			l.sums[unsafe.SliceData(text)] = t.sum
		}
	}
	t.text = l.equal[t.sum].text
}

// equalFiles are those of one text, which takes memory once: a repository may have it, or links to it, under many names.
type equalFiles struct {
	text  []byte
	first *File // that is scanned; nil if none is
}

// read returns the file of a name, read and scanned. It is named by the cleaned name, whoever comes first.
func (l *Loader) read(name string) (*File, error) {
	key := filepath.Clean(name)
	f := l.files[key]
	if f == nil {
		t := l.text(name)
		if t.err != nil {
			return nil, t.err
		}
		f = l.addEqual(key, l.equal[t.sum])
		l.files[key] = f
	}
	return f, nil
}

// addEqual adds a file that may have the text of others.
func (l *Loader) addEqual(name string, equal *equalFiles) *File {
	if equal.first == nil {
		equal.first = l.add(name, equal.text)
		return equal.first
	}
	f := &File{Name: name, Text: equal.text, lines: equal.first.lines}
	scanned := *equal.first.scan
	f.scan = &scanned
	f.scan.once = l.onceSymbol(name)
	return f
}

// onceSymbol is the symbol for "the file was read and says #pragma once".
func (l *Loader) onceSymbol(name string) symbol {
	return l.symbols.intern([]byte("#pragma once in " + filepath.Clean(name)))
}

// File returns the file of a name, as an earlier run has read it.
func (l *Loader) File(name string) (*File, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.read(name)
}

// searchOf returns the search for headers with some options.
func (l *Loader) searchOf(options nvcc.Options) *search {
	folders := slices.Concat(options.Include, options.SystemInclude)
	key := strings.Join(folders, "\x00")
	s := l.searches[key]
	if s == nil {
		s = newSearch(folders)
		l.searches[key] = s
	}
	return s
}

func (l *Loader) add(name string, text []byte) *File {
	f := NewFile(name, text)
	f.scan = scanText(text, l.symbols)
	f.scan.once = l.onceSymbol(name)
	return f
}

// newPreprocessor returns a preprocessor for the options.
func newPreprocessor(l *Loader, options nvcc.Options) *preprocessor {
	p := &preprocessor{
		loader:  l,
		symbols: l.symbols,
		definer: newDefiner(l.symbols),
		options: options,
		search:  l.searchOf(options),

		definedWord:  l.symbols.intern([]byte("defined")),
		unseenHeader: l.symbols.intern([]byte("#include of what was not seen")),

		versions:  map[symbol]*macro{},
		libraries: map[string][]*macro{},
		variants:  map[*File][]*variant{},
		units:     map[unitKey][]*Unit{},
		probed:    map[Sum]bool{},
		seed:      maphash.MakeSeed(),
	}
	for name := range strings.FieldsSeq(keptMacros) {
		p.predefine(name, &macro{kind: keptMacro})
	}
	for name, kind := range specialMacros {
		p.predefine(name, &macro{kind: kind})
	}
	text := []byte(predefined(&options))
	for _, definition := range options.Define { // a hostile package has thousands
		text = append(text, commandLineDirective(definition)...)
	}
	f := l.add("<command line>", text)
	for i := range f.scan.directives {
		d := &f.scan.directives[i]
		padded := f.scan.padded()
		if d.kind == undefDirective {
			t, _ := lexToken(padded, int(d.operand), int(d.end), l.symbols)
			p.predefine(string(t.text), absent)
		} else if m, _, err := p.definer.define(padded, int(d.operand), int(d.end)); err == nil {
			p.predefine(l.symbols.names[m.name], m)
		}
	}
	p.doubtFlags(&options)
	for _, m := range headers.VersionMacros(options.Toolkit, func([]string) bool { return true }) {
		name := l.symbols.intern([]byte(m.Name))
		p.versions[name] = &macro{name: name, body: []token{numberOf(m.Value)}}
	}
	p.arch = &macro{name: l.symbols.intern([]byte("__CUDA_ARCH__")), body: []token{numberOf(10 * options.Arch)}}
	if !options.Knows(nvcc.Architecture) {
		p.arch.body[0].flags |= undecidedToken
	}
	return p
}

// doubtFlags makes the macros undecided whose existence or value depends on unknown flags.
func (p *preprocessor) doubtFlags(options *nvcc.Options) {
	for name, isKnown := range map[string]bool{
		"__CUDACC_RDC__":               options.Given && options.Knows(nvcc.Relocatable),
		"__CUDACC_EXTENDED_LAMBDA__":   options.KnowsExtensions(),
		"__CUDACC_RELAXED_CONSTEXPR__": options.KnowsExtensions(),
	} {
		if m := p.predefinition(name); !isKnown && (m == nil || m.kind == absentMacro) {
			p.predefine(name, undecidedAbsent)
		}
	}
	for name, aspect := range map[string]nvcc.Aspects{"__cplusplus": nvcc.Standard, "_MSVC_LANG": nvcc.Standard, "__CUDA_ARCH_LIST__": nvcc.Architecture} {
		m := p.predefinition(name)
		if m == nil || options.Knows(aspect) {
			continue
		}
		for i := range m.body {
			m.body[i].flags |= undecidedToken
		}
	}
}

// predefinition returns the meaning of a name at the start of every file; nil if it has none.
func (p *preprocessor) predefinition(name string) *macro {
	sym := p.symbols.intern([]byte(name))
	p.growTable()
	return p.table[sym]
}

// predefine gives a name its meaning at the start of every file.
func (p *preprocessor) predefine(name string, m *macro) {
	sym := p.symbols.intern([]byte(name))
	p.growTable()
	if m.kind != absentMacro {
		m.name = sym
	}
	p.table[sym] = m
}

// commandLineDirective returns the directive that is equivalent to an element of
// [nvcc.Options.Define].
func commandLineDirective(definition string) string {
	if name, undef := strings.CutPrefix(definition, "!"); undef {
		return "#undef " + name + "\n"
	}
	name, value, ok := strings.Cut(definition, "=")
	if !ok {
		value = "1"
	}
	return "#define " + name + " " + strings.ReplaceAll(value, "\n", " ") + "\n"
}

func numberOf(n int) token {
	return number(value{bits: uint64(n)})
}

// translationUnit returns one view of a file.
func (p *preprocessor) translationUnit(main *File, view View) (*TranslationUnit, error) {
	p.err, p.count, p.counter, p.open, p.useAt = nil, 0, 0, 0, 0
	p.unit, p.frame = nil, nil
	p.steps, p.text = limit.ExpansionSteps.Value(), limit.TextBytes.Value()
	p.tries = maxTries * p.steps
	p.serial++
	clear(p.probed)
	p.tu = &TranslationUnit{View: view, Main: main}
	defer func() {
		p.unwind(0)
		p.rollback(0)
		p.tokens.reset()
		p.expander = expander{tokens: p.tokens}
	}()
	if view == Device {
		p.set(p.arch.name, p.arch)
	}
	for _, name := range p.options.ForcedInclude {
		file := p.search.findForced(p.loader, name)
		p.tu.forced = append(p.tu.forced, lookup("", name, true, file))
		if file == nil {
			return nil, fmt.Errorf("-include %s: no such file", name)
		}
		p.require(file, false)
	}
	p.require(main, false)
	if p.err != nil {
		return nil, p.err
	}
	slices.Sort(p.tu.System)
	p.tu.System = slices.Compact(p.tu.System)
	return p.tu, nil
}
