//	cuda::std	pair
namespace cuda { namespace std { template <class T, class U> struct pair {
    using first_type = T;
    using second_type = U;
    T first;
    U second;
    __host__ __device__ constexpr pair() : first(), second() {}
    pair(const pair &) = default;
    pair(pair &&) = default;
    __host__ __device__ constexpr pair(const T &a, const U &b) : first(a), second(b) {}
    template <class A, class B> __host__ __device__ constexpr pair(A &&a, B &&b) : first(static_cast<A &&>(a)), second(static_cast<B &&>(b)) {}
    template <class A, class B> __host__ __device__ constexpr pair(const pair<A, B> &p) : first(p.first), second(p.second) {}
    __host__ __device__ constexpr pair &operator=(const pair &p) { first = p.first; second = p.second; return *this; }
    __host__ __device__ constexpr pair &operator=(pair &&p) noexcept { first = static_cast<T &&>(p.first); second = static_cast<U &&>(p.second); return *this; }
    __host__ __device__ constexpr void swap(pair &);
};
template <class T, class U> pair(T, U) -> pair<T, U>; } }
//	cuda::std	make_pair
namespace cuda { namespace std { template <class T, class U> __host__ __device__ constexpr pair<::std::decay_t<T>, ::std::decay_t<U>> make_pair(T &&a, U &&b) { return pair<::std::decay_t<T>, ::std::decay_t<U>>(static_cast<T &&>(a), static_cast<U &&>(b)); } } }
//	cuda::std	operator==
namespace cuda { namespace std { template <class T, class U> __host__ __device__ constexpr bool operator==(const pair<T, U> &a, const pair<T, U> &b); } }
//	cuda::std	operator!=
namespace cuda { namespace std { template <class T, class U> __host__ __device__ constexpr bool operator!=(const pair<T, U> &a, const pair<T, U> &b); } }
//	cuda::std	operator<
namespace cuda { namespace std { template <class T, class U> __host__ __device__ constexpr bool operator<(const pair<T, U> &a, const pair<T, U> &b); } }
//	cuda::std	tuple
namespace cuda { namespace std { template <class... T> class tuple;
template <> class tuple<> {};
template <class H, class... R> class tuple<H, R...> : tuple<R...> {
    H __head;
public:
    __host__ __device__ constexpr tuple() : __head() {}
    tuple(const tuple &) = default;
    tuple(tuple &&) = default;
    __host__ __device__ constexpr tuple(const H &h, const R &...r);
    template <class A, class... B> __host__ __device__ constexpr tuple(A &&a, B &&...b);
    __host__ __device__ constexpr tuple &operator=(const tuple &);
    __host__ __device__ constexpr tuple &operator=(tuple &&) noexcept;
    template <class... U, class = enable_if_t<!::std::is_same<tuple<U...>, tuple<H, R...>>::value>> __host__ __device__ constexpr tuple &operator=(const tuple<U...> &);
    template <class U, class V> __host__ __device__ constexpr tuple &operator=(const pair<U, V> &);
};
template <class... T> tuple(T...) -> tuple<T...>; } }
//	cuda::std	tuple_element
namespace cuda { namespace std { template <size_t i, class T> struct tuple_element;
template <class H, class... R> struct tuple_element<0, tuple<H, R...>> { using type = H; };
template <size_t i, class H, class... R> struct tuple_element<i, tuple<H, R...>> : tuple_element<i - 1, tuple<R...>> {};
template <class T, class U> struct tuple_element<0, pair<T, U>> { using type = T; };
template <class T, class U> struct tuple_element<1, pair<T, U>> { using type = U; }; } }
//	cuda::std	tuple_element_t
namespace cuda { namespace std { template <size_t i, class T> using tuple_element_t = typename tuple_element<i, T>::type; } }
//	cuda::std	tuple_size
namespace cuda { namespace std { template <class T> struct tuple_size;
template <class... T> struct tuple_size<tuple<T...>> : ::std::integral_constant<size_t, sizeof...(T)> {};
template <class T, class U> struct tuple_size<pair<T, U>> : ::std::integral_constant<size_t, 2> {}; } }
//	cuda::std	tuple_size_v
namespace cuda { namespace std { template <class T> inline constexpr size_t tuple_size_v = tuple_size<T>::value; } }
//	cuda::std	get
namespace cuda { namespace std { template <size_t i, class... T> __host__ __device__ constexpr tuple_element_t<i, tuple<T...>> &get(tuple<T...> &t) noexcept;
template <size_t i, class... T> __host__ __device__ constexpr const tuple_element_t<i, tuple<T...>> &get(const tuple<T...> &t) noexcept;
template <size_t i, class... T> __host__ __device__ constexpr tuple_element_t<i, tuple<T...>> &&get(tuple<T...> &&t) noexcept;
template <size_t i, class T, class U> __host__ __device__ constexpr tuple_element_t<i, pair<T, U>> &get(pair<T, U> &p) noexcept { if constexpr (i == 0) return p.first; else return p.second; }
template <size_t i, class T, class U> __host__ __device__ constexpr const tuple_element_t<i, pair<T, U>> &get(const pair<T, U> &p) noexcept { if constexpr (i == 0) return p.first; else return p.second; } } }
//	cuda::std	make_tuple
namespace cuda { namespace std { template <class... T> __host__ __device__ constexpr tuple<::std::decay_t<T>...> make_tuple(T &&...t); } }
//	cuda::std	tie
namespace cuda { namespace std { template <class... T> __host__ __device__ constexpr tuple<T &...> tie(T &...t) noexcept; } }
//	cuda::std	forward_as_tuple
namespace cuda { namespace std { template <class... T> __host__ __device__ constexpr tuple<T &&...> forward_as_tuple(T &&...t) noexcept; } }
//	cuda::std	apply
namespace cuda { namespace std { template <class F, class T> __host__ __device__ constexpr decltype(auto) apply(F &&f, T &&t); } }
//	cuda::std	operator==
namespace cuda { namespace std { template <class... T, class... U> __host__ __device__ constexpr bool operator==(const tuple<T...> &a, const tuple<U...> &b); } }
//	cuda::std	array
namespace cuda { namespace std { template <class T, size_t n> struct array {
    using value_type = T;
    using size_type = size_t;
    using difference_type = ptrdiff_t;
    using reference = T &;
    using const_reference = const T &;
    using pointer = T *;
    using iterator = T *;
    using const_iterator = const T *;
    T __elems[n];
    __host__ __device__ constexpr void fill(const T &v);
    __host__ __device__ constexpr T &operator[](size_t i) noexcept { return __elems[i]; }
    __host__ __device__ constexpr const T &operator[](size_t i) const noexcept { return __elems[i]; }
    __host__ __device__ constexpr T &at(size_t i) { return __elems[i]; }
    __host__ __device__ constexpr const T &at(size_t i) const { return __elems[i]; }
    __host__ __device__ constexpr T &front() noexcept { return __elems[0]; }
    __host__ __device__ constexpr const T &front() const noexcept { return __elems[0]; }
    __host__ __device__ constexpr T &back() noexcept { return __elems[n - 1]; }
    __host__ __device__ constexpr const T &back() const noexcept { return __elems[n - 1]; }
    __host__ __device__ constexpr T *data() noexcept { return __elems; }
    __host__ __device__ constexpr const T *data() const noexcept { return __elems; }
    __host__ __device__ constexpr T *begin() noexcept { return __elems; }
    __host__ __device__ constexpr const T *begin() const noexcept { return __elems; }
    __host__ __device__ constexpr const T *cbegin() const noexcept { return __elems; }
    __host__ __device__ constexpr T *end() noexcept { return __elems + n; }
    __host__ __device__ constexpr const T *end() const noexcept { return __elems + n; }
    __host__ __device__ constexpr const T *cend() const noexcept { return __elems + n; }
    __host__ __device__ constexpr bool empty() const noexcept { return n == 0; }
    __host__ __device__ constexpr size_t size() const noexcept { return n; }
    __host__ __device__ constexpr size_t max_size() const noexcept { return n; }
    __host__ __device__ constexpr void swap(array &);
};
template <class T> struct array<T, 0> {
    using value_type = T;
    using size_type = size_t;
    using iterator = T *;
    using const_iterator = const T *;
    __host__ __device__ constexpr T *data() const noexcept { return nullptr; }
    __host__ __device__ constexpr T *begin() const noexcept { return nullptr; }
    __host__ __device__ constexpr T *end() const noexcept { return nullptr; }
    __host__ __device__ constexpr bool empty() const noexcept { return true; }
    __host__ __device__ constexpr size_t size() const noexcept { return 0; }
};
template <class T, class... U> array(T, U...) -> array<T, 1 + sizeof...(U)>; } }
//	cuda::std	tuple_element
namespace cuda { namespace std { template <size_t i, class T, size_t n> struct tuple_element<i, array<T, n>> { using type = T; }; } }
//	cuda::std	tuple_size
namespace cuda { namespace std { template <class T, size_t n> struct tuple_size<array<T, n>> : ::std::integral_constant<size_t, n> {}; } }
//	cuda::std	get
namespace cuda { namespace std { template <size_t i, class T, size_t n> __host__ __device__ constexpr T &get(array<T, n> &a) noexcept { return a[i]; }
template <size_t i, class T, size_t n> __host__ __device__ constexpr const T &get(const array<T, n> &a) noexcept { return a[i]; } } }
//	cuda::std	nullopt_t
namespace cuda { namespace std { struct nullopt_t { __host__ __device__ explicit constexpr nullopt_t(int) {} }; } }
//	cuda::std	nullopt
namespace cuda { namespace std { inline constexpr nullopt_t nullopt{0}; } }
//	cuda::std	__optional_storage
namespace cuda { namespace std { template <class T, bool trivial = ::std::is_trivially_copyable<T>::value> struct __optional_storage {
    union { T __value; unsigned char __none; };
    bool __engaged;
    __host__ __device__ constexpr __optional_storage() noexcept : __none(0), __engaged(false) {}
};
template <class T> struct __optional_storage<T, false> {
    union { T __value; unsigned char __none; };
    bool __engaged;
    __host__ __device__ constexpr __optional_storage() noexcept : __none(0), __engaged(false) {}
    __host__ __device__ constexpr __optional_storage(const __optional_storage &);
    __host__ __device__ constexpr __optional_storage(__optional_storage &&);
    __host__ __device__ constexpr __optional_storage &operator=(const __optional_storage &);
    __host__ __device__ constexpr __optional_storage &operator=(__optional_storage &&);
    __host__ __device__ ~__optional_storage();
}; } }
//	cuda::std	optional
namespace cuda { namespace std { template <class T> class optional : __optional_storage<T> {
public:
    using value_type = T;
    __host__ __device__ constexpr optional() noexcept {}
    __host__ __device__ constexpr optional(nullopt_t) noexcept {}
    optional(const optional &) = default;
    optional(optional &&) = default;
    optional &operator=(const optional &) = default;
    optional &operator=(optional &&) = default;
    template <class U = T, class = enable_if_t<!::std::is_same<::std::remove_cvref_t<U>, optional<T>>::value>> __host__ __device__ constexpr optional(U &&v) { this->__value = static_cast<U &&>(v); this->__engaged = true; }
    __host__ __device__ constexpr optional &operator=(nullopt_t) noexcept;
    template <class U = T, class = enable_if_t<!::std::is_same<::std::remove_cvref_t<U>, optional<T>>::value>> __host__ __device__ constexpr optional &operator=(U &&v) { this->__value = static_cast<U &&>(v); this->__engaged = true; return *this; }
    template <class... A> __host__ __device__ constexpr T &emplace(A &&...args);
    __host__ __device__ constexpr const T *operator->() const { return &this->__value; }
    __host__ __device__ constexpr T *operator->() { return &this->__value; }
    __host__ __device__ constexpr const T &operator*() const & { return this->__value; }
    __host__ __device__ constexpr T &operator*() & { return this->__value; }
    __host__ __device__ constexpr T &&operator*() &&;
    __host__ __device__ constexpr explicit operator bool() const noexcept;
    __host__ __device__ constexpr bool has_value() const noexcept;
    __host__ __device__ constexpr const T &value() const & { return this->__value; }
    __host__ __device__ constexpr T &value() & { return this->__value; }
    template <class U> __host__ __device__ constexpr T value_or(U &&v) const;
    __host__ __device__ constexpr void reset() noexcept;
};
template <class T> optional(T) -> optional<T>; } }
//	cuda::std	complex
namespace cuda { namespace std { template <class T> class alignas(2 * sizeof(T)) complex {
    T __re;
    T __im;
public:
    using value_type = T;
    __host__ __device__ constexpr complex(const T &re = T(), const T &im = T()) : __re(re), __im(im) {}
    template <class U> __host__ __device__ constexpr complex(const complex<U> &z) : __re(z.real()), __im(z.imag()) {}
    __host__ __device__ constexpr T real() const { return __re; }
    __host__ __device__ constexpr T imag() const { return __im; }
    __host__ __device__ constexpr void real(T);
    __host__ __device__ constexpr void imag(T);
    __host__ __device__ constexpr complex &operator=(const T &);
    __host__ __device__ constexpr complex &operator+=(const T &);
    __host__ __device__ constexpr complex &operator-=(const T &);
    __host__ __device__ constexpr complex &operator*=(const T &);
    __host__ __device__ constexpr complex &operator/=(const T &);
    template <class U> __host__ __device__ constexpr complex &operator+=(const complex<U> &z);
    template <class U> __host__ __device__ constexpr complex &operator-=(const complex<U> &z);
    template <class U> __host__ __device__ constexpr complex &operator*=(const complex<U> &z);
    template <class U> __host__ __device__ constexpr complex &operator/=(const complex<U> &z);
}; } }
//	cuda::std	operator+
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr complex<T> operator+(const complex<T> &a, const complex<T> &b); } }
//	cuda::std	operator-
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr complex<T> operator-(const complex<T> &a, const complex<T> &b); } }
//	cuda::std	operator*
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr complex<T> operator*(const complex<T> &a, const complex<T> &b); } }
//	cuda::std	operator/
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr complex<T> operator/(const complex<T> &a, const complex<T> &b); } }
//	cuda::std	operator*
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr complex<T> operator*(const complex<T> &a, const T &b);
template <class T> __host__ __device__ constexpr complex<T> operator*(const T &a, const complex<T> &b); } }
//	cuda::std	operator==
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr bool operator==(const complex<T> &a, const complex<T> &b); } }
//	cuda::std	abs
namespace cuda { namespace std { template <class T> __host__ __device__ T abs(const complex<T> &z); } }
//	cuda::std	arg
namespace cuda { namespace std { template <class T> __host__ __device__ T arg(const complex<T> &z); } }
//	cuda::std	norm
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr T norm(const complex<T> &z); } }
//	cuda::std	conj
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr complex<T> conj(const complex<T> &z); } }
//	cuda::std	polar
namespace cuda { namespace std { template <class T> __host__ __device__ complex<T> polar(const T &r, const T &phi = T()); } }
//	cuda::std	exp
namespace cuda { namespace std { template <class T> __host__ __device__ complex<T> exp(const complex<T> &z); } }
//	cuda::std	log
namespace cuda { namespace std { template <class T> __host__ __device__ complex<T> log(const complex<T> &z); } }
//	cuda::std	sqrt
namespace cuda { namespace std { template <class T> __host__ __device__ complex<T> sqrt(const complex<T> &z); } }
//	cuda::std	pow
namespace cuda { namespace std { template <class T> __host__ __device__ complex<T> pow(const complex<T> &z, const complex<T> &w); } }
//	cuda::std	sin
namespace cuda { namespace std { template <class T> __host__ __device__ complex<T> sin(const complex<T> &z); } }
//	cuda::std	cos
namespace cuda { namespace std { template <class T> __host__ __device__ complex<T> cos(const complex<T> &z); } }
//	cuda::std	dynamic_extent
namespace cuda { namespace std { inline constexpr size_t dynamic_extent = static_cast<size_t>(-1); } }
//	cuda::std	__span_extent
namespace cuda { namespace std { template <size_t n> struct __span_extent {
    __host__ __device__ constexpr __span_extent(size_t) {}
    __host__ __device__ static constexpr size_t __count() { return n; }
};
template <> struct __span_extent<dynamic_extent> {
    size_t __n;
    __host__ __device__ constexpr __span_extent(size_t n) : __n(n) {}
    __host__ __device__ constexpr size_t __count() const { return __n; }
}; } }
//	cuda::std	span
namespace cuda { namespace std { template <class T, size_t n = dynamic_extent> class span {
    T *__p;
    [[no_unique_address]] __span_extent<n> __extent;
public:
    using element_type = T;
    using value_type = ::std::remove_cv_t<T>;
    using size_type = size_t;
    using iterator = T *;
    static constexpr size_t extent = n;
    __host__ __device__ constexpr span() noexcept : __p(nullptr), __extent(0) {}
    __host__ __device__ constexpr span(T *p, size_t k) : __p(p), __extent(k) {}
    __host__ __device__ constexpr span(T *first, T *last) : __p(first), __extent(last - first) {}
    template <size_t k> __host__ __device__ constexpr span(T (&a)[k]) noexcept : __p(a), __extent(k) {}
    template <class C, class = enable_if_t<::std::is_class<::std::remove_cvref_t<C>>::value>> __host__ __device__ constexpr span(C &&c) : __p(c.data()), __extent(c.size()) {}
    span(const span &) noexcept = default;
    span &operator=(const span &) noexcept = default;
    __host__ __device__ constexpr T &operator[](size_t i) const { return __p[i]; }
    __host__ __device__ constexpr T &front() const { return __p[0]; }
    __host__ __device__ constexpr T &back() const { return __p[size() - 1]; }
    __host__ __device__ constexpr T *data() const noexcept { return __p; }
    __host__ __device__ constexpr size_t size() const noexcept { return __extent.__count(); }
    __host__ __device__ constexpr size_t size_bytes() const noexcept { return size() * sizeof(T); }
    __host__ __device__ constexpr bool empty() const noexcept { return size() == 0; }
    __host__ __device__ constexpr T *begin() const noexcept { return __p; }
    __host__ __device__ constexpr T *end() const noexcept { return __p + size(); }
    __host__ __device__ constexpr span<T> first(size_t) const;
    __host__ __device__ constexpr span<T> last(size_t) const;
    __host__ __device__ constexpr span<T> subspan(size_t, size_t = dynamic_extent) const;
}; } }
//	cuda::std	float_round_style	round_indeterminate	round_toward_zero	round_to_nearest	round_toward_infinity	round_toward_neg_infinity
namespace cuda { namespace std { enum float_round_style { round_indeterminate = -1, round_toward_zero, round_to_nearest, round_toward_infinity, round_toward_neg_infinity }; } }
//	cuda::std	__limits
namespace cuda { namespace std { template <class T> struct __limits { static constexpr bool is_specialized = false; }; } }
//	cuda::std	__integer_limits
namespace cuda { namespace std { template <class T, T least, T greatest, int bits> struct __integer_limits {
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
}; } }
//	cuda::std	__limits
namespace cuda { namespace std { template <> struct __limits<bool> : __integer_limits<bool, false, true, 1> {};
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
template <> struct __limits<unsigned long long> : __integer_limits<unsigned long long, 0, 18446744073709551615ull, 64> {}; } }
//	cuda::std	__float_limits
namespace cuda { namespace std { template <class T> struct __float_limits {
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
}; } }
//	cuda::std	__limits
namespace cuda { namespace std { template <> struct __limits<float> : __float_limits<float> { static constexpr int digits = 24, digits10 = 6, max_digits10 = 9; };
template <> struct __limits<double> : __float_limits<double> { static constexpr int digits = 53, digits10 = 15, max_digits10 = 17; };
template <> struct __limits<long double> : __float_limits<long double> { static constexpr int digits = 64, digits10 = 18, max_digits10 = 21; }; } }
//	cuda::std	numeric_limits
namespace cuda { namespace std { template <class T> struct numeric_limits : __limits<T> {
    __host__ __device__ static constexpr T min() noexcept { return __limits<T>::__least; }
    __host__ __device__ static constexpr T lowest() noexcept { return __limits<T>::__least; }
    __host__ __device__ static constexpr T max() noexcept { return __limits<T>::__greatest; }
    __host__ __device__ static constexpr T epsilon() noexcept { return __limits<T>::__none; }
    __host__ __device__ static constexpr T round_error() noexcept { return __limits<T>::__none; }
    __host__ __device__ static constexpr T infinity() noexcept { return __limits<T>::__none; }
    __host__ __device__ static constexpr T quiet_NaN() noexcept { return __limits<T>::__none; }
    __host__ __device__ static constexpr T signaling_NaN() noexcept { return __limits<T>::__none; }
    __host__ __device__ static constexpr T denorm_min() noexcept { return __limits<T>::__none; }
};
template <class T> struct numeric_limits<const T> : numeric_limits<T> {}; } }
//	cuda::std	plus
namespace cuda { namespace std { template <class T = void> struct plus { __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a + b; } }; } }
//	cuda::std	minus
namespace cuda { namespace std { template <class T = void> struct minus { __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a - b; } }; } }
//	cuda::std	multiplies
namespace cuda { namespace std { template <class T = void> struct multiplies { __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a * b; } }; } }
//	cuda::std	divides
namespace cuda { namespace std { template <class T = void> struct divides { __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a / b; } }; } }
//	cuda::std	modulus
namespace cuda { namespace std { template <class T = void> struct modulus { __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a % b; } }; } }
//	cuda::std	negate
namespace cuda { namespace std { template <class T = void> struct negate { __host__ __device__ constexpr T operator()(const T &a) const { return -a; } }; } }
//	cuda::std	equal_to
namespace cuda { namespace std { template <class T = void> struct equal_to { __host__ __device__ constexpr bool operator()(const T &a, const T &b) const { return a == b; } }; } }
//	cuda::std	not_equal_to
namespace cuda { namespace std { template <class T = void> struct not_equal_to { __host__ __device__ constexpr bool operator()(const T &a, const T &b) const { return a != b; } }; } }
//	cuda::std	less
namespace cuda { namespace std { template <class T = void> struct less { __host__ __device__ constexpr bool operator()(const T &a, const T &b) const { return a < b; } }; } }
//	cuda::std	greater
namespace cuda { namespace std { template <class T = void> struct greater { __host__ __device__ constexpr bool operator()(const T &a, const T &b) const { return b < a; } }; } }
//	cuda::std	less_equal
namespace cuda { namespace std { template <class T = void> struct less_equal { __host__ __device__ constexpr bool operator()(const T &a, const T &b) const { return !(b < a); } }; } }
//	cuda::std	greater_equal
namespace cuda { namespace std { template <class T = void> struct greater_equal { __host__ __device__ constexpr bool operator()(const T &a, const T &b) const { return !(a < b); } }; } }
//	cuda::std	logical_and
namespace cuda { namespace std { template <class T = void> struct logical_and { __host__ __device__ constexpr bool operator()(const T &a, const T &b) const { return a && b; } }; } }
//	cuda::std	logical_or
namespace cuda { namespace std { template <class T = void> struct logical_or { __host__ __device__ constexpr bool operator()(const T &a, const T &b) const { return a || b; } }; } }
//	cuda::std	logical_not
namespace cuda { namespace std { template <class T = void> struct logical_not { __host__ __device__ constexpr bool operator()(const T &a) const { return !a; } }; } }
//	cuda::std	bit_and
namespace cuda { namespace std { template <class T = void> struct bit_and { __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a & b; } }; } }
//	cuda::std	bit_or
namespace cuda { namespace std { template <class T = void> struct bit_or { __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a | b; } }; } }
//	cuda::std	bit_xor
namespace cuda { namespace std { template <class T = void> struct bit_xor { __host__ __device__ constexpr T operator()(const T &a, const T &b) const { return a ^ b; } }; } }
//	cuda::std	plus
namespace cuda { namespace std { template <> struct plus<void> { template <class T, class U> __host__ __device__ constexpr auto operator()(T &&a, U &&b) const -> decltype(a + b) { return a + b; } }; } }
//	cuda::std	minus
namespace cuda { namespace std { template <> struct minus<void> { template <class T, class U> __host__ __device__ constexpr auto operator()(T &&a, U &&b) const -> decltype(a - b) { return a - b; } }; } }
//	cuda::std	multiplies
namespace cuda { namespace std { template <> struct multiplies<void> { template <class T, class U> __host__ __device__ constexpr auto operator()(T &&a, U &&b) const -> decltype(a * b) { return a * b; } }; } }
//	cuda::std	divides
namespace cuda { namespace std { template <> struct divides<void> { template <class T, class U> __host__ __device__ constexpr auto operator()(T &&a, U &&b) const -> decltype(a / b) { return a / b; } }; } }
//	cuda::std	equal_to
namespace cuda { namespace std { template <> struct equal_to<void> { template <class T, class U> __host__ __device__ constexpr auto operator()(T &&a, U &&b) const -> decltype(a == b) { return a == b; } }; } }
//	cuda::std	not_equal_to
namespace cuda { namespace std { template <> struct not_equal_to<void> { template <class T, class U> __host__ __device__ constexpr auto operator()(T &&a, U &&b) const -> decltype(a != b) { return a != b; } }; } }
//	cuda::std	less
namespace cuda { namespace std { template <> struct less<void> { template <class T, class U> __host__ __device__ constexpr auto operator()(T &&a, U &&b) const -> decltype(a < b) { return a < b; } }; } }
//	cuda::std	greater
namespace cuda { namespace std { template <> struct greater<void> { template <class T, class U> __host__ __device__ constexpr auto operator()(T &&a, U &&b) const -> decltype(a > b) { return a > b; } }; } }
//	cuda::std	identity
namespace cuda { namespace std { struct identity { template <class T> __host__ __device__ constexpr T &&operator()(T &&t) const noexcept { return static_cast<T &&>(t); } }; } }
//	cuda::std	ratio
namespace cuda { namespace std { template <long long num, long long den = 1> struct ratio {}; } }
//	cuda::std	nano
namespace cuda { namespace std { using nano = ratio<1, 1000000000>; } }
//	cuda::std	micro
namespace cuda { namespace std { using micro = ratio<1, 1000000>; } }
//	cuda::std	milli
namespace cuda { namespace std { using milli = ratio<1, 1000>; } }
//	cuda::std::chrono	duration
namespace cuda { namespace std { namespace chrono { template <class R, class P = ratio<1>> class duration {
    R __count;
public:
    using rep = R;
    using period = P;
    duration() = default;
    template <class S> __host__ __device__ constexpr explicit duration(const S &n) : __count(n) {}
    template <class S, class Q> __host__ __device__ constexpr duration(const duration<S, Q> &d);
    __host__ __device__ constexpr R count() const { return __count; }
}; } } }
//	cuda::std::chrono	nanoseconds
namespace cuda { namespace std { namespace chrono { using nanoseconds = duration<long, nano>; } } }
//	cuda::std::chrono	microseconds
namespace cuda { namespace std { namespace chrono { using microseconds = duration<long, micro>; } } }
//	cuda::std::chrono	milliseconds
namespace cuda { namespace std { namespace chrono { using milliseconds = duration<long, milli>; } } }
//	cuda::std::chrono	seconds
namespace cuda { namespace std { namespace chrono { using seconds = duration<long>; } } }
//	cuda::std::chrono	minutes
namespace cuda { namespace std { namespace chrono { using minutes = duration<long, ratio<60>>; } } }
//	cuda::std::chrono	hours
namespace cuda { namespace std { namespace chrono { using hours = duration<long, ratio<3600>>; } } }
//	cuda::std::chrono	time_point
namespace cuda { namespace std { namespace chrono { template <class C, class D = typename C::duration> class time_point {
    D __d;
public:
    using clock = C;
    using duration = D;
    __host__ __device__ constexpr time_point() : __d(0) {}
    __host__ __device__ constexpr explicit time_point(const D &d) : __d(d) {}
    __host__ __device__ constexpr D time_since_epoch() const { return __d; }
}; } } }
//	cuda::std::chrono	duration_cast
namespace cuda { namespace std { namespace chrono { template <class T, class R, class P> __host__ __device__ constexpr T duration_cast(const duration<R, P> &d); } } }
//	cuda::std::chrono	operator+
namespace cuda { namespace std { namespace chrono { template <class R, class P, class S, class Q> __host__ __device__ constexpr duration<R, P> operator+(const duration<R, P> &a, const duration<S, Q> &b); } } }
//	cuda::std::chrono	operator-
namespace cuda { namespace std { namespace chrono { template <class R, class P, class S, class Q> __host__ __device__ constexpr duration<R, P> operator-(const duration<R, P> &a, const duration<S, Q> &b); } } }
//	cuda::std::chrono	operator<
namespace cuda { namespace std { namespace chrono { template <class R, class P, class S, class Q> __host__ __device__ constexpr bool operator<(const duration<R, P> &a, const duration<S, Q> &b); } } }
//	cuda::std::chrono	operator-
namespace cuda { namespace std { namespace chrono { template <class C, class D> __host__ __device__ constexpr D operator-(const time_point<C, D> &a, const time_point<C, D> &b); } } }
//	cuda::std::chrono	system_clock
namespace cuda { namespace std { namespace chrono { struct system_clock {
    using duration = nanoseconds;
    using time_point = chrono::time_point<system_clock, nanoseconds>;
    __host__ __device__ static time_point now() noexcept;
    __host__ __device__ static time_t to_time_t(const time_point &) noexcept;
}; } } }
//	cuda::std::chrono	steady_clock
namespace cuda { namespace std { namespace chrono { struct steady_clock {
    using duration = nanoseconds;
    using time_point = chrono::time_point<steady_clock, nanoseconds>;
    __host__ __device__ static time_point now() noexcept;
}; } } }
//	cuda::std::chrono	high_resolution_clock
namespace cuda { namespace std { namespace chrono { using high_resolution_clock = system_clock; } } }
