// The types of expressions, as assertions that a host compiler accepts as well.

#include <initializer_list>
#include <typeinfo>

template <class A, class B> struct same { static constexpr bool value = false; };
template <class A> struct same<A, A> { static constexpr bool value = true; };
#define IS(expression, ...) static_assert(same<decltype(expression), __VA_ARGS__>::value, #expression)

enum Small : unsigned char { s0 };
enum Plain { p0, p1 };
enum Wide : unsigned long { w0 };
enum Large { g0 = 0x80000000 };
enum Negative { n0 = -1, n1 = 0x7fffffff };
enum Huge { h0 = 0x100000000 };
enum class Scoped : short { c0 };
enum Flags { f0 = 1, f1 = 2 };
Flags operator|(Flags a, Flags b);
Flags &operator++(Flags &);
bool operator!(Flags);

struct Base { int m; int f(int) const; };
struct Derived : Base {
    unsigned bits : 3;
    signed low : 4;
    unsigned long wide : 40;
    unsigned whole : 32;
    bool flag : 1;
    Small small : 2;
    mutable int changing;
    int list[4];
    int &ref;
    static int shared;
};
struct Other { int x; };
struct Index { operator int() const; };
struct Cursor { operator int *() const; };
struct Assigned { int operator=(int); void operator=(Other); };
struct Pointing { Base *operator->() const; int operator*() const; char operator[](int) const; };

int i;
const int ci = 1;
volatile short vs;
unsigned u;
char c;
short sh;
long l;
unsigned long ul;
long long ll;
unsigned long long ull;
float f;
double d;
long double ld;
bool b;
wchar_t wc;
char16_t c16;
char32_t c32;
int *p;
const int *pc;
void *pv;
int a[3];
const int ca[2][4] = {};
int &ri = i;
int &&rr = static_cast<int &&>(i);
Derived *dp;
const Derived *cdp;
Derived make();
Derived &lend();
Derived &&give();
Base *bp;
int fn(int);
int over(int);
int over(float);
int (*fp)(int);
int Base::*mp;
int (Base::*mf)(int) const;
Small small;
Plain plain;
Wide wide;
Scoped scoped;
Flags flags;
Index ix;
Cursor cu;
Assigned as;
Other ot;
Pointing pt;

// Literals.
IS(1, int);
IS(1u, unsigned);
IS(1l, long);
IS(1ull, unsigned long long);
IS(2147483648, long);
IS(0x80000000, unsigned);
IS(0xffffffffffffffff, unsigned long);
IS(1.0, double);
IS(1.0f, float);
IS(1.0L, long double);
IS(0x1p3, double);
IS(1e3f, float);
IS('a', char);
IS('\0', char);
IS('\n', char);
IS('\x41', char);
IS(L'a', wchar_t);
IS(u'a', char16_t);
IS(U'a', char32_t);
IS(u8'a', char);
IS('ab', int);
IS("abc", const char (&)[4]);
IS("", const char (&)[1]);
IS("a\n\0b", const char (&)[5]);
IS("a" "bc", const char (&)[4]);
IS(L"abc", const wchar_t (&)[4]);
IS(u"abc", const char16_t (&)[4]);
IS(U"abc", const char32_t (&)[4]);
IS(u8"abc", const char (&)[4]);
IS(L"a" L"b", const wchar_t (&)[3]);
IS(L"a" "b", const wchar_t (&)[3]);
IS("\u00e9", const char (&)[3]);
IS(true, bool);
IS(nullptr, decltype(nullptr));

// Promotions and usual arithmetic conversions.
IS(c + c, int);
IS(sh * sh, int);
IS(b + b, int);
IS(-b, int);
IS(~c, int);
IS(+sh, int);
IS(!i, bool);
IS(!p, bool);
IS(wc + wc, int);
IS(c16 + c16, int);
IS(c32 + c32, unsigned);
IS(small + small, int);
IS(plain + 1, int);
IS(+plain, int);
IS(wide + 1, unsigned long);
IS(g0 + 0, unsigned);
IS(n0 + 0, int);
IS(h0 + 0, long);
IS(plain | plain, int);
IS(flags | flags, Flags);
IS(++flags, Flags &);
IS(!flags, bool);
IS(flags & flags, int);
IS(u + i, unsigned);
IS(l + u, long);
IS(ll + ul, unsigned long long);
IS(ll + u, long long);
IS(ul + l, unsigned long);
IS(ull + ll, unsigned long long);
IS(i + f, float);
IS(ull + f, float);
IS(f + d, double);
IS(d + ld, long double);
IS(c << ll, int);
IS(u << l, unsigned);
IS(sh >> 1, int);
IS(i < d, bool);
IS(p && b, bool);
IS(i == c, bool);
IS(scoped == Scoped::c0, bool);
IS(dp->bits + 1, int);
IS(dp->bits, unsigned);
IS(+dp->bits, int);
IS(+dp->low, int);
IS(+dp->whole, unsigned);
IS(+dp->wide, unsigned long);
IS(dp->bits << 1, int);
IS(~dp->bits, int);
IS(-dp->flag, int);
IS(dp->bits + dp->whole, unsigned);

