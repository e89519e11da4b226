package sema

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/limit"
	"github.com/cudavet/cudavet/cudarules/source"
	"github.com/cudavet/cudavet/cudarules/syntax"
)

// A Layout says where the parts of a class lie: by the Itanium C++ ABI for
// x86-64 as GCC applies it on the host, and as nvcc's device compiler does,
// which agrees but for packed classes and weakened typedefs.
type Layout struct {
	Size, Align int64 // in bytes
	Fields      []FieldLayout
	Bases       []BaseLayout // direct ones as they are declared, then the other virtual ones
	HasVPtr     bool         // a pointer to the virtual table lies at offset 0, in the class or its primary base

	nvSize   int64 // without virtual bases and reusable tail padding
	nvAlign  int64 // without virtual bases
	dataSize int64 // without reusable tail padding
	packed   bool  // GCC took the attribute
	empty    bool
	primary  *Record
	parts    int       // base class subobjects, but those in virtual bases
	empties  []emptyAt // empty subobjects, the class itself among them
	own      int       // how many of them do not lie in virtual bases
}

// A FieldLayout is the place of a non-static data member.
type FieldLayout struct {
	Field  *Variable
	Offset int64 // in bytes; of a bit-field, that of the byte with its first bit
	Bit    int64 // offset of the first bit in bits
	Width  int64 // of a bit-field in bits; -1 for other members
}

// A BaseLayout is the place of a base class subobject.
type BaseLayout struct {
	Record  *Record
	Virtual bool
	Offset  int64 // in bytes
}

// Member returns the place of the member of that name in a class, its unnamed
// members and its bases, counted from the beginning of the class. It reports
// false if there is none or the layout is not known.
func (tu *TU) Member(r *Record, name string, device bool) (FieldLayout, bool) {
	l, ok := tu.Layout(r, device)
	if !ok {
		return FieldLayout{}, false
	}
	for _, f := range l.Fields {
		if f.Field.unnamed {
			if in, ok := tu.Member(f.Field.Type().Record, name, device); ok {
				return in.shifted(f.Offset), true
			}
		} else if f.Field.Name == name {
			return f, true
		}
	}
	for _, b := range l.Bases {
		if in, ok := tu.Member(b.Record, name, device); ok {
			return in.shifted(b.Offset), true
		}
	}
	return FieldLayout{}, false
}

func (f FieldLayout) shifted(bytes int64) FieldLayout {
	f.Offset += bytes
	f.Bit += 8 * bytes
	return f
}

// An emptyAt is an empty class subobject: two of one type never share an
// address.
type emptyAt struct {
	record *Record
	offset int64
}

type layoutResult struct {
	layout *Layout // nil if it is not known
	asked  askedAt
}

// maxEmpties bounds the elements of an array whose empty subobjects are tracked: later ones lie beyond
// any that they could coincide with.
const maxEmpties = 64

// scalarSizes are the sizes in bytes of the arithmetic types on 64-bit Linux;
// each is aligned to its size.
var scalarSizes = map[TypeKind]int64{
	Bool: 1, Char: 1, SChar: 1, UChar: 1, Char8: 1, WChar: 4, Char16: 2, Char32: 4, Short: 2, UShort: 2, Int: 4, UInt: 4,
	Long: 8, ULong: 8, LongLong: 8, ULongLong: 8, Int128: 16, UInt128: 16, Half: 2, Float: 4, Double: 8, LongDouble: 16,
	Float128: 16, NullPtr: 8, Pointer: 8,
}

// windowsSizes are those that differ on 64-bit Windows.
var windowsSizes = map[TypeKind]int64{Long: 4, ULong: 4, WChar: 2, LongDouble: 8}

// SizeAlign returns the size and alignment of a type in bytes, in the unit's
// view; ok is false if they are not known.
func (tu *TU) SizeAlign(t *Type) (size, align int64, ok bool) {
	return tu.SizeAlignOn(t, tu.View == source.Device)
}

