//		NVTX_RESOURCE_CLASS_GENERIC
extern "C" { enum { NVTX_RESOURCE_CLASS_GENERIC = 1 }; }
//		nvtxRangeId_t
extern "C" { typedef uint64_t nvtxRangeId_t; }
//		nvtxStringHandle
extern "C" { struct nvtxStringHandle; }
//		nvtxStringHandle_t
extern "C" { typedef struct nvtxStringHandle *nvtxStringHandle_t; }
//		nvtxDomainHandle
extern "C" { struct nvtxDomainHandle; }
//		nvtxDomainHandle_t
extern "C" { typedef struct nvtxDomainHandle *nvtxDomainHandle_t; }
//		nvtxColorType_t	NVTX_COLOR_UNKNOWN	NVTX_COLOR_ARGB
extern "C" { enum nvtxColorType_t {
    NVTX_COLOR_UNKNOWN = 0,
    NVTX_COLOR_ARGB = 1,
}; }
//		nvtxColorType_t
extern "C" { typedef enum nvtxColorType_t nvtxColorType_t; }
//		nvtxMessageType_t	NVTX_MESSAGE_UNKNOWN	NVTX_MESSAGE_TYPE_ASCII	NVTX_MESSAGE_TYPE_UNICODE	NVTX_MESSAGE_TYPE_REGISTERED
extern "C" { enum nvtxMessageType_t {
    NVTX_MESSAGE_UNKNOWN = 0,
    NVTX_MESSAGE_TYPE_ASCII = 1,
    NVTX_MESSAGE_TYPE_UNICODE = 2,
    NVTX_MESSAGE_TYPE_REGISTERED = 3,
}; }
//		nvtxMessageType_t
extern "C" { typedef enum nvtxMessageType_t nvtxMessageType_t; }
//		nvtxMessageValue_t
extern "C" { union nvtxMessageValue_t {
    const char *ascii;
    const wchar_t *unicode;
    nvtxStringHandle_t registered;
};
typedef union nvtxMessageValue_t nvtxMessageValue_t; }
//		nvtxInitializationMode_t	NVTX_INITIALIZATION_MODE_UNKNOWN	NVTX_INITIALIZATION_MODE_CALLBACK_V1	NVTX_INITIALIZATION_MODE_CALLBACK_V2	NVTX_INITIALIZATION_MODE_SIZE
extern "C" { enum nvtxInitializationMode_t {
    NVTX_INITIALIZATION_MODE_UNKNOWN = 0,
    NVTX_INITIALIZATION_MODE_CALLBACK_V1 = 1,
    NVTX_INITIALIZATION_MODE_CALLBACK_V2 = 2,
    NVTX_INITIALIZATION_MODE_SIZE = 3,
}; }
//		nvtxInitializationMode_t
extern "C" { typedef enum nvtxInitializationMode_t nvtxInitializationMode_t; }
//		nvtxInitializationAttributes_v2
extern "C" { struct nvtxInitializationAttributes_v2 {
    uint16_t version;
    uint16_t size;
    uint32_t mode;
    void (*fnptr)(void);
};
typedef struct nvtxInitializationAttributes_v2 nvtxInitializationAttributes_v2; }
//		nvtxInitializationAttributes_t
extern "C" { typedef struct nvtxInitializationAttributes_v2 nvtxInitializationAttributes_t; }
//		nvtxPayloadType_t	NVTX_PAYLOAD_UNKNOWN	NVTX_PAYLOAD_TYPE_UNSIGNED_INT64	NVTX_PAYLOAD_TYPE_INT64	NVTX_PAYLOAD_TYPE_DOUBLE	NVTX_PAYLOAD_TYPE_UNSIGNED_INT32	NVTX_PAYLOAD_TYPE_INT32	NVTX_PAYLOAD_TYPE_FLOAT
extern "C" { enum nvtxPayloadType_t {
    NVTX_PAYLOAD_UNKNOWN = 0,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
    NVTX_PAYLOAD_TYPE_INT64 = 2,
    NVTX_PAYLOAD_TYPE_DOUBLE = 3,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4,
    NVTX_PAYLOAD_TYPE_INT32 = 5,
    NVTX_PAYLOAD_TYPE_FLOAT = 6,
}; }
//		nvtxPayloadType_t
extern "C" { typedef enum nvtxPayloadType_t nvtxPayloadType_t; }
//		nvtxEventAttributes_v2
extern "C" { struct nvtxEventAttributes_v2 {
    uint16_t version;
    uint16_t size;
    uint32_t category;
    int32_t colorType;
    uint32_t color;
    int32_t payloadType;
    int32_t reserved0;
    union payload_t {
        uint64_t ullValue;
        int64_t llValue;
        double dValue;
        uint32_t uiValue;
        int32_t iValue;
        float fValue;
    } payload;
    int32_t messageType;
    nvtxMessageValue_t message;
};
typedef struct nvtxEventAttributes_v2 nvtxEventAttributes_v2; }
//		nvtxEventAttributes_t
extern "C" { typedef struct nvtxEventAttributes_v2 nvtxEventAttributes_t; }
//		nvtxResourceGenericType_t	NVTX_RESOURCE_TYPE_UNKNOWN	NVTX_RESOURCE_TYPE_GENERIC_POINTER	NVTX_RESOURCE_TYPE_GENERIC_HANDLE	NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE	NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX
extern "C" { enum nvtxResourceGenericType_t {
    NVTX_RESOURCE_TYPE_UNKNOWN = 0,
    NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537,
    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538,
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539,
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540,
}; }
//		nvtxResourceGenericType_t
extern "C" { typedef enum nvtxResourceGenericType_t nvtxResourceGenericType_t; }
//		nvtxResourceAttributes_v0
extern "C" { struct nvtxResourceAttributes_v0 {
    uint16_t version;
    uint16_t size;
    int32_t identifierType;
    union identifier_t {
        const void *pValue;
        uint64_t ullValue;
    } identifier;
    int32_t messageType;
    nvtxMessageValue_t message;
};
typedef struct nvtxResourceAttributes_v0 nvtxResourceAttributes_v0; }
//		nvtxResourceAttributes_t
extern "C" { typedef struct nvtxResourceAttributes_v0 nvtxResourceAttributes_t; }
//		nvtxResourceHandle
extern "C" { struct nvtxResourceHandle; }
//		nvtxResourceHandle_t
extern "C" { typedef struct nvtxResourceHandle *nvtxResourceHandle_t; }
//		nvtxInitialize
extern "C" { int nvtxInitialize(const nvtxInitializationAttributes_t *); }
//		nvtxDomainMarkEx
extern "C" { void nvtxDomainMarkEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *); }
//		nvtxMarkEx
extern "C" { void nvtxMarkEx(const nvtxEventAttributes_t *); }
//		nvtxMarkA
extern "C" { void nvtxMarkA(const char *); }
//		nvtxMarkW
extern "C" { void nvtxMarkW(const wchar_t *); }
//		nvtxDomainRangeStartEx
extern "C" { nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *); }
//		nvtxRangeStartEx
extern "C" { nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *); }
//		nvtxRangeStartA
extern "C" { nvtxRangeId_t nvtxRangeStartA(const char *); }
//		nvtxRangeStartW
extern "C" { nvtxRangeId_t nvtxRangeStartW(const wchar_t *); }
//		nvtxDomainRangeEnd
extern "C" { void nvtxDomainRangeEnd(nvtxDomainHandle_t, nvtxRangeId_t); }
//		nvtxRangeEnd
extern "C" { void nvtxRangeEnd(nvtxRangeId_t); }
//		nvtxDomainRangePushEx
extern "C" { int nvtxDomainRangePushEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *); }
//		nvtxRangePushEx
extern "C" { int nvtxRangePushEx(const nvtxEventAttributes_t *); }
//		nvtxRangePushA
extern "C" { int nvtxRangePushA(const char *); }
//		nvtxRangePushW
extern "C" { int nvtxRangePushW(const wchar_t *); }
//		nvtxDomainRangePop
extern "C" { int nvtxDomainRangePop(nvtxDomainHandle_t); }
//		nvtxRangePop
extern "C" { int nvtxRangePop(void); }
//		nvtxDomainResourceCreate
extern "C" { nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t, nvtxResourceAttributes_t *); }
//		nvtxDomainResourceDestroy
extern "C" { void nvtxDomainResourceDestroy(nvtxResourceHandle_t); }
//		nvtxDomainNameCategoryA
extern "C" { void nvtxDomainNameCategoryA(nvtxDomainHandle_t, uint32_t, const char *); }
//		nvtxDomainNameCategoryW
extern "C" { void nvtxDomainNameCategoryW(nvtxDomainHandle_t, uint32_t, const wchar_t *); }
//		nvtxNameCategoryA
extern "C" { void nvtxNameCategoryA(uint32_t, const char *); }
//		nvtxNameCategoryW
extern "C" { void nvtxNameCategoryW(uint32_t, const wchar_t *); }
//		nvtxNameOsThreadA
extern "C" { void nvtxNameOsThreadA(uint32_t, const char *); }
//		nvtxNameOsThreadW
extern "C" { void nvtxNameOsThreadW(uint32_t, const wchar_t *); }
//		nvtxDomainRegisterStringA
extern "C" { nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t, const char *); }
//		nvtxDomainRegisterStringW
extern "C" { nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t, const wchar_t *); }
//		nvtxDomainCreateA
extern "C" { nvtxDomainHandle_t nvtxDomainCreateA(const char *); }
//		nvtxDomainCreateW
extern "C" { nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *); }
//		nvtxDomainDestroy
extern "C" { void nvtxDomainDestroy(nvtxDomainHandle_t); }
