// wrong-free, device-pointer-deref: memory that is given back to an allocator that did not make it, and an address of
// the device's that host code follows. Each in a process of its own, which may not survive it.
#include <cstdio>
#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

static void run(const char *what, void (*f)()) {
    std::printf("%s: ", what);
    std::fflush(stdout);
    if (fork() == 0) {
        f();
        std::fflush(stdout);
        _exit(0);
    }
    int status = 0;
    wait(&status);
    if (WIFSIGNALED(status)) std::printf("ended by signal %d", WTERMSIG(status));
    std::printf("\n");
}

int main() {
    run("cudaFree of memory from malloc", [] { std::printf("%s", cudaGetErrorString(cudaFree(std::malloc(64)))); });
    run("cudaFree of pinned memory", [] {
        void *p;
        cudaMallocHost(&p, 64);
        std::printf("%s", cudaGetErrorString(cudaFree(p)));
    });
    run("cudaFreeHost of memory of the device", [] {
        void *p;
        cudaMalloc(&p, 64);
        std::printf("%s", cudaGetErrorString(cudaFreeHost(p)));
    });
    run("free of memory of the device", [] {
        void *p;
        cudaMalloc(&p, 64);
        std::free(p);
        std::printf("free said nothing");
    });
    run("free of pinned memory", [] {
        void *p;
        cudaMallocHost(&p, 64);
        std::free(p);
        std::printf("free said nothing");
    });
    run("cudaFree twice", [] {
        void *p;
        cudaMalloc(&p, 64);
        cudaFree(p);
        std::printf("%s", cudaGetErrorString(cudaFree(p)));
    });
    run("host code reads through an address of the device's", [] {
        int *p;
        cudaMalloc(&p, 64);
        std::printf("%d", *p);
    });
}
