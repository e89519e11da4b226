// Package report turns breaches of rules into diagnostics: only those that
// the run wants to hear of, each with its rule's id and address, in Go files
// and in CUDA sources alike.
package report

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/cudavet/cudavet/analyzers/ignore"
	"github.com/cudavet/cudavet/analyzers/position"
	"github.com/cudavet/cudavet/cgobridge"
	"github.com/cudavet/cudavet/cgobridge/gomemory"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/regular"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/suppress"
)

// A Reporter reports the findings of one pass.
type Reporter struct {
	pass     *analysis.Pass
	rules    rule.Set
	places   *position.Places
	files    map[string]*token.File // CUDA sources in the pass's file set
	sources  map[string]*source.File
	comments suppress.Sources // in CUDA sources
	ignored  *ignore.Comments // in Go files
	classes  Classes
	reported map[string][]token.Pos // where, by rule
	context  *gomemory.Context      // in which is asked; nil for functions by themselves
}

// Classes knows the diagnostics of a pass whose class is not their rule's own:
// a diagnostic has no room for it.
type Classes map[diagnosticKey]rule.Class

// diagnosticKey is the key of a diagnostic.
type diagnosticKey struct {
	pos         token.Pos
	id, message string
}

// Of returns the class of a diagnostic.
func (c Classes) Of(d analysis.Diagnostic) rule.Class {
	if class, ok := c[diagnosticKey{d.Pos, d.Category, d.Message}]; ok {
		return class
	}
	if info := rule.Lookup(d.Category); info != nil {
		return info.Class
	}
	return ""
}

// ClassOf returns the class of a diagnostic of an analyzer whose result has the
// classes, or has nothing to say of them.
func ClassOf(result any, d analysis.Diagnostic) rule.Class {
	switch result := result.(type) {
	case Classes:
		return result.Of(d)
	case interface{ ClassesOf() Classes }:
		return result.ClassesOf().Of(d)
	}
	return Classes(nil).Of(d)
}

// New returns a reporter for the rules of the run. The pass's analyzer must require the result of
// [Base.Requires].
func (b *Base) New(pass *analysis.Pass) (*Reporter, error) {
	rules, err := b.options.Rules()
	if err != nil {
		return nil, err
	}
	return &Reporter{pass: pass, rules: rules, places: position.New(pass.Fset), files: map[string]*token.File{},
		reported: map[string][]token.Pos{},
		sources:  map[string]*source.File{}, classes: Classes{}, ignored: b.Comments(pass)}, nil
}

// Enabled reports whether any of the rules is to be reported.
func (r *Reporter) Enabled(rules ...*rule.Info) bool {
	for _, info := range rules {
		if r.rules.Has(info) {
			return true
		}
	}
	return false
}

// EnabledIn reports whether a rule is to be reported in a file.
func (r *Reporter) EnabledIn(path string, info *rule.Info) bool { return r.rules.In(path).Has(info) }

// Report reports a breach of a rule from pos to end. The message is one
// sentence in lower case.
func (r *Reporter) Report(info *rule.Info, pos, end token.Pos, message string, related ...analysis.RelatedInformation) {
	r.ReportFix(info, pos, end, message, nil, related...)
}

// ReportFix reports a breach together with changes that mend it.
func (r *Reporter) ReportFix(info *rule.Info, pos, end token.Pos, message string, fixes []analysis.SuggestedFix,
	related ...analysis.RelatedInformation) {
	r.ReportAs(info.Class, info, pos, end, message, fixes, related...)
}

// ReportAs reports a breach that is of another class than most of the rule's. Drivers get the places where the text is, whatever line
// directives say of it: they open the files, and change them.
func (r *Reporter) ReportAs(class rule.Class, info *rule.Info, pos, end token.Pos, message string,
	fixes []analysis.SuggestedFix, related ...analysis.RelatedInformation) {
	if !r.rules.In(r.places.At(pos).Filename).Reports(info, class) || r.isSilenced(pos, info.ID) {
		return
	}
	if hint := r.hint(pos, info.ID); hint != "" && !strings.HasSuffix(message, hint) { // which a finding in a source has already
		message += "; " + hint
	}
	if slices.ContainsFunc(fixes, r.changesGenerated) {
		fixes = nil
	}
	d := analysis.Diagnostic{
		Pos: pos, End: end, Category: info.ID, URL: info.URL(), Message: plain.Line(message), SuggestedFixes: fixes, Related: related,
	}
	if r.context != nil {
		var isNew bool
		if d, isNew = r.atSite(d); !isNew || r.isSilenced(d.Pos, info.ID) {
			return
		}
	}
	r.reported[info.ID] = append(r.reported[info.ID], d.Pos)
	d = r.places.Physical(d)
	if class != info.Class {
		r.classes[diagnosticKey{d.Pos, d.Category, d.Message}] = class
	}
	r.pass.Report(d)
}

