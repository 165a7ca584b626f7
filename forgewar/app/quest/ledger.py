"""The quest ledger over the table: every active quest, round by round, against the rounds left."""

from typing import TYPE_CHECKING

from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.quest.verdict import draw_sign
from forgewar.app.window.sheet import Sheet
from forgewar.content.model import Effect
from forgewar.play import ledger
from forgewar.rules.catalogue import catalogue
from forgewar.rules.table import Table
from forgewar.words.cards import count

if TYPE_CHECKING:
    from forgewar.app.window.app import App
    from forgewar.play.match import Match

_ROW, _CELL = 82.0, 68.0
_LABEL = 218.0


class LedgerOverlay(Sheet):
    """Only the present round is green or red; later ones have a tick where they are met already."""

    title = "Quest ledger"
    wide = 1400.0
    tall = 640.0

    def __init__(self, app: "App", seat: int) -> None:
        super().__init__(app)
        self._seat = seat
        self._rows: list[ledger.Row] = []
        self._of: tuple[int, object] = (-1, None)

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
            options = [(str(seat), match.name(seat)) for seat in guilds]
            widgets.segments(
                c, "guild", x, y, min(width, 560), options, str(self._seat), self._choose
            )
            y += 54
        rows = self._ledger()
        if not rows:
            c.text(f"{match.name(self._seat)} has no active quest", x, y + 20, colour=palette.DIM)
            return 120
        rounds = max(5, max(len(row.cells) for row in rows))
        each = (width - _LABEL) / rounds
        self._heads(c, x + _LABEL, y, each, rounds, len(rows))
        y += 38
        for row in rows:
            self._row(c, row, x, y, each)
            y += _ROW
        self._totals(c, rows, x, y, width, each)
        y += 50
        text = (
            "Each step must be met in its round (QUEST-5). The figure beside the helmet is the "
            "number of adventurers that meet it with the weapons and resources at hand; a dash: "
            "not with what there is."
        )
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
            late = number > state.options.rounds
            text = "After the end" if late else f"Round {number}"
            colour = palette.EMBER_LIGHT if late else palette.BONE if not i else palette.DIM
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
        lines = c.wrapped(row.quest.name, _LABEL - 92, size=16, face="Bold")[:3]
        for i, line in enumerate(lines):
            at = y + 34 + (i - (len(lines) - 1) / 2) * 19
            c.text(line, x + 82, at, size=16, face="Bold")
        for i, cell in enumerate(row.cells):
            left = x + _LABEL + i * each
            if i:
                c.fill(left - 6, y + _CELL / 2, 12, 2, "#7A6238")
            self._cell(c, cell, i == 0, left + 6, y, each - 12)
        end = x + _LABEL + len(row.cells) * each
        if len(row.cells) < 5:
            c.text("finished", end + 14, y + _CELL / 2, size=16, colour=palette.OFF)

    def _cell(
        self, c: Canvas, cell: ledger.Cell, now: bool, x: float, y: float, width: float
    ) -> None:
        met = cell.standing.met
        late = cell.round > self.match.shown.options.rounds
        fill, edge = "#36281C", palette.EMBER if late else "#6D5A38"
        if now:
            fill, edge = ("#44572A", "#8FAE4F") if met else ("#57291A", palette.EMBER)
        body = svg.box(0, 0, width, _CELL, 6, edge) + svg.box(
            1.4, 1.4, width - 2.8, _CELL - 2.8, 5, fill
        )
        c.shape(x, y, width, _CELL, body)
        upper, lower = y + 21, y + 49
        left = x + 12
        if met or now:
            tint = "#C5D98C" if met else "#FF9A78"
            c.picture(f"icons/{'check' if met else 'cross'}", left, upper, 14, ay=0.5, tint=tint)
            left += 20
        left += c.text(str(cell.standing.difficulty), left, upper, size=19, face="Title") + 6
        for kind in cell.types:
            c.picture(f"icons/type_{kind}", left, upper, 18, ay=0.5, tint="#F2D48C")
            left += 21
        self._gives(c, cell, x + width - 8, upper, left)
        c.picture("icons/adventurer", x + 12, lower, 20, ay=0.5)
        colour = palette.BONE if cell.adventurers else palette.OFF
        c.text(str(cell.adventurers or "-"), x + 37, lower, size=17, face="Title", colour=colour)
        if now and not met:
            text = f"short by {cell.standing.short}" if cell.standing.short else "promised"
            c.text(
                text, x + width - 10, lower, size=15, colour="#FFB59A", anchor="r", room=width - 66
            )

    def _gives(self, c: Canvas, cell: ledger.Cell, right: float, y: float, left: float) -> None:
        """What the step brings when it is done, from the right, as far as there is room."""
        gives = [*cell.gives, *([Effect("prestige", cell.prestige)] if cell.prestige else [])]
        for effect in reversed(gives):
            wide = 34.0 if effect.kind in ("prestige", "gold") or effect.amount > 1 else 24.0
            if right - wide < left:
                break
            draw_sign(c, effect_picture(effect), effect.amount, right - wide / 2, y)
            right -= wide

    def _totals(
        self, c: Canvas, rows: list[ledger.Row], x: float, y: float, width: float, each: float
    ) -> None:
        widgets.rule(c, x, y - 4, width)
        c.text("Power needed", x, y + 18, size=16, face="Bold", colour=palette.DIM)
        late = sum(row.late > 0 for row in rows)
        if late:
            text = f"{count(late, 'quest')} cannot be finished"
            c.text(text, x, y + 40, size=15, colour=palette.EMBER_LIGHT, room=_LABEL - 10)
        for i, total in enumerate(ledger.totals(rows)):
            left = x + _LABEL + i * each + 18
            left += c.text(str(total.power), left, y + 18, size=19, face="Title") + 8
            for kind in total.types:
                c.picture(f"icons/type_{kind}", left, y + 18, 18, ay=0.5, tint="#F2D48C")
                left += 21
            if i == 0:
                text = f"{total.armed} armed"
                c.text(
                    text,
                    left + 2,
                    y + 18,
                    size=15,
                    colour=palette.DIM,
                    room=x + _LABEL + each - left,
                )


def effect_picture(effect: Effect) -> str:
    """The picture of what an effect gives."""
    if effect.kind == "prestige":
        return "icons/seal"
    if effect.kind == "gold":
        return "icons/coin"
    icons = {"adventurer": "person", "level": "level", "claim": "claim"}
    if effect.kind in icons:
        return f"icons/{icons[effect.kind]}"
    if effect.kind.endswith(("move", "card")):
        return f"icons/{effect.kind}"
    return f"resources/{effect.kind}"
