package headers

import (
	"io/fs"
	"strings"
	"sync"
)

// A librarySource is one of the headers of C().
type librarySource struct {
	path      string
	text      string
	functions []declaredFunction
}

// A declaredFunction is a function that one declares.
type declaredFunction struct {
	result string // the text before the name, without __words__, enum and stars
	name   string
	params string // between the parentheses; empty if there are others in them
}

// librarySources reads the headers of C(), which are written a declaration or enumerator a line.
var librarySources = sync.OnceValue(func() []librarySource {
	var list []librarySource
	err := fs.WalkDir(C(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(C(), path)
		h := librarySource{path: path, text: string(text)}
		for line := range strings.Lines(h.text) {
			if f, ok := parseDeclaration(line); ok {
				h.functions = append(h.functions, f)
			}
		}
		list = append(list, h)
		return err
	})
	if err != nil {
		panic("headers: " + err.Error()) // they are part of the program
	}
	return list
})

func parseDeclaration(line string) (declaredFunction, bool) {
	head, tail, ok := strings.Cut(line, "(")
	words := strings.Fields(head)
	if !ok || len(words) < 2 || line[0] == ' ' || strings.HasSuffix(head, " ") {
		return declaredFunction{}, false
	}
	last := len(words) - 1
	name := strings.TrimLeft(words[last], "*")
	words = words[:last]
	for len(words) > 1 && (words[0] == "enum" || strings.HasPrefix(words[0], "__") && strings.HasSuffix(words[0], "__")) {
		words = words[1:]
	}
	p := declaredFunction{result: strings.Join(words, " "), name: name}
	if !isWord(name) || !isWord(strings.ReplaceAll(p.result, " ", "")) {
		return declaredFunction{}, false
	}
	if params, end, ok := strings.Cut(tail, ")"); ok && strings.HasPrefix(end, ";") && !strings.Contains(params, "(") {
		p.params = params
	}
	return p, true
}

func isWord(s string) bool {
	for _, c := range []byte(s) {
		if c != '_' && (c < '0' || c > '9') && (c|' ' < 'a' || c|' ' > 'z') {
			return false
		}
	}
	return s != ""
}
