// Package lsp is a language server: it publishes findings in the CUDA sources and Go packages that are
// open in an editor, for their current text, saved or not.
//
// A CUDA source is checked alone soon after a change, and the Go modules around open files a little
// later, with their linked CUDA sources. Findings in a text hold for the unchanged parts of a later one,
// until it has been checked itself. All checks are those of package check.
package lsp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"go.lsp.dev/jsonrpc2"
	"go.lsp.dev/protocol"
	"go.lsp.dev/uri"

	"github.com/cudavet/cudavet/analyzers/inputs"
	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/plain"
	"github.com/cudavet/cudavet/internal/load"
)

// Config has the user's settings for a server.
type Config struct {
	Options options.Options // for all files; each has the configuration file that is nearest to it unless Options name one
	Loading load.Config
	Version string // of the program
}

// Serve speaks the protocol until the editor ends it. The error says why it ended otherwise.
func Serve(ctx context.Context, in io.ReadCloser, out io.Writer, config Config) error {
	conn := jsonrpc2.NewConn(newStream(pipes{in, out}), jsonrpc2.WithCodec(codec{}))
	s := &server{
		config:    config,
		client:    protocol.ClientDispatcher(conn),
		exit:      make(chan struct{}),
		documents: map[string]*document{},
		sources:   map[string]*outcome{},
		modules:   map[string]*outcome{},
		published: map[string]string{},
		failures:  map[string]string{},
		encoding:  protocol.PositionEncodingKindUTF16,
	}
	s.checkSources, s.checkModules = newQueue(s.source), newQueue(s.module)
	defer s.checkSources.end()
	defer s.checkModules.end()
	conn.Go(ctx, s.guard(protocol.ServerHandler(s, jsonrpc2.MethodNotFoundHandler)))
	select {
	case <-s.exit:
	case <-conn.Done():
	}
	in.Close() // which ends the reading of the next message
	if s.state != isShutDown {
		return errors.Join(errors.New("the editor ended without shutdown"), conn.Err())
	}
	return nil
}

// codec encodes the content of messages.
type codec struct{}

func (codec) Marshal(v any) ([]byte, error)      { return protocol.Marshal(v) }
func (codec) Unmarshal(data []byte, v any) error { return protocol.Unmarshal(data, v) }

// pipes are standard input and output. Closing them closes the input.
type pipes struct {
	io.ReadCloser
	out io.Writer
}

func (p pipes) Write(data []byte) (int, error) { return p.out.Write(data) }

// A state is how far the conversation is.
type state int

const (
	isNew state = iota
	isInitialized
	isShutDown
)

// server answers an editor. Requests are answered one after another from the results of the last checks:
// none of them waits for a check.
type server struct {
	protocol.UnimplementedServer
	config   Config
	client   protocol.Client
	exit     chan struct{} // closed when the editor says so
	state    state         // of the goroutine that handles requests
	encoding encoding
	can      abilities

	checkSources, checkModules *queue // by path, by folder

	mu        sync.Mutex
	documents map[string]*document // by path
	sources   map[string]*outcome  // of CUDA sources by themselves, by path
	modules   map[string]*outcome  // by the module's folder

	publishing sync.Mutex        // locked in front of mu
	published  map[string]string // the diagnostics last sent for files
	failures   map[string]string // failures to check, by target
}

// abilities are the editor's capabilities.
type abilities struct {
	versionedEdits bool // edits name the version of the text that they are for
	related        bool // further places of diagnostics
	show           bool // shows a file that the server names
	watch          bool // reports changes of files on disk
	refreshLenses  bool
}

// guard has no request end the server, be it malformed or one that makes a fault of cudavet's own show, and
// refuses those that come too early or too late.
func (s *server) guard(next jsonrpc2.Handler) jsonrpc2.Handler {
	return func(ctx context.Context, request *jsonrpc2.Request) (result any, err error) {
		method, isCall := strings.Clone(request.Method()), request.IsCall()
		defer func() {
			if fault := recover(); fault != nil {
				result, err = nil, jsonrpc2.Errorf(jsonrpc2.InternalError, "%s: internal error: %v", method, fault)
			}
			if err != nil && !isCall { // a notification has no answer, and jsonrpc2 would end the connection
				s.log(protocol.MessageTypeWarning, fmt.Sprintf("%s: %v", method, err))
				err = nil
			}
		}()
		switch {
		case s.state == isNew && method != protocol.MethodInitialize && method != protocol.MethodExit:
			return nil, jsonrpc2.Errorf(jsonrpc2.ServerNotInitialized, "%s before initialize", method)
		case s.state == isInitialized && method == protocol.MethodInitialize,
			s.state == isShutDown && method != protocol.MethodExit:
			return nil, jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "%s at the wrong time", method)
		}
		return next(ctx, request)
	}
}

// log has the editor note lines. The request that is being handled does not wait for that: the editor may
// read nothing before it has written its next.
func (s *server) log(kind protocol.MessageType, text string) {
	go func() {
		// An editor that is gone needs no note.
		_ = s.client.LogMessage(s.background(), &protocol.LogMessageParams{Type: kind, Message: plain.Lines("cudavet: " + text)})
	}()
}

func isTrue(b *bool) bool { return b != nil && *b }

