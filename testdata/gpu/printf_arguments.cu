// printf-args, printf-format: more than 32 arguments, a null format, and conversions that are not listed.
#include <cstdio>

__global__ void many(const int *v, int *result) {
    result[0] = printf("32: %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d\n",
                       v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], v[13], v[14], v[15],
                       v[16], v[17], v[18], v[19], v[20], v[21], v[22], v[23], v[24], v[25], v[26], v[27], v[28], v[29],
                       v[30], v[31]);
    result[1] = printf("33: %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d\n",
                       v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11], v[12], v[13], v[14], v[15],
                       v[16], v[17], v[18], v[19], v[20], v[21], v[22], v[23], v[24], v[25], v[26], v[27], v[28], v[29],
                       v[30], v[31], v[32]);
}

__global__ void formats(size_t n, long l, double d, int *result) {
    result[2] = printf("size_t by %%zu: %zu\n", n);
    result[3] = printf("long by %%ld: %ld\n", l);
    result[4] = printf("double by %%F: %F\n", d);
    result[5] = printf("precision from an argument: %.*f\n", 2, d);
    result[6] = printf("too few arguments: %d %d\n", 1);
    result[7] = printf("too many arguments: %d\n", 1, 2);
    result[8] = printf("wrong type: %d %f\n", d, 3);
    const char *none = nullptr;
    result[9] = printf(none);
}

int main() {
    int *d_v = nullptr, *d_result = nullptr, v[33], result[10];
    for (int i = 0; i < 33; ++i) v[i] = i;
    for (int &r : result) r = -99;
    cudaMalloc(&d_v, sizeof v);
    cudaMalloc(&d_result, sizeof result);
    cudaMemcpy(d_v, v, sizeof v, cudaMemcpyHostToDevice);
    cudaMemcpy(d_result, result, sizeof result, cudaMemcpyHostToDevice);
    many<<<1, 1>>>(d_v, d_result);
    formats<<<1, 1>>>(1234567890123ull, -5l, 1.0 / 3, d_result);
    cudaError_t e = cudaMemcpy(result, d_result, sizeof result, cudaMemcpyDeviceToHost);
    std::printf("%s; results:", cudaGetErrorString(e));
    for (int r : result) std::printf(" %d", r);
    std::printf("\n");
}
