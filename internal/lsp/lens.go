package lsp

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"go.lsp.dev/protocol"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/bridgemap"
)

// showCommand has the editor show a place, which its arguments name: a URI and a line, from 0.
const showCommand = "cudavet.show"

// A lens is a text above a line.
type lens struct {
	place string // file:line, in the text that was checked
	title string
	leads string // to this place; "" for nowhere
}

// CodeLens shows at cgo calls the kernels that they reach, and at kernels, wrappers and launches their callers.
func (s *server) CodeLens(_ context.Context, params *protocol.CodeLensParams) ([]protocol.CodeLens, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	lenses := []protocol.CodeLens{}
	path := pathOf(params.TextDocument.URI)
	if s.documents[path] == nil {
		return lenses, nil
	}
	v := s.view()
	for _, root := range slices.Sorted(maps.Keys(s.modules)) {
		o := s.modules[root]
		if o.bridge == nil {
			continue
		}
		for _, l := range lensesOf(o.bridge) {
			at, ok := v.line(o, l.place)
			if !ok || at.path != path {
				continue
			}
			command := protocol.Command{Title: plain.Line(l.title)}
			if to, ok := v.line(o, l.leads); ok && s.can.show {
				line := to.text.position(to.start, s.encoding).Line
				command.Command = showCommand
				command.Arguments = []protocol.LSPAny{protocol.LSPAny(strconv.Quote(string(v.uriOf(to.path)))),
					protocol.LSPAny(strconv.Itoa(int(line)))}
			}
			lenses = append(lenses, protocol.CodeLens{Range: at.text.span(at.start, at.start, s.encoding), Command: command})
		}
	}
	return lenses, nil
}

// lensesOf returns the lenses of the steps of routes.
func lensesOf(m *bridgemap.Map) []lens {
	var all []lens
	seen := map[lens]bool{}
	add := func(l lens) {
		if l.place != "" && !seen[l] {
			seen[l] = true
			all = append(all, l)
		}
	}
	for _, r := range m.Routes {
		caller := "Go: " + r.In + ", " + short(r.Call)
		switch {
		case len(r.Kernels) > 0:
		case r.Tie != "":
			add(lens{r.Call, fmt.Sprintf("%s launches no kernel, %s", r.Name, short(r.Definition)), r.Definition})
		case r.Unfollowed != "" && r.LooksUp == "" && r.Definition == "" && !isOfLibrary(r):
			add(lens{r.Call, fmt.Sprintf("%s is not followed: %s", r.Name, r.Unfollowed), ""})
		}
		if r.Tie != "" {
			add(lens{r.Definition, "called from " + caller, r.Call})
		}
		for _, k := range r.Kernels {
			name := cmp.Or(k.Name, "an unknown kernel")
			switch {
			case k.Launch == "":
				add(lens{r.Call, fmt.Sprintf("looks up kernel %s, %s", name, short(k.Place)), k.Place})
				add(lens{k.Place, "looked up by " + caller, r.Call})
			default:
				add(lens{r.Call, fmt.Sprintf("launches kernel %s, %s", name, short(cmp.Or(k.Place, k.Launch))), cmp.Or(k.Place, k.Launch)})
				add(lens{k.Place, fmt.Sprintf("launched at %s, from %s", short(k.Launch), caller), r.Call})
			}
		}
	}
	for _, l := range m.Unreached {
		add(lens{l.Place, "no Go call reaches this launch", ""})
	}
	return all
}

// isOfLibrary reports whether a route ends at a function of a library, as those of CUDA are.
func isOfLibrary(r bridgemap.Route) bool { return r.Unfollowed == bridgemap.OfLibrary }

// short is a place without its folders.
func short(place string) string { return filepath.Base(place) }

// places returns all places of a map.
func places(m *bridgemap.Map) []string {
	var all []string
	for _, l := range lensesOf(m) {
		all = append(all, l.place)
		if l.leads != "" {
			all = append(all, l.leads)
		}
	}
	return all
}

// splitPlace splits file:line.
func splitPlace(place string) (path string, line int) {
	at := strings.LastIndexByte(place, ':')
	if at < 0 {
		return "", 0
	}
	line, err := strconv.Atoi(place[at+1:])
	if err != nil {
		return "", 0
	}
	return place[:at], line
}

// line returns where a line is now that file:line names.
func (v *view) line(o *outcome, place string) (station, bool) {
	name, line := splitPlace(place)
	if line == 0 {
		return station{}, false
	}
	path, t := o.text(name)
	if t == nil {
		return station{}, false
	}
	start := t.at(line, 1)
	return v.now(path, t, start, start)
}

// ExecuteCommand executes the commands of lenses.
func (s *server) ExecuteCommand(_ context.Context, params *protocol.ExecuteCommandParams) (protocol.LSPAny, error) {
	if params.Command != showCommand || len(params.Arguments) != 2 {
		return nil, fmt.Errorf("no command %s with %d arguments", params.Command, len(params.Arguments))
	}
	show := &protocol.ShowDocumentParams{}
	var line uint32
	if err := protocol.Unmarshal(params.Arguments[0], &show.URI); err != nil {
		return nil, err
	}
	if err := protocol.Unmarshal(params.Arguments[1], &line); err != nil {
		return nil, err
	}
	focus := true
	at := protocol.Position{Line: line}
	show.TakeFocus, show.Selection = &focus, &protocol.Range{Start: at, End: at}
	go func() { // the editor's answer is read when this request is done
		if _, err := s.client.ShowDocument(s.background(), show); err != nil {
			s.log(protocol.MessageTypeWarning, err.Error())
		}
	}()
	return nil, nil
}
