namespace geo {
struct Point { int x; };
enum Axis { X, Y };
int norm(Point);
long norm(Axis);
template <class T> struct Wrap { friend char unwrap(Wrap) { return 0; } };
}
double norm(...);
void hides() {
	geo::Point p;
	norm(p);
//	^^^^^^^ int, prvalue, calls geo::norm: int (geo::Point)
	norm(geo::X);
//	^^^^^^^^^^^^ long, prvalue, calls geo::norm: long (geo::Axis)
	(norm)(p);
//	^^^^^^^^^ double, prvalue, calls norm: double (...)
	norm(1);
//	^^^^^^^ double, prvalue, calls norm: double (...)
	geo::norm(p);
//	^^^^^^^^^^^^ int, prvalue, calls geo::norm: int (geo::Point)
	unwrap(geo::Wrap<int>{});
//	^^^^^^^^^^^^^^^^^^^^^^^^ char, prvalue, calls geo::unwrap: char (geo::Wrap<int>)
	int norm = 0;
	norm;
//	^^^^ int, lvalue, names norm
}