func (s *server) Initialize(_ context.Context, params *protocol.InitializeParams) (*protocol.InitializeResult, error) {
	s.state = isInitialized
	c := params.Capabilities
	if c.General != nil {
		for _, e := range encodings {
			if slices.Contains(c.General.PositionEncodings, e) {
				s.encoding = e
				break
			}
		}
	}
	if w := c.Workspace; w != nil {
		s.can.versionedEdits = w.WorkspaceEdit != nil && isTrue(w.WorkspaceEdit.DocumentChanges)
		s.can.watch = w.DidChangeWatchedFiles != nil && isTrue(w.DidChangeWatchedFiles.DynamicRegistration)
		s.can.refreshLenses = w.CodeLens != nil && isTrue(w.CodeLens.RefreshSupport)
	}
	if t := c.TextDocument; t != nil {
		s.can.related = t.PublishDiagnostics != nil && isTrue(t.PublishDiagnostics.RelatedInformation)
	}
	s.can.show = c.Window != nil && c.Window.ShowDocument != nil && c.Window.ShowDocument.Support
	yes := true
	incremental := protocol.TextDocumentSyncKindIncremental
	return &protocol.InitializeResult{
		ServerInfo: protocol.ServerInfo{Name: "cudavet", Version: protocol.NewOptional(s.config.Version)},
		Capabilities: protocol.ServerCapabilities{
			PositionEncoding:       s.encoding,
			TextDocumentSync:       &protocol.TextDocumentSyncOptions{OpenClose: &yes, Change: &incremental, Save: protocol.Boolean(true)},
			CodeActionProvider:     &protocol.CodeActionOptions{CodeActionKinds: []protocol.CodeActionKind{protocol.CodeActionKindQuickFix}},
			HoverProvider:          protocol.Boolean(true),
			CodeLensProvider:       &protocol.CodeLensOptions{},
			ExecuteCommandProvider: protocol.ExecuteCommandOptions{Commands: []string{showCommand}},
			Workspace: &protocol.WorkspaceOptions{
				WorkspaceFolders: &protocol.WorkspaceFoldersServerCapabilities{Supported: &yes, ChangeNotifications: protocol.Boolean(true)},
			},
		},
	}, nil
}

// Initialized asks the editor to report changes of files on disk.
func (s *server) Initialized(context.Context, *protocol.InitializedParams) error {
	if !s.can.watch {
		return nil
	}
	var watchers []protocol.FileSystemWatcher
	for _, glob := range append(inputs.Globs(), "**/*.go", "**/go.{mod,sum,work}") {
		watchers = append(watchers, protocol.FileSystemWatcher{GlobPattern: protocol.Pattern(glob)})
	}
	watching, err := protocol.Marshal(&protocol.DidChangeWatchedFilesRegistrationOptions{Watchers: watchers})
	if err != nil {
		return err
	}
	go func() { // the answer is read when this request is done
		_ = s.client.RegisterCapability(s.background(), &protocol.RegistrationParams{Registrations: []protocol.Registration{{
			ID: "watched-files", Method: protocol.MethodWorkspaceDidChangeWatchedFiles, RegisterOptions: watching,
		}}})
	}()
	return nil
}

func (s *server) Shutdown(context.Context) error {
	s.state = isShutDown
	s.checkSources.end()
	s.checkModules.end()
	return nil
}

func (s *server) Exit(context.Context) error {
	close(s.exit)
	return nil
}

func (s *server) SetTrace(context.Context, *protocol.SetTraceParams) error { return nil }

func (s *server) DidOpen(_ context.Context, params *protocol.DidOpenTextDocumentParams) error {
	item := params.TextDocument
	d := &document{
		uri: uri.URI(strings.Clone(string(item.URI))), path: pathOf(item.URI),
		language: strings.Clone(string(item.LanguageID)), version: item.Version, text: newText(strings.Clone(item.Text)),
	}
	if d.path == "" {
		return nil
	}
	s.mu.Lock()
	s.documents[d.path] = d
	s.mu.Unlock()
	s.changed(d.path, soon)
	return nil
}

func (s *server) DidChange(_ context.Context, params *protocol.DidChangeTextDocumentParams) error {
	path := pathOf(params.TextDocument.URI)
	s.mu.Lock()
	d := s.documents[path]
	if d == nil {
		s.mu.Unlock()
		return nil
	}
	err := d.change(params.ContentChanges, s.encoding)
	d.version = params.TextDocument.Version
	s.mu.Unlock()
	s.changed(path, whileTyping)
	return err
}

func (s *server) DidSave(_ context.Context, params *protocol.DidSaveTextDocumentParams) error {
	s.changed(pathOf(params.TextDocument.URI), soon)
	return nil
}

func (s *server) DidClose(_ context.Context, params *protocol.DidCloseTextDocumentParams) error {
	path := pathOf(params.TextDocument.URI)
	s.checkSources.drop(path)
	s.mu.Lock()
	delete(s.documents, path)
	delete(s.sources, path)
	s.mu.Unlock()
	s.forget(func(root string) bool { return !s.isOpen(root) })
	s.changed(path, soon) // for others it now has the text on disk again
	go s.publish()
	return nil
}

func (s *server) DidChangeWatchedFiles(_ context.Context, params *protocol.DidChangeWatchedFilesParams) error {
	for _, change := range params.Changes {
		path := pathOf(change.URI)
		s.mu.Lock()
		_, open := s.documents[path]
		s.mu.Unlock()
		if !open || options.IsFile(filepath.Base(path)) { // that is read from disk
			s.changed(path, soon)
		}
	}
	return nil
}

func (s *server) DidChangeConfiguration(context.Context, *protocol.DidChangeConfigurationParams) error {
	return nil // the configuration is in files, which are watched
}

// DidChangeWorkspaceFolders forgets the modules in folders that are gone and of which nothing is open.
func (s *server) DidChangeWorkspaceFolders(_ context.Context, params *protocol.DidChangeWorkspaceFoldersParams) error {
	s.forget(func(root string) bool {
		return !s.isOpen(root) && slices.ContainsFunc(params.Event.Removed,
			func(f protocol.WorkspaceFolder) bool { return contains(pathOf(f.URI), root) })
	})
	go s.publish()
	return nil
}
