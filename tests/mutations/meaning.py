"""What in a source is no fault of truth when it changes: types, logging, messages of errors, and,
in the app, where and in which style something is drawn."""

import ast
import re
from collections.abc import Sequence

KEY = re.compile(r"[A-Za-z][A-Za-z0-9_.:/-]+")
# Words, many to a line.
# fmt: off
STYLES = frozenset({
    "face", "anchor", "colour", "color", "fill", "stroke", "align", "weight", "tint", "edge",
    "encoding", "errors", "newline",
})
LOGGERS = frozenset({"log", "logger", "logging", "_log", "_logger", "LOG", "_LOG", "warnings"})
GENERICS = frozenset({"dict", "list", "tuple", "type", "set", "frozenset"})
TYPE_MAKERS = frozenset({"cast", "TypeVar", "NewType", "NamedTuple", "ParamSpec", "TypedDict"})
CANVASES = frozenset({
    "c", "s", "canvas", "own", "surface", "pygame", "furniture", "palette", "lettering",
})
PLACES = frozenset({
    "x", "y", "x1", "y1", "x2", "y2", "dx", "dy", "left", "right", "top", "bottom", "middle",
    "centre", "center", "width", "height", "wide", "high", "size", "gap", "room", "margin",
    "padding", "radius", "inset", "edge", "column", "row_height", "line_height", "scale",
    "unit", "units", "blur", "alpha", "down", "inner", "px", "offset", "area", "rect", "box",
    "foot", "text_width", "tall", "spare",
})
ORNAMENTS = frozenset({
    "shape", "fill", "shadow", "glow", "rule", "panel", "blit", "note_box", "gradient",
    "set_clip",
})
# fmt: on


def root_name(node: ast.expr) -> str:
    """The first name of `a.b(c).d`: `a`."""
    while isinstance(node, ast.Attribute | ast.Call | ast.Subscript):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def called_name(call: ast.Call) -> str:
    """The last name of what is called: `d` of `a.b.d(...)`."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def is_no_fault(node: ast.AST) -> bool:
    """Whether nothing below a node is worth a fault, wherever it stands."""
    match node:
        case ast.Raise() | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.If(test=test):
            written = ast.unparse(test)
            return "TYPE_CHECKING" in written or written.startswith("__name__ ")
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.JoinedStr(values=values):
            return is_markup("".join(str(v.value) for v in values if isinstance(v, ast.Constant)))
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name in ("__all__", "__slots__", "__match_args__")
        case ast.Call():
            return root_name(node.func) in LOGGERS or called_name(node) in TYPE_MAKERS
        case ast.Subscript(value=ast.Name(id=name)):
            return name in GENERICS or (name[:1].isupper() and not name.isupper())
    return False


def is_idle_argument(node: ast.AST, parent: ast.AST | None) -> bool:
    """Whether an argument decides nothing: `zip(..., strict=True)` asserts that what is never wrong
    is right, and `keep(("after", action), make)` finds the same again by whatever key."""
    if isinstance(parent, ast.keyword):
        return parent.arg == "strict"
    if not isinstance(parent, ast.Call) or called_name(parent) != "keep":
        return False
    return len(parent.args) == 2 and node is parent.args[0]


def is_markup(text: str) -> bool:
    """Whether a text is, or is a part of, SVG."""
    return '="' in text or "/>" in text or "</" in text


def is_key(node: ast.Constant, parents: Sequence[ast.AST]) -> bool:
    """Whether a string is a key or an id, and no text, markup, type or style."""
    if not isinstance(node.value, str) or not KEY.fullmatch(node.value):
        return False
    for parent in parents[-2:]:
        if isinstance(parent, ast.keyword) and parent.arg in STYLES:
            return False
        if isinstance(parent, ast.Call) and called_name(parent) in ("encode", "decode", "open"):
            return False
    return True


def is_place(node: ast.AST) -> bool:
    """Whether an expression is only numbers and places on the screen."""
    match node:
        case ast.Constant(value=value):
            return isinstance(value, int | float) and not isinstance(value, bool)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.lower() in PLACES
        case ast.BinOp(left=left, right=right):
            return is_place(left) and is_place(right)
        case ast.UnaryOp(operand=operand):
            return is_place(operand)
        case ast.Starred(value=value):
            return is_place(value)
    return False


def is_measure(node: ast.AST) -> bool:
    """Whether an expression is only numbers, or several of them."""
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    return all(is_place(part) for part in parts)


def chooses_measure(node: ast.AST, parents: Sequence[ast.AST]) -> bool:
    """Whether `24 if ... else 34` decides how large or where something is drawn; how pale, tells
    what can be chosen."""
    if not isinstance(node, ast.IfExp) or not (is_measure(node.body) and is_measure(node.orelse)):
        return False
    bound = next((p for p in reversed(parents) if isinstance(p, ast.Assign | ast.keyword)), None)
    if isinstance(bound, ast.keyword):
        return bound.arg != "alpha"
    names = [n.id for n in ast.walk(bound) if isinstance(n, ast.Name)] if bound else []
    return bound is not None and "alpha" not in names


def is_kept_key(node: ast.Assign) -> bool:
    """`key = ("shadow", width, height)`: whatever it is, the same drawing is found again."""
    target = node.targets[0]
    return isinstance(target, ast.Name) and target.id == "key" and isinstance(node.value, ast.Tuple)


def measures(node: ast.AST) -> bool:
    """Whether an expression has to do with places on the screen at all."""
    return any(
        (isinstance(n, ast.Name) and n.id.lower() in PLACES)
        or (isinstance(n, ast.Attribute) and n.attr.lower() in PLACES)
        for n in ast.walk(node)
    )


def is_canvas(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id in CANVASES


def is_class(node: ast.AST) -> bool:
    """Whether an expression is the name of a class: in tuples of those the order is nothing."""
    name = getattr(node, "attr", getattr(node, "id", ""))
    return name[:1].isupper() and not name.isupper()


def is_drawing(call: ast.Call) -> bool:
    """Whether a call draws: on a canvas, or with one as its first argument."""
    return root_name(call.func) in CANVASES or any(map(is_canvas, call.args[:1]))


def is_ornament(call: ast.Call) -> bool:
    """Whether a call draws what says nothing: backgrounds, edges, shadows."""
    return called_name(call) in ORNAMENTS


def says_something(parents: Sequence[ast.AST]) -> bool:
    """Whether a number in the app tells of the game: in a value of an f-string, a comparison, a
    subscript, or what is counted. Elsewhere it is nearly always a place on the screen."""
    for parent in reversed(parents):
        if isinstance(parent, ast.Compare):
            return not measures(parent)
        if isinstance(parent, ast.FormattedValue | ast.Subscript):
            return True
        if isinstance(parent, ast.Call):
            return called_name(parent) in ("range", "enumerate", "str", "sum")
        if isinstance(parent, ast.stmt):
            return False
    return False
