package main

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// oneWay lists operations on untrusted input that the program must do in one way, with the exempted files and the
// reasons.
var oneWay = []struct {
	what      string
	otherwise *regexp.Regexp
	in        *regexp.Regexp // files; nil: all
	but       map[string]string
}{
	{
		what:      "internal/output writes files: links that lie in the way are not followed",
		otherwise: regexp.MustCompile(`\bos\.(WriteFile|Create|OpenFile|Rename|Truncate)\(`),
		but: map[string]string{
			"internal/output/output.go":    "it is that",
			"internal/load/gopath.go":      "in a folder of its own",
			"internal/load/pkgconfig.go":   "in a folder of its own",
			"internal/load/outdated.go":    "in a folder of its own",
			"internal/load/sibling.go":     "in a folder of its own",
			"internal/load/toolkit.go":     "in the user's cache",
			"cudarules/cache/dir.go":       "in the user's cache",
			"internal/vetunit/vetunit.go":  "what the go command names",
			"internal/vetunit/standard.go": "what the go command names",
			"plugin/gopls/build.go":        "in a folder of its own",
		},
	},
	{
		what:      "places are physical: a line directive may name any file, line and column",
		otherwise: regexp.MustCompile(`[fF]set\.Position\(`),
		but: map[string]string{
			"internal/load/retype.go": "type errors are told at the place that the go command would tell, and no file is opened for them",
		},
	},
	{
		what:      "internal/sourcetext reads text that is shown, in some folders alone",
		otherwise: regexp.MustCompile(`\b(os|regular)\.ReadFile\(|\bos\.Open\(`),
		in: regexp.MustCompile(`^internal/(report|htmlreport|bridgemap|lsp|baseline|sourcetext|dump|summary)/` +
			`|^cudarules/why/|^internal/command/(why|dump|bridge|report|selection)\.go$`),
		but: map[string]string{
			"internal/htmlreport/htmlreport.go": "whether a folder holds a report",
			"internal/lsp/checking.go":          "whether what is open in the editor is saved",
			"internal/baseline/baseline.go":     "the file that a flag names",
		},
	},
	{
		what: "cudarules/plain prints: names and words of strangers control no terminal and no log",
		otherwise: regexp.MustCompile(`\bfmt\.Fprint(f|ln)?\((stdout|stderr|w|os\.Stdout|os\.Stderr|l\.Log)\b` +
			`|json\.(NewEncoder|MarshalIndent)\(`),
		in: regexp.MustCompile(`^internal/(command|report|bridgemap|check|load|baseline|dump|summary)/`),
		but: map[string]string{
			"internal/command/help.go":     "words of the program's own",
			"internal/command/rules.go":    "words of the program's own",
			"internal/command/commands.go": "words of the program's own",
			"internal/report/text.go":      "colours; all else is made plain",
			"internal/dump/dump.go":        "an empty line; the command makes the whole plain",
			"internal/load/fingerprint.go": "to a hash",
		},
	},
}

// TestOneWay looks for violations.
func TestOneWay(t *testing.T) {
	files := map[string]string{}
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			tools := []string{".git", "testdata", "internal/hostile", "internal/cases", "internal/golden",
				"analyzers/analyzertest", "internal/command/commandtest"}
			if slices.Contains(tools, filepath.ToSlash(path)) || path != "." && isTool(filepath.ToSlash(path)) {
				return fs.SkipDir
			}
			return nil
		}
		if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			text, err := os.ReadFile(path)
			files[filepath.ToSlash(path)] = string(text)
			return err
		}
		return nil
	})
	if err != nil || len(files) < 300 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, way := range oneWay {
		found := map[string]bool{}
		for _, path := range slices.Sorted(maps.Keys(files)) {
			if way.in != nil && !way.in.MatchString(path) {
				continue
			}
			for number, line := range strings.Split(files[path], "\n") {
				if !way.otherwise.MatchString(line) || strings.HasPrefix(strings.TrimSpace(line), "//") {
					continue
				}
				found[path] = true
				if way.but[path] == "" {
					t.Errorf("%s:%d: %s: %s", path, number+1, way.what, strings.TrimSpace(line))
				}
			}
		}
		for path := range way.but {
			if !found[path] {
				t.Errorf("%s does not do it otherwise: %s", path, way.what)
			}
		}
	}
}

// isTool reports whether a folder has a program that makes parts of this one.
func isTool(folder string) bool {
	return strings.HasPrefix(folder, "cudarules/") && strings.Contains(folder, "/internal/")
}
