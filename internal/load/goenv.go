package load

import (
	"context"
	"fmt"
	"os/exec"
	"strings"
)

// goEnv returns what the go command takes for a variable in a folder, the current one if it is
// empty. It fails, too, where the go command takes longer than maxWait: it may be fetching a
// toolchain.
func goEnv(dir, variable string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), maxWait)
	defer cancel()
	command := exec.CommandContext(ctx, "go", "env", variable)
	command.Dir = dir
	out, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("go env %s: %w", variable, err)
	}
	return strings.TrimSpace(string(out)), nil
}
