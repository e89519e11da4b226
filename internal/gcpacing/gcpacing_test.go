package gcpacing

import (
	"runtime/debug"
	"testing"
	"time"
)

func TestPercent(t *testing.T) {
	for alive, want := range map[uint64]int{
		0:          1600, // 64 of 4 MiB
		32 << 20:   200,
		64 << 20:   100,
		160 << 20:  100,
		320 << 20:  50,
		480 << 20:  33,
		6000 << 20: 33,
	} {
		if is := percent(alive); is != want {
			t.Errorf("with %d MiB alive it is %d %%, want %d", alive>>20, is, want)
		}
	}
}

// TestPace lets a heap grow for which the runtime would wait longer than is wanted: the next cycle says so.
func TestPace(t *testing.T) {
	t.Setenv("GOGC", "100")
	before := debug.SetGCPercent(77)
	defer debug.SetGCPercent(before)
	if Pace(); setting() != 77 {
		t.Fatalf("with GOGC, the setting is %d", setting())
	}
	pace()
	if setting() == 77 {
		t.Fatal("nothing is set")
	}
	debug.SetGCPercent(77)
	for end := time.Now().Add(10 * time.Second); setting() == 77; {
		if time.Now().After(end) {
			t.Fatal("no cycle of the collector sets anything")
		}
		debug.FreeOSMemory() // a cycle
		time.Sleep(time.Millisecond)
	}
}

// setting returns the setting of the collector, which it leaves as it is.
func setting() int {
	is := debug.SetGCPercent(100)
	debug.SetGCPercent(is)
	return is
}
