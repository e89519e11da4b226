// Who comes to barriers.
__device__ void half() {
    if (threadIdx.x >= 32) return;
    __syncthreads();
}
__device__ void all() { __syncthreads(); }

__global__ void conditions(int *v, int n) {
    int i = threadIdx.x;
    if (i < 64) __syncthreads();
    if (i < 32) __syncthreads();
    if (i < n) __syncthreads();
    if (n) __syncthreads();
    if (v[0]) __syncthreads();
    if (v[i]) __syncthreads();
    if (blockIdx.x * blockDim.x + i < n * 64) __syncthreads();
    if (i < 32 && n) __syncthreads();
    if (i < 32 || n) __syncthreads();
    if (i < 32) all();
    else all();
    half();
}

__global__ void loops(int *v, int n) {
    int i = threadIdx.x;
    for (int k = 0; k < n; k++) __syncthreads();
    for (int k = i; k < 128; k += 64) __syncthreads();
    for (int k = i; k < 100; k += 64) __syncthreads();
    for (int k = i; k < n; k += 64) __syncthreads();
    int k = 0;
    do {
        __syncthreads();
        if (v[k] == i) break;
    } while (++k < 2);
    __syncthreads();
}

__global__ void exits(int *v, int n) {
    if (threadIdx.x == 63) return;
    __syncthreads();
    if (blockIdx.x * 64 + threadIdx.x >= n) return;
    __syncthreads();
    if (threadIdx.x < 32) __syncthreads();
}

void run(int *v, int n) {
    conditions<<<n, 64>>>(v, n);
    loops<<<n, 64>>>(v, n);
    exits<<<n, 64>>>(v, n);
}
