// Survey preprocesses and parses all .cu files below a folder, with the
// project headers that they include, and prints how many of the files and of
// their top-level declarations have a syntax error.
//
//	survey [-v] [-I folder]... folder
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

func main() {
	log.SetFlags(0)
	options := nvcc.Default()
	verbose := flag.Bool("v", false, "print the first error of each declaration")
	flag.Func("I", "include `folder`", func(s string) error {
		options.Include = append(options.Include, s)
		return nil
	})
	flag.Parse()
	for _, root := range flag.Args() {
		if _, err := os.Stat(root); err != nil {
			fmt.Printf("%s: not there, left out\n", root)
			continue
		}
		s := survey{verbose: *verbose, loader: source.NewLoader(os.ReadFile), options: options,
			units: map[*source.Unit]bool{}, files: map[*source.File]bool{}}
		if err := filepath.WalkDir(root, s.visit); err != nil {
			log.Fatal(err)
		}
		s.print(root)
	}
}

type survey struct {
	verbose bool
	loader  *source.Loader
	options nvcc.Options

	units              map[*source.Unit]bool // seen
	files              map[*source.File]bool // whether there is an error
	decls, faultyDecls int
	macros             int
}

func (s *survey) visit(path string, d fs.DirEntry, err error) error {
	if err != nil || d.IsDir() || filepath.Ext(path) != ".cu" {
		return err
	}
	host, device, err := s.loader.Load(path, s.options)
	if err != nil {
		fmt.Println(err)
		return nil
	}
	for _, tu := range []*source.TranslationUnit{host, device} {
		for _, u := range tu.Units {
			if !s.units[u] {
				s.units[u] = true
				s.parse(u)
			}
		}
	}
	return nil
}

func (s *survey) parse(u *source.Unit) {
	tree, err := syntax.Parse(u.Text)
	if err != nil {
		fmt.Printf("%s: %v\n", u.File.Name, err)
		s.files[u.File] = true
		return
	}
	s.files[u.File] = s.files[u.File] || tree.Root().HasError()
	for _, m := range tree.Marks {
		if m.Word == syntax.Macro {
			s.macros++
			if s.verbose {
				fmt.Printf("%s: macro %s\n", place(u, m.Start), tree.Text[m.Start:m.End])
			}
		}
	}
	for d := range declarations(tree.Root()) {
		s.decls++
		if d.HasError() {
			s.faultyDecls++
			if s.verbose {
				report(u, d)
			}
		}
	}
}

func (s *survey) print(root string) {
	faulty := 0
	for _, bad := range s.files {
		if bad {
			faulty++
		}
	}
	fmt.Printf("%s: %d of %d files (%.2f %%) and %d of %d top-level declarations (%.2f %%) have a syntax error; %d unknown macros hidden\n",
		root, faulty, len(s.files), percent(faulty, len(s.files)), s.faultyDecls, s.decls, percent(s.faultyDecls, s.decls), s.macros)
}

func percent(a, b int) float64 { return 100 * float64(a) / float64(max(b, 1)) }

func place(u *source.Unit, offset int) string {
	p := u.Origin(offset)
	return fmt.Sprintf("%s:%d:%d", p.File.Name, p.Line, p.Column)
}

// declarations yields the nodes at namespace scope.
func declarations(n syntax.Node) func(yield func(syntax.Node) bool) {
	return func(yield func(syntax.Node) bool) { yieldDeclarations(n, yield) }
}

func yieldDeclarations(n syntax.Node, yield func(syntax.Node) bool) bool {
	for c := range n.Children() {
		body := c.Child(syntax.FieldBody)
		if c.Is(syntax.NamespaceDefinition, syntax.LinkageSpecification) && body.Is(syntax.DeclarationList) {
			if !yieldDeclarations(body, yield) {
				return false
			}
			continue
		}
		if !yield(c) {
			return false
		}
	}
	return true
}

// report prints the first error in d.
func report(u *source.Unit, d syntax.Node) {
	for n := range d.All() {
		if n.Is(syntax.Error, syntax.Missing) {
			text := n.Tree().Text
			before := text[max(n.Start()-90, d.Start()):n.Start()]
			after := text[n.Start():min(n.Start()+90, d.End())]
			fmt.Printf("%s: %v %s ▶%s\n", place(u, n.Start()), n.Kind(), oneLine(before), oneLine(after))
			return
		}
	}
}

func oneLine(text []byte) string { return strings.Join(strings.Fields(string(text)), " ") }
