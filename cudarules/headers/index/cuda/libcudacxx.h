//	cuda::std	memory_order	memory_order_relaxed	memory_order_consume	memory_order_acquire	memory_order_release	memory_order_acq_rel	memory_order_seq_cst
namespace cuda { namespace std { enum memory_order { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst }; } }
//	cuda	thread_scope	thread_scope_system	thread_scope_device	thread_scope_block	thread_scope_thread
namespace cuda { enum thread_scope { thread_scope_system, thread_scope_device, thread_scope_block, thread_scope_thread }; }
//	cuda	memory_order
namespace cuda { using std::memory_order; }
//	cuda	memory_order_relaxed
namespace cuda { using std::memory_order_relaxed; }
//	cuda	memory_order_consume
namespace cuda { using std::memory_order_consume; }
//	cuda	memory_order_acquire
namespace cuda { using std::memory_order_acquire; }
//	cuda	memory_order_release
namespace cuda { using std::memory_order_release; }
//	cuda	memory_order_acq_rel
namespace cuda { using std::memory_order_acq_rel; }
//	cuda	memory_order_seq_cst
namespace cuda { using std::memory_order_seq_cst; }
//	cuda	atomic
namespace cuda { template <class T, thread_scope scope = thread_scope_system> class atomic {
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
}; }
//	cuda	atomic_ref
namespace cuda { template <class T, thread_scope scope = thread_scope_system> class atomic_ref {
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
}; }
//	cuda	atomic_flag
namespace cuda { template <thread_scope scope = thread_scope_system> class atomic_flag {
    int __flag;
public:
    atomic_flag() noexcept = default;
    __host__ __device__ constexpr atomic_flag(bool) noexcept : __flag(0) {}
    atomic_flag(const atomic_flag &) = delete;
    atomic_flag &operator=(const atomic_flag &) = delete;
    __host__ __device__ bool test(memory_order = memory_order_seq_cst) const noexcept;
    __host__ __device__ bool test_and_set(memory_order = memory_order_seq_cst) noexcept;
    __host__ __device__ void clear(memory_order = memory_order_seq_cst) noexcept;
}; }
//	cuda	atomic_thread_fence
namespace cuda { __host__ __device__ void atomic_thread_fence(memory_order, thread_scope = thread_scope_system); }
//	cuda	atomic_signal_fence
namespace cuda { __host__ __device__ void atomic_signal_fence(memory_order); }
//	cuda	__empty_completion
namespace cuda { struct __empty_completion { __host__ __device__ void operator()() noexcept {} }; }
//	cuda	barrier
namespace cuda { template <thread_scope scope, class Completion = __empty_completion> class barrier {
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
}; }
//	cuda	latch
namespace cuda { template <thread_scope scope> class latch {
    ptrdiff_t __counter;
public:
    __host__ __device__ constexpr explicit latch(ptrdiff_t n) : __counter(n) {}
    latch(const latch &) = delete;
    latch &operator=(const latch &) = delete;
    __host__ __device__ void count_down(ptrdiff_t = 1);
    __host__ __device__ bool try_wait() const noexcept;
    __host__ __device__ void wait() const;
    __host__ __device__ void arrive_and_wait(ptrdiff_t = 1);
}; }
//	cuda	counting_semaphore
namespace cuda { template <thread_scope scope, ptrdiff_t most = 2147483647> class counting_semaphore {
    ptrdiff_t __counter;
public:
    counting_semaphore() = default;
    __host__ __device__ constexpr counting_semaphore(ptrdiff_t n) : __counter(n) {}
    counting_semaphore(const counting_semaphore &) = delete;
    counting_semaphore &operator=(const counting_semaphore &) = delete;
    __host__ __device__ void release(ptrdiff_t = 1);
    __host__ __device__ void acquire();
    __host__ __device__ bool try_acquire();
}; }
//	cuda	binary_semaphore
namespace cuda { template <thread_scope scope> using binary_semaphore = counting_semaphore<scope, 1>; }
//	cuda	pipeline_role
namespace cuda { enum class pipeline_role { producer, consumer }; }
//	cuda	pipeline_shared_state
namespace cuda { template <thread_scope scope, unsigned char stages> class pipeline_shared_state {
    barrier<scope> __barriers[2 * stages];
    unsigned int __references;
public:
    pipeline_shared_state() = default;
    pipeline_shared_state(const pipeline_shared_state &) = delete;
    pipeline_shared_state &operator=(const pipeline_shared_state &) = delete;
}; }
//	cuda	pipeline
namespace cuda { template <thread_scope scope> class pipeline {
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
}; }
//	cuda	make_pipeline
namespace cuda { __host__ __device__ pipeline<thread_scope_thread> make_pipeline();
template <class G, thread_scope scope, unsigned char stages> __host__ __device__ pipeline<scope> make_pipeline(const G &group, pipeline_shared_state<scope, stages> *state);
template <class G, thread_scope scope, unsigned char stages> __host__ __device__ pipeline<scope> make_pipeline(const G &group, pipeline_shared_state<scope, stages> *state, size_t producers);
template <class G, thread_scope scope, unsigned char stages> __host__ __device__ pipeline<scope> make_pipeline(const G &group, pipeline_shared_state<scope, stages> *state, pipeline_role role); }
//	cuda	pipeline_consumer_wait_prior
namespace cuda { template <unsigned char prior> __host__ __device__ void pipeline_consumer_wait_prior(pipeline<thread_scope_thread> &pipe); }
//	cuda	pipeline_producer_commit
namespace cuda { template <thread_scope scope> __host__ __device__ void pipeline_producer_commit(pipeline<thread_scope_thread> &pipe, barrier<scope> &b); }
//	cuda	aligned_size_t
namespace cuda { template <size_t alignment> struct aligned_size_t {
    static constexpr size_t align = alignment;
    size_t value;
    __host__ __device__ explicit constexpr aligned_size_t(size_t n) : value(n) {}
    __host__ __device__ constexpr operator size_t() const { return value; }
}; }
//	cuda	async_contract_fulfillment
namespace cuda { enum class async_contract_fulfillment { none, async }; }
//	cuda	memcpy_async
namespace cuda { template <class T, class S, thread_scope scope, class C> __host__ __device__ async_contract_fulfillment memcpy_async(T *dst, const T *src, S size, barrier<scope, C> &b);
template <class G, class T, class S, thread_scope scope, class C> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, T *dst, const T *src, S size, barrier<scope, C> &b);
template <class S, thread_scope scope, class C> __host__ __device__ async_contract_fulfillment memcpy_async(void *dst, const void *src, S size, barrier<scope, C> &b);
template <class G, class S, thread_scope scope, class C> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, void *dst, const void *src, S size, barrier<scope, C> &b);
template <class T, class S, thread_scope scope> __host__ __device__ async_contract_fulfillment memcpy_async(T *dst, const T *src, S size, pipeline<scope> &pipe);
template <class G, class T, class S, thread_scope scope> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, T *dst, const T *src, S size, pipeline<scope> &pipe);
template <class S, thread_scope scope> __host__ __device__ async_contract_fulfillment memcpy_async(void *dst, const void *src, S size, pipeline<scope> &pipe);
template <class G, class S, thread_scope scope> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, void *dst, const void *src, S size, pipeline<scope> &pipe); }
//	cuda::device	barrier_native_handle
namespace cuda { namespace device { __device__ unsigned long long *barrier_native_handle(barrier<thread_scope_block> &); } }
//	cuda::device	barrier_arrive_tx
namespace cuda { namespace device { __device__ barrier<thread_scope_block>::arrival_token barrier_arrive_tx(barrier<thread_scope_block> &, ptrdiff_t, ptrdiff_t); } }
//	cuda::device	barrier_expect_tx
namespace cuda { namespace device { __device__ void barrier_expect_tx(barrier<thread_scope_block> &, ptrdiff_t); } }
//	cuda::device	memcpy_async_tx
namespace cuda { namespace device { template <class T, size_t alignment> __device__ async_contract_fulfillment memcpy_async_tx(T *dst, const T *src, aligned_size_t<alignment> size, barrier<thread_scope_block> &b); } }
//	cuda	access_property
namespace cuda { struct access_property {
    struct normal {};
    struct streaming {};
    struct persisting {};
    struct global {};
    struct shared {};
    unsigned long long __bits;
    __host__ __device__ constexpr access_property() : __bits(0) {}
    template <class P> __host__ __device__ constexpr access_property(P) : __bits(0) {}
    __host__ __device__ constexpr explicit operator unsigned long long() const { return __bits; }
}; }
//	cuda	annotated_ptr
namespace cuda { template <class T, class P> class annotated_ptr {
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
}; }
//	cuda	associate_access_property
namespace cuda { template <class T, class P> __host__ __device__ T *associate_access_property(T *p, P property); }
//	cuda	memcpy_async
namespace cuda { template <class T, class U, class P, class S, class C> __host__ __device__ async_contract_fulfillment memcpy_async(T *dst, annotated_ptr<U, P> src, S size, C &completes);
template <class T, class Q, class U, class P, class S, class C> __host__ __device__ async_contract_fulfillment memcpy_async(annotated_ptr<T, Q> dst, annotated_ptr<U, P> src, S size, C &completes);
template <class G, class T, class U, class P, class S, class C> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, T *dst, annotated_ptr<U, P> src, S size, C &completes);
template <class G, class T, class Q, class U, class P, class S, class C> __host__ __device__ async_contract_fulfillment memcpy_async(const G &group, annotated_ptr<T, Q> dst, annotated_ptr<U, P> src, S size, C &completes); }
//	cuda	apply_access_property
namespace cuda { template <class S> __host__ __device__ void apply_access_property(const void *p, S size, access_property::persisting) noexcept; }
//	cuda	discard_memory
namespace cuda { template <class S> __host__ __device__ void discard_memory(volatile void *p, S size) noexcept; }
//	cuda	__return_type_wrapper
namespace cuda { template <class R, class F> class __return_type_wrapper {
    F __f;
public:
    __host__ __device__ explicit __return_type_wrapper(F &&f) : __f(static_cast<F &&>(f)) {}
    template <class... A> __host__ __device__ R operator()(A &&...args) const;
}; }
//	cuda	proclaim_return_type
namespace cuda { template <class R, class F> __host__ __device__ __return_type_wrapper<R, ::std::decay_t<F>> proclaim_return_type(F &&f); }
//	cuda	ceil_div
namespace cuda { template <class T, class U> __host__ __device__ constexpr T ceil_div(T a, U b) noexcept { return (a + b - 1) / b; } }
//	cuda	round_up
namespace cuda { template <class T> __host__ __device__ constexpr T round_up(T a, T b) noexcept { return (a + b - 1) / b * b; } }
//	cuda::std	integral_constant
namespace cuda { namespace std { using ::std::integral_constant; } }
//	cuda::std	bool_constant
namespace cuda { namespace std { using ::std::bool_constant; } }
//	cuda::std	true_type
namespace cuda { namespace std { using ::std::true_type; } }
//	cuda::std	false_type
namespace cuda { namespace std { using ::std::false_type; } }
//	cuda::std	type_identity
namespace cuda { namespace std { using ::std::type_identity; } }
//	cuda::std	remove_reference
namespace cuda { namespace std { using ::std::remove_reference; } }
//	cuda::std	remove_const
namespace cuda { namespace std { using ::std::remove_const; } }
//	cuda::std	remove_volatile
namespace cuda { namespace std { using ::std::remove_volatile; } }
//	cuda::std	remove_cv
namespace cuda { namespace std { using ::std::remove_cv; } }
//	cuda::std	remove_cvref
namespace cuda { namespace std { using ::std::remove_cvref; } }
//	cuda::std	remove_pointer
namespace cuda { namespace std { using ::std::remove_pointer; } }
//	cuda::std	remove_extent
namespace cuda { namespace std { using ::std::remove_extent; } }
//	cuda::std	remove_all_extents
namespace cuda { namespace std { using ::std::remove_all_extents; } }
//	cuda::std	add_const
namespace cuda { namespace std { using ::std::add_const; } }
//	cuda::std	add_volatile
namespace cuda { namespace std { using ::std::add_volatile; } }
//	cuda::std	add_cv
namespace cuda { namespace std { using ::std::add_cv; } }
//	cuda::std	add_lvalue_reference
namespace cuda { namespace std { using ::std::add_lvalue_reference; } }
//	cuda::std	add_rvalue_reference
namespace cuda { namespace std { using ::std::add_rvalue_reference; } }
//	cuda::std	add_pointer
namespace cuda { namespace std { using ::std::add_pointer; } }
//	cuda::std	make_signed
namespace cuda { namespace std { using ::std::make_signed; } }
//	cuda::std	make_unsigned
namespace cuda { namespace std { using ::std::make_unsigned; } }
//	cuda::std	underlying_type
namespace cuda { namespace std { using ::std::underlying_type; } }
//	cuda::std	conditional
namespace cuda { namespace std { using ::std::conditional; } }
//	cuda::std	enable_if
namespace cuda { namespace std { using ::std::enable_if; } }
//	cuda::std	void_t
namespace cuda { namespace std { using ::std::void_t; } }
//	cuda::std	decay
namespace cuda { namespace std { using ::std::decay; } }
//	cuda::std	type_identity_t
namespace cuda { namespace std { using ::std::type_identity_t; } }
//	cuda::std	remove_reference_t
namespace cuda { namespace std { using ::std::remove_reference_t; } }
//	cuda::std	remove_const_t
namespace cuda { namespace std { using ::std::remove_const_t; } }
//	cuda::std	remove_volatile_t
namespace cuda { namespace std { using ::std::remove_volatile_t; } }
//	cuda::std	remove_cv_t
namespace cuda { namespace std { using ::std::remove_cv_t; } }
//	cuda::std	remove_cvref_t
namespace cuda { namespace std { using ::std::remove_cvref_t; } }
//	cuda::std	remove_pointer_t
namespace cuda { namespace std { using ::std::remove_pointer_t; } }
//	cuda::std	remove_extent_t
namespace cuda { namespace std { using ::std::remove_extent_t; } }
//	cuda::std	remove_all_extents_t
namespace cuda { namespace std { using ::std::remove_all_extents_t; } }
//	cuda::std	add_const_t
namespace cuda { namespace std { using ::std::add_const_t; } }
//	cuda::std	add_volatile_t
namespace cuda { namespace std { using ::std::add_volatile_t; } }
//	cuda::std	add_cv_t
namespace cuda { namespace std { using ::std::add_cv_t; } }
//	cuda::std	add_lvalue_reference_t
namespace cuda { namespace std { using ::std::add_lvalue_reference_t; } }
//	cuda::std	add_rvalue_reference_t
namespace cuda { namespace std { using ::std::add_rvalue_reference_t; } }
//	cuda::std	add_pointer_t
namespace cuda { namespace std { using ::std::add_pointer_t; } }
//	cuda::std	make_signed_t
namespace cuda { namespace std { using ::std::make_signed_t; } }
//	cuda::std	make_unsigned_t
namespace cuda { namespace std { using ::std::make_unsigned_t; } }
//	cuda::std	underlying_type_t
namespace cuda { namespace std { using ::std::underlying_type_t; } }
//	cuda::std	conditional_t
namespace cuda { namespace std { using ::std::conditional_t; } }
//	cuda::std	enable_if_t
namespace cuda { namespace std { using ::std::enable_if_t; } }
//	cuda::std	decay_t
namespace cuda { namespace std { using ::std::decay_t; } }
//	cuda::std	is_void
namespace cuda { namespace std { using ::std::is_void; } }
//	cuda::std	is_integral
namespace cuda { namespace std { using ::std::is_integral; } }
//	cuda::std	is_floating_point
namespace cuda { namespace std { using ::std::is_floating_point; } }
//	cuda::std	is_arithmetic
namespace cuda { namespace std { using ::std::is_arithmetic; } }
//	cuda::std	is_null_pointer
namespace cuda { namespace std { using ::std::is_null_pointer; } }
//	cuda::std	is_pointer
namespace cuda { namespace std { using ::std::is_pointer; } }
//	cuda::std	is_lvalue_reference
namespace cuda { namespace std { using ::std::is_lvalue_reference; } }
//	cuda::std	is_rvalue_reference
namespace cuda { namespace std { using ::std::is_rvalue_reference; } }
//	cuda::std	is_reference
namespace cuda { namespace std { using ::std::is_reference; } }
//	cuda::std	is_array
namespace cuda { namespace std { using ::std::is_array; } }
//	cuda::std	is_const
namespace cuda { namespace std { using ::std::is_const; } }
//	cuda::std	is_volatile
namespace cuda { namespace std { using ::std::is_volatile; } }
//	cuda::std	is_member_pointer
namespace cuda { namespace std { using ::std::is_member_pointer; } }
//	cuda::std	is_function
namespace cuda { namespace std { using ::std::is_function; } }
//	cuda::std	is_member_function_pointer
namespace cuda { namespace std { using ::std::is_member_function_pointer; } }
//	cuda::std	is_member_object_pointer
namespace cuda { namespace std { using ::std::is_member_object_pointer; } }
//	cuda::std	is_enum
namespace cuda { namespace std { using ::std::is_enum; } }
//	cuda::std	is_scoped_enum
namespace cuda { namespace std { using ::std::is_scoped_enum; } }
//	cuda::std	is_union
namespace cuda { namespace std { using ::std::is_union; } }
//	cuda::std	is_class
namespace cuda { namespace std { using ::std::is_class; } }
//	cuda::std	is_signed
namespace cuda { namespace std { using ::std::is_signed; } }
//	cuda::std	is_unsigned
namespace cuda { namespace std { using ::std::is_unsigned; } }
//	cuda::std	is_scalar
namespace cuda { namespace std { using ::std::is_scalar; } }
//	cuda::std	is_fundamental
namespace cuda { namespace std { using ::std::is_fundamental; } }
//	cuda::std	is_compound
namespace cuda { namespace std { using ::std::is_compound; } }
//	cuda::std	is_object
namespace cuda { namespace std { using ::std::is_object; } }
//	cuda::std	is_trivial
namespace cuda { namespace std { using ::std::is_trivial; } }
//	cuda::std	is_trivially_copyable
namespace cuda { namespace std { using ::std::is_trivially_copyable; } }
//	cuda::std	is_standard_layout
namespace cuda { namespace std { using ::std::is_standard_layout; } }
//	cuda::std	is_pod
namespace cuda { namespace std { using ::std::is_pod; } }
//	cuda::std	is_literal_type
namespace cuda { namespace std { using ::std::is_literal_type; } }
//	cuda::std	is_aggregate
namespace cuda { namespace std { using ::std::is_aggregate; } }
//	cuda::std	is_empty
namespace cuda { namespace std { using ::std::is_empty; } }
//	cuda::std	is_final
namespace cuda { namespace std { using ::std::is_final; } }
//	cuda::std	is_abstract
namespace cuda { namespace std { using ::std::is_abstract; } }
//	cuda::std	is_polymorphic
namespace cuda { namespace std { using ::std::is_polymorphic; } }
//	cuda::std	has_virtual_destructor
namespace cuda { namespace std { using ::std::has_virtual_destructor; } }
//	cuda::std	has_unique_object_representations
namespace cuda { namespace std { using ::std::has_unique_object_representations; } }
//	cuda::std	is_constructible
namespace cuda { namespace std { using ::std::is_constructible; } }
//	cuda::std	is_trivially_constructible
namespace cuda { namespace std { using ::std::is_trivially_constructible; } }
//	cuda::std	is_nothrow_constructible
namespace cuda { namespace std { using ::std::is_nothrow_constructible; } }
//	cuda::std	is_default_constructible
namespace cuda { namespace std { using ::std::is_default_constructible; } }
//	cuda::std	is_trivially_default_constructible
namespace cuda { namespace std { using ::std::is_trivially_default_constructible; } }
//	cuda::std	is_nothrow_default_constructible
namespace cuda { namespace std { using ::std::is_nothrow_default_constructible; } }
//	cuda::std	is_copy_constructible
namespace cuda { namespace std { using ::std::is_copy_constructible; } }
//	cuda::std	is_trivially_copy_constructible
namespace cuda { namespace std { using ::std::is_trivially_copy_constructible; } }
//	cuda::std	is_nothrow_copy_constructible
namespace cuda { namespace std { using ::std::is_nothrow_copy_constructible; } }
//	cuda::std	is_move_constructible
namespace cuda { namespace std { using ::std::is_move_constructible; } }
//	cuda::std	is_trivially_move_constructible
namespace cuda { namespace std { using ::std::is_trivially_move_constructible; } }
//	cuda::std	is_nothrow_move_constructible
namespace cuda { namespace std { using ::std::is_nothrow_move_constructible; } }
//	cuda::std	is_assignable
namespace cuda { namespace std { using ::std::is_assignable; } }
//	cuda::std	is_trivially_assignable
namespace cuda { namespace std { using ::std::is_trivially_assignable; } }
//	cuda::std	is_nothrow_assignable
namespace cuda { namespace std { using ::std::is_nothrow_assignable; } }
//	cuda::std	is_copy_assignable
namespace cuda { namespace std { using ::std::is_copy_assignable; } }
//	cuda::std	is_trivially_copy_assignable
namespace cuda { namespace std { using ::std::is_trivially_copy_assignable; } }
//	cuda::std	is_move_assignable
namespace cuda { namespace std { using ::std::is_move_assignable; } }
//	cuda::std	is_trivially_move_assignable
namespace cuda { namespace std { using ::std::is_trivially_move_assignable; } }
//	cuda::std	is_destructible
namespace cuda { namespace std { using ::std::is_destructible; } }
//	cuda::std	is_trivially_destructible
namespace cuda { namespace std { using ::std::is_trivially_destructible; } }
//	cuda::std	is_nothrow_destructible
namespace cuda { namespace std { using ::std::is_nothrow_destructible; } }
//	cuda::std	alignment_of
namespace cuda { namespace std { using ::std::alignment_of; } }
//	cuda::std	rank
namespace cuda { namespace std { using ::std::rank; } }
//	cuda::std	extent
namespace cuda { namespace std { using ::std::extent; } }
//	cuda::std	is_same
namespace cuda { namespace std { using ::std::is_same; } }
//	cuda::std	is_base_of
namespace cuda { namespace std { using ::std::is_base_of; } }
//	cuda::std	is_convertible
namespace cuda { namespace std { using ::std::is_convertible; } }
//	cuda::std	is_invocable
namespace cuda { namespace std { using ::std::is_invocable; } }
//	cuda::std	is_invocable_r
namespace cuda { namespace std { using ::std::is_invocable_r; } }
//	cuda::std	is_nothrow_invocable
namespace cuda { namespace std { using ::std::is_nothrow_invocable; } }
//	cuda::std	invoke_result
namespace cuda { namespace std { using ::std::invoke_result; } }
//	cuda::std	invoke_result_t
namespace cuda { namespace std { using ::std::invoke_result_t; } }
//	cuda::std	result_of
namespace cuda { namespace std { using ::std::result_of; } }
//	cuda::std	result_of_t
namespace cuda { namespace std { using ::std::result_of_t; } }
//	cuda::std	common_type
namespace cuda { namespace std { using ::std::common_type; } }
//	cuda::std	common_type_t
namespace cuda { namespace std { using ::std::common_type_t; } }
//	cuda::std	conjunction
namespace cuda { namespace std { using ::std::conjunction; } }
//	cuda::std	disjunction
namespace cuda { namespace std { using ::std::disjunction; } }
//	cuda::std	negation
namespace cuda { namespace std { using ::std::negation; } }
//	cuda::std	aligned_storage
namespace cuda { namespace std { using ::std::aligned_storage; } }
//	cuda::std	aligned_storage_t
namespace cuda { namespace std { using ::std::aligned_storage_t; } }
//	cuda::std	is_void_v
namespace cuda { namespace std { using ::std::is_void_v; } }
//	cuda::std	is_integral_v
namespace cuda { namespace std { using ::std::is_integral_v; } }
//	cuda::std	is_floating_point_v
namespace cuda { namespace std { using ::std::is_floating_point_v; } }
//	cuda::std	is_arithmetic_v
namespace cuda { namespace std { using ::std::is_arithmetic_v; } }
//	cuda::std	is_null_pointer_v
namespace cuda { namespace std { using ::std::is_null_pointer_v; } }
//	cuda::std	is_pointer_v
namespace cuda { namespace std { using ::std::is_pointer_v; } }
//	cuda::std	is_lvalue_reference_v
namespace cuda { namespace std { using ::std::is_lvalue_reference_v; } }
//	cuda::std	is_rvalue_reference_v
namespace cuda { namespace std { using ::std::is_rvalue_reference_v; } }
//	cuda::std	is_reference_v
namespace cuda { namespace std { using ::std::is_reference_v; } }
//	cuda::std	is_array_v
namespace cuda { namespace std { using ::std::is_array_v; } }
//	cuda::std	is_const_v
namespace cuda { namespace std { using ::std::is_const_v; } }
//	cuda::std	is_volatile_v
namespace cuda { namespace std { using ::std::is_volatile_v; } }
//	cuda::std	is_member_pointer_v
namespace cuda { namespace std { using ::std::is_member_pointer_v; } }
//	cuda::std	is_function_v
namespace cuda { namespace std { using ::std::is_function_v; } }
//	cuda::std	is_member_function_pointer_v
namespace cuda { namespace std { using ::std::is_member_function_pointer_v; } }
//	cuda::std	is_member_object_pointer_v
namespace cuda { namespace std { using ::std::is_member_object_pointer_v; } }
//	cuda::std	is_enum_v
namespace cuda { namespace std { using ::std::is_enum_v; } }
//	cuda::std	is_scoped_enum_v
namespace cuda { namespace std { using ::std::is_scoped_enum_v; } }
//	cuda::std	is_union_v
namespace cuda { namespace std { using ::std::is_union_v; } }
//	cuda::std	is_class_v
namespace cuda { namespace std { using ::std::is_class_v; } }
//	cuda::std	is_signed_v
namespace cuda { namespace std { using ::std::is_signed_v; } }
//	cuda::std	is_unsigned_v
namespace cuda { namespace std { using ::std::is_unsigned_v; } }
//	cuda::std	is_scalar_v
namespace cuda { namespace std { using ::std::is_scalar_v; } }
//	cuda::std	is_fundamental_v
namespace cuda { namespace std { using ::std::is_fundamental_v; } }
//	cuda::std	is_compound_v
namespace cuda { namespace std { using ::std::is_compound_v; } }
//	cuda::std	is_object_v
namespace cuda { namespace std { using ::std::is_object_v; } }
//	cuda::std	is_trivial_v
namespace cuda { namespace std { using ::std::is_trivial_v; } }
//	cuda::std	is_trivially_copyable_v
namespace cuda { namespace std { using ::std::is_trivially_copyable_v; } }
//	cuda::std	is_standard_layout_v
namespace cuda { namespace std { using ::std::is_standard_layout_v; } }
//	cuda::std	is_pod_v
namespace cuda { namespace std { using ::std::is_pod_v; } }
//	cuda::std	is_literal_type_v
namespace cuda { namespace std { using ::std::is_literal_type_v; } }
//	cuda::std	is_aggregate_v
namespace cuda { namespace std { using ::std::is_aggregate_v; } }
//	cuda::std	is_empty_v
namespace cuda { namespace std { using ::std::is_empty_v; } }
//	cuda::std	is_final_v
namespace cuda { namespace std { using ::std::is_final_v; } }
//	cuda::std	is_abstract_v
namespace cuda { namespace std { using ::std::is_abstract_v; } }
//	cuda::std	is_polymorphic_v
namespace cuda { namespace std { using ::std::is_polymorphic_v; } }
//	cuda::std	has_virtual_destructor_v
namespace cuda { namespace std { using ::std::has_virtual_destructor_v; } }
//	cuda::std	has_unique_object_representations_v
namespace cuda { namespace std { using ::std::has_unique_object_representations_v; } }
//	cuda::std	is_constructible_v
namespace cuda { namespace std { using ::std::is_constructible_v; } }
//	cuda::std	is_trivially_constructible_v
namespace cuda { namespace std { using ::std::is_trivially_constructible_v; } }
//	cuda::std	is_nothrow_constructible_v
namespace cuda { namespace std { using ::std::is_nothrow_constructible_v; } }
//	cuda::std	is_default_constructible_v
namespace cuda { namespace std { using ::std::is_default_constructible_v; } }
//	cuda::std	is_trivially_default_constructible_v
namespace cuda { namespace std { using ::std::is_trivially_default_constructible_v; } }
//	cuda::std	is_nothrow_default_constructible_v
namespace cuda { namespace std { using ::std::is_nothrow_default_constructible_v; } }
//	cuda::std	is_copy_constructible_v
namespace cuda { namespace std { using ::std::is_copy_constructible_v; } }
//	cuda::std	is_trivially_copy_constructible_v
namespace cuda { namespace std { using ::std::is_trivially_copy_constructible_v; } }
//	cuda::std	is_nothrow_copy_constructible_v
namespace cuda { namespace std { using ::std::is_nothrow_copy_constructible_v; } }
//	cuda::std	is_move_constructible_v
namespace cuda { namespace std { using ::std::is_move_constructible_v; } }
//	cuda::std	is_trivially_move_constructible_v
namespace cuda { namespace std { using ::std::is_trivially_move_constructible_v; } }
//	cuda::std	is_nothrow_move_constructible_v
namespace cuda { namespace std { using ::std::is_nothrow_move_constructible_v; } }
//	cuda::std	is_assignable_v
namespace cuda { namespace std { using ::std::is_assignable_v; } }
//	cuda::std	is_trivially_assignable_v
namespace cuda { namespace std { using ::std::is_trivially_assignable_v; } }
//	cuda::std	is_nothrow_assignable_v
namespace cuda { namespace std { using ::std::is_nothrow_assignable_v; } }
//	cuda::std	is_copy_assignable_v
namespace cuda { namespace std { using ::std::is_copy_assignable_v; } }
//	cuda::std	is_trivially_copy_assignable_v
namespace cuda { namespace std { using ::std::is_trivially_copy_assignable_v; } }
//	cuda::std	is_move_assignable_v
namespace cuda { namespace std { using ::std::is_move_assignable_v; } }
//	cuda::std	is_trivially_move_assignable_v
namespace cuda { namespace std { using ::std::is_trivially_move_assignable_v; } }
//	cuda::std	is_destructible_v
namespace cuda { namespace std { using ::std::is_destructible_v; } }
//	cuda::std	is_trivially_destructible_v
namespace cuda { namespace std { using ::std::is_trivially_destructible_v; } }
//	cuda::std	is_nothrow_destructible_v
namespace cuda { namespace std { using ::std::is_nothrow_destructible_v; } }
//	cuda::std	alignment_of_v
namespace cuda { namespace std { using ::std::alignment_of_v; } }
//	cuda::std	rank_v
namespace cuda { namespace std { using ::std::rank_v; } }
//	cuda::std	extent_v
namespace cuda { namespace std { using ::std::extent_v; } }
//	cuda::std	is_same_v
namespace cuda { namespace std { using ::std::is_same_v; } }
//	cuda::std	is_base_of_v
namespace cuda { namespace std { using ::std::is_base_of_v; } }
//	cuda::std	is_convertible_v
namespace cuda { namespace std { using ::std::is_convertible_v; } }
//	cuda::std	is_invocable_v
namespace cuda { namespace std { using ::std::is_invocable_v; } }
//	cuda::std	is_invocable_r_v
namespace cuda { namespace std { using ::std::is_invocable_r_v; } }
//	cuda::std	is_nothrow_invocable_v
namespace cuda { namespace std { using ::std::is_nothrow_invocable_v; } }
//	cuda::std	conjunction_v
namespace cuda { namespace std { using ::std::conjunction_v; } }
//	cuda::std	disjunction_v
namespace cuda { namespace std { using ::std::disjunction_v; } }
//	cuda::std	negation_v
namespace cuda { namespace std { using ::std::negation_v; } }
//	cuda::std	initializer_list
namespace cuda { namespace std { using ::std::initializer_list; } }
//	cuda::std	integer_sequence
namespace cuda { namespace std { using ::std::integer_sequence; } }
//	cuda::std	index_sequence
namespace cuda { namespace std { using ::std::index_sequence; } }
//	cuda::std	make_integer_sequence
namespace cuda { namespace std { using ::std::make_integer_sequence; } }
//	cuda::std	make_index_sequence
namespace cuda { namespace std { using ::std::make_index_sequence; } }
//	cuda::std	index_sequence_for
namespace cuda { namespace std { using ::std::index_sequence_for; } }
//	cuda::std	in_place_t
namespace cuda { namespace std { using ::std::in_place_t; } }
//	cuda::std	in_place_type_t
namespace cuda { namespace std { using ::std::in_place_type_t; } }
//	cuda::std	in_place_index_t
namespace cuda { namespace std { using ::std::in_place_index_t; } }
//	cuda::std	in_place
namespace cuda { namespace std { using ::std::in_place; } }
//	cuda::std	piecewise_construct_t
namespace cuda { namespace std { using ::std::piecewise_construct_t; } }
//	cuda::std	piecewise_construct
namespace cuda { namespace std { using ::std::piecewise_construct; } }
//	cuda::std	reference_wrapper
namespace cuda { namespace std { using ::std::reference_wrapper; } }
//	cuda::std	abs
namespace cuda { namespace std { using ::abs; } }
//	cuda::std	acos
namespace cuda { namespace std { using ::acos; } }
//	cuda::std	acosh
namespace cuda { namespace std { using ::acosh; } }
//	cuda::std	asin
namespace cuda { namespace std { using ::asin; } }
//	cuda::std	asinh
namespace cuda { namespace std { using ::asinh; } }
//	cuda::std	atan
namespace cuda { namespace std { using ::atan; } }
//	cuda::std	atan2
namespace cuda { namespace std { using ::atan2; } }
//	cuda::std	atanh
namespace cuda { namespace std { using ::atanh; } }
//	cuda::std	cbrt
namespace cuda { namespace std { using ::cbrt; } }
//	cuda::std	ceil
namespace cuda { namespace std { using ::ceil; } }
//	cuda::std	copysign
namespace cuda { namespace std { using ::copysign; } }
//	cuda::std	cos
namespace cuda { namespace std { using ::cos; } }
//	cuda::std	cosh
namespace cuda { namespace std { using ::cosh; } }
//	cuda::std	erf
namespace cuda { namespace std { using ::erf; } }
//	cuda::std	erfc
namespace cuda { namespace std { using ::erfc; } }
//	cuda::std	exp
namespace cuda { namespace std { using ::exp; } }
//	cuda::std	exp2
namespace cuda { namespace std { using ::exp2; } }
//	cuda::std	expm1
namespace cuda { namespace std { using ::expm1; } }
//	cuda::std	fabs
namespace cuda { namespace std { using ::fabs; } }
//	cuda::std	fdim
namespace cuda { namespace std { using ::fdim; } }
//	cuda::std	floor
namespace cuda { namespace std { using ::floor; } }
//	cuda::std	fma
namespace cuda { namespace std { using ::fma; } }
//	cuda::std	fmax
namespace cuda { namespace std { using ::fmax; } }
//	cuda::std	fmin
namespace cuda { namespace std { using ::fmin; } }
//	cuda::std	fmod
namespace cuda { namespace std { using ::fmod; } }
//	cuda::std	frexp
namespace cuda { namespace std { using ::frexp; } }
//	cuda::std	hypot
namespace cuda { namespace std { using ::hypot; } }
//	cuda::std	ilogb
namespace cuda { namespace std { using ::ilogb; } }
//	cuda::std	isfinite
namespace cuda { namespace std { using ::isfinite; } }
//	cuda::std	isinf
namespace cuda { namespace std { using ::isinf; } }
//	cuda::std	isnan
namespace cuda { namespace std { using ::isnan; } }
//	cuda::std	ldexp
namespace cuda { namespace std { using ::ldexp; } }
//	cuda::std	lgamma
namespace cuda { namespace std { using ::lgamma; } }
//	cuda::std	log
namespace cuda { namespace std { using ::log; } }
//	cuda::std	log10
namespace cuda { namespace std { using ::log10; } }
//	cuda::std	log1p
namespace cuda { namespace std { using ::log1p; } }
//	cuda::std	log2
namespace cuda { namespace std { using ::log2; } }
//	cuda::std	logb
namespace cuda { namespace std { using ::logb; } }
//	cuda::std	lrint
namespace cuda { namespace std { using ::lrint; } }
//	cuda::std	lround
namespace cuda { namespace std { using ::lround; } }
//	cuda::std	modf
namespace cuda { namespace std { using ::modf; } }
//	cuda::std	nearbyint
namespace cuda { namespace std { using ::nearbyint; } }
//	cuda::std	nextafter
namespace cuda { namespace std { using ::nextafter; } }
//	cuda::std	pow
namespace cuda { namespace std { using ::pow; } }
//	cuda::std	remainder
namespace cuda { namespace std { using ::remainder; } }
//	cuda::std	rint
namespace cuda { namespace std { using ::rint; } }
//	cuda::std	round
namespace cuda { namespace std { using ::round; } }
//	cuda::std	scalbn
namespace cuda { namespace std { using ::scalbn; } }
//	cuda::std	signbit
namespace cuda { namespace std { using ::signbit; } }
//	cuda::std	sin
namespace cuda { namespace std { using ::sin; } }
//	cuda::std	sinh
namespace cuda { namespace std { using ::sinh; } }
//	cuda::std	sqrt
namespace cuda { namespace std { using ::sqrt; } }
//	cuda::std	tan
namespace cuda { namespace std { using ::tan; } }
//	cuda::std	tanh
namespace cuda { namespace std { using ::tanh; } }
//	cuda::std	tgamma
namespace cuda { namespace std { using ::tgamma; } }
//	cuda::std	trunc
namespace cuda { namespace std { using ::trunc; } }
//	cuda::std	memcpy
namespace cuda { namespace std { using ::memcpy; } }
//	cuda::std	memset
namespace cuda { namespace std { using ::memset; } }
//	cuda::std	int8_t
namespace cuda { namespace std { using ::int8_t; } }
//	cuda::std	int16_t
namespace cuda { namespace std { using ::int16_t; } }
//	cuda::std	int32_t
namespace cuda { namespace std { using ::int32_t; } }
//	cuda::std	int64_t
namespace cuda { namespace std { using ::int64_t; } }
//	cuda::std	uint8_t
namespace cuda { namespace std { using ::uint8_t; } }
//	cuda::std	uint16_t
namespace cuda { namespace std { using ::uint16_t; } }
//	cuda::std	uint32_t
namespace cuda { namespace std { using ::uint32_t; } }
//	cuda::std	uint64_t
namespace cuda { namespace std { using ::uint64_t; } }
//	cuda::std	intptr_t
namespace cuda { namespace std { using ::intptr_t; } }
//	cuda::std	uintptr_t
namespace cuda { namespace std { using ::uintptr_t; } }
//	cuda::std	size_t
namespace cuda { namespace std { using ::size_t; } }
//	cuda::std	ptrdiff_t
namespace cuda { namespace std { using ::ptrdiff_t; } }
//	cuda::std	atomic
namespace cuda { namespace std { template <class T> using atomic = cuda::atomic<T>; } }
//	cuda::std	atomic_ref
namespace cuda { namespace std { template <class T> using atomic_ref = cuda::atomic_ref<T>; } }
//	cuda::std	barrier
namespace cuda { namespace std { template <class C = cuda::__empty_completion> using barrier = cuda::barrier<thread_scope_system, C>; } }
//	cuda::std	atomic_thread_fence
namespace cuda { namespace std { using cuda::atomic_thread_fence; } }
//	cuda::std	move
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr remove_reference_t<T> &&move(T &&t) noexcept { return static_cast<remove_reference_t<T> &&>(t); } } }
//	cuda::std	forward
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr T &&forward(remove_reference_t<T> &t) noexcept { return static_cast<T &&>(t); }
template <class T> __host__ __device__ constexpr T &&forward(remove_reference_t<T> &&t) noexcept { return static_cast<T &&>(t); } } }
//	cuda::std	declval
namespace cuda { namespace std { template <class T> __host__ __device__ add_rvalue_reference_t<T> declval() noexcept; } }
//	cuda::std	addressof
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr T *addressof(T &t) noexcept; } }
//	cuda::std	swap
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr void swap(T &a, T &b); } }
//	cuda::std	exchange
namespace cuda { namespace std { template <class T, class U = T> __host__ __device__ constexpr T exchange(T &t, U &&u); } }
//	cuda::std	min
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; } } }
//	cuda::std	max
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; } } }
//	cuda::std	min
namespace cuda { namespace std { template <class T, class F> __host__ __device__ constexpr const T &min(const T &a, const T &b, F less); } }
//	cuda::std	max
namespace cuda { namespace std { template <class T, class F> __host__ __device__ constexpr const T &max(const T &a, const T &b, F less); } }
//	cuda::std	min
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr T min(initializer_list<T> l); } }
//	cuda::std	max
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr T max(initializer_list<T> l); } }
//	cuda::std	clamp
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr const T &clamp(const T &v, const T &lo, const T &hi) { return v < lo ? lo : hi < v ? hi : v; } } }
//	cuda::std	invoke
namespace cuda { namespace std { template <class F, class... A> __host__ __device__ constexpr invoke_result_t<F, A...> invoke(F &&f, A &&...args); } }
//	cuda::std	bit_cast
namespace cuda { namespace std { template <class To, class From> __host__ __device__ constexpr To bit_cast(const From &from) noexcept; } }
//	cuda::std	popcount
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr int popcount(T v) noexcept; } }
//	cuda::std	countl_zero
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr int countl_zero(T v) noexcept; } }
//	cuda::std	countr_zero
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr int countr_zero(T v) noexcept; } }
//	cuda::std	has_single_bit
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr bool has_single_bit(T v) noexcept; } }
//	cuda::std	bit_ceil
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr T bit_ceil(T v) noexcept; } }
//	cuda::std	bit_floor
namespace cuda { namespace std { template <class T> __host__ __device__ constexpr T bit_floor(T v) noexcept; } }
