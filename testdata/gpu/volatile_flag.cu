// volatile-synchronization: a producer writes data, then a volatile flag; a consumer that sees the flag reads
// the data. Without a fence nothing orders the two, volatile or not; release and acquire of an atomic flag do.
// Every wait is bounded.
#include <cstdio>
#include <cuda/atomic>

const int rounds = 200000, stride = 64;

enum Way { alone, fence, atomic };

// An atomic flag beside the plain data of its pair.
using Flag = cuda::atomic<int, cuda::thread_scope_device>;

template <Way W>
__global__ void exchange(volatile int *data, volatile int *flag, int *result) {
    bool producer = blockIdx.x % 2 == 0;
    int pair = blockIdx.x / 2;
    volatile int *d = data + pair * stride * 2, *f = flag + pair * stride;
    Flag *announced = reinterpret_cast<Flag *>(const_cast<int *>(f));
    int stale = 0, met = 0;
    for (int r = 1; r <= rounds; ++r) {
        if (producer) {
            *d = r;
            if (W == fence) __threadfence();
            if (W == atomic) announced->store(r, cuda::memory_order_release);
            else *f = r;
        } else {
            int seen = W == atomic ? announced->load(cuda::memory_order_acquire) : *f;
            if (W == fence) __threadfence();
            int value = *d;
            met += seen > 0;
            stale += value < seen;
        }
    }
    if (!producer) {
        atomicAdd(result, met);
        atomicAdd(result + 1, stale);
    }
}

template <Way W>
void run(const char *what) {
    const int pairs = 60;
    int *data = nullptr, *flag = nullptr, *result = nullptr, got[2] = {-1, -1};
    cudaMalloc(&data, pairs * stride * 2 * sizeof(int));
    cudaMalloc(&flag, pairs * stride * sizeof(int));
    cudaMalloc(&result, sizeof got);
    cudaMemset(data, 0, pairs * stride * 2 * sizeof(int));
    cudaMemset(flag, 0, pairs * stride * sizeof(int));
    cudaMemset(result, 0, sizeof got);
    exchange<W><<<2 * pairs, 1>>>(data, flag, result);
    cudaError_t e = cudaMemcpy(got, result, sizeof got, cudaMemcpyDeviceToHost);
    std::printf("%s: %s; flags seen %d, data older than its flag %d\n", what, cudaGetErrorString(e), got[0], got[1]);
}

int main() {
    run<alone>("volatile alone");
    run<fence>("with __threadfence");
    run<atomic>("an atomic flag");
}
