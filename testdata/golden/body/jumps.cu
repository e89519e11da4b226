int jumps(int n, int *out) {
	switch (int k = n; k & 3) {
	case 0:
		n = 1;
	case 1:
	case 2: {
		n = 2;
		break;
	}
	default:
		goto done;
	}
	try {
		if (n) throw 1;
	} catch (const int &e) {
		n = e;
	} catch (...) {
		throw;
	}
again:
	n--;
	if (n > 0 && n != 3 || n < -1) goto again;
	asm volatile("add %0, %1, %2;" : "=r"(n), "+r"(*out) : "r"(n), "l"(out + 1) : "memory");
	(void)n, n++;
done:
	return n;
}
