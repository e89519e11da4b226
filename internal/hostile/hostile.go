// Package hostile has folders of files that are made to break a program that
// reads them: sources, headers, build files and packages whose analysis would have no
// end, or would take all memory, if it were done without thought; names and
// contents that are no text; files that are none.
package hostile

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// An Input is such a folder, and how the command is called in it.
type Input struct {
	Name  string
	Files map[string]string // by path; main.cu and other.cu are added to the arguments
	Links map[string]string // symbolic links and where they lead
	Pipes []string          // FIFOs, which block whoever opens them
	Args  []string          // of the command, in place of those for main.cu and other.cu
	Flags []string          // before the files
	Says  string            // a regular expression that a line of the output has to match
	Hides string            // a text that nothing that is written may have
}

// Other is another file in the input's folder, and its findings, which must not depend on the input.
const (
	Other        = "__global__ void other(int &x);\n"
	OtherFinding = "kernel-param-reference"
)

// All returns all inputs, each with a name of its own.
func All() []Input {
	var all []Input
	for _, group := range []struct {
		name   string
		inputs []Input
	}{
		{"circle", circles()}, {"doubling", doublings()}, {"product", products()}, {"deep", deep()},
		{"preprocessor", preprocessor()}, {"many", many()},
		{"make", makefiles()}, {"links", linkedBuilds()}, {"cmake", cmakeLists()}, {"shell", scripts()}, {"database", databases()},
		{"file", files()}, {"text", texts()}, {"package", packages()},
	} {
		for _, in := range group.inputs {
			in.Name = group.name + "/" + strings.ReplaceAll(in.Name, " ", "-")
			all = append(all, in)
		}
	}
	return all
}

// Write writes the files of an input into a folder that exists.
func (in Input) Write(dir string) error {
	files := map[string]string{"other.cu": Other}
	for name, text := range in.Files {
		files[name] = text
	}
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			return err
		}
	}
	for name, target := range in.Links {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.Symlink(target, path); err != nil {
			return err
		}
	}
	for _, name := range in.Pipes {
		if err := makePipe(filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	return nil
}

// Command returns the arguments of the command in the folder of the input.
func (in Input) Command() []string {
	args := in.Args
	if args == nil {
		args = []string{"main.cu", "other.cu"}
	}
	return append(append([]string{"-q", "-c=-1"}, in.Flags...), args...)
}

// source returns an input of one file.
func source(name, text string) Input {
	return Input{Name: name, Files: map[string]string{"main.cu": text + "\n"}}
}

// built returns an input of an empty source and a build file in a repository.
func built(name, file, text string) Input {
	return Input{Name: name, Files: map[string]string{"main.cu": "__global__ void k() {}\n", ".git/HEAD": "", file: text}}
}

// chain returns n pieces of text, each but the first in terms of the one before: NEXT is
// its number, LAST that of the one before.
func chain(n int, first, next string) string {
	var b strings.Builder
	b.WriteString(first)
	for i := 1; i < n; i++ {
		b.WriteString(strings.NewReplacer("NEXT", fmt.Sprint(i), "LAST", fmt.Sprint(i-1)).Replace(next))
	}
	return b.String()
}

// times returns text n times, NUM being the number from 0.
func times(n int, text string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.ReplaceAll(text, "NUM", fmt.Sprint(i)))
	}
	return b.String()
}

// nested returns a text between n openings and n ends.
func nested(n int, open, inner, end string) string {
	return strings.Repeat(open, n) + inner + strings.Repeat(end, n)
}
