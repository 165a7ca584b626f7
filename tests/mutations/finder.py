"""Finds every fault that can be made in a source: one method for each kind of node."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

from mutations import meaning
from mutations.source import Fault, Placed, Source

Edit = tuple[str, Placed, str]  # the kind, the node, and what is written in its place

COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
}
COUNTED = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Calls whose arguments mean the same in any order, or nothing at all in another one.
UNORDERED = frozenset({"min", "max", "isinstance", "issubclass", "startswith", "endswith"})
TEXTS = (ast.JoinedStr, ast.List, ast.Tuple)


def find_faults(source: Source) -> list[Fault]:
    """Every fault of a file, in the order of its text."""
    finder = _Finder(source)
    finder.walk(source.tree)
    return sorted(finder.found, key=lambda fault: (fault.start, fault.end, fault.kind, fault.after))


class _Finder:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.found: list[Fault] = []
        self.parents: list[ast.AST] = []
        self.is_app = "app" in source.file.split("/")[:-1]

    # The way through the tree

    def walk(self, node: ast.AST) -> None:
        parent = self.parents[-1] if self.parents else None
        if meaning.is_no_fault(node) or meaning.is_idle_argument(node, parent):
            return
        if self.is_app and self.is_measured(node, parent):
            return
        for edit in self.edits(node):
            self.add(*edit)
        self.parents.append(node)
        for child in self.children(node):
            self.walk(child)
        self.parents.pop()

    def is_measured(self, node: ast.AST, parent: ast.AST | None) -> bool:
        """Whether a node only decides between sizes, or is a key under which a drawing is kept."""
        if isinstance(parent, ast.IfExp) and node is parent.test:
            return meaning.chooses_measure(parent, self.parents)
        return isinstance(parent, ast.Assign) and meaning.is_kept_key(parent)

    def children(self, node: ast.AST) -> Iterator[ast.AST]:
        """What is below a node without annotations, decorators, bases and the text of f-strings."""
        left_out = {"annotation", "returns", "decorator_list", "bases", "format_spec"}
        if isinstance(node, ast.ClassDef):
            left_out.add("keywords")
        for name, value in ast.iter_fields(node):
            if name in left_out:
                continue
            for child in value if isinstance(value, list) else [value]:
                is_text = isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)
                if isinstance(child, ast.AST) and not is_text:
                    yield child

    def add(self, kind: str, node: Placed, after: str) -> None:
        source = self.source
        in_text = any(isinstance(parent, ast.JoinedStr) for parent in self.parents)
        if in_text and not (isinstance(node, ast.expr) and source.is_exact(node)):
            return
        start, end = source.start(node), source.end(node)
        functions = [n for n in (*self.parents, node) if isinstance(n, _SCOPES)]
        inner = [p for p in self.parents if isinstance(p, ast.FunctionDef | ast.Lambda)]
        inner = [p for p in inner if self.is_in_body(p, node)]
        self.found.append(
            Fault(
                file=source.file,
                line=source.line(start),
                kind=kind,
                before=source.between(start, end),
                after=after,
                start=start,
                end=end,
                lines=(source.line(start), source.line(end)),
                around=self.around(node),
                function=".".join(f.name for f in functions) or ",".join(self.bound()),
                names=() if inner else self.bound(),
            )
        )

    def is_in_body(self, function: ast.FunctionDef | ast.Lambda, node: Placed) -> bool:
        """Whether a node is run when the function is, not when it is defined."""
        body = function.body
        first: Placed = body[0] if isinstance(body, list) else body
        return self.source.start(first) <= self.source.start(node)

    def around(self, node: ast.AST) -> tuple[int, int]:
        """The lines of the innermost statement, only the head of one with a body, or lambda."""
        for place in reversed([*self.parents, node]):
            if isinstance(place, ast.Lambda):
                return place.body.lineno, place.body.end_lineno or place.body.lineno
            if isinstance(place, ast.stmt):
                body = getattr(place, "body", None)
                last = body[0].lineno - 1 if body else place.end_lineno
                return place.lineno, max(place.lineno, last or 0)
        return 1, 1

    def bound(self) -> tuple[str, ...]:
        """The names of the statement at the top of the file."""
        top = next((p for p in self.parents if isinstance(p, ast.stmt)), None)
        if top is None:
            return ()
        if isinstance(top, ast.ClassDef | ast.FunctionDef):
            return (top.name,)
        names = (n for n in ast.walk(top) if isinstance(n, ast.Name))
        return tuple(sorted({n.id for n in names if isinstance(n.ctx, ast.Store)}))

    # The faults of a node

    def edits(self, node: ast.AST) -> Iterator[Edit]:
        match node:
            case ast.Compare():
                yield from self.compared(node)
            case ast.BinOp() | ast.AugAssign():
                yield from self.counted(node)
            case ast.BoolOp():
                yield from self.joined(node)
            case ast.UnaryOp(op=ast.Not()):
                yield "not", node, self.source.segment(node)[3:].lstrip()
            case ast.Constant():
                yield from self.constant(node)
            case ast.Call():
                yield from self.called(node)
            case ast.Tuple(ctx=ast.Load()):
                yield from self.tuple(node)
            case ast.If() | ast.IfExp():
                if not (self.is_app and meaning.chooses_measure(node, self.parents)):
                    yield from self.decided(node.test)
            case ast.Return(value=ast.expr() as value):
                if self.source.segment(value) not in ("None", "True", "False"):  # these are flags
                    yield "return", value, "None"
        yield from self.dropped(node)

    def decided(self, test: ast.expr) -> Iterator[Edit]:
        if self.is_app and isinstance(test, ast.Compare) and meaning.measures(test):
            return
        for value in ("True", "False"):
            if self.source.segment(test) != value:
                yield "condition", test, value

    def between(self, left: Placed, right: Placed, wanted: str, other: str) -> str:
        """What stands between two operands, with the operator replaced."""
        text = self.source.between(self.source.end(left), self.source.start(right))
        code = re.sub(r"#.*", lambda found: " " * len(found[0]), text)
        place = re.search(wanted, code)
        return text if place is None else text[: place.start()] + other + text[place.end() :]

    def replaced(self, node: Placed, left: Placed, right: Placed, middle: str) -> str:
        """The text of a node with another text between two of its parts."""
        source = self.source
        before = source.between(source.start(node), source.end(left))
        return before + middle + source.between(source.start(right), source.end(node))

    def compared(self, node: ast.Compare) -> Iterator[Edit]:
        sides = [node.left, *node.comparators]
        for left, operator, right in zip(sides, node.ops, node.comparators, strict=False):
            if self.is_app and (meaning.measures(left) or meaning.measures(right)):
                continue
            middle = self.between(left, right, *COMPARED[type(operator)])
            yield "comparison", node, self.replaced(node, left, right, middle)

    def counted(self, node: ast.BinOp | ast.AugAssign) -> Iterator[Edit]:
        left, right = (
            (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
        )
        texts = [side for side in (left, right) if isinstance(side, TEXTS) or _is_string(side)]
        if type(node.op) not in COUNTED or texts or self.is_layout():
            return
        middle = self.between(left, right, *COUNTED[type(node.op)])
        yield "arithmetic", node, self.replaced(node, left, right, middle)

    def is_layout(self) -> bool:
        return self.is_app and not meaning.says_something(self.parents)

    def joined(self, node: ast.BoolOp) -> Iterator[Edit]:
        """Each `and` of a chain is its own fault, and each `or`."""
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in pairwise(node.values):
            middle = self.between(left, right, rf"\b{words[0]}\b", words[1])
            yield "boolean", node, self.replaced(node, left, right, middle)

    def constant(self, node: ast.Constant) -> Iterator[Edit]:
        written = self.source.segment(node)
        if isinstance(node.value, bool):
            yield "flag", node, str(not node.value)
        elif isinstance(node.value, int | float):
            if not self.is_layout():
                yield "number", node, repr(node.value + 1)
        elif meaning.is_key(node, self.parents) and written[-1:] in "'\"" and "\n" not in written:
            quotes = 3 if written.endswith(('"""', "'''")) else 1
            yield "id", node, f"{written[:-quotes]}_x{written[-quotes:]}"

    def called(self, node: ast.Call) -> Iterator[Edit]:
        name = meaning.called_name(node)
        written = self.source.segment(node)
        places = self.is_app and any(map(meaning.measures, node.args))
        if isinstance(node.func, ast.Name) and name in OPPOSITES and not places:
            kind = "min/max" if name in ("min", "max") else "any/all"
            yield kind, node.func, OPPOSITES[name]
        if name in ("sorted", "sort"):
            yield from self.sorted(node, written)
        if name not in UNORDERED:
            yield from self.swapped("arguments", node, node.args)

    def sorted(self, node: ast.Call, written: str) -> Iterator[Edit]:
        if any(keyword.arg == "reverse" for keyword in node.keywords):
            return  # its True or False is a flag
        head = self.source.segment(node.func)
        if len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp):
            inside = self.source.segment(node.args[0])
        else:
            inside = written[len(head) :].strip()[1:-1].rstrip().rstrip(",")
        yield "order", node, f"{head}({inside}{', ' if inside.strip() else ''}reverse=True)"

    def tuple(self, node: ast.Tuple) -> Iterator[Edit]:
        parent = self.parents[-1] if self.parents else None
        unordered = isinstance(parent, ast.Compare | ast.ExceptHandler) or (
            isinstance(parent, ast.Call) and meaning.called_name(parent) in UNORDERED
        )
        if not unordered:
            yield from self.swapped("pair", node, node.elts)

    def swapped(self, kind: str, node: ast.expr, parts: list[ast.expr]) -> Iterator[Edit]:
        """Each two neighbours exchanged, unless they are only places on the screen."""
        source = self.source
        for one, two in pairwise(parts):
            texts = source.segment(one), source.segment(two)
            starred = isinstance(one, ast.Starred) or isinstance(two, ast.Starred)
            if starred or texts[0] == texts[1] or self.is_idle_swap(node, one, two):
                continue
            before = source.between(source.start(node), source.start(one))
            middle = source.between(source.end(one), source.start(two))
            behind = source.between(source.end(two), source.end(node))
            yield kind, node, before + texts[1] + middle + texts[0] + behind

    def is_idle_swap(self, node: ast.AST, one: ast.expr, two: ast.expr) -> bool:
        """Whether an exchange means nothing, or only another place on the screen."""
        if meaning.is_class(one) and meaning.is_class(two):
            return True
        if not self.is_app or meaning.is_canvas(one) or meaning.is_canvas(two):
            return self.is_app
        if isinstance(node, ast.Call) and meaning.is_drawing(node):
            return any(meaning.is_place(part) or meaning.measures(part) for part in (one, two))
        return meaning.is_place(one) and meaning.is_place(two)

    def dropped(self, node: ast.AST) -> Iterator[Edit]:
        """A statement left out, where what it names is still known without it."""
        match node:
            case ast.Expr(value=ast.Call() as call):
                if not (meaning.is_no_fault(call) or (self.is_app and meaning.is_ornament(call))):
                    yield "dropped", node, "pass"
            case ast.AugAssign(target=target):
                if not (self.is_app and meaning.is_place(target)):
                    yield "dropped", node, "pass"
            case ast.Assign(targets=[target]) | ast.AnnAssign(target=target, value=ast.expr()):
                if self.is_known_before(target):
                    yield "dropped", node, "pass"

    def is_known_before(self, target: ast.expr) -> bool:
        """Whether a target is a part of something, or a name that its function has bound."""
        if isinstance(target, ast.Attribute):
            return not any(isinstance(p, _SCOPES) and p.name == "__init__" for p in self.parents)
        if isinstance(target, ast.Subscript):
            return True
        function = next((p for p in reversed(self.parents) if isinstance(p, ast.FunctionDef)), None)
        if not isinstance(target, ast.Name) or function is None:
            return False
        return any(
            (isinstance(n, ast.arg) and n.arg == target.id)
            or (isinstance(n, ast.Name) and n.id == target.id and isinstance(n.ctx, ast.Store))
            for n in ast.walk(function)
            if getattr(n, "lineno", target.lineno) < target.lineno
        )


_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _is_string(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
