template <class T> T value(T);
template <class T> T reference(T &);
template <class T> T forwarded(T &&);
template <class T> T pointee(const T *);
template <class T, int n> T element(const T (&)[n]);
template <class R, class... A> R result(R (*)(A...));
template <template <class> class C, class T> T inside(C<T>);
template <class T = double> T defaulted(int, T = {});
template <class T> struct Box {};
template <class To, class From> To cast(From);
int function(char, long);
void deduces(const int c, int i, const int *p) {
	value(c);
//	^^^^^^^^ int, prvalue, calls value<int>: int (int)
	reference(c);
//	^^^^^^^^^^^^ int, prvalue, calls reference<const int>: const int (const int &)
	forwarded(i);
//	^^^^^^^^^^^^ int, lvalue, calls forwarded<int &>: int &(int &)
	forwarded(1);
//	^^^^^^^^^^^^ int, prvalue, calls forwarded<int>: int (int &&)
	pointee(p);
//	^^^^^^^^^^ int, prvalue, calls pointee<int>: int (const int *)
	element("text");
//	^^^^^^^^^^^^^^^ char, prvalue, calls element<char, 5>: char (const char (&)[5])
	result(function);
//	^^^^^^^^^^^^^^^^ int, prvalue, calls result<int, char, long>: int (int (*)(char, long))
	inside(Box<char>{});
//	^^^^^^^^^^^^^^^^^^^ char, prvalue, calls inside<Box, char>: char (Box<char>)
	defaulted(1);
//	^^^^^^^^^^^^ double, prvalue, calls defaulted<double>: double (int, double)
	defaulted(1, 'c');
//	^^^^^^^^^^^^^^^^^ char, prvalue, calls defaulted<char>: char (int, char)
	cast<short>(1.5);
//	^^^^^^^^^^^^^^^^ short, prvalue, calls cast<short, double>: short (double)
	auto a = c;
	a;
//	^ int, lvalue, names a
	const auto &r = i;
	r;
//	^ const int, lvalue, names r
	auto *q = p;
	q;
//	^ const int *, lvalue, names q
	decltype(auto) d = (i);
	d;
//	^ int, lvalue, names d
}
