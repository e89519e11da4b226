package syntax

import "strings"

// Specifiers are words among the specifiers of a declaration or after the parameters of a function or
// lambda.
type Specifiers uint32

const (
	Extern Specifiers = 1 << iota // also of extern "C" without braces
	Static
	Inline
	Constexpr
	Consteval
	Constinit
	Virtual
	Explicit // also with a condition
	Friend
	Mutable
	Register
	ThreadLocal
	GNUThread // __thread
	Typedef
	Override
	Final
)

var specifierWords = map[string]Specifiers{
	"extern": Extern, "static": Static, "inline": Inline, "constexpr": Constexpr, "consteval": Consteval, "constinit": Constinit,
	"virtual": Virtual, "explicit": Explicit, "friend": Friend, "mutable": Mutable, "register": Register,
	"thread_local": ThreadLocal, "__thread": GNUThread, "typedef": Typedef, "override": Override, "final": Final,
}

// Has reports whether one of the given specifiers is among s.
func (s Specifiers) Has(any Specifiers) bool { return s&any != 0 }

// String spells one specifier.
func (s Specifiers) String() string {
	for word, one := range specifierWords {
		if one == s {
			return word
		}
	}
	return ""
}

// Specifiers returns the specifiers of a declaration, a definition, a member, a
// parameter or a lambda.
func (n Node) Specifiers() Specifiers {
	var s Specifiers
	switch {
	case n.Kind() == LambdaExpression:
		return n.lambdaSpecifiers()
	case n.Kind() == TypeDefinition:
		s = Typedef
	case n.Parent().Kind() == FriendDeclaration:
		s = Friend
	}
	for c := range n.Children() {
		switch c.Kind() {
		case StorageClassSpecifier, TypeQualifier, VirtualKeyword, VirtualSpecifier:
			s |= specifierWords[c.Text()]
		case ExplicitFunctionSpecifier:
			s |= Explicit
		}
		if c.Field() == FieldDeclarator || c.Kind() == FunctionDeclarator {
			for v := range c.Children() {
				if v.Kind() == VirtualSpecifier {
					s |= specifierWords[v.Text()]
				}
			}
		}
	}
	return s
}

// lambdaSpecifiers reads the words between the parameters of a lambda and its
// result: the grammar drops some of them.
func (n Node) lambdaSpecifiers() Specifiers {
	from := n.Child(FieldDeclarator).Child(FieldParameters)
	if from.IsZero() {
		from = n.Child(FieldCaptures)
	}
	body := n.Child(FieldBody)
	if from.IsZero() || body.IsZero() || from.End() > body.Start() {
		return 0
	}
	words, _, _ := strings.Cut(string(n.t.Text[from.End():body.Start()]), "->")
	var s Specifiers
	for w := range strings.FieldsFuncSeq(words, func(r rune) bool { return r != '_' && (r < 'a' || r > 'z') }) {
		s |= specifierWords[w]
	}
	return s
}
