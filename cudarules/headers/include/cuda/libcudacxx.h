// libcu++: namespaces cuda and cuda::std. Everything in them belongs to both sides.
// Types that libcu++ shares with the standard library in meaning, such as the
// traits, are the standard library's own declarations under another name.

namespace cuda {

namespace std {
enum memory_order { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst };
} // namespace std

enum thread_scope { thread_scope_system, thread_scope_device, thread_scope_block, thread_scope_thread };
using std::memory_order;
using std::memory_order_relaxed;
using std::memory_order_consume;
using std::memory_order_acquire;
using std::memory_order_release;
using std::memory_order_acq_rel;
using std::memory_order_seq_cst;

template <class T, thread_scope scope = thread_scope_system> class atomic {
    alignas((sizeof(T) & (sizeof(T) - 1)) == 0 && sizeof(T) <= 16 ? sizeof(T) : alignof(T)) T __value;
public:
    using value_type = T;
    static constexpr bool is_always_lock_free = sizeof(T) <= 8;
    atomic() noexcept = default;
    __host__ __device__ constexpr atomic(T v) noexcept : __value(v) {}
    atomic(const atomic &) = delete;
    atomic &operator=(const atomic &) = delete;
    atomic &operator=(const atomic &) volatile = delete;
    __host__ __device__ bool is_lock_free() const volatile noexcept;
    __host__ __device__ T operator=(T v) volatile noexcept;
    __host__ __device__ T operator=(T v) noexcept;
    __host__ __device__ operator T() const volatile noexcept;
    __host__ __device__ operator T() const noexcept;
    __host__ __device__ void store(T v, memory_order = memory_order_seq_cst) volatile noexcept;
    __host__ __device__ void store(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ T load(memory_order = memory_order_seq_cst) const volatile noexcept;
    __host__ __device__ T load(memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T exchange(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ bool compare_exchange_weak(T &expected, T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ bool compare_exchange_weak(T &expected, T v, memory_order, memory_order) noexcept;
    __host__ __device__ bool compare_exchange_strong(T &expected, T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ bool compare_exchange_strong(T &expected, T v, memory_order, memory_order) noexcept;
    __host__ __device__ T fetch_add(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ T fetch_sub(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ T fetch_and(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ T fetch_or(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ T fetch_xor(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ T fetch_min(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ T fetch_max(T v, memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ T operator++() noexcept;
    __host__ __device__ T operator++(int) noexcept;
    __host__ __device__ T operator--() noexcept;
    __host__ __device__ T operator--(int) noexcept;
    __host__ __device__ T operator+=(T v) noexcept;
    __host__ __device__ T operator-=(T v) noexcept;
    __host__ __device__ T operator&=(T v) noexcept;
    __host__ __device__ T operator|=(T v) noexcept;
    __host__ __device__ T operator^=(T v) noexcept;
    __host__ __device__ void wait(T old, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ void notify_one() noexcept;
    __host__ __device__ void notify_all() noexcept;
};

template <class T, thread_scope scope = thread_scope_system> class atomic_ref {
    T *__p;
public:
    using value_type = T;
    static constexpr size_t required_alignment = sizeof(T);
    static constexpr bool is_always_lock_free = sizeof(T) <= 8;
    __host__ __device__ explicit constexpr atomic_ref(T &t) : __p(&t) {}
    atomic_ref(const atomic_ref &) noexcept = default;
    atomic_ref &operator=(const atomic_ref &) = delete;
    __host__ __device__ T operator=(T v) const noexcept;
    __host__ __device__ operator T() const noexcept;
    __host__ __device__ bool is_lock_free() const noexcept;
    __host__ __device__ void store(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T load(memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T exchange(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ bool compare_exchange_weak(T &expected, T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ bool compare_exchange_weak(T &expected, T v, memory_order, memory_order) const noexcept;
    __host__ __device__ bool compare_exchange_strong(T &expected, T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ bool compare_exchange_strong(T &expected, T v, memory_order, memory_order) const noexcept;
    __host__ __device__ T fetch_add(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T fetch_sub(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T fetch_and(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T fetch_or(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T fetch_xor(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T fetch_min(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T fetch_max(T v, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ T operator++() const noexcept;
    __host__ __device__ T operator++(int) const noexcept;
    __host__ __device__ T operator--() const noexcept;
    __host__ __device__ T operator--(int) const noexcept;
    __host__ __device__ T operator+=(T v) const noexcept;
    __host__ __device__ T operator-=(T v) const noexcept;
    __host__ __device__ void wait(T old, memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ void notify_one() const noexcept;
    __host__ __device__ void notify_all() const noexcept;
};

template <thread_scope scope = thread_scope_system> class atomic_flag {
    int __flag;
public:
    atomic_flag() noexcept = default;
    __host__ __device__ constexpr atomic_flag(bool) noexcept : __flag(0) {}
    atomic_flag(const atomic_flag &) = delete;
    atomic_flag &operator=(const atomic_flag &) = delete;
    __host__ __device__ bool test(memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ bool test_and_set(memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ void clear(memory_order = memory_order_seq_cst) noexcept;
};
__host__ __device__ void atomic_thread_fence(memory_order, thread_scope = thread_scope_system);
__host__ __device__ void atomic_signal_fence(memory_order);

// Barriers and pipelines. The default constructors do nothing, so that such
// objects can live in shared memory.
struct __empty_completion { __host__ __device__ void operator()() noexcept {} };
template <thread_scope scope, class Completion = __empty_completion> class barrier {
    unsigned long long __state;
public:
    using arrival_token = unsigned long long;
    barrier() = default;
    __host__ __device__ constexpr barrier(ptrdiff_t expected, Completion completion = Completion()) : __state(expected) {}
    barrier(const barrier &) = delete;
    barrier &operator=(const barrier &) = delete;
    [[nodiscard]] __host__ __device__ arrival_token arrive(ptrdiff_t = 1);
    __host__ __device__ void wait(arrival_token &&) const;
    __host__ __device__ void wait_parity(bool) const;
    __host__ __device__ bool try_wait(arrival_token &&) const;
    __host__ __device__ bool try_wait_parity(bool) const;
    __host__ __device__ void arrive_and_wait();
    __host__ __device__ void arrive_and_drop();
    __host__ __device__ static constexpr ptrdiff_t max() noexcept { return 1048575; }
    friend __host__ __device__ void init(barrier *b, ptrdiff_t expected) { b->__state = expected; }
    friend __host__ __device__ void init(barrier *b, ptrdiff_t expected, Completion completion) { b->__state = expected; }
};
template <thread_scope scope> class latch {
    ptrdiff_t __counter;
public:
    __host__ __device__ constexpr explicit latch(ptrdiff_t n) : __counter(n) {}
    latch(const latch &) = delete;
    latch &operator=(const latch &) = delete;
    __host__ __device__ void count_down(ptrdiff_t = 1);
    __host__ __device__ bool try_wait() const noexcept;
    __host__ __device__ void wait() const;
    __host__ __device__ void arrive_and_wait(ptrdiff_t = 1);
};
template <thread_scope scope, ptrdiff_t most = 2147483647> class counting_semaphore {
    ptrdiff_t __counter;
public:
    counting_semaphore() = default;
    __host__ __device__ constexpr counting_semaphore(ptrdiff_t n) : __counter(n) {}
    counting_semaphore(const counting_semaphore &) = delete;
    counting_semaphore &operator=(const counting_semaphore &) = delete;
    __host__ __device__ void release(ptrdiff_t = 1);
    __host__ __device__ void acquire();
    __host__ __device__ bool try_acquire();
};
template <thread_scope scope> using binary_semaphore = counting_semaphore<scope, 1>;

enum class pipeline_role { producer, consumer };
template <thread_scope scope, unsigned char stages> class pipeline_shared_state {
    barrier<scope> __barriers[2 * stages];
    unsigned int __references;
public:
    pipeline_shared_state() = default;
    pipeline_shared_state(const pipeline_shared_state &) = delete;
    pipeline_shared_state &operator=(const pipeline_shared_state &) = delete;
};
template <thread_scope scope> class pipeline {
    unsigned char __indexes[8];
    char *__state;
public:
    pipeline(pipeline &&) = default;
    pipeline(const pipeline &) = delete;
    pipeline &operator=(pipeline &&) = delete;
    pipeline &operator=(const pipeline &) = delete;
    __host__ __device__ ~pipeline() { quit(); }
    __host__ __device__ bool quit();
    __host__ __device__ void producer_acquire();
    __host__ __device__ void producer_commit();
    __host__ __device__ void consumer_wait();
    template <class R, class P> __host__ __device__ bool consumer_wait_for(const ::std::chrono::duration<R, P> &d);
    __host__ __device__ void consumer_release();
};
// The pipeline of a single thread has no state to share.
template <> class pipeline<thread_scope_thread> {
    unsigned char __indexes[2];
public:
    pipeline(pipeline &&) = default;
    pipeline(const pipeline &) = delete;
    pipeline &operator=(pipeline &&) = delete;
    pipeline &operator=(const pipeline &) = delete;
    __host__ __device__ ~pipeline() {}
    __host__ __device__ bool quit();
    __host__ __device__ void producer_acquire();
    __host__ __device__ void producer_commit();
    __host__ __device__ void consumer_wait();
    template <class R, class P> __host__ __device__ bool consumer_wait_for(const ::std::chrono::duration<R, P> &d);
    __host__ __device__ void consumer_release();
};
__host__ __device__ pipeline<thread_scope_thread> make_pipeline();
template <class G, thread_scope scope, unsigned char stages> __host__ __device__ pipeline<scope> make_pipeline(const G &group, pipeline_shared_state<scope, stages> *state);
template <class G, thread_scope scope, unsigned char stages> __host__ __device__ pipeline<scope> make_pipeline(const G &group, pipeline_shared_state<scope, stages> *state, size_t producers);
template <class G, thread_scope scope, unsigned char stages> __host__ __device__ pipeline<scope> make_pipeline(const G &group, pipeline_shared_state<scope, stages> *state, pipeline_role role);
template <unsigned char prior> __host__ __device__ void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &pipe);
template <thread_scope scope> __host__ __device__ void pipeline_producer_commit(pipeline<thread_scope_thread> &pipe, barrier<scope> &b);

template <size_t alignment> struct aligned_size_t {
    static constexpr size_t align = alignment;
    size_t value;
    __host__ __device__ explicit constexpr aligned_size_t(size_t n) : value(n) {}
    __host__ __device__ constexpr operator size_t() const { return value; }
};
enum class async_contract_fulfillment { none, async };
template <class T, class S, thread_scope scope, class C> __host__ __device__ async_contract_fulfillment memcpy_async(T *dst, const T *src, S size, barrier<scope, C> &b);
template <class G, class T, class S, thread_scope scope, class C> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, T *dst, const T *src, S size, barrier<scope, C> &b);
template <class S, thread_scope scope, class C> __host__ __device__ async_contract_fulfillment memcpy_async(void *dst, const void *src, S size, barrier<scope, C> &b);
template <class G, class S, thread_scope scope, class C> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, void *dst, const void *src, S size, barrier<scope, C> &b);
template <class T, class S, thread_scope scope> __host__ __device__ async_contract_fulfillment memcpy_async(T *dst, const T *src, S size, pipeline<scope> &pipe);
template <class G, class T, class S, thread_scope scope> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, T *dst, const T *src, S size, pipeline<scope> &pipe);
template <class S, thread_scope scope> __host__ __device__ async_contract_fulfillment memcpy_async(void *dst, const void *src, S size, pipeline<scope> &pipe);
template <class G, class S, thread_scope scope> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, void *dst, const void *src, S size, pipeline<scope> &pipe);

// Transactions of Hopper's barriers.
namespace device {
__device__ unsigned long long *barrier_native_handle(barrier<thread_scope_block> &);
__device__ barrier<thread_scope_block>::arrival_token barrier_arrive_tx(barrier<thread_scope_block> &, ptrdiff_t, ptrdiff_t);
__device__ void barrier_expect_tx(barrier<thread_scope_block> &, ptrdiff_t);
template <class T, size_t alignment> __device__ async_contract_fulfillment memcpy_async_tx(T *dst, const T *src, aligned_size_t<alignment> size, barrier<thread_scope_block> &b);
} // namespace device

// Access properties.
struct access_property {
    struct normal {};
    struct streaming {};
    struct persisting {};
    struct global {};
    struct shared {};
    unsigned long long __bits;
    __host__ __device__ constexpr access_property() : __bits(0) {}
    template <class P> __host__ __device__ constexpr access_property(P) : __bits(0) {}
    __host__ __device__ constexpr explicit operator unsigned long long() const { return __bits; }
};
template <class T, class P> class annotated_ptr {
    T *__p;
public:
    using value_type = T;
    using pointer = T *;
    using reference = T &;
    annotated_ptr() = default;
    annotated_ptr(const annotated_ptr &) = default;
    annotated_ptr &operator=(const annotated_ptr &) = default;
    __host__ __device__ constexpr explicit annotated_ptr(T *p) : __p(p) {}
    template <class Q> __host__ __device__ annotated_ptr(T *p, Q property);
    __host__ __device__ T *operator->() const;
    __host__ __device__ T &operator*() const;
    __host__ __device__ T &operator[](ptrdiff_t) const;
    __host__ __device__ explicit operator bool() const;
    __host__ __device__ T *get() const;
};
template <class T, class P> __host__ __device__ T *associate_access_property(T *p, P property);
template <class T, class U, class P, class S, class C> __host__ __device__ async_contract_fulfillment memcpy_async(T *dst, annotated_ptr<U, P> src, S size, C &completes);
template <class T, class Q, class U, class P, class S, class C> __host__ __device__ async_contract_fulfillment memcpy_async(annotated_ptr<T, Q> dst, annotated_ptr<U, P> src, S size, C &completes);
template <class G, class T, class U, class P, class S, class C> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, T *dst, annotated_ptr<U, P> src, S size, C &completes);
template <class G, class T, class Q, class U, class P, class S, class C> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, annotated_ptr<T, Q> dst, annotated_ptr<U, P> src, S size, C &completes);
template <class S> __host__ __device__ void apply_access_property(const void *p, S size, access_property::persisting) noexcept;
template <class S> __host__ __device__ void discard_memory(volatile void *p, S size) noexcept;
template <class R, class F> class __return_type_wrapper {
    F __f;
public:
    __host__ __device__ explicit __return_type_wrapper(F &&f) : __f(static_cast<F &&>(f)) {}
    template <class... A> __host__ __device__ R operator()(A &&...args) const;
};
template <class R, class F> __host__ __device__ __return_type_wrapper<R, ::std::decay_t<F>> proclaim_return_type(F &&f);
template <class T, class U> __host__ __device__ constexpr T ceil_div(T a, U b) noexcept { return (a + b - 1) / b; }
template <class T> __host__ __device__ constexpr T round_up(T a, T b) noexcept { return (a + b - 1) / b * b; }

namespace std {

using ::std::integral_constant;
using ::std::bool_constant;
using ::std::true_type;
using ::std::false_type;
using ::std::type_identity;
using ::std::remove_reference;
using ::std::remove_const;
using ::std::remove_volatile;
using ::std::remove_cv;
using ::std::remove_cvref;
using ::std::remove_pointer;
using ::std::remove_extent;
using ::std::remove_all_extents;
using ::std::add_const;
using ::std::add_volatile;
using ::std::add_cv;
using ::std::add_lvalue_reference;
using ::std::add_rvalue_reference;
using ::std::add_pointer;
using ::std::make_signed;
using ::std::make_unsigned;
using ::std::underlying_type;
using ::std::conditional;
using ::std::enable_if;
using ::std::void_t;
using ::std::decay;
using ::std::type_identity_t;
using ::std::remove_reference_t;
using ::std::remove_const_t;
using ::std::remove_volatile_t;
using ::std::remove_cv_t;
using ::std::remove_cvref_t;
using ::std::remove_pointer_t;
using ::std::remove_extent_t;
using ::std::remove_all_extents_t;
using ::std::add_const_t;
using ::std::add_volatile_t;
using ::std::add_cv_t;
using ::std::add_lvalue_reference_t;
using ::std::add_rvalue_reference_t;
using ::std::add_pointer_t;
using ::std::make_signed_t;
using ::std::make_unsigned_t;
using ::std::underlying_type_t;
using ::std::conditional_t;
using ::std::enable_if_t;
using ::std::decay_t;
using ::std::is_void;
using ::std::is_integral;
using ::std::is_floating_point;
using ::std::is_arithmetic;
using ::std::is_null_pointer;
using ::std::is_pointer;
using ::std::is_lvalue_reference;
using ::std::is_rvalue_reference;
using ::std::is_reference;
using ::std::is_array;
using ::std::is_const;
using ::std::is_volatile;
using ::std::is_member_pointer;
using ::std::is_function;
using ::std::is_member_function_pointer;
using ::std::is_member_object_pointer;
using ::std::is_enum;
using ::std::is_scoped_enum;
using ::std::is_union;
using ::std::is_class;
using ::std::is_signed;
using ::std::is_unsigned;
using ::std::is_scalar;
using ::std::is_fundamental;
using ::std::is_compound;
using ::std::is_object;
using ::std::is_trivial;
using ::std::is_trivially_copyable;
using ::std::is_standard_layout;
using ::std::is_pod;
using ::std::is_literal_type;
using ::std::is_aggregate;
using ::std::is_empty;
using ::std::is_final;
using ::std::is_abstract;
using ::std::is_polymorphic;
using ::std::has_virtual_destructor;
using ::std::has_unique_object_representations;
using ::std::is_constructible;
using ::std::is_trivially_constructible;
using ::std::is_nothrow_constructible;
using ::std::is_default_constructible;
using ::std::is_trivially_default_constructible;
using ::std::is_nothrow_default_constructible;
using ::std::is_copy_constructible;
using ::std::is_trivially_copy_constructible;
using ::std::is_nothrow_copy_constructible;
using ::std::is_move_constructible;
using ::std::is_trivially_move_constructible;
using ::std::is_nothrow_move_constructible;
using ::std::is_assignable;
using ::std::is_trivially_assignable;
using ::std::is_nothrow_assignable;
using ::std::is_copy_assignable;
using ::std::is_trivially_copy_assignable;
using ::std::is_move_assignable;
using ::std::is_trivially_move_assignable;
using ::std::is_destructible;
using ::std::is_trivially_destructible;
using ::std::is_nothrow_destructible;
using ::std::alignment_of;
using ::std::rank;
using ::std::extent;
using ::std::is_same;
using ::std::is_base_of;
using ::std::is_convertible;
using ::std::is_invocable;
using ::std::is_invocable_r;
using ::std::is_nothrow_invocable;
using ::std::invoke_result;
using ::std::invoke_result_t;
using ::std::result_of;
using ::std::result_of_t;
using ::std::common_type;
using ::std::common_type_t;
using ::std::conjunction;
using ::std::disjunction;
using ::std::negation;
using ::std::aligned_storage;
using ::std::aligned_storage_t;
using ::std::is_void_v;
using ::std::is_integral_v;
using ::std::is_floating_point_v;
using ::std::is_arithmetic_v;
using ::std::is_null_pointer_v;
using ::std::is_pointer_v;
using ::std::is_lvalue_reference_v;
using ::std::is_rvalue_reference_v;
using ::std::is_reference_v;
using ::std::is_array_v;
using ::std::is_const_v;
using ::std::is_volatile_v;
using ::std::is_member_pointer_v;
using ::std::is_function_v;
using ::std::is_member_function_pointer_v;
using ::std::is_member_object_pointer_v;
using ::std::is_enum_v;
using ::std::is_scoped_enum_v;
using ::std::is_union_v;
using ::std::is_class_v;
using ::std::is_signed_v;
using ::std::is_unsigned_v;
using ::std::is_scalar_v;
using ::std::is_fundamental_v;
using ::std::is_compound_v;
using ::std::is_object_v;
using ::std::is_trivial_v;
using ::std::is_trivially_copyable_v;
using ::std::is_standard_layout_v;
using ::std::is_pod_v;
using ::std::is_literal_type_v;
using ::std::is_aggregate_v;
using ::std::is_empty_v;
using ::std::is_final_v;
using ::std::is_abstract_v;
using ::std::is_polymorphic_v;
using ::std::has_virtual_destructor_v;
using ::std::has_unique_object_representations_v;
using ::std::is_constructible_v;
using ::std::is_trivially_constructible_v;
using ::std::is_nothrow_constructible_v;
using ::std::is_default_constructible_v;
using ::std::is_trivially_default_constructible_v;
using ::std::is_nothrow_default_constructible_v;
using ::std::is_copy_constructible_v;
using ::std::is_trivially_copy_constructible_v;
using ::std::is_nothrow_copy_constructible_v;
using ::std::is_move_constructible_v;
using ::std::is_trivially_move_constructible_v;
using ::std::is_nothrow_move_constructible_v;
using ::std::is_assignable_v;
using ::std::is_trivially_assignable_v;
using ::std::is_nothrow_assignable_v;
using ::std::is_copy_assignable_v;
using ::std::is_trivially_copy_assignable_v;
using ::std::is_move_assignable_v;
using ::std::is_trivially_move_assignable_v;
using ::std::is_destructible_v;
using ::std::is_trivially_destructible_v;
using ::std::is_nothrow_destructible_v;
using ::std::alignment_of_v;
using ::std::rank_v;
using ::std::extent_v;
using ::std::is_same_v;
using ::std::is_base_of_v;
using ::std::is_convertible_v;
using ::std::is_invocable_v;
using ::std::is_invocable_r_v;
using ::std::is_nothrow_invocable_v;
using ::std::conjunction_v;
using ::std::disjunction_v;
using ::std::negation_v;
using ::std::initializer_list;
using ::std::integer_sequence;
using ::std::index_sequence;
using ::std::make_integer_sequence;
using ::std::make_index_sequence;
using ::std::index_sequence_for;
using ::std::in_place_t;
using ::std::in_place_type_t;
using ::std::in_place_index_t;
using ::std::in_place;
using ::std::piecewise_construct_t;
using ::std::piecewise_construct;
using ::std::reference_wrapper;
using ::abs;
using ::acos;
using ::acosh;
using ::asin;
using ::asinh;
using ::atan;
using ::atan2;
using ::atanh;
using ::cbrt;
using ::ceil;
using ::copysign;
using ::cos;
using ::cosh;
using ::erf;
using ::erfc;
using ::exp;
using ::exp2;
using ::expm1;
using ::fabs;
using ::fdim;
using ::floor;
using ::fma;
using ::fmax;
using ::fmin;
using ::fmod;
using ::frexp;
using ::hypot;
using ::ilogb;
using ::isfinite;
using ::isinf;
using ::isnan;
using ::ldexp;
using ::lgamma;
using ::log;
using ::log10;
using ::log1p;
using ::log2;
using ::logb;
using ::lrint;
using ::lround;
using ::modf;
using ::nearbyint;
using ::nextafter;
using ::pow;
using ::remainder;
using ::rint;
using ::round;
using ::scalbn;
using ::signbit;
using ::sin;
using ::sinh;
using ::sqrt;
using ::tan;
using ::tanh;
using ::tgamma;
using ::trunc;
using ::memcpy;
using ::memset;
using ::int8_t;
using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::uint8_t;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::intptr_t;
using ::uintptr_t;
using ::size_t;
using ::ptrdiff_t;
template <class T> using atomic = cuda::atomic<T>;
template <class T> using atomic_ref = cuda::atomic_ref<T>;
template <class C = cuda::__empty_completion> using barrier = cuda::barrier<thread_scope_system, C>;
using cuda::atomic_thread_fence;

template <class T> __host__ __device__ constexpr remove_reference_t<T> &&move(T &&t) noexcept { return static_cast<remove_reference_t<T> &&>(t); }
template <class T> __host__ __device__ constexpr T &&forward(remove_reference_t<T> &t) noexcept { return static_cast<T &&>(t); }
template <class T> __host__ __device__ constexpr T &&forward(remove_reference_t<T> &&t) noexcept { return static_cast<T &&>(t); }
template <class T> __host__ __device__ add_rvalue_reference_t<T> declval() noexcept;
template <class T> __host__ __device__ constexpr T *addressof(T &t) noexcept;
template <class T> __host__ __device__ constexpr void swap(T &a, T &b);
template <class T, class U = T> __host__ __device__ constexpr T exchange(T &t, U &&u);
template <class T> __host__ __device__ constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> __host__ __device__ constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T, class F> __host__ __device__ constexpr const T &min(const T &a, const T &b, F less);
template <class T, class F> __host__ __device__ constexpr const T &max(const T &a, const T &b, F less);
template <class T> __host__ __device__ constexpr T min(initializer_list<T> l);
template <class T> __host__ __device__ constexpr T max(initializer_list<T> l);
template <class T> __host__ __device__ constexpr const T &clamp(const T &v, const T &lo, const T &hi) { return v < lo ? lo : hi < v ? hi : v; }
template <class F, class... A> __host__ __device__ constexpr invoke_result_t<F, A...> invoke(F &&f, A &&...args);
template <class To, class From> __host__ __device__ constexpr To bit_cast(const From &from) noexcept;
template <class T> __host__ __device__ constexpr int popcount(T v) noexcept;
template <class T> __host__ __device__ constexpr int countl_zero(T v) noexcept;
template <class T> __host__ __device__ constexpr int countr_zero(T v) noexcept;
template <class T> __host__ __device__ constexpr bool has_single_bit(T v) noexcept;
template <class T> __host__ __device__ constexpr T bit_ceil(T v) noexcept;
template <class T> __host__ __device__ constexpr T bit_floor(T v) noexcept;

} // namespace std

} // namespace cuda
