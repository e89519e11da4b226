#include <initializer_list>
struct Row { Row(std::initializer_list<float> all); Row(int n, float value); Row(); };
struct Pair { int a; Row row; };
void take(const Row &r);
Row lists(int n) {
	Row a{1, 2.5f}, b(1, 2.5f), c{}, d = {3};
	Pair p{n, {4, 5}};
	take({6});
	return {7, 8, 9};
}
