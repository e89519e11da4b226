package buildrule

import (
	"cmp"
	"fmt"
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
			end := s.blockEnd(commands, i)
			s.branches(commands[i:end])
			i = end
		case "foreach":
			end := s.blockEnd(commands, i)
			s.foreach(c, commands[i+1:min(end, len(commands))])
			i = end
		case "while":
			end := s.blockEnd(commands, i)
			s.either("a while loop", false, commands[i+1:min(end, len(commands))])
			i = end
		case "function", "macro":
			end := s.blockEnd(commands, i)
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

// commandsPerStep is how many commands are passed over in a step.
const commandsPerStep = 8

// blockEnd returns the index of the command that ends the block that begins at
// the given one, or that of the last command's successor.
func (s *cmakeScope) blockEnd(commands []cmakeCommand, start int) int {
	begin := commands[start].name
	end := "end" + begin
	depth := 0
	for i := start; i < len(commands); i++ {
		if i%commandsPerStep == 0 && !s.budget.spend(0) { // blocks within blocks are looked through again
			return len(commands)
		}
		switch commands[i].name {
		case begin:
			depth++
		case end:
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(commands)
}

// branches follows an if without its endif.
func (s *cmakeScope) branches(block []cmakeCommand) {
	var possible [][]cmakeCommand
	complete := false
	undecided := block[0].undecided
	for len(block) > 0 && !complete {
		next := 1
		for next < len(block) && block[next].name != "elseif" && block[next].name != "else" {
			if block[next].name == "if" {
				next = min(s.blockEnd(block, next), len(block)-1)
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
			possible = append(possible, body)
		} else if s.mode == plainMode && s.isForCUDA(body, 0) {
			s.wish(block[0].args)
		}
		complete = truth == yes
		block = block[next:]
	}
	if complete && len(possible) == 1 {
		s.run(possible[0])
	} else if len(possible) > 0 {
		s.either(undecided, complete, possible...)
	}
}

// either follows branches of which at most one is taken, or exactly one if they are complete.
// Variables that they set differently have alternative values.
func (s *cmakeScope) either(reason string, complete bool, branches ...[]cmakeCommand) {
	outer := s.uncertain
	var ends [][]assignment // by which branches change the variables, one each
	if !complete {
		ends = append(ends, nil)
	}
	s.uncertain = reason
	s.undecided++
	for _, branch := range branches {
		mark := s.vars.begin()
		s.run(branch)
		if !s.ended || s.mode == openMode {
			ends = append(ends, s.vars.since(mark))
		}
		s.vars.rollback(mark)
		s.ended, s.left = false, false // code after a conditional break is followed as well
	}
	s.uncertain = outer
	s.undecided--
	if len(ends) == 0 {
		s.ended = true
		return
	}
	var changed []string
	for _, end := range ends {
		for _, a := range end {
			changed = append(changed, a.name)
		}
	}
	slices.Sort(changed)
	for _, name := range slices.Compact(changed) {
		s.vars.bind(name, s.merged(name, ends, reason))
	}
}

// merged returns the value of a variable after branches, some of which changed it.
func (s *cmakeScope) merged(name string, ends [][]assignment, reason string) binding {
	value, set := s.vars.lookUp(name)
	before := binding{value, set}
	var all binding
	for i, end := range ends {
		b := before
		if at, ok := slices.BinarySearchFunc(end, name, func(a assignment, name string) int { return cmp.Compare(a.name, name) }); ok {
			b = end[at].binding
		}
		switch {
		case i == 0 || b == all:
			all = b
		default:
			one, other := all.value, b.value
			if !all.set {
				one = s.cache[name]
			}
			if !b.set {
				other = s.cache[name]
			}
			all = binding{s.rules.merge(one, other, reason), true}
		}
	}
	return all
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
	saved, had := s.vars.lookUp(args[0])
	for _, value := range s.rules.allItems(values) {
		if !s.budget.spend(0) || s.ended {
			break
		}
		s.set(args[0], value)
		s.run(body)
		s.left = false
	}
	s.vars.bind(args[0], binding{saved, had})
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
	if !s.budget.allows(s.depth + 1) {
		return
	}
	args := s.expandAll(c.args)
	call := fmt.Sprintf("%s %q", c.name, args)
	switch began, within := s.calls[call]; {
	case within && s.undecided > began: // it would never end: the branch is not taken
		return
	case !within:
		s.calls[call] = s.undecided
		defer delete(s.calls, call)
	}
	s.depth++
	defer func() { s.depth-- }()
	in := s
	if !f.macro {
		inner := *s
		in = &inner
		in.parent = s
		in.returned, in.mark = map[string]binding{}, s.vars.begin()
		in.vars.set("CMAKE_CURRENT_FUNCTION_LIST_DIR", f.folder)
	}
	saved := map[string]string{}
	bind := func(name, value string) {
		if old, ok := in.vars.lookUp(name); ok && f.macro {
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
			old, ok := saved[name]
			s.vars.bind(name, binding{old, ok})
		}
		return
	}
	s.vars.rollback(in.mark)
	for name, b := range in.returned {
		s.vars.bind(name, b)
	}
	if in.ended && s.fatal(f.body) {
		s.ended = true
	}
}

// fatal reports whether a function that ended may have done so by an error.
func (s *cmakeScope) fatal(body []cmakeCommand) bool {
	return !slices.ContainsFunc(body, func(c cmakeCommand) bool { return c.name == "return" })
}
