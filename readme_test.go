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

// ruleTable returns a row for each rule, with an anchor by which
// [rule.Info.URL] finds it.
func ruleTable() string {
	var table strings.Builder
	table.WriteString("| rule | class | demand | source |\n|---|---|---|---|\n")
	cell := strings.NewReplacer("|", `\|`, "<", "&lt;", "*", `\*`, "\n", " ").Replace
	for _, info := range rule.All() {
		fmt.Fprintf(&table, "| <a id=\"%[1]s\"></a>%[1]s | %s | %s | %s |\n", info.ID, info.ClassNames(), cell(info.Doc), cell(info.Section))
	}
	return table.String()
}
