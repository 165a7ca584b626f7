"""Compiles the rules, and what plays on in thought, to machine code (mypyc), from the same sources.

    python packaging/compiled.py [FOLDER]       with the extra `package` and a C compiler

What is made lies in build/compiled, laid out like the package. With a FOLDER it is also put among
the sources of a checkout that lies there, which then runs compiled: take a copy for that, because
Python prefers what is compiled to sources that changed since. Without a C compiler nothing is made,
and a sentence says so.
"""

import shutil
import sys
import tempfile
from collections.abc import Iterable
from contextlib import chdir
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.errors import CCompilerError, ExecError, PlatformError

ROOT = Path(__file__).resolve().parents[1]
MADE = ROOT / "build" / "compiled"
# All of the rules but the modules of plain values: those are msgspec's, which knows no compiler.
VALUES = ("__init__", "actions", "agenda", "decisions", "events", "refusal", "state")
# Of the computer players whatever rollouts call.
ROLLOUTS = (
    "explain/search_facts",
    "search/evaluation",
    "search/rollout_policy/__init__",
    "search/rollout_policy/market",
    "search/rollout_policy/mine",
    "search/rollout_policy/quests",
    "search/sample_hidden",
    "value/arming",
    "value/armoury",
    "value/market_value",
    "value/mine_value",
    "value/planner",
    "value/quest_value",
    "value/schedule",
    "value/valuation",
)
# Sums of products are rounded twice, as Python does it, on every kind of processor.
EXACTLY = ["-ffp-contract=off"]
OPTIMISED = "2"

_PROBE = """\
#include <Python.h>
PyMODINIT_FUNC PyInit_probe(void) { return NULL; }
"""


def modules() -> list[str]:
    """The files to compile, from the top of the checkout on."""
    rules = sorted((ROOT / "forgewar" / "rules").rglob("*.py"))
    found = [path.relative_to(ROOT).as_posix() for path in rules if path.stem not in VALUES]
    return found + [f"forgewar/ai/{name}.py" for name in ROLLOUTS]


def compiler() -> bool:
    """Whether there is a C compiler that knows this Python."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(_PROBE, encoding="utf-8")
        try:
            _build([Extension("probe", [str(source)])], Path(folder))
        except (CCompilerError, ExecError, PlatformError):
            return False
    return True


def _build(extensions: list[Extension], folder: Path) -> list[Path]:
    """Have extensions compiled into a folder, as far as their sources have changed; the files."""
    program = Distribution({"name": "forgewar", "ext_modules": extensions})
    command: Any = program.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(folder / "temp")
    command.parallel = True
    command.ensure_finalized()
    command.run()
    return [Path(file) for file in command.get_outputs()]


def compile_all() -> dict[str, Path]:
    """Everything that is compiled, by where it belongs beside the sources: a module each, and
    the library that they share."""
    with chdir(ROOT):
        extensions = mypycify(
            ["--config-file", "pyproject.toml", *modules()],
            opt_level=OPTIMISED,
            debug_level="0",
            group_name="forgewar",
            target_dir=str(MADE / "c"),
        )
        for extension in extensions:
            if sys.platform != "win32":
                extension.extra_compile_args += EXACTLY
            if sys.platform == "linux":
                extension.extra_link_args += ["-s"]
        made = _build(extensions, MADE)
    return {path.relative_to(MADE).as_posix(): path for path in sorted(made)}


def made() -> dict[str, Path]:
    """The same, or nothing where there is no compiler, which is then told."""
    if compiler():
        return compile_all()
    print("No C compiler was found for this Python: the game stays plain Python.")
    return {}


def names(files: Iterable[str]) -> set[str]:
    """The modules that such files are, as Python calls them."""
    parts = (file.partition(".")[0].split("/") for file in files)
    return {".".join(part for part in each if part != "__init__") for each in parts}


def main() -> None:
    for inside, path in made().items():
        for folder in map(Path, sys.argv[1:]):
            shutil.copy(path, folder / inside)


if __name__ == "__main__":
    main()
