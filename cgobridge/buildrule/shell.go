package buildrule

import (
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// readScript adds the steps of a shell script. Variables and arrays assigned in
// it, functions, cd, loops over words and files, find and xargs are understood;
// everything else that a shell can do is taken as if it did nothing.
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

	functions map[string][]shellCommand
	output    []string // of the last command, as far as it is known
	calls     int      // of functions within each other
}

// A shellCommand is one simple command: words that still have their quotes.
type shellCommand struct {
	line  int
	words []string
	piped bool // it reads what the one before prints
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
		if !c.piped {
			sh.output = nil
		}
		if name, ok := strings.CutSuffix(c.words[0], "()"); ok && name != "" {
			body, next := functionBody(commands, i)
			if sh.functions == nil {
				sh.functions = map[string][]shellCommand{}
			}
			sh.functions[name] = body
			i = next
			continue
		}
		switch first := c.words[0]; first {
		case "while":
			name, lines := readLoop(c), sh.output
			if name == "" || !c.piped {
				c.words = c.words[1:]
				break
			}
			body, next := loopBody(commands, i)
			for _, line := range lines {
				sh.vars[name] = line
				sh.runSome(body, budget)
			}
			i = next
			continue
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
		case "then", "else", "do", "{", "(", "!", "if", "elif":
			if c.words = c.words[1:]; len(c.words) == 0 {
				continue
			}
			commands[i] = c
			i--
			continue
		}
		if len(c.words) > 0 {
			sh.simple(c, budget)
		}
	}
}

// readLoop returns the variable of "while read -r name", or "".
func readLoop(c shellCommand) string {
	name := ""
	for _, w := range c.words[1:] {
		if w != "read" && !strings.HasPrefix(w, "-") && !strings.Contains(w, "=") {
			name = w
		}
	}
	if len(c.words) < 3 || !slices.Contains(c.words, "read") {
		return ""
	}
	return name
}

// functionBody returns the commands of the function whose definition begins at
// an index, and the index of its closing brace.
func functionBody(commands []shellCommand, start int) (body []shellCommand, end int) {
	depth := 0
	for i := start; i < len(commands); i++ {
		c := commands[i]
		if i == start {
			c.words = c.words[1:]
		}
		if len(c.words) > 0 && c.words[0] == "{" {
			if depth++; depth == 1 {
				c.words = c.words[1:]
			}
		}
		if len(c.words) > 0 && c.words[0] == "}" {
			if depth--; depth == 0 {
				return body, i
			}
		}
		if len(c.words) > 0 {
			body = append(body, c)
		}
	}
	return body, len(commands)
}

// simple follows one simple command.
func (sh *shell) simple(c shellCommand, budget *int) {
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
	place := Place{sh.file, sh.first + c.line}
	if body, ok := sh.functions[words[0]]; ok {
		sh.call(body, words[1:], budget)
		return
	}
	switch words[0] {
	case "find":
		files, command := sh.find(words[1:])
		end := slices.IndexFunc(command, func(w string) bool { return w == ";" || w == "+" })
		if end > 0 {
			sh.each(files, command[:end], "{}", command[end] == ";", place)
		}
	case "xargs":
		command, marker, single := xargs(words[1:])
		sh.each(sh.output, command, marker, single, place)
	default:
		sh.rules.command(words, sh.dir, place)
	}
	sh.output = sh.print(words)
}

// call runs a function with arguments.
func (sh *shell) call(body []shellCommand, args []string, budget *int) {
	if sh.calls >= maxMakeDepth {
		return
	}
	outer := sh.vars
	sh.vars = maps.Clone(outer)
	sh.vars["@"], sh.vars["*"] = strings.Join(args, " "), strings.Join(args, " ")
	for i := range 9 {
		delete(sh.vars, strconv.Itoa(i+1))
	}
	for i, a := range args {
		sh.vars[strconv.Itoa(i+1)] = a
	}
	sh.calls++
	sh.runSome(body, budget)
	sh.calls--
	for name, value := range sh.vars { // functions assign their callers' variables
		if _, ok := outer[name]; ok && isIdentifier(name) {
			outer[name] = value
		}
	}
	sh.vars = outer
}

// each runs a command for files: for each one, or with all of them in the place
// of the marker, or behind the last word if there is no marker.
func (sh *shell) each(files, command []string, marker string, single bool, place Place) {
	run := func(files []string) {
		var words []string
		found := false
		for _, w := range command {
			switch {
			case marker == "" || !strings.Contains(w, marker):
				words = append(words, w)
			case w == marker:
				words, found = append(words, files...), true
			default:
				words, found = append(words, strings.ReplaceAll(w, marker, strings.Join(files, " "))), true
			}
		}
		if !found {
			words = append(words, files...)
		}
		sh.rules.command(words, sh.dir, place)
	}
	if !single {
		run(files)
		return
	}
	for _, file := range files {
		run([]string{file})
	}
}

// xargs takes the arguments of xargs apart.
func xargs(args []string) (command []string, marker string, single bool) {
	for i := 0; i < len(args); i++ {
		switch a := args[i]; {
		case a == "-I" || a == "-i":
			if i++; i < len(args) {
				marker, single = args[i], true
			}
		case strings.HasPrefix(a, "-I"):
			marker, single = a[2:], true
		case a == "-n" || a == "-P" || a == "-L":
			i++
			single = single || a == "-n"
		case strings.HasPrefix(a, "-"):
			single = single || strings.HasPrefix(a, "-n")
		default:
			return args[i:], marker, single
		}
	}
	return nil, marker, single
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
		base, appends := strings.CutSuffix(name, "+")
		if elements, isArray := strings.CutPrefix(value, "("); isArray {
			value = ""
			for _, e := range splitShell(strings.TrimSuffix(elements, ")")) {
				for _, word := range sh.expandAll(e.words) {
					value += " " + strings.Join(sh.globbed(word), " ")
				}
			}
			if !appends {
				value = strings.TrimSpace(value)
			}
		} else {
			value = strings.Join(sh.expand(value), " ")
		}
		if appends {
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
