package buildrule

import (
	"fmt"
	"io"
	"io/fs"
	"strings"

	"mvdan.cc/sh/v3/expand"
	"mvdan.cc/sh/v3/syntax"
)

// maxBraces is how many words {a,b}{c,d} may become.
const maxBraces = 1000

// fields expands words as for a command line.
func (sh *shell) fields(words ...*syntax.Word) []string {
	all := make([]string, 0, len(words))
	var config *expand.Config
	for _, w := range words {
		sh.asked = nil
		if text := plain(w); text != "" {
			all = append(all, sh.bounded(text))
			continue
		}
		if reason := sh.prepare(w); reason != "" {
			all = append(all, sh.rules.unknown(reason))
			continue
		}
		if config == nil {
			config = sh.config()
		}
		fields, err := expanding(func() ([]string, error) { return expand.Fields(config, w) })
		if err != nil {
			fields = []string{sh.rules.unknown(err.Error())}
		}
		for _, text := range fields {
			all = append(all, sh.bounded(text))
		}
	}
	return all
}

// plain returns the text of a word in which nothing is expanded; "" of others.
func plain(w *syntax.Word) string {
	text := w.Lit()
	if strings.ContainsAny(text, `\~{*?[`) {
		return ""
	}
	return text
}

// expanding runs an expansion. The library panics at some patterns, such as
// ${x%%[^[:space:]\\]}: that is an error like others.
func expanding[T any](expand func() (T, error)) (result T, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("it cannot be expanded: %v", fault)
		}
	}()
	return expand()
}

// literal expands a word as for an assignment.
func (sh *shell) literal(w *syntax.Word) string {
	if w == nil {
		return ""
	}
	sh.asked = nil
	if text := plain(w); text != "" {
		return sh.bounded(text)
	}
	if reason := sh.prepare(w); reason != "" {
		return sh.rules.unknown(reason)
	}
	text, err := expanding(func() (string, error) { return expand.Literal(sh.config(), w) })
	if err != nil {
		text = sh.rules.unknown(err.Error())
	}
	return sh.bounded(text)
}

// bounded pays for a text, and makes it unknown if it is too long.
func (sh *shell) bounded(text string) string {
	if !sh.budget.spend(len(text)) {
		return sh.rules.unknown("it is too long")
	}
	return text
}

// prepare looks at a word before it is expanded. It returns why its value cannot be known at all, or
// "". Variables that are never set are the caller's: they are holes, but for defaults.
func (sh *shell) prepare(w *syntax.Word) (reason string) {
	if braces(w) > maxBraces {
		return "braces stand for too many words"
	}
	computed := 0
	syntax.Walk(w, func(n syntax.Node) bool {
		switch n := n.(type) {
		case nil:
			return true
		case *syntax.CmdSubst:
			return false // a shell of its own
		case *syntax.ProcSubst, *syntax.ExtGlob:
			reason = "what a program prints is not known"
		case *syntax.ArithmExp:
			computed++
			if why := sh.uncomputable(n.X); why != "" {
				reason = why
			}
		case *syntax.ParamExp:
			if why := sh.parameter(n); why != "" {
				reason = why
			}
		}
		return true
	})
	return reason
}

// uncomputable returns why the value of an arithmetic expression is not known, or "".
func (sh *shell) uncomputable(x syntax.ArithmExpr) (reason string) {
	syntax.Walk(x, func(n syntax.Node) bool {
		if w, ok := n.(*syntax.Word); ok && isIdentifier(w.Lit()) {
			if v, set := sh.vars[w.Lit()]; !set || !known(v.String()) {
				reason = "$" + w.Lit() + " is not known"
			}
		}
		switch n := n.(type) {
		case *syntax.ParamExp:
			if v, set := sh.vars[n.Param.Value]; !set || !known(v.String()) {
				reason = "$" + n.Param.Value + " is not known"
			}
		case *syntax.CmdSubst:
			reason = "what a program prints is not known"
		}
		return true
	})
	return reason
}

