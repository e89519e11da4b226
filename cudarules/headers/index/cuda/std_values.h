//	std	pair
namespace std { template <class T, class U> struct pair {
    using first_type = T;
    using second_type = U;
    T first;
    U second;
    constexpr pair() : first(), second() {}
    pair(const pair &) = default;
    pair(pair &&) = default;
    constexpr pair(const T &a, const U &b) : first(a), second(b) {}
    template <class A, class B> constexpr pair(A &&a, B &&b) : first(static_cast<A &&>(a)), second(static_cast<B &&>(b)) {}
    template <class A, class B> constexpr pair(const pair<A, B> &p) : first(p.first), second(p.second) {}
    __constexpr20 pair &operator=(const pair &p) { first = p.first; second = p.second; return *this; }
    __constexpr20 pair &operator=(pair &&p) noexcept { first = static_cast<T &&>(p.first); second = static_cast<U &&>(p.second); return *this; }
    __constexpr20 void swap(pair &);
};
template <class T, class U> pair(T, U) -> pair<T, U>; }
//	std	make_pair
namespace std { template <class T, class U> constexpr pair<::std::decay_t<T>, ::std::decay_t<U>> make_pair(T &&a, U &&b) { return pair<::std::decay_t<T>, ::std::decay_t<U>>(static_cast<T &&>(a), static_cast<U &&>(b)); } }
//	std	operator==
namespace std { template <class T, class U> constexpr bool operator==(const pair<T, U> &a, const pair<T, U> &b); }
//	std	operator!=
namespace std { template <class T, class U> constexpr bool operator!=(const pair<T, U> &a, const pair<T, U> &b); }
//	std	operator<
namespace std { template <class T, class U> constexpr bool operator<(const pair<T, U> &a, const pair<T, U> &b); }
//	std	tuple
namespace std { template <class... T> class tuple;
template <> class tuple<> {};
template <class H, class... R> class tuple<H, R...> : tuple<R...> {
    H __head;
public:
    constexpr tuple() : __head() {}
    tuple(const tuple &) = default;
    tuple(tuple &&) = default;
    constexpr tuple(const H &h, const R &...r);
    template <class A, class... B> constexpr tuple(A &&a, B &&...b);
    __constexpr20 tuple &operator=(const tuple &);
    __constexpr20 tuple &operator=(tuple &&) noexcept;
    template <class... U, class = enable_if_t<!::std::is_same<tuple<U...>, tuple<H, R...>>::value>> __constexpr20 tuple &operator=(const tuple<U...> &);
    template <class U, class V> __constexpr20 tuple &operator=(const pair<U, V> &);
};
template <class... T> tuple(T...) -> tuple<T...>; }
//	std	tuple_element
namespace std { template <size_t i, class T> struct tuple_element;
template <class H, class... R> struct tuple_element<0, tuple<H, R...>> { using type = H; };
template <size_t i, class H, class... R> struct tuple_element<i, tuple<H, R...>> : tuple_element<i - 1, tuple<R...>> {};
template <class T, class U> struct tuple_element<0, pair<T, U>> { using type = T; };
template <class T, class U> struct tuple_element<1, pair<T, U>> { using type = U; }; }
//	std	tuple_element_t
namespace std { template <size_t i, class T> using tuple_element_t = typename tuple_element<i, T>::type; }
//	std	tuple_size
namespace std { template <class T> struct tuple_size;
template <class... T> struct tuple_size<tuple<T...>> : ::std::integral_constant<size_t, sizeof...(T)> {};
template <class T, class U> struct tuple_size<pair<T, U>> : ::std::integral_constant<size_t, 2> {}; }
//	std	tuple_size_v
namespace std { template <class T> inline constexpr size_t tuple_size_v = tuple_size<T>::value; }
//	std	get
namespace std { template <size_t i, class... T> constexpr tuple_element_t<i, tuple<T...>> &get(tuple<T...> &t) noexcept;
template <size_t i, class... T> constexpr const tuple_element_t<i, tuple<T...>> &get(const tuple<T...> &t) noexcept;
template <size_t i, class... T> constexpr tuple_element_t<i, tuple<T...>> &&get(tuple<T...> &&t) noexcept;
template <size_t i, class T, class U> constexpr tuple_element_t<i, pair<T, U>> &get(pair<T, U> &p) noexcept { if constexpr (i == 0) return p.first; else return p.second; }
template <size_t i, class T, class U> constexpr const tuple_element_t<i, pair<T, U>> &get(const pair<T, U> &p) noexcept { if constexpr (i == 0) return p.first; else return p.second; } }
//	std	make_tuple
namespace std { template <class... T> constexpr tuple<::std::decay_t<T>...> make_tuple(T &&...t); }
//	std	tie
namespace std { template <class... T> constexpr tuple<T &...> tie(T &...t) noexcept; }
//	std	forward_as_tuple
namespace std { template <class... T> constexpr tuple<T &&...> forward_as_tuple(T &&...t) noexcept; }
//	std	apply
namespace std { template <class F, class T> constexpr decltype(auto) apply(F &&f, T &&t); }
//	std	operator==
namespace std { template <class... T, class... U> constexpr bool operator==(const tuple<T...> &a, const tuple<U...> &b); }
//	std	array
namespace std { template <class T, size_t n> struct array {
    using value_type = T;
    using size_type = size_t;
    using difference_type = ptrdiff_t;
    using reference = T &;
    using const_reference = const T &;
    using pointer = T *;
    using iterator = T *;
    using const_iterator = const T *;
    T __elems[n];
    __constexpr20 void fill(const T &v);
    constexpr T &operator[](size_t i) noexcept { return __elems[i]; }
    constexpr const T &operator[](size_t i) const noexcept { return __elems[i]; }
    constexpr T &at(size_t i) { return __elems[i]; }
    constexpr const T &at(size_t i) const { return __elems[i]; }
    constexpr T &front() noexcept { return __elems[0]; }
    constexpr const T &front() const noexcept { return __elems[0]; }
    constexpr T &back() noexcept { return __elems[n - 1]; }
    constexpr const T &back() const noexcept { return __elems[n - 1]; }
    constexpr T *data() noexcept { return __elems; }
    constexpr const T *data() const noexcept { return __elems; }
    constexpr T *begin() noexcept { return __elems; }
    constexpr const T *begin() const noexcept { return __elems; }
    constexpr const T *cbegin() const noexcept { return __elems; }
    constexpr T *end() noexcept { return __elems + n; }
    constexpr const T *end() const noexcept { return __elems + n; }
    constexpr const T *cend() const noexcept { return __elems + n; }
    constexpr bool empty() const noexcept { return n == 0; }
    constexpr size_t size() const noexcept { return n; }
    constexpr size_t max_size() const noexcept { return n; }
    __constexpr20 void swap(array &);
};
template <class T> struct array<T, 0> {
    using value_type = T;
    using size_type = size_t;
    using iterator = T *;
    using const_iterator = const T *;
    constexpr T *data() const noexcept { return nullptr; }
    constexpr T *begin() const noexcept { return nullptr; }
    constexpr T *end() const noexcept { return nullptr; }
    constexpr bool empty() const noexcept { return true; }
    constexpr size_t size() const noexcept { return 0; }
};
template <class T, class... U> array(T, U...) -> array<T, 1 + sizeof...(U)>; }
//	std	tuple_element
namespace std { template <size_t i, class T, size_t n> struct tuple_element<i, array<T, n>> { using type = T; }; }
//	std	tuple_size
namespace std { template <class T, size_t n> struct tuple_size<array<T, n>> : ::std::integral_constant<size_t, n> {}; }
//	std	get
namespace std { template <size_t i, class T, size_t n> constexpr T &get(array<T, n> &a) noexcept { return a[i]; }
template <size_t i, class T, size_t n> constexpr const T &get(const array<T, n> &a) noexcept { return a[i]; } }
//	std	nullopt_t
namespace std { struct nullopt_t { explicit constexpr nullopt_t(int) {} }; }
//	std	nullopt
namespace std { inline constexpr nullopt_t nullopt{0}; }
//	std	__optional_storage
namespace std { template <class T, bool trivial = ::std::is_trivially_copyable<T>::value> struct __optional_storage {
    union { T __value; unsigned char __none; };
    bool __engaged;
    constexpr __optional_storage() noexcept : __none(0), __engaged(false) {}
};
template <class T> struct __optional_storage<T, false> {
    union { T __value; unsigned char __none; };
    bool __engaged;
    constexpr __optional_storage() noexcept : __none(0), __engaged(false) {}
    __constexpr20 __optional_storage(const __optional_storage &);
    __constexpr20 __optional_storage(__optional_storage &&);
    __constexpr20 __optional_storage &operator=(const __optional_storage &);
    __constexpr20 __optional_storage &operator=(__optional_storage &&);
    ~__optional_storage();
}; }
//	std	optional
namespace std { template <class T> class optional : __optional_storage<T> {
public:
    using value_type = T;
    constexpr optional() noexcept {}
    constexpr optional(nullopt_t) noexcept {}
    optional(const optional &) = default;
    optional(optional &&) = default;
    optional &operator=(const optional &) = default;
    optional &operator=(optional &&) = default;
    template <class U = T, class = enable_if_t<!::std::is_same<::std::remove_cvref_t<U>, optional<T>>::value>> constexpr optional(U &&v) { this->__value = static_cast<U &&>(v); this->__engaged = true; }
    __constexpr20 optional &operator=(nullopt_t) noexcept;
    template <class U = T, class = enable_if_t<!::std::is_same<::std::remove_cvref_t<U>, optional<T>>::value>> __constexpr20 optional &operator=(U &&v) { this->__value = static_cast<U &&>(v); this->__engaged = true; return *this; }
    template <class... A> __constexpr20 T &emplace(A &&...args);
    constexpr const T *operator->() const { return &this->__value; }
    constexpr T *operator->() { return &this->__value; }
    constexpr const T &operator*() const & { return this->__value; }
    constexpr T &operator*() & { return this->__value; }
    constexpr T &&operator*() &&;
    constexpr explicit operator bool() const noexcept;
    constexpr bool has_value() const noexcept;
    constexpr const T &value() const & { return this->__value; }
    constexpr T &value() & { return this->__value; }
    template <class U> constexpr T value_or(U &&v) const;
    __constexpr20 void reset() noexcept;
};
template <class T> optional(T) -> optional<T>; }
//	std	complex
namespace std { template <class T> class complex {
    T __re;
    T __im;
public:
    using value_type = T;
    constexpr complex(const T &re = T(), const T &im = T()) : __re(re), __im(im) {}
    template <class U> constexpr complex(const complex<U> &z) : __re(z.real()), __im(z.imag()) {}
    constexpr T real() const { return __re; }
    constexpr T imag() const { return __im; }
    __constexpr20 void real(T);
    __constexpr20 void imag(T);
    __constexpr20 complex &operator=(const T &);
    __constexpr20 complex &operator+=(const T &);
    __constexpr20 complex &operator-=(const T &);
    __constexpr20 complex &operator*=(const T &);
    __constexpr20 complex &operator/=(const T &);
    template <class U> __constexpr20 complex &operator+=(const complex<U> &z);
    template <class U> __constexpr20 complex &operator-=(const complex<U> &z);
    template <class U> __constexpr20 complex &operator*=(const complex<U> &z);
    template <class U> __constexpr20 complex &operator/=(const complex<U> &z);
}; }
//	std	operator+
namespace std { template <class T> __constexpr20 complex<T> operator+(const complex<T> &a, const complex<T> &b); }
//	std	operator-
namespace std { template <class T> __constexpr20 complex<T> operator-(const complex<T> &a, const complex<T> &b); }
//	std	operator*
namespace std { template <class T> __constexpr20 complex<T> operator*(const complex<T> &a, const complex<T> &b); }
//	std	operator/
namespace std { template <class T> __constexpr20 complex<T> operator/(const complex<T> &a, const complex<T> &b); }
//	std	operator*
namespace std { template <class T> __constexpr20 complex<T> operator*(const complex<T> &a, const T &b);
template <class T> __constexpr20 complex<T> operator*(const T &a, const complex<T> &b); }
//	std	operator==
namespace std { template <class T> constexpr bool operator==(const complex<T> &a, const complex<T> &b); }
//	std	abs
namespace std { template <class T> T abs(const complex<T> &z); }
//	std	arg
namespace std { template <class T> T arg(const complex<T> &z); }
//	std	norm
namespace std { template <class T> __constexpr20 T norm(const complex<T> &z); }
//	std	conj
namespace std { template <class T> __constexpr20 complex<T> conj(const complex<T> &z); }
//	std	polar
namespace std { template <class T> complex<T> polar(const T &r, const T &phi = T()); }
//	std	exp
namespace std { template <class T> complex<T> exp(const complex<T> &z); }
//	std	log
namespace std { template <class T> complex<T> log(const complex<T> &z); }
//	std	sqrt
namespace std { template <class T> complex<T> sqrt(const complex<T> &z); }
//	std	pow
namespace std { template <class T> complex<T> pow(const complex<T> &z, const complex<T> &w); }
//	std	sin
namespace std { template <class T> complex<T> sin(const complex<T> &z); }
//	std	cos
namespace std { template <class T> complex<T> cos(const complex<T> &z); }
//	std	dynamic_extent
namespace std { inline constexpr size_t dynamic_extent = static_cast<size_t>(-1); }
//	std	__span_extent
namespace std { template <size_t n> struct __span_extent {
    constexpr __span_extent(size_t) {}
    static constexpr size_t __count() { return n; }
};
template <> struct __span_extent<dynamic_extent> {
    size_t __n;
    constexpr __span_extent(size_t n) : __n(n) {}
    constexpr size_t __count() const { return __n; }
}; }
//	std	span
namespace std { template <class T, size_t n = dynamic_extent> class span {
    T *__p;
    [[no_unique_address]] __span_extent<n> __extent;
public:
    using element_type = T;
    using value_type = ::std::remove_cv_t<T>;
    using size_type = size_t;
    using iterator = T *;
    static constexpr size_t extent = n;
    constexpr span() noexcept : __p(nullptr), __extent(0) {}
    constexpr span(T *p, size_t k) : __p(p), __extent(k) {}
    constexpr span(T *first, T *last) : __p(first), __extent(last - first) {}
    template <size_t k> constexpr span(T (&a)[k]) noexcept : __p(a), __extent(k) {}
    template <class C, class = enable_if_t<::std::is_class<::std::remove_cvref_t<C>>::value>> constexpr span(C &&c) : __p(c.data()), __extent(c.size()) {}
    span(const span &) noexcept = default;
    span &operator=(const span &) noexcept = default;
    constexpr T &operator[](size_t i) const { return __p[i]; }
    constexpr T &front() const { return __p[0]; }
    constexpr T &back() const { return __p[size() - 1]; }
    constexpr T *data() const noexcept { return __p; }
    constexpr size_t size() const noexcept { return __extent.__count(); }
    constexpr size_t size_bytes() const noexcept { return size() * sizeof(T); }
    constexpr bool empty() const noexcept { return size() == 0; }
    constexpr T *begin() const noexcept { return __p; }
    constexpr T *end() const noexcept { return __p + size(); }
    constexpr span<T> first(size_t) const;
    constexpr span<T> last(size_t) const;
    constexpr span<T> subspan(size_t, size_t = dynamic_extent) const;
}; }
//	std	float_round_style	round_indeterminate	round_toward_zero	round_to_nearest	round_toward_infinity	round_toward_neg_infinity
namespace std { enum float_round_style { round_indeterminate = -1, round_toward_zero, round_to_nearest, round_toward_infinity, round_toward_neg_infinity }; }
//	std	__limits
namespace std { template <class T> struct __limits { static constexpr bool is_specialized = false; }; }
//	std	__integer_limits
namespace std { template <class T, T least, T greatest, int bits> struct __integer_limits {
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
}; }
//	std	__limits
namespace std { template <> struct __limits<bool> : __integer_limits<bool, false, true, 1> {};
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
template <> struct __limits<unsigned long long> : __integer_limits<unsigned long long, 0, 18446744073709551615ull, 64> {}; }
//	std	__float_limits
namespace std { template <class T> struct __float_limits {
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
}; }
//	std	__limits
namespace std { template <> struct __limits<float> : __float_limits<float> { static constexpr int digits = 24, digits10 = 6, max_digits10 = 9; };
template <> struct __limits<double> : __float_limits<double> { static constexpr int digits = 53, digits10 = 15, max_digits10 = 17; };
template <> struct __limits<long double> : __float_limits<long double> { static constexpr int digits = 64, digits10 = 18, max_digits10 = 21; }; }
//	std	numeric_limits
namespace std { template <class T> struct numeric_limits : __limits<T> {
    static constexpr T min() noexcept { return __limits<T>::__least; }
    static constexpr T lowest() noexcept { return __limits<T>::__least; }
    static constexpr T max() noexcept { return __limits<T>::__greatest; }
    static constexpr T epsilon() noexcept { return __limits<T>::__none; }
    static constexpr T round_error() noexcept { return __limits<T>::__none; }
    static constexpr T infinity() noexcept { return __limits<T>::__none; }
    static constexpr T quiet_NaN() noexcept { return __limits<T>::__none; }
    static constexpr T signaling_NaN() noexcept { return __limits<T>::__none; }
    static constexpr T denorm_min() noexcept { return __limits<T>::__none; }
};
template <class T> struct numeric_limits<const T> : numeric_limits<T> {}; }
//	std	plus
namespace std { template <class T = void> struct plus { constexpr T operator()(const T &a, const T &b) const { return a + b; } }; }
//	std	minus
namespace std { template <class T = void> struct minus { constexpr T operator()(const T &a, const T &b) const { return a - b; } }; }
//	std	multiplies
namespace std { template <class T = void> struct multiplies { constexpr T operator()(const T &a, const T &b) const { return a * b; } }; }
//	std	divides
namespace std { template <class T = void> struct divides { constexpr T operator()(const T &a, const T &b) const { return a / b; } }; }
//	std	modulus
namespace std { template <class T = void> struct modulus { constexpr T operator()(const T &a, const T &b) const { return a % b; } }; }
//	std	negate
namespace std { template <class T = void> struct negate { constexpr T operator()(const T &a) const { return -a; } }; }
//	std	equal_to
namespace std { template <class T = void> struct equal_to { constexpr bool operator()(const T &a, const T &b) const { return a == b; } }; }
//	std	not_equal_to
namespace std { template <class T = void> struct not_equal_to { constexpr bool operator()(const T &a, const T &b) const { return a != b; } }; }
//	std	less
namespace std { template <class T = void> struct less { constexpr bool operator()(const T &a, const T &b) const { return a < b; } }; }
//	std	greater
namespace std { template <class T = void> struct greater { constexpr bool operator()(const T &a, const T &b) const { return b < a; } }; }
//	std	less_equal
namespace std { template <class T = void> struct less_equal { constexpr bool operator()(const T &a, const T &b) const { return !(b < a); } }; }
//	std	greater_equal
namespace std { template <class T = void> struct greater_equal { constexpr bool operator()(const T &a, const T &b) const { return !(a < b); } }; }
//	std	logical_and
namespace std { template <class T = void> struct logical_and { constexpr bool operator()(const T &a, const T &b) const { return a && b; } }; }
//	std	logical_or
namespace std { template <class T = void> struct logical_or { constexpr bool operator()(const T &a, const T &b) const { return a || b; } }; }
//	std	logical_not
namespace std { template <class T = void> struct logical_not { constexpr bool operator()(const T &a) const { return !a; } }; }
//	std	bit_and
namespace std { template <class T = void> struct bit_and { constexpr T operator()(const T &a, const T &b) const { return a & b; } }; }
//	std	bit_or
namespace std { template <class T = void> struct bit_or { constexpr T operator()(const T &a, const T &b) const { return a | b; } }; }
//	std	bit_xor
namespace std { template <class T = void> struct bit_xor { constexpr T operator()(const T &a, const T &b) const { return a ^ b; } }; }
//	std	plus
namespace std { template <> struct plus<void> { template <class T, class U> constexpr auto operator()(T &&a, U &&b) const -> decltype(a + b) { return a + b; } }; }
//	std	minus
namespace std { template <> struct minus<void> { template <class T, class U> constexpr auto operator()(T &&a, U &&b) const -> decltype(a - b) { return a - b; } }; }
//	std	multiplies
namespace std { template <> struct multiplies<void> { template <class T, class U> constexpr auto operator()(T &&a, U &&b) const -> decltype(a * b) { return a * b; } }; }
//	std	divides
namespace std { template <> struct divides<void> { template <class T, class U> constexpr auto operator()(T &&a, U &&b) const -> decltype(a / b) { return a / b; } }; }
//	std	equal_to
namespace std { template <> struct equal_to<void> { template <class T, class U> constexpr auto operator()(T &&a, U &&b) const -> decltype(a == b) { return a == b; } }; }
//	std	not_equal_to
namespace std { template <> struct not_equal_to<void> { template <class T, class U> constexpr auto operator()(T &&a, U &&b) const -> decltype(a != b) { return a != b; } }; }
//	std	less
namespace std { template <> struct less<void> { template <class T, class U> constexpr auto operator()(T &&a, U &&b) const -> decltype(a < b) { return a < b; } }; }
//	std	greater
namespace std { template <> struct greater<void> { template <class T, class U> constexpr auto operator()(T &&a, U &&b) const -> decltype(a > b) { return a > b; } }; }
//	std	identity
namespace std { struct identity { template <class T> constexpr T &&operator()(T &&t) const noexcept { return static_cast<T &&>(t); } }; }
//	std	ratio
namespace std { template <long long num, long long den = 1> struct ratio {}; }
//	std	nano
namespace std { using nano = ratio<1, 1000000000>; }
//	std	micro
namespace std { using micro = ratio<1, 1000000>; }
//	std	milli
namespace std { using milli = ratio<1, 1000>; }
//	std::chrono	duration
namespace std { namespace chrono { template <class R, class P = ratio<1>> class duration {
    R __count;
public:
    using rep = R;
    using period = P;
    duration() = default;
    template <class S> constexpr explicit duration(const S &n) : __count(n) {}
    template <class S, class Q> constexpr duration(const duration<S, Q> &d);
    constexpr R count() const { return __count; }
}; } }
//	std::chrono	nanoseconds
namespace std { namespace chrono { using nanoseconds = duration<long, nano>; } }
//	std::chrono	microseconds
namespace std { namespace chrono { using microseconds = duration<long, micro>; } }
//	std::chrono	milliseconds
namespace std { namespace chrono { using milliseconds = duration<long, milli>; } }
//	std::chrono	seconds
namespace std { namespace chrono { using seconds = duration<long>; } }
//	std::chrono	minutes
namespace std { namespace chrono { using minutes = duration<long, ratio<60>>; } }
//	std::chrono	hours
namespace std { namespace chrono { using hours = duration<long, ratio<3600>>; } }
//	std::chrono	time_point
namespace std { namespace chrono { template <class C, class D = typename C::duration> class time_point {
    D __d;
public:
    using clock = C;
    using duration = D;
    constexpr time_point() : __d(0) {}
    constexpr explicit time_point(const D &d) : __d(d) {}
    constexpr D time_since_epoch() const { return __d; }
}; } }
//	std::chrono	duration_cast
namespace std { namespace chrono { template <class T, class R, class P> constexpr T duration_cast(const duration<R, P> &d); } }
//	std::chrono	operator+
namespace std { namespace chrono { template <class R, class P, class S, class Q> constexpr duration<R, P> operator+(const duration<R, P> &a, const duration<S, Q> &b); } }
//	std::chrono	operator-
namespace std { namespace chrono { template <class R, class P, class S, class Q> constexpr duration<R, P> operator-(const duration<R, P> &a, const duration<S, Q> &b); } }
//	std::chrono	operator<
namespace std { namespace chrono { template <class R, class P, class S, class Q> constexpr bool operator<(const duration<R, P> &a, const duration<S, Q> &b); } }
//	std::chrono	operator-
namespace std { namespace chrono { template <class C, class D> constexpr D operator-(const time_point<C, D> &a, const time_point<C, D> &b); } }
//	std::chrono	system_clock
namespace std { namespace chrono { struct system_clock {
    using duration = nanoseconds;
    using time_point = chrono::time_point<system_clock, nanoseconds>;
    static time_point now() noexcept;
    static time_t to_time_t(const time_point &) noexcept;
}; } }
//	std::chrono	steady_clock
namespace std { namespace chrono { struct steady_clock {
    using duration = nanoseconds;
    using time_point = chrono::time_point<steady_clock, nanoseconds>;
    static time_point now() noexcept;
}; } }
//	std::chrono	high_resolution_clock
namespace std { namespace chrono { using high_resolution_clock = system_clock; } }
