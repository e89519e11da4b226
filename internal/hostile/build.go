package hostile

import (
	"encoding/json"
	"fmt"
	"strings"
)

// makefiles returns sources with makefiles.
func makefiles() []Input {
	const rule = "\nmain.o: main.cu\n\tnvcc $(A) -c main.cu -o main.o\n"
	all := map[string]string{
		"variables that double":  chain(60, "A0 = x\n", "ANEXT = $(ALAST)$(ALAST)\n") + "A = $(A59)" + rule,
		"immediate variables":    chain(60, "A0 := x\n", "ANEXT := $(ALAST) $(ALAST)\n") + "A := $(A59)" + rule,
		"appended to itself":     "A := x\n" + strings.Repeat("A := $(A)$(A)\n", 100) + rule,
		"recursive appended":     "A = x\n" + strings.Repeat("A += $(A) $(A)\n", 100) + rule,
		"deferred and immediate": "A = $(B)$(B)\nB = $(C)$(C)\nC = $(A)$(A)\nD := $(A)\n" + rule,
		"itself":                 "A = $(A)$(A)" + rule,
		"prefixes":               "W := a b c d e f g h\nA := " + nested(6, "$(addprefix $(W),", "$(W)", ")") + rule,
		"prefixes within each other": "W := " + strings.Repeat("x ", 1000) + "\nA := " + nested(6,
			"$(foreach a,$(W),$(addprefix $a,", "$(W)", "))") + rule,
		"suffixes that double":       "A := x\n" + strings.Repeat("A := $(addsuffix $(A),$(A) $(A))\n", 30) + rule,
		"substitutions":              "A := xx\n" + strings.Repeat("A := $(subst x,xxxxxxxx,$(A))\n", 30) + rule,
		"patterns":                   "A := x y\n" + strings.Repeat("A := $(patsubst %,%%%_%,$(A)) $(A:%=%.%.%)\n", 30) + rule,
		"joins":                      "A := x y z\n" + strings.Repeat("A := $(join $(A),$(A)) $(A)\n", 30) + rule,
		"loops":                      "W := 1 2 3 4 5 6 7 8 9 10\nA := " + nested(12, "$(foreach a,$(W),", "x", ")") + rule,
		"loops of empty results":     "W := 1 2 3 4 5 6 7 8 9 10\nA := " + nested(12, "$(foreach a,$(W),", "", ")") + rule,
		"loops in conditions":        "W := 1 2 3 4 5 6 7 8 9 10\nA := " + nested(12, "$(if $(foreach a,$(W),", "x", "),)") + rule,
		"calls":                      "f = $(call f,$(1)x)$(call f,$(1)y)\nA := $(call f,x)" + rule,
		"calls of each other":        "f = $(call g,$(1)$(1))\ng = $(call f,$(1)$(1))\nA := $(call f,x)" + rule,
		"names that are computed":    chain(40, "A0 = A\n", "ANEXT = $($(ALAST)$(ALAST))$(ALAST)\n") + "A = $(A39)" + rule,
		"evaluations":                "define E\nA := $$(A)$$(A)\n$$(eval $$(E))$$(eval $$(E))\nendef\nA := x\n$(eval $(E))" + rule,
		"evaluations of evaluations": "E = $(eval $(E))$(eval A += x)\n$(E)" + rule,
		"definitions":                "define A\n$(A)\n$(A)\nendef" + rule,
		"shells":                     "A := $(shell cat /dev/zero) $(shell while :; do :; done) $(shell yes)" + rule,
		"backquotes":                 "main.o: main.cu\n\tnvcc `cat /dev/zero` $$(yes) -c main.cu\n",
		"sorting":                    "A := $(sort " + times(100_000, "wNUM ") + ")" + rule,
		"filters": "W := " + times(5000, "wNUM ") + "\nA := $(filter " + times(5000,
			"%NUM ") + ",$(W)) $(filter-out $(W),$(W))" + rule,
		"words": "W := " + times(20_000, "wNUM ") + "\nA := $(words $(W))\n" + times(2000,
			"BNUM := $(word NUM,$(W))\n") + rule,
		"wildcards": "A := $(wildcard " + strings.Repeat("*/",
			50) + "*) " + strings.Repeat("$(wildcard /*/*/*) ", 100) + rule,
		"wildcards outside":  "A := $(wildcard /proc/*/fd/* /dev/*)\ninclude /dev/zero /dev/stdin /proc/kmsg\n" + rule,
		"many rules":         times(20_000, "tNUM.o: sNUM.cu\n\tnvcc -c sNUM.cu -o tNUM.o\n") + rule,
		"many pattern rules": times(3000, "dNUM/%.o: sNUM/%.cu\n\tnvcc -c $< -o $@\n") + times(300, "all: dNUM/main.o\n"),
		"many paths":         times(1000, "vpath %.cu dNUM\n") + times(1000, "tNUM.o: xNUM.cu\n\tnvcc -c $< -o $@\n"),
		"paths of all":       "VPATH = " + times(2000, "dNUM:") + "\n" + times(500, "tNUM.o: xNUM.cu\n\tnvcc -c $^ -o $@\n") + rule,
		"static patterns": "O := " + times(10_000,
			"oNUM.o ") + "\n$(O): %.o: %.cu\n\tnvcc -c $< -o $@\n$(O): %.o: %.cu\n\tnvcc $(A) -c $< -o $@\n",
		"many targets of many": "O := " + times(2000, "oNUM.o ") + "\nS := " + times(2000,
			"sNUM.cu ") + "\n$(O): $(S)\n\tnvcc -c $^ -o $@\n",
		"variables of targets":        times(5000, "main.o: A += -DANUM\n") + rule,
		"conditions":                  nested(20_000, "ifeq ($(A),$(A))\n", "A = x\n", "endif\n") + rule,
		"conditions without end":      strings.Repeat("ifdef A\n", 20_000) + rule,
		"includes of itself":          "include Makefile\n-include Makefile Makefile\n" + rule,
		"a long line":                 "A = " + strings.Repeat("x ", 1_500_000) + rule,
		"continued lines":             "A = " + strings.Repeat("x \\\n", 300_000) + "\n" + rule,
		"brackets":                    "A = " + strings.Repeat("$(", 500_000) + rule,
		"closed brackets":             "A := " + nested(200_000, "$(", "x", ")") + rule,
		"dollars":                     "A := " + strings.Repeat("$", 1_000_000) + rule,
		"flags":                       "A := " + times(100_000, "-DANUM=NUM ") + rule,
		"flags of folders":            "A := " + times(20_000, "-IdNUM ") + rule,
		"flags outside":               "A := -I/ -I/proc/self -include /dev/zero -isystem ../../.. --options-file /dev/zero" + rule,
		"recursive makes":             "all:\n\t$(MAKE) -C . all\n\tcd . && make -f Makefile A=$(A)$(A)\n" + rule,
		"recipes":                     "main.o: main.cu\n" + strings.Repeat("\tnvcc -c main.cu -o main.o\n", 20_000),
		"many commands in one":        "main.o: main.cu\n\t" + strings.Repeat("nvcc -c main.cu -o main.o && ", 20_000) + "true\n",
		"text functions of long text": "A := $(strip $(subst a,b,$(patsubst a%,b%,$(subst b,a," + strings.Repeat("a b ", 200_000) + "))))" + rule,
		"guile and files":             "A := $(guile (loop)) $(file < /dev/zero) $(file >x,y) $(realpath /dev/zero) $(abspath " + strings.Repeat("../", 10_000) + ")" + rule,
		"conditional functions": "A := " + nested(5000, "$(if x,", "y", ")") + nested(5000, "$(or ,", "x",
			")") + nested(5000, "$(and x,", "x", ")") + rule,
		"lists by recursion":            "f = $(if $(1),$(call f,$(wordlist 2,99999,$(1))) $(firstword $(1)))\nA := $(call f," + times(3000, "wNUM ") + ")" + rule,
		"counting by recursion":         "inc = $(1) x\nf = $(if $(filter 30,$(words $(1))),,$(call f,$(call inc,$(1)))$(call f,$(call inc,$(1))))\nA := $(call f,)" + rule,
		"bytes that are no text":        "A = \x00\xff\xfe\x1b[31m\r\n" + rule,
		"secondary expansion":           ".SECONDEXPANSION:\nmain.o: $$(A) $$(foreach a,$$(A),$$(A)) main.cu\n\tnvcc -c main.cu\n" + chain(40, "A0 = x\n", "ANEXT = $(ALAST)$(ALAST)\n") + "A = $(A39)\n",
		"substitution references":       chain(60, "A0 = x\n", "ANEXT = $(ALAST:x=xx)$(ALAST:%=%x)\n") + "A = $(A59)" + rule,
		"immediate of deferred":         chain(60, "A0 = x\n", "ANEXT = $(ALAST)$(ALAST)\nBNEXT := $(ANEXT)\n") + "A = $(B59)" + rule,
		"values by origin":              "A := $(foreach v,$(.VARIABLES),$(origin $v)$(flavor $v)$(value $v))" + times(2000, "\nBNUM = NUM") + rule,
		"comparisons of doubled values": chain(60, "A0 = x\n", "ANEXT = $(ALAST)$(ALAST)\n") + "ifeq ($(A59),$(A58))\nA = y\nendif" + rule,
	}
	inputs := builds("Makefile", all)
	files := map[string]string{"main.cu": "__global__ void k() {}\n", ".git/HEAD": ""}
	for i := range 50 {
		files[fmt.Sprintf("m%d.mk", i)] = fmt.Sprintf("include m%d.mk\ninclude m%[1]d.mk\n", i+1)
	}
	files["Makefile"] = "include m0.mk\n" + rule
	return append(inputs,
		Input{Name: "includes that double", Files: files},
		Input{Name: "device", Files: map[string]string{"main.cu": "", ".git/HEAD": ""},
			Links: map[string]string{"Makefile": "/dev/zero", "a.mk": "/dev/urandom"}},
		Input{Name: "pipe", Files: map[string]string{"main.cu": "", ".git/HEAD": ""}, Pipes: []string{"Makefile", "x.mk"}},
	)
}

