package regular

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

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
