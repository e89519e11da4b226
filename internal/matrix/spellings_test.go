package matrix

// A spelling is a way from a source to a use: Go with placeholders. $T is the value's type, $N the cell's number,
// $source{p} leaves the value in p, $use{e} uses an expression. $bad{p} and $good{p} leave the one or the other value.
// A //@ marks a further line for the finding: the call of a function that contains the use.
type spelling struct {
	name   string
	traits []trait
	body   string // of an exported function with an int n that nothing is known of
	decls  string // of the package
	pre    string // C, in the package's preamble
	lib    string // declarations of another package
	plain  string // and of one that does not use cgo
}

// A trait is a further property of a spelling, which excludes it for some rules.
type trait string

const (
	never    trait = "never"    // the good value is used; the bad one goes elsewhere
	keeps    trait = "keeps"    // something that outlives the function holds the value
	holds    trait = "holds"    // some variable of the function holds the call's result, and could yield it again
	view     trait = "view"     // the memory is taken for one of other elements on its way
	unsafely trait = "unsafely" // the value must be a pointer
	compares trait = "compares" // the type must be comparable
	library  trait = "library"  // another package names the type
	calls    trait = "calls"    // the use is given a call that yields the value
	late     trait = "late"     // the use makes the value, by a call within it
)

// spellings are the second axis.
var spellings = []spelling{
	// Names.
	{name: "direct", body: `$source{p}
$use{p}`},
	{name: "alias", body: `$source{p}
q := p
$use{q}`},
	{name: "alias-of-alias", body: `$source{p}
q := p
r := q
$use{r}`},
	{name: "declared-then-assigned", body: `$source{p}
var q $T
q = p
$use{q}`},
	{name: "typed-var", body: `$source{p}
var q $T = p
$use{q}`},
	{name: "parentheses", body: `$source{p}
q := ((p))
$use{(q)}`},
	{name: "conversion-to-own-type", body: `$source{p}
q := ($T)(p)
$use{q}`},
	{name: "named-type", decls: `type name$N $T`, body: `$source{p}
q := name$N(p)
$use{($T)(q)}`},
	{name: "alias-type", decls: `type name$N = $T`, body: `$source{p}
var q name$N = p
$use{q}`},
	{name: "reassigned", body: `$good{q}
$source{p}
q = p
$use{q}`},
	{name: "reassigned-to-good", traits: []trait{never}, body: `$bad{p}
$good{q}
p = q
$use{p}`},
	{name: "alias-before-reassigned", body: `$source{p}
$good{q}
r := p
p = q
_ = p
$use{r}`},
	{name: "alias-before-reassigned-to-good", traits: []trait{never}, body: `$good{p}
$bad{q}
r := p
p = q
_ = p
$use{r}`},
	{name: "shadowed", body: `$source{p}
{
p := p
$use{p}
}`},
	{name: "shadowed-by-good", traits: []trait{never}, body: `$bad{p}
{
$good{p}
$use{p}
}
_ = p`},
	{name: "multi-assign", body: `$source{p}
q, k := p, 1
_ = k
$use{q}`},
	{name: "swap", body: `$source{p}
$good{q}
p, q = q, p
_ = p
$use{q}`},
	{name: "swap-to-good", traits: []trait{never}, body: `$bad{p}
$good{q}
p, q = q, p
_ = q
$use{p}`},
	{name: "if-init", body: `$source{p}
if q := p; n > 0 {
$use{q}
}`},
	{name: "switch-init", body: `$source{p}
switch q := p; {
default:
$use{q}
}`},
	// Branches and loops.
	{name: "if-else-alike", body: `var q $T
if n > 0 {
$source{a}
q = a
} else {
$source{b}
q = b
}
$use{q}`},
	{name: "if-else-same", body: `$source{p}
var q $T
if n > 0 {
q = p
} else {
q = p
}
$use{q}`},
	{name: "switch-alike", body: `$source{p}
var q $T
switch n {
case 1:
q = p
case 2, 3:
q = p
default:
q = p
}
$use{q}`},
	{name: "switch-fallthrough", body: `$source{p}
var q $T
switch {
case n > 0:
fallthrough
default:
q = p
}
$use{q}`},
	{name: "type-switch-alike", body: `$source{p}
var q $T
switch any(n).(type) {
case int:
q = p
default:
q = p
}
$use{q}`},
	{name: "select-alike", body: `$source{p}
var q $T
ready := make(chan int)
select {
case <-ready:
q = p
default:
q = p
}
$use{q}`},
	{name: "used-on-a-branch", body: `$source{p}
if n > 0 {
$use{p}
}`},
	{name: "early-return", body: `$source{p}
if n < 0 {
return
}
$use{p}`},
	{name: "loop-carried", body: `$source{p}
var last $T
for range 2 {
last = p
}
$use{last}`},
	{name: "loop-rounds", body: `$source{p}
q := p
for i := 0; i < n; i++ {
r := q
q = r
}
$use{q}`},
	{name: "loop-first-round", body: `$source{p}
for {
$use{p}
break
}`},
	{name: "loop-clause", body: `$source{p}
for q, i := p, 0; i < 1; i++ {
$use{q}
}`},
	{name: "labelled-break", body: `$source{p}
var q $T
outer:
for {
for {
q = p
break outer
}
}
$use{q}`},
	{name: "labelled-counted-rounds", body: `$source{p}
var q $T
rounds:
for i := 0; ; i++ {
switch {
case i == 0:
fallthrough
case i == 1:
q = p
continue rounds
}
break
}
$use{q}`},
	{name: "goto", body: `$source{p}
q := p
goto done
done:
$use{q}`},
	// Addresses of variables.
	{name: "star-address", body: `$source{p}
q := *(&p)
$use{q}`},
	{name: "pointer-to-it", body: `$source{p}
pp := &p
$use{*pp}`},
	{name: "pointer-to-pointer", body: `$source{p}
pp := &p
ppp := &pp
$use{**ppp}`},
	{name: "new", body: `$source{p}
q := new($T)
*q = p
$use{*q}`},
	{name: "set-through-pointer", body: `$source{p}
var q $T
pp := &q
*pp = p
$use{q}`},
	{name: "set-through-pointer-to-good", traits: []trait{never}, body: `$bad{p}
$good{q}
pp := &p
*pp = q
$use{p}`},
	// Structs.
	{name: "field", body: `$source{p}
var b struct{ p $T }
b.p = p
$use{b.p}`},
	{name: "field-literal", decls: `type box$N struct{ p $T; n int }`, body: `$source{p}
b := box$N{p: p, n: 1}
$use{b.p}`},
	{name: "field-literal-unkeyed", decls: `type box$N struct{ p $T; n int }`, body: `$source{p}
b := box$N{p, 1}
$use{b.p}`},
	{name: "field-literal-pointer", decls: `type box$N struct{ p $T }`, body: `$source{p}
b := &box$N{p}
$use{b.p}`},
	{name: "field-of-new", decls: `type box$N struct{ p $T }`, body: `$source{p}
b := new(box$N)
b.p = p
$use{b.p}`},
	{name: "field-of-literal-itself", decls: `type box$N struct{ p $T }`, body: `$source{p}
$use{box$N{p: p}.p}`},
	{name: "source-in-field", decls: `type box$N struct{ p $T }`, body: `var b box$N
{
$source{p}
b.p = p
}
$use{b.p}`},
	{name: "field-nested", decls: `type inner$N struct{ p $T }
type outer$N struct{ in inner$N }`, body: `$source{p}
var o outer$N
o.in.p = p
$use{o.in.p}`},
	{name: "field-nested-literal", decls: `type inner$N struct{ p $T }
type outer$N struct{ in *inner$N }`, body: `$source{p}
o := outer$N{in: &inner$N{p: p}}
$use{o.in.p}`},
	{name: "field-embedded", decls: `type base$N struct{ p $T }
type outer$N struct{ base$N }`, body: `$source{p}
var o outer$N
o.p = p
$use{o.p}`},
	{name: "field-embedded-pointer", decls: `type base$N struct{ p $T }
type outer$N struct{ *base$N }`, body: `$source{p}
o := outer$N{&base$N{p}}
$use{o.p}`},
	{name: "field-embedded-literal", decls: `type base$N struct{ p $T }
type outer$N struct{ base$N }`, body: `$source{p}
o := outer$N{base$N: base$N{p: p}}
$use{o.base$N.p}`},
	{name: "field-anonymous-struct", body: `$source{p}
b := struct{ p $T; n int }{p, 1}
$use{b.p}`},
	{name: "field-local-type", body: `$source{p}
type box struct{ p $T }
b := box{p: p}
$use{b.p}`},
	{name: "field-generic-struct", decls: `type box$N[V any] struct{ v V }`, body: `$source{p}
b := box$N[$T]{p}
$use{b.v}`},
	{name: "struct-copy", decls: `type box$N struct{ p $T }`, body: `$source{p}
b := box$N{p}
c := b
$use{c.p}`},
	{name: "struct-copy-before-change", decls: `type box$N struct{ p $T }`, body: `$source{p}
$good{q}
b := box$N{p}
c := b
b.p = q
$use{c.p}`},
	{name: "struct-copy-before-change-of-good", traits: []trait{never}, decls: `type box$N struct{ p $T }`, body: `$good{p}
$bad{q}
b := box$N{p}
c := b
b.p = q
$use{c.p}`},
	{name: "struct-copied-through-pointer", decls: `type box$N struct{ p $T }`, body: `$source{p}
b := &box$N{p}
c := *b
$use{c.p}`},
	{name: "struct-alias-pointer", decls: `type box$N struct{ p $T }`, body: `$source{p}
var b box$N
c := &b
c.p = p
$use{b.p}`},
	{name: "struct-assigned-whole", decls: `type box$N struct{ p $T }`, body: `$source{p}
var b box$N
b = box$N{p}
$use{b.p}`},
	{name: "field-address", decls: `type box$N struct{ p $T }`, body: `$source{p}
var b box$N
f := &b.p
*f = p
$use{b.p}`},
	{name: "field-reassigned", decls: `type box$N struct{ p $T }`, body: `$source{p}
$good{q}
b := box$N{q}
b.p = p
$use{b.p}`},
	{name: "field-reassigned-to-good", traits: []trait{never}, decls: `type box$N struct{ p $T }`, body: `$bad{p}
$good{q}
b := box$N{p}
b.p = q
$use{b.p}`},
	{name: "other-field", traits: []trait{never}, decls: `type box$N struct{ p, q $T }`, body: `$bad{p}
$good{q}
b := box$N{p: p, q: q}
$use{b.q}`},
	{name: "other-object", traits: []trait{never}, decls: `type box$N struct{ p $T }`, body: `$bad{p}
$good{q}
b, c := &box$N{p}, &box$N{q}
_ = b
$use{c.p}`},
	{name: "struct-in-slice", decls: `type box$N struct{ p $T }`, body: `$source{p}
bs := []box$N{{p}}
$use{bs[0].p}`},
	{name: "struct-pointer-in-slice", decls: `type box$N struct{ p $T }`, body: `$source{p}
bs := []*box$N{{p}}
$use{bs[0].p}`},
	{name: "struct-in-array", decls: `type box$N struct{ p $T }`, body: `$source{p}
var bs [2]box$N
bs[1].p = p
$use{bs[1].p}`},
	{name: "struct-in-map", decls: `type box$N struct{ p $T }`, body: `$source{p}
bs := map[string]box$N{"a": {p}}
$use{bs["a"].p}`},
	{name: "array-in-struct", decls: `type box$N struct{ ps [2]$T }`, body: `$source{p}
var b box$N
b.ps[1] = p
$use{b.ps[1]}`},
	{name: "slice-in-struct", decls: `type box$N struct{ ps []$T }`, body: `$source{p}
var b box$N
b.ps = append(b.ps, p)
$use{b.ps[0]}`},
	// Elements.
	{name: "array-element", body: `$source{p}
var xs [2]$T
xs[0] = p
$use{xs[0]}`},
	{name: "array-literal", body: `$source{p}
xs := [...]$T{p}
$use{xs[0]}`},
	{name: "array-literal-keyed", body: `$source{p}
xs := [4]$T{2: p}
$use{xs[2]}`},
	{name: "array-index-variable", body: `$source{p}
var xs [2]$T
i := 1
xs[i] = p
$use{xs[i]}`},
	{name: "array-index-arithmetic", body: `$source{p}
const first = 1
var xs [4]$T
xs[first+2] = p
$use{xs[3]}`},
	{name: "array-copy", body: `$source{p}
xs := [1]$T{p}
ys := xs
$use{ys[0]}`},
	{name: "array-pointer", body: `$source{p}
xs := &[1]$T{}
xs[0] = p
$use{xs[0]}`},
	{name: "array-two-dimensions", body: `$source{p}
var xs [2][2]$T
xs[1][0] = p
$use{xs[1][0]}`},
	{name: "array-filled-in-loop", body: `$source{p}
var xs [4]$T
for i := range xs {
xs[i] = p
}
$use{xs[2]}`},
	{name: "other-element", traits: []trait{never}, body: `$bad{p}
$good{q}
xs := [2]$T{p, q}
$use{xs[1]}`},
	{name: "element-reassigned", body: `$source{p}
$good{q}
xs := [1]$T{q}
xs[0] = p
$use{xs[0]}`},
	{name: "element-reassigned-to-good", traits: []trait{never}, body: `$bad{p}
$good{q}
xs := []$T{p}
xs[0] = q
$use{xs[0]}`},
	{name: "element-address", body: `$source{p}
var xs [2]$T
e := &xs[1]
*e = p
$use{xs[1]}`},
	{name: "slice-element", body: `$source{p}
xs := make([]$T, 2)
xs[1] = p
$use{xs[1]}`},
	{name: "slice-literal", body: `$source{p}
xs := []$T{p}
$use{xs[0]}`},
	{name: "slice-last", body: `$source{p}
xs := []$T{p}
$use{xs[len(xs)-1]}`},
	{name: "slice-of-array", body: `$source{p}
xs := [2]$T{p, p}
ys := xs[:]
$use{ys[1]}`},
	{name: "resliced", body: `$source{p}
xs := []$T{p, p, p}
ys := xs[1:]
$use{ys[0]}`},
	{name: "slice-of-slices", body: `$source{p}
xs := [][]$T{{p}}
$use{xs[0][0]}`},
	{name: "append", body: `$source{p}
var xs []$T
xs = append(xs, p)
$use{xs[0]}`},
	{name: "append-second", body: `$source{p}
$good{q}
xs := []$T{q}
xs = append(xs, p)
$use{xs[1]}`},
	{name: "append-second-good", traits: []trait{never}, body: `$bad{p}
$good{q}
xs := []$T{p}
xs = append(xs, q)
$use{xs[1]}`},
	{name: "append-spread", body: `$source{p}
xs := append([]$T(nil), []$T{p}...)
$use{xs[0]}`},
	{name: "copy", body: `$source{p}
xs := make([]$T, 1)
copy(xs, []$T{p})
$use{xs[0]}`},
	{name: "slices-clone", body: `$source{p}
xs := slices.Clone([]$T{p})
$use{xs[0]}`},
	{name: "map-literal", body: `$source{p}
m := map[string]$T{"a": p}
$use{m["a"]}`},
	{name: "map-element", body: `$source{p}
m := map[int]$T{}
m[1] = p
$use{m[1]}`},
	{name: "map-key-variable", body: `$source{p}
m := map[string]$T{}
k := "a"
m[k] = p
$use{m[k]}`},
	{name: "map-comma-ok", body: `$source{p}
m := map[string]$T{"a": p}
if q, ok := m["a"]; ok {
$use{q}
}`},
	{name: "map-element-reassigned-to-good", traits: []trait{never}, body: `$bad{p}
$good{q}
m := map[string]$T{"a": p}
m["a"] = q
$use{m["a"]}`},
	{name: "map-other-key", traits: []trait{never}, body: `$bad{p}
$good{q}
m := map[string]$T{"a": p, "b": q}
$use{m["b"]}`},
	{name: "map-cleared", traits: []trait{never}, body: `$bad{p}
$good{q}
m := map[string]$T{"a": p}
clear(m)
m["a"] = q
$use{m["a"]}`},
	{name: "range-slice", body: `$source{p}
for _, q := range []$T{p} {
$use{q}
}`},
	{name: "range-slice-variable", body: `$source{p}
xs := []$T{p}
for _, q := range xs {
$use{q}
}`},
	{name: "range-array", body: `$source{p}
xs := [1]$T{p}
for _, q := range xs {
$use{q}
}`},
	{name: "range-array-pointer", body: `$source{p}
xs := [1]$T{p}
for _, q := range &xs {
$use{q}
}`},
	{name: "range-part-good", traits: []trait{never}, body: `$bad{p}
$good{q}
xs := [2]$T{p, q}
for _, r := range xs[1:] {
$use{r}
}`},
	{name: "range-index", body: `$source{p}
xs := []$T{p}
for i := range xs {
$use{xs[i]}
}`},
	{name: "range-appended", body: `$source{p}
var xs []$T
xs = append(xs, p)
for _, q := range xs {
$use{q}
}`},
	{name: "range-structs", decls: `type box$N struct{ p $T }`, body: `$source{p}
for _, b := range []box$N{{p}} {
$use{b.p}
}`},
	{name: "range-map", body: `$source{p}
for _, q := range map[string]$T{"a": p} {
$use{q}
}`},
	{name: "range-map-keys", traits: []trait{compares}, body: `$source{p}
for q := range map[$T]bool{p: true} {
$use{q}
}`},
	{name: "range-maps-values", body: `$source{p}
m := map[string]$T{"a": p}
for q := range maps.Values(m) {
$use{q}
}`},
	{name: "range-int", body: `$source{p}
xs := [1]$T{p}
for i := range 1 {
$use{xs[i]}
}`},
	{name: "range-function", decls: `func each$N(yield func($T) bool) {
$source{p}
yield(p)
}`, body: `for q := range each$N {
$use{q}
}`},
	{name: "range-function-made", decls: `func once$N(p $T) iter.Seq[$T] {
return func(yield func($T) bool) { yield(p) }
}`, body: `$source{p}
for q := range once$N(p) {
$use{q}
}`},
	{name: "range-slices-values", body: `$source{p}
for q := range slices.Values([]$T{p}) {
$use{q}
}`},
	{name: "range-channel", body: `$source{p}
c := make(chan $T, 1)
c <- p
close(c)
for q := range c {
$use{q}
}`},
	{name: "channel", body: `$source{p}
c := make(chan $T, 1)
c <- p
$use{<-c}`},
	{name: "channel-variable", body: `$source{p}
c := make(chan $T, 1)
c <- p
q := <-c
$use{q}`},
	{name: "channel-comma-ok", body: `$source{p}
c := make(chan $T, 1)
c <- p
if q, ok := <-c; ok {
$use{q}
}`},
	{name: "channel-from-goroutine", body: `$source{p}
c := make(chan $T)
go func() { c <- p }()
q := <-c
$use{q}`},
	{name: "channel-select", body: `$source{p}
c := make(chan $T, 1)
c <- p
select {
case q := <-c:
$use{q}
}`},
	// Functions that return it.
	{name: "helper", decls: `func pass$N(p $T) $T { return p }`, body: `$source{p}
q := pass$N(p)
$use{q}`},
	{name: "helper-call", decls: `func pass$N(p $T) $T { return p }`, traits: []trait{calls}, body: `$source{p}
$use{pass$N(p)}`},
	{name: "helper-of-helper", decls: `func pass$N(p $T) $T { return p }
func pass2$N(p $T) $T { return pass$N(p) }`, body: `$source{p}
q := pass2$N(p)
$use{q}`},
	{name: "helper-second-parameter", decls: `func second$N(_, p $T) $T { return p }`, body: `$source{p}
$good{q}
r := second$N(q, p)
$use{r}`},
	{name: "helper-second-parameter-good", traits: []trait{never}, decls: `func second$N(_, p $T) $T { return p }`, body: `$bad{p}
$good{q}
r := second$N(p, q)
$use{r}`},
	{name: "helper-branches", decls: `func pass$N(p $T, n int) $T {
if n > 0 {
return p
}
q := p
return q
}`, body: `$source{p}
q := pass$N(p, n)
$use{q}`},
	{name: "helper-loop", decls: `func pass$N(p $T, n int) $T {
for i := 0; ; i++ {
if i >= n {
return p
}
}
}`, body: `$source{p}
q := pass$N(p, n)
$use{q}`},
	{name: "helper-recursive", decls: `func pass$N(p $T, n int) $T {
if n > 0 {
return pass$N(p, 0)
}
return p
}`, body: `$source{p}
q := pass$N(p, 1)
$use{q}`},
	{name: "helper-variadic", decls: `func first$N(ps ...$T) $T { return ps[0] }`, body: `$source{p}
q := first$N(p)
$use{q}`},
	{name: "helper-variadic-second-good", traits: []trait{never}, decls: `func second$N(ps ...$T) $T { return ps[1] }`, body: `$bad{p}
$good{q}
r := second$N(p, q)
$use{r}`},
	{name: "helper-recursive-exchanges-good", traits: []trait{never}, decls: `func pass$N(p, q $T, n int) $T {
if n > 0 {
return pass$N(q, p, 0)
}
return p
}`, body: `$bad{p}
$good{q}
r := pass$N(q, p, 0)
_ = p
r = q
$use{r}`},
	{name: "helper-variadic-spread", decls: `func first$N(ps ...$T) $T { return ps[0] }`, body: `$source{p}
q := first$N([]$T{p}...)
$use{q}`},
	{name: "helper-generic", decls: `func pass$N[V any](v V) V { return v }`, body: `$source{p}
q := pass$N(p)
$use{q}`},
	{name: "helper-generic-instance", decls: `func pass$N[V any](v V) V { return v }`, body: `$source{p}
f := pass$N[$T]
q := f(p)
$use{q}`},
	{name: "helper-takes-struct", decls: `type box$N struct{ p $T }
func open$N(b box$N) $T { return b.p }`, body: `$source{p}
q := open$N(box$N{p})
$use{q}`},
	{name: "helper-takes-pointer", decls: `func load$N(pp *$T) $T { return *pp }`, body: `$source{p}
q := load$N(&p)
$use{q}`},
	{name: "helper-takes-slice", decls: `func first$N(ps []$T) $T { return ps[0] }`, body: `$source{p}
q := first$N([]$T{p})
$use{q}`},
	{name: "constructor", traits: []trait{calls}, decls: `func make$N() $T {
$source{p}
return p
}`, body: `$use{make$N()}`},
	{name: "constructor-variable", decls: `func make$N() $T {
$source{p}
return p
}`, body: `q := make$N()
$use{q}`},
	{name: "constructor-of-constructor", traits: []trait{calls}, decls: `func make$N() $T {
$source{p}
return p
}
func make2$N() $T { return make$N() }`, body: `$use{make2$N()}`},
	{name: "constructor-branches", traits: []trait{calls}, decls: `func make$N(n int) $T {
if n > 0 {
$source{p}
return p
}
$source{q}
return q
}`, body: `$use{make$N(n)}`},
	{name: "constructor-struct", decls: `type box$N struct{ p $T }
func make$N() box$N {
$source{p}
return box$N{p}
}`, body: `b := make$N()
$use{b.p}`},
	{name: "constructor-struct-call", traits: []trait{late}, decls: `type box$N struct{ p $T }
func make$N() box$N {
$source{p}
return box$N{p}
}`, body: `$use{make$N().p}`},
	{name: "constructor-pointer", decls: `type box$N struct{ p $T }
func make$N() *box$N {
$source{p}
return &box$N{p: p}
}`, body: `b := make$N()
$use{b.p}`},
	{name: "constructor-pointer-steps", decls: `type box$N struct{ p $T }
func make$N() *box$N {
b := new(box$N)
$source{p}
b.p = p
return b
}`, body: `b := make$N()
$use{b.p}`},
	{name: "constructor-pointer-given", decls: `type box$N struct{ p $T }
func make$N(p $T) *box$N { return &box$N{p} }`, body: `$source{p}
b := make$N(p)
$use{b.p}`},
	{name: "constructor-pointer-error", decls: `type box$N struct{ p $T }
func make$N(n int) (*box$N, error) {
if n < 0 {
return nil, errors.New("n")
}
$source{p}
return &box$N{p}, nil
}`, body: `b, err := make$N(n)
if err != nil {
return
}
$use{b.p}`},
	{name: "constructor-slice", decls: `func make$N() []$T {
$source{p}
return []$T{p}
}`, body: `ps := make$N()
$use{ps[0]}`},
	{name: "constructor-map", decls: `func make$N() map[string]$T {
$source{p}
return map[string]$T{"a": p}
}`, body: `ps := make$N()
$use{ps["a"]}`},
	{name: "second-result", decls: `func make$N() (int, $T) {
$source{p}
return 1, p
}`, body: `_, q := make$N()
$use{q}`},
	{name: "second-result-good", traits: []trait{never}, decls: `func make$N() ($T, $T) {
$bad{p}
$good{q}
return p, q
}`, body: `_, q := make$N()
$use{q}`},
	{name: "results-passed-on", decls: `func make$N() (int, $T) {
$source{p}
return 1, p
}
func second$N(_ int, p $T) $T { return p }`, body: `q := second$N(make$N())
$use{q}`},
	{name: "named-result", traits: []trait{calls}, decls: `func make$N() (r $T) {
$source{p}
r = p
return
}`, body: `$use{make$N()}`},
	{name: "named-results", decls: `func make$N() (r $T, err error) {
$source{p}
r = p
return
}`, body: `q, err := make$N()
if err != nil {
return
}
$use{q}`},
	{name: "result-set-by-defer", traits: []trait{calls}, decls: `func make$N() (r $T) {
$source{p}
defer func() { r = p }()
return
}`, body: `$use{make$N()}`},
	{name: "value-and-error", decls: `func make$N(n int) ($T, error) {
var r $T
if n < 0 {
return r, errors.New("n")
}
$source{p}
return p, nil
}`, body: `q, err := make$N(n)
if err != nil {
return
}
$use{q}`},
	{name: "must", traits: []trait{calls}, decls: `func make$N() ($T, error) {
$source{p}
return p, nil
}`, body: `$use{must(make$N())}`},
	{name: "must-given", traits: []trait{calls}, body: `$source{p}
$use{must(p, error(nil))}`},
	{name: "getter", decls: `type box$N struct{ p $T }
func (b *box$N) get$N() $T { return b.p }`, traits: []trait{holds, calls}, body: `$source{p}
b := &box$N{p}
$use{b.get$N()}`},
	{name: "getter-of-value", decls: `type box$N struct{ p $T }
func (b box$N) get$N() $T { return b.p }`, traits: []trait{holds, calls}, body: `$source{p}
b := box$N{p: p}
$use{b.get$N()}`},
	{name: "getter-of-constructed", decls: `type box$N struct{ p $T }
func make$N() *box$N {
$source{p}
return &box$N{p}
}
func (b *box$N) get$N() $T { return b.p }`, traits: []trait{holds, calls}, body: `b := make$N()
$use{b.get$N()}`},
	{name: "getter-promoted-twice", decls: `type inner$N struct{ p $T }
func (i *inner$N) get$N() $T { return i.p }
type middle$N struct{ *inner$N }
type outer$N struct{ middle$N; n int }`, traits: []trait{holds, calls}, body: `$source{p}
o := &outer$N{middle$N: middle$N{&inner$N{p}}}
$use{o.get$N()}`},
	{name: "getter-promoted", decls: `type base$N struct{ p $T }
func (b *base$N) get$N() $T { return b.p }
type box$N struct{ base$N }`, traits: []trait{holds, calls}, body: `$source{p}
b := box$N{base$N{p}}
$use{b.get$N()}`},
	{name: "method-makes", decls: `type maker$N struct{}
func (maker$N) make$N() $T {
$source{p}
return p
}`, traits: []trait{calls}, body: `$use{maker$N{}.make$N()}`},
	{name: "setter", decls: `type box$N struct{ p $T }
func (b *box$N) set$N(p $T) { b.p = p }`, body: `$source{p}
var b box$N
b.set$N(p)
$use{b.p}`},
	{name: "setter-getter", decls: `type box$N struct{ p $T }
func (b *box$N) set$N(p $T) { b.p = p }
func (b *box$N) get$N() $T { return b.p }`, traits: []trait{holds, calls}, body: `$source{p}
b := new(box$N)
b.set$N(p)
$use{b.get$N()}`},
	{name: "setter-to-good", traits: []trait{never}, decls: `type box$N struct{ p $T }
func (b *box$N) set$N(p $T) { b.p = p }`, body: `$bad{p}
$good{q}
b := &box$N{p}
b.set$N(q)
$use{b.p}`},
	{name: "method-fills", decls: `type box$N struct{ p $T }
func (b *box$N) init$N() {
$source{p}
b.p = p
}`, body: `var b box$N
b.init$N()
$use{b.p}`},
	{name: "generic-getter", decls: `type box$N[V any] struct{ v V }
func (b *box$N[V]) get$N() V { return b.v }`, traits: []trait{holds, calls}, body: `$source{p}
b := &box$N[$T]{p}
$use{b.get$N()}`},
	{name: "generic-setter", decls: `type box$N[V any] struct{ v V }
func (b *box$N[V]) set$N(v V) { b.v = v }`, body: `$source{p}
var b box$N[$T]
b.set$N(p)
$use{b.v}`},
	{name: "generic-constructor", decls: `type box$N[V any] struct{ v V }
func make$N[V any](v V) *box$N[V] { return &box$N[V]{v} }`, body: `$source{p}
b := make$N(p)
$use{b.v}`},
	{name: "generic-pair", decls: `type pair$N[A, B any] struct{ a A; b B }
func (p pair$N[A, B]) second$N() B { return p.b }`, traits: []trait{holds, calls}, body: `$source{p}
b := pair$N[int, $T]{1, p}
$use{b.second$N()}`},
	{name: "generic-stack", decls: `type stack$N[V any] struct{ vs []V }
func (s *stack$N[V]) push$N(v V) { s.vs = append(s.vs, v) }
func (s *stack$N[V]) top$N() V { return s.vs[len(s.vs)-1] }`, traits: []trait{holds, calls}, body: `$source{p}
var s stack$N[$T]
s.push$N(p)
$use{s.top$N()}`},
	{name: "method-value", decls: `type box$N struct{ p $T }
func (b *box$N) get$N() $T { return b.p }`, traits: []trait{holds, calls}, body: `$source{p}
get := (&box$N{p}).get$N
$use{get()}`},
	{name: "method-expression", decls: `type box$N struct{ p $T }
func (b box$N) get$N() $T { return b.p }`, traits: []trait{holds, calls}, body: `$source{p}
$use{box$N.get$N(box$N{p})}`},
	{name: "function-variable", traits: []trait{calls}, decls: `func pass$N(p $T) $T { return p }`, body: `$source{p}
f := pass$N
$use{f(p)}`},
	{name: "function-variable-makes", traits: []trait{calls}, decls: `func make$N() $T {
$source{p}
return p
}`, body: `f := make$N
$use{f()}`},
	{name: "function-in-field", traits: []trait{calls}, decls: `type ops$N struct{ make func() $T }
func make$N() $T {
$source{p}
return p
}`, body: `o := ops$N{make: make$N}
$use{o.make()}`},
	{name: "function-in-map", traits: []trait{calls}, decls: `func make$N() $T {
$source{p}
return p
}`, body: `o := map[string]func() $T{"a": make$N}
$use{o["a"]()}`},
	{name: "function-in-slice", traits: []trait{calls}, decls: `func make$N() $T {
$source{p}
return p
}`, body: `o := []func() $T{make$N}
$use{o[0]()}`},
	{name: "function-of-package-variable", traits: []trait{calls}, decls: `var make$N = func() $T {
$source{p}
return p
}`, body: `$use{make$N()}`},
	{name: "callback-makes", traits: []trait{holds, calls}, decls: `func with$N(f func() $T) $T { return f() }`, body: `$source{p}
$use{with$N(func() $T { return p })}`},
	{name: "callback-maps", traits: []trait{calls}, decls: `func apply$N(p $T, f func($T) $T) $T { return f(p) }`, body: `$source{p}
$use{apply$N(p, func(q $T) $T { return q })}`},
	{name: "closure-returns", traits: []trait{holds, calls}, body: `$source{p}
f := func() $T { return p }
$use{f()}`},
	{name: "closure-makes", traits: []trait{calls}, body: `f := func() $T {
$source{p}
return p
}
$use{f()}`},
	{name: "closure-captures-later-value", traits: []trait{calls}, body: `$good{q}
f := func() $T { return q }
$source{p}
q = p
$use{f()}`},
	{name: "closure-captures-later-good", traits: []trait{never}, body: `$bad{q}
f := func() $T { return q }
$good{p}
q = p
r := f()
$use{r}`},
	{name: "closure-made-by-function", traits: []trait{holds, calls}, decls: `func give$N(p $T) func() $T { return func() $T { return p } }`, body: `$source{p}
f := give$N(p)
$use{f()}`},
	{name: "literal-called", traits: []trait{calls}, body: `$use{func() $T {
$source{p}
return p
}()}`},
	{name: "literal-called-with-it", body: `$source{p}
q := func(r $T) $T { return r }(p)
$use{q}`},
	{name: "builder-chain", decls: `type builder$N struct{ p $T; n int }
func (b *builder$N) with$N(p $T) *builder$N { b.p = p; return b }
func (b *builder$N) size$N(n int) *builder$N { b.n = n; return b }`, body: `$source{p}
b := new(builder$N).with$N(p).size$N(1)
$use{b.p}`},
	{name: "builder-of-values", decls: `type builder$N struct{ p $T; n int }
func (b builder$N) with$N(p $T) builder$N { b.p = p; return b }
func (b builder$N) size$N(n int) builder$N { b.n = n; return b }`, body: `$source{p}
b := builder$N{}.with$N(p).size$N(1)
$use{b.p}`},
	{name: "options", decls: `type config$N struct{ p $T }
type option$N func(*config$N)
func with$N(p $T) option$N { return func(c *config$N) { c.p = p } }
func new$N(opts ...option$N) *config$N {
c := new(config$N)
for _, o := range opts {
o(c)
}
return c
}`, body: `$source{p}
c := new$N(with$N(p))
$use{c.p}`},
	// Functions that use it.
	{name: "use-helper", decls: `func take$N(p $T) {
$use{p}
}`, body: `$source{p}
take$N(p) //@`},
	{name: "use-helper-of-helper", decls: `func take$N(p $T) {
$use{p}
}
func take2$N(p $T) { take$N(p) }`, body: `$source{p}
take2$N(p) //@`},
	{name: "use-helper-alias", decls: `func take$N(p $T) {
q := p
$use{q}
}`, body: `$source{p}
take$N(p) //@`},
	{name: "use-helper-second-parameter-good", traits: []trait{never}, decls: `func take$N(_, p $T) {
$use{p}
}`, body: `$bad{p}
$good{q}
take$N(p, q)`},
	{name: "use-helper-of-constructed", decls: `func make$N() $T {
$source{p}
return p
}
func take$N(p $T) {
$use{p}
}`, body: `take$N(make$N()) //@`},
	{name: "use-helper-variadic", decls: `func take$N(ps ...$T) {
for _, p := range ps {
$use{p}
}
}`, body: `$source{p}
take$N(p) //@`},
	{name: "use-helper-generic", decls: `func take$N[V ~$T](v V) {
$use{($T)(v)}
}`, body: `$source{p}
take$N(p) //@`},
	{name: "use-helper-recursive", decls: `func take$N(p $T, n int) {
if n > 0 {
take$N(p, n-1)
return
}
$use{p}
}`, body: `$source{p}
take$N(p, 1) //@`},
	{name: "use-helper-takes-struct", decls: `type box$N struct{ p $T }
func take$N(b box$N) {
$use{b.p}
}`, body: `$source{p}
take$N(box$N{p}) //@`},
	{name: "use-helper-takes-struct-pointer", decls: `type box$N struct{ p $T }
func take$N(b *box$N) {
$use{b.p}
}`, body: `$source{p}
b := &box$N{p: p}
take$N(b) //@`},
	{name: "use-helper-takes-pointer", decls: `func take$N(pp *$T) {
$use{*pp}
}`, body: `$source{p}
take$N(&p) //@`},
	{name: "use-helper-takes-slice", decls: `func take$N(ps []$T) {
$use{ps[0]}
}`, body: `$source{p}
take$N([]$T{p}) //@`},
	{name: "use-helper-takes-map", decls: `func take$N(ps map[string]$T) {
$use{ps["a"]}
}`, body: `$source{p}
take$N(map[string]$T{"a": p}) //@`},
	{name: "use-helper-takes-any", decls: `func take$N(v any) {
$use{v.($T)}
}`, body: `$source{p}
take$N(p) //@`},
	{name: "use-helper-takes-func", decls: `func take$N(f func() $T) {
$use{f()}
}`, body: `$source{p}
take$N(func() $T { return p }) //@`},
	{name: "use-method", decls: `type user$N struct{}
func (user$N) take$N(p $T) {
$use{p}
}`, body: `$source{p}
user$N{}.take$N(p) //@`},
	{name: "use-method-of-field", decls: `type box$N struct{ p $T }
func (b *box$N) take$N() {
$use{b.p}
}`, body: `$source{p}
b := &box$N{}
b.p = p
b.take$N() //@`},
	{name: "use-method-of-field-value-receiver", decls: `type box$N struct{ p $T }
func (b box$N) take$N() {
$use{b.p}
}`, body: `$source{p}
b := box$N{p}
b.take$N() //@`},
	{name: "use-method-of-constructed", decls: `type box$N struct{ p $T }
func make$N() *box$N {
$source{p}
return &box$N{p}
}
func (b *box$N) take$N() {
$use{b.p}
}`, body: `b := make$N()
b.take$N() //@`},
	{name: "use-method-of-filled", decls: `type box$N struct{ p $T }
func (b *box$N) init$N() {
$source{p}
b.p = p
}
func (b *box$N) take$N() {
$use{b.p}
}`, body: `var b box$N
b.init$N()
b.take$N() //@`},
	{name: "use-method-promoted", decls: `type base$N struct{ p $T }
func (b *base$N) take$N() {
$use{b.p}
}
type box$N struct{ base$N }`, body: `$source{p}
var b box$N
b.p = p
b.take$N() //@`},
	{name: "use-method-generic", decls: `type box$N[V any] struct{ p $T; v V }
func (b *box$N[V]) take$N() {
$use{b.p}
}`, body: `$source{p}
b := &box$N[int]{p: p}
b.take$N() //@`},
	{name: "use-method-value", decls: `type box$N struct{ p $T }
func (b *box$N) take$N() {
$use{b.p}
}`, body: `$source{p}
take := (&box$N{p}).take$N
take() //@`},
	{name: "use-method-expression", decls: `type box$N struct{ p $T }
func (b *box$N) take$N() {
$use{b.p}
}`, body: `$source{p}
(*box$N).take$N(&box$N{p}) //@`},
	{name: "use-function-variable", decls: `func take$N(p $T) {
$use{p}
}`, body: `$source{p}
f := take$N
f(p) //@`},
	{name: "use-function-in-field", decls: `func take$N(p $T) {
$use{p}
}`, body: `$source{p}
o := struct{ take func($T) }{take$N}
o.take(p) //@`},
	{name: "use-function-in-map", decls: `func take$N(p $T) {
$use{p}
}`, body: `$source{p}
o := map[string]func($T){"a": take$N}
o["a"](p) //@`},
	{name: "use-closure-in-field", decls: `type job$N struct{ run func(); n int }`, body: `$source{p}
j := &job$N{run: func() {
$use{p}
}}
j.run() //@`},
	{name: "use-method-promoted-twice", decls: `type inner$N struct{ p $T }
func (i *inner$N) take$N() {
$use{i.p}
}
type middle$N struct{ inner$N; n int }
type outer$N struct{ *middle$N }`, body: `$source{p}
o := outer$N{&middle$N{inner$N: inner$N{p}}}
o.take$N() //@`},
	{name: "use-function-of-package-variable", decls: `var take$N = func(p $T) {
$use{p}
}`, body: `$source{p}
take$N(p) //@`},
	{name: "use-callback", decls: `func with$N(p $T, f func($T)) { f(p) }`, body: `$source{p}
with$N(p, func(q $T) { //@
$use{q}
})`},
	{name: "use-callback-function", decls: `func with$N(p $T, f func($T)) { f(p) }
func take$N(p $T) {
$use{p}
}`, body: `$source{p}
with$N(p, take$N) //@`},
	{name: "use-callback-of-constructed", decls: `func with$N(f func($T)) {
$source{p}
f(p) //@
}`, body: `with$N(func(q $T) { //@
$use{q}
})`},
	{name: "use-callback-captures", decls: `func do$N(f func()) { f() }`, body: `$source{p}
do$N(func() { //@
$use{p}
})`},
	{name: "use-closure", body: `$source{p}
f := func() {
$use{p}
}
f() //@`},
	{name: "use-closure-of-later-value", body: `$good{q}
f := func() {
$use{q}
}
$source{p}
q = p
f() //@`},
	{name: "use-closure-with-parameter", body: `$source{p}
f := func(q $T) {
$use{q}
}
f(p) //@`},
	{name: "use-literal-called", body: `$source{p}
func() {
$use{p}
}() //@`},
	{name: "use-literal-called-with-it", body: `$source{p}
func(q $T) {
$use{q}
}(p) //@`},
	{name: "use-closure-in-closure", body: `$source{p}
func() {
f := func() {
$use{p}
}
f() //@
}() //@`},
	{name: "use-closure-made-by-function", decls: `func user$N(p $T) func() {
return func() {
$use{p}
}
}`, body: `$source{p}
f := user$N(p) //@
f() //@`},
	{name: "use-deferred", decls: `func take$N(p $T) {
$use{p}
}`, body: `$source{p}
defer take$N(p) //@`},
	{name: "use-deferred-literal", body: `$source{p}
defer func() {
$use{p}
}() //@`},
	{name: "use-deferred-literal-with-it", body: `$source{p}
defer func(q $T) {
$use{q}
}(p) //@`},
	{name: "use-deferred-method", decls: `type box$N struct{ p $T }
func (b *box$N) take$N() {
$use{b.p}
}`, body: `$source{p}
b := &box$N{p}
defer b.take$N() //@`},
	{name: "use-goroutine-wait-group", body: `$source{p}
var wg sync.WaitGroup
wg.Add(1)
go func() {
defer wg.Done()
$use{p}
}() //@
wg.Wait()`},
	{name: "use-goroutine-wait-group-go", body: `$source{p}
var wg sync.WaitGroup
wg.Go(func() { //@
$use{p}
})
wg.Wait()`},
	{name: "use-goroutine-channel", decls: `func take$N(p $T, done chan bool) {
$use{p}
close(done)
}`, body: `$source{p}
done := make(chan bool)
go take$N(p, done) //@
<-done`},
	{name: "use-once", body: `$source{p}
var once sync.Once
once.Do(func() { //@
$use{p}
})`},
	{name: "use-interface-method", decls: `type taker$N interface{ take$N($T) }
type user$N struct{}
func (user$N) take$N(p $T) {
$use{p}
}`, body: `$source{p}
var t taker$N = user$N{}
t.take$N(p) //@`},
	{name: "use-interface-method-of-field", decls: `type taker$N interface{ take$N() }
type box$N struct{ p $T }
func (b *box$N) take$N() {
$use{b.p}
}`, body: `$source{p}
var t taker$N = &box$N{p}
t.take$N() //@`},
	{name: "use-interface-parameter", decls: `type taker$N interface{ take$N($T) }
type user$N struct{}
func (user$N) take$N(p $T) {
$use{p}
}
func run$N(t taker$N, p $T) { t.take$N(p) }`, body: `$source{p}
run$N(user$N{}, p) //@`},
	{name: "use-constraint-method", decls: `type box$N struct{ p $T }
func (b *box$N) take$N() {
$use{b.p}
}
func run$N[V interface{ take$N() }](v V) { v.take$N() }`, body: `$source{p}
run$N(&box$N{p}) //@`},
	{name: "use-options", decls: `type option$N func()
func with$N(p $T) option$N {
return func() {
$use{p}
}
}
func run$N(opts ...option$N) {
for _, o := range opts {
o()
}
}`, body: `$source{p}
run$N(with$N(p)) //@`},
	// Functions that set it.
	{name: "out-pointer", decls: `func fill$N(out *$T) {
$source{p}
*out = p
}`, body: `var q $T
fill$N(&q)
$use{q}`},
	{name: "out-pointer-given", decls: `func fill$N(out *$T, p $T) { *out = p }`, body: `$source{p}
var q $T
fill$N(&q, p)
$use{q}`},
	{name: "out-pointer-error", decls: `func fill$N(out *$T) error {
$source{p}
*out = p
return nil
}`, body: `var q $T
if err := fill$N(&q); err != nil {
return
}
$use{q}`},
	{name: "out-pointer-to-good", traits: []trait{never}, decls: `func fill$N(out *$T, p $T) { *out = p }`, body: `$bad{p}
$good{q}
fill$N(&p, q)
$use{p}`},
	{name: "out-pointer-of-field", decls: `type box$N struct{ p $T }
func fill$N(out *$T) {
$source{p}
*out = p
}`, body: `var b box$N
fill$N(&b.p)
$use{b.p}`},
	{name: "out-struct", decls: `type box$N struct{ p $T }
func fill$N(b *box$N) {
$source{p}
b.p = p
}`, body: `var b box$N
fill$N(&b)
$use{b.p}`},
	{name: "out-struct-whole", decls: `type box$N struct{ p $T }
func fill$N(b *box$N) {
$source{p}
*b = box$N{p}
}`, body: `var b box$N
fill$N(&b)
$use{b.p}`},
	{name: "out-slice", decls: `func fill$N(out []$T) {
$source{p}
out[0] = p
}`, body: `qs := make([]$T, 1)
fill$N(qs)
$use{qs[0]}`},
	{name: "out-map", decls: `func fill$N(out map[string]$T) {
$source{p}
out["a"] = p
}`, body: `qs := map[string]$T{}
fill$N(qs)
$use{qs["a"]}`},
	{name: "out-generic", decls: `func fill$N[V any](out *V, v V) { *out = v }`, body: `$source{p}
var q $T
fill$N(&q, p)
$use{q}`},
	{name: "out-closure", body: `var q $T
set := func() {
$source{p}
q = p
}
set()
$use{q}`},
	{name: "out-closure-given", body: `$source{p}
var q $T
set := func(r $T) { q = r }
set(p)
$use{q}`},
	{name: "out-literal", body: `var q $T
func() {
$source{p}
q = p
}()
$use{q}`},
	{name: "out-callback", decls: `func do$N(f func()) { f() }`, body: `$source{p}
var q $T
do$N(func() { q = p })
$use{q}`},
	{name: "out-callback-given", decls: `func with$N(f func($T)) {
$source{p}
f(p)
}`, body: `var q $T
with$N(func(r $T) { q = r })
$use{q}`},
	{name: "out-goroutine", body: `var q $T
var wg sync.WaitGroup
wg.Add(1)
go func() {
defer wg.Done()
$source{p}
q = p
}()
wg.Wait()
$use{q}`},
	{name: "out-once", body: `var q $T
var once sync.Once
once.Do(func() {
$source{p}
q = p
})
$use{q}`},
	// Interfaces.
	{name: "any-assertion", body: `$source{p}
var v any = p
$use{v.($T)}`},
	{name: "any-comma-ok", body: `$source{p}
var v any = p
if q, ok := v.($T); ok {
$use{q}
}`},
	{name: "any-type-switch", body: `$source{p}
var v any = p
switch q := v.(type) {
case $T:
$use{q}
}`},
	{name: "any-result", decls: `func make$N() any {
$source{p}
return p
}`, body: `v := make$N()
$use{v.($T)}`},
	{name: "any-in-field", body: `$source{p}
b := struct{ v any }{p}
$use{b.v.($T)}`},
	{name: "any-in-slice", body: `$source{p}
vs := []any{p, 1}
$use{vs[0].($T)}`},
	{name: "any-in-map", body: `$source{p}
vs := map[string]any{"p": p}
$use{vs["p"].($T)}`},
	{name: "any-struct", decls: `type box$N struct{ p $T }`, body: `$source{p}
var v any = box$N{p}
$use{v.(box$N).p}`},
	{name: "any-struct-pointer", decls: `type box$N struct{ p $T }`, body: `$source{p}
var v any = &box$N{p}
$use{v.(*box$N).p}`},
	{name: "interface-getter", decls: `type getter$N interface{ get$N() $T }
type box$N struct{ p $T }
func (b *box$N) get$N() $T { return b.p }`, traits: []trait{holds, calls}, body: `$source{p}
var g getter$N = &box$N{p}
$use{g.get$N()}`},
	{name: "interface-maker", decls: `type maker$N interface{ make$N() $T }
type impl$N struct{}
func (impl$N) make$N() $T {
$source{p}
return p
}`, traits: []trait{calls}, body: `var m maker$N = impl$N{}
$use{m.make$N()}`},
	{name: "interface-constructed", decls: `type getter$N interface{ get$N() $T }
type box$N struct{ p $T }
func (b *box$N) get$N() $T { return b.p }
func make$N() getter$N {
$source{p}
return &box$N{p}
}`, traits: []trait{holds, calls}, body: `g := make$N()
$use{g.get$N()}`},
	{name: "interface-embedded", decls: `type getter$N interface{ get$N() $T }
type both$N interface{ getter$N; other$N() }
type box$N struct{ p $T }
func (b *box$N) get$N() $T { return b.p }
func (b *box$N) other$N() {}`, traits: []trait{holds, calls}, body: `$source{p}
var g both$N = &box$N{p}
$use{g.get$N()}`},
	{name: "interface-in-struct", decls: `type getter$N interface{ get$N() $T }
type box$N struct{ p $T }
func (b *box$N) get$N() $T { return b.p }
type outer$N struct{ getter$N }`, traits: []trait{holds, calls}, body: `$source{p}
o := outer$N{&box$N{p}}
$use{o.get$N()}`},
	{name: "constraint-getter", decls: `type box$N struct{ p $T }
func (b *box$N) get$N() $T { return b.p }
func open$N[V interface{ get$N() $T }](v V) $T { return v.get$N() }`, traits: []trait{holds, calls}, body: `$source{p}
$use{open$N(&box$N{p})}`},
	// Package unsafe.
	{name: "unsafe-round-trip", traits: []trait{view, unsafely}, body: `$source{p}
q := (*byte)(unsafe.Pointer(p))
$use{($T)(unsafe.Pointer(q))}`},
	{name: "unsafe-slice-data", traits: []trait{view, unsafely}, body: `$source{p}
q := unsafe.SliceData(unsafe.Slice((*byte)(unsafe.Pointer(p)), 8))
$use{($T)(unsafe.Pointer(q))}`},
	{name: "unsafe-slice-element", traits: []trait{view, unsafely}, body: `$source{p}
q := unsafe.Slice((*byte)(unsafe.Pointer(p)), 8)
$use{($T)(unsafe.Pointer(&q[0]))}`},
	{name: "unsafe-add-and-back", traits: []trait{unsafely}, body: `$source{p}
q := unsafe.Add(unsafe.Add(unsafe.Pointer(p), 8), -8)
$use{($T)(q)}`},
	{name: "unsafe-add-zero", traits: []trait{unsafely}, body: `$source{p}
q := unsafe.Add(unsafe.Pointer(p), 0)
$use{($T)(q)}`},
	{name: "unsafe-number-in-expression", traits: []trait{unsafely}, body: `$source{p}
q := unsafe.Pointer(uintptr(unsafe.Pointer(p)) + 0)
$use{($T)(q)}`},
	{name: "unsafe-string-data", traits: []trait{view, unsafely}, body: `$source{p}
q := unsafe.StringData(unsafe.String((*byte)(unsafe.Pointer(p)), 8))
$use{($T)(unsafe.Pointer(q))}`},
	{name: "unsafe-view-of-variable", traits: []trait{unsafely}, body: `$source{p}
q := *(*$T)(unsafe.Pointer(&p))
$use{q}`},
	{name: "unsafe-first-field", traits: []trait{view, unsafely}, body: `$source{p}
b := (*struct{ first byte })(unsafe.Pointer(p))
$use{($T)(unsafe.Pointer(&b.first))}`},
	{name: "unsafe-helper", traits: []trait{view, unsafely}, decls: `func bytes$N(p unsafe.Pointer) []byte { return unsafe.Slice((*byte)(p), 8) }`, body: `$source{p}
b := bytes$N(unsafe.Pointer(p))
$use{($T)(unsafe.Pointer(unsafe.SliceData(b)))}`},
	// Package level.
	{name: "package-init", traits: []trait{keeps}, decls: `var global$N $T
func init() {
$source{p}
global$N = p
}`, body: `$use{global$N}`},
	{name: "package-initializer", traits: []trait{keeps}, decls: `var global$N = make$N()
func make$N() $T {
$source{p}
return p
}`, body: `$use{global$N}`},
	{name: "package-initializer-literal", traits: []trait{keeps}, decls: `var global$N = func() $T {
$source{p}
return p
}()`, body: `$use{global$N}`},
	{name: "package-set-here", traits: []trait{keeps}, decls: `var global$N $T`, body: `$source{p}
global$N = p
$use{global$N}`},
	{name: "package-struct", traits: []trait{keeps}, decls: `var global$N struct{ p $T }
func init() {
$source{p}
global$N.p = p
}`, body: `$use{global$N.p}`},
	{name: "package-map", traits: []trait{keeps}, decls: `var global$N = map[string]$T{}
func init() {
$source{p}
global$N["a"] = p
}`, body: `$use{global$N["a"]}`},
	{name: "package-once", traits: []trait{keeps, calls}, decls: `var (
once$N sync.Once
global$N $T
)
func get$N() $T {
once$N.Do(func() {
$source{p}
global$N = p
})
return global$N
}`, body: `$use{get$N()}`},
	{name: "package-once-value", traits: []trait{keeps, calls}, decls: `var get$N = sync.OnceValue(func() $T {
$source{p}
return p
})`, body: `$use{get$N()}`},
	{name: "package-constructed", traits: []trait{keeps}, decls: `type box$N struct{ p $T }
func make$N() *box$N {
$source{p}
return &box$N{p}
}
var global$N = make$N()`, body: `$use{global$N.p}`},
	{name: "package-method", traits: []trait{keeps}, decls: `type box$N struct{ p $T }
func (b *box$N) take$N() {
$use{b.p}
}
var global$N box$N
func init() {
$source{p}
global$N.p = p
}`, body: `global$N.take$N() //@`},
	{name: "atomic-pointer", decls: `type box$N struct{ p $T }`, body: `$source{p}
var a atomic.Pointer[box$N]
a.Store(&box$N{p})
$use{a.Load().p}`},
	{name: "sync-map", body: `$source{p}
var m sync.Map
m.Store("a", p)
v, _ := m.Load("a")
$use{v.($T)}`},
	// Another package.
	{name: "library-pass", traits: []trait{library, calls}, lib: `func Pass$N(p $T) $T { return p }`, body: `$source{p}
$use{lib.Pass$N(p)}`},
	{name: "library-pass-generic", traits: []trait{calls}, lib: `func Pass$N[V any](v V) V { return v }`, body: `$source{p}
$use{lib.Pass$N(p)}`},
	{name: "library-must", traits: []trait{calls}, lib: `func Must$N[V any](v V, err error) V {
if err != nil {
panic(err)
}
return v
}`, decls: `func make$N() ($T, error) {
$source{p}
return p, nil
}`, body: `$use{lib.Must$N(make$N())}`},
	{name: "library-constructor", traits: []trait{library, calls}, lib: `func Make$N() $T {
$source{p}
return p
}`, body: `$use{lib.Make$N()}`},
	{name: "library-constructor-error", traits: []trait{library}, lib: `func Make$N() ($T, error) {
$source{p}
return p, nil
}`, body: `q, err := lib.Make$N()
if err != nil {
return
}
$use{q}`},
	{name: "library-constructor-pointer", traits: []trait{library}, lib: `type Box$N struct{ P $T }
func Make$N() *Box$N {
$source{p}
return &Box$N{p}
}`, body: `b := lib.Make$N()
$use{b.P}`},
	{name: "library-field", traits: []trait{library}, lib: `type Box$N struct{ P $T }`, body: `$source{p}
b := lib.Box$N{P: p}
$use{b.P}`},
	{name: "library-getter", traits: []trait{holds, library, calls}, lib: `type Box$N struct{ p $T }
func Make$N(p $T) *Box$N { return &Box$N{p} }
func (b *Box$N) Get$N() $T { return b.p }`, body: `$source{p}
b := lib.Make$N(p)
$use{b.Get$N()}`},
	{name: "library-setter", traits: []trait{holds, library, calls}, lib: `type Box$N struct{ p $T }
func (b *Box$N) Set$N(p $T) { b.p = p }
func (b *Box$N) Get$N() $T { return b.p }`, body: `$source{p}
var b lib.Box$N
b.Set$N(p)
$use{b.Get$N()}`},
	{name: "library-generic-type", traits: []trait{holds, calls}, lib: `type Box$N[V any] struct{ v V }
func Make$N[V any](v V) Box$N[V] { return Box$N[V]{v} }
func (b Box$N[V]) Get$N() V { return b.v }`, body: `$source{p}
b := lib.Make$N(p)
$use{b.Get$N()}`},
	{name: "library-out-pointer", traits: []trait{library}, lib: `func Fill$N(out *$T) {
$source{p}
*out = p
}`, body: `var q $T
lib.Fill$N(&q)
$use{q}`},
	{name: "library-callback", traits: []trait{library}, lib: `func With$N(p $T, f func($T)) { f(p) }`, body: `$source{p}
lib.With$N(p, func(q $T) { //@
$use{q}
})`},
	{name: "library-callback-good", traits: []trait{library, never}, lib: `func Both$N(p, q $T, f func($T)) { f(q) }`, body: `$bad{p}
$good{q}
lib.Both$N(p, q, func(r $T) {
$use{r}
})`},
	{name: "library-callback-of-method", traits: []trait{library, holds}, lib: `type Box$N struct{ P $T }
func (b *Box$N) With$N(f func($T)) { f(b.P) }`, body: `$source{p}
b := &lib.Box$N{P: p}
b.With$N(func(q $T) { //@
$use{q}
})`},
	{name: "library-use", traits: []trait{library}, lib: `func Take$N(p $T) {
$use{p}
}`, body: `$source{p}
lib.Take$N(p) //@`},
	{name: "library-use-method", traits: []trait{library}, lib: `type Box$N struct{ p $T }
func Make$N(p $T) *Box$N { return &Box$N{p} }
func (b *Box$N) Take$N() {
$use{b.p}
}`, body: `$source{p}
b := lib.Make$N(p)
b.Take$N() //@`},
	{name: "library-use-of-constructed", traits: []trait{library}, lib: `func Make$N() $T {
$source{p}
return p
}
func Take$N(p $T) {
$use{p}
}`, body: `lib.Take$N(lib.Make$N()) //@`},
	{name: "library-variable", traits: []trait{library, keeps}, lib: `var Global$N = make$N()
func make$N() $T {
$source{p}
return p
}`, body: `$use{lib.Global$N}`},
	{name: "library-interface", traits: []trait{holds, library, calls}, lib: `type Getter$N interface{ Get$N() $T }
type box$N struct{ p $T }
func (b *box$N) Get$N() $T { return b.p }
func Make$N(p $T) Getter$N { return &box$N{p} }`, body: `$source{p}
g := lib.Make$N(p)
$use{g.Get$N()}`},
	// Another package, which does not use cgo.
	{name: "plain-pass", traits: []trait{library, calls}, plain: `func Pass$N(p $T) $T { return p }`, body: `$source{p}
$use{plain.Pass$N(p)}`},
	{name: "plain-pass-through-helper", traits: []trait{library, calls}, plain: `func Pass$N(p $T) $T { return inner$N(p) }
func inner$N(p $T) $T { return p }`, body: `$source{p}
$use{plain.Pass$N(p)}`},
	{name: "plain-pass-generic", traits: []trait{calls}, plain: `func Pass$N[V any](v V) V { return v }`, body: `$source{p}
$use{plain.Pass$N(p)}`},
	{name: "plain-must", traits: []trait{calls}, plain: `func Must$N[V any](v V, err error) V {
if err != nil {
panic(err)
}
return v
}`, decls: `func make$N() ($T, error) {
$source{p}
return p, nil
}`, body: `$use{plain.Must$N(make$N())}`},
	{name: "plain-pair", traits: []trait{library}, plain: `func Pair$N(p, q $T) ($T, $T) { return q, p }`, body: `$source{p}
$good{q}
_, r := plain.Pair$N(p, q)
$use{r}`},
	{name: "plain-pair-to-good", traits: []trait{library, never}, plain: `func Pair$N(p, q $T) ($T, $T) { return q, p }`, body: `$bad{p}
$good{q}
r, _ := plain.Pair$N(p, q)
$use{r}`},
	{name: "plain-variadic", traits: []trait{library, calls}, plain: `func First$N(ps ...$T) $T { return ps[0] }`, body: `$source{p}
$good{q}
$use{plain.First$N(p, q)}`},
	{name: "plain-variadic-to-good", traits: []trait{library, never}, plain: `func Second$N(ps ...$T) $T { return ps[1] }`, body: `$bad{p}
$good{q}
$use{plain.Second$N(p, q)}`},
	{name: "plain-field", traits: []trait{library}, plain: `type Box$N struct{ P $T }`, body: `$source{p}
b := plain.Box$N{P: p}
$use{b.P}`},
	{name: "plain-getter", traits: []trait{holds, library, calls}, plain: `type Box$N struct{ p $T }
func Make$N(p $T) *Box$N { return new$N(p) }
func new$N(p $T) *Box$N { b := new(Box$N); b.set(p); return b }
func (b *Box$N) set(p $T) { b.p = p }
func (b *Box$N) Get$N() $T { return b.p }`, body: `$source{p}
b := plain.Make$N(p)
$use{b.Get$N()}`},
	{name: "plain-setter", traits: []trait{holds, library, calls}, plain: `type Box$N struct{ p $T }
func (b *Box$N) Set$N(p $T) { b.p = p }
func (b *Box$N) Get$N() $T { return b.p }`, body: `$source{p}
var b plain.Box$N
b.Set$N(p)
$use{b.Get$N()}`},
	{name: "plain-setter-to-good", traits: []trait{library, never}, plain: `type Box$N struct{ p $T }
func (b *Box$N) Set$N(p $T) { b.p = p }
func (b *Box$N) Get$N() $T { return b.p }`, body: `$bad{p}
$good{q}
var b plain.Box$N
b.Set$N(p)
b.Set$N(q)
$use{b.Get$N()}`},
	{name: "plain-fluent", traits: []trait{holds, library, calls}, plain: `type Box$N struct{ p $T }
func New$N() *Box$N { return &Box$N{} }
func (b *Box$N) With$N(p $T) *Box$N { b.p = p; return b }
func (b *Box$N) Get$N() $T { return b.p }`, body: `$source{p}
$use{plain.New$N().With$N(p).Get$N()}`},
	{name: "plain-generic-type", traits: []trait{holds, calls}, plain: `type Box$N[V any] struct{ v V }
func Make$N[V any](v V) *Box$N[V] { return &Box$N[V]{v} }
func (b *Box$N[V]) Get$N() V { return b.v }`, body: `$source{p}
b := plain.Make$N(p)
$use{b.Get$N()}`},
	{name: "plain-embedded", traits: []trait{holds, library, calls}, plain: `type Base$N struct{ p $T }
func (b *Base$N) Get$N() $T { return b.p }
type Box$N struct{ Base$N }
func Make$N(p $T) *Box$N { return &Box$N{Base$N{p}} }`, body: `$source{p}
b := plain.Make$N(p)
$use{b.Get$N()}`},
	{name: "plain-out-pointer", traits: []trait{library}, plain: `func Fill$N(out *$T, p $T) { *out = p }`, body: `$source{p}
var q $T
plain.Fill$N(&q, p)
$use{q}`},
	{name: "plain-any", traits: []trait{library, holds}, plain: `func Box$N(p $T) any { return p }`, body: `$source{p}
q := plain.Box$N(p).($T)
$use{q}`},
	{name: "plain-map", traits: []trait{library, holds}, plain: `func Map$N(p $T) map[string]$T { return map[string]$T{"p": p} }`, body: `$source{p}
m := plain.Map$N(p)
$use{m["p"]}`},
	{name: "plain-slice", traits: []trait{library, holds}, plain: `func List$N(p $T) []$T {
var list []$T
list = append(list, p)
return list
}`, body: `$source{p}
$use{plain.List$N(p)[0]}`},
	{name: "plain-closure", traits: []trait{library, holds, calls}, plain: `func Later$N(p $T) func() $T { return func() $T { return p } }`, body: `$source{p}
f := plain.Later$N(p)
$use{f()}`},
	{name: "plain-function-value", traits: []trait{library, calls}, plain: `func Pass$N(p $T) $T { return p }`, body: `$source{p}
f := plain.Pass$N
$use{f(p)}`},
	{name: "plain-method-value", traits: []trait{holds, library, calls}, plain: `type Box$N struct{ P $T }
func (b *Box$N) Get$N() $T { return b.P }`, body: `$source{p}
b := plain.Box$N{p}
f := b.Get$N
$use{f()}`},
	{name: "plain-interface", traits: []trait{holds, library, calls}, plain: `type Getter$N interface{ Get$N() $T }
type box$N struct{ p $T }
func (b *box$N) Get$N() $T { return b.p }
func Make$N(p $T) Getter$N { return &box$N{p} }`, body: `$source{p}
g := plain.Make$N(p)
$use{g.Get$N()}`},
	{name: "plain-interface-of-struct", traits: []trait{holds, library, calls}, plain: `type Getter$N interface{ Get$N() $T }
type box$N struct{ p $T }
func (b box$N) Get$N() $T { return b.p }
func Make$N(p $T) Getter$N { return box$N{p} }`, body: `$source{p}
g := plain.Make$N(p)
$use{g.Get$N()}`},
	{name: "plain-interface-of-two-to-good", traits: []trait{library, never}, plain: `type Getter$N interface{ Get$N() $T }
type box$N struct{ p, q $T }
func (b *box$N) Get$N() $T { return b.p }
type other$N struct{ p, q $T }
func (b *other$N) Get$N() $T { return b.q }
func Make$N(p, q $T) Getter$N { return &other$N{p, q} }`, body: `$bad{p}
$good{q}
$use{plain.Make$N(p, q).Get$N()}`},
	{name: "plain-callback", traits: []trait{library}, plain: `func With$N(p $T, f func($T)) { f(p) }`, body: `$source{p}
plain.With$N(p, func(q $T) { //@
$use{q}
})`},
	{name: "plain-callback-of-method", traits: []trait{library, holds}, plain: `type Box$N struct{ p $T }
func Make$N(p $T) *Box$N { return &Box$N{p} }
func (b *Box$N) With$N(f func($T)) { f(b.p) }`, body: `$source{p}
b := plain.Make$N(p)
b.With$N(func(q $T) { //@
$use{q}
})`},
	{name: "plain-iterator", traits: []trait{library, holds}, plain: `func All$N(ps []$T) iter.Seq[$T] {
return func(yield func($T) bool) {
for _, p := range ps {
if !yield(p) {
return
}
}
}
}`, body: `$source{p}
for q := range plain.All$N([]$T{p}) {
$use{q}
}`},
	{name: "plain-variable", traits: []trait{library, keeps}, plain: `var global$N $T
func Set$N(p $T) { global$N = p }
func Get$N() $T { return global$N }`, body: `$source{p}
plain.Set$N(p)
$use{plain.Get$N()}`},
	// C.
	{name: "c-pass", traits: []trait{unsafely}, pre: `static inline void *pass$N(void *p) { return p; }`, body: `$source{p}
q := C.pass$N(unsafe.Pointer(p))
$use{($T)(q)}`},
	{name: "c-pass-function-pointer", traits: []trait{unsafely}, pre: `static void *pass$N(void *p) { return p; }
static void *(*const pointer$N)(void *) = pass$N;
static inline void *call$N(void *p) { return pointer$N(p); }`, body: `$source{p}
q := C.call$N(unsafe.Pointer(p))
$use{($T)(q)}`},
	{name: "c-pass-twice", traits: []trait{unsafely}, pre: `static inline void *inner$N(void *p) { return p; }
static inline void *pass$N(void *p) { void *q = inner$N(p); return q; }`, body: `$source{p}
q := C.pass$N(unsafe.Pointer(p))
$use{($T)(q)}`},
	{name: "c-use", pre: `static inline void take$N(void *p) { $cuse }`, traits: []trait{unsafely}, body: `$source{p}
C.take$N(unsafe.Pointer(p)) //@`},
	{name: "c-use-function-pointer", pre: `static void take$N(void *p) { $cuse }
static void (*const pointer$N)(void *) = take$N;
static inline void call$N(void *p) { pointer$N(p); }`, traits: []trait{unsafely}, body: `$source{p}
C.call$N(unsafe.Pointer(p)) //@`},
	{name: "c-use-of-helper", pre: `static inline void take$N(void *p) { $cuse }`, traits: []trait{unsafely}, decls: `func give$N(p $T) { C.take$N(unsafe.Pointer(p)) }`, body: `$source{p}
give$N(p) //@`},
	{name: "c-struct-field", traits: []trait{unsafely}, pre: `typedef struct { void *p; } box$N;`, body: `$source{p}
var b C.box$N
b.p = unsafe.Pointer(p)
$use{($T)(b.p)}`},
}
