// lambda-this-capture: [=] in a host member function captures the host's this, and the kernel reads through it.
// [*this] and a copy of the member take the value along.
#include <cstdio>

template <typename F>
__global__ void call(F f, int *out) { *out = f(); }

struct Scale {
    int factor;

    int copied(int x) const {
        int f = factor;
        return launch([=] __device__ { return f * x; });
    }
    int whole(int x) const {
        return launch([=, *this] __device__ { return factor * x; });
    }
    int member(int x) const {
        return launch([=] __device__ { return factor * x; });
    }

    template <typename F>
    static int launch(F f) {
        int *d = nullptr, got = -1;
        cudaMalloc(&d, sizeof got);
        cudaMemset(d, 0xff, sizeof got);
        call<<<1, 1>>>(f, d);
        cudaError_t e = cudaMemcpy(&got, d, sizeof got, cudaMemcpyDeviceToHost);
        std::printf("%s; ", cudaGetErrorString(e));
        return got;
    }
};

int main() {
    Scale *s = new Scale{6};
    std::printf("a copy of the member: expected 42, got %d\n", s->copied(7));
    std::printf("[*this]: expected 42, got %d\n", s->whole(7));
    std::printf("the member through this: expected 42, got %d\n", s->member(7));
    delete s;
}
