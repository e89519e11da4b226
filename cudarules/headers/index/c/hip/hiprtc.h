//		hiprtcResult	HIPRTC_SUCCESS	HIPRTC_ERROR_OUT_OF_MEMORY	HIPRTC_ERROR_PROGRAM_CREATION_FAILURE	HIPRTC_ERROR_INVALID_INPUT	HIPRTC_ERROR_INVALID_PROGRAM	HIPRTC_ERROR_INVALID_OPTION	HIPRTC_ERROR_COMPILATION	HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE	HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION	HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION	HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID	HIPRTC_ERROR_INTERNAL_ERROR
extern "C" { typedef enum hiprtcResult {
    HIPRTC_SUCCESS = 0,
    HIPRTC_ERROR_OUT_OF_MEMORY = 1,
    HIPRTC_ERROR_PROGRAM_CREATION_FAILURE = 2,
    HIPRTC_ERROR_INVALID_INPUT = 3,
    HIPRTC_ERROR_INVALID_PROGRAM = 4,
    HIPRTC_ERROR_INVALID_OPTION = 5,
    HIPRTC_ERROR_COMPILATION = 6,
    HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,
    HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,
    HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,
    HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10,
    HIPRTC_ERROR_INTERNAL_ERROR = 11,
} hiprtcResult; }
//		hiprtcProgram	_hiprtcProgram
extern "C" { typedef struct _hiprtcProgram *hiprtcProgram; }
//		hiprtcGetErrorString
extern "C" { const char *hiprtcGetErrorString(hiprtcResult); }
//		hiprtcVersion
extern "C" { hiprtcResult hiprtcVersion(int *, int *); }
//		hiprtcAddNameExpression
extern "C" { hiprtcResult hiprtcAddNameExpression(hiprtcProgram, const char *); }
//		hiprtcCompileProgram
extern "C" { hiprtcResult hiprtcCompileProgram(hiprtcProgram, int, const char **); }
//		hiprtcCreateProgram
extern "C" { hiprtcResult hiprtcCreateProgram(hiprtcProgram *, const char *, const char *, int, const char **, const char **); }
//		hiprtcDestroyProgram
extern "C" { hiprtcResult hiprtcDestroyProgram(hiprtcProgram *); }
//		hiprtcGetLoweredName
extern "C" { hiprtcResult hiprtcGetLoweredName(hiprtcProgram, const char *, const char **); }
//		hiprtcGetProgramLog
extern "C" { hiprtcResult hiprtcGetProgramLog(hiprtcProgram, char *); }
//		hiprtcGetProgramLogSize
extern "C" { hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram, size_t *); }
//		hiprtcGetCode
extern "C" { hiprtcResult hiprtcGetCode(hiprtcProgram, char *); }
//		hiprtcGetCodeSize
extern "C" { hiprtcResult hiprtcGetCodeSize(hiprtcProgram, size_t *); }
