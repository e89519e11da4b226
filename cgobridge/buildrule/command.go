package buildrule

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cgobridge/buildfile"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// Extensions of the inputs of a compiler, archiver or linker.
var inputExtensions = strings.Fields(".cu .c .cc .cpp .cxx .o .obj .a .lib .so .lo .ptx .cubin .fatbin")

// Programs that move a file.
var movers = []string{"cp", "mv", "install", "ln"}

// command adds the steps that a command line in folder dir is, if it is any.
// Its words may have holes; maybe says that it may not be run at all.
func (r *Rules) command(words []string, dir string, place Place, maybe bool) {
	if program := stripPrefixes(words); len(program) > 0 && filepath.Base(program[0]) == "cmake" {
		r.configure(program[1:], dir)
		return
	}
	for _, s := range r.parseCommand(words, dir) {
		s.Rule, s.maybe = place, maybe
		if slices.ContainsFunc(s.Inputs, func(in string) bool { return !known(in) }) {
			loose := s
			loose.Inputs = slices.DeleteFunc(slices.Clone(s.Inputs), known)
			loose.Reason = fmt.Sprintf("line %d of %s may compile it: %s", place.Line, filepath.Base(place.File), r.reason(loose.Inputs[0]))
			r.loose = append(r.loose, loose)
			s.Inputs = slices.DeleteFunc(slices.Clone(s.Inputs), func(in string) bool { return !known(in) })
		}
		r.add(s)
	}
}

// parseCommand returns the steps of a command line: one for each source where a
// compiler makes an object of each. A line that may be one of several has the
// inputs of all and the flags that all have.
func (r *Rules) parseCommand(words []string, dir string) []Step {
	lines := r.lines(words)
	steps := r.parseLine(lines[0], dir)
	for _, line := range lines[1:] {
		steps = alternative(steps, r.parseLine(line, dir), r.reason(strings.Join(words, " ")))
	}
	return steps
}

// lines returns all command lines that words with holes may be, at least one.
func (r *Rules) lines(words []string) [][]string {
	lines := [][]string{nil}
	for _, w := range words {
		texts := []string{w}
		if !known(w) {
			if readings := r.readings(w); readings != nil && len(readings)*len(lines) <= maxReadings {
				texts = readings
			}
		}
		if len(texts) == 1 {
			for i := range lines {
				lines[i] = append(lines[i], texts[0])
			}
			continue
		}
		var longer [][]string
		for _, line := range lines {
			for _, t := range texts {
				longer = append(longer, slices.Concat(line, splitQuoted(t)))
			}
		}
		lines = longer
	}
	return lines
}

// alternative returns the steps of a command line that may be one or another.
func alternative(one, other []Step, reason string) []Step {
	for _, s := range other {
		i := slices.IndexFunc(one, func(t Step) bool { return t.Output == s.Output })
		if i < 0 {
			one = append(one, s)
			continue
		}
		t := &one[i]
		for _, in := range s.Inputs {
			if !slices.Contains(t.Inputs, in) {
				t.Inputs = append(t.Inputs, in)
			}
		}
		t.both(s.BuildFlags, cmp.Or(s.Reason, reason))
	}
	return one
}

// both reduces a step's flags to those that another command line has as well. The others are unknown,
// for a reason.
func (s *Step) both(other nvcc.BuildFlags, reason string) {
	common, differ := commonFlags(s.Flags, other.Flags)
	if differ |= other.Unknown; differ&^s.Unknown != 0 {
		s.Unknown |= differ
		s.Reason = cmp.Or(s.Reason, reason)
	}
	s.Flags = common
}

// commonFlags returns the flags that two command lines have in common, in the order of the first, and
// the aspects of the others.
func commonFlags(a, b []string) (common []string, differ nvcc.Aspects) {
	one, other := nvcc.Flags(a), nvcc.Flags(b)
	same := func(list []nvcc.Flag, f nvcc.Flag) bool {
		return slices.ContainsFunc(list, func(g nvcc.Flag) bool { return f.Name == g.Name && f.Value == g.Value })
	}
	for _, f := range one {
		if same(other, f) {
			common = append(common, f.Words...)
		} else {
			differ |= nvcc.AspectsOf(f.Words)
		}
	}
	for _, f := range other {
		if !same(one, f) {
			differ |= nvcc.AspectsOf(f.Words)
		}
	}
	return common, differ
}

