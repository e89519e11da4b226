package main

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/rule"
)

// TestReadme keeps the parts of the README that are made from something else
// as they should be: the table of rules and the example's output.
func TestReadme(t *testing.T) {
	readme := readFile(t, "README.md")
	want := between(t, readme, "rules", ruleTable())
	want = between(t, want, "example", "```\n"+readFile(t, "testdata/example/expected.txt")+"```\n")
	if *update {
		writeFile(t, "README.md", want)
	} else if diff := cmp.Diff(want, readme); diff != "" {
		t.Errorf("README.md is not up to date; go test -run TestReadme -update . rewrites it\n%s", diff)
	}
}

// TestCoverage has docs/coverage.md say what the catalogue says of NVIDIA's guidelines.
func TestCoverage(t *testing.T) {
	var text strings.Builder
	text.WriteString("# What of NVIDIA's guidelines cudavet covers\n\n" +
		"The rules of the CUDA C++ Guidelines for Robust and Safety-Critical Programming, and those of cudavet that find breaches of them.\n" +
		"A rule that is not in the table is not covered. `-enable=nvidia-guideline` turns all of these on; rules of class advice are off without it.\n" +
		"The table is made from the catalogue of rules: `go test . -run TestCoverage -update` writes it anew.\n\n" +
		"| guideline | rule | class | demand |\n|---|---|---|---|\n")
	for _, g := range rule.Coverage() {
		for _, r := range g.Rules {
			fmt.Fprintf(&text, "| %s | [%s](../README.md#%[2]s) | %s | %s |\n", g.Name, r.ID, r.ClassNames(), cell(r.Doc))
		}
	}
	if *update {
		writeFile(t, "docs/coverage.md", text.String())
	} else if diff := cmp.Diff(text.String(), readFile(t, "docs/coverage.md")); diff != "" {
		t.Errorf("docs/coverage.md is not up to date; go test -run TestCoverage -update . rewrites it\n%s", diff)
	}
	_, help, _ := cudavetHere("help", rule.NVIDIAGuideline)
	for _, g := range rule.Coverage() {
		contains(t, "help "+rule.NVIDIAGuideline, help, "\n"+g.Name+"\n")
		for _, r := range g.Rules {
			contains(t, "help "+rule.NVIDIAGuideline, help, r.ID)
		}
	}
}

// TestReadmeFlags has the README's table of flags and help list the same.
func TestReadmeFlags(t *testing.T) {
	_, help, _ := cudavetHere("help")
	listed := map[string]bool{}
	for _, flag := range regexp.MustCompile(`(?m)^  -([\w-]+)`).FindAllStringSubmatch(help, -1) {
		listed[flag[1]] = true
	}
	_, table, _ := strings.Cut(readFile(t, "README.md"), "\n| flag | meaning |\n")
	table, _, _ = strings.Cut(table, "\n\n")
	told := map[string]bool{}
	for row := range strings.Lines(table) {
		cells := strings.Split(row, "|")
		for _, flag := range regexp.MustCompile("`-([\\w-]+)").FindAllStringSubmatch(cells[1], -1) {
			told[flag[1]] = true
		}
	}
	if diff := cmp.Diff(listed, told); diff != "" {
		t.Errorf("flags (-help +README.md):\n%s", diff)
	}
}

// between replaces what stands between <!-- name --> and <!-- /name -->.
func between(t *testing.T, text, name, content string) string {
	t.Helper()
	begin, end := "<!-- "+name+" -->\n", "<!-- /"+name+" -->\n"
	before, rest, ok := strings.Cut(text, begin)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("README.md has no part %q", name)
	}
	return before + begin + content + end + after
}

// cell spells a text for a cell of a table.
var cell = strings.NewReplacer("|", `\|`, "<", "&lt;", "*", `\*`, "\n", " ").Replace

// ruleTable returns a row for each rule, with an anchor by which
// [rule.Info.URL] finds it.
func ruleTable() string {
	var table strings.Builder
	table.WriteString("| rule | class | demand | source |\n|---|---|---|---|\n")
	for _, info := range rule.All() {
		fmt.Fprintf(&table, "| <a id=\"%[1]s\"></a>%[1]s | %s | %s | %s |\n", info.ID, info.ClassNames(), cell(info.Doc), cell(info.Section))
	}
	return table.String()
}
