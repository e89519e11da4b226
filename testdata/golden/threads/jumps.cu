// Jumps: where threads meet again, and what is not followed.
__device__ void probe(int);

__global__ void forward(int *v, int n) {
    int i = threadIdx.x;
    if (i < 8) goto skip;
    probe(i);
    __syncthreads();
skip:
    probe(i);
    __syncthreads();
    for (int k = 0; k < n; k++) {
        if (v[k] < 0) goto out;
        probe(k);
    }
out:
    probe(i);
    __syncthreads();
}

__global__ void backward(int *v) {
    int i = threadIdx.x;
again:
    if (i++ < 20) goto again;
    __syncthreads();
}

__global__ void cases(int *v, int n) {
    int a = 0;
    switch (threadIdx.x & 3) {
    case 0: a = 1;
    case 1: a += 2; break;
    case 2: a = 7; probe(a); __syncthreads();
    default: a += 9;
    }
    probe(a);
    switch (n) {
    case 1: a = 3; __syncthreads(); break;
    case 2: return;
    }
    __syncthreads();
}

__global__ void rounds(int *v, int n) {
    int i = threadIdx.x, k = 0;
    do {
        k++;
        if (k == 2) continue;
        probe(i + k);
    } while (k < 3);
    while (true) {
        if (k > i) break;
        k += 8;
    }
    probe(k);
    asm volatile("bar.sync 0;");
    v[i] = 1;
}

void run(int *v, int n) {
    forward<<<1, 16>>>(v, n);
    backward<<<1, 16>>>(v);
    cases<<<1, 16>>>(v, n);
    rounds<<<1, 16>>>(v, n);
}
