"""Playing on from a moment of a replay: who plays which guild, then a new game begins there."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window import game_files
from forgewar.app.window.scene import Scene
from forgewar.play.computer_players import strength_of
from forgewar.play.library import records
from forgewar.session.timeline import Timeline
from forgewar.words import games, names, say
from forgewar.words.names import EMBLEMS, players

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext

_ROW = 52.0
_WIDE, _FRAME = 720.0, 198.0  # of the panel: its width, and what is above and below the rows


class PlayOnOverlay(Scene):
    """The seats as they were, each to be taken by a person or a computer guild."""

    overlay = True
    room = (720.0, 440.0)

    def __init__(self, context: "SceneContext", timeline: Timeline, moment: int) -> None:
        super().__init__(context)
        self._timeline, self._moment = timeline, moment
        self._seats = list(timeline.header.seats)
        for i, seat in enumerate(self._seats):
            if seat.player != "person":
                self._choose(i, strength_of(seat.player))

    def _choose(self, seat: int, player: str) -> None:
        self._seats[seat] = msgspec.structs.replace(self._seats[seat], player=player)

    def _begin(self) -> None:
        begun = records.play_on(self._timeline, self._moment, self._seats)
        self.context.navigator.reset(self.context.navigator.scene("title"))
        game_files.start(self.context, *begun)

    def handle(self, command: str) -> bool:
        if command == "confirm":
            self._begin()
            return True
        return super().handle(command)

    @property
    def first_focus(self) -> str:
        return "yes"

    def draw(self, c: Canvas) -> None:
        c.veil()
        width = min(_WIDE, c.width - 32)
        where = games.moment(self._timeline.games[self._moment].state)
        lines = c.wrapped(say("replay-new-game", where=where), width - 48, size=16)
        lines = [" ".join(lines)]
        more = 20.0 * (len(lines) - 1)
        height = _FRAME + more + _ROW * len(self._seats)
        x, y = (c.width - width) / 2, (c.height - height) / 2
        widgets.panel(c, x, y, width, height)
        title = say("replay-play-on")
        c.text(title, c.width / 2, y + 38, size=24, face="Title", anchor="c", room=width - 48)
        for i, line in enumerate(lines):
            at = (c.width / 2, y + 72 + 20 * i)
            c.text(line, *at, size=16, colour=palette.DIM, anchor="c", room=width - 48)
        for i, seat in enumerate(self._seats):
            middle = y + 122 + more + i * _ROW
            emblem = EMBLEMS[seat.colour]
            c.picture(f"emblems/shield_{emblem}", x + 28, middle, 30, 34, ay=0.5)
            guild = str(names.guild(seat.colour))
            c.text(guild, x + 70, middle - 10, size=17, face="Title", room=150)
            name = c.cut(seat.name, 150)
            c.text(name, x + 70, middle + 12, size=15, colour=palette.DIM, room=150)
            choose = partial(self._choose, i)
            widgets.segments(
                c, f"seat.{i}", x + 230, middle - 19, width - 258, players(), seat.player, choose,
                group=guild,
            )  # fmt: skip
        hint = self.context.bindings.hint
        low, wide = y + height - 62, min(240.0, width / 2 - 34)
        back = partial(self.context.command, "back")
        widgets.button(c, "no", x + 28, low, wide, say("menus-go-back"), back, key=hint("back"))
        widgets.button(
            c, "yes", x + width - 28 - wide, low, wide, say("replay-begin"), self._begin,
            primary=True, key=hint("confirm"),
        )  # fmt: skip
