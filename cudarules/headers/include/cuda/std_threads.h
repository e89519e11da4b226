// Atomics, threads, locks, futures, streams.

namespace std {

enum memory_order { memory_order_relaxed, memory_order_consume, memory_order_acquire, memory_order_release, memory_order_acq_rel, memory_order_seq_cst };
template <class T> class atomic {
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
};
using atomic_bool = atomic<bool>;
using atomic_int = atomic<int>;
using atomic_uint = atomic<unsigned int>;
using atomic_long = atomic<long>;
using atomic_size_t = atomic<size_t>;
class atomic_flag {
    bool __flag;
public:
    atomic_flag() noexcept = default;
    atomic_flag(const atomic_flag &) = delete;
    atomic_flag &operator=(const atomic_flag &) = delete;
    bool test_and_set(memory_order = memory_order_seq_cst) noexcept;
    bool test(memory_order = memory_order_seq_cst) const noexcept;
    void clear(memory_order = memory_order_seq_cst) noexcept;
};
void atomic_thread_fence(memory_order) noexcept;

class mutex {
    unsigned long long __state[5] = {};
public:
    constexpr mutex() noexcept = default;
    mutex(const mutex &) = delete;
    mutex &operator=(const mutex &) = delete;
    void lock();
    bool try_lock();
    void unlock();
};
class recursive_mutex {
    unsigned long long __state[5];
public:
    recursive_mutex();
    recursive_mutex(const recursive_mutex &) = delete;
    recursive_mutex &operator=(const recursive_mutex &) = delete;
    void lock();
    bool try_lock();
    void unlock();
};
class shared_mutex {
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
};
struct defer_lock_t { explicit defer_lock_t() = default; };
struct try_to_lock_t { explicit try_to_lock_t() = default; };
struct adopt_lock_t { explicit adopt_lock_t() = default; };
inline constexpr defer_lock_t defer_lock{};
inline constexpr try_to_lock_t try_to_lock{};
inline constexpr adopt_lock_t adopt_lock{};
template <class M> class lock_guard {
    M &__m;
public:
    using mutex_type = M;
    explicit lock_guard(M &m);
    lock_guard(M &m, adopt_lock_t);
    lock_guard(const lock_guard &) = delete;
    lock_guard &operator=(const lock_guard &) = delete;
    ~lock_guard();
};
template <class... M> class scoped_lock {
    tuple<M &...> __m;
public:
    explicit scoped_lock(M &...m);
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;
    ~scoped_lock();
};
template <class M> class unique_lock {
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
};
template <class M> class shared_lock {
    M *__m;
    bool __owns;
public:
    explicit shared_lock(M &m);
    shared_lock(const shared_lock &) = delete;
    ~shared_lock();
    void lock();
    void unlock();
};
template <class M, class N, class... R> void lock(M &m, N &n, R &...rest);
template <class M, class N, class... R> int try_lock(M &m, N &n, R &...rest);
struct once_flag {
    int __state;
    constexpr once_flag() noexcept : __state(0) {}
    once_flag(const once_flag &) = delete;
    once_flag &operator=(const once_flag &) = delete;
};
template <class F, class... A> void call_once(once_flag &flag, F &&f, A &&...args);
enum class cv_status { no_timeout, timeout };
class condition_variable {
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
};
class thread {
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
};
class jthread : public thread { public: using thread::thread; };
namespace this_thread {
thread::id get_id() noexcept;
void yield() noexcept;
template <class R, class P> void sleep_for(const chrono::duration<R, P> &d);
} // namespace this_thread
enum class launch { async = 1, deferred = 2 };
enum class future_status { ready, timeout, deferred };
template <class T> class future {
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
};
template <class T> class promise {
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
};
template <class F, class... A> future<invoke_result_t<decay_t<F>, decay_t<A>...>> async(F &&f, A &&...args);
template <class F, class... A> future<invoke_result_t<decay_t<F>, decay_t<A>...>> async(launch policy, F &&f, A &&...args);

class ios_base {
public:
    enum openmode { in = 8, out = 16, binary = 4, app = 1, ate = 2, trunc = 32 };
    enum seekdir { beg, cur, end };
    virtual ~ios_base();
    static bool sync_with_stdio(bool = true);
    long precision(long);
    long width(long);
};
class ios : public ios_base {
public:
    explicit operator bool() const;
    bool operator!() const;
    bool good() const;
    bool eof() const;
    bool fail() const;
    bool bad() const;
    void clear();
};
class ostream : public virtual ios {
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
};
ostream &operator<<(ostream &, char);
ostream &operator<<(ostream &, const char *);
ostream &operator<<(ostream &, const string &);
ostream &operator<<(ostream &, string_view);
ostream &endl(ostream &);
ostream &flush(ostream &);
ios_base &hex(ios_base &);
ios_base &dec(ios_base &);
ios_base &fixed(ios_base &);
ios_base &scientific(ios_base &);
ios_base &boolalpha(ios_base &);
struct __manipulator { int __n; };
__manipulator setw(int);
__manipulator setprecision(int);
template <class C> __manipulator setfill(C c);
ostream &operator<<(ostream &, __manipulator);
class istream : public virtual ios {
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
};
istream &getline(istream &, string &);
istream &getline(istream &, string &, char);
class iostream : public istream, public ostream {};
class ofstream : public ostream {
public:
    ofstream();
    explicit ofstream(const char *, int = ios_base::out);
    explicit ofstream(const string &, int = ios_base::out);
    void open(const string &, int = ios_base::out);
    bool is_open() const;
    void close();
};
class ifstream : public istream {
public:
    ifstream();
    explicit ifstream(const char *, int = ios_base::in);
    explicit ifstream(const string &, int = ios_base::in);
    void open(const string &, int = ios_base::in);
    bool is_open() const;
    void close();
};
class fstream : public iostream {
public:
    fstream();
    explicit fstream(const string &, int = ios_base::in);
    bool is_open() const;
    void close();
};
class ostringstream : public ostream {
public:
    ostringstream();
    explicit ostringstream(const string &);
    string str() const;
    void str(const string &);
};
class istringstream : public istream {
public:
    istringstream();
    explicit istringstream(const string &);
    string str() const;
};
class stringstream : public iostream {
public:
    stringstream();
    explicit stringstream(const string &);
    string str() const;
    void str(const string &);
};
extern ostream cout;
extern ostream cerr;
extern ostream clog;
extern istream cin;

} // namespace std

// <new>: nvcc leaves the forms with nothrow to the host.
void *operator new(size_t, const std::nothrow_t &) noexcept;
void *operator new[](size_t, const std::nothrow_t &) noexcept;
void operator delete(void *, const std::nothrow_t &) noexcept;
void operator delete[](void *, const std::nothrow_t &) noexcept;
__host__ __device__ void *operator new(size_t, std::align_val_t);
__host__ __device__ void *operator new[](size_t, std::align_val_t);
__host__ __device__ void operator delete(void *, std::align_val_t) noexcept;
__host__ __device__ void operator delete[](void *, std::align_val_t) noexcept;