// linkedBuilds returns sources with a build file that fills its limit, and links to it by which it is found again and again.
func linkedBuilds() []Input {
	database := "[" + times(20_000, `{"directory": "/", "file": "sNUM.cu", "command": "nvcc -DNAME=NUM -c sNUM.cu -o tNUM.o"},`) + `{"directory": "/", "file": "main.cu", "arguments": ["nvcc", "main.cu"]}]`
	files := map[string]string{ // texts, by the name that links have
		"Makefile": times(40_000, "tNUM.o: sNUM.cu\n\tnvcc -DNAME=NUM -c sNUM.cu -o tNUM.o\n"),
		"CMakeLists.txt": "project(p CUDA)\n" + times(50_000, "add_library(tNUM sNUM.cu)\n") + times(50_000,
			"target_compile_definitions(tNUM PRIVATE N=NUM)\n"),
		"build.sh":              times(60_000, "nvcc -DNAME=NUM -c sNUM.cu -o tNUM.o\n"),
		"compile_commands.json": database,
		"part.mk":               times(3000, "V_NUM = NUM\nifdef W_NUM\nV = NUM\nendif\n") + "main.o: main.cu\n\tnvcc $(V) -c main.cu\n",
	}
	var all []Input
	for name, text := range files {
		links := map[string]string{}
		for i := range 1500 {
			links[fmt.Sprintf("d%d/%s", i, name)] = "../" + name
		}
		all = append(all, Input{Name: name, Files: map[string]string{"main.cu": "__global__ void k() {}\n",
			".git/HEAD": "", name: text}, Links: links})
	}
	return all
}