// SizeAlignOn is [TU.SizeAlign] for the host or the device. Of a type that is not known, nil, neither is.
func (tu *TU) SizeAlignOn(t *Type, device bool) (size, align int64, ok bool) {
	if t == nil {
		return 0, 0, false
	}
	if size, align, ok = tu.naturalSizeAlign(t, device); ok && t.align != 0 {
		align = t.align
	}
	return size, align, ok && t.align >= 0
}

// fits reports whether an array of n elements of some size in bytes, which is not zero, is within the
// greatest size of an object.
func (tu *TU) fits(size, n int64) bool {
	if n <= int64(limit.ObjectBytes.Value())/size {
		return true
	}
	tu.limits.Exceed(limit.ObjectBytes)
	return false
}

// naturalSizeAlign is SizeAlignOn without the alignment that a typedef gives.
func (tu *TU) naturalSizeAlign(t *Type, device bool) (size, align int64, ok bool) {
	switch t.Kind {
	case Array:
		size, align, ok = tu.SizeAlignOn(t.Elem, device)
		if !ok || t.Len < 0 || size > 0 && !tu.fits(size, t.Len) {
			return 0, 0, false
		}
		return size * t.Len, align, true
	case EnumType:
		return tu.enumSizeAlign(t.Enum, device)
	case RecordType:
		l, ok := tu.Layout(t.Record, device)
		if !ok {
			return 0, 0, false
		}
		return l.Size, l.Align, true
	case VaList: // an array of one structure
		return 24, 8, !tu.Options.MSVC
	case MemberPointer:
		if t.Elem.Kind == FunctionType {
			return 16, 8, !tu.Options.MSVC
		}
		return 8, 8, t.Elem.Kind != UnknownType && !tu.Options.MSVC
	}
	if tu.Options.MSVC {
		if size, ok = windowsSizes[t.Kind]; ok {
			return size, size, true
		}
	}
	size, ok = scalarSizes[t.Kind]
	return size, size, ok
}

// enumSizeAlign heeds the attribute packed, which chooses the smallest type.
func (tu *TU) enumSizeAlign(e *Enum, device bool) (size, align int64, ok bool) {
	if _, packed := markOf(e.Node.DeclMarks(), syntax.Packed); !packed || !e.Node.Child(syntax.FieldBase).IsZero() {
		return tu.SizeAlignOn(e.Underlying(), device)
	}
	least, greatest := int64(0), int64(0)
	for _, each := range e.enumerators() {
		c, ok := each.Value()
		if !ok {
			return 0, 0, false
		}
		least, greatest = min(least, c.Int()), max(greatest, c.Int())
	}
	size = 1
	for size < 8 && (least < -1<<(8*size-1) || least < 0 && greatest >= 1<<(8*size-1) || greatest >= 1<<(8*size)) {
		size *= 2
	}
	return size, size, true
}

func markOf(marks []syntax.Mark, w syntax.Word) (syntax.Mark, bool) {
	for _, m := range marks {
		if m.Word == w {
			return m, true
		}
	}
	return syntax.Mark{}, false
}

// Layout returns the layout of a class on the host or the device. It reports
// false if the class is not complete, a part of it is not known, or the host
// compiler is Microsoft's and the class is more than a C structure.
func (tu *TU) Layout(r *Record, device bool) (*Layout, bool) {
	i := 0
	if device {
		i = 1
	}
	q := &tu.inquiry
	if result := r.model.layouts[i]; result != nil {
		if result.asked != 0 {
			q.repeat(result.asked)
		}
		return result.layout, result.layout != nil
	}
	at, ok := q.begin()
	r.model.layouts[i] = &layoutResult{asked: at}
	var l *Layout
	if ok && r.isKnown() && !r.dependent {
		y := &layouter{tu: r.TU, record: r, device: device, union: r.IsUnion(), align: 1, layout: &Layout{}}
		tu.nested(func() {
			if y.lay() {
				l = y.layout
			}
		})
	}
	r.model.layouts[i] = nil
	if q.end(at) {
		r.model.layouts[i] = &layoutResult{layout: l}
		if q.tooDeep {
			q.later(func() { r.model.layouts[i] = nil })
		}
	}
	return l, l != nil
}

