package check

import (
	"path/filepath"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/internal/load"
)

const untagged = `
-- .git/HEAD --
-- go/go.mod --
module m

go 1.21
-- go/m.go --
package m
-- go/dev/k.cu --
__global__ void k() {}
-- go/dev/dev.go --
//go:build cuda

package dev

// #include <cuda_runtime.h>
import "C"
-- go/dev/plain.go --
package dev
-- go/text/text.go --
package text
-- other/k.cu --
__global__ void other() {}
-- more/go.mod --
module more

go 1.21
-- more/metal.go --
package more

// int metal(void); // there is no CUDA here
import "C"

func Metal() { C.metal() }
-- more/cuda.go --
//go:build cuda

package more

// #include <cuda_runtime.h>
import "C"
-- more/nccl.go --
//go:build cuda

package more

// #include <nccl.h>
import "C"
`

const onlyGo = `
-- go.mod --
module m

go 1.21
-- m.go --
package m
-- old/k.cu --
__global__ void k() {}
`

// TestTags has a run take the tags that bring cgo files where the user names none, and check the sources that no package is linked with.
func TestTags(t *testing.T) {
	for _, test := range []struct {
		dir      string
		patterns []string
		given    string // "none" for none
		taken    string
		alone    int
	}{
		{dir: "go", patterns: []string{"./..."}, taken: "cuda", alone: 1},
		{dir: "go", patterns: []string{"./dev"}, taken: "cuda"},
		{dir: "go", patterns: []string{"./text"}, taken: "cuda"},
		{dir: "more", patterns: []string{"./..."}, taken: "cuda", alone: 1},
		{dir: "go", patterns: []string{"./..."}, given: "cuda", alone: 1},
		{dir: "go", patterns: []string{"./..."}, given: "none", alone: 2},
	} {
		dir := t.TempDir()
		for _, f := range txtar.Parse([]byte(untagged)).Files {
			write(t, filepath.Join(dir, filepath.FromSlash(f.Name)), string(f.Data))
		}
		t.Chdir(filepath.Join(dir, test.dir))
		loading := load.Config{Tags: test.given, TagsGiven: test.given != ""}
		if test.given == "none" {
			loading.Tags = ""
		}
		run := NewRun(&options.Options{}, loading)
		run.NoCache, run.Unlinked = true, true
		r := run.Packages(test.patterns)
		if r.Summary.Taken.Tags != test.taken || r.Summary.Alone != test.alone || len(r.Failures) > 0 || r.Nothing != "" {
			t.Errorf("%v with %q: took %q, %d sources alone, %q, %q; want %q, %d",
				test.patterns, test.given, r.Summary.Taken.Tags, r.Summary.Alone, r.Failures, r.Nothing, test.taken, test.alone)
		}
	}
}

// TestNothing checks packages none of which uses cgo. The command to run is named if there are CUDA sources below the
// targets.
func TestNothing(t *testing.T) {
	const tags = "which brings 1 cgo file, or 'cudavet -unlinked "
	for _, test := range []struct {
		tree, dir string
		patterns  []string
		settings  options.Options
		tags      string
		unlinked  bool
		want      string
	}{
		{tree: untagged, dir: "go", patterns: []string{"./..."},
			want: "found 2 .cu files and no package that uses cgo: run 'cudavet -tags cuda ./...', " + tags + "./...' for the sources alone"},
		{tree: untagged, dir: "go", patterns: []string{"m/..."},
			want: "found 2 .cu files and no package that uses cgo: run 'cudavet -tags cuda m/...', " + tags + "m/...' for the sources alone"},
		{tree: untagged, dir: "go", patterns: []string{"./dev/..."},
			want: "found 1 .cu file and no package that uses cgo: run 'cudavet -tags cuda ./dev/...', " + tags + "./dev/...' for the sources alone"},
		{tree: untagged, dir: "go/dev", patterns: []string{"."},
			want: "found 1 .cu file and no package that uses cgo: run 'cudavet -tags cuda .', " + tags + ".' for the sources alone"},
		{tree: untagged, dir: "go", patterns: []string{"./..."}, tags: "netgo",
			want: "found 2 .cu files and no package that uses cgo: run 'cudavet -tags netgo,cuda ./...', " + tags + "./...' for the sources alone"},
		{tree: untagged, dir: "go", patterns: []string{"./text/..."}},
		{tree: untagged, dir: "go", patterns: []string{"."}},
		{tree: untagged, dir: "go", patterns: []string{"./..."}, tags: "cuda"},
		{tree: untagged, dir: "go", patterns: []string{"./..."}, unlinked: true},
		{tree: onlyGo, patterns: []string{"./..."},
			want: "found 1 .cu file and no package that uses cgo: run 'cudavet -unlinked ./...' for the sources alone"},
		{tree: onlyGo + "-- .cudavet.yml --\nexclude: [{path: old, reason: nobody builds it}]\n", patterns: []string{"./..."}},
	} {
		dir := t.TempDir()
		for _, f := range txtar.Parse([]byte(test.tree)).Files {
			write(t, filepath.Join(dir, filepath.FromSlash(f.Name)), string(f.Data))
		}
		t.Chdir(filepath.Join(dir, test.dir))
		run := NewRun(&test.settings, load.Config{Tags: test.tags, TagsGiven: true})
		run.NoCache, run.Unlinked = true, test.unlinked
		r := run.Packages(test.patterns)
		want := test.want
		if want != "" {
			want = "cudavet: nothing of CUDA was checked: " + want
		}
		if r.Nothing != want || len(r.Failures) > 0 {
			t.Errorf("%v in %q with tags %q: %q, %q\nwant %q", test.patterns, test.dir, test.tags, r.Nothing, r.Failures, want)
		}
	}
}
