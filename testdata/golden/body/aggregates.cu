struct In { int a, b; };
struct Out { In in; int c = 5; float f[2]; In last; };
struct Class { Class(); Class(int); };
struct With { Class c; int n; Class d; };
union U { int i; float f; };
In global = {1, 2};
int table[][2] = {{1, 2}, {3}};
void aggregates(int n) {
	Out a = {{1, 2}, 3, {4}};
	Out b{1, 2, 3, 4.5f, 6, 7};
	Out c = {.c = n};
	Out d{};
	With w = {1};
	int v[4] = {1, [2] = n};
	char s[] = "abc";
	U u = {n};
	In in = a.in;
	Class k[3] = {1};
	int zero{};
	float4 f = make_float4(1, 2, 3, 4);
	in = {3, 4};
}
