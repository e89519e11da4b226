package headers

import (
	"cmp"
	"strings"
	"sync"
)

// An Operation is the effect of a function of the runtime or driver API, as far as the analysis of
// lifetimes, launches and errors needs it.
type Operation uint8

const (
	Allocate      Operation = iota + 1 // makes memory: Result, or the function's value where there is no such parameter
	Free                               // ends the life of memory: Object
	Register                           // pins host memory that exists: Object
	Unregister                         // ends that: Object
	Address                            // gives another address of memory that exists: Result
	Copy                               // copies memory: Dst, Src, Size
	Fill                               // sets memory to a value: Dst
	Prefetch                           // moves or advises about managed memory: Object
	Launch                             // launches a kernel: Function, Grid, Block, Args
	LaunchGraph                        // launches a graph: Object
	Synchronize                        // waits on the host: for Object if there is one, else for the device or context
	QueryReady                         // asks without waiting whether Object is done
	LastError                          // returns the error of an earlier call
	DescribeError                      // names an error; touches no device
	SetCurrent                         // chooses the device or context of the calling thread
	PopCurrent                         // takes that context away again: the one before it is current
	GetCurrent                         // returns the current one: Result
	Create                             // makes a stream, event, context, graph or other handle: Result
	Destroy                            // ends one: Object
	Load                               // loads a module or library: Result
	Unload                             // unloads one: Object
	LookUp                             // finds a kernel, variable or entry point by name: Result, Name
	Record                             // records an event in a stream: Object
	Wait                               // makes a stream, not the host, wait for an event: Object
	CallHost                           // has a host function called later: Function, Data
	GetVersion                         // returns a version; touches no device
	Configure                          // changes a setting of the device or of a kernel
	Enumerate                          // returns the existing devices; needs none that is current
	Inquire                            // returns a property of the current device, of Device if there is one, of memory or of a kernel
	Reallocate                         // makes memory in place of other, which it frees: Object. Of the C library alone, as Look is
	Capture                            // begins to record the work of a stream: Stream
	Subscribe                          // has a host function called in later calls of the API: Function, Data
	Look                               // reads memory, and neither changes, keeps nor returns it: Src
)

// Memory says where memory lies.
type Memory uint8

const (
	NoMemory Memory = iota
	DeviceMemory
	ManagedMemory
	PinnedMemory // host memory that the device can copy from without staging
	ArrayMemory  // an opaque CUDA array, mipmapped or not
	HostMemory   // any memory of the host
	AnyMemory    // determined by the pointer, the Direction parameter or the mapping there
)

// A Role is the role of a parameter in the operation.
type Role uint8

const (
	Result    Role = iota + 1 // out-parameter: receives the created or found object
	Dst                       // the destination of a copy or fill; for a 2D or 3D copy the description, which is Src as well
	Src                       // the source of a copy
	Size                      // bytes, for 2D operations the width in bytes; elements for cuMemsetD*
	Offset                    // bytes into the symbol
	Direction                 // cudaMemcpyKind
	Value                     // the byte or word that a fill stores
	Stream                    // the stream that orders the operation
	Function                  // a kernel, or the host function of CallHost
	Grid                      // dim3, or the first of three numbers in the driver API
	Block                     // dim3, or the first of three numbers in the driver API
	Shared                    // bytes of dynamic shared memory
	Args                      // array of pointers to the kernel's arguments
	Extra                     // the driver API's packed arguments
	Config                    // a structure that holds grid, block, shared memory and stream
	Data                      // the pointer that is handed to a host function
	Object                    // the memory or handle that the operation is about
	Device                    // the device, where it is a parameter: its ordinal, or a CUdevice
	Name                      // the name to look up: a string
	Symbol                    // a device variable, by its host-side name
	Flags
	Pitch  // out-parameter: receives the number of bytes between rows
	Height // rows
	Format // of the C library only: the format of the arguments after it
	roles  // their number
)

// An API describes one function. Names of the kind that a macro turns into
// another (cuMemAlloc_v2, cudaMemcpyAsync_ptsz) share the description of the
// plain one.
type API struct {
	Name      string // the plain name, of a function of HIP's that of CUDA's for which it stands
	Called    string // of a function of HIP's its own; "" for CUDA's
	Driver    bool   // of the driver API: an error is a CUresult
	Operation Operation
	To, From  Memory // of a copy; To alone for allocations, fills and frees
	Async     bool   // it may return before the work is done; ordered by its Stream

	params [roles]int8 // 1 + index; 0: none
}

// Spelled returns the name by which messages speak of the function.
func (a API) Spelled() string { return cmp.Or(a.Called, a.Name) }