// Assignments, commas, increments.
IS(i = 3, int &);
IS(c = 'a', char &);
IS(i += 2.5, int &);
IS(f *= 2, float &);
IS(p += 1, int *&);
IS(++i, int &);
IS(i++, int);
IS(--p, int *&);
IS(p--, int *);
IS(vs++, short);
IS((i, d), double &);
IS((d, 1), int);
IS((i, "ab"), const char (&)[3]);
IS(as = 1, int);
IS(as = ot, void);
IS(as = as, Assigned &);
IS(ot = ot, Other &);

// Pointers, arrays, functions.
IS(&i, int *);
IS(&ci, const int *);
IS(&a, int (*)[3]);
IS(&a[1], int *);
IS(*a, int &);
IS(a[0], int &);
IS(1[a], int &);
IS(1[p], int &);
IS(ca[0], const int (&)[4]);
IS(ca[0][1], const int &);
IS(*ca, const int (&)[4]);
IS(**ca, const int &);
IS(+a, int *);
IS(a + 1, int *);
IS(1 + a, int *);
IS(ca + 1, const int (*)[4]);
IS(p - 1, int *);
IS(p - p, long);
IS(a - p, long);
IS(*p, int &);
IS(*pc, const int &);
IS(fn, int(int));
IS((fn), int (&)(int));
IS(&fn, int (*)(int));
IS(*fn, int (&)(int));
IS(+fn, int (*)(int));
IS(**fp, int (&)(int));
IS(fn(1), int);
IS(fp(1), int);
IS((*fp)(1), int);
IS(over(1.0f), int);
IS("ab"[0], const char &);
IS(*"ab", const char &);
IS(p == nullptr, bool);

// Members.
IS(dp->m, int);
IS((dp->m), int &);
IS((cdp->m), const int &);
IS((cdp->changing), int &);
IS((cdp->ref), int &);
IS((cdp->shared), int &);
IS((cdp->list), const int (&)[4]);
IS(cdp->list[0], const int &);
IS((lend().m), int &);
IS((make().m), int &&);
IS((give().m), int &&);
IS((make().ref), int &);
IS(make(), Derived);
IS(lend(), Derived &);
IS(give(), Derived &&);
IS(&dp->m, int *);
IS(&Base::m, int Base::*);
IS(&Derived::m, int Base::*);
IS(&Base::f, int (Base::*)(int) const);
IS(&Derived::shared, int *);
IS(dp->*mp, int &);
IS(cdp->*mp, const int &);
IS(lend().*mp, int &);
IS(make().*mp, int &&);
IS((dp->*mf)(1), int);
IS(dp->f(1), int);
IS(pt->m, int);
IS(*pt, int);
IS(pt[1], char);
IS(ix + 1, int);
IS(2.0 * ix, double);
IS(*cu, int &);
IS(cu[2], int &);

// The conditional operator.
IS(b ? 1 : 2.0, double);
IS(b ? i : i, int &);
IS(b ? i : 1, int);
IS(b ? c : sh, int);
IS(b ? c : c, char &);
IS(b ? i : ci, const int &);
IS(b ? p : nullptr, int *);
IS(b ? nullptr : p, int *);
IS(b ? 0 : p, int *);
IS(b ? p : pc, const int *);
IS(b ? p : pv, void *);
IS(b ? pc : pv, const void *);
IS(b ? dp : bp, Base *);
IS(b ? cdp : bp, const Base *);
IS(b ? a : p, int *);
IS(b ? fn : fp, int (*)(int));
IS(b ? *dp : *bp, Base &);
IS(b ? make() : *bp, Base);
IS(b ? "a" : "bc", const char *);
IS(b ? "ab" : "cd", const char (&)[3]);
IS(b ? throw 1 : i, int &);
IS(b ? 1 : throw 2, int);
IS(b ? throw 1 : throw 2, void);
IS(b ? plain : 1, int);
IS(b ? p0 : p1, Plain);
IS(b ? ix : 1, int);
IS(b ? (fn(1), d) : f, double);
IS(b ? (void)0 : (void)1, void);
IS(b ? mp : nullptr, int Base::*);

// Casts, new, sizeof and others.
IS((char)i, char);
IS((int &)c, int &);
IS((int &&)c, int &&);
IS(static_cast<double>(i), double);
IS(static_cast<Base &>(*dp), Base &);
IS(reinterpret_cast<long>(p), long);
IS(const_cast<int *>(pc), int *);
IS(dynamic_cast<Base *>(dp), Base *);
IS(float(i), float);
IS(int{}, int);
IS((const int)i, int);
IS(Base{}, Base);
IS(new int, int *);
IS(new int[3], int *);
IS(new int[3][4], int (*)[4]);
IS(new Base(), Base *);
IS(delete p, void);
IS(sizeof i, unsigned long);
IS(alignof(int), unsigned long);
IS(noexcept(i), bool);
IS(throw 1, void);
IS(typeid(i), const std::type_info &);
IS((i), int &);
IS(ri, int &);
IS(rr, int &&);
IS((rr), int &);
IS(ci, const int);

