namespace n {
struct V { float x, y; };
V operator+(const V &a, const V &b);
V &operator+=(V &a, float f);
void f(V v);
}
void g(int i);
void g(double d);
void g(const char *s, int times = 2);
struct M {
	int operator[](int i) const;
	int &operator[](int i);
	int operator()(int a, int b);
	M &operator++();
	M operator++(int);
	static void s(int);
	void m() const;
	void m();
};
int operator""_k(unsigned long long n);

void overloads(n::V v, const M &c, M m, void (*p)(int)) {
	v = v + v;
	(v += 1) += 2;
	f(v);
	g(1);
	g(1.5f);
	g("text");
	c[0];
	m[1] = m(2, 3);
	++m;
	m++;
	m.s(1);
	M::s(2);
	c.m();
	(&m)->m();
	p(4);
	(*p)(5);
	void (*q)(double) = g;
	g(7_k);
	undeclared(m, *p);
}
