package buildrule

import (
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// file follows the searching and reading operations of file().
func (s *cmakeScope) file(args []string) {
	if len(args) < 3 {
		return
	}
	switch args[0] {
	case "GLOB", "GLOB_RECURSE":
		s.glob(args)
	case "READ", "STRINGS":
		s.readFile(args)
	case "SIZE", "TIMESTAMP", "MD5", "SHA256":
		s.unknown(nvcc.All, "what stands in "+filepath.Base(args[1]), args[2])
	case "RELATIVE_PATH":
		if len(args) == 4 {
			s.set(args[1], relativeTo(args[2], args[3]))
		}
	case "TO_CMAKE_PATH", "TO_NATIVE_PATH":
		s.set(args[2], args[1])
	case "REAL_PATH":
		s.set(args[2], absolute(args[1], s.folder.path))
	}
}

// readFile follows file(READ name variable) and file(STRINGS name variable [REGEX
// pattern]) of a file of the repository.
func (s *cmakeScope) readFile(args []string) {
	name, out := args[1], args[2]
	text, ok := "", false
	if known(name) {
		text, ok = s.rules.text(absolute(name, s.folder.path))
	}
	options := args[3:]
	var re *regexp.Regexp
	if len(options) == 2 && options[0] == "REGEX" && args[0] == "STRINGS" {
		re = s.rules.cmakeRegexp(options[1])
		options = nil
		ok = ok && re != nil
	}
	if !ok || len(options) > 0 || len(text) > maxValue || !s.budget.spend(len(text)) {
		s.unknown(nvcc.All, "what stands in "+filepath.Base(name), out)
		return
	}
	if args[0] == "STRINGS" {
		var lines []string
		for line := range strings.Lines(text) {
			if line = strings.TrimRight(line, "\r\n"); line != "" && (re == nil || re.MatchString(line)) {
				lines = append(lines, strings.ReplaceAll(line, ";", `\;`))
			}
		}
		text = strings.Join(lines, ";")
	}
	s.set(out, text)
}

// glob follows file(GLOB variable patterns…).
func (s *cmakeScope) glob(args []string) {
	var files []string
	base := ""
	for i := 2; i < len(args); i++ {
		switch args[i] {
		case "CONFIGURE_DEPENDS":
			continue
		case "LIST_DIRECTORIES", "FOLLOW_SYMLINKS":
			i++
			continue
		case "RELATIVE":
			if i++; i < len(args) {
				base = args[i]
			}
			continue
		}
		pattern := absolute(args[i], s.folder.path)
		if !known(pattern) {
			files = append(files, s.rules.unknown("file(GLOB) of "+s.rules.reason(pattern)))
			continue
		}
		if !s.budget.spend(len(pattern)) {
			return
		}
		files = append(files, s.rules.glob(pattern)...)
		if args[0] == "GLOB_RECURSE" {
			files = append(files, s.rules.globBelow(filepath.Dir(pattern), filepath.Base(pattern))...)
		}
	}
	slices.Sort(files)
	files = slices.Compact(files)
	if base != "" {
		for i, f := range files {
			if known(f) {
				files[i] = relativeTo(base, f)
			}
		}
	}
	s.set(args[1], strings.Join(files, ";"))
}

// fileName follows get_filename_component(variable name part [CACHE]).
func (s *cmakeScope) fileName(args []string) {
	if len(args) < 3 {
		return
	}
	base := s.folder.path
	if i := slices.Index(args, "BASE_DIR"); i >= 0 && i+1 < len(args) {
		base = args[i+1]
	}
	s.overReadings(args[0], args[1], func(name string) string { return namePart(name, args[2], base) })
}

func namePart(name, part, base string) string {
	file := path.Base(name)
	switch part {
	case "PATH", "DIRECTORY", "PARENT_PATH":
		if dir := path.Dir(name); dir != "." {
			return dir
		}
		return ""
	case "NAME", "FILENAME":
		return file
	case "NAME_WE":
		stem, _, _ := strings.Cut(file, ".")
		return stem
	case "NAME_WLE", "STEM":
		return strings.TrimSuffix(file, path.Ext(file))
	case "EXT", "EXTENSION":
		if i := strings.IndexByte(file, '.'); i >= 0 {
			return file[i:]
		}
		return ""
	case "LAST_EXT":
		return path.Ext(file)
	case "ABSOLUTE", "REALPATH":
		return absolute(name, base)
	}
	return name
}

// path follows cmake_path, as far as it takes names apart and puts them together.
func (s *cmakeScope) path(args []string) {
	if len(args) < 2 {
		return
	}
	out := args[1]
	if i := slices.Index(args, "OUTPUT_VARIABLE"); i >= 0 && i+1 < len(args) {
		out, args = args[i+1], args[:i]
	}
	switch args[0] {
	case "GET":
		if len(args) >= 4 {
			part := args[2]
			s.overReadings(args[len(args)-1], s.value(args[1]), func(name string) string { return namePart(name, part, s.folder.path) })
		}
	case "SET":
		s.set(out, args[len(args)-1])
	case "APPEND":
		s.set(out, strings.Join(append([]string{s.value(args[1])}, args[2:]...), "/"))
	case "NORMAL_PATH", "ABSOLUTE_PATH":
		s.set(out, absolute(s.value(args[1]), s.folder.path))
	default:
		s.unknown(nvcc.All, "cmake_path("+args[0]+")", out)
	}
}

func (s *cmakeScope) auxSources(args []string) {
	if len(args) != 2 || !known(args[0]) {
		return
	}
	var files []string
	for _, name := range s.rules.disk.namesIn(absolute(args[0], s.folder.path)) {
		if slices.Contains(inputExtensions[:5], filepath.Ext(name)) {
			files = append(files, filepath.Join(args[0], name))
		}
	}
	s.set(args[1], strings.Join(files, ";"))
}
