package rules

import (
	"bytes"
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/cudarules/sema"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// The rule on words of CUDA's where they say nothing: nvcc's warnings 1835, 1847 and 1866.

func init() {
	register(attributeIgnored, rule.Info{
		ID: "attribute-ignored", Class: rule.Conditional, Section: "CUDA C++ Programming Guide, execution and memory space specifiers, nvcc's warnings 1835 and 1866",
		Nvcc: []rule.Warning{{Number: 1835}, {Number: 1847}, {Number: 1866}},
		Doc:  "A word of CUDA's stands where it says something: not on a class, a type or the declarator of a pointer, no memory space on a function, no __host__ or __noinline__ on a variable.",
		Bad:  `struct __device__ Pose { float x, y; };`,
		Good: `struct Pose { float x, y; };`,
	})
}

// isSpecifier reports whether a mark is a word of CUDA's that says where something runs or lies, how a kernel is launched, or
// whether a function is inlined.
func isSpecifier(m syntax.Mark) bool { return m.Word >= syntax.Global && m.Word <= syntax.NvPure }

// isAlignmentBeforeClass reports whether a mark between a node's children is an alignment, not alignas, of a class that declares
// nothing else.
func isAlignmentBeforeClass(n, next syntax.Node, m syntax.Mark) bool {
	return m.Word == syntax.Align && isClass(next) && !strings.HasPrefix(markText(n, m), "alignas") &&
		n.Is(syntax.TranslationUnit, syntax.DeclarationList, syntax.CompoundStatement, syntax.TemplateDeclaration)
}

func attributeIgnored(p *pass) {
	a := &ignoredWords{pass: p, told: map[textPlace]bool{}}
	p.eachUnit(func(u *sema.Unit) {
		if !u.Prelude {
			a.within(u.Tree.Root(), u.Tree.Marks)
		}
	})
	p.eachFunction(func(fd *sema.FuncDecl) {
		if fd.HasError() {
			return
		}
		if fd.Function.Scope.Kind != sema.BlockScope || isCertainFunction(fd) {
			for _, m := range fd.Marks() {
				if isMemoryWord(m) {
					a.report(fd.Node, m, "function '"+fd.Function.Name+"'")
				}
			}
		}
	})
	variable := func(v *sema.Variable) {
		if v.Declarator.HasError() || v.IsParenInit() {
			return
		}
		for _, m := range v.Marks() {
			switch m.Word {
			case syntax.Global, syntax.Host, syntax.GridConstant,
				syntax.LaunchBounds, syntax.BlockSize, syntax.ClusterDims, syntax.MaxNReg, syntax.ForceInline, syntax.NoInline,
				syntax.InlineHint, syntax.NvPure:
				a.report(v.Node, m, "variable '"+v.Name+"'")
			}
		}
	}
	p.eachVariable(variable)
	p.eachRecord(func(r *sema.Record) {
		for _, v := range append(r.Fields(), r.Statics()...) {
			variable(v)
		}
	})
}

// isCertainFunction reports whether a declaration in a block is of a function: the grammar also reads variables with initializers
// in parentheses as one.
func isCertainFunction(fd *sema.FuncDecl) bool {
	params := fd.FunctionDeclarator().Child(syntax.FieldParameters)
	first := params.First()
	return fd.Result().Kind == sema.Void || !params.IsZero() && first.IsZero() ||
		first.Child(syntax.FieldType).Is(syntax.PrimitiveType, syntax.SizedTypeSpecifier)
}

// isMemoryWord reports whether a mark says where a variable or a parameter lies.
func isMemoryWord(m syntax.Mark) bool {
	switch m.Word {
	case syntax.Shared, syntax.Constant, syntax.Managed, syntax.GridConstant:
		return true
	}
	return false
}

// A textPlace is a place in the text of a tree.
type textPlace struct {
	tree *syntax.Tree
	at   int
}

// ignoredWords reports words that nvcc ignores, each once.
type ignoredWords struct {
	pass *pass
	told map[textPlace]bool
}

func (a *ignoredWords) report(n syntax.Node, m syntax.Mark, where string) {
	a.reportOnce(n, m, "'%s' is ignored: it does not apply to %s", m.Word, where)
}

func (a *ignoredWords) reportOnce(n syntax.Node, m syntax.Mark, format string, args ...any) {
	at := textPlace{n.Tree(), m.Start}
	if !a.told[at] && !a.pass.isMarkUndecided(n, m) {
		a.told[at] = true
		a.pass.reportMark(n, m, format, args...)
	}
}

// within looks at the words between the children of a node, and then below these.
func (a *ignoredWords) within(n syntax.Node, marks []syntax.Mark) {
	var prev syntax.Node
	i := 0
	for c := n.First(); i < len(marks); c = c.Next() {
		for i < len(marks) && (c.IsZero() || marks[i].Start < c.Start()) {
			if isSpecifier(marks[i]) || isAlignmentBeforeClass(n, c, marks[i]) {
				a.between(n, prev, c, marks[i])
			}
			i++
		}
		if c.IsZero() {
			return
		}
		first := i
		for i < len(marks) && marks[i].Start < c.End() {
			i++
		}
		if first < i && c.Kind() != syntax.Error {
			a.within(c, marks[first:i])
		}
		prev = c
	}
}

// between checks a word in a node, after one of its children and before the next: either may be none. Words among the
// specifiers and declarators of a variable or a function belong to these.
func (a *ignoredWords) between(n, prev, next syntax.Node, m syntax.Mark) {
	where := a.outside(n, prev, next, m)
	if isDeclaration(n) && m.Start > n.Start() && n.Tree().OpensParentheses(m) {
		where = "the target of a pointer or reference"
	}
	if next.HasError() || n.HasError() && !isList(n) {
		return
	}
	if what := refusing(n, next); what != "" {
		if bytes.IndexByte(n.Tree().Text[m.End:next.Start()], ';') >= 0 {
			return // a deduction guide, of which the tree shows nothing
		}
		a.reportOnce(n, m, "'%s' is not allowed before %s", m.Word, what)
	} else if followsParameters(n, prev, next) {
		a.reportOnce(n, m, "'%s' is not allowed between the parameters and the body of a function", m.Word)
	} else if where != "" {
		a.report(n, m, where)
	}
}

// followsParameters reports whether a word between two children of a node is the last one before the body of a function that is
// no member.
func followsParameters(n, prev, next syntax.Node) bool {
	if n.Kind() != syntax.FunctionDefinition || prev.Kind() != syntax.FunctionDeclarator || next.Kind() != syntax.CompoundStatement {
		return false
	}
	list := n.Parent()
	if list.Kind() == syntax.TemplateDeclaration {
		list = list.Parent()
	}
	return prev.Child(syntax.FieldDeclarator).Kind() == syntax.Identifier && prev.ChildOf(syntax.TrailingReturnType).IsZero() &&
		list.Is(syntax.TranslationUnit, syntax.DeclarationList)
}

// refusing names the kind of a node that no CUDA word may precede in a list of declarations; it is empty if one may.
func refusing(list, next syntax.Node) string {
	if !list.Is(syntax.TranslationUnit, syntax.DeclarationList, syntax.CompoundStatement) {
		return ""
	}
	switch next.Kind() {
	case syntax.NamespaceDefinition, syntax.NamespaceAliasDefinition:
		return "a namespace"
	case syntax.UsingDeclaration:
		return "a using-declaration"
	case syntax.LinkageSpecification:
		return "a linkage specification"
	case syntax.TemplateDeclaration:
		return "a template"
	case syntax.ExpressionStatement:
		if next.First().Kind() == syntax.GnuAsmExpression {
			return "an asm declaration"
		}
	}
	return ""
}

// outside names the wrong subject of a word that is among no specifiers and declarators, or applies to nothing suitable; it is
// empty if the subject is right.
func (a *ignoredWords) outside(n, prev, next syntax.Node, m syntax.Mark) string {
	switch n.Kind() {
	case syntax.ClassSpecifier, syntax.StructSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier:
		if next.IsZero() || next.Is(syntax.TypeIdentifier, syntax.QualifiedIdentifier, syntax.TemplateType,
			syntax.FieldDeclarationList, syntax.EnumeratorList) {
			return "a type"
		}
	case syntax.TypeDefinition, syntax.BaseClassClause, syntax.TypeParameterDeclaration:
		return "a type"
	case syntax.AliasDeclaration:
		if n.Parent().Kind() != syntax.TemplateDeclaration || bytes.IndexByte(n.Tree().Text[prev.End():m.Start], '=') >= 0 {
			return "a type"
		}
	case syntax.TypeDescriptor, syntax.TrailingReturnType:
		return "a type"
	case syntax.OptionalTypeParameterDeclaration:
		if bytes.IndexByte(n.Tree().Text[prev.End():m.Start], '=') >= 0 {
			return "a type"
		}
	case syntax.ArgumentList: // void f(void (__device__ *p)()), which the grammar reads as a variable with an initializer
		if next.Kind() == syntax.PointerExpression && n.Tree().OpensParentheses(m) {
			return "the target of a pointer or reference"
		}
	case syntax.PointerDeclarator, syntax.ReferenceDeclarator:
		if declaresType(n) {
			return "a type"
		}
		if isParameter(n.Parent()) && (m.Word == syntax.Host || m.Word == syntax.Global || m.Word >= syntax.LaunchBounds) {
			return "a parameter"
		}
	case syntax.ParameterList, syntax.ParameterDeclaration, syntax.OptionalParameterDeclaration, syntax.VariadicParameterDeclaration:
		if m.Word == syntax.Host || m.Word == syntax.Global || m.Word >= syntax.LaunchBounds { // else param-memory-space, grid-constant-const
			return "a parameter"
		}
	case syntax.NewExpression:
		if next == n.Child(syntax.FieldType) {
			return "a type"
		}
	case syntax.TemplateParameterList:
		if isParameter(next) {
			return "a template parameter"
		}
	case syntax.TemplateInstantiation:
		if isMemoryWord(m) && n.Child(syntax.FieldDeclarator).Kind() == syntax.FunctionDeclarator {
			return "a function"
		}
	case syntax.LambdaExpression: // nvcc says nothing of a word before the parameters
		if !prev.ChildOf(syntax.TrailingReturnType).IsZero() {
			return "a type"
		}
		if isMemoryWord(m) && prev.Kind() == syntax.AbstractFunctionDeclarator && n.ChildOf(syntax.TemplateParameterList).IsZero() {
			return "a lambda"
		}
	case syntax.EnumeratorList, syntax.Enumerator:
		return "an enumerator"
	case syntax.NamespaceDefinition:
		return "a namespace"
	case syntax.TranslationUnit, syntax.DeclarationList, syntax.FieldDeclarationList, syntax.CompoundStatement, syntax.TemplateDeclaration,
		syntax.FriendDeclaration, syntax.LinkageSpecification, syntax.LabeledStatement, syntax.IfStatement, syntax.ElseClause, syntax.CaseStatement,
		syntax.WhileStatement, syntax.DoStatement, syntax.ForStatement, syntax.ForRangeLoop:
		return a.before(n, prev, next, m)
	default:
		if next.Kind() == syntax.TypeDescriptor && !isDeclaration(n) && n.Kind() != syntax.LambdaExpression {
			return "a type"
		}
	}
	return ""
}

// declaresType reports whether a declarator is one of a typedef's.
func declaresType(n syntax.Node) bool {
	for n.Is(syntax.PointerDeclarator, syntax.ReferenceDeclarator, syntax.ParenthesizedDeclarator, syntax.FunctionDeclarator,
		syntax.ArrayDeclarator) {
		n = n.Parent()
	}
	return n.Kind() == syntax.TypeDefinition
}

func isParameter(n syntax.Node) bool {
	return n.Is(syntax.ParameterDeclaration, syntax.OptionalParameterDeclaration, syntax.VariadicParameterDeclaration)
}

// isList reports whether the children of a node are declarations or statements that have nothing to do with each other.
func isList(n syntax.Node) bool {
	return n.Is(syntax.TranslationUnit, syntax.DeclarationList, syntax.FieldDeclarationList, syntax.CompoundStatement,
		syntax.ParameterList)
}

// isDeclaration reports whether a node declares something by specifiers and declarators.
func isDeclaration(n syntax.Node) bool {
	return n.Is(syntax.Declaration, syntax.FieldDeclaration, syntax.FunctionDefinition, syntax.ParameterDeclaration,
		syntax.OptionalParameterDeclaration, syntax.VariadicParameterDeclaration, syntax.FunctionDeclarator, syntax.AbstractFunctionDeclarator, syntax.ParenthesizedDeclarator,
		syntax.AbstractParenthesizedDeclarator, syntax.InitDeclarator, syntax.PointerDeclarator,
		syntax.ReferenceDeclarator, syntax.ArrayDeclarator)
}

// before names the wrong subject of a word before a declaration or statement; it is empty if it is right.
func (a *ignoredWords) before(n, prev, next syntax.Node, m syntax.Mark) string {
	if isClass(prev) && a.ends(n, m) || befriendsClass(n) {
		return "a type"
	}
	switch next.Kind() {
	case syntax.ClassSpecifier, syntax.StructSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier:
		for _, other := range next.DeclMarks() {
			if other.Word == syntax.Instantiation || other.Word == syntax.ExternTemplate {
				return ""
			}
		}
		if isExplicitSpecialization(next) {
			return "" // of which nvcc says nothing
		}
		return "a type"
	case syntax.FriendDeclaration:
		if befriendsClass(next) {
			return "a type"
		}
	case syntax.TypeDefinition, syntax.AliasDeclaration:
		return "a type"
	case syntax.FieldDeclaration:
		if isClass(next.Child(syntax.FieldType)) && next.Child(syntax.FieldDeclarator).IsZero() && next.ChildOf(syntax.BitfieldClause).IsZero() {
			return "a type"
		}
	case syntax.ReturnStatement, syntax.IfStatement, syntax.ForStatement, syntax.ForRangeLoop, syntax.WhileStatement, syntax.DoStatement,
		syntax.SwitchStatement, syntax.BreakStatement, syntax.ContinueStatement, syntax.GotoStatement,
		syntax.CompoundStatement, syntax.LabeledStatement:
		return "a statement"
	case syntax.ExpressionStatement:
		if e := next.First(); e.IsZero() || e.Is(syntax.AssignmentExpression, syntax.UpdateExpression) || a.callsDeclared(e) {
			return "a statement"
		}
	case syntax.TemplateDeclaration:
		if n.Kind() == syntax.FieldDeclarationList {
			return "a template"
		}
	}
	return ""
}

// callsDeclared reports whether an expression is a call of a visible function: an apparent call of another may be a macro for a
// declaration.
func (a *ignoredWords) callsDeclared(n syntax.Node) bool {
	if n.Kind() != syntax.CallExpression {
		return false
	}
	fun := n.Child(syntax.FieldFunction)
	if fun.Kind() != syntax.Identifier {
		return false
	}
	_, ok := a.pass.Global.At(fun).ValueAt(fun).Entity.(*sema.Function)
	return ok
}

// isExplicitSpecialization reports whether a class is declared after template <>.
func isExplicitSpecialization(class syntax.Node) bool {
	around := class.Parent()
	return around.Kind() == syntax.TemplateDeclaration && around.Child(syntax.FieldParameters).First().IsZero()
}

// befriendsClass reports whether a friend declaration declares a class, friend class C, and names not just one.
func befriendsClass(n syntax.Node) bool {
	name := n.First()
	if n.Kind() != syntax.FriendDeclaration || !name.Is(syntax.TypeIdentifier, syntax.QualifiedIdentifier, syntax.TemplateType) {
		return false
	}
	words := strings.Fields(string(n.Tree().Text[n.Start():name.Start()]))
	return len(words) > 0 && slices.Contains([]string{"class", "struct", "union"}, words[len(words)-1])
}

func isClass(n syntax.Node) bool {
	return n.Is(syntax.ClassSpecifier, syntax.StructSpecifier, syntax.UnionSpecifier, syntax.EnumSpecifier)
}

// ends reports whether the semicolon that ends a declaration is the next token after a word.
func (a *ignoredWords) ends(n syntax.Node, m syntax.Mark) bool {
	tree := n.Tree()
	at := tree.BlanksAfter(m.End)
	return at < len(tree.Text) && tree.Text[at] == ';'
}
