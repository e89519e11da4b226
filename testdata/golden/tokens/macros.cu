#define TWICE(x) ((x) + (x))
#define KERNEL __global__ void
KERNEL k(int *p) { *p = TWICE(3); } // a comment
void f(int *p) { k<<<1, 2 >> 1>>>(p); }
const char *s = R"(raw " text)" "more";
