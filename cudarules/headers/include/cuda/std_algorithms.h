// Algorithms, iterators and random numbers.

namespace std {

template <class T> constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T, class C> constexpr const T &min(const T &a, const T &b, C less);
template <class T, class C> constexpr const T &max(const T &a, const T &b, C less);
template <class T> constexpr T min(initializer_list<T> l);
template <class T> constexpr T max(initializer_list<T> l);
template <class T> constexpr pair<const T &, const T &> minmax(const T &a, const T &b);
template <class T> constexpr const T &clamp(const T &v, const T &lo, const T &hi) { return v < lo ? lo : hi < v ? hi : v; }
template <class T, class U> constexpr common_type_t<T, U> gcd(T a, U b);
template <class T, class U> constexpr common_type_t<T, U> lcm(T a, U b);
template <class T> constexpr T midpoint(T a, T b) noexcept;
template <class I, class F> __constexpr20 I find_if(I first, I last, F f);
template <class I, class F> __constexpr20 I find_if_not(I first, I last, F f);
template <class I, class F> __constexpr20 bool all_of(I first, I last, F f);
template <class I, class F> __constexpr20 bool any_of(I first, I last, F f);
template <class I, class F> __constexpr20 bool none_of(I first, I last, F f);
template <class I, class F> __constexpr20 F for_each(I first, I last, F f);
template <class I, class F> __constexpr20 ptrdiff_t count_if(I first, I last, F f);
template <class I, class F> __constexpr20 I remove_if(I first, I last, F f);
template <class I, class F> __constexpr20 I partition(I first, I last, F f);
template <class I, class F> I stable_partition(I first, I last, F f);
template <class I, class F> __constexpr20 void generate(I first, I last, F f);
template <class I, class F> __constexpr20 I generate_n(I first, ptrdiff_t n, F f);
template <class I, class F> __constexpr20 I unique(I first, I last, F f);
template <class I, class F> __constexpr20 bool is_sorted(I first, I last, F f);
template <class I, class F> __constexpr20 I max_element(I first, I last, F f);
template <class I, class F> __constexpr20 I min_element(I first, I last, F f);
template <class I, class F> __constexpr20 void sort(I first, I last, F f);
template <class I, class F> void stable_sort(I first, I last, F f);
template <class I, class F> __constexpr20 void partial_sort(I first, I middle, I last, F f);
template <class I, class F> __constexpr20 void nth_element(I first, I nth, I last, F f);
template <class I, class F> __constexpr20 void make_heap(I first, I last, F f);
template <class I, class F> __constexpr20 void push_heap(I first, I last, F f);
template <class I, class F> __constexpr20 void pop_heap(I first, I last, F f);
template <class I, class F> void shuffle(I first, I last, F &&f);
template <class I> __constexpr20 I max_element(I first, I last);
template <class I> __constexpr20 I min_element(I first, I last);
template <class I> __constexpr20 void sort(I first, I last);
template <class I> void stable_sort(I first, I last);
template <class I> __constexpr20 void partial_sort(I first, I middle, I last);
template <class I> __constexpr20 void nth_element(I first, I nth, I last);
template <class I> __constexpr20 void reverse(I first, I last);
template <class I> __constexpr20 I rotate(I first, I middle, I last);
template <class I> __constexpr20 I unique(I first, I last);
template <class I> __constexpr20 bool is_sorted(I first, I last);
template <class I> __constexpr20 void make_heap(I first, I last);
template <class I> __constexpr20 void push_heap(I first, I last);
template <class I> __constexpr20 void pop_heap(I first, I last);
template <class I> __constexpr20 bool next_permutation(I first, I last);
template <class I, class T> __constexpr20 I find(I first, I last, const T &v);
template <class I, class T> __constexpr20 ptrdiff_t count(I first, I last, const T &v);
template <class I, class T> __constexpr20 void fill(I first, I last, const T &v);
template <class I, class T> __constexpr20 I fill_n(I first, ptrdiff_t n, const T &v);
template <class I, class T> __constexpr20 void iota(I first, I last, T v);
template <class I, class T> __constexpr20 I remove(I first, I last, const T &v);
template <class I, class T> __constexpr20 void replace(I first, I last, const T &v, const T &w);
template <class I, class T> __constexpr20 I lower_bound(I first, I last, const T &v);
template <class I, class T> __constexpr20 I upper_bound(I first, I last, const T &v);
template <class I, class T> __constexpr20 bool binary_search(I first, I last, const T &v);
template <class I, class T> __constexpr20 T accumulate(I first, I last, T v);
template <class I, class T> __constexpr20 T reduce(I first, I last, T v);
template <class I, class O> __constexpr20 O copy(I first, I last, O out);
template <class I, class O> __constexpr20 O copy_n(I first, ptrdiff_t n, O out);
template <class I, class O> __constexpr20 O copy_backward(I first, I last, O out);
template <class I, class O> __constexpr20 O move(I first, I last, O out);
template <class I, class O> __constexpr20 bool equal(I first, I last, O other);
template <class I, class O> __constexpr20 I search(I first, I last, O first2, O last2);
template <class I, class O> __constexpr20 O partial_sum(I first, I last, O out);
template <class I, class O> __constexpr20 O adjacent_difference(I first, I last, O out);
template <class I, class O> __constexpr20 O inclusive_scan(I first, I last, O out);
template <class I, class O> __constexpr20 O reverse_copy(I first, I last, O out);
template <class I, class O> __constexpr20 O unique_copy(I first, I last, O out);
template <class I, class O> __constexpr20 O swap_ranges(I first, I last, O out);
template <class I, class O, class F> __constexpr20 O copy_if(I first, I last, O out, F f);
template <class I, class O, class F> __constexpr20 O transform(I first, I last, O out, F f);
template <class I, class O, class F> __constexpr20 O remove_copy_if(I first, I last, O out, F f);
template <class I, class O, class F> __constexpr20 O partial_sum(I first, I last, O out, F f);
template <class I, class T, class F> __constexpr20 T accumulate(I first, I last, T v, F f);
template <class I, class T, class F> __constexpr20 T reduce(I first, I last, T v, F f);
template <class I, class O, class T> __constexpr20 T inner_product(I first, I last, O other, T v);
template <class I, class O, class T> __constexpr20 O exclusive_scan(I first, I last, O out, T v);
template <class I, class J, class O, class F> __constexpr20 O transform(I first, I last, J first2, O out, F f);
template <class I, class J, class O> __constexpr20 O merge(I first, I last, J first2, J last2, O out);
template <class I, class J, class O> __constexpr20 O set_intersection(I first, I last, J first2, J last2, O out);
template <class I> struct iterator_traits {
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
};
struct input_iterator_tag {};
struct output_iterator_tag {};
struct forward_iterator_tag : input_iterator_tag {};
struct bidirectional_iterator_tag : forward_iterator_tag {};
struct random_access_iterator_tag : bidirectional_iterator_tag {};
template <class C> constexpr auto begin(C &c) -> decltype(c.begin());
template <class C> constexpr auto end(C &c) -> decltype(c.end());
template <class T, size_t n> constexpr T *begin(T (&a)[n]) noexcept { return a; }
template <class T, size_t n> constexpr T *end(T (&a)[n]) noexcept { return a + n; }
template <class C> constexpr auto size(const C &c) -> decltype(c.size());
template <class T, size_t n> constexpr size_t size(const T (&)[n]) noexcept { return n; }
template <class C> constexpr auto data(C &c) -> decltype(c.data());
template <class I> constexpr ptrdiff_t distance(I first, I last);
template <class I, class D> constexpr void advance(I &i, D n);
template <class I> constexpr I next(I i, ptrdiff_t = 1);
template <class I> constexpr I prev(I i, ptrdiff_t = 1);
template <class C> class back_insert_iterator {
    C *__c;
public:
    back_insert_iterator &operator*();
    back_insert_iterator &operator++();
    template <class T> back_insert_iterator &operator=(T &&v);
};
template <class C> back_insert_iterator<C> back_inserter(C &c);

template <class T> class __engine {
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
};
class minstd_rand : public __engine<unsigned long> { unsigned long __state; public: using __engine<unsigned long>::__engine; };
class minstd_rand0 : public __engine<unsigned long> { unsigned long __state; public: using __engine<unsigned long>::__engine; };
class mt19937 : public __engine<unsigned long> { unsigned long __state[625]; public: using __engine<unsigned long>::__engine; };
class mt19937_64 : public __engine<unsigned long> { unsigned long __state[313]; public: using __engine<unsigned long>::__engine; };
using default_random_engine = minstd_rand0;
class random_device {
    unsigned long __state[625];
public:
    random_device();
    random_device(const random_device &) = delete;
    random_device &operator=(const random_device &) = delete;
    ~random_device();
    unsigned int operator()();
};
template <class T> class __distribution {
    T __params[2];
public:
    using result_type = T;
    __distribution();
    explicit __distribution(T a);
    __distribution(T a, T b);
    template <class E> T operator()(E &engine);
};
template <class T = int> class uniform_int_distribution : public __distribution<T> { public: using __distribution<T>::__distribution; };
template <class T = double> class uniform_real_distribution : public __distribution<T> { public: using __distribution<T>::__distribution; };
template <class T = double> class normal_distribution : public __distribution<T> { T __saved; bool __has; public: using __distribution<T>::__distribution; };
template <class T = double> class exponential_distribution : public __distribution<T> { public: using __distribution<T>::__distribution; };
template <class T = int> class poisson_distribution : public __distribution<T> { public: using __distribution<T>::__distribution; };
class bernoulli_distribution : public __distribution<double> { public: using __distribution<double>::__distribution; };

} // namespace std
