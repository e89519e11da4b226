package lsp

import (
	"fmt"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"go.lsp.dev/protocol"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cgobridge/reporoot"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/bridgemap"
	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/load"
	"github.com/cudavet/cudavet/internal/report"
)

// How long a check waits for further changes. Modules take longer, and wait longer.
const (
	soon        = 50 * time.Millisecond
	whileTyping = 300 * time.Millisecond
	forModules  = 3 // times as long
)

// An outcome is the findings of one check, and the texts that were checked.
type outcome struct {
	findings []report.Finding
	bridge   *bridgemap.Map // of modules
	texts    map[string]*text
	readable *regular.Folders // has the files whose texts may be read
	weights  map[rule.Class]protocol.DiagnosticSeverity
}

// changed schedules checks that depend on a file.
func (s *server) changed(path string, delay time.Duration) {
	if path == "" {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	isGo := filepath.Ext(path) == ".go"
	for _, d := range s.documents {
		if d.isCUDA() && (d.path == path || !isGo && filepath.Ext(path) != ".cu") {
			s.checkSources.want(d.path, delay)
		}
	}
	roots := map[string]bool{}
	if d := s.documents[path]; d != nil && (d.isCUDA() || d.isGo()) {
		if root := moduleAround(filepath.Dir(path)); root != "" {
			roots[root] = true
		} else if d.isGo() {
			roots[filepath.Dir(path)] = true
		}
	}
	repository := reporoot.Around(filepath.Dir(path))
	for root := range s.modules {
		if contains(root, path) || contains(repository, root) {
			roots[root] = true
		}
	}
	for root := range roots {
		s.checkModules.want(root, forModules*delay)
	}
}

// moduleAround returns the folder of the Go module that a folder lies in; "" if it lies in none.
func moduleAround(dir string) string {
	for ; ; dir = filepath.Dir(dir) {
		if info, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil && info.Mode().IsRegular() {
			return dir
		}
		if dir == filepath.Dir(dir) {
			return ""
		}
	}
}

// contains reports whether a path lies in a folder, or is that.
func contains(folder, path string) bool {
	inside, err := filepath.Rel(folder, path)
	return err == nil && filepath.IsLocal(inside)
}

// isOpen reports whether something in a folder is open.
func (s *server) isOpen(folder string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	for path := range s.documents {
		if contains(folder, path) {
			return true
		}
	}
	return false
}

// forget drops findings in modules.
func (s *server) forget(drop func(root string) bool) {
	s.mu.Lock()
	roots := slices.Collect(maps.Keys(s.modules))
	s.mu.Unlock()
	for _, root := range roots {
		if drop(root) {
			s.checkModules.drop(root)
			s.mu.Lock()
			delete(s.modules, root)
			s.mu.Unlock()
		}
	}
}

// snapshot returns the texts of all that is open.
func (s *server) snapshot() map[string]*text {
	s.mu.Lock()
	defer s.mu.Unlock()
	texts := map[string]*text{}
	for path, d := range s.documents {
		texts[path] = d.text
	}
	return texts
}

// overlay returns texts as checks take them: those that are not saved.
func overlay(texts map[string]*text) regular.Overlay {
	o := regular.Overlay{}
	for path, t := range texts {
		if saved, err := regular.ReadFile(path); err != nil || string(saved) != t.content {
			o[path] = []byte(t.content)
		}
	}
	return o
}

// source checks a CUDA source alone.
func (s *server) source(path string, _ <-chan struct{}) {
	texts := s.snapshot()
	if texts[path] == nil {
		return
	}
	found, result, err := s.check(texts, filepath.Dir(path), load.Config{}, []string{path},
		func(run *check.Run) check.Result { return run.Files([]string{path}) })
	if s.failed(path, result, err) {
		return
	}
	s.mu.Lock()
	if s.documents[path] != nil {
		s.sources[path] = found
	}
	s.mu.Unlock()
	s.publish()
}

// module checks the packages of a module. If some of them could not be read as a whole, as while their
// text is being written, earlier findings in other files remain.
func (s *server) module(root string, canceled <-chan struct{}) {
	if !s.isOpen(root) {
		return
	}
	texts := s.snapshot()
	loading := load.Config{Dir: root, Cancel: canceled}
	found, result, err := s.check(texts, root, loading, nil, func(run *check.Run) check.Result { return run.Packages([]string{"./..."}) })
	if result.Summary.Packages() == 0 {
		select {
		case <-canceled:
			return // it is scheduled again, or no longer needed
		default:
		}
		if s.failed(root, result, err) {
			return
		}
	}
	s.failed(root, result, err) // in part
	s.mu.Lock()
	if before := s.modules[root]; before != nil && result.Summary.PackagesInPart+result.Summary.PackagesSkipped > 0 {
		found.keep(before)
	}
	s.modules[root] = found
	s.mu.Unlock()
	s.publish()
	if s.can.refreshLenses {
		go func() { _ = s.client.CodeLensRefresh(s.background()) }()
	}
}

// keep adds earlier findings in files that are not Go's and have not changed.
func (o *outcome) keep(before *outcome) {
	for _, f := range before.findings {
		old := before.texts[f.Path]
		if filepath.Ext(f.Path) == ".go" || old == nil {
			continue
		}
		if now := o.texts[f.Path]; now == nil {
			o.read(f.Path)
		}
		if now := o.texts[f.Path]; now == nil || now.content != old.content {
			continue
		}
		same := func(other report.Finding) bool {
			return other.Path == f.Path && other.Rule == f.Rule && other.Message == f.Message && other.Pos.Offset == f.Pos.Offset
		}
		if !slices.ContainsFunc(o.findings, same) {
			o.findings = append(o.findings, f)
			o.readPlaces(f)
		}
	}
	if before.bridge != nil && (o.bridge == nil || len(o.bridge.Routes) == 0) {
		o.bridge = before.bridge
	}
}

// failed reports failures to check, once as long as they are the same, and whether there are any.
func (s *server) failed(what string, result check.Result, err error) bool {
	lines := result.Failures
	if err != nil {
		lines = append(lines, err.Error())
	}
	line := strings.Join(lines, "\n")
	s.publishing.Lock()
	isNews := s.failures[what] != line
	s.failures[what] = line
	s.publishing.Unlock()
	if isNews && line != "" {
		s.log(protocol.MessageTypeWarning, line)
	}
	return line != ""
}

// check does one check, with the configuration for a folder, of packages or of files by themselves. A fault of cudavet's own is an error.
func (s *server) check(texts map[string]*text, folder string, loading load.Config, files []string,
	do func(*check.Run) check.Result) (found *outcome, result check.Result, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("internal error: %v\n%s", fault, debug.Stack())
		}
	}()
	settings := s.config.Options
	if settings.Config == "" {
		if settings.Config = options.Find(folder); settings.Config == "" {
			settings.Config = options.NoFile
		}
	}
	found = &outcome{texts: maps.Clone(texts), readable: &regular.Folders{}, weights: map[rule.Class]protocol.DiagnosticSeverity{}}
	if err := settings.Validate(); err != nil {
		return found, result, err
	}
	given := s.config.Loading
	given.Dir, given.Cancel, given.Overlay = loading.Dir, loading.Cancel, overlay(texts)
	run := check.NewRun(&settings, given)
	run.Edited = true
	run.NoCache = len(given.Overlay) > 0 // there would be an entry for each state of a text
	result = do(run)
	found.findings, found.bridge = report.Dedupe(result.Findings), result.Bridge
	found.readable = run.Readable(append(slices.Clone(result.Checked), files...), loading.Dir != "")
	for _, f := range found.findings {
		found.readPlaces(f)
	}
	if found.bridge != nil {
		for _, place := range places(found.bridge) {
			path, _ := splitPlace(place)
			found.read(path)
		}
	}
	for _, class := range rule.Classes {
		weight := settings.Severity(class)
		if weight == "" {
			weight = report.Severity(class)
		}
		found.weights[class] = severities[weight]
	}
	return found, result, nil
}

