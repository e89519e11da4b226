"""Checks CUDA sources with cudavet, as actions that need no GPU, no nvcc and no CUDA headers."""

_SUFFIXES = {"json": ".json", "sarif": ".sarif", "text": ".txt"}

def _cudavet_impl(ctx):
    report = ctx.actions.declare_file(ctx.label.name + _SUFFIXES[ctx.attr.format])
    status = ctx.actions.declare_file(ctx.label.name + ".status")

    package = "/".join([part for part in [ctx.label.workspace_root, ctx.label.package] if part]) or "."
    folders = ["."] + [package + "/" + folder for folder in ctx.attr.includes]
    roots = [".", ctx.bin_dir.path]  # sources lie under the one, generated headers under the other
    flags = ctx.attr.nvccflags + ["-I%s/%s" % (root, folder) for folder in folders for root in roots]

    args = ctx.actions.args()
    args.add(ctx.executable.tool)
    if ctx.attr.format != "text":
        args.add("-" + ctx.attr.format)
    if ctx.attr.cuda:
        args.add("-cuda=" + ctx.attr.cuda)
    args.add("-nvccflags=" + " ".join(flags))
    args.add_joined(ctx.attr.enable, join_with = ",", format_joined = "-enable=%s", omit_if_empty = True)
    args.add_joined(ctx.attr.disable, join_with = ",", format_joined = "-disable=%s", omit_if_empty = True)
    args.add_all(ctx.files.srcs)

    # Status 3 says that something was found. The report is kept then; whether
    # the build fails is left to the validation.
    ctx.actions.run_shell(
        inputs = ctx.files.srcs + ctx.files.hdrs,
        tools = [ctx.executable.tool],
        outputs = [report, status],
        arguments = [report.path, status.path, args],
        command = 'report=$1 status=$2; shift 2; "$@" >"$report"; code=$?; echo $code >"$status"; [ $code = 0 ] || [ $code = 3 ]',
        mnemonic = "Cudavet",
        progress_message = "Checking the CUDA sources of %s" % ctx.label,
    )
    providers = [DefaultInfo(files = depset([report]))]
    if ctx.attr.fatal:
        valid = ctx.actions.declare_file(ctx.label.name + ".valid")
        ctx.actions.run_shell(
            inputs = [report, status],
            outputs = [valid],
            arguments = [report.path, status.path, valid.path],
            command = 'if [ "$(cat "$2")" = 3 ]; then cat "$1" >&2; exit 1; fi; : >"$3"',
            mnemonic = "ValidateCudavet",
            progress_message = "Validating what cudavet found in %s" % ctx.label,
        )
        providers.append(OutputGroupInfo(_validation = depset([valid])))
    return providers

cudavet = rule(
    implementation = _cudavet_impl,
    doc = "Writes what cudavet finds in CUDA sources to a file, and fails the build if that is anything.",
    attrs = {
        "srcs": attr.label_list(
            doc = "The CUDA sources.",
            allow_files = [".cu", ".cuh"],
            mandatory = True,
        ),
        "hdrs": attr.label_list(
            doc = "What the sources include of the project.",
            allow_files = True,
        ),
        "includes": attr.string_list(
            doc = "Folders, relative to the package, in which headers are looked for besides the workspace.",
        ),
        "nvccflags": attr.string_list(
            doc = "The flags that nvcc compiles the sources with, as on its command line.",
        ),
        "cuda": attr.string(
            doc = "The toolkit's release, such as 12.4; the newest known unless given.",
        ),
        "enable": attr.string_list(
            doc = "Rules and classes to add to the default.",
        ),
        "disable": attr.string_list(
            doc = "Rules and classes to take from the default.",
        ),
        "format": attr.string(
            doc = "The form of the report: text, sarif or json, as cudavet's flags of these names.",
            default = "text",
            values = _SUFFIXES.keys(),
        ),
        "fatal": attr.bool(
            doc = "Whether findings fail the build. The report is written either way.",
            default = True,
        ),
        "tool": attr.label(
            doc = "The cudavet that is run: a target that builds it, or the program.",
            default = Label("//:cudavet"),
            allow_files = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
