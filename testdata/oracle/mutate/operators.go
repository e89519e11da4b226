package main

// An operator breaks programs in one way.
type operator struct {
	name  string
	doc   string
	share int // of the mutants that are chosen, as against the other operators
	make  func(p *program, add func([]place))
}

// operators are in the order in which tables show them.
var operators = func() []*operator {
	var all []*operator
	for _, list := range [][]*operator{spaceOperators(), kernelOperators(), launchOperators(), bodyOperators(), variableOperators(), lambdaOperators(), lambdaPlaceOperators(), copyOperators(), grammarOperators()} {
		all = append(all, list...)
	}
	return all
}()
