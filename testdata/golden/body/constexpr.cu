template <class T, int N> __device__ T pick(T v) {
	static_assert(N > 0, "");
	if constexpr (sizeof(T) == 4)
		return v + N;
	else
		return v - N;
}
template <class... A> __device__ int sum(A... a) { return (a + ... + 0); }
__device__ int add(int a, int b);
template <class... A> __device__ int each(A... a) { (add(a, 1), ...); return add(a...); }
constexpr int twice(int n) { return n * 2; }
__device__ void instances() {
	int i = pick<int, 2>(1);
	double d = pick<double, twice(2)>(1);
	int table[twice(3)];
	table[0] = sum(1, 2, 3) + each(4, 5);
}