// A layouter lays out one class.
type layouter struct {
	tu     *TU
	record *Record
	device bool
	union  bool
	packed bool  // attribute packed
	pack   int64 // #pragma pack; 0 if there is none
	layout *Layout

	bits  int64 // occupied so far, empty bases apart
	size  int64 // in bytes, empty bases included
	align int64

	virtual map[*Record]int64 // where virtual bases have been placed
}

func roundUp(n, to int64) int64 { return (n + to - 1) / to * to }

func (y *layouter) lay() bool {
	r, l := y.record, y.layout
	if !y.attributes() || y.tu.Options.MSVC && !r.isCStructure() {
		return false
	}
	if !y.nonVirtualBases() || !y.fields() {
		return false
	}
	y.bits = roundUp(y.bits, 8)
	y.size = max(y.size, y.bits/8)
	l.nvSize, l.nvAlign = y.size, y.align
	empty := r.IsEmpty().Or(answer(y.union && len(r.Fields()) == 0))
	if empty == Unknown {
		return false
	}
	if l.empty = empty == Yes; l.empty {
		l.empties = append(l.empties, emptyAt{r, 0})
	}
	l.own = len(l.empties)
	if !r.TU.limits.Allows(limit.ClassParts, max(l.parts, l.own)) {
		return false
	}
	if !y.virtualBases() {
		return false
	}
	l.dataSize = max(l.nvSize, y.bits/8)
	l.Align = y.align
	l.Size = roundUp(max(y.size, y.bits/8), y.align)
	if !r.TU.limits.Allows(limit.ObjectBytes, int(l.Size)) {
		return false
	}
	if l.Size == 0 && (l.empty || len(l.Fields) == 0) {
		l.Size = y.align
	}
	switch r.isLayoutPOD() {
	case Unknown:
		return false
	case Yes:
		l.nvSize, l.dataSize = l.Size, l.Size
	}
	return true
}

// attributes applies attributes and pragmas of the whole class.
func (y *layouter) attributes() bool {
	r := y.record
	if r.Closure != nil {
		return true
	}
	def := r.Definition()
	var ok bool
	if y.pack, ok = y.tu.packAt(def); !ok {
		return false
	}
	marks := def.DeclMarks()
	_, y.packed = markOf(marks, syntax.Packed)
	y.layout.packed = y.packed
	for _, f := range r.Fields() {
		if y.packed && y.keepsAlignment(f.Type().element()) {
			y.layout.packed = false
		}
	}
	align, ok := r.Scope().alignment(def.Tree(), marks)
	y.align = max(y.align, align)
	return ok
}

// isCStructure reports whether the class has nothing that C has not.
func (r *Record) isCStructure() bool {
	for _, f := range r.Fields() {
		if f.IsBitField() {
			return false
		}
	}
	return len(r.Bases()) == 0 && r.IsPolymorphic() == No
}

// isLayoutPOD answers whether the ABI counts the class among the PODs, those of
// C++03, in whose tail padding nothing is placed.
func (r *Record) isLayoutPOD() Answer { return r.ask(isLayoutPOD, r.findLayoutPOD) }

func (r *Record) findLayoutPOD() Answer {
	if r.Closure != nil || len(r.Bases()) > 0 {
		return No
	}
	own, ok := r.ownSpecials()
	if !ok {
		return Unknown
	}
	for k, list := range own {
		for _, f := range list {
			first := f.First()
			provided := !first.IsDefaulted() && !first.IsDeleted() || first.Specifiers().Has(syntax.Explicit)
			if provided && SpecialKind(k) != MoveAssignment {
				return No
			}
		}
	}
	a := r.IsPolymorphic().Not()
	for _, f := range r.Fields() {
		if f.isPadding() {
			continue
		}
		if r.fieldAccess(f) != Public || f.HasInitializer() || hasAttribute(f, f.ownMarks(), noUniqueAddress) {
			return No
		}
		switch t := f.Type().element(); {
		case t.IsReference():
			return No
		case t.Kind == RecordType:
			a = a.And(t.Record.isLayoutPOD())
		default:
			a = a.And(t.known(true))
		}
	}
	return a
}

