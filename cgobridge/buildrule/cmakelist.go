package buildrule

import (
	"slices"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// list follows list(operation variable …). The result of an operation on a list that is partly unknown
// is unknown.
func (s *cmakeScope) list(args []string) {
	if len(args) < 2 {
		return
	}
	operation, name, rest := args[0], args[1], args[2:]
	text := s.value(name)
	if operation == "APPEND" && isTidy(text) {
		s.set(name, strings.Join(append([]string{text}, rest...), ";"))
		return
	}
	all := items(text)
	s.budget.spendSteps(len(all) / 4)
	out := ""
	if len(rest) > 0 {
		out = rest[len(rest)-1]
	}
	result := func(value string) {
		if !known(text + strings.Join(rest, "")) {
			value = s.rules.unknown(s.rules.reason(text + strings.Join(rest, "")))
		}
		s.set(out, value)
	}
	switch operation {
	case "APPEND":
		s.set(name, strings.Join(append(all, rest...), ";"))
	case "PREPEND":
		s.set(name, strings.Join(append(slices.Clone(rest), all...), ";"))
	case "INSERT":
		if i, ok := position(rest, len(all)+1); ok {
			s.set(name, strings.Join(slices.Insert(all, i, rest[1:]...), ";"))
		}
	case "LENGTH":
		result(strconv.Itoa(len(all)))
	case "GET":
		var got []string
		for j := range rest[:max(0, len(rest)-1)] {
			if i, ok := position(rest[j:], len(all)); ok {
				got = append(got, all[i])
			}
		}
		result(strings.Join(got, ";"))
	case "SUBLIST":
		if i, ok := position(rest, len(all)+1); ok && len(rest) == 3 {
			n, _ := strconv.Atoi(rest[1])
			if n < 0 || i+n > len(all) {
				n = len(all) - i
			}
			result(strings.Join(all[i:i+n], ";"))
		}
	case "JOIN":
		if len(rest) == 2 {
			s.set(out, strings.Join(all, rest[0]))
		}
	case "FIND":
		if len(rest) == 2 {
			result(strconv.Itoa(slices.Index(all, rest[0])))
		}
	case "REMOVE_ITEM":
		s.set(name, strings.Join(s.keep(all, func(item string) bool { return !slices.Contains(rest, item) }), ";"))
	case "REMOVE_AT":
		if i, ok := position(rest, len(all)); ok {
			s.set(name, strings.Join(slices.Delete(all, i, i+1), ";"))
		}
	case "REMOVE_DUPLICATES":
		var once []string
		for _, item := range all {
			if !slices.Contains(once, item) {
				once = append(once, item)
			}
		}
		s.set(name, strings.Join(once, ";"))
	case "FILTER":
		if len(rest) == 3 {
			if re := s.rules.cmakeRegexp(rest[2]); re != nil && s.budget.spend(len(text)) {
				s.set(name, strings.Join(s.keep(all, func(item string) bool { return re.MatchString(item) == (rest[0] == "INCLUDE") }), ";"))
			} else {
				s.unknown(nvcc.All, "list(FILTER) by "+rest[2], name)
			}
		}
	case "REVERSE":
		slices.Reverse(all)
		s.set(name, strings.Join(all, ";"))
	case "SORT":
		slices.Sort(all)
		s.set(name, strings.Join(all, ";"))
	case "POP_FRONT", "POP_BACK":
		s.pop(name, all, rest, operation == "POP_FRONT")
	case "TRANSFORM":
		s.transform(name, all, rest)
	}
}

// isTidy reports whether splitting a list and joining its items changes nothing, as for most lists,
// which grow item by item.
func isTidy(list string) bool {
	return list != "" && list[0] != ';' && list[len(list)-1] != ';' && !strings.Contains(list, ";;") && !strings.Contains(list, `\;`)
}

// position returns the index that the first word means in a list of some length.
func position(words []string, length int) (int, bool) {
	if len(words) == 0 {
		return 0, false
	}
	i, err := strconv.Atoi(words[0])
	if i < 0 {
		i += length
	}
	return i, err == nil && i >= 0 && i < length
}

// keep returns the items that are wanted; of those that may be several all that
// are.
func (s *cmakeScope) keep(list []string, wanted func(string) bool) []string {
	var kept []string
	for _, item := range list {
		if known(item) {
			if !wanted(item) {
				continue
			}
		} else if readings := s.rules.readings(item); readings != nil {
			for i, reading := range readings {
				readings[i] = strings.Join(s.keep(items(reading), wanted), ";")
			}
			item = s.rules.either(s.rules.reason(item), readings...)
		}
		if item != "" {
			kept = append(kept, item)
		}
	}
	return kept
}

func (s *cmakeScope) pop(name string, all, into []string, front bool) {
	for i := range max(1, len(into)) {
		if len(all) == 0 {
			break
		}
		item := all[len(all)-1]
		if front {
			item, all = all[0], all[1:]
		} else {
			all = all[:len(all)-1]
		}
		if i < len(into) {
			s.set(into[i], item)
		}
	}
	s.set(name, strings.Join(all, ";"))
}

// transform follows list(TRANSFORM name action … [selector] [OUTPUT_VARIABLE other]).
func (s *cmakeScope) transform(name string, all, args []string) {
	if i := slices.Index(args, "OUTPUT_VARIABLE"); i >= 0 && i+1 < len(args) {
		name, args = args[i+1], args[:i]
	}
	args, selected := s.rules.selector(args, len(all))
	change := s.change(args)
	if change == nil || selected == nil || !s.budget.spend(len(all)*(1+len(strings.Join(args, "")))) {
		s.unknown(nvcc.All, "list(TRANSFORM)", name)
		return
	}
	for i, item := range all {
		readings := s.rules.readings(item)
		switch {
		case !selected(i, item):
		case known(item):
			all[i] = change(item)
		case readings == nil:
			all[i] = s.rules.unknown(s.rules.reason(item))
		default:
			for j, reading := range readings {
				changed := items(reading)
				for k := range changed {
					changed[k] = change(changed[k])
				}
				readings[j] = strings.Join(changed, ";")
			}
			all[i] = s.rules.either(s.rules.reason(item), readings...)
		}
	}
	s.set(name, strings.Join(all, ";"))
}

// selector takes the selector of list(TRANSFORM) off its arguments, and returns the items that it
// selects of a list of some length; nil if that is not understood.
func (r *Rules) selector(args []string, length int) (action []string, selected func(i int, item string) bool) {
	at := slices.IndexFunc(args, func(a string) bool { return a == "AT" || a == "FOR" || a == "REGEX" })
	if at < 1 {
		return args, func(int, string) bool { return true }
	}
	action, kind, rest := args[:at], args[at], args[at+1:]
	if kind == "REGEX" {
		if len(rest) != 1 || r.cmakeRegexp(rest[0]) == nil {
			return action, nil
		}
		re := r.cmakeRegexp(rest[0])
		return action, func(_ int, item string) bool { return re.MatchString(item) }
	}
	var numbers []int
	for i := range rest {
		n, ok := position(rest[i:], length)
		if !ok {
			return action, nil
		}
		numbers = append(numbers, n)
	}
	if kind == "AT" {
		return action, func(i int, _ string) bool { return slices.Contains(numbers, i) }
	}
	if len(numbers) != 2 { // FOR first last; steps are rare
		return action, nil
	}
	return action, func(i int, _ string) bool { return numbers[0] <= i && i <= numbers[1] }
}

// change returns the function that an action of list(TRANSFORM) applies to an item; nil if that is not
// understood.
func (s *cmakeScope) change(action []string) func(string) string {
	switch {
	case len(action) == 2 && action[0] == "APPEND":
		return func(item string) string { return item + action[1] }
	case len(action) == 2 && action[0] == "PREPEND":
		return func(item string) string { return action[1] + item }
	case len(action) == 1 && action[0] == "TOUPPER":
		return strings.ToUpper
	case len(action) == 1 && action[0] == "TOLOWER":
		return strings.ToLower
	case len(action) == 1 && action[0] == "STRIP":
		return strings.TrimSpace
	case len(action) == 3 && action[0] == "REPLACE":
		if re := s.rules.cmakeRegexp(action[1]); re != nil && known(action[2]) {
			return func(item string) string { return re.ReplaceAllString(item, cmakeReplacement(action[2])) }
		}
	}
	return nil
}