// parseLine returns the steps of one command line.
func (r *Rules) parseLine(words []string, dir string) []Step {
	words = stripPrefixes(words)
	if len(words) < 2 {
		return nil
	}
	program := strings.TrimSuffix(filepath.Base(words[0]), ".exe")
	args := words[1:]
	if strings.HasPrefix(words[0], "-") || buildfile.IsCUDA(words[0]) { // the compiler is a variable that we know nothing of
		args = words
	}
	switch {
	case slices.Contains(movers, program):
		return r.moveStep(args, dir)
	case program == "ar" || strings.HasSuffix(program, "-ar") || program == "lib":
		return r.archiveStep(args, dir)
	}
	steps := r.compileSteps(args, dir)
	compilesCUDA := func(s Step) bool { return s.Output != "" && slices.ContainsFunc(s.Inputs, buildfile.IsCUDA) }
	if !isCompiler(program) && known(program) && program != "" && !slices.ContainsFunc(steps, compilesCUDA) {
		return nil // a program that reads a source may be anything, one that makes something of it is a compiler
	}
	readsCUDA := func(s Step) bool { return slices.ContainsFunc(s.Inputs, buildfile.IsCUDA) }
	if !known(program) && hasForeignFlags(args) && slices.ContainsFunc(steps, readsCUDA) {
		return nil // a formatter, say
	}
	return steps
}

// hasForeignFlags reports whether arguments have flags, and none of them is nvcc's.
func hasForeignFlags(args []string) bool {
	foreign := false
	for _, f := range nvcc.Flags(args) {
		if f.IsKnown() {
			return false
		}
		foreign = foreign || f.Name != ""
	}
	return foreign
}

// stripPrefixes removes the words before the program's name.
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

// isCompiler reports whether a program is a compiler or linker by its name: gcc,
// aarch64-linux-gnu-gcc, clang++-17. The suffix of a name must be a release, as clang-format and
// gcc-nm are others.
func isCompiler(program string) bool {
	for _, name := range []string{"nvcc", "gcc", "g++", "clang", "clang++", "cc", "c++", "ld", "nvlink", "cl", "link"} {
		if program == name || strings.HasSuffix(program, "-"+name) {
			return true
		}
		if _, release, ok := strings.Cut(program, name+"-"); ok && release != "" && '0' <= release[0] && release[0] <= '9' {
			return true
		}
	}
	return false
}

// compileSteps reads a compiler's or linker's arguments.
func (r *Rules) compileSteps(args []string, dir string) []Step {
	var s Step
	hide := func(about nvcc.Aspects, text string) {
		if about&^s.Unknown != 0 {
			s.Unknown |= about
			s.Reason = cmp.Or(s.Reason, r.reason(text), text)
		}
	}
	extension, outputs := "", dir
	for _, f := range nvcc.Flags(args) {
		text := strings.Join(f.Words, " ")
		switch {
		case f.Name == "" && strings.HasPrefix(f.Value, ">"):
			continue
		case f.Name == "" && strings.HasPrefix(f.Value, "@"):
			hide(nvcc.All, "the flags of "+f.Value[1:])
			continue
		case f.Name == "":
			if w := f.Value; !known(w) && isHole(firstRune(w)) && filepath.Ext(w) == "" {
				hide(r.hidden(w), w) // it may be flags as well
			}
			s.Inputs = append(s.Inputs, r.inputs(f.Value, dir)...)
			continue
		case f.Name == "output-file":
			if s.Output = absolute(f.Value, dir); !known(f.Value) {
				s.Output = ""
			}
			continue
		case f.Name == "output-directory":
			outputs = absolute(f.Value, dir)
			continue
		case !known(text) && r.isForeignFolder(f):
			continue
		case !known(text):
			hide(r.flagAspects(f), text)
			continue
		case f.Name == "compile" || f.Name == "device-c" || f.Name == "device-w":
			extension = ".o"
		case f.Name == "ptx" || f.Name == "cubin" || f.Name == "fatbin":
			extension = "." + f.Name
		}
		s.Flags = append(s.Flags, inFolder(f, dir)...)
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
		step := s
		step.Output, step.Inputs = absolute(strings.TrimSuffix(base, filepath.Ext(base))+extension, outputs), []string{in}
		if !known(step.Output) {
			step.Output = ""
		}
		steps = append(steps, step)
	}
	return steps
}

