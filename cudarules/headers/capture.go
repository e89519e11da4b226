package headers

import "strings"

// Operations forbidden during the capture of a stream: CUDA C++ Programming Guide, CUDA graphs, prohibited and
// unhandled operations.

// relaxedCapture is cudaStreamCaptureModeRelaxed, and CU_STREAM_CAPTURE_MODE_RELAXED.
const relaxedCapture = 2

// IsRelaxedCapture reports whether a mode of capture allows calls that may be unsafe.
func IsRelaxedCapture(mode int64) bool { return mode == relaxedCapture }

// IsUnsafeInCapture reports whether a function allocates or frees memory other than in the order of a stream: it fails while a
// stream is captured, unless in relaxed mode.
func (a API) IsUnsafeInCapture() bool {
	return (a.Operation == Allocate || a.Operation == Free) && !a.Async && a.To != ArrayMemory
}

// EndsCapture reports whether a function ends the capture of a stream, or changes its mode.
func (a API) EndsCapture() bool {
	return strings.HasSuffix(a.Name, "StreamEndCapture") || a.ChangesCaptureMode()
}

// ChangesCaptureMode reports whether a function changes which calls the captures of a thread forbid.
func (a API) ChangesCaptureMode() bool {
	return strings.HasSuffix(a.Name, "ThreadExchangeStreamCaptureMode")
}

// WaitsForAll reports whether a function waits for a whole device or context.
func (a API) WaitsForAll() bool {
	_, ok := a.Param(Object)
	return a.Operation == Synchronize && !ok
}
