package syntax

// A wordClass is the class of an identifier or keyword in the search for words that do not belong to
// the language.
type wordClass uint8

const (
	identifier wordClass = iota
	qualifier            // may occur among the specifiers of a declaration
	builtinType
	classKey
	statementKeyword // begins a statement
	suffixKeyword    // may follow a function's parameters
	otherKeyword
)

// classOf returns the class of a word.
func classOf(s string) wordClass {
	switch s {
	case "const", "volatile", "static", "extern", "inline", "constexpr", "consteval", "constinit", "virtual",
		"explicit", "friend", "typedef", "mutable", "register", "thread_local", "typename", "__thread":
		return qualifier
	case "void", "bool", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "auto",
		"wchar_t", "char8_t", "char16_t", "char32_t", "decltype", "__int128":
		return builtinType
	case "class", "struct", "union", "enum":
		return classKey
	case "if", "for", "while", "do", "switch", "return", "break", "continue", "goto", "throw", "case",
		"default", "try", "using", "static_assert", "template", "namespace", "asm", "co_return", "public",
		"private", "protected":
		return statementKeyword
	case "noexcept", "override", "final", "requires":
		return suffixKeyword
	case "else", "catch", "new", "delete", "sizeof", "alignof", "typeid", "operator", "this", "true", "false",
		"nullptr", "and", "or", "not", "xor", "bitand", "bitor", "compl", "and_eq", "or_eq", "xor_eq", "not_eq",
		"concept", "co_await", "co_yield", "static_cast", "dynamic_cast", "reinterpret_cast", "const_cast",
		"typeof", "_Atomic", "import", "export":
		return otherKeyword
	}
	return identifier
}