// flagAspects returns the possible aspects of a flag with holes.
func (r *Rules) flagAspects(f nvcc.Flag) nvcc.Aspects {
	if f.Name == "compiler-options" && len(f.Words) == 2 {
		return r.hostAspects(f.Value)
	}
	return r.hidden(f.Words[0]) | nvcc.AspectsOf(f.Words)
}

// isForeignFolder reports whether a flag adds a folder of the machine to the search path, such as the
// toolkit's own, which has no files of the repository.
func (r *Rules) isForeignFolder(f nvcc.Flag) bool {
	if f.Name != "include-path" && f.Name != "system-include" {
		return false
	}
	return r.isForeign(f.Value)
}

// isForeign reports whether a path, or each of a list of them, lies outside of the
// repository, whatever its holes are.
func (r *Rules) isForeign(path string) bool {
	if known(path) {
		return !slices.ContainsFunc(items(path), func(p string) bool { return !filepath.IsAbs(p) || r.inside(p) })
	}
	for _, c := range path {
		if !isHole(c) {
			continue
		}
		if h := r.of(c); h.about != 0 || slices.ContainsFunc(h.texts, func(t string) bool { return !r.isForeign(t) }) {
			return false
		}
	}
	return true
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// inFolder returns a flag's words with the folder that it names made absolute.
func inFolder(f nvcc.Flag, dir string) []string {
	switch f.Name {
	case "include-path", "system-include", "pre-include":
	default:
		return f.Words
	}
	if f.Value == "" {
		return f.Words
	}
	folder := absolute(f.Value, dir)
	if len(f.Words) == 2 {
		return []string{f.Words[0], folder}
	}
	return []string{strings.TrimSuffix(f.Words[0], f.Value) + folder}
}

// inputs returns the files that a word of a command line names.
func (r *Rules) inputs(w, dir string) []string {
	if !known(w) {
		return r.looseInputs(w, dir)
	}
	if !slices.Contains(inputExtensions, filepath.Ext(w)) || !known(dir) {
		return nil
	}
	path := absolute(w, dir)
	if isPattern(w) {
		return append(slices.Clone(r.glob(path)), path)
	}
	return []string{path}
}

// looseInputs returns the files that a word with holes names: all that it may, or
// one path with holes.
func (r *Rules) looseInputs(w, dir string) []string {
	var files []string
	if readings := r.readings(w); readings != nil {
		for _, reading := range readings {
			for word := range strings.FieldsSeq(reading) {
				files = append(files, r.inputs(word, dir)...)
			}
		}
		return files
	}
	if extension := filepath.Ext(w); known(extension) && extension != ".cu" {
		return nil
	}
	if isHole(firstRune(w)) {
		return []string{w}
	}
	return []string{absolute(w, dir)}
}

// isPattern reports whether a shell word is a pattern for existing files and for outputs of other
// steps.
func isPattern(w string) bool { return strings.ContainsAny(w, "*?[") }

// glob expands a pattern inside the repository. A Makefile has the same ones in
// many rules: each is expanded once, and a folder is read once.
func (r *Rules) glob(pattern string) []string {
	files, ok := r.globbed[pattern]
	if ok || r.left < 0 || !r.inside(pattern) {
		return files
	}
	compared := r.disk.compared
	switch dir, base := filepath.Split(pattern); {
	case strings.ContainsAny(dir, `*?[\`):
		files = r.disk.glob(pattern)
	case !strings.ContainsAny(base, `*?[\`):
		if r.disk.has(dir, base) {
			files = []string{filepath.Clean(pattern)}
		}
	default:
		names := r.disk.namesIn(dir)
		r.disk.compared += len(names)
		for _, name := range names {
			if ok, err := filepath.Match(base, name); ok && err == nil {
				files = append(files, filepath.Join(dir, name))
			}
		}
	}
	r.left -= (r.disk.compared - compared) / itemsPerStep
	r.globbed[pattern] = files
	return files
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