func builds(file string, texts map[string]string) []Input {
	var all []Input
	for name, text := range texts {
		all = append(all, built(name, file, text))
	}
	return all
}

// cmakeLists returns sources with lists of CMake.
func cmakeLists() []Input {
	const head, tail = "cmake_minimum_required(VERSION 3.18)\nproject(p LANGUAGES CUDA CXX)\nset(A x)\n",
		"\nadd_library(l main.cu)\ntarget_compile_options(l PRIVATE ${A})\n"
	const digits = "0 1 2 3 4 5 6 7 8 9"
	all := map[string]string{
		"variables that double":       strings.Repeat("set(A \"${A}${A}\")\n", 100),
		"lists that double":           strings.Repeat("list(APPEND A ${A} ${A})\n", 100),
		"lists by set":                strings.Repeat("set(A ${A} ${A})\n", 100),
		"appended strings":            strings.Repeat("string(APPEND A \"${A}\")\n", 100),
		"prepended strings":           strings.Repeat("string(PREPEND A \"${A}\")\nlist(PREPEND A ${A})\nlist(INSERT A 0 ${A})\n", 60),
		"joined strings":              strings.Repeat("list(JOIN A \"${A}\" A)\nstring(JOIN \"${A}\" A ${A} ${A})\nstring(CONCAT A \"${A}\" \"${A}\")\n", 60),
		"repeated strings":            "string(REPEAT x 1000000000 A)\nstring(REPEAT \"${A}\" 999999 A)\n",
		"replaced strings":            "set(A xx)\n" + strings.Repeat("string(REPLACE x xxxx A \"${A}\")\nstring(REGEX REPLACE \"x\" \"\\\\0\\\\0\" A \"${A}\")\n", 30),
		"nested names":                "set(x x)\nset(A " + nested(50_000, "${", "x", "}") + ")\n",
		"nested names without end":    "set(A " + strings.Repeat("${", 200_000) + ")\n",
		"escapes":                     "set(A \"" + strings.Repeat("\\\\", 500_000) + "\")\n",
		"macros that call themselves": "macro(m)\nm(${ARGN})\nm(${ARGN})\nendmacro()\nm(a)\n",
		"macros of each other":        "macro(m a)\nn(${a}${a})\nendmacro()\nmacro(n a)\nm(${a}${a})\nm(${a})\nendmacro()\nm(a)\n",
		"functions of themselves":     "function(f)\nf(${ARGN} ${ARGN})\nf(${ARGV})\nendfunction()\nf(a)\n",
		"functions of each other":     "function(f a)\ng(\"${a}${a}\")\nendfunction()\nfunction(g a)\nf(\"${a}\")\nf(\"${a}\")\nendfunction()\nf(a)\n",
		"macros that define macros":   "macro(m n)\nmacro(m${n})\nm(${n}x)\nm(${n}y)\nendmacro()\nm${n}()\nendmacro()\nm(a)\n",
		"calls by name":               "function(f)\ncmake_language(CALL f)\ncmake_language(EVAL CODE \"f()\\nf()\")\nendfunction()\nf()\n",
		"endless loop":                "while(TRUE)\nset(A \"${A}x\")\nendwhile()\n",
		"endless loop that doubles":   "while(1)\nlist(APPEND A ${A})\nendwhile()\n",
		"loop of an unknown":          "while(UNKNOWN)\nset(A \"${A}x\")\nendwhile()\nwhile(NOT DEFINED ENV{X})\nset(A ${A} y)\nendwhile()\n",
		"ranges":                      "foreach(i RANGE 1000000000)\nlist(APPEND A ${i})\nendforeach()\n",
		"loops within each other":     nested(12, "foreach(i "+digits+")\n", "set(A ${A}x)\n", "endforeach()\n"),
		"loops of nothing":            nested(12, "foreach(i IN ITEMS "+digits+")\n", "", "endforeach()\n"),
		"loops over lists":            "set(L " + times(1000, "aNUM ") + ")\nforeach(i IN LISTS L)\nforeach(j IN ZIP_LISTS L L)\nlist(FIND L ${i} n)\nlist(REMOVE_ITEM M ${i})\nlist(APPEND M ${i})\nendforeach()\nendforeach()\n",
		"conditions within":           "if(" + nested(20_000, "(", "A", ")") + ")\nset(A y)\nendif()\n",
		"conditions negated":          "if(" + strings.Repeat("NOT ", 200_000) + "A)\nset(A y)\nendif()\n",
		"conditions joined":           "if(" + strings.Repeat("A AND B OR ", 50_000) + "C)\nset(A y)\nendif()\n",
		"conditions of brackets":      "if(" + nested(5000, "(NOT (A OR ", "B", ") AND C)") + ")\nset(A y)\nendif()\n",
		"ifs":                         nested(20_000, "if(A)\n", "set(A y)\n", "endif()\n"),
		"ifs of unknowns":             times(200, "if(UNKNOWNNUM)\nset(A \"${A}-DANUM\")\nelse()\nset(A \"${A}-DBNUM\")\nendif()\n"),
		"ifs of unknowns within":      nested(40, "if(DEFINED ENV{X})\nset(A \"${A}x\")\n", "", "else()\nset(A \"${A}y\")\nendif()\n"),
		"ifs without end":             strings.Repeat("if(A)\n", 20_000),
		"else ifs":                    "if(A STREQUAL x)\n" + times(10_000, "elseif(A STREQUAL \"NUM\")\nset(A NUM)\n") + "endif()\n",
		"matches": "if(\"" + strings.Repeat("a", 5000) + "\" MATCHES \"" + nested(500, "(", "a",
			")*") + "\")\nset(A y)\nendif()\n",
		"matches that repeat": "if(A MATCHES \"" + strings.Repeat("a{1000}",
			500) + "\")\nset(A y)\nendif()\nif(A MATCHES \"" + strings.Repeat("(a+)+", 500) + "b\")\nset(A y)\nendif()\n",
		"matches of repetitions": "if(A MATCHES \"" + nested(3, "(", "a",
			"){1000}") + "\")\nset(A y)\nendif()\nstring(REGEX MATCHALL \"" + strings.Repeat("[a-z]+", 2000) + "\" A \"${A}\")\n",
		"matches of alternatives": "if(A MATCHES \"" + strings.Repeat("(a|b|c|d|e)+", 5000) + "\")\nset(A y)\nendif()\n",
		"many patterns": "set(L " + strings.Repeat("a", 10_000) + ")\n" + times(1000,
			"if(L MATCHES \"(a*)*NUM$\")\nset(A y)\nendif()\n"),
		"expressions within":        "add_compile_options(" + nested(5000, "$<$<BOOL:", "1", ">:x>") + ")\n",
		"expressions without end":   "add_compile_options(" + strings.Repeat("$<", 300_000) + ")\n",
		"expressions that join":     "set(A \"$<JOIN:a;b;c,$<JOIN:a;b;c,d>>\")\n" + strings.Repeat("set(A \"$<JOIN:${A},${A}>\")\n", 30) + "add_compile_options(${A})\n",
		"expressions of properties": "add_library(m main.cu)\nset_target_properties(m PROPERTIES P \"$<TARGET_PROPERTY:m,P>$<TARGET_PROPERTY:m,P>\")\ntarget_compile_options(m PRIVATE $<TARGET_PROPERTY:m,P>)\n",
		"properties of each other":  "add_library(m main.cu)\nset_target_properties(m PROPERTIES P \"$<TARGET_PROPERTY:m,Q>$<TARGET_PROPERTY:m,Q>\" Q \"$<TARGET_PROPERTY:m,P>$<TARGET_PROPERTY:m,P>\")\ntarget_compile_options(m PRIVATE $<TARGET_PROPERTY:m,P>)\n",
		"targets in a circle":       "add_library(a main.cu)\nadd_library(b main.cu)\ntarget_link_libraries(a PUBLIC b b)\ntarget_link_libraries(b PUBLIC a a)\ntarget_compile_definitions(a PUBLIC X)\n",
		"targets that double":       "add_library(t0 INTERFACE)\ntarget_compile_options(t0 INTERFACE -DX)\n" + chain(60, "", "add_library(aNEXT INTERFACE)\ntarget_link_libraries(aNEXT INTERFACE tLAST)\nadd_library(bNEXT INTERFACE)\ntarget_link_libraries(bNEXT INTERFACE tLAST)\nadd_library(tNEXT INTERFACE)\ntarget_link_libraries(tNEXT INTERFACE aNEXT bNEXT)\n") + "add_library(z main.cu)\ntarget_link_libraries(z PRIVATE t59)\n",
		"many targets":              times(10_000, "add_library(tNUM sNUM.cu)\ntarget_compile_definitions(tNUM PRIVATE DNUM)\n"),
		"many targets that link": "add_library(t0 main.cu)\n" + chain(3000, "",
			"add_library(tNEXT sNEXT.cu)\ntarget_link_libraries(tNEXT PUBLIC tLAST)\n"),
		"many options":       times(20_000, "add_compile_options(-DANUM)\n"),
		"many definitions":   times(20_000, "add_definitions(-DANUM)\nadd_compile_definitions(BNUM)\n"),
		"many properties":    times(10_000, "set_property(SOURCE main.cu APPEND PROPERTY COMPILE_OPTIONS -DANUM)\n"),
		"includes of itself": "include(CMakeLists.txt)\ninclude(${CMAKE_CURRENT_LIST_FILE})\nadd_subdirectory(. x)\nadd_subdirectory(${CMAKE_SOURCE_DIR} y)\n",
		"includes outside":   "include(/dev/zero)\ninclude(../../../../dev/zero OPTIONAL)\nfile(READ /dev/zero A)\nfile(STRINGS /dev/urandom A)\nconfigure_file(/dev/zero x)\n",
		"globs":              "file(GLOB A " + strings.Repeat("*/", 50) + "*)\nfile(GLOB_RECURSE B / /*/* /proc/* *)\n",
		"programs":           "execute_process(COMMAND yes OUTPUT_VARIABLE A)\nexec_program(yes OUTPUT_VARIABLE A)\ntry_run(a b . yes.c)\n",
		"arithmetic": "math(EXPR A \"" + nested(20_000, "(", "1",
			")") + "\")\nmath(EXPR B \"" + strings.Repeat("1+",
			100_000) + "1\")\nmath(EXPR C \"1/0\")\nmath(EXPR D \"" + strings.Repeat("-", 100_000) + "1\")\n",
		"brackets": "set(A [" + strings.Repeat("=", 100_000) + "[x]" + strings.Repeat("=",
			100_000) + "])\n" + strings.Repeat("[[", 100_000),
		"parentheses":             "set(A " + nested(100_000, "(", "x", ")") + ")\n",
		"parentheses without end": "set(A " + strings.Repeat("(", 500_000) + "\n",
		"a long argument": "set(A \"" + strings.Repeat("x;",
			1_000_000) + "\")\nlist(REMOVE_DUPLICATES A)\nlist(REVERSE A)\nlist(SORT A)\n",
		"many arguments": "set(A " + times(200_000,
			"aNUM ") + ")\nlist(REMOVE_DUPLICATES A)\nlist(REMOVE_ITEM A ${A})\nlist(TRANSFORM A PREPEND x)\nlist(FILTER A EXCLUDE REGEX \"x\")\n",
		"sets of long names": times(2000, "set(${A}${A}"+strings.Repeat("x", 1000)+"# y)\n"),
		"scopes": nested(300, "block()\n", "set(A y PARENT_SCOPE)\n",
			"endblock()\n") + "function(f)\nset(A \"${A}${A}\" PARENT_SCOPE)\nendfunction()\n" + strings.Repeat("f()\n", 60),
		"indirect names":         "set(A A)\n" + strings.Repeat("set(${A}${A} \"${A}${${A}}\")\nset(A ${A}A)\n", 60),
		"parsed arguments":       "function(f)\ncmake_parse_arguments(P \"\" \"\" \"A\" ${ARGN})\nf(A ${P_A} ${P_A})\nendfunction()\nf(A x y)\n",
		"environment and cache":  strings.Repeat("set(A \"$ENV{A}${A}$CACHE{A}\")\nset(ENV{A} \"${A}${A}\")\nset(A \"${A}${A}\" CACHE STRING x FORCE)\n", 40),
		"generators":             "file(GENERATE OUTPUT x CONTENT \"${A}\")\n" + strings.Repeat("string(CONFIGURE \"@A@@A@\" A)\nstring(TOUPPER \"${A}${A}\" A)\nstring(SUBSTRING \"${A}${A}\" 0 -1 A)\n", 40),
		"bytes that are no text": "set(A \"\x00\xff\xfe\x1b[31m\r\")\n",
	}
	for name, text := range all {
		all[name] = head + text + tail
	}
	inputs := builds("CMakeLists.txt", all)
	files := map[string]string{"main.cu": "__global__ void k() {}\n", ".git/HEAD": "", "CMakeLists.txt": head + "include(m0.cmake)\n" + tail}
	for i := range 50 {
		files[fmt.Sprintf("m%d.cmake", i)] = fmt.Sprintf("include(m%d.cmake)\ninclude(m%[1]d.cmake)\n", i+1)
	}
	folders := map[string]string{"main.cu": "__global__ void k() {}\n", ".git/HEAD": ""}
	dir := ""
	for range 60 {
		folders[dir+"CMakeLists.txt"] = head + "add_subdirectory(d)\nadd_subdirectory(d e)\n" + tail
		dir += "d/"
	}
	return append(inputs,
		Input{Name: "includes that double", Files: files},
		Input{Name: "folders that double", Files: folders},
		Input{Name: "pipe", Files: map[string]string{"main.cu": "", ".git/HEAD": ""}, Pipes: []string{"CMakeLists.txt"}},
		Input{Name: "link to a device", Files: map[string]string{"main.cu": "", ".git/HEAD": "",
			"CMakeLists.txt": head + "include(a.cmake)\n"}, Links: map[string]string{"a.cmake": "/dev/zero"}},
	)
}

