package conformance

import (
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/cases"
	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
	"github.com/cudavet/cudavet/internal/report"
)

var allClasses = "-enable=ill-formed,undefined,conditional,advice,safety"

var onlyRules = flag.String("rules", "", "comma-separated archives to run; all if empty")

// TestConformance runs cudavet over the archives and compares the wanted with the actual findings,
// both ways: testdata/conformance/README.md describes their format. A rule that is not listed as
// pending must find every line that any archive wants of it, and no other, and at least one line must
// check the wording of its message. The rules whose findings offer a fix are those of
// testdata/conformance/fixes.txt.
func TestConformance(t *testing.T) {
	pending := commandtest.Words(t, "testdata/conformance/pending.txt")
	own := commandtest.Words(t, "testdata/conformance/own-archive.txt")
	own = slices.DeleteFunc(own, func(id string) bool { return rule.Lookup(id) == nil })
	faulty := map[string]bool{}
	tried, worded, fixed, words := map[string]bool{}, map[string]bool{}, map[string]bool{}, messages{}
	folders, kinds := []string{"conformance", "spellings"}, []string{"cuda", "guidelines", "beyond", "go", "go-beyond"}
	if testing.Short() {
		folders, kinds = folders[:1], kinds[:4]
	}
	for _, folder := range folders {
		for _, kind := range kinds {
			t.Run(folder+"/"+kind, func(t *testing.T) {
				archives := readArchives(t, filepath.Join("testdata", folder, kind))
				if testing.Short() && kind == "go" { // the cgo tool takes longest
					archives = archives[:len(archives)/3]
				}
				dir := t.TempDir()
				for _, a := range archives {
					if err := a.Write(dir); err != nil {
						t.Fatal(err)
					}
					for _, w := range a.Wants() {
						tried[w.Rule] = true
						worded[w.Rule] = worded[w.Rule] || w.Message != nil
					}
				}
				check, mend := checkUnits, mendUnits
				if strings.HasPrefix(kind, "go") {
					check, mend = checkModule, mendModule
				}
				found := check(t, dir, archives, own)
				if !testing.Short() {
					mend(t, dir, archives, own, found)
				}
				for _, f := range found {
					fixed[f.Rule] = fixed[f.Rule] || len(f.fixes) > 0
					words.add(f.Rule, f.Message)
				}
				judge(t, archives, found, pending, faulty)
			})
		}
	}
	if *onlyRules != "" || testing.Short() {
		return
	}
	var passing []string
	for _, info := range rule.All() {
		if tried[info.ID] && !faulty[info.ID] && slices.Contains(pending, info.ID) {
			passing = append(passing, info.ID)
		}
	}
	if *commandtest.Update {
		shrink(t, "testdata/conformance/pending.txt", passing)
	} else if len(passing) > 0 {
		t.Errorf("these rules pass: take them out of testdata/conformance/pending.txt (-update does)\n%s", strings.Join(passing, "\n"))
	}
	checkFixes(t, fixed)
	checkMessages(t, words)
	for _, info := range rule.All() {
		if tried[info.ID] && !worded[info.ID] && !slices.Contains(pending, info.ID) {
			t.Errorf("no archive says how %s is worded: // want %s \"part of the message\"", info.ID, info.ID)
		}
	}
	for _, id := range pending {
		if !tried[id] {
			t.Errorf("%s stands in testdata/conformance/pending.txt, but no archive asks it", id)
		}
	}
	t.Logf("%d rules of %d with cases are pending", len(pending), len(tried))
}

// TestExample checks the example repository: its marks as those of the
// archives, and all that is printed of it.
func TestExample(t *testing.T) {
	root, err := filepath.Abs("testdata/example")
	if err != nil {
		t.Fatal(err)
	}
	expected := filepath.Join(root, "expected.txt")
	pending := commandtest.Words(t, "testdata/conformance/pending.txt")
	example := cases.Archive{Rule: "example"}
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
			file, err := cases.NewFile("example/"+rel, []byte(commandtest.Read(t, name)))
			if err != nil {
				t.Fatal(err)
			}
			file.Name = rel
			example.Files = append(example.Files, file)
		}
	}
	t.Chdir(root)
	found := runOver(t, filepath.Dir(root), []string{"./..."})
	judge(t, []cases.Archive{example}, found, pending, map[string]bool{})

	var stdout, stderr bytes.Buffer
	status := command.Run([]string{"-q", "-format=line", "./..."}, &stdout, &stderr)
	if status != command.StatusFound || stderr.Len() > 0 {
		t.Errorf("status %d, standard error:\n%s", status, &stderr)
	}
	if *commandtest.Update {
		commandtest.Write(t, expected, stdout.String())
	} else if want := commandtest.Read(t, expected); stdout.String() != want {
		t.Errorf("cudavet ./... prints\n%s\ntestdata/example/expected.txt has\n%s\n(go test ./internal/conformance -run TestExample -update rewrites it)", &stdout, want)
	}
}

