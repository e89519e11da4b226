enum Small : char { One };
void arithmetic(short s, unsigned u, long l, float f, double d, char c, bool b, unsigned long long w) {
	s + s;
//	^^^^^ int, prvalue
	s + u;
//	^^^^^ unsigned int, prvalue
	u + l;
//	^^^^^ long, prvalue
	l + w;
//	^^^^^ unsigned long long, prvalue
	l + f;
//	^^^^^ float, prvalue
	(f * d);
//	 ^^^^^ double, prvalue
	c << l;
//	^^^^^^ int, prvalue
	b + b;
//	^^^^^ int, prvalue
	-c;
//	^^ int, prvalue
	!d;
//	^^ bool, prvalue
	One + 1;
//	^^^^^^^ int, prvalue = 1
	s < u;
//	^^^^^ bool, prvalue
	s += d;
//	^^^^^^ short, lvalue
	b ? s : c;
//	^^^^^^^^^ int, prvalue
	~s;
//	^^ int, prvalue
	1.0f + 1;
//	^^^^^^^^ float, prvalue = 2
	0x80000000;
//	^^^^^^^^^^ unsigned int, prvalue = 2147483648
	2147483648;
//	^^^^^^^^^^ long, prvalue = 2147483648
	sizeof s;
//	^^^^^^^^ unsigned long, prvalue = 2
}
