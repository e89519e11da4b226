package lsp

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"
	"golang.org/x/tools/txtar"

	"github.com/cudavet/cudavet/internal/check"
	"github.com/cudavet/cudavet/internal/load"
)

// An editor is a client of the server, which runs beside it.
type editor struct {
	protocol.UnimplementedClient
	t      *testing.T
	dir    string
	server protocol.Server
	conn   jsonrpc2.Conn
	served chan error
	texts  map[string]string // of the files that are open, by name
	latest map[string]int32  // their versions
	units  encoding

	mu        sync.Mutex
	published map[string]*protocol.PublishDiagnosticsParams // by name
	watched   string
	shown     []protocol.ShowDocumentParams
	logged    []string
	news      chan struct{} // has a value after each message of the server's
}

// everything has all capabilities that the server requests of an editor.
const everything = `{
	"general": {"positionEncodings": ["utf-16"]},
	"window": {"showDocument": {"support": true}},
	"workspace": {
		"workspaceEdit": {"documentChanges": true},
		"didChangeWatchedFiles": {"dynamicRegistration": true},
		"codeLens": {"refreshSupport": true}
	},
	"textDocument": {"publishDiagnostics": {"relatedInformation": true}}
}`

// start starts a server for an editor in a folder that has the files of an archive.
func start(t *testing.T, capabilities string, archive *txtar.Archive) *editor {
	t.Helper()
	t.Setenv(check.CacheFolder, t.TempDir())
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	e := &editor{
		t: t, dir: dir, served: make(chan error, 1), texts: map[string]string{}, latest: map[string]int32{},
		published: map[string]*protocol.PublishDiagnosticsParams{}, news: make(chan struct{}, 1),
	}
	e.write(".git/HEAD", "")
	for _, f := range archive.Files {
		e.write(f.Name, string(f.Data))
	}
	toServer, fromEditor := pipe(t)
	toEditor, fromServer := pipe(t)
	go func() {
		e.served <- Serve(context.Background(), toServer, fromServer, Config{Loading: load.Config{Tests: true, Log: io.Discard}, Version: "test"})
	}()
	e.conn = jsonrpc2.NewConn(jsonrpc2.NewStream(pipes{toEditor, fromEditor}), jsonrpc2.WithCodec(codec{}))
	e.conn.Go(context.Background(), protocol.ClientHandler(e, jsonrpc2.MethodNotFoundHandler))
	e.server = protocol.ServerDispatcher(e.conn)
	t.Cleanup(e.end)

	params := &protocol.InitializeParams{}
	if err := protocol.Unmarshal([]byte(capabilities), &params.Capabilities); err != nil {
		t.Fatal(err)
	}
	params.WorkspaceFolders = protocol.NewNullable([]protocol.WorkspaceFolder{{URI: uri.File(dir), Name: "test"}})
	result, err := e.server.Initialize(t.Context(), params)
	if err != nil {
		t.Fatal(err)
	}
	e.units = result.Capabilities.PositionEncoding
	e.must(e.server.Initialized(t.Context(), &protocol.InitializedParams{}))
	return e
}

// pipe returns one as a program has it, with room for some messages.
func pipe(t *testing.T) (from, to *os.File) {
	t.Helper()
	from, to, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	return from, to
}

// end ends the server as an editor does.
func (e *editor) end() {
	if e.conn == nil {
		return
	}
	ctx := context.Background()
	if err := e.server.Shutdown(ctx); err != nil {
		e.t.Errorf("shutdown: %v", err)
	}
	if err := e.server.Exit(ctx); err != nil {
		e.t.Errorf("exit: %v", err)
	}
	if err := <-e.served; err != nil {
		e.t.Errorf("the server ends with %v", err)
	}
}

func (e *editor) must(err error) {
	e.t.Helper()
	if err != nil {
		e.t.Fatal(err)
	}
}

// tell records a message of the server.
func (e *editor) tell(note func()) {
	e.mu.Lock()
	note()
	e.mu.Unlock()
	select {
	case e.news <- struct{}{}:
	default:
	}
}

func (e *editor) PublishDiagnostics(_ context.Context, params *protocol.PublishDiagnosticsParams) error {
	e.tell(func() { e.published[e.name(params.URI)] = params })
	return nil
}

func (e *editor) RegisterCapability(_ context.Context, params *protocol.RegistrationParams) error {
	e.tell(func() { e.watched = fmt.Sprint(params.Registrations) })
	return nil
}

func (e *editor) LogMessage(_ context.Context, params *protocol.LogMessageParams) error {
	e.tell(func() { e.logged = append(e.logged, params.Message) })
	return nil
}

func (e *editor) ShowDocument(_ context.Context, params *protocol.ShowDocumentParams) (*protocol.ShowDocumentResult, error) {
	e.tell(func() { e.shown = append(e.shown, *params) })
	return &protocol.ShowDocumentResult{Success: true}, nil
}

func (e *editor) CodeLensRefresh(context.Context) error { return nil }

// until waits until the server's messages satisfy a condition.
func (e *editor) until(what string, is func() bool) {
	e.t.Helper()
	patience := time.After(20 * time.Second)
	for {
		e.mu.Lock()
		yes := is()
		e.mu.Unlock()
		if yes {
			return
		}
		select {
		case <-e.news:
		case <-patience:
			e.mu.Lock()
			defer e.mu.Unlock()
			for name, p := range e.published {
				e.t.Logf("%s: %v", name, summary(p.Diagnostics))
			}
			e.t.Fatalf("%s: does not come; log: %v", what, e.logged)
		}
	}
}

