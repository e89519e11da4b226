package buildrule

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Options of compilers and archivers whose value is the next word.
var takesValue = strings.Fields(`-o --output-file -odir --output-directory -I -isystem --include-path -include --pre-include
	-D --define-macro -U --undefine-macro -L --library-path -l --library -arch --gpu-architecture -code --gpu-code -gencode --generate-code
	-std --std -x --x -ccbin --compiler-bindir -Xcompiler --compiler-options -Xlinker --linker-options -Xptxas --ptxas-options
	-Xcudafe --cudafe-options -Xnvlink -maxrregcount --maxrregcount -MF -MT -MQ -m --machine -t --threads -O --optimize -rpath -soname -T -arch
	-diag-suppress --diag-suppress -diag-error -rdc --relocatable-device-code -cudart --cudart`)

// Extensions of what a compiler, archiver or linker reads.
var inputExtensions = strings.Fields(".cu .c .cc .cpp .cxx .o .obj .a .lib .so .lo .ptx .cubin .fatbin")

// Programs that move a file.
var movers = []string{"cp", "mv", "install", "ln"}

// command adds the step that a command line in folder dir is, if it is one.
func (r *Rules) command(words []string, dir string, place Place) {
	if program := stripPrefixes(words); len(program) > 0 && filepath.Base(program[0]) == "cmake" {
		r.configure(program[1:], dir)
		return
	}
	for _, s := range r.parseCommand(words, dir) {
		s.Rule = place
		r.add(s)
	}
}

// parseCommand returns the steps of a command line: one for each source where a
// compiler makes an object of each.
func (r *Rules) parseCommand(words []string, dir string) []Step {
	words = stripPrefixes(words)
	if len(words) < 2 {
		return nil
	}
	program := strings.TrimSuffix(filepath.Base(words[0]), ".exe")
	args := words[1:]
	if strings.HasPrefix(words[0], "-") || IsCUDA(words[0]) { // the compiler is a variable that we know nothing of
		args = words
	}
	switch {
	case slices.Contains(movers, program):
		return r.moveStep(args, dir)
	case program == "ar" || strings.HasSuffix(program, "-ar") || program == "lib":
		return r.archiveStep(args, dir)
	}
	steps := r.compileSteps(args, dir)
	if !isCompiler(program) && !slices.ContainsFunc(steps, func(s Step) bool { return slices.ContainsFunc(s.Inputs, IsCUDA) }) {
		return nil
	}
	return steps
}

// stripPrefixes takes away what may stand before the program's name.
func stripPrefixes(words []string) []string {
	for len(words) > 0 {
		w := words[0]
		name, _, isAssignment := strings.Cut(w, "=")
		switch {
		case isAssignment && isIdentifier(name):
		case w == "sudo" || w == "env" || w == "exec" || w == "time" || w == "ccache" || w == "@" || w == "-" || w == "+":
		default:
			if w = strings.TrimLeft(w, "@+"); w != words[0] {
				return stripPrefixes(append([]string{w}, words[1:]...))
			}
			return words
		}
		words = words[1:]
	}
	return nil
}

func isCompiler(program string) bool {
	for _, name := range []string{"nvcc", "gcc", "g++", "clang", "clang++", "cc", "c++", "ld", "nvlink", "cl", "link"} {
		if program == name || strings.HasPrefix(program, name+"-") || strings.HasSuffix(program, "-"+name) {
			return true
		}
	}
	return false
}

// compileSteps reads a compiler's or linker's arguments.
func (r *Rules) compileSteps(args []string, dir string) []Step {
	var s Step
	extension, outputs := "", dir
arguments:
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w == "-o" || w == "--output-file":
			if i++; i < len(args) {
				s.Output = absolute(args[i], dir)
			}
			continue
		case strings.HasPrefix(w, "--output-file="):
			s.Output = absolute(strings.TrimPrefix(w, "--output-file="), dir)
			continue
		case strings.HasPrefix(w, ">"):
			break arguments
		case (w == "-odir" || w == "--output-directory") && i+1 < len(args):
			i++
			outputs = absolute(args[i], dir)
			continue
		case !strings.HasPrefix(w, "-"):
			s.Inputs = append(s.Inputs, r.inputs(w, dir)...)
			continue
		case slices.Contains(takesValue, w) && i+1 < len(args):
			i++
			value := args[i]
			if w == "-I" || w == "-isystem" || w == "--include-path" || w == "--system-include" || w == "-include" || w == "--pre-include" {
				value = absolute(value, dir)
			}
			s.Flags = append(s.Flags, w, value)
			continue
		case w == "-c" || w == "-dc" || w == "--compile" || w == "--device-c" || w == "-dw":
			extension = ".o"
		case w == "-ptx" || w == "--ptx" || w == "-cubin" || w == "--cubin" || w == "-fatbin" || w == "--fatbin":
			extension = "." + strings.TrimLeft(w, "-")
		}
		s.Flags = append(s.Flags, absoluteInclude(w, dir))
	}
	switch {
	case len(s.Inputs) == 0:
		return nil
	case s.Output != "" || extension == "":
		return []Step{s}
	}
	var steps []Step
	for _, in := range s.Inputs {
		base := filepath.Base(in)
		steps = append(steps, Step{Output: absolute(strings.TrimSuffix(base, filepath.Ext(base))+extension, outputs), Inputs: []string{in}, Flags: s.Flags})
	}
	return steps
}

