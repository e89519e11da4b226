package buildrule

import (
	"slices"
	"strings"
)

// evaluate returns the value of generator expressions for the CUDA sources of a target; the target may
// be nil.
func (c *cmake) evaluate(text string, t *cmakeTarget) string {
	if !known(text) { // also in its possible values
		var b strings.Builder
		for _, r := range text {
			if h := c.rules.of(r); isHole(r) && slices.ContainsFunc(h.texts, func(text string) bool { return strings.Contains(text, "$<") }) {
				texts := make([]string, len(h.texts))
				for i := range texts {
					texts[i] = c.evaluate(h.texts[i], t)
				}
				b.WriteString(c.rules.either(h.reason, texts...))
			} else {
				b.WriteRune(r)
			}
		}
		text = b.String()
	}
	if !strings.Contains(text, "$<") {
		return text
	}
	var b strings.Builder
	for {
		i := strings.Index(text, "$<")
		if i < 0 || !c.budget.spend(len(text)) {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(text[:i])
		end := expressionEnd(text[i:])
		b.WriteString(c.expression(text[i+2:i+end], t))
		text = text[min(i+end+1, len(text)):]
	}
}

// generate evaluates expressions that belong to no target.
func (s *cmakeScope) generate(text string) string { return s.evaluate(text, nil) }

// expressionEnd returns the index of the > that ends the expression that s begins
// with, or the length of s.
func expressionEnd(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch {
		case strings.HasPrefix(s[i:], "$<"):
			depth++
			i++
		case s[i] == '>':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(s)
}

// expression returns the value of a $<…>, given its content.
func (c *cmake) expression(text string, t *cmakeTarget) string {
	if c.depth++; !c.budget.allows(c.depth) {
		c.depth--
		return c.rules.unknown("an expression goes too deep")
	}
	defer func() { c.depth-- }()
	name, rest, hasArguments := cutExpression(text, ':')
	name = c.evaluate(name, t)
	switch name {
	case "0":
		return ""
	case "1", "BUILD_INTERFACE", "BUILD_LOCAL_INTERFACE", "LINK_ONLY", "GENEX_EVAL", "TARGET_NAME_IF_EXISTS", "COMPILE_ONLY":
		return c.evaluate(rest, t)
	case "INSTALL_INTERFACE", "INSTALL_PREFIX":
		return ""
	case "COMMA":
		return ","
	case "SEMICOLON":
		return ";"
	case "ANGLE-R":
		return ">"
	case "QUOTE":
		return `"`
	case "CONFIG":
		if !hasArguments {
			return c.buildType(t)
		}
	}
	if !known(name) {
		if hasArguments {
			return c.rules.either(c.rules.reason(name), "", c.evaluate(rest, t))
		}
		return name
	}
	args := splitExpression(rest)
	for i, a := range args {
		args[i] = c.evaluate(a, t)
	}
	if truth, ok := c.condition(name, args, t); ok {
		switch truth {
		case yes:
			return "1"
		case no:
			return "0"
		}
		return c.rules.unknown("$<" + name + ">")
	}
	switch name {
	case "IF":
		if len(args) != 3 {
			break
		}
		switch args[0] {
		case "1":
			return args[1]
		case "0":
			return args[2]
		}
		return c.rules.either(c.rules.reason(args[0]), args[1], args[2])
	case "LOWER_CASE":
		return strings.ToLower(args[0])
	case "UPPER_CASE":
		return strings.ToUpper(args[0])
	case "JOIN":
		if len(args) == 2 {
			return strings.ReplaceAll(args[0], ";", args[1])
		}
	case "REMOVE_DUPLICATES":
		return args[0]
	case "PLATFORM_ID":
		return systemName()
	case "CXX_COMPILER_ID", "C_COMPILER_ID":
		return "GNU"
	case "CUDA_COMPILER_ID":
		return "NVIDIA"
	case "COMPILE_LANGUAGE":
		return "CUDA"
	case "TARGET_OBJECTS", "TARGET_FILE", "TARGET_LINKER_FILE":
		return ""
	case "TARGET_PROPERTY":
		return c.targetProperty(args, t)
	}
	return c.rules.unknown("$<" + name + ">")
}

func (c *cmake) targetProperty(args []string, t *cmakeTarget) string {
	if len(args) == 2 {
		t = c.target(args[0])
	}
	if t == nil {
		return c.rules.unknown("a target's property")
	}
	property := args[len(args)-1]
	lists := map[string][]string{
		"INTERFACE_INCLUDE_DIRECTORIES": t.exported.includes, "INTERFACE_COMPILE_DEFINITIONS": t.exported.definitions,
		"INTERFACE_COMPILE_OPTIONS": t.exported.options, "INCLUDE_DIRECTORIES": t.own.includes, "COMPILE_DEFINITIONS": t.own.definitions,
	}
	if list, ok := lists[property]; ok {
		return c.evaluate(strings.Join(list, ";"), t)
	}
	switch property {
	case "NAME":
		return t.name
	case "SOURCE_DIR":
		return t.folder.path
	case "TYPE":
		return t.kind + "_LIBRARY"
	}
	return t.properties[property]
}

// buildType returns the configuration that a target is built in.
func (c *cmake) buildType(t *cmakeTarget) string {
	if t == nil || t.folder.vars == nil {
		return c.rules.unknown("the build type")
	}
	return t.folder.vars.value("CMAKE_BUILD_TYPE")
}

// condition answers the expressions that are 0 or 1; ok is false for others.
func (c *cmake) condition(name string, args []string, t *cmakeTarget) (answer truth, ok bool) {
	is := func(value string, values []string) truth {
		if !known(value) {
			return unknown
		}
		return truthOf(slices.ContainsFunc(values, func(v string) bool { return strings.EqualFold(v, value) }))
	}
	bit := func(text string) truth {
		switch text {
		case "1":
			return yes
		case "0":
			return no
		}
		return unknown
	}
	switch name {
	case "AND":
		answer = yes
		for _, a := range args {
			answer = min(answer, bit(a))
		}
		return answer, true
	case "OR":
		for _, a := range args {
			answer = max(answer, bit(a))
		}
		return answer, true
	case "NOT":
		return yes - bit(args[0]), true
	case "BOOL":
		return c.rules.truthOfText(args[0]), true
	case "TARGET_EXISTS":
		if c.target(args[0]) != nil {
			return yes, true
		}
		return unknown, true
	case "CONFIG":
		return is(c.buildType(t), args), true
	case "COMPILE_LANGUAGE":
		if len(args) == 1 && args[0] == "" {
			return 0, false
		}
		return is("CUDA", args), true
	case "LINK_LANGUAGE":
		return unknown, true
	case "COMPILE_LANG_AND_ID":
		return min(is("CUDA", args[:1]), is("NVIDIA", args[1:])), true
	case "CUDA_COMPILER_ID":
		return is("NVIDIA", args), args[0] != ""
	case "CXX_COMPILER_ID", "C_COMPILER_ID":
		return is("GNU", args), args[0] != ""
	case "PLATFORM_ID":
		return is(systemName(), args), args[0] != ""
	}
	if len(args) != 2 {
		return 0, false
	}
	a, b := args[0], args[1]
	switch name {
	case "STREQUAL":
		return c.rules.equal(a, b), true
	case "IN_LIST":
		if !known(a + b) {
			return unknown, true
		}
		return truthOf(slices.Contains(items(b), a)), true
	case "EQUAL", "VERSION_EQUAL", "VERSION_LESS", "VERSION_GREATER", "VERSION_LESS_EQUAL", "VERSION_GREATER_EQUAL":
		if !known(a + b) {
			return unknown, true
		}
		n := compareVersions(a, b)
		switch strings.TrimPrefix(name, "VERSION_") {
		case "LESS":
			return truthOf(n < 0), true
		case "GREATER":
			return truthOf(n > 0), true
		case "LESS_EQUAL":
			return truthOf(n <= 0), true
		case "GREATER_EQUAL":
			return truthOf(n >= 0), true
		}
		return truthOf(n == 0), true
	}
	return 0, false
}

// cutExpression cuts a text at a byte outside of the expressions in it.
func cutExpression(s string, sep byte) (before, after string, found bool) {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch {
		case strings.HasPrefix(s[i:], "$<"):
			depth++
			i++
		case s[i] == '>':
			depth--
		case s[i] == sep && depth == 0:
			return s[:i], s[i+1:], true
		}
	}
	return s, "", false
}

// splitExpression cuts an expression's arguments at its commas.
func splitExpression(s string) []string {
	var args []string
	for {
		before, after, found := cutExpression(s, ',')
		args = append(args, before)
		if !found {
			return args
		}
		s = after
	}
}
