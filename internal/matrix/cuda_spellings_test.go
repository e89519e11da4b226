package matrix

// cudaSpellings are the second axis in C++: the body is that of a function with an int n that nothing is known of.
var cudaSpellings = []spelling{
	// Names.
	{name: "direct", body: `$source{p}
$use{p}`},
	{name: "alias", body: `$source{p}
$T q = p;
$use{q}`},
	{name: "alias-of-alias", body: `$source{p}
auto q = p;
auto r = q;
$use{r}`},
	{name: "auto-braces", body: `$source{p}
auto q{p};
$use{q}`},
	{name: "parentheses", body: `$source{p}
$T q(p);
$use{((q))}`},
	{name: "declared-then-assigned", body: `$source{p}
$T q;
q = p;
$use{q}`},
	{name: "const", body: `$source{p}
$T const q = p;
$use{q}`},
	{name: "reference", body: `$source{p}
$T &q = p;
$use{q}`},
	{name: "auto-reference", body: `$source{p}
auto &&q = p;
$use{q}`},
	{name: "const-reference", body: `$source{p}
const auto &q = p;
$use{q}`},
	{name: "reference-assigned-through", body: `$good{p}
$T &q = p;
$source{r}
q = r;
$use{p}`},
	{name: "pointer-to", body: `$source{p}
$T *q = &p;
$use{*q}`},
	{name: "pointer-to-pointer", body: `$source{p}
$T *q = &p;
$T **r = &q;
$use{**r}`},
	{name: "assigned-through-pointer", body: `$good{p}
$T *q = &p;
$source{r}
*q = r;
$use{p}`},
	{name: "typedef", decls: `typedef $T name$N;`, body: `$source{p}
name$N q = p;
$use{q}`},
	{name: "using", decls: `using name$N = $T;`, body: `$source{p}
name$N q(p);
$use{q}`},
	{name: "alias-template", decls: `template <class V> using name$N = V;`, body: `$source{p}
name$N<$T> q = p;
$use{q}`},
	{name: "c-cast", body: `$source{p}
auto q = ($T)p;
$use{q}`},
	{name: "static-cast", body: `$source{p}
$use{static_cast<$T>(p)}`},
	{name: "reassigned", body: `$good{q}
$source{p}
q = p;
$use{q}`},
	{name: "reassigned-to-good", traits: []trait{never}, body: `$bad{p}
$good{q}
p = q;
$use{p}`},
	{name: "alias-before-reassigned", body: `$source{p}
$good{q}
$T r = p;
p = q;
$use{r}`},
	{name: "alias-before-reassigned-to-good", traits: []trait{never}, body: `$good{p}
$bad{q}
$T r = p;
p = q;
$use{r}`},
	{name: "shadowed-by-good", traits: []trait{never}, body: `$bad{p}
{
$good{p}
$use{p}
}`},
	{name: "swap", body: `$source{p}
$good{q}
std::swap(p, q);
$use{q}`},
	{name: "swap-to-good", traits: []trait{never}, body: `$bad{p}
$good{q}
std::swap(p, q);
$use{p}`},
	{name: "swap-by-hand", body: `$source{p}
$good{q}
$T t = p;
p = q;
q = t;
$use{q}`},
	{name: "exchange", body: `$source{p}
$good{q}
$T r = std::exchange(p, q);
$use{r}`},
	{name: "move", body: `$source{p}
$T q = std::move(p);
$use{q}`},
	{name: "comma", body: `$source{p}
$T q = (n++, p);
$use{q}`},
	{name: "assignment-as-value", body: `$source{p}
$T r;
$T q;
q = r = p;
$use{q}`},
	{name: "macro-of-source", decls: "#define MACRO$N(v) auto v = p", body: `$source{p}
MACRO$N(q);
$use{q}`},
	{name: "macro-of-value", decls: "#define MACRO$N(v) (v)", body: `$source{p}
$use{MACRO$N(p)}`},
	{name: "decltype", body: `$source{p}
decltype(p) q = p;
$use{q}`},
	{name: "init-statement", body: `$source{p}
if (auto q = p; n > 0) {
$use{q}
}`},
	// Branches and loops.
	{name: "conditional-same", body: `$source{p}
$T q = n > 0 ? p : p;
$use{q}`},
	{name: "conditional-alike", body: `$source{p}
$source{r}
$T q = n > 0 ? p : r;
$use{q}`},
	{name: "if-else-alike", body: `$T q;
if (n > 0) {
$source{a}
q = a;
} else {
$source{b}
q = b;
}
$use{q}`},
	{name: "if-else-same", body: `$source{p}
$T q;
if (n > 0) q = p;
else q = p;
$use{q}`},
	{name: "switch-alike", body: `$source{p}
$T q;
switch (n) {
case 1:
q = p;
break;
default:
q = p;
}
$use{q}`},
	{name: "used-on-a-branch", body: `$source{p}
if (n > 0) {
$use{p}
}`},
	{name: "early-return", body: `$source{p}
if (n < 0) return;
$use{p}`},
	{name: "loop-carried", body: `$source{p}
$T last = p;
for (int i = 0; i < n; i++) last = p;
$use{last}`},
	{name: "loop-first-round", body: `$source{p}
for (;;) {
$use{p}
break;
}`},
	{name: "do-once", body: `$source{p}
do {
$use{p}
} while (0);`},
	{name: "try", body: `$source{p}
try {
$use{p}
} catch (...) {
throw;
}`},
	// Members.
	{name: "member", decls: `struct box$N { $T p; int k; };`, body: `$source{p}
box$N b;
b.p = p;
b.k = 1;
$use{b.p}`},
	{name: "member-of-aggregate", decls: `struct box$N { int k; $T p; };`, body: `$source{p}
box$N b{1, p};
$use{b.p}`},
	{name: "member-of-designated", decls: `struct box$N { int k; $T p; };`, body: `$source{p}
box$N b{.k = 1, .p = p};
$use{b.p}`},
	{name: "member-of-local-class", body: `struct box { $T p; };
$source{p}
box b = {p};
$use{b.p}`},
	{name: "nested-member", decls: `struct box$N { $T p; };
struct crate$N { box$N b; };`, body: `$source{p}
crate$N c;
c.b.p = p;
$use{c.b.p}`},
	{name: "nested-aggregate", decls: `struct box$N { $T p; };
struct crate$N { int k; box$N b; };`, body: `$source{p}
crate$N c{1, {p}};
$use{c.b.p}`},
	{name: "member-of-base", decls: `struct base$N { $T p; };
struct box$N : base$N { int k; };`, body: `$source{p}
box$N b;
b.p = p;
$use{b.p}`},
	{name: "member-through-pointer", decls: `struct box$N { $T p; };`, body: `$source{p}
box$N b, *at = &b;
at->p = p;
$use{at->p}`},
	{name: "member-through-reference", decls: `struct box$N { $T p; };`, body: `$source{p}
box$N b;
box$N &at = b;
at.p = p;
$use{b.p}`},
	{name: "pointer-to-member", decls: `struct box$N { $T p; };`, body: `$source{p}
box$N b{p};
$T box$N::*at = &box$N::p;
$use{b.*at}`},
	{name: "struct-copied", decls: `struct box$N { $T p; };`, body: `$source{p}
box$N b{p};
box$N c = b;
$use{c.p}`},
	{name: "struct-assigned", decls: `struct box$N { $T p; };`, body: `$source{p}
box$N b{p}, c;
c = b;
$use{c.p}`},
	{name: "struct-moved", decls: `struct box$N { $T p; };`, body: `$source{p}
box$N b{p};
box$N c(std::move(b));
$use{c.p}`},
	{name: "reference-member", decls: `struct box$N { $T &p; };`, body: `$source{p}
box$N b{p};
$use{b.p}`},
	{name: "heap-struct", decls: `struct box$N { $T p; };`, body: `$source{p}
box$N *b = new box$N{p};
$use{b->p}`},
	{name: "class-template", decls: `template <class V> struct box$N { V p; };`, body: `$source{p}
box$N<$T> b{p};
$use{b.p}`},
	{name: "deduced-class-template", decls: `template <class V> struct box$N {
box$N(V v) : p(v) {}
V p;
};`, body: `$source{p}
box$N b(p);
$use{b.p}`},
	{name: "union", decls: `union box$N { $T p; char k; box$N() {} };`, body: `$source{p}
box$N b;
b.p = p;
$use{b.p}`},
	{name: "member-to-good", traits: []trait{never}, decls: `struct box$N { $T p, q; };`, body: `$bad{a}
$good{b}
box$N x{a, b};
$use{x.q}`},
	{name: "member-replaced-by-good", traits: []trait{never}, decls: `struct box$N { $T p; };`, body: `$bad{a}
$good{b}
box$N x{a};
x.p = b;
$use{x.p}`},
	// Constructors and methods.
	{name: "constructor-list", decls: `struct box$N {
explicit box$N($T v) : p(v) {}
$T p;
};`, body: `$source{p}
box$N b(p);
$use{b.p}`},
	{name: "constructor-body", decls: `struct box$N {
explicit box$N($T v) { p = v; }
$T p;
};`, body: `$source{p}
box$N b{p};
$use{b.p}`},
	{name: "constructor-makes", decls: `struct box$N {
box$N() {
$source{q}
p = q;
}
$T p;
};`, body: `box$N b;
$use{b.p}`},
	{name: "constructor-calls", traits: []trait{calls}, decls: `static $T make$N() {
$source{q}
return q;
}
struct box$N {
box$N() : p(make$N()) {}
$T p;
};`, body: `box$N b;
$use{b.p}`},
	{name: "default-member-initializer", traits: []trait{calls}, decls: `static $T make$N() {
$source{q}
return q;
}
struct box$N { $T p = make$N(); };`, body: `box$N b;
$use{b.p}`},
	{name: "delegating-constructor", decls: `struct box$N {
box$N($T v, int k) : p(v) {}
explicit box$N($T v) : box$N(v, 1) {}
$T p;
};`, body: `$source{p}
box$N b(p);
$use{b.p}`},
	{name: "base-constructor", decls: `struct base$N {
explicit base$N($T v) : p(v) {}
$T p;
};
struct box$N : base$N {
explicit box$N($T v) : base$N(v) {}
};`, body: `$source{p}
box$N b(p);
$use{b.p}`},
	{name: "inherited-constructor", decls: `struct base$N {
explicit base$N($T v) : p(v) {}
$T p;
};
struct box$N : base$N { using base$N::base$N; };`, body: `$source{p}
box$N b(p);
$use{b.p}`},
	{name: "member-constructor", decls: `struct box$N {
explicit box$N($T v) : p(v) {}
$T p;
};
struct crate$N {
explicit crate$N($T v) : b(v) {}
box$N b;
};`, body: `$source{p}
crate$N c(p);
$use{c.b.p}`},
	{name: "getter", decls: `class box$N {
public:
explicit box$N($T v) : p_(v) {}
$T get() const { return p_; }
private:
$T p_;
};`, body: `$source{p}
box$N b(p);
$use{b.get()}`},
	{name: "reference-getter", decls: `class box$N {
public:
explicit box$N($T v) : p_(v) {}
$T &get() { return p_; }
private:
$T p_;
};`, body: `$source{p}
box$N b(p);
$use{b.get()}`},
	{name: "setter", decls: `class box$N {
public:
void set($T v) { p_ = v; }
$T get() const { return p_; }
private:
$T p_;
};`, body: `$source{p}
box$N b;
b.set(p);
$use{b.get()}`},
	{name: "setter-of-this", decls: `struct box$N {
box$N &set($T v) { this->p = v; return *this; }
$T p;
};`, body: `$source{p}
$use{box$N().set(p).p}`},
	{name: "method-makes", decls: `struct box$N {
void open() {
$source{q}
p = q;
}
$T p;
};`, body: `box$N b;
b.open();
$use{b.p}`},
	{name: "method-defined-outside", decls: `class box$N {
public:
void open();
$T get() const;
private:
$T p_;
};
void box$N::open() {
$source{q}
p_ = q;
}
$T box$N::get() const { return p_; }`, body: `box$N b;
b.open();
$use{b.get()}`},
	{name: "getter-of-template", decls: `template <class V> class box$N {
public:
explicit box$N(V v) : p_(v) {}
V get() const { return p_; }
private:
V p_;
};`, body: `$source{p}
box$N<$T> b(p);
$use{b.get()}`},
	{name: "getter-of-member", decls: `struct box$N {
$T p;
$T get() const { return p; }
};
struct crate$N {
box$N b;
$T get() const { return b.get(); }
};`, body: `$source{p}
crate$N c{{p}};
$use{c.get()}`},
	{name: "conversion-operator", decls: `struct box$N {
$T p;
operator $T() const { return p; }
};`, body: `$source{p}
box$N b{p};
$T q = b;
$use{q}`},
	{name: "operator-star", decls: `struct box$N {
$T p;
$T &operator*() { return p; }
};`, body: `$source{p}
box$N b{p};
$use{*b}`},
	{name: "operator-arrow", decls: `struct box$N { $T p; };
struct owner$N {
box$N b;
box$N *operator->() { return &b; }
};`, body: `$source{p}
owner$N o{{p}};
$use{o->p}`},
	{name: "operator-call", decls: `struct box$N {
$T p;
$T operator()() const { return p; }
};`, body: `$source{p}
box$N b{p};
$use{b()}`},
	{name: "operator-index", decls: `struct box$N {
$T p;
$T &operator[](int) { return p; }
};`, body: `$source{p}
box$N b{p};
$use{b[0]}`},
	{name: "virtual-getter", decls: `struct base$N { virtual $T get() const = 0; };
struct box$N final : base$N {
explicit box$N($T v) : p(v) {}
$T get() const override { return p; }
$T p;
};`, body: `$source{p}
box$N b(p);
base$N &at = b;
$use{at.get()}`},
	{name: "crtp", decls: `template <class D> struct base$N {
auto get() const { return static_cast<const D *>(this)->p; }
};
struct box$N : base$N<box$N> {
explicit box$N($T v) : p(v) {}
$T p;
};`, body: `$source{p}
box$N b(p);
$use{b.get()}`},
	{name: "static-method", decls: `struct box$N {
static $T make() {
$source{q}
return q;
}
};`, traits: []trait{calls}, body: `$use{box$N::make()}`},
	{name: "friend", decls: `class box$N {
public:
explicit box$N($T v) : p_(v) {}
friend $T peek$N(const box$N &b) { return b.p_; }
private:
$T p_;
};`, body: `$source{p}
box$N b(p);
$use{peek$N(b)}`},
	// Elements.
	{name: "array-element", body: `$source{p}
$T a[2];
a[0] = p;
a[1] = p;
$use{a[0]}`},
	{name: "array-of-one", body: `$source{p}
$T a[1] = {p};
$use{a[0]}`},
	{name: "array-initialized", body: `$source{p}
$T a[] = {p, p};
$use{a[1]}`},
	{name: "array-of-struct", decls: `struct box$N { $T p; };`, body: `$source{p}
box$N a[1] = {{p}};
$use{a[0].p}`},
	{name: "array-in-struct", decls: `struct box$N { $T p[1]; };`, body: `$source{p}
box$N b;
b.p[0] = p;
$use{b.p[0]}`},
	{name: "range-for-array", body: `$source{p}
$T a[] = {p};
for (auto q : a) {
$use{q}
}`},
	{name: "range-for-braces", body: `$source{p}
for (auto q : {p}) {
$use{q}
}`},
	{name: "std-array", body: `$source{p}
std::array<$T, 1> a = {p};
$use{a[0]}`},
	{name: "std-array-assigned", body: `$source{p}
std::array<$T, 1> a;
a[0] = p;
$use{a[0]}`},
	{name: "range-for-std-array", body: `$source{p}
std::array<$T, 1> a{p};
for (const auto &q : a) {
$use{q}
}`},
	{name: "vector-push-back", body: `$source{p}
std::vector<$T> a;
a.push_back(p);
$use{a[0]}`},
	{name: "vector-emplace-back", body: `$source{p}
std::vector<$T> a;
a.emplace_back(p);
$use{a.back()}`},
	{name: "vector-braces", body: `$source{p}
std::vector<$T> a{p, p};
$use{a.front()}`},
	{name: "vector-filled", body: `$source{p}
std::vector<$T> a(2, p);
$use{a[1]}`},
	{name: "vector-assigned", body: `$source{p}
std::vector<$T> a(1);
a[0] = p;
$use{a.at(0)}`},
	{name: "range-for-vector", body: `$source{p}
std::vector<$T> a;
a.push_back(p);
for (auto q : a) {
$use{q}
}`},
	{name: "vector-in-struct", decls: `struct box$N { std::vector<$T> all; };`, body: `$source{p}
box$N b;
b.all.push_back(p);
$use{b.all[0]}`},
	{name: "pair", body: `$source{p}
std::pair<$T, int> a(p, 1);
$use{a.first}`},
	{name: "make-pair", body: `$source{p}
auto a = std::make_pair(1, p);
$use{a.second}`},
	{name: "tuple", body: `$source{p}
auto a = std::make_tuple(1, p);
$use{std::get<1>(a)}`},
	{name: "tie", body: `$source{p}
$T q;
int k;
std::tie(k, q) = std::make_tuple(1, p);
$use{q}`},
	{name: "optional", body: `$source{p}
std::optional<$T> a = p;
$use{*a}`},
	{name: "optional-value", body: `$source{p}
std::optional<$T> a(p);
$use{a.value()}`},
	{name: "map-element", body: `$source{p}
std::map<int, $T> a;
a[1] = p;
$use{a[1]}`},
	{name: "unique-ptr-to-struct", decls: `struct box$N { $T p; };`, body: `$source{p}
std::unique_ptr<box$N> b(new box$N{p});
$use{b->p}`},
	{name: "make-unique", decls: `struct box$N {
explicit box$N($T v) : p(v) {}
$T p;
};`, body: `$source{p}
auto b = std::make_unique<box$N>(p);
$use{b->p}`},
	{name: "make-shared", decls: `struct box$N {
explicit box$N($T v) : p(v) {}
$T get() const { return p; }
$T p;
};`, body: `$source{p}
auto b = std::make_shared<box$N>(p);
$use{b->get()}`},
	{name: "reference-wrapper", body: `$source{p}
std::reference_wrapper<$T> q = std::ref(p);
$use{q.get()}`},
	{name: "structured-binding", decls: `struct box$N { $T p; int k; };`, body: `$source{p}
box$N b{p, 1};
auto [q, k] = b;
$use{q}`},
	{name: "structured-binding-of-pair", body: `$source{p}
auto [q, k] = std::make_pair(p, 1);
$use{q}`},
	{name: "structured-binding-of-array", body: `$source{p}
$T a[2] = {p, p};
auto &[q, r] = a;
$use{r}`},
	{name: "structured-binding-of-helper", traits: []trait{calls}, decls: `struct box$N { $T p; int k; };
static box$N make$N() {
$source{q}
return {q, 1};
}`, body: `auto [p, k] = make$N();
$use{p}`},
	// Functions that return it.
	{name: "helper", traits: []trait{calls}, decls: `static $T make$N() {
$source{q}
return q;
}`, body: `$use{make$N()}`},
	{name: "helper-into-local", traits: []trait{calls, holds}, decls: `inline $T make$N() {
$source{q}
return q;
}`, body: `$T p = make$N();
$use{p}`},
	{name: "helper-in-namespace", traits: []trait{calls}, decls: `namespace space$N {
$T make() {
$source{q}
return q;
}
}
namespace other$N = space$N;`, body: `$use{other$N::make()}`},
	{name: "helper-by-using", traits: []trait{calls}, decls: `namespace space$N {
$T make$N() {
$source{q}
return q;
}
}
using space$N::make$N;`, body: `$use{make$N()}`},
	{name: "helper-auto", traits: []trait{calls}, decls: `static auto make$N() {
$source{q}
return q;
}`, body: `auto p = make$N();
$use{p}`},
	{name: "helper-trailing", traits: []trait{calls}, decls: `static auto make$N() -> $T {
$source{q}
return q;
}`, body: `$use{make$N()}`},
	{name: "helper-of-helper", traits: []trait{calls}, decls: `static $T inner$N() {
$source{q}
return q;
}
static $T make$N() { return inner$N(); }`, body: `$use{make$N()}`},
	{name: "helper-template", traits: []trait{calls}, decls: `template <int k> $T make$N() {
$source{q}
return q;
}`, body: `$use{make$N<3>()}`},
	{name: "helper-of-type", traits: []trait{calls}, decls: `template <class V> V make$N() {
$source{q}
return q;
}`, body: `$use{make$N<$T>()}`},
	{name: "helper-returns-struct", traits: []trait{calls}, decls: `struct box$N { $T p; };
static box$N make$N() {
$source{q}
return box$N{q};
}`, body: `$use{make$N().p}`},
	{name: "helper-fills-struct", traits: []trait{calls}, decls: `struct box$N { int k; $T p; };
static box$N make$N() {
box$N b;
$source{q}
b.p = q;
return b;
}`, body: `box$N b = make$N();
$use{b.p}`},
	{name: "helper-returns-pair", traits: []trait{calls}, decls: `static std::pair<$T, int> make$N() {
$source{q}
return {q, 1};
}`, body: `$use{make$N().first}`},
	{name: "helper-branches", traits: []trait{calls}, decls: `static $T make$N(bool b) {
$source{q}
if (b) return q;
return q;
}`, body: `$use{make$N(n > 0)}`},
	{name: "function-pointer", traits: []trait{calls}, decls: `static $T make$N() {
$source{q}
return q;
}`, body: `$T (*f)() = make$N;
$use{f()}`},
	{name: "std-function", traits: []trait{calls}, decls: `static $T make$N() {
$source{q}
return q;
}`, body: `std::function<$T()> f = make$N;
$use{f()}`},
	{name: "factory", traits: []trait{calls}, decls: `class box$N {
public:
static box$N make() {
$source{q}
return box$N(q);
}
$T get() const { return p_; }
private:
explicit box$N($T v) : p_(v) {}
$T p_;
};`, body: `auto b = box$N::make();
$use{b.get()}`},
	{name: "identity", decls: `static $T same$N($T v) { return v; }`, body: `$source{p}
$use{same$N(p)}`},
	{name: "identity-template", decls: `template <class V> V same$N(V v) { return v; }`, body: `$source{p}
$use{same$N(p)}`},
	{name: "identity-reference", decls: `template <class V> const V &same$N(const V &v) { return v; }`, body: `$source{p}
$use{same$N(p)}`},
	{name: "perfect-forwarding", decls: `template <class V> decltype(auto) same$N(V &&v) { return std::forward<V>(v); }`, body: `$source{p}
$use{same$N(p)}`},
	{name: "first-of-pack", decls: `template <class V, class... W> V first$N(V v, W...) { return v; }`, body: `$source{p}
$use{first$N(p, 1, 2)}`},
	{name: "chosen", decls: `static $T choose$N(bool b, $T v, $T w) { return b ? v : w; }`, body: `$source{p}
$use{choose$N(n > 0, p, p)}`},
	{name: "default-argument", decls: `static $T same$N($T v, int k = 1) { return v; }`, body: `$source{p}
$use{same$N(p)}`},
	// Functions that set it.
	{name: "out-pointer", decls: `static void set$N($T *to) {
$source{q}
*to = q;
}`, body: `$T p;
set$N(&p);
$use{p}`},
	{name: "out-reference", decls: `static void set$N($T &to) {
$source{q}
to = q;
}`, body: `$T p;
set$N(p);
$use{p}`},
	{name: "out-reference-given", decls: `template <class V> void set$N(V &to, V v) { to = v; }`, body: `$source{p}
$T q;
set$N(q, p);
$use{q}`},
	{name: "out-struct", decls: `struct box$N { $T p; };
static void set$N(box$N *b) {
$source{q}
b->p = q;
}`, body: `box$N b;
set$N(&b);
$use{b.p}`},
	{name: "out-array", decls: `static void set$N($T *to) {
$source{q}
to[0] = q;
}`, body: `$T a[1];
set$N(a);
$use{a[0]}`},
	{name: "out-status", decls: `static bool set$N($T &to) {
$source{q}
to = q;
return true;
}`, body: `$T p;
if (!set$N(p)) return;
$use{p}`},
	// Lambdas.
	{name: "lambda-by-reference", body: `$source{p}
auto f = [&] {
$use{p}
};
f(); //@`},
	{name: "lambda-by-copy", body: `$source{p}
auto f = [p] {
$use{p}
};
f(); //@`},
	{name: "lambda-init-capture", body: `$source{p}
auto f = [q = p] {
$use{q}
};
f(); //@`},
	{name: "lambda-parameter", body: `$source{p}
auto f = [](auto q) {
$use{q}
};
f(p); //@`},
	{name: "lambda-called-at-once", body: `$source{p}
[&] { //@
$use{p}
}(); //@`},
	{name: "lambda-returns", traits: []trait{calls}, body: `auto make = [] {
$source{q}
return q;
};
$use{make()}`},
	{name: "lambda-returns-captured", body: `$source{p}
auto get = [=] { return p; };
$use{get()}`},
	{name: "lambda-sets", body: `$T p;
auto open = [&p] {
$source{q}
p = q;
};
open();
$use{p}`},
	{name: "lambda-result-at-once", body: `$T const p = [] {
$source{q}
return q;
}();
$use{p}`},
	{name: "lambda-in-function-object", body: `$source{p}
std::function<void($T)> f = []($T q) {
$use{q}
};
f(p); //@`},
	{name: "lambda-handed-on", decls: `template <class F> void run$N(F f) {
f(); //@
}`, body: `$source{p}
run$N([&] { //@
$use{p}
});`},
	{name: "lambda-handed-value", decls: `template <class F, class V> void run$N(F &&f, V v) {
f(v); //@
}`, body: `$source{p}
run$N([](auto q) { //@
$use{q}
}, p); //@`},
	{name: "std-invoke", decls: `static void use$N($T q) {
$use{q}
}`, body: `$source{p}
std::invoke(use$N, p); //@`},
	// Functions that use it.
	{name: "use-helper", decls: `static void use$N($T q) {
$use{q}
}`, body: `$source{p}
use$N(p); //@`},
	{name: "use-helper-reference", decls: `static void use$N($T const &q) {
$use{q}
}`, body: `$source{p}
use$N(p); //@`},
	{name: "use-helper-pointer", decls: `static void use$N($T *q) {
$use{*q}
}`, body: `$source{p}
use$N(&p); //@`},
	{name: "use-helper-template", decls: `template <class V> void use$N(V q) {
$use{q}
}`, body: `$source{p}
use$N(p); //@`},
	{name: "use-helper-forwarding", decls: `template <class V> void inner$N(V &&q) {
$use{q}
}
template <class V> void use$N(V &&q) {
inner$N(std::forward<V>(q)); //@
}`, body: `$source{p}
use$N(p); //@`},
	{name: "use-helper-pack", decls: `static void inner$N($T q, int) {
$use{q}
}
template <class... V> void use$N(V... q) {
inner$N(q...); //@
}`, body: `$source{p}
use$N(p, 1); //@`},
	{name: "use-helper-of-helper", decls: `static void inner$N($T q) {
$use{q}
}
static void use$N($T q) {
inner$N(q); //@
}`, body: `$source{p}
use$N(p); //@`},
	{name: "use-helper-struct", decls: `struct box$N { $T p; };
static void use$N(const box$N &b) {
$use{b.p}
}`, body: `$source{p}
box$N b{p};
use$N(b); //@`},
	{name: "use-helper-struct-by-value", decls: `struct box$N { $T p; };
static void use$N(box$N b) {
$use{b.p}
}`, body: `$source{p}
use$N({p}); //@`},
	{name: "use-helper-array", decls: `static void use$N($T const *q) {
$use{q[0]}
}`, body: `$source{p}
$T a[1] = {p};
use$N(a); //@`},
	{name: "use-method", decls: `class box$N {
public:
explicit box$N($T v) : p_(v) {}
void run() const {
$use{p_}
}
private:
$T p_;
};`, body: `$source{p}
box$N b(p);
b.run(); //@`},
	{name: "use-method-of-own", decls: `class box$N {
public:
box$N() {
$source{q}
p_ = q;
}
void run() {
$use{p_}
}
private:
$T p_;
};`, body: `box$N b;
b.run(); //@`},
	{name: "use-method-of-template", decls: `template <class V> struct box$N {
V p;
void run() {
$use{p}
}
};`, body: `$source{p}
box$N<$T> b{p};
b.run(); //@`},
	{name: "use-method-argument", decls: `struct box$N {
void run($T q) const {
$use{q}
}
};`, body: `$source{p}
box$N().run(p); //@`},
	{name: "use-static-method", decls: `struct box$N {
static void run($T q) {
$use{q}
}
};`, body: `$source{p}
box$N::run(p); //@`},
	{name: "use-call-operator", decls: `struct box$N {
void operator()($T q) const {
$use{q}
}
};`, body: `$source{p}
box$N f;
f(p); //@`},
	{name: "use-virtual-method", decls: `struct base$N { virtual void run($T q) = 0; };
struct box$N final : base$N {
void run($T q) override {
$use{q}
}
};`, body: `$source{p}
box$N b;
base$N &at = b;
at.run(p); //@`},
	{name: "use-method-pointer", decls: `struct box$N {
void run($T q) {
$use{q}
}
};`, body: `$source{p}
box$N b;
void (box$N::*f)($T) = &box$N::run;
(b.*f)(p); //@`},
	{name: "use-constructor", decls: `struct box$N {
explicit box$N($T q) {
$use{q}
}
};`, body: `$source{p}
box$N b(p); //@`},
	{name: "use-destructor", decls: `struct box$N {
$T p;
~box$N() {
$use{p}
}
};`, body: `$source{p}
box$N b{p}; //@`},
	{name: "use-guard", decls: `template <class F> struct guard$N {
F f;
~guard$N() {
f(); //@
}
};
template <class F> guard$N(F) -> guard$N<F>;`, body: `$source{p}
guard$N g{[&] { //@
$use{p}
}}; //@`},
	{name: "use-function-pointer", decls: `static void use$N($T q) {
$use{q}
}`, body: `$source{p}
void (*f)($T) = use$N;
f(p); //@`},
	{name: "use-callback", decls: `static void use$N($T q) {
$use{q}
}
static void call$N(void (*f)($T), $T q) {
f(q); //@
}`, body: `$source{p}
call$N(use$N, p); //@`},
	{name: "use-macro", decls: `static void use$N($T q) {
$use{q}
}
#define USE$N(x) do { use$N(x); } while (0)`, body: `$source{p}
USE$N(p); //@`},
	{name: "use-overload", decls: `static void use$N(char **) {}
static void use$N($T q) {
$use{q}
}`, body: `$source{p}
use$N(p); //@`},
	// Objects that outlive the function.
	{name: "static-local", traits: []trait{keeps}, body: `$source{p}
static $T q;
q = p;
$use{q}`},
	{name: "global", traits: []trait{keeps}, decls: `static $T kept$N;`, body: `$source{p}
kept$N = p;
$use{kept$N}`},
	{name: "global-in-namespace", traits: []trait{keeps}, decls: `namespace { $T kept$N; }`, body: `$source{p}
kept$N = p;
$use{kept$N}`},
	{name: "global-struct", traits: []trait{keeps}, decls: `static struct { $T p; } kept$N;`, body: `$source{p}
kept$N.p = p;
$use{kept$N.p}`},
	{name: "static-member", traits: []trait{keeps}, decls: `struct box$N { static inline $T p; };`, body: `$source{p}
box$N::p = p;
$use{box$N::p}`},
	{name: "thread-local", traits: []trait{keeps}, decls: `static thread_local $T kept$N;`, body: `$source{p}
kept$N = p;
$use{kept$N}`},
	{name: "member-of-parameter", traits: []trait{keeps}, decls: `struct box$N { $T p; };
void run$N(box$N &b) {
$source{p}
b.p = p;
$use{b.p}
}`, body: ``},
	{name: "member-of-this", traits: []trait{keeps}, decls: `struct box$N {
void run() {
$source{p}
p_ = p;
$use{p_}
}
$T p_;
};
void run$N(box$N &b) {
b.run();
}`, body: ``},
	{name: "method-then-method", traits: []trait{keeps}, decls: `class box$N {
public:
void run() {
open();
work(); //@
}
private:
void open() {
$source{p}
p_ = p;
}
void work() {
$use{p_}
}
$T p_;
};
void run$N(box$N &b) {
b.run(); //@
}`, body: ``},
}
