package syntax

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/syntax/internal/grammar"
)

// shared is a header of which other macro states make texts that differ in N alone.
const shared = `
namespace a::b { inline namespace v1 {
template <class T> struct S : B<T> { S(int x) : x_{x}, y_(x) { LONG } ~S() { LONG } int x_, y_; };
extern "C" { int f(int); int g(); }
enum class E : int { A, B };
__global__ void kernel(float *x) {
    const auto f = [&](int i) { LONG };
    int table[] = {1, 2, 3};
    switch (N) {
    case 0: { typedef float T; { LONG } } break;
    case 1: { typedef double T; { LONG } } break;
    default: if (x) { LONG } else { LONG }
    }
    do { LONG } while (N);
    for (int i : {1, 2}) { struct L { int m() const { LONG } } l; LONG }
}
int T::operator()(int x) const { try { LONG } catch (...) { LONG } return x; }
} }  // namespace a::b
namespace { int count = N; }
auto h() -> decltype(N) { LONG }
template <class T> requires requires(T t) { LONG } void r(T t);
struct D MACRO(x) { LONG };
void last() { kernel<<<1, N>>>(nullptr); LONG }
`

// TestPieces has the trees of a text's pieces make the tree of the whole, whatever was parsed before.
func TestPieces(t *testing.T) {
	p := NewParser()
	long := strings.Repeat("x_ += y_ * (x_ < 3 ? A<B>(y_) : 2); ", 10)
	for _, broken := range []string{"", "int int = ) ;", "foo(;", "if (x) { y }"} {
		for n := range 3 {
			text := strings.NewReplacer("LONG", long, "N", fmt.Sprint(strings.Repeat("1", n+1))).Replace(shared) + broken
			l, err := lower([]byte(text), false)
			if err != nil {
				t.Fatal(err)
			}
			want, err := parseChunks(nil, cpp(), l)
			if err != nil {
				t.Fatal(err)
			}
			if got := want[0].Flags&grammar.HasError != 0; got != (broken != "") {
				t.Errorf("with %q there is an error: %v", broken, got)
			}
			known := len(p.pieces)
			got, err := parseChunks(p, cpp(), l)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("with %q, N of %d digits (-whole +pieces):\n%s", broken, n+1, diff)
			}
			if made := len(p.pieces) - known; n > 0 && made > 8 {
				t.Errorf("with %q, N of %d digits: %d pieces are new", broken, n+1, made)
			}
		}
	}
	if len(p.pieces) < 15 {
		t.Errorf("there are %d pieces", len(p.pieces))
	}
}
