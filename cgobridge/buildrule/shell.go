package buildrule

import (
	"path"
	"path/filepath"
	"strings"
)

// readScript adds the steps of a shell script. Variables assigned in it, cd
// and for loops over words are understood; everything else that a shell can
// do is taken as if it did nothing.
func (r *Rules) readScript(name string) {
	text, ok := r.read(name)
	if !ok {
		return
	}
	dir := filepath.Dir(name)
	sh := shell{rules: r, dir: dir, file: name, vars: map[string]string{"PWD": dir, "0": name}}
	sh.run(splitShell(text))
}

// generate adds the steps of the go:generate lines of a Go file.
func (r *Rules) generate(name string, text []byte) {
	line := 0
	for s := range strings.Lines(string(text)) {
		line++
		command, ok := strings.CutPrefix(strings.TrimRight(s, "\r\n"), "//go:generate ")
		if !ok {
			continue
		}
		sh := shell{rules: r, dir: filepath.Dir(name), file: name, first: line - 1, vars: map[string]string{"GOFILE": filepath.Base(name), "DOLLAR": "$"}}
		sh.run(splitShell(command))
	}
}

// A shell follows commands as far as they need no program to be run.
type shell struct {
	rules *Rules
	dir   string // current folder
	file  string
	first int // lines of the file before the commands
	vars  map[string]string
}

// A shellCommand is one simple command: words that still have their quotes.
type shellCommand struct {
	line  int
	words []string
}

// maxCommands bounds what loops may expand to.
const maxCommands = 10_000

func (sh *shell) run(commands []shellCommand) {
	budget := maxCommands
	sh.runSome(commands, &budget)
}

func (sh *shell) runSome(commands []shellCommand, budget *int) {
	for i := 0; i < len(commands); i++ {
		if *budget--; *budget < 0 {
			return
		}
		c := commands[i]
		switch first := c.words[0]; first {
		case "for":
			body, next := loopBody(commands, i)
			if len(c.words) > 3 && c.words[2] == "in" {
				for _, value := range sh.expandAll(c.words[3:]) {
					for _, value := range sh.globbed(value) {
						sh.vars[c.words[1]] = value
						sh.runSome(body, budget)
					}
				}
			}
			i = next
			continue
		case "then", "else", "do", "{", "(", "!", "if", "elif", "while":
			if c.words = c.words[1:]; len(c.words) == 0 {
				continue
			}
			commands[i] = c
			i--
			continue
		}
		sh.simple(c)
	}
}

// simple follows one simple command.
func (sh *shell) simple(c shellCommand) {
	if assigned := sh.assignments(c.words); assigned {
		return
	}
	words := sh.expandAll(c.words)
	if len(words) == 0 {
		return
	}
	if words[0] == "cd" || words[0] == "pushd" {
		if len(words) == 2 {
			sh.dir = absolute(words[1], sh.dir)
			sh.vars["PWD"] = sh.dir
		}
		return
	}
	sh.rules.command(words, sh.dir, Place{sh.file, sh.first + c.line})
}

// assignments follows a command that only assigns variables.
func (sh *shell) assignments(words []string) bool {
	if words[0] == "export" || words[0] == "local" || words[0] == "readonly" {
		words = words[1:]
	}
	for _, w := range words {
		name, _, ok := strings.Cut(w, "=")
		if !ok || !isIdentifier(strings.TrimSuffix(name, "+")) {
			return false
		}
	}
	for _, w := range words {
		name, value, _ := strings.Cut(w, "=")
		value = strings.Trim(strings.Join(sh.expand(value), " "), "()")
		if base, ok := strings.CutSuffix(name, "+"); ok {
			sh.vars[base] += value
		} else {
			sh.vars[name] = value
		}
	}
	return true
}

