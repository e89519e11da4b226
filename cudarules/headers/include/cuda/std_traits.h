// <type_traits>, <utility>'s casts and <initializer_list>. Traits are computed by
// partial specialisation; those that need the compiler ask for a builtin of the
// name that GCC and Clang give it, with a type or a pack of types as operands.

namespace std {

using nullptr_t = decltype(nullptr);
enum class byte : unsigned char {};
struct max_align_t { long long a; long double b; };

template <class T, T v> struct integral_constant {
    static constexpr T value = v;
    using value_type = T;
    using type = integral_constant;
    constexpr operator T() const noexcept { return v; }
    constexpr T operator()() const noexcept { return v; }
};
template <bool b> using bool_constant = integral_constant<bool, b>;
using true_type = integral_constant<bool, true>;
using false_type = integral_constant<bool, false>;

// Changes of a type.
template <class T> struct type_identity { using type = T; };
template <class T> struct remove_reference { using type = T; };
template <class T> struct remove_reference<T &> { using type = T; };
template <class T> struct remove_reference<T &&> { using type = T; };
template <class T> struct remove_const { using type = T; };
template <class T> struct remove_const<const T> { using type = T; };
template <class T> struct remove_volatile { using type = T; };
template <class T> struct remove_volatile<volatile T> { using type = T; };
template <class T> struct remove_cv { using type = T; };
template <class T> struct remove_cv<const T> { using type = T; };
template <class T> struct remove_cv<volatile T> { using type = T; };
template <class T> struct remove_cv<const volatile T> { using type = T; };
template <class T> struct remove_cvref { using type = typename remove_cv<typename remove_reference<T>::type>::type; };
template <class T> struct remove_pointer { using type = T; };
template <class T> struct remove_pointer<T *> { using type = T; };
template <class T> struct remove_pointer<T *const> { using type = T; };
template <class T> struct remove_pointer<T *volatile> { using type = T; };
template <class T> struct remove_pointer<T *const volatile> { using type = T; };
template <class T> struct remove_extent { using type = T; };
template <class T> struct remove_extent<T[]> { using type = T; };
template <class T, size_t n> struct remove_extent<T[n]> { using type = T; };
template <class T> struct remove_all_extents { using type = T; };
template <class T> struct remove_all_extents<T[]> { using type = typename remove_all_extents<T>::type; };
template <class T, size_t n> struct remove_all_extents<T[n]> { using type = typename remove_all_extents<T>::type; };
template <class T> struct add_const { using type = const T; };
template <class T> struct add_volatile { using type = volatile T; };
template <class T> struct add_cv { using type = const volatile T; };
template <class T> struct add_lvalue_reference { using type = T &; };
template <> struct add_lvalue_reference<void> { using type = void; };
template <> struct add_lvalue_reference<const void> { using type = const void; };
template <class T> struct add_rvalue_reference { using type = T &&; };
template <> struct add_rvalue_reference<void> { using type = void; };
template <> struct add_rvalue_reference<const void> { using type = const void; };
template <class T> struct add_pointer { using type = typename remove_reference<T>::type *; };
template <class T> struct make_signed;
template <class T> struct make_unsigned;
template <> struct make_signed<signed char> { using type = signed char; };
template <> struct make_unsigned<signed char> { using type = unsigned char; };
template <> struct make_signed<unsigned char> { using type = signed char; };
template <> struct make_unsigned<unsigned char> { using type = unsigned char; };
template <> struct make_signed<short> { using type = short; };
template <> struct make_unsigned<short> { using type = unsigned short; };
template <> struct make_signed<unsigned short> { using type = short; };
template <> struct make_unsigned<unsigned short> { using type = unsigned short; };
template <> struct make_signed<int> { using type = int; };
template <> struct make_unsigned<int> { using type = unsigned int; };
template <> struct make_signed<unsigned int> { using type = int; };
template <> struct make_unsigned<unsigned int> { using type = unsigned int; };
template <> struct make_signed<long> { using type = long; };
template <> struct make_unsigned<long> { using type = unsigned long; };
template <> struct make_signed<unsigned long> { using type = long; };
template <> struct make_unsigned<unsigned long> { using type = unsigned long; };
template <> struct make_signed<long long> { using type = long long; };
template <> struct make_unsigned<long long> { using type = unsigned long long; };
template <> struct make_signed<unsigned long long> { using type = long long; };
template <> struct make_unsigned<unsigned long long> { using type = unsigned long long; };
template <> struct make_signed<char> { using type = signed char; };
template <> struct make_unsigned<char> { using type = unsigned char; };
template <class T> struct underlying_type { using type = __underlying_type(T); };
template <bool b, class T, class F> struct conditional { using type = T; };
template <class T, class F> struct conditional<false, T, F> { using type = F; };
template <bool b, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { using type = T; };
template <class... T> using void_t = void;
template <class T> struct __decay_array { using type = T; };
template <class T> struct __decay_array<T[]> { using type = T *; };
template <class T, size_t n> struct __decay_array<T[n]> { using type = T *; };
template <class R, class... A> struct __decay_array<R(A...)> { using type = R (*)(A...); };
template <class T> struct decay { using type = typename remove_cv<typename __decay_array<typename remove_reference<T>::type>::type>::type; };

template <class T> using type_identity_t = typename type_identity<T>::type;
template <class T> using remove_reference_t = typename remove_reference<T>::type;
template <class T> using remove_const_t = typename remove_const<T>::type;
template <class T> using remove_volatile_t = typename remove_volatile<T>::type;
template <class T> using remove_cv_t = typename remove_cv<T>::type;
template <class T> using remove_cvref_t = typename remove_cvref<T>::type;
template <class T> using remove_pointer_t = typename remove_pointer<T>::type;
template <class T> using remove_extent_t = typename remove_extent<T>::type;
template <class T> using remove_all_extents_t = typename remove_all_extents<T>::type;
template <class T> using add_const_t = typename add_const<T>::type;
template <class T> using add_volatile_t = typename add_volatile<T>::type;
template <class T> using add_cv_t = typename add_cv<T>::type;
template <class T> using add_lvalue_reference_t = typename add_lvalue_reference<T>::type;
template <class T> using add_rvalue_reference_t = typename add_rvalue_reference<T>::type;
template <class T> using add_pointer_t = typename add_pointer<T>::type;
template <class T> using make_signed_t = typename make_signed<T>::type;
template <class T> using make_unsigned_t = typename make_unsigned<T>::type;
template <class T> using underlying_type_t = typename underlying_type<T>::type;
template <bool b, class T, class F> using conditional_t = typename conditional<b, T, F>::type;
template <bool b, class T = void> using enable_if_t = typename enable_if<b, T>::type;
template <class T> using decay_t = typename decay<T>::type;

template <class T> add_rvalue_reference_t<T> declval() noexcept;

// Kinds of types.
template <class T> struct is_void : false_type {};
template <> struct is_void<void> : true_type {};
template <> struct is_void<const void> : true_type {};
template <> struct is_void<volatile void> : true_type {};
template <> struct is_void<const volatile void> : true_type {};
template <class T> struct __is_integer : false_type {};
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
template <> struct __is_integer<unsigned __int128> : true_type {};
template <class T> struct is_integral : __is_integer<remove_cv_t<T>> {};
template <class T> struct __is_floating : false_type {};
template <> struct __is_floating<float> : true_type {};
template <> struct __is_floating<double> : true_type {};
template <> struct __is_floating<long double> : true_type {};
template <class T> struct is_floating_point : __is_floating<remove_cv_t<T>> {};
template <class T> struct is_arithmetic : bool_constant<is_integral<T>::value || is_floating_point<T>::value> {};
template <class T> struct __is_nullptr : false_type {};
template <> struct __is_nullptr<nullptr_t> : true_type {};
template <class T> struct is_null_pointer : __is_nullptr<remove_cv_t<T>> {};
template <class T> struct __is_pointer : false_type {};
template <class T> struct __is_pointer<T *> : true_type {};
template <class T> struct is_pointer : __is_pointer<remove_cv_t<T>> {};
template <class T> struct is_lvalue_reference : false_type {};
template <class T> struct is_lvalue_reference<T &> : true_type {};
template <class T> struct is_rvalue_reference : false_type {};
template <class T> struct is_rvalue_reference<T &&> : true_type {};
template <class T> struct is_reference : bool_constant<is_lvalue_reference<T>::value || is_rvalue_reference<T>::value> {};
template <class T> struct is_array : false_type {};
template <class T> struct is_array<T[]> : true_type {};
template <class T, size_t n> struct is_array<T[n]> : true_type {};
template <class T> struct is_const : false_type {};
template <class T> struct is_const<const T> : true_type {};
template <class T> struct is_volatile : false_type {};
template <class T> struct is_volatile<volatile T> : true_type {};
template <class T> struct is_member_pointer : bool_constant<__is_member_pointer(T)> {};
template <class T> struct is_function : bool_constant<!is_const<const T>::value && !is_reference<T>::value> {};
template <class T> struct is_member_function_pointer : bool_constant<__is_member_function_pointer(T)> {};
template <class T> struct is_member_object_pointer : bool_constant<__is_member_object_pointer(T)> {};
template <class T> struct is_enum : bool_constant<__is_enum(T)> {};
template <class T> struct is_scoped_enum : bool_constant<__is_scoped_enum(T)> {};
template <class T> struct is_union : bool_constant<__is_union(T)> {};
template <class T> struct is_class : bool_constant<__is_class(T)> {};
template <class T, bool arithmetic = is_arithmetic<T>::value> struct __is_signed_number : bool_constant<(T(-1) < T(0))> {};
template <class T> struct __is_signed_number<T, false> : false_type {};
template <class T> struct is_signed : __is_signed_number<T> {};
template <class T> struct is_unsigned : bool_constant<is_arithmetic<T>::value && !is_signed<T>::value> {};
template <class T> struct is_fundamental : bool_constant<is_arithmetic<T>::value || is_void<T>::value || is_null_pointer<T>::value> {};
template <class T> struct is_compound : bool_constant<!is_fundamental<T>::value> {};
template <class T> struct is_scalar : bool_constant<is_arithmetic<T>::value || is_enum<T>::value || is_pointer<T>::value || is_member_pointer<T>::value || is_null_pointer<T>::value> {};
template <class T> struct is_object : bool_constant<!is_function<T>::value && !is_reference<T>::value && !is_void<T>::value> {};

// Properties of types.
template <class T> struct is_trivial : bool_constant<__is_trivial(T)> {};
template <class T> struct is_trivially_copyable : bool_constant<__is_trivially_copyable(T)> {};
template <class T> struct is_standard_layout : bool_constant<__is_standard_layout(T)> {};
template <class T> struct is_pod : bool_constant<__is_trivial(T) && __is_standard_layout(T)> {};
template <class T> struct is_literal_type : bool_constant<__is_literal_type(T)> {};
template <class T> struct is_aggregate : bool_constant<__is_aggregate(T)> {};
template <class T> struct is_empty : bool_constant<__is_empty(T)> {};
template <class T> struct is_final : bool_constant<__is_final(T)> {};
template <class T> struct is_abstract : bool_constant<__is_abstract(T)> {};
template <class T> struct is_polymorphic : bool_constant<__is_polymorphic(T)> {};
template <class T> struct has_virtual_destructor : bool_constant<__has_virtual_destructor(T)> {};
template <class T> struct has_unique_object_representations : bool_constant<__has_unique_object_representations(T)> {};
template <class T, class... A> struct is_constructible : bool_constant<__is_constructible(T, A...)> {};
template <class T, class... A> struct is_trivially_constructible : bool_constant<__is_trivially_constructible(T, A...)> {};
template <class T, class... A> struct is_nothrow_constructible : bool_constant<__is_nothrow_constructible(T, A...)> {};
template <class T> struct is_default_constructible : bool_constant<__is_constructible(T)> {};
template <class T> struct is_trivially_default_constructible : bool_constant<__is_trivially_constructible(T)> {};
template <class T> struct is_nothrow_default_constructible : bool_constant<__is_nothrow_constructible(T)> {};
template <class T> struct is_copy_constructible : bool_constant<__is_constructible(T, add_lvalue_reference_t<const T>)> {};
template <class T> struct is_trivially_copy_constructible : bool_constant<__is_trivially_constructible(T, add_lvalue_reference_t<const T>)> {};
template <class T> struct is_nothrow_copy_constructible : bool_constant<__is_nothrow_constructible(T, add_lvalue_reference_t<const T>)> {};
template <class T> struct is_move_constructible : bool_constant<__is_constructible(T, add_rvalue_reference_t<T>)> {};
template <class T> struct is_trivially_move_constructible : bool_constant<__is_trivially_constructible(T, add_rvalue_reference_t<T>)> {};
template <class T> struct is_nothrow_move_constructible : bool_constant<__is_nothrow_constructible(T, add_rvalue_reference_t<T>)> {};
template <class T, class U> struct is_assignable : bool_constant<__is_assignable(T, U)> {};
template <class T, class U> struct is_trivially_assignable : bool_constant<__is_trivially_assignable(T, U)> {};
template <class T, class U> struct is_nothrow_assignable : bool_constant<__is_nothrow_assignable(T, U)> {};
template <class T> struct is_copy_assignable : bool_constant<__is_assignable(add_lvalue_reference_t<T>, add_lvalue_reference_t<const T>)> {};
template <class T> struct is_trivially_copy_assignable : bool_constant<__is_trivially_assignable(add_lvalue_reference_t<T>, add_lvalue_reference_t<const T>)> {};
template <class T> struct is_move_assignable : bool_constant<__is_assignable(add_lvalue_reference_t<T>, add_rvalue_reference_t<T>)> {};
template <class T> struct is_trivially_move_assignable : bool_constant<__is_trivially_assignable(add_lvalue_reference_t<T>, add_rvalue_reference_t<T>)> {};
template <class T> struct is_destructible : bool_constant<__is_destructible(T)> {};
template <class T> struct is_trivially_destructible : bool_constant<__is_trivially_destructible(T)> {};
template <class T> struct is_nothrow_destructible : bool_constant<__is_nothrow_destructible(T)> {};
template <class T> struct alignment_of : integral_constant<size_t, alignof(T)> {};
template <class T> struct rank : integral_constant<size_t, 0> {};
template <class T> struct rank<T[]> : integral_constant<size_t, rank<T>::value + 1> {};
template <class T, size_t n> struct rank<T[n]> : integral_constant<size_t, rank<T>::value + 1> {};
template <class T, unsigned i = 0> struct extent : integral_constant<size_t, 0> {};
template <class T, size_t n> struct extent<T[n], 0> : integral_constant<size_t, n> {};
template <class T, size_t n, unsigned i> struct extent<T[n], i> : extent<T, i - 1> {};
template <class T> struct extent<T[], 0> : integral_constant<size_t, 0> {};

// Relations between types.
template <class T, class U> struct is_same : false_type {};
template <class T> struct is_same<T, T> : true_type {};
template <class B, class D> struct is_base_of : bool_constant<__is_base_of(B, D)> {};
template <class F, class T> struct is_convertible : bool_constant<__is_convertible(F, T)> {};
template <class F, class... A> struct is_invocable : bool_constant<__is_invocable(F, A...)> {};
template <class R, class F, class... A> struct is_invocable_r : bool_constant<__is_invocable_r(R, F, A...)> {};
template <class F, class... A> struct is_nothrow_invocable : bool_constant<__is_nothrow_invocable(F, A...)> {};
template <class F, class... A> struct invoke_result { using type = decltype(declval<F>()(declval<A>()...)); };
template <class F, class... A> using invoke_result_t = typename invoke_result<F, A...>::type;
template <class S> struct result_of;
template <class F, class... A> struct result_of<F(A...)> { using type = decltype(declval<F>()(declval<A>()...)); };
template <class S> using result_of_t = typename result_of<S>::type;
template <class... T> struct common_type;
template <class T> struct common_type<T> { using type = decay_t<T>; };
template <class T, class U> struct common_type<T, U> { using type = decay_t<decltype(true ? declval<T>() : declval<U>())>; };
template <class T, class U, class V, class... R> struct common_type<T, U, V, R...> { using type = typename common_type<typename common_type<T, U>::type, V, R...>::type; };
template <class... T> using common_type_t = typename common_type<T...>::type;
template <class... B> struct conjunction : bool_constant<(B::value && ...)> {};
template <class... B> struct disjunction : bool_constant<(B::value || ...)> {};
template <class B> struct negation : bool_constant<!B::value> {};
template <size_t n, size_t a = 16> struct aligned_storage { struct type { alignas(a) unsigned char __bytes[n]; }; };
template <size_t n, size_t a = 16> using aligned_storage_t = typename aligned_storage<n, a>::type;

template <class T> inline constexpr bool is_void_v = is_void<T>::value;
template <class T> inline constexpr bool is_integral_v = is_integral<T>::value;
template <class T> inline constexpr bool is_floating_point_v = is_floating_point<T>::value;
template <class T> inline constexpr bool is_arithmetic_v = is_arithmetic<T>::value;
template <class T> inline constexpr bool is_null_pointer_v = is_null_pointer<T>::value;
template <class T> inline constexpr bool is_pointer_v = is_pointer<T>::value;
template <class T> inline constexpr bool is_lvalue_reference_v = is_lvalue_reference<T>::value;
template <class T> inline constexpr bool is_rvalue_reference_v = is_rvalue_reference<T>::value;
template <class T> inline constexpr bool is_reference_v = is_reference<T>::value;
template <class T> inline constexpr bool is_array_v = is_array<T>::value;
template <class T> inline constexpr bool is_const_v = is_const<T>::value;
template <class T> inline constexpr bool is_volatile_v = is_volatile<T>::value;
template <class T> inline constexpr bool is_member_pointer_v = is_member_pointer<T>::value;
template <class T> inline constexpr bool is_function_v = is_function<T>::value;
template <class T> inline constexpr bool is_member_function_pointer_v = is_member_function_pointer<T>::value;
template <class T> inline constexpr bool is_member_object_pointer_v = is_member_object_pointer<T>::value;
template <class T> inline constexpr bool is_enum_v = is_enum<T>::value;
template <class T> inline constexpr bool is_scoped_enum_v = is_scoped_enum<T>::value;
template <class T> inline constexpr bool is_union_v = is_union<T>::value;
template <class T> inline constexpr bool is_class_v = is_class<T>::value;
template <class T> inline constexpr bool is_signed_v = is_signed<T>::value;
template <class T> inline constexpr bool is_unsigned_v = is_unsigned<T>::value;
template <class T> inline constexpr bool is_scalar_v = is_scalar<T>::value;
template <class T> inline constexpr bool is_fundamental_v = is_fundamental<T>::value;
template <class T> inline constexpr bool is_compound_v = is_compound<T>::value;
template <class T> inline constexpr bool is_object_v = is_object<T>::value;
template <class T> inline constexpr bool is_trivial_v = is_trivial<T>::value;
template <class T> inline constexpr bool is_trivially_copyable_v = is_trivially_copyable<T>::value;
template <class T> inline constexpr bool is_standard_layout_v = is_standard_layout<T>::value;
template <class T> inline constexpr bool is_pod_v = is_pod<T>::value;
template <class T> inline constexpr bool is_literal_type_v = is_literal_type<T>::value;
template <class T> inline constexpr bool is_aggregate_v = is_aggregate<T>::value;
template <class T> inline constexpr bool is_empty_v = is_empty<T>::value;
template <class T> inline constexpr bool is_final_v = is_final<T>::value;
template <class T> inline constexpr bool is_abstract_v = is_abstract<T>::value;
template <class T> inline constexpr bool is_polymorphic_v = is_polymorphic<T>::value;
template <class T> inline constexpr bool has_virtual_destructor_v = has_virtual_destructor<T>::value;
template <class T> inline constexpr bool has_unique_object_representations_v = has_unique_object_representations<T>::value;
template <class T, class... A> inline constexpr bool is_constructible_v = is_constructible<T, A...>::value;
template <class T, class... A> inline constexpr bool is_trivially_constructible_v = is_trivially_constructible<T, A...>::value;
template <class T, class... A> inline constexpr bool is_nothrow_constructible_v = is_nothrow_constructible<T, A...>::value;
template <class T> inline constexpr bool is_default_constructible_v = is_default_constructible<T>::value;
template <class T> inline constexpr bool is_trivially_default_constructible_v = is_trivially_default_constructible<T>::value;
template <class T> inline constexpr bool is_nothrow_default_constructible_v = is_nothrow_default_constructible<T>::value;
template <class T> inline constexpr bool is_copy_constructible_v = is_copy_constructible<T>::value;
template <class T> inline constexpr bool is_trivially_copy_constructible_v = is_trivially_copy_constructible<T>::value;
template <class T> inline constexpr bool is_nothrow_copy_constructible_v = is_nothrow_copy_constructible<T>::value;
template <class T> inline constexpr bool is_move_constructible_v = is_move_constructible<T>::value;
template <class T> inline constexpr bool is_trivially_move_constructible_v = is_trivially_move_constructible<T>::value;
template <class T> inline constexpr bool is_nothrow_move_constructible_v = is_nothrow_move_constructible<T>::value;
template <class T, class U> inline constexpr bool is_assignable_v = is_assignable<T, U>::value;
template <class T, class U> inline constexpr bool is_trivially_assignable_v = is_trivially_assignable<T, U>::value;
template <class T, class U> inline constexpr bool is_nothrow_assignable_v = is_nothrow_assignable<T, U>::value;
template <class T> inline constexpr bool is_copy_assignable_v = is_copy_assignable<T>::value;
template <class T> inline constexpr bool is_trivially_copy_assignable_v = is_trivially_copy_assignable<T>::value;
template <class T> inline constexpr bool is_move_assignable_v = is_move_assignable<T>::value;
template <class T> inline constexpr bool is_trivially_move_assignable_v = is_trivially_move_assignable<T>::value;
template <class T> inline constexpr bool is_destructible_v = is_destructible<T>::value;
template <class T> inline constexpr bool is_trivially_destructible_v = is_trivially_destructible<T>::value;
template <class T> inline constexpr bool is_nothrow_destructible_v = is_nothrow_destructible<T>::value;
template <class T> inline constexpr size_t alignment_of_v = alignof(T);
template <class T> inline constexpr size_t rank_v = rank<T>::value;
template <class T, unsigned i = 0> inline constexpr size_t extent_v = extent<T, i>::value;
template <class T, class U> inline constexpr bool is_same_v = is_same<T, U>::value;
template <class B, class D> inline constexpr bool is_base_of_v = is_base_of<B, D>::value;
template <class F, class T> inline constexpr bool is_convertible_v = is_convertible<F, T>::value;
template <class F, class... A> inline constexpr bool is_invocable_v = is_invocable<F, A...>::value;
template <class R, class F, class... A> inline constexpr bool is_invocable_r_v = is_invocable_r<R, F, A...>::value;
template <class F, class... A> inline constexpr bool is_nothrow_invocable_v = is_nothrow_invocable<F, A...>::value;
template <class... B> inline constexpr bool conjunction_v = conjunction<B...>::value;
template <class... B> inline constexpr bool disjunction_v = disjunction<B...>::value;
template <class B> inline constexpr bool negation_v = negation<B>::value;

constexpr bool is_constant_evaluated() noexcept;

// Casts. nvcc takes move and forward as functions of both sides.
template <class T> __host__ __device__ constexpr remove_reference_t<T> &&move(T &&t) noexcept { return static_cast<remove_reference_t<T> &&>(t); }
template <class T> __host__ __device__ constexpr T &&forward(remove_reference_t<T> &t) noexcept { return static_cast<T &&>(t); }
template <class T> __host__ __device__ constexpr T &&forward(remove_reference_t<T> &&t) noexcept { return static_cast<T &&>(t); }
template <class T> constexpr conditional_t<!is_nothrow_move_constructible<T>::value && is_copy_constructible<T>::value, const T &, T &&> move_if_noexcept(T &t) noexcept;
template <class T> constexpr add_const_t<T> &as_const(T &t) noexcept { return t; }
template <class T> constexpr T *addressof(T &t) noexcept;
template <class T> constexpr T *launder(T *t) noexcept;

// nvcc takes the members as functions of both sides.
template <class T> class initializer_list {
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
};

template <class T, T... i> struct integer_sequence {
    using value_type = T;
    static constexpr size_t size() noexcept { return sizeof...(i); }
};
template <size_t... i> using index_sequence = integer_sequence<size_t, i...>;
template <class T, T n> using make_integer_sequence = integer_sequence<T, __integer_pack(n)...>;
template <size_t n> using make_index_sequence = make_integer_sequence<size_t, n>;
template <class... T> using index_sequence_for = make_index_sequence<sizeof...(T)>;

struct in_place_t { explicit in_place_t() = default; };
template <class T> struct in_place_type_t { explicit in_place_type_t() = default; };
template <size_t i> struct in_place_index_t { explicit in_place_index_t() = default; };
inline constexpr in_place_t in_place{};
template <class T> inline constexpr in_place_type_t<T> in_place_type{};
template <size_t i> inline constexpr in_place_index_t<i> in_place_index{};
struct piecewise_construct_t { explicit piecewise_construct_t() = default; };
inline constexpr piecewise_construct_t piecewise_construct{};
struct nothrow_t { explicit nothrow_t() = default; };
extern const nothrow_t nothrow;
enum class align_val_t : size_t {};

template <class T> class reference_wrapper {
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
};
template <class T> constexpr reference_wrapper<T> ref(T &t) noexcept { return reference_wrapper<T>(t); }
template <class T> constexpr reference_wrapper<const T> cref(const T &t) noexcept { return reference_wrapper<const T>(t); }

} // namespace std