// KeepsData reports whether the function keeps the pointer in its Data parameter, for a host function that is called later.
func (a API) KeepsData() bool {
	_, hasFunction := a.Param(Function)
	_, hasData := a.Param(Data)
	return hasFunction && hasData
}

// Param returns the index, from 0, of the parameter with a role.
func (a API) Param(r Role) (index int, ok bool) {
	i := int(a.params[r])
	return i - 1, i > 0
}

// Directed returns the description of a copy whose Direction parameter is known: a
// value of cudaMemcpyKind (CUDA Runtime API, data types used by the runtime).
// Any other value, and an operation without that parameter, change nothing.
func (a API) Directed(kind int64) API {
	if _, ok := a.Param(Direction); !ok {
		return a
	}
	to, from, ok := Ends(kind)
	if !ok {
		return a
	}
	if a.To == AnyMemory {
		a.To = to
	}
	if a.From == AnyMemory {
		a.From = from
	}
	return a
}

// Ends returns the memories of a copy's source and destination for a value of cudaMemcpyKind; ok is
// false for cudaMemcpyDefault and invalid values.
func Ends(kind int64) (to, from Memory, ok bool) {
	ends, ok := map[int64][2]Memory{
		0: {HostMemory, HostMemory},     // cudaMemcpyHostToHost
		1: {DeviceMemory, HostMemory},   // cudaMemcpyHostToDevice
		2: {HostMemory, DeviceMemory},   // cudaMemcpyDeviceToHost
		3: {DeviceMemory, DeviceMemory}, // cudaMemcpyDeviceToDevice
	}[kind]
	return ends[0], ends[1], ok
}

// MayWait reports whether the function may wait on the host for enqueued work, or report its
// completion. According to the documents, functions that only enqueue, query state or create handles
// return immediately; there is no such promise for others. Recording an event, and enqueuing a host
// function, signal completion to others.
func (a API) MayWait() bool {
	switch a.Operation {
	case Copy, Fill, Prefetch:
		return !a.Async
	case Launch, Wait, LastError, DescribeError, GetCurrent, GetVersion, LookUp, Capture:
		return false
	case Create: // that of a graph ends a capture
		_, ofStream := a.Param(Stream)
		return ofStream
	case SetCurrent: // CUDA Runtime API, cudaSetDevice: it does not synchronize with the previous or the new device
		return a.Name != "cudaSetDevice"
	case Destroy: // CUDA Runtime API, cudaStreamDestroy: it returns at once while the device still works
		return !strings.HasSuffix(a.Name, "StreamDestroy") && !strings.HasSuffix(a.Name, "EventDestroy")
	}
	return true
}

// Lookup returns the description of a function of the CUDA runtime or driver
// API, or of HIP's: C names, with or without _v2, _ptsz or _ptds. Functions that none of the
// operations fits have none.
func Lookup(name string) (API, bool) {
	if strings.HasPrefix(name, "hip") {
		return lookupHIP(name)
	}
	if !strings.HasPrefix(name, "cu") {
		return API{}, false
	}
	apis := apiTable()
	if a, ok := apis[name]; ok {
		return a, true
	}
	name = strings.TrimSuffix(strings.TrimSuffix(name, "_ptsz"), "_ptds")
	if a, ok := apis[name]; ok {
		return a, true
	}
	if base, version, ok := cutLast(name, "_v"); ok && len(version) == 1 && '2' <= version[0] && version[0] <= '9' {
		a, ok := apis[base]
		return a, ok
	}
	return API{}, false
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

var roleNames = map[string]Role{
	"pitch": Pitch, "height": Height, "result": Result, "dst": Dst, "src": Src, "size": Size, "offset": Offset, "direction": Direction, "value": Value, "stream": Stream,
	"function": Function, "grid": Grid, "block": Block, "shared": Shared, "args": Args, "extra": Extra, "config": Config,
	"data": Data, "object": Object, "device": Device, "name": Name, "symbol": Symbol, "flags": Flags,
	"format": Format,
}

// apiTable is built when the first function is looked up.
var apiTable = sync.OnceValue(func() map[string]API {
	apis := make(map[string]API, 300)
	for _, row := range apiRows {
		for line := range strings.Lines(row.functions) {
			fields := strings.Fields(line)
			if len(fields) == 0 {
				continue
			}
			a := API{
				Name:      fields[0],
				Driver:    !strings.HasPrefix(fields[0], "cuda"),
				Operation: row.operation,
				To:        row.to,
				From:      row.from,
				Async:     row.async,
			}
			for i, name := range fields[1:] {
				if r := roleNames[name]; r != 0 {
					a.params[r] = int8(i + 1)
				}
			}
			apis[a.Name] = a
		}
	}
	return apis
})
