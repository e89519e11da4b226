package gotext

import (
	"go/ast"
	"strings"
	"testing"
)

// written is a text of one literal.
func written(literal, content string) Text {
	return Text{Content: content, pieces: []piece{{lit: &ast.BasicLit{ValuePos: 100, Value: literal}}}}
}

func TestPlaces(t *testing.T) {
	tab, raw := written(`"a\tbc"`, "a\tbc"), written("`x\r\nyz`", "x\nyz")
	hole := Text{Content: "0", Holes: []int{0}}
	for _, test := range []struct {
		name    string
		text    Text
		content string
		offset  int
		pos     int // 0: nowhere
		holes   int
	}{
		{"behind an escape", tab, "a\tbc", 2, 104, 0},
		{"behind a carriage return", raw, "x\nyz", 2, 104, 0},
		{"second of two", tab.join(raw), "a\tbcx\nyz", 7, 105, 0},
		{"a number", tab.join(hole).join(raw), "a\tbc0x\nyz", 4, 0, 1},
		{"behind a number", tab.join(hole).join(raw), "a\tbc0x\nyz", 5, 101, 1},
		{"a part", tab.join(raw).slice(3, 6), "cx\n", 0, 105, 0},
		{"the end of C's strings", tab.join(Text{Content: "\x00"}), "a\tbc", 3, 105, 0},
		{"what replaces", tab.join(raw).replaced("bc", Text{Content: "--"}), "a\t--x\nyz", 2, 0, 0},
		{"behind what replaces", tab.join(raw).replaced("bc", Text{Content: "-"}), "a\t-x\nyz", 3, 101, 0},
		{"all that is replaced", written(`"aa"`, "aa").replaced("a", tab), "a\tbca\tbc", 7, 105, 0},
		{"repeated", tab.repeated(3), "a\tbca\tbca\tbc", 11, 105, 0},
		{"numbers in a row", hole.join(hole).join(hole), "000", 2, 0, 3},
		{"nothing, repeated", Text{}.repeated(maxText), "", 0, 0, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			if test.text.Content != test.content || len(test.text.Holes) != test.holes {
				t.Errorf("the text is %q with holes %v, want %q with %d", test.text.Content, test.text.Holes, test.content, test.holes)
			}
			if pos, _ := test.text.Pos(test.offset); int(pos) != test.pos {
				t.Errorf("byte %d is at %d, want %d", test.offset, pos, test.pos)
			}
		})
	}
}

// TestLongTexts has texts beyond the bounds: they are unknown.
func TestLongTexts(t *testing.T) {
	long := Text{Content: strings.Repeat("k", maxText)}
	if long.isLong || long.join(Text{}).isLong {
		t.Error("a text that is not made is too long")
	}
	for name, text := range map[string]Text{
		"joined": long.join(Text{Content: "k"}), "replaced": long.replaced("k", long), "repeated": long.repeated(2),
		"repeated without end": long.repeated(1 << 62), "joined to what is too long": Text{Content: "k"}.join(long.repeated(2)),
		"many pieces":          written(`"k"`, "k").repeated(maxPieces + 1),
		"replaced by many":     Text{Content: strings.Repeat("k", maxPieces+1)}.replaced("k", written(`"q"`, "q")),
		"nothing, without end": Text{}.repeated(1 << 62),
	} {
		if !text.isLong || text.Content != "" {
			t.Errorf("%s: %d bytes are known", name, len(text.Content))
		}
	}
}
