// Package identity identifies a build of cudavet.
package identity

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"sync"
)

// Program returns a key of the running program: the hash of its file. Cached data is of the same program only.
var Program = sync.OnceValues(hashOfProgram)

func hashOfProgram() (string, error) {
	path, err := os.Executable()
	if err != nil {
		return "", err
	}
	program, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer program.Close()
	h := sha256.New()
	if _, err := io.Copy(h, program); err != nil {
		return "", err
	}
	return hex.EncodeToString(h.Sum(nil)), nil
}
