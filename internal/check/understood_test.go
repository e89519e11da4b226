package check

import (
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/internal/load"
)

const texts = `
-- .git/HEAD --
-- page.cu --
<!DOCTYPE html>
<html><head><script>
function foo(a, b) { var x = 5; return a + b; }
var y = document.getElementById("x");
</script></head><body><p>You can't; it isn't there.</p></body></html>
-- json.cu --
{"message": "Not Found", "list": [1, 2, 3]}
-- python.cu --
import torch

def f(x):
    return x + 1
-- statements.cu --
KERNEL(foo);
{ x = 1; }
-- error.cu --
__global__ void k(int *x) { x[0] = ; }
-- spaces.cu --
namespace n { extern "C" { void f(int x) { x = ; } } }
-- half.cu --
#include "bad.cuh"
#include "gone.h"
__global__ void k(int *x) { x[0] = ; }
namespace n { __global__ void g(int *x) { x[0] = 1; } void f() { x = ; } }
-- other.cu --
#include "bad.cuh"
#include <gone.h>
__global__ void g(int *x) { x[0] = 1; }
-- bad.cuh --
void bad() { int = ; }
-- conflict.cu --
<<<<<<< HEAD
__global__ void k(int *x) { x[0] = 1; }
=======
__global__ void k(int *x) { x[0] = 2; }
>>>>>>> branch
-- type.cu --
struct S { int x; };
S s;
-- unseen.cu --
#include "gone.h"
Table table;
-- builtin.cu --
dim3 block;
-- empty.cu --
-- comment.cu --
// nothing
#define NOTHING
#if 0
<html>
#endif
-- include.cu --
#include "gone.h"
-- instance.cu --
template <class T> __global__ void k(T *) {}
template __global__ void k<int>(int *);
`

// TestUnderstood checks sources alone, and reports their parts that are not understood.
func TestUnderstood(t *testing.T) {
	const fault = ": nothing of the file is understood: it has a syntax error here, and no declaration without one"
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(texts)).Files {
		write(t, filepath.Join(dir, f.Name), string(f.Data))
	}
	t.Chdir(dir)
	t.Setenv(CacheFolder, t.TempDir())
	for range 2 { // the second time the findings come from the cache
		for _, test := range []struct{ files, failure, line string }{
			{"page.cu", "page.cu:1" + fault, "0 CUDA files checked, 1 not; 2 declarations not understood"},
			{"json.cu", "json.cu:1" + fault, "0 CUDA files checked, 1 not; 1 declaration not understood"},
			{"python.cu", "python.cu:1" + fault, "0 CUDA files checked, 1 not; 2 declarations not understood"},
			{"statements.cu", "statements.cu: nothing of the file is understood: it has no declaration", "0 CUDA files checked, 1 not"},
			{"error.cu", "error.cu:1" + fault, "0 CUDA files checked, 1 not; 1 declaration not understood"},
			{"spaces.cu", "spaces.cu:1" + fault, "0 CUDA files checked, 1 not; 1 declaration not understood"},
			{"half.cu", "", "1 CUDA file checked; headers not found: gone.h; 3 declarations not understood; 2 of 4 functions understood whole"},
			{"half.cu other.cu", "", "2 CUDA files checked; headers not found: gone.h; 3 declarations not understood; 3 of 5 functions understood whole"},
			{"conflict.cu", "", "1 CUDA file checked; 3 declarations not understood"},
			{"type.cu unseen.cu builtin.cu", "", "3 CUDA files checked; headers not found: gone.h"},
			{"empty.cu comment.cu instance.cu", "", "3 CUDA files checked"},
			{"include.cu", "", "1 CUDA file checked; headers not found: gone.h"},
			{"error.cu none.cu type.cu", "error.cu:1" + fault, "1 CUDA file checked, 2 not; 1 declaration not understood"},
		} {
			r := NewRun(&options.Options{}, load.Config{}).Files(strings.Fields(test.files))
			failure := ""
			if len(r.Failures) > 0 {
				failure = r.Failures[0]
			}
			if failure != test.failure || r.Summary.Line() != test.line {
				t.Errorf("%s: %q\n%s\nwant %q\n%s", test.files, r.Failures, r.Summary.Line(), test.failure, test.line)
			}
		}
	}
}
