package nvcc

import "strings"

// A Flag is a word of a command line of nvcc's, with the value that belongs to
// it. Compilers and linkers of the host spell theirs alike as far as it matters.
type Flag struct {
	Name     string // the long spelling without dashes; as written if nvcc does not know it; "" of an input
	Value    string // of an input: the word itself
	HasValue bool
	Words    []string // as written, one or two
}

// IsKnown reports whether nvcc has a flag of this name.
func (f Flag) IsKnown() bool {
	_, known := flagByName[f.Name]
	return known
}

// Flags cuts the arguments of a compiler into flags and inputs. A value that is
// missing at the end of the line is left out.
func Flags(args []string) []Flag {
	var flags []Flag
	for len(args) > 0 {
		f := cutFlag(args)
		flags = append(flags, f)
		args = args[len(f.Words):]
	}
	return flags
}

func cutFlag(args []string) Flag {
	arg := args[0]
	name, dashed := strings.CutPrefix(arg, "-")
	if !dashed || name == "" {
		return Flag{Value: arg, HasValue: true, Words: args[:1]}
	}
	name = strings.TrimPrefix(name, "-")
	name, value, attached := strings.Cut(name, "=")
	spec, known := flagByName[name]
	if !known && len(arg) > 2 && arg[1] != '-' {
		// -DNAME=VALUE, -Ifolder
		if short, ok := flagByName[arg[1:2]]; ok && strings.Contains("DUILlOoxt", arg[1:2]) {
			return Flag{short.name, arg[2:], true, args[:1]}
		}
		if folder, ok := strings.CutPrefix(arg, "-isystem"); ok { // as the host's compilers take it
			return Flag{"system-include", folder, true, args[:1]}
		}
	}
	switch {
	case !known:
		return Flag{name, value, attached, args[:1]}
	case attached || spec.value == noValue || spec.value == mayHaveValue:
		return Flag{spec.name, value, attached, args[:1]}
	case spec.value == mayHaveNext && (len(args) == 1 || strings.HasPrefix(args[1], "-")) || len(args) == 1:
		return Flag{spec.name, "", false, args[:1]}
	}
	return Flag{spec.name, args[1], true, args[:2]}
}

// Whether a flag has a value, and its position.
type valueKind uint8

const (
	noValue      valueKind = iota
	mayHaveValue           // after an equals sign only
	mayHaveNext            // after an equals sign, or in the next word unless that is a flag
	hasValue               // after an equals sign or in the next word
)

type flagSpec struct {
	name  string
	value valueKind
}

// flagByName knows nvcc's flags in all their spellings, without dashes.
var flagByName = func() map[string]flagSpec {
	byName := map[string]flagSpec{}
	for line := range strings.Lines(flagTable) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		spec := flagSpec{name: words[0]}
		switch last := words[len(words)-1]; last {
		case "=":
			spec.value = hasValue
		case "=?":
			spec.value = mayHaveNext
		case "[=]":
			spec.value = mayHaveValue
		}
		if spec.value != noValue {
			words = words[:len(words)-1]
		}
		for _, w := range words {
			byName[w] = spec
		}
	}
	return byName
}()

// flagTable holds a flag a line: its long spelling, others, and "=" if it has a
// value, "=?" if it may have one, "[=]" if it is true or false. (nvcc --help, from
// 11.8 to 13.0; the last lines are the linker's and the host compiler's.)
const flagTable = `
cuda
cubin
fatbin
ptx
optix-ir
ltoir
preprocess E
generate-dependencies M
generate-nonsystem-dependencies MM
generate-dependencies-with-compile MD
generate-nonsystem-dependencies-with-compile MMD
dependency-output MF =
generate-dependency-targets MP
compile c
device-c dc
device-w dw
device-link dlink
link
lib
run
output-file o =
pre-include include =
objdir-as-tempdir objtemp
library l =
define-macro D =
undefine-macro U =
include-path I =
system-include isystem =
library-path L =
output-directory odir =
compiler-bindir ccbin =
allow-unsupported-compiler
archiver-binary arbin =
cudart =
cudadevrt =
libdevice-directory ldir =
target-directory target-dir =
use-local-env
profile pg
debug g
device-debug G
generate-line-info lineinfo
optimization-info opt-info =
optimize O =?
dopt =
Ofast-compile Ofc =
dlink-time-opt dlto
gen-opt-lto
lto
split-compile =
split-compile-extended =
jobserver
ftemplate-backtrace-limit =
ftemplate-depth =
no-exceptions noeh
shared
language x =
std =
no-host-device-initializer-list nohdinitlist
no-host-device-move-forward nohdmoveforward
expt-relaxed-constexpr [=]
extended-lambda expt-extended-lambda [=]
machine m =
m32
m64
compiler-options Xcompiler =
linker-options Xlinker =
archive-options Xarchive =
ptxas-options Xptxas =
nvlink-options Xnvlink =
cudafe-options Xcudafe =
fatbin-options Xfatbin =
Xopencc =
forward-unknown-to-host-compiler
forward-unknown-to-host-linker
forward-unknown-opts
forward-slash-prefix-opts
dont-use-profile noprof
dryrun
verbose v
threads t =
keep
keep-dir =
save-temps
clean-targets clean
time =
run-args =
input-drive-prefix idp =
dependency-drive-prefix ddp =
drive-prefix dp =
dependency-target-name MT =
no-align-double
no-device-link nodlink
gpu-architecture arch =
gpu-code code =
generate-code gencode =
relocatable-device-code rdc =
relocatable-ptx reloc-ptx
entries e =
maxrregcount =
use_fast_math [=]
ftz =
prec-div =
prec-sqrt =
fmad =
extra-device-vectorization
default-stream =
disable-warnings w
keep-device-functions
source-in-ptx src-in-ptx
restrict
Wreorder
Wdefault-stream-launch
Wmissing-launch-bounds
Wext-lambda-captures-this
Wno-deprecated-declarations
Wno-deprecated-gpu-targets
Werror =
resource-usage res-usage
extensible-whole-program ewp
no-compress
compress-mode =
qpp-config =
compile-as-tools-patch astoolspatch
list-gpu-code code-ls
list-gpu-arch arch-ls
version-ident dQ =
display-error-number err-no
no-display-error-number no-err-no
diag-error =
diag-suppress =
diag-warn =
brief-diagnostics brief-diag =
host-linker-script hls =
augment-host-linker-script aug-hls
host-relocatable-link r
device-entity-has-hidden-visibility =
static-global-template-stub =
device-stack-protector =
device-time-trace fdevice-time-trace =
fdevice-syntax-only
jump-table-density jtd =
minimal
cuda-graph-mode =
lto-arch =
no-use-nvvm7
tile-only
enable-tile
help h
version V
options-file optf =
rpath =
soname =
script T =
dependency-quoted-target MQ =
machine-arch march [=]
tune mtune [=]
`
