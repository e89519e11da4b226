package cgobridge

import (
	"go/ast"
	"go/constant"
	"go/token"

	"golang.org/x/tools/go/ast/astutil"

	"github.com/cudavet/cudavet/cudarules/limit"
)

// NeverRuns reports whether a node of the package's cgo files is in a branch whose condition compares
// constants, or variables assigned one, and is false, such as a test whether Go's int has the size of
// C's.
func (p *Package) NeverRuns(n ast.Node) bool {
	for _, preamble := range p.Preambles {
		if file := preamble.File; file.FileStart <= n.Pos() && n.End() <= file.FileEnd {
			path, _ := astutil.PathEnclosingInterval(file, n.Pos(), n.End())
			return p.leadsNowhere(path)
		}
	}
	return false
}

// leadsNowhere answers for a node and those around it, the innermost first.
func (p *Package) leadsNowhere(path []ast.Node) bool {
	for i := 1; i < len(path); i++ {
		switch outer := path[i].(type) {
		case *ast.IfStmt:
			holds, known := p.condition(outer.Cond)
			if known && (path[i-1] == outer.Body && !holds || path[i-1] == outer.Else && holds) {
				return true
			}
		case *ast.CaseClause:
			if i+2 < len(path) && p.isPassedOver(outer, path[i+2]) {
				return true
			}
		}
	}
	return false
}

// isPassedOver reports whether none of a clause's conditions holds, in a switch
// statement without a value.
func (p *Package) isPassedOver(clause *ast.CaseClause, around ast.Node) bool {
	if s, ok := around.(*ast.SwitchStmt); !ok || s.Tag != nil || len(clause.List) == 0 {
		return false
	}
	for _, cond := range clause.List {
		if holds, known := p.condition(cond); !known || holds {
			return false
		}
	}
	return true
}

// condition returns the value of a condition, if it is known.
func (p *Package) condition(e ast.Expr) (holds, known bool) {
	if v := p.Info.Types[e].Value; v != nil && v.Kind() == constant.Bool {
		return constant.BoolVal(v), true
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		holds, known = p.condition(x.X)
		return !holds, known && x.Op == token.NOT
	case *ast.BinaryExpr:
		switch x.Op {
		case token.LAND, token.LOR:
			return p.both(x)
		case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
			left, right := p.constant(x.X, limit.GoDepth.Value()), p.constant(x.Y, limit.GoDepth.Value())
			if left != nil && right != nil && left.Kind() == constant.Int && right.Kind() == constant.Int {
				return constant.Compare(left, x.Op, right), true
			}
		}
	}
	return false, false
}

// both returns the value of a conjunction or disjunction: one operand may be
// enough to know it.
func (p *Package) both(x *ast.BinaryExpr) (holds, known bool) {
	left, leftKnown := p.condition(x.X)
	right, rightKnown := p.condition(x.Y)
	decides := x.Op == token.LOR // the value of either operand that decides the whole
	if leftKnown && left == decides || rightKnown && right == decides {
		return decides, true
	}
	return !decides, leftKnown && rightKnown
}
