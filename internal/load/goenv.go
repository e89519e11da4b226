package load

import (
	"context"
	"fmt"
	"strings"

	"github.com/cudavet/cudavet/internal/process"
)

// goEnv returns the go command's value of a variable in a folder, the current one if it is empty.
func goEnv(dir, variable string) (string, error) {
	values, err := goEnvs(dir, variable)
	return strings.Join(values, ""), err
}

// goEnvs returns the go command's values of several variables.
func goEnvs(dir string, variables ...string) ([]string, error) {
	out, _, err := process.ForGo().Output(context.Background(), process.Go(dir, append([]string{"env"}, variables...)...))
	if err != nil {
		return nil, fmt.Errorf("go env %s: %w", strings.Join(variables, " "), err)
	}
	values := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if len(values) != len(variables) {
		return nil, fmt.Errorf("go env %s: %d values", strings.Join(variables, " "), len(values))
	}
	for i, value := range values {
		values[i] = strings.TrimSpace(value)
	}
	return values, nil
}
