package lsp

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/report"
)

// CodeAction offers the fixes of the findings in a range.
func (s *server) CodeAction(_ context.Context, params *protocol.CodeActionParams) ([]protocol.CommandOrCodeAction, error) {
	actions := []protocol.CommandOrCodeAction{}
	if only := params.Context.Only; only != nil && !slices.ContainsFunc(only, includesFixes) {
		return actions, nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.documents[pathOf(params.TextDocument.URI)]
	if d == nil {
		return actions, nil
	}
	start, end := d.text.offset(params.Range.Start, s.encoding), d.text.offset(params.Range.End, s.encoding)
	v := s.view()
	kind := protocol.CodeActionKindQuickFix
	for _, t := range v.of(d.path) {
		if t.start > end || t.end < start {
			continue
		}
		for _, x := range t.Fixes {
			edit := v.edit(t.outcome, x)
			if edit == nil {
				continue
			}
			preferred := len(t.Fixes) == 1
			actions = append(actions, &protocol.CodeAction{
				Title: plain.Line(x.Message), Kind: &kind, Diagnostics: []protocol.Diagnostic{v.diagnostic(t)}, IsPreferred: &preferred, Edit: edit,
			})
		}
	}
	return actions, nil
}

// includesFixes reports whether a kind of code actions has quick fixes in it.
func includesFixes(kind protocol.CodeActionKind) bool {
	return kind == protocol.CodeActionKindEmpty || kind == protocol.CodeActionKindQuickFix
}

// edit returns a fix as changes of the current texts; nil if one of its places has changed.
func (v *view) edit(o *outcome, x report.Fix) *protocol.WorkspaceEdit {
	byFile := map[string][]protocol.TextEdit{}
	for _, e := range x.Edits {
		path, t := o.text(e.File)
		if t == nil || !e.IsFor(t.content) {
			return nil
		}
		at, ok := v.now(path, t, e.Start, e.End)
		if !ok {
			return nil
		}
		byFile[path] = append(byFile[path], protocol.TextEdit{Range: at.text.span(at.start, at.end, v.encoding), NewText: e.Text})
	}
	edit := &protocol.WorkspaceEdit{}
	if !v.can.versionedEdits {
		edit.Changes = map[uri.URI][]protocol.TextEdit{}
	}
	for _, path := range slices.Sorted(maps.Keys(byFile)) {
		if !v.can.versionedEdits {
			edit.Changes[v.uriOf(path)] = byFile[path]
			continue
		}
		change := &protocol.TextDocumentEdit{TextDocument: protocol.OptionalVersionedTextDocumentIdentifier{TextDocumentIdentifier: protocol.TextDocumentIdentifier{URI: v.uriOf(path)}}}
		if d := v.documents[path]; d != nil {
			version := d.version
			change.TextDocument.Version = &version
		}
		for _, e := range byFile[path] {
			change.Edits = append(change.Edits, &e)
		}
		edit.DocumentChanges = append(edit.DocumentChanges, change)
	}
	return edit
}

// Hover describes the rules of the findings at a position.
func (s *server) Hover(_ context.Context, params *protocol.HoverParams) (*protocol.Hover, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d := s.documents[pathOf(params.TextDocument.URI)]
	if d == nil {
		return nil, nil
	}
	offset := d.text.offset(params.Position, s.encoding)
	var pages []string
	var around *shown
	said := map[string]bool{}
	for _, t := range s.view().of(d.path) {
		info := rule.Lookup(t.Rule)
		if info == nil || offset < t.start || offset > t.end || said[t.Rule] {
			continue
		}
		said[t.Rule] = true
		around = cmp.Or(around, t)
		pages = append(pages, page(info))
	}
	if around == nil {
		return nil, nil
	}
	at := around.text.span(around.start, around.end, s.encoding)
	return &protocol.Hover{
		Contents: &protocol.MarkupContent{Kind: protocol.MarkupKindMarkdown, Value: strings.Join(pages, "\n\n---\n\n")},
		Range:    &at,
	}, nil
}

// page is the catalogue's entry of a rule, in Markdown.
func page(info *rule.Info) string {
	language := "cuda"
	if info.Analyzer != "" && info.Analyzer != cudaSource {
		language = "go"
	}
	var b strings.Builder
	fmt.Fprintf(&b, "**[%s](%s)** (%s)\n\n%s\n\nSource: %s\n", info.ID, info.URL(), info.ClassNames(), info.Doc, info.Section)
	for _, example := range []struct{ title, text string }{{"Wrong", info.Bad}, {"Right", info.Good}} {
		fmt.Fprintf(&b, "\n%s:\n\n```%s\n%s\n```\n", example.title, language, strings.Trim(example.text, "\n"))
	}
	return b.String()
}
