package regular

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/cudavet/cudavet/cudarules/limit"
)

func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a")
	for _, text := range []string{"", "a", strings.Repeat("text\n", 10_000)} {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if got, err := ReadFile(name); err != nil || string(got) != text {
			t.Errorf("of %d bytes %d are read: %v", len(text), len(got), err)
		}
	}
	if err := os.Truncate(name, int64(limit.FileBytes.Value())+1); err != nil {
		t.Fatal(err)
	}
	var given *limit.Error
	if _, err := ReadFile(name); !errors.As(err, &given) || given.Limit != limit.FileBytes {
		t.Errorf("of a file that is too large: %v", err)
	}
	others := []string{dir, filepath.Join(dir, "none")}
	if runtime.GOOS != "windows" {
		others = append(others, os.DevNull)
	}
	for _, other := range others {
		if _, err := ReadFile(other); err == nil || !strings.Contains(err.Error(), other) {
			t.Errorf("%s: the error is %v", other, err)
		}
	}
}

// TestFiles reads a large file by several names: it is read once, until it changes.
func TestFiles(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "large")
	write := func(c string) {
		t.Helper()
		if err := os.WriteFile(name, []byte(strings.Repeat(c, leastShared)), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("a")
	names := []string{name, filepath.Join(dir, "link"), filepath.Join(dir, "hard")}
	if os.Symlink(name, names[1]) != nil || os.Link(name, names[2]) != nil {
		t.Skip("the system makes no links")
	}
	var files Files
	read := func(name string) []byte {
		t.Helper()
		text, err := files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	first := read(name)
	for _, name := range names {
		if text := read(name); &text[0] != &first[0] {
			t.Errorf("%s is read again", name)
		}
	}
	write("b")
	if err := os.Chtimes(name, time.Now(), time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if text := read(names[2]); text[0] != 'b' || first[0] != 'a' {
		t.Errorf("a file that has changed begins with %c", text[0])
	}
	if _, err := files.ReadFile(dir); err == nil {
		t.Error("a folder is read")
	}
}
