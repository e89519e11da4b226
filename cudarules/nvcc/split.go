package nvcc

import (
	"fmt"
	"strings"
)

// Split cuts a command line into arguments as a POSIX shell does: blanks
// separate them, quotes and backslashes protect. It expands nothing. A quote
// without its end is an error.
func Split(line string) ([]string, error) {
	var args []string
	var arg strings.Builder
	inside := false // an argument has begun; it may be empty
	var quote byte  // that is open; 0: none
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case c == quote && quote != 0:
			quote = 0
		case quote == '\'':
			arg.WriteByte(c)
		case c == '\\' && i+1 < len(line) && (quote == 0 || strings.IndexByte("\"\\$`\n", line[i+1]) >= 0):
			i++
			if line[i] != '\n' {
				inside = true
				arg.WriteByte(line[i])
			}
		case quote != 0:
			arg.WriteByte(c)
		case c == '"' || c == '\'':
			quote, inside = c, true
		case c == ' ' || '\t' <= c && c <= '\r':
			if inside {
				args = append(args, arg.String())
				arg.Reset()
				inside = false
			}
		default:
			inside = true
			arg.WriteByte(c)
		}
	}
	if quote != 0 {
		return nil, fmt.Errorf("nvcc flags %q: quote %c has no end", line, quote)
	}
	if inside {
		args = append(args, arg.String())
	}
	return args, nil
}

// list cuts the value of an option that takes several, at its commas. Quotes
// protect a comma, and so does a backslash, which goes.
func list(value string) []string {
	var items []string
	var item strings.Builder
	quoted := false
	for i := 0; i < len(value); i++ {
		switch c := value[i]; {
		case c == '\\' && i+1 < len(value) && value[i+1] == ',':
			i++
			item.WriteByte(',')
		case c == '\\' && i+1 < len(value):
			item.WriteString(value[i : i+2])
			i++
		case c == ',' && !quoted:
			items = append(items, item.String())
			item.Reset()
		default:
			if c == '"' {
				quoted = !quoted
			}
			item.WriteByte(c)
		}
	}
	return append(items, item.String())
}
