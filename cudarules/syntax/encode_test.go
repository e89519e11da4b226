package syntax

import (
	"os"
	"testing"
)

// TestDecodeDamaged reads encodings of which a byte is another, or an end is missing: they are refused, or some tree.
func TestDecodeDamaged(t *testing.T) {
	text, err := os.ReadFile("testdata/valid.txt")
	if err != nil {
		t.Fatal(err)
	}
	text = text[:2000]
	tree, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	data := tree.Encode(text)
	for i := range data {
		if _, err := Decode(text, data[:i]); err == nil {
			t.Fatalf("the first %d bytes of %d are taken for the whole", i, len(data))
		}
		for _, b := range []byte{0, 1, 0x7f, 0x80, 0xff, data[i] ^ 1} {
			was := data[i]
			data[i] = b
			if damaged, err := Decode(text, data); err == nil {
				for n := range damaged.Root().All() {
					_, _ = n.Text(), n.Next()
				}
			}
			data[i] = was
		}
	}
}
