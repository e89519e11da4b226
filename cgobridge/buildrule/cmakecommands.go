package buildrule

import (
	"strings"

	"github.com/cudavet/cudavet/cudarules/nvcc"
)

// cmakeCommands follow the commands that affect the build, with one argument or more.
var cmakeCommands map[string]func(s *cmakeScope, args []string, c cmakeCommand)

func init() { // some of them run others
	cmakeCommands = map[string]func(s *cmakeScope, args []string, c cmakeCommand){
		"set":                    func(s *cmakeScope, args []string, _ cmakeCommand) { s.assign(args[0], args[1:]) },
		"unset":                  func(s *cmakeScope, args []string, _ cmakeCommand) { s.unset(args) },
		"option":                 func(s *cmakeScope, args []string, _ cmakeCommand) { s.option(args) },
		"cmake_dependent_option": func(s *cmakeScope, args []string, _ cmakeCommand) { s.dependentOption(args) },
		"include":                func(s *cmakeScope, args []string, _ cmakeCommand) { s.includeModule(args) },
		"list":                   func(s *cmakeScope, args []string, _ cmakeCommand) { s.list(args) },
		"string":                 func(s *cmakeScope, args []string, _ cmakeCommand) { s.text(args) },
		"math":                   func(s *cmakeScope, args []string, _ cmakeCommand) { s.math(args) },
		"file":                   func(s *cmakeScope, args []string, _ cmakeCommand) { s.file(args) },
		"get_filename_component": func(s *cmakeScope, args []string, _ cmakeCommand) { s.fileName(args) },
		"cmake_path":             func(s *cmakeScope, args []string, _ cmakeCommand) { s.path(args) },
		"cmake_parse_arguments":  func(s *cmakeScope, args []string, _ cmakeCommand) { s.parseArguments(args) },
		"separate_arguments":     func(s *cmakeScope, args []string, _ cmakeCommand) { s.separate(args) },
		"project":                func(s *cmakeScope, args []string, _ cmakeCommand) { s.project(args) },
		"enable_language":        func(s *cmakeScope, args []string, _ cmakeCommand) { s.enable(args) },
		"check_language": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.set("CMAKE_"+args[0]+"_COMPILER", strings.ToLower(args[0]))
		},
		"find_package":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.findPackage(args) },
		"find_dependency":   func(s *cmakeScope, args []string, _ cmakeCommand) { s.findPackage(args) },
		"pkg_check_modules": func(s *cmakeScope, args []string, _ cmakeCommand) { s.findPackage(args) },
		"pkg_search_module": func(s *cmakeScope, args []string, _ cmakeCommand) { s.findPackage(args) },
		"find_library":      func(s *cmakeScope, args []string, c cmakeCommand) { s.find(args, c.name) },
		"find_path":         func(s *cmakeScope, args []string, c cmakeCommand) { s.find(args, c.name) },
		"find_file":         func(s *cmakeScope, args []string, c cmakeCommand) { s.find(args, c.name) },
		"find_program":      func(s *cmakeScope, args []string, c cmakeCommand) { s.find(args, c.name) },
		"execute_process":   func(s *cmakeScope, args []string, c cmakeCommand) { s.outputs(args, c) },
		"exec_program":      func(s *cmakeScope, args []string, c cmakeCommand) { s.outputs(args, c) },
		"try_compile": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(0, "the compiler is tried", args[0])
		},
		"try_run": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.tryRun(args)
		},
		"processorcount":                    func(s *cmakeScope, args []string, _ cmakeCommand) { s.unknown(0, "of this machine", args[0]) },
		"site_name":                         func(s *cmakeScope, args []string, _ cmakeCommand) { s.unknown(0, "of this machine", args[0]) },
		"message":                           func(s *cmakeScope, args []string, _ cmakeCommand) { s.message(args[0]) },
		"cmake_minimum_required":            func(s *cmakeScope, args []string, _ cmakeCommand) { s.require(args) },
		"get_property":                      func(s *cmakeScope, args []string, _ cmakeCommand) { s.getProperty(args) },
		"get_target_property":               func(s *cmakeScope, args []string, _ cmakeCommand) { s.getTargetProperty(args) },
		"find_package_handle_standard_args": func(s *cmakeScope, args []string, _ cmakeCommand) { s.standardArgs(args) },
		"get_directory_property":            func(s *cmakeScope, args []string, _ cmakeCommand) { s.getDirectoryProperty(args) },
		"get_source_file_property": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(nvcc.All, "a source's property", args[0])
		},
		"get_cmake_property": func(s *cmakeScope, args []string, _ cmakeCommand) { s.unknown(nvcc.All, "cmake's property", args[0]) },
		"get_test_property": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(0, "a test's property", args[len(args)-1])
		},
		"cuda_select_nvcc_arch_flags": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.unknown(nvcc.Architecture, "the machine's architectures", args[0])
		},
		"add_subdirectory": func(s *cmakeScope, args []string, _ cmakeCommand) { s.subdirectory(args[0]) },
		"subdirs": func(s *cmakeScope, args []string, _ cmakeCommand) {
			for _, dir := range args {
				s.subdirectory(dir)
			}
		},
		"fetchcontent_makeavailable": func(s *cmakeScope, args []string, _ cmakeCommand) { s.fetch(args) },
		"fetchcontent_populate":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.fetch(args) },
		"cpmaddpackage":              func(s *cmakeScope, args []string, _ cmakeCommand) { s.fetch(args) },
		"cpmfindpackage":             func(s *cmakeScope, args []string, _ cmakeCommand) { s.fetch(args) },
		"aux_source_directory":       func(s *cmakeScope, args []string, _ cmakeCommand) { s.auxSources(args) },

		"add_library":                func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"add_executable":             func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"cuda_add_library":           func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"cuda_add_executable":        func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"cuda_compile":               func(s *cmakeScope, args []string, c cmakeCommand) { s.cudaCompile(args, c) },
		"cuda_compile_ptx":           func(s *cmakeScope, args []string, c cmakeCommand) { s.cudaCompile(args, c) },
		"cuda_compile_cubin":         func(s *cmakeScope, args []string, c cmakeCommand) { s.cudaCompile(args, c) },
		"cuda_compile_fatbin":        func(s *cmakeScope, args []string, c cmakeCommand) { s.cudaCompile(args, c) },
		"pybind11_add_module":        func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"python_add_library":         func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"python3_add_library":        func(s *cmakeScope, args []string, c cmakeCommand) { s.addTarget(args, c) },
		"target_sources":             func(s *cmakeScope, args []string, _ cmakeCommand) { s.targetSources(args) },
		"target_link_libraries":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).link) },
		"target_include_directories": func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).include) },
		"cuda_include_directories":   func(s *cmakeScope, args []string, _ cmakeCommand) { s.includeDirectories(args) },
		"target_compile_definitions": func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).define) },
		"target_compile_options":     func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).compile) },
		"target_compile_features":    func(s *cmakeScope, args []string, _ cmakeCommand) { s.demand(args, (*cmakeTarget).feature) },
		"set_target_properties":      func(s *cmakeScope, args []string, _ cmakeCommand) { s.properties("TARGET", args, false) },
		"set_source_files_properties": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.properties("SOURCE", args, false)
		},
		"set_directory_properties": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.properties("DIRECTORY", append([]string{"."}, args...), false)
		},
		"set_property":        func(s *cmakeScope, args []string, _ cmakeCommand) { s.setProperty(args) },
		"include_directories": func(s *cmakeScope, args []string, _ cmakeCommand) { s.includeDirectories(args) },
		"link_libraries": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.folder.libraries = append(s.folder.libraries, s.maybe(args)...)
		},
		"add_definitions":    func(s *cmakeScope, args []string, _ cmakeCommand) { s.addDefinitions(args) },
		"remove_definitions": func(s *cmakeScope, args []string, _ cmakeCommand) { s.removeDefinitions(args) },
		"add_compile_definitions": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.folder.definitions = append(s.folder.definitions, s.maybe(args)...)
		},
		"add_compile_options": func(s *cmakeScope, args []string, _ cmakeCommand) {
			s.folder.options = append(s.folder.options, s.maybe(args)...)
		},
	}
}

