package dump

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/internal/golden"
)

// TestGolden prints floors of small programs. Those of bodies have tests of their own.
func TestGolden(t *testing.T) {
	for _, floor := range Floors[:4] {
		t.Run(floor.Name, func(t *testing.T) {
			golden.Sources(t, "../../testdata/golden/"+floor.Name, func(w io.Writer, file string) error {
				return Print(w, floor, file, nvcc.Default(), source.Device, regular.ReadFile, nil)
			})
		})
	}
}

// TestFloors prints every floor of a program.
func TestFloors(t *testing.T) {
	for _, floor := range Floors {
		var got bytes.Buffer
		if err := Print(&got, floor, "../../testdata/golden/memory/accesses.cu", nvcc.Default(), source.Device,
			regular.ReadFile, nil); err != nil ||
			got.Len() == 0 {
			t.Errorf("%s: %v, %d bytes", floor.Name, err, got.Len())
		}
	}
	if err := Print(new(bytes.Buffer), Floors[0], "absent.cu", nvcc.Default(), source.Host, regular.ReadFile, nil); err == nil ||
		!strings.Contains(err.Error(), "absent.cu") {
		t.Errorf("error %v", err)
	}
}
