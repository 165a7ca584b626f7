"""Finds words for players that stand in the code instead of the catalogue, by reading the code.

Two signs give them away: letters in a literal that is drawn, labelled or printed where it stands,
and a literal anywhere that is several words long.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

# Where calls take words: the places of arguments, from 0. Without the receiver.
CALLS: dict[str, tuple[int, ...]] = {
    "text": (0,),
    "paragraph": (0,),
    "wrapped": (0,),
    "text_width": (0,),
    "spot": (5,),
    "heading": (1,),
    "button": (5,),
    "row": (6,),
    "toggle": (4,),
    "pill": (1,),
    "tell": (0, 1),
    "ConfirmOverlay": (1, 2, 3),
    "print": (0, 1, 2, 3),
}
NAMED = ("label", "why", "tip", "title", "right", "no_label", "help", "description", "epilog")
# Names, not words: the program, as it is typed, and keys, as pygame has them.
PROGRAM = "forgewar"
KEYS = ("keypad enter", "page up", "page down", "alt gr", "caps lock")
_LETTERS = re.compile(r"[^\W\d_]")
_PROSE = re.compile(r"[^\W\d_]{2,}[,:;.]? [^\W\d_]{2,}")
_DRAWING = re.compile(r"<|=[\"']|/>")  # pieces of SVG


class Found(NamedTuple):
    """A literal, and where it stands."""

    line: int
    text: str


def literals(source: str) -> Iterator[Found]:
    """The words for players in one module."""
    tree = ast.parse(source)
    silent = set(_silent(tree))
    seen: set[ast.AST] = set()
    for node in ast.walk(tree):
        for part in [*_shown(node), *_prose(node)]:
            if part not in silent and part not in seen and part.value not in KEYS:
                seen.add(part)
                yield Found(part.lineno, str(part.value))


def _shown(node: ast.AST) -> Iterator[ast.Constant]:
    """Letters handed to something that shows them."""
    if not isinstance(node, ast.Call):
        return
    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
    arguments = [node.args[i] for i in CALLS.get(name, ()) if i < len(node.args)]
    arguments += [keyword.value for keyword in node.keywords if keyword.arg in NAMED]
    for argument in arguments:
        for part in _values(argument):
            if _LETTERS.search(_typed_apart(part)):
                yield part


def _values(node: ast.expr) -> Iterator[ast.Constant]:
    """The strings an expression may become; what it calls or compares is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
    elif isinstance(node, ast.IfExp):
        yield from [*_values(node.body), *_values(node.orelse)]
    elif isinstance(node, ast.BinOp):
        yield from [*_values(node.left), *_values(node.right)]
    elif isinstance(node, ast.JoinedStr | ast.List | ast.Tuple):
        for part in node.values if isinstance(node, ast.JoinedStr) else node.elts:
            yield from _values(part)
    elif isinstance(node, ast.FormattedValue):
        yield from _values(node.value)


def _prose(node: ast.AST) -> Iterator[ast.Constant]:
    """A literal of several words."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = _typed_apart(node)
        if _PROSE.search(text) and not _DRAWING.search(text):
            yield node


def _typed_apart(node: ast.Constant) -> str:
    """A literal without the name of the program."""
    return str(node.value).replace(PROGRAM, "")


def _silent(tree: ast.Module) -> Iterator[ast.AST]:
    """What no player reads: docstrings, what is asserted or logged, and what a command of the app
    is known by."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.Assert) or _logs(node) or _registers(node):
            yield from ast.walk(node)
        elif isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            yield from ast.walk(node.annotation)
        elif isinstance(node, ast.FunctionDef) and node.returns is not None:
            yield from ast.walk(node.returns)


def _logs(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and ast.unparse(node.func.value) in ("log", "logging", "warnings")
    )


def _registers(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Command"


def spoken_by(code: Path) -> Iterator[Path]:
    """The modules that have something to say to players. What the checkers of catalogues, of
    lessons, challenges, figures and pictures in packs say is for those who write them, and must be
    understood when a catalogue is broken."""
    checkers = {
        code / "words" / "check.py",
        code / "words" / "forbidden.py",
        code / "play" / "lessons" / "check.py",
        code / "play" / "challenges" / "check.py",
        code / "play" / "figures_check.py",
        code / "app" / "kit" / "picture_process.py",
    }
    for folder in ("rules", "session", "app", "play", "words", "cli"):
        yield from sorted(set((code / folder).rglob("*.py")) - checkers)
    yield code / "crash.py"
