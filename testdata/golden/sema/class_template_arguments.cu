template <class T> struct Box { T value; Box(T); Box(const T *, int); };
template <class T, class U = T> struct Pair { T first; U second; };
template <class T> Pair(T, T) -> Pair<T>;
template <class T, class U> Pair(T, U) -> Pair<T, U>;
template <class T, int n> struct Array { T data[n]; };
template <class T, class... U> Array(T, U...) -> Array<T, 1 + sizeof...(U)>;
template <class T> struct Named { Named(T); };
Named(int) -> Named<long>;
void deduces(const char *s) {
	Box b(1.5f);
	b;
//	^ Box<float>, lvalue, names b
	Box c{s, 1};
	c;
//	^ Box<char>, lvalue, names c
	Box copy = b;
	copy;
//	^^^^ Box<float>, lvalue, names copy
	Pair p{1, 2.0};
	p;
//	^ Pair<int, double>, lvalue, names p
	Pair q{1, 2};
	q;
//	^ Pair<int, int>, lvalue, names q
	Array a{1, 2, 3};
	a;
//	^ Array<int, 3>, lvalue, names a
	Named n(1);
	n;
//	^ not known
	Box(3L);
//	^^^^^^^ Box<long>, prvalue, calls Box<long>::Box: ? (long)
}
