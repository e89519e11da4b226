// device-unlocked-thread, device-finalizer: what belongs to the thread that chose it. Another thread, as a goroutine
// may come to, has no current context, and the runtime's first device instead of the one that was chosen.
#include <cstdio>
#include <cuda.h>
#include <dlfcn.h>
#include <thread>

template <class F> static F *driver(const char *name) {
    static void *library = dlopen("libcuda.so.1", RTLD_NOW);
    return reinterpret_cast<F *>(dlsym(library, name));
}

int main() {
    auto init = driver<CUresult(unsigned)>("cuInit");
    auto create = driver<CUresult(CUcontext *, unsigned, CUdevice)>("cuCtxCreate_v2");
    auto alloc = driver<CUresult(CUdeviceptr *, size_t)>("cuMemAlloc_v2");
    auto release = driver<CUresult(CUdeviceptr)>("cuMemFree_v2");
    auto current = driver<CUresult(CUcontext *)>("cuCtxGetCurrent");
    auto destroy = driver<CUresult(CUcontext)>("cuCtxDestroy_v2");
    init(0);
    CUcontext context = nullptr, found = nullptr;
    create(&context, 0, 0);
    CUdeviceptr p = 0;
    std::printf("the thread with the context: cuMemAlloc %d\n", alloc(&p, 256));
    std::thread([&] {
        CUdeviceptr q = 0;
        current(&found);
        std::printf("another thread: context %s, cuMemAlloc %d, cuMemFree %d\n", found ? "there" : "none", alloc(&q, 256), release(p));
        std::printf("another thread: cuCtxDestroy %d\n", destroy(context));
    }).join();
    current(&found);
    std::printf("the thread with the context, behind its end: cuMemAlloc %d\n", alloc(&p, 256));

    int devices = 0, device = -1;
    cudaGetDeviceCount(&devices);
    if (devices > 1) {
        cudaSetDevice(1);
        std::thread([&] { cudaGetDevice(&device); }).join();
        std::printf("cudaSetDevice(1): another thread is on device %d\n", device);
    }
}
