package cgobridge

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cgobridge/buildrule"
)

// Extensions of files with compiled device code, which Go embeds or loads.
var imageExtensions = []string{".ptx", ".cubin", ".fatbin"}

// planImages adds the sources of the device images that the Go files of a folder name: the inputs of
// the build rule for an image, else the source of the same name next to it.
func (m *module) planImages(dir string, rules *buildrule.Rules, add func(o buildrule.Origin, why string)) {
	for _, image := range m.imagesIn(dir) {
		origins := rules.Artifact(image)
		for _, o := range origins {
			add(o, place(o.Rule))
		}
		source := strings.TrimSuffix(image, filepath.Ext(image)) + ".cu"
		if len(origins) == 0 && isFile(source) {
			step, _ := rules.Compile(source)
			add(buildrule.Origin{Source: source, BuildFlags: step.BuildFlags, Rule: step.Rule}, "beside "+filepath.Base(image))
		}
	}
}

// imagesIn returns the absolute paths of the images that the Go files of a
// folder, tests included, name in //go:embed lines and in constant strings.
// A relative path counts from the folder, where the go command runs tests.
func (m *module) imagesIn(dir string) []string {
	var images []string
	add := func(path string) {
		if slices.Contains(imageExtensions, filepath.Ext(path)) && !filepath.IsAbs(path) {
			images = append(images, filepath.Join(dir, path))
		}
	}
	for _, name := range filesIn(dir, func(name string) bool { return filepath.Ext(name) == ".go" }) {
		if !m.text(name).namesImage {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			continue
		}
		for _, group := range file.Comments {
			for _, c := range group.List {
				if patterns, ok := strings.CutPrefix(c.Text, "//go:embed "); ok {
					for _, pattern := range splitQuoted(patterns) {
						found, _ := filepath.Glob(filepath.Join(dir, pattern))
						if len(found) == 0 { // not built yet
							add(pattern)
						}
						for _, path := range found {
							if rel, err := filepath.Rel(dir, path); err == nil {
								add(rel)
							}
						}
					}
				}
			}
		}
		for n := range ast.Preorder(file) {
			if e, ok := n.(ast.Expr); ok {
				if path, ok := constantPath(e); ok {
					add(path)
				}
			}
		}
	}
	slices.Sort(images)
	return slices.Compact(images)
}

// constantPath returns the path that a string literal or a filepath.Join of
// string literals spells.
func constantPath(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			path, err := strconv.Unquote(e.Value)
			return path, err == nil
		}
	case *ast.CallExpr:
		sel, ok := e.Fun.(*ast.SelectorExpr)
		if !ok || sel.Sel.Name != "Join" {
			return "", false
		}
		var parts []string
		for _, arg := range e.Args {
			part, ok := constantPath(arg)
			if !ok {
				return "", false
			}
			parts = append(parts, part)
		}
		return filepath.Join(parts...), true
	}
	return "", false
}

// ptxKernels returns the names of the kernels whose PTX is in the package's string literals.
func (p *Package) ptxKernels() []string {
	var names []string
	for _, file := range p.Files {
		for n := range ast.Preorder(file) {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				continue
			}
			for text := lit.Value; ; {
				_, rest, ok := strings.Cut(text, ".entry")
				if !ok {
					break
				}
				text = rest
				name := strings.TrimLeft(rest, " \t")
				end := 0
				for end < len(name) && isWord(name[end]) {
					end++
				}
				if name = name[:end]; name != "" && !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
		}
	}
	return names
}
