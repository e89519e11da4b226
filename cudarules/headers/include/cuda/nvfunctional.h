// <nvfunctional>: nvstd::function, usable on both sides but not across them.

namespace nvstd {

template <class S> class function;
template <class R, class... A> class function<R(A...)> {
    unsigned long long __state[4];
public:
    using result_type = R;
    __host__ __device__ function() noexcept;
    __host__ __device__ function(std::nullptr_t) noexcept;
    __host__ __device__ function(const function &);
    __host__ __device__ function(function &&);
    template <class F, class = std::enable_if_t<!std::is_same<std::remove_cvref_t<F>, function>::value>> __host__ __device__ function(F f);
    __host__ __device__ function &operator=(const function &);
    __host__ __device__ function &operator=(function &&);
    __host__ __device__ function &operator=(std::nullptr_t);
    template <class F, class = std::enable_if_t<!std::is_same<std::remove_cvref_t<F>, function>::value>> __host__ __device__ function &operator=(F &&f);
    __host__ __device__ ~function();
    __host__ __device__ void swap(function &) noexcept;
    __host__ __device__ explicit operator bool() const noexcept;
    __host__ __device__ R operator()(A... args) const;
};
template <class S> __host__ __device__ bool operator==(const function<S> &f, std::nullptr_t);
template <class S> __host__ __device__ bool operator!=(const function<S> &f, std::nullptr_t);
template <class S> __host__ __device__ void swap(function<S> &f, function<S> &g);

} // namespace nvstd