// changesGenerated reports whether a fix changes a file that a program has written, or one that cannot be read.
func (r *Reporter) changesGenerated(x analysis.SuggestedFix) bool {
	return slices.ContainsFunc(x.TextEdits, func(e analysis.TextEdit) bool {
		name := r.places.At(e.Pos).Filename
		if f := r.sources[name]; f != nil {
			return source.IsGenerated(f.Text)
		}
		read := regular.ReadFile
		if r.pass.ReadFile != nil {
			read = r.pass.ReadFile
		}
		text, err := read(name)
		if err != nil { // of a driver that only reads files it knows
			text, err = regular.ReadFile(name)
		}
		return err != nil || source.IsGenerated(text)
	})
}

// Classes returns the classes of the reported findings.
func (r *Reporter) Classes() Classes { return r.classes }

// Linked is the related information that ties a finding in a CUDA source to
// the package that is linked with it: the first call of a function that the
// source defines, else the first import "C", or the package's name where it has none.
func Linked(pkg *cgobridge.Package, s *cgobridge.Source) analysis.RelatedInformation {
	anchor := ast.Node(pkg.Files[0].Name)
	if len(pkg.Preambles) > 0 {
		anchor = pkg.Preambles[0].Decl
	}
	for _, call := range pkg.Calls {
		if d := pkg.Definition(call.Name); d != nil && d.Source == s {
			anchor = call.Expr
			break
		}
	}
	return analysis.RelatedInformation{
		Pos: anchor.Pos(), End: anchor.End(), Message: "'" + filepath.Base(s.Path) + "' is linked with this package " + s.Why,
	}
}

// isSilenced reports whether a comment silences a rule at a position.
func (r *Reporter) isSilenced(pos token.Pos, id string) bool {
	at := r.places.At(pos)
	if f := r.sources[at.Filename]; f != nil {
		return r.comments.In(f).Silences(at.Line, id)
	}
	return r.ignored.Silences(r.pass.Fset, pos, id)
}

// hint says why a comment that was to silence a rule at a position does not; empty if there is none.
func (r *Reporter) hint(pos token.Pos, id string) string {
	at := r.places.At(pos)
	if f := r.sources[at.Filename]; f != nil {
		return r.comments.In(f).Hint(at.Line, id)
	}
	return r.ignored.Hint(r.pass.Fset, pos, id)
}

// Argument reports a breach by an argument of a call: at the argument where
// that is written in the call, else at the call.
func (r *Reporter) Argument(info *rule.Info, call *ast.CallExpr, arg ast.Expr, message string, related ...analysis.RelatedInformation) {
	at := Place(call, arg)
	r.Report(info, at.Pos(), at.End(), message, related...)
}

// Place returns the place of a finding about an argument of a call.
func Place(call *ast.CallExpr, arg ast.Expr) ast.Expr {
	if arg.Pos() >= call.Pos() && arg.End() <= call.End() {
		return arg
	}
	return call
}

// Pos returns a place in a CUDA source as one of the pass's file set.
func (r *Reporter) Pos(p source.Position) token.Pos {
	if p.File == nil {
		return token.NoPos
	}
	file := r.files[p.File.Name]
	if file == nil {
		file = r.pass.Fset.AddFile(p.File.Name, -1, len(p.File.Text))
		file.SetLinesForContent(p.File.Text)
		r.files[p.File.Name] = file
		r.sources[p.File.Name] = p.File
	}
	return file.Pos(min(max(p.Offset, 0), len(p.File.Text)))
}

// Related returns a remark about a place in a CUDA source.
func (r *Reporter) Related(p source.Position, message string) analysis.RelatedInformation {
	pos := r.Pos(p)
	return analysis.RelatedInformation{Pos: pos, End: pos, Message: message}
}

// maxIndent bounds the indentation of code that fixes add, which is as long as the line in front of it.
const maxIndent = 32

// Indent returns the tabs that indent the statement at a position, if its line is as gofmt has it.
func Indent(fset *token.FileSet, pos token.Pos) string {
	return strings.Repeat("\t", min(fset.PositionFor(pos, false).Column-1, maxIndent))
}
