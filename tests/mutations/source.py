"""A source file with the exact places of its nodes, and a fault as a replaced piece of its text."""

import ast
from dataclasses import dataclass, field
from pathlib import Path

Placed = ast.stmt | ast.expr

LONGEST_SHOWN = 80
AROUND_SHOWN = 25


@dataclass(frozen=True, slots=True)
class Fault:
    """A piece of a file's text, by its bytes from `start` to `end`, to be replaced by `after`.

    `lines` are those of the piece and `around` those of its statement or lambda, first and last.
    `names` are what a fault outside every function is bound to, empty inside one.
    """

    file: str
    line: int
    kind: str
    before: str
    after: str
    start: int
    end: int
    lines: tuple[int, int]
    around: tuple[int, int]
    function: str
    names: tuple[str, ...] = ()

    def __str__(self) -> str:
        before, after = _shortened(self.before, self.after)
        return f"{self.file}:{self.line}  {self.kind}  {before} -> {after}"

    def made_in(self, text: bytes) -> bytes:
        """The text of its file with the fault in it."""
        return text[: self.start] + self.after.encode() + text[self.end :]

    def compiles(self, text: bytes) -> bool:
        """Whether the file with the fault is a program, and another one than without."""
        made = self.made_in(text)
        try:
            compile(made, self.file, "exec", dont_inherit=True)
        except (SyntaxError, ValueError):
            return False
        return ast.dump(ast.parse(made)) != ast.dump(ast.parse(text))


def _alike(one: str, two: str) -> int:
    """How many characters two texts begin with alike."""
    pairs = enumerate(zip(one, two, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(two)))


def _shortened(before: str, after: str) -> tuple[str, str]:
    """Two texts on one line each; of long ones what differs, with a little around it."""
    before, after = (" ".join(text.split()) for text in (before, after))
    if max(len(before), len(after)) <= LONGEST_SHOWN:
        return before, after
    same = _alike(before, after)
    rest = _alike(before[same:][::-1], after[same:][::-1])
    first, last = max(0, same - AROUND_SHOWN), max(0, rest - AROUND_SHOWN)

    def cut(text: str) -> str:
        return f"{'…' if first else ''}{text[first : len(text) - last]}{'…' if last else ''}"

    return cut(before), cut(after)


@dataclass(slots=True)
class Source:
    """The text of a file, as bytes because that is how `ast` counts columns."""

    file: str
    text: bytes
    tree: ast.Module = field(init=False)
    starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text)
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    @classmethod
    def read(cls, root: Path, file: str) -> "Source":
        return cls(file, (root / file).read_bytes())

    def start(self, node: Placed) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: Placed) -> int:
        return self.starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def between(self, start: int, end: int) -> str:
        return self.text[start:end].decode()

    def segment(self, node: Placed) -> str:
        return self.between(self.start(node), self.end(node))

    def line(self, offset: int) -> int:
        return self.text.count(b"\n", 0, offset) + 1

    def is_exact(self, node: ast.expr) -> bool:
        """Whether the places of a node and its parts are right: in f-strings of Python 3.11 some
        are not."""
        parts = [node, *(n for n in ast.iter_child_nodes(node) if isinstance(n, ast.expr))]
        return all(self._reads_as(part) for part in parts)

    def _reads_as(self, node: ast.expr) -> bool:
        try:
            read = ast.parse(f"({self.segment(node)})", mode="eval").body
        except (SyntaxError, ValueError):
            return False
        return ast.dump(read) == ast.dump(node)
