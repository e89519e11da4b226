package sema_test

import (
	"testing"

	"github.com/cudavet/cudavet/cudarules/sema"
)

// TestMisread has variables whose declarations have a syntax error among the
// declarators: the memory space may be that of something else.
func TestMisread(t *testing.T) {
	for text, want := range map[string]bool{
		`__device__ int x;`:              false,
		`__device__ int x = (1 + );`:     false,
		`__device__ int a ?, x;`:         true,
		`__device__ int x ?;`:            true,
		`int x ?;`:                       true,
		`struct S { void f() { ? } } x;`: false,
	} {
		tu := loadText(t, text)
		for v := range tu.Variables(tu.Main()) {
			if v.Name == "x" && (v.LiesIn(sema.AnyMemory) == sema.Unknown) != want {
				t.Errorf("in %s the memory space is unseen: %t", text, !want)
			}
		}
	}
}
