//	std	min
namespace std { template <class T> constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; } }
//	std	max
namespace std { template <class T> constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; } }
//	std	min
namespace std { template <class T, class C> constexpr const T &min(const T &a, const T &b, C less); }
//	std	max
namespace std { template <class T, class C> constexpr const T &max(const T &a, const T &b, C less); }
//	std	min
namespace std { template <class T> constexpr T min(initializer_list<T> l); }
//	std	max
namespace std { template <class T> constexpr T max(initializer_list<T> l); }
//	std	minmax
namespace std { template <class T> constexpr pair<const T &, const T &> minmax(const T &a, const T &b); }
//	std	clamp
namespace std { template <class T> constexpr const T &clamp(const T &v, const T &lo, const T &hi) { return v < lo ? lo : hi < v ? hi : v; } }
//	std	gcd
namespace std { template <class T, class U> constexpr common_type_t<T, U> gcd(T a, U b); }
//	std	lcm
namespace std { template <class T, class U> constexpr common_type_t<T, U> lcm(T a, U b); }
//	std	midpoint
namespace std { template <class T> constexpr T midpoint(T a, T b) noexcept; }
//	std	find_if
namespace std { template <class I, class F> __constexpr20 I find_if(I first, I last, F f); }
//	std	find_if_not
namespace std { template <class I, class F> __constexpr20 I find_if_not(I first, I last, F f); }
//	std	all_of
namespace std { template <class I, class F> __constexpr20 bool all_of(I first, I last, F f); }
//	std	any_of
namespace std { template <class I, class F> __constexpr20 bool any_of(I first, I last, F f); }
//	std	none_of
namespace std { template <class I, class F> __constexpr20 bool none_of(I first, I last, F f); }
//	std	for_each
namespace std { template <class I, class F> __constexpr20 F for_each(I first, I last, F f); }
//	std	count_if
namespace std { template <class I, class F> __constexpr20 ptrdiff_t count_if(I first, I last, F f); }
//	std	remove_if
namespace std { template <class I, class F> __constexpr20 I remove_if(I first, I last, F f); }
//	std	partition
namespace std { template <class I, class F> __constexpr20 I partition(I first, I last, F f); }
//	std	stable_partition
namespace std { template <class I, class F> I stable_partition(I first, I last, F f); }
//	std	generate
namespace std { template <class I, class F> __constexpr20 void generate(I first, I last, F f); }
//	std	generate_n
namespace std { template <class I, class F> __constexpr20 I generate_n(I first, ptrdiff_t n, F f); }
//	std	unique
namespace std { template <class I, class F> __constexpr20 I unique(I first, I last, F f); }
//	std	is_sorted
namespace std { template <class I, class F> __constexpr20 bool is_sorted(I first, I last, F f); }
//	std	max_element
namespace std { template <class I, class F> __constexpr20 I max_element(I first, I last, F f); }
//	std	min_element
namespace std { template <class I, class F> __constexpr20 I min_element(I first, I last, F f); }
//	std	sort
namespace std { template <class I, class F> __constexpr20 void sort(I first, I last, F f); }
//	std	stable_sort
namespace std { template <class I, class F> void stable_sort(I first, I last, F f); }
//	std	partial_sort
namespace std { template <class I, class F> __constexpr20 void partial_sort(I first, I middle, I last, F f); }
//	std	nth_element
namespace std { template <class I, class F> __constexpr20 void nth_element(I first, I nth, I last, F f); }
//	std	make_heap
namespace std { template <class I, class F> __constexpr20 void make_heap(I first, I last, F f); }
//	std	push_heap
namespace std { template <class I, class F> __constexpr20 void push_heap(I first, I last, F f); }
//	std	pop_heap
namespace std { template <class I, class F> __constexpr20 void pop_heap(I first, I last, F f); }
//	std	shuffle
namespace std { template <class I, class F> void shuffle(I first, I last, F &&f); }
//	std	max_element
namespace std { template <class I> __constexpr20 I max_element(I first, I last); }
//	std	min_element
namespace std { template <class I> __constexpr20 I min_element(I first, I last); }
//	std	sort
namespace std { template <class I> __constexpr20 void sort(I first, I last); }
//	std	stable_sort
namespace std { template <class I> void stable_sort(I first, I last); }
//	std	partial_sort
namespace std { template <class I> __constexpr20 void partial_sort(I first, I middle, I last); }
//	std	nth_element
namespace std { template <class I> __constexpr20 void nth_element(I first, I nth, I last); }
//	std	reverse
namespace std { template <class I> __constexpr20 void reverse(I first, I last); }
//	std	rotate
namespace std { template <class I> __constexpr20 I rotate(I first, I middle, I last); }
//	std	unique
namespace std { template <class I> __constexpr20 I unique(I first, I last); }
//	std	is_sorted
namespace std { template <class I> __constexpr20 bool is_sorted(I first, I last); }
//	std	make_heap
namespace std { template <class I> __constexpr20 void make_heap(I first, I last); }
//	std	push_heap
namespace std { template <class I> __constexpr20 void push_heap(I first, I last); }
//	std	pop_heap
namespace std { template <class I> __constexpr20 void pop_heap(I first, I last); }
//	std	next_permutation
namespace std { template <class I> __constexpr20 bool next_permutation(I first, I last); }
//	std	find
namespace std { template <class I, class T> __constexpr20 I find(I first, I last, const T &v); }
//	std	count
namespace std { template <class I, class T> __constexpr20 ptrdiff_t count(I first, I last, const T &v); }
//	std	fill
namespace std { template <class I, class T> __constexpr20 void fill(I first, I last, const T &v); }
//	std	fill_n
namespace std { template <class I, class T> __constexpr20 I fill_n(I first, ptrdiff_t n, const T &v); }
//	std	iota
namespace std { template <class I, class T> __constexpr20 void iota(I first, I last, T v); }
//	std	remove
namespace std { template <class I, class T> __constexpr20 I remove(I first, I last, const T &v); }
//	std	replace
namespace std { template <class I, class T> __constexpr20 void replace(I first, I last, const T &v, const T &w); }
//	std	lower_bound
namespace std { template <class I, class T> __constexpr20 I lower_bound(I first, I last, const T &v); }
//	std	upper_bound
namespace std { template <class I, class T> __constexpr20 I upper_bound(I first, I last, const T &v); }
//	std	binary_search
namespace std { template <class I, class T> __constexpr20 bool binary_search(I first, I last, const T &v); }
//	std	accumulate
namespace std { template <class I, class T> __constexpr20 T accumulate(I first, I last, T v); }
//	std	reduce
namespace std { template <class I, class T> __constexpr20 T reduce(I first, I last, T v); }
//	std	copy
namespace std { template <class I, class O> __constexpr20 O copy(I first, I last, O out); }
//	std	copy_n
namespace std { template <class I, class O> __constexpr20 O copy_n(I first, ptrdiff_t n, O out); }
//	std	copy_backward
namespace std { template <class I, class O> __constexpr20 O copy_backward(I first, I last, O out); }
//	std	move
namespace std { template <class I, class O> __constexpr20 O move(I first, I last, O out); }
//	std	equal
namespace std { template <class I, class O> __constexpr20 bool equal(I first, I last, O other); }
//	std	search
namespace std { template <class I, class O> __constexpr20 I search(I first, I last, O first2, O last2); }
//	std	partial_sum
namespace std { template <class I, class O> __constexpr20 O partial_sum(I first, I last, O out); }
//	std	adjacent_difference
namespace std { template <class I, class O> __constexpr20 O adjacent_difference(I first, I last, O out); }
//	std	inclusive_scan
namespace std { template <class I, class O> __constexpr20 O inclusive_scan(I first, I last, O out); }
//	std	reverse_copy
namespace std { template <class I, class O> __constexpr20 O reverse_copy(I first, I last, O out); }
//	std	unique_copy
namespace std { template <class I, class O> __constexpr20 O unique_copy(I first, I last, O out); }
//	std	swap_ranges
namespace std { template <class I, class O> __constexpr20 O swap_ranges(I first, I last, O out); }
//	std	copy_if
namespace std { template <class I, class O, class F> __constexpr20 O copy_if(I first, I last, O out, F f); }
//	std	transform
namespace std { template <class I, class O, class F> __constexpr20 O transform(I first, I last, O out, F f); }
//	std	remove_copy_if
namespace std { template <class I, class O, class F> __constexpr20 O remove_copy_if(I first, I last, O out, F f); }
//	std	partial_sum
namespace std { template <class I, class O, class F> __constexpr20 O partial_sum(I first, I last, O out, F f); }
//	std	accumulate
namespace std { template <class I, class T, class F> __constexpr20 T accumulate(I first, I last, T v, F f); }
//	std	reduce
namespace std { template <class I, class T, class F> __constexpr20 T reduce(I first, I last, T v, F f); }
//	std	inner_product
namespace std { template <class I, class O, class T> __constexpr20 T inner_product(I first, I last, O other, T v); }
//	std	exclusive_scan
namespace std { template <class I, class O, class T> __constexpr20 O exclusive_scan(I first, I last, O out, T v); }
//	std	transform
namespace std { template <class I, class J, class O, class F> __constexpr20 O transform(I first, I last, J first2, O out, F f); }
//	std	merge
namespace std { template <class I, class J, class O> __constexpr20 O merge(I first, I last, J first2, J last2, O out); }
//	std	set_intersection
namespace std { template <class I, class J, class O> __constexpr20 O set_intersection(I first, I last, J first2, J last2, O out); }
//	std	iterator_traits
namespace std { template <class I> struct iterator_traits {
    using value_type = typename I::value_type;
    using reference = typename I::reference;
    using pointer = typename I::pointer;
    using difference_type = typename I::difference_type;
};
template <class T> struct iterator_traits<T *> {
    using value_type = remove_cv_t<T>;
    using reference = T &;
    using pointer = T *;
    using difference_type = ptrdiff_t;
}; }
//	std	input_iterator_tag
namespace std { struct input_iterator_tag {}; }
//	std	output_iterator_tag
namespace std { struct output_iterator_tag {}; }
//	std	forward_iterator_tag
namespace std { struct forward_iterator_tag : input_iterator_tag {}; }
//	std	bidirectional_iterator_tag
namespace std { struct bidirectional_iterator_tag : forward_iterator_tag {}; }
//	std	random_access_iterator_tag
namespace std { struct random_access_iterator_tag : bidirectional_iterator_tag {}; }
//	std	begin
namespace std { template <class C> constexpr auto begin(C &c) -> decltype(c.begin()); }
//	std	end
namespace std { template <class C> constexpr auto end(C &c) -> decltype(c.end()); }
//	std	begin
namespace std { template <class T, size_t n> constexpr T *begin(T (&a)[n]) noexcept { return a; } }
//	std	end
namespace std { template <class T, size_t n> constexpr T *end(T (&a)[n]) noexcept { return a + n; } }
//	std	size
namespace std { template <class C> constexpr auto size(const C &c) -> decltype(c.size());
template <class T, size_t n> constexpr size_t size(const T (&)[n]) noexcept { return n; } }
//	std	data
namespace std { template <class C> constexpr auto data(C &c) -> decltype(c.data()); }
//	std	distance
namespace std { template <class I> constexpr ptrdiff_t distance(I first, I last); }
//	std	advance
namespace std { template <class I, class D> constexpr void advance(I &i, D n); }
//	std	next
namespace std { template <class I> constexpr I next(I i, ptrdiff_t = 1); }
//	std	prev
namespace std { template <class I> constexpr I prev(I i, ptrdiff_t = 1); }
//	std	back_insert_iterator
namespace std { template <class C> class back_insert_iterator {
    C *__c;
public:
    back_insert_iterator &operator*();
    back_insert_iterator &operator++();
    template <class T> back_insert_iterator &operator=(T &&v);
}; }
//	std	back_inserter
namespace std { template <class C> back_insert_iterator<C> back_inserter(C &c); }
//	std	__engine
namespace std { template <class T> class __engine {
public:
    using result_type = T;
    __engine();
    explicit __engine(T seed);
    template <class S> explicit __engine(S &seq);
    void seed(T);
    T operator()();
    void discard(unsigned long long);
    static constexpr T min();
    static constexpr T max();
}; }
//	std	minstd_rand
namespace std { class minstd_rand : public __engine<unsigned long> { unsigned long __state; public: using __engine<unsigned long>::__engine; }; }
//	std	minstd_rand0
namespace std { class minstd_rand0 : public __engine<unsigned long> { unsigned long __state; public: using __engine<unsigned long>::__engine; }; }
//	std	mt19937
namespace std { class mt19937 : public __engine<unsigned long> { unsigned long __state[625]; public: using __engine<unsigned long>::__engine; }; }
//	std	mt19937_64
namespace std { class mt19937_64 : public __engine<unsigned long> { unsigned long __state[313]; public: using __engine<unsigned long>::__engine; }; }
//	std	default_random_engine
namespace std { using default_random_engine = minstd_rand0; }
//	std	random_device
namespace std { class random_device {
    unsigned long __state[625];
public:
    random_device();
    random_device(const random_device &) = delete;
    random_device &operator=(const random_device &) = delete;
    ~random_device();
    unsigned int operator()();
}; }
//	std	__distribution
namespace std { template <class T> class __distribution {
    T __params[2];
public:
    using result_type = T;
    __distribution();
    explicit __distribution(T a);
    __distribution(T a, T b);
    template <class E> T operator()(E &engine);
}; }
//	std	uniform_int_distribution
namespace std { template <class T = int> class uniform_int_distribution : public __distribution<T> { public: using __distribution<T>::__distribution; }; }
//	std	uniform_real_distribution
namespace std { template <class T = double> class uniform_real_distribution : public __distribution<T> { public: using __distribution<T>::__distribution; }; }
//	std	normal_distribution
namespace std { template <class T = double> class normal_distribution : public __distribution<T> { T __saved; bool __has; public: using __distribution<T>::__distribution; }; }
//	std	exponential_distribution
namespace std { template <class T = double> class exponential_distribution : public __distribution<T> { public: using __distribution<T>::__distribution; }; }
//	std	poisson_distribution
namespace std { template <class T = int> class poisson_distribution : public __distribution<T> { public: using __distribution<T>::__distribution; }; }
//	std	bernoulli_distribution
namespace std { class bernoulli_distribution : public __distribution<double> { public: using __distribution<double>::__distribution; }; }
