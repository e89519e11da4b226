package buildrule

import (
	"slices"
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// properties follows set_…_properties(names… PROPERTIES name value …).
func (s *cmakeScope) properties(scope string, args []string, appending bool) {
	at := slices.IndexFunc(args, func(a string) bool { return a == "PROPERTIES" || a == "PROPERTY" })
	if at < 0 {
		return
	}
	names, pairs := args[:at], args[at+1:]
	if args[at] == "PROPERTY" {
		if len(pairs) == 0 {
			return
		}
		pairs = []string{pairs[0], strings.Join(pairs[1:], ";")}
	}
	for _, name := range names {
		for i := 0; i+1 < len(pairs); i += 2 {
			s.property(scope, name, pairs[i], pairs[i+1], appending)
		}
	}
}

func (s *cmakeScope) property(scope, name, property, value string, appending bool) {
	maybe := func(old string) string {
		if appending && old != "" {
			value = old + ";" + value
		}
		if s.uncertain != "" {
			return s.rules.merge(old, value, s.uncertain)
		}
		return value
	}
	switch scope {
	case "GLOBAL":
		s.global[property] = maybe(s.global[property])
	case "SOURCE":
		path := absolute(name, s.folder.path)
		if s.sources[path] == nil {
			s.sources[path] = map[string]string{}
		}
		s.sources[path][property] = maybe(s.sources[path][property])
	case "DIRECTORY":
		args := s.maybe(items(value))
		switch property {
		case "COMPILE_DEFINITIONS":
			s.folder.definitions = append(s.folder.definitions, args...)
		case "COMPILE_OPTIONS":
			s.folder.options = append(s.folder.options, args...)
		case "INCLUDE_DIRECTORIES":
			s.includeDirectories(items(value))
		}
	case "TARGET":
		t := s.target(name)
		if t == nil {
			return
		}
		args := s.maybe(items(value))
		switch property {
		case "COMPILE_DEFINITIONS":
			t.own.definitions = append(t.own.definitions, args...)
		case "INTERFACE_COMPILE_DEFINITIONS":
			t.exported.definitions = append(t.exported.definitions, args...)
		case "COMPILE_OPTIONS":
			t.own.options = append(t.own.options, strings.Join(args, ";"))
		case "COMPILE_FLAGS":
			t.own.options = append(t.own.options, s.maybe(splitQuoted(value))...)
		case "INTERFACE_COMPILE_OPTIONS":
			t.exported.options = append(t.exported.options, strings.Join(args, ";"))
		case "INCLUDE_DIRECTORIES":
			t.own.includes = append(t.own.includes, s.includes(args)...)
		case "INTERFACE_INCLUDE_DIRECTORIES":
			t.exported.includes = append(t.exported.includes, s.includes(args)...)
		case "LINK_LIBRARIES":
			t.own.libraries = append(t.own.libraries, args...)
		case "INTERFACE_LINK_LIBRARIES":
			t.exported.libraries = append(t.exported.libraries, args...)
		default:
			t.properties[property] = maybe(t.properties[property])
		}
	}
}

// setProperty follows set_property(scope names… [APPEND] PROPERTY name value…).
func (s *cmakeScope) setProperty(args []string) {
	appending := slices.Contains(args, "APPEND") || slices.Contains(args, "APPEND_STRING")
	rest := slices.DeleteFunc(slices.Clone(args[1:]), func(a string) bool { return a == "APPEND" || a == "APPEND_STRING" })
	if args[0] == "GLOBAL" || args[0] == "DIRECTORY" && len(rest) > 0 && rest[0] == "PROPERTY" {
		rest = append([]string{"."}, rest...)
	}
	s.properties(args[0], rest, appending)
}

func (s *cmakeScope) getProperty(args []string) {
	i := slices.Index(args, "PROPERTY")
	if i < 0 || i+1 >= len(args) || len(args) < 3 {
		return
	}
	switch {
	case args[1] == "GLOBAL":
		if value, ok := s.global[args[i+1]]; ok || !isUpper(args[i+1]) {
			s.set(args[0], value)
			return
		}
	case args[1] == "TARGET":
		s.getTargetProperty([]string{args[0], args[2], args[i+1]})
		return
	}
	s.unknown(nvcc.All, "the property "+args[i+1], args[0])
}

// getDirectoryProperty follows get_directory_property(variable … property).
func (s *cmakeScope) getDirectoryProperty(args []string) {
	if args[len(args)-1] != "PARENT_DIRECTORY" || len(args) != 2 {
		s.unknown(nvcc.All, "a folder's property", args[0])
		return
	}
	s.set(args[0], s.folder.parent)
}

// isUpper reports whether a property may be one of cmake's own.
func isUpper(name string) bool { return name == strings.ToUpper(name) }

func (s *cmakeScope) getTargetProperty(args []string) {
	if len(args) < 3 {
		return
	}
	t := s.target(args[1])
	if t == nil {
		s.unknown(nvcc.All, "a property of "+args[1], args[0])
		return
	}
	switch args[2] {
	case "NAME":
		s.set(args[0], t.name)
	case "TYPE":
		kind := t.kind + "_LIBRARY"
		if t.kind == "EXECUTABLE" {
			kind = t.kind
		}
		s.set(args[0], kind)
	case "SOURCES":
		s.set(args[0], strings.Join(t.sources, ";"))
	default:
		value, ok := t.properties[args[2]]
		if !ok {
			s.unknown(nvcc.All, "the property "+args[2]+" of "+args[1], args[0])
			return
		}
		s.set(args[0], value)
	}
}
