// Package gcpacing paces the garbage collector.
package gcpacing

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// How much is allocated between two cycles of the collector: as much as was alive after the first, but at least as much as
// costs little memory, so that a small heap is not collected again and again, and no more than a large heap needs, for
// which a cycle costs a tenth of a second. A third of the live memory bounds the cost of the cycles.
const (
	least = 64 << 20  // bytes
	most  = 160 << 20 // bytes, or a third of the live memory
)

// Pace has the collector run as often as suits the program, unless the user's GOGC says how often.
func Pace() {
	if _, set := os.LookupEnv("GOGC"); !set {
		pace()
	}
}

// pace says when the next cycle is, after which it is called again.
func pace() {
	live := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(live)
	debug.SetGCPercent(percent(live[0].Value.Uint64()))
	runtime.AddCleanup(new(*byte), func(int) { pace() }, 0)
}

// percent returns the amount that may be allocated before the next cycle, in hundredths of the live memory, or of 4
// MiB, the runtime's minimum, if that is more.
func percent(alive uint64) int {
	return int(100 * max(least, min(alive, most), alive/3) / max(alive, 4<<20))
}
