package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// A friendDecl is the declaration, in a class, of a function of the enclosing namespace.
type friendDecl struct {
	*decl
	class *Scope
}

// declares returns the function declaration that d makes.
func (d friendDecl) declares() *FuncDecl {
	in := d.class
	if !d.template.IsZero() && !isSpecialization(d.template) {
		in = in.templateScope(d.template, nil)
	}
	return in.funcDecl(d.decl, in, d.template)
}

// befriends reports whether a friend declaration declares a function, and not
// which instance of a template is a friend.
func (d *decl) befriends() bool {
	name, _ := declaratorName(d.declarator)
	return d.kind == functionDecl && name.Kind() != syntax.TemplateFunction
}

// Friends returns the functions that friend declarations declare.
func (r *Record) Friends() []*Function {
	if r.friendOK {
		return r.friends
	}
	r.friendOK = true
	s := r.Scope()
	for _, reg := range s.regions {
		for _, d := range reg.friends {
			if d.befriends() {
				r.friends = append(r.friends, s.Namespace().befriended(friendDecl{d, s}))
			}
		}
	}
	return r.friends
}

// befriended returns the function of namespace s that a friend declaration
// declares. That of a template's instance is one of its own where nothing else
// declares it.
func (s *Scope) befriended(d friendDecl) *Function {
	fd := d.declares()
	for _, set := range [][]*Function{s.functions(d.name), s.hiddenFriends(d.name)} {
		if f := declaredAs(set, fd); f != nil {
			return f
		}
	}
	f := &Function{TU: s.TU, Name: d.name, Scope: s, Decls: []*FuncDecl{fd}}
	fd.Function = f
	return f
}

// functions returns the functions of a name that look-up finds right in s.
func (s *Scope) functions(name string) []*Function {
	return s.TU.functionsOf(s.Find(name))
}

// hiddenFriends returns the functions of a name in namespace s that friend
// declarations alone declare: no look-up but that by arguments finds them.
func (s *Scope) hiddenFriends(name string) []*Function {
	l := s.link()
	if set, ok := l.hidden[name]; ok {
		return set
	}
	if l.hidden == nil {
		l.hidden = map[string][]*Function{}
	}
	l.hidden[name] = nil // against recursion
	var set []*Function
	visible := s.functions(name)
	for _, d := range s.friendDecls(name) {
		if fd := d.declares(); declaredAs(visible, fd) == nil && !redeclare(set, fd) {
			f := &Function{TU: s.TU, Name: name, Scope: s, Decls: []*FuncDecl{fd}}
			fd.Function = f
			set = append(set, f)
		}
	}
	l.hidden[name] = set
	return set
}

// befriend adds friend declarations to the functions of a name that namespace s
// declares.
func (s *Scope) befriend(name string, set []*Function) {
	for _, d := range s.friendDecls(name) {
		redeclare(set, d.declares())
	}
}

// declaredAs returns the one of the functions that fd declares once more, or nil.
func declaredAs(set []*Function, fd *FuncDecl) *Function {
	for _, f := range alike(set, fd) {
		if f.sameSignature(fd) {
			return f
		}
	}
	return nil
}

// redeclare adds fd to the one of the functions that it declares once more, and
// reports whether there is one.
func redeclare(set []*Function, fd *FuncDecl) bool {
	f := declaredAs(set, fd)
	if f != nil {
		f.redeclare(fd)
	}
	return f != nil
}

// friendDecls returns the declarations of a name in namespace s in classes that are no templates.
func (s *Scope) friendDecls(name string) []friendDecl {
	l := s.link()
	if l.friends == nil {
		l.friends = map[string][]friendDecl{}
		l.gatherFriends(s)
	}
	return l.friends[name]
}

// gatherFriends finds the friends of the classes right in s.
func (l *links) gatherFriends(s *Scope) {
	for _, reg := range s.regions {
		for _, d := range reg.friends {
			if d.befriends() {
				l.friends[d.name] = append(l.friends[d.name], friendDecl{d, s})
			}
		}
		for _, d := range reg.hosts {
			if d.template.IsZero() && d.qualified.IsZero() {
				l.gatherFriends(s.record(d).Scope())
			}
		}
	}
}

// functionsOf returns the functions among the entities of a name.
func functionsOf(found []Entity) []*Function {
	var set []*Function
	for _, e := range found {
		if f, ok := e.(*Function); ok {
			set = append(set, f)
		}
	}
	return set
}
