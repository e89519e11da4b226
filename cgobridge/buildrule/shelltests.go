package buildrule

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// statusOf answers whether a command succeeds: of those that decide without running
// anything.
func (sh *shell) statusOf(words []string) truth {
	switch words[0] {
	case "true", ":", "echo", "printf", "export", "cd":
		return yes
	case "false":
		return no
	case "[":
		if words[len(words)-1] != "]" {
			return unknown
		}
		return sh.evaluateTest(words[1 : len(words)-1])
	case "test":
		return sh.evaluateTest(words[1:])
	}
	return unknown
}

// evaluateTest evaluates words as test(1) does: strings and numbers compared, and several of these
// with -a and -o.
func (sh *shell) evaluateTest(words []string) truth {
	if i := slices.Index(words, "-o"); i > 0 {
		return max(sh.evaluateTest(words[:i]), sh.evaluateTest(words[i+1:]))
	}
	if i := slices.Index(words, "-a"); i > 0 {
		return min(sh.evaluateTest(words[:i]), sh.evaluateTest(words[i+1:]))
	}
	if len(words) > 1 && words[0] == "!" {
		return yes - sh.evaluateTest(words[1:])
	}
	switch len(words) {
	case 1:
		return yes - sh.rules.isEmpty(words[0])
	case 2:
		switch words[0] {
		case "-n":
			return yes - sh.rules.isEmpty(words[1])
		case "-z":
			return sh.rules.isEmpty(words[1])
		}
	case 3:
		return sh.compare(words[0], words[1], words[2])
	}
	return unknown
}

// compare answers a = b, a -lt b and their kin.
func (sh *shell) compare(a, operator, b string) truth {
	switch operator {
	case "=", "==":
		return sh.rules.equal(a, b)
	case "!=":
		return yes - sh.rules.equal(a, b)
	}
	if !known(a + b) {
		return unknown
	}
	x, errX := strconv.Atoi(strings.TrimSpace(a))
	y, errY := strconv.Atoi(strings.TrimSpace(b))
	if errX != nil || errY != nil {
		return unknown
	}
	order := cmp.Compare(x, y)
	switch operator {
	case "-eq":
		return truthOf(order == 0)
	case "-ne":
		return truthOf(order != 0)
	case "-lt":
		return truthOf(order < 0)
	case "-le":
		return truthOf(order <= 0)
	case "-gt":
		return truthOf(order > 0)
	case "-ge":
		return truthOf(order >= 0)
	}
	return unknown
}

// computed returns the output of expr for a comparison or a sum of two operands, or a hole.
func (sh *shell) computed(args []string) string {
	if len(args) == 3 && known(strings.Join(args, "")) {
		x, errX := strconv.Atoi(args[0])
		y, errY := strconv.Atoi(args[2])
		numbers := errX == nil && errY == nil
		order := cmp.Compare(x, y)
		if !numbers {
			order = strings.Compare(args[0], args[2])
		}
		holds := map[string]bool{"<": order < 0, "<=": order <= 0, "=": order == 0, "==": order == 0, "!=": order != 0, ">=": order >= 0, ">": order > 0}
		if answer, ok := holds[args[1]]; ok {
			return map[bool]string{true: "1\n", false: "0\n"}[answer]
		}
		if numbers {
			switch args[1] {
			case "+":
				return strconv.Itoa(x+y) + "\n"
			case "-":
				return strconv.Itoa(x-y) + "\n"
			case "*":
				return strconv.Itoa(x*y) + "\n"
			}
		}
	}
	return sh.rules.unknown("what expr prints")
}

// statusText spells a status as $? does.
func (sh *shell) statusText() string {
	switch sh.status {
	case yes:
		return "0"
	case no:
		return "1"
	}
	return sh.rules.about(0, "how a program ends")
}

// isTest reports whether a command is run for its status.
func isTest(s *syntax.Stmt) bool {
	switch c := s.Cmd.(type) {
	case *syntax.TestClause, *syntax.ArithmCmd:
		return true
	case *syntax.BinaryCmd:
		return c.Op != syntax.Pipe && isTest(c.Y)
	case *syntax.CallExpr:
		return len(c.Args) > 0 && slices.Contains([]string{"[", "test", "command", "which", "hash", "type", "false"}, c.Args[0].Lit())
	}
	return false
}
