package sema

import "github.com/cudavet/cudavet/cudarules/syntax"

// UnderstandsNothing reports whether the file has code of which nothing is understood: not one declaration could be made out,
// as in a text of another language. A file without code, and one that is only headers and macros, has nothing to be understood.
func (tu *TU) UnderstandsNothing() bool {
	root := tu.Main().Tree.Root()
	return root.Kind() == syntax.Error || !root.First().IsZero() && !tu.understands(root)
}

// IsEmpty reports whether the preprocessor leaves nothing of the file: no code, and no header that it includes.
func (tu *TU) IsEmpty() bool {
	return tu.Main().Tree.Root().First().IsZero() && len(tu.Main().Source.Includes) == 0
}

// understands reports whether a declaration in a list of them is understood.
func (tu *TU) understands(list syntax.Node) bool {
	for c := range list.Children() {
		for c.Is(syntax.NamespaceDefinition, syntax.LinkageSpecification) && c.HasError() {
			c = c.Child(syntax.FieldBody)
		}
		if c.Is(syntax.DeclarationList) && c.HasError() {
			if tu.understands(c) {
				return true
			}
		} else if !c.IsZero() && (!c.HasError() || isInPart(c)) && !isStatement(c) && !tu.isOfNoType(c) {
			return true
		}
	}
	return false
}

// isInPart reports whether a syntax error in a function's definition is one of some statements alone: rules look at the rest.
func isInPart(n syntax.Node) bool {
	body := n.Child(syntax.FieldBody)
	if !n.Is(syntax.FunctionDefinition) || body.IsZero() {
		return false
	}
	for c := range n.Children() {
		if c.Start() != body.Start() && c.HasError() {
			return false
		}
	}
	for c := range body.Children() {
		if !c.HasError() && c.End()-c.Start() > 1 { // no bracket, and no empty statement after an error
			return true
		}
	}
	return false
}

// isStatement reports whether a node at namespace scope is none of the declarations permitted there.
func isStatement(n syntax.Node) bool {
	return n.Is(syntax.ExpressionStatement, syntax.CompoundStatement, syntax.LabeledStatement, syntax.IfStatement, syntax.SwitchStatement,
		syntax.WhileStatement, syntax.DoStatement, syntax.ForStatement, syntax.ForRangeLoop, syntax.ReturnStatement, syntax.BreakStatement,
		syntax.ContinueStatement, syntax.GotoStatement, syntax.ThrowStatement, syntax.TryStatement, syntax.CaseStatement)
}

// isOfNoType reports whether a declaration has a type that nothing declares, in a file that includes nothing.
func (tu *TU) isOfNoType(n syntax.Node) bool {
	if len(tu.Source.Units) > 1 || len(tu.Source.Missing)+len(tu.Source.System) > 0 || !n.Is(syntax.Declaration) {
		return false
	}
	for v := range tu.Variables(tu.Main()) {
		if v.Node == n && v.Type().Kind == UnknownType {
			return true
		}
	}
	return false
}
