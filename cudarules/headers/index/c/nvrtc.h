//		nvrtcResult	NVRTC_SUCCESS	NVRTC_ERROR_OUT_OF_MEMORY	NVRTC_ERROR_PROGRAM_CREATION_FAILURE	NVRTC_ERROR_INVALID_INPUT	NVRTC_ERROR_INVALID_PROGRAM	NVRTC_ERROR_INVALID_OPTION	NVRTC_ERROR_COMPILATION	NVRTC_ERROR_BUILTIN_OPERATION_FAILURE	NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION	NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION	NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID	NVRTC_ERROR_INTERNAL_ERROR	NVRTC_ERROR_TIME_FILE_WRITE_FAILED	NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED	NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED	NVRTC_ERROR_PCH_CREATE	NVRTC_ERROR_CANCELLED	NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED
extern "C" { typedef enum {
    NVRTC_SUCCESS = 0,
    NVRTC_ERROR_OUT_OF_MEMORY = 1,
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2,
    NVRTC_ERROR_INVALID_INPUT = 3,
    NVRTC_ERROR_INVALID_PROGRAM = 4,
    NVRTC_ERROR_INVALID_OPTION = 5,
    NVRTC_ERROR_COMPILATION = 6,
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10,
    NVRTC_ERROR_INTERNAL_ERROR = 11,
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12,
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13,
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14,
    NVRTC_ERROR_PCH_CREATE = 15,
    NVRTC_ERROR_CANCELLED = 16,
    NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17,
} nvrtcResult; }
//		_nvrtcProgram
extern "C" { struct _nvrtcProgram; }
//		nvrtcProgram
extern "C" { typedef struct _nvrtcProgram *nvrtcProgram; }
//		nvrtcGetErrorString
extern "C" { const char *nvrtcGetErrorString(nvrtcResult); }
//		nvrtcVersion
extern "C" { nvrtcResult nvrtcVersion(int *, int *); }
//		nvrtcGetNumSupportedArchs
extern "C" { nvrtcResult nvrtcGetNumSupportedArchs(int *); }
//		nvrtcGetSupportedArchs
extern "C" { nvrtcResult nvrtcGetSupportedArchs(int *); }
//		nvrtcCreateProgram
extern "C" { nvrtcResult nvrtcCreateProgram(nvrtcProgram *, const char *, const char *, int, const char *const *, const char *const *); }
//		nvrtcDestroyProgram
extern "C" { nvrtcResult nvrtcDestroyProgram(nvrtcProgram *); }
//		nvrtcCompileProgram
extern "C" { nvrtcResult nvrtcCompileProgram(nvrtcProgram, int, const char *const *); }
//		nvrtcGetPTXSize
extern "C" { nvrtcResult nvrtcGetPTXSize(nvrtcProgram, size_t *); }
//		nvrtcGetPTX
extern "C" { nvrtcResult nvrtcGetPTX(nvrtcProgram, char *); }
//		nvrtcGetCUBINSize
extern "C" { nvrtcResult nvrtcGetCUBINSize(nvrtcProgram, size_t *); }
//		nvrtcGetCUBIN
extern "C" { nvrtcResult nvrtcGetCUBIN(nvrtcProgram, char *); }
//		nvrtcGetNVVMSize
extern "C" { nvrtcResult nvrtcGetNVVMSize(nvrtcProgram, size_t *); }
//		nvrtcGetNVVM
extern "C" { nvrtcResult nvrtcGetNVVM(nvrtcProgram, char *); }
//		nvrtcGetProgramLogSize
extern "C" { nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram, size_t *); }
//		nvrtcGetProgramLog
extern "C" { nvrtcResult nvrtcGetProgramLog(nvrtcProgram, char *); }
//		nvrtcAddNameExpression
extern "C" { nvrtcResult nvrtcAddNameExpression(nvrtcProgram, const char *const); }
//		nvrtcGetLoweredName
extern "C" { nvrtcResult nvrtcGetLoweredName(nvrtcProgram, const char *const, const char **); }
//		nvrtcGetLTOIRSize
extern "C" { nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram, size_t *); }
//		nvrtcGetLTOIR
extern "C" { nvrtcResult nvrtcGetLTOIR(nvrtcProgram, char *); }
//		nvrtcGetOptiXIRSize
extern "C" { nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram, size_t *); }
//		nvrtcGetOptiXIR
extern "C" { nvrtcResult nvrtcGetOptiXIR(nvrtcProgram, char *); }
//		nvrtcGetPCHHeapSize
extern "C" { nvrtcResult nvrtcGetPCHHeapSize(size_t *); }
//		nvrtcSetPCHHeapSize
extern "C" { nvrtcResult nvrtcSetPCHHeapSize(size_t); }
//		nvrtcGetPCHCreateStatus
extern "C" { nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram); }
//		nvrtcGetPCHHeapSizeRequired
extern "C" { nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram, size_t *); }
//		nvrtcSetFlowCallback
extern "C" { nvrtcResult nvrtcSetFlowCallback(nvrtcProgram, int (*)(void *, void *), void *); }
