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

// TestReadmeFlags has the README speak of every flag that help lists.
func TestReadmeFlags(t *testing.T) {
	readme := readFile(t, "README.md")
	_, help, _ := cudavetHere("help")
	flags := regexp.MustCompile(`(?m)^  -(\w+)`).FindAllStringSubmatch(help, -1)
	if len(flags) < 10 {
		t.Fatalf("help lists %d flags", len(flags))
	}
	for _, flag := range flags {
		if name := flag[1]; name != "V" && !regexp.MustCompile("`-"+name+"[=`]").MatchString(readme) {
			t.Errorf("README.md does not speak of -%s", name)
		}
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
		fmt.Fprintf(&table, "| <a id=\"%[1]s\"></a>%[1]s | %s | %s | %s |\n", info.ID, info.Class, cell(info.Doc), cell(info.Section))
	}
	return table.String()
}
