struct Empty {};
struct Base { virtual ~Base(); char c; };
struct Derived : Base, Empty { short s; int bits : 3, more : 7; double d; };
union Either { int i; double d; };
template <class T> struct Box { T value; Box(T); __device__ T get() const; };
struct Holder { Box<float> box; float4 wide; };
