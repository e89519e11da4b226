// Indexer writes the index files of the built-in headers, which package headers
// describes, from the headers themselves. It is run in the folder of that
// package.
package main

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io/fs"
	"log"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

func main() {
	log.SetFlags(0)
	sources, err := readSources(".")
	if err != nil {
		log.Fatal(err)
	}
	isPacked, err := readPacked(".")
	if err != nil {
		log.Fatal(err)
	}
	if err := os.RemoveAll("index"); err != nil {
		log.Fatal(err)
	}
	var packed bytes.Buffer
	archive := zip.NewWriter(&packed)
	for _, name := range slices.Sorted(maps.Keys(sources)) {
		index, err := sources.index(name)
		if err == nil && isPacked[name] != nil {
			err = pack(archive, name, index)
		} else if err == nil {
			err = write(filepath.Join("index", filepath.FromSlash(name)), index)
		}
		if err != nil {
			log.Fatal(err)
		}
	}
	if err := archive.Close(); err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("libraries-index.zip", packed.Bytes(), 0o666); err != nil {
		log.Fatal(err)
	}
}

func write(file string, index []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
		return err
	}
	return os.WriteFile(file, index, 0o666)
}

func pack(archive *zip.Writer, name string, index []byte) error {
	w, err := archive.Create(name)
	if err == nil {
		_, err = w.Write(index)
	}
	return err
}

// sources are the headers by their names.
type sources map[string][]byte

// twice are the headers made from values.h, which is written once for the two
// namespaces that share its class templates.
var twice = map[string]*strings.Replacer{
	"cuda/std_values.h": strings.NewReplacer("__namespace", "std", "__space ", ""),
	"cuda/cudacxx_values.h": strings.NewReplacer("__namespace", "cuda::std", "__space ", "__host__ __device__ ", "__constexpr20", "constexpr",
		"class complex {", "class alignas(2 * sizeof(T)) complex {"),
}

