// Standin generates cudavet's C headers of CUDA's libraries from those of a toolkit: their
// declarations, in cudavet's own form. It reads them as cudavet reads any C code, and writes includes,
// integer macros, enumerators with their values, structures with their members, and the types of
// functions and their parameters. Comments, parameter names, inline code and all other text that is no
// interface is dropped.
//
//	go run ./internal/standin -include /usr/local/cuda/include -o include npp.h nppi.h
//
// Differing declarations of a newer release are added: -newer 13000=FILE names a file of that
// release's declarations, whole headers as the preprocessor leaves them. It is run in the folder of
// package headers. The headers of some libraries are too many for separate files: -o FILE.zip packs
// them.
package main

import (
	"archive/zip"
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	log.SetFlags(0)
	include := flag.String("include", "", "the `folder` of the toolkit's headers")
	out := flag.String("o", "", "the `folder` that the stand-ins are written to, or a file that ends in .zip")
	newer := flag.String("newer", "", "a release in the form of CUDA_VERSION, an equals sign and a `file` of its declarations")
	flag.Parse()
	if *include == "" || *out == "" || flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	made := map[string][]byte{}
	toolkit := newToolkit(os.DirFS(*include), flag.Args())
	if *newer != "" {
		release, file, _ := strings.Cut(*newer, "=")
		if err := toolkit.learn(release, os.DirFS(filepath.Dir(file)), filepath.Base(file)); err != nil {
			log.Fatalf("%s: %v", file, err)
		}
	}
	for _, name := range flag.Args() {
		text, err := toolkit.standIn(name)
		if err != nil {
			log.Fatalf("%s: %v", name, err)
		}
		made[name] = text
	}
	if err := write(*out, flag.Args(), made); err != nil {
		log.Fatal(err)
	}
}

// write writes the headers, in the order of their names, to a folder or into an
// archive.
func write(out string, names []string, made map[string][]byte) error {
	if !strings.HasSuffix(out, ".zip") {
		for _, name := range names {
			path := filepath.Join(out, filepath.FromSlash(name))
			if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
				return err
			}
			if err := os.WriteFile(path, made[name], 0o666); err != nil {
				return err
			}
		}
		return nil
	}
	var packed bytes.Buffer
	w := zip.NewWriter(&packed)
	for _, name := range names {
		f, err := w.Create(name)
		if err != nil {
			return err
		}
		if _, err := f.Write(made[name]); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(out, packed.Bytes(), 0o666)
}

// readAll reads a file of the toolkit's for the loader.
func readAll(toolkit fs.FS, name string) ([]byte, error) {
	text, err := fs.ReadFile(toolkit, name)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return text, nil
}
