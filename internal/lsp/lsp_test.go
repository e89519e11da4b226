package lsp

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net/textproto"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"go.lsp.dev/protocol"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/load"
)

const unsaved = `struct Image { int width; };
__global__ void k(int &n, __grid_constant__ Image img) {}
`

// TestUnsaved: a source that has another text on disk, or none, is checked as it is in the editor, and fixes are for
// that text, also where it has changed once more.
func TestUnsaved(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	for _, name := range []string{"k.cu", "new.cu", "k.cuh", "k.h"} {
		t.Run(name, func(t *testing.T) {
			e := start(t, everything, txtar.Parse([]byte("-- k.cu --\n"+strings.Repeat("// another text\n", 40)+"-- k.cuh --\n-- k.h --\n")))
			e.open(name, "cuda", unsaved)
			found := e.wait(name, "2 kernel-param-reference", "2 grid-constant-const")
			d := found[1]
			if d.Range.Start.Character != 44 || d.Severity != protocol.DiagnosticSeverityError || d.CodeDescription.Href == "" {
				t.Errorf("diagnostic %+v", d)
			}
			// The fix's text has moved by the time that it is requested.
			e.typed(name, "struct Image", "// 𝄞 first\n/* 𝄞 */ struct Image")
			if actions := e.actions(name, protocol.Diagnostic{Range: protocol.Range{Start: protocol.Position{Line: 2},
				End: protocol.Position{Line: 2, Character: 99}}}); len(actions) != 1 {
				t.Errorf("%d actions in a text that has moved, want 1", len(actions))
			}
			found = e.wait(name, "3 kernel-param-reference", "3 grid-constant-const")
			e.fix(name, found[1])
			if got := e.texts[name]; !strings.Contains(got, "__grid_constant__ const Image img") {
				t.Errorf("after the fix:\n%s", got)
			}
			e.wait(name, "3 kernel-param-reference")
			e.typed(name, "int &n", "int n")
			e.wait(name)
		})
	}
}

// TestColumns: columns count UTF-16 units unless the editor names another encoding.
func TestColumns(t *testing.T) {
	const line = "/* é𝄞 */ __global__ int k() {}\n"
	for encodings, want := range map[string]uint32{`["utf-16"]`: 25, `["utf-8", "utf-16"]`: 28, `["utf-32"]`: 24, `[]`: 25, `["utf-7"]`: 25} {
		e := start(t, `{"general": {"positionEncodings": `+encodings+`}}`, &txtar.Archive{})
		e.open("k.cu", "cuda", line)
		found := e.wait("k.cu", "1 kernel-return-type")
		if got := found[0].Range.Start.Character; got != want ||
			newText(line).offset(found[0].Range.Start, e.units) != strings.Index(line, "k()") {
			t.Errorf("%s: column %d, want %d", encodings, got, want)
		}
	}
}

// TestConfiguration: the nearest configuration file counts for each file, and is read again when it changes. A
// senseless one is reported, and earlier findings remain.
func TestConfiguration(t *testing.T) {
	e := start(t, everything, txtar.Parse([]byte("-- .cudavet.yml --\nseverity: {ill-formed: note}\n-- quiet/.cudavet.yml --\ndisable: [ill-formed, undefined]\n")))
	e.open("k.cu", "cuda", unsaved)
	e.open("quiet/k.cu", "cuda", unsaved)
	if found := e.wait("k.cu", "2 kernel-param-reference",
		"2 grid-constant-const"); found[1].Severity != protocol.DiagnosticSeverityInformation {
		t.Errorf("severity %v", found[1].Severity)
	}
	e.wait("quiet/k.cu")
	configure := func(text string) {
		e.write(".cudavet.yml", text)
		e.must(e.server.DidChangeWatchedFiles(t.Context(),
			&protocol.DidChangeWatchedFilesParams{Changes: []protocol.FileEvent{{URI: e.uri(".cudavet.yml"),
				Type: protocol.FileChangeTypeChanged}}}))
	}
	configure("disable: no-such-rule\n")
	e.until("a log of the wrong file", func() bool { return strings.Contains(strings.Join(e.logged, "\n"), "no-such-rule") })
	e.wait("k.cu", "2 kernel-param-reference", "2 grid-constant-const")
	configure("disable: [kernel-param-reference]\n")
	e.wait("k.cu", "2 grid-constant-const")
	e.until("watched files", func() bool { return strings.Contains(e.watched, "cu") })
}

// TestHover: a rule's description is shown at its findings and nowhere else.
func TestHover(t *testing.T) {
	e := start(t, everything, &txtar.Archive{})
	e.open("k.cu", "cuda", unsaved)
	found := e.wait("k.cu", "2 kernel-param-reference", "2 grid-constant-const")
	at := func(p protocol.Position) *protocol.Hover {
		h, err := e.server.Hover(t.Context(),
			&protocol.HoverParams{TextDocumentPositionParams: protocol.TextDocumentPositionParams{TextDocument: e.identifier("k.cu"), Position: p}})
		e.must(err)
		return h
	}
	h := at(found[1].Range.Start)
	if h == nil {
		t.Fatal("nothing is said")
	}
	text := h.Contents.(*protocol.MarkupContent).Value
	for _, want := range []string{"docs/rules/grid-constant-const.md", "Source: ", "Wrong:", "Right:", "```cuda"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in:\n%s", want, text)
		}
	}
	if h := at(protocol.Position{}); h != nil {
		t.Errorf("said where nothing was found: %+v", h)
	}
}

