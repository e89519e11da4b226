package cudarules

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestUnknownArguments checks that a call with an argument of unknown type resolves to no overload if
// a template may be the one.
func TestUnknownArguments(t *testing.T) {
	const text = `template <class It> __device__ int count(It first, int start, int n);
int count(struct policy const &p, unsigned const *first, int n);
template <class It> __device__ int size(It first);
int size(unsigned const *first);
int size(unsigned const *first, int n);
__global__ void k(int *x) {
	x[0] = count(unseen(), 1, 2);
	x[1] = size(unseen().first());
	x[2] = size(unseen(), 2);
}
`
	checker := NewCheckerReading(allRules(t), func(path string) ([]byte, error) { return []byte(text), nil })
	a, err := checker.Check("k.cu", nvcc.Default())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"k.cu:9:9 device-call-host"}, places(a)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestTextureTypes has references to textures and surfaces be no variables of the
// host, whichever way their class is written.
func TestTextureTypes(t *testing.T) {
	const text = `struct __attribute__((device_builtin_texture_type)) Texture { int handle; };
struct __device_builtin_surface_type__ Surface { int handle; };
template <class T> struct __attribute__((device_builtin_texture_type)) TextureOf { T handle; };
struct __attribute__((device_builtin)) Other { int handle; };
typedef Texture Image;
Image a;
static Surface b;
namespace images { TextureOf<int> c; }
Other d;
__global__ void k(int *o) {
	*o = a.handle + b.handle + images::c.handle;
	*o = d.handle;
}
`
	if diff := cmp.Diff([]string{"s.cu:12:7 device-host-variable"}, checkText(t, allRules(t), text, nvcc.Default())); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