// absoluteInclude makes the folder of -Ifolder absolute.
func absoluteInclude(w, dir string) string {
	for _, option := range []string{"-I", "-isystem=", "--include-path=", "--system-include=", "-isystem"} {
		if folder, ok := strings.CutPrefix(w, option); ok && folder != "" {
			return option + absolute(strings.TrimPrefix(folder, "="), dir)
		}
	}
	return w
}

// inputs returns the files that a word of a command line names.
func (r *Rules) inputs(w, dir string) []string {
	if !slices.Contains(inputExtensions, filepath.Ext(w)) {
		return nil
	}
	path := absolute(w, dir)
	if isPattern(w) {
		return append(slices.Clone(r.glob(path)), path)
	}
	return []string{path}
}

// isPattern reports whether a word of a shell's stands for the files that it
// matches: those that there are, and those that other steps make.
func isPattern(w string) bool { return strings.ContainsAny(w, "*?[") }

// glob expands a pattern inside the repository. A Makefile has the same ones in
// many rules: each is expanded once, and a folder is read once.
func (r *Rules) glob(pattern string) []string {
	files, ok := r.globbed[pattern]
	if ok || !r.inside(pattern) {
		return files
	}
	switch dir, base := filepath.Split(pattern); {
	case strings.ContainsAny(dir, `*?[\`):
		files, _ = filepath.Glob(pattern)
	case !strings.ContainsAny(base, `*?[\`):
		if _, found := slices.BinarySearch(r.namesIn(dir), base); found {
			files = []string{filepath.Clean(pattern)}
		}
	default:
		for _, name := range r.namesIn(dir) {
			if ok, err := filepath.Match(base, name); ok && err == nil {
				files = append(files, filepath.Join(dir, name))
			}
		}
	}
	r.globbed[pattern] = files
	return files
}

// namesIn returns the names of what is in a folder, sorted.
func (r *Rules) namesIn(dir string) []string {
	names, ok := r.names[dir]
	if !ok {
		entries, _ := os.ReadDir(dir)
		for _, e := range entries {
			names = append(names, e.Name())
		}
		r.names[dir] = names
	}
	return names
}

// archiveStep reads the arguments of ar: letters, archive, members.
func (r *Rules) archiveStep(args []string, dir string) []Step {
	var s Step
	for _, w := range args {
		if out, ok := strings.CutPrefix(strings.ToLower(w), "/out:"); ok {
			s.Output = absolute(out, dir)
			continue
		}
		if !slices.Contains(inputExtensions, filepath.Ext(w)) {
			continue
		}
		if s.Output == "" {
			s.Output = absolute(w, dir)
			continue
		}
		s.Inputs = append(s.Inputs, r.inputs(w, dir)...)
	}
	if s.Output == "" || len(s.Inputs) == 0 {
		return nil
	}
	return []Step{s}
}

// moveStep reads the arguments of cp, mv and the like: one file and its new
// place.
func (r *Rules) moveStep(args []string, dir string) []Step {
	var files []string
	for _, w := range args {
		if !strings.HasPrefix(w, "-") {
			files = append(files, w)
		}
	}
	if len(files) < 2 {
		return nil
	}
	target := files[len(files)-1]
	s := Step{Inputs: r.inputs(files[0], dir)}
	if len(files) != 2 || len(s.Inputs) != 1 {
		return nil
	}
	s.Output = absolute(target, dir)
	if !slices.Contains(inputExtensions, filepath.Ext(target)) { // a folder
		s.Output = filepath.Join(s.Output, filepath.Base(s.Inputs[0]))
	}
	return []Step{s}
}

// absolute returns the path that a word means in folder dir.
func absolute(path, dir string) string {
	if filepath.IsAbs(path) {
		return filepath.Clean(path)
	}
	return filepath.Join(dir, path)
}
