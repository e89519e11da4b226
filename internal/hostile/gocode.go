package hostile

import (
	"fmt"
	"strings"
)

// goHead begins each package of Go code: C functions whose names the rules know, and Go
// declarations that the shapes use.
const goHead = `package m

/*
#include <stddef.h>
#include <stdlib.h>
typedef int cudaError_t;
typedef struct CUstream_st *cudaStream_t;
typedef struct CUfunc_st *CUfunction;
typedef struct CUmod_st *CUmodule;
typedef int CUresult;
struct node { struct node *next; float *data; };
cudaError_t cudaMalloc(void **p, size_t n);
cudaError_t cudaFree(void *p);
cudaError_t cudaMemcpy(void *to, const void *from, size_t n, int kind);
cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t n, int kind, cudaStream_t s);
cudaError_t cudaHostRegister(void *p, size_t n, unsigned flags);
cudaError_t cudaStreamSynchronize(cudaStream_t s);
cudaError_t cudaStreamCreate(cudaStream_t *s);
cudaError_t cudaStreamDestroy(cudaStream_t s);
cudaError_t cudaSetDevice(int device);
cudaError_t cudaGetLastError(void);
CUresult cuModuleGetFunction(CUfunction *f, CUmodule m, const char *name);
CUresult cuLaunchKernel(CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, cudaStream_t s, void **params, void **extra);
void saxpy(int n, float *x);
void walk_nodes(struct node *n);
*/
import "C"

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"unsafe"
)

var _, _ = errors.New, strings.Repeat
var _ sync.Mutex

type object struct {
	p, q   unsafe.Pointer
	next   *object
	f      func(int)
	ps     []unsafe.Pointer
	kernel C.CUfunction
}

type box[T any] struct{ of T }

func zero[T any]() (none T) { return none }

func listed[T ~[]E, E any](e E) T { return T{e} }

func (o *object) free()        { C.cudaFree(o.p) }
func (o *object) err() error   { return failed(C.cudaFree(o.p)) }
func (o *object) grow() *object { o.next = o; return o.next.grow() }

type releaser interface{ release(n int) }

func failed(code C.cudaError_t) error {
	if code == 0 {
		return nil
	}
	return fmt.Errorf("cuda: %d", code)
}
`

// GoSource is the CUDA source beside the packages of Go code.
const GoSource = `struct node { struct node *next; float *data; };
__global__ void k(int n, float *x) { x[threadIdx.x] = n; }
__global__ void w(node *n) { n->data[0] = 1; }
extern "C" void saxpy(int n, float *x) { k<<<1, 32>>>(n, x); }
extern "C" void walk_nodes(node *n) { w<<<1, 1>>>(n); }
`

// goPayload is code about a pointer p, a slice xs, a number d and a stream s that each rule
// about Go looks at.
const goPayload = `C.cudaFree(p); C.saxpy(C.int(d), (*C.float)(p)); C.saxpy(1, (*C.float)(unsafe.Pointer(&xs[0]))); ` +
	`C.cudaMemcpyAsync(p, unsafe.Pointer(&xs[0]), 4, 1, s); C.cudaStreamSynchronize(s); C.cudaSetDevice(C.int(d)); ` +
	`if err := failed(C.cudaMalloc(&p, 8)); err != nil { fmt.Println(err) }; _ = *(*float32)(p); C.cudaHostRegister(p, 8, 0); runtime.KeepAlive(xs)`

// A GoShape is a function of Go in which something refers to itself, directly or through
// others. In the text, @ is the shape's number, DO is code about the
// parameters p, xs, d and s, and ARGS hands them on.
type GoShape struct{ Name, Text string }

