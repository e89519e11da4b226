struct Args { int n; Args(int n) : n(n) {} };
__global__ void plain(int *p, float f, Args a, int more = 7) {}
template <class T> __global__ void typed(T *p, int n) {}
void launch(int *p, dim3 grid, cudaStream_t s, bool b) {
	plain<<<1, 128>>>(p, 2, 3);
	plain<<<grid, dim3(1, 2), 64, s>>>(b ? p : nullptr, 1.5, Args(4), 5);
	typed<float><<<grid, 32>>>((float *)p, 6);
	typed<<<2, 32, 0>>>(p, 6);
	void (*k)(int *, float, Args, int) = plain;
	k<<<1, 1>>>(p, 0, 1, 2);
	void *args[] = {&p};
	cudaLaunchKernel((void *)plain, grid, grid, args, 0, s);
	cudaLaunchKernel(typed<int>, grid, grid, args, 0, s);
}
