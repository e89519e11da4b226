package syntax

import (
	"bytes"
	"sort"
)

// A lowered is the text for the grammar: its differences from the parsed text, which has the same length.
type lowered struct {
	text  []byte
	runs  []changed // ascending
	bytes []byte    // that the runs have in place of the text's
}

// A changed is a run of bytes that are other ones than the text's.
type changed struct {
	start, end int32
	at         int32 // in bytes
}

// newLowered returns the text for the grammar of a text.
func newLowered(text, out []byte) lowered {
	l := lowered{text: text}
	count, size := 0, 0
	eachChange(text, out, func(start, end int) {
		count++
		size += end - start
	})
	if count > 0 {
		l.runs, l.bytes = make([]changed, 0, count), make([]byte, 0, size)
	}
	eachChange(text, out, func(start, end int) { l.change(start, out[start:end]) })
	return l
}

// eachChange calls do for each run of bytes in which a text differs from another of its length.
func eachChange(from, to []byte, do func(start, end int)) {
	for i := 0; i < len(to); i++ {
		if from[i] == to[i] {
			continue
		}
		start := i
		for i++; i < len(to) && from[i] != to[i]; {
			i++
		}
		do(start, i)
	}
}

// change replaces bytes of the grammar's text, at an offset after all earlier changes.
func (l *lowered) change(start int, to []byte) {
	l.runs = append(l.runs, changed{int32(start), int32(start + len(to)), int32(len(l.bytes))})
	l.bytes = append(l.bytes, to...)
}

// behind returns the number of runs that end at or before an offset.
func (l *lowered) behind(offset int) int {
	return sort.Search(len(l.runs), func(i int) bool { return int(l.runs[i].end) > offset })
}

// at returns the byte at an offset.
func (l *lowered) at(offset int) byte {
	if i := l.behind(offset); i < len(l.runs) && int(l.runs[i].start) <= offset {
		return l.bytes[int(l.runs[i].at)+offset-int(l.runs[i].start)]
	}
	return l.text[offset]
}

// cut returns the bytes from start to end.
func (l *lowered) cut(start, end int) []byte {
	out := bytes.Clone(l.text[start:end])
	for _, r := range l.runs[l.behind(start):] {
		if int(r.start) >= end {
			break
		}
		from, to := max(int(r.start), start), min(int(r.end), end)
		copy(out[from-start:to-start], l.bytes[int(r.at)+from-int(r.start):])
	}
	return out
}
