// kernel-param-reference: the parameter holds the address of the host's object. Whether the kernel can read
// it depends on the machine (pageable memory access); that it may, is nothing the language promises.
#include <cstdio>

struct Params { float alpha; int n; };

__global__ void read(const Params &p, float *alpha, const void **where) {
    *where = &p;
    *alpha = p.alpha;
}

int main() {
    struct Result { float alpha; const void *where; };
    Result *d = nullptr, r = {-1, nullptr};
    int pageable = -1;
    cudaDeviceGetAttribute(&pageable, cudaDevAttrPageableMemoryAccess, 0);
    cudaMalloc(&d, sizeof r);
    Params p{2.5f, 3};
    read<<<1, 1>>>(p, &d->alpha, &d->where);
    cudaError_t e = cudaMemcpy(&r, d, sizeof r, cudaMemcpyDeviceToHost);
    std::printf("pageable memory access %d: %s; alpha %g, the kernel's &p is the host's: %d\n", pageable,
                cudaGetErrorString(e), r.alpha, r.where == &p);
}
