// Survey parses all CUDA files below the given folders and prints for each
// folder how many have syntax errors, and with -v where.
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/cudavet/cudavet/cudarules/syntax"
)

func main() {
	log.SetFlags(0)
	verbose := flag.Bool("v", false, "print the place of every error")
	flag.Parse()
	for _, root := range flag.Args() {
		if _, err := os.Stat(root); err != nil {
			fmt.Printf("%s: not there, left out\n", root)
			continue
		}
		if err := survey(root, *verbose); err != nil {
			log.Fatal(err)
		}
	}
}

func survey(root string, verbose bool) error {
	var files, faulty, decls, faultyDecls int
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		switch filepath.Ext(path) {
		case ".cu", ".cuh", ".h", ".hpp":
		default:
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		tree, err := syntax.Parse(text)
		if err != nil {
			fmt.Printf("%s: %v\n", path, err)
			return nil
		}
		files++
		if tree.Root().HasError() {
			faulty++
		}
		for d := range declarations(tree.Root()) {
			decls++
			if d.HasError() {
				faultyDecls++
				if verbose {
					report(path, d)
				}
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d of %d files and %d of %d top-level declarations (%.2f %%) have a syntax error\n",
		root, faulty, files, faultyDecls, decls, 100*float64(faultyDecls)/float64(max(decls, 1)))
	return nil
}

// declarations yields what stands at namespace scope.
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
func report(path string, d syntax.Node) {
	for n := range d.All() {
		if !n.Is(syntax.Error, syntax.Missing) {
			continue
		}
		line := 1 + strings.Count(string(n.Tree().Text[:n.Start()]), "\n")
		lines := strings.SplitN(string(n.Tree().Text[lineStart(n):]), "\n", 2)
		spot := n.Text()
		if len(spot) > 60 {
			spot = spot[:60]
		}
		fmt.Printf("%s:%d: %v %q in %s\n", path, line, n.Kind(), spot, strings.TrimSpace(lines[0]))
		return
	}
}

func lineStart(n syntax.Node) int {
	return strings.LastIndexByte(string(n.Tree().Text[:n.Start()]), '\n') + 1
}
