template <class T> int f(T);
template <class T> long f(T *);
char f(int);
template <class T> short g(T &&);
template <class T, class U> int h(T, U);
template <class T> char h(T, int);
template <class T, int n> int size(T (&)[n]);
template <class... T> long many(T...);
template <class T> char many(T);
void picks(int i, int *p, double d, int (&array)[4]) {
	f(i);
//	^^^^ char, prvalue, calls f: char (int)
	f(d);
//	^^^^ int, prvalue, calls f<double>: int (double)
	f(p);
//	^^^^ long, prvalue, calls f<int>: long (int *)
	f<>(i);
//	^^^^^^ int, prvalue, calls f<int>: int (int)
	f<int>(p);
//	^^^^^^^^^ long, prvalue, calls f<int>: long (int *)
	g(i);
//	^^^^ short, prvalue, calls g<int &>: short (int &)
	g(1);
//	^^^^ short, prvalue, calls g<int>: short (int &&)
	h(d, 1);
//	^^^^^^^ char, prvalue, calls h<double>: char (double, int)
	h(d, d);
//	^^^^^^^ int, prvalue, calls h<double, double>: int (double, double)
	size(array);
//	^^^^^^^^^^^ int, prvalue, calls size<int, 4>: int (int (&)[4])
	many(i);
//	^^^^^^^ char, prvalue, calls many<int>: char (int)
	many(i, d);
//	^^^^^^^^^^ long, prvalue, calls many<int, double>: long (int, double)
}
