package source

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

func TestGGML(t *testing.T) {
	root := os.Getenv("GGML")
	if root == "" {
		t.Skip()
	}
	o := nvcc.Default()
	o.Include = []string{filepath.Join(root, "../include"), root}
	var paths []string
	filepath.Walk(filepath.Join(root, "ggml-cuda"), func(p string, i os.FileInfo, err error) error {
		if filepath.Ext(p) == ".cu" {
			paths = append(paths, p)
		}
		return nil
	})
	for round := 0; round < 3; round++ {
		l := NewLoader(os.ReadFile)
		start := time.Now()
		units := map[*Unit]bool{}
		var views, same int
		for _, p := range paths {
			h, d, err := l.Load(p, o)
			if err != nil {
				t.Fatal(err)
			}
			for _, tu := range []*TranslationUnit{h, d} {
				for _, u := range tu.Units {
					units[u] = true
				}
			}
			views++
			if h == d {
				same++
			}
			if round == 0 {
				for _, m := range h.Missing {
					fmt.Println(m.Pos, m.Name)
				}
			}
		}
		el := time.Since(start)
		var src, out, empty int
		for _, r := range l.files {
			if r.file != nil {
				src += len(r.file.Text)
			}
		}
		nerr := 0
		variants := 0
		for u := range units {
			out += len(u.Text)
			if len(words(u.Text)) == 0 {
				empty++
			}
			nerr += len(u.Errors)
			for _, e := range u.Errors {
				fmt.Println(e)
			}
		}
		for _, p := range l.preprocessors {
			for f, v := range p.variants {
				variants += len(v)
				if round == 0 && len(v) > 4 {
					fmt.Println(len(v), len(p.units[f]), f.Name)
				}
			}
		}
		fmt.Printf("%d files, %d same view, src %d bytes, %d units (%d empty) %d bytes, %d variants, %v = %.1f ns/byte, errors %d\n", views, same, src, len(units), empty, out, variants, el, float64(el.Nanoseconds())/float64(src), nerr)
	}
}
