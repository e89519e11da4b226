package lsp

import (
	"bytes"
	"context"
	"encoding/json"

	"go.lsp.dev/jsonrpc2"
)

// frames delimit a stream's messages.
type frames interface {
	ReadFrame(ctx context.Context) ([]byte, int64, error)
	WriteFrame(ctx context.Context, data []byte) (int64, error)
}

// A tolerant stream answers messages that are none, and goes on: where the next begins is known all the same.
type tolerant struct {
	jsonrpc2.Stream
	frames
}

// newStream returns a stream of messages with headers, as the protocol has it.
func newStream(p pipes) jsonrpc2.Stream {
	s := jsonrpc2.NewStream(p)
	f, ok := s.(frames)
	if !ok {
		return s
	}
	return tolerant{s, f}
}

// ReadFrame returns the next message.
func (s tolerant) ReadFrame(ctx context.Context) ([]byte, int64, error) {
	for {
		frame, n, err := s.frames.ReadFrame(ctx)
		if err != nil {
			return nil, n, err
		}
		problem := problemOf(frame)
		if problem == nil {
			return frame, n, nil
		}
		go func() { // the editor may read nothing before it has written its next message
			_, _ = s.Write(ctx, jsonrpc2.NewResponse(jsonrpc2.ID{}, nil, problem)) // if the peer is gone, the next read reports it
		}()
	}
}

// problemOf returns the fault of a message; nil if there is none. Each message of a list is answered separately.
func problemOf(frame []byte) error {
	if !json.Valid(frame) {
		return jsonrpc2.Errorf(jsonrpc2.ParseError, "a message of %d bytes is no JSON", len(frame))
	}
	if bytes.HasPrefix(bytes.TrimSpace(frame), []byte("[")) {
		return nil
	}
	if _, err := jsonrpc2.DecodeMessage(frame); err != nil {
		return jsonrpc2.Errorf(jsonrpc2.InvalidRequest, "a message of %d bytes is none of JSON-RPC: %v", len(frame), err)
	}
	return nil
}
