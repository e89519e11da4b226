package buildrule

import (
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// list follows list(operation variable …). What an operation finds in a list that
// is not known whole is unknown.
func (s *cmakeScope) list(args []string) {
	if len(args) < 2 {
		return
	}
	operation, name, rest := args[0], args[1], args[2:]
	text := s.value(name)
	all := items(text)
	out := ""
	if len(rest) > 0 {
		out = rest[len(rest)-1]
	}
	result := func(value string) {
		if !known(text + strings.Join(rest, "")) {
			value = s.rules.unknown(s.rules.reason(text + strings.Join(rest, "")))
		}
		s.set(out, value)
	}
	switch operation {
	case "APPEND":
		s.set(name, strings.Join(append(all, rest...), ";"))
	case "PREPEND":
		s.set(name, strings.Join(append(slices.Clone(rest), all...), ";"))
	case "INSERT":
		if i, ok := position(rest, len(all)+1); ok {
			s.set(name, strings.Join(slices.Insert(all, i, rest[1:]...), ";"))
		}
	case "LENGTH":
		result(strconv.Itoa(len(all)))
	case "GET":
		var got []string
		for j := range rest[:max(0, len(rest)-1)] {
			if i, ok := position(rest[j:], len(all)); ok {
				got = append(got, all[i])
			}
		}
		result(strings.Join(got, ";"))
	case "SUBLIST":
		if i, ok := position(rest, len(all)+1); ok && len(rest) == 3 {
			n, _ := strconv.Atoi(rest[1])
			if n < 0 || i+n > len(all) {
				n = len(all) - i
			}
			result(strings.Join(all[i:i+n], ";"))
		}
	case "JOIN":
		if len(rest) == 2 {
			s.set(out, strings.Join(all, rest[0]))
		}
	case "FIND":
		if len(rest) == 2 {
			result(strconv.Itoa(slices.Index(all, rest[0])))
		}
	case "REMOVE_ITEM":
		s.set(name, strings.Join(s.keep(all, func(item string) bool { return !slices.Contains(rest, item) }), ";"))
	case "REMOVE_AT":
		if i, ok := position(rest, len(all)); ok {
			s.set(name, strings.Join(slices.Delete(all, i, i+1), ";"))
		}
	case "REMOVE_DUPLICATES":
		var once []string
		for _, item := range all {
			if !slices.Contains(once, item) {
				once = append(once, item)
			}
		}
		s.set(name, strings.Join(once, ";"))
	case "FILTER":
		if len(rest) == 3 {
			if re := cmakeRegexp(rest[2]); re != nil && s.budget.spend(len(text)) {
				s.set(name, strings.Join(s.keep(all, func(item string) bool { return re.MatchString(item) == (rest[0] == "INCLUDE") }), ";"))
			} else {
				s.unknown(nvcc.All, "list(FILTER) by "+rest[2], name)
			}
		}
	case "REVERSE":
		slices.Reverse(all)
		s.set(name, strings.Join(all, ";"))
	case "SORT":
		slices.Sort(all)
		s.set(name, strings.Join(all, ";"))
	case "POP_FRONT", "POP_BACK":
		s.pop(name, all, rest, operation == "POP_FRONT")
	case "TRANSFORM":
		s.transform(name, all, rest)
	}
}

// position returns the index that the first word means in a list of some length.
func position(words []string, length int) (int, bool) {
	if len(words) == 0 {
		return 0, false
	}
	i, err := strconv.Atoi(words[0])
	if i < 0 {
		i += length
	}
	return i, err == nil && i >= 0 && i < length
}

// keep returns the items that are wanted; of those that may be several all that
// are.
func (s *cmakeScope) keep(list []string, wanted func(string) bool) []string {
	var kept []string
	for _, item := range list {
		if readings := s.rules.readings(item); !known(item) && readings != nil {
			for i, reading := range readings {
				readings[i] = strings.Join(s.keep(items(reading), wanted), ";")
			}
			item = s.rules.either(s.rules.reason(item), readings...)
		} else if known(item) && !wanted(item) {
			continue
		}
		if item != "" {
			kept = append(kept, item)
		}
	}
	return kept
}

func (s *cmakeScope) pop(name string, all, into []string, front bool) {
	for i := range max(1, len(into)) {
		if len(all) == 0 {
			break
		}
		item := all[len(all)-1]
		if front {
			item, all = all[0], all[1:]
		} else {
			all = all[:len(all)-1]
		}
		if i < len(into) {
			s.set(into[i], item)
		}
	}
	s.set(name, strings.Join(all, ";"))
}

// transform follows list(TRANSFORM name action … [OUTPUT_VARIABLE other]).
func (s *cmakeScope) transform(name string, all, args []string) {
	if i := slices.Index(args, "OUTPUT_VARIABLE"); i >= 0 && i+1 < len(args) {
		name, args = args[i+1], args[:i]
	}
	if len(args) == 0 {
		return
	}
	var change func(string) string
	switch action := args[0]; {
	case slices.ContainsFunc(args, func(a string) bool { return a == "AT" || a == "FOR" || a == "REGEX" }):
	case action == "APPEND" && len(args) == 2:
		change = func(item string) string { return item + args[1] }
	case action == "PREPEND" && len(args) == 2:
		change = func(item string) string { return args[1] + item }
	case action == "TOUPPER":
		change = strings.ToUpper
	case action == "TOLOWER":
		change = strings.ToLower
	case action == "STRIP":
		change = strings.TrimSpace
	case action == "REPLACE" && len(args) == 3:
		if re := cmakeRegexp(args[1]); re != nil && known(args[2]) {
			change = func(item string) string { return re.ReplaceAllString(item, cmakeReplacement(args[2])) }
		}
	}
	if change == nil || !s.budget.spend(len(all)*(1+len(strings.Join(args, "")))) {
		s.unknown(nvcc.All, "list(TRANSFORM)", name)
		return
	}
	for i, item := range all {
		readings := s.rules.readings(item)
		switch {
		case known(item):
			all[i] = change(item)
		case readings == nil:
			all[i] = s.rules.unknown(s.rules.reason(item))
		default:
			for j, reading := range readings {
				changed := items(reading)
				for k := range changed {
					changed[k] = change(changed[k])
				}
				readings[j] = strings.Join(changed, ";")
			}
			all[i] = s.rules.either(s.rules.reason(item), readings...)
		}
	}
	s.set(name, strings.Join(all, ";"))
}

// cmakeReplacement returns \1 as package regexp spells it.
func cmakeReplacement(text string) string {
	text = strings.ReplaceAll(text, "$", "$$")
	for i := range 10 {
		text = strings.ReplaceAll(text, `\`+strconv.Itoa(i), "${"+strconv.Itoa(i)+"}")
	}
	return strings.ReplaceAll(text, `\\`, `\`)
}

// text follows string(operation …).
func (s *cmakeScope) text(args []string) {
	if len(args) < 2 {
		return
	}
	operation := args[0]
	rest := args[1:]
	out := rest[len(rest)-1]
	put := func(name, value string, from ...string) {
		if from := strings.Join(from, ""); !known(from) {
			value = s.rules.about(s.aspectsOf(from), s.rules.reason(from))
		}
		s.set(name, value)
	}
	switch operation {
	case "APPEND":
		s.set(rest[0], s.value(rest[0])+strings.Join(rest[1:], ""))
	case "PREPEND":
		s.set(rest[0], strings.Join(rest[1:], "")+s.value(rest[0]))
	case "CONCAT":
		s.set(rest[0], strings.Join(rest[1:], ""))
	case "JOIN":
		if len(rest) > 1 {
			s.set(rest[1], strings.Join(rest[2:], rest[0]))
		}
	case "TOLOWER", "TOUPPER", "STRIP", "LENGTH", "MAKE_C_IDENTIFIER", "GENEX_STRIP", "ASCII", "HEX":
		if len(rest) == 2 {
			s.convert(operation, rest[0], out)
		}
	case "REPLACE":
		if len(rest) >= 4 {
			s.replace(rest[0], rest[1], strings.Join(rest[3:], ""), rest[2])
		}
	case "REGEX":
		if len(rest) >= 4 {
			s.regex(rest[0], rest[1:])
		}
	case "FIND":
		if len(rest) >= 3 {
			i := strings.Index(rest[0], rest[1])
			if len(rest) > 3 {
				i = strings.LastIndex(rest[0], rest[1])
			}
			put(rest[2], strconv.Itoa(i), rest[0], rest[1])
		}
	case "SUBSTRING":
		if len(rest) == 4 {
			begin, _ := strconv.Atoi(rest[1])
			length, _ := strconv.Atoi(rest[2])
			begin = max(0, min(begin, len(rest[0])))
			if length < 0 || begin+length > len(rest[0]) {
				length = len(rest[0]) - begin
			}
			put(rest[3], rest[0][begin:begin+length], rest[0])
		}
	case "REPEAT":
		if n, err := strconv.Atoi(rest[min(1, len(rest)-1)]); err == nil && n >= 0 && n*len(rest[0]) <= maxValue && len(rest) == 3 {
			s.set(out, strings.Repeat(rest[0], n))
		} else {
			s.unknown(nvcc.All, "string(REPEAT)", out)
		}
	case "COMPARE":
		if len(rest) == 4 {
			answer := s.compare(cmakeArg{rest[1], quotedArg}, "STR"+strings.TrimPrefix(rest[0], "NOT"), cmakeArg{rest[2], quotedArg})
			put(rest[3], map[bool]string{true: "1", false: "0"}[(answer == yes) != (rest[0] == "NOTEQUAL")], rest[1], rest[2])
		}
	default: // a hash, the time, JSON, …
		for _, name := range rest {
			if isIdentifier(name) {
				s.unknown(nvcc.All, "string("+operation+")", name)
				break
			}
		}
	}
}

// aspectsOf returns what the unknown parts of a text are about.
func (s *cmakeScope) aspectsOf(text string) nvcc.Aspects {
	var about nvcc.Aspects
	for _, r := range text {
		if isHole(r) {
			about |= s.rules.of(r).about
		}
	}
	return about
}

// overReadings sets a variable to what becomes of a text, in all its readings.
func (s *cmakeScope) overReadings(name, text string, change func(string) string) {
	readings := s.rules.readings(text)
	if readings == nil || !s.budget.spend(len(text)) {
		s.unknown(s.aspectsOf(text), s.rules.reason(text), name)
		return
	}
	for i, reading := range readings {
		readings[i] = change(reading)
	}
	s.set(name, s.rules.either(s.rules.reason(text), readings...))
}

func (s *cmakeScope) convert(operation, text, out string) {
	s.overReadings(out, text, func(t string) string {
		switch operation {
		case "TOLOWER":
			return strings.ToLower(t)
		case "TOUPPER":
			return strings.ToUpper(t)
		case "STRIP":
			return strings.TrimSpace(t)
		case "LENGTH":
			return strconv.Itoa(len(t))
		case "MAKE_C_IDENTIFIER":
			return strings.Map(func(r rune) rune {
				if isIdentifier("_" + string(r)) {
					return r
				}
				return '_'
			}, t)
		}
		return s.rules.unknown("string(" + operation + ")")
	})
}

// replace follows string(REPLACE from to variable texts…).
func (s *cmakeScope) replace(from, to, text, out string) {
	if !known(from) || from == "" {
		s.unknown(nvcc.All, s.rules.reason(from), out)
		return
	}
	if strings.Count(text, from)*len(to) > maxValue {
		s.budget.bytes = -1
		s.unknown(nvcc.All, "${"+out+"} is too long", out)
		return
	}
	if !known(text) && s.rules.readings(text) == nil { // what is between the holes
		s.set(out, strings.ReplaceAll(text, from, to))
		return
	}
	s.overReadings(out, text, func(t string) string { return strings.ReplaceAll(t, from, to) })
}

// regex follows string(REGEX MATCH|MATCHALL|REPLACE pattern …).
func (s *cmakeScope) regex(operation string, args []string) {
	re := cmakeRegexp(args[0])
	if operation == "REPLACE" {
		if len(args) < 4 {
			return
		}
		text := strings.Join(args[3:], "")
		if re == nil || !known(args[0]+args[1]) || (len(text)+1)*len(args[1]) > maxValue {
			s.unknown(nvcc.All, "string(REGEX) of "+args[0], args[2])
			return
		}
		s.overReadings(args[2], text, func(t string) string { return re.ReplaceAllString(t, cmakeReplacement(args[1])) })
		return
	}
	text := strings.Join(args[2:], "")
	if re == nil || !known(args[0]) {
		s.unknown(nvcc.All, "string(REGEX) of "+args[0], args[1])
		return
	}
	s.overReadings(args[1], text, func(t string) string {
		if operation == "MATCHALL" {
			return strings.Join(re.FindAllString(t, -1), ";")
		}
		groups := re.FindStringSubmatch(t)
		if groups == nil {
			return ""
		}
		s.setMatches(groups)
		return groups[0]
	})
}

// math follows math(EXPR variable expression).
func (s *cmakeScope) math(args []string) {
	if len(args) < 3 {
		return
	}
	if strings.Trim(args[2], "0123456789+-*/%()&|^~<> ") != "" {
		s.unknown(nvcc.All, "math("+args[2]+")", args[1])
		return
	}
	sh := newShell(s.rules, s.folder.path, "", s.budget)
	sh.output = &strings.Builder{}
	sh.run("echo $((" + args[2] + "))")
	s.set(args[1], strings.TrimSpace(sh.output.String()))
}

// file follows what file() finds and reads.
func (s *cmakeScope) file(args []string) {
	if len(args) < 3 {
		return
	}
	switch args[0] {
	case "GLOB", "GLOB_RECURSE":
		s.glob(args)
	case "STRINGS", "READ", "SIZE", "TIMESTAMP", "MD5", "SHA256":
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

// parseArguments follows cmake_parse_arguments(prefix options one-value
// multi-value arguments…), and that of PARSE_ARGV.
func (s *cmakeScope) parseArguments(args []string) {
	if args[0] == "PARSE_ARGV" && len(args) >= 6 {
		n, _ := strconv.Atoi(args[1])
		argv := items(s.value("ARGV"))
		args = append(slices.Clone(args[2:6]), argv[min(max(n, 0), len(argv)):]...)
	}
	if len(args) < 4 {
		return
	}
	prefix := args[0] + "_"
	options, single, multiple := items(args[1]), items(args[2]), items(args[3])
	for _, name := range options {
		s.set(prefix+name, "FALSE")
	}
	for _, name := range slices.Concat(single, multiple, []string{"UNPARSED_ARGUMENTS", "KEYWORDS_MISSING_VALUES"}) {
		delete(s.vars, prefix+name)
	}
	current, many := "UNPARSED_ARGUMENTS", true
	for _, a := range args[4:] {
		switch {
		case slices.Contains(options, a):
			s.set(prefix+a, "TRUE")
			current, many = "UNPARSED_ARGUMENTS", true
		case slices.Contains(single, a):
			current, many = a, false
		case slices.Contains(multiple, a):
			current, many = a, true
		default:
			value := a
			if old := s.vars[prefix+current]; many && old != "" {
				value = old + ";" + a
			}
			s.set(prefix+current, value)
			if !many {
				current, many = "UNPARSED_ARGUMENTS", true
			}
		}
	}
}

// separate follows separate_arguments(variable [mode text]).
func (s *cmakeScope) separate(args []string) {
	text := s.value(args[0])
	if len(args) > 2 {
		text = strings.Join(args[2:], " ")
	}
	s.set(args[0], strings.Join(splitQuoted(text), ";"))
}
