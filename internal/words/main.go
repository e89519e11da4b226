// Words counts habits of wording in the comments and pages of a tree, per 1,000 words, and the shape of its Go code.
//
//	go run ./internal/words [folder ...]
//
// Without a folder it counts the working folder. Another project's checkout as the folder gives figures to compare with.
package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"unicode/utf8"
)

const (
	longLine     = 140 // columns, a tab counted as one
	longFunction = 60  // lines
)

// habits are the wordings to avoid, with the most that is tolerated per 1,000 words. The figures of go/types, x/tools
// and staticcheck lie below all of them.
var habits = []struct {
	name    string
	pattern *regexp.Regexp
	most    float64
}{
	{"what clauses", regexp.MustCompile(`(?i)\b(of|by|to|from|in|on|with|than) what\b|\bwhat (is|it|they|that|has|are|was|a)\b`), 0.5},
	{"what, all", regexp.MustCompile(`(?i)\bwhat\b`), 2},
	{"stand(s)", regexp.MustCompile(`(?i)\bst(ands?|ood|anding)\b`), 0.2},
	{"tell(s), told", regexp.MustCompile(`(?i)\b(tells?|told|telling)\b`), 0.3},
	{"behind", regexp.MustCompile(`(?i)\bbehind\b`), 0.2},
	{"gets", regexp.MustCompile(`(?i)\bgets\b`), 0.2},
	{"nobody, who", regexp.MustCompile(`(?i)\b(nobody|somebody|who|strangers?)\b`), 0.3},
	{"by itself, outright", regexp.MustCompile(`(?i)\b(by itself|outright|in hand|for the sake|befalls?)\b`), 0.3},
	{", too", regexp.MustCompile(`(?i), too\b`), 0.2},
}

// counts are the figures of one tree.
type counts struct {
	words, lines, comments, long, functions, longFunctions int
	habits                                                 []int
}

func main() {
	folders := os.Args[1:]
	if len(folders) == 0 {
		folders = []string{"."}
	}
	for _, folder := range folders {
		code, pages, err := count(folder)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		fmt.Println(folder)
		write(os.Stdout, code, pages)
	}
}

func write(w io.Writer, code, pages counts) {
	fmt.Fprintf(w, "%-28s%10s%10s%10s\n", "per 1,000 words", "comments", "pages", "at most")
	for i, habit := range habits {
		fmt.Fprintf(w, "%-28s%10.2f%10.2f%10.1f\n", habit.name, code.rate(i), pages.rate(i), habit.most)
	}
	fmt.Fprintf(w, "%-28s%10d%10d\n", "words", code.words, pages.words)
	fmt.Fprintf(w, "%-28s%9.1f%%\n", "comment share of lines", 100*float64(code.comments)/float64(max(code.lines, 1)))
	fmt.Fprintf(w, "%-28s%10d of %d\n", fmt.Sprintf("lines over %d columns", longLine), code.long, code.lines)
	fmt.Fprintf(w, "%-28s%10d of %d\n", fmt.Sprintf("functions over %d lines", longFunction), code.longFunctions, code.functions)
}

func (c *counts) rate(habit int) float64 {
	return 1000 * float64(c.habits[habit]) / float64(max(c.words, 1))
}

// count counts the Go files and the Markdown pages of a folder. Test data, vendored code and generated files are left
// out: their words are not the maintainers' own.
func count(folder string) (code, pages counts, err error) {
	code.habits, pages.habits = make([]int, len(habits)), make([]int, len(habits))
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := entry.Name()
		if entry.IsDir() {
			if path != folder && (name == "testdata" || name == "vendor" || strings.HasPrefix(name, ".")) {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, ".md") {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if strings.HasSuffix(name, ".md") {
			pages.add(prose(string(text)))
		} else {
			code.addGo(path, text)
		}
		return nil
	})
	return code, pages, err
}

func (c *counts) add(text string) {
	c.words += len(strings.Fields(text))
	for i, habit := range habits {
		c.habits[i] += len(habit.pattern.FindAllStringIndex(text, -1))
	}
}

// prose returns a page without its code blocks and inline code.
func prose(page string) string {
	var lines []string
	fenced := false
	for line := range strings.Lines(page) {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			fenced = !fenced
		} else if !fenced && !strings.HasPrefix(line, "    ") {
			lines = append(lines, line)
		}
	}
	return regexp.MustCompile("`[^`]*`").ReplaceAllString(strings.Join(lines, ""), "x")
}

func (c *counts) addGo(path string, text []byte) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || ast.IsGenerated(file) {
		return
	}
	for line := range strings.Lines(string(text)) {
		c.lines++
		if utf8.RuneCountInString(strings.TrimRight(line, "\n")) > longLine {
			c.long++
		}
	}
	for _, group := range file.Comments {
		c.add(group.Text())
		c.comments += set.Position(group.End()).Line - set.Position(group.Pos()).Line + 1
	}
	for _, decl := range file.Decls {
		if function, isFunction := decl.(*ast.FuncDecl); isFunction && function.Body != nil {
			c.functions++
			if set.Position(function.End()).Line-set.Position(function.Pos()).Line+1 > longFunction {
				c.longFunctions++
			}
		}
	}
}
