template <class F> void call(F f) { f(1); }
struct S {
	int m;
	void go(int a, float b, int *p) {
		auto l = [a, &b, p, c = a + 1](int x) { b = a + x + c; *p = 1; };
		l(2);
		auto t = [=] { return m + a; };
		auto u = [*this]() mutable { m = 3; };
		call([&](int k) { a = k; });
		call([](auto v) { return v + 1; });
		void (*f)(int) = [](int) {};
	}
};
