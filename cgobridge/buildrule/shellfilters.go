package buildrule

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Build rules ask nvcc for its release, and cut that out of its output. The filters that they use for
// this are followed as far as they are used so.

// nvccVersion returns the output of nvcc --version.
func (r *Rules) nvccVersion() string {
	v := r.toolkit
	return fmt.Sprintf(`nvcc: NVIDIA (R) Cuda compiler driver
Copyright (c) 2005-2025 NVIDIA Corporation
Cuda compilation tools, release %v, V%v.0
Build cuda_%v.r%v/compiler.0_0
`, v, v, v, v)
}

// A filter transforms its input; ok is false if its arguments are not understood.
type filter func(args []string, input string) (output string, ok bool)

var filters = map[string]filter{
	"grep": grep, "egrep": grep, "fgrep": grep, "sed": sed, "cut": cut, "tr": translate, "awk": awk, "gawk": awk,
	"head": head, "tail": tail, "bc": compareNumbers,
}

// filtered returns the output of a filter.
func (sh *shell) filtered(f filter, words []string) string {
	text := strings.Join(words, " ")
	if known(sh.input+text) && sh.budget.spend(len(sh.input)) {
		if output, ok := f(words[1:], sh.input); ok {
			return output
		}
	}
	return sh.rules.unknown("what " + strings.Join(words[:min(2, len(words))], " ") + " prints")
}

// grep prints the lines that match, or with -o the matches in them.
func grep(args []string, input string) (string, bool) {
	pattern, only, inverse, most := "", false, false, -1
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case a == "-m" && i+1 < len(args):
			i++
			most, _ = strconv.Atoi(args[i])
		case a == "-e" && i+1 < len(args):
			i++
			pattern = args[i]
		case strings.HasPrefix(a, "--"):
			return "", false
		case strings.HasPrefix(a, "-"):
			if strings.Trim(a[1:], "oEivPF") != "" {
				return "", false
			}
			only, inverse = only || strings.Contains(a, "o"), inverse || strings.Contains(a, "v")
			if strings.Contains(a, "i") {
				pattern = "(?i)" + pattern
			}
		case strings.TrimPrefix(pattern, "(?i)") == "":
			pattern += a
		default:
			return "", false // a file
		}
	}
	re, err := regexp.Compile(strings.ReplaceAll(pattern, `\+`, "+"))
	if err != nil {
		return "", false
	}
	var out []string
	for line := range strings.Lines(input) {
		line = strings.TrimRight(line, "\n")
		if re.MatchString(line) == inverse || len(out) == most {
			continue
		}
		if only {
			out = append(out, re.FindAllString(line, -1)...)
		} else {
			out = append(out, line)
		}
	}
	return joinLines(out), true
}

func joinLines(lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	return strings.Join(lines, "\n") + "\n"
}

// sed follows substitutions, s/from/to/ with or without g, and with -n and p.
func sed(args []string, input string) (string, bool) {
	var scripts []string
	quiet := false
	for i := 0; i < len(args); i++ {
		switch a := args[i]; {
		case a == "-e" && i+1 < len(args):
			i++
			scripts = append(scripts, args[i])
		case a == "-n":
			quiet = true
		case a == "-r" || a == "-E":
		case strings.HasPrefix(a, "-") || len(scripts) > 0:
			return "", false
		default:
			scripts = append(scripts, a)
		}
	}
	if len(scripts) != 1 {
		return "", false
	}
	s := scripts[0]
	if len(s) < 4 || s[0] != 's' {
		return "", false
	}
	parts := strings.Split(s[2:], s[1:2])
	if len(parts) != 3 || strings.Trim(parts[2], "gp") != "" {
		return "", false
	}
	re, err := regexp.Compile(fromBasic(parts[0], slices.Contains(args, "-r") || slices.Contains(args, "-E")))
	if err != nil {
		return "", false
	}
	var out []string
	for line := range strings.Lines(input) {
		line = strings.TrimRight(line, "\n")
		found := re.FindStringIndex(line)
		if found != nil && strings.Contains(parts[2], "g") {
			line = re.ReplaceAllString(line, cmakeReplacement(parts[1]))
		} else if found != nil {
			line = line[:found[0]] + re.ReplaceAllString(line[found[0]:found[1]], cmakeReplacement(parts[1])) + line[found[1]:]
		}
		if !quiet || found != nil && strings.Contains(parts[2], "p") {
			out = append(out, line)
		}
	}
	return joinLines(out), true
}

// fromBasic returns a basic regular expression as package regexp spells it: there
// brackets group without a backslash, and here with one. An extended one stays.
func fromBasic(pattern string, extended bool) string {
	if !extended {
		pattern = strings.NewReplacer(`\(`, "(", `\)`, ")", `\{`, "{", `\}`, "}", `\+`, "+", `\?`, "?", `\|`, "|",
			"(", `\(`, ")", `\)`, "{", `\{`, "}", `\}`, "+", `\+`, "?", `\?`, "|", `\|`).Replace(pattern)
	}
	return strings.ReplaceAll(pattern, `\,`, ",")
}

