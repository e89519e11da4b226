//	std	char_traits
namespace std { template <class T> struct char_traits; }
//	std	basic_string_view
namespace std { template <class C> class basic_string_view {
    size_t __n;
    const C *__p;
public:
    using value_type = C;
    using const_iterator = const C *;
    static constexpr size_t npos = static_cast<size_t>(-1);
    constexpr basic_string_view() noexcept : __n(0), __p(nullptr) {}
    constexpr basic_string_view(const C *s);
    constexpr basic_string_view(const C *s, size_t n) : __n(n), __p(s) {}
    constexpr const C *begin() const noexcept { return __p; }
    constexpr const C *end() const noexcept { return __p + __n; }
    constexpr const C &operator[](size_t i) const { return __p[i]; }
    constexpr const C *data() const noexcept { return __p; }
    constexpr size_t size() const noexcept { return __n; }
    constexpr size_t length() const noexcept { return __n; }
    constexpr bool empty() const noexcept { return __n == 0; }
    constexpr const C &front() const;
    constexpr const C &back() const;
    constexpr void remove_prefix(size_t);
    constexpr void remove_suffix(size_t);
    constexpr basic_string_view substr(size_t = 0, size_t = npos) const;
    constexpr size_t find(basic_string_view, size_t = 0) const noexcept;
    constexpr size_t find(C, size_t = 0) const noexcept;
    constexpr size_t rfind(C, size_t = npos) const noexcept;
    constexpr int compare(basic_string_view) const noexcept;
}; }
//	std	string_view
namespace std { using string_view = basic_string_view<char>; }
//	std	operator==
namespace std { constexpr bool operator==(string_view, string_view) noexcept; }
//	std	basic_string
namespace std { template <class C> class basic_string {
    C *__p;
    size_t __n;
    unsigned long long __small[2];
public:
    using value_type = C;
    using size_type = size_t;
    using iterator = C *;
    using const_iterator = const C *;
    static constexpr size_t npos = static_cast<size_t>(-1);
    __constexpr20 basic_string() noexcept;
    basic_string(const C *s);
    __constexpr20 basic_string(const C *s, size_t n);
    __constexpr20 basic_string(size_t n, C c);
    __constexpr20 basic_string(const basic_string &);
    __constexpr20 basic_string(basic_string &&) noexcept;
    __constexpr20 basic_string(const basic_string &, size_t, size_t = npos);
    __constexpr20 basic_string(initializer_list<C> l);
    __constexpr20 explicit basic_string(basic_string_view<C> v);
    template <class I> __constexpr20 basic_string(I first, I last);
    __constexpr20 basic_string &operator=(const basic_string &);
    __constexpr20 basic_string &operator=(basic_string &&) noexcept;
    __constexpr20 basic_string &operator=(const C *s);
    __constexpr20 basic_string &operator=(C c);
    ~basic_string();
    __constexpr20 operator basic_string_view<C>() const noexcept;
    __constexpr20 C *begin() noexcept;
    __constexpr20 const C *begin() const noexcept;
    __constexpr20 C *end() noexcept;
    __constexpr20 const C *end() const noexcept;
    __constexpr20 size_t size() const noexcept;
    __constexpr20 size_t length() const noexcept;
    __constexpr20 size_t capacity() const noexcept;
    __constexpr20 bool empty() const noexcept;
    __constexpr20 void resize(size_t);
    __constexpr20 void resize(size_t, C c);
    __constexpr20 void reserve(size_t);
    __constexpr20 void clear() noexcept;
    __constexpr20 C &operator[](size_t i);
    __constexpr20 const C &operator[](size_t i) const;
    __constexpr20 C &at(size_t i);
    __constexpr20 const C &at(size_t i) const;
    __constexpr20 C &front();
    __constexpr20 C &back();
    __constexpr20 basic_string &operator+=(const basic_string &);
    __constexpr20 basic_string &operator+=(const C *s);
    __constexpr20 basic_string &operator+=(C c);
    __constexpr20 basic_string &append(const basic_string &);
    __constexpr20 basic_string &append(const C *s);
    __constexpr20 basic_string &append(size_t n, C c);
    __constexpr20 basic_string &assign(const basic_string &);
    __constexpr20 basic_string &assign(const C *s, size_t n);
    __constexpr20 basic_string &insert(size_t i, const basic_string &);
    __constexpr20 basic_string &erase(size_t = 0, size_t = npos);
    __constexpr20 basic_string &replace(size_t i, size_t n, const basic_string &);
    __constexpr20 void push_back(C c);
    __constexpr20 void pop_back();
    __constexpr20 const C *c_str() const noexcept;
    __constexpr20 const C *data() const noexcept;
    __constexpr20 C *data() noexcept;
    __constexpr20 basic_string substr(size_t = 0, size_t = npos) const;
    __constexpr20 size_t find(const basic_string &, size_t = 0) const noexcept;
    __constexpr20 size_t find(C c, size_t = 0) const noexcept;
    __constexpr20 size_t rfind(const basic_string &, size_t = npos) const noexcept;
    __constexpr20 size_t rfind(C c, size_t = npos) const noexcept;
    __constexpr20 size_t find_first_of(const basic_string &, size_t = 0) const noexcept;
    __constexpr20 size_t find_last_of(const basic_string &, size_t = npos) const noexcept;
    __constexpr20 size_t find_first_not_of(const basic_string &, size_t = 0) const noexcept;
    __constexpr20 int compare(const basic_string &) const noexcept;
}; }
//	std	string
namespace std { using string = basic_string<char>; }
//	std	wstring
namespace std { using wstring = basic_string<wchar_t>; }
//	std	operator+
namespace std { template <class C> __constexpr20 basic_string<C> operator+(const basic_string<C> &a, const basic_string<C> &b);
template <class C> __constexpr20 basic_string<C> operator+(const basic_string<C> &a, const C *b);
template <class C> __constexpr20 basic_string<C> operator+(const C *a, const basic_string<C> &b);
template <class C> __constexpr20 basic_string<C> operator+(const basic_string<C> &a, C b); }
//	std	operator==
namespace std { template <class C> __constexpr20 bool operator==(const basic_string<C> &a, const basic_string<C> &b) noexcept;
template <class C> __constexpr20 bool operator==(const basic_string<C> &a, const C *b); }
//	std	operator!=
namespace std { template <class C> __constexpr20 bool operator!=(const basic_string<C> &a, const basic_string<C> &b) noexcept;
template <class C> __constexpr20 bool operator!=(const basic_string<C> &a, const C *b); }
//	std	operator<
namespace std { template <class C> __constexpr20 bool operator<(const basic_string<C> &a, const basic_string<C> &b) noexcept; }
//	std	to_string
namespace std { string to_string(int);
string to_string(unsigned int);
string to_string(long);
string to_string(unsigned long);
string to_string(long long);
string to_string(unsigned long long);
string to_string(float);
string to_string(double); }
//	std	stoi
namespace std { int stoi(const string &, size_t *end = nullptr, int base = 10); }
//	std	stol
namespace std { long stol(const string &, size_t *end = nullptr, int base = 10); }
//	std	stoul
namespace std { unsigned long stoul(const string &, size_t *end = nullptr, int base = 10); }
//	std	stoll
namespace std { long long stoll(const string &, size_t *end = nullptr, int base = 10); }
//	std	stof
namespace std { float stof(const string &, size_t *end = nullptr); }
//	std	stod
namespace std { double stod(const string &, size_t *end = nullptr); }
//	std	logic_error
namespace std { class logic_error : public exception {
    const char *__what;
public:
    explicit logic_error(const string &);
    explicit logic_error(const char *);
    logic_error(const logic_error &) noexcept;
    logic_error &operator=(const logic_error &) noexcept;
    ~logic_error() override;
    const char *what() const noexcept override;
}; }
//	std	runtime_error
namespace std { class runtime_error : public exception {
    const char *__what;
public:
    explicit runtime_error(const string &);
    explicit runtime_error(const char *);
    runtime_error(const runtime_error &) noexcept;
    runtime_error &operator=(const runtime_error &) noexcept;
    ~runtime_error() override;
    const char *what() const noexcept override;
}; }
//	std	invalid_argument
namespace std { class invalid_argument : public logic_error { public: using logic_error::logic_error; }; }
//	std	domain_error
namespace std { class domain_error : public logic_error { public: using logic_error::logic_error; }; }
//	std	length_error
namespace std { class length_error : public logic_error { public: using logic_error::logic_error; }; }
//	std	out_of_range
namespace std { class out_of_range : public logic_error { public: using logic_error::logic_error; }; }
//	std	range_error
namespace std { class range_error : public runtime_error { public: using runtime_error::runtime_error; }; }
//	std	overflow_error
namespace std { class overflow_error : public runtime_error { public: using runtime_error::runtime_error; }; }
//	std	underflow_error
namespace std { class underflow_error : public runtime_error { public: using runtime_error::runtime_error; }; }
//	std	vector
namespace std { template <class T, class A = allocator<T>> class vector {
    T *__first;
    T *__last;
    T *__end;
public:
    using value_type = T;
    using allocator_type = A;
    using size_type = size_t;
    using difference_type = ptrdiff_t;
    using reference = T &;
    using const_reference = const T &;
    using pointer = T *;
    using iterator = T *;
    using const_iterator = const T *;
    vector() noexcept;
    __constexpr20 explicit vector(size_t n);
    __constexpr20 vector(size_t n, const T &v);
    template <class I, class = enable_if_t<!is_integral<I>::value>> __constexpr20 vector(I first, I last);
    __constexpr20 vector(initializer_list<T> l);
    __constexpr20 vector(const vector &);
    __constexpr20 vector(vector &&) noexcept;
    __constexpr20 vector &operator=(const vector &);
    __constexpr20 vector &operator=(vector &&) noexcept;
    __constexpr20 vector &operator=(initializer_list<T> l);
    ~vector();
    __constexpr20 void assign(size_t n, const T &v);
    template <class I, class = enable_if_t<!is_integral<I>::value>> __constexpr20 void assign(I first, I last);
    __constexpr20 T *begin() noexcept;
    __constexpr20 const T *begin() const noexcept;
    __constexpr20 const T *cbegin() const noexcept;
    __constexpr20 T *end() noexcept;
    __constexpr20 const T *end() const noexcept;
    __constexpr20 const T *cend() const noexcept;
    __constexpr20 size_t size() const noexcept;
    __constexpr20 size_t max_size() const noexcept;
    __constexpr20 size_t capacity() const noexcept;
    __constexpr20 bool empty() const noexcept;
    __constexpr20 void resize(size_t n);
    __constexpr20 void resize(size_t n, const T &v);
    __constexpr20 void reserve(size_t n);
    __constexpr20 void shrink_to_fit();
    __constexpr20 T &operator[](size_t i);
    __constexpr20 const T &operator[](size_t i) const;
    __constexpr20 T &at(size_t i);
    __constexpr20 const T &at(size_t i) const;
    __constexpr20 T &front();
    __constexpr20 const T &front() const;
    __constexpr20 T &back();
    __constexpr20 const T &back() const;
    __constexpr20 T *data() noexcept;
    __constexpr20 const T *data() const noexcept;
    __constexpr20 void push_back(const T &v);
    __constexpr20 void push_back(T &&v);
    template <class... B> __constexpr20 T &emplace_back(B &&...args);
    __constexpr20 void pop_back();
    __constexpr20 T *insert(const T *at, const T &v);
    template <class I> __constexpr20 T *insert(const T *at, I first, I last);
    template <class... B> __constexpr20 T *emplace(const T *at, B &&...args);
    __constexpr20 T *erase(const T *at);
    __constexpr20 T *erase(const T *first, const T *last);
    __constexpr20 void swap(vector &) noexcept;
    __constexpr20 void clear() noexcept;
};
template <class I> vector(I, I) -> vector<remove_cvref_t<decltype(*declval<I>())>>; }
//	std	__node_iterator
namespace std { template <class T> class __node_iterator {
    void *__node;
public:
    using value_type = remove_const_t<T>;
    using reference = T &;
    using pointer = T *;
    using difference_type = ptrdiff_t;
    T &operator*() const;
    T *operator->() const;
    __node_iterator &operator++();
    __node_iterator operator++(int);
    __node_iterator &operator--();
    bool operator==(const __node_iterator &) const;
    bool operator!=(const __node_iterator &) const;
}; }
//	std	__container
namespace std { template <class T, size_t n> class __container {
    unsigned long long __state[n];
public:
    using value_type = T;
    using size_type = size_t;
    using reference = T &;
    using const_reference = const T &;
    using iterator = __node_iterator<T>;
    using const_iterator = __node_iterator<const T>;
    __container();
    __container(initializer_list<T> l);
    template <class I> __container(I first, I last);
    __container(const __container &);
    __container(__container &&) noexcept;
    __container &operator=(const __container &);
    __container &operator=(__container &&) noexcept;
    ~__container();
    iterator begin() noexcept;
    const_iterator begin() const noexcept;
    iterator end() noexcept;
    const_iterator end() const noexcept;
    const_iterator cbegin() const noexcept;
    const_iterator cend() const noexcept;
    size_t size() const noexcept;
    bool empty() const noexcept;
    void clear() noexcept;
    iterator erase(iterator at);
    iterator insert(iterator at, const T &v);
}; }
//	std	__sequence
namespace std { template <class T, size_t n> class __sequence : public __container<T, n> {
public:
    using __container<T, n>::__container;
    explicit __sequence(size_t k);
    __sequence(size_t k, const T &v);
    T &front();
    const T &front() const;
    T &back();
    const T &back() const;
    void push_back(const T &v);
    void push_front(const T &v);
    template <class... A> T &emplace_back(A &&...args);
    template <class... A> T &emplace_front(A &&...args);
    void pop_back();
    void pop_front();
    void resize(size_t k);
}; }
//	std	list
namespace std { template <class T> class list : public __sequence<T, 3> { public: using __sequence<T, 3>::__sequence; }; }
//	std	forward_list
namespace std { template <class T> class forward_list : public __sequence<T, 1> { public: using __sequence<T, 1>::__sequence; }; }
//	std	deque
namespace std { template <class T> class deque : public __sequence<T, 10> {
public:
    using __sequence<T, 10>::__sequence;
    T &operator[](size_t i);
    const T &operator[](size_t i) const;
    T &at(size_t i);
}; }
//	std	__set
namespace std { template <class K, class V, size_t n> class __set : public __container<V, n> {
public:
    using key_type = K;
    using __container<V, n>::__container;
    using __container<V, n>::insert;
    using __container<V, n>::erase;
    pair<__node_iterator<V>, bool> insert(const V &v);
    template <class... A> pair<__node_iterator<V>, bool> emplace(A &&...args);
    size_t erase(const K &k);
    __node_iterator<V> find(const K &k);
    __node_iterator<const V> find(const K &k) const;
    size_t count(const K &k) const;
    bool contains(const K &k) const;
    __node_iterator<V> lower_bound(const K &k);
    __node_iterator<V> upper_bound(const K &k);
}; }
//	std	__map
namespace std { template <class K, class T, size_t n> class __map : public __set<K, pair<const K, T>, n> {
public:
    using mapped_type = T;
    using __set<K, pair<const K, T>, n>::__set;
    T &operator[](const K &k);
    T &at(const K &k);
    const T &at(const K &k) const;
    template <class... A> pair<__node_iterator<pair<const K, T>>, bool> try_emplace(const K &k, A &&...args);
    template <class U> pair<__node_iterator<pair<const K, T>>, bool> insert_or_assign(const K &k, U &&v);
}; }
//	std	set
namespace std { template <class K, class C = less<K>> class set : public __set<K, const K, 6> { public: using __set<K, const K, 6>::__set; }; }
//	std	multiset
namespace std { template <class K, class C = less<K>> class multiset : public __set<K, const K, 6> { public: using __set<K, const K, 6>::__set; }; }
//	std	unordered_set
namespace std { template <class K, class H = hash<K>, class E = equal_to<K>> class unordered_set : public __set<K, const K, 7> { public: using __set<K, const K, 7>::__set; }; }
//	std	map
namespace std { template <class K, class T, class C = less<K>> class map : public __map<K, T, 6> { public: using __map<K, T, 6>::__map; }; }
//	std	multimap
namespace std { template <class K, class T, class C = less<K>> class multimap : public __map<K, T, 6> { public: using __map<K, T, 6>::__map; }; }
//	std	unordered_map
namespace std { template <class K, class T, class H = hash<K>, class E = equal_to<K>> class unordered_map : public __map<K, T, 7> { public: using __map<K, T, 7>::__map; }; }
//	std	queue
namespace std { template <class T, class S = deque<T>> class queue {
    S __c;
public:
    T &front();
    T &back();
    void push(const T &v);
    template <class... A> decltype(auto) emplace(A &&...args);
    void pop();
    bool empty() const;
    size_t size() const;
}; }
//	std	stack
namespace std { template <class T, class S = deque<T>> class stack {
    S __c;
public:
    T &top();
    void push(const T &v);
    template <class... A> decltype(auto) emplace(A &&...args);
    void pop();
    bool empty() const;
    size_t size() const;
}; }
//	std	priority_queue
namespace std { template <class T, class S = vector<T>, class C = less<T>> class priority_queue {
    S __c;
    C __less;
public:
    const T &top() const;
    void push(const T &v);
    void pop();
    bool empty() const;
    size_t size() const;
}; }
//	std	bitset
namespace std { template <size_t n> class bitset {
    unsigned long __words[(n + 63) / 64];
public:
    constexpr bitset() noexcept : __words{} {}
    constexpr bitset(unsigned long long) noexcept;
    __constexpr20 bitset &set(size_t, bool = true);
    __constexpr20 bitset &reset(size_t);
    __constexpr20 bool test(size_t) const;
    constexpr bool operator[](size_t) const;
    __constexpr20 size_t count() const noexcept;
    constexpr size_t size() const noexcept { return n; }
    __constexpr20 bool any() const noexcept;
    __constexpr20 bool none() const noexcept;
}; }
