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

// builtIn returns the built-in knowledge for a file that includes the named
// system headers.
func builtIn(system []string) ([]*sema.Library, error) {
	base, err := prelude()
	if err != nil {
		return nil, err
	}
	libraries := []*sema.Library{base}
	for _, name := range system {
		l, err := library(name)
		if err != nil {
			return nil, err
		}
		if l != nil {
			libraries = append(libraries, l)
		}
	}
	return libraries, nil
}

// prelude is what every file sees; it is read once in the life of a process.
var prelude = sync.OnceValues(func() (*sema.Library, error) { return loadHeaders(headers.Prelude()) })

var libraries sync.Map // header name -> func() (*sema.Library, error)

// library returns the declarations of a library's header, such as cuda.h; nil
// if there are none.
func library(name string) (*sema.Library, error) {
	files := headers.Library(name)
	if len(files) == 0 {
		return nil, nil
	}
	load, _ := libraries.LoadOrStore(name, sync.OnceValues(func() (*sema.Library, error) { return loadHeaders(files) }))
	return load.(func() (*sema.Library, error))()
}

// loadHeaders preprocesses and parses built-in headers in their order.
func loadHeaders(files []headers.File) (*sema.Library, error) {
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
		units = append(units, sema.NewUnit(u, tree))
	}
	return sema.NewLibrary(units), nil
}
