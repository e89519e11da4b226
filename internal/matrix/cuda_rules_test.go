package matrix

// Values that statements in C++ leave in $v.
const (
	cudaHeap       = "float *$v = static_cast<float *>(malloc(256));"
	cudaDevice     = "float *$v = nullptr;\ncudaMalloc(&$v, 256);"
	cudaPinned     = "float *$v = nullptr;\ncudaMallocHost(&$v, 256);"
	cudaStream     = "cudaStream_t $v;\ncudaStreamCreate(&$v);"
	cudaFreed      = cudaDevice + "\ncudaFree($v);"
	cudaReadBack   = cudaPinned + "\ncudaMemcpyAsync($v, somewhere(), 256, cudaMemcpyDeviceToHost, 0);"
	cudaSent       = cudaPinned + "\ncudaMemcpyAsync(somewhere(), $v, 256, cudaMemcpyHostToDevice, 0);"
	cudaOnStream   = cudaDevice + "\ncudaStream_t $va;\ncudaStreamCreate(&$va);\nfill<<<1, 64, 0, $va>>>($v, 64);"
	cudaWaited     = "\ncudaDeviceSynchronize();"
	floats         = "float *"
	cudaStreamType = "cudaStream_t"
)

// cudaSubjects are the first axis in C++ host code.
var cudaSubjects = []subject{
	{id: "pointer-wrong-space", typ: floats, bad: cudaHeap, good: cudaDevice, use: "fill<<<1, 64>>>($e, 64); //@"},
	{id: "pointer-wrong-space/read", typ: floats, bad: cudaDevice, good: cudaPinned, use: "*($e) = 1; //@"},
	{id: "pointer-wrong-space/symbol", typ: floats, bad: "float *$v = &gain;",
		good: "float *$v = nullptr;\ncudaGetSymbolAddress((void **)&$v, gain);",
		use:  "cudaMemset($e, 0, 4); //@", anywhere: true},
	{id: "copy-direction", typ: floats, bad: cudaDevice + "\ncudaMemset($v, 0, 256);", good: cudaHeap,
		use: "cudaMemcpy(somewhere(), $e, 256, cudaMemcpyHostToDevice); //@"},
	{id: "copy-size", typ: floats, bad: "float *$v = nullptr;\ncudaMalloc(&$v, 64);", good: cudaDevice, use: "cudaMemset($e, 0, 256); //@"},
	{id: "copy-size/bytes", typ: "size_t", bad: "size_t $v = 512;", good: "size_t $v = 256;",
		use: "{\nfloat to[64];\ncudaMemcpy(to, somewhere(), $e, cudaMemcpyDeviceToHost); //@\nsink = to[0];\n}"},
	{id: "copy-size/pitch", typ: "size_t", bad: "size_t $v = 64;", good: "size_t $v = 256;",
		use: "cudaMemcpy2D(somewhere(), $e, somewhere(), 256, 256, 4, cudaMemcpyDeviceToDevice); //@"},
	{id: "memset-value", typ: "int", bad: "int $v = 1000;", good: "int $v = 255;", use: "cudaMemset(somewhere(), $e, 256); //@"},
	{id: "wrong-free", typ: floats, bad: cudaDevice, good: cudaHeap, use: "free($e); //@"},
	{id: "wrong-free/pinned", typ: floats, bad: cudaPinned, good: cudaDevice, use: "cudaFree($e); //@"},
	{id: "wrong-free/twice", typ: floats, bad: cudaFreed, good: cudaDevice, use: "cudaFree($e); //@", anywhere: true},
	{id: "use-after-free", typ: floats, bad: cudaFreed, good: cudaDevice, use: "fill<<<1, 64>>>($e, 64); //@"},
	{id: "use-after-free/stream", typ: cudaStreamType, bad: cudaStream + "\ncudaStreamDestroy($v);", good: cudaStream,
		use: "cudaStreamSynchronize($e); //@"},
	{id: "launch-config", typ: "int", bad: "int $v = 2048;", good: "int $v = 256;", use: "fill<<<1, $e>>>(somewhere(), 64); //@"},
	{id: "launch-config/dim3", typ: "dim3", bad: "dim3 $v(64, 32);", good: "dim3 $v(32, 32);", use: "fill<<<1, $e>>>(somewhere(), 64); //@"},
	{id: "launch-bounds-exceeded", typ: "int", bad: "int $v = 512;", good: "int $v = 256;", use: "bounded<<<1, $e>>>(somewhere()); //@"},
	{id: "launch-bounds-exceeded/dim3", typ: "dim3", bad: "dim3 $v(32, 16);", good: "dim3 $v(32, 8);",
		use: "bounded<<<1, $e>>>(somewhere()); //@"},
	{id: "dynamic-shared-missing", typ: "size_t", bad: "size_t $v = 0;", good: "size_t $v = 1024;",
		use: "staged<<<1, 64, $e>>>(somewhere()); //@"},
	{id: "launch-may-be-empty", typ: "int", bad: "int $v = atoi(text);", good: "int $v = atoi(text);\nif ($v <= 0) throw 1;",
		use: "{\nint count = $e;\nfill<<<(count + 255) / 256, 256>>>(somewhere(), count); //@\n}"},
	{id: "async-host-local", typ: floats, bad: "float *$v = new float[64];\ncudaMemcpyAsync($v, somewhere(), 256, cudaMemcpyDeviceToHost, 0);",
		good: "float *$v = new float[64];\ncudaMemcpyAsync($v, somewhere(), 256, cudaMemcpyDeviceToHost, 0);" + cudaWaited, use: "{\nfloat *h = $e;\nsink = h[0];\ndelete[] h;\n}", anywhere: true},
	{id: "async-read-before-sync", typ: floats, bad: cudaReadBack, good: cudaReadBack + cudaWaited, use: "sink = ($e)[0]; //@"},
	{id: "stream-source-dies", typ: floats, bad: cudaSent, good: cudaSent + cudaWaited, other: cudaPinned,
		use: "cudaFreeHost($e); //@", anywhere: true},
	{id: "stream-source-dies/written", typ: floats, bad: cudaSent, good: cudaSent + cudaWaited, other: cudaPinned,
		use: "($e)[0] = 1; //@", anywhere: true},
	{id: "capture-unsafe-call", typ: cudaStreamType,
		bad: cudaStream + "\ncudaStreamBeginCapture($v, cudaStreamCaptureModeRelaxed);", good: cudaStream,
		use: "cudaStreamSynchronize($e); //@"},
	{id: "stream-unordered", typ: floats, bad: cudaOnStream, good: cudaOnStream + cudaWaited, other: cudaDevice,
		use: "{\ncudaStream_t other;\ncudaStreamCreate(&other);\nfill<<<1, 64, 0, other>>>($e, 64); //@\n}"},
	{id: "thrust-dispatch", typ: floats, bad: cudaDevice, good: cudaHeap, use: "{\nfloat *from = $e;\nthrust::sort(from, from + 64); //@\n}"},
	{id: "device-uninitialized", typ: floats, bad: cudaDevice, good: cudaDevice + "\ncudaMemset($v, 0, 256);",
		use: "{\nfloat to[64];\nfloat *at = $e;\ntally$N<<<1, 64>>>(at); //@\ncudaMemcpy(to, at, 256, cudaMemcpyDeviceToHost);\nsink = to[0];\n}",
		pre: "__global__ void tally$N(float *x) { x[threadIdx.x] += 1; }"},
	{id: "allocation-bounds", typ: floats, bad: "float *$v = nullptr;\ncudaMalloc(&$v, 64);", good: cudaDevice,
		use: "put$N<<<1, 64>>>($e); //@",
		pre: "__global__ void put$N(float *x) { x[threadIdx.x] = 1; }"},
	{id: "allocation-bounds/grid", typ: "int", bad: "int $v = 64;", good: "int $v = 32;",
		use: "{\nfloat *d = nullptr;\ncudaMalloc(&d, 128);\nput$N<<<1, $e>>>(d); //@\n}",
		pre: "__global__ void put$N(float *x) { x[threadIdx.x] = 1; }"},
	{id: "size-narrow", typ: "size_t", bad: "size_t $v = width() * height(); //@", good: "size_t $v = size_t(width()) * height();",
		use: "{\nvoid *d = nullptr;\ncudaMalloc(&d, $e); //@\n}", anywhere: true},
	{id: "launch-params-signature", typ: "void *", bad: "static int $vx = 1;\nvoid *$v = &$vx;",
		good: "static float *$vx = somewhere();\nvoid *$v = &$vx;",
		use:  "{\nint count = 64;\nvoid *args[] = {$e, &count}; //@\ncudaLaunchKernel((const void *)fill, dim3(1), dim3(64), args, 0, 0); //@\n}"},
	{id: "cooperative-launch-missing", typ: "kernel_t", bad: "kernel_t $v = together;", good: "kernel_t $v = put;",
		use: "($e)<<<1, 64>>>(somewhere()); //@"},
	{id: "pitch-in-elements", typ: "size_t", bad: "float *$va = nullptr;\nsize_t $v = 0;\ncudaMallocPitch(&$va, &$v, 256, 64);",
		good: "float *$va = nullptr;\nsize_t $vb = 0;\ncudaMallocPitch(&$va, &$vb, 256, 64);\nsize_t $v = $vb / sizeof(float);",
		use:  "fill<<<1, 64>>>(somewhere() + 2 * ($e), 64); //@"},
	{id: "symbol-argument", typ: "const char *", bad: `const char *$v = "gain";`,
		use: "{\nfloat one = 1;\ncudaMemcpyToSymbol((const void *)($e), &one, 4); //@\n}"},
}

// cudaPrelude begins each C++ file.
const cudaPrelude = `#include <cooperative_groups.h>
#include <cuda_runtime.h>
#include <thrust/sort.h>

#include <array>
#include <cstdlib>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

typedef void (*kernel_t)(float *);
extern float sink;
extern const char *text;
float *somewhere();
int width();
int height();
static __device__ float gain;
__global__ void fill(float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] = 1;
}
__global__ void put(float *x) { x[threadIdx.x] = 1; }
__global__ void tally(float *x) { x[threadIdx.x] += 1; }
__global__ void __launch_bounds__(256) bounded(float *x) { x[threadIdx.x] = 1; }
__global__ void staged(float *x) {
    extern __shared__ float stage[];
    stage[threadIdx.x] = threadIdx.x;
    __syncthreads();
    x[threadIdx.x] = stage[63 - threadIdx.x];
}
__global__ void together(float *x) {
    x[threadIdx.x] = 1;
    cooperative_groups::this_grid().sync();
}
`