// checkFixes compares the rules whose findings offer a fix with the list of them.
func checkFixes(t *testing.T, fixed map[string]bool) {
	t.Helper()
	maps.DeleteFunc(fixed, func(_ string, fix bool) bool { return !fix })
	text := "# Rules of which some findings offer a fix; go test ./internal/conformance -update writes the list.\n" +
		strings.Join(slices.Sorted(maps.Keys(fixed)), "\n") + "\n"
	if *commandtest.Update {
		commandtest.Write(t, fixesList, text)
	} else if diff := gocmp.Diff(text, commandtest.Read(t, fixesList)); diff != "" {
		t.Errorf("%s (-found +listed):\n%s", fixesList, diff)
	}
}

const fixesList = "testdata/conformance/fixes.txt"

// shrink takes words out of a list that has one a line.
func shrink(t *testing.T, name string, words []string) {
	t.Helper()
	var kept strings.Builder
	for line := range strings.Lines(commandtest.Read(t, name)) {
		if !slices.Contains(words, strings.TrimSpace(line)) {
			kept.WriteString(line)
		}
	}
	commandtest.Write(t, name, kept.String())
}

// judge compares wanted and actual findings and reports the differences with their lines, except for
// those of pending rules. It records every rule with a difference in faulty.
func judge(t *testing.T, archives []cases.Archive, found []located, pending []string, faulty map[string]bool) {
	t.Helper()
	var wanted []cases.Want
	findings := make([]cases.Finding, len(found))
	for i, f := range found {
		findings[i] = f.Finding
	}
	for _, a := range archives {
		wanted = append(wanted, a.Wants()...)
	}
	differences := cases.Compare(wanted, findings)
	for _, d := range differences {
		faulty[d.Rule] = true
		if slices.Contains(pending, d.Rule) && *onlyRules == "" {
			continue
		}
		line := ""
		for _, a := range archives {
			line = cmp.Or(line, a.Line(d.Place))
		}
		t.Errorf("%s %s\n\t%s", d.What, d.Place, line)
	}
	t.Logf("%d lines wanted, %d differences with those of pending rules", len(wanted), len(differences))
}

// readArchives reads the archives of a folder that the -rules flag selects.
func readArchives(t *testing.T, folder string) []cases.Archive {
	t.Helper()
	chosen := strings.Split(*onlyRules, ",")
	for _, id := range chosen {
		if id != "" && rule.Lookup(id) == nil {
			t.Fatalf("-rules: there is no rule %q; near: %q", id, rule.Near(id))
		}
	}
	archives, err := cases.ReadAll(folder, func(id string) bool { return *onlyRules == "" || slices.Contains(chosen, id) })
	if err != nil {
		t.Fatal(err)
	}
	return archives
}

// checkUnits checks the archives' units, those with equal flags together.
func checkUnits(t *testing.T, dir string, archives []cases.Archive, own []string) (found []located) {
	t.Helper()
	groups := map[string][]string{}
	for _, a := range archives {
		for _, unit := range a.Units() {
			key := strings.Join(unitArgs(a, unit, own), "\x00")
			groups[key] = append(groups[key], filepath.Join(dir, a.Rule, unit.Name))
		}
	}
	for _, key := range slices.Sorted(maps.Keys(groups)) {
		found = append(found, runOver(t, dir, append(strings.Split(key, "\x00"), groups[key]...))...)
	}
	return found
}