// parameter looks at ${…}, and returns why its value cannot be known, or "".
func (sh *shell) parameter(p *syntax.ParamExp) string {
	name := p.Param.Value
	v, set := sh.vars[name]
	if hasDefault(p) {
		if set && !known(v.String()) && p.Exp.Op != syntax.AlternateUnset && p.Exp.Op != syntax.AlternateUnsetOrNull {
			return ""
		}
		if set && !known(v.String()) {
			return sh.rules.reason(v.String())
		}
		return ""
	}
	if !set {
		if sh.asked == nil {
			sh.asked = map[string]bool{}
		}
		sh.asked[name] = true
	}
	takesApart := p.Excl || p.Length || p.Width || p.Slice != nil || p.Repl != nil
	if takesApart {
		if !set {
			return "$" + name + " is not set here"
		}
		text := v.String() + strings.Join(v.List, " ")
		if !known(text) {
			return sh.rules.reason(text)
		}
	}
	if p.Repl != nil && p.Repl.With != nil {
		if with := sh.literalSize(p.Repl.With); with*len(v.String()) > maxValue {
			sh.budget.bytes = -1
			return "$" + name + " is too long"
		}
	}
	return ""
}

// literalSize returns about how long a word becomes.
func (sh *shell) literalSize(w *syntax.Word) int {
	size := 1
	syntax.Walk(w, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.Lit:
			size += len(n.Value)
		case *syntax.ParamExp:
			size += len(sh.vars[n.Param.Value].String())
		}
		return true
	})
	return size
}

// hasDefault reports whether ${…} has a value for an unset variable.
func hasDefault(p *syntax.ParamExp) bool {
	if p.Exp == nil {
		return false
	}
	switch p.Exp.Op {
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull, syntax.AssignUnset, syntax.AssignUnsetOrNull,
		syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		return true
	}
	return false
}

// braces returns the number of words that the braces of a word expand to.
func braces(w *syntax.Word) int {
	text := &strings.Builder{}
	for _, part := range w.Parts {
		if lit, ok := part.(*syntax.Lit); ok {
			text.WriteString(lit.Value)
		}
	}
	if !strings.Contains(text.String(), "{") {
		return 1
	}
	split := *w
	split.Parts = append([]syntax.WordPart(nil), w.Parts...)
	syntax.SplitBraces(&split)
	return braceWords(&split)
}

func braceWords(w *syntax.Word) int {
	n := 1
	for _, part := range w.Parts {
		b, ok := part.(*syntax.BraceExp)
		if !ok {
			continue
		}
		sum := 0
		for _, e := range b.Elems {
			sum += braceWords(e)
		}
		if b.Sequence {
			sum = maxBraces + 1 // numbers of files are not spelt so
			if first, last := b.Elems[0].Lit(), b.Elems[1].Lit(); len(first) < 3 && len(last) < 3 {
				sum = 100
			}
		}
		n = min(n*max(sum, 1), maxBraces+1)
	}
	return n
}

// config is how the shell expands words.
func (sh *shell) config() *expand.Config {
	return &expand.Config{
		Env: environment{sh},
		CmdSubst: func(w io.Writer, s *syntax.CmdSubst) error {
			asked := sh.asked
			text := sh.capture(s.Stmts)
			sh.asked = asked
			_, err := io.WriteString(w, text)
			return err
		},
		ReadDir2: func(path string) ([]fs.DirEntry, error) {
			path = absolute(path, sh.dir)
			if !known(path) || !sh.rules.inside(path) || !sh.budget.spend(0) {
				return nil, fs.ErrNotExist
			}
			f := sh.rules.disk.list(path)
			return f.entries, f.err
		},
	}
}

// An environment shows the variables of a shell to package expand.
type environment struct{ *shell }

func (e environment) Get(name string) expand.Variable {
	if v, ok := e.vars[name]; ok {
		return v
	}
	switch {
	case name == "IFS":
		return expand.Variable{}
	case strings.HasPrefix(name, "HOME"):
		return textVariable(e.rules.unknown("the user's folder"))
	case e.asked[name]:
		return textVariable(e.rules.unknown("$" + name + " is not set here"))
	}
	return expand.Variable{}
}

func (e environment) Each(f func(string, expand.Variable) bool) {
	for name, v := range e.vars {
		if !f(name, v) {
			return
		}
	}
}

func (e environment) Set(name string, v expand.Variable) error {
	e.vars[name] = v
	return nil
}