// command follows one command that is no block.
func (s *cmakeScope) command(c cmakeCommand) {
	args := s.expandAll(c.args)
	if follow, ok := cmakeCommands[c.name]; ok {
		if len(args) > 0 {
			follow(s, args, c)
		}
		return
	}
	switch {
	case c.name == "return":
		s.ended = true
	case c.name == "break" || c.name == "continue":
		s.left = true
	case strings.HasPrefix(c.name, "check_") && len(args) > 0:
		s.unknown(0, c.name+" asks the compiler", args[len(args)-1])
	case harmless[c.name]:
	default:
		s.strange(c, args)
	}
}

// message follows message(mode …). An error ends its branch. If cmake is certain to get there, the
// cause, such as a submodule that is not checked out, is absent where the project is built: the run
// goes on.
func (s *cmakeScope) message(mode string) {
	if mode == "FATAL_ERROR" && s.uncertain != "" {
		s.ended = true
	}
}

// strange follows an undefined command: it may change any variable that it names.
func (s *cmakeScope) strange(c cmakeCommand, args []string) {
	reason := c.name + " is defined elsewhere"
	if len(args) > 0 && isIdentifier(args[0]) && s.target(args[0]) == nil {
		s.unknown(nvcc.All, reason, args[0])
	}
	named := false
	for _, a := range args {
		if t := s.target(a); t != nil {
			t.own.options = append(t.own.options, s.rules.unknown(reason))
			named = true
		}
	}
	if !named {
		s.folder.options = append(s.folder.options, s.rules.unknown(reason))
	}
}

// harmless are commands that change nothing here.
var harmless = func() map[string]bool {
	names := map[string]bool{}
	for name := range strings.FieldsSeq(`add_custom_command add_custom_target add_dependencies add_test aux_source_directory
		cmake_policy cmake_language configure_file configure_package_config_file write_basic_package_version_file create_test_sourcelist
		ctest_test define_property enable_testing export fltk_wrap_ui include_external_msproject include_regular_expression install
		link_directories load_cache mark_as_advanced qt_wrap_cpp set_tests_properties site_name source_group
		target_link_directories target_link_options target_precompile_headers variable_watch add_link_options gtest_discover_tests
		gtest_add_tests catch_discover_tests doctest_discover_tests feature_summary set_package_properties add_feature_info
		cmake_print_variables cmake_print_properties cuda_build_clean_target generate_export_header target_sources_local
		export_library_dependencies make_directory write_file install_files install_targets subdir_depends use_mangled_mesa
		utility_source build_name build_command include_guard cmake_host_system_information endif endforeach endwhile endfunction endmacro
		else elseif block endblock cpack_add_component cpack_add_component_group enable_language_rc print_target_properties
		pybind11_extension pybind11_strip mark_as_advanced fetchcontent_declare fetchcontent_getproperties externalproject_add
		externalproject_add_step externalproject_get_property externalproject_add_steptargets processorcount_`) {
		names[name] = true
	}
	return names
}()
