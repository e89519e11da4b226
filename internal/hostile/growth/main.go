// Growth measures how the cost of checking grows with the size of the input, for
// each series of package hostile: processor seconds and peak memory by the number of
// elements, and the exponent of the growth over the last step, in which the input doubles.
//
//	go run ./internal/hostile/growth [-o growth.csv] [-svg growth.svg] [-series regexp]
//	go run ./internal/hostile/growth -check file.cu [-cpuprofile file]
//
// An exponent of 1 is linear growth. Each size is measured in a process of its own, which
// the program starts.
package main

import (
	"bufio"
	"encoding/csv"
	"flag"
	"fmt"
	"io"
	"log"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime/pprof"
	"strconv"
	"strings"

	"github.com/cudavet/cudavet/cudarules"
	"github.com/cudavet/cudavet/cudarules/nvcc"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/hostile"
)

func main() {
	log.SetFlags(0)
	table := flag.String("o", "", "write the table to `file` as CSV, not to standard output")
	plot := flag.String("svg", "", "draw the curves to `file`")
	chosen := flag.String("series", "", "measure the series whose names match a `regexp`")
	check := flag.String("check", "", "check `file` and do nothing else")
	profile := flag.String("cpuprofile", "", "write a profile of -check to `file`")
	flag.Parse()
	if *check != "" {
		if err := checkFile(*check, *profile); err != nil {
			log.Fatal(err)
		}
		return
	}
	curves, err := measureAll(regexp.MustCompile(*chosen))
	if err != nil {
		log.Fatal(err)
	}
	out := io.Writer(os.Stdout)
	if *table != "" {
		file, err := os.Create(*table)
		if err != nil {
			log.Fatal(err)
		}
		defer file.Close()
		out = file
	}
	if err := writeTable(out, curves); err != nil {
		log.Fatal(err)
	}
	if *plot != "" {
		if err := draw(*plot, curves); err != nil {
			log.Fatal(err)
		}
	}
}

// checkFile checks a file with all rules of the default set.
func checkFile(name, profile string) error {
	set, err := rule.NewSet("", "")
	if err != nil {
		return err
	}
	if profile != "" {
		file, err := os.Create(profile)
		if err != nil {
			return err
		}
		defer file.Close()
		if err := pprof.StartCPUProfile(file); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	a, err := cudarules.NewChecker(set).Check(name, nvcc.Default())
	if err != nil {
		return err
	}
	for _, e := range a.Exceeded {
		log.Println(e)
	}
	peak, err := peakMemory()
	if err != nil {
		return err
	}
	fmt.Println(peak)
	return nil
}

// peakMemory returns the most memory that the process has had, in bytes.
func peakMemory() (int64, error) {
	file, err := os.Open("/proc/self/status")
	if err != nil {
		return 0, err
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if rest, ok := strings.CutPrefix(lines.Text(), "VmHWM:"); ok {
			kilobytes, err := strconv.ParseInt(strings.TrimSpace(strings.TrimSuffix(rest, "kB")), 10, 64)
			return kilobytes << 10, err
		}
	}
	return 0, fmt.Errorf("/proc/self/status: no VmHWM")
}

// A curve is what a series costs.
type curve struct {
	hostile.Series
	points []point
}

type point struct {
	elements int
	seconds  float64 // of processors
	memory   float64 // peak, MiB
}

// exponent returns the power with which seconds have grown over the last step.
func (c curve) exponent() float64 {
	n := len(c.points)
	a, b := c.points[n-2], c.points[n-1]
	return math.Log(b.seconds/a.seconds) / math.Log(float64(b.elements)/float64(a.elements))
}

func measureAll(chosen *regexp.Regexp) ([]curve, error) {
	dir, err := os.MkdirTemp("", "growth-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	var curves []curve
	for _, s := range hostile.AllSeries() {
		if !chosen.MatchString(s.Name) {
			continue
		}
		c := curve{Series: s}
		for _, n := range s.Sizes {
			p, err := measure(filepath.Join(dir, "main.cu"), s, n)
			if err != nil {
				return nil, fmt.Errorf("%s of %d: %w", s.Name, n, err)
			}
			c.points = append(c.points, p)
		}
		curves = append(curves, c)
	}
	return curves, nil
}

// measure has a process check n elements of a series.
func measure(name string, s hostile.Series, n int) (point, error) {
	if err := os.WriteFile(name, []byte(s.Source(n)), 0o666); err != nil {
		return point{}, err
	}
	self, err := os.Executable()
	if err != nil {
		return point{}, err
	}
	cmd := exec.Command(self, "-check", name)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return point{}, err
	}
	peak, err := strconv.ParseFloat(strings.TrimSpace(string(out)), 64)
	took := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	return point{n, took.Seconds(), peak / (1 << 20)}, err
}

func writeTable(w io.Writer, curves []curve) error {
	out := csv.NewWriter(w)
	rows := [][]string{{"series", "element", "elements", "seconds", "MiB", "ms per 1000", "exponent at the last step"}}
	for _, c := range curves {
		for i, p := range c.points {
			exponent := ""
			if i > 0 && i == len(c.points)-1 {
				exponent = fmt.Sprintf("%.2f", c.exponent())
			}
			rows = append(rows, []string{
				c.Name, c.Element, strconv.Itoa(p.elements), fmt.Sprintf("%.2f", p.seconds), fmt.Sprintf("%.0f", p.memory),
				fmt.Sprintf("%.1f", 1e6*p.seconds/float64(p.elements)), exponent,
			})
		}
	}
	if err := out.WriteAll(rows); err != nil {
		return err
	}
	return out.Error()
}
