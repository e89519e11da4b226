package main

import (
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

func TestStandIn(t *testing.T) {
	toolkit := newToolkit(fstest.MapFS{
		"status.h": {Data: []byte(`
#pragma once
typedef enum { lib_ok = 0, lib_bad /* text */ } libStatus;
`)},
		"lib.h": {Data: []byte(`
/* A licence. */
#ifndef LIB_H
#define LIB_H
#include <stdint.h>
#include "status.h"
#include "elsewhere.h"
#ifdef __cplusplus
extern "C" {
#endif
#define LIB_MAX ( 16 ) /**< text */
#define LIB_ALL (LIB_MAX | 1u)
#define LIB_NAME "text"
#define LIB_API
#define LIB_CALL(x) x
typedef struct __attribute__((aligned(8))) lib_point_st { int x, y; /* text */ float
  w[LIB_MAX]; } libPoint;
typedef struct lib_opaque *libHandle;
typedef libStatus (*libCallback)(void *data, libHandle handle);
typedef union { struct { int a : 3; } s; uint64_t u; } libAny;
/** text */
LIB_API libStatus libDo(const libPoint * const points, int counts[3], libCallback cb, int (*f)(int n));
static inline int libInline(int x) { return x; }
extern const char *libNames[2];
#ifdef __cplusplus
}
#endif
#endif
`)},
	}, []string{"status.h", "lib.h"})
	const want = `#ifndef CUDAVET_LIB_H
#define CUDAVET_LIB_H

#include <stdint.h>
#include "status.h"
#define LIB_MAX ( 16 )
#define LIB_ALL (LIB_MAX | 1u)

#ifdef __cplusplus
extern "C" {
#endif

typedef struct __attribute__((aligned(8))) lib_point_st {
    int x, y;
    float w[(16)];
} libPoint;
typedef struct lib_opaque *libHandle;
typedef libStatus (*libCallback)(void *, libHandle);
typedef union {
    struct {
        int a : 3;
    } s;
    uint64_t u;
} libAny;
#if CUDAVET_RELEASE >= 13000
libStatus libDo(const libPoint *const, size_t [3], libCallback, int (*)(int));
#else
libStatus libDo(const libPoint *const, int [3], libCallback, int (*)(int));
#endif
extern const char *libNames[2];
#ifdef __cplusplus
}
#endif

#endif
`
	newer := fstest.MapFS{"lib.i": {Data: []byte(`
typedef unsigned long size_t;
libStatus libDo(const libPoint *const points, size_t counts[3], libCallback, int (*f)(int n));
libStatus libNew(int n);
`)}}
	if err := toolkit.learn("13000", newer, "lib.i"); err != nil {
		t.Fatal(err)
	}
	got, err := toolkit.standIn("lib.h")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if _, err := toolkit.standIn("elsewhere.h"); err == nil {
		t.Error("no error for a header that is not there")
	}
}
