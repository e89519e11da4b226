// What code does with functions, classes and variables, where that is not plain to see.

extern "C" void *malloc(unsigned long);

struct Base { int b; ~Base(); };
struct Shape { int edges; virtual ~Shape(); };
struct Square : Shape {};
struct Pool { Pool(); ~Pool(); int n = 1; };
struct Pair { int first, second; };
struct Task { void (*run)(int); };

Pool make();
__global__ void kernel(int n, Pair p);
template <class T> void each(T t);

// The condition declares what it tests.
int condition(int n) {
    if (int *p = (int *)malloc(n)) return p[0];
    return 0;
}

// The elements of a pack are uses of it, and each has its call.
template <class... T> void pack(T... ts) { (each(ts), ...); }
void packs(int i, float f) { pack(i, f); }

// The elements of an array that new makes are constructed one by one.
Pool *elements() { return new Pool[2]; }

// A result that initializes a variable is no temporary object; one that a reference is bound
// to lives on.
void elided() {
    Pool a = make();
    const Pool &b = make();
}

// A reference is bound to the very object.
int casts(const Pair &p, Square &s, Shape &t) {
    const_cast<Pair &>(p).first = 1;
    return static_cast<Shape &>(s).edges + dynamic_cast<Square &>(t).edges;
}

// What a launch is configured with and given is read and converted.
void launch(int blocks, Pair p) { kernel<<<blocks, 32>>>(blocks, p); }

// A call by a pointer reads it.
void pointer(Task *t, void (*f)(int), int n) {
    t->run(n);
    f(n);
}

// A structured binding copies, or is bound.
int binding(Pair p) {
    auto [a, b] = p;
    auto &[c, d] = p;
    return a + d;
}

// An output of an assembler statement is written; with + it is read, too.
__device__ int assembler(int i) {
    int o, both = 1;
    asm("add.s32 %0, %1, %2;" : "=r"(o), "+r"(both) : "r"(i));
    return o;
}

// It looks like a function's declaration.
struct From { From(int); };
int declared(int *y) {
    From x(y[0]);
    return 0;
}

// What nobody evaluates is no use.
unsigned long unevaluated(Pair p) { return sizeof(p) + alignof(Pair) + noexcept(make()); }
