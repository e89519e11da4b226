#include <cstdlib>
#include <vector>
__global__ void use(const float *p);
__device__ float table[4];
struct Buffer {
	float *data;
	size_t n;
	explicit Buffer(size_t n) : data(nullptr), n(n) { cudaMalloc((void **)&data, n); }
	~Buffer() { cudaFree(data); }
	float *get() const { return data; }
	void fill(const std::vector<float> &v) { cudaMemcpy(data, v.data(), n, cudaMemcpyHostToDevice); }
};
void raii(int n) {
	Buffer b(n);
	std::vector<float> v(n);
	b.fill(v);
	use<<<1, 1>>>(b.get());
	use<<<1, 1>>>(v.data());
	use<<<1, 1>>>(&v[3]);
	auto launch = [&](float *p) { use<<<1, 1>>>(p); };
	launch(b.data);
}
float *make(bool pinned) {
	float *p;
	if (pinned) cudaMallocHost((void **)&p, 4);
	else p = (float *)malloc(4);
	return p;
}
void kinds() {
	float local[4], *managed, *address;
	static float kept;
	cudaMallocManaged(&managed, 4);
	cudaGetSymbolAddress((void **)&address, table);
	use<<<1, 1>>>(local);
	use<<<1, 1>>>(&local[2]);
	use<<<1, 1>>>(managed);
	use<<<1, 1>>>(address);
	use<<<1, 1>>>(&kept);
	use<<<1, 1>>>(make(true));
	float *heap = new float[4];
	use<<<1, 1>>>(heap);
	delete[] heap;
	cudaHostRegister(local, 4, 0);
	void *args[] = {&heap};
	cudaLaunchKernel((void *)use, 1, 1, args, 0, 0);
}
void loop(float *p, float *q, int n) {
	while (n--) {
		float *t = p;
		p = q;
		q = t;
	}
	use<<<1, 1>>>(p);
}
