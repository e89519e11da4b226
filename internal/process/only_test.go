package process

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// starting are the names by which a package starts programs; of a package without names, whatever has none of harmless.
var (
	starting = map[string][]string{
		"os": {"StartProcess"}, "syscall": {"StartProcess", "ForkExec", "Exec"}, "golang.org/x/sys/unix": {"Exec", "ForkExec"},
		"golang.org/x/tools/go/packages": {"Load"}, "go/build": {"Import", "ImportDir"}, "go/importer": {"Default", "For", "ForCompiler"},
	}
	harmless = map[string][]string{"os/exec": {"Error", "ErrNotFound", "ExitError"}}
)

// TestOnly requires programs to be started by this package alone. Tests, their helpers, and folders of test data are exempt.
func TestOnly(t *testing.T) {
	root := filepath.Join("..", "..")
	files, uses := 0, 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir():
			_, noModule := os.Stat(filepath.Join(path, "go.mod"))
			if name := d.Name(); path != root && (strings.HasPrefix(name, ".") || name == "testdata" || noModule == nil) {
				return fs.SkipDir
			}
			return nil
		case filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(file.Imports, func(s *ast.ImportSpec) bool { return s.Path.Value == `"testing"` }) {
			return nil
		}
		files++
		isOurs := filepath.Dir(path) == filepath.Join(root, "internal", "process")
		for _, use := range startedBy(file) {
			if uses++; !isOurs {
				t.Errorf("%s: programs are started by package process alone", fset.Position(use))
			}
		}
		return nil
	})
	if err != nil || files < 500 || uses < 2 {
		t.Errorf("%d files with %d uses: %v", files, uses, err)
	}
}

// startedBy returns the uses in a file of packages that start programs.
func startedBy(file *ast.File) (uses []token.Pos) {
	imported := map[string]string{}
	for _, spec := range file.Imports {
		path, _ := strconv.Unquote(spec.Path.Value) // the parser has seen that it is one
		name := path[strings.LastIndexByte(path, '/')+1:]
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imported[name] = path
	}
	ast.Inspect(file, func(n ast.Node) bool {
		s, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		x, ok := s.X.(*ast.Ident)
		if !ok {
			return true
		}
		path := imported[x.Name]
		allowed, isKnown := harmless[path]
		if slices.Contains(starting[path], s.Sel.Name) || isKnown && !slices.Contains(allowed, s.Sel.Name) {
			uses = append(uses, s.Pos())
		}
		return true
	})
	return uses
}
