package load

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

func TestMissingHeaderMessage(t *testing.T) {
	for message, want := range map[string][]string{
		"x.go:3:10: fatal error: cuda.h: No such file or directory":     {"x.go:3:10", "cuda.h"},
		"./x.go:3:10: fatal error: 'nvtx3/nvToolsExt.h' file not found": {"./x.go:3:10", "nvtx3/nvToolsExt.h"},
		"# m\nfatal error: 'cuda.h' file not found":                     {"", "cuda.h"},
		"x.go:3:10: error: unknown type name 'cuda.h'":                  nil,
	} {
		got := missingHeader.FindStringSubmatch(message)
		if diff := cmp.Diff(want, got[min(1, len(got)):], cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%s: -want +got:\n%s", message, diff)
		}
	}
}
