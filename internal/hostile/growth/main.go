// Growth measures how the cost of checking grows with the size of the input, for
// each series of package hostile: processor seconds and peak memory by the number of
// elements, and the exponent of the growth over each step, in which the input doubles.
//
//	go run ./internal/hostile/growth [-o growth.csv] [-svg growth.svg] [-series regexp] [-runs n] [-limit duration]
//	go run ./internal/hostile/growth -series regexp -profile n -cpuprofile file [-memprofile file]
//
// An exponent of 1 is linear growth. Each size is measured in a process of its own, which
// the program starts, and its row is written at once.
package main

import (
	"encoding/csv"
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"math"
	"os"
	"regexp"
	"strconv"
	"time"

	"github.com/cudavet/cudavet/internal/hostile"
)

func main() {
	log.SetFlags(0)
	if len(os.Args) > 1 && os.Args[1] == checkCommand {
		checkArgs(os.Args[2:])
		return
	}
	table := flag.String("o", "", "write the table to `file`, too")
	plot := flag.String("svg", "", "draw the curves to `file`")
	chosen := flag.String("series", "", "measure the series whose names match a `regexp`")
	limit := flag.Duration("limit", 0, "end a series with the first size that takes longer")
	runs := flag.Int("runs", 1, "measure each size `n` times and keep the run that took least")
	size := flag.Int("profile", 0, "check `n` elements of each series in this process, and nothing else")
	cpu := flag.String("cpuprofile", "", "write a profile of the processors' time with -profile to `file`")
	heap := flag.String("memprofile", "", "write a profile of what is allocated with -profile to `file`")
	flag.Parse()
	which, err := regexp.Compile(*chosen)
	if err != nil {
		log.Fatal(err)
	}
	if *size > 0 {
		err = profiled(*cpu, *heap, func() error { return checkSeries(which, *size) })
	} else {
		err = growth(which, plan{*runs, *limit}, *table, *plot)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// A plan says how a series is measured.
type plan struct {
	runs  int           // of each size, of which the one that took least counts
	limit time.Duration // after which a series ends; 0 for none
}

// growth measures the chosen series, and writes the table to standard output and to a
// file, and the plot to another, if they have names.
func growth(chosen *regexp.Regexp, how plan, table, plot string) error {
	out := io.Writer(os.Stdout)
	if table != "" {
		file, err := os.Create(table)
		if err != nil {
			return err
		}
		defer file.Close()
		out = io.MultiWriter(out, file)
	}
	curves, err := measureAll(chosen, how, csv.NewWriter(out))
	if plot != "" {
		err = errors.Join(err, draw(plot, curves))
	}
	return err
}

// A curve is the cost of a series.
type curve struct {
	hostile.Series
	points []point
}

type point struct {
	elements int
	seconds  float64 // of processors
	memory   float64 // peak, MiB
}

// exponent returns the power with which seconds have grown over the last step, NaN
// before there is one.
func (c curve) exponent() float64 {
	n := len(c.points)
	if n < 2 {
		return math.NaN()
	}
	a, b := c.points[n-2], c.points[n-1]
	return math.Log(b.seconds/a.seconds) / math.Log(float64(b.elements)/float64(a.elements))
}

// measure returns the run of n elements that took the least processor time. Other activity of the
// machine makes a run longer, never shorter.
func (how plan) measure(s hostile.Series, n int) (least point, err error) {
	for i := range max(how.runs, 1) {
		p, err := measure(s, n)
		if err != nil {
			return p, err
		}
		if i == 0 || p.seconds < least.seconds {
			least = p
		}
	}
	return least, nil
}

func measureAll(chosen *regexp.Regexp, how plan, out *csv.Writer) (curves []curve, err error) {
	row := func(cells ...string) error {
		err := out.Write(cells)
		out.Flush()
		return errors.Join(err, out.Error())
	}
	if err := row("series", "element", "elements", "seconds", "MiB", "ms per 1000", "exponent"); err != nil {
		return nil, err
	}
	for _, s := range hostile.AllSeries() {
		if !chosen.MatchString(s.Name) {
			continue
		}
		c := curve{Series: s}
		for _, n := range s.Sizes {
			p, err := how.measure(s, n)
			if err != nil {
				return curves, fmt.Errorf("%s of %d: %w", s.Name, n, err)
			}
			c.points = append(c.points, p)
			exponent := ""
			if e := c.exponent(); !math.IsNaN(e) {
				exponent = fmt.Sprintf("%.2f", e)
			}
			if err := row(c.Name, c.Element, strconv.Itoa(n), fmt.Sprintf("%.2f", p.seconds), fmt.Sprintf("%.0f", p.memory),
				fmt.Sprintf("%.1f", 1e6*p.seconds/float64(n)), exponent); err != nil {
				return curves, err
			}
			if how.limit > 0 && p.seconds > how.limit.Seconds() {
				break
			}
		}
		curves = append(curves, c)
	}
	return curves, nil
}
