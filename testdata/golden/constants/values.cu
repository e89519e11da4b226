struct Config { dim3 grid, block; int shared; };
void probe(int);
void look(const int &);
void change(int &);

void scalars(bool c, int n) {
	int a = 6, b = a * 7;
	probe(b);
	if (c) b = 42;
	probe(b);
	if (c) b = 1;
	probe(b);
	const int d = c ? a : 6;
	probe(d);
	look(a);
	probe(-(a - 1));
	int e = 5;
	change(e);
	probe(e);
	unseen(d);
	probe(d);
}

void decided(int n) {
	int a = 2048;
	if (a > 1024) a = 512;
	probe(a);
	if (a > 1024) probe(1);
	switch (a) {
	case 256: probe(2); break;
	case 512: probe(3); break;
	default: probe(4);
	}
	int b = 3;
	if (b > n) probe(b);
	probe(b);
	for (int i = 0; i < n; i++) { probe(a); a = 256; }
}

void parts(int i) {
	Config c{dim3(4), dim3(32, 8), 0};
	probe(c.block.x * c.block.y * c.block.z);
	c.block = dim3(64);
	c.grid.y = 2;
	Config all[2] = {c, Config{}};
	probe(all[0].block.x);
	probe(all[0].grid.y);
	probe(all[i].block.x);
	all[i] = c;
	probe(all[0].block.x);
}

void lambdas() {
	int a = 1, b = 2, d = 3;
	a = 4;
	auto f = [a, &b, &d, e = 5] { d++; probe(a); probe(b); probe(d); probe(e); };
	f();
	probe(b);
	probe(d);
}

void changed(int n) {
	int a = 3;
	a *= 4;
	probe(a);
	a += n;
	probe(a);
	int b = 7;
	probe(b++);
	probe(b);
	while (n--) { probe(b); b >>= 1; }
}

void configured(int *p, int n) {
	cudaLaunchConfig_t c = {};
	c.blockDim = 64;
	probe(c.dynamicSmemBytes);
	cudaLaunchKernelEx(&c, unseen, p);
	probe(c.blockDim.x);
}
