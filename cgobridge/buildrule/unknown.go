package buildrule

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// A value that a build rule takes from a program, from the machine or from the user is a hole in the
// texts that depend on it: one rune of a private plane. So it passes through variables, functions and
// lists like any other text, and a command line shows which of its parts are unknown.

// A hole has the possible values of its rune: one of some texts, or anything.
type hole struct {
	reason string
	about  nvcc.Aspects // of a command line that it may change
	texts  []string     // all that it may be; nil if that is not known
	there  bool         // it is not empty, and no word for false
}

const (
	firstHole, lastHole = '\U000F0000', '\U000FFFFD'

	holeByte = 0xF3 // with which the spelling of each begins

	maxTexts      = 8    // that one hole may be
	maxTextLength = 4096 // bytes of all of them
	maxReadings   = 16   // of one command line

	maxKept = 1 << 22 // bytes of readings that are kept
)

// holes gives runes to holes, to equal ones the same.
type holes struct {
	all       []hole
	open      map[openHole]string // runes of those that may be anything
	choices   map[string]string   // of those that may be one of some texts, by the reason and these
	key       []byte              // of a choice that is looked up
	kept      map[string][]string // readings of texts
	keptBytes int                 // of these
}

// An openHole is the key of a hole that may be anything.
type openHole struct {
	reason string
	about  nvcc.Aspects
	there  bool
}

func newHoles() holes {
	return holes{open: map[openHole]string{}, choices: map[string]string{}, kept: map[string][]string{}}
}

// clone returns holes that can be added to without changing h.
func (h *holes) clone() holes {
	return holes{all: slices.Clone(h.all), open: maps.Clone(h.open), choices: maps.Clone(h.choices), kept: map[string][]string{}}
}

// forget releases the data that only the reading of build files needs.
func (h *holes) forget() {
	clear(h.kept)
	h.key, h.keptBytes = nil, 0
}

// unknown returns the text of a hole that may be anything.
func (h *holes) unknown(reason string) string {
	return h.add(openHole{reason: reason, about: nvcc.All})
}

// about returns the text of a hole that may be any flags about some aspects.
func (h *holes) about(about nvcc.Aspects, reason string) string {
	return h.add(openHole{reason: reason, about: about})
}

// found returns the text of something that is there, such as a folder of the machine.
func (h *holes) found(reason string) string {
	return h.add(openHole{reason: reason, there: true})
}

// either returns a text that may be any of the given ones.
func (h *holes) either(reason string, texts ...string) string {
	slices.Sort(texts)
	texts = slices.Compact(texts)
	if len(texts) == 1 {
		return texts[0]
	}
	length := 0
	for _, t := range texts {
		length += len(t)
	}
	if length > maxTextLength || len(texts) > maxTexts {
		return h.unknown(reason) // they may be names of libraries with unknown flags
	}
	h.key = appendChoice(h.key[:0], reason, texts)
	if text, ok := h.choices[string(h.key)]; ok {
		return text
	}
	var about nvcc.Aspects
	for _, t := range texts {
		about |= h.aspects(t)
	}
	return put(h, h.choices, string(h.key), hole{reason: reason, about: about, texts: slices.Clone(texts)})
}

// appendChoice appends the key of a hole that may be one of some texts.
func appendChoice(key []byte, reason string, texts []string) []byte {
	key = append(key, reason...)
	for _, t := range texts {
		key = append(append(key, 0), t...)
	}
	return key
}

// restore adds a hole of others, in their order.
func (h *holes) restore(a hole) {
	if len(a.texts) == 0 {
		put(h, h.open, openHole{a.reason, a.about, a.there}, a)
	} else {
		put(h, h.choices, string(appendChoice(nil, a.reason, a.texts)), a)
	}
}

// add returns the text of a hole that may be anything.
func (h *holes) add(a openHole) string {
	if text, ok := h.open[a]; ok {
		return text
	}
	return put(h, h.open, a, hole{reason: a.reason, about: a.about, there: a.there})
}

// put returns the text of a new hole, under which index finds it; that of the last one,
// if there are too many.
func put[K comparable](h *holes, index map[K]string, key K, a hole) string {
	r := firstHole + rune(len(h.all))
	if r > lastHole {
		return string(lastHole)
	}
	h.all = append(h.all, a)
	index[key] = string(r)
	return string(r)
}

// of returns the hole of a rune.
func (h *holes) of(r rune) *hole {
	if i := int(r - firstHole); r >= firstHole && i < len(h.all) {
		return &h.all[i]
	}
	return &hole{reason: "too much is not known", about: nvcc.All}
}

// known reports whether a text has no holes.
func known(text string) bool { return strings.IndexByte(text, holeByte) < 0 }

