package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sourcegraph/jsonrpc2"
)

// The parts of the Language Server Protocol that the tests look at.
type (
	position struct {
		Line      int `json:"line"`
		Character int `json:"character"`
	}
	span struct {
		Start position `json:"start"`
		End   position `json:"end"`
	}
	location struct {
		URI   string `json:"uri"`
		Range span   `json:"range"`
	}
	related struct {
		Location location `json:"location"`
		Message  string   `json:"message"`
	}
	diagnostic struct {
		Range              span             `json:"range"`
		Severity           int              `json:"severity"`
		Code               string           `json:"code"`
		CodeDescription    *codeDescription `json:"codeDescription,omitempty"`
		Source             string           `json:"source"`
		Message            string           `json:"message"`
		RelatedInformation []related        `json:"relatedInformation,omitempty"`
		Data               json.RawMessage  `json:"data,omitempty"`
	}
	codeDescription struct {
		Href string `json:"href"`
	}
	codeAction struct {
		Title string `json:"title"`
		Kind  string `json:"kind"`
		Edit  struct {
			DocumentChanges []struct {
				TextDocument struct {
					URI string `json:"uri"`
				} `json:"textDocument"`
				Edits []textEdit `json:"edits"`
			} `json:"documentChanges"`
		} `json:"edit"`
	}
	textEdit struct {
		Range   span   `json:"range"`
		NewText string `json:"newText"`
	}
	object = map[string]any
)

// An editor is the client of a language server, working in one folder.
type editor struct {
	t    *testing.T
	dir  string
	conn *jsonrpc2.Conn

	mu        sync.Mutex
	published map[string][]diagnostic // by file, relative to dir
	watched   []string                // globs
	news      chan struct{}           // has a value after each publication
}

// startEditor runs a language server in dir.
func startEditor(t *testing.T, dir string, server *exec.Cmd) *editor {
	t.Helper()
	server.Dir = dir
	stdin, err := server.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	stdout, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	server.Stderr = os.Stderr
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	e := &editor{t: t, dir: dir, published: map[string][]diagnostic{}, news: make(chan struct{}, 1)}
	stream := jsonrpc2.NewBufferedStream(struct {
		io.Reader
		io.WriteCloser
	}{stdout, stdin}, jsonrpc2.VSCodeObjectCodec{})
	e.conn = jsonrpc2.NewConn(context.Background(), stream, jsonrpc2.HandlerWithError(e.serve))
	t.Cleanup(func() {
		// The test's own context has ended.
		ctx := context.Background()
		if err := e.conn.Call(ctx, "shutdown", nil, nil); err != nil {
			t.Errorf("shutdown: %v", err)
		}
		if err := e.conn.Notify(ctx, "exit", nil); err != nil {
			t.Errorf("exit: %v", err)
		}
		if err := server.Wait(); err != nil {
			t.Errorf("the language server ends with %v", err)
		}
	})
	e.call("initialize", object{
		"rootUri":          uri(dir),
		"workspaceFolders": []object{{"uri": uri(dir), "name": "example"}},
		"capabilities": object{
			"workspace": object{"didChangeWatchedFiles": object{"dynamicRegistration": true}},
			"textDocument": object{
				"publishDiagnostics": object{"relatedInformation": true, "dataSupport": true, "codeDescriptionSupport": true},
				"codeAction": object{
					"dataSupport":              true,
					"codeActionLiteralSupport": object{"codeActionKind": object{"valueSet": []string{"quickfix"}}},
				},
			},
		},
	}, nil)
	e.notify("initialized", object{})
	return e
}

// serve answers the server.
func (e *editor) serve(_ context.Context, _ *jsonrpc2.Conn, request *jsonrpc2.Request) (any, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	switch request.Method {
	case "textDocument/publishDiagnostics":
		var params struct {
			URI         string       `json:"uri"`
			Diagnostics []diagnostic `json:"diagnostics"`
		}
		if err := json.Unmarshal(*request.Params, &params); err != nil {
			return nil, err
		}
		e.published[e.name(params.URI)] = params.Diagnostics
		select {
		case e.news <- struct{}{}:
		default:
		}
	case "client/registerCapability":
		var params struct {
			Registrations []struct {
				RegisterOptions struct {
					Watchers []struct {
						GlobPattern string `json:"globPattern"`
					} `json:"watchers"`
				} `json:"registerOptions"`
			} `json:"registrations"`
		}
		if err := json.Unmarshal(*request.Params, &params); err != nil {
			return nil, err
		}
		for _, registration := range params.Registrations {
			for _, watcher := range registration.RegisterOptions.Watchers {
				e.watched = append(e.watched, watcher.GlobPattern)
			}
		}
	}
	return nil, nil
}