// cut prints fields of the lines: -d "." -f 1, -f2-3, -f2-.
func cut(args []string, input string) (string, bool) {
	separator, fields := "\t", ""
	for i := 0; i < len(args); i++ {
		a := args[i]
		if (a == "-d" || a == "-f") && i+1 < len(args) {
			i++
			a += args[i]
		}
		switch {
		case strings.HasPrefix(a, "-d") && len(a) > 2:
			separator = a[2:]
		case strings.HasPrefix(a, "-f") && len(a) > 2:
			fields = a[2:]
		default:
			return "", false
		}
	}
	first, last, isRange := strings.Cut(fields, "-")
	from, err := strconv.Atoi(first)
	if err != nil || from < 1 {
		return "", false
	}
	to := from
	if isRange {
		to = 1 << 20
		if last != "" {
			if to, err = strconv.Atoi(last); err != nil || to < from {
				return "", false
			}
		}
	}
	var out []string
	for line := range strings.Lines(input) {
		line = strings.TrimRight(line, "\n")
		if parts := strings.Split(line, separator); len(parts) > 1 {
			line = strings.Join(parts[min(from-1, len(parts)):min(to, len(parts))], separator)
		}
		out = append(out, line)
	}
	return joinLines(out), true
}

// translate follows tr: -d set, and sets of the same length.
func translate(args []string, input string) (string, bool) {
	if len(args) != 2 {
		return "", false
	}
	from, to := args[0], args[1]
	if from == "-d" {
		set := strings.NewReplacer(`\n`, "\n", `[:space:]`, " \t\n", `\r`, "\r").Replace(to)
		if strings.Contains(set, "-") || strings.Contains(set, "[") {
			return "", false
		}
		return strings.Map(func(r rune) rune {
			if strings.ContainsRune(set, r) {
				return -1
			}
			return r
		}, input), true
	}
	from = strings.NewReplacer(`\n`, "\n").Replace(from)
	if len(from) != len(to) || strings.ContainsAny(from+to, `-[\`) {
		return "", false
	}
	return strings.Map(func(r rune) rune {
		if i := strings.IndexRune(from, r); i >= 0 {
			return rune(to[i])
		}
		return r
	}, input), true
}

var awkPrint = regexp.MustCompile(`^(?:/([^/]*)/ *)?\{ *print +\$(\d+|NF);? *\}$`)

// awk follows '{print $2}' and '/pattern/ {print $2}', with -F.
func awk(args []string, input string) (string, bool) {
	separator := ""
	if len(args) > 0 && strings.HasPrefix(args[0], "-F") {
		separator, args = args[0][2:], args[1:]
		if separator == "" && len(args) > 0 {
			separator, args = args[0], args[1:]
		}
	}
	if len(args) != 1 {
		return "", false
	}
	program := awkPrint.FindStringSubmatch(strings.TrimSpace(args[0]))
	if program == nil || len(separator) > 1 {
		return "", false
	}
	re, err := regexp.Compile(program[1])
	if err != nil {
		return "", false
	}
	var out []string
	for line := range strings.Lines(input) {
		if line = strings.TrimRight(line, "\n"); !re.MatchString(line) {
			continue
		}
		fields := strings.Fields(line)
		if separator != "" {
			fields = strings.Split(line, separator)
		}
		n, err := strconv.Atoi(program[2])
		switch {
		case err != nil:
			n = len(fields)
		case n == 0:
			fields, n = []string{line}, 1
		}
		field := ""
		if 1 <= n && n <= len(fields) {
			field = fields[n-1]
		}
		out = append(out, field)
	}
	return joinLines(out), true
}

// count returns the number of -n 1, -n1 or -1; 10 without arguments.
func count(args []string) (int, bool) {
	text := strings.TrimPrefix(strings.Join(args, ""), "-n")
	if len(args) == 0 {
		return 10, true
	}
	n, err := strconv.Atoi(strings.TrimPrefix(text, "-"))
	return n, err == nil && n >= 0
}

// head prints the first lines.
func head(args []string, input string) (string, bool) {
	n, ok := count(args)
	lines := slices.Collect(strings.Lines(input))
	return strings.Join(lines[:min(n, len(lines))], ""), ok
}

// tail prints the last lines.
func tail(args []string, input string) (string, bool) {
	n, ok := count(args)
	lines := slices.Collect(strings.Lines(input))
	return strings.Join(lines[max(0, len(lines)-n):], ""), ok
}

var comparison = regexp.MustCompile(`^\s*([\d.]+)\s*(<|<=|>|>=|==|!=)\s*([\d.]+)\s*$`)

// compareNumbers follows bc as far as it compares two numbers.
func compareNumbers(args []string, input string) (string, bool) {
	parts := comparison.FindStringSubmatch(input)
	if parts == nil || strings.Trim(strings.Join(args, ""), "-l") != "" {
		return "", false
	}
	a, errA := strconv.ParseFloat(parts[1], 64)
	b, errB := strconv.ParseFloat(parts[3], 64)
	if errA != nil || errB != nil {
		return "", false
	}
	holds := map[string]bool{"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b, "==": a == b, "!=": a != b}[parts[2]]
	return map[bool]string{true: "1\n", false: "0\n"}[holds], true
}
