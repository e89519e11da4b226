package plain

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"strings"
	"testing"
)

func TestFprintf(t *testing.T) {
	for _, test := range []struct {
		format string
		args   []any
		want   string
	}{
		{"%s: %d\n", []any{"a\nb", 7}, "a\\nb: 7\n"},
		{"%v %s", []any{errors.New("\x1b[31m"), Text("\u202e")}, `\x1b[31m \u202e`},
		{"\t%s: %s", []any{"::error::a", "::b"}, "\t./::error::a: ::b"},
		{"%q %x", []any{"a\x1b", "a"}, `"a\x1b" 61`},
		{"%*s|%-4s|%5.1f", []any{3, "", "a", 2.25}, "   |a   |  2.2"},
		{"%v", []any{[]string{"a\n", "\u2028"}}, `[a\n \u2028]`},
	} {
		var got strings.Builder
		if _, err := Fprintf(&got, test.format, test.args...); err != nil || got.String() != test.want {
			t.Errorf("Fprintf(%q) prints %q, want %q, %v", test.format, got.String(), test.want, err)
		}
	}
}

func TestEncodeJSON(t *testing.T) {
	const text = "a\n\t\x00\x1b\x7f\u0085\u200e\u202e\u2066\u2028\ufeff\U000e0001\u00e4<&>"
	for _, indent := range []string{"", "\t"} {
		var got strings.Builder
		if err := EncodeJSON(&got, map[string][]string{text: {text}}, indent); err != nil {
			t.Fatal(err)
		}
		if i := strings.IndexFunc(got.String(), isEscaped); i >= 0 {
			t.Errorf("%q is not plain: %q", got.String()[i:], got.String())
		}
		var back map[string][]string
		if err := json.Unmarshal([]byte(got.String()), &back); err != nil || len(back[text]) != 1 || back[text][0] != text {
			t.Errorf("%q says %q, %v", got.String(), back, err)
		}
	}
}

func TestText(t *testing.T) {
	type element struct {
		Attribute Text `xml:"a,attr"`
		Content   Text `xml:",chardata"`
	}
	got, err := xml.Marshal(element{"\u202e\x01\"", "\x9b\n]]>"})
	if want := `<element a="\u202e\x01&#34;">\x9b\n]]&gt;</element>`; err != nil || string(got) != want {
		t.Errorf("%s, want %s, %v", got, want, err)
	}
}
