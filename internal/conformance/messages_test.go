package conformance

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/internal/command/commandtest"
)

// messagesList has all messages in one list, so that they can be read as one text.
const messagesList = "docs/messages.md"

// messages are the forms of messages by rule, each with its shortest example.
type messages map[string]map[string]string

var (
	quotedName = regexp.MustCompile(`'[^']*'`)
	inBrackets = regexp.MustCompile(`\([^()]*\)`)
	number     = regexp.MustCompile(`\b\d[\d.x]*\b`)
)

// add records a message. Messages of one form differ only in names, numbers and bracketed parts.
func (m messages) add(rule, message string) {
	form := number.ReplaceAllString(inBrackets.ReplaceAllString(quotedName.ReplaceAllString(message, "''"), "()"), "N")
	if m[rule] == nil {
		m[rule] = map[string]string{}
	}
	if example, ok := m[rule][form]; !ok || len(message) < len(example) || len(message) == len(example) && message < example {
		m[rule][form] = message
	}
}

// maxMessage bounds messages, in bytes.
const maxMessage = 260

var firstLetter = regexp.MustCompile(`^(?:[a-z'.*]|\d|__|CUDA|CUdevice|C |C\+\+|Go |PTX|Microsoft)`)

// checkMessages compares the forms with the list of them, and judges how they are written: one sentence in lower case, without a stop.
func checkMessages(t *testing.T, found messages) {
	t.Helper()
	var text strings.Builder
	text.WriteString("# Messages\n\nAn example of each message that findings in cudavet's test cases have, by rule. " +
		"`go test ./internal/conformance -update` writes the list.\n")
	for _, rule := range slices.Sorted(maps.Keys(found)) {
		fmt.Fprintf(&text, "\n[%s](rules/%s.md)\n\n", rule, rule)
		for _, example := range slices.Sorted(maps.Values(found[rule])) {
			fmt.Fprintf(&text, "    %s\n", example)
			if !firstLetter.MatchString(example) || strings.HasSuffix(example, ".") || len(example) > maxMessage {
				t.Errorf("%s: %q is no sentence in lower case of at most %d bytes", rule, example, maxMessage)
			}
		}
	}
	if *commandtest.Update {
		commandtest.Write(t, messagesList, text.String())
	} else if diff := gocmp.Diff(commandtest.Read(t, messagesList), text.String()); diff != "" {
		t.Errorf("%s (-listed +found; go test ./internal/conformance -update rewrites it):\n%s", messagesList, diff)
	}
}