// clean returns the text of a file without bytes that look like holes.
func clean(text string) string {
	if known(text) {
		return text
	}
	return strings.ReplaceAll(text, string([]byte{holeByte}), "?")
}

func isHole(r rune) bool { return r >= firstHole }

// first returns the first hole of a text.
func (h *holes) first(text string) *hole {
	i := strings.IndexByte(text, holeByte)
	if i < 0 {
		return nil
	}
	r, _ := utf8.DecodeRuneInString(text[i:])
	return h.of(r)
}

// reason returns why something in a text is unknown, or "".
func (h *holes) reason(text string) string {
	if first := h.first(text); first != nil {
		return first.reason
	}
	return ""
}

// isThere reports whether a text is not empty, and no word for false, whatever its
// holes are.
func (h *holes) isThere(text string) bool {
	for _, r := range text {
		if isHole(r) && h.of(r).there {
			return true
		}
	}
	return false
}

// readings returns all that a text may be. It is nil if that is not known, or too
// much.
func (h *holes) readings(text string) []string {
	if known(text) {
		return []string{text}
	}
	all, ok := h.kept[text]
	if !ok {
		steps := 8 * maxReadings
		all = h.expand(text, &steps)
		h.keep(text, all)
	}
	return slices.Clone(all)
}

// keep keeps the readings of a text, as the same texts are asked about in a row.
func (h *holes) keep(text string, readings []string) {
	size := len(text)
	for _, reading := range readings {
		size += len(reading)
	}
	if h.keptBytes += size; h.keptBytes > maxKept {
		clear(h.kept)
		h.keptBytes = size
	}
	h.kept[text] = readings
}

// expand is readings, in so many steps at most: holes may be texts with holes.
func (h *holes) expand(text string, steps *int) []string {
	i := strings.IndexByte(text, holeByte)
	if i < 0 {
		return []string{text}
	}
	r, n := utf8.DecodeRuneInString(text[i:])
	var all []string
	for _, t := range h.of(r).texts {
		if *steps--; *steps < 0 {
			return nil
		}
		more := h.expand(text[:i]+t+text[i+n:], steps)
		if more == nil {
			return nil
		}
		all = append(all, more...)
		slices.Sort(all)
		if all = slices.Compact(all); len(all) > maxReadings {
			return nil
		}
	}
	return all
}

// aspects returns the aspects of a text that may be flags: those of its holes, and of words.
func (h *holes) aspects(text string) nvcc.Aspects {
	var about nvcc.Aspects
	for _, w := range strings.Fields(text) {
		if known(w) {
			about |= nvcc.AspectsOf([]string{w})
		} else {
			about |= h.hidden(w)
		}
	}
	return about
}

// hidden returns the possible aspects of a word with a hole: those of the flag that it begins with, or
// of the hole.
func (h *holes) hidden(word string) nvcc.Aspects {
	i := strings.IndexByte(word, holeByte)
	if i < 0 {
		return 0
	}
	if head := word[:i]; len(head) > 1 && head[0] == '-' {
		flag := nvcc.Flags([]string{head + "x"})[0]
		if flag.Name == "compiler-options" {
			return h.hostAspects(word[strings.IndexByte(word, '=')+1:])
		}
		if flag.Name != strings.TrimLeft(head+"x", "-") {
			return nvcc.AspectsOf(flag.Words)
		}
	}
	return h.ofHoles(word)
}

// hostAspects returns the possible aspects of flags of the host compiler.
func (h *holes) hostAspects(value string) nvcc.Aspects {
	const most = nvcc.Standard | nvcc.Macros | nvcc.Includes
	readings := h.readings(value)
	if readings == nil {
		return nvcc.AspectsOf([]string{"-Xcompiler", value}) | h.ofHoles(value)&most
	}
	var about nvcc.Aspects
	for _, reading := range readings {
		about |= nvcc.AspectsOf([]string{"-Xcompiler", reading})
	}
	return about
}

// ofHoles returns the aspects of a text's holes.
func (h *holes) ofHoles(word string) nvcc.Aspects {
	var about nvcc.Aspects
	for _, r := range word {
		if isHole(r) {
			about |= h.of(r).about
		}
	}
	return about
}

