package cgobridge

import (
	"bytes"
	"slices"
)

// A goText has the facts found in the text of a Go file before it is parsed. Most files of a module
// have none.
type goText struct {
	importsC   bool // it may import "C"
	generates  bool // it has a go:generate line
	namesImage bool // it may name an image of device code
	makesSlice bool // it may call unsafe.Slice
}

// text returns the facts of a Go file of the module, none if it cannot be read. A file is read once.
func (m *module) text(path string) goText {
	if t, ok := m.texts.Load(path); ok {
		return t.(goText)
	}
	var t goText
	if text, err := m.run.Overlay.ReadFile(path); err == nil {
		t = goText{
			importsC:   bytes.Contains(text, []byte(`"C"`)),
			generates:  bytes.Contains(text, []byte("//go:generate")),
			namesImage: namesImage(text),
			makesSlice: bytes.Contains(text, []byte("unsafe.Slice(")),
		}
	}
	m.texts.Store(path, t)
	return t
}

// namesImage reports whether a string in a Go file ends like the name of an
// image of device code, or a go:embed line may have one in its pattern.
func namesImage(text []byte) bool {
	for _, quote := range []byte{'"', '`'} {
		for at := 0; ; at++ {
			i := bytes.IndexByte(text[at:], quote)
			if i < 0 {
				break
			}
			at += i
			if slices.ContainsFunc(imageExtensions, func(ext string) bool { return bytes.HasSuffix(text[:at], []byte(ext)) }) {
				return true
			}
		}
	}
	return bytes.Contains(text, []byte("//go:embed")) &&
		slices.ContainsFunc(imageExtensions, func(ext string) bool { return bytes.Contains(text, []byte(ext)) })
}