func (y *layouter) fields() bool {
	for _, f := range y.record.Fields() {
		if y.union {
			y.size = max(y.size, (y.bits+7)/8)
			y.bits = 0
		}
		place := y.member
		if f.IsBitField() {
			place = y.bitField
		}
		if !place(f) {
			return false
		}
	}
	if y.union {
		y.bits = max(y.bits, 8*y.size)
	}
	return true
}

// ownMarks returns the marks that apply to the variable: those among the
// specifiers, and those at its own declarator.
func (v *Variable) ownMarks() []syntax.Mark {
	if v.Declarator.IsZero() {
		return v.Marks()
	}
	return marksAt(v.Node, v.Declarator)
}

// marksAt returns the marks of declaration n that apply to one of its
// declarators.
func marksAt(n, declarator syntax.Node) []syntax.Mark {
	var own []syntax.Mark
	first, next := syntax.Node{}, syntax.Node{}
	for d := range n.ChildrenIn(syntax.FieldDeclarator) {
		if first.IsZero() {
			first = d
		}
		if d.Start() > declarator.Start() && next.IsZero() {
			next = d
		}
	}
	for _, m := range n.DeclMarks() {
		if m.Start < first.Start() || m.Start >= declarator.Start() && (next.IsZero() || m.Start < next.Start()) {
			own = append(own, m)
		}
	}
	return own
}

// member places a member that is no bit-field.
func (y *layouter) member(f *Variable) bool {
	t := f.Type()
	size, align, ok := y.tu.memberSizeAlign(t, y.device)
	marks := f.ownMarks()
	explicit, known := f.Scope.alignment(f.Node.Tree(), marks)
	if !ok || !known {
		return false
	}
	elem := t.element()
	if _, own := markOf(marks, syntax.Packed); own {
		align = 1
	} else if y.packed && !y.keepsAlignment(elem) {
		align = 1
	}
	align = max(align, explicit)
	var inner []emptyAt
	floats := false // an empty member that need not have an address of its own
	if elem.Kind == RecordType {
		l, ok := y.tu.Layout(elem.Record, y.device)
		if !ok {
			return false
		}
		inner = emptiesOf(t, l)
		if t.Kind == RecordType && hasAttribute(f, marks, noUniqueAddress) {
			floats = l.empty && !y.conflicts(inner, 0)
			if !l.empty {
				size = l.dataSize
			}
		}
	}
	if y.pack > 0 && !floats {
		align = min(align, y.pack)
	}
	offset := roundUp((y.bits+7)/8, align)
	if !y.tu.limits.Allows(limit.ObjectBytes, int(offset)) {
		return false
	}
	if floats {
		offset = 0
	}
	for !y.union && y.conflicts(inner, offset) {
		offset += align
	}
	y.place(inner, offset)
	at := offset
	if y.device && elem.align > 0 { // the device compiler sizes the class by the alignment of a typedef, but does not weaken the access
		if _, natural, ok := y.tu.naturalSizeAlign(elem, y.device); ok && elem.Kind != RecordType {
			at = roundUp(at, natural)
		}
	}
	y.layout.Fields = append(y.layout.Fields, FieldLayout{Field: f, Offset: at, Bit: 8 * at, Width: -1})
	if !floats {
		y.bits = 8 * (offset + size)
	}
	y.size = max(y.size, offset+size)
	y.align = max(y.align, align)
	return true
}

