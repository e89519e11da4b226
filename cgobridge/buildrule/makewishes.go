package buildrule

import (
	"slices"
	"strings"
)

// As with CMake's options, the variables that enable CUDA are inferred from the code that depends on
// them: a branch that is not taken and names the compiler, the toolkit or a CUDA source requests a
// value of a variable with which it is taken.

// isForCUDA reports whether lines of a makefile build anything with CUDA.
func isForCUDA(lines []makeLine) bool {
	return slices.ContainsFunc(lines, func(l makeLine) bool {
		text := strings.TrimSpace(l.text)
		if strings.HasPrefix(text, "$(info") || strings.HasPrefix(text, "$(error") || strings.HasPrefix(text, "$(warning") || strings.HasPrefix(text, "#") {
			return false
		}
		lower := strings.ToLower(text)
		return strings.Contains(lower, "nvcc") || strings.Contains(lower, "cuda") || strings.Contains(lower, ".cu ") || strings.HasSuffix(lower, ".cu")
	})
}

// wish notes a value with which a condition would hold that does not: ifdef NAME, and
// comparisons of $(NAME) alone.
func (m *makefile) wish(condition string) {
	word := firstWord(condition)
	operands := strings.TrimSpace(condition[len(word):])
	name, value := "", "1"
	switch word {
	case "ifdef":
		name = operands
	case "ifeq":
		a, b := comparedOperands(operands)
		if !strings.HasPrefix(a, "$") {
			a, b = b, a
		}
		name, value = referenced(a), m.expand(b, nil)
	case "ifneq":
		a, b := comparedOperands(operands)
		if name = referenced(a); strings.TrimSpace(m.expand(b, nil)) == value {
			value = "yes"
		}
	}
	if !isIdentifier(name) || !known(value) || value == "" || m.given[name] || isOfMachine(name) {
		return
	}
	if _, ok := m.wishes[name]; !ok {
		m.wishes[name] = value
	}
}

// isOfMachine reports whether a variable describes the machine or the target platform, which no option
// decides.
func isOfMachine(name string) bool {
	return slices.Contains(environmentNames, name) || name == "OS" || name == "MAKECMDGOALS"
}

// referenced returns NAME for $(NAME) and ${NAME}, or "".
func referenced(text string) string {
	text = strings.TrimSpace(text)
	if len(text) > 3 && (strings.HasPrefix(text, "$(") && strings.HasSuffix(text, ")") || strings.HasPrefix(text, "${") && strings.HasSuffix(text, "}")) {
		return strings.TrimSpace(text[2 : len(text)-1])
	}
	return ""
}
