package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// folder is the loader's name of the toolkit's include folder.
const folder = "toolkit"

// A toolkit is the folder of headers from which the generated ones are made.
type toolkit struct {
	loader *source.Loader
	made   []string // the headers to generate
	units  map[*source.Unit]*sema.Unit

	release string            // of newer
	newer   map[string]string // declarations of functions in a newer release, by name
}

func newToolkit(files fs.FS, made []string) *toolkit {
	return &toolkit{
		made:  made,
		units: map[*source.Unit]*sema.Unit{},
		loader: source.NewLoader(func(name string) ([]byte, error) {
			inside, ok := strings.CutPrefix(path.Clean(name), folder+"/")
			if !ok || inside == "crt/host_config.h" { // by which the loader knows a toolkit, to leave it alone
				return nil, fs.ErrNotExist
			}
			return readAll(files, inside)
		}),
	}
}

// learn reads the functions that a file of a newer release declares.
func (t *toolkit) learn(release string, files fs.FS, name string) error {
	p, _, err := newToolkit(files, nil).read(name)
	if err != nil {
		return err
	}
	if err := p.declarations(p.root); err != nil {
		return err
	}
	t.release, t.newer = release, map[string]string{}
	for _, m := range function.FindAllStringSubmatch(p.out.String(), -1) {
		t.newer[m[1]] = m[0]
	}
	return nil
}

// function matches the declaration of a function.
var function = regexp.MustCompile(`(?m)^[A-Za-z_][\w ]*?[ *]+(\w+)\(.*\);$`)

// asNewer returns a declaration with that of the newer release beside it, if
// this is of the same function and another.
func (t *toolkit) asNewer(declaration string) string {
	m := function.FindStringSubmatch(declaration)
	if m == nil || m[0] != declaration || t.newer[m[1]] == "" || t.newer[m[1]] == declaration {
		return declaration
	}
	return fmt.Sprintf("#if CUDAVET_RELEASE >= %s\n%s\n#else\n%s\n#endif", t.release, t.newer[m[1]], declaration)
}

// standIn returns the generated replacement of a header.
func (t *toolkit) standIn(name string) ([]byte, error) {
	p, unit, err := t.read(name)
	if err != nil {
		return nil, err
	}
	p.includes = t.includes(name, unit)
	p.include(firstDeclaration(p.root).Start())
	top := p.out.String()
	p.out.Reset()
	p.change = t.asNewer
	if err := p.declarations(p.root); err != nil {
		return nil, err
	}
	p.include(len(unit.Text))

	guard := "CUDAVET_" + strings.ToUpper(notWord.ReplaceAllString(name, "_"))
	var out bytes.Buffer
	fmt.Fprintf(&out, "#ifndef %s\n#define %[1]s\n%s\n", guard, top)
	for _, m := range p.constants(unit) {
		fmt.Fprintln(&out, m)
	}
	fmt.Fprintf(&out, "\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n%s\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n", p.out.String())
	return out.Bytes(), nil
}

// read parses a header and returns a printer for its declarations.
func (t *toolkit) read(name string) (*printer, *source.Unit, error) {
	options := nvcc.Default()
	options.Include = []string{folder}
	options.Define = []string{"!__CUDACC__", "!__NVCC__", "!__cplusplus"}
	loaded, _, err := t.loader.Load(path.Join(folder, name), options)
	if err != nil {
		return nil, nil, err
	}
	var units []*sema.Unit
	for _, u := range loaded.Units {
		if t.units[u] == nil {
			tree, err := syntax.ParseC(u.Text)
			if err != nil {
				return nil, nil, fmt.Errorf("%s: %w", u.File.Name, err)
			}
			t.units[u] = sema.NewUnit(u, tree)
		}
		units = append(units, t.units[u])
	}
	unit := units[len(units)-1]
	return &printer{tu: sema.NewTU(loaded, source.Host, options, units, nil), root: unit.Tree.Root()}, unit.Source, nil
}

var notWord = regexp.MustCompile(`\W`)

// needs names the headers that a header takes for included before it.
var needs = map[string][]string{
	"cupti_metrics.h":       {"cupti_events.h"},
	"generated_nvtx_meta.h": {"nvToolsExt.h", "nvToolsExtCuda.h", "nvToolsExtCudaRt.h", "nvToolsExtSync.h"},
}

// firstDeclaration returns the beginning of a header's first declaration.
func firstDeclaration(around syntax.Node) syntax.Node {
	first := around.First()
	if first.Kind() == syntax.LinkageSpecification {
		return firstDeclaration(first.Child(syntax.FieldBody))
	}
	return first
}

// An include is an #include line of a generated header.
type include struct {
	at      int // offset in the header's text
	operand string
}