// TestUnhelpful: messages that make no sense do not end the server.
func TestUnhelpful(t *testing.T) {
	e := start(t, everything, &txtar.Archive{})
	e.must(e.conn.Notify(t.Context(), "textDocument/didOpen", protocol.LSPAny(`{"textDocument": 7}`)))
	e.must(e.conn.Notify(t.Context(), "no/such", protocol.LSPAny(`{}`)))
	if _, err := e.conn.Call(t.Context(), "no/such", protocol.LSPAny(`{}`), nil); err == nil {
		t.Error("no error for a request that there is not")
	}
	if _, err := e.conn.Call(t.Context(), "initialize", protocol.LSPAny(`{"capabilities": {}}`), nil); err == nil {
		t.Error("no error for a second initialize")
	}
	e.must(e.conn.Notify(t.Context(), "textDocument/didOpen",
		protocol.LSPAny(`{"textDocument": {"uri": "untitled:Untitled-1", "languageId": "cuda", "version": 1, "text": ""}}`)))
	e.open("k.cu", "cuda", "__global__ int k() {}\n")
	e.wait("k.cu", "1 kernel-return-type")
	e.must(e.server.DidClose(t.Context(), &protocol.DidCloseTextDocumentParams{TextDocument: e.identifier("k.cu")}))
	e.wait("k.cu")
}

// TestNoMessages has messages that are none between others: each is answered with the error that JSON-RPC has for it, and the server goes on.
func TestNoMessages(t *testing.T) {
	toServer, fromEditor := pipe(t)
	toEditor, fromServer := pipe(t)
	served := make(chan error, 1)
	go func() {
		served <- Serve(context.Background(), toServer, fromServer, Config{Loading: load.Config{Log: io.Discard}})
	}()
	answers := bufio.NewReader(toEditor)
	send := func(message string) {
		t.Helper()
		if _, err := fmt.Fprintf(fromEditor, "Content-Length: %d\r\n\r\n%s", len(message), message); err != nil {
			t.Fatal(err)
		}
	}
	answer := func() (text string) {
		t.Helper()
		header, err := textproto.NewReader(answers).ReadMIMEHeader()
		if err != nil {
			t.Fatal(err)
		}
		length, err := strconv.Atoi(header.Get("Content-Length"))
		if err != nil {
			t.Fatal(err)
		}
		body := make([]byte, length)
		if _, err := io.ReadFull(answers, body); err != nil {
			t.Fatal(err)
		}
		return string(body)
	}
	for message, want := range map[string]string{
		"hello": "-32700", "{": "-32700", "\x00": "-32700", `{"jsonrpc":"2.0","id":1,"method":"shutdown"`: "-32700",
		"{} {}": "-32700", "[": "-32700",
		`{"jsonrpc":"2.0","method":"initialize","params":{]}`: "-32700", strings.Repeat("[", 100_000): "-32700", "\xff\xfe{}": "-32700",
		"7": "-32600", "null": "-32600", `"text"`: "-32600", "{}": "-32600", `{"jsonrpc":"2.0","method":7}`: "-32600", "[]": "-32600",
	} {
		send(message)
		if got := answer(); !strings.Contains(got, want) || !strings.Contains(got, `"id":null`) {
			t.Errorf("%.60q is answered by %s, want %s", message, got, want)
		}
	}
	send(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}`)
	if got := answer(); !strings.Contains(got, `"cudavet"`) {
		t.Errorf("initialize is answered by %s", got)
	}
	send(`{"jsonrpc":"2.0","id":2,"method":"shutdown"}`)
	answer()
	send(`{"jsonrpc":"2.0","method":"exit"}`)
	if err := <-served; err != nil {
		t.Errorf("the server ends with %v", err)
	}
}

const mainPackage = `
-- go.mod --
module m

go 1.26
-- main.go --
package main

// void run(float *x);
import "C"

func main() { x := []float32{1}; C.run((*C.float)(&x[0])) }
-- k.cu --
__global__ void k(float *x) { *x = 1; }
extern "C" void run(float *x) { k<<<1, 1>>>(x); }
`

// TestStartsNoGit opens a source of a main package in a git repository: the go command, which would stamp the package with the state of
// that, starts no git.
func TestStartsNoGit(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the program is a script")
	}
	dir := t.TempDir()
	ran := filepath.Join(dir, "ran")
	if err := os.WriteFile(filepath.Join(dir, "git"), []byte("#!/bin/sh\necho \"$*\" >>'"+ran+"'\nexit 1\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+string(filepath.ListSeparator)+os.Getenv("PATH"))
	t.Setenv("GOENV", "off")
	t.Setenv("GOFLAGS", "")
	e := start(t, everything, txtar.Parse([]byte(mainPackage)))
	e.open("k.cu", "cuda", e.disk("k.cu"))
	e.wait("main.go", "6 go-memory-to-kernel")
	if text, err := os.ReadFile(ran); err == nil {
		t.Errorf("started is git\n%s", text)
	}
}
