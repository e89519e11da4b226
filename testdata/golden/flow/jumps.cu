#include <cassert>
#include <cstdlib>

struct Guard { Guard(int); ~Guard(); };
int work(int);

int jumps(int n) {
	Guard outer(1);
	switch (n) {
	case 0:
	case 1:
		n++;
	case 2: {
		Guard inner(2);
		if (n > 5) break;
		return n;
	}
	default:
		goto done;
	}
	for (int i = 0; i < n; i++) {
		Guard step(i);
		if (work(i)) goto done;
		if (work(i)) continue;
		if (work(i)) break;
	}
done:
	assert(n > 3);
	if (n == 9) abort();
	switch (2) {
	case 1: n = 1; break;
	case 2: n = 2; break;
	}
	return n;
}

int attempts(int n) {
	try {
		n = work(n);
		if (n == 4) throw n;
		n = work(1);
	} catch (int e) {
		n = e;
	} catch (...) {
		throw;
	}
	return n;
}

__global__ void dispatch(int *p) {
	static void *labels[] = {&&one, &&two};
	goto *labels[*p];
one:
	*p = 1;
two:
	if (*p == 2) __trap();
	*p = 2;
}