// includes returns the #include lines of a generated header: of other generated headers, and of the C
// library's.
func (t *toolkit) includes(name string, unit *source.Unit) []include {
	var list []include
	add := func(at int, operand string) {
		if !slices.ContainsFunc(list, func(i include) bool { return i.operand == operand }) {
			list = append(list, include{at, operand})
		}
	}
	for _, needed := range needs[name] {
		add(0, `"`+needed+`"`)
	}
	for _, include := range unit.Includes {
		if include.Name == "cuda_stdint.h" { // the toolkit's own, for compilers without one
			add(include.Offset, "<stdint.h>")
			continue
		}
		if include.File == nil {
			if include.Angled {
				add(include.Offset, "<"+include.Name+">")
			}
			continue
		}
		included := strings.TrimPrefix(path.Clean(include.File.Name), folder+"/")
		_, err := fs.Stat(headers.C(), included)
		if err != nil && !slices.Contains(t.made, included) {
			continue
		}
		up := strings.Repeat("../", strings.Count(name, "/"))
		add(include.Offset, `"`+up+included+`"`)
	}
	return list
}

// A printer writes the declarations of a header.
type printer struct {
	tu       *sema.TU
	root     syntax.Node
	change   func(declaration string) string // nil: none
	includes []include                       // those that are still to be written
	out      strings.Builder
}

// include writes the #include lines before an offset of the header's text.
func (p *printer) include(before int) {
	for len(p.includes) > 0 && p.includes[0].at <= before {
		fmt.Fprintf(&p.out, "\n#include %s", p.includes[0].operand)
		p.includes = p.includes[1:]
	}
}

// declarations writes the declarations below a node.
func (p *printer) declarations(around syntax.Node) error {
	for n := range around.Children() {
		switch {
		case n.HasError():
			line, _, _ := strings.Cut(n.Text(), "\n")
			return fmt.Errorf("syntax error in %s", line)
		case n.Kind() == syntax.LinkageSpecification:
			if err := p.declarations(n.Child(syntax.FieldBody)); err != nil {
				return err
			}
		case n.Is(syntax.Declaration, syntax.TypeDefinition, syntax.StructSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier):
			p.include(n.Start())
			text := layOut(p.edited(n))
			if p.change != nil {
				text = p.change(text)
			}
			p.out.WriteString("\n" + text)
		}
	}
	return nil
}

// edited returns the text of a declaration without the names of parameters, with
// every enumerator's value.
func (p *printer) edited(declaration syntax.Node) string {
	text := declaration.Text()
	if !strings.HasSuffix(text, ";") {
		text += ";"
	}
	var out strings.Builder
	at := 0
	replace := func(n syntax.Node, with string) {
		out.WriteString(text[at : n.Start()-declaration.Start()])
		out.WriteString(with)
		at = n.End() - declaration.Start()
	}
	for n := range declaration.All() {
		switch n.Kind() {
		case syntax.ParameterDeclaration:
			if name := parameterName(n); !name.IsZero() {
				replace(name, " ")
			}
		case syntax.Enumerator:
			if value, ok := p.value(n.Child(syntax.FieldName).Text()); ok {
				replace(n, fmt.Sprintf("%s = %d", n.Child(syntax.FieldName).Text(), value))
			}
		}
	}
	return out.String() + text[at:]
}

// value returns the value of an enumerator.
func (p *printer) value(name string) (int64, bool) {
	for _, e := range p.tu.Global.Find(name) {
		if e, ok := e.(*sema.Enumerator); ok {
			if c, ok := e.Value(); ok {
				return c.Int(), true
			}
		}
	}
	return 0, false
}

// parameterName returns the name that a parameter declaration gives its
// parameter, if it gives one.
func parameterName(parameter syntax.Node) syntax.Node {
	d := parameter.Child(syntax.FieldDeclarator)
	for !d.IsZero() && !d.Is(syntax.Identifier) {
		inner := d.Child(syntax.FieldDeclarator)
		if inner.IsZero() && d.Kind() == syntax.ParenthesizedDeclarator {
			inner = d.First()
		}
		d = inner
	}
	return d
}

// constants returns the header's macros with numeric values.
func (p *printer) constants(unit *source.Unit) []string {
	defined := map[string]bool{}
	for _, m := range unit.Macros {
		if !m.Function {
			defined[m.Name] = !m.Undef
		}
	}
	var list []string
	known := map[string]bool{}
	for _, m := range constant.FindAllStringSubmatch(string(unit.File.Text), -1) {
		name, body := m[1], strings.TrimSpace(m[2])
		if defined[name] && p.isConstant(body, known) && !known[name] {
			known[name] = true
			list = append(list, "#define "+name+" "+body)
		}
	}
	return list
}

var (
	constant = regexp.MustCompile(`(?m)^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+([^\n/]*[^\n/\\])(?:/[/*].*)?$`)
	word     = regexp.MustCompile(`[A-Za-z_]\w*|\d[\w.]*(?:[eE][-+]?\d+)?[fFuUlL]*`)
	operator = regexp.MustCompile(`^[-+*|&~<>()\s]*$`)
)

// isConstant reports whether a macro's body consists of numbers, other such
// macros and operators.
func (p *printer) isConstant(body string, known map[string]bool) bool {
	numbers := 0
	for _, w := range word.FindAllString(body, -1) {
		if c := w[0]; c >= '0' && c <= '9' || known[w] {
			numbers++
		} else if _, ok := p.value(w); ok {
			numbers++
		} else if w != "int" && w != "unsigned" && w != "long" {
			return false
		}
	}
	return numbers > 0 && operator.MatchString(word.ReplaceAllString(body, ""))
}
