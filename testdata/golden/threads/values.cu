// What is known of values: probe gets them.
__device__ void probe(int);
__device__ void point(const int *);

__device__ int twice(int n) { return 2 * n; }
struct Cell { int row, column; };

__global__ void arithmetic(int *v, int n) {
    int i = threadIdx.x;
    probe(i);
    probe(2 * i + 1);
    probe(i / 3);
    probe(i % 3);
    probe(i << 2);
    probe(i >> 1);
    probe(i & 5);
    probe(i ^ 7);
    probe(-i);
    probe(~i);
    probe(i < 4);
    probe((unsigned char) (i * 40));
    probe(blockIdx.x * blockDim.x + i);
    probe((blockIdx.x * blockDim.x + i) % 8);
    probe((blockIdx.x * blockDim.x + i) / 4);
    probe(n + i);
    probe((n + i) * 4 - 4 * n);
    probe(n * n);
    probe(n * i);
    probe(i < n);
    probe(v[i]);
    probe(v[3]);
    point(v + i);
    point(&v[n]);
}

__global__ void flows(int *v, int n) {
    int i = threadIdx.x;
    int a = i < 4 ? i : 7 - i;
    probe(a);
    int b = 0;
    if (i % 2) b = 10;
    probe(b);
    int c = n;
    if (n > 4) c = n + 1;
    probe(c);
    if (v[i]) c = 5;
    probe(c);
    probe(min(i, 3));
    probe(max(n, 3));
    probe(twice(i) + twice(1));
    Cell cell = {i / 4, i % 4};
    probe(cell.row);
    cell.row += 2;
    Cell other = cell;
    probe(other.row * 4 + other.column);
    int table[4] = {4, 3, 2, 1};
    probe(table[2]);
    probe(table[i & 3]);
    int &r = b;
    r = 3;
    probe(b);
    auto add = [&](int by) { return i + by; };
    probe(add(5));
    const int *p = i < 4 ? v : v + 8;
    point(p);
    const int *q = i < 4 ? v : &n;
    point(q);
    int s = 0;
    for (int k = 1; k <= 4; k++) s += k * i;
    probe(s);
    for (int k = 0; k < n; k++) s++;
    probe(s);
}

void run(int *v, int n) {
    arithmetic<<<n, 8>>>(v, n);
    flows<<<1, 8>>>(v, n);
}
