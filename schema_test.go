package main

import (
	"encoding/json"
	"maps"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/cudavet/cudavet/analyzers/options"
	"github.com/cudavet/cudavet/cudarules/rule"
	"github.com/cudavet/cudavet/internal/command"
	"github.com/cudavet/cudavet/internal/command/commandtest"
)

const schemaFile = "docs/cudavet.schema.json"

// object is one of JSON's.
type object = map[string]any

// TestSchema checks that the JSON schema of configuration files (draft 7) agrees with [options.File]
// and the catalogue.
func TestSchema(t *testing.T) {
	schema := schemaOf(t, reflect.TypeFor[options.File](), "")
	schema["$schema"] = "http://json-schema.org/draft-07/schema#"
	schema["$id"] = "https://raw.githubusercontent.com/cudavet/cudavet/main/" + schemaFile
	schema["title"] = options.FileName
	text, err := json.MarshalIndent(schema, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	want := string(text) + "\n"
	if *commandtest.Update {
		commandtest.Write(t, schemaFile, want)
	} else if diff := cmp.Diff(want, commandtest.Read(t, schemaFile)); diff != "" {
		t.Errorf("%s is not up to date; go test -run TestSchema -update . rewrites it\n%s", schemaFile, diff)
	}
}

// meanings describes the settings; those of lists in lists are prefixed with the name of the list.
var meanings = map[string]string{
	"cuda":            "Release of the CUDA toolkit, as 12.4.",
	"nvccflags":       "Flags of nvcc's for every CUDA source.",
	"include":         "Folders of headers, relative to this file.",
	"msvc":            "The host compiler is Microsoft's.",
	"tags":            "Build tags of the go command.",
	"enable":          "Rules, classes and sets of rules to report besides the default.",
	"disable":         "Rules, classes and sets of rules not to report.",
	"severity":        "How findings of a class weigh.",
	"folders":         "Parts of the repository where other rules are reported.",
	"folders.path":    "A glob, relative to this file; ** stands for any folders.",
	"folders.enable":  "Rules, classes and sets of rules to report there, too.",
	"folders.disable": "Rules, classes and sets of rules not to report there.",
	"exclude":         "Parts of the repository where rules are not reported.",
	"exclude.path":    "A glob, relative to this file; ** stands for any folders.",
	"exclude.rules":   "Rules, classes and sets of rules not to report there; all if there are none.",
	"exclude.reason":  "Why.",
	"tests":           "Check test files, too. Of the command alone.",
	"unlinked":        "Check the CUDA sources around the packages that none is linked with, too. Of the command alone.",
	"fail-on":         "The lightest class of findings for which the command ends with status 3, or never.",
	"baseline":        "File of findings that the command does not report again, relative to this file.",
}

// needed are the settings without which a list's element makes no sense.
var needed = map[string][]string{"folders": {"path"}, "exclude": {"path", "reason"}}

// schemaOf returns the schema of a struct that YAML is read into.
func schemaOf(t *testing.T, structure reflect.Type, name string) object {
	t.Helper()
	properties := object{}
	for field := range structure.Fields() {
		setting, _, _ := strings.Cut(field.Tag.Get("yaml"), ",")
		if setting == "" {
			if field.Anonymous {
				maps.Copy(properties, schemaOf(t, field.Type, name)["properties"].(object))
			}
			continue
		}
		full := setting
		if name != "" {
			full = name + "." + setting
		}
		property := valueSchema(t, field.Type, full)
		if property["description"] = meanings[full]; meanings[full] == "" {
			t.Errorf("nothing says what the setting %s is for", full)
		}
		properties[setting] = property
	}
	schema := object{"type": "object", "additionalProperties": false, "properties": properties}
	if needed[name] != nil {
		schema["required"] = needed[name]
	}
	return schema
}

// valueSchema returns the schema of a setting's value.
func valueSchema(t *testing.T, value reflect.Type, full string) object {
	t.Helper()
	switch {
	case full == "cuda":
		return object{"type": []string{"string", "number"}}
	case value == reflect.TypeFor[options.Words]():
		word := object{"type": "string"}
		if full != "nvccflags" && full != "tags" {
			word["anyOf"] = []object{{"enum": command.RuleNames()}, {"pattern": `\*`}}
		}
		return object{"oneOf": []object{word, {"type": "array", "items": word}}}
	case value == reflect.TypeFor[map[rule.Class]string]():
		properties := object{}
		for _, class := range rule.Classes {
			properties[string(class)] = object{"enum": options.Severities}
		}
		return object{"type": "object", "additionalProperties": false, "properties": properties}
	case value == reflect.TypeFor[rule.Class]():
		return object{"enum": append(slices.Clone(rule.Classes), options.FailOnNothing)}
	case value.Kind() == reflect.Pointer:
		return valueSchema(t, value.Elem(), full)
	case value.Kind() == reflect.String:
		return object{"type": "string", "minLength": 1}
	case value.Kind() == reflect.Bool:
		return object{"type": "boolean"}
	case value.Kind() == reflect.Slice && value.Elem().Kind() == reflect.Struct:
		return object{"type": "array", "items": schemaOf(t, value.Elem(), full)}
	case value.Kind() == reflect.Slice && value.Elem().Kind() == reflect.String:
		return object{"type": "array", "items": object{"type": "string", "minLength": 1}}
	}
	t.Errorf("the setting %s is a %s, for which there is no schema", full, value)
	return object{}
}

// TestShownConfiguration has the command take the configuration files that pages show.
func TestShownConfiguration(t *testing.T) {
	for _, page := range []string{"README.md", "docs/configuration.md"} {
		shown := regexp.MustCompile("(?s)```yaml\n(# yaml-language-server: .*?)```\n").FindStringSubmatch(commandtest.Read(t, page))
		if shown == nil {
			t.Errorf("%s shows no configuration file", page)
			continue
		}
		commandtest.Contains(t, page, shown[1], schemaFile+"\n")
		path := filepath.Join(t.TempDir(), options.FileName)
		commandtest.Write(t, path, shown[1])
		if err := (&options.Options{Config: path}).Validate(); err != nil {
			t.Errorf("%s: %v", page, err)
		}
	}
}
