struct S {
	int get() const;
	char &get();
	long only() &&;
	short only() &;
	int operator()(int);
	double operator()(double) const;
	S &operator+=(int);
	explicit operator bool() const;
	operator const char *() const;
};
bool operator==(const S &, const S &);
S operator+(S, int);
int operator+(int, S);
void take(const char *);
S make();
void members(S s, const S c, S *p) {
	s.get();
//	^^^^^^^ char, lvalue, calls S::get: char &()
	c.get();
//	^^^^^^^ int, prvalue, calls S::get: int ()
	p->get();
//	^^^^^^^^ char, lvalue, calls S::get: char &()
	s.only();
//	^^^^^^^^ short, prvalue, calls S::only: short ()
	make().only();
//	^^^^^^^^^^^^^ long, prvalue, calls S::only: long ()
	s(1);
//	^^^^ int, prvalue, calls S::operator(): int (int)
	c(1);
//	^^^^ double, prvalue, calls S::operator(): double (double)
	s += 2;
//	^^^^^^ S, lvalue, calls S::operator+=: S &(int)
	s + 1;
//	^^^^^ S, prvalue, calls operator+: S (S, int)
	1 + s;
//	^^^^^ int, prvalue, calls operator+: int (int, S)
	s == c;
//	^^^^^^ bool, prvalue, calls operator==: bool (const S &, const S &)
	take(s);
//	^^^^^^^ void, prvalue, calls take: void (const char *)
}