// GoShapes are the ways in which Go code can refer to itself.
func GoShapes() []GoShape {
	body := func(name, text string) GoShape {
		return GoShape{name, "func F@(p unsafe.Pointer, xs []float32, d int, s C.cudaStream_t) {\n" + text + "\n}"}
	}
	const params = "(p unsafe.Pointer, xs []float32, d int, s C.cudaStream_t)"
	shapes := []GoShape{
		// Closures.
		body("closure", "var walk func(n int)\nwalk = func(n int) { DO; walk(n - 1) }\nwalk(d)"),
		body("closures in turn", "var a, b func(n int)\na = func(n int) { DO; b(n) }\nb = func(n int) { DO; a(n) }\na(d)"),
		body("closure as goroutine", "var walk func(n int)\nwalk = func(n int) { DO; go walk(n - 1) }\ngo walk(d)"),
		body("closure that is named alone", "var walk func(n int)\nwalk = func(n int) { DO; _ = walk }\n_ = walk"),
		body("deferred closure", "var walk func(n int)\nwalk = func(n int) { defer walk(n - 1); DO }\ndefer walk(d)"),
		body("closure that gets itself", "walk := func(self any, n int) { DO; self.(func(any, int))(self, n) }\nwalk(walk, d)"),
		body("closure in a field", "o := &object{p: p}\no.f = func(n int) { DO; o.f(n - 1) }\no.f(d)"),
		body("closure in a map", "m := map[string]func(int){}\nm[\"a\"] = func(n int) { DO; m[\"a\"](n) }\nm[\"a\"](d)"),
		body("closure in a slice", "var l []func(int)\nl = append(l, func(n int) { DO; l[0](n) })\nl[0](d)"),
		body("closure in an array", "var l [2]func(int)\nl[1] = func(n int) { DO; l[1](n) }\nl[1](d)"),
		body("closure in a channel", "c := make(chan func(int), 1)\nc <- func(n int) { DO; f := <-c; c <- f; f(n) }\n(<-c)(d)"),
		body("closure in an interface", "var v any\nv = func(n int) { DO; v.(func(int))(n) }\nv.(func(int))(d)"),
		body("closure by pointer", "var walk func(n int)\nw := &walk\n*w = func(n int) { DO; (*w)(n) }\nwalk(d)"),
		body("closure that returns itself", "type F func(int) F\nvar walk F\nwalk = func(n int) F { DO; return walk }\nwalk(d)(d)(d)"),
		body("closure that calls what it returns",
			"var walk func(n int) func(int)\nwalk = func(n int) func(int) { DO; return walk(n) }\nwalk(d)(d)"),
		body("nested closures", "var a func(n int)\na = func(n int) { b := func() { c := func() { DO; a(n) }; c() }; b() }\na(d)"),
		body("closure of itself", "var walk func(n int)\nwalk = walk\nwalk(d)\nDO"),
		body("closures that are swapped", "a := func(n int) { DO }\nb := func(n int) { DO }\na, b = b, a\na(d)\nb(d)"),
		body("closure that replaces itself",
			"var walk func(n int)\nwalk = func(n int) { old := walk; walk = func(n int) { old(n); DO }; walk(n) }\nwalk(d)"),
		body("closure as argument", "var walk func(n int)\nwalk = func(n int) { apply@(walk, n); DO }\napply@(walk, d)\n}\nfunc apply@(f func(int), n int) {\nf(n)\napply@(f, n)"),
		body("closure of a once", "var once sync.Once\nvar walk func()\nwalk = func() { once.Do(walk); DO }\nonce.Do(walk)"),
		body("iterator", "var seq func(yield func(unsafe.Pointer) bool)\nseq = func(yield func(unsafe.Pointer) bool) { for p := range seq { DO; yield(p) } }\nfor p := range seq { DO }"),
		body("finalizer", "o := &object{p: p}\nvar fin func(*object)\nfin = func(o *object) { C.cudaFree(o.p); runtime.SetFinalizer(o, fin) }\nruntime.SetFinalizer(o, fin)\nDO"),

		// Functions and methods.
		{"function", "func F@" + params + " { DO; F@(ARGS) }"},
		{"functions in turn", "func F@" + params + " { DO; g@(ARGS) }\nfunc g@" + params + " { DO; F@(ARGS); g@(ARGS) }"},
		{"function as goroutine", "func F@" + params + " { go F@(ARGS); DO }"},
		{"deferred function", "func F@" + params + " { defer F@(ARGS); DO }"},
		{"function in a variable", "var f@ func" + params + "\nfunc init() { f@ = F@ }\nfunc F@" + params + " { f@(ARGS); DO }"},
		{"function in a table", "var f@ = map[string]func" + params + "{}\nfunc init() { f@[\"\"] = F@ }\nfunc F@" + params + " { f@[\"\"](ARGS); DO }"},
		{"function that returns itself", "type t@ func" + params + " t@\nfunc F@" + params + " t@ { func() { DO }(); return F@ }\nfunc g@" + params + " { F@(ARGS)(ARGS)(ARGS) }"},
		{"function that returns what it returns", "func F@() func" + params + " { return F@() }\nfunc g@" + params + " { F@()(ARGS); DO }"},
		{"functions that return each other", "func F@() func" + params + " { return g@() }\nfunc g@() func" + params + " { f := F@(); return f }\nfunc h@" + params + " { F@()(ARGS); DO }"},
		{"pointer that a function returns", "func F@(p unsafe.Pointer) unsafe.Pointer { return F@(p) }\nfunc g@" + params + " { p = F@(p); DO; p = gp@(F@(p)) ; DO }\nfunc gp@(p unsafe.Pointer) unsafe.Pointer { q := gp@(p); return q }"},
		{"several results", "func F@(p unsafe.Pointer) (q unsafe.Pointer, err error) { return F@(p) }\nfunc g@" + params + " { q, err := F@(p); p = q; _ = err; DO; p, _ = F@(p); DO }"},
		{"results that swap", "func F@(a, b unsafe.Pointer) (unsafe.Pointer, unsafe.Pointer) { return F@(b, a) }\nfunc g@" + params + " { p, q := F@(p, p); p, q = F@(q, p); _ = q; DO }"},
		{"named results", "func F@(p unsafe.Pointer) (q unsafe.Pointer) { defer func() { q = F@(q) }(); q = p; return }\nfunc g@" + params + " { p = F@(p); DO }"},
		{"slice that a function returns",
			"func F@(xs []float32) []float32 { return F@(xs[1:]) }\nfunc g@" + params + " { xs = F@(append(xs, F@(xs)...)); DO }"},
		{"method", "type t@ struct{ p unsafe.Pointer }\nfunc (t *t@) F" + params + " { t.p = p; DO; t.F(ARGS); C.cudaFree(t.p) }"},
		{"method value", "type t@ struct{ f func" + params + " }\nfunc (t *t@) F" + params + " { t.f = t.F; t.f(ARGS); f := t.F; f(ARGS); DO }"},
		{"method expression", "type t@ struct{}\nfunc (t *t@) F" + params + " { (*t@).F(t, ARGS); f := (*t@).F; f(t, ARGS); DO }"},
		{"getter of itself", "func (o *object) self@() *object { return o.self@() }\nfunc F@" + params + " { o := &object{p: p}; o = o.self@(); p = o.self@().p; DO; o.free() }"},
		{"constructor", "func new@(n int) *object { if n > 0 { return new@(n - 1) }; o := &object{}; o.next = new@(n); runtime.SetFinalizer(o, func(o *object) { o.free() }); return o }\nfunc F@" + params + " { o := new@(d); p = o.p; DO }"},
		{"constructors in turn", "func new@(n int) (*object, error) { return news@(n) }\nfunc news@(n int) (o *object, err error) { o, err = new@(n); return }\nfunc F@" + params + " { o, err := new@(d); _ = err; p = o.p; DO }"},
		{"interface", "type t@ struct{ r releaser }\nfunc (t *t@) release(n int) { t.r.release(n) }\nfunc F@" + params + " { t := &t@{}; t.r = t; t.release(d); DO }"},
		{"embedded", "type t@ struct{ *u@; p unsafe.Pointer }\ntype u@ struct{ *t@; q unsafe.Pointer }\nfunc F@" + params + " { t := &t@{p: p}; t.u@ = &u@{t@: t}; p = t.u@.t@.u@.q; DO }"},
		{"embedded interface", "type t@ struct{ releaser }\nfunc F@" + params + " { t := &t@{}; t.releaser = t; t.release(d); t.releaser.release(d); DO }"},
		{"generic function", "func g@[T any](x T" + ", n int) T { return g@[T](x, n) }\nfunc F@" + params + " { p = g@(p, d); p = g@[unsafe.Pointer](p, d); DO }"},
		{"generic functions in turn", "func g@[T any](f func(T) T, x T) T { return h@(f, f(x)) }\nfunc h@[T any](f func(T) T, x T) T { return g@(f, x) }\nfunc F@" + params + " { p = g@(func(p unsafe.Pointer) unsafe.Pointer { return p }, p); DO }"},
		{"generic type", "type t@[T any] struct { x T; next *t@[T]; f func(t@[T]) t@[T] }\nfunc (t *t@[T]) get() T { return t.next.get() }\nfunc F@" + params + " { t := &t@[unsafe.Pointer]{x: p}; t.next = t; p = t.get(); DO }"},
		{"generic constraint", "type c@[T any] interface{ self() T }\ntype t@ struct{ p unsafe.Pointer }\nfunc (t t@) self() t@ { return t.self() }\nfunc g@[T c@[T]](t T) T { return g@(t.self()) }\nfunc F@" + params + " { t := g@(t@{p}); p = t.p; DO }"},

		// Variables and memory.
		body("variable of itself", "q := p\nq = q\np = q\np = p\nDO"),
		body("variables in turn", "q := p\np = q\nDO\nC.cudaFree(q)"),
		body("swap", "var q unsafe.Pointer\np, q = q, p\nDO\nC.cudaFree(q)"),
		body("rotation", "var a, b, c unsafe.Pointer\na = p\na, b, c = c, a, b\np = a\nDO\nC.cudaFree(b)\nC.cudaFree(c)"),
		body("typed variables in turn", "var a, b *float32\na = b\nb = a\nC.saxpy(1, (*C.float)(a))\nC.cudaFree(unsafe.Pointer(b))\nC.cudaMemcpyAsync(unsafe.Pointer(a), unsafe.Pointer(b), 4, 1, s)\nDO"),
		body("converted variables in turn", "var a unsafe.Pointer\nvar b *C.float\na = unsafe.Pointer(b)\nb = (*C.float)(a)\nC.saxpy(1, b)\nC.cudaFree(a)\nC.cudaMemcpyAsync(a, unsafe.Pointer(b), 4, 1, s)\nDO"),
		body("number of itself", "u := uintptr(p)\nu = uintptr(unsafe.Pointer(u))\np = unsafe.Pointer(u)\nDO"),
		body("slice of itself", "xs = xs[:len(xs)]\nxs = append(xs, xs...)\nxs = xs\nDO"),
		body("slices in turn", "ys := xs\nxs = ys[:1]\nys = append(ys, xs...)\nDO\nC.saxpy(1, (*C.float)(unsafe.Pointer(&ys[0])))"),
		body("slice of its length", "params := []unsafe.Pointer{p}\nparams = make([]unsafe.Pointer, len(params))\nparams = params[:len(params)]\nvar f C.CUfunction\nC.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, &params[0], nil)\nDO"),
		body("tables in turn", "a := make([]unsafe.Pointer, 2)\nb := make([]unsafe.Pointer, len(a))\nfor i, p := range b { a[i] = p }\nfor i, p := range a { b[i] = p }\na = append(a, b...)\nb = a\na = b[:len(b)]\nvar f C.CUfunction\nC.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, &a[0], nil)\nC.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, (*unsafe.Pointer)(unsafe.Pointer(&b[0])), nil)\nDO"),
		body("table that holds its address", "params := []unsafe.Pointer{p}\nparams[0] = unsafe.Pointer(&params[0])\nvar f C.CUfunction\nC.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, (*unsafe.Pointer)(params[0]), nil)\nDO"),
		body("interface of itself", "var v any = p\nv = v\nv = &v\nl := []any{v}\nl[0] = l\nif q, ok := v.(unsafe.Pointer); ok { p = q }\nswitch v := v.(type) { case unsafe.Pointer: p = v; v = p; case *any: *v = v }\nDO"),
		body("map of itself", "m := map[string]any{}\nm[\"m\"] = m\nm[\"p\"] = p\np, _ = m[\"p\"].(unsafe.Pointer)\nm[\"p\"] = m[\"p\"]\nDO"),
		body("channel of itself", "c := make(chan any, 1)\nc <- c\nv := <-c\nc <- v\np, _ = v.(unsafe.Pointer)\nselect { case c <- v: case v = <-c: }\nDO"),
		body("object of itself", "o := &object{p: p}\no.next = o\no = o.next.next\no.p = o.next.p\no.p, o.q = o.q, o.p\np = o.next.next.q\nDO\no.free()"),
		body("objects in turn", "a, b := &object{p: p}, &object{}\na.next, b.next = b, a\na.p = b.p\nb.p = a.next.next.p\n*a = *b\n*b = *a\np = a.p\nDO"),
		body("list", "o := &object{p: p}\nfor o != nil { C.cudaFree(o.p); o = o.next }\nfor o := o; o != nil; o = o.next { p = o.p; DO }"),
		body("pointer to itself", "pp := &p\n*pp = unsafe.Pointer(pp)\np = *pp\np = *(*unsafe.Pointer)(p)\nDO"),
		body("type of pointers", "type P *P\nvar a P\na = &a\n*a = a\np = unsafe.Pointer(a)\nDO"),
		body("error of itself", "var err error\nerr = err\nerr = errors.Join(err, err)\nerr = fmt.Errorf(\"%w\", err)\nif err := failed(C.cudaFree(p)); err != nil { err = err }\n_ = err\nDO"),
		body("errors in turn", "var a, b error\na = b\nb = a\na, b = errors.Join(b), errors.Join(a)\nif a != nil { return }\na = failed(C.cudaFree(p))\nDO"),
		body("node for C", "var n C.struct_node\nn.next = &n\nn.data = (*C.float)(p)\nn.next.next = n.next\nC.walk_nodes(&n)\nC.walk_nodes(n.next.next)\nDO"),
		{"package variables", "var a@, b@ unsafe.Pointer\nfunc init() { a@ = b@; b@ = a@; a@, b@ = b@, a@ }\nfunc F@" + params + " { p = a@; DO; a@ = p }"},
		{"initializers", "var a@ = f@()\nvar b@ unsafe.Pointer\nfunc f@() unsafe.Pointer { b@ = g@(); return b@ }\nfunc g@() unsafe.Pointer { return b@ }\nfunc F@" + params + " { p = a@; DO; p = g@(); DO }"},
		{"function that is its own argument",
			"func F@" + params + " { p = id@(id@(p)); DO }\nfunc id@(p unsafe.Pointer) unsafe.Pointer { return id@(id@(p)) }"},
		{"error of a function", "func err@(c C.cudaError_t) error { if bad@(err@(c)) { return err@(c) }; return errors.Join(err@(c), err@(c)) }\nfunc bad@(err error) bool { return bad@(err) }\nfunc F@" + params + " { if bad@(err@(C.cudaMalloc(&p, 8))) { return }; DO; C.cudaFree(p) }"},
		{"error of functions in turn", "func ok@(c C.cudaError_t) bool { return !not@(c) }\nfunc not@(c C.cudaError_t) bool { return !ok@(c) }\nfunc F@" + params + " { if !ok@(C.cudaMalloc(&p, 8)) { return }; if c := C.cudaMalloc(&p, 8); not@(c) { return }; DO }"},
		{"error of a method", "type e@ struct{ inner error; e *e@ }\nfunc (e *e@) Error() string { return e.e.Error() }\nfunc (e *e@) Unwrap() error { return e.Unwrap() }\nfunc F@" + params + " { var err error = &e@{}; err = err.(*e@).Unwrap(); if c := C.cudaFree(p); c != 0 { err = &e@{inner: err} }; _ = err; DO }"},
		{"kernel that is looked up", "func get@(m C.CUmodule, name *C.char) C.CUfunction { var f C.CUfunction; C.cuModuleGetFunction(&f, m, name); if f == nil { f = get@(m, name) }; return get@(m, name) }\nfunc F@" + params + " { var m C.CUmodule; f := get@(m, C.CString(\"k\")); f = f; o := object{kernel: f}; o.kernel = o.kernel; ps := []unsafe.Pointer{p}; C.cuLaunchKernel(o.kernel, 1, 1, 1, 1, 1, 1, 0, s, &ps[0], nil); DO }"},
		{"launch helper", "func launch@(f C.CUfunction, args ...unsafe.Pointer) { launch@(f, args...); C.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nil, &args[0], nil) }\nfunc F@" + params + " { var f C.CUfunction; launch@(f, p, unsafe.Pointer(&d)); DO }"},
		{"launch helper of interfaces", "func launch@(f C.CUfunction, args ...any) { ps := make([]unsafe.Pointer, len(args)); for i, a := range args { switch a := a.(type) { case int: ps[i] = unsafe.Pointer(&a); case unsafe.Pointer: ps[i] = a; case []any: launch@(f, a...); default: launch@(f, a) } }; C.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, nil, &ps[0], nil) }\nfunc F@" + params + " { var f C.CUfunction; launch@(f, p, d); DO }"},
		{"constant of itself", "var n@ = nm@(1)\nfunc nm@(n int) int { return nm@(n) }\nfunc F@" + params + " { n := 4; n = n; m := n; n = m; C.cudaMalloc(&p, C.size_t(n)); b := C.size_t(n); b = b * b; C.cudaMemcpy(p, unsafe.Pointer(&xs[0]), b, 1); DO }"},

		// Control flow.
		body("goto", "again:\nDO\nif d > 0 { goto again }\nvar q unsafe.Pointer\n_ = q"),
		body("labels", "outer:\nfor { for { switch { case d > 1: continue outer; case d > 2: break outer; default: DO; goto inner } }\ninner:\nDO }"),
		body("defer in a loop", "for i := range d { defer func() { DO; _ = i; _ = recover() }() }\nDO"),
		body("recover", "defer func() { if r := recover(); r != nil { F@(ARGS); panic(r) } }()\nDO"),
		body("endless", "for { DO }"),
		body("empty loop", "runtime.KeepAlive(s); for {}"),
		body("never", "panic(p)\nDO"),
	}
	return append(shapes, goTypes()...)
}

