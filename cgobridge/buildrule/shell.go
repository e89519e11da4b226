package buildrule

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"

	"mvdan.cc/sh/v3/expand"
	"mvdan.cc/sh/v3/pattern"
	"mvdan.cc/sh/v3/syntax"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// readScript adds the steps of a shell script. All branches are walked, and no program is run: the
// output of a few is known.
func (r *Rules) readScript(name string) {
	text, ok := r.read(name)
	if !ok {
		return
	}
	dir := filepath.Dir(name)
	sh := newShell(r, dir, name, r.newBudget())
	sh.vars["0"] = textVariable(name)
	sh.vars["BASH_SOURCE"] = expand.Variable{Set: true, Kind: expand.Indexed, List: []string{name}}
	first := len(r.Steps)
	sh.run(text)
	r.limit(sh.budget, name, first)
}

// generate adds the steps of the go:generate lines of a Go file.
func (r *Rules) generate(name string, text []byte) {
	line := 0
	for s := range strings.Lines(clean(string(text))) {
		line++
		command, ok := strings.CutPrefix(strings.TrimRight(s, "\r\n"), "//go:generate ")
		if !ok {
			continue
		}
		sh := newShell(r, filepath.Dir(name), name, r.newBudget())
		sh.first = line - 1
		sh.vars["GOFILE"], sh.vars["DOLLAR"] = textVariable(filepath.Base(name)), textVariable("$")
		sh.run(command)
	}
}

// limit makes the flags of the steps from the first on unknown if the budget of
// their rule was not enough.
func (r *Rules) limit(b *budget, name string, first int) {
	r.exceed(name, b.exceeded())
	if !b.over() {
		return
	}
	everything := nvcc.BuildFlags{Unknown: nvcc.All, Reason: filepath.Base(name) + " goes beyond what is followed of one build rule"}
	for i := range r.Steps[first:] {
		r.Steps[first+i].BuildFlags = everything
	}
	r.loose = append(r.loose, Step{Inputs: []string{r.unknown(everything.Reason)}, Rule: Place{File: name}, BuildFlags: everything})
}

// splitQuoted cuts a line into words as a shell does, and expands nothing. A line
// with a quote that has no end is cut at its blanks.
func splitQuoted(line string) []string {
	words, err := nvcc.Split(line)
	if err != nil {
		return strings.Fields(line)
	}
	return words
}

// A shell follows commands as far as they need no program to be run.
type shell struct {
	rules  *Rules
	budget *budget
	dir    string // current folder
	file   string
	first  int // lines of the file before the commands

	vars      map[string]expand.Variable
	asked     map[string]bool // variables of the words that are being expanded
	functions map[string]*syntax.Stmt
	input     string           // the input of the commands; with holes
	output    *strings.Builder // their output; nil if it is not read
	depth     int              // of functions and substitutions within each other
	uncertain int              // how many branches we are in that may not be taken
	rounds    int              // how often the body of the loops is run that we are in; 0 outside
	ended     bool             // the commands that follow are not reached
	status    truth            // whether the last command succeeded

	make func(dir string, args []string) // follows a make that is run; nil outside of recipes
}

func newShell(r *Rules, dir, file string, b *budget) *shell {
	sh := &shell{rules: r, budget: b, dir: dir, file: file, vars: map[string]expand.Variable{}, functions: map[string]*syntax.Stmt{}}
	sh.vars["PWD"] = textVariable(dir)
	sh.status = unknown
	return sh
}

func textVariable(text string) expand.Variable {
	return expand.Variable{Set: true, Kind: expand.String, Str: text}
}

// parsers are those that parse nothing: each has a buffer, and most texts are a line.
var parsers = sync.Pool{New: func() any { return syntax.NewParser(syntax.Variant(syntax.LangBash)) }}