// globbed expands a pattern in the current folder, and leaves other words.
func (sh *shell) globbed(word string) []string {
	if !strings.ContainsAny(word, "*?[") {
		return []string{word}
	}
	var names []string
	for _, file := range sh.rules.glob(absolute(word, sh.dir)) {
		if rel, err := filepath.Rel(sh.dir, file); err == nil {
			names = append(names, rel)
		}
	}
	return names
}

// loopBody returns the commands between do and done, and the index of done.
func loopBody(commands []shellCommand, start int) (body []shellCommand, done int) {
	depth := 0
	for i := start + 1; i < len(commands); i++ {
		switch commands[i].words[0] {
		case "for", "while", "until":
			depth++
		case "done":
			if depth == 0 {
				body := append([]shellCommand(nil), commands[start+1:i]...)
				return body, i
			}
			depth--
		}
	}
	return nil, len(commands)
}

func (sh *shell) expandAll(words []string) []string {
	var all []string
	for _, w := range words {
		all = append(all, sh.expand(w)...)
	}
	return all
}

// expand removes a word's quotes and replaces its variables; outside quotes
// their values split into words.
func (sh *shell) expand(word string) []string {
	var out []string
	var b strings.Builder
	quoted := false // the word has quotes: it stands even if empty
	quote := byte(0)
	for i := 0; i < len(word); i++ {
		c := word[i]
		switch {
		case c == '\\' && quote != '\'' && i+1 < len(word):
			i++
			b.WriteByte(word[i])
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, quoted = c, true
		case c == '`' && quote != '\'':
			if n := strings.IndexByte(word[i+1:], '`'); n >= 0 {
				i += n + 1
			}
		case c == '$' && quote != '\'':
			value, n := sh.variable(word[i+1:])
			i += n
			if quote != 0 {
				b.WriteString(value)
				continue
			}
			for j, field := range strings.Fields(value) {
				if j > 0 {
					out = append(out, b.String())
					b.Reset()
				}
				b.WriteString(field)
			}
		default:
			b.WriteByte(c)
		}
	}
	if b.Len() > 0 || quoted {
		out = append(out, b.String())
	}
	return out
}

// variable returns the value of the variable that s begins with, after its
// dollar sign, and how many bytes of s name it.
func (sh *shell) variable(s string) (value string, n int) {
	switch {
	case s == "":
		return "$", 0
	case s[0] == '(': // a command's output: nothing is executed
		end := closing(s, '(', ')')
		return sh.substitution(s[1:end]), min(end+1, len(s))
	case s[0] == '{':
		end := closing(s, '{', '}')
		return sh.parameter(s[1:end]), min(end+1, len(s))
	case strings.IndexByte("0123456789@*#?", s[0]) >= 0:
		return sh.vars[s[:1]], 1
	}
	for n < len(s) && isIdentifier(s[:n+1]) {
		n++
	}
	if n == 0 {
		return "$", 0
	}
	return sh.vars[s[:n]], n
}

// substitution answers the few commands whose output is known from the text:
// the folder of the script, a file's base name.
func (sh *shell) substitution(command string) string {
	if strings.Contains(command, "BASH_SOURCE") || strings.Contains(command, "dirname") && strings.Contains(command, "$0") {
		return filepath.Dir(sh.file)
	}
	words := sh.expandAll(strings.Fields(command))
	switch {
	case len(words) == 1 && words[0] == "pwd":
		return sh.dir
	case len(words) >= 2 && words[0] == "basename":
		base := path.Base(words[1])
		if len(words) == 3 {
			base = strings.TrimSuffix(base, words[2])
		}
		return base
	case len(words) == 2 && words[0] == "dirname":
		return path.Dir(words[1])
	}
	return ""
}

