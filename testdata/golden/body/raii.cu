struct Member { Member(); Member(int); ~Member(); };
struct Base { Base(int n); ~Base(); };
struct Guard : Base {
	Guard(int n, Member m) : Base(n), b(n), a{n} { use(); }
	Guard() : Guard(1, 2) {}
	~Guard() { use(); }
	void use();
	Member a, b, c;
	int n = 4;
	int none;
};
void raii(int n) {
	Guard first;
	{
		Guard inner(n, 3);
		if (n) return;
		static Guard once;
	}
	while (n--) {
		Guard each;
		if (n == 2) break;
		if (n == 3) continue;
	}
	Guard last[2];
}