// merge returns a text with the two as alternatives: their common prefix and suffix, in whole words,
// and a hole between them.
func (h *holes) merge(a, b, reason string) string {
	if a == b {
		return a
	}
	n := 0
	for i := 0; i < min(len(a), len(b)) && a[i] == b[i]; i++ {
		if isSeparator(a[i]) {
			n = i + 1
		}
	}
	if len(a) > n && len(b) == n || len(b) > n && len(a) == n { // one ends here
		return a[:n] + h.either(reason, a[n:], b[n:])
	}
	if shorter := a[:min(len(a), len(b))]; strings.HasPrefix(a, shorter) && strings.HasPrefix(b, shorter) {
		rest := cmp.Or(a[len(shorter):], b[len(shorter):])
		if isSeparator(rest[0]) {
			n = len(shorter)
		}
	}
	head, a, b := a[:n], a[n:], b[n:]
	tail := 0
	if len(a)+len(b) > maxWhole {
		tail = commonTail(a, b)
	}
	if tail == 0 {
		return head + h.either(reason, a, b)
	}
	rest := a[len(a)-tail:]
	a, b = a[:len(a)-tail], b[:len(b)-tail]
	separator := cmp.Or(a, b) // one of them may have nothing more
	separator = separator[len(separator)-1:]
	return head + h.either(reason, strings.TrimSuffix(a, separator), strings.TrimSuffix(b, separator)) + separator + rest
}

// maxWhole is the greatest total length in bytes of two texts that are kept whole after their
// difference; of longer ones, which are lists, the common suffix is kept.
const maxWhole = 512

// commonTail returns how many bytes of whole words two texts both end with; not the
// whole of both.
func commonTail(a, b string) int {
	isWhole := func(text string, n int) bool { return n == len(text) || isSeparator(text[len(text)-n-1]) }
	tail := 0
	for n := 1; n <= min(len(a), len(b)) && a[len(a)-n] == b[len(b)-n]; n++ {
		if isWhole(a, n) && isWhole(b, n) {
			tail = n
		}
	}
	return tail
}

// isSeparator reports whether words or list items end at a byte.
func isSeparator(b byte) bool { return b == ' ' || b == ';' || b == '\t' || b == '\n' }

// couldBe reports whether a text with holes may be a path: the parts before its first hole and after
// the last agree.
func couldBe(text, path string) bool {
	i := strings.IndexByte(text, holeByte)
	if i < 0 {
		return text == path
	}
	last := strings.LastIndexByte(text, holeByte)
	_, n := utf8.DecodeRuneInString(text[last:])
	head, tail := text[:i], text[last+n:]
	return len(path) >= len(head)+len(tail) && strings.HasPrefix(path, head) && strings.HasSuffix(path, tail)
}

// equal answers whether two texts are equal, in all or some of their readings.
func (h *holes) equal(a, b string) truth {
	if known(a) && known(b) {
		return truthOf(a == b)
	}
	if !known(a) && !known(b) {
		return unknown
	}
	if known(a) {
		a, b = b, a
	}
	if b == "" && h.isThere(a) {
		return no
	}
	readings := h.readings(a)
	if readings == nil {
		if couldBe(a, b) {
			return unknown
		}
		return no
	}
	if !slices.ContainsFunc(readings, func(t string) bool { return strings.TrimSpace(t) == b }) {
		return no
	}
	return unknown
}

// isEmpty answers whether a text is empty.
func (h *holes) isEmpty(text string) truth {
	if known(text) {
		return truthOf(text == "")
	}
	if strings.TrimFunc(text, isHole) != "" || h.isThere(text) {
		return no
	}
	readings := h.readings(text)
	if readings != nil && !slices.Contains(readings, "") {
		return no
	}
	return unknown
}

// allWords returns words with those that may be several replaced by all of them.
func (h *holes) allWords(words []string) []string {
	var all []string
	for _, w := range words {
		if known(w) {
			all = append(all, strings.Fields(w)...)
			continue
		}
		readings := h.readings(w)
		if readings == nil {
			all = append(all, w)
		}
		for _, reading := range readings {
			all = append(all, strings.Fields(reading)...)
		}
	}
	return all
}

// allItems returns the items of a list with those that may be several replaced by
// all of them.
func (h *holes) allItems(list []string) []string {
	var all []string
	for _, item := range list {
		if known(item) {
			all = appendItems(all, item)
			continue
		}
		readings := h.readings(item)
		if readings == nil {
			all = append(all, item)
		}
		for _, reading := range readings {
			all = append(all, items(reading)...)
		}
	}
	return all
}

// eachWord applies a function to the words of a text, and to all that they may be. An unknown word has
// an unknown result.
func (h *holes) eachWord(text string, f func(string) string) string {
	var words []string
	for _, w := range strings.Fields(text) {
		var result string
		if known(w) {
			result = f(w)
		} else if readings := h.readings(w); readings != nil {
			for i, reading := range readings {
				readings[i] = h.eachWord(reading, f)
			}
			result = h.either(h.reason(w), readings...)
		} else if result = f(w); known(result) {
			result = h.unknown(h.reason(w))
		}
		if result != "" {
			words = append(words, result)
		}
	}
	return strings.Join(words, " ")
}
