#include "cuda.h"
//		CUoutput_mode_enum	CU_OUT_KEY_VALUE_PAIR	CU_OUT_CSV
extern "C" { enum CUoutput_mode_enum {
    CU_OUT_KEY_VALUE_PAIR = 0,
    CU_OUT_CSV = 1,
}; }
//		CUoutput_mode
extern "C" { typedef enum CUoutput_mode_enum CUoutput_mode; }
//		cuProfilerInitialize
extern "C" { CUresult cuProfilerInitialize(const char *, const char *, CUoutput_mode); }
//		cuProfilerStart
extern "C" { CUresult cuProfilerStart(void); }
//		cuProfilerStop
extern "C" { CUresult cuProfilerStop(void); }
