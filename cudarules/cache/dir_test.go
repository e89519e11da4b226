package cache

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// TestForeignEntries puts other things where an entry lies: none is taken for it, and none is waited for or read without end.
func TestForeignEntries(t *testing.T) {
	const key, other = "00aa", "00bb"
	tests := map[string]func(t *testing.T, entry, other string) error{
		"the entry of another key": func(_ *testing.T, entry, other string) error { return os.Rename(other, entry) },
		"device":                   func(_ *testing.T, entry, _ string) error { return os.Symlink("/dev/zero", entry) },
		"large file": func(t *testing.T, entry, _ string) error {
			if err := os.WriteFile(entry, nil, 0o600); err != nil {
				return err
			}
			return os.Truncate(entry, int64(limit.FileBytes.Value())+1)
		},
		"folder": func(_ *testing.T, entry, _ string) error { return os.Mkdir(entry, 0o700) },
		"empty":  func(_ *testing.T, entry, _ string) error { return os.WriteFile(entry, nil, 0o600) },
	}
	for name, put := range tests {
		t.Run(name, func(t *testing.T) {
			if runtime.GOOS == "windows" {
				t.Skip("no devices and links")
			}
			d := NewDir(t.TempDir(), 1<<20)
			d.Write(key, []byte("findings"))
			d.Write(other, []byte("none"))
			if data, ok := d.Read(key); !ok || string(data) != "findings" {
				t.Fatalf("read %q, %v", data, ok)
			}
			if err := os.Remove(d.file(key)); err != nil {
				t.Fatal(err)
			}
			if err := put(t, d.file(key), d.file(other)); err != nil {
				t.Fatal(err)
			}
			if data, ok := d.Read(key); ok {
				t.Errorf("read %q", data)
			}
		})
	}
}

// TestTrusted asks which folders others may write in.
func TestTrusted(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("permissions are not the mode's")
	}
	dir := t.TempDir()
	for mode, want := range map[os.FileMode]bool{0o700: true, 0o755: true, 0o775: false, 0o757: false, 0o777 | os.ModeSticky: false} {
		path := filepath.Join(dir, fmt.Sprintf("%o", mode))
		if err := os.Mkdir(path, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		if err := Trusted(path); (err == nil) != want {
			t.Errorf("%v: %v", mode, err)
		}
	}
	if err := Trusted(filepath.Join(dir, "none")); err != nil {
		t.Error(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if Trusted(filepath.Join(dir, "file")) == nil {
		t.Error("a file is trusted as a folder")
	}
	if os.Geteuid() == 0 {
		path := filepath.Join(dir, "foreign")
		if err := os.Mkdir(path, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.Chown(path, 12345, 12345); err != nil {
			t.Skip(err)
		}
		if Trusted(path) == nil {
			t.Error("the folder of another user is trusted")
		}
	}
}
