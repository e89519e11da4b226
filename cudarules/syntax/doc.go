// Package syntax reads the preprocessed text of one translation unit of CUDA
// C++, or of C, into a tree.
//
// The trees are those of the tree-sitter grammar of C++, which knows no CUDA
// and not all of C++. So the text is lowered first, to text of the same length
// with the same line breaks that the grammar reads:
//
//   - CUDA words and attributes become blanks and are kept as marks;
//   - a launch k<<<g, b>>>(x) becomes a call of a call, k(g, b)(x);
//   - comments and directives become blanks;
//   - what the grammar is known to fail on is written in another way, and the
//     tree is reshaped afterwards so that it shows what was meant.
//
// The tree is then read into plain Go memory: offsets are those of the text,
// a node's text is the text's, and nothing refers to C.
//
// # Where trees differ from the grammar's
//
// These nodes are made by the package:
//
//   - an asm statement with operands is a gnu_asm_expression with arguments:
//     strings, and for each operand a gnu_asm_output_operand or
//     gnu_asm_input_operand whose function is the constraint and whose arguments
//     hold the expression;
//   - typeid(x) is a typeid_expression with a type or a value, as sizeof has;
//   - throw x as an operand is a throw_expression with an argument;
//   - T C::*p is a member_pointer_declarator; the class is in the text before;
//   - the value decltype(x)(y) or decltype(x){y} is a call whose function is a
//     decltype with arguments;
//   - an operator's name in an expression, x.operator()(y), is an operator_name;
//   - a type_descriptor without children is a type that only its text tells: of
//     a new-expression or a template parameter's default that is a pointer, of a
//     pack of pointers, of an argument of va_arg or of a type trait;
//   - a member with its own default value among several has it behind its
//     declarator: the fields are declarator, default_value, declarator, ….
//
// A declaration with a Macro mark has lost a macro that nothing defines: it
// may be anything, an execution space among others.
package syntax

//go:generate go run ./internal/kindgen