// scripts returns sources with shell scripts.
func scripts() []Input {
	const tail = "\nnvcc $A -c main.cu -o main.o\n"
	all := map[string]string{
		"variables that double":     "A=x\n" + strings.Repeat("A=\"$A$A\"\n", 100),
		"appended":                  "A=x\n" + strings.Repeat("A+=\"$A\"\n", 100),
		"arrays":                    "A=(x)\n" + strings.Repeat("A+=(\"${A[@]}\" \"${A[@]}\")\n", 60),
		"replacements":              "A=xx\n" + strings.Repeat("A=${A//x/xxxx}\n", 30),
		"defaults":                  "A=" + nested(50_000, "${B:-", "x", "}") + "\n",
		"endless loops":             "while true; do A=\"$A x\"; done\nuntil false; do :; done\nfor ((;;)); do A+=x; done\n",
		"loops within each other":   nested(12, "for i in 0 1 2 3 4 5 6 7 8 9; do\n", "A=\"$A x\"\n", "done\n"),
		"loops of braces":           "for i in {1..1000000000}; do A+=x; done\nA={1..100000}{1..100000}\n",
		"braces":                    "A=\"" + "\"; for i in " + strings.Repeat("{a,b}", 60) + "; do A=$i; done\n",
		"nested braces":             "for i in " + nested(5000, "{a,", "b", "}") + "; do A=$i; done\n",
		"a function without a name": "() { nvcc; }\n()00\n",
		"functions of themselves":   "f() { f \"$@\" \"$@\"; f \"$@\"; }\nf a\n",
		"functions of each other":   "f() { g \"$1$1\"; g $1; }\ng() { f \"$1\"; f $1; }\nf a\n",
		"substitutions":             "A=" + nested(5000, "$(echo ", "x", ")") + "\n",
		"substitutions that run":    "A=$(cat /dev/zero) B=`yes`\ncat /dev/zero | nvcc $(yes) main.cu\n",
		"arithmetic":                "A=$((" + nested(50_000, "(", "1", ")") + "))\nB=$((" + strings.Repeat("1+", 100_000) + "1))\nC=$((1/0))\n",
		"quotes":                    "A=" + strings.Repeat("\"'", 200_000) + "\n",
		"backslashes":               "A=" + strings.Repeat("\\\n", 300_000) + "x\n",
		"here documents":            times(10_000, "cat <<ENUM\nx\n") + "E0\n",
		"pipes":                     strings.Repeat("echo a | ", 50_000) + "cat\n",
		"conditions":                nested(10_000, "if [ a ]; then\n", "A=x\n", "fi\n"),
		"tests": "if [[ " + nested(20_000, "(", "a",
			")") + " ]]; then A=x; fi\nif [ " + strings.Repeat("! ", 100_000) + "a ]; then A=x; fi\n",
		"cases": "case $A in\n" + times(20_000, "aNUM) A=NUM;;\n") + "esac\n",
		"patterns": "case " + strings.Repeat("a", 5000) + " in " + strings.Repeat("*a",
			500) + "b) A=x;; esac\nA=${A##" + strings.Repeat("*a", 500) + "}\n",
		"filters": "A=$(echo " + strings.Repeat("a", 10_000) + " | sed 's/" + nested(200, "\\(",
			"a", "\\)*") + "/x/' | grep -E '" + strings.Repeat("(a{1000})", 300) + "' | tr a b)\n",
		"sets":                   "set -- a b\n" + strings.Repeat("set -- \"$@\" \"$@\"\n", 60) + "A=\"$*\"\n",
		"sources":                ". ./build.sh\nsource build.sh\nbash build.sh\n. /dev/zero\nsource /dev/stdin\n",
		"evaluations":            "A='eval $A; eval $A'\neval $A\n",
		"globs":                  "A=$(echo " + strings.Repeat("*/", 50) + "*)\nfor i in /*/*/* /proc/*/*; do A+=$i; done\n",
		"reads":                  "while read x; do A+=$x; done < /dev/zero\nmapfile A < /dev/zero\nA=$(</dev/zero)\n",
		"commands":               strings.Repeat("nvcc -c main.cu -o main.o\n", 50_000),
		"variables":              times(50_000, "ANUM=NUM\n") + "A=$A49999\n",
		"indirect names":         "A=A\n" + strings.Repeat("A=${!A}$A\nB=${A@Q}$B$B\n", 60),
		"indices":                "A[1000000000]=x\nA[-1]=y\nB=${A[@]:0:99999999999}\nC=${A:99999999999999999999:1}\n",
		"formats":                "printf -v A '%1000000000d' 1\nA=$(printf '%.0sx' $(seq 1000000000))\nA=$(seq 1 999999999)\nA=$(yes | head -c 99999999999)\n",
		"bytes that are no text": "A=\x00\xff\x1b[31m\r\n",
		"parentheses":            strings.Repeat("(", 200_000) + "\n",
		"functions in functions": nested(5000, "f() {\n", "A=x\n", "}\n") + "f\n",
	}
	for name, text := range all {
		all[name] = "#!/bin/bash\n" + text + tail
	}
	return builds("build.sh", all)
}

