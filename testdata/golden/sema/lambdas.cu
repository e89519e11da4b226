struct Closure { int x; auto make() { return [this] { return x; }; } };
void lambdas(int i, double d) {
	auto plain = [](int a) { return a + 1L; };
	plain(2);
//	^^^^^^^^ long, prvalue, calls lambda: auto (int)
	auto copies = [=] { return d; };
	copies();
//	^^^^^^^^ double, prvalue, calls lambda: auto ()
	auto generic = [](auto a, auto b) { return a * b; };
	generic(i, d);
//	^^^^^^^^^^^^^ double, prvalue, calls lambda: auto (int, double)
	auto typed = [&]() -> float { return i; };
	typed();
//	^^^^^^^ float, prvalue, calls lambda: float ()
	Closure{1}.make()();
//	^^^^^^^^^^^^^^^^^^^ int, prvalue, calls lambda: auto ()
	auto initialized = [j = 2.5f] { return j; };
	initialized();
//	^^^^^^^^^^^^^ float, prvalue, calls lambda: auto ()
	auto changes = [i]() mutable { return ++i; };
	changes();
//	^^^^^^^^^ int, prvalue, calls lambda: auto ()
	int (*pointer)(int) = [](int a) { return a; };
	pointer(1);
//	^^^^^^^^^^ int, prvalue
}
