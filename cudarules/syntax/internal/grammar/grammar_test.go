package grammar

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// allNodes keeps the named nodes of a grammar with fewer symbols and fields.
func allNodes() Tables {
	t := Tables{Kinds: make([]uint16, 1000), Keep: bytes.Repeat([]byte{Named}, 1000), Fields: make([]uint8, 1000)}
	for i := range t.Kinds {
		t.Kinds[i] = uint16(i)
	}
	return t
}

// TestSlices stops a parse as often as it can be stopped.
func TestSlices(t *testing.T) {
	text := []byte(strings.Repeat("template <class T> int f(T a, int *b) { return a < b[2] ? g<T>(a) : (a * 3; }\n", 500))
	whole, sliced := CPlusPlus(allNodes()), CPlusPlus(allNodes())
	sliced.options.slice_micros = 1
	want, _, err := whole.Parse(text, NewBudget(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := sliced.Parse(text, NewBudget(len(text)))
	if err != nil {
		t.Fatal(err)
	}
	if want[0].Flags&HasError == 0 {
		t.Error("the parser recovers from no error")
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("a parse in slices (-whole +sliced):\n%s", diff)
	}
}

// TestDepth parses a tree that is too deep, then one that is not.
func TestDepth(t *testing.T) {
	l := CPlusPlus(allNodes())
	text := "int x = " + strings.Repeat("(", 2*limit.TreeDepth.Value()) + "1" + strings.Repeat(")", 2*limit.TreeDepth.Value()) + ";"
	if _, _, err := l.Parse([]byte(text), NewBudget(len(text))); !errors.Is(err, ErrDepth) {
		t.Errorf("got the error %v", err)
	}
	tree, _, err := l.Parse([]byte("int x;"), NewBudget(6))
	if err != nil || tree[0].Flags&HasError != 0 {
		t.Errorf("afterwards: %v, %+v", err, tree)
	}
}

// TestTime gives a text less time than it takes, then another enough.
func TestTime(t *testing.T) {
	l := CPlusPlus(allNodes())
	text := []byte(strings.Repeat("int f(int a) { return (a * 3; }\n", 2000))
	l.options.slice_micros = 1
	budget := NewBudget(len(text))
	budget.micros.Store(1)
	for range 2 { // an exhausted budget stays exhausted
		if _, _, err := l.Parse(text, budget); !errors.Is(err, ErrTime) {
			t.Errorf("got the error %v", err)
		}
	}
	tree, _, err := l.Parse([]byte("int x;"), NewBudget(6))
	if err != nil || tree[0].Flags&HasError != 0 {
		t.Errorf("afterwards: %v, %+v", err, tree)
	}
}

// TestMemory gives a text less memory than it takes, then another enough.
func TestMemory(t *testing.T) {
	l := CPlusPlus(allNodes())
	text := []byte(strings.Repeat("A<", 250_000))
	for range 2 {
		if _, _, err := l.Parse(text, NewBudget(len(text))); !errors.Is(err, ErrMemory) {
			t.Errorf("got the error %v", err)
		}
	}
	tree, _, err := l.Parse([]byte("int x;"), NewBudget(6))
	if err != nil || tree[0].Flags&HasError != 0 {
		t.Errorf("afterwards: %v, %+v", err, tree)
	}
}
