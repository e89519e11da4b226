//	std	nullptr_t
namespace std { using nullptr_t = decltype(nullptr); }
//	std	byte
namespace std { enum class byte : unsigned char {}; }
//	std	max_align_t
namespace std { struct max_align_t { long long a; long double b; }; }
//	std	integral_constant
namespace std { template <class T, T v> struct integral_constant {
    static constexpr T value = v;
    using value_type = T;
    using type = integral_constant;
    constexpr operator T() const noexcept { return v; }
    constexpr T operator()() const noexcept { return v; }
}; }
//	std	bool_constant
namespace std { template <bool b> using bool_constant = integral_constant<bool, b>; }
//	std	true_type
namespace std { using true_type = integral_constant<bool, true>; }
//	std	false_type
namespace std { using false_type = integral_constant<bool, false>; }
//	std	type_identity
namespace std { template <class T> struct type_identity { using type = T; }; }
//	std	remove_reference
namespace std { template <class T> struct remove_reference { using type = T; };
template <class T> struct remove_reference<T &> { using type = T; };
template <class T> struct remove_reference<T &&> { using type = T; }; }
//	std	remove_const
namespace std { template <class T> struct remove_const { using type = T; };
template <class T> struct remove_const<const T> { using type = T; }; }
//	std	remove_volatile
namespace std { template <class T> struct remove_volatile { using type = T; };
template <class T> struct remove_volatile<volatile T> { using type = T; }; }
//	std	remove_cv
namespace std { template <class T> struct remove_cv { using type = T; };
template <class T> struct remove_cv<const T> { using type = T; };
template <class T> struct remove_cv<volatile T> { using type = T; };
template <class T> struct remove_cv<const volatile T> { using type = T; }; }
//	std	remove_cvref
namespace std { template <class T> struct remove_cvref { using type = typename remove_cv<typename remove_reference<T>::type>::type; }; }
//	std	remove_pointer
namespace std { template <class T> struct remove_pointer { using type = T; };
template <class T> struct remove_pointer<T *> { using type = T; };
template <class T> struct remove_pointer<T *const> { using type = T; };
template <class T> struct remove_pointer<T *volatile> { using type = T; };
template <class T> struct remove_pointer<T *const volatile> { using type = T; }; }
//	std	remove_extent
namespace std { template <class T> struct remove_extent { using type = T; };
template <class T> struct remove_extent<T[]> { using type = T; };
template <class T, size_t n> struct remove_extent<T[n]> { using type = T; }; }
//	std	remove_all_extents
namespace std { template <class T> struct remove_all_extents { using type = T; };
template <class T> struct remove_all_extents<T[]> { using type = typename remove_all_extents<T>::type; };
template <class T, size_t n> struct remove_all_extents<T[n]> { using type = typename remove_all_extents<T>::type; }; }
//	std	add_const
namespace std { template <class T> struct add_const { using type = const T; }; }
//	std	add_volatile
namespace std { template <class T> struct add_volatile { using type = volatile T; }; }
//	std	add_cv
namespace std { template <class T> struct add_cv { using type = const volatile T; }; }
//	std	add_lvalue_reference
namespace std { template <class T> struct add_lvalue_reference { using type = T &; };
template <> struct add_lvalue_reference<void> { using type = void; };
template <> struct add_lvalue_reference<const void> { using type = const void; }; }
//	std	add_rvalue_reference
namespace std { template <class T> struct add_rvalue_reference { using type = T &&; };
template <> struct add_rvalue_reference<void> { using type = void; };
template <> struct add_rvalue_reference<const void> { using type = const void; }; }
//	std	add_pointer
namespace std { template <class T> struct add_pointer { using type = typename remove_reference<T>::type *; }; }
//	std	make_signed
namespace std { template <class T> struct make_signed; }
//	std	make_unsigned
namespace std { template <class T> struct make_unsigned; }
//	std	make_signed
namespace std { template <> struct make_signed<signed char> { using type = signed char; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<signed char> { using type = unsigned char; }; }
//	std	make_signed
namespace std { template <> struct make_signed<unsigned char> { using type = signed char; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<unsigned char> { using type = unsigned char; }; }
//	std	make_signed
namespace std { template <> struct make_signed<short> { using type = short; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<short> { using type = unsigned short; }; }
//	std	make_signed
namespace std { template <> struct make_signed<unsigned short> { using type = short; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<unsigned short> { using type = unsigned short; }; }
//	std	make_signed
namespace std { template <> struct make_signed<int> { using type = int; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<int> { using type = unsigned int; }; }
//	std	make_signed
namespace std { template <> struct make_signed<unsigned int> { using type = int; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<unsigned int> { using type = unsigned int; }; }
//	std	make_signed
namespace std { template <> struct make_signed<long> { using type = long; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<long> { using type = unsigned long; }; }
//	std	make_signed
namespace std { template <> struct make_signed<unsigned long> { using type = long; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<unsigned long> { using type = unsigned long; }; }
//	std	make_signed
namespace std { template <> struct make_signed<long long> { using type = long long; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<long long> { using type = unsigned long long; }; }
//	std	make_signed
namespace std { template <> struct make_signed<unsigned long long> { using type = long long; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<unsigned long long> { using type = unsigned long long; }; }
//	std	make_signed
namespace std { template <> struct make_signed<char> { using type = signed char; }; }
//	std	make_unsigned
namespace std { template <> struct make_unsigned<char> { using type = unsigned char; }; }
//	std	underlying_type
namespace std { template <class T> struct underlying_type { using type = __underlying_type(T); }; }
//	std	conditional
namespace std { template <bool b, class T, class F> struct conditional { using type = T; };
template <class T, class F> struct conditional<false, T, F> { using type = F; }; }
//	std	enable_if
namespace std { template <bool b, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { using type = T; }; }
//	std	void_t
namespace std { template <class... T> using void_t = void; }
//	std	__decay_array
namespace std { template <class T> struct __decay_array { using type = T; };
template <class T> struct __decay_array<T[]> { using type = T *; };
template <class T, size_t n> struct __decay_array<T[n]> { using type = T *; };
template <class R, class... A> struct __decay_array<R(A...)> { using type = R (*)(A...); }; }
//	std	decay
namespace std { template <class T> struct decay { using type = typename remove_cv<typename __decay_array<typename remove_reference<T>::type>::type>::type; }; }
//	std	type_identity_t
namespace std { template <class T> using type_identity_t = typename type_identity<T>::type; }
//	std	remove_reference_t
namespace std { template <class T> using remove_reference_t = typename remove_reference<T>::type; }
//	std	remove_const_t
namespace std { template <class T> using remove_const_t = typename remove_const<T>::type; }
//	std	remove_volatile_t
namespace std { template <class T> using remove_volatile_t = typename remove_volatile<T>::type; }
//	std	remove_cv_t
namespace std { template <class T> using remove_cv_t = typename remove_cv<T>::type; }
//	std	remove_cvref_t
namespace std { template <class T> using remove_cvref_t = typename remove_cvref<T>::type; }
//	std	remove_pointer_t
namespace std { template <class T> using remove_pointer_t = typename remove_pointer<T>::type; }
//	std	remove_extent_t
namespace std { template <class T> using remove_extent_t = typename remove_extent<T>::type; }
//	std	remove_all_extents_t
namespace std { template <class T> using remove_all_extents_t = typename remove_all_extents<T>::type; }
//	std	add_const_t
namespace std { template <class T> using add_const_t = typename add_const<T>::type; }
//	std	add_volatile_t
namespace std { template <class T> using add_volatile_t = typename add_volatile<T>::type; }
//	std	add_cv_t
namespace std { template <class T> using add_cv_t = typename add_cv<T>::type; }
//	std	add_lvalue_reference_t
namespace std { template <class T> using add_lvalue_reference_t = typename add_lvalue_reference<T>::type; }
//	std	add_rvalue_reference_t
namespace std { template <class T> using add_rvalue_reference_t = typename add_rvalue_reference<T>::type; }
//	std	add_pointer_t
namespace std { template <class T> using add_pointer_t = typename add_pointer<T>::type; }
//	std	make_signed_t
namespace std { template <class T> using make_signed_t = typename make_signed<T>::type; }
//	std	make_unsigned_t
namespace std { template <class T> using make_unsigned_t = typename make_unsigned<T>::type; }
//	std	underlying_type_t
namespace std { template <class T> using underlying_type_t = typename underlying_type<T>::type; }
//	std	conditional_t
namespace std { template <bool b, class T, class F> using conditional_t = typename conditional<b, T, F>::type; }
//	std	enable_if_t
namespace std { template <bool b, class T = void> using enable_if_t = typename enable_if<b, T>::type; }
//	std	decay_t
namespace std { template <class T> using decay_t = typename decay<T>::type; }
//	std	declval
namespace std { template <class T> add_rvalue_reference_t<T> declval() noexcept; }
//	std	is_void
namespace std { template <class T> struct is_void : false_type {};
template <> struct is_void<void> : true_type {};
template <> struct is_void<const void> : true_type {};
template <> struct is_void<volatile void> : true_type {};
template <> struct is_void<const volatile void> : true_type {}; }
//	std	__is_integer
namespace std { template <class T> struct __is_integer : false_type {};
template <> struct __is_integer<bool> : true_type {};
template <> struct __is_integer<char> : true_type {};
template <> struct __is_integer<signed char> : true_type {};
template <> struct __is_integer<unsigned char> : true_type {};
template <> struct __is_integer<wchar_t> : true_type {};
template <> struct __is_integer<char16_t> : true_type {};
template <> struct __is_integer<char32_t> : true_type {};
template <> struct __is_integer<short> : true_type {};
template <> struct __is_integer<unsigned short> : true_type {};
template <> struct __is_integer<int> : true_type {};
template <> struct __is_integer<unsigned int> : true_type {};
template <> struct __is_integer<long> : true_type {};
template <> struct __is_integer<unsigned long> : true_type {};
template <> struct __is_integer<long long> : true_type {};
template <> struct __is_integer<unsigned long long> : true_type {};
template <> struct __is_integer<__int128> : true_type {};
template <> struct __is_integer<unsigned __int128> : true_type {}; }
//	std	is_integral
namespace std { template <class T> struct is_integral : __is_integer<remove_cv_t<T>> {}; }
//	std	__is_floating
namespace std { template <class T> struct __is_floating : false_type {};
template <> struct __is_floating<float> : true_type {};
template <> struct __is_floating<double> : true_type {};
template <> struct __is_floating<long double> : true_type {}; }
//	std	is_floating_point
namespace std { template <class T> struct is_floating_point : __is_floating<remove_cv_t<T>> {}; }
//	std	is_arithmetic
namespace std { template <class T> struct is_arithmetic : bool_constant<is_integral<T>::value || is_floating_point<T>::value> {}; }
//	std	__is_nullptr
namespace std { template <class T> struct __is_nullptr : false_type {};
template <> struct __is_nullptr<nullptr_t> : true_type {}; }
//	std	is_null_pointer
namespace std { template <class T> struct is_null_pointer : __is_nullptr<remove_cv_t<T>> {}; }
//	std	__is_pointer
namespace std { template <class T> struct __is_pointer : false_type {};
template <class T> struct __is_pointer<T *> : true_type {}; }
//	std	is_pointer
namespace std { template <class T> struct is_pointer : __is_pointer<remove_cv_t<T>> {}; }
//	std	is_lvalue_reference
namespace std { template <class T> struct is_lvalue_reference : false_type {};
template <class T> struct is_lvalue_reference<T &> : true_type {}; }
//	std	is_rvalue_reference
namespace std { template <class T> struct is_rvalue_reference : false_type {};
template <class T> struct is_rvalue_reference<T &&> : true_type {}; }
//	std	is_reference
namespace std { template <class T> struct is_reference : bool_constant<is_lvalue_reference<T>::value || is_rvalue_reference<T>::value> {}; }
//	std	is_array
namespace std { template <class T> struct is_array : false_type {};
template <class T> struct is_array<T[]> : true_type {};
template <class T, size_t n> struct is_array<T[n]> : true_type {}; }
//	std	is_const
namespace std { template <class T> struct is_const : false_type {};
template <class T> struct is_const<const T> : true_type {}; }
//	std	is_volatile
namespace std { template <class T> struct is_volatile : false_type {};
template <class T> struct is_volatile<volatile T> : true_type {}; }
//	std	is_member_pointer
namespace std { template <class T> struct is_member_pointer : bool_constant<__is_member_pointer(T)> {}; }
//	std	is_function
namespace std { template <class T> struct is_function : bool_constant<!is_const<const T>::value && !is_reference<T>::value> {}; }
//	std	is_member_function_pointer
namespace std { template <class T> struct is_member_function_pointer : bool_constant<__is_member_function_pointer(T)> {}; }
//	std	is_member_object_pointer
namespace std { template <class T> struct is_member_object_pointer : bool_constant<__is_member_object_pointer(T)> {}; }
//	std	is_enum
namespace std { template <class T> struct is_enum : bool_constant<__is_enum(T)> {}; }
//	std	is_scoped_enum
namespace std { template <class T> struct is_scoped_enum : bool_constant<__is_scoped_enum(T)> {}; }
//	std	is_union
namespace std { template <class T> struct is_union : bool_constant<__is_union(T)> {}; }
//	std	is_class
namespace std { template <class T> struct is_class : bool_constant<__is_class(T)> {}; }
//	std	__is_signed_number
namespace std { template <class T, bool arithmetic = is_arithmetic<T>::value> struct __is_signed_number : bool_constant<(T(-1) < T(0))> {};
template <class T> struct __is_signed_number<T, false> : false_type {}; }
//	std	is_signed
namespace std { template <class T> struct is_signed : __is_signed_number<T> {}; }
//	std	is_unsigned
namespace std { template <class T> struct is_unsigned : bool_constant<is_arithmetic<T>::value && !is_signed<T>::value> {}; }
//	std	is_fundamental
namespace std { template <class T> struct is_fundamental : bool_constant<is_arithmetic<T>::value || is_void<T>::value || is_null_pointer<T>::value> {}; }
//	std	is_compound
namespace std { template <class T> struct is_compound : bool_constant<!is_fundamental<T>::value> {}; }
//	std	is_scalar
namespace std { template <class T> struct is_scalar : bool_constant<is_arithmetic<T>::value || is_enum<T>::value || is_pointer<T>::value || is_member_pointer<T>::value || is_null_pointer<T>::value> {}; }
//	std	is_object
namespace std { template <class T> struct is_object : bool_constant<!is_function<T>::value && !is_reference<T>::value && !is_void<T>::value> {}; }
//	std	is_trivial
namespace std { template <class T> struct is_trivial : bool_constant<__is_trivial(T)> {}; }
//	std	is_trivially_copyable
namespace std { template <class T> struct is_trivially_copyable : bool_constant<__is_trivially_copyable(T)> {}; }
//	std	is_standard_layout
namespace std { template <class T> struct is_standard_layout : bool_constant<__is_standard_layout(T)> {}; }
//	std	is_pod
namespace std { template <class T> struct is_pod : bool_constant<__is_trivial(T) && __is_standard_layout(T)> {}; }
//	std	is_literal_type
namespace std { template <class T> struct is_literal_type : bool_constant<__is_literal_type(T)> {}; }
//	std	is_aggregate
namespace std { template <class T> struct is_aggregate : bool_constant<__is_aggregate(T)> {}; }
//	std	is_empty
namespace std { template <class T> struct is_empty : bool_constant<__is_empty(T)> {}; }
//	std	is_final
namespace std { template <class T> struct is_final : bool_constant<__is_final(T)> {}; }
//	std	is_abstract
namespace std { template <class T> struct is_abstract : bool_constant<__is_abstract(T)> {}; }
//	std	is_polymorphic
namespace std { template <class T> struct is_polymorphic : bool_constant<__is_polymorphic(T)> {}; }
//	std	has_virtual_destructor
namespace std { template <class T> struct has_virtual_destructor : bool_constant<__has_virtual_destructor(T)> {}; }
//	std	has_unique_object_representations
namespace std { template <class T> struct has_unique_object_representations : bool_constant<__has_unique_object_representations(T)> {}; }
//	std	is_constructible
namespace std { template <class T, class... A> struct is_constructible : bool_constant<__is_constructible(T, A...)> {}; }
//	std	is_trivially_constructible
namespace std { template <class T, class... A> struct is_trivially_constructible : bool_constant<__is_trivially_constructible(T, A...)> {}; }
//	std	is_nothrow_constructible
namespace std { template <class T, class... A> struct is_nothrow_constructible : bool_constant<__is_nothrow_constructible(T, A...)> {}; }
//	std	is_default_constructible
namespace std { template <class T> struct is_default_constructible : bool_constant<__is_constructible(T)> {}; }
//	std	is_trivially_default_constructible
namespace std { template <class T> struct is_trivially_default_constructible : bool_constant<__is_trivially_constructible(T)> {}; }
//	std	is_nothrow_default_constructible
namespace std { template <class T> struct is_nothrow_default_constructible : bool_constant<__is_nothrow_constructible(T)> {}; }
//	std	is_copy_constructible
namespace std { template <class T> struct is_copy_constructible : bool_constant<__is_constructible(T, add_lvalue_reference_t<const T>)> {}; }
//	std	is_trivially_copy_constructible
namespace std { template <class T> struct is_trivially_copy_constructible : bool_constant<__is_trivially_constructible(T, add_lvalue_reference_t<const T>)> {}; }
//	std	is_nothrow_copy_constructible
namespace std { template <class T> struct is_nothrow_copy_constructible : bool_constant<__is_nothrow_constructible(T, add_lvalue_reference_t<const T>)> {}; }
//	std	is_move_constructible
namespace std { template <class T> struct is_move_constructible : bool_constant<__is_constructible(T, add_rvalue_reference_t<T>)> {}; }
//	std	is_trivially_move_constructible
namespace std { template <class T> struct is_trivially_move_constructible : bool_constant<__is_trivially_constructible(T, add_rvalue_reference_t<T>)> {}; }
//	std	is_nothrow_move_constructible
namespace std { template <class T> struct is_nothrow_move_constructible : bool_constant<__is_nothrow_constructible(T, add_rvalue_reference_t<T>)> {}; }
//	std	is_assignable
namespace std { template <class T, class U> struct is_assignable : bool_constant<__is_assignable(T, U)> {}; }
//	std	is_trivially_assignable
namespace std { template <class T, class U> struct is_trivially_assignable : bool_constant<__is_trivially_assignable(T, U)> {}; }
//	std	is_nothrow_assignable
namespace std { template <class T, class U> struct is_nothrow_assignable : bool_constant<__is_nothrow_assignable(T, U)> {}; }
//	std	is_copy_assignable
namespace std { template <class T> struct is_copy_assignable : bool_constant<__is_assignable(add_lvalue_reference_t<T>, add_lvalue_reference_t<const T>)> {}; }
//	std	is_trivially_copy_assignable
namespace std { template <class T> struct is_trivially_copy_assignable : bool_constant<__is_trivially_assignable(add_lvalue_reference_t<T>, add_lvalue_reference_t<const T>)> {}; }
//	std	is_move_assignable
namespace std { template <class T> struct is_move_assignable : bool_constant<__is_assignable(add_lvalue_reference_t<T>, add_rvalue_reference_t<T>)> {}; }
//	std	is_trivially_move_assignable
namespace std { template <class T> struct is_trivially_move_assignable : bool_constant<__is_trivially_assignable(add_lvalue_reference_t<T>, add_rvalue_reference_t<T>)> {}; }
//	std	is_destructible
namespace std { template <class T> struct is_destructible : bool_constant<__is_destructible(T)> {}; }
//	std	is_trivially_destructible
namespace std { template <class T> struct is_trivially_destructible : bool_constant<__is_trivially_destructible(T)> {}; }
//	std	is_nothrow_destructible
namespace std { template <class T> struct is_nothrow_destructible : bool_constant<__is_nothrow_destructible(T)> {}; }
//	std	alignment_of
namespace std { template <class T> struct alignment_of : integral_constant<size_t, alignof(T)> {}; }
//	std	rank
namespace std { template <class T> struct rank : integral_constant<size_t, 0> {};
template <class T> struct rank<T[]> : integral_constant<size_t, rank<T>::value + 1> {};
template <class T, size_t n> struct rank<T[n]> : integral_constant<size_t, rank<T>::value + 1> {}; }
//	std	extent
namespace std { template <class T, unsigned i = 0> struct extent : integral_constant<size_t, 0> {};
template <class T, size_t n> struct extent<T[n], 0> : integral_constant<size_t, n> {};
template <class T, size_t n, unsigned i> struct extent<T[n], i> : extent<T, i - 1> {};
template <class T> struct extent<T[], 0> : integral_constant<size_t, 0> {}; }
//	std	is_same
namespace std { template <class T, class U> struct is_same : false_type {};
template <class T> struct is_same<T, T> : true_type {}; }
//	std	is_base_of
namespace std { template <class B, class D> struct is_base_of : bool_constant<__is_base_of(B, D)> {}; }
//	std	is_convertible
namespace std { template <class F, class T> struct is_convertible : bool_constant<__is_convertible(F, T)> {}; }
//	std	is_invocable
namespace std { template <class F, class... A> struct is_invocable : bool_constant<__is_invocable(F, A...)> {}; }
//	std	is_invocable_r
namespace std { template <class R, class F, class... A> struct is_invocable_r : bool_constant<__is_invocable_r(R, F, A...)> {}; }
//	std	is_nothrow_invocable
namespace std { template <class F, class... A> struct is_nothrow_invocable : bool_constant<__is_nothrow_invocable(F, A...)> {}; }
//	std	invoke_result
namespace std { template <class F, class... A> struct invoke_result { using type = decltype(declval<F>()(declval<A>()...)); }; }
//	std	invoke_result_t
namespace std { template <class F, class... A> using invoke_result_t = typename invoke_result<F, A...>::type; }
//	std	result_of
namespace std { template <class S> struct result_of;
template <class F, class... A> struct result_of<F(A...)> { using type = decltype(declval<F>()(declval<A>()...)); }; }
//	std	result_of_t
namespace std { template <class S> using result_of_t = typename result_of<S>::type; }
//	std	common_type
namespace std { template <class... T> struct common_type;
template <class T> struct common_type<T> { using type = decay_t<T>; };
template <class T, class U> struct common_type<T, U> { using type = decay_t<decltype(true ? declval<T>() : declval<U>())>; };
template <class T, class U, class V, class... R> struct common_type<T, U, V, R...> { using type = typename common_type<typename common_type<T, U>::type, V, R...>::type; }; }
//	std	common_type_t
namespace std { template <class... T> using common_type_t = typename common_type<T...>::type; }
//	std	conjunction
namespace std { template <class... B> struct conjunction : bool_constant<(B::value && ...)> {}; }
//	std	disjunction
namespace std { template <class... B> struct disjunction : bool_constant<(B::value || ...)> {}; }
//	std	negation
namespace std { template <class B> struct negation : bool_constant<!B::value> {}; }
//	std	aligned_storage
namespace std { template <size_t n, size_t a = 16> struct aligned_storage { struct type { alignas(a) unsigned char __bytes[n]; }; }; }
//	std	aligned_storage_t
namespace std { template <size_t n, size_t a = 16> using aligned_storage_t = typename aligned_storage<n, a>::type; }
//	std	is_void_v
namespace std { template <class T> inline constexpr bool is_void_v = is_void<T>::value; }
//	std	is_integral_v
namespace std { template <class T> inline constexpr bool is_integral_v = is_integral<T>::value; }
//	std	is_floating_point_v
namespace std { template <class T> inline constexpr bool is_floating_point_v = is_floating_point<T>::value; }
//	std	is_arithmetic_v
namespace std { template <class T> inline constexpr bool is_arithmetic_v = is_arithmetic<T>::value; }
//	std	is_null_pointer_v
namespace std { template <class T> inline constexpr bool is_null_pointer_v = is_null_pointer<T>::value; }
//	std	is_pointer_v
namespace std { template <class T> inline constexpr bool is_pointer_v = is_pointer<T>::value; }
//	std	is_lvalue_reference_v
namespace std { template <class T> inline constexpr bool is_lvalue_reference_v = is_lvalue_reference<T>::value; }
//	std	is_rvalue_reference_v
namespace std { template <class T> inline constexpr bool is_rvalue_reference_v = is_rvalue_reference<T>::value; }
//	std	is_reference_v
namespace std { template <class T> inline constexpr bool is_reference_v = is_reference<T>::value; }
//	std	is_array_v
namespace std { template <class T> inline constexpr bool is_array_v = is_array<T>::value; }
//	std	is_const_v
namespace std { template <class T> inline constexpr bool is_const_v = is_const<T>::value; }
//	std	is_volatile_v
namespace std { template <class T> inline constexpr bool is_volatile_v = is_volatile<T>::value; }
//	std	is_member_pointer_v
namespace std { template <class T> inline constexpr bool is_member_pointer_v = is_member_pointer<T>::value; }
//	std	is_function_v
namespace std { template <class T> inline constexpr bool is_function_v = is_function<T>::value; }
//	std	is_member_function_pointer_v
namespace std { template <class T> inline constexpr bool is_member_function_pointer_v = is_member_function_pointer<T>::value; }
//	std	is_member_object_pointer_v
namespace std { template <class T> inline constexpr bool is_member_object_pointer_v = is_member_object_pointer<T>::value; }
//	std	is_enum_v
namespace std { template <class T> inline constexpr bool is_enum_v = is_enum<T>::value; }
//	std	is_scoped_enum_v
namespace std { template <class T> inline constexpr bool is_scoped_enum_v = is_scoped_enum<T>::value; }
//	std	is_union_v
namespace std { template <class T> inline constexpr bool is_union_v = is_union<T>::value; }
//	std	is_class_v
namespace std { template <class T> inline constexpr bool is_class_v = is_class<T>::value; }
//	std	is_signed_v
namespace std { template <class T> inline constexpr bool is_signed_v = is_signed<T>::value; }
//	std	is_unsigned_v
namespace std { template <class T> inline constexpr bool is_unsigned_v = is_unsigned<T>::value; }
//	std	is_scalar_v
namespace std { template <class T> inline constexpr bool is_scalar_v = is_scalar<T>::value; }
//	std	is_fundamental_v
namespace std { template <class T> inline constexpr bool is_fundamental_v = is_fundamental<T>::value; }
//	std	is_compound_v
namespace std { template <class T> inline constexpr bool is_compound_v = is_compound<T>::value; }
//	std	is_object_v
namespace std { template <class T> inline constexpr bool is_object_v = is_object<T>::value; }
//	std	is_trivial_v
namespace std { template <class T> inline constexpr bool is_trivial_v = is_trivial<T>::value; }
//	std	is_trivially_copyable_v
namespace std { template <class T> inline constexpr bool is_trivially_copyable_v = is_trivially_copyable<T>::value; }
//	std	is_standard_layout_v
namespace std { template <class T> inline constexpr bool is_standard_layout_v = is_standard_layout<T>::value; }
//	std	is_pod_v
namespace std { template <class T> inline constexpr bool is_pod_v = is_pod<T>::value; }
//	std	is_literal_type_v
namespace std { template <class T> inline constexpr bool is_literal_type_v = is_literal_type<T>::value; }
//	std	is_aggregate_v
namespace std { template <class T> inline constexpr bool is_aggregate_v = is_aggregate<T>::value; }
//	std	is_empty_v
namespace std { template <class T> inline constexpr bool is_empty_v = is_empty<T>::value; }
//	std	is_final_v
namespace std { template <class T> inline constexpr bool is_final_v = is_final<T>::value; }
//	std	is_abstract_v
namespace std { template <class T> inline constexpr bool is_abstract_v = is_abstract<T>::value; }
//	std	is_polymorphic_v
namespace std { template <class T> inline constexpr bool is_polymorphic_v = is_polymorphic<T>::value; }
//	std	has_virtual_destructor_v
namespace std { template <class T> inline constexpr bool has_virtual_destructor_v = has_virtual_destructor<T>::value; }
//	std	has_unique_object_representations_v
namespace std { template <class T> inline constexpr bool has_unique_object_representations_v = has_unique_object_representations<T>::value; }
//	std	is_constructible_v
namespace std { template <class T, class... A> inline constexpr bool is_constructible_v = is_constructible<T, A...>::value; }
//	std	is_trivially_constructible_v
namespace std { template <class T, class... A> inline constexpr bool is_trivially_constructible_v = is_trivially_constructible<T, A...>::value; }
//	std	is_nothrow_constructible_v
namespace std { template <class T, class... A> inline constexpr bool is_nothrow_constructible_v = is_nothrow_constructible<T, A...>::value; }
//	std	is_default_constructible_v
namespace std { template <class T> inline constexpr bool is_default_constructible_v = is_default_constructible<T>::value; }
//	std	is_trivially_default_constructible_v
namespace std { template <class T> inline constexpr bool is_trivially_default_constructible_v = is_trivially_default_constructible<T>::value; }
//	std	is_nothrow_default_constructible_v
namespace std { template <class T> inline constexpr bool is_nothrow_default_constructible_v = is_nothrow_default_constructible<T>::value; }
//	std	is_copy_constructible_v
namespace std { template <class T> inline constexpr bool is_copy_constructible_v = is_copy_constructible<T>::value; }
//	std	is_trivially_copy_constructible_v
namespace std { template <class T> inline constexpr bool is_trivially_copy_constructible_v = is_trivially_copy_constructible<T>::value; }
//	std	is_nothrow_copy_constructible_v
namespace std { template <class T> inline constexpr bool is_nothrow_copy_constructible_v = is_nothrow_copy_constructible<T>::value; }
//	std	is_move_constructible_v
namespace std { template <class T> inline constexpr bool is_move_constructible_v = is_move_constructible<T>::value; }
//	std	is_trivially_move_constructible_v
namespace std { template <class T> inline constexpr bool is_trivially_move_constructible_v = is_trivially_move_constructible<T>::value; }
//	std	is_nothrow_move_constructible_v
namespace std { template <class T> inline constexpr bool is_nothrow_move_constructible_v = is_nothrow_move_constructible<T>::value; }
//	std	is_assignable_v
namespace std { template <class T, class U> inline constexpr bool is_assignable_v = is_assignable<T, U>::value; }
//	std	is_trivially_assignable_v
namespace std { template <class T, class U> inline constexpr bool is_trivially_assignable_v = is_trivially_assignable<T, U>::value; }
//	std	is_nothrow_assignable_v
namespace std { template <class T, class U> inline constexpr bool is_nothrow_assignable_v = is_nothrow_assignable<T, U>::value; }
//	std	is_copy_assignable_v
namespace std { template <class T> inline constexpr bool is_copy_assignable_v = is_copy_assignable<T>::value; }
//	std	is_trivially_copy_assignable_v
namespace std { template <class T> inline constexpr bool is_trivially_copy_assignable_v = is_trivially_copy_assignable<T>::value; }
//	std	is_move_assignable_v
namespace std { template <class T> inline constexpr bool is_move_assignable_v = is_move_assignable<T>::value; }
//	std	is_trivially_move_assignable_v
namespace std { template <class T> inline constexpr bool is_trivially_move_assignable_v = is_trivially_move_assignable<T>::value; }
//	std	is_destructible_v
namespace std { template <class T> inline constexpr bool is_destructible_v = is_destructible<T>::value; }
//	std	is_trivially_destructible_v
namespace std { template <class T> inline constexpr bool is_trivially_destructible_v = is_trivially_destructible<T>::value; }
//	std	is_nothrow_destructible_v
namespace std { template <class T> inline constexpr bool is_nothrow_destructible_v = is_nothrow_destructible<T>::value; }
//	std	alignment_of_v
namespace std { template <class T> inline constexpr size_t alignment_of_v = alignof(T); }
//	std	rank_v
namespace std { template <class T> inline constexpr size_t rank_v = rank<T>::value; }
//	std	extent_v
namespace std { template <class T, unsigned i = 0> inline constexpr size_t extent_v = extent<T, i>::value; }
//	std	is_same_v
namespace std { template <class T, class U> inline constexpr bool is_same_v = is_same<T, U>::value; }
//	std	is_base_of_v
namespace std { template <class B, class D> inline constexpr bool is_base_of_v = is_base_of<B, D>::value; }
//	std	is_convertible_v
namespace std { template <class F, class T> inline constexpr bool is_convertible_v = is_convertible<F, T>::value; }
//	std	is_invocable_v
namespace std { template <class F, class... A> inline constexpr bool is_invocable_v = is_invocable<F, A...>::value; }
//	std	is_invocable_r_v
namespace std { template <class R, class F, class... A> inline constexpr bool is_invocable_r_v = is_invocable_r<R, F, A...>::value; }
//	std	is_nothrow_invocable_v
namespace std { template <class F, class... A> inline constexpr bool is_nothrow_invocable_v = is_nothrow_invocable<F, A...>::value; }
//	std	conjunction_v
namespace std { template <class... B> inline constexpr bool conjunction_v = conjunction<B...>::value; }
//	std	disjunction_v
namespace std { template <class... B> inline constexpr bool disjunction_v = disjunction<B...>::value; }
//	std	negation_v
namespace std { template <class B> inline constexpr bool negation_v = negation<B>::value; }
//	std	is_constant_evaluated
namespace std { constexpr bool is_constant_evaluated() noexcept; }
//	std	move
namespace std { template <class T> __host__ __device__ constexpr remove_reference_t<T> &&move(T &&t) noexcept { return static_cast<remove_reference_t<T> &&>(t); } }
//	std	forward
namespace std { template <class T> __host__ __device__ constexpr T &&forward(remove_reference_t<T> &t) noexcept { return static_cast<T &&>(t); }
template <class T> __host__ __device__ constexpr T &&forward(remove_reference_t<T> &&t) noexcept { return static_cast<T &&>(t); } }
//	std	move_if_noexcept
namespace std { template <class T> constexpr conditional_t<!is_nothrow_move_constructible<T>::value && is_copy_constructible<T>::value, const T &, T &&> move_if_noexcept(T &t) noexcept; }
//	std	as_const
namespace std { template <class T> constexpr add_const_t<T> &as_const(T &t) noexcept { return t; } }
//	std	addressof
namespace std { template <class T> constexpr T *addressof(T &t) noexcept; }
//	std	launder
namespace std { template <class T> constexpr T *launder(T *t) noexcept; }
//	std	initializer_list
namespace std { template <class T> class initializer_list {
    const T *__begin;
    size_t __size;
public:
    using value_type = T;
    using reference = const T &;
    using const_reference = const T &;
    using size_type = size_t;
    using iterator = const T *;
    using const_iterator = const T *;
    __host__ __device__ constexpr initializer_list() noexcept : __begin(nullptr), __size(0) {}
    __host__ __device__ constexpr size_t size() const noexcept { return __size; }
    __host__ __device__ constexpr const T *begin() const noexcept { return __begin; }
    __host__ __device__ constexpr const T *end() const noexcept { return __begin + __size; }
}; }
//	std	integer_sequence
namespace std { template <class T, T... i> struct integer_sequence {
    using value_type = T;
    static constexpr size_t size() noexcept { return sizeof...(i); }
}; }
//	std	index_sequence
namespace std { template <size_t... i> using index_sequence = integer_sequence<size_t, i...>; }
//	std	make_integer_sequence
namespace std { template <class T, T n> using make_integer_sequence = integer_sequence<T, __integer_pack(n)...>; }
//	std	make_index_sequence
namespace std { template <size_t n> using make_index_sequence = make_integer_sequence<size_t, n>; }
//	std	index_sequence_for
namespace std { template <class... T> using index_sequence_for = make_index_sequence<sizeof...(T)>; }
//	std	in_place_t
namespace std { struct in_place_t { explicit in_place_t() = default; }; }
//	std	in_place_type_t
namespace std { template <class T> struct in_place_type_t { explicit in_place_type_t() = default; }; }
//	std	in_place_index_t
namespace std { template <size_t i> struct in_place_index_t { explicit in_place_index_t() = default; }; }
//	std	in_place
namespace std { inline constexpr in_place_t in_place{}; }
//	std	in_place_type
namespace std { template <class T> inline constexpr in_place_type_t<T> in_place_type{}; }
//	std	in_place_index
namespace std { template <size_t i> inline constexpr in_place_index_t<i> in_place_index{}; }
//	std	piecewise_construct_t
namespace std { struct piecewise_construct_t { explicit piecewise_construct_t() = default; }; }
//	std	piecewise_construct
namespace std { inline constexpr piecewise_construct_t piecewise_construct{}; }
//	std	nothrow_t
namespace std { struct nothrow_t { explicit nothrow_t() = default; }; }
//	std	nothrow
namespace std { extern const nothrow_t nothrow; }
//	std	align_val_t
namespace std { enum class align_val_t : size_t {}; }
//	std	reference_wrapper
namespace std { template <class T> class reference_wrapper {
    T *__p;
public:
    using type = T;
    constexpr reference_wrapper(T &t) noexcept : __p(&t) {}
    reference_wrapper(T &&) = delete;
    reference_wrapper(const reference_wrapper &) noexcept = default;
    reference_wrapper &operator=(const reference_wrapper &) noexcept = default;
    constexpr operator T &() const noexcept { return *__p; }
    constexpr T &get() const noexcept { return *__p; }
    template <class... A> constexpr invoke_result_t<T &, A...> operator()(A &&...) const;
}; }
//	std	ref
namespace std { template <class T> constexpr reference_wrapper<T> ref(T &t) noexcept { return reference_wrapper<T>(t); } }
//	std	cref
namespace std { template <class T> constexpr reference_wrapper<const T> cref(const T &t) noexcept { return reference_wrapper<const T>(t); } }
