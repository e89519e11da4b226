// Words that depend on the standard that a file is compiled for.

// What C++20 made constexpr.
#if __cplusplus >= 202002L
#define __constexpr20 constexpr
#else
#define __constexpr20
#endif
