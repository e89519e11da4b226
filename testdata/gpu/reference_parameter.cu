// kernel-param-reference: the parameter holds the address of the host's object. Whether the kernel can read
// it depends on the machine (pageable memory access); that it may, is nothing the language promises.
#include <cstdio>

struct Params { float alpha; int n; };

__global__ void locate(const Params &p, const void **where) { *where = &p; }
__global__ void read(const Params &p, float *alpha) { *alpha = p.alpha; }

int main() {
    const void **d_where = nullptr, *where = nullptr;
    float *d_alpha = nullptr, alpha = -1;
    int pageable = -1;
    cudaDeviceGetAttribute(&pageable, cudaDevAttrPageableMemoryAccess, 0);
    cudaMalloc(&d_where, sizeof where);
    cudaMalloc(&d_alpha, sizeof alpha);
    Params p{2.5f, 3};
    locate<<<1, 1>>>(p, d_where);
    cudaError_t e = cudaMemcpy(&where, d_where, sizeof where, cudaMemcpyDeviceToHost);
    std::printf("%s; the kernel's &p is the host's: %d\n", cudaGetErrorString(e), where == &p);
    read<<<1, 1>>>(p, d_alpha);
    e = cudaMemcpy(&alpha, d_alpha, sizeof alpha, cudaMemcpyDeviceToHost);
    std::printf("reading p.alpha with pageable memory access %d: %s, alpha %g\n", pageable, cudaGetErrorString(e), alpha);
}
