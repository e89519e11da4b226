package cases

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const text = "// flags: -std=c++17\n" +
	"int a; // want one-rule\n" +
	"int b; // want one-rule \"b is (bad|worse)\" other-rule\n" +
	"int c; // want other-rule `c\\(\\)`  \n" +
	"int d; // want nothing, in prose\n" +
	"int e; // wanted one-rule\n"

func TestNewFile(t *testing.T) {
	file, err := NewFile("r/a.cu", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, w := range file.Wants {
		got = append(got, fmt.Sprint(w.Place, " ", w.Message))
	}
	want := []string{"r/a.cu:2 one-rule <nil>", "r/a.cu:3 one-rule b is (bad|worse)", "r/a.cu:3 other-rule <nil>", `r/a.cu:4 other-rule c\(\)`}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	plain := "// flags: -std=c++17\nint a;\nint b;\nint c;\nint d; // want nothing, in prose\nint e; // wanted one-rule\n"
	if diff := cmp.Diff(plain, string(file.Text)); diff != "" || file.Flags != "-std=c++17" {
		t.Errorf("flags %q, text -want +got:\n%s", file.Flags, diff)
	}
	if _, err := NewFile("a.cu", []byte("int a; // want one-rule \"(\"\n")); err == nil {
		t.Error("no error for what is no regular expression")
	}
}

func TestCompare(t *testing.T) {
	file, err := NewFile("a.cu", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	found := []Finding{
		{Place: Place{"a.cu", 2, "one-rule"}, Message: "a"},
		{Place: Place{"a.cu", 2, "one-rule"}, Message: "a again"},
		{Place: Place{"a.cu", 3, "one-rule"}, Message: "b is good"},
		{Place: Place{"a.cu", 4, "other-rule"}, Message: "calls c()"},
		{Place: Place{"a.cu", 5, "other-rule"}, Message: "d"},
	}
	var got []string
	for _, d := range Compare(file.Wants, found) {
		got = append(got, d.What+" "+d.Place.String())
	}
	want := []string{
		`not worded "b is (bad|worse)" but ["b is good"]: a.cu:3 one-rule`,
		"missed a.cu:3 other-rule",
		`false ["d"]: a.cu:5 other-rule`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
