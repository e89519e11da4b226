package load

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
)

// toolkitLibrary matches the names under which CUDA's libraries have pkg-config
// files, with the release behind them or not.
var toolkitLibrary = regexp.MustCompile(`^(?:cuda|cudart|cublas|cufft|cufftw|cufile|cupti|curand|cusolver|cusparse|npp\w*|nvToolsExt|nvgraph|nvidia-ml|nvjpeg|nvml|nvrtc|nvJitLink|cudnn)(?:-(\d+)\.(\d+))?$`)

func isToolkitLibrary(name string) bool { return toolkitLibrary.MatchString(name) }

// describe makes a folder with pkg-config files for libraries of CUDA's. They
// say no more than that the libraries are there: where the headers are, cgo
// knows otherwise.
func (l *loading) describe(libraries []string) (string, error) {
	folder, err := l.folder()
	if err != nil {
		return "", err
	}
	for _, name := range libraries {
		version := "12.8"
		if m := toolkitLibrary.FindStringSubmatch(name); m[1] != "" {
			version = m[1] + "." + m[2]
		}
		text := fmt.Sprintf("Name: %s\nDescription: stands for the library of CUDA's\nVersion: %s\n", name, version)
		if err := os.WriteFile(filepath.Join(folder, name+".pc"), []byte(text), 0o666); err != nil {
			return "", err
		}
	}
	return folder, nil
}
