// Class templates that are plain values: written once, and read as the standard
// library's (constexpr host functions) and as libcu++'s (functions of both sides).
// The reader replaces __namespace and __space.

namespace __namespace {

template <class T, class U> struct pair {
    using first_type = T;
    using second_type = U;
    T first;
    U second;
    __space constexpr pair() : first(), second() {}
    pair(const pair &) = default;
    pair(pair &&) = default;
    __space constexpr pair(const T &a, const U &b) : first(a), second(b) {}
    template <class A, class B> __space constexpr pair(A &&a, B &&b) : first(static_cast<A &&>(a)), second(static_cast<B &&>(b)) {}
    template <class A, class B> __space constexpr pair(const pair<A, B> &p) : first(p.first), second(p.second) {}
    __space __constexpr20 pair &operator=(const pair &p) { first = p.first; second = p.second; return *this; }
    __space __constexpr20 pair &operator=(pair &&p) noexcept { first = static_cast<T &&>(p.first); second = static_cast<U &&>(p.second); return *this; }
    __space __constexpr20 void swap(pair &);
};
template <class T, class U> pair(T, U) -> pair<T, U>;
template <class T, class U> __space constexpr pair<::std::decay_t<T>, ::std::decay_t<U>> make_pair(T &&a, U &&b) { return pair<::std::decay_t<T>, ::std::decay_t<U>>(static_cast<T &&>(a), static_cast<U &&>(b)); }
template <class T, class U> __space constexpr bool operator==(const pair<T, U> &a, const pair<T, U> &b);
template <class T, class U> __space constexpr bool operator!=(const pair<T, U> &a, const pair<T, U> &b);
template <class T, class U> __space constexpr bool operator<(const pair<T, U> &a, const pair<T, U> &b);

template <class... T> class tuple;
template <> class tuple<> {};
template <class H, class... R> class tuple<H, R...> : tuple<R...> {
    H __head;
public:
    __space constexpr tuple() : __head() {}
    tuple(const tuple &) = default;
    tuple(tuple &&) = default;
    __space constexpr tuple(const H &h, const R &...r);
    template <class A, class... B> __space constexpr tuple(A &&a, B &&...b);
    __space __constexpr20 tuple &operator=(const tuple &);
    __space __constexpr20 tuple &operator=(tuple &&) noexcept;
    template <class... U, class = enable_if_t<!::std::is_same<tuple<U...>, tuple<H, R...>>::value>> __space __constexpr20 tuple &operator=(const tuple<U...> &);
    template <class U, class V> __space __constexpr20 tuple &operator=(const pair<U, V> &);
};
template <class... T> tuple(T...) -> tuple<T...>;
template <size_t i, class T> struct tuple_element;
template <class H, class... R> struct tuple_element<0, tuple<H, R...>> { using type = H; };
template <size_t i, class H, class... R> struct tuple_element<i, tuple<H, R...>> : tuple_element<i - 1, tuple<R...>> {};
template <class T, class U> struct tuple_element<0, pair<T, U>> { using type = T; };
template <class T, class U> struct tuple_element<1, pair<T, U>> { using type = U; };
template <size_t i, class T> using tuple_element_t = typename tuple_element<i, T>::type;
template <class T> struct tuple_size;
template <class... T> struct tuple_size<tuple<T...>> : ::std::integral_constant<size_t, sizeof...(T)> {};
template <class T, class U> struct tuple_size<pair<T, U>> : ::std::integral_constant<size_t, 2> {};
template <class T> inline constexpr size_t tuple_size_v = tuple_size<T>::value;
template <size_t i, class... T> __space constexpr tuple_element_t<i, tuple<T...>> &get(tuple<T...> &t) noexcept;
template <size_t i, class... T> __space constexpr const tuple_element_t<i, tuple<T...>> &get(const tuple<T...> &t) noexcept;
template <size_t i, class... T> __space constexpr tuple_element_t<i, tuple<T...>> &&get(tuple<T...> &&t) noexcept;
template <size_t i, class T, class U> __space constexpr tuple_element_t<i, pair<T, U>> &get(pair<T, U> &p) noexcept { if constexpr (i == 0) return p.first; else return p.second; }
template <size_t i, class T, class U> __space constexpr const tuple_element_t<i, pair<T, U>> &get(const pair<T, U> &p) noexcept { if constexpr (i == 0) return p.first; else return p.second; }
template <class... T> __space constexpr tuple<::std::decay_t<T>...> make_tuple(T &&...t);
template <class... T> __space constexpr tuple<T &...> tie(T &...t) noexcept;
template <class... T> __space constexpr tuple<T &&...> forward_as_tuple(T &&...t) noexcept;
template <class F, class T> __space constexpr decltype(auto) apply(F &&f, T &&t);
template <class... T, class... U> __space constexpr bool operator==(const tuple<T...> &a, const tuple<U...> &b);

template <class T, size_t n> struct array {
    using value_type = T;
    using size_type = size_t;
    using difference_type = ptrdiff_t;
    using reference = T &;
    using const_reference = const T &;
    using pointer = T *;
    using iterator = T *;
    using const_iterator = const T *;
    T __elems[n];
    __space __constexpr20 void fill(const T &v);
    __space constexpr T &operator[](size_t i) noexcept { return __elems[i]; }
    __space constexpr const T &operator[](size_t i) const noexcept { return __elems[i]; }
    __space constexpr T &at(size_t i) { return __elems[i]; }
    __space constexpr const T &at(size_t i) const { return __elems[i]; }
    __space constexpr T &front() noexcept { return __elems[0]; }
    __space constexpr const T &front() const noexcept { return __elems[0]; }
    __space constexpr T &back() noexcept { return __elems[n - 1]; }
    __space constexpr const T &back() const noexcept { return __elems[n - 1]; }
    __space constexpr T *data() noexcept { return __elems; }
    __space constexpr const T *data() const noexcept { return __elems; }
    __space constexpr T *begin() noexcept { return __elems; }
    __space constexpr const T *begin() const noexcept { return __elems; }
    __space constexpr const T *cbegin() const noexcept { return __elems; }
    __space constexpr T *end() noexcept { return __elems + n; }
    __space constexpr const T *end() const noexcept { return __elems + n; }
    __space constexpr const T *cend() const noexcept { return __elems + n; }
    __space constexpr bool empty() const noexcept { return n == 0; }
    __space constexpr size_t size() const noexcept { return n; }
    __space constexpr size_t max_size() const noexcept { return n; }
    __space __constexpr20 void swap(array &);
};
template <class T> struct array<T, 0> {
    using value_type = T;
    using size_type = size_t;
    using iterator = T *;
    using const_iterator = const T *;
    __space constexpr T *data() const noexcept { return nullptr; }
    __space constexpr T *begin() const noexcept { return nullptr; }
    __space constexpr T *end() const noexcept { return nullptr; }
    __space constexpr bool empty() const noexcept { return true; }
    __space constexpr size_t size() const noexcept { return 0; }
};
template <class T, class... U> array(T, U...) -> array<T, 1 + sizeof...(U)>;
template <size_t i, class T, size_t n> struct tuple_element<i, array<T, n>> { using type = T; };
template <class T, size_t n> struct tuple_size<array<T, n>> : ::std::integral_constant<size_t, n> {};
template <size_t i, class T, size_t n> __space constexpr T &get(array<T, n> &a) noexcept { return a[i]; }
template <size_t i, class T, size_t n> __space constexpr const T &get(const array<T, n> &a) noexcept { return a[i]; }

// An optional of a trivially copyable type is trivially copyable itself.
struct nullopt_t { __space explicit constexpr nullopt_t(int) {} };
inline constexpr nullopt_t nullopt{0};
template <class T, bool trivial = ::std::is_trivially_copyable<T>::value> struct __optional_storage {
    union { T __value; unsigned char __none; };
    bool __engaged;
    __space constexpr __optional_storage() noexcept : __none(0), __engaged(false) {}
};
template <class T> struct __optional_storage<T, false> {
    union { T __value; unsigned char __none; };
    bool __engaged;
    __space constexpr __optional_storage() noexcept : __none(0), __engaged(false) {}
    __space __constexpr20 __optional_storage(const __optional_storage &);
    __space __constexpr20 __optional_storage(__optional_storage &&);
    __space __constexpr20 __optional_storage &operator=(const __optional_storage &);
    __space __constexpr20 __optional_storage &operator=(__optional_storage &&);
    __space ~__optional_storage();
};
template <class T> class optional : __optional_storage<T> {
public:
    using value_type = T;
    __space constexpr optional() noexcept {}
    __space constexpr optional(nullopt_t) noexcept {}
    optional(const optional &) = default;
    optional(optional &&) = default;
    optional &operator=(const optional &) = default;
    optional &operator=(optional &&) = default;
    template <class U = T, class = enable_if_t<!::std::is_same<::std::remove_cvref_t<U>, optional<T>>::value>> __space constexpr optional(U &&v) { this->__value = static_cast<U &&>(v); this->__engaged = true; }
    __space __constexpr20 optional &operator=(nullopt_t) noexcept;
    template <class U = T, class = enable_if_t<!::std::is_same<::std::remove_cvref_t<U>, optional<T>>::value>> __space __constexpr20 optional &operator=(U &&v) { this->__value = static_cast<U &&>(v); this->__engaged = true; return *this; }
    template <class... A> __space __constexpr20 T &emplace(A &&...args);
    __space constexpr const T *operator->() const { return &this->__value; }
    __space constexpr T *operator->() { return &this->__value; }
    __space constexpr const T &operator*() const & { return this->__value; }
    __space constexpr T &operator*() & { return this->__value; }
    __space constexpr T &&operator*() &&;
    __space constexpr explicit operator bool() const noexcept;
    __space constexpr bool has_value() const noexcept;
    __space constexpr const T &value() const & { return this->__value; }
    __space constexpr T &value() & { return this->__value; }
    template <class U> __space constexpr T value_or(U &&v) const;
    __space __constexpr20 void reset() noexcept;
};
template <class T> optional(T) -> optional<T>;

template <class T> class complex {
    T __re;
    T __im;
public:
    using value_type = T;
    __space constexpr complex(const T &re = T(), const T &im = T()) : __re(re), __im(im) {}
    template <class U> __space constexpr complex(const complex<U> &z) : __re(z.real()), __im(z.imag()) {}
    __space constexpr T real() const { return __re; }
    __space constexpr T imag() const { return __im; }
    __space __constexpr20 void real(T);
    __space __constexpr20 void imag(T);
    __space __constexpr20 complex &operator=(const T &);
    __space __constexpr20 complex &operator+=(const T &);
    __space __constexpr20 complex &operator-=(const T &);
    __space __constexpr20 complex &operator*=(const T &);
    __space __constexpr20 complex &operator/=(const T &);
    template <class U> __space __constexpr20 complex &operator+=(const complex<U> &z);
    template <class U> __space __constexpr20 complex &operator-=(const complex<U> &z);
    template <class U> __space __constexpr20 complex &operator*=(const complex<U> &z);
    template <class U> __space __constexpr20 complex &operator/=(const complex<U> &z);
};
template <class T> __space __constexpr20 complex<T> operator+(const complex<T> &a, const complex<T> &b);
template <class T> __space __constexpr20 complex<T> operator-(const complex<T> &a, const complex<T> &b);
template <class T> __space __constexpr20 complex<T> operator*(const complex<T> &a, const complex<T> &b);
template <class T> __space __constexpr20 complex<T> operator/(const complex<T> &a, const complex<T> &b);
template <class T> __space __constexpr20 complex<T> operator*(const complex<T> &a, const T &b);
template <class T> __space __constexpr20 complex<T> operator*(const T &a, const complex<T> &b);
template <class T> __space constexpr bool operator==(const complex<T> &a, const complex<T> &b);
template <class T> __space T abs(const complex<T> &z);
template <class T> __space T arg(const complex<T> &z);
template <class T> __space __constexpr20 T norm(const complex<T> &z);
template <class T> __space __constexpr20 complex<T> conj(const complex<T> &z);
template <class T> __space complex<T> polar(const T &r, const T &phi = T());
template <class T> __space complex<T> exp(const complex<T> &z);
template <class T> __space complex<T> log(const complex<T> &z);
template <class T> __space complex<T> sqrt(const complex<T> &z);
template <class T> __space complex<T> pow(const complex<T> &z, const complex<T> &w);
template <class T> __space complex<T> sin(const complex<T> &z);
template <class T> __space complex<T> cos(const complex<T> &z);

inline constexpr size_t dynamic_extent = static_cast<size_t>(-1);
template <size_t n> struct __span_extent {
    __space constexpr __span_extent(size_t) {}
    __space static constexpr size_t __count() { return n; }
};
template <> struct __span_extent<dynamic_extent> {
    size_t __n;
    __space constexpr __span_extent(size_t n) : __n(n) {}
    __space constexpr size_t __count() const { return __n; }
};
template <class T, size_t n = dynamic_extent> class span {
    T *__p;
    [[no_unique_address]] __span_extent<n> __extent;
public:
    using element_type = T;
    using value_type = ::std::remove_cv_t<T>;
    using size_type = size_t;
    using iterator = T *;
    static constexpr size_t extent = n;
    __space constexpr span() noexcept : __p(nullptr), __extent(0) {}
    __space constexpr span(T *p, size_t k) : __p(p), __extent(k) {}
    __space constexpr span(T *first, T *last) : __p(first), __extent(last - first) {}
    template <size_t k> __space constexpr span(T (&a)[k]) noexcept : __p(a), __extent(k) {}
    template <class C, class = enable_if_t<::std::is_class<::std::remove_cvref_t<C>>::value>> __space constexpr span(C &&c) : __p(c.data()), __extent(c.size()) {}
    span(const span &) noexcept = default;
    span &operator=(const span &) noexcept = default;
    __space constexpr T &operator[](size_t i) const { return __p[i]; }
    __space constexpr T &front() const { return __p[0]; }
    __space constexpr T &back() const { return __p[size() - 1]; }
    __space constexpr T *data() const noexcept { return __p; }
    __space constexpr size_t size() const noexcept { return __extent.__count(); }
    __space constexpr size_t size_bytes() const noexcept { return size() * sizeof(T); }
    __space constexpr bool empty() const noexcept { return size() == 0; }
    __space constexpr T *begin() const noexcept { return __p; }
    __space constexpr T *end() const noexcept { return __p + size(); }
    __space constexpr span<T> first(size_t) const;
    __space constexpr span<T> last(size_t) const;
    __space constexpr span<T> subspan(size_t, size_t = dynamic_extent) const;
};

// numeric_limits: the functions, and in a base the values of a type.
enum float_round_style { round_indeterminate = -1, round_toward_zero, round_to_nearest, round_toward_infinity, round_toward_neg_infinity };
template <class T> struct __limits { static constexpr bool is_specialized = false; };
template <class T, T least, T greatest, int bits> struct __integer_limits {
    static constexpr bool is_specialized = true;
    static constexpr bool is_signed = least != 0;
    static constexpr bool is_integer = true;
    static constexpr bool is_exact = true;
    static constexpr bool has_infinity = false;
    static constexpr bool has_quiet_NaN = false;
    static constexpr bool is_bounded = true;
    static constexpr bool is_modulo = !is_signed;
    static constexpr int digits = bits;
    static constexpr int digits10 = bits * 643 / 2136;
    static constexpr int max_digits10 = 0;
    static constexpr int radix = 2;
    static constexpr T __least = least, __greatest = greatest, __none = 0;
};
template <> struct __limits<bool> : __integer_limits<bool, false, true, 1> {};
template <> struct __limits<char> : __integer_limits<char, -128, 127, 7> {};
template <> struct __limits<signed char> : __integer_limits<signed char, -128, 127, 7> {};
template <> struct __limits<unsigned char> : __integer_limits<unsigned char, 0, 255, 8> {};
template <> struct __limits<wchar_t> : __integer_limits<wchar_t, -2147483647 - 1, 2147483647, 31> {};
template <> struct __limits<char16_t> : __integer_limits<char16_t, 0, 65535, 16> {};
template <> struct __limits<char32_t> : __integer_limits<char32_t, 0, 4294967295u, 32> {};
template <> struct __limits<short> : __integer_limits<short, -32768, 32767, 15> {};
template <> struct __limits<unsigned short> : __integer_limits<unsigned short, 0, 65535, 16> {};
template <> struct __limits<int> : __integer_limits<int, -2147483647 - 1, 2147483647, 31> {};
template <> struct __limits<unsigned int> : __integer_limits<unsigned int, 0, 4294967295u, 32> {};
template <> struct __limits<long> : __integer_limits<long, -9223372036854775807l - 1, 9223372036854775807l, 63> {};
template <> struct __limits<unsigned long> : __integer_limits<unsigned long, 0, 18446744073709551615ul, 64> {};
template <> struct __limits<long long> : __integer_limits<long long, -9223372036854775807ll - 1, 9223372036854775807ll, 63> {};
template <> struct __limits<unsigned long long> : __integer_limits<unsigned long long, 0, 18446744073709551615ull, 64> {};
template <class T> struct __float_limits {
    static constexpr bool is_specialized = true;
    static constexpr bool is_signed = true;
    static constexpr bool is_integer = false;
    static constexpr bool is_exact = false;
    static constexpr bool has_infinity = true;
    static constexpr bool has_quiet_NaN = true;
    static constexpr bool has_signaling_NaN = true;
    static constexpr bool is_iec559 = true;
    static constexpr bool is_bounded = true;
    static constexpr bool is_modulo = false;
    static constexpr int radix = 2;
};
template <> struct __limits<float> : __float_limits<float> { static constexpr int digits = 24, digits10 = 6, max_digits10 = 9; };
template <> struct __limits<double> : __float_limits<double> { static constexpr int digits = 53, digits10 = 15, max_digits10 = 17; };
template <> struct __limits<long double> : __float_limits<long double> { static constexpr int digits = 64, digits10 = 18, max_digits10 = 21; };
template <class T> struct numeric_limits : __limits<T> {
    __space static constexpr T min() noexcept { return __limits<T>::__least; }
    __space static constexpr T lowest() noexcept { return __limits<T>::__least; }
    __space static constexpr T max() noexcept { return __limits<T>::__greatest; }
    __space static constexpr T epsilon() noexcept { return __limits<T>::__none; }
    __space static constexpr T round_error() noexcept { return __limits<T>::__none; }
    __space static constexpr T infinity() noexcept { return __limits<T>::__none; }
    __space static constexpr T quiet_NaN() noexcept { return __limits<T>::__none; }
    __space static constexpr T signaling_NaN() noexcept { return __limits<T>::__none; }
    __space static constexpr T denorm_min() noexcept { return __limits<T>::__none; }
};
template <class T> struct numeric_limits<const T> : numeric_limits<T> {};

// Function objects.
template <class T = void> struct plus { __space constexpr T operator()(const T &a, const T &b) const { return a + b; } };
template <class T = void> struct minus { __space constexpr T operator()(const T &a, const T &b) const { return a - b; } };
template <class T = void> struct multiplies { __space constexpr T operator()(const T &a, const T &b) const { return a * b; } };
template <class T = void> struct divides { __space constexpr T operator()(const T &a, const T &b) const { return a / b; } };
template <class T = void> struct modulus { __space constexpr T operator()(const T &a, const T &b) const { return a % b; } };
template <class T = void> struct negate { __space constexpr T operator()(const T &a) const { return -a; } };
template <class T = void> struct equal_to { __space constexpr bool operator()(const T &a, const T &b) const { return a == b; } };
template <class T = void> struct not_equal_to { __space constexpr bool operator()(const T &a, const T &b) const { return a != b; } };
template <class T = void> struct less { __space constexpr bool operator()(const T &a, const T &b) const { return a < b; } };
template <class T = void> struct greater { __space constexpr bool operator()(const T &a, const T &b) const { return b < a; } };
template <class T = void> struct less_equal { __space constexpr bool operator()(const T &a, const T &b) const { return !(b < a); } };
template <class T = void> struct greater_equal { __space constexpr bool operator()(const T &a, const T &b) const { return !(a < b); } };
template <class T = void> struct logical_and { __space constexpr bool operator()(const T &a, const T &b) const { return a && b; } };
template <class T = void> struct logical_or { __space constexpr bool operator()(const T &a, const T &b) const { return a || b; } };
template <class T = void> struct logical_not { __space constexpr bool operator()(const T &a) const { return !a; } };
template <class T = void> struct bit_and { __space constexpr T operator()(const T &a, const T &b) const { return a & b; } };
template <class T = void> struct bit_or { __space constexpr T operator()(const T &a, const T &b) const { return a | b; } };
template <class T = void> struct bit_xor { __space constexpr T operator()(const T &a, const T &b) const { return a ^ b; } };
template <> struct plus<void> { template <class T, class U> __space constexpr auto operator()(T &&a, U &&b) const -> decltype(a + b) { return a + b; } };
template <> struct minus<void> { template <class T, class U> __space constexpr auto operator()(T &&a, U &&b) const -> decltype(a - b) { return a - b; } };
template <> struct multiplies<void> { template <class T, class U> __space constexpr auto operator()(T &&a, U &&b) const -> decltype(a * b) { return a * b; } };
template <> struct divides<void> { template <class T, class U> __space constexpr auto operator()(T &&a, U &&b) const -> decltype(a / b) { return a / b; } };
template <> struct equal_to<void> { template <class T, class U> __space constexpr auto operator()(T &&a, U &&b) const -> decltype(a == b) { return a == b; } };
template <> struct not_equal_to<void> { template <class T, class U> __space constexpr auto operator()(T &&a, U &&b) const -> decltype(a != b) { return a != b; } };
template <> struct less<void> { template <class T, class U> __space constexpr auto operator()(T &&a, U &&b) const -> decltype(a < b) { return a < b; } };
template <> struct greater<void> { template <class T, class U> __space constexpr auto operator()(T &&a, U &&b) const -> decltype(a > b) { return a > b; } };
struct identity { template <class T> __space constexpr T &&operator()(T &&t) const noexcept { return static_cast<T &&>(t); } };

// Durations and time points.
template <long long num, long long den = 1> struct ratio {};
using nano = ratio<1, 1000000000>;
using micro = ratio<1, 1000000>;
using milli = ratio<1, 1000>;
namespace chrono {
template <class R, class P = ratio<1>> class duration {
    R __count;
public:
    using rep = R;
    using period = P;
    duration() = default;
    template <class S> __space constexpr explicit duration(const S &n) : __count(n) {}
    template <class S, class Q> __space constexpr duration(const duration<S, Q> &d);
    __space constexpr R count() const { return __count; }
};
using nanoseconds = duration<long, nano>;
using microseconds = duration<long, micro>;
using milliseconds = duration<long, milli>;
using seconds = duration<long>;
using minutes = duration<long, ratio<60>>;
using hours = duration<long, ratio<3600>>;
template <class C, class D = typename C::duration> class time_point {
    D __d;
public:
    using clock = C;
    using duration = D;
    __space constexpr time_point() : __d(0) {}
    __space constexpr explicit time_point(const D &d) : __d(d) {}
    __space constexpr D time_since_epoch() const { return __d; }
};
template <class T, class R, class P> __space constexpr T duration_cast(const duration<R, P> &d);
template <class R, class P, class S, class Q> __space constexpr duration<R, P> operator+(const duration<R, P> &a, const duration<S, Q> &b);
template <class R, class P, class S, class Q> __space constexpr duration<R, P> operator-(const duration<R, P> &a, const duration<S, Q> &b);
template <class R, class P, class S, class Q> __space constexpr bool operator<(const duration<R, P> &a, const duration<S, Q> &b);
template <class C, class D> __space constexpr D operator-(const time_point<C, D> &a, const time_point<C, D> &b);
struct system_clock {
    using duration = nanoseconds;
    using time_point = chrono::time_point<system_clock, nanoseconds>;
    __space static time_point now() noexcept;
    __space static time_t to_time_t(const time_point &) noexcept;
};
struct steady_clock {
    using duration = nanoseconds;
    using time_point = chrono::time_point<steady_clock, nanoseconds>;
    __space static time_point now() noexcept;
};
using high_resolution_clock = system_clock;
} // namespace chrono

} // namespace __namespace
