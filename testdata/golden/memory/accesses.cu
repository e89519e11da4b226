struct Flag { volatile int up; int seen; };
struct Params { mutable int hits; int *counter; };

static __device__ int peek(const int *word) { return *(const volatile int *)word; }
__device__ void hand_over(Flag *from, Flag *to, const int *word) {
	volatile int mine = from->seen;
	to->up = from->up;
	mine = peek(word);
}

static __device__ void bump(const Params &p) { const_cast<Params &>(p).hits++; }
__global__ void count(const __grid_constant__ Params p, const __grid_constant__ int n) {
	bump(p);
	bump(p);
	atomicAdd((int *)&n, 1);
	atomicAdd(p.counter, 1);
	auto copy = [p]() mutable { bump(p); };
	auto same = [&] { bump(p); };
	copy();
	same();
}

extern "C" char *grow(char *old, const char *name, size_t n) {
	char *kept = (char *)reallocarray(old, n, 2);
	strncpy(kept, name, n);
	if (strcmp(kept, name)) printf("%s\n", name);
	char *twin = strdup(name);
	free(realloc(twin, n));
	memset(kept, 0, n);
	return (char *)memcpy(kept, name, n);
}
