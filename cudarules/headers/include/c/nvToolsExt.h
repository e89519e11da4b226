// NVTX 2: markers, ranges and names for the profilers.
#ifndef NVTOOLSEXT_H_
#define NVTOOLSEXT_H_

#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

#ifdef __cplusplus
extern "C" {
#endif

#define NVTX_VERSION 2
#define NVTX_NO_PUSH_POP_TRACKING ((int)-2)
#define NVTX_RESOURCE_CLASS_GENERIC 1
#define nvtxMark nvtxMarkA
#define nvtxRangeStart nvtxRangeStartA
#define nvtxRangePush nvtxRangePushA
#define nvtxNameCategory nvtxNameCategoryA
#define nvtxNameOsThread nvtxNameOsThreadA
#define nvtxDomainCreate nvtxDomainCreateA
#define nvtxDomainRegisterString nvtxDomainRegisterStringA
#define nvtxDomainNameCategory nvtxDomainNameCategoryA

#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((uint16_t)sizeof(nvtxEventAttributes_t))
#define nvtxMark nvtxMarkA
#define nvtxRangeStart nvtxRangeStartA
#define nvtxRangePush nvtxRangePushA

typedef uint64_t nvtxRangeId_t;
struct nvtxStringHandle;
typedef struct nvtxStringHandle *nvtxStringHandle_t;
struct nvtxDomainHandle;
typedef struct nvtxDomainHandle *nvtxDomainHandle_t;

enum nvtxColorType_t {
    NVTX_COLOR_UNKNOWN = 0,
    NVTX_COLOR_ARGB = 1,
};

typedef enum nvtxColorType_t nvtxColorType_t;

enum nvtxMessageType_t {
    NVTX_MESSAGE_UNKNOWN = 0,
    NVTX_MESSAGE_TYPE_ASCII = 1,
    NVTX_MESSAGE_TYPE_UNICODE = 2,
    NVTX_MESSAGE_TYPE_REGISTERED = 3,
};

typedef enum nvtxMessageType_t nvtxMessageType_t;

union nvtxMessageValue_t {
    const char *ascii;
    const wchar_t *unicode;
    nvtxStringHandle_t registered;
};

typedef union nvtxMessageValue_t nvtxMessageValue_t;

enum nvtxInitializationMode_t {
    NVTX_INITIALIZATION_MODE_UNKNOWN = 0,
    NVTX_INITIALIZATION_MODE_CALLBACK_V1 = 1,
    NVTX_INITIALIZATION_MODE_CALLBACK_V2 = 2,
    NVTX_INITIALIZATION_MODE_SIZE = 3,
};

typedef enum nvtxInitializationMode_t nvtxInitializationMode_t;

struct nvtxInitializationAttributes_v2 {
    uint16_t version;
    uint16_t size;
    uint32_t mode;
    void (*fnptr)(void);
};

typedef struct nvtxInitializationAttributes_v2 nvtxInitializationAttributes_v2;
typedef struct nvtxInitializationAttributes_v2 nvtxInitializationAttributes_t;

enum nvtxPayloadType_t {
    NVTX_PAYLOAD_UNKNOWN = 0,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
    NVTX_PAYLOAD_TYPE_INT64 = 2,
    NVTX_PAYLOAD_TYPE_DOUBLE = 3,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4,
    NVTX_PAYLOAD_TYPE_INT32 = 5,
    NVTX_PAYLOAD_TYPE_FLOAT = 6,
};

typedef enum nvtxPayloadType_t nvtxPayloadType_t;

struct nvtxEventAttributes_v2 {
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

typedef struct nvtxEventAttributes_v2 nvtxEventAttributes_v2;
typedef struct nvtxEventAttributes_v2 nvtxEventAttributes_t;

enum nvtxResourceGenericType_t {
    NVTX_RESOURCE_TYPE_UNKNOWN = 0,
    NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537,
    NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538,
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539,
    NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540,
};

typedef enum nvtxResourceGenericType_t nvtxResourceGenericType_t;

struct nvtxResourceAttributes_v0 {
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

typedef struct nvtxResourceAttributes_v0 nvtxResourceAttributes_v0;
typedef struct nvtxResourceAttributes_v0 nvtxResourceAttributes_t;
struct nvtxResourceHandle;
typedef struct nvtxResourceHandle *nvtxResourceHandle_t;

int nvtxInitialize(const nvtxInitializationAttributes_t *);
void nvtxDomainMarkEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
void nvtxMarkEx(const nvtxEventAttributes_t *);
void nvtxMarkA(const char *);
void nvtxMarkW(const wchar_t *);
nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *);
nvtxRangeId_t nvtxRangeStartA(const char *);
nvtxRangeId_t nvtxRangeStartW(const wchar_t *);
void nvtxDomainRangeEnd(nvtxDomainHandle_t, nvtxRangeId_t);
void nvtxRangeEnd(nvtxRangeId_t);
int nvtxDomainRangePushEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
int nvtxRangePushEx(const nvtxEventAttributes_t *);
int nvtxRangePushA(const char *);
int nvtxRangePushW(const wchar_t *);
int nvtxDomainRangePop(nvtxDomainHandle_t);
int nvtxRangePop(void);
nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t, nvtxResourceAttributes_t *);
void nvtxDomainResourceDestroy(nvtxResourceHandle_t);
void nvtxDomainNameCategoryA(nvtxDomainHandle_t, uint32_t, const char *);
void nvtxDomainNameCategoryW(nvtxDomainHandle_t, uint32_t, const wchar_t *);
void nvtxNameCategoryA(uint32_t, const char *);
void nvtxNameCategoryW(uint32_t, const wchar_t *);
void nvtxNameOsThreadA(uint32_t, const char *);
void nvtxNameOsThreadW(uint32_t, const wchar_t *);
nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t, const char *);
nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t, const wchar_t *);
nvtxDomainHandle_t nvtxDomainCreateA(const char *);
nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *);
void nvtxDomainDestroy(nvtxDomainHandle_t);

#ifdef __cplusplus
}
#endif

#endif
