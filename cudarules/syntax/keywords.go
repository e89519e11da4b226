package syntax

// A wordClass says what an identifier or keyword is to those who look for
// words that belong to none of the language's.
type wordClass uint8

const (
	identifier wordClass = iota
	qualifier            // may stand among the specifiers of a declaration
	builtinType
	classKey
	statementKeyword // begins a statement
	suffixKeyword    // may follow a function's parameters
	otherKeyword
)

var wordClasses = map[string]wordClass{
	"const": qualifier, "volatile": qualifier, "static": qualifier, "extern": qualifier, "inline": qualifier,
	"constexpr": qualifier, "consteval": qualifier, "constinit": qualifier, "virtual": qualifier,
	"explicit": qualifier, "friend": qualifier, "typedef": qualifier, "mutable": qualifier,
	"register": qualifier, "thread_local": qualifier, "typename": qualifier, "__thread": qualifier,

	"void": builtinType, "bool": builtinType, "char": builtinType, "short": builtinType, "int": builtinType,
	"long": builtinType, "float": builtinType, "double": builtinType, "signed": builtinType,
	"unsigned": builtinType, "auto": builtinType, "wchar_t": builtinType, "char8_t": builtinType,
	"char16_t": builtinType, "char32_t": builtinType, "decltype": builtinType, "__int128": builtinType,

	"class": classKey, "struct": classKey, "union": classKey, "enum": classKey,

	"if": statementKeyword, "for": statementKeyword, "while": statementKeyword, "do": statementKeyword,
	"switch": statementKeyword, "return": statementKeyword, "break": statementKeyword,
	"continue": statementKeyword, "goto": statementKeyword, "throw": statementKeyword,
	"case": statementKeyword, "default": statementKeyword, "try": statementKeyword,
	"using": statementKeyword, "static_assert": statementKeyword, "template": statementKeyword,
	"namespace": statementKeyword, "asm": statementKeyword, "co_return": statementKeyword,
	"public": statementKeyword, "private": statementKeyword, "protected": statementKeyword,

	"noexcept": suffixKeyword, "override": suffixKeyword, "final": suffixKeyword, "requires": suffixKeyword,

	"else": otherKeyword, "catch": otherKeyword, "new": otherKeyword, "delete": otherKeyword,
	"sizeof": otherKeyword, "alignof": otherKeyword, "typeid": otherKeyword, "operator": otherKeyword,
	"this": otherKeyword, "true": otherKeyword, "false": otherKeyword, "nullptr": otherKeyword,
	"and": otherKeyword, "or": otherKeyword, "not": otherKeyword, "xor": otherKeyword, "bitand": otherKeyword,
	"bitor": otherKeyword, "compl": otherKeyword, "and_eq": otherKeyword, "or_eq": otherKeyword,
	"xor_eq": otherKeyword, "not_eq": otherKeyword, "concept": otherKeyword, "co_await": otherKeyword,
	"co_yield": otherKeyword, "static_cast": otherKeyword, "dynamic_cast": otherKeyword,
	"reinterpret_cast": otherKeyword, "const_cast": otherKeyword, "typeof": otherKeyword, "_Atomic": otherKeyword,
	"import": otherKeyword, "export": otherKeyword,
}
