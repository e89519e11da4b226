package cudarules

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// TestColumns checks that findings are at the relevant token, also several of one rule on one line.
// The line below has a caret for each, by bytes.
func TestColumns(t *testing.T) {
	const code = `
struct Handle { Handle(const Handle &); int id; };
struct Chain { Chain &grow(); Chain &cut(int); Chain operator+(int); };
int lookup(int); float scale, bias;
__device__ int slot(int);
#define LOOKUP(x) (lookup(x) + lookup((x) + 1))

__global__ void by_reference(float &a, int &b);
                             ^         ^
__global__ void calls(int *o) { *o = lookup(1) + lookup(lookup(2)); }
                                     ^           ^      ^
__global__ void é(int *ö) { *ö = /* ä */ lookup(1); }
                                             ^
__global__ void members(Chain *c) { c->grow().cut(3).grow(); *c + 1; }
                                       ^      ^      ^          ^
__global__ void use(Chain *c) { c->grow()
                                ^  ^
    .cut(1); }
__global__ void macro(int *o) { *o = LOOKUP(*o); }
                                     ^
__global__ void variables(float *x) { *x = *x * scale + bias; }
                                                ^       ^
int host(int i) { return slot(i) + (slot)(i); }
                         ^          ^
__global__ void take(Handle a, int n, Handle b);
void launch(Handle h) { take<<<1, 1>>>(h, 3, h); }
                                       ^     ^
template <class T> __global__ void twice(T *x) { *x = lookup(0) + lookup(1); }
                                                      ^           ^
void launches(int *i, long *l) { twice<<<1, 1>>>(i); twice<<<1, 1>>>(l); }
`
	var text strings.Builder
	var want []string // the lines with their carets
	previous := ""
	for line := range strings.Lines(code) {
		if strings.HasPrefix(strings.TrimLeft(line, " "), "^") {
			want = append(want, previous+line)
			continue
		}
		text.WriteString(line)
		previous = line
	}
	checker := NewCheckerReading(allRules(t), func(name string) ([]byte, error) {
		if name != "columns.cu" {
			return nil, fs.ErrNotExist
		}
		return []byte(text.String()), nil
	})
	options := nvcc.Default()
	options.RDC = true
	a, err := checker.Check("columns.cu", options)
	if err != nil {
		t.Fatal(err)
	}
	carets := map[int][]byte{}
	for _, f := range a.Findings {
		for len(carets[f.Pos.Line]) < f.Pos.Column-1 {
			carets[f.Pos.Line] = append(carets[f.Pos.Line], ' ')
		}
		carets[f.Pos.Line] = append(carets[f.Pos.Line], '^')
	}
	var got []string
	for i, line := range strings.Split(text.String(), "\n") {
		if marks := carets[i+1]; marks != nil {
			got = append(got, line+"\n"+string(marks)+"\n")
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
