package plain

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf16"
)

// Fprintf prints as [fmt.Fprintf] does. The text of an argument is escaped by [Line]; the format is the program's own. The
// output does not begin with two colons: on a line of its own that would be a command to GitHub Actions.
func Fprintf(w io.Writer, format string, args ...any) (int, error) {
	shown := make([]any, len(args))
	for i, arg := range args {
		switch arg.(type) {
		case int: // also a width
			shown[i] = arg
		default:
			shown[i] = argument{arg}
		}
	}
	return io.WriteString(w, noCommand(fmt.Sprintf(format, shown...)))
}

// noCommand has a text not begin with two colons.
func noCommand(text string) string {
	if rest := strings.TrimLeft(text, " \t"); strings.HasPrefix(rest, "::") {
		return text[:len(text)-len(rest)] + "./" + rest
	}
	return text
}

// Fprintln prints a text on a line of its own as [Fprintf] does.
func Fprintln(w io.Writer, text string) (int, error) { return Fprintf(w, "%s\n", text) }

// An argument is printed as the value is, and made plain.
type argument struct{ value any }

// Format is for [fmt.Formatter].
func (a argument) Format(to fmt.State, verb rune) {
	io.WriteString(to, Line(fmt.Sprintf(fmt.FormatString(to, verb), a.value)))
}

// Text is a string that is made plain where an encoder spells it as text, as encoding/xml does.
type Text string

// MarshalText is for [encoding.TextMarshaler].
func (t Text) MarshalText() ([]byte, error) { return []byte(Line(string(t))), nil }

// EncodeJSON writes a value as JSON on lines of its own. Characters that [Line] quotes are spelled by their numbers, so that
// the text shows none of them and says the same.
func EncodeJSON(w io.Writer, value any, indent string) error {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", indent)
	if err := encoder.Encode(value); err != nil {
		return err
	}
	_, err := io.WriteString(w, escapeJSON(text.String()))
	return err
}

// MarshalJSON returns a value as JSON on one line, as [EncodeJSON] spells it.
func MarshalJSON(value any) (string, error) {
	var text strings.Builder
	err := EncodeJSON(&text, value, "")
	return strings.TrimSuffix(text.String(), "\n"), err
}

// escapeJSON spells characters of JSON that are not plain by their numbers. They occur only in strings: between those, JSON
// has ends of lines and tabs.
func escapeJSON(text string) string {
	if !strings.ContainsFunc(text, isEscaped) {
		return text
	}
	var b strings.Builder
	for _, c := range text {
		switch {
		case !isEscaped(c):
			b.WriteRune(c)
		case c > 0xffff:
			high, low := utf16.EncodeRune(c)
			fmt.Fprintf(&b, `\u%04x\u%04x`, high, low)
		default:
			fmt.Fprintf(&b, `\u%04x`, c)
		}
	}
	return b.String()
}

func isEscaped(c rune) bool { return c != '\n' && isQuoted(c) }

// Count returns a number before the name of a thing, which is one or several.
func Count(n int, thing string) string {
	switch {
	case n == 1:
	case strings.HasSuffix(thing, "ch"):
		thing += "es"
	default:
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}
