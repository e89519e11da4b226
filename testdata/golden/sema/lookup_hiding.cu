int value;
int f(int);
struct Base { long value; long f(int); static char shared; };
struct Derived : Base {
	void f(double);
	void body() {
		value;
//		^^^^^ long, lvalue, names Base::value
		::value;
//		^^^^^^^ int, lvalue, names value
		f(1);
//		^^^^ void, prvalue, calls Derived::f: void (double)
		Base::f(1);
//		^^^^^^^^^^ long, prvalue, calls Base::f: long (int)
		this->value;
//		^^^^^^^^^^^ long, lvalue, names Base::value
		shared;
//		^^^^^^ char, lvalue, names Base::shared
	}
};
struct Shows : Base { using Base::f; void f(double); };
void block(Derived d, Shows s) {
	d.f(1);
//	^^^^^^ void, prvalue, calls Derived::f: void (double)
	s.f(1);
//	^^^^^^ long, prvalue, calls Base::f: long (int)
	char value = 'c';
	{
		float value = 1;
		value;
//		^^^^^ float, lvalue, names value
	}
	value;
//	^^^^^ char, lvalue, names value
	for (short value : {short(1)}) {
		value;
//		^^^^^ short, lvalue, names value
	}
}
