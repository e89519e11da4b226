package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// TestLinks follows the links of all pages to files, folders and headings of the repository.
func TestLinks(t *testing.T) {
	pages := map[string]string{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && d.Name() == ".git" {
			return fs.SkipDir
		}
		if filepath.Ext(path) == ".md" {
			pages[path] = withoutCode(commandtest.Read(t, path))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	followed := 0
	for path, text := range pages {
		for _, link := range regexp.MustCompile(`\]\(([^()\s]+)\)`).FindAllStringSubmatch(text, -1) {
			if strings.Contains(link[1], "://") {
				continue
			}
			followed++
			name, heading, _ := strings.Cut(link[1], "#")
			target := path
			if name != "" {
				target = filepath.Join(filepath.Dir(path), filepath.FromSlash(name))
			}
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s: the link %s leads nowhere", path, link[1])
			} else if heading != "" && !hasHeading(pages[target], heading) {
				t.Errorf("%s: %s has no heading %s", path, target, heading)
			}
		}
	}
	if followed == 0 {
		t.Error("no page has a link")
	}
}

// withoutCode returns the text of a page without blocks and spans of code.
func withoutCode(text string) string {
	text = regexp.MustCompile("(?ms)^\\s*```.*?^\\s*```$").ReplaceAllString(text, "")
	return regexp.MustCompile("`([^`\n]*)`").ReplaceAllStringFunc(text, func(span string) string {
		return strings.NewReplacer("[", "", "]", "", "(", "", ")", "", "`", "").Replace(span)
	})
}

// hasHeading reports whether GitHub gives a heading of the page the name.
func hasHeading(text, name string) bool {
	for _, heading := range regexp.MustCompile(`(?m)^#+ (.+)$`).FindAllStringSubmatch(text, -1) {
		slug := strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case unicode.IsLetter(r), unicode.IsDigit(r), r == '-', r == '_':
				return unicode.ToLower(r)
			}
			return -1
		}, heading[1])
		if slug == name {
			return true
		}
	}
	return false
}
