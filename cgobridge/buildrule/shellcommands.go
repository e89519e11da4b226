package buildrule

import (
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/expand"
	"mvdan.cc/sh/v3/syntax"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// call follows a simple command.
func (sh *shell) call(c *syntax.CallExpr) {
	if len(c.Args) == 0 {
		for _, a := range c.Assigns {
			sh.assign(a)
		}
		return
	}
	sh.vars["?"] = textVariable(sh.statusText())
	words := sh.fields(c.Args...)
	if len(words) == 0 {
		return
	}
	sh.simple(words, sh.place(c.Pos()))
}

// simple follows a command whose words are expanded.
func (sh *shell) simple(words []string, place Place) {
	args := words[1:]
	if body, ok := sh.functions[words[0]]; ok {
		sh.invoke(body, args)
		return
	}
	sh.status = sh.statusOf(words)
	switch words[0] {
	case "cd", "pushd":
		sh.changeFolder(args)
	case "exit", "return":
		sh.ended = true
	case ".", "source":
		if len(args) > 0 {
			sh.source(absolute(args[0], sh.dir))
		}
	case "echo", "printf":
		if sh.output != nil {
			sh.print(sh.printed(words))
		}
	case "sh", "bash", "/bin/sh", "/bin/bash":
		if len(args) > 1 && args[0] == "-c" {
			sh.shellIn(args[1], args[2:], place)
		}
	case "eval":
		sh.evaluate(strings.Join(args, " "), place)
	case "shift":
		if list := sh.vars["@"].List; len(list) > 0 {
			sh.setPositional(list[1:])
		}
	case "set":
		if i := slices.Index(args, "--"); i >= 0 {
			sh.setPositional(args[i+1:])
		}
	case "unset":
		for _, name := range args {
			delete(sh.vars, name)
		}
	case "read":
		for _, name := range args {
			if isIdentifier(name) {
				sh.set(name, sh.rules.unknown("the script reads $"+name))
			}
		}
	case "mapfile", "readarray":
		name := words[len(words)-1]
		sh.vars[name] = expand.Variable{Set: true, Kind: expand.Indexed, List: strings.Fields(sh.input)}
	case "find":
		files, command := sh.find(args)
		if end := slices.IndexFunc(command, func(w string) bool { return w == ";" || w == "+" }); end > 0 {
			sh.each(files, command[:end], "{}", command[end] == ";", place)
			return
		}
		sh.print(strings.Join(files, "\n") + "\n")
	case "xargs":
		command, marker, single := xargs(args)
		sh.each(strings.Fields(sh.input), command, marker, single, place)
	case "make", "gmake":
		if sh.make != nil {
			sh.make(sh.dir, args)
		}
	default:
		sh.rules.command(words, sh.dir, place, sh.uncertain > 0)
		if sh.output != nil {
			sh.print(sh.printed(words))
		}
	}
}

func (sh *shell) changeFolder(args []string) {
	args = slices.DeleteFunc(slices.Clone(args), func(a string) bool { return a == "--" || a == "-P" || a == "-L" })
	switch {
	case len(args) != 1:
		return
	case args[0] == "-":
		if old, ok := sh.vars["OLDPWD"]; ok {
			sh.dir = old.Str
		}
	case isHole(firstRune(args[0])):
		sh.dir = args[0]
	default:
		sh.vars["OLDPWD"] = textVariable(sh.dir)
		sh.dir = absolute(args[0], sh.dir)
	}
	sh.vars["PWD"] = textVariable(sh.dir)
}

// source runs another script of the repository in this shell.
func (sh *shell) source(name string) {
	text, ok := "", false
	if known(name) && sh.budget.allows(sh.depth+1) {
		text, ok = sh.rules.text(name)
	}
	if !ok {
		return // its variables are never set, and so unknown
	}
	file, first := sh.file, sh.first
	sh.file, sh.first = name, 0
	sh.depth++
	sh.run(text)
	sh.depth--
	sh.file, sh.first = file, first
}

// shellIn follows sh -c 'commands' name arguments…, a shell of its own.
func (sh *shell) shellIn(text string, args []string, place Place) {
	inner := sh.clone()
	inner.setPositional(args[min(1, len(args)):])
	inner.evaluate(text, place)
}

// evaluate runs a text that is part of a line of the script.
func (sh *shell) evaluate(text string, place Place) {
	if !sh.budget.allows(sh.depth+1) || !sh.budget.spend(len(text)) {
		return
	}
	first := sh.first
	sh.first = place.Line - 1
	sh.depth++
	sh.run(text)
	sh.depth--
	sh.first = first
}

// each runs a command for files: for each one, or with all of them in the place of the marker, or
// after the last word if there is no marker.
func (sh *shell) each(files, command []string, marker string, single bool, place Place) {
	if len(command) == 0 {
		return
	}
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
		if sh.budget.spend(len(words)) {
			sh.simple(words, place)
		}
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

// silent are programs that print nothing that a rule would use.
var silent = strings.Fields("true : test [ mkdir rm cp mv touch export local readonly declare hash")

// printed returns the output of a command, as far as it is known without running it.
func (sh *shell) printed(words []string) string {
	args := words[1:]
	var plain []string // arguments that are no options
	for _, a := range args {
		if !strings.HasPrefix(a, "-") {
			plain = append(plain, a)
		}
	}
	if f := filters[words[0]]; f != nil {
		return sh.filtered(f, words)
	}
	switch program := path.Base(words[0]); program {
	case "nvcc":
		if slices.Contains(args, "--version") || slices.Contains(args, "-V") {
			return sh.rules.nvccVersion()
		}
	case "expr":
		return sh.computed(args)
	case "pwd":
		return sh.dir + "\n"
	case "basename", "dirname":
		if len(args) > 0 && !known(strings.Join(args, "")) {
			return sh.rules.about(sh.rules.ofHoles(strings.Join(args, "")), "what "+program+" prints")
		}
		if program == "dirname" && len(args) == 1 {
			return path.Dir(args[0]) + "\n"
		}
		if len(args) > 0 {
			base := path.Base(args[0])
			if len(args) == 2 {
				base = strings.TrimSuffix(base, args[1])
			}
			return base + "\n"
		}
	case "echo":
		if len(args) > 0 && (args[0] == "-n" || args[0] == "-e") {
			args = args[1:]
		}
		return strings.Join(args, " ") + "\n"
	case "printf":
		if len(args) > 0 {
			text, err := expanding(func() (string, error) {
				text, _, err := expand.Format(nil, args[0], args[1:])
				return text, err
			})
			if err == nil {
				return text
			}
		}
	case "ls":
		if len(plain) > 0 {
			return strings.Join(plain, "\n") + "\n"
		}
		return strings.Join(sh.rules.disk.namesIn(sh.dir), "\n") + "\n"
	case "realpath", "readlink":
		if len(plain) == 1 && known(plain[0]) {
			return absolute(plain[0], sh.dir) + "\n"
		}
	case "cat", "sort", "uniq":
		if len(plain) == 0 {
			return sh.input
		}
	case "git":
		if slices.Equal(args, []string{"rev-parse", "--show-toplevel"}) {
			return sh.rules.Root + "\n"
		}
	case "uname":
		return uname(args) + "\n"
	case "which", "command", "type", "whereis":
		return sh.rules.about(0, "where a program is")
	case "nproc", "getconf", "date", "whoami", "hostname":
		return sh.rules.about(0, "what "+program+" prints")
	case "pkg-config":
		return sh.rules.about(packageFlags(args), "what pkg-config prints")
	default:
		if slices.Contains(silent, program) {
			return ""
		}
	}
	return sh.rules.unknown("what " + strings.Join(words[:min(2, len(words))], " ") + " prints")
}

// packageFlags returns the aspects of the flags that pkg-config prints.
func packageFlags(args []string) nvcc.Aspects {
	var about nvcc.Aspects
	for _, a := range args {
		switch {
		case a == "--cflags":
			about |= nvcc.Macros | nvcc.Includes
		case strings.HasPrefix(a, "--cflags-only-I"):
			about |= nvcc.Includes
		case a == "--cflags-only-other":
			about |= nvcc.Macros
		}
	}
	return about
}

// uname returns the output of uname on the machine that cudavet runs on.
func uname(args []string) string {
	machine := map[string]string{"amd64": "x86_64", "arm64": "aarch64"}[runtime.GOARCH]
	if slices.Contains(args, "-m") || slices.Contains(args, "-p") || slices.Contains(args, "-i") {
		return machine
	}
	return map[string]string{"linux": "Linux", "darwin": "Darwin", "windows": "Windows_NT"}[runtime.GOOS]
}

// find returns the files that find prints, and the command that it runs for
// them, if there is one.
func (sh *shell) find(args []string) (files, command []string) {
	var folders, patterns []string
	depth := 0
	for i := 0; i < len(args); i++ {
		next := func() string {
			if i++; i < len(args) {
				return args[i]
			}
			return ""
		}
		switch a := args[i]; {
		case a == "-name" || a == "-iname":
			patterns = append(patterns, next())
		case a == "-maxdepth":
			depth = len(next())
		case a == "-type":
			next()
		case a == "-exec":
			command = args[i+1:]
			i = len(args)
		case strings.HasPrefix(a, "-") || a == "!" || a == "(" || a == ")":
		case len(patterns) == 0:
			folders = append(folders, a)
		}
	}
	if len(folders) == 0 {
		folders = []string{"."}
	}
	if len(patterns) == 0 {
		patterns = []string{"*"}
	}
	for _, folder := range folders {
		at := absolute(folder, sh.dir)
		for _, pattern := range patterns {
			if !known(at + pattern) {
				files = append(files, sh.rules.unknown("find looks for what is not known"))
				continue
			}
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
	}
	return files, command
}
