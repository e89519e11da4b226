package main

import (
	"regexp"
	"strings"
)

var token = regexp.MustCompile(`[A-Za-z_]\w*|\d[\w.]*|"[^"]*"|'[^']*'|\.\.\.|<<|>>|\S`)

// layOut writes a declaration in cudavet's form: a line for each member and enumerator, one blank
// between words, none around punctuation.
func layOut(declaration string) string {
	var out strings.Builder
	var braces []bool // whether each holds enumerators
	isEnum, parens, before := false, 0, ""
	line := func() { out.WriteString("\n" + strings.Repeat("    ", len(braces))) }
	tokens := token.FindAllString(declaration, -1)
	for i, t := range tokens {
		inEnum := len(braces) > 0 && braces[len(braces)-1]
		switch {
		case t == "}":
			if inEnum && before != "," {
				out.WriteString(",")
			}
			braces = braces[:len(braces)-1]
			line()
		case before == "{" || before == ";" && len(braces) > 0 || before == "," && inEnum:
			line()
		case spaced(before, t, parens) || t == "(" && isWord(before) && tokens[i+1] == "*": // a pointer to a function
			out.WriteString(" ")
		}
		switch t {
		case "{":
			braces, isEnum = append(braces, isEnum), false
		case "enum":
			isEnum = true
		case "struct", "union", ";":
			isEnum = false
		case "(":
			parens++
		case ")":
			parens--
		}
		out.WriteString(t)
		before = t
	}
	return out.String()
}

// spaced reports whether there is a blank between two tokens of a line.
func spaced(before, t string, parens int) bool {
	switch {
	case before == "":
		return false
	case before == "," || before == "}" && t != ";" || t == "{" || t == "=" || before == "=" || t == "..." || t == ":" || before == ":":
		return true
	case t == "*":
		return before != "*" && before != "("
	case t == "[":
		return parens > 0 && isWord(before)
	case before == ")":
		return isWord(t)
	}
	return isWord(before) && isWord(t)
}

func isWord(token string) bool { return word.MatchString(token) }
