package lsp

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"

	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/report"
)

// A view is the findings as they apply to the current texts. It is valid while mu is locked.
type view struct {
	*server
	editions map[[2]*text]edition
}

func (s *server) view() *view { return &view{s, map[[2]*text]edition{}} }

// A station is a stretch of a file's text of now.
type station struct {
	path       string
	text       *text
	start, end int // offsets in bytes
}

// A note is a station with something to say of it.
type note struct {
	station
	message string
}

// A shown is a finding in the protocol's form.
type shown struct {
	station
	report.Finding
	outcome *outcome
	notes   []note
}

// now returns where a stretch of a text that was checked is in the text of now.
func (v *view) now(path string, t *text, start, end int) (station, bool) {
	d := v.documents[path]
	if d == nil || d.text == t {
		return station{path, t, start, end}, true
	}
	key := [2]*text{t, d.text}
	e, ok := v.editions[key]
	if !ok {
		e = editionOf(t.content, d.text.content)
		v.editions[key] = e
	}
	start, end, ok = e.span(start, end)
	return station{path, d.text, start, end}, ok
}

// place returns where a place of an outcome is.
func (v *view) place(o *outcome, p report.Place) (station, bool) {
	path, t := o.text(p.Pos.Filename)
	if t == nil || !p.Pos.IsValid() {
		return station{}, false
	}
	start := t.offsetOf(p.Pos)
	end := start
	if p.End.IsValid() && p.End.Filename == p.Pos.Filename {
		end = max(start, t.offsetOf(p.End))
	}
	return v.now(path, t, start, end)
}

// tell returns a finding in the protocol's form; nil if its code has changed since.
func (v *view) tell(o *outcome, f report.Finding) *shown {
	at, ok := v.place(o, f.Place)
	if !ok {
		return nil
	}
	t := &shown{station: at, Finding: f, outcome: o}
	for _, p := range allPlaces(f) {
		if at, ok := v.place(o, p); ok {
			t.notes = append(t.notes, note{at, p.Message})
		}
	}
	return t
}

// cudaSource is the analyzer that reports findings of the rules for CUDA sources.
const cudaSource = "cudasource"

// of returns the findings of a file, in their order. The findings of an open source checked alone replace
// those of its module for another state of it; for equal findings the module has more information: the path
// from Go.
func (v *view) of(path string) []*shown {
	type key struct {
		start         int
		rule, message string
	}
	found := map[key]*shown{}
	for _, name := range slices.Sorted(maps.Keys(v.sources)) {
		for _, f := range v.sources[name].findings {
			if f.Path != path {
				continue
			}
			if t := v.tell(v.sources[name], f); t != nil {
				found[key{t.start, f.Rule, f.Message}] = t
			}
		}
	}
	own := v.sources[path]
	for _, root := range slices.Sorted(maps.Keys(v.modules)) {
		o := v.modules[root]
		for _, f := range o.findings {
			if f.Path != path {
				continue
			}
			t := v.tell(o, f)
			if t == nil {
				continue
			}
			k := key{t.start, f.Rule, f.Message}
			if same := found[k]; same != nil {
				if len(same.notes) < len(t.notes) {
					same.notes = t.notes
				}
				continue
			}
			if f.Analyzer == cudaSource && own != nil && (o.texts[path] == nil || o.texts[path].content != own.texts[path].content) {
				continue
			}
			found[k] = t
		}
	}
	return slices.SortedFunc(maps.Values(found), func(a, b *shown) int {
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.Rule, b.Rule), cmp.Compare(a.Message, b.Message))
	})
}

// files returns the files that have findings, and those open that have been checked.
func (v *view) files() []string {
	names := map[string]bool{}
	for _, outcomes := range []map[string]*outcome{v.sources, v.modules} {
		for _, o := range outcomes {
			for _, f := range o.findings {
				names[f.Path] = true
			}
		}
	}
	for path, d := range v.documents {
		switch {
		case d.isCUDA():
			names[path] = v.sources[path] != nil
		case d.isGo():
			names[path] = v.modules[cmp.Or(moduleAround(filepath.Dir(path)), filepath.Dir(path))] != nil
		}
	}
	maps.DeleteFunc(names, func(_ string, checked bool) bool { return !checked })
	return slices.Sorted(maps.Keys(names))
}

// uriOf returns how the editor spells a file.
func (v *view) uriOf(path string) uri.URI {
	if d := v.documents[path]; d != nil {
		return d.uri
	}
	return uri.File(path)
}

// isOf reports whether a text is that of the file now.
func (v *view) isOf(path string, o *outcome) bool {
	d := v.documents[path]
	return d != nil && o != nil && o.texts[path] != nil && o.texts[path].content == d.text.content
}

// diagnostic spells a finding in the protocol's words.
func (v *view) diagnostic(t *shown) protocol.Diagnostic {
	d := protocol.Diagnostic{
		Range:    t.text.span(t.start, t.end, v.encoding),
		Severity: t.outcome.weights[t.Class],
		Code:     protocol.String(t.Rule),
		Source:   protocol.NewOptional("cudavet"),
	}
	message := plain.Line(t.Message)
	if info := rule.Lookup(t.Rule); info != nil {
		d.CodeDescription.Href = uri.URI(info.URL())
	}
	for _, n := range t.notes {
		at := n.text.span(n.start, n.end, v.encoding)
		if v.can.related {
			d.RelatedInformation = append(d.RelatedInformation,
				protocol.DiagnosticRelatedInformation{Location: protocol.Location{URI: v.uriOf(n.path), Range: at}, Message: plain.Line(n.message)})
		} else {
			message += "\n" + plain.Line(fmt.Sprintf("%s:%d: %s", filepath.Base(n.path), at.Start.Line+1, n.message))
		}
	}
	d.Message = protocol.String(message)
	return d
}

// publish sends changed diagnostics to the editor.
func (s *server) publish() {
	s.publishing.Lock()
	defer s.publishing.Unlock()
	s.mu.Lock()
	v := s.view()
	next := map[string]*protocol.PublishDiagnosticsParams{}
	for _, path := range v.files() {
		params := &protocol.PublishDiagnosticsParams{URI: v.uriOf(path), Diagnostics: []protocol.Diagnostic{}}
		if v.isOf(path, v.sources[path]) {
			params.Version = protocol.NewOptional(v.documents[path].version)
		}
		for _, t := range v.of(path) {
			params.Diagnostics = append(params.Diagnostics, v.diagnostic(t))
		}
		next[path] = params
	}
	for path := range s.published {
		if next[path] == nil {
			next[path] = &protocol.PublishDiagnosticsParams{URI: v.uriOf(path), Diagnostics: []protocol.Diagnostic{}}
		}
	}
	s.mu.Unlock()
	for _, path := range slices.Sorted(maps.Keys(next)) {
		params := next[path]
		message, err := protocol.Marshal(params)
		if err != nil || s.published[path] == string(message) {
			continue
		}
		if s.client.PublishDiagnostics(s.background(), params) == nil {
			s.published[path] = string(message)
		}
	}
}

// background is the context of messages that no request asks for.
func (s *server) background() context.Context { return context.Background() }
