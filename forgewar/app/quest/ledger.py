"""The quest ledger over the table: every active quest, round by round, against the rounds left."""

from typing import TYPE_CHECKING

from forgewar.app.cards.effect_icons import ICONS
from forgewar.app.kit import palette, svg, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.quest.fitted_names import name_lines
from forgewar.app.quest.quest_standing import draw_sign
from forgewar.app.window.overlay import Overlay
from forgewar.content.model import Effect
from forgewar.play import ledger
from forgewar.rules.catalogue import catalogue
from forgewar.rules.table import Table
from forgewar.words import message, say

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match

_ROW, _CELL = 82.0, 68.0
_LABEL = 218.0
_ABREAST, _NAME = 760.0, 36.0  # in a narrower sheet names stand above, in a line so high
_AIR, _BESIDE = 6.0, 66.0  # beside a cell, and in it beside the words for what it lacks
_FRAME = 330.0  # what is above and below the rows: title, guilds, rounds, power and a word of help


class LedgerOverlay(Overlay):
    """Only the present round is green or red; later ones have a tick where they are met already."""

    wide = 1400.0

    def __init__(self, context: "SceneContext", seat: int) -> None:
        super().__init__(context)
        self.title = message("quest-ledger")
        self._seat = seat
        self._rows: list[ledger.Row] = []
        self._of: tuple[int, object] = (-1, None)

    @property
    def tall(self) -> float:  # type: ignore[override]  # as tall as its rows, not a fixed size
        """So that nothing scrolls while the window has room, and nothing is left empty."""
        rows = max(len(guild.quests) for guild in self.match.view.shown.guilds)
        return _FRAME + rows * _ROW

    @property
    def match(self) -> "Match":
        assert self.context.match is not None
        return self.context.match

    def handle(self, command: str) -> bool:
        if command == "ledger":
            command = "back"
        return super().handle(command)

    def _choose(self, seat: str) -> None:
        self._seat = int(seat)

    def _ledger(self) -> list[ledger.Row]:
        """The rows, worked out once for each guild and state."""
        state = self.match.view.shown
        if self._of[0] != self._seat or self._of[1] is not state:
            table = Table(state, catalogue(self.match.view.game.content))
            self._rows, self._of = ledger.ledger(table, self._seat), (self._seat, state)
        return self._rows

    def body(self, c: Canvas, x: float, y: float, width: float, height: float) -> float:
        match = self.match
        guilds = range(len(match.view.shown.guilds))
        top = y
        if len(guilds) > 1:
            options = [(str(seat), str(match.view.name(seat))) for seat in guilds]
            widgets.segments(
                c, "guild", x, y, min(width, 560), options, str(self._seat), self._choose,
                group=str(self.title),
            )  # fmt: skip
            y += 54
        rows = self._ledger()
        if not rows:
            text = say("quest-ledger-none", guild=match.view.name(self._seat))
            c.text(text, x, y + 20, colour=palette.DIM, room=width)
            return 120
        c.sign("difficulty", x, y, width, height)
        rounds = max(ledger.COLUMNS, max(len(row.cells) for row in rows))
        narrow = width < _ABREAST or not _lacks_fit(c, rows, (width - _LABEL) / rounds)
        label, above = (0.0, _NAME) if narrow else (_LABEL, 0.0)
        each = (width - label) / rounds
        self._heads(c, x + label, y, each, rounds, 38 + len(rows) * (_ROW + above) + 40 + above)
        y += 38
        for row in rows:
            if narrow:
                self._name_above(c, row, x, y, width)
            else:
                self._name_beside(c, row, x, y)
            self._cells(c, row, x + label, y + above, each, narrow)
            y += _ROW + above
        widgets.rule(c, x, y - 4, width)
        self._power(c, rows, x, y, width if narrow else _LABEL - 10, narrow)
        self._totals(c, rows, x + label, y + above, each, narrow)
        y += 50 + above
        text = say("quest-ledger-help")
        y += c.paragraph(text, x, y + 10, width, size=16, colour=palette.DIM) + 16
        return y - top

    def _heads(self, c: Canvas, x: float, y: float, each: float, rounds: int, high: float) -> None:
        state = self.match.view.shown
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

    def _name_above(self, c: Canvas, row: ledger.Row, x: float, y: float, width: float) -> None:
        """In a narrow sheet: the quest, and what it lacks now."""
        middle = y + _NAME / 2 - 2
        c.cover(row.quest.picture, x, middle - 13, 40, 26, 4)
        lacks = str((row.cells and ledger.lacks(row.cells[0])) or "")
        right = x + width
        if lacks:
            room, colour = width * 0.3, palette.LACKS
            c.text(lacks, right, middle, size=15, colour=colour, anchor="r", room=room)
            right -= c.width_in(room, lacks, size=15) + 12
        c.text(str(row.name), x + 52, middle, size=16, face="Bold", room=right - x - 52)

    def _name_beside(self, c: Canvas, row: ledger.Row, x: float, y: float) -> None:
        c.cover(row.quest.picture, x, y + 8, 70, 52, 5)
        name = str(row.name)
        lines, size = name_lines(c, name, _LABEL - 92, size=16, face="Bold", most=3)
        for i, line in enumerate(lines):
            at = y + 34 + (i - (len(lines) - 1) / 2) * 19
            c.text(line, x + 82, at, size=size, face="Bold", room=_LABEL - 92)

    def _cells(
        self, c: Canvas, row: ledger.Row, x: float, y: float, each: float, narrow: bool
    ) -> None:
        air = 3 if narrow else _AIR
        for i, cell in enumerate(row.cells):
            left = x + i * each
            if i:
                c.fill(left - air, y + _CELL / 2, 2 * air, 2, palette.CELL_LINK)
            self._cell(c, cell, i == 0, Box(left + air, y, each - 2 * air, _CELL), narrow)
        left = ledger.COLUMNS - len(row.cells)
        if left > 0:
            at = x + len(row.cells) * each + (8 if narrow else 14)
            room = left * each - 8 if narrow else 0
            words = say("quest-ledger-finished")
            c.text(words, at, y + _CELL / 2, size=16, colour=palette.OFF, room=room)

    def _cell(self, c: Canvas, cell: ledger.Cell, now: bool, box: Box, narrow: bool) -> None:
        """One round of a quest; what it lacks stands elsewhere where this is narrow."""
        x, y, width, _ = box
        met = cell.standing.met
        late = ledger.late(self.match.view.shown, cell.round)
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
        edge_air = 6 if narrow else 12
        left = x + edge_air
        if met or now:
            tint = palette.TICK_MET if met else palette.FIGURE_UNMET
            c.picture(f"icons/{'check' if met else 'cross'}", left, upper, 14, ay=0.5, tint=tint)
            left += 20
        left += c.text(str(cell.standing.difficulty), left, upper, size=19, face="Title") + 6
        for kind in cell.types:
            c.picture(f"icons/type_{kind}", left, upper, 18, ay=0.5, tint=palette.TYPE_ON_DARK)
            left += 21
        self._gives(c, cell, x + width - 8, upper, left)
        c.picture("icons/adventurer", x + edge_air, lower, 20, ay=0.5)
        colour = palette.BONE if cell.adventurers else palette.OFF
        people = str(cell.adventurers) if cell.adventurers else say("quest-ledger-nobody")
        left = x + edge_air + 25
        c.text(people, left, lower, size=17, face="Title", colour=colour, room=x + width - left - 2)
        lacks = ledger.lacks(cell) if now and not narrow else None
        if lacks is not None:
            c.text(
                str(lacks), x + width - 10, lower, size=15, colour=palette.LACKS, anchor="r",
                room=width - _BESIDE,
            )  # fmt: skip

    def _gives(self, c: Canvas, cell: ledger.Cell, right: float, y: float, left: float) -> None:
        """Draw the rewards of a step, from the right, as far as there is room."""
        gives = [*cell.gives, *([Effect("prestige", cell.prestige)] if cell.prestige else [])]
        for effect in reversed(gives):
            wide = 34.0 if ICONS[effect.kind].inside or effect.amount > 1 else 24.0
            if right - wide < left:
                break
            draw_sign(c, effect, right - wide / 2, y)
            right -= wide

    def _power(
        self, c: Canvas, rows: list[ledger.Row], x: float, y: float, room: float, narrow: bool
    ) -> None:
        """Draw the label of the power line, and a warning if a quest will not be done in time."""
        text, late = say("quest-ledger-power"), ledger.unfinished(rows)
        own = room / 2 - 6 if narrow else room
        c.text(text, x, y + 18, size=16, face="Bold", colour=palette.DIM, room=own)
        if late is None:
            return
        at, anchor = ((x + room, y + 18), "r") if narrow else ((x, y + 40), "l")
        red = palette.EMBER_LIGHT
        c.text(str(late), *at, size=15, colour=red, anchor=anchor, room=own)

    def _totals(
        self, c: Canvas, rows: list[ledger.Row], x: float, y: float, each: float, narrow: bool
    ) -> None:
        for i, total in enumerate(ledger.totals(rows)):
            left = x + i * each + (9 if narrow else 18)
            left += c.text(str(total.power), left, y + 18, size=19, face="Title") + 8
            for kind in total.types:
                c.picture(f"icons/type_{kind}", left, y + 18, 18, ay=0.5, tint=palette.TYPE_ON_DARK)
                left += 21
            if i == 0:
                text, at = say("quest-ledger-armed", power=total.armed), (left + 2, y + 18)
                if narrow:
                    at = (x + 9, y + 40)
                c.text(text, *at, size=15, colour=palette.DIM, room=x + each - at[0])


def _lacks_fit(c: Canvas, rows: list[ledger.Row], each: float) -> bool:
    """Whether cells have room for what the present steps lack."""
    lacks = (ledger.lacks(row.cells[0]) for row in rows if row.cells)
    room = each - 2 * _AIR - _BESIDE
    return all(c.text_width(str(words), size=0) <= room for words in lacks if words is not None)
