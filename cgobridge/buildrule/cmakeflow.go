package buildrule

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// run follows commands: blocks here, the others one by one.
func (s *cmakeScope) run(commands []cmakeCommand) {
	for i := 0; i < len(commands) && !s.ended && !s.left; i++ {
		if !s.budget.spend(0) {
			return
		}
		c := commands[i]
		switch c.name {
		case "if":
			end := blockEnd(commands, i)
			s.branches(commands[i:end])
			i = end
		case "foreach":
			end := blockEnd(commands, i)
			s.foreach(c, commands[i+1:min(end, len(commands))])
			i = end
		case "while":
			end := blockEnd(commands, i)
			s.either("a while loop", false, []func(*cmakeScope){func(s *cmakeScope) { s.run(commands[i+1 : min(end, len(commands))]) }})
			i = end
		case "function", "macro":
			end := blockEnd(commands, i)
			if args := s.expandAll(c.args); len(args) > 0 {
				s.functions[strings.ToLower(args[0])] = cmakeFunction{args[1:], commands[i+1 : min(end, len(commands))], c.name == "macro", filepath.Dir(c.place.File)}
			}
			i = end
		default:
			if f, ok := s.functions[c.name]; ok {
				s.call(f, c)
				continue
			}
			s.command(c)
		}
	}
}

// blockEnd returns the index of the command that ends the block that begins at
// the given one, or that of the last command's successor.
func blockEnd(commands []cmakeCommand, start int) int {
	begin := commands[start].name
	depth := 0
	for i := start; i < len(commands); i++ {
		switch commands[i].name {
		case begin:
			depth++
		case "end" + begin:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(commands)
}

// branches follows an if without its endif.
func (s *cmakeScope) branches(block []cmakeCommand) {
	var possible []func(*cmakeScope)
	complete := false
	line := block[0].place
	for len(block) > 0 && !complete {
		next := 1
		for next < len(block) && block[next].name != "elseif" && block[next].name != "else" {
			if block[next].name == "if" {
				next = min(blockEnd(block, next), len(block)-1)
			}
			next++
		}
		truth := yes
		if block[0].name != "else" {
			truth = s.holds(block[0].args)
		}
		if truth == no || truth == yes && next < len(block) {
			s.decided = true
		}
		if body := block[1:next]; truth != no {
			possible = append(possible, func(s *cmakeScope) { s.run(body) })
		} else if s.mode == plainMode && s.isForCUDA(body, 0) {
			s.wish(block[0].args)
		}
		complete = truth == yes
		block = block[next:]
	}
	if complete && len(possible) == 1 {
		possible[0](s)
	} else if len(possible) > 0 {
		s.either("line "+strconv.Itoa(line.Line)+" of "+filepath.Base(line.File)+" is not decided", complete, possible)
	}
}

// either follows branches of which at most one is taken, or exactly one if they
// are complete. What they make of variables is one or another.
func (s *cmakeScope) either(reason string, complete bool, branches []func(*cmakeScope)) {
	before, outer := s.vars, s.uncertain
	var ends []map[string]string
	if !complete {
		ends = append(ends, before)
	}
	s.uncertain = reason
	for _, branch := range branches {
		s.vars = cloneVars(before)
		branch(s)
		if !s.ended || s.mode == openMode {
			ends = append(ends, s.vars)
		}
		s.ended, s.left = false, false // what follows a break that may be is followed, too
	}
	s.uncertain = outer
	if len(ends) == 0 {
		s.vars, s.ended = before, true
		return
	}
	s.vars = cloneVars(ends[0])
	for _, end := range ends[1:] {
		for name, value := range end {
			old, ok := s.vars[name]
			if ok && old == value {
				continue
			}
			if !ok {
				old = s.cache[name]
			}
			s.vars[name] = s.rules.merge(old, value, reason)
		}
		for name, value := range s.vars {
			if _, ok := end[name]; !ok {
				s.vars[name] = s.rules.merge(value, s.cache[name], reason)
			}
		}
	}
}

func cloneVars(vars map[string]string) map[string]string {
	clone := make(map[string]string, len(vars)+8)
	for name, value := range vars {
		clone[name] = value
	}
	return clone
}

// foreach follows foreach(name values…), with IN LISTS, IN ITEMS, IN ZIP_LISTS or
// RANGE.
func (s *cmakeScope) foreach(c cmakeCommand, body []cmakeCommand) {
	args := s.expandAll(c.args)
	if len(args) < 2 {
		return
	}
	values := args[1:]
	switch values[0] {
	case "RANGE":
		values = rangeOf(values[1:])
	case "IN":
		var in []string
		lists := false
		for _, w := range values[1:] {
			switch {
			case w == "LISTS" || w == "ITEMS" || w == "ZIP_LISTS":
				lists = w != "ITEMS"
			case lists:
				in = append(in, items(s.value(w))...)
			default:
				in = append(in, w)
			}
		}
		values = in
	}
	saved, had := s.vars[args[0]]
	for _, value := range s.rules.allItems(values) {
		if !s.budget.spend(0) || s.ended {
			break
		}
		s.set(args[0], value)
		s.run(body)
		s.left = false
	}
	if had {
		s.vars[args[0]] = saved
	} else {
		delete(s.vars, args[0])
	}
}

// rangeOf returns the numbers of RANGE [start] stop [step].
func rangeOf(args []string) []string {
	numbers := []int{0, 0, 1}
	if len(args) == 1 {
		args = []string{"0", args[0]}
	}
	for i, a := range args[:min(3, len(args))] {
		n, err := strconv.Atoi(a)
		if err != nil {
			return nil
		}
		numbers[i] = n
	}
	var values []string
	for n := numbers[0]; numbers[2] > 0 && n <= numbers[1] && len(values) < 1000; n += numbers[2] {
		values = append(values, strconv.Itoa(n))
	}
	return values
}

// call runs a function in a scope of its own, or a macro in this one.
func (s *cmakeScope) call(f cmakeFunction, c cmakeCommand) {
	if s.depth >= maxDepth {
		return
	}
	args := s.expandAll(c.args)
	s.depth++
	defer func() { s.depth-- }()
	in := s
	if !f.macro {
		inner := *s
		in = &inner
		in.parent = s
		in.vars = cloneVars(s.vars)
		in.vars["CMAKE_CURRENT_FUNCTION_LIST_DIR"] = f.folder
	}
	saved := map[string]string{}
	bind := func(name, value string) {
		if old, ok := in.vars[name]; ok && f.macro {
			saved[name] = old
		}
		in.set(name, value)
	}
	for i, parameter := range f.parameters {
		if i < len(args) {
			bind(parameter, args[i])
		} else {
			bind(parameter, "")
		}
	}
	bind("ARGC", strconv.Itoa(len(args)))
	bind("ARGV", strings.Join(args, ";"))
	bind("ARGN", strings.Join(args[min(len(f.parameters), len(args)):], ";"))
	for i, a := range args {
		if i < 10 {
			bind("ARGV"+strconv.Itoa(i), a)
		}
	}
	in.run(f.body)
	if f.macro {
		for _, name := range append([]string{"ARGC", "ARGV", "ARGN"}, f.parameters...) {
			if old, ok := saved[name]; ok {
				s.vars[name] = old
			} else {
				delete(s.vars, name)
			}
		}
		return
	}
	if in.ended && s.fatal(f.body) {
		s.ended = true
	}
}

// fatal reports whether a function that ended may have done so by an error.
func (s *cmakeScope) fatal(body []cmakeCommand) bool {
	return !slices.ContainsFunc(body, func(c cmakeCommand) bool { return c.name == "return" })
}
