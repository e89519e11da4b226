//go:build !unix

package hostile

import (
	"errors"
	"fmt"
)

// makePipe returns [errors.ErrUnsupported]: FIFOs have no place among files here.
func makePipe(path string) error { return fmt.Errorf("%s: a FIFO: %w", path, errors.ErrUnsupported) }
