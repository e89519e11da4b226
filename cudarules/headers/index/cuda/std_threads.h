//	std	memory_order	memory_order_relaxed	memory_order_consume	memory_order_acquire	memory_order_release	memory_order_acq_rel	memory_order_seq_cst
namespace std { enum memory_order { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst }; }
//	std	atomic
namespace std { template <class T> class atomic {
    alignas((sizeof(T) & (sizeof(T) - 1)) == 0 && sizeof(T) <= 16 ? sizeof(T) : alignof(T)) T __value;
public:
    using value_type = T;
    static constexpr bool is_always_lock_free = sizeof(T) <= 8;
    atomic() noexcept = default;
    constexpr atomic(T v) noexcept : __value(v) {}
    atomic(const atomic &) = delete;
    atomic &operator=(const atomic &) = delete;
    atomic &operator=(const atomic &) volatile = delete;
    bool is_lock_free() const noexcept;
    T operator=(T v) noexcept;
    operator T() const noexcept;
    void store(T v, memory_order = memory_order_seq_cst) noexcept;
    T load(memory_order = memory_order_seq_cst) const noexcept;
    T exchange(T v, memory_order = memory_order_seq_cst) noexcept;
    bool compare_exchange_weak(T &expected, T v, memory_order = memory_order_seq_cst) noexcept;
    bool compare_exchange_weak(T &expected, T v, memory_order, memory_order) noexcept;
    bool compare_exchange_strong(T &expected, T v, memory_order = memory_order_seq_cst) noexcept;
    bool compare_exchange_strong(T &expected, T v, memory_order, memory_order) noexcept;
    T fetch_add(T v, memory_order = memory_order_seq_cst) noexcept;
    T fetch_sub(T v, memory_order = memory_order_seq_cst) noexcept;
    T fetch_and(T v, memory_order = memory_order_seq_cst) noexcept;
    T fetch_or(T v, memory_order = memory_order_seq_cst) noexcept;
    T fetch_xor(T v, memory_order = memory_order_seq_cst) noexcept;
    T operator++() noexcept;
    T operator++(int) noexcept;
    T operator--() noexcept;
    T operator--(int) noexcept;
    T operator+=(T v) noexcept;
    T operator-=(T v) noexcept;
    void wait(T old, memory_order = memory_order_seq_cst) const noexcept;
    void notify_one() noexcept;
    void notify_all() noexcept;
}; }
//	std	atomic_bool
namespace std { using atomic_bool = atomic<bool>; }
//	std	atomic_int
namespace std { using atomic_int = atomic<int>; }
//	std	atomic_uint
namespace std { using atomic_uint = atomic<unsigned int>; }
//	std	atomic_long
namespace std { using atomic_long = atomic<long>; }
//	std	atomic_size_t
namespace std { using atomic_size_t = atomic<size_t>; }
//	std	atomic_flag
namespace std { class atomic_flag {
    bool __flag;
public:
    atomic_flag() noexcept = default;
    atomic_flag(const atomic_flag &) = delete;
    atomic_flag &operator=(const atomic_flag &) = delete;
    bool test_and_set(memory_order = memory_order_seq_cst) noexcept;
    bool test(memory_order = memory_order_seq_cst) const noexcept;
    void clear(memory_order = memory_order_seq_cst) noexcept;
}; }
//	std	atomic_thread_fence
namespace std { void atomic_thread_fence(memory_order) noexcept; }
//	std	mutex
namespace std { class mutex {
    unsigned long long __state[5] = {};
public:
    constexpr mutex() noexcept = default;
    mutex(const mutex &) = delete;
    mutex &operator=(const mutex &) = delete;
    void lock();
    bool try_lock();
    void unlock();
}; }
//	std	recursive_mutex
namespace std { class recursive_mutex {
    unsigned long long __state[5];
public:
    recursive_mutex();
    recursive_mutex(const recursive_mutex &) = delete;
    recursive_mutex &operator=(const recursive_mutex &) = delete;
    void lock();
    bool try_lock();
    void unlock();
}; }
//	std	shared_mutex
namespace std { class shared_mutex {
    unsigned long long __state[7];
public:
    shared_mutex();
    shared_mutex(const shared_mutex &) = delete;
    shared_mutex &operator=(const shared_mutex &) = delete;
    void lock();
    bool try_lock();
    void unlock();
    void lock_shared();
    void unlock_shared();
}; }
//	std	defer_lock_t
namespace std { struct defer_lock_t { explicit defer_lock_t() = default; }; }
//	std	try_to_lock_t
namespace std { struct try_to_lock_t { explicit try_to_lock_t() = default; }; }
//	std	adopt_lock_t
namespace std { struct adopt_lock_t { explicit adopt_lock_t() = default; }; }
//	std	defer_lock
namespace std { inline constexpr defer_lock_t defer_lock{}; }
//	std	try_to_lock
namespace std { inline constexpr try_to_lock_t try_to_lock{}; }
//	std	adopt_lock
namespace std { inline constexpr adopt_lock_t adopt_lock{}; }
//	std	lock_guard
namespace std { template <class M> class lock_guard {
    M &__m;
public:
    using mutex_type = M;
    explicit lock_guard(M &m);
    lock_guard(M &m, adopt_lock_t);
    lock_guard(const lock_guard &) = delete;
    lock_guard &operator=(const lock_guard &) = delete;
    ~lock_guard();
}; }
//	std	scoped_lock
namespace std { template <class... M> class scoped_lock {
    tuple<M &...> __m;
public:
    explicit scoped_lock(M &...m);
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;
    ~scoped_lock();
}; }
//	std	unique_lock
namespace std { template <class M> class unique_lock {
    M *__m;
    bool __owns;
public:
    using mutex_type = M;
    unique_lock() noexcept;
    explicit unique_lock(M &m);
    unique_lock(M &m, defer_lock_t) noexcept;
    unique_lock(M &m, try_to_lock_t);
    unique_lock(M &m, adopt_lock_t);
    unique_lock(unique_lock &&) noexcept;
    unique_lock(const unique_lock &) = delete;
    unique_lock &operator=(unique_lock &&) noexcept;
    unique_lock &operator=(const unique_lock &) = delete;
    ~unique_lock();
    void lock();
    bool try_lock();
    void unlock();
    bool owns_lock() const noexcept;
}; }
//	std	shared_lock
namespace std { template <class M> class shared_lock {
    M *__m;
    bool __owns;
public:
    explicit shared_lock(M &m);
    shared_lock(const shared_lock &) = delete;
    ~shared_lock();
    void lock();
    void unlock();
}; }
//	std	lock
namespace std { template <class M, class N, class... R> void lock(M &m, N &n, R &...rest); }
//	std	try_lock
namespace std { template <class M, class N, class... R> int try_lock(M &m, N &n, R &...rest); }
//	std	once_flag
namespace std { struct once_flag {
    int __state;
    constexpr once_flag() noexcept : __state(0) {}
    once_flag(const once_flag &) = delete;
    once_flag &operator=(const once_flag &) = delete;
}; }
//	std	call_once
namespace std { template <class F, class... A> void call_once(once_flag &flag, F &&f, A &&...args); }
//	std	cv_status
namespace std { enum class cv_status { no_timeout, timeout }; }
//	std	condition_variable
namespace std { class condition_variable {
    unsigned long long __state[6];
public:
    condition_variable();
    condition_variable(const condition_variable &) = delete;
    condition_variable &operator=(const condition_variable &) = delete;
    ~condition_variable();
    void notify_one() noexcept;
    void notify_all() noexcept;
    void wait(unique_lock<mutex> &lock);
    template <class P> void wait(unique_lock<mutex> &lock, P predicate);
    template <class R, class Q> cv_status wait_for(unique_lock<mutex> &lock, const chrono::duration<R, Q> &d);
    template <class R, class Q, class P> bool wait_for(unique_lock<mutex> &lock, const chrono::duration<R, Q> &d, P predicate);
}; }
//	std	thread
namespace std { class thread {
    unsigned long __id;
public:
    struct id { unsigned long __value; };
    thread() noexcept;
    template <class F, class... A> explicit thread(F &&f, A &&...args);
    thread(thread &&) noexcept;
    thread(const thread &) = delete;
    thread &operator=(thread &&) noexcept;
    ~thread();
    bool joinable() const noexcept;
    void join();
    void detach();
    id get_id() const noexcept;
    static unsigned int hardware_concurrency() noexcept;
}; }
//	std	jthread
namespace std { class jthread : public thread { public: using thread::thread; }; }
//	std::this_thread	get_id
namespace std { namespace this_thread { thread::id get_id() noexcept; } }
//	std::this_thread	yield
namespace std { namespace this_thread { void yield() noexcept; } }
//	std::this_thread	sleep_for
namespace std { namespace this_thread { template <class R, class P> void sleep_for(const chrono::duration<R, P> &d); } }
//	std	launch
namespace std { enum class launch { async = 1, deferred = 2 }; }
//	std	future_status
namespace std { enum class future_status { ready, timeout, deferred }; }
//	std	future
namespace std { template <class T> class future {
    void *__state[2];
public:
    future() noexcept;
    future(future &&) noexcept;
    future(const future &) = delete;
    future &operator=(future &&) noexcept;
    ~future();
    T get();
    bool valid() const noexcept;
    void wait() const;
    template <class R, class P> future_status wait_for(const chrono::duration<R, P> &d) const;
}; }
//	std	promise
namespace std { template <class T> class promise {
    void *__state[3];
public:
    promise();
    promise(promise &&) noexcept;
    promise(const promise &) = delete;
    promise &operator=(promise &&) noexcept;
    ~promise();
    future<T> get_future();
    void set_value(const T &v);
    void set_exception(exception_ptr);
};
template <> class promise<void> {
    void *__state[3];
public:
    promise();
    promise(promise &&) noexcept;
    ~promise();
    future<void> get_future();
    void set_value();
}; }
//	std	async
namespace std { template <class F, class... A> future<invoke_result_t<decay_t<F>, decay_t<A>...>> async(F &&f, A &&...args);
template <class F, class... A> future<invoke_result_t<decay_t<F>, decay_t<A>...>> async(launch policy, F &&f, A &&...args); }
//	std	ios_base
namespace std { class ios_base {
public:
    enum openmode { in = 8, out = 16, binary = 4, app = 1, ate = 2, trunc = 32 };
    enum seekdir { beg, cur, end };
    virtual ~ios_base();
    static bool sync_with_stdio(bool = true);
    long precision(long);
    long width(long);
}; }
//	std	ios
namespace std { class ios : public ios_base {
public:
    explicit operator bool() const;
    bool operator!() const;
    bool good() const;
    bool eof() const;
    bool fail() const;
    bool bad() const;
    void clear();
}; }
//	std	ostream
namespace std { class ostream : public virtual ios {
public:
    ostream(const ostream &) = delete;
    ostream &operator=(const ostream &) = delete;
    ~ostream() override;
    ostream &operator<<(bool);
    ostream &operator<<(short);
    ostream &operator<<(unsigned short);
    ostream &operator<<(int);
    ostream &operator<<(unsigned int);
    ostream &operator<<(long);
    ostream &operator<<(unsigned long);
    ostream &operator<<(long long);
    ostream &operator<<(unsigned long long);
    ostream &operator<<(float);
    ostream &operator<<(double);
    ostream &operator<<(long double);
    ostream &operator<<(const void *);
    ostream &operator<<(ostream &(*)(ostream &));
    ostream &operator<<(ios_base &(*)(ios_base &));
    ostream &put(char);
    ostream &write(const char *, long);
    ostream &flush();
}; }
//	std	operator<<
namespace std { ostream &operator<<(ostream &, char);
ostream &operator<<(ostream &, const char *);
ostream &operator<<(ostream &, const string &);
ostream &operator<<(ostream &, string_view); }
//	std	endl
namespace std { ostream &endl(ostream &); }
//	std	flush
namespace std { ostream &flush(ostream &); }
//	std	hex
namespace std { ios_base &hex(ios_base &); }
//	std	dec
namespace std { ios_base &dec(ios_base &); }
//	std	fixed
namespace std { ios_base &fixed(ios_base &); }
//	std	scientific
namespace std { ios_base &scientific(ios_base &); }
//	std	boolalpha
namespace std { ios_base &boolalpha(ios_base &); }
//	std	__manipulator
namespace std { struct __manipulator { int __n; }; }
//	std	setw
namespace std { __manipulator setw(int); }
//	std	setprecision
namespace std { __manipulator setprecision(int); }
//	std	setfill
namespace std { template <class C> __manipulator setfill(C c); }
//	std	operator<<
namespace std { ostream &operator<<(ostream &, __manipulator); }
//	std	istream
namespace std { class istream : public virtual ios {
public:
    istream(const istream &) = delete;
    istream &operator=(const istream &) = delete;
    ~istream() override;
    template <class T> istream &operator>>(T &v);
    int get();
    istream &getline(char *, long);
    istream &read(char *, long);
    long gcount() const;
    istream &seekg(long);
    istream &seekg(long, ios_base::seekdir);
    long tellg();
}; }
//	std	getline
namespace std { istream &getline(istream &, string &);
istream &getline(istream &, string &, char); }
//	std	iostream
namespace std { class iostream : public istream, public ostream {}; }
//	std	ofstream
namespace std { class ofstream : public ostream {
public:
    ofstream();
    explicit ofstream(const char *, int = ios_base::out);
    explicit ofstream(const string &, int = ios_base::out);
    void open(const string &, int = ios_base::out);
    bool is_open() const;
    void close();
}; }
//	std	ifstream
namespace std { class ifstream : public istream {
public:
    ifstream();
    explicit ifstream(const char *, int = ios_base::in);
    explicit ifstream(const string &, int = ios_base::in);
    void open(const string &, int = ios_base::in);
    bool is_open() const;
    void close();
}; }
//	std	fstream
namespace std { class fstream : public iostream {
public:
    fstream();
    explicit fstream(const string &, int = ios_base::in);
    bool is_open() const;
    void close();
}; }
//	std	ostringstream
namespace std { class ostringstream : public ostream {
public:
    ostringstream();
    explicit ostringstream(const string &);
    string str() const;
    void str(const string &);
}; }
//	std	istringstream
namespace std { class istringstream : public istream {
public:
    istringstream();
    explicit istringstream(const string &);
    string str() const;
}; }
//	std	stringstream
namespace std { class stringstream : public iostream {
public:
    stringstream();
    explicit stringstream(const string &);
    string str() const;
    void str(const string &);
}; }
//	std	cout
namespace std { extern ostream cout; }
//	std	cerr
namespace std { extern ostream cerr; }
//	std	clog
namespace std { extern ostream clog; }
//	std	cin
namespace std { extern istream cin; }
//		operator new
void *operator new(size_t, const std::nothrow_t &) noexcept;
//		operator new[]
void *operator new[](size_t, const std::nothrow_t &) noexcept;
//		operator delete
void operator delete(void *, const std::nothrow_t &) noexcept;
//		operator delete[]
void operator delete[](void *, const std::nothrow_t &) noexcept;
//		operator new
__host__ __device__ void *operator new(size_t, std::align_val_t);
//		operator new[]
__host__ __device__ void *operator new[](size_t, std::align_val_t);
//		operator delete
__host__ __device__ void operator delete(void *, std::align_val_t) noexcept;
//		operator delete[]
__host__ __device__ void operator delete[](void *, std::align_val_t) noexcept;
