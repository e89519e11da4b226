package regular

import (
	"os"
	"path/filepath"
	"testing"
)

func TestFolders(t *testing.T) {
	root := t.TempDir()
	for _, name := range []string{"module/a.h", "modules/b.h", "include/c.h", "secret/d.h"} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(name), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for link, target := range map[string]string{
		"module/in.h":   "a.h",
		"module/out.h":  "../secret/d.h",
		"module/folder": "../secret",
		"other":         "module",
	} {
		if err := os.Symlink(target, filepath.Join(root, link)); err != nil {
			t.Skip(err)
		}
	}
	var r Folders
	r.Allow(filepath.Join(root, "other"))
	r.Allow(filepath.Join(root, "include"))
	r.Allow(filepath.Join(root, "missing"))
	for name, want := range map[string]bool{
		"module/a.h":                 true,
		"other/a.h":                  true,
		"module/in.h":                true,
		"include/c.h":                true,
		"module/folder/../a.h":       true,
		"module/../include/c.h":      true,
		"modules/b.h":                false,
		"module/../secret/d.h":       false,
		"module/out.h":               false,
		"module/folder/d.h":          false,
		"module/folder/../../d.h":    false,
		"missing/e.h":                false,
		"module":                     false,
		"module/../../../etc/passwd": false,
	} {
		_, err := r.ReadFile(root + "/" + name)
		if got := err == nil; got != want {
			t.Errorf("%s: read is %v, want %v (%v)", name, got, want, err)
		}
	}
}

// TestFoldersLinked reads through links, but only files that are in a folder by name.
func TestFoldersLinked(t *testing.T) {
	root := t.TempDir()
	for _, name := range []string{"store/a.h", "store/folder/b.h", "secret/c.h"} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(name), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(root, "tree"), 0o777); err != nil {
		t.Fatal(err)
	}
	for link, target := range map[string]string{"tree/a.h": "../store/a.h", "tree/folder": "../store/folder"} {
		if err := os.Symlink(target, filepath.Join(root, link)); err != nil {
			t.Fatal(err)
		}
	}
	r := Folders{Linked: true}
	r.Allow(filepath.Join(root, "tree"))
	for name, want := range map[string]bool{
		"tree/a.h":                true,
		"tree/folder/b.h":         true,
		"tree/folder/../a.h":      true,
		"tree/missing.h":          false,
		"tree/folder":             false,
		"store/a.h":               false,
		"tree/folder/../../a.h":   false,
		"tree/../secret/c.h":      false,
		"tree/../../../etc/hosts": false,
	} {
		_, err := r.ReadFile(root + "/" + name)
		if got := err == nil; got != want {
			t.Errorf("%s: read is %v, want %v (%v)", name, got, want, err)
		}
	}
}
