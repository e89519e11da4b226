template <class T> T dependent(T t) { return t.f() + t[1] * undeclared; }
int broken(int n, Unknown u) {
	int m = n + ;
	u.field = MACRO(n);
	u->call(n) + 1;
	int k = ({ n; });
	return n;
}
