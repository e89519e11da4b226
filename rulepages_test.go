package main

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/rules"
	"github.com/cudavet/cudavet/internal/cases"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

const rulePages = "docs/rules"

// TestRulePages checks that there is a page for each rule, made from the catalogue, the archives of
// its cases, the compilers' verdicts and the demonstration programs, and an index of them.
func TestRulePages(t *testing.T) {
	k := readKnowledge(t)
	want := map[string]string{"README.md": ruleIndex()}
	for _, info := range rule.All() {
		want[info.ID+".md"] = k.page(info)
	}
	got := map[string]string{}
	names, err := filepath.Glob(filepath.Join(rulePages, "*.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		got[filepath.Base(name)] = commandtest.Read(t, name)
	}
	if !*commandtest.Update {
		if diff := gocmp.Diff(want, got); diff != "" {
			t.Errorf("%s is not up to date; go test -run TestRulePages -update . rewrites it\n%s", rulePages, diff)
		}
		return
	}
	if err := os.MkdirAll(rulePages, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range want {
		if got[name] != text {
			commandtest.Write(t, filepath.Join(rulePages, name), text)
		}
	}
	for name := range got {
		if _, ok := want[name]; !ok {
			if err := os.Remove(filepath.Join(rulePages, name)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// ruleIndex returns the table of all rules.
func ruleIndex() string {
	var text strings.Builder
	text.WriteString("# Rules\n\n| class | meaning of a finding | default |\n|---|---|---|\n")
	for _, class := range rule.Classes {
		fmt.Fprintf(&text, "| %s | %s | %s |\n", class, class.Meaning(), onOff(&rule.Info{Class: class}))
	}
	text.WriteString("\nEach rule has a page with its requirement and source, a wrong and a right example, the verdict of nvcc on its cases, the\n" +
		"observed effect at run time for some, and the ways to enable and silence it. `cudavet help ID` prints the first part.\n" +
		"The verdicts are those of nvcc 11.8 and 13.0 with gcc as host compiler.\n\n" +
		"The pages are generated from the catalogue of rules and from testdata, by `go test . -run TestRulePages -update`.\n\n" +
		"| rule | class | requirement | source |\n|---|---|---|---|\n")
	for _, info := range rule.All() {
		fmt.Fprintf(&text, "| [%[1]s](%[1]s.md) | %s | %s | %s |\n", info.ID, info.ClassNames(), cell(info.Doc), cell(info.Section))
	}
	return text.String()
}

// onOff says whether a rule is on unless something changes that.
func onOff(info *rule.Info) string {
	set, err := rule.NewSet("", "")
	if err != nil {
		panic(err) // no name is given
	}
	if set.Reports(info, info.Class) {
		return "on"
	}
	return "off"
}

// knowledge is testdata's information about rules.
type knowledge struct {
	archives  map[string][]archiveOf // by rule; those of conformance first
	verdicts  []compilerVerdicts
	programs  map[string][]shownProgram // by rule
	fixes     []string
	practices []string            // rules in own-archive.txt, most of them about a practice
	pending   []string            // rules that do not find all of their cases yet
	hopeless  map[string][]string // by rule: why code that both releases of nvcc compile is ill-formed
	watched   map[string]bool     // rules whose units ran under compute-sanitizer
}

type archiveOf struct {
	path string // in the repository
	cases.Archive
}

// compilerVerdicts are those of one compiler.
type compilerVerdicts struct {
	name string // such as "nvcc 13.0"
	rows []verdict
}

// A verdict is a row of testdata/oracle/verdicts.*.tsv.
type verdict struct {
	archive, unit string
	wants         []string // line:rule
	verdict       string   // rejects, warns or silent
	named         []string // lines of the unit that the compiler names
	first         string   // its first message
}

// only returns the rule that all marks of the unit name, "" if there is none or several.
func (v verdict) only() (id string) {
	for _, mark := range v.wants {
		_, name, _ := strings.Cut(mark, ":")
		if id != "" && id != name {
			return ""
		}
		id = name
	}
	return id
}

// hits reports whether the compiler names a line with a mark.
func (v verdict) hits() bool {
	return slices.ContainsFunc(v.wants, func(mark string) bool {
		line, _, _ := strings.Cut(mark, ":")
		return slices.Contains(v.named, line)
	})
}

// A shownProgram is a program of testdata that demonstrates a violation.
type shownProgram struct {
	path, where, seen string
	printed           string // by the program, "" if that is not kept
}

func readKnowledge(t *testing.T) knowledge {
	t.Helper()
	k := knowledge{
		archives: map[string][]archiveOf{}, programs: map[string][]shownProgram{}, hopeless: map[string][]string{}, watched: map[string]bool{},
		fixes:     commandtest.Words(t, "testdata/conformance/fixes.txt"),
		practices: commandtest.Words(t, "testdata/conformance/own-archive.txt"),
		pending:   commandtest.Words(t, "testdata/conformance/pending.txt"),
	}
	for _, folder := range []string{"conformance", "spellings"} {
		names, err := filepath.Glob("testdata/" + folder + "/*/*.txtar")
		if err != nil || len(names) == 0 {
			t.Fatalf("testdata/%s: %d archives, %v", folder, len(names), err)
		}
		for _, name := range names {
			a, err := cases.Read(name)
			if err != nil {
				t.Fatal(err)
			}
			k.archives[a.Rule] = append(k.archives[a.Rule], archiveOf{filepath.ToSlash(name), a})
		}
	}
	k.readVerdicts(t)
	k.readPrograms(t, "testdata/gpu", "a GPU; another GPU, driver or run may do otherwise", ".cu")
	k.readPrograms(t, "testdata/programs", "a machine without a GPU, with a few lines of C in the place of CUDA", ".txtar")
	for _, row := range commandtest.Words(t, "testdata/oracle/cannot-work.tsv")[1:] {
		cells := strings.Split(row, "\t")
		k.hopeless[cells[0]] = append(k.hopeless[cells[0]], cells[3])
	}
	for _, row := range commandtest.Words(t, "testdata/gpu/sanitizer.tsv")[1:] {
		id, _, _ := strings.Cut(row, "\t")
		k.watched[id] = true
	}
	return k
}

// readVerdicts reads the compilers' verdicts on the units, the oldest release first.
func (k *knowledge) readVerdicts(t *testing.T) {
	t.Helper()
	tables, err := filepath.Glob("testdata/oracle/verdicts.*.tsv")
	if err != nil || len(tables) == 0 {
		t.Fatalf("%d tables of verdicts: %v", len(tables), err)
	}
	for _, table := range tables {
		name := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(table), "verdicts."), ".tsv")
		of := compilerVerdicts{name: strings.ReplaceAll(name, "-", " ")}
		for row := range strings.Lines(commandtest.Read(t, table)) {
			cells := strings.Split(strings.TrimSuffix(row, "\n"), "\t")
			if len(cells) != 8 {
				t.Fatalf("%s: %q has not 8 cells", table, row)
			}
			named := strings.FieldsFunc(cells[5]+" "+cells[6], func(r rune) bool { return r == ' ' || r == ',' })
			of.rows = append(of.rows, verdict{cells[0], cells[1],
				strings.FieldsFunc(cells[3], func(r rune) bool { return r == ' ' || r == ',' }), cells[4], named, cells[7]})
		}
		of.rows = of.rows[1:] // names of columns
		k.verdicts = append(k.verdicts, of)
	}
}

// readPrograms reads the table of a folder's README: program, rules, observation.
func (k *knowledge) readPrograms(t *testing.T, folder, where, extension string) {
	t.Helper()
	known := len(k.programs)
	for row := range strings.Lines(commandtest.Read(t, filepath.Join(folder, "README.md"))) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(row), "|"), "|")
		if len(cells) != 3 || strings.Trim(cells[0], "- ") == "" {
			continue
		}
		name := strings.Trim(cells[0], " *")
		path := folder + "/" + name + extension
		if _, err := os.Stat(path); err != nil {
			continue // the line with the names of columns
		}
		shown := shownProgram{path: path, where: where, seen: strings.TrimSpace(cells[2])}
		if out, err := os.ReadFile(folder + "/" + name + ".out"); err == nil {
			shown.printed = string(out)
		}
		for id := range strings.SplitSeq(cells[1], ",") {
			id = strings.TrimSpace(id)
			if rule.Lookup(id) == nil {
				t.Errorf("%s/README.md: there is no rule %q", folder, id)
			}
			k.programs[id] = append(k.programs[id], shown)
		}
	}
	if len(k.programs) == known {
		t.Fatalf("%s/README.md has no table of programs", folder)
	}
}

// page returns the page of a rule.
func (k *knowledge) page(info *rule.Info) string {
	var text strings.Builder
	fmt.Fprintf(&text, "# %s\n\n%s\n\n", info.ID, prose(info.Doc))
	k.table(&text, info)
	language := "cpp"
	if info.Analyzer != "" && !rules.Checks(info) {
		language = "go"
	}
	for _, example := range []struct{ title, text string }{{"Wrong", info.Bad}, {"Right", info.Good}} {
		fmt.Fprintf(&text, "\n## %s\n\n%s", example.title, fenced(language, example.text))
	}
	k.cases(&text, info)
	k.compilers(&text, info)
	k.runTime(&text, info)
	k.limits(&text, info)
	k.silence(&text, info)
	return text.String()
}

// table writes the catalogue's entry of a rule.
func (k *knowledge) table(text *strings.Builder, info *rule.Info) {
	fmt.Fprintf(text, "| | |\n|---|---|\n| class | %s: %s |\n", info.Class, info.Meaning())
	if info.Accepted != "" {
		fmt.Fprintf(text, "| where nvcc accepts it | %s: %s |\n", info.Accepted, info.Accepted.Meaning())
	}
	fmt.Fprintf(text, "| default | %s |\n| source | %s |\n| applies to | ", onOff(info), cell(info.Section))
	switch {
	case info.Analyzer == "":
		text.WriteString("CUDA sources")
	case rules.Checks(info):
		fmt.Fprintf(text, "CUDA sources, and Go (analyzer %s)", info.Analyzer)
	default:
		fmt.Fprintf(text, "Go and the C code it calls (analyzer %s)", info.Analyzer)
	}
	fix := "none"
	if slices.Contains(k.fixes, info.ID) {
		fix = "offered where it is safe: by `cudavet -fix`, in editors, `-json` and `-sarif`"
	}
	fmt.Fprintf(text, " |\n| fix | %s |\n", fix)
}

// cases shows the shortest units of the rule's conformance archive and links to all.
func (k *knowledge) cases(text *strings.Builder, info *rule.Info) {
	archives := k.archives[info.ID]
	if len(archives) == 0 {
		return
	}
	text.WriteString("\n## Cases\n\n")
	for _, prefix := range []string{"bad_", "good_"} {
		if unit := archives[0].shortest(prefix, info.ID); unit != nil {
			what := "A unit without findings"
			if prefix == "bad_" {
				what = "A unit with findings on the marked lines"
			}
			fmt.Fprintf(text, "%s, %s:\n\n%s\n", what, strings.TrimPrefix(unit.Name, prefix), fenced("cpp", marked(*unit, info.ID)))
		}
	}
	text.WriteString("All cases:\n\n")
	for _, a := range archives {
		fmt.Fprintf(text, "- [%s](../../%s): %d wrong, %d right\n", a.path, a.path, a.count("bad_"), a.count("good_"))
	}
}

// shortest returns the CUDA unit with the least text whose name begins with prefix and that has
// no marks but the rule's, nil if there is none.
func (a archiveOf) shortest(prefix, id string) *cases.File {
	var least *cases.File
	for i, f := range a.Files {
		others := slices.ContainsFunc(f.Wants, func(w cases.Want) bool { return w.Rule != id })
		if !strings.HasPrefix(f.Name, prefix) || strings.Contains(f.Name, "/") || others || prefix == "bad_" && len(f.Wants) == 0 {
			continue
		}
		if least == nil || len(f.Text) < len(least.Text) {
			least = &a.Files[i]
		}
	}
	return least
}

// count returns how many cases begin with prefix; a folder is one.
func (a archiveOf) count(prefix string) int {
	names := map[string]bool{}
	for _, f := range a.Files {
		if name, _, _ := strings.Cut(f.Name, "/"); strings.HasPrefix(name, prefix) {
			names[name] = true
		}
	}
	return len(names)
}

// marked returns the text of a unit with the lines marked on which the rule finds something.
func marked(unit cases.File, id string) string {
	var text strings.Builder
	number := 0
	for line := range strings.Lines(string(unit.Text)) {
		number++
		line = strings.TrimRight(line, "\n")
		if slices.ContainsFunc(unit.Wants, func(w cases.Want) bool { return w.Line == number && w.Rule == id }) {
			line += " // found"
		}
		text.WriteString(line + "\n")
	}
	return text.String()
}

// quotedName matches the name of something in a message.
var quotedName = regexp.MustCompile(`"[^" ]*"`)

// compilers writes the compilers' verdicts on units that violate this rule alone, and on those in the
// rule's archives without a violation.
func (k *knowledge) compilers(text *strings.Builder, info *rule.Info) {
	text.WriteString("\n## Verdict of nvcc\n\n")
	if !rules.Checks(info) {
		text.WriteString("The rule is about Go code, which nvcc does not see.\n")
		return
	}
	var table, messages strings.Builder
	for _, c := range k.verdicts {
		counts, named, right, said := map[string]int{}, 0, 0, map[string]int{}
		for _, row := range c.rows {
			switch {
			case row.only() == info.ID:
				counts[row.verdict]++
				if row.hits() {
					named++
					said[quotedName.ReplaceAllString(row.first, `"…"`)]++
				}
			case row.archive == info.ID && len(row.wants) == 0 && row.verdict == "rejects":
				right++
			}
		}
		if len(counts) == 0 {
			continue
		}
		fmt.Fprintf(&table, "| %s | %d | %d | %d | %d | %d |\n", c.name, counts["rejects"], counts["warns"], counts["silent"], named, right)
		// about something else, as unused variables
		maps.DeleteFunc(said, func(message string, units int) bool { return units == 1 && strings.HasPrefix(message, "W") })
		frequent := slices.SortedFunc(maps.Keys(said), func(a, b string) int { return cmp.Or(said[b]-said[a], strings.Compare(a, b)) })
		for _, message := range frequent[:min(2, len(frequent))] {
			kind, words, _ := strings.Cut(message, " ")
			fmt.Fprintf(&messages, "- %s, %s: `%s`\n", c.name, map[string]string{"E": "error", "W": "warning"}[kind],
				strings.ReplaceAll(words, "`", "'"))
		}
	}
	if table.Len() == 0 {
		text.WriteString("There are no verdicts on units that violate only this rule.\n")
		return
	}
	fmt.Fprintf(text, "Of the units that violate only this rule, it\n\n"+
		"| | rejects | warns about | accepts silently | names the line of | of the right units it rejects |\n|---|---|---|---|---|---|\n%s", &table)
	if messages.Len() > 0 {
		fmt.Fprintf(text, "\nIts most frequent first messages on such lines:\n\n%s", &messages)
	}
	text.WriteString("\n[testdata/oracle](../../testdata/oracle/README.md) has a row for each unit, and the reasons for rejected right units.\n")
}

// runTime writes the observations of programs.
func (k *knowledge) runTime(text *strings.Builder, info *rule.Info) {
	if len(k.programs[info.ID]) == 0 && !k.watched[info.ID] {
		return
	}
	text.WriteString("\n## At run time\n\n")
	for i, p := range k.programs[info.ID] {
		if i > 0 {
			text.WriteString("\n")
		}
		fmt.Fprintf(text, "[%s](../../%s), on %s: %s.\n", p.path, p.path, p.where, strings.TrimSuffix(p.seen, "."))
		if p.printed != "" {
			fmt.Fprintf(text, "\n%s", fenced("text", p.printed))
		}
	}
	if k.watched[info.ID] {
		text.WriteString("Units of this rule ran under compute-sanitizer: [testdata/gpu](../../testdata/gpu/README.md#the-same-units-under-compute-sanitizer) lists its reports and misses.\n")
	}
}

// limits writes the known missed and harmless findings.
func (k *knowledge) limits(text *strings.Builder, info *rule.Info) {
	text.WriteString("\n## Limits\n\n")
	if slices.Contains(k.pending, info.ID) {
		text.WriteString("- The rule does not yet find all of its cases.\n")
	}
	if info.Class == rule.Advice && slices.Contains(k.practices, info.ID) {
		text.WriteString("- It recommends a practice: many working programs have findings.\n")
	}
	for _, why := range k.hopeless[info.ID] {
		fmt.Fprintf(text, "- Both releases of nvcc compile one of its cases silently, but it is ill-formed: %s.\n", prose(why))
	}
	text.WriteString("- The [limits of all rules](../limits.md) apply. `cudavet why FILE:LINE " + info.ID + "` explains why the rule is silent about a line.\n")
}

// inSources reports whether a case has a finding of the rule in a CUDA source.
func (k *knowledge) inSources(info *rule.Info) bool {
	for _, a := range k.archives[info.ID] {
		if slices.ContainsFunc(a.Wants(), func(w cases.Want) bool {
			return w.Rule == info.ID && (strings.HasSuffix(w.File, ".cu") || strings.HasSuffix(w.File, ".cuh"))
		}) {
			return true
		}
	}
	return false
}

// silence says how a rule is turned on and off.
func (k *knowledge) silence(text *strings.Builder, info *rule.Info) {
	text.WriteString("\n## On and off\n\n| where | |\n|---|---|\n")
	if rules.Checks(info) || k.inSources(info) {
		fmt.Fprintf(text, "| a line of a CUDA source | `// NOLINT(%[1]s) reason` on it, `// NOLINTNEXTLINE(%[1]s) reason` above it |\n", info.ID)
	}
	if info.Analyzer != "" {
		fmt.Fprintf(text, "| a line of Go | `//cudavet:ignore %s reason` on it or above it |\n", info.ID)
	}
	for _, w := range info.Nvcc {
		fmt.Fprintf(text, "| a part of a CUDA source | `#pragma nv_diag_suppress %d`, which also silences nvcc's own warning%s, but no error |\n", w.Number, named(w))
	}
	fmt.Fprintf(text, "| a run | `-disable=%[1]s`, `-enable=%[1]s` |\n| the repository | `disable: [%[1]s]` or `enable: [%[1]s]` in [.cudavet.yml](../configuration.md), also for a folder or, with a reason, for a path |\n", info.ID)
	sets := []string{"`" + string(info.Class) + "`"}
	if info.Accepted != "" {
		sets = append(sets, "`"+string(info.Accepted)+"` (where nvcc accepts it)")
	}
	if len(info.Guidelines()) > 0 {
		sets = append(sets, "`"+rule.NVIDIAGuideline+"`")
	}
	fmt.Fprintf(text, "\nNames of sets that include the rule: %s.\n", strings.Join(sets, ", "))
}

// named returns the name of a warning for a sentence, "" if it is not known.
func named(w rule.Warning) string {
	if w.Tag == "" {
		return ""
	}
	return " " + w.Tag
}

// fenced returns a text as a block of code.
func fenced(language, text string) string {
	return "```" + language + "\n" + strings.TrimRight(strings.Trim(text, "\n"), " \t\n") + "\n```\n"
}

// prose spells a text so that Markdown shows all its characters.
func prose(text string) string {
	return strings.NewReplacer("<", "&lt;", "*", `\*`, "_", `\_`, "`", "\\`").Replace(text)
}
