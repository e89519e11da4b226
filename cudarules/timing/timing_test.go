package timing

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"
)

// TestTimes has work inside of other work counted once.
func TestTimes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var times Times
		end := times.Begin(Phase, "reading")
		w := times.Watch()
		w.Switch(Activity{Rule, "outer"})
		time.Sleep(time.Second)
		outer := w.Switch(Activity{Rule, "inner"})
		time.Sleep(5 * time.Second)
		w.Switch(outer)
		time.Sleep(2 * time.Second)
		w.Switch(Activity{})
		time.Sleep(time.Second)
		end()
		want := []Entry{{Activity{Rule, "inner"}, 5 * time.Second}, {Activity{Rule, "outer"}, 3 * time.Second}}
		if got := times.Of(Rule); !slices.Equal(got, want) {
			t.Errorf("rules took %v, want %v", got, want)
		}
		want = []Entry{{Activity{Phase, "reading"}, 9 * time.Second}}
		if got := times.Of(Phase); !slices.Equal(got, want) {
			t.Errorf("phases took %v, want %v", got, want)
		}
	})
}

// TestNone checks that disabled measurements cost nothing.
func TestNone(t *testing.T) {
	var times *Times
	times.Begin(Phase, "reading")()
	times.Watch().Switch(Activity{Rule, "rule"})
	if times.Of(Phase) != nil || times.Of(Rule) != nil {
		t.Error("something was counted")
	}
}
