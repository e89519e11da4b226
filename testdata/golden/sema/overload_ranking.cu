int f(int);
long f(double);
char f(const char *);
short f(...);
struct From { From(int); };
double g(From);
float g(...);
void h(int &);
int h(const int &);
long h(int &&);
void p(void *);
int p(bool);
void ranks(short s, float x, const int c, int i, int *q) {
	f(s);
//	^^^^ int, prvalue, calls f: int (int)
	f(x);
//	^^^^ long, prvalue, calls f: long (double)
	f("text");
//	^^^^^^^^^ char, prvalue, calls f: char (const char *)
	f(nullptr);
//	^^^^^^^^^^ char, prvalue, calls f: char (const char *)
	f(From(1));
//	^^^^^^^^^^ short, prvalue, calls f: short (...)
	g(1);
//	^^^^ double, prvalue, calls g: double (From)
	g(q);
//	^^^^ float, prvalue, calls g: float (...)
	h(i);
//	^^^^ void, prvalue, calls h: void (int &)
	h(c);
//	^^^^ int, prvalue, calls h: int (const int &)
	h(i + 1);
//	^^^^^^^^ long, prvalue, calls h: long (int &&)
	p(q);
//	^^^^ ?, prvalue, calls one of 2
}
struct Text { Text(const char *); Text(const Text &); Text(Text &&); };
long append(const Text &);
char append(Text &&);
void appended(const Text &t) {
	append("x");
//	^^^^^^^^^^^ char, prvalue, calls append: char (Text &&)
	append(t);
//	^^^^^^^^^ long, prvalue, calls append: long (const Text &)
	append(__func__);
//	^^^^^^^^^^^^^^^^ char, prvalue, calls append: char (Text &&)
}
