package buildrule

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/cache"
	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestScans reads each archive with its cached results: they are used as long as nothing changes, and whatever file
// is added, removed or changed, the rules are those of a scan without a cache.
func TestScans(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	eachArchive(t, func(t *testing.T, archive *txtar.Archive, root, questions string) {
		scans := NewScans(cache.NewDir(t.TempDir(), 1<<30), "test")
		same := func(when string) {
			t.Helper()
			want, got := Scan(nvcc.Newest, root), scans.Scan(nvcc.Newest, root)
			if diff := cmp.Diff(want, got, cmp.AllowUnexported(Rules{}, Step{}, holes{}, hole{}, openHole{}, budget{}), cmp.AllowUnexported(limit.Set{})); diff != "" {
				t.Errorf("%s: the rules differ (-scanned +kept):\n%s", when, diff)
			}
		}
		same("at first")
		same("unchanged")
		change := func(when string, err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
			same(when)
		}
		const mostFiles = 6 // each change scans all of them
		for i := 0; i < len(archive.Files); i += 1 + len(archive.Files)/mostFiles {
			f := archive.Files[i]
			path := filepath.Join(root, f.Name)
			text, err := os.ReadFile(path)
			if err != nil {
				continue // the questions
			}
			change("without "+f.Name, os.Remove(path))
			change("with half of "+f.Name, os.WriteFile(path, text[:len(text)/2], 0o666))
			change("with "+f.Name, os.WriteFile(path, text, 0o666))
			more := filepath.Join(filepath.Dir(path), "further.cu")
			change("with a source beside "+f.Name, os.WriteFile(more, nil, 0o666))
			change("with one less", os.Remove(more))
		}
	})
}

// TestScansAreTaken has a scan's entry say something else than the files: that comes until a file changes, of the same
// program and for the same release alone.
func TestScansAreTaken(t *testing.T) {
	root, dir := t.TempDir(), cache.NewDir(t.TempDir(), 1<<30)
	makefile, source := filepath.Join(root, "Makefile"), filepath.Join(root, "x.cu")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(makefile, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("x.o: x.cu\n\tnvcc -DA -c x.cu -o x.o\n")
	flags := func(scans *Scans, toolkit nvcc.Version) string {
		step, _ := scans.Scan(toolkit, root).Compile(source)
		if len(step.Flags) == 0 {
			t.Fatalf("the flags are %q", step.Flags)
		}
		return step.Flags[0]
	}
	scans := NewScans(dir, "test")
	r := newRules(root, nvcc.Newest, nil)
	seen := r.disk
	r.scan(true)
	for i := range r.Steps {
		r.Steps[i].Flags = []string{"-DKEPT"}
	}
	dir.Write(scans.key(nvcc.Newest, true, root, nil), r.encode(seen))
	older := nvcc.Newest
	older.Major--
	for _, each := range []struct {
		is, want string
	}{
		{flags(scans, nvcc.Newest), "-DKEPT"},
		{flags(NewScans(dir, "another program"), nvcc.Newest), "-DA"},
		{flags(scans, older), "-DA"},
	} {
		if each.is != each.want {
			t.Errorf("the flag is %s, want %s", each.is, each.want)
		}
	}
	write("x.o: x.cu\n\tnvcc -DB -c x.cu -o x.o\n")
	if is := flags(scans, nvcc.Newest); is != "-DB" {
		t.Errorf("the flag is %s after a change, want -DB", is)
	}
}

// TestScansOfFolders has a rule search a folder that is not there at first, then lies in the repository, and then is a link
// out of it, where nothing is looked for.
func TestScansOfFolders(t *testing.T) {
	root, outside, scans := t.TempDir(), t.TempDir(), NewScans(cache.NewDir(t.TempDir(), 1<<30), "test")
	generated := filepath.Join(root, "vendor/generated") // the scan does not list a folder of this name otherwise
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write(filepath.Join(root, "Makefile"), "SOURCES := $(shell find vendor/generated -name '*.cu')\nx: $(SOURCES)\n\tnvcc -DG -o x $(SOURCES)\n")
	write(filepath.Join(root, "vendor/other.txt"), "")
	write(filepath.Join(outside, "deep/x.cu"), "")
	source := filepath.Join(generated, "deep/x.cu")
	found := func(when string, want bool) {
		t.Helper()
		for range 2 { // afresh, and from the cache
			if _, is := scans.Scan(nvcc.Newest, root).Compile(source); is != want {
				t.Errorf("%s: a step compiles the source: %t", when, is)
			}
		}
	}
	found("without the folder", false)
	write(source, "")
	found("with the folder", true)
	if err := os.RemoveAll(generated); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, generated); err != nil {
		t.Skip(err)
	}
	found("with a link", false)
}
