package syntax

import (
	"slices"
	"strings"
)

// words are the identifiers that are hidden. Arguments are optional for those that take any.
var words = map[string]Word{
	"__global__":                      Global,
	"__device__":                      Device,
	"__host__":                        Host,
	"__shared__":                      Shared,
	"__constant__":                    Constant,
	"__managed__":                     Managed,
	"__grid_constant__":               GridConstant,
	"__launch_bounds__":               LaunchBounds,
	"__block_size__":                  BlockSize,
	"__cluster_dims__":                ClusterDims,
	"__maxnreg__":                     MaxNReg,
	"__forceinline__":                 ForceInline,
	"__forceinline":                   ForceInline,
	"__noinline__":                    NoInline,
	"__inline_hint__":                 InlineHint,
	"__nv_pure__":                     NvPure,
	"__tile__":                        Tile,
	"__tile_global__":                 TileGlobal,
	"__align__":                       Align,
	"__builtin_align__":               Align,
	"alignas":                         Align,
	"_Alignas":                        Align,
	"__restrict__":                    Restrict,
	"__restrict":                      Restrict,
	"__extension__":                   Extension,
	"_Noreturn":                       Noreturn,
	"__device_builtin__":              Builtin,
	"__cudart_builtin__":              Builtin,
	"__device_builtin_surface_type__": TextureType,
	"__device_builtin_texture_type__": TextureType,
}

// attributes are the names of __attribute__, __declspec and [[…]] items equivalent to a word, without
// the underscores around them.
var attributes = map[string]Word{
	"global":                      Global,
	"device":                      Device,
	"host":                        Host,
	"shared":                      Shared,
	"constant":                    Constant,
	"managed":                     Managed,
	"grid_constant":               GridConstant,
	"launch_bounds":               LaunchBounds,
	"block_size":                  BlockSize,
	"cluster_dims":                ClusterDims,
	"maxnreg":                     MaxNReg,
	"always_inline":               ForceInline,
	"forceinline":                 ForceInline,
	"noinline":                    NoInline,
	"nv_pure":                     NvPure,
	"aligned":                     Align,
	"align":                       Align,
	"packed":                      Packed,
	"noreturn":                    Noreturn,
	"device_builtin":              Builtin,
	"cudart_builtin":              Builtin,
	"device_builtin_surface_type": TextureType,
	"device_builtin_texture_type": TextureType,
}

// takesArguments reports whether a parenthesis after w belongs to it.
func (w Word) takesArguments() bool {
	switch w {
	case LaunchBounds, BlockSize, ClusterDims, MaxNReg, Align:
		return true
	}
	return false
}

// spellings are the GNU names of standard keywords, with the keyword.
var spellings = map[string]string{
	"__volatile__":   "volatile",
	"__volatile":     "volatile",
	"__const__":      "const",
	"__const":        "const",
	"__signed__":     "signed",
	"__signed":       "signed",
	"__asm":          "asm",
	"__asm__":        "asm",
	"__inline":       "inline",
	"__inline__":     "inline",
	"__typeof__":     "decltype",
	"__typeof":       "decltype",
	"__decltype":     "decltype",
	"__alignof__":    "alignof",
	"__alignof":      "alignof",
	"_Alignof":       "alignof",
	"_Static_assert": "static_assert",
}

// hideWords blanks the words and attributes in the text, adds their marks and
// removes their tokens.
func (l *lowering) hideWords() {
	kept := l.toks[:0]
	for i := 0; i < len(l.toks); i++ {
		if next := l.hide(i); next > i {
			i = next - 1
			continue
		}
		kept = append(kept, l.toks[i])
	}
	l.toks = kept
	slices.SortStableFunc(l.marks, func(a, b Mark) int { return a.Start - b.Start })
}

// hide hides the word at token i and returns the token after it, i if there is none to hide.
func (l *lowering) hide(i int) int {
	t := l.toks[i]
	switch t.kind {
	case '[':
		if l.isGroup(i, '[') && l.isGroup(i+1, '[') && l.toks[i+1].start == t.end {
			return l.hideStandard(i)
		}
	case word:
		first := l.text[t.start]
		if first != '_' && first != 'a' && first != 'r' {
			return i
		}
		return l.hideWord(i)
	}
	return i
}

func (l *lowering) hideWord(i int) int {
	t, name := l.toks[i], l.str(i)
	if w, ok := words[name]; ok {
		next, args := i+1, Span{}
		if w.takesArguments() && l.isGroup(i+1, '(') {
			next, args = l.group(i + 1)
		}
		l.mark(w, int(t.start), int(l.toks[next-1].end), args)
		return next
	}
	if s, ok := spellings[name]; ok {
		l.respell(t, s)
		l.toks[i].class = classOf(s)
		return i
	}
	switch name {
	case "restrict":
		if l.c {
			l.mark(Restrict, int(t.start), int(t.end), Span{})
			return i + 1
		}
	case "__attribute__", "__attribute":
		if l.isGroup(i+1, '(') && l.isGroup(i+2, '(') {
			next, args := l.group(i + 1)
			l.items(i+3, next-2, GNUAttribute)
			blank(l.out[t.start : args.End+1])
			return next
		}
	case "__declspec", "_declspec":
		if l.isGroup(i+1, '(') {
			next, args := l.group(i + 1)
			l.items(i+2, next-1, DeclSpec)
			blank(l.out[t.start : args.End+1])
			return next
		}
	case "_Pragma", "__pragma":
		if l.isGroup(i+1, '(') {
			next, args := l.group(i + 1)
			blank(l.out[t.start : args.End+1])
			return next
		}
	}
	return i
}

// hideStandard hides the attribute list [[…]] that begins at token i.
func (l *lowering) hideStandard(i int) int {
	next, _ := l.group(i)
	// a[[] { … }()] indexes with a lambda.
	if inner, _ := l.group(i + 1); inner != next-1 {
		return i
	}
	l.items(i+2, next-2, StandardAttribute)
	blank(l.out[l.toks[i].start:l.toks[next-1].end])
	return next
}

// items marks the comma-separated attributes of the tokens [i, end).
func (l *lowering) items(i, end int, other Word) {
	for first := i; i <= end; i++ {
		switch {
		case i == end || l.is(i, ','):
			if first < i {
				l.item(first, i, other)
			}
			first = i + 1
		case l.isGroup(i, '('):
			next, _ := l.group(i)
			i = min(next, end) - 1
		}
	}
}

func (l *lowering) item(i, end int, other Word) {
	start, stop := int(l.toks[i].start), int(l.toks[end-1].end)
	name := i
	if l.is(i+1, scope) && i+2 < end { // gnu::aligned
		name = i + 2
	}
	w, known := attributes[strings.Trim(l.str(name), "_")]
	if !known {
		l.mark(other, start, stop, Span{start, stop})
		return
	}
	var args Span
	if name+1 < end && l.isGroup(name+1, '(') {
		_, args = l.group(name + 1)
	}
	l.mark(w, start, stop, args)
}

func (l *lowering) mark(w Word, start, end int, args Span) {
	l.marks = append(l.marks, Mark{w, start, end, args})
	blank(l.out[start:end])
}

// group returns the token after the bracketed group that begins at token i and the text between the
// brackets.
func (l *lowering) group(i int) (next int, inside Span) {
	mate := int(l.toks[i].mate)
	return mate + 1, Span{int(l.toks[i].end), int(l.toks[mate].start)}
}

// isGroup reports whether a bracketed group of that kind begins at token i.
func (l *lowering) isGroup(i int, kind tokenKind) bool { return l.is(i, kind) && l.toks[i].mate >= 0 }
