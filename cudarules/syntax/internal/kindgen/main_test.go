package main

import (
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestUpToDate(t *testing.T) {
	want, err := Source()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../kind.go")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("run go generate in the folder of package syntax: -want +got:\n%s", diff)
	}
}
