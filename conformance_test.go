package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/report"
)

// A mark is a finding as archives want it: file, line and rule.
type mark struct {
	file string // archive/file
	line int
	rule string
}

func (m mark) String() string { return fmt.Sprintf("%s:%d %s", m.file, m.line, m.rule) }

func (m mark) compare(other mark) int {
	return cmp.Or(cmp.Compare(m.file, other.file), cmp.Compare(m.line, other.line), cmp.Compare(m.rule, other.rule))
}

type marks map[mark]bool

// An archive holds the cases of one rule.
type archive struct {
	rule  string
	files []txtar.File
}

var (
	wantMark   = regexp.MustCompile(`\s*//\s*want((?:\s+[a-z0-9-]+)+)\s*$`)
	flagsLine  = regexp.MustCompile(`(?m)^//\s*flags:(.*)$`)
	allClasses = "-enable=ill-formed,undefined,conditional,advice"

	// Archives about Microsoft's compiler as the host's.
	msvcArchives = []string{"msvc-class-layout", "lambda-msvc", "variable-template-const", "alloca-windows", "trigraph-digraph"}

	// Archives whose units have other extensions than .cu.
	headerArchives = []string{"file-extension", "kernel-in-header"}
)

var onlyRules = flag.String("rules", "", "comma-separated archives to run; all if empty")

// TestConformance runs cudavet over the archives and compares what they want
// with what it finds, both ways: testdata/conformance/README.md tells how to
// read them. A rule that is not listed as pending must find every line that
// any archive wants of it, and no other.
func TestConformance(t *testing.T) {
	pending := lines(t, "testdata/conformance/pending.txt")
	own := lines(t, "testdata/conformance/own-archive.txt")
	own = slices.DeleteFunc(own, func(id string) bool { return rule.Lookup(id) == nil })
	faulty := map[string]bool{}
	tried := map[string]bool{}
	for _, folder := range []string{"conformance", "spellings"} {
		for _, kind := range []string{"cuda", "guidelines", "beyond", "go", "go-beyond"} {
			t.Run(folder+"/"+kind, func(t *testing.T) {
				archives := readArchives(t, filepath.Join("testdata", folder, kind))
				wanted, found := marks{}, marks{}
				dir := t.TempDir()
				for _, a := range archives {
					a.unpack(t, dir, wanted)
				}
				if strings.HasPrefix(kind, "go") {
					checkModule(t, dir, own, found)
				} else {
					checkUnits(t, dir, archives, own, found)
				}
				judge(t, archives, wanted, found, pending, faulty)
				for m := range wanted {
					tried[m.rule] = true
				}
			})
		}
	}
	if *onlyRules != "" {
		return
	}
	var passing []string
	for _, info := range rule.All() {
		if tried[info.ID] && !faulty[info.ID] && slices.Contains(pending, info.ID) {
			passing = append(passing, info.ID)
		}
	}
	if *update {
		shrink(t, "testdata/conformance/pending.txt", passing)
	} else if len(passing) > 0 {
		t.Errorf("these rules pass: take them out of testdata/conformance/pending.txt (-update does)\n%s", strings.Join(passing, "\n"))
	}
	for _, id := range pending {
		if !tried[id] {
			t.Errorf("%s stands in testdata/conformance/pending.txt, but no archive asks it", id)
		}
	}
	t.Logf("%d rules of %d with cases are pending", len(pending), len(tried))
}

var update = flag.Bool("update", false, "rewrite the files that are made from cudavet's own output")

// TestExample checks the example repository: its marks as those of the
// archives, and the text that the README shows.
func TestExample(t *testing.T) {
	root, err := filepath.Abs("testdata/example")
	if err != nil {
		t.Fatal(err)
	}
	expected := filepath.Join(root, "expected.txt")
	pending := lines(t, "testdata/conformance/pending.txt")
	example := archive{rule: "example"}
	for _, pattern := range []string{"*/*.go", "*/*.cu"} {
		names, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			rel, err := filepath.Rel(root, name)
			if err != nil {
				t.Fatal(err)
			}
			example.files = append(example.files, txtar.File{Name: rel, Data: []byte(readFile(t, name))})
		}
	}
	wanted, found := marks{}, marks{}
	example.unpack(t, t.TempDir(), wanted)
	t.Chdir(root)
	runOver(t, filepath.Dir(root), []string{"./..."}, found)
	judge(t, archives{example}, wanted, found, pending, map[string]bool{})

	var stdout, stderr bytes.Buffer
	status := run([]string{"-q", "./..."}, &stdout, &stderr)
	if status != statusFound || stderr.Len() > 0 {
		t.Errorf("status %d, standard error:\n%s", status, &stderr)
	}
	if *update {
		writeFile(t, expected, stdout.String())
	} else if want := readFile(t, expected); stdout.String() != want {
		t.Errorf("cudavet ./... prints\n%s\ntestdata/example/expected.txt has\n%s\n(go test -run TestExample -update . rewrites it)", &stdout, want)
	}
}

// shrink takes words out of a list that has one a line.
func shrink(t *testing.T, name string, words []string) {
	t.Helper()
	var kept strings.Builder
	for line := range strings.Lines(readFile(t, name)) {
		if !slices.Contains(words, strings.TrimSpace(line)) {
			kept.WriteString(line)
		}
	}
	writeFile(t, name, kept.String())
}