// severities maps severities of findings to the protocol's.
var severities = map[string]protocol.DiagnosticSeverity{
	"error":   protocol.DiagnosticSeverityError,
	"warning": protocol.DiagnosticSeverityWarning,
	"note":    protocol.DiagnosticSeverityInformation,
}

// readPlaces takes the texts of the files that a finding names.
func (o *outcome) readPlaces(f report.Finding) {
	o.read(f.Path)
	for _, p := range allPlaces(f) {
		o.read(p.Pos.Filename)
	}
	for _, x := range f.Fixes {
		for _, e := range x.Edits {
			o.read(e.File)
		}
	}
}

// read takes the text of a file on disk, unless there is one already.
func (o *outcome) read(name string) {
	path, err := filepath.Abs(name)
	if err != nil || o.texts[path] != nil {
		return
	}
	if content, err := o.readable.ReadFile(path); err == nil {
		o.texts[path] = newText(string(content))
	}
}

// text returns the text that a file had.
func (o *outcome) text(name string) (path string, t *text) {
	path, err := filepath.Abs(name)
	if err != nil {
		return "", nil
	}
	return path, o.texts[path]
}

// allPlaces returns the further places of a finding, the one in Go by which a CUDA source came into a
// package first.
func allPlaces(f report.Finding) []report.Place {
	if f.Anchor == nil {
		return f.Related
	}
	return append([]report.Place{*f.Anchor}, f.Related...)
}

// offsetOf returns where a position is in a text: at its offset if that is on its line, else by line and column.
func (t *text) offsetOf(p token.Position) int {
	if p.Offset <= len(t.content) && t.line(p.Offset) == p.Line {
		return p.Offset
	}
	return t.at(p.Line, p.Column)
}
