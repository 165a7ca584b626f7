"""Earlier games: taken up again from their records."""

from functools import partial
from pathlib import Path

from forgewar.app import chrome, palette
from forgewar.app import furniture as f
from forgewar.app.canvas import Canvas
from forgewar.app.games import is_finished, recorded_games
from forgewar.app.scene import Scene
from forgewar.session.error import RecordError
from forgewar.session.record import Header, read_header

_ROW = 64.0


class LoadScene(Scene):
    """A list of records, newest first."""

    def enter(self) -> None:
        self._first = 0
        self._games: list[tuple[Path, Header | None, str]] = []
        for path in recorded_games():
            try:
                self._games.append((path, read_header(path), ""))
            except RecordError as problem:
                self._games.append((path, None, str(problem)))

    def _scroll(self, amount: int) -> None:
        self._first = max(0, min(self._first + amount, len(self._games) - 1))

    def draw(self, c: Canvas) -> None:
        chrome.backdrop(c)
        chrome.top_bar(c, "Earlier games")
        cols = chrome.columns(c)
        x, width = c.width / 2 - 420, 840.0
        f.panel(c, x, cols.top, width, cols.height)
        c.spot("games", x, cols.top, width, cols.height, "Earlier games", scroll=self._scroll)
        if not self._games:
            c.text(
                "No game has been recorded yet",
                c.width / 2,
                cols.top + 80,
                anchor="c",
                colour=palette.DIM,
            )
        room = int((cols.height - 32) // (_ROW + 8))
        for i, (path, header, problem) in enumerate(self._games[self._first : self._first + room]):
            self._draw_game(
                c, path, header, problem, x + 16, cols.top + 16 + i * (_ROW + 8), width - 32
            )
        chrome.bottom_bar(c)
        hint = self.app.bindings.hint("back")
        y = c.height - chrome.BOTTOM + 8
        f.button(
            c,
            "back",
            chrome.MARGIN,
            y,
            160,
            "Back",
            partial(self.app.command, "back"),
            icon="undo",
            key=hint,
        )

    def _draw_game(
        self,
        c: Canvas,
        path: Path,
        header: Header | None,
        problem: str,
        x: float,
        y: float,
        width: float,
    ) -> None:
        press = partial(self.app.open_game, path) if header is not None else None
        title = _describe(header) if header is not None else path.name
        f.row(c, f"game.{path.stem}", x, y, width, _ROW, title, press, why=problem)
        c.text(title, x + 18, y + 22, size=18, room=width - 36)
        done = "finished" if is_finished(path) else "to be continued"
        c.text(f"{path.stem}, {done}", x + 18, y + 46, size=15, colour=palette.DIM, room=width - 36)


def _describe(header: Header) -> str:
    mode = {"simple": "Simple", "epic": "Epic", "fast_forward": "Fast-forward"}[header.options.mode]
    if header.options.solo:
        return f"{mode} solo, {header.options.difficulty}: {header.seats[0].name}"
    return f"{mode}, {', '.join(seat.name for seat in header.seats)}"
