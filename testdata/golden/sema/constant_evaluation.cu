constexpr int square(int x) { return x * x; }
constexpr unsigned long long power(unsigned long long b, int n) { return n == 0 ? 1 : b * power(b, n - 1); }
constexpr int loop(int n) { int sum = 0; for (int i = 1; i <= n; ++i) { if (i % 2) continue; sum += i; } return sum; }
constexpr int choose(int n) { switch (n) { case 1: return 10; case 2: return 20; default: return -1; } }
enum Flags : unsigned char { A = 1 << 2, B, C = A | 8 };
enum class Level { Low = -1, High };
const int width = square(4) + 1;
template <int n> struct Fib { static constexpr int value = Fib<n - 1>::value + Fib<n - 2>::value; };
template <> struct Fib<0> { static constexpr int value = 0; };
template <> struct Fib<1> { static constexpr int value = 1; };
void constants() {
	square(7);
//	^^^^^^^^^ int, prvalue, calls square: int (int) = 49
	power(3, 20);
//	^^^^^^^^^^^^ unsigned long long, prvalue, calls power: unsigned long long (unsigned long long, int) = 3486784401
	loop(10);
//	^^^^^^^^ int, prvalue, calls loop: int (int) = 30
	choose(2);
//	^^^^^^^^^ int, prvalue, calls choose: int (int)
	B;
//	^ Flags, prvalue = 5
	C;
//	^ Flags, prvalue = 12
	Level::High;
//	^^^^^^^^^^^ Level, prvalue = 0
	width;
//	^^^^^ const int, lvalue, names width = 17
	Fib<20>::value;
//	^^^^^^^^^^^^^^ const int, lvalue, names Fib<20>::value = 6765
	sizeof(long) * 8;
//	^^^^^^^^^^^^^^^^ unsigned long, prvalue = 64
	-7 / 2;
//	^^^^^^ int, prvalue = -3
	-7 % 3;
//	^^^^^^ int, prvalue = -1
	1u - 2u;
//	^^^^^^^ unsigned int, prvalue = 4294967295
	(unsigned char) 300;
//	^^^^^^^^^^^^^^^^^^^ unsigned char, prvalue = 44
	'a' + 1;
//	^^^^^^^ int, prvalue = 98
	1 ? 2 : 3.0;
//	^^^^^^^^^^^ double, prvalue = 2
	~0u >> 28;
//	^^^^^^^^^ unsigned int, prvalue = 15
}
#include <math_constants.h>
void predefined() {
	__func__;
//	^^^^^^^^ const char [], lvalue
	+__PRETTY_FUNCTION__;
//	^^^^^^^^^^^^^^^^^^^^ const char *, prvalue
	INFINITY;
//	^^^^^^^^ float, prvalue
	HUGE_VAL;
//	^^^^^^^^ double, prvalue
	CUDART_INF_F;
//	^^^^^^^^^^^^ float, prvalue
	CUDART_PI;
//	^^^^^^^^^ double, prvalue
	CUDART_TWO_TO_23;
//	^^^^^^^^^^^^^^^^ not known
	__builtin_popcountll(7);
//	^^^^^^^^^^^^^^^^^^^^^^^ int, prvalue, calls __builtin_popcountll: int (unsigned long long)
}
