namespace a { int f(int); int only; namespace inner { char f(char); } }
namespace b { using namespace a; double f(double); }
namespace c { using a::f; using a::inner::f; }
inline namespace v1 { short versioned(); }
namespace alias = a::inner;
void calls() {
	b::f(1.5);
//	^^^^^^^^^ double, prvalue, calls b::f: double (double)
	b::only;
//	^^^^^^^ int, lvalue, names a::only
	c::f('x');
//	^^^^^^^^^ char, prvalue, calls a::inner::f: char (char)
	c::f(1);
//	^^^^^^^ int, prvalue, calls a::f: int (int)
	alias::f('y');
//	^^^^^^^^^^^^^ char, prvalue, calls a::inner::f: char (char)
	versioned();
//	^^^^^^^^^^^ short, prvalue, calls v1::versioned: short ()
	v1::versioned();
//	^^^^^^^^^^^^^^^ short, prvalue, calls v1::versioned: short ()
	using a::only;
	only;
//	^^^^ int, lvalue, names a::only
}
