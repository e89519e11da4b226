package main

import (
	"regexp"
	"strconv"
	"strings"
)

// A Message is one error or warning of nvcc's.
type Message struct {
	File   string `json:",omitempty"` // relative to the root, if below it
	Line   int    `json:",omitempty"`
	Error  bool   `json:",omitempty"`
	Number int    `json:",omitempty"` // that nvcc gives its warnings
	Text   string
}

const maxText = 240

var (
	edgMessage = regexp.MustCompile(`^(.+?)\((\d+)\): (?:catastrophic )?(error|warning)(?: #(\d+)(?:-D)?)?: (.*)$`)
	gccMessage = regexp.MustCompile(`^(.+?):(\d+):(?:\d+:)? (?:fatal )?(error|warning): (.*)$`)
	anyMessage = regexp.MustCompile(`^.*\b(error|fatal)\s*: (.*)$`)
)

// messages reads what nvcc prints. Names of files below folder are shortened.
func messages(output, folder string) []Message {
	var list []Message
	for line := range strings.Lines(output) {
		line = strings.TrimSpace(line)
		if len(line) > 4*maxText {
			line = line[:4*maxText]
		}
		var m Message
		if g := edgMessage.FindStringSubmatch(line); g != nil {
			m = Message{File: g[1], Error: g[3] == "error", Text: g[5]}
			m.Line, _ = strconv.Atoi(g[2])
			m.Number, _ = strconv.Atoi(g[4])
		} else if g := gccMessage.FindStringSubmatch(line); g != nil {
			m = Message{File: g[1], Error: g[3] == "error", Text: g[4]}
			m.Line, _ = strconv.Atoi(g[2])
		} else if g := anyMessage.FindStringSubmatch(line); g != nil {
			m = Message{Error: true, Text: g[2]}
		} else {
			continue
		}
		m.File = strings.TrimPrefix(strings.TrimPrefix(m.File, folder), "/")
		m.Text = strings.ReplaceAll(strings.TrimSpace(m.Text), folder+"/", "")
		if len(m.Text) > maxText {
			m.Text = m.Text[:maxText]
		}
		list = append(list, m)
	}
	return list
}

// without returns the messages that are not among the old ones. A message that
// old has once may come once.
func without(list, old []Message) []Message {
	count := map[Message]int{}
	for _, m := range old {
		count[m]++
	}
	var rest []Message
	for _, m := range list {
		if count[m] > 0 {
			count[m]--
			continue
		}
		rest = append(rest, m)
	}
	return rest
}

// firstOfCUDA is the number from which on diagnostics are CUDA's: those below
// are of C++.
const firstOfCUDA = 20000

// ofCUDA matches what errors, which have no numbers, say of CUDA.
var ofCUDA = regexp.MustCompile(`(?i)__(host|device|global|shared|constant|managed|grid_constant)__|\bdevice (code|function|variable)|` +
	`\bhost (function|variable|code)|\bextended\b.*\blambda|\bcannot be configured|\bcall must be configured|execution space|memory space|` +
	`launch_bounds|maxnreg|cluster_dims|block_size|\basm (operand|constraint)|128-bit floating-point|support coroutines|address of label|` +
	`variable length array cannot have static|Unresolved extern function|uses too much|atomic on local|is out of range|function main cannot|` +
	`kernel launch|dynamic initialization is not supported|'long double'|relocatable device code`)

// ignoresWord reports whether a message warns of an attribute that is ignored: those of CUDA are such.
func ignoresWord(m *Message) bool {
	return (m.Number == 1835 || m.Number == 1847 || m.Number == 1866) && !m.Error
}

// isCUDA reports whether a message is about CUDA's restrictions, not about C++.
func (m *Message) isCUDA() bool {
	return m.Number >= firstOfCUDA || ignoresWord(m) || ofCUDA.MatchString(m.Text)
}

var caution = regexp.MustCompile(`^calling a (constexpr )?__host__ function.* from a __host__ __device__ function`)

// isCaution reports whether a message warns of what is wrong only if device code
// gets there: nvcc does not look whether it does, and cudavet does.
func (m *Message) isCaution() bool { return !m.Error && caution.MatchString(m.Text) }
