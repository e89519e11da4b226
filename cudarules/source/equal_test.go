package source

import (
	"bytes"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// reading returns a loader of files by their names, which counts how often each is read.
func reading(files map[string]string) (loader *Loader, reads map[string]int) {
	reads = map[string]int{}
	return NewLoader(func(name string) ([]byte, error) {
		reads[name]++
		text, ok := files[name]
		if !ok {
			return nil, fs.ErrNotExist
		}
		return []byte(text), nil
	}), reads
}

// TestEqualFiles has a header under many names: each is a file of its own, that is read where the preprocessor comes to it, and all of
// them take the memory of one.
func TestEqualFiles(t *testing.T) {
	files := map[string]string{"main.cu": "", "other.h": "#pragma once\nint b;\n"}
	const names = 60
	for i := range names {
		name := fmt.Sprintf("d%d/h.h", i)
		files["main.cu"] += fmt.Sprintf("#include %q\n#include %q\n", name, name)
		files[name] = "#pragma once\n#define N 1\nint a;\n"
	}
	loader, _ := reading(files)
	host, _, err := loader.Load("main.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	units := 0
	first, err := loader.File("d0/h.h")
	if err != nil {
		t.Fatal(err)
	}
	for _, u := range host.Units {
		if !strings.HasSuffix(u.File.Name, "h.h") {
			continue
		}
		units++
		if &u.File.Text[0] != &first.Text[0] || &u.File.scan.clean[0] != &first.scan.clean[0] || u.File.lines != first.lines {
			t.Errorf("%s has memory of its own", u.File.Name)
		}
	}
	if units != names {
		t.Errorf("%d of %d headers are read", units, names)
	}
	other, err := loader.File("other.h")
	if err != nil || other.scan.once == first.scan.once || bytes.Equal(other.Text, first.Text) {
		t.Errorf("a header of another text is the same, or %v", err)
	}
}

// TestHasInclude asks whether large headers are there: none is scanned, and all that are read count against a bound.
func TestHasInclude(t *testing.T) {
	large := strings.Repeat("int a;\n", 12<<20)
	for _, test := range []struct {
		name  string
		texts func(i int) string
		fails bool
	}{
		{"one text", func(int) string { return large }, false},
		{"many texts", func(i int) string { return large[i:] }, true},
	} {
		files := map[string]string{"main.cu": ""}
		for i := range 4 {
			name := fmt.Sprintf("h%d.h", i)
			files["main.cu"] += fmt.Sprintf("#if !__has_include(%q) || !__has_include(%q)\n#error\n#endif\n", name, name)
			files[name] = test.texts(i)
		}
		loader, reads := reading(files)
		host, _, err := loader.Load("main.cu", nvcc.Default())
		if (err != nil) != test.fails {
			t.Fatalf("%s: %v", test.name, err)
		}
		if err == nil && len(host.Units[0].Errors) > 0 {
			t.Errorf("%s: %v", test.name, host.Units[0].Errors)
		}
		for name, n := range reads {
			if name != "main.cu" && loader.files[name] != nil || n != 1 {
				t.Errorf("%s: %s is read %d times, or scanned", test.name, name, n)
			}
		}
	}
}