// goTypes are types that contain themselves, each handed to C.
func goTypes() []GoShape {
	var shapes []GoShape
	for _, decl := range []string{
		"type t@ struct{ next *t@; x float32 }", "type t@ []t@", "type t@ map[string]t@", "type t@ *t@", "type t@ chan t@", "type t@ func(t@) t@",
		"type t@ interface{ m(t@) t@ }",
		"type t@ struct{ f func(*t@); m map[*t@]t@; c chan t@; s []t@; a [0]t@x; i interface{ m(t@) } }\ntype t@x struct{ t *t@ }",
		"type t@ struct{ *u@ }\ntype u@ struct{ *t@ }", "type t@ = struct{ next *u@ }\ntype u@ struct{ t@ }",
		"type t@ = *u@\ntype u@ struct{ t t@ }",
		"type g@[T any] struct{ next *g@[T]; x T }\ntype t@ g@[*t@]", "type g@[T any] struct{ x *T }\ntype t@ struct{ g g@[t@] }",
		"type g@[T any] []g@[T]\ntype t@ struct{ g g@[*t@] }", "type g@[T interface{ *t@ | *int }] struct{ x T }\ntype t@ struct{ g g@[*t@] }",
		"type t@ [2]*t@", "type t@ struct{ a [2][]t@; b *[3]t@ }", "type t@ struct{ n C.struct_node; next *t@ }", "type t@ C.struct_node",
	} {
		shapes = append(shapes, GoShape{"type " + decl, decl + `
func F@(p unsafe.Pointer, xs []float32, d int, s C.cudaStream_t) {
	var t t@
	ts := make([]t@, 2)
	C.saxpy(1, (*C.float)(unsafe.Pointer(&t)))
	C.saxpy(1, (*C.float)(unsafe.Pointer(&ts[0])))
	C.walk_nodes((*C.struct_node)(unsafe.Pointer(&t)))
	C.walk_nodes((*C.struct_node)(unsafe.Pointer(&ts[0])))
	C.cudaMemcpy(p, unsafe.Pointer(&t), C.size_t(unsafe.Sizeof(t)), 1)
	C.cudaMemcpyAsync(p, unsafe.Pointer(&ts[0]), C.size_t(unsafe.Sizeof(ts[0])), 1, s)
	var f C.CUfunction
	params := []unsafe.Pointer{unsafe.Pointer(&t), unsafe.Pointer(&ts[0])}
	C.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, &params[0], nil)
	DO
}`})
	}
	return shapes
}