// databases returns sources with databases of compile commands.
func databases() []Input {
	entry := func(command string) string {
		text, err := json.Marshal(command)
		if err != nil {
			panic(err)
		}
		return `{"directory": ".", "file": "main.cu", "command": ` + string(text) + `}`
	}
	return builds("compile_commands.json", map[string]string{
		"many entries":            "[" + strings.Repeat(entry("nvcc -DA -c main.cu")+",\n", 30_000) + entry("nvcc -c main.cu") + "]",
		"many entries that vary":  "[" + times(20_000, entry("nvcc -DA# -c main.cu")+",\n") + entry("nvcc -c main.cu") + "]",
		"a long command":          "[" + entry("nvcc "+times(100_000, "-DANUM=NUM ")+"-c main.cu") + "]",
		"quotes":                  "[" + entry("nvcc "+strings.Repeat("\"'\\", 200_000)+"-c main.cu") + "]",
		"brackets":                strings.Repeat("[", 1_000_000),
		"objects":                 nested(100_000, `{"a":`, "1", "}"),
		"no database":             "{}",
		"numbers for texts":       `[{"directory": 1, "file": [], "command": {}}, null, 1]`,
		"folders outside":         `[{"directory": "/", "file": "/dev/zero", "command": "nvcc -I/ -include /dev/zero -c /dev/zero"},` + entry("nvcc -I/proc/self -include /dev/zero -optf /dev/zero -c main.cu") + "]",
		"options files of itself": "[" + entry("nvcc -optf compile_commands.json @compile_commands.json -c main.cu") + "]",
		"bytes that are no text":  "[\x00\xff\x1b[31m" + entry("nvcc \x1b[31m\r\n::error:: -c main.cu") + "]",
		"too large":               "[" + strings.Repeat(" ", 5<<20) + entry("nvcc -c main.cu") + "]",
	})
}
