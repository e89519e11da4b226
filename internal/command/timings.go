package command

import (
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"strconv"
	"time"

	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/cudarules/timing"
)

// clock has the flags for the number of processors and for timings.
type clock struct {
	cores int
	tell  bool
	spent timing.Times
}

func (c *clock) register(fs *flag.FlagSet) {
	fs.Func("j", "use at most `N` cores (default all)", func(value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 {
			return fmt.Errorf("want a number of cores")
		}
		c.cores = n
		return nil
	})
	fs.BoolVar(&c.tell, "timings", false, "print the time of each phase, analyzer and rule to standard error")
}

// useCores has this program, and the go command that it runs, use as many cores as the user
// says, until the function that it returns is called.
func (c *clock) useCores() (restore func()) {
	const variable = "GOMAXPROCS"
	if c.cores == 0 {
		return func() {}
	}
	before, was := os.LookupEnv(variable)
	os.Setenv(variable, strconv.Itoa(c.cores))
	cores := runtime.GOMAXPROCS(c.cores)
	return func() {
		runtime.GOMAXPROCS(cores)
		if was {
			os.Setenv(variable, before)
		} else {
			os.Unsetenv(variable)
		}
	}
}

// times returns the collector of a run's times; nil if they are not needed.
func (c *clock) times() *timing.Times {
	if !c.tell {
		return nil
	}
	return &c.spent
}

// write prints the times.
func (c *clock) write(w io.Writer) {
	if !c.tell {
		return
	}
	for _, kind := range []struct{ name, title string }{
		{timing.Phase, "phases"}, {timing.Analyzer, "analyzers"}, {timing.Rule, "rules; what several ask is in the time of the first"},
	} {
		entries := c.spent.Of(kind.name)
		if len(entries) == 0 {
			continue
		}
		plain.Fprintf(w, "cudavet: seconds on all cores together, %s:\n", kind.title)
		for _, e := range entries {
			plain.Fprintf(w, "%9.3f  %s\n", e.Spent.Round(time.Millisecond).Seconds(), e.Name)
		}
	}
}