// readSources reads the headers below the folder of package headers.
func readSources(dir string) (sources, error) {
	all := sources{}
	include := os.DirFS(filepath.Join(dir, "include"))
	err := fs.WalkDir(include, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(include, name)
		if name != "cuda/values.h" {
			all[name] = enumerate(text)
			return err
		}
		for name, replacer := range twice {
			all[name] = []byte(replacer.Replace(string(text)))
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	packed, err := readPacked(dir)
	maps.Copy(all, packed)
	return all, err
}

// readPacked reads the headers in the archive of the folder of package headers.
func readPacked(dir string) (sources, error) {
	archive, err := zip.OpenReader(filepath.Join(dir, "libraries.zip"))
	if err != nil {
		return nil, err
	}
	defer archive.Close()
	all := sources{}
	for _, f := range archive.File {
		text, err := fs.ReadFile(archive, f.Name)
		if err != nil {
			return nil, err
		}
		all["c/"+f.Name] = enumerate(text)
	}
	return all, nil
}

// enumerate turns the integer macros of a header into enumerators: macros end
// with the file that the preprocessor reads, declarations do not.
func enumerate(text []byte) []byte {
	return constant.ReplaceAllFunc(text, func(line []byte) []byte {
		m := constant.FindSubmatch(line)
		if bytes.HasSuffix(m[1], []byte("_VERSION")) {
			return line // the preprocessor knows the toolkit's number better
		}
		return fmt.Appendf(nil, "enum { %s = %s };", m[1], m[2])
	})
}

var constant = regexp.MustCompile(`(?m)^#define (\w+) (\(?-?(?:0[xX])?[0-9A-Fa-f]+[uUlL]*\)?)$`)

// preprocess returns the text of a header preprocessed after its includes.
func (s sources) preprocess(name string) ([]byte, error) {
	loader := source.NewLoader(func(name string) ([]byte, error) {
		if text, ok := s[path.Clean(name)]; ok {
			return text, nil
		}
		return nil, fs.ErrNotExist
	})
	options := nvcc.Default()
	for _, text := range s {
		for _, m := range guard.FindAllSubmatch(text, 1) { // which nvcc has defined where a source begins
			if err := options.Parse([]string{"-U" + string(m[1])}); err != nil {
				return nil, err
			}
		}
	}
	_, device, err := loader.Load(name, options)
	if err != nil {
		return nil, err
	}
	unit := device.Units[len(device.Units)-1]
	for _, e := range unit.Errors {
		return nil, fmt.Errorf("%s:%d: %s", name, e.Pos.Line, e.Message)
	}
	return unit.Text, nil
}

// guard matches the line that keeps a header from being read twice.
var guard = regexp.MustCompile(`(?m)^#ifndef (\w+_H__)$`)

// index returns the index file of a header.
func (s sources) index(name string) ([]byte, error) {
	text, err := s.preprocess(name)
	if err != nil {
		return nil, err
	}
	unit, err := parse(name, headers.ForStandard(string(text), nvcc.Default().Std))
	if err != nil {
		return nil, err
	}
	c := cutter{text: text, names: map[int32][]sema.DeclaredName{}}
	for d := range unit.DeclaredNames() {
		c.names[d.Node.ID()] = append(c.names[d.Node.ID()], d)
	}
	root := unit.Tree.Root()
	if err := c.cut(root, 0, len(text), "", ""); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}

	var index bytes.Buffer
	for line := range bytes.Lines(s[name]) {
		included, ok := bytes.CutPrefix(line, []byte(`#include "`))
		if ok && s[path.Join(path.Dir(name), string(bytes.TrimRight(included, "\"\n")))] != nil {
			index.Write(line)
		}
	}
	for _, d := range c.done {
		fmt.Fprintf(&index, "//\t%s\t%s\n%s", d.namespace, strings.Join(d.names, "\t"), d.open)
		index.Write(trim(text[d.start:d.end]))
		fmt.Fprintf(&index, "%s\n", strings.Repeat(" }", strings.Count(d.open, "{")))
	}
	return index.Bytes(), nil
}

func parse(name string, text []byte) (*sema.Unit, error) {
	tree, err := syntax.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return sema.NewUnit(&source.Unit{File: source.NewFile(name, text), Text: text}, tree), nil
}

// trim returns text without blank lines and blanks at the end of lines.
func trim(text []byte) []byte {
	var out []byte
	for line := range bytes.Lines(text) {
		if line = bytes.TrimRight(line, " \t\n"); len(line) > 0 {
			out = append(append(out, line...), '\n')
		}
	}
	return bytes.TrimSpace(out)
}

// A cutter cuts a header into declarations.
type cutter struct {
	text  []byte
	names map[int32][]sema.DeclaredName // by the nodes that declare them
	done  []declaration
}

type declaration struct {
	namespace string
	names     []string
	open      string // the heads of the enclosing declarations
	start     int    // offsets in the header's text
	end       int
}

// cut cuts the children of a node, whose text is text[start:end]. The heads of the enclosing
// declarations are open.
func (c *cutter) cut(around syntax.Node, start, end int, namespace, open string) error {
	for n := range around.Children() {
		if n.HasError() {
			return fmt.Errorf("syntax error in %s", firstLine(n))
		}
		behind := min(max(n.End(), start), end)
		if rest := bytes.TrimLeft(c.text[behind:end], " \n"); len(rest) > 0 && rest[0] == ';' {
			behind = end - len(rest) + 1
		}
		inner, head, body := namespace, "", n.Child(syntax.FieldBody)
		switch n.Kind() {
		case syntax.NamespaceDefinition:
			name := n.Child(syntax.FieldName).Text()
			if name == "" || strings.Contains(n.Text()[:body.Start()-n.Start()], "inline") {
				return fmt.Errorf("what is in an unnamed or inline namespace cannot be looked up by its name alone: %s", firstLine(n))
			}
			inner = strings.TrimPrefix(namespace+"::"+name, "::")
			head = "namespace " + strings.ReplaceAll(name, "::", " { namespace ") + " { "
		case syntax.LinkageSpecification:
			if body.Kind() == syntax.DeclarationList {
				head = `extern "C" { `
			}
		case syntax.UsingDeclaration:
			if strings.Contains(n.Text(), "namespace") {
				return fmt.Errorf("a using-directive has no name to be looked up by: %s", firstLine(n))
			}
		case syntax.TemplateInstantiation:
			return fmt.Errorf("an explicit instantiation has no name to be looked up by: %s", firstLine(n))
		}
		if head == "" {
			c.add(declaration{namespace, c.namesIn(n), open, start, behind})
		} else if err := c.cut(body, body.Start()+1, body.End()-1, inner, open+head); err != nil {
			return err
		}
		start = behind
	}
	return nil
}

func firstLine(n syntax.Node) string {
	line, _, _ := strings.Cut(n.Text(), "\n")
	return line
}

// namesIn returns the names that a node and those below it declare.
func (c *cutter) namesIn(n syntax.Node) []string {
	var names []string
	for m := range n.All() {
		for _, d := range c.names[m.ID()] {
			if d.Name != "" && !slices.Contains(names, d.Name) {
				names = append(names, d.Name)
			}
		}
	}
	return names
}

// add adds a declaration, or joins it to the one before if it declares the same
// names or none.
func (c *cutter) add(d declaration) {
	if n := len(c.done); n > 0 {
		last := &c.done[n-1]
		if last.namespace == d.namespace && last.open == d.open && (len(d.names) == 0 || slices.Equal(last.names, d.names)) {
			last.end = d.end
			return
		}
	}
	c.done = append(c.done, d)
}
