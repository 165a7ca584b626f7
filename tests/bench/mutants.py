"""How many small faults in a module its tests catch.

    python tests/bench/mutants.py forgewar/play/market.py tests/play/test_market.py
    python tests/bench/mutants.py forgewar/words/log.py tests/words --count 40 --seed 2

Each fault is one changed operator, constant, condition, argument order or left-out call, chosen by
chance. It is put into a copy of the checkout, the given tests run there until the first one fails,
and faults that no test notices are printed with their lines. Slow tests run with `--slow`.
"""

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
COPIED = ("forgewar", "tests")  # what is read only is linked
LINKED = ("data", "assets", "docs", "packaging", "pyproject.toml", "README.md", "CONTRIBUTING.md")
SWAPPED: dict[type, type] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE,
    ast.GtE: ast.Gt, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
# Calls that only write logs; what they say is tested nowhere on purpose.
QUIET = ("log", "_log", "logger", "logging", "warnings")


class Fault(NamedTuple):
    """A piece of source, by its first and last byte, and what takes its place."""

    start: int
    end: int
    new: str
    line: int


def faults_in(source: str) -> list[Fault]:
    """Every fault that can be made in a module."""
    tree = ast.parse(source)
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    skipped = _skipped(tree)
    found = []
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        for new in _changed(node):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            found.append(Fault(start, end, new, node.lineno))
    return found


def _skipped(tree: ast.AST) -> set[int]:
    """Annotations, docstrings, imports, logging and what makes errors: no behaviour to test."""
    found: set[int] = set()
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.arg | ast.AnnAssign):
            parts = [node.annotation]
        elif isinstance(node, ast.FunctionDef):
            parts = [node.returns, *node.decorator_list]
        elif _is_mute(node):
            parts = [node]
        for part in parts:
            if part is not None:
                found |= {id(inner) for inner in ast.walk(part)}
    return found


def _is_mute(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).split(".")[0] in QUIET
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert)


def _changed(node: ast.AST) -> Iterator[str]:
    """The ways in which a node can be wrong, as source."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in SWAPPED:
        yield _with(node, ops=[SWAPPED[type(node.ops[0])]()])
    elif isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in SWAPPED:
        yield _with(node, op=SWAPPED[type(node.op)]())
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield str(not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield str(node.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.IfExp):
        yield _with(node, body=node.orelse, orelse=node.body)
    elif isinstance(node, ast.Call) and len(node.args) >= 2:
        first, second, *rest = node.args
        if not any(isinstance(arg, ast.Starred) for arg in (first, second)):
            yield _with(node, args=[second, first, *rest])
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "pass"


def _with(node: ast.AST, **changed: object) -> str:
    """A node with other parts, in brackets."""
    fields = {name: getattr(node, name) for name in node._fields} | changed
    return f"({ast.unparse(type(node)(**fields))})"


def put_in(source: str, fault: Fault) -> str | None:
    """The source with a fault, if it is still Python."""
    raw = source.encode()
    new = (raw[: fault.start] + fault.new.encode() + raw[fault.end :]).decode()
    try:
        compile(new, "faulty", "exec")
    except SyntaxError:
        return None
    return new


def copy_checkout(folder: Path) -> None:
    for name in COPIED:
        leave = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / name, folder / name, ignore=leave)
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)


def is_caught(folder: Path, tests: list[str], *, slow: bool) -> bool:
    """Whether a test fails in the copy; one that hangs counts as failed."""
    marks = "not long and not window and not package" + ("" if slow else " and not slow")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider"]
    try:
        done = subprocess.run(
            [*command, "-p", "no:randomly", "-m", marks, *tests],
            cwd=folder, capture_output=True, check=False, timeout=900,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("module", help="the file in which faults are made")
    parser.add_argument("tests", nargs="+", help="tests that should catch them")
    parser.add_argument("--count", type=int, default=20, help="faults that are tried")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow", action="store_true", help="run slow tests, too")
    arguments = parser.parse_args(given)
    source = (ROOT / arguments.module).read_text(encoding="utf-8")
    faults = faults_in(source)
    random.Random(arguments.seed).shuffle(faults)
    tried = caught = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as made:
        folder = Path(made)
        copy_checkout(folder)
        if is_caught(folder, arguments.tests, slow=arguments.slow):
            print("these tests fail without any fault")
            return 1
        for fault in faults:
            faulty = put_in(source, fault)
            if tried == arguments.count or faulty is None:
                continue
            (folder / arguments.module).write_text(faulty, encoding="utf-8")
            tried += 1
            if is_caught(folder, arguments.tests, slow=arguments.slow):
                caught += 1
                continue
            old = source.encode()[fault.start : fault.end].decode().splitlines()[0]
            print(f"{arguments.module}:{fault.line}: {old}  ->  {fault.new}", flush=True)
    print(f"{caught} of {tried} faults caught")
    return 0


if __name__ == "__main__":
    sys.exit(main())