// Placeholders.
auto x1 = ci;
auto &x2 = ci;
auto &&x3 = i;
auto &&x4 = 1;
const auto x5 = 1.0f;
auto *x6 = pc;
auto x7 = a;
auto &x8 = a;
auto x9 = fn;
auto x10 = "ab";
auto x11{1};
auto x12 = {1, 2, 3};
auto x13 = {1.0};
auto x14(2u);
decltype(auto) x15 = (i);
decltype(auto) x16 = i;
decltype(auto) x17 = ci;
decltype(auto) x18 = lend();
decltype(auto) x19 = static_cast<int &&>(i);
const auto &x20 = {1, 2};
auto x21 = scoped;
auto x22 = dp->bits;
auto x23 = nullptr;
auto x24 = &Base::m;
auto x25 = ca;
auto x26 = 'a', x27 = 'b';
const auto *x28 = p;
auto x29 = x12;
auto x30 = new auto(1.5);
auto &x31 = R"(a
b)";
auto &x32 = LR"d(")")d";
IS(x1, int);
IS(x2, const int &);
IS(x3, int &);
IS(x4, int &&);
IS(x5, const float);
IS(x6, const int *);
IS(x7, int *);
IS(x8, int (&)[3]);
IS(x9, int (*)(int));
IS(x10, const char *);
IS(x11, int);
IS(x12, std::initializer_list<int>);
IS(x13, std::initializer_list<double>);
IS(x14, unsigned);
IS(x15, int &);
IS(x16, int);
IS(x17, const int);
IS(x18, Derived &);
IS(x19, int &&);
IS(x20, const std::initializer_list<int> &);
IS(x21, Scoped);
IS(x22, unsigned);
IS(x23, decltype(nullptr));
IS(x24, int Base::*);
IS(x25, const int (*)[4]);
IS(x27, char);
IS(x28, const int *);
IS(x29, std::initializer_list<int>);
IS(x30, double *);
IS(x31, const char (&)[4]);
IS(x32, const wchar_t (&)[4]);

decltype(auto) parenthesized() { return (i); }
decltype(auto) named() { return i; }
auto listed() { auto r = {1, 2}; return r.size(); }
auto &referring() { return i; }
auto nothing() {}
auto lambda = [](int x) { return x * 1.0f; };
auto trailing = [](int x) -> char { return x; };
auto byReference = [](int &x) -> auto & { return x; };
auto exact = [](int &x) -> decltype(auto) { return (x); };
IS(parenthesized(), int &);
IS(named(), int);
IS(referring(), int &);
IS(nothing(), void);
IS(lambda(1), float);
IS(trailing(1), char);
IS(byReference(i), int &);
IS(exact(i), int &);

// Structured bindings and range-for variables.
struct Triple { int a; const float b; char &c; };
struct More : Triple {};
Triple triple();
const Triple &view();
int pair[2];
template <class T> struct Range { T *begin() const; T *end() const; const T *end(); const T *begin(); };
struct Walker { float &operator*() const; bool operator!=(Walker) const; void operator++(); };
struct Walked {};
Walker begin(Walked);
Walker end(Walked);
void bindings() {
    auto [a, b, c] = triple();
    IS(a, int);
    IS((a), int &);
    IS(b, const float);
    IS(c, char &);
    const auto &[va, vb, vc] = view();
    IS(va, const int);
    IS(vc, char &);
    auto [ma, mb, mc]{More{triple()}};
    IS(ma, int);
    auto [first, second] = pair;
    IS(first, int);
    auto &[rfirst, rsecond] = pair;
    IS((rsecond), int &);
    IS(&rfirst, int *);
    const auto [cfirst, csecond] = pair;
    IS(cfirst, const int);
    for (auto v : pair) { IS(v, int); }
    for (auto &v : pair) { IS(v, int &); }
    for (const auto &v : pair) { IS(v, const int &); }
    for (auto &&v : pair) { IS(v, int &); }
    for (auto v : {1.0, 2.0}) { IS(v, double); }
    for (auto v : Range<char>()) { IS(v, char); }
    for (auto &v : Range<char>()) { IS(v, const char &); }
    const Range<char> fixed{};
    for (auto &v : fixed) { IS(v, char &); }
    for (auto v : Walked()) { IS(v, float); }
    for (auto &row : ca) { IS(row, const int (&)[4]); }
    for (auto row : ca) { IS(row, const int *); }
    for (auto [x, y, z] : {triple(), triple()}) { IS(x, int); }
    for (const auto &[x, y, z] : Range<Triple>()) { IS(x, const int); }
}
