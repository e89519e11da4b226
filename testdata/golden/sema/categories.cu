struct S { int member; static int shared; int &reference; int array[2]; };
int &lvalue();
int &&xvalue();
int prvalue();
S make();
void categories(S s, S &r, S &&rr, int i, int *p, bool b) {
	lvalue();
//	^^^^^^^^ int, lvalue, calls lvalue: int &()
	xvalue();
//	^^^^^^^^ int, xvalue, calls xvalue: int &&()
	prvalue();
//	^^^^^^^^^ int, prvalue, calls prvalue: int ()
	rr;
//	^^ S, lvalue, names rr
	s.member;
//	^^^^^^^^ int, lvalue, names S::member
	make().member;
//	^^^^^^^^^^^^^ int, xvalue, names S::member
	make().reference;
//	^^^^^^^^^^^^^^^^ int, lvalue, names S::reference
	make().shared;
//	^^^^^^^^^^^^^ int, lvalue, names S::shared
	static_cast<S &&>(s);
//	^^^^^^^^^^^^^^^^^^^^ S, xvalue
	p[1];
//	^^^^ int, lvalue
	*p;
//	^^ int, lvalue
	&i;
//	^^ int *, prvalue
	i++;
//	^^^ int, prvalue
	++i;
//	^^^ int, lvalue
	i = 2;
//	^^^^^ int, lvalue
	b ? i : *p;
//	^^^^^^^^^^ int, lvalue
	b ? i : 1;
//	^^^^^^^^^ int, prvalue
	"text";
//	^^^^^^ const char [5], lvalue
	i, r;
//	^^^^ S, lvalue, names r
	p + 1;
//	^^^^^ int *, prvalue
	p - p;
//	^^^^^ long, prvalue
}
