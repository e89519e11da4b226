int next(int);
struct Range { int *begin() const; int *end() const; };

int loops(int n, Range range) {
	int sum = 0;
	for (int i = 0; i < n; ++i) {
		if (i == 3) continue;
		while (int k = next(i)) {
			if (k > 7) break;
			sum += k;
		}
	}
	do sum--; while (sum > n);
	for (int x : range) sum += x;
	for (;;) {
		if (next(sum) == 0) break;
		if (next(sum) == 1) return 1;
	}
	while (true) next(1);
}
