package cgolayout

import (
	"fmt"
	"go/types"

	"github.com/cudavet/cudavet/cgobridge"
)

// Takes is the fact that a Go function hands untyped pointers to C, which takes
// them for pointers to types of its own.
type Takes struct {
	Params map[int][]Taken // by index
}

// A Taken is a type that C takes memory for.
type Taken struct {
	Name     string
	Size     int64 // in bytes
	IsStruct bool
	Scalars  []Scalar
}

// A Scalar is one in a type.
type Scalar struct {
	Offset, Size int64 // in bytes
	Kind         uint8
	Field        string
	Raw          bool
}

func (*Takes) AFact() {}

func (t *Takes) String() string { return fmt.Sprintf("hands %d untyped pointers to C", len(t.Params)) }

// A taken is a Taken with the members that are known where the sources are.
type taken struct {
	name   string
	layout layout
}

// taken returns the types that C takes what a parameter points to for.
func (c *checker) taken(param *cgobridge.Param) []taken {
	if list, ok := c.imported[param]; ok {
		return list
	}
	var list []taken
	for _, f := range param.Effects {
		if f.Kind == cgobridge.CastTo && f.Level == 1 && f.Type != nil && f.Field == "" {
			if l, ok := ofCUDA(f.TU, f.Type); ok {
				list = append(list, taken{f.Type.Unqualified().String(), l})
			}
		}
	}
	return list
}

// exportFacts tells other packages of the helpers in this one.
func (c *checker) exportFacts(helpers map[*types.Var][]*cgobridge.Param) {
	facts := map[*types.Func]*Takes{}
	for v, params := range helpers {
		fn, index := c.pkg.ParameterOf(v)
		if fn == nil {
			continue
		}
		own := cgobridge.SameObjectIn(c.pass.Pkg, fn)
		if own == nil {
			continue
		}
		for _, p := range params {
			for _, t := range c.taken(p) {
				if facts[own] == nil {
					facts[own] = &Takes{Params: map[int][]Taken{}}
				}
				facts[own].Params[index] = append(facts[own].Params[index], t.export())
			}
		}
	}
	for fn, fact := range facts {
		c.pass.ExportObjectFact(fn, fact)
	}
}

func (t taken) export() Taken {
	exported := Taken{Name: t.name, Size: t.layout.size, IsStruct: t.layout.isStruct}
	for _, l := range t.layout.leaves {
		exported.Scalars = append(exported.Scalars, Scalar{l.offset, l.size, uint8(l.kind), l.field, l.raw})
	}
	return exported
}

// importedParams stands for what a function of another package does with its
// parameters, by index; taken tells it.
func (c *checker) importedParams(fn *types.Func) map[int]*cgobridge.Param {
	var fact Takes
	if !c.pass.ImportObjectFact(fn, &fact) {
		return nil
	}
	params := map[int]*cgobridge.Param{}
	for i, list := range fact.Params {
		params[i] = &cgobridge.Param{}
		for _, t := range list {
			l := layout{size: t.Size, isStruct: t.IsStruct}
			for _, s := range t.Scalars {
				l.leaves = append(l.leaves, leaf{offset: s.Offset, size: s.Size, kind: kind(s.Kind), field: s.Field, raw: s.Raw})
			}
			c.imported[params[i]] = append(c.imported[params[i]], taken{t.Name, l})
		}
	}
	return params
}
