struct Args { float *in, *out; int n; };
struct Config { Args args[2]; float *scratch; };
__global__ void scale(float *p, float by, int n);
__global__ void apply(Args a);
#define CHECK(x) do { cudaError_t e = (x); if (e != cudaSuccess) return e; } while (0)

extern "C" cudaError_t run(float *host, size_t n, cudaStream_t stream, Config *config, int mode) {
	float *device = nullptr;
	CHECK(cudaMalloc(&device, n));
	CHECK(cudaMemcpyAsync(device, host, n, cudaMemcpyHostToDevice, stream));
	scale<<<1, 32, 0, stream>>>(mode > 0 ? device : nullptr, 2, n);
	float *again = host;
	again = device + 4;
	scale<<<1, 32>>>(again, 1, 1);
	Args a = {host, config->scratch, 3};
	a.out = config->args[mode].in;
	apply<<<1, 1>>>(a);
	for (int i = 0; i < mode; i++) {
		scale<<<1, 1>>>(again, 1, i);
		again = config->scratch;
	}
	CHECK(cudaStreamSynchronize(stream));
	return cudaFree(device);
}

static void inner(void *p, float **to) { *to = (float *)p; scale<<<1, 1>>>((float *)p, 1, 1); }
static float *outer(Config &c, float *p) {
	float *kept;
	inner(p, &kept);
	c.scratch = kept;
	return p ? kept : nullptr;
}
float *table;
extern "C" float *wrapper(float *q) {
	Config c;
	float *r = outer(c, q);
	table = c.scratch;
	unseen(r);
	return r;
}