// unitArgs returns the command's arguments for a unit but its name.
func unitArgs(a cases.Archive, unit cases.File, own []string) []string {
	args := []string{allClasses, "-nvccflags=" + cmp.Or(unit.Flags, "-std=c++17")}
	if a.IsMSVC() {
		args = append(args, "-msvc")
	}
	others := slices.DeleteFunc(slices.Clone(own), func(id string) bool { return id == a.Rule })
	return append(args, "-disable="+strings.Join(others, ","))
}

// checkModule checks the archives' Go packages as one module, for each of the rules that
// are enabled in the archive of their name alone the packages of that once more.
func checkModule(t *testing.T, dir string, archives []cases.Archive, own []string) []located {
	t.Helper()
	if empty, _ := filepath.Glob(filepath.Join(dir, "*")); len(empty) == 0 {
		return nil
	}
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module conf\n\ngo 1.26\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Chdir(dir)
	var found []located
	for _, args := range moduleArgs(archives, own) {
		found = append(found, runOver(t, dir, args)...)
	}
	return found
}

// moduleArgs returns the command's arguments for the runs over the archives of a module.
func moduleArgs(archives []cases.Archive, own []string) [][]string {
	all := []string{allClasses, "-disable=" + strings.Join(own, ",")}
	var alone [][]string
	for _, a := range archives {
		folder := "./" + a.Rule + "/..."
		all = append(all, folder)
		if slices.Contains(own, a.Rule) {
			alone = append(alone, []string{"-enable=" + a.Rule, "-disable=ill-formed,undefined,conditional", folder})
		}
	}
	return append(alone, all)
}

// A located finding has the fixes that it offers.
type located struct {
	cases.Finding
	fixes []report.JSONFix
}

func (f located) offers() bool { return len(f.fixes) > 0 }

// in reports whether the finding is in a file of an archive.
func (f located) in(a cases.Archive) bool { return strings.HasPrefix(f.File, a.Rule+"/") }

// runOver runs cudavet with the arguments and returns its findings below dir.
func runOver(t *testing.T, dir string, args []string) (found []located) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	command.Run(append([]string{"-q", "-json"}, args...), &stdout, &stderr)
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
				place := cases.Place{File: filepath.ToSlash(name), Line: line, Rule: d.Category}
				found = append(found, located{cases.Finding{Place: place, Message: d.Message}, d.SuggestedFixes})
			}
		}
	}
	return found
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

// TestRemovedFixInGo applies the fixes of removed-api to a Go file, which still compiles and has nothing left to find.
func TestRemovedFixInGo(t *testing.T) {
	const module = `-- go.mod --
module m

go 1.26
-- m.go --
package m

// #cgo LDFLAGS: -lcudart
// #include <cuda_runtime.h>
import "C"

func wait() (n C.size_t) {
	defer C.cudaThreadExit()
	if C.cudaThreadSynchronize() == C.cudaSuccess {
		C.cudaThreadGetLimit(&n, C.cudaLimitStackSize)
	}
	return n
}
`
	found := func() (edits []report.JSONEdit) {
		var stdout, stderr bytes.Buffer
		command.Run([]string{"-q", "-json", "-enable=removed-api", "-disable=ill-formed,undefined,conditional", "./..."}, &stdout, &stderr)
		tree := report.JSONTree{}
		if err := json.Unmarshal(stdout.Bytes(), &tree); err != nil || stderr.Len() > 0 {
			t.Fatalf("%v\n%s", err, &stderr)
		}
		for _, unit := range tree {
			for _, diagnostics := range unit {
				for _, d := range diagnostics {
					for _, fix := range d.SuggestedFixes {
						edits = append(edits, fix.Edits...)
					}
				}
			}
		}
		return edits
	}
	commandtest.Enter(t, module)
	edits := found()
	if len(edits) != 3 {
		t.Fatalf("%d edits: %+v", len(edits), edits)
	}
	slices.SortFunc(edits, func(a, b report.JSONEdit) int { return cmp.Compare(b.Start, a.Start) })
	text := commandtest.Read(t, "m.go")
	for _, e := range edits {
		text = text[:e.Start] + e.New + text[e.End:]
	}
	if err := os.WriteFile("m.go", []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(text, "cudaThread") || !strings.Contains(text, "defer C.cudaDeviceReset()") {
		t.Errorf("mended:\n%s", text)
	}
	if edits := found(); len(edits) > 0 {
		t.Errorf("after the fixes there are %+v in\n%s", edits, text)
	}
}
