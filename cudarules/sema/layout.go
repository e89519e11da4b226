package sema

// scalarSizes are the sizes in bytes of the arithmetic types on 64-bit Linux;
// each is aligned to its size.
var scalarSizes = map[TypeKind]int64{
	Bool: 1, Char: 1, SChar: 1, UChar: 1, Char8: 1, WChar: 4, Char16: 2, Char32: 4, Short: 2, UShort: 2, Int: 4, UInt: 4,
	Long: 8, ULong: 8, LongLong: 8, ULongLong: 8, Int128: 16, UInt128: 16, Half: 2, Float: 4, Double: 8, LongDouble: 16,
	Float128: 16, NullPtr: 8, Pointer: 8,
}

// SizeAlign returns the size and alignment of a type in bytes on the host; ok
// is false if they are not known.
func (tu *TU) SizeAlign(t *Type) (size, align int64, ok bool) {
	switch t.Kind {
	case Array:
		size, align, ok = tu.SizeAlign(t.Elem)
		return size * t.Len, align, ok && t.Len >= 0
	case EnumType:
		return tu.SizeAlign(t.Enum.Underlying())
	case Long, ULong, WChar:
		if tu.Options.MSVC {
			if t.Kind == WChar {
				return 2, 2, true
			}
			return 4, 4, true
		}
	}
	size, ok = scalarSizes[t.Kind]
	return size, size, ok
}
