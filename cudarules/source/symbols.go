package source

import (
	"encoding/binary"
	"math/bits"
)

// A symbol is the number of an identifier's spelling.
type symbol int32

// symbols numbers spellings, equal ones alike.
type symbols struct {
	names []string
	slots []symbolSlot // open addressing; a power of two long, at most half full
}

type symbolSlot struct {
	hash uint32
	sym  symbol // 1 + the symbol; 0: free
}

func newSymbols() *symbols {
	return &symbols{slots: make([]symbolSlot, 1<<12)}
}

// intern returns the symbol of name.
func (t *symbols) intern(name []byte) symbol {
	hash := hashName(name)
	mask := uint32(len(t.slots) - 1)
	i := hash & mask
	for ; t.slots[i].sym != 0; i = (i + 1) & mask {
		if s := t.slots[i]; s.hash == hash && t.names[s.sym-1] == string(name) {
			return s.sym - 1
		}
	}
	t.names = append(t.names, string(name))
	t.slots[i] = symbolSlot{hash, symbol(len(t.names))}
	if 2*len(t.names) > len(t.slots) {
		t.grow()
	}
	return symbol(len(t.names) - 1)
}

func (t *symbols) grow() {
	old := t.slots
	t.slots = make([]symbolSlot, 2*len(old))
	mask := uint32(len(t.slots) - 1)
	for _, s := range old {
		if s.sym == 0 {
			continue
		}
		i := s.hash & mask
		for t.slots[i].sym != 0 {
			i = (i + 1) & mask
		}
		t.slots[i] = s
	}
}

// hashName takes eight bytes at a time: names are short.
func hashName(name []byte) uint32 {
	h := uint64(len(name)) * 0x9e3779b97f4a7c15
	for len(name) >= 8 {
		h = mix(h ^ binary.LittleEndian.Uint64(name))
		name = name[8:]
	}
	var tail uint64
	for i, c := range name {
		tail |= uint64(c) << (8 * i)
	}
	h = mix(h ^ tail)
	return uint32(h ^ h>>32)
}

func mix(h uint64) uint64 {
	hi, lo := bits.Mul64(h, 0xa0761d6478bd642f)
	return hi ^ lo
}

// A symbolSet is a set of symbols, one bit each.
type symbolSet []uint64

func (s symbolSet) has(sym symbol) bool {
	i := int(sym >> 6)
	return i < len(s) && s[i]>>(sym&63)&1 != 0
}

func (s *symbolSet) add(sym symbol) {
	i := int(sym >> 6)
	if i >= len(*s) {
		s.grow(i + 1)
	}
	(*s)[i] |= 1 << (sym & 63)
}

func (s symbolSet) remove(sym symbol) {
	if i := int(sym >> 6); i < len(s) {
		s[i] &^= 1 << (sym & 63)
	}
}

func (s *symbolSet) grow(n int) {
	*s = append(*s, make([]uint64, n-len(*s))...)
}