// parameter answers ${…}: a name with a default, or with a prefix or suffix
// taken away.
func (sh *shell) parameter(s string) string {
	n := 0
	for n < len(s) && isIdentifier(s[:n+1]) {
		n++
	}
	name, rest := s[:n], s[n:]
	if name == "BASH_SOURCE" {
		return sh.file
	}
	value, set := sh.vars[name]
	switch {
	case strings.HasPrefix(rest, ":-") || strings.HasPrefix(rest, ":="):
		if !set || value == "" {
			return strings.Join(sh.expand(rest[2:]), " ")
		}
	case strings.HasPrefix(rest, "%"):
		return cutSuffixPattern(value, strings.TrimPrefix(rest[1:], "%"))
	case strings.HasPrefix(rest, "##*/"):
		return path.Base(value)
	case strings.HasPrefix(rest, "#"):
		return strings.TrimPrefix(value, strings.TrimPrefix(rest, "#"))
	}
	return value
}

// cutSuffixPattern takes the shortest suffix that matches a pattern away.
func cutSuffixPattern(s, pattern string) string {
	for i := len(s); i >= 0; i-- {
		if ok, err := path.Match(pattern, s[i:]); ok && err == nil {
			return s[:i]
		}
	}
	return s
}

// closing returns the index of the bracket that closes the one at s[0], or
// the length of s.
func closing(s string, open, close byte) int {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case open:
			depth++
		case close:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(s)
}

// splitShell cuts a script into simple commands. Quotes stay in the words.
func splitShell(text string) []shellCommand {
	var commands []shellCommand
	var words []string
	var word strings.Builder
	line, start := 1, 1
	inWord := false
	endWord := func() {
		if inWord {
			words = append(words, word.String())
			word.Reset()
			inWord = false
		}
	}
	endCommand := func() {
		endWord()
		if len(words) > 0 {
			commands = append(commands, shellCommand{start, words})
			words = nil
		}
		start = line
	}
	for i := 0; i < len(text); i++ {
		c := text[i]
		if !inWord && len(words) == 0 {
			start = line
		}
		switch {
		case c == '\\' && i+1 < len(text):
			i++
			if text[i] == '\r' && i+1 < len(text) && text[i+1] == '\n' {
				i++
			}
			if text[i] == '\n' {
				line++
				endWord()
				continue
			}
			word.WriteByte(c)
			word.WriteByte(text[i])
			inWord = true
		case c == '"' || c == '\'' || c == '`':
			n := quotedLength(text[i:])
			line += strings.Count(text[i:i+n], "\n")
			word.WriteString(text[i : i+n])
			inWord = true
			i += n - 1
		case c == '$' && i+1 < len(text) && (text[i+1] == '(' || text[i+1] == '{'):
			open, close := text[i+1], byte(')')
			if open == '{' {
				close = '}'
			}
			n := min(closing(text[i+1:], open, close)+2, len(text)-i)
			line += strings.Count(text[i:i+n], "\n")
			word.WriteString(text[i : i+n])
			inWord = true
			i += n - 1
		case c == '#' && !inWord:
			n := strings.IndexByte(text[i:], '\n')
			if n < 0 {
				n = len(text) - i
			}
			i += n - 1
		case c == '\n':
			endCommand()
			line++
			start = line
		case c == ';' || c == '&' || c == '|':
			if c == '&' && i > 0 && (text[i-1] == '>' || i+1 < len(text) && text[i+1] == '>') {
				word.WriteByte(c) // a redirection
				inWord = true
				continue
			}
			endCommand()
		case (c == '(' || c == ')') && !inWord:
			endCommand()
		case c == ' ' || c == '\t' || c == '\r':
			endWord()
		default:
			word.WriteByte(c)
			inWord = true
		}
	}
	endCommand()
	return commands
}

// quotedLength returns the length of the quoted text that s begins with.
func quotedLength(s string) int {
	for i := 1; i < len(s); i++ {
		switch {
		case s[i] == '\\' && s[0] != '\'':
			i++
		case s[i] == s[0]:
			return i + 1
		}
	}
	return len(s)
}

func isIdentifier(s string) bool {
	for i := range len(s) {
		c := s[i]
		if !(c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || i > 0 && c >= '0' && c <= '9') {
			return false
		}
	}
	return s != ""
}
