"""`ContentError`, the only error that reading content raises."""

from forgewar.printable import printable


class ContentError(Exception):
    """A content file that cannot be used: which file, which line, and why, in one sentence."""

    def __init__(self, file: str, line: int | None, reason: str) -> None:
        super().__init__(file, line, reason)
        self.file = printable(file)
        self.line = line
        self.reason = printable(reason)

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{printable(place)}: {self.reason}"
