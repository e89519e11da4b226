package buildrule

import "regexp"

// A truth is the value of a condition, which may be unknown.
type truth uint8

const (
	no truth = iota
	unknown
	yes
)

func truthOf(b bool) truth {
	if b {
		return yes
	}
	return no
}

// truthWord returns cmake's word for a truth.
func truthWord(b bool) string {
	if b {
		return "TRUE"
	}
	return "FALSE"
}

func matchTruth(re string, text string) truth {
	compiled, err := regexp.Compile(re)
	if err != nil {
		return unknown
	}
	return truthOf(compiled.MatchString(text))
}

func isIdentifier(s string) bool {
	for i := range len(s) {
		c := s[i]
		if !(c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || i > 0 && c >= '0' && c <= '9') {
			return false
		}
	}
	return s != ""
}

// closing returns the index of the bracket that closes the one at s[0], or
// the length of s.
func closing(s string, open, close byte) int {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case open:
			depth++
		case close:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(s)
}
