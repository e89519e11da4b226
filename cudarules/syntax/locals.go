package syntax

// A local is the declaration of a variable, a parameter or a data member. As long
// as the tokens [at, end) are read, its name is that of no template.
type local struct {
	at, end int

	// changes says that the value is known when the program runs, not before: it
	// is a number or pointer that may change.
	changes bool
}

// locals holds the declarations below one bracket, by their names.
type locals map[string][]local

// lookup returns the declaration that a name means at token i, if it is one of those.
func (ls locals) lookup(name []byte, i int) (local, bool) {
	of := ls[string(name)]
	for k := len(of) - 1; k >= 0; k-- {
		if of[k].at < i && i < of[k].end {
			return of[k], true
		}
	}
	return local{}, false
}

// variable returns the declaration of the variable, parameter or data member that the name at token i,
// in f, denotes.
func (l *lowering) variable(f *frame, i int) (local, bool) {
	if f.body >= 0 {
		if v, ok := l.localsOf(f.head, f.body, true).lookup(l.bytes(i), i); ok {
			return v, true
		}
	}
	if f.owner >= 0 {
		return l.localsOf(f.ownerHead, f.owner, false).lookup(l.bytes(i), i)
	}
	return local{}, false
}

// localsOf returns the declarations of the function or class whose declaration begins at the token
// head, and whose body begins at the token body.
func (l *lowering) localsOf(head, body int, function bool) locals {
	if of, ok := l.locals[body]; ok {
		return of
	}
	end := int(l.toks[body].mate)
	if end < 0 {
		end = len(l.toks)
	}
	c := collector{l, locals{}, end}
	c.templateParameters(head, body)
	if function {
		c.parameters(head, body)
		c.statements(body)
	} else {
		c.members(body)
	}
	if l.locals == nil {
		l.locals = map[int]locals{}
	}
	l.locals[body] = c.found
	return c.found
}

// A collector finds the declarations of a function or class whose body ends at the token end.
type collector struct {
	*lowering
	found locals
	end   int
}

// templateParameters adds the parameters of templates between the tokens [i, end)
// that are values: of template <int N, class T>, N.
func (c *collector) templateParameters(i, end int) {
	for ; i < end; i++ {
		if !c.isWord(i, "template") || !c.is(i+1, '<') {
			continue
		}
		shut := c.skipAngles(i + 1)
		for j := i + 1; j < shut; j++ {
			if !c.isAny(j, '<', ',') || !c.beginsType(j+1) {
				continue
			}
			name := c.skipPointers(c.skipType(j + 1))
			if c.is(name, word) && c.class(name) == identifier && name > j+1 && c.isAny(name+1, ',', '>', '=') {
				c.add(name, local{at: name, end: c.end})
			}
		}
	}
}

// parameters adds those of the function whose head are the tokens [i, end).
func (c *collector) parameters(i, end int) {
	for ; i < end; i++ {
		if !c.isGroup(i, '(') {
			continue
		}
		shut := int(c.toks[i].mate)
		for ; i < shut; i++ {
			if c.isAny(i, '(', ',') {
				c.declaration(i+1, c.end, ofParameter)
			}
		}
	}
}

// statements adds the declarations in the block at token body.
func (c *collector) statements(body int) {
	shut := []int{c.end} // of the blocks that are open
	for i := body; i < c.end; i++ {
		t := c.toks[i]
		for len(shut) > 1 && i >= shut[len(shut)-1] {
			shut = shut[:len(shut)-1]
		}
		switch {
		case t.kind == '{' && t.mate >= 0:
			shut = append(shut, int(t.mate))
			c.declaration(i+1, int(t.mate), inBlock)
		case t.kind == '}', t.kind == ';':
			c.declaration(i+1, shut[len(shut)-1], inBlock)
		case t.kind == '(' && t.mate >= 0:
			c.parentheses(i)
		}
	}
}

// parentheses adds the declarations in the parentheses at token i: parameters of a lambda, the
// variables of a for statement and its like.
func (c *collector) parentheses(i int) {
	shut := int(c.toks[i].mate)
	parameters := c.isWord(i-1, "catch") || c.endsLambdaParameters(shut)
	if !parameters && !c.isWord(i-1, "for", "if", "while", "switch") {
		return
	}
	end := shut
	for end < c.end && !c.isAny(end, '{', ';') {
		end++
	}
	if c.isGroup(end, '{') {
		end = int(c.toks[end].mate)
	}
	if !parameters {
		c.declaration(i+1, end, inCondition)
		return
	}
	for ; i < shut; i++ {
		if c.isAny(i, '(', ',') {
			c.declaration(i+1, end, ofParameter)
		}
	}
}