// GoChains are functions whose n steps each use the previous one twice: following all paths through
// them takes 2^n steps.
func GoChains(n int) []GoShape {
	const params = "(p unsafe.Pointer, xs []float32, d int, s C.cudaStream_t)"
	in := func(name, first, next, last string) GoShape {
		return GoShape{name, "func F@" + params + " {\n" + chain(n, first+"\n", next+"\n") + strings.ReplaceAll(last,
			"LAST", fmt.Sprint(n-1)) + "\n}"}
	}
	top := func(name, first, next, last string) GoShape {
		return GoShape{name, chain(n, first+"\n", next+"\n") + "func F@" + params + " {\n" + strings.ReplaceAll(last,
			"LAST", fmt.Sprint(n-1)) + "\n}"}
	}
	text := func(name, first, next string) GoShape {
		const steps = 7 // within the depth to which texts are followed
		return GoShape{name, "func F@" + params + " {\n" + chain(steps, first+"\n", next+"\n") +
			fmt.Sprintf("var f C.CUfunction; C.cuModuleGetFunction(&f, nil, C.CString(v%d)); C.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, nil, nil); DO\n}", steps-1)}
	}
	shapes := []GoShape{
		in("errors", "v0 := failed(C.cudaFree(p))", "vNEXT := errors.Join(vLAST, vLAST)", "_ = vLAST; DO"),
		in("errors under conditions", "var v0 error",
			"var vNEXT error; if d > NEXT { vNEXT = vLAST } else { vNEXT = fmt.Errorf(\"%w\", vLAST) }", "_ = vLAST; DO"),
		in("pointers", "v0 := p", "vNEXT := vLAST; if d > NEXT { vNEXT = unsafe.Add(vLAST, NEXT) }", "p = vLAST; DO"),
		in("slices", "v0 := xs", "vNEXT := append(vLAST, vLAST...)", "xs = vLAST; DO"),
		in("tables", "v0 := []unsafe.Pointer{p}", "vNEXT := append(vLAST, vLAST...)",
			"var f C.CUfunction; C.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, &vLAST[0], nil); DO"),
		in("objects", "v0 := &object{p: p}", "vNEXT := &object{p: vLAST.p, q: vLAST.p, next: vLAST}", "p = vLAST.p; DO; vLAST.free()"),
		in("literals", "v0 := []any{p}", "vNEXT := []any{vLAST, vLAST, vLAST}", "C.cudaFree(vLAST[0].(unsafe.Pointer)); DO"),
		in("numbers", "v0 := d", "vNEXT := vLAST + vLAST", "C.cudaMalloc(&p, C.size_t(vLAST)); DO"),
		in("closures", "f0 := func() { DO }", "fNEXT := func() { fLAST(); fLAST() }", "fLAST()"),
		in("nested closures", "f0 := func(p unsafe.Pointer) unsafe.Pointer { return p }",
			"fNEXT := func(p unsafe.Pointer) unsafe.Pointer { if d > NEXT { return fLAST(p) }; return fLAST(fLAST(p)) }", "p = fLAST(p); DO"),
		in("kernels", "var f0 C.CUfunction; C.cuModuleGetFunction(&f0, nil, C.CString(\"k\"))",
			"fNEXT := fLAST; if d > NEXT { fNEXT = fLAST }", "C.cuLaunchKernel(fLAST, 1, 1, 1, 1, 1, 1, 0, s, nil, nil); DO"),
		text("texts", "v0 := fmt.Sprint(\"k\")", "vNEXT := vLAST + vLAST"),
		text("texts by format", "v0 := fmt.Sprintf(\"k%d\", d)", "vNEXT := fmt.Sprintf(\"%s%s%d\", vLAST, vLAST, d)"),
		text("texts that are replaced", "v0 := fmt.Sprint(\"kk\")", "vNEXT := strings.ReplaceAll(vLAST, \"k\", vLAST)"),
		text("texts that are repeated", "v0 := strings.Repeat(\"k\", 1<<62)", "vNEXT := strings.Repeat(vLAST, 1000)"),
		text("texts without end", "v0 := strings.Repeat(\"\", 1<<62)", "vNEXT := strings.Repeat(vLAST, 1<<62) + \"k\""),
		text("texts that are built", "var b strings.Builder; v0 := \"k\"", "b.WriteString(vLAST); vNEXT := b.String()"),
		in("function values", "f0 := func(int) {}", "var fNEXT func(int); if d > NEXT { fNEXT = fLAST } else { fNEXT = fLAST }", "fLAST(1); DO"),
		top("functions", "func f@_0"+params+" { DO }", "func f@_NEXT"+params+" { f@_LAST(ARGS); f@_LAST(ARGS) }", "f@_LAST(ARGS)"),
		top("functions that return", "func f@_0(p unsafe.Pointer) unsafe.Pointer { return p }",
			"func f@_NEXT(p unsafe.Pointer) unsafe.Pointer { if p == nil { return f@_LAST(p) }; return f@_LAST(f@_LAST(p)) }", "p = f@_LAST(p); DO"),
		top("constructors", "func f@_0(int) *object { return &object{} }",
			"func f@_NEXT(n int) *object { if n > 0 { return f@_LAST(n) }; return f@_LAST(n) }", "o := f@_LAST(1); p = o.p; DO; o.free()"),
		top("errors of functions", "func f@_0(p unsafe.Pointer) error { return failed(C.cudaFree(p)) }",
			"func f@_NEXT(p unsafe.Pointer) error { return errors.Join(f@_LAST(p), f@_LAST(p)) }", "f@_LAST(p); DO"),
		top("verdicts", "func f@_0(e error) bool { return e != nil }",
			"func f@_NEXT(e error) bool { if e == nil { return f@_LAST(e) }; return f@_LAST(e) }",
			"if f@_LAST(failed(C.cudaMalloc(&p, 8))) { return }; DO; C.cudaFree(p)"),
		top("functions that take functions", "func f@_0(f func()) { f() }",
			"func f@_NEXT(f func()) { f@_LAST(f); f@_LAST(func() { f() }) }", "f@_LAST(func() { DO })"),
		top("pointer types", "type t@_0 struct{ x float32 }", "type t@_NEXT struct{ a, b *t@_LAST; c map[int]t@_LAST; d []t@_LAST }", "var t t@_LAST; C.saxpy(1, (*C.float)(unsafe.Pointer(&t))); C.walk_nodes((*C.struct_node)(unsafe.Pointer(&t))); C.cudaMemcpy(p, unsafe.Pointer(&t), 8, 1); DO"),
	}
	n = min(n, 12) // beyond some thirty, the Go compiler does not end
	return append(shapes, top("types", "type t@_0 struct{ x float32 }", "type t@_NEXT struct{ a, b t@_LAST }",
		"var t t@_2; C.saxpy(1, (*C.float)(unsafe.Pointer(&t))); u := new(t@_LAST); C.saxpy(1, (*C.float)(unsafe.Pointer(u))); "+
			"C.walk_nodes((*C.struct_node)(unsafe.Pointer(u))); C.cudaMemcpy(p, unsafe.Pointer(u), 8, 1); DO"))
}

// GoPackage returns a file that holds functions of the shapes. It compiles.
func GoPackage(shapes ...GoShape) string {
	var b strings.Builder
	b.WriteString(goHead)
	for i, s := range shapes {
		fmt.Fprintf(&b, "\n// %s\n", strings.ReplaceAll(s.Name, "\n", "; "))
		b.WriteString(strings.NewReplacer("DO", goPayload, "ARGS", "p, xs, d, s", "@", fmt.Sprint(i)).Replace(s.Text) + "\n")
	}
	return b.String()
}
