// async-go-memory, async-early-free, host-register-go-memory: an asynchronous copy waits in its stream behind a kernel.
// What the call does with the host's memory depends on how that was allocated.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

enum { bytes = 1 << 20 };

__global__ void spin(long long cycles) {
    for (long long end = clock64() + cycles; clock64() < end;) { }
}

static double milliseconds() {
    using namespace std::chrono;
    return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

static void *pages() { return mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); }

static void *allocate(const char *kind) {
    void *p = nullptr;
    if (!std::strcmp(kind, "pinned")) {
        cudaMallocHost(&p, bytes);
    } else if (!std::strcmp(kind, "managed")) {
        cudaMallocManaged(&p, bytes);
    } else {
        p = pages();
        if (!std::strcmp(kind, "registered")) cudaHostRegister(p, bytes, cudaHostRegisterDefault);
    }
    return p;
}

int main() {
    cudaStream_t stream;
    cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
    unsigned char *device;
    cudaMalloc(&device, bytes);
    static unsigned char seen[bytes];
    for (const char *kind : {"pageable", "pinned", "registered", "managed"}) {
        unsigned char *host = static_cast<unsigned char *>(allocate(kind));
        std::memset(host, 1, bytes);
        spin<<<1, 1, 0, stream>>>(100000000);
        double start = milliseconds();
        cudaMemcpyAsync(device, host, bytes, cudaMemcpyHostToDevice, stream);
        double called = milliseconds() - start;
        bool early = cudaStreamQuery(stream) == cudaErrorNotReady;
        if (std::strcmp(kind, "managed") || early) std::memset(host, 2, bytes);
        cudaStreamSynchronize(stream);
        cudaMemcpy(seen, device, bytes, cudaMemcpyDeviceToHost);
        std::printf("%-10s to the device: the call took %s, the stream was %s; written to behind the call, the device got %d\n", kind, called < 5 ? "no time" : "as long as the kernel", early ? "busy" : "done", seen[bytes - 1]);

        cudaMemset(device, 3, bytes);
        cudaDeviceSynchronize();
        spin<<<1, 1, 0, stream>>>(100000000);
        start = milliseconds();
        cudaMemcpyAsync(host, device, bytes, cudaMemcpyDeviceToHost, stream);
        called = milliseconds() - start;
        early = cudaStreamQuery(stream) == cudaErrorNotReady;
        int before = host[bytes - 1];
        cudaStreamSynchronize(stream);
        std::printf("%-10s to the host:   the call took %s, the stream was %s; read behind the call %d, behind the wait %d\n", kind, called < 5 ? "no time" : "as long as the kernel", early ? "busy" : "done", before, host[bytes - 1]);
    }

    // Memory that ends while the copy is waiting: unmapped, as free does with large blocks.
    for (bool registered : {false, true}) {
        unsigned char *host = static_cast<unsigned char *>(pages());
        std::memset(host, 4, bytes);
        if (registered) cudaHostRegister(host, bytes, cudaHostRegisterDefault);
        cudaMemset(device, 0, bytes);
        spin<<<1, 1, 0, stream>>>(100000000);
        cudaMemcpyAsync(device, host, bytes, cudaMemcpyHostToDevice, stream);
        munmap(host, bytes);
        cudaError_t e = cudaStreamSynchronize(stream);
        cudaMemcpy(seen, device, bytes, cudaMemcpyDeviceToHost);
        std::printf("%s memory unmapped behind the call: %s, the device got %d\n", registered ? "registered" : "pageable", cudaGetErrorString(e), seen[bytes - 1]);
        unsigned char *again = static_cast<unsigned char *>(mmap(host, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0));
        std::memset(again, 5, bytes);
        e = cudaMemcpyAsync(device, again, bytes, cudaMemcpyHostToDevice, stream);
        cudaError_t f = cudaStreamSynchronize(stream);
        cudaMemcpy(seen, device, bytes, cudaMemcpyDeviceToHost);
        std::printf("%s: other memory at that address, of value 5, copied: %s, %s, the device got %d\n", registered ? "still registered" : "pageable", cudaGetErrorString(e), cudaGetErrorString(f), seen[bytes - 1]);
    }
}
