package main

import "slices"

// choose picks at most most mutants, at most perFile of a file, so that every
// operator has its share: those with many mutants fill what the others leave.
func choose(all []*Mutant, seed uint64, most, perFile int) []*Mutant {
	byOperator := map[string][]*Mutant{}
	for _, m := range all {
		byOperator[m.Operator] = append(byOperator[m.Operator], m)
	}
	for name, list := range byOperator {
		random(seed, name).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	var chosen []*Mutant
	ofFile := map[string]int{}
	take := func(o *operator) bool {
		for list := byOperator[o.name]; len(list) > 0; list = byOperator[o.name] {
			m := list[0]
			byOperator[o.name] = list[1:]
			if ofFile[m.File] < perFile {
				ofFile[m.File]++
				chosen = append(chosen, m)
				return true
			}
		}
		return false
	}
	for more := true; more && len(chosen) < most; {
		more = false
		for _, o := range operators {
			for range o.share {
				more = len(chosen) < most && take(o) || more
			}
		}
	}
	order := slices.Clone(chosen)
	random(seed, "order").Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	for i, m := range order {
		m.ID = i
	}
	return order
}
