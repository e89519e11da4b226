package cudarules

import (
	"fmt"
	"sync"

	"github.com/cudavet/cudavet/cudarules/headers"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// BuiltIn returns the built-in knowledge for a file that includes the named
// system headers and is compiled for the given C++ standard.
func BuiltIn(system []string, std int) []*sema.Library {
	std = min(max(std, 17), 20) // the declarations change with C++20 alone
	libraries := []*sema.Library{load(headerVariant{"", std}, headers.Prelude)}
	for _, f := range headers.Libraries(system...) {
		libraries = append(libraries, load(headerVariant{f.Name, std}, func() []headers.File { return []headers.File{f} }))
	}
	return libraries
}

// A headerVariant is a header, or the prelude, as a C++ standard has it. It becomes a
// library once in the life of a process.
type headerVariant struct {
	header string // "" for the prelude
	std    int
}

var loaded sync.Map // headerVariant -> func() *sema.Library

func load(e headerVariant, files func() []headers.File) *sema.Library {
	if l, ok := loaded.Load(e); ok {
		return l.(func() *sema.Library)()
	}
	l, _ := loaded.LoadOrStore(e, sync.OnceValue(func() *sema.Library {
		type declaration struct {
			headers.Declaration
			header string
		}
		var all []declaration
		for _, f := range files() {
			for d := range f.Declarations() {
				all = append(all, declaration{d, f.Name})
			}
		}
		l := sema.NewLibrary(len(all), func(i int) *sema.Unit { return read(all[i].header, all[i].Text(e.std)) })
		for i, d := range all {
			for name := range d.Names() {
				l.Add(d.Namespace, name, i)
			}
		}
		return l
	}))
	return l.(func() *sema.Library)()
}

// read parses a declaration of a built-in header.
func read(name string, text []byte) *sema.Unit {
	tree, err := syntax.Parse(text)
	if err != nil {
		panic(fmt.Sprintf("%s: %v", name, err)) // the text is part of the program
	}
	return sema.NewUnit(&source.Unit{File: source.NewFile(name, text), Text: text}, tree)
}
