"""The quest ledger over the table: every active quest, round by round, against the rounds left."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.quest.naming import name_lines
from forgewar.app.quest.verdict import draw_sign
from forgewar.app.window.sheet import Sheet
from forgewar.content.model import Effect
from forgewar.play import ledger
from forgewar.rules.catalogue import catalogue
from forgewar.rules.table import Table
from forgewar.words import message, say

if TYPE_CHECKING:
    from forgewar.app.window.app import App
    from forgewar.play.match import Match

_ROW, _CELL = 82.0, 68.0
_LABEL = 218.0
_FRAME = 330.0  # what is above and below the rows: title, guilds, rounds, power and a word of help


class LedgerOverlay(Sheet):
    """Only the present round is green or red; later ones have a tick where they are met already."""

    reflows = False  # rounds stand side by side
    wide = 1400.0

    def __init__(self, app: "App", seat: int) -> None:
        super().__init__(app)
        self.title = message("quest-ledger")
        self._seat = seat
        self._rows: list[ledger.Row] = []
        self._of: tuple[int, object] = (-1, None)

    @property
    def tall(self) -> float:  # type: ignore[override]  # as tall as its rows, not a fixed size
        """So that nothing scrolls while the window has room, and nothing is left empty."""
        rows = max(len(guild.quests) for guild in self.match.shown.guilds)
        return _FRAME + rows * _ROW

    @property
    def match(self) -> "Match":
        assert self.app.match is not None
        return self.app.match

    def handle(self, command: str) -> bool:
        if command == "ledger":
            command = "back"
        return super().handle(command)

    def _choose(self, seat: str) -> None:
        self._seat = int(seat)

    def _ledger(self) -> list[ledger.Row]:
        """The rows, worked out once for each guild and state."""
        state = self.match.shown
        if self._of[0] != self._seat or self._of[1] is not state:
            table = Table(state, catalogue(self.match.game.content))
            self._rows, self._of = ledger.ledger(table, self._seat), (self._seat, state)
        return self._rows

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        match = self.match
        guilds = range(len(match.shown.guilds))
        top = y
        if len(guilds) > 1:
            options = [(str(seat), str(match.name(seat))) for seat in guilds]
            widgets.segments(
                c, "guild", x, y, min(width, 560), options, str(self._seat), self._choose,
                group=str(self.title),
            )  # fmt: skip
            y += 54
        rows = self._ledger()
        if not rows:
            text = say("quest-ledger-none", guild=match.name(self._seat))
            c.text(text, x, y + 20, colour=palette.DIM, room=width)
            return 120
        c.sign("difficulty", x, y, width, height)
        rounds = max(ledger.COLUMNS, max(len(row.cells) for row in rows))
        each = (width - _LABEL) / rounds
        self._heads(c, x + _LABEL, y, each, rounds, len(rows))
        y += 38
        for row in rows:
            self._row(c, row, x, y, each)
            y += _ROW
        self._totals(c, rows, x, y, width, each)
        y += 50
        text = say("quest-ledger-help")
        y += c.paragraph(text, x, y + 10, width, size=16, colour=palette.DIM) + 16
        return y - top

    def _heads(self, c: Canvas, x: float, y: float, each: float, rounds: int, quests: int) -> None:
        state = self.match.shown
        high = 38 + quests * _ROW + 40
        c.shape(
            x + 2,
            y - 4,
            each - 4,
            high,
            svg.box(0, 0, each - 4, high, 7, palette.BRASS, 'opacity=".13"'),
        )
        for i in range(rounds):
            number = state.round + i
            text = str(ledger.head(state, number))
            colour = palette.BONE if not i else palette.DIM
            if ledger.late(state, number):
                colour = palette.EMBER_LIGHT
            c.text(
                text,
                x + (i + 0.5) * each,
                y + 14,
                size=16,
                face="Bold",
                colour=colour,
                anchor="c",
                room=each - 6,
            )

    def _row(self, c: Canvas, row: ledger.Row, x: float, y: float, each: float) -> None:
        c.cover(row.quest.picture, x, y + 8, 70, 52, 5)
        name = str(row.name)
        lines, size = name_lines(c, name, _LABEL - 92, size=16, face="Bold", most=3)
        for i, line in enumerate(lines):
            at = y + 34 + (i - (len(lines) - 1) / 2) * 19
            c.text(line, x + 82, at, size=size, face="Bold", room=_LABEL - 92)
        for i, cell in enumerate(row.cells):
            left = x + _LABEL + i * each
            if i:
                c.fill(left - 6, y + _CELL / 2, 12, 2, palette.CELL_LINK)
            self._cell(c, cell, i == 0, left + 6, y, each - 12)
        end = x + _LABEL + len(row.cells) * each
        if len(row.cells) < ledger.COLUMNS:
            c.text(
                say("quest-ledger-finished"), end + 14, y + _CELL / 2, size=16, colour=palette.OFF
            )

    def _cell(
        self, c: Canvas, cell: ledger.Cell, now: bool, x: float, y: float, width: float
    ) -> None:
        met = cell.standing.met
        late = ledger.late(self.match.shown, cell.round)
        fill, edge = palette.CELL, palette.EMBER if late else palette.CELL_EDGE
        if now:
            fill, edge = palette.CELL_UNMET, palette.EMBER
        if now and met:
            fill, edge = palette.CELL_MET, palette.ROW_MET
        body = svg.box(0, 0, width, _CELL, 6, edge) + svg.box(
            1.4, 1.4, width - 2.8, _CELL - 2.8, 5, fill
        )
        c.shape(x, y, width, _CELL, body)
        upper, lower = y + 21, y + 49
        left = x + 12
        if met or now:
            tint = palette.TICK_MET if met else palette.FIGURE_UNMET
            c.picture(f"icons/{'check' if met else 'cross'}", left, upper, 14, ay=0.5, tint=tint)
            left += 20
        left += c.text(str(cell.standing.difficulty), left, upper, size=19, face="Title") + 6
        for kind in cell.types:
            c.picture(f"icons/type_{kind}", left, upper, 18, ay=0.5, tint=palette.TYPE_ON_DARK)
            left += 21
        self._gives(c, cell, x + width - 8, upper, left)
        c.picture("icons/adventurer", x + 12, lower, 20, ay=0.5)
        colour = palette.BONE if cell.adventurers else palette.OFF
        people = str(cell.adventurers) if cell.adventurers else say("quest-ledger-nobody")
        c.text(people, x + 37, lower, size=17, face="Title", colour=colour)
        lacks = ledger.lacks(cell) if now else None
        if lacks is not None:
            c.text(
                str(lacks), x + width - 10, lower, size=15, colour=palette.LACKS, anchor="r",
                room=width - 66,
            )  # fmt: skip

    def _gives(self, c: Canvas, cell: ledger.Cell, right: float, y: float, left: float) -> None:
        """What the step brings when it is done, from the right, as far as there is room."""
        gives = [*cell.gives, *([Effect("prestige", cell.prestige)] if cell.prestige else [])]
        for effect in reversed(gives):
            wide = 34.0 if effect.kind in ("prestige", "gold") or effect.amount > 1 else 24.0
            if right - wide < left:
                break
            draw_sign(c, effect, right - wide / 2, y)
            right -= wide

    def _totals(
        self, c: Canvas, rows: list[ledger.Row], x: float, y: float, width: float, each: float
    ) -> None:
        widgets.rule(c, x, y - 4, width)
        text = say("quest-ledger-power")
        c.text(text, x, y + 18, size=16, face="Bold", colour=palette.DIM, room=_LABEL - 10)
        late = ledger.unfinished(rows)
        if late is not None:
            text = str(late)
            c.text(text, x, y + 40, size=15, colour=palette.EMBER_LIGHT, room=_LABEL - 10)
        for i, total in enumerate(ledger.totals(rows)):
            left = x + _LABEL + i * each + 18
            left += c.text(str(total.power), left, y + 18, size=19, face="Title") + 8
            for kind in total.types:
                c.picture(f"icons/type_{kind}", left, y + 18, 18, ay=0.5, tint=palette.TYPE_ON_DARK)
                left += 21
            if i == 0:
                text = say("quest-ledger-armed", power=total.armed)
                c.text(
                    text,
                    left + 2,
                    y + 18,
                    size=15,
                    colour=palette.DIM,
                    room=x + _LABEL + each - left,
                )
