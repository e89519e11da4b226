package buildrule

import "encoding/json"

// readCompileCommands adds the steps of a compilation database.
func (r *Rules) readCompileCommands(name string) {
	text, ok := r.read(name)
	if !ok {
		return
	}
	var entries []struct {
		Directory, Command, File, Output string
		Arguments                        []string
	}
	if json.Unmarshal([]byte(text), &entries) != nil {
		return
	}
	first := len(r.Steps)
	for _, e := range entries {
		if r.left < 0 {
			r.limit(r.newBudget(), name, first)
			return
		}
		words := e.Arguments
		if len(words) == 0 {
			words = splitQuoted(e.Command)
		}
		for _, s := range r.parseCommand(words, e.Directory) {
			s.Rule = Place{File: name}
			r.add(s)
		}
	}
}