// wait returns the diagnostics of a file once they are for its text of now, or else by rule and line as wanted.
func (e *editor) wait(name string, want ...string) []protocol.Diagnostic {
	e.t.Helper()
	var found []protocol.Diagnostic
	e.until(fmt.Sprintf("%s with %q", name, want), func() bool {
		p := e.published[name]
		if p == nil {
			return false
		}
		found = p.Diagnostics
		return slices.Equal(summary(found), want)
	})
	return found
}

// summary returns the lines, from 1, and rules of diagnostics.
func summary(diagnostics []protocol.Diagnostic) []string {
	var all []string
	for _, d := range diagnostics {
		all = append(all, fmt.Sprintf("%d %v", d.Range.Start.Line+1, d.Code))
	}
	return all
}

func (e *editor) path(name string) string { return filepath.Join(e.dir, filepath.FromSlash(name)) }

func (e *editor) uri(name string) uri.URI { return uri.File(e.path(name)) }

func (e *editor) name(u uri.URI) string {
	name, err := filepath.Rel(e.dir, u.FsPath())
	if err != nil {
		return u.FsPath()
	}
	return filepath.ToSlash(name)
}

func (e *editor) identifier(name string) protocol.TextDocumentIdentifier {
	return protocol.TextDocumentIdentifier{URI: e.uri(name)}
}

// write writes a file to disk.
func (e *editor) write(name, content string) {
	e.t.Helper()
	e.must(os.MkdirAll(filepath.Dir(e.path(name)), 0o777))
	e.must(os.WriteFile(e.path(name), []byte(content), 0o666))
}

// open opens a file that has a text in the editor, be it the one on disk or not.
func (e *editor) open(name, language, content string) {
	e.t.Helper()
	e.texts[name], e.latest[name] = content, 1
	e.must(e.server.DidOpen(e.t.Context(), &protocol.DidOpenTextDocumentParams{TextDocument: protocol.TextDocumentItem{
		URI: e.uri(name), LanguageID: protocol.LanguageKind(language), Version: 1, Text: content,
	}}))
}

// disk returns a file's text on disk.
func (e *editor) disk(name string) string {
	e.t.Helper()
	content, err := os.ReadFile(e.path(name))
	e.must(err)
	return string(content)
}

// typed replaces the only occurrence of a text in a file that is open.
func (e *editor) typed(name, before, after string) {
	e.t.Helper()
	content := e.texts[name]
	if strings.Count(content, before) != 1 {
		e.t.Fatalf("%s has %q not once:\n%s", name, before, content)
	}
	start := strings.Index(content, before)
	e.change(name, protocol.TextEdit{Range: newText(content).span(start, start+len(before), e.units), NewText: after})
}

// change changes a file that is open, the last edit first.
func (e *editor) change(name string, edits ...protocol.TextEdit) {
	e.t.Helper()
	var events []protocol.TextDocumentContentChangeEvent
	for _, edit := range slices.Backward(edits) {
		content := newText(e.texts[name])
		start, end := content.offset(edit.Range.Start, e.units), content.offset(edit.Range.End, e.units)
		e.texts[name] = content.content[:start] + edit.NewText + content.content[end:]
		events = append(events, &protocol.TextDocumentContentChangePartial{Range: edit.Range, Text: edit.NewText})
	}
	e.latest[name]++
	e.must(e.server.DidChange(e.t.Context(), &protocol.DidChangeTextDocumentParams{
		TextDocument:   protocol.VersionedTextDocumentIdentifier{TextDocumentIdentifier: e.identifier(name), Version: e.latest[name]},
		ContentChanges: events,
	}))
}

// actions returns the fixes that are offered for a diagnostic.
func (e *editor) actions(name string, d protocol.Diagnostic) []*protocol.CodeAction {
	e.t.Helper()
	offered, err := e.server.CodeAction(e.t.Context(), &protocol.CodeActionParams{
		TextDocument: e.identifier(name), Range: d.Range, Context: protocol.CodeActionContext{Diagnostics: []protocol.Diagnostic{d}},
	})
	e.must(err)
	var actions []*protocol.CodeAction
	for _, a := range offered {
		actions = append(actions, a.(*protocol.CodeAction))
	}
	return actions
}

// fix has the server mend a diagnostic of a file that is open.
func (e *editor) fix(name string, d protocol.Diagnostic) {
	e.t.Helper()
	actions := e.actions(name, d)
	if len(actions) != 1 || len(actions[0].Edit.DocumentChanges) != 1 || *actions[0].Kind != protocol.CodeActionKindQuickFix {
		e.t.Fatalf("actions %+v, want one that changes one file", actions)
	}
	change := actions[0].Edit.DocumentChanges[0].(*protocol.TextDocumentEdit)
	if got := e.name(change.TextDocument.URI); got != name || change.TextDocument.Version == nil ||
		*change.TextDocument.Version != e.latest[name] {
		e.t.Fatalf("the fix is for %s, version %v, want %s, version %d", got, change.TextDocument.Version, name, e.latest[name])
	}
	var edits []protocol.TextEdit
	for _, edit := range change.Edits {
		edits = append(edits, *edit.(*protocol.TextEdit))
	}
	e.change(name, edits...)
}

// example is the program in testdata.
func example(t *testing.T) *txtar.Archive {
	t.Helper()
	root := filepath.Join("..", "..", "testdata", "example")
	archive := &txtar.Archive{}
	err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		archive.Files = append(archive.Files, txtar.File{Name: filepath.ToSlash(name), Data: data})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return archive
}
