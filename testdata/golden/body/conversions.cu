enum Color { red, green = 4 };
enum class Side : char { left, right };
struct Base { int n; };
struct Derived : Base { double d; };
struct Flag {
	operator bool() const;
	operator int *();
};

void take(double d, long l, const Base &b, const float &f, void *p, bool yes);

int conversions(short s, unsigned u, float f, Color c, Derived x, int a[4], Flag flag) {
	int i = s + c;
	unsigned w = s < u;
	double d = f * i;
	i += d;
	take(i, 'c', x, i, a, a);
	Base *b = &x;
	char *text = (char *)"text";
	long n = static_cast<long>(f) << s;
	if (flag && !a)
		i = *flag;
	const int *q = a + 1;
	return q[i] ? *q : sizeof i;
}
