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
// system headers and is compiled for the given C++ standard.
func builtIn(system []string, std int) ([]*sema.Library, error) {
	base, err := prelude(std >= 20)
	if err != nil {
		return nil, err
	}
	libraries := []*sema.Library{base}
	for _, f := range headers.Libraries(system...) {
		l, err := library(f, std >= 20)
		if err != nil {
			return nil, err
		}
		libraries = append(libraries, l)
	}
	return libraries, nil
}

// A header is read once in the life of a process for each of the standards
// that its declarations depend on: before C++20, and from C++20 on.
type edition struct {
	header string
	cpp20  bool
}

var loaded sync.Map // edition -> func() (*sema.Library, error)

// prelude returns what every file sees.
func prelude(cpp20 bool) (*sema.Library, error) {
	return load(edition{"", cpp20}, headers.Prelude)
}

// library returns what one header of a library declares.
func library(f headers.File, cpp20 bool) (*sema.Library, error) {
	return load(edition{f.Name, cpp20}, func() []headers.File { return []headers.File{f} })
}

func load(e edition, files func() []headers.File) (*sema.Library, error) {
	options := nvcc.Default()
	if e.cpp20 {
		options.Std = 20
	}
	once, _ := loaded.LoadOrStore(e, sync.OnceValues(func() (*sema.Library, error) { return loadHeaders(files(), options) }))
	return once.(func() (*sema.Library, error))()
}

// loadHeaders preprocesses and parses built-in headers in their order.
func loadHeaders(files []headers.File, options nvcc.Options) (*sema.Library, error) {
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
	_, device, err := loader.Load(main, options)
	if err != nil {
		return nil, err
	}
	units := make([]*sema.Unit, len(device.Units)-1) // without the includes themselves
	failures := make([]error, len(units))
	inParallel(len(units), func(i int) {
		var tree *syntax.Tree
		if tree, failures[i] = syntax.Parse(device.Units[i].Text); failures[i] == nil {
			units[i] = sema.NewUnit(device.Units[i], tree)
		}
	})
	for i, err := range failures {
		if err != nil {
			return nil, fmt.Errorf("%s: %w", device.Units[i].File.Name, err)
		}
	}
	return sema.NewLibrary(units), nil
}
