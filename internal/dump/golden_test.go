package dump

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/source"
)

var update = flag.Bool("update", false, "write the expected output anew")

// TestGolden prints floors of small programs. Those of bodies have tests of their own.
func TestGolden(t *testing.T) {
	for _, floor := range Floors[:4] {
		files, err := filepath.Glob("../../testdata/golden/" + floor.Name + "/*.cu")
		if err != nil || len(files) == 0 {
			t.Fatal(floor.Name, files, err)
		}
		for _, file := range files {
			t.Run(floor.Name+"/"+filepath.Base(file), func(t *testing.T) {
				var got bytes.Buffer
				if err := Print(&got, floor, file, nvcc.Default(), source.Device); err != nil {
					t.Fatal(err)
				}
				want := strings.TrimSuffix(file, ".cu") + ".txt"
				if *update {
					if err := os.WriteFile(want, got.Bytes(), 0o666); err != nil {
						t.Fatal(err)
					}
				}
				text, err := os.ReadFile(want)
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(string(text), got.String()); diff != "" {
					t.Errorf("%s is another (-want +got):\n%s", want, diff)
				}
			})
		}
	}
}

// TestFloors prints every floor of a program.
func TestFloors(t *testing.T) {
	for _, floor := range Floors {
		var got bytes.Buffer
		if err := Print(&got, floor, "../../testdata/golden/memory/objects.cu", nvcc.Default(), source.Host); err != nil || got.Len() == 0 {
			t.Errorf("%s: %v, %d bytes", floor.Name, err, got.Len())
		}
	}
	if err := Print(new(bytes.Buffer), Floors[0], "absent.cu", nvcc.Default(), source.Host); err == nil || !strings.Contains(err.Error(), "absent.cu") {
		t.Errorf("error %v", err)
	}
}
