//go:build linux

package load

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cudarules/cache"
)

// including are the ways in which the C compiler is made to read a file. Each is the preamble of a package.
var including = []string{
	`#include "NAME"`,
	`%:include "NAME"`,
	"#inc\\\nlude \"NAME\"",
	"#/**/include/**/\"NAME\"",
	"#define HEADER \"NAME\"\n#include HEADER",
	"#define TEXT(x) #x\n#define HEADER(x) TEXT(x)\n#include HEADER(NAME)",
	`#include_next "NAME"`,
	`#import "NAME"`,
	"#if __has_include(\"NAME\")\n#include \"NAME\"\n#endif",
	"#pragma GCC dependency \"NAME\"",
	`__asm__(".incbin \"NAME\"");`,
	`__asm__(".include \"NAME\"");`,
	"#cgo CFLAGS: -include NAME",
	"#cgo CFLAGS: -imacros NAME",
	"#cgo LDFLAGS: NAME.a",
}

// TestBounded has the C compiler, or its child processes, read endless or nearly endless files, in each way: the other packages
// are loaded, the failures reported, and no process exceeds its memory.
func TestBounded(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	endless := map[string]func(name string) error{
		"device": func(name string) error { return os.Symlink("/dev/zero", name) },
		"pipe":   func(name string) error { return syscall.Mkfifo(name, 0o666) },
		"large": func(name string) error {
			file, err := os.Create(name)
			if err != nil {
				return err
			}
			return file.Truncate(20 << 30)
		},
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module m\n\ngo 1.26\n")
	write(t, filepath.Join(dir, "beside/m.go"), "package beside\n\n// int f(void);\nimport \"C\"\n\nfunc F() { C.f() }\n")
	packages := 1
	for i, how := range including {
		for k, kind := range slices.Sorted(maps.Keys(endless)) {
			if i >= 1 && i%len(endless) != k { // which takes a while
				continue
			}
			folder := filepath.Join(dir, kind, fmt.Sprintf("p%d", i))
			preamble := "//" + strings.ReplaceAll(strings.ReplaceAll(how, "NAME", filepath.Join(folder, "endless")), "\n", "\n//")
			write(t, filepath.Join(folder, "m.go"), fmt.Sprintf("package p%d\n\n%s\n//int f(void);\nimport \"C\"\n\nfunc F() { C.f() }\n", i, preamble))
			for _, name := range []string{"endless", "endless.a"} {
				if err := endless[kind](filepath.Join(folder, name)); err != nil {
					t.Fatal(err)
				}
			}
			packages++
		}
	}
	found := Packages([]string{"./..."}, Config{Dir: dir, Cooked: cache.NewDir(t.TempDir(), 1<<20), Run: cgobridge.NewRun(func() (cgobridge.Settings, error) { return cgobridge.Settings{}, nil })})
	if found.Whole == 0 || found.InPart == 0 || found.Whole+found.InPart != packages {
		t.Errorf("of %d packages %d are there as a whole and %d in part: %q", packages, found.Whole, found.InPart, found.Problems)
	}
	if !slices.ContainsFunc(found.Problems, func(line string) bool { return strings.HasPrefix(line, "cc1 was ended") }) {
		t.Errorf("no line tells that the compiler was ended: %q", found.Problems)
	}
	var took syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_CHILDREN, &took); err != nil || took.Maxrss > 2200<<10 {
		t.Errorf("a process takes %d MiB, %v", took.Maxrss>>10, err)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}
