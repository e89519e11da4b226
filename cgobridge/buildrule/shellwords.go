package buildrule

import (
	"path"
	"path/filepath"
	"strings"
)

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
			name := word[i+1 : i+1+n]
			i += n
			if quote != 0 && name != "@" && !strings.HasSuffix(name, "[@]}") {
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
// the folder of the script, a part of a path, the files of a folder.
func (sh *shell) substitution(command string) string {
	if strings.Contains(command, "BASH_SOURCE") || strings.Contains(command, "dirname") && strings.Contains(command, "$0") {
		return filepath.Dir(sh.file)
	}
	inner := *sh
	inner.output = nil
	for _, c := range splitShell(command) {
		if !c.piped {
			inner.output = nil
		}
		inner.output = inner.print(inner.expandAll(c.words))
	}
	return strings.Join(inner.output, " ")
}

// print returns the words that a command prints, as far as they are known
// without running it.
func (sh *shell) print(words []string) []string {
	if len(words) == 0 {
		return nil
	}
	args := words[1:]
	switch words[0] {
	case "pwd":
		return []string{sh.dir}
	case "basename":
		if len(args) > 0 {
			base := path.Base(args[0])
			if len(args) == 2 {
				base = strings.TrimSuffix(base, args[1])
			}
			return []string{base}
		}
	case "dirname":
		if len(args) == 1 {
			return []string{path.Dir(args[0])}
		}
	case "echo", "ls":
		var out []string
		for _, a := range args {
			if !strings.HasPrefix(a, "-") {
				out = append(out, sh.globbed(a)...)
			}
		}
		return out
	case "find":
		files, _ := sh.find(args)
		return files
	case "sort", "uniq", "cat":
		return sh.output
	}
	return nil
}

// find returns the files that find prints, and the command that it runs for
// them, if there is one.
func (sh *shell) find(args []string) (files, command []string) {
	var folders []string
	pattern, depth := "*", 0
	for i := 0; i < len(args); i++ {
		next := func() string {
			if i++; i < len(args) {
				return args[i]
			}
			return ""
		}
		switch a := args[i]; {
		case a == "-name" || a == "-iname":
			pattern = next()
		case a == "-maxdepth":
			depth = len(next())
		case a == "-type":
			next()
		case a == "-exec":
			command = args[i+1:]
			i = len(args)
		case strings.HasPrefix(a, "-") || a == "!" || a == "(" || a == ")":
		case pattern == "*":
			folders = append(folders, a)
		}
	}
	if len(folders) == 0 {
		folders = []string{"."}
	}
	for _, folder := range folders {
		at := absolute(folder, sh.dir)
		found := sh.rules.globBelow(at, pattern)
		if depth > 0 {
			found = sh.rules.glob(filepath.Join(at, pattern))
		}
		for _, file := range found {
			if rel, err := filepath.Rel(at, file); err == nil {
				files = append(files, strings.TrimSuffix(folder, "/")+"/"+filepath.ToSlash(rel))
			}
		}
	}
	return files, command
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
	if strings.HasPrefix(rest, "[@]") || strings.HasPrefix(rest, "[*]") {
		rest = rest[3:]
	}
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
