//		abs
__host__ __device__ int abs(int);
//		labs
__host__ __device__ long labs(long);
//		llabs
__host__ __device__ long long llabs(long long);
//		fabs
__host__ __device__ double fabs(double);
//		fabsf
__host__ __device__ float fabsf(float);
//		min
__host__ __device__ int min(int, int);
//		umin
__host__ __device__ unsigned int umin(unsigned int, unsigned int);
//		llmin
__host__ __device__ long long llmin(long long, long long);
//		ullmin
__host__ __device__ unsigned long long ullmin(unsigned long long, unsigned long long);
//		fminf
__host__ __device__ float fminf(float, float);
//		fmin
__host__ __device__ double fmin(double, double);
//		max
__host__ __device__ int max(int, int);
//		umax
__host__ __device__ unsigned int umax(unsigned int, unsigned int);
//		llmax
__host__ __device__ long long llmax(long long, long long);
//		ullmax
__host__ __device__ unsigned long long ullmax(unsigned long long, unsigned long long);
//		fmaxf
__host__ __device__ float fmaxf(float, float);
//		fmax
__host__ __device__ double fmax(double, double);
//		sin
__host__ __device__ double sin(double);
//		cos
__host__ __device__ double cos(double);
//		sincos
__host__ __device__ void sincos(double, double *, double *);
//		sincosf
__host__ __device__ void sincosf(float, float *, float *);
//		tan
__host__ __device__ double tan(double);
//		sqrt
__host__ __device__ double sqrt(double);
//		rsqrt
__host__ __device__ double rsqrt(double);
//		rsqrtf
__host__ __device__ float rsqrtf(float);
//		log2
__host__ __device__ double log2(double);
//		exp2
__host__ __device__ double exp2(double);
//		exp2f
__host__ __device__ float exp2f(float);
//		exp10
__host__ __device__ double exp10(double);
//		exp10f
__host__ __device__ float exp10f(float);
//		expm1
__host__ __device__ double expm1(double);
//		expm1f
__host__ __device__ float expm1f(float);
//		log2f
__host__ __device__ float log2f(float);
//		log10
__host__ __device__ double log10(double);
//		log
__host__ __device__ double log(double);
//		log1p
__host__ __device__ double log1p(double);
//		log1pf
__host__ __device__ float log1pf(float);
//		floor
__host__ __device__ double floor(double);
//		exp
__host__ __device__ double exp(double);
//		cosh
__host__ __device__ double cosh(double);
//		sinh
__host__ __device__ double sinh(double);
//		tanh
__host__ __device__ double tanh(double);
//		acosh
__host__ __device__ double acosh(double);
//		acoshf
__host__ __device__ float acoshf(float);
//		asinh
__host__ __device__ double asinh(double);
//		asinhf
__host__ __device__ float asinhf(float);
//		atanh
__host__ __device__ double atanh(double);
//		atanhf
__host__ __device__ float atanhf(float);
//		ldexp
__host__ __device__ double ldexp(double, int);
//		ldexpf
__host__ __device__ float ldexpf(float, int);
//		logb
__host__ __device__ double logb(double);
//		logbf
__host__ __device__ float logbf(float);
//		ilogb
__host__ __device__ int ilogb(double);
//		ilogbf
__host__ __device__ int ilogbf(float);
//		scalbn
__host__ __device__ double scalbn(double, int);
//		scalbnf
__host__ __device__ float scalbnf(float, int);
//		scalbln
__host__ __device__ double scalbln(double, long);
//		scalblnf
__host__ __device__ float scalblnf(float, long);
//		frexp
__host__ __device__ double frexp(double, int *);
//		frexpf
__host__ __device__ float frexpf(float, int *);
//		round
__host__ __device__ double round(double);
//		roundf
__host__ __device__ float roundf(float);
//		lround
__host__ __device__ long lround(double);
//		lroundf
__host__ __device__ long lroundf(float);
//		llround
__host__ __device__ long long llround(double);
//		llroundf
__host__ __device__ long long llroundf(float);
//		rint
__host__ __device__ double rint(double);
//		rintf
__host__ __device__ float rintf(float);
//		lrint
__host__ __device__ long lrint(double);
//		lrintf
__host__ __device__ long lrintf(float);
//		llrint
__host__ __device__ long long llrint(double);
//		llrintf
__host__ __device__ long long llrintf(float);
//		nearbyint
__host__ __device__ double nearbyint(double);
//		nearbyintf
__host__ __device__ float nearbyintf(float);
//		ceil
__host__ __device__ double ceil(double);
//		trunc
__host__ __device__ double trunc(double);
//		truncf
__host__ __device__ float truncf(float);
//		fdim
__host__ __device__ double fdim(double, double);
//		fdimf
__host__ __device__ float fdimf(float, float);
//		atan2
__host__ __device__ double atan2(double, double);
//		atan
__host__ __device__ double atan(double);
//		acos
__host__ __device__ double acos(double);
//		asin
__host__ __device__ double asin(double);
//		hypot
__host__ __device__ double hypot(double, double);
//		rhypot
__device__ double rhypot(double, double);
//		hypotf
__host__ __device__ float hypotf(float, float);
//		rhypotf
__device__ float rhypotf(float, float);
//		norm3d
__device__ double norm3d(double, double, double);
//		rnorm3d
__device__ double rnorm3d(double, double, double);
//		norm4d
__device__ double norm4d(double, double, double, double);
//		rnorm4d
__device__ double rnorm4d(double, double, double, double);
//		norm
__device__ double norm(int, const double *);
//		rnorm
__device__ double rnorm(int, const double *);
//		rnormf
__device__ float rnormf(int, const float *);
//		normf
__device__ float normf(int, const float *);
//		norm3df
__device__ float norm3df(float, float, float);
//		rnorm3df
__device__ float rnorm3df(float, float, float);
//		norm4df
__device__ float norm4df(float, float, float, float);
//		rnorm4df
__device__ float rnorm4df(float, float, float, float);
//		cbrt
__host__ __device__ double cbrt(double);
//		cbrtf
__host__ __device__ float cbrtf(float);
//		rcbrt
__host__ __device__ double rcbrt(double);
//		rcbrtf
__host__ __device__ float rcbrtf(float);
//		sinpi
__host__ __device__ double sinpi(double);
//		sinpif
__host__ __device__ float sinpif(float);
//		cospi
__host__ __device__ double cospi(double);
//		cospif
__host__ __device__ float cospif(float);
//		sincospi
__host__ __device__ void sincospi(double, double *, double *);
//		sincospif
__host__ __device__ void sincospif(float, float *, float *);
//		pow
__host__ __device__ double pow(double, double);
//		modf
__host__ __device__ double modf(double, double *);
//		fmod
__host__ __device__ double fmod(double, double);
//		remainder
__host__ __device__ double remainder(double, double);
//		remainderf
__host__ __device__ float remainderf(float, float);
//		remquo
__host__ __device__ double remquo(double, double, int *);
//		remquof
__host__ __device__ float remquof(float, float, int *);
//		j0
__host__ __device__ double j0(double);
//		j0f
__host__ __device__ float j0f(float);
//		j1
__host__ __device__ double j1(double);
//		j1f
__host__ __device__ float j1f(float);
//		jn
__host__ __device__ double jn(int, double);
//		jnf
__host__ __device__ float jnf(int, float);
//		y0
__host__ __device__ double y0(double);
//		y0f
__host__ __device__ float y0f(float);
//		y1
__host__ __device__ double y1(double);
//		y1f
__host__ __device__ float y1f(float);
//		yn
__host__ __device__ double yn(int, double);
//		ynf
__host__ __device__ float ynf(int, float);
//		cyl_bessel_i0
__device__ double cyl_bessel_i0(double);
//		cyl_bessel_i0f
__device__ float cyl_bessel_i0f(float);
//		cyl_bessel_i1
__device__ double cyl_bessel_i1(double);
//		cyl_bessel_i1f
__device__ float cyl_bessel_i1f(float);
//		erf
__host__ __device__ double erf(double);
//		erff
__host__ __device__ float erff(float);
//		erfinv
__host__ __device__ double erfinv(double);
//		erfinvf
__host__ __device__ float erfinvf(float);
//		erfc
__host__ __device__ double erfc(double);
//		erfcf
__host__ __device__ float erfcf(float);
//		lgamma
__host__ __device__ double lgamma(double);
//		erfcinv
__host__ __device__ double erfcinv(double);
//		erfcinvf
__host__ __device__ float erfcinvf(float);
//		normcdfinv
__host__ __device__ double normcdfinv(double);
//		normcdfinvf
__host__ __device__ float normcdfinvf(float);
//		normcdf
__host__ __device__ double normcdf(double);
//		normcdff
__host__ __device__ float normcdff(float);
//		erfcx
__host__ __device__ double erfcx(double);
//		erfcxf
__host__ __device__ float erfcxf(float);
//		lgammaf
__host__ __device__ float lgammaf(float);
//		tgamma
__host__ __device__ double tgamma(double);
//		tgammaf
__host__ __device__ float tgammaf(float);
//		copysign
__host__ __device__ double copysign(double, double);
//		copysignf
__host__ __device__ float copysignf(float, float);
//		nextafter
__host__ __device__ double nextafter(double, double);
//		nextafterf
__host__ __device__ float nextafterf(float, float);
//		nan
__host__ __device__ double nan(const char *);
//		nanf
__host__ __device__ float nanf(const char *);
//		__isinff
__host__ __device__ int __isinff(float);
//		__isnanf
__host__ __device__ int __isnanf(float);
//		__finite
__host__ __device__ int __finite(double);
//		__finitef
__host__ __device__ int __finitef(float);
//		__signbit
__host__ __device__ int __signbit(double);
//		__isnan
__host__ __device__ int __isnan(double);
//		__isinf
__host__ __device__ int __isinf(double);
//		__signbitf
__host__ __device__ int __signbitf(float);
//		fma
__host__ __device__ double fma(double, double, double);
//		fmaf
__host__ __device__ float fmaf(float, float, float);
//		acosf
__host__ __device__ float acosf(float);
//		asinf
__host__ __device__ float asinf(float);
//		atanf
__host__ __device__ float atanf(float);
//		atan2f
__host__ __device__ float atan2f(float, float);
//		cosf
__host__ __device__ float cosf(float);
//		sinf
__host__ __device__ float sinf(float);
//		tanf
__host__ __device__ float tanf(float);
//		coshf
__host__ __device__ float coshf(float);
//		sinhf
__host__ __device__ float sinhf(float);
//		tanhf
__host__ __device__ float tanhf(float);
//		logf
__host__ __device__ float logf(float);
//		expf
__host__ __device__ float expf(float);
//		log10f
__host__ __device__ float log10f(float);
//		modff
__host__ __device__ float modff(float, float *);
//		powf
__host__ __device__ float powf(float, float);
//		sqrtf
__host__ __device__ float sqrtf(float);
//		ceilf
__host__ __device__ float ceilf(float);
//		floorf
__host__ __device__ float floorf(float);
//		fmodf
__host__ __device__ float fmodf(float, float);
//		signbit
__host__ __device__ bool signbit(float);
__host__ __device__ bool signbit(double);
//		isfinite
__host__ __device__ bool isfinite(float);
__host__ __device__ bool isfinite(double);
//		isnan
__host__ __device__ bool isnan(float);
__host__ __device__ bool isnan(double);
//		isinf
__host__ __device__ bool isinf(float);
__host__ __device__ bool isinf(double);
//		abs
__host__ __device__ long long abs(long long);
__host__ __device__ long abs(long);
__host__ __device__ float abs(float);
__host__ __device__ double abs(double);
//		fabs
__host__ __device__ float fabs(float);
//		ceil
__host__ __device__ float ceil(float);
//		floor
__host__ __device__ float floor(float);
//		sqrt
__host__ __device__ float sqrt(float);
//		pow
__host__ __device__ float pow(float, float);
//		log
__host__ __device__ float log(float);
//		log10
__host__ __device__ float log10(float);
//		fmod
__host__ __device__ float fmod(float, float);
//		modf
__host__ __device__ float modf(float, float *);
//		exp
__host__ __device__ float exp(float);
//		frexp
__host__ __device__ float frexp(float, int *);
//		ldexp
__host__ __device__ float ldexp(float, int);
//		asin
__host__ __device__ float asin(float);
//		sin
__host__ __device__ float sin(float);
//		sinh
__host__ __device__ float sinh(float);
//		acos
__host__ __device__ float acos(float);
//		cos
__host__ __device__ float cos(float);
//		cosh
__host__ __device__ float cosh(float);
//		atan
__host__ __device__ float atan(float);
//		atan2
__host__ __device__ float atan2(float, float);
//		tan
__host__ __device__ float tan(float);
//		tanh
__host__ __device__ float tanh(float);
//		logb
__host__ __device__ float logb(float);
//		ilogb
__host__ __device__ int ilogb(float);
//		scalbn
__host__ __device__ float scalbn(float, int);
//		scalbln
__host__ __device__ float scalbln(float, long);
//		exp2
__host__ __device__ float exp2(float);
//		expm1
__host__ __device__ float expm1(float);
//		log2
__host__ __device__ float log2(float);
//		log1p
__host__ __device__ float log1p(float);
//		acosh
__host__ __device__ float acosh(float);
//		asinh
__host__ __device__ float asinh(float);
//		atanh
__host__ __device__ float atanh(float);
//		hypot
__host__ __device__ float hypot(float, float);
//		cbrt
__host__ __device__ float cbrt(float);
//		erf
__host__ __device__ float erf(float);
//		erfc
__host__ __device__ float erfc(float);
//		lgamma
__host__ __device__ float lgamma(float);
//		tgamma
__host__ __device__ float tgamma(float);
//		copysign
__host__ __device__ float copysign(float, float);
//		nextafter
__host__ __device__ float nextafter(float, float);
//		remainder
__host__ __device__ float remainder(float, float);
//		remquo
__host__ __device__ float remquo(float, float, int *);
//		round
__host__ __device__ float round(float);
//		lround
__host__ __device__ long lround(float);
//		llround
__host__ __device__ long long llround(float);
//		trunc
__host__ __device__ float trunc(float);
//		rint
__host__ __device__ float rint(float);
//		lrint
__host__ __device__ long lrint(float);
//		llrint
__host__ __device__ long long llrint(float);
//		nearbyint
__host__ __device__ float nearbyint(float);
//		fdim
__host__ __device__ float fdim(float, float);
//		fma
__host__ __device__ float fma(float, float, float);
//		fmax
__host__ __device__ float fmax(float, float);
//		fmin
__host__ __device__ float fmin(float, float);
//		exp10
__host__ __device__ float exp10(float);
//		rsqrt
__host__ __device__ float rsqrt(float);
//		rcbrt
__host__ __device__ float rcbrt(float);
//		sinpi
__host__ __device__ float sinpi(float);
//		cospi
__host__ __device__ float cospi(float);
//		sincospi
__host__ __device__ void sincospi(float, float *const, float *const);
//		sincos
__host__ __device__ void sincos(float, float *const, float *const);
//		j0
__host__ __device__ float j0(float);
//		j1
__host__ __device__ float j1(float);
//		jn
__host__ __device__ float jn(int, float);
//		y0
__host__ __device__ float y0(float);
//		y1
__host__ __device__ float y1(float);
//		yn
__host__ __device__ float yn(int, float);
//		cyl_bessel_i0
__device__ float cyl_bessel_i0(float);
//		cyl_bessel_i1
__device__ float cyl_bessel_i1(float);
//		erfinv
__host__ __device__ float erfinv(float);
//		erfcinv
__host__ __device__ float erfcinv(float);
//		normcdfinv
__host__ __device__ float normcdfinv(float);
//		normcdf
__host__ __device__ float normcdf(float);
//		erfcx
__host__ __device__ float erfcx(float);
//		copysign
__host__ __device__ double copysign(double, float);
__host__ __device__ double copysign(float, double);
//		min
__host__ __device__ unsigned int min(unsigned int, unsigned int);
__host__ __device__ unsigned int min(int, unsigned int);
__host__ __device__ unsigned int min(unsigned int, int);
__host__ __device__ long min(long, long);
__host__ __device__ unsigned long min(unsigned long, unsigned long);
__host__ __device__ unsigned long min(long, unsigned long);
__host__ __device__ unsigned long min(unsigned long, long);
__host__ __device__ long long min(long long, long long);
__host__ __device__ unsigned long long min(unsigned long long, unsigned long long);
__host__ __device__ unsigned long long min(long long, unsigned long long);
__host__ __device__ unsigned long long min(unsigned long long, long long);
__host__ __device__ float min(float, float);
__host__ __device__ double min(double, double);
__host__ __device__ double min(float, double);
__host__ __device__ double min(double, float);
//		max
__host__ __device__ unsigned int max(unsigned int, unsigned int);
__host__ __device__ unsigned int max(int, unsigned int);
__host__ __device__ unsigned int max(unsigned int, int);
__host__ __device__ long max(long, long);
__host__ __device__ unsigned long max(unsigned long, unsigned long);
__host__ __device__ unsigned long max(long, unsigned long);
__host__ __device__ unsigned long max(unsigned long, long);
__host__ __device__ long long max(long long, long long);
__host__ __device__ unsigned long long max(unsigned long long, unsigned long long);
__host__ __device__ unsigned long long max(long long, unsigned long long);
__host__ __device__ unsigned long long max(unsigned long long, long long);
__host__ __device__ float max(float, float);
__host__ __device__ double max(double, double);
__host__ __device__ double max(float, double);
__host__ __device__ double max(double, float);
//		sincos
__host__ __device__ void sincos(float, float *, float *);
//		rhypot
__device__ float rhypot(float, float);
//		norm3d
__device__ float norm3d(float, float, float);
//		rnorm3d
__device__ float rnorm3d(float, float, float);
//		norm4d
__device__ float norm4d(float, float, float, float);
//		rnorm4d
__device__ float rnorm4d(float, float, float, float);
//		norm
__device__ float norm(int, float *);
//		rnorm
__device__ float rnorm(int, float *);
//		sincospi
__host__ __device__ void sincospi(float, float *, float *);
//		__finite
__host__ __device__ int __finite(float);
//		__signbit
__host__ __device__ int __signbit(float);
//		__isnan
__host__ __device__ int __isnan(float);
//		__isinf
__host__ __device__ int __isinf(float);
//		pow
__host__ __device__ float pow(float, int);
__host__ __device__ double pow(double, int);
//	std	abs
namespace std { using ::abs; }
//	std	acos
namespace std { using ::acos; }
//	std	acosh
namespace std { using ::acosh; }
//	std	asin
namespace std { using ::asin; }
//	std	asinh
namespace std { using ::asinh; }
//	std	atan
namespace std { using ::atan; }
//	std	atan2
namespace std { using ::atan2; }
//	std	atanh
namespace std { using ::atanh; }
//	std	cbrt
namespace std { using ::cbrt; }
//	std	ceil
namespace std { using ::ceil; }
//	std	copysign
namespace std { using ::copysign; }
//	std	cos
namespace std { using ::cos; }
//	std	cosh
namespace std { using ::cosh; }
//	std	erf
namespace std { using ::erf; }
//	std	erfc
namespace std { using ::erfc; }
//	std	exp
namespace std { using ::exp; }
//	std	exp2
namespace std { using ::exp2; }
//	std	expm1
namespace std { using ::expm1; }
//	std	fabs
namespace std { using ::fabs; }
//	std	fdim
namespace std { using ::fdim; }
//	std	floor
namespace std { using ::floor; }
//	std	fma
namespace std { using ::fma; }
//	std	fmax
namespace std { using ::fmax; }
//	std	fmin
namespace std { using ::fmin; }
//	std	fmod
namespace std { using ::fmod; }
//	std	frexp
namespace std { using ::frexp; }
//	std	hypot
namespace std { using ::hypot; }
//	std	ilogb
namespace std { using ::ilogb; }
//	std	isfinite
namespace std { using ::isfinite; }
//	std	isinf
namespace std { using ::isinf; }
//	std	isnan
namespace std { using ::isnan; }
//	std	labs
namespace std { using ::labs; }
//	std	ldexp
namespace std { using ::ldexp; }
//	std	lgamma
namespace std { using ::lgamma; }
//	std	llabs
namespace std { using ::llabs; }
//	std	llrint
namespace std { using ::llrint; }
//	std	llround
namespace std { using ::llround; }
//	std	log
namespace std { using ::log; }
//	std	log10
namespace std { using ::log10; }
//	std	log1p
namespace std { using ::log1p; }
//	std	log2
namespace std { using ::log2; }
//	std	logb
namespace std { using ::logb; }
//	std	lrint
namespace std { using ::lrint; }
//	std	lround
namespace std { using ::lround; }
//	std	modf
namespace std { using ::modf; }
//	std	nan
namespace std { using ::nan; }
//	std	nearbyint
namespace std { using ::nearbyint; }
//	std	nextafter
namespace std { using ::nextafter; }
//	std	pow
namespace std { using ::pow; }
//	std	remainder
namespace std { using ::remainder; }
//	std	remquo
namespace std { using ::remquo; }
//	std	rint
namespace std { using ::rint; }
//	std	round
namespace std { using ::round; }
//	std	scalbln
namespace std { using ::scalbln; }
//	std	scalbn
namespace std { using ::scalbn; }
//	std	signbit
namespace std { using ::signbit; }
//	std	sin
namespace std { using ::sin; }
//	std	sinh
namespace std { using ::sinh; }
//	std	sqrt
namespace std { using ::sqrt; }
//	std	tan
namespace std { using ::tan; }
//	std	tanh
namespace std { using ::tanh; }
//	std	tgamma
namespace std { using ::tgamma; }
//	std	trunc
namespace std { using ::trunc; }
//	std	hypot
namespace std { float hypot(float, float, float);
double hypot(double, double, double);
long double hypot(long double, long double, long double); }
//	std	beta
namespace std { float beta(float, float);
double beta(double, double); }
//	std	expint
namespace std { float expint(float);
double expint(double); }
//	std	riemann_zeta
namespace std { float riemann_zeta(float);
double riemann_zeta(double); }
//	std	comp_ellint_1
namespace std { float comp_ellint_1(float);
double comp_ellint_1(double); }
//	std	comp_ellint_2
namespace std { float comp_ellint_2(float);
double comp_ellint_2(double); }
//	std	comp_ellint_3
namespace std { float comp_ellint_3(float, float);
double comp_ellint_3(double, double); }
//	std	ellint_1
namespace std { float ellint_1(float, float);
double ellint_1(double, double); }
//	std	ellint_2
namespace std { float ellint_2(float, float);
double ellint_2(double, double); }
//	std	ellint_3
namespace std { float ellint_3(float, float, float);
double ellint_3(double, double, double); }
//	std	cyl_bessel_i
namespace std { float cyl_bessel_i(float, float);
double cyl_bessel_i(double, double); }
//	std	cyl_bessel_j
namespace std { float cyl_bessel_j(float, float);
double cyl_bessel_j(double, double); }
//	std	cyl_bessel_k
namespace std { float cyl_bessel_k(float, float);
double cyl_bessel_k(double, double); }
//	std	cyl_neumann
namespace std { float cyl_neumann(float, float);
double cyl_neumann(double, double); }
//	std	hermite
namespace std { float hermite(unsigned int, float);
double hermite(unsigned int, double); }
//	std	laguerre
namespace std { float laguerre(unsigned int, float);
double laguerre(unsigned int, double); }
//	std	legendre
namespace std { float legendre(unsigned int, float);
double legendre(unsigned int, double); }
//	std	assoc_laguerre
namespace std { float assoc_laguerre(unsigned int, unsigned int, float);
double assoc_laguerre(unsigned int, unsigned int, double); }
//	std	assoc_legendre
namespace std { float assoc_legendre(unsigned int, unsigned int, float);
double assoc_legendre(unsigned int, unsigned int, double); }
//	std	sph_bessel
namespace std { float sph_bessel(unsigned int, float);
double sph_bessel(unsigned int, double); }
//	std	sph_legendre
namespace std { float sph_legendre(unsigned int, unsigned int, float);
double sph_legendre(unsigned int, unsigned int, double); }
//	std	sph_neumann
namespace std { float sph_neumann(unsigned int, float);
double sph_neumann(unsigned int, double); }
//	std	acos
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> acos(T); }
//	std	acosh
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> acosh(T); }
//	std	asin
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> asin(T); }
//	std	asinh
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> asinh(T); }
//	std	atan
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> atan(T); }
//	std	atanh
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> atanh(T); }
//	std	cbrt
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> cbrt(T); }
//	std	ceil
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> ceil(T); }
//	std	cos
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> cos(T); }
//	std	cosh
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> cosh(T); }
//	std	erf
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> erf(T); }
//	std	erfc
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> erfc(T); }
//	std	exp
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> exp(T); }
//	std	exp2
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> exp2(T); }
//	std	expm1
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> expm1(T); }
//	std	fabs
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> fabs(T); }
//	std	floor
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> floor(T); }
//	std	lgamma
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> lgamma(T); }
//	std	log
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> log(T); }
//	std	log10
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> log10(T); }
//	std	log1p
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> log1p(T); }
//	std	log2
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> log2(T); }
//	std	logb
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> logb(T); }
//	std	nearbyint
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> nearbyint(T); }
//	std	rint
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> rint(T); }
//	std	round
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> round(T); }
//	std	sin
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> sin(T); }
//	std	sinh
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> sinh(T); }
//	std	sqrt
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> sqrt(T); }
//	std	tan
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> tan(T); }
//	std	tanh
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> tanh(T); }
//	std	tgamma
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> tgamma(T); }
//	std	trunc
namespace std { template <class T> constexpr enable_if_t<is_integral<T>::value, double> trunc(T); }
//	std	fdim
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> fdim(T, U); }
//	std	fmax
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> fmax(T, U); }
//	std	fmin
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> fmin(T, U); }
//	std	fmod
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> fmod(T, U); }
//	std	hypot
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> hypot(T, U); }
//	std	atan2
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> atan2(T, U); }
//	std	copysign
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> copysign(T, U); }
//	std	nextafter
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> nextafter(T, U); }
//	std	remainder
namespace std { template <class T, class U> constexpr enable_if_t<is_arithmetic<T>::value && is_arithmetic<U>::value && (is_integral<T>::value || is_integral<U>::value || !is_same<T, U>::value), double> remainder(T, U); }
//	std	isnormal
namespace std { constexpr bool isnormal(float);
constexpr bool isnormal(double);
constexpr bool isnormal(long double); }
//	std	fpclassify
namespace std { constexpr int fpclassify(float);
constexpr int fpclassify(double);
constexpr int fpclassify(long double); }
//	std	isgreater
namespace std { constexpr bool isgreater(float, float);
constexpr bool isgreater(double, double);
constexpr bool isgreater(long double, long double); }
//	std	isgreaterequal
namespace std { constexpr bool isgreaterequal(float, float);
constexpr bool isgreaterequal(double, double);
constexpr bool isgreaterequal(long double, long double); }
//	std	isless
namespace std { constexpr bool isless(float, float);
constexpr bool isless(double, double);
constexpr bool isless(long double, long double); }
//	std	islessequal
namespace std { constexpr bool islessequal(float, float);
constexpr bool islessequal(double, double);
constexpr bool islessequal(long double, long double); }
//	std	islessgreater
namespace std { constexpr bool islessgreater(float, float);
constexpr bool islessgreater(double, double);
constexpr bool islessgreater(long double, long double); }
//	std	isunordered
namespace std { constexpr bool isunordered(float, float);
constexpr bool isunordered(double, double);
constexpr bool isunordered(long double, long double); }
//	std	lerp
namespace std { constexpr float lerp(float, float, float) noexcept;
constexpr double lerp(double, double, double) noexcept;
constexpr long double lerp(long double, long double, long double) noexcept; }
//		__builtin_popcount
extern "C" { __host__ __device__ constexpr int __builtin_popcount(unsigned int) noexcept; }
//		__builtin_ctz
extern "C" { __host__ __device__ constexpr int __builtin_ctz(unsigned int) noexcept; }
//		__builtin_clz
extern "C" { __host__ __device__ constexpr int __builtin_clz(unsigned int) noexcept; }
//		__builtin_parity
extern "C" { __host__ __device__ constexpr int __builtin_parity(unsigned int) noexcept; }
//		__builtin_ffs
extern "C" { __host__ __device__ constexpr int __builtin_ffs(int) noexcept; }
//		__builtin_clrsb
extern "C" { __host__ __device__ constexpr int __builtin_clrsb(int) noexcept; }
//		__builtin_popcountl
extern "C" { __host__ __device__ constexpr int __builtin_popcountl(unsigned long) noexcept; }
//		__builtin_ctzl
extern "C" { __host__ __device__ constexpr int __builtin_ctzl(unsigned long) noexcept; }
//		__builtin_clzl
extern "C" { __host__ __device__ constexpr int __builtin_clzl(unsigned long) noexcept; }
//		__builtin_parityl
extern "C" { __host__ __device__ constexpr int __builtin_parityl(unsigned long) noexcept; }
//		__builtin_ffsl
extern "C" { __host__ __device__ constexpr int __builtin_ffsl(long) noexcept; }
//		__builtin_clrsbl
extern "C" { __host__ __device__ constexpr int __builtin_clrsbl(long) noexcept; }
//		__builtin_popcountll
extern "C" { __host__ __device__ constexpr int __builtin_popcountll(unsigned long long) noexcept; }
//		__builtin_ctzll
extern "C" { __host__ __device__ constexpr int __builtin_ctzll(unsigned long long) noexcept; }
//		__builtin_clzll
extern "C" { __host__ __device__ constexpr int __builtin_clzll(unsigned long long) noexcept; }
//		__builtin_parityll
extern "C" { __host__ __device__ constexpr int __builtin_parityll(unsigned long long) noexcept; }
//		__builtin_ffsll
extern "C" { __host__ __device__ constexpr int __builtin_ffsll(long long) noexcept; }
//		__builtin_clrsbll
extern "C" { __host__ __device__ constexpr int __builtin_clrsbll(long long) noexcept; }
//		__builtin_bswap16
extern "C" { __host__ __device__ constexpr unsigned short __builtin_bswap16(unsigned short) noexcept; }
//		__builtin_bswap32
extern "C" { __host__ __device__ constexpr unsigned int __builtin_bswap32(unsigned int) noexcept; }
//		__builtin_bswap64
extern "C" { __host__ __device__ constexpr unsigned long __builtin_bswap64(unsigned long) noexcept; }
//		__builtin_expect
extern "C" { __host__ __device__ constexpr long __builtin_expect(long, long) noexcept; }
//		__builtin_unreachable
extern "C" { [[noreturn]] __host__ __device__ void __builtin_unreachable() noexcept; }
//		__builtin_trap
extern "C" { [[noreturn]] __host__ __device__ void __builtin_trap() noexcept; }
//		__builtin_assume
extern "C" { __host__ __device__ void __builtin_assume(bool) noexcept; }
//		__builtin_assume_aligned
extern "C" { __host__ __device__ void *__builtin_assume_aligned(const void *, unsigned long, ...) noexcept; }
//		__builtin_prefetch
extern "C" { __host__ __device__ void __builtin_prefetch(const void *, ...) noexcept; }
//		__builtin_inff
extern "C" { __host__ __device__ constexpr float __builtin_inff() noexcept; }
//		__builtin_inf
extern "C" { __host__ __device__ constexpr double __builtin_inf() noexcept; }
//		__builtin_huge_valf
extern "C" { __host__ __device__ constexpr float __builtin_huge_valf() noexcept; }
//		__builtin_huge_val
extern "C" { __host__ __device__ constexpr double __builtin_huge_val() noexcept; }
//		__builtin_nanf
extern "C" { __host__ __device__ constexpr float __builtin_nanf(const char *) noexcept; }
//		__builtin_nan
extern "C" { __host__ __device__ constexpr double __builtin_nan(const char *) noexcept; }
