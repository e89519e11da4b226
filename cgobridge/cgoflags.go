package cgobridge

import (
	"bytes"
	"go/build"
	"slices"
	"strings"
)

// CgoFlags are the flags of a package's #cgo lines, with ${SRCDIR} replaced.
// Lines for another operating system or architecture are left out; a line
// under a build tag counts as if the tag were set.
type CgoFlags struct {
	CFLAGS  []string // of CFLAGS and CPPFLAGS lines
	LDFLAGS []string
}

func (f *CgoFlags) add(g CgoFlags) {
	f.CFLAGS = append(f.CFLAGS, g.CFLAGS...)
	f.LDFLAGS = append(f.LDFLAGS, g.LDFLAGS...)
}

// defines returns the macros that the flags define and undefine, in the form of
// [nvcc.Options].
func (f CgoFlags) defines() []string {
	var list []string
	for i, w := range f.CFLAGS {
		for flag, mark := range map[string]string{"-D": "", "-U": "!"} {
			value, ok := strings.CutPrefix(w, flag)
			if ok && value == "" && i+1 < len(f.CFLAGS) {
				value = f.CFLAGS[i+1]
			}
			if ok && value != "" {
				list = append(list, mark+value)
			}
		}
	}
	return list
}

// cut reads the #cgo lines of a preamble and blanks them.
func (f *CgoFlags) cut(text []byte, dir string) {
	for start := 0; start < len(text); {
		end := len(text)
		if n := bytes.IndexByte(text[start:], '\n'); n >= 0 {
			end = start + n
		}
		line := strings.TrimSpace(string(text[start:end]))
		if rest, ok := strings.CutPrefix(line, "#cgo"); ok && rest != "" && strings.TrimLeft(rest, " \t") != rest {
			f.line(rest, dir)
			for i := start; i < end; i++ {
				text[i] = ' '
			}
		}
		start = end + 1
	}
}

// line parses the text after #cgo: conditions, a flag name, a colon, flags.
func (f *CgoFlags) line(s, dir string) {
	head, value, ok := strings.Cut(s, ":")
	words := strings.Fields(head)
	if !ok || len(words) == 0 {
		return
	}
	name, conditions := words[len(words)-1], words[:len(words)-1]
	if len(conditions) > 0 && !slices.ContainsFunc(conditions, mayHold) {
		return
	}
	flags := splitQuoted(value)
	for i := range flags {
		flags[i] = strings.ReplaceAll(flags[i], "${SRCDIR}", dir)
	}
	switch name {
	case "CFLAGS", "CPPFLAGS":
		f.CFLAGS = append(f.CFLAGS, flags...)
	case "LDFLAGS":
		f.LDFLAGS = append(f.LDFLAGS, flags...)
	}
}

// Operating systems and architectures, which a build cannot have two of.
var (
	systems       = strings.Fields("aix android darwin dragonfly freebsd illumos ios js linux netbsd openbsd plan9 solaris wasip1 windows")
	architectures = strings.Fields("386 amd64 arm arm64 loong64 mips mips64 mips64le mipsle ppc64 ppc64le riscv64 s390x wasm")
)

// A target is the platform of a build.
type target struct{ system, architecture string }

// thisTarget is the go command's build platform.
func thisTarget() target { return target{build.Default.GOOS, build.Default.GOARCH} }

// mayHold reports whether a condition of a #cgo line, terms joined by commas,
// can hold on this system.
func mayHold(condition string) bool { return thisTarget().mayHold(condition) }

func (t target) mayHold(condition string) bool {
	for term := range strings.SplitSeq(condition, ",") {
		tag, negated := strings.CutPrefix(term, "!")
		known := tag == "unix" || slices.Contains(systems, tag) || slices.Contains(architectures, tag)
		holds := tag == t.system || tag == t.architecture || tag == "unix" && !slices.Contains(notUnix, t.system)
		if known && holds == negated {
			return false
		}
	}
	return true
}

// notUnix are the systems for which the build tag unix does not hold.
var notUnix = strings.Fields("js plan9 wasip1 windows")

// splitQuoted splits a #cgo value at blanks outside quotes; a backslash takes
// the next byte as it is.
func splitQuoted(s string) []string {
	var words []string
	var word []byte
	inWord, quote := false, byte(0)
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\\' && i+1 < len(s):
			i++
			word, inWord = append(word, s[i]), true
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			quote, inWord = c, true
		case quote == 0 && (c == ' ' || c == '\t' || c == '\r'):
			if inWord {
				words, word, inWord = append(words, string(word)), nil, false
			}
		default:
			word, inWord = append(word, c), true
		}
	}
	if inWord {
		words = append(words, string(word))
	}
	return words
}