// memberSizeAlign is SizeAlignOn for the type of a member, which may be a
// reference or an array of unknown bound.
func (tu *TU) memberSizeAlign(t *Type, device bool) (size, align int64, ok bool) {
	switch {
	case t.IsReference():
		return 8, 8, true
	case t.Kind == Array && t.Unbound:
		_, align, ok = tu.SizeAlignOn(t.Elem, device)
		return 0, align, ok
	}
	return tu.SizeAlignOn(t, device)
}

// keepsAlignment reports whether GCC does not pack a member: one of a class
// that is neither a POD nor packed itself. The device compiler packs it.
func (y *layouter) keepsAlignment(elem *Type) bool {
	if y.device || elem.Kind != RecordType {
		return false
	}
	l, ok := y.tu.Layout(elem.Record, false)
	return ok && !l.packed && elem.Record.isLayoutPOD() == No
}

// noUniqueAddress lets a member overlap with others that have no conflict.
const noUniqueAddress = "no_unique_address"

// hasAttribute reports a standard attribute among marks.
func hasAttribute(f *Variable, marks []syntax.Mark, name string) bool {
	for _, m := range marks {
		if m.Word == syntax.StandardAttribute && strings.TrimSpace(string(f.Node.Tree().Text[m.Args.Start:m.Args.End])) == name {
			return true
		}
	}
	return false
}

// bitField places a bit-field as GCC does on x86-64: it does not cross a
// boundary of its type unless it is packed, and an unnamed one does not align
// the class.
func (y *layouter) bitField(f *Variable) bool {
	size, align, ok := y.tu.SizeAlignOn(f.Type(), y.device)
	width, known := f.BitWidth()
	marks := f.ownMarks()
	explicit, understood := f.Scope.alignment(f.Node.Tree(), marks)
	if !ok || !known || !understood || width < 0 {
		return false
	}
	_, packed := markOf(marks, syntax.Packed)
	packed = packed || y.packed
	if width == 0 {
		if packed && y.device {
			align = 1
		}
		y.bits = roundUp(y.bits, 8*align)
		return true
	}
	if width > 8*size { // wider than its type: aligned as the widest integer that it fills
		for size < 8 && width >= 16*size {
			size, align = 2*size, 2*align
		}
		if packed {
			align = 1
		}
		explicit = max(explicit, align)
	}
	if explicit > 0 {
		if y.pack > 0 {
			explicit = min(explicit, y.pack)
		}
		y.bits = roundUp(y.bits, 8*explicit)
		y.align = max(y.align, explicit)
	}
	if y.pack == 0 && !packed && (y.bits%(8*align)+width+8*align-1)/(8*align) > size/align && width <= 8*size {
		y.bits = roundUp(y.bits, 8*align)
	}
	if f.Name != "" {
		switch {
		case y.pack > 0:
			align = min(align, y.pack)
		case packed:
			align = 1
		}
		y.align = max(y.align, align)
	}
	y.layout.Fields = append(y.layout.Fields, FieldLayout{Field: f, Offset: y.bits / 8, Bit: y.bits, Width: width})
	y.bits += width
	return true
}

// emptiesOf lists the empty subobjects of an object of type t, whose elements
// have layout l.
func emptiesOf(t *Type, l *Layout) []emptyAt {
	if len(l.empties) == 0 {
		return nil
	}
	count := int64(1)
	for ; t.Kind == Array; t = t.Elem {
		count = min(count*max(t.Len, 0), maxEmpties)
	}
	var out []emptyAt
	for i := range count {
		for _, e := range l.empties {
			out = append(out, emptyAt{e.record, e.offset + i*l.Size})
		}
	}
	return out
}

// conflicts reports whether an empty subobject would come to lie on another of
// its type.
func (y *layouter) conflicts(inner []emptyAt, offset int64) bool {
	for _, e := range inner {
		for _, o := range y.layout.empties {
			if o.record == e.record && o.offset == offset+e.offset {
				return true
			}
		}
	}
	return false
}

func (y *layouter) place(inner []emptyAt, offset int64) {
	for _, e := range inner {
		y.layout.empties = append(y.layout.empties, emptyAt{e.record, offset + e.offset})
	}
}
