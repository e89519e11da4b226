//	std	exception
namespace std { class exception {
public:
    exception() noexcept;
    exception(const exception &) noexcept;
    exception &operator=(const exception &) noexcept;
    virtual ~exception();
    virtual const char *what() const noexcept;
}; }
//	std	bad_alloc
namespace std { class bad_alloc : public exception {}; }
//	std	bad_cast
namespace std { class bad_cast : public exception {}; }
//	std	bad_typeid
namespace std { class bad_typeid : public exception {}; }
//	std	bad_optional_access
namespace std { class bad_optional_access : public exception {}; }
//	std	bad_variant_access
namespace std { class bad_variant_access : public exception {}; }
//	std	bad_function_call
namespace std { class bad_function_call : public exception {}; }
//	std	type_info
namespace std { class type_info {
public:
    type_info(const type_info &) = delete;
    virtual ~type_info();
    const char *name() const noexcept;
    size_t hash_code() const noexcept;
    bool operator==(const type_info &) const noexcept;
    bool operator!=(const type_info &) const noexcept;
}; }
//	std	exception_ptr
namespace std { class exception_ptr {
    void *__p;
public:
    exception_ptr() noexcept;
    exception_ptr(const exception_ptr &) noexcept;
    exception_ptr &operator=(const exception_ptr &) noexcept;
    ~exception_ptr();
}; }
//	std	current_exception
namespace std { exception_ptr current_exception() noexcept; }
//	std	rethrow_exception
namespace std { [[noreturn]] void rethrow_exception(exception_ptr); }
//	std	terminate
namespace std { [[noreturn]] void terminate() noexcept; }
//	std	uncaught_exceptions
namespace std { int uncaught_exceptions() noexcept; }
//	std	new_handler
namespace std { using new_handler = void (*)(); }
//	std	set_new_handler
namespace std { new_handler set_new_handler(new_handler) noexcept; }
//	std	__comparison_zero
namespace std { class __comparison_zero {
public:
    constexpr __comparison_zero(int) noexcept {}
}; }
//	std	partial_ordering
namespace std { class partial_ordering {
    signed char __value;
    constexpr explicit partial_ordering(int v) noexcept : __value(v) {}
public:
    static const partial_ordering less;
    static const partial_ordering equivalent;
    static const partial_ordering greater;
    static const partial_ordering unordered;
    friend constexpr bool operator==(partial_ordering, partial_ordering) noexcept = default;
    friend constexpr bool operator==(partial_ordering a, __comparison_zero) noexcept { return a.__value == 0; }
    friend constexpr bool operator<(partial_ordering a, __comparison_zero) noexcept { return a.__value == -1; }
    friend constexpr bool operator>(partial_ordering a, __comparison_zero) noexcept { return a.__value == 1; }
    friend constexpr bool operator<=(partial_ordering a, __comparison_zero) noexcept { return a.__value <= 0; }
    friend constexpr bool operator>=(partial_ordering a, __comparison_zero) noexcept { return a.__value == 0 || a.__value == 1; }
}; }
//	std	weak_ordering
namespace std { class weak_ordering {
    signed char __value;
    constexpr explicit weak_ordering(int v) noexcept : __value(v) {}
public:
    static const weak_ordering less;
    static const weak_ordering equivalent;
    static const weak_ordering greater;
    constexpr operator partial_ordering() const noexcept;
    friend constexpr bool operator==(weak_ordering, weak_ordering) noexcept = default;
    friend constexpr bool operator==(weak_ordering a, __comparison_zero) noexcept { return a.__value == 0; }
    friend constexpr bool operator<(weak_ordering a, __comparison_zero) noexcept { return a.__value < 0; }
    friend constexpr bool operator>(weak_ordering a, __comparison_zero) noexcept { return a.__value > 0; }
    friend constexpr bool operator<=(weak_ordering a, __comparison_zero) noexcept { return a.__value <= 0; }
    friend constexpr bool operator>=(weak_ordering a, __comparison_zero) noexcept { return a.__value >= 0; }
}; }
//	std	strong_ordering
namespace std { class strong_ordering {
    signed char __value;
    constexpr explicit strong_ordering(int v) noexcept : __value(v) {}
public:
    static const strong_ordering less;
    static const strong_ordering equal;
    static const strong_ordering equivalent;
    static const strong_ordering greater;
    constexpr operator partial_ordering() const noexcept;
    constexpr operator weak_ordering() const noexcept;
    friend constexpr bool operator==(strong_ordering, strong_ordering) noexcept = default;
    friend constexpr bool operator==(strong_ordering a, __comparison_zero) noexcept { return a.__value == 0; }
    friend constexpr bool operator<(strong_ordering a, __comparison_zero) noexcept { return a.__value < 0; }
    friend constexpr bool operator>(strong_ordering a, __comparison_zero) noexcept { return a.__value > 0; }
    friend constexpr bool operator<=(strong_ordering a, __comparison_zero) noexcept { return a.__value <= 0; }
    friend constexpr bool operator>=(strong_ordering a, __comparison_zero) noexcept { return a.__value >= 0; }
};
inline constexpr partial_ordering partial_ordering::less(-1);
inline constexpr partial_ordering partial_ordering::equivalent(0);
inline constexpr partial_ordering partial_ordering::greater(1);
inline constexpr partial_ordering partial_ordering::unordered(2);
inline constexpr weak_ordering weak_ordering::less(-1);
inline constexpr weak_ordering weak_ordering::equivalent(0);
inline constexpr weak_ordering weak_ordering::greater(1);
inline constexpr strong_ordering strong_ordering::less(-1);
inline constexpr strong_ordering strong_ordering::equal(0);
inline constexpr strong_ordering strong_ordering::equivalent(0);
inline constexpr strong_ordering strong_ordering::greater(1); }
//	std	is_eq
namespace std { constexpr bool is_eq(partial_ordering) noexcept; }
//	std	is_lt
namespace std { constexpr bool is_lt(partial_ordering) noexcept; }
//	std	is_gt
namespace std { constexpr bool is_gt(partial_ordering) noexcept; }
//	std	default_delete
namespace std { template <class T> struct default_delete {
    void operator()(T *p) const { delete p; }
};
template <class T> struct default_delete<T[]> {
    void operator()(T *p) const { delete[] p; }
}; }
//	std	unique_ptr
namespace std { template <class T, class D = default_delete<T>> class unique_ptr {
    T *__p;
    [[no_unique_address]] D __d;
public:
    using pointer = T *;
    using element_type = T;
    using deleter_type = D;
    constexpr unique_ptr() noexcept : __p(nullptr) {}
    constexpr unique_ptr(nullptr_t) noexcept : __p(nullptr) {}
    explicit unique_ptr(T *p) noexcept : __p(p) {}
    unique_ptr(T *p, const D &d) noexcept : __p(p), __d(d) {}
    unique_ptr(unique_ptr &&u) noexcept : __p(u.__p) { u.__p = nullptr; }
    template <class U, class E> unique_ptr(unique_ptr<U, E> &&u) noexcept;
    unique_ptr(const unique_ptr &) = delete;
    unique_ptr &operator=(unique_ptr &&u) noexcept { reset(u.release()); return *this; }
    unique_ptr &operator=(nullptr_t) noexcept { reset(); return *this; }
    unique_ptr &operator=(const unique_ptr &) = delete;
    ~unique_ptr() { if (__p) __d(__p); }
    T &operator*() const { return *__p; }
    T *operator->() const noexcept { return __p; }
    T *get() const noexcept { return __p; }
    D &get_deleter() noexcept { return __d; }
    explicit operator bool() const noexcept { return __p != nullptr; }
    T *release() noexcept { T *p = __p; __p = nullptr; return p; }
    void reset(T *p = nullptr) noexcept { T *old = __p; __p = p; if (old) __d(old); }
    void swap(unique_ptr &u) noexcept { T *p = __p; __p = u.__p; u.__p = p; }
};
template <class T, class D> class unique_ptr<T[], D> {
    T *__p;
    [[no_unique_address]] D __d;
public:
    using pointer = T *;
    using element_type = T;
    using deleter_type = D;
    constexpr unique_ptr() noexcept : __p(nullptr) {}
    constexpr unique_ptr(nullptr_t) noexcept : __p(nullptr) {}
    explicit unique_ptr(T *p) noexcept : __p(p) {}
    unique_ptr(T *p, const D &d) noexcept : __p(p), __d(d) {}
    unique_ptr(unique_ptr &&u) noexcept : __p(u.__p) { u.__p = nullptr; }
    unique_ptr(const unique_ptr &) = delete;
    unique_ptr &operator=(unique_ptr &&u) noexcept { reset(u.release()); return *this; }
    unique_ptr &operator=(const unique_ptr &) = delete;
    ~unique_ptr() { if (__p) __d(__p); }
    T &operator[](size_t i) const { return __p[i]; }
    T *get() const noexcept { return __p; }
    explicit operator bool() const noexcept { return __p != nullptr; }
    T *release() noexcept { T *p = __p; __p = nullptr; return p; }
    void reset(T *p = nullptr) noexcept { T *old = __p; __p = p; if (old) __d(old); }
}; }
//	std	__make_unique_array
namespace std { template <class T> unique_ptr<T> __make_unique_array(size_t n); }
//	std	make_unique
namespace std { template <class T, class... A> unique_ptr<T> make_unique(A &&...args) {
    if constexpr (is_array<T>::value) return ::std::__make_unique_array<T>(static_cast<A &&>(args)...);
    else return unique_ptr<T>(new T(static_cast<A &&>(args)...));
} }
//	std	weak_ptr
namespace std { template <class T> class weak_ptr; }
//	std	shared_ptr
namespace std { template <class T> class shared_ptr {
    T *__p;
    void *__control;
public:
    using element_type = remove_extent_t<T>;
    constexpr shared_ptr() noexcept : __p(nullptr), __control(nullptr) {}
    constexpr shared_ptr(nullptr_t) noexcept : __p(nullptr), __control(nullptr) {}
    template <class U> explicit shared_ptr(U *p) : __p(p), __control(nullptr) {}
    template <class U, class D> shared_ptr(U *p, D d) : __p(p), __control(nullptr) {}
    shared_ptr(const shared_ptr &s) noexcept : __p(s.__p), __control(nullptr) {}
    shared_ptr(shared_ptr &&s) noexcept : __p(s.__p), __control(nullptr) { s.__p = nullptr; }
    template <class U> shared_ptr(const shared_ptr<U> &p) noexcept;
    template <class U, class D> shared_ptr(unique_ptr<U, D> &&p);
    shared_ptr &operator=(const shared_ptr &) noexcept;
    shared_ptr &operator=(shared_ptr &&) noexcept;
    ~shared_ptr();
    remove_extent_t<T> &operator*() const noexcept { return *__p; }
    remove_extent_t<T> *operator->() const noexcept { return __p; }
    remove_extent_t<T> &operator[](ptrdiff_t i) const { return __p[i]; }
    remove_extent_t<T> *get() const noexcept { return __p; }
    long use_count() const noexcept;
    explicit operator bool() const noexcept;
    void reset() noexcept;
    template <class U> void reset(U *p);
    template <class U, class D> void reset(U *p, D d);
}; }
//	std	weak_ptr
namespace std { template <class T> class weak_ptr {
    T *__p;
    void *__control;
public:
    weak_ptr() noexcept;
    weak_ptr(const weak_ptr &) noexcept;
    template <class U> weak_ptr(const shared_ptr<U> &p) noexcept;
    weak_ptr &operator=(const weak_ptr &) noexcept;
    ~weak_ptr();
    bool expired() const noexcept;
    shared_ptr<T> lock() const noexcept;
}; }
//	std	make_shared
namespace std { template <class T, class... A> shared_ptr<T> make_shared(A &&...args) { return shared_ptr<T>(new T(static_cast<A &&>(args)...)); } }
//	std	static_pointer_cast
namespace std { template <class T, class U> shared_ptr<T> static_pointer_cast(const shared_ptr<U> &p) noexcept; }
//	std	dynamic_pointer_cast
namespace std { template <class T, class U> shared_ptr<T> dynamic_pointer_cast(const shared_ptr<U> &p) noexcept; }
//	std	enable_shared_from_this
namespace std { template <class T> class enable_shared_from_this {
    weak_ptr<T> __weak;
public:
    shared_ptr<T> shared_from_this();
}; }
//	std	allocator
namespace std { template <class T> class allocator {
public:
    using value_type = T;
    constexpr allocator() noexcept {}
    constexpr allocator(const allocator &) noexcept {}
    ~allocator() {}
    T *allocate(size_t n);
    void deallocate(T *p, size_t n);
}; }
//	std	function
namespace std { template <class S> class function;
template <class R, class... A> class function<R(A...)> {
    unsigned long long __state[4];
public:
    using result_type = R;
    function() noexcept;
    function(nullptr_t) noexcept;
    function(const function &);
    function(function &&) noexcept;
    template <class F, class = enable_if_t<!is_same<remove_cvref_t<F>, function>::value>> function(F &&f);
    function &operator=(const function &);
    function &operator=(function &&) noexcept;
    function &operator=(nullptr_t) noexcept;
    template <class F, class = enable_if_t<!is_same<remove_cvref_t<F>, function>::value>> function &operator=(F &&f);
    ~function();
    explicit operator bool() const noexcept;
    R operator()(A... args) const;
    template <class T> T *target() noexcept;
}; }
//	std	invoke
namespace std { template <class F, class... A> __constexpr20 invoke_result_t<F, A...> invoke(F &&f, A &&...args); }
//	std	__bound
namespace std { template <class F, class... A> class __bound {
    F __f;
public:
    template <class... B> decltype(auto) operator()(B &&...args);
}; }
//	std	bind
namespace std { template <class F, class... A> __constexpr20 __bound<decay_t<F>, A...> bind(F &&f, A &&...args); }
//	std	bind_front
namespace std { template <class F, class... A> __bound<decay_t<F>, A...> bind_front(F &&f, A &&...args); }
//	std	__placeholder
namespace std { template <class T> struct __placeholder {}; }
//	std::placeholders	_1
namespace std { namespace placeholders { extern const __placeholder<char[1]> _1; } }
//	std::placeholders	_2
namespace std { namespace placeholders { extern const __placeholder<char[2]> _2; } }
//	std::placeholders	_3
namespace std { namespace placeholders { extern const __placeholder<char[3]> _3; } }
//	std::placeholders	_4
namespace std { namespace placeholders { extern const __placeholder<char[4]> _4; } }
//	std	hash
namespace std { template <class T> struct hash { size_t operator()(const T &v) const noexcept; }; }
//	std	exchange
namespace std { template <class T, class U = T> __constexpr20 T exchange(T &t, U &&u) { T old = static_cast<T &&>(t); t = static_cast<U &&>(u); return old; } }
//	std	swap
namespace std { template <class T> __constexpr20 void swap(T &a, T &b) { T c = static_cast<T &&>(a); a = static_cast<T &&>(b); b = static_cast<T &&>(c); }
template <class T, size_t n> __constexpr20 void swap(T (&a)[n], T (&b)[n]); }
//	std	bit_cast
namespace std { template <class To, class From> constexpr To bit_cast(const From &from) noexcept; }
//	std	popcount
namespace std { template <class T> constexpr int popcount(T v) noexcept; }
//	std	rotl
namespace std { template <class T> constexpr T rotl(T v, int n) noexcept; }
//	std	rotr
namespace std { template <class T> constexpr T rotr(T v, int n) noexcept; }
//	std	bit_floor
namespace std { template <class T> constexpr T bit_floor(T v) noexcept; }
//	std	bit_width
namespace std { template <class T> constexpr int bit_width(T v) noexcept; }
//	std	countl_zero
namespace std { template <class T> constexpr int countl_zero(T v) noexcept; }
//	std	countr_zero
namespace std { template <class T> constexpr int countr_zero(T v) noexcept; }
//	std	has_single_bit
namespace std { template <class T> constexpr bool has_single_bit(T v) noexcept; }
//	std	bit_ceil
namespace std { template <class T> constexpr T bit_ceil(T v) noexcept; }
//	std	to_underlying
namespace std { template <class E> constexpr underlying_type_t<E> to_underlying(E e) noexcept; }
//	std	monostate
namespace std { struct monostate {}; }
//	std	__largest
namespace std { template <class... T> struct __largest;
template <class T> struct __largest<T> : integral_constant<size_t, sizeof(T)> {};
template <class T, class U, class... R> struct __largest<T, U, R...> : __largest<conditional_t<(sizeof(T) < sizeof(U)), U, T>, R...> {}; }
//	std	__variant_storage
namespace std { template <bool trivial, class... T> struct __variant_storage {
    alignas(T...) unsigned char __bytes[__largest<T...>::value];
    unsigned char __index;
};
template <class... T> struct __variant_storage<false, T...> {
    alignas(T...) unsigned char __bytes[__largest<T...>::value];
    unsigned char __index;
    __variant_storage() = default;
    __variant_storage(const __variant_storage &);
    __variant_storage(__variant_storage &&);
    __variant_storage &operator=(const __variant_storage &);
    __variant_storage &operator=(__variant_storage &&);
    ~__variant_storage();
}; }
//	std	variant
namespace std { template <class... T> class variant : __variant_storage<conjunction<is_trivially_copyable<T>...>::value, T...> {
public:
    constexpr variant() noexcept;
    variant(const variant &) = default;
    variant(variant &&) = default;
    template <class U, class = enable_if_t<!is_same<remove_cvref_t<U>, variant>::value>> constexpr variant(U &&v);
    variant &operator=(const variant &) = default;
    variant &operator=(variant &&) = default;
    template <class U, class = enable_if_t<!is_same<remove_cvref_t<U>, variant>::value>> variant &operator=(U &&v);
    template <class U, class... A> U &emplace(A &&...args);
    constexpr size_t index() const noexcept;
    constexpr bool valueless_by_exception() const noexcept;
}; }
//	std	holds_alternative
namespace std { template <class T, class... A> constexpr bool holds_alternative(const variant<A...> &v) noexcept; }
//	std	get
namespace std { template <class T, class... A> constexpr T &get(variant<A...> &v);
template <class T, class... A> constexpr const T &get(const variant<A...> &v); }
//	std	get_if
namespace std { template <class T, class... A> constexpr T *get_if(variant<A...> *v) noexcept; }
//	std	visit
namespace std { template <class F, class... V> constexpr decltype(auto) visit(F &&f, V &&...v); }
//	std	any
namespace std { class any {
    void *__state[2];
public:
    constexpr any() noexcept;
    any(const any &);
    any(any &&) noexcept;
    template <class T, class = enable_if_t<!is_same<remove_cvref_t<T>, any>::value>> any(T &&v);
    any &operator=(const any &);
    any &operator=(any &&) noexcept;
    ~any();
    bool has_value() const noexcept;
    const type_info &type() const noexcept;
}; }
//	std	any_cast
namespace std { template <class T> T any_cast(const any &a); }
