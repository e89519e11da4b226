package buildrule

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

var update = flag.Bool("update", false, "write the answers that are given into the archives")

// eachArchive unpacks each archive of testdata. Its file "questions" has a line "library NAME [folder]", "artifact PATH",
// "compile PATH" or "variants PATH" for each question, followed by the wanted answer, a tab before each line.
func eachArchive(t *testing.T, test func(t *testing.T, archive *txtar.Archive, root, questions string)) {
	archives, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(archives) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	for _, name := range archives {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			root := t.TempDir()
			var questions string
			for _, f := range archive.Files {
				if f.Name == "questions" {
					questions = string(f.Data)
					continue
				}
				path := filepath.Join(root, f.Name)
				if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
					t.Fatal(err)
				}
				data := strings.ReplaceAll(string(f.Data), "$ROOT", root)
				if err := os.WriteFile(path, []byte(data), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			test(t, archive, root, questions)
		})
	}
}

// TestRules asks the questions of each archive.
func TestRules(t *testing.T) {
	eachArchive(t, func(t *testing.T, archive *txtar.Archive, root, questions string) {
		goFiles := map[string][]byte{}
		for _, f := range archive.Files {
			if filepath.Ext(f.Name) == ".go" {
				goFiles[filepath.Join(root, f.Name)] = f.Data
			}
		}
		rules := Scan(nvcc.Newest, root).With(goFiles)
		if *update {
			for i := range archive.Files {
				if archive.Files[i].Name == "questions" {
					archive.Files[i].Data = []byte(answers(rules, root, questions))
				}
			}
			name := filepath.Join("testdata", filepath.Base(t.Name())+".txtar")
			if err := os.WriteFile(name, txtar.Format(archive), 0o666); err != nil {
				t.Fatal(err)
			}
			return
		}
		if diff := cmp.Diff(questions, answers(rules, root, questions)); diff != "" {
			t.Errorf("answers differ (-want +got):\n%s", diff)
		}
	})
}

// answers returns the questions with the rules' answers below them.
func answers(rules *Rules, root, questions string) string {
	var b strings.Builder
	lines := bufio.NewScanner(strings.NewReader(questions))
	for lines.Scan() {
		line := lines.Text()
		if strings.HasPrefix(line, "\t") {
			continue
		}
		fmt.Fprintln(&b, line)
		words := strings.Fields(line)
		var origins []Origin
		switch words[0] {
		case "library":
			var dirs []string
			for _, d := range words[2:] {
				dirs = append(dirs, filepath.Join(root, d))
			}
			origins = rules.Library(words[1], dirs)
		case "artifact":
			origins = rules.Artifact(filepath.Join(root, words[1]))
		case "compile":
			if s, ok := rules.Compile(filepath.Join(root, words[1])); ok {
				origins = []Origin{{filepath.Join(root, words[1]), s.Rule, s.BuildFlags}}
			}
		case "variants":
			for _, s := range rules.Variants(filepath.Join(root, words[1])) {
				origins = append(origins, Origin{filepath.Join(root, words[1]), s.Rule, s.BuildFlags})
			}
		}
		for _, o := range origins {
			answer := fmt.Sprintf("%s:%d: %s %s", o.Rule.File, o.Rule.Line, o.Source, strings.Join(o.Flags, " "))
			if o.Unknown != 0 {
				answer = fmt.Sprintf("%s ?%v (%s)", strings.TrimSpace(answer), o.Unknown, o.Reason)
			}
			fmt.Fprintf(&b, "\t%s\n", strings.TrimSpace(strings.ReplaceAll(answer, root+"/", "")))
		}
	}
	return b.String()
}

// TestNestedReadings reads a text whose holes are texts with holes, far more than
// there are readings.
func TestNestedReadings(t *testing.T) {
	h := newHoles()
	text := h.unknown("a program")
	for range 100 {
		text = h.either("a branch", text+"a", text+"b")
	}
	if got := h.readings(text); got != nil {
		t.Errorf("%d readings, want none", len(got))
	}
}

// TestPanickingPattern has a pattern at which the library of shell expansions panics: the word is
// unknown, and reading goes on.
func TestPanickingPattern(t *testing.T) {
	dir := t.TempDir()
	script := "name=${1%\"${1##*[^[:space:]\\]}\"}\nx=${2#[^[:space:]\\]}\nnvcc -std=c++14 -c a.cu -o a.o\n"
	if err := os.WriteFile(filepath.Join(dir, "build.sh"), []byte(script), 0o644); err != nil {
		t.Fatal(err)
	}
	step, ok := ScanFolder(nvcc.Newest, dir).Compile(filepath.Join(dir, "a.cu"))
	if !ok || !slices.Contains(step.Flags, "-std=c++14") {
		t.Errorf("a.cu is compiled with %v, %v", step.Flags, ok)
	}
}

// TestTidyLists: appending to a list without normalizing must be equivalent to joining its items.
func TestTidyLists(t *testing.T) {
	for list, tidy := range map[string]bool{
		"a": true, "a;b c;d": true, `a\b;c\\`: true,
		"": false, ";a": false, "a;": false, "a;;b": false, `a\;b`: false, ";": false,
	} {
		if isTidy(list) != tidy {
			t.Errorf("%q: got %v, want %v", list, !tidy, tidy)
		}
		if again := strings.Join(items(list), ";"); isTidy(list) && again != list {
			t.Errorf("%q becomes %q", list, again)
		}
	}
}
