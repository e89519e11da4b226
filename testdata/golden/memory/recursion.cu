__global__ void fill(float *p, int n);

static void rounds(float *p, int n) {
	if (n == 0) return;
	fill<<<1, 32>>>(p, n);
	rounds(p + 32, n - 1);
}

static void even(float *p, int n);
static void odd(float *p, int n) { if (n > 1) even(p, n - 1); }
static void even(float *p, int n) {
	fill<<<1, 32>>>(p, n);
	odd(p, n);
}

extern "C" void start(float *p, float *q, int n) {
	rounds(p, n);
	odd(q, n);
}
