package vetunit

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"go/ast"
	"go/build"
	"go/token"
	"go/types"
	"io"
	"os"
	"strings"

	"golang.org/x/tools/go/gcexportdata"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/internal/load"
)

// isStandard reports whether the package is one of the standard library that others are to know the types of, and nothing else.
func (u *Unit) isStandard() bool {
	return u.VetxOnly && u.ModulePath == "" && cgobridge.IsStandard(u.ImportPath)
}

// declare writes the package's declarations for its importers.
func (u *Unit) declare() error {
	fset := token.NewFileSet()
	var files []*ast.File
	for _, name := range u.GoFiles {
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		file, err := load.ParseDeclared(fset, name, text)
		if err != nil {
			return err
		}
		files = append(files, file)
	}
	config := &types.Config{
		Importer:  &vetxImporter{u.config, fset, map[string]*types.Package{}},
		Sizes:     types.SizesFor("gc", build.Default.GOARCH),
		GoVersion: u.GoVersion,
	}
	pkg, err := config.Check(u.ImportPath, fset, files, nil)
	if err != nil {
		return err
	}
	return writeVetx(u.VetxOutput, fset, pkg)
}

// The beginning of the file that the tool leaves for a package, followed by the lengths of the two parts after it: the
// package's declarations, in the form of export data, and the facts.
const (
	vetxMagic  = "vetx"
	vetxHeader = len(vetxMagic) + 8
)

// writeVetx writes a package's declarations. There are no facts.
func writeVetx(name string, fset *token.FileSet, pkg *types.Package) error {
	var exported bytes.Buffer
	if err := gcexportdata.Write(&exported, fset, pkg); err != nil {
		return err
	}
	data := exported.Bytes()[1:] // without the form
	text := binary.LittleEndian.AppendUint32([]byte(vetxMagic), uint32(len(data)))
	text = binary.LittleEndian.AppendUint32(text, 0)
	return os.WriteFile(name, append(text, data...), 0o666)
}

// readVetx returns a package's declarations.
func readVetx(name string) ([]byte, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	if len(text) < vetxHeader || string(text[:len(vetxMagic)]) != vetxMagic {
		return nil, fmt.Errorf("%s: not what the tool writes", name)
	}
	length := binary.LittleEndian.Uint32(text[len(vetxMagic):])
	if int64(length) > int64(len(text)-vetxHeader) {
		return nil, fmt.Errorf("%s: too short", name)
	}
	return text[vetxHeader : vetxHeader+int(length)], nil
}

// A vetxImporter resolves a package's imports with the tool's files for them.
type vetxImporter struct {
	config
	fset  *token.FileSet
	known map[string]*types.Package
}

func (i *vetxImporter) Import(name string) (*types.Package, error) {
	path := i.ImportMap[name]
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if pkg := i.known[path]; pkg != nil && pkg.Complete() {
		return pkg, nil
	}
	declared, err := readVetx(i.PackageVetx[path])
	if err != nil {
		return nil, err
	}
	return gcexportdata.Read(io.MultiReader(strings.NewReader("i"), bytes.NewReader(declared)), i.fset, i.known, path)
}
