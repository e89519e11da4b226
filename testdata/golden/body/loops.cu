struct It { int &operator*(); It &operator++(); bool operator!=(const It &) const; };
struct Range { It begin(); It end(); };
struct Span { int *begin() const; int *end() const; };
Range make();
struct Pair { int first; float second; };
void loops(int (&a)[4], Span s, Pair pairs[3]) {
	for (int x : a) x++;
	for (auto &x : s) x = 0;
	for (auto &&x : make()) { if (x) continue; break; }
	int n = 4;
	do { --n; } while (n > 0);
	for (;;) { if (int k = n) break; else n = k; }
	auto [f, g] = pairs[1];
	auto &[h, i] = pairs[2];
	h = f;
	while (int z = n--) a[z] = 1;
}