func (e *editor) call(method string, params, result any) {
	e.t.Helper()
	if err := e.conn.Call(e.t.Context(), method, params, result); err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
}

func (e *editor) notify(method string, params any) {
	e.t.Helper()
	if err := e.conn.Notify(e.t.Context(), method, params); err != nil {
		e.t.Fatalf("%s: %v", method, err)
	}
}

// open opens a file.
func (e *editor) open(name, language string) {
	e.t.Helper()
	e.notify("textDocument/didOpen", object{"textDocument": object{
		"uri": e.uri(name), "languageId": language, "version": 1, "text": e.read(name),
	}})
}

// replace changes a file on disk, as another program does, and notifies the server if it has requested
// that.
func (e *editor) replace(name, before, after string) {
	e.t.Helper()
	text := e.read(name)
	if strings.Count(text, before) != 1 {
		e.t.Fatalf("%s has %q not once", name, before)
	}
	write(e.t, filepath.Join(e.dir, name), strings.Replace(text, before, after, 1))
	e.mu.Lock()
	watched := slices.ContainsFunc(e.watched, func(glob string) bool {
		extensions, ok := strings.CutPrefix(glob, "**/*.{")
		return ok && slices.Contains(strings.Split(strings.TrimSuffix(extensions, "}"), ","), strings.TrimPrefix(filepath.Ext(name), "."))
	})
	e.mu.Unlock()
	if watched {
		e.notify("workspace/didChangeWatchedFiles", object{"changes": []object{{"uri": e.uri(name), "type": 2}}})
	}
}

// wait returns a file's diagnostics once they satisfy a condition.
func (e *editor) wait(name string, condition func([]diagnostic) bool) []diagnostic {
	e.t.Helper()
	patience := time.After(2 * time.Minute)
	for {
		e.mu.Lock()
		published := e.published[name]
		e.mu.Unlock()
		if condition(published) {
			return published
		}
		select {
		case <-e.news:
		case <-patience:
			e.t.Fatalf("the diagnostics of %s do not become what they should; they are %+v", name, published)
		}
	}
}

// fix has the server mend a diagnostic and changes the file as it says.
func (e *editor) fix(name string, d diagnostic) {
	e.t.Helper()
	var actions []codeAction
	e.call("textDocument/codeAction", object{
		"textDocument": object{"uri": e.uri(name)},
		"range":        d.Range,
		"context":      object{"diagnostics": []diagnostic{d}, "only": []string{"quickfix"}},
	}, &actions)
	if len(actions) != 1 || len(actions[0].Edit.DocumentChanges) != 1 {
		e.t.Fatalf("actions %+v, want one that changes a file", actions)
	}
	change := actions[0].Edit.DocumentChanges[0]
	if got := e.name(change.TextDocument.URI); got != name {
		e.t.Fatalf("the fix is for %s, want %s", got, name)
	}
	lines := strings.SplitAfter(e.read(name), "\n")
	for _, edit := range slices.Backward(change.Edits) {
		start, end := edit.Range.Start, edit.Range.End
		if start.Line != end.Line {
			e.t.Fatalf("the edit %+v spans lines", edit)
		}
		line := lines[start.Line]
		lines[start.Line] = line[:start.Character] + edit.NewText + line[end.Character:]
	}
	write(e.t, filepath.Join(e.dir, name), strings.Join(lines, ""))
}

func (e *editor) read(name string) string {
	e.t.Helper()
	text, err := os.ReadFile(filepath.Join(e.dir, name))
	if err != nil {
		e.t.Fatal(err)
	}
	return string(text)
}

func (e *editor) uri(name string) string { return uri(filepath.Join(e.dir, name)) }

func (e *editor) name(fileURI string) string { return strings.TrimPrefix(fileURI, uri(e.dir)+"/") }

func uri(path string) string { return "file://" + filepath.ToSlash(path) }

// codes returns the places and rules of cudavet's diagnostics.
func codes(diagnostics []diagnostic) []string {
	var all []string
	for _, d := range diagnostics {
		if d.Source == "cudavet" {
			all = append(all, fmt.Sprintf("%d:%d %s", d.Range.Start.Line+1, d.Range.Start.Character+1, d.Code))
		}
	}
	slices.Sort(all)
	return all
}