// judge compares wanted with found and tells the differences with their lines, but
// for those of pending rules. It notes every rule with a difference in faulty.
func judge(t *testing.T, from archives, wanted, found marks, pending []string, faulty map[string]bool) {
	differences := map[mark]string{}
	for m := range wanted {
		if !found[m] {
			differences[m] = "missed"
		}
	}
	for m := range found {
		if !wanted[m] {
			differences[m] = "false"
		}
	}
	for _, m := range slices.SortedFunc(maps.Keys(differences), mark.compare) {
		faulty[m.rule] = true
		if !slices.Contains(pending, m.rule) || *onlyRules != "" {
			t.Errorf("%s %s\n\t%s", differences[m], m, from.line(m))
		}
	}
	t.Logf("%d lines wanted, %d differences with those of pending rules", len(wanted), len(differences))
}

type archives []archive

// line returns the text of the line that a mark stands on.
func (list archives) line(m mark) string {
	for _, a := range list {
		for _, file := range a.files {
			if lines := strings.Split(string(file.Data), "\n"); a.rule+"/"+file.Name == m.file && m.line <= len(lines) {
				return strings.TrimSpace(lines[m.line-1])
			}
		}
	}
	return ""
}

// readArchives reads the archives of a folder that the -rules flag selects.
func readArchives(t *testing.T, folder string) archives {
	t.Helper()
	for _, id := range strings.Split(*onlyRules, ",") {
		if id != "" && rule.Lookup(id) == nil {
			t.Fatalf("-rules: there is no rule %q; near: %q", id, rule.Near(id))
		}
	}
	names, err := filepath.Glob(filepath.Join(folder, "*.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	var list archives
	for _, name := range names {
		id := strings.TrimSuffix(filepath.Base(name), ".txtar")
		if *onlyRules != "" && !slices.Contains(strings.Split(*onlyRules, ","), id) {
			continue
		}
		parsed, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, archive{id, parsed.Files})
	}
	return list
}

// unpack writes the archive's files below dir without their marks, and adds
// the marks to wanted.
func (a archive) unpack(t *testing.T, dir string, wanted marks) {
	t.Helper()
	for _, file := range a.files {
		name := a.rule + "/" + file.Name
		var text bytes.Buffer
		number := 0
		for line := range bytes.Lines(file.Data) {
			number++
			if m := wantMark.FindSubmatchIndex(line); m != nil {
				for id := range strings.FieldsSeq(string(line[m[2]:m[3]])) {
					wanted[mark{name, number, id}] = true
				}
				line = append(line[:m[0]:m[0]], '\n')
			}
			text.Write(line)
		}
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, text.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// checkUnits checks the archives' .cu files, those with equal flags together.
func checkUnits(t *testing.T, dir string, list archives, own []string, found marks) {
	groups := map[string][]string{}
	for _, a := range list {
		for _, file := range a.files {
			if filepath.Ext(file.Name) != ".cu" && !slices.Contains(headerArchives, a.rule) {
				continue
			}
			flags := "-std=c++17"
			if m := flagsLine.FindSubmatch(file.Data); m != nil {
				flags = strings.TrimSpace(string(m[1]))
			}
			args := []string{allClasses, "-nvccflags=" + flags}
			if slices.Contains(msvcArchives, a.rule) {
				args = append(args, "-msvc")
			}
			others := slices.DeleteFunc(slices.Clone(own), func(id string) bool { return id == a.rule })
			args = append(args, "-disable="+strings.Join(others, ","))
			key := strings.Join(args, "\x00")
			groups[key] = append(groups[key], filepath.Join(dir, a.rule, file.Name))
		}
	}
	for _, key := range slices.Sorted(maps.Keys(groups)) {
		runOver(t, dir, append(strings.Split(key, "\x00"), groups[key]...), found)
	}
}

// checkModule checks the archives' Go packages as one module.
func checkModule(t *testing.T, dir string, own []string, found marks) {
	if empty, _ := filepath.Glob(filepath.Join(dir, "*")); len(empty) == 0 {
		return
	}
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module conf\n\ngo 1.26\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	runOver(t, dir, []string{allClasses, "-disable=" + strings.Join(own, ","), "./..."}, found)
}

// runOver runs cudavet with the arguments and adds what it finds below dir.
func runOver(t *testing.T, dir string, args []string, found marks) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	run(append([]string{"-q", "-json"}, args...), &stdout, &stderr)
	if stderr.Len() > 0 {
		t.Errorf("cudavet %.200s:\n%s", strings.Join(args, " "), &stderr)
	}
	tree := report.JSONTree{}
	if err := json.Unmarshal(stdout.Bytes(), &tree); err != nil {
		t.Errorf("cudavet %s: %v", args[0], err)
	}
	for _, unit := range tree {
		for _, diagnostics := range unit {
			for _, d := range diagnostics {
				file, line := splitPosition(t, d.Posn)
				name, err := filepath.Rel(dir, file)
				if err != nil {
					t.Fatal(err)
				}
				found[mark{filepath.ToSlash(name), line, d.Category}] = true
			}
		}
	}
}

// splitPosition takes file:line:column apart.
func splitPosition(t *testing.T, posn string) (file string, line int) {
	t.Helper()
	m := regexp.MustCompile(`^(.*?):(\d+):\d+$`).FindStringSubmatch(posn)
	if m == nil {
		t.Fatalf("position %q is not file:line:column", posn)
	}
	line, err := strconv.Atoi(m[2])
	if err != nil {
		t.Fatal(err)
	}
	return m[1], line
}

// lines reads a list, a word a line, with comments after '#'.
func lines(t *testing.T, name string) []string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for line := range strings.Lines(string(data)) {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line != "" {
			list = append(list, line)
		}
	}
	return list
}
