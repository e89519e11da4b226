// No template is instantiated for a constructor that takes its own class by value.

template <int N, class I = int> struct Coord {
    int v[N];
    __device__ Coord() {}
    template <int M, class J> __device__ Coord(Coord<M, J> other) {}
};
struct Matrix : Coord<2> {};
__device__ void take(Coord<2> c);

__global__ void k(Matrix m, Coord<3> d) {
    take(m);
    Coord<2> e(d);
    Coord<2> f = m;
}
