package cudarules

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"sync"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// builtIn returns the units of built-in knowledge for a file that includes the
// named system headers.
func builtIn(system []string) ([]*sema.Unit, error) {
	base, err := prelude()
	if err != nil {
		return nil, err
	}
	units := base
	for _, name := range system {
		more, err := library(name)
		if err != nil {
			return nil, err
		}
		units = append(units[:len(units):len(units)], more...)
	}
	return units, nil
}

// prelude is what every file sees; it is read once in the life of a process.
var prelude = sync.OnceValues(func() ([]*sema.Unit, error) { return loadHeaders(headers.Prelude()) })

var libraries sync.Map // header name -> func() ([]*sema.Unit, error)

// library returns the units of a library's header, such as cuda.h.
func library(name string) ([]*sema.Unit, error) {
	files := headers.Library(name)
	if len(files) == 0 {
		return nil, nil
	}
	load, _ := libraries.LoadOrStore(name, sync.OnceValues(func() ([]*sema.Unit, error) { return loadHeaders(files) }))
	return load.(func() ([]*sema.Unit, error))()
}

// loadHeaders preprocesses and parses built-in headers in their order.
func loadHeaders(files []headers.File) ([]*sema.Unit, error) {
	const main = "built-in.cu"
	var includes bytes.Buffer
	texts := map[string][]byte{}
	for _, f := range files {
		fmt.Fprintf(&includes, "#include %q\n", f.Name)
		texts[f.Name] = f.Text
	}
	texts[main] = includes.Bytes()
	loader := source.NewLoader(func(name string) ([]byte, error) {
		if text, ok := texts[path.Clean(name)]; ok {
			return text, nil
		}
		return nil, fs.ErrNotExist
	})
	_, device, err := loader.Load(main, nvcc.Default())
	if err != nil {
		return nil, err
	}
	var units []*sema.Unit
	for _, u := range device.Units[:len(device.Units)-1] {
		tree, err := syntax.Parse(u.Text)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", u.File.Name, err)
		}
		unit := sema.NewUnit(u, tree)
		unit.Prelude = true
		units = append(units, unit)
	}
	return units, nil
}
