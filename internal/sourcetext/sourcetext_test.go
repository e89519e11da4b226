package sourcetext

import (
	"go/token"
	"os"
	"path/filepath"
	"testing"

	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/internal/hostile"
)

// TestReader provides the texts in a folder and of link targets within it, and of no other file.
func TestReader(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"in/a": "a", "in/sub/b": "b", "out/c": "c"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(filepath.Join(dir, "in"))
	for link, target := range map[string]string{"within": "sub/b", "file": "../out/c", "folder": "../out",
		"zero": "/dev/zero", "none": "../out/none"} {
		if err := os.Symlink(target, link); err != nil {
			t.Fatal(err)
		}
	}
	asked := 0
	r := New(func() *regular.Folders {
		asked++
		f := &regular.Folders{}
		f.Allow(".")
		return f
	})
	for name, want := range map[string]string{
		"a": "a", "sub/b": "b", filepath.Join(dir, "in", "a"): "a", "within": "b", "sub/../a": "a",
		"../out/c": "", filepath.Join(dir, "out", "c"): "", "file": "", "folder/c": "", "zero": "", "none": "",
		"absent": "", "": "", "/proc/self/environ": "", "sub": "",
	} {
		if got := string(r.Of(name)); got != want {
			t.Errorf("%s has %q, want %q", name, got, want)
		}
	}
	for name, want := range map[string]bool{
		"a": true, "absent": true, "sub/absent": true, "within": true, "absent/../a": true,
		"../out/c": false, "../out/absent": false, "file": false, "folder/c": false, "folder/absent": false, "none": false, "/etc/passwd": false,
	} {
		if got := r.Contains(name); got != want {
			t.Errorf("%s lies in the folder: %t, want %t", name, got, want)
		}
	}
	if asked != 1 {
		t.Errorf("the folders are asked for %d times", asked)
	}
	if text := None().Of("a"); len(text) > 0 {
		t.Errorf("a reader of nothing reads %q", text)
	}
}

// TestHostilePlaces: whatever the position, there is a line of the text or none, and a column from 1.
func TestHostilePlaces(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("a", []byte("int a;\n\tint é;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	folders := &regular.Folders{}
	folders.Allow(".")
	r := New(func() *regular.Folders { return folders })
	for _, at := range hostile.Positions() {
		for _, at.Filename = range []string{"a", "none"} {
			r.Line(at.Filename, at)
			if column := r.Column(at); column < 1 {
				t.Errorf("column %d of %+v", column, at)
			}
			if p := r.Position(at.Filename, at.Offset); p.Line < 1 || p.Column < 1 {
				t.Errorf("offset %d is at %v", at.Offset, p)
			}
		}
	}
	if got := r.Column(token.Position{Filename: "a", Line: 2, Column: 8, Offset: 14}); got != 7 {
		t.Errorf("behind é is column %d, want 7", got)
	}
}
