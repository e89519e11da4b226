package buildrule

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/internal/hostile"
)

// Limits of FuzzBuildRules on a small file: the amount that the bounds on bytes and steps allow, and a
// time that only an endless loop takes.
const (
	maxFuzzedBytes = 16 << 10
	maxFuzzedAlloc = 8 << 30
	maxFuzzedTime  = time.Minute
)

// The budget of a build file that is fuzzed: more would find no more, and go test takes 10 s on one input for a fault.
const (
	fuzzedSteps     = 20_000
	fuzzedExpansion = 8 << 20
)

var fuzzedFiles = []string{"Makefile", "CMakeLists.txt", "build.sh", "compile_commands.json", "gen.go"}

// FuzzBuildRules reads arbitrary text as each kind of build file: there is no panic, and no
// end of memory or time. Its seeds are the hostile inputs. File says which kind.
func FuzzBuildRules(f *testing.F) {
	for n, in := range hostile.All() {
		if testing.Short() && n%8 != 0 {
			continue
		}
		for i, name := range fuzzedFiles {
			if text, ok := in.Files[name]; ok && len(text) <= maxFuzzedBytes {
				f.Add([]byte(text), uint8(i))
			}
		}
	}
	f.Add([]byte("0:\n\t ()00"), uint8(0))
	f.Add([]byte("package p\n\n//go:generate nvcc -c main.cu\n"), uint8(4))
	f.Fuzz(func(t *testing.T, text []byte, file uint8) {
		text = text[:min(len(text), maxFuzzedBytes)]
		root := t.TempDir()
		source := filepath.Join(root, "main.cu")
		name := filepath.Join(root, fuzzedFiles[int(file)%len(fuzzedFiles)])
		for path, content := range map[string][]byte{source: nil, name: text} {
			if err := os.WriteFile(path, content, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		watch := time.AfterFunc(maxFuzzedTime, func() { panic("no end") })
		defer watch.Stop()
		before := allocated()
		all := newRules(root, nvcc.Newest, nil)
		all.budget = budget{steps: fuzzedSteps, bytes: fuzzedExpansion}
		rules := all.scan(true).With(map[string][]byte{name: text})
		step, _ := rules.Compile(source)
		if used := allocated() - before; used > maxFuzzedAlloc {
			t.Errorf("%d bytes take %d MB", len(text), used>>20)
		}
		options := nvcc.Default()
		options.ParseRule(step.BuildFlags)
		for path := range rules.Exceeded() {
			if !strings.HasPrefix(path, root) {
				t.Errorf("%s lies outside", path)
			}
		}
	})
}

func allocated() uint64 {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.TotalAlloc
}
