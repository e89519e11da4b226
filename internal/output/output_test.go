package output

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// inRepository enters a folder with a repository in it and a file beside that.
func inRepository(t *testing.T) {
	t.Helper()
	dir := t.TempDir()
	for _, folder := range []string{"repository/.git", "repository/sub", "elsewhere"} {
		if err := os.MkdirAll(filepath.Join(dir, folder), 0o777); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range map[string]string{"elsewhere/victim": "victim", "repository/own": "own"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(filepath.Join(dir, "repository"))
}

// TestWriteFile writes where links and other things are in the way: the file is there afterwards or the error says why
// not, link targets are unchanged, and no temporary file is left.
func TestWriteFile(t *testing.T) {
	for _, test := range []struct {
		name    string
		prepare func() error
		file    string
		failure string // part of the error; empty for none
	}{
		{"new", nil, "out", ""},
		{"in a folder", nil, "sub/out", ""},
		{"in no folder", nil, "none/out", "none/out"},
		{"an earlier one", func() error { return os.WriteFile("out", []byte("a longer text than the new one"), 0o600) }, "out", ""},
		{"link out of the repository", func() error { return os.Symlink("../elsewhere/victim", "out") }, "out", ""},
		{"absolute link", func() error {
			victim, err := filepath.Abs("../elsewhere/victim")
			return errors.Join(err, os.Symlink(victim, "out"))
		}, "out", ""},
		{"link within", func() error { return os.Symlink("own", "out") }, "out", ""},
		{"link of a link", func() error {
			return errors.Join(os.Symlink("../elsewhere/victim", "first"), os.Symlink("first", "out"))
		}, "out", ""},
		{"link to nothing", func() error { return os.Symlink("../elsewhere/none", "out") }, "out", ""},
		{"link in a circle", func() error { return os.Symlink("out", "out") }, "out", ""},
		{"folder by a link out of the repository", func() error { return os.Symlink("../elsewhere", "folder") }, "folder/out",
			"out of the repository"},
		{"folder below a link", func() error {
			return errors.Join(os.Mkdir("../elsewhere/sub", 0o777), os.Symlink("../elsewhere", "folder"))
		}, "folder/sub/out", "out of the repository"},
		{"folder by a link within", func() error { return os.Symlink("sub", "folder") }, "folder/out", ""},
		{"outside by its name", nil, "../elsewhere/out", ""},
		{"hard link", func() error { return os.Link("../elsewhere/victim", "out") }, "out", ""},
		{"folder", func() error { return os.Mkdir("out", 0o777) }, "out", "not a regular file"},
		{"without write permission", func() error { return os.WriteFile("out", []byte("kept"), 0o444) }, "out", "permission denied"},
	} {
		t.Run(test.name, func(t *testing.T) {
			inRepository(t)
			if test.prepare != nil {
				if err := test.prepare(); err != nil {
					t.Fatal(err)
				}
			}
			before := modeOf("out")
			err := WriteFile(test.file, []byte("text"))
			switch {
			case test.failure == "" && err != nil:
				t.Error(err)
			case test.failure != "" && (err == nil || !strings.Contains(err.Error(), test.failure)):
				t.Errorf("the error is %v, want %q in it", err, test.failure)
			case test.failure == "":
				info, err := os.Lstat(test.file)
				if text, _ := os.ReadFile(test.file); err != nil || !info.Mode().IsRegular() || string(text) != "text" {
					t.Errorf("the file has %q, %v, %v", text, info, err)
				}
				if before.IsRegular() && modeOf("out") != before {
					t.Errorf("the mode is %v, was %v", modeOf("out"), before)
				}
			}
			for name, want := range map[string]string{"../elsewhere/victim": "victim", "own": "own"} {
				if text, err := os.ReadFile(name); err != nil || string(text) != want {
					t.Errorf("%s has %q, %v", name, text, err)
				}
			}
			if _, err := os.Lstat("../elsewhere/none"); err == nil {
				t.Error("what the link leads to was made")
			}
			for _, dir := range []string{".", "sub", "../elsewhere"} {
				if left, err := filepath.Glob(filepath.Join(dir, ".cudavet*")); err != nil || len(left) > 0 {
					t.Errorf("%q are left behind, %v", left, err)
				}
			}
		})
	}
}

// modeOf returns the mode of a regular file; that of a folder if there is none.
func modeOf(name string) fs.FileMode {
	info, err := os.Lstat(name)
	if err != nil || !info.Mode().IsRegular() {
		return fs.ModeDir
	}
	return info.Mode()
}

// TestSystem writes to the system's names, and replaces none of them.
func TestSystem(t *testing.T) {
	if _, err := os.Stat("/dev/fd"); err != nil {
		t.Skip(err)
	}
	if err := WriteFile(os.DevNull, []byte("text")); err != nil {
		t.Error(err)
	}
	if info, err := os.Stat(os.DevNull); err != nil || info.Mode().IsRegular() {
		t.Fatalf("%s is %v, %v", os.DevNull, info, err)
	}
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	if err := WriteFile(filepath.Join("/dev/fd", fmt.Sprint(write.Fd())), []byte("text")); err != nil {
		t.Fatal(err)
	}
	write.Close()
	got := make([]byte, 10)
	if n, err := read.Read(got); err != nil || string(got[:n]) != "text" {
		t.Errorf("the pipe has %q, %v", got[:n], err)
	}
}

// TestElsewhere: the repository around a file counts wherever the command works.
func TestElsewhere(t *testing.T) {
	inRepository(t)
	if err := os.Symlink("../elsewhere", "folder"); err != nil {
		t.Fatal(err)
	}
	t.Chdir("..")
	if err := WriteFile("repository/folder/out", nil); err == nil || !strings.Contains(err.Error(), "out of the repository") {
		t.Errorf("the error is %v", err)
	}
	if err := WriteFile("repository/sub/out", nil); err != nil {
		t.Error(err)
	}
}

// TestMkdirAll makes no folder out of the repository by a link.
func TestMkdirAll(t *testing.T) {
	inRepository(t)
	if err := os.Symlink("../elsewhere", "folder"); err != nil {
		t.Fatal(err)
	}
	if err := MkdirAll("a/b/c"); err != nil {
		t.Error(err)
	}
	if err := MkdirAll("../elsewhere/own"); err != nil {
		t.Error(err)
	}
	if err := MkdirAll("folder/made"); err == nil {
		t.Error("a folder is made out of the repository")
	}
	if _, err := os.Stat("../elsewhere/made"); err == nil {
		t.Error("a folder was made")
	}
}
