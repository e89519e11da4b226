template <class T> struct Traits { typedef T type; static constexpr int size = sizeof(T); };
template <class T> struct Traits<T *> { typedef T pointee; static constexpr int size = -1; };
template <> struct Traits<void> { static constexpr int size = 0; };
template <class T> using Vector = T[4];
template <class T, class U> struct Same { static constexpr bool value = false; };
template <class T> struct Same<T, T> { static constexpr bool value = true; };
template <class T> constexpr T pi = T(3);
template <class T> __host__ __device__ auto twice(T t) { return t + t; }
template <class T> void body(T t, typename Traits<T>::type u) {
	t;
//	^ short, lvalue, names t
	u;
//	^ short, lvalue, names u
	twice(t);
//	^^^^^^^^ int, prvalue, calls twice<short>: auto (short)
	if constexpr (sizeof(T) == 2) {
		t * 1.5f;
//		^^^^^^^^ float, prvalue
	}
}
void uses(short s) {
	Traits<int>::size;
//	^^^^^^^^^^^^^^^^^ const int, lvalue, names Traits<int>::size = 4
	Traits<int *>::size;
//	^^^^^^^^^^^^^^^^^^^ const int, lvalue, names Traits<int *>::size = -1
	Traits<void>::size;
//	^^^^^^^^^^^^^^^^^^ const int, lvalue, names Traits<void>::size = 0
	Same<Traits<char>::type, char>::value;
//	^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ const bool, lvalue, names Same<char, char>::value = true
	pi<double>;
//	^^^^^^^^^^ const double, lvalue, names pi = 3
	Vector<int> v;
//	^^^^^^^^^^^ int [4], size 16, align 4
	body(s, s);
//	^^^^^^^^^^ void, prvalue, calls body<short>: void (short, short)
}