// run follows a text. The text after a syntax error is unknown.
func (sh *shell) run(text string) {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if !sh.budget.limits.Allows(limit.BracketDepth, bracketDepth(text)) {
		return // the parser goes down for each
	}
	parser := parsers.Get().(*syntax.Parser)
	defer parsers.Put(parser)
	for stmt, err := range parser.StmtsSeq(strings.NewReader(text)) {
		if err != nil {
			reason := fmt.Sprintf("%s: %v", filepath.Base(sh.file), err)
			if strings.Contains(text, "nvcc") || strings.Contains(text, ".cu") {
				sh.rules.loose = append(sh.rules.loose, Step{Inputs: []string{sh.rules.unknown(reason)}, Rule: Place{sh.file, sh.first + 1}, BuildFlags: nvcc.BuildFlags{Unknown: nvcc.All, Reason: reason}})
			}
			return
		}
		sh.stmt(stmt)
	}
}

// bracketDepth returns how many brackets are open at once in a script, at the most,
// whatever they mean.
func bracketDepth(text string) int {
	depth, most := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(', '{', '[':
			depth++
			most = max(most, depth)
		case ')', '}', ']':
			depth = max(0, depth-1)
		}
	}
	return most
}

func (sh *shell) stmts(list []*syntax.Stmt) {
	for _, s := range list {
		sh.stmt(s)
	}
}

func (sh *shell) stmt(s *syntax.Stmt) {
	if sh.ended || !sh.budget.spend(0) || s.Cmd == nil {
		return
	}
	if sh.depth++; !sh.budget.allows(sh.depth) {
		sh.budget.steps = -1
	}
	defer func() { sh.depth-- }()
	if len(s.Redirs) > 0 && sh.output != nil && slices.ContainsFunc(s.Redirs, func(r *syntax.Redirect) bool { return r.N == nil && r.Op != syntax.DplOut && r.Op != syntax.RdrIn }) {
		defer func(output *strings.Builder) { sh.output = output }(sh.output)
		sh.output = nil // it goes to a file
	}
	if s.Negated {
		defer func() { sh.status = yes - sh.status }()
	}
	switch c := s.Cmd.(type) {
	case *syntax.CallExpr:
		sh.call(c)
	case *syntax.TestClause:
		sh.status = unknown
	case *syntax.Block:
		sh.stmts(c.Stmts)
	case *syntax.Subshell:
		sh.subshell(c.Stmts)
	case *syntax.IfClause:
		sh.branches(c)
	case *syntax.WhileClause:
		sh.while(c)
	case *syntax.ForClause:
		sh.loop(c)
	case *syntax.CaseClause:
		sh.cases(c)
	case *syntax.FuncDecl:
		if c.Name != nil { // the parser lets () { …; } pass, which Bash does not
			sh.functions[c.Name.Value] = c.Body
		}
	case *syntax.BinaryCmd:
		sh.binary(c)
	case *syntax.DeclClause:
		for _, a := range c.Args {
			sh.assign(a)
		}
	case *syntax.ArithmCmd:
		sh.compute(c.X)
	case *syntax.LetClause:
		for _, x := range c.Exprs {
			sh.compute(x)
		}
	case *syntax.TimeClause:
		if c.Stmt != nil {
			sh.stmt(c.Stmt)
		}
	}
}

// clone returns a shell with the same state, whose changes are not carried back.
func (sh *shell) clone() *shell {
	sh.budget.copies(len(sh.vars) + len(sh.functions))
	inner := *sh
	inner.vars = maps.Clone(sh.vars)
	inner.functions = maps.Clone(sh.functions)
	return &inner
}

func (sh *shell) subshell(list []*syntax.Stmt) { sh.clone().stmts(list) }

// either follows branches of which at most one is taken, or exactly one if they are complete.
// Variables that they set differently have alternative values.
func (sh *shell) either(reason string, complete bool, branches ...func(*shell)) {
	var ends []*shell
	if !complete {
		ends = append(ends, sh.clone())
	}
	for _, branch := range branches {
		b := sh.clone()
		b.uncertain++
		branch(b)
		if !b.ended {
			ends = append(ends, b)
		}
	}
	if len(ends) == 0 {
		sh.ended = true
		return
	}
	sh.vars, sh.dir, sh.functions = ends[0].vars, ends[0].dir, ends[0].functions
	for _, end := range ends[1:] {
		sh.mergeWith(end, reason)
	}
}

func (sh *shell) mergeWith(other *shell, reason string) {
	for name := range other.vars {
		if _, ok := sh.vars[name]; !ok {
			sh.vars[name] = textVariable("")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(sh.vars)) {
		v, w := sh.vars[name], other.vars[name]
		switch {
		case v.Kind == expand.Indexed || w.Kind == expand.Indexed:
			if !slices.Equal(v.List, w.List) || v.Str != w.Str {
				v.Kind, v.List, v.Str = expand.Indexed, sh.mergeLists(v, w, reason), ""
			}
		case v.Str != w.Str:
			v = textVariable(sh.rules.merge(v.Str, w.Str, reason))
		}
		sh.vars[name] = v
	}
	if sh.dir != other.dir {
		sh.dir = sh.rules.either(reason, sh.dir, other.dir)
	}
	for name, f := range other.functions {
		sh.functions[name] = f
	}
}

// mergeLists returns the elements that two arrays begin with, and a hole for
// the rest.
func (sh *shell) mergeLists(a, b expand.Variable, reason string) []string {
	var both []string
	for len(both) < min(len(a.List), len(b.List)) && a.List[len(both)] == b.List[len(both)] {
		both = append(both, a.List[len(both)])
	}
	rest := func(v expand.Variable) string { return strings.Join(v.List[min(len(both), len(v.List)):], " ") + v.Str }
	return append(both, sh.rules.either(reason, rest(a), rest(b)))
}

func (sh *shell) place(p syntax.Pos) Place { return Place{sh.file, sh.first + int(p.Line())} }

func (sh *shell) undecided(what string, p syntax.Pos) string {
	return fmt.Sprintf("line %d of %s: %s is not decided", sh.first+int(p.Line()), filepath.Base(sh.file), what)
}

// branches follows the branch of an if that its conditions choose, or all that they
// may.
func (sh *shell) branches(c *syntax.IfClause) {
	var branches []func(*shell)
	complete := false
	for at := c; at != nil && !complete; at = at.Else {
		sh.status = unknown
		sh.stmts(at.Cond)
		truth := sh.status
		if len(at.Cond) == 0 {
			truth = yes
		}
		if truth != no {
			branches = append(branches, func(sh *shell) { sh.stmts(at.Then) })
		}
		complete = truth == yes
	}
	switch {
	case complete && len(branches) == 1:
		branches[0](sh)
	case len(branches) > 0:
		sh.either(sh.undecided("if", c.Pos()), complete, branches...)
	}
	sh.status = unknown
}

// while follows a loop: over lines that are known, or its body once.
func (sh *shell) while(c *syntax.WhileClause) {
	if name := readLoop(c); name != "" && sh.input != "" {
		lines := sh.input
		for line := range strings.Lines(lines) {
			sh.vars[name] = textVariable(strings.TrimSpace(line))
			sh.stmts(c.Do)
		}
		return
	}
	sh.forget(c.Do, "a loop assigns it")
	sh.stmts(c.Cond)
	sh.either(sh.undecided("while", c.Pos()), false, func(sh *shell) { sh.stmts(c.Do) })
	sh.forget(c.Do, "a loop assigns it")
}

// readLoop returns the variable of "while read -r name", or "".
func readLoop(c *syntax.WhileClause) string {
	if len(c.Cond) != 1 {
		return ""
	}
	call, ok := c.Cond[0].Cmd.(*syntax.CallExpr)
	if !ok || len(call.Args) < 2 || call.Args[0].Lit() != "read" {
		return ""
	}
	name := call.Args[len(call.Args)-1].Lit()
	if strings.HasPrefix(name, "-") {
		return ""
	}
	return name
}

// forget makes the variables unknown that commands assign.
func (sh *shell) forget(list []*syntax.Stmt, reason string) {
	for _, s := range list {
		syntax.Walk(s, func(n syntax.Node) bool {
			if a, ok := n.(*syntax.Assign); ok && a.Name != nil {
				if old := sh.vars[a.Name.Value]; a.Append && old.Kind == expand.Indexed {
					old.List = append(slices.Clip(old.List), sh.rules.unknown(reason))
					sh.vars[a.Name.Value] = old
				} else {
					sh.vars[a.Name.Value] = textVariable(sh.rules.unknown(reason))
				}
			}
			return true
		})
	}
}

func (sh *shell) loop(c *syntax.ForClause) {
	iter, ok := c.Loop.(*syntax.WordIter)
	if !ok {
		if style, ok := c.Loop.(*syntax.CStyleLoop); ok {
			sh.compute(style.Init)
			sh.compute(style.Post)
		}
		sh.stmts(c.Do)
		return
	}
	values := sh.vars["@"].List
	if iter.InPos.IsValid() {
		values = sh.fields(iter.Items...)
	}
	outer := sh.rounds
	if sh.rounds = max(1, outer) * max(1, len(values)); outer > 1 && sh.rounds > maxRounds { // of a loop in loops: any of the values
		sh.rounds = outer
		values = []string{sh.rules.either("$"+iter.Name.Value+" is one of many", values...)}
	}
	defer func() { sh.rounds = outer }()
	for _, value := range values {
		if !sh.budget.spend(0) {
			return
		}
		sh.vars[iter.Name.Value] = textVariable(value)
		sh.stmts(c.Do)
	}
}

// maxRounds is how often the body of a loop in others is run.
const maxRounds = 64

// cases follows the branch of a case that its word chooses, or all.
func (sh *shell) cases(c *syntax.CaseClause) {
	word := sh.literal(c.Word)
	var branches []func(*shell)
	complete := false
	for _, item := range c.Items {
		for _, p := range item.Patterns {
			switch sh.matches(word, p) {
			case yes:
				complete = true
			case no:
				continue
			}
			branches = append(branches, func(sh *shell) { sh.stmts(item.Stmts) })
			break
		}
		if complete {
			break
		}
	}
	if complete && len(branches) == 1 {
		branches[0](sh)
		return
	}
	sh.either(sh.undecided("case", c.Pos()), complete, branches...)
}

// matches answers whether a word matches a pattern.
func (sh *shell) matches(word string, p *syntax.Word) truth {
	if p.Lit() == "*" {
		return yes
	}
	text, err := expanding(func() (string, error) { return expand.Pattern(sh.config(), p) })
	if err != nil || !known(text) || !known(word) {
		return unknown
	}
	re, err := pattern.Regexp(text, pattern.EntireString)
	if err != nil {
		return unknown
	}
	return matchTruth(re, word)
}

func (sh *shell) binary(c *syntax.BinaryCmd) {
	switch c.Op {
	case syntax.AndStmt:
		sh.stmt(c.X)
		first := sh.status
		switch {
		case isTest(c.X) && first == no:
			return
		case isTest(c.X) && first == unknown:
			sh.either(sh.undecided("&&", c.OpPos), false, func(sh *shell) { sh.stmt(c.Y) })
			sh.status = unknown
		default:
			sh.stmt(c.Y)
			sh.status = min(first, sh.status)
		}
	case syntax.OrStmt:
		sh.stmt(c.X)
		if isTest(c.X) && sh.status == yes {
			return
		}
		if isTest(c.X) && sh.status == no {
			sh.stmt(c.Y)
			return
		}
		sh.either(sh.undecided("||", c.OpPos), false, func(sh *shell) { sh.stmt(c.Y) })
		sh.status = unknown
	default:
		right := sh.clone()
		right.input = sh.capture([]*syntax.Stmt{c.X})
		right.stmt(c.Y)
		sh.status = unknown
	}
}

// compute follows an arithmetic command: the variables that it assigns become unknown.
func (sh *shell) compute(x syntax.ArithmExpr) {
	if x == nil {
		return
	}
	syntax.Walk(x, func(n syntax.Node) bool {
		var target syntax.ArithmExpr
		switch n := n.(type) {
		case *syntax.BinaryArithm:
			target = n.X
		case *syntax.UnaryArithm:
			target = n.X
		}
		if w, ok := target.(*syntax.Word); ok && isIdentifier(w.Lit()) {
			sh.vars[w.Lit()] = textVariable(sh.rules.unknown("$" + w.Lit() + " is computed"))
		}
		return true
	})
}

// capture returns the output of commands.
func (sh *shell) capture(list []*syntax.Stmt) string {
	inner := sh.clone()
	inner.output = &strings.Builder{}
	inner.stmts(list)
	return inner.output.String()
}

// print adds to the output of the commands.
func (sh *shell) print(text string) {
	if sh.output != nil && sh.budget.spend(len(text)) {
		sh.output.WriteString(text)
	}
}

// assign follows name=value, name+=value and arrays.
func (sh *shell) assign(a *syntax.Assign) {
	if a.Name == nil || a.Naked {
		return
	}
	name := a.Name.Value
	old := sh.vars[name]
	switch {
	case a.Array != nil:
		var list []string
		if a.Append {
			list = slices.Clip(old.List)
		}
		for _, e := range a.Array.Elems {
			if e.Value != nil {
				list = append(list, sh.fields(e.Value)...)
			}
		}
		sh.vars[name] = expand.Variable{Set: true, Kind: expand.Indexed, List: list}
	case a.Index != nil:
		old.Kind, old.Set = expand.Indexed, true
		old.List = append(slices.Clip(old.List), sh.literal(a.Value))
		sh.vars[name] = old
	case a.Append && old.Kind == expand.Indexed && len(old.List) > 0:
		old.List = slices.Clone(old.List)
		old.List[0] += sh.literal(a.Value)
		sh.vars[name] = old
	case a.Append:
		sh.set(name, old.Str+sh.literal(a.Value))
	default:
		sh.set(name, sh.literal(a.Value))
	}
}

// set gives a variable a text; one that is too long is not kept.
func (sh *shell) set(name, text string) {
	if len(text) > maxValue || !sh.budget.spend(len(text)) {
		sh.budget.bytes = -1
		text = sh.rules.unknown("$" + name + " is too long")
	}
	sh.vars[name] = textVariable(text)
}

// invoke runs a function with arguments.
func (sh *shell) invoke(body *syntax.Stmt, args []string) {
	outer := sh.positional()
	sh.setPositional(args)
	sh.stmt(body)
	sh.ended = false // by return, at most
	for name := range sh.positional() {
		delete(sh.vars, name)
	}
	maps.Copy(sh.vars, outer)
}

// positional returns the variables that hold a function's arguments.
func (sh *shell) positional() map[string]expand.Variable {
	vars := map[string]expand.Variable{}
	for _, name := range []string{"@", "*", "#"} {
		if v, ok := sh.vars[name]; ok {
			vars[name] = v
		}
	}
	for i := 1; ; i++ { // setPositional leaves no number out
		name := strconv.Itoa(i)
		v, ok := sh.vars[name]
		if !ok {
			return vars
		}
		vars[name] = v
	}
}

func (sh *shell) setPositional(args []string) {
	sh.budget.spendSteps(4 * len(args))
	for name := range sh.positional() {
		delete(sh.vars, name)
	}
	list := expand.Variable{Set: true, Kind: expand.Indexed, List: args}
	sh.vars["@"], sh.vars["*"] = list, list
	sh.vars["#"] = textVariable(strconv.Itoa(len(args)))
	for i := range max(9, len(args)) {
		text := ""
		if i < len(args) {
			text = args[i]
		}
		sh.vars[strconv.Itoa(i+1)] = textVariable(text)
	}
}