// members adds the data members of the class whose body begins at token body.
func (c *collector) members(body int) {
	for i := body; i < c.end; i++ {
		if i > body {
			i = max(i, int(c.toks[i].mate))
		}
		if c.isAny(i, '{', '}', ';', ':') {
			c.declaration(i+1, c.end, inClass)
		}
	}
}

// A place is the context of a declaration, which determines the tokens that may follow its names.
type place uint8

const (
	ofParameter place = iota
	inBlock
	inCondition // of an if, for, while or switch statement
	inClass
)

// declaration adds the variables that the declaration at token i, if it is one,
// declares up to the token end.
func (c *collector) declaration(i, end int, at place) {
	if !c.beginsType(i) {
		return
	}
	first := c.skipType(i)
	if c.isWord(first-1, "decltype") && c.isGroup(first, '(') {
		first, _ = c.group(first)
	}
	isFixed := false
	for j := i; j < first; j++ {
		if c.isWord(j, "typedef", "friend", "using") {
			return
		}
		isFixed = isFixed || at != ofParameter && c.isWord(j, "const", "constexpr", "static", "extern", "constinit", "thread_local", "__thread")
	}
	for i < first && c.class(i) == qualifier {
		i++
	}
	isNumber := i < first && c.class(i) == builtinType && !c.isWord(i, "auto", "decltype")
	if i < first {
		c.declarators(first, local{end: end}, at, isNumber, isFixed)
	}
}

// declarators adds the names of the declarators from token i on.
func (c *collector) declarators(i int, v local, at place, isNumber, isFixed bool) {
	for start := i; ; {
		name := c.skipPointers(i)
		switch {
		case c.isGroup(name, '[') && at != ofParameter && name == c.skipPointers(start): // auto [a, b]
			for j := name + 1; j < int(c.toks[name].mate); j++ {
				if c.is(j, word) {
					c.add(j, local{at: j, end: v.end})
				}
			}
			return
		case !c.is(name, word) || c.class(name) != identifier || !c.followsName(name+1, at):
			return
		case at != ofParameter && i == start && !c.endsStatement(name, v.end, at):
			return
		}
		v.at, v.changes = name, !isFixed && (isNumber || c.is(name-1, '*'))
		c.add(name, v)
		if at == ofParameter {
			return
		}
		for i = name + 1; !c.is(i, ','); i++ {
			if i >= v.end || c.isAny(i, ';', ':', '<', ')', '}') {
				return
			}
			i = max(i, int(c.toks[i].mate))
		}
		i++
	}
}

// followsName reports whether token i may follow the name of a variable that is declared.
func (c *collector) followsName(i int, at place) bool {
	switch at {
	case ofParameter:
		return c.isAny(i, ',', ')', '=', '[')
	case inClass: // ( begins the parameters of a function
		return c.isAny(i, ',', ';', '=', '[', '{', ':')
	case inCondition:
		return c.isAny(i, ',', ';', '=', '[', '{', ':', '(')
	}
	return c.isAny(i, ',', ';', '=', '[', '{', '(')
}

// endsStatement reports whether a statement ends after token i, before the token end, so that it is
// not a list of values.
func (c *collector) endsStatement(i, end int, at place) bool {
	for ; i < end; i++ {
		switch {
		case c.is(i, ';'):
			return true
		case c.is(i, ')'):
			return at == inCondition
		case c.isAny(i, '}', ']'):
			return false
		}
		i = max(i, int(c.toks[i].mate))
	}
	return false
}

func (c *collector) add(name int, v local) {
	key := c.str(name)
	c.found[key] = append(c.found[key], v)
}

// beginsType reports whether the word at token i may begin the type of a declaration.
func (l *lowering) beginsType(i int) bool {
	if l.is(i, scope) {
		i++
	}
	return l.is(i, word) && (l.class(i) == identifier || l.class(i) == builtinType || l.class(i) == qualifier || l.class(i) == classKey)
}

// skipPointers returns the token after the pointers and references at token i.
func (l *lowering) skipPointers(i int) int {
	for l.isAny(i, '*', '&', ellipsis) || l.isWord(i, "const", "volatile") {
		i++
	}
	return i
}
