// Package blur softens images on the GPU.
package blur

/*
#cgo LDFLAGS: -L${SRCDIR} -lblur -lcudart -lstdc++
#include "blur.h"
*/
import "C"

import (
	"fmt"
	"image"
	"unsafe"
)

// Box replaces every pixel by the mean of the square around it that reaches
// radius pixels to each side. The wrapper copies the pixels to the device and
// back, so that Go memory may be given to it.
func Box(img *image.Gray, radius int) error {
	size := C.blur_image{
		width:  C.int(img.Rect.Dx()),
		height: C.int(img.Rect.Dy()),
		stride: C.int(img.Stride),
	}
	code := C.blur_box((*C.uchar)(unsafe.Pointer(&img.Pix[0])), size, C.int(radius))
	if code != 0 {
		return fmt.Errorf("blur: CUDA error %d", int(code))
	}
	return nil
}
