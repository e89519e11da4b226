package lsp

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
)

// FuzzDraft requires changes in a draft to have the same result as in a text that is rebuilt for each of them.
func FuzzDraft(f *testing.F) {
	for seed := range uint64(20) {
		f.Add(seed, "a\r\nb\rc\n\nüé\U0001F600d\r\r\n")
		f.Add(seed, "")
		f.Add(seed, strings.Repeat("line\r\n", 3000))
		f.Add(seed, strings.Repeat("\U0001F600ä", 5000))
	}
	f.Fuzz(func(t *testing.T, seed uint64, content string) {
		random := rand.New(rand.NewPCG(seed, 0))
		content = strings.ToValidUTF8(content, "?") // as JSON has it
		inserted := []string{"", "x", "\r", "\n", "\r\n", "é\U0001F600", strings.Repeat("ab\U0001F600\r\n", 1500),
			strings.Repeat("\r", 5000), content}
		for _, in := range encodings {
			want, got := newText(content), newDraft(content, in)
			for range 30 {
				position := func() protocol.Position { return want.position(random.IntN(len(want.content)+1), in) }
				from, to, with := position(), position(), inserted[random.IntN(len(inserted))]
				if random.IntN(4) == 0 {
					to.Character += uint32(random.IntN(10_000)) // after the end of the line
				}
				if random.IntN(8) == 0 {
					to.Line += uint32(random.IntN(10_000))
				}
				start, end := want.offset(from, in), want.offset(to, in)
				if ok := got.replace(from, to, with); ok != (start <= end) {
					t.Fatalf("%v to %v lie in order: %t", from, to, ok)
				}
				if start > end {
					continue
				}
				want = newText(want.content[:start] + with + want.content[end:])
				if len(want.content) > 1<<17 {
					return
				}
				if got.text() != want.content {
					t.Fatalf("%s: %v to %v replaced by %.20q leave another text", in, from, to, with)
				}
				for _, p := range got.pieces {
					if p.text == "" || len(p.text) > pieceSize+3 {
						t.Fatalf("a piece has %d bytes", len(p.text))
					}
				}
			}
		}
	})
}

// TestManyChanges requires a change to read no more than some pieces, however long the text and however many changes there were:
// there are no more pieces than the text has need of.
func TestManyChanges(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for name, content := range map[string]string{"lines": strings.Repeat("0123456789\n", 600_000),
		"one line": strings.Repeat("0123456789", 700_000)} {
		d := newDraft(content, protocol.PositionEncodingKindUTF16)
		for i := range 20_000 {
			line, character := 30*i, i%10
			if name == "one line" {
				line, character = 0, 300*i
			}
			at := protocol.Position{Line: uint32(line), Character: uint32(character)}
			if !d.replace(at, at, "inserted") {
				t.Fatal("positions that are the same lie in another order")
			}
		}
		at := protocol.Position{Line: 7}
		for i := range 20_000 {
			d.replace(at, at, fmt.Sprint(i%10))
		}
		text := d.text()
		if want := len(content) + 20_000*len("inserted0"); len(text) != want || len(d.pieces) > 3*want/pieceSize {
			t.Errorf("%s: %d bytes in %d pieces, want %d bytes", name, len(text), len(d.pieces), want)
		}
	}
}
