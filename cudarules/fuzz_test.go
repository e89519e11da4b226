package cudarules

import (
	"flag"
	"io/fs"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/hostile"
)

// Limits of FuzzCheck on a small source: the amount that the bounds on instances allow, and a time
// that only an endless loop takes.
const (
	maxFuzzedBytes = 16 << 10
	maxFuzzedAlloc = 3 << 30
	maxFuzzedTime  = 2 * time.Minute
)

// FuzzCheck checks arbitrary text in both views, all rules on: there is no
// panic, and no end of memory or time. Its seeds are the conformance cases, if it fuzzes, and
// cyclic programs.
// flags are bits, see fuzzedOptions.
func FuzzCheck(f *testing.F) {
	rules := allRules(f)
	if flag.Lookup("test.fuzz").Value.String() != "" { // otherwise other tests check the archives and the hostile inputs
		addArchives(f)
		addHostile(f)
	}
	for i, program := range cyclicPrograms(f) {
		f.Add(program.Data, uint8(i))
	}
	f.Fuzz(func(t *testing.T, text []byte, flags uint8) {
		text = text[:min(len(text), maxFuzzedBytes)]
		const name = "fuzzed.cu"
		checker := NewCheckerReading(rules, func(path string) ([]byte, error) {
			if path != name {
				return nil, fs.ErrNotExist
			}
			return text, nil
		})
		watch := time.AfterFunc(maxFuzzedTime, func() {
			debug.SetTraceback("all")
			panic(t.Name() + ": no end")
		})
		defer watch.Stop()
		before := allocated()
		a, err := checker.Check(name, fuzzedOptions(flags))
		if used := allocated() - before; used > maxFuzzedAlloc {
			t.Errorf("%d bytes of source take %d MB", len(text), used>>20)
		}
		if err != nil {
			if !strings.HasPrefix(err.Error(), name+":") || strings.Contains(err.Error(), "\n") {
				t.Errorf("the error is not one line that names the file: %q", err)
			}
			return
		}
		for _, finding := range a.Findings {
			if finding.Pos.File == nil || finding.End.Offset < finding.Pos.Offset || finding.End.Offset > len(text) {
				t.Errorf("%s stands at %v to %v", finding.Rule.ID, finding.Pos, finding.End)
			}
			if finding.Message != plain.Line(finding.Message) {
				t.Errorf("%s says what is no plain line: %q", finding.Rule.ID, finding.Message)
			}
			for _, r := range finding.Related {
				if r.Message != plain.Line(r.Message) || r.Pos.IsValid() && (r.Pos.Offset < 0 || r.End.Offset > len(text)) {
					t.Errorf("%s has %q at %v to %v", finding.Rule.ID, r.Message, r.Pos, r.End)
				}
			}
		}
	})
}

// addHostile adds the hostile sources.
func addHostile(f *testing.F) {
	for _, in := range hostile.All() {
		if text := in.Files["main.cu"]; text != "" && len(text) <= maxFuzzedBytes {
			f.Add([]byte(text), uint8(0))
			f.Add([]byte(text), ^uint8(0))
		}
	}
}

// addArchives adds the cases of the archives.
func addArchives(f *testing.F) {
	for _, folder := range []string{"conformance/cuda", "conformance/guidelines", "spellings/cuda"} {
		archives, err := filepath.Glob(filepath.Join("../testdata", folder, "*.txtar"))
		if err != nil || len(archives) == 0 {
			f.Fatalf("%d archives in %s: %v", len(archives), folder, err)
		}
		for _, name := range archives {
			a, err := txtar.ParseFile(name)
			if err != nil {
				f.Fatal(err)
			}
			for i, file := range a.Files {
				f.Add(file.Data, uint8(i))
			}
		}
	}
}

// fuzzedOptions turns bits into compiler options.
func fuzzedOptions(flags uint8) nvcc.Options {
	o := nvcc.Default()
	o.RDC = flags&1 != 0
	o.ExtendedLambda = flags&2 != 0
	o.RelaxedConstexpr = flags&4 != 0
	o.MSVC = flags&8 != 0
	if flags&16 != 0 {
		o.Std = 20
	}
	if flags&32 != 0 {
		o.Arch, o.Archs = 90, []int{90}
	}
	return o
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}
