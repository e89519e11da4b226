package lsp

import (
	"fmt"
	"path/filepath"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
)

// A document is a file that is open in the editor: its text there counts, not that on disk.
type document struct {
	uri      uri.URI // as the editor spells it
	path     string
	language string
	version  int32
	text     *text
}

// pathOf returns the path of a file; "" if there is none, as for a buffer without a name.
func pathOf(u uri.URI) string {
	if !u.IsFile() {
		return ""
	}
	return filepath.Clean(u.FsPath())
}

// change replaces parts of the text, one after another.
func (d *document) change(events []protocol.TextDocumentContentChangeEvent, in encoding) error {
	changed := newDraft(d.text.content, in)
	defer func() { d.text = newText(changed.text()) }()
	for _, event := range events {
		switch e := event.(type) {
		case *protocol.TextDocumentContentChangeWholeDocument:
			changed = newDraft(e.Text, in)
		case *protocol.TextDocumentContentChangePartial:
			if !changed.replace(e.Range.Start, e.Range.End, e.Text) {
				return fmt.Errorf("%s: a change ends in front of its start", d.path)
			}
		}
	}
	return nil
}

// cudaExtensions are those of files that the rules for CUDA sources are for.
var cudaExtensions = map[string]bool{".cu": true, ".cuh": true, ".h": true, ".hh": true, ".hpp": true, ".hxx": true, ".inl": true}

// isCUDA reports whether the document is for the rules for CUDA sources: by its name, or since the editor
// says so.
func (d *document) isCUDA() bool {
	return cudaExtensions[strings.ToLower(filepath.Ext(d.path))] || strings.HasPrefix(d.language, "cuda")
}

func (d *document) isGo() bool { return filepath.Ext(d.path) == ".go" }
