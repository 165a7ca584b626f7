"""Base of the scenes of a match: the match, undo, and overlays always at hand."""

from typing import TYPE_CHECKING

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.match import (
    flights,
    guild_panels,
    hint,
    layout,
    lesson_layer,
    notice_line,
    turn_banner,
)
from forgewar.app.match.set_pieces.base import table
from forgewar.app.match.set_pieces.layer import Layer
from forgewar.app.match.table_talk import TableTalk, talk_of
from forgewar.app.window.life import Lamp, Liveliness
from forgewar.app.window.looking import LOOKS, come_back, look
from forgewar.app.window.scene import Scene

if TYPE_CHECKING:
    from forgewar.app.kit.text_field import TextField
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.match import Match


class PlayScene(Scene):
    """A scene of the app's match. Subclasses answer `confirm` and `pass` for their decisions."""

    scope = "play"
    room = None  # boards do not grow; bars and panels are drawn enlarged
    shows_panels = True  # of the guilds, in the left column

    def __init__(self, context: "SceneContext") -> None:
        super().__init__(context)
        self._pieces = Layer(context)
        self._begun = self._flown = -1  # versions of the game: seen first, flights prepared

    @property
    def match(self) -> "Match":
        assert self.context.match is not None
        return self.context.match

    @property
    def talk(self) -> TableTalk | None:
        """Table talk, at a shared table."""
        return talk_of(self.context)

    @property
    def field(self) -> "TextField | None":
        talk = self.talk
        return talk.field if talk is not None and talk.field.open else None

    def key(self, key: str) -> bool:
        talk = self.talk
        return talk is not None and talk.key(key)

    def pause(self) -> None:
        """What is typed waits while something lies over the table."""
        if self.talk is not None:
            self.talk.field.close()

    def cancel(self) -> bool:
        """Come back from looking around, or close the hint."""
        if self.looked_at:
            come_back(self.context)
            return True
        return self.match.advisor.close()

    def handle(self, command: str) -> bool:
        if command == "back" and self.cancel():
            return True
        if self.looked_at and command in _RETURNS:
            come_back(self.context)
            return command != "hint" or self.context.command(command)
        if command in LOOKS:
            look(self.context, LOOKS[command])
            return True
        if command in ("undo", "redo", "reset"):
            return self._undo(command)
        if command in ("talk", "agree", "decline"):
            return self._talk(command)
        if command == "hint":
            return self.match.advisor.close() or self.match.advisor.ask()
        if command in _OVERLAYS:
            self._open(command)
            return True
        return False

    def _talk(self, command: str) -> bool:
        """Talk with the others at a shared table, or answer them."""
        company, talk = self.match.company, self.talk
        if company is None or talk is None:
            return False
        if command == "talk":
            talk.start()
            return True
        return company.answer(yes=command == "agree")

    def _undo(self, command: str) -> bool:
        """Undo, redo or reset the turn; a lesson goes back step by step. Undo has a sound. At a
        shared table others may have to agree."""
        match = self.match
        if command == "redo":
            return match.tutor is None and match.redo()
        if match.tutor is not None:
            done = match.tutor.undo()
        else:
            done = match.undo() if command == "undo" else match.reset_turn()
            if not done and match.company is not None and match.undo_barrier is not None:
                done = match.company.ask_undo()
        if done:
            self.context.sounds.play("undo")
        return done

    def stage(self, c: Canvas) -> Box:
        """The table: bars and panels are those of the scene before it."""
        return table(c)

    def liveliness(self, c: Canvas) -> Liveliness | None:
        """A cart passes on the bottom bar."""
        if not self.shows_panels:
            return None
        road = Box(0, 0, c.width, c.height - layout.bottom_height(c))
        return Liveliness(self.lamps(c), road)

    def lamps(self, c: Canvas) -> tuple[Lamp, ...]:
        """Where light flickers."""
        return ()

    def present(self, c: Canvas) -> None:
        """Draw the scene, held still while a set piece is on."""
        with c.with_letters(1.0):
            if self.shows_panels:
                self._pieces.present(c, self.draw)
            else:
                self.draw(c)

    def draw_over(self, c: Canvas) -> None:
        """A set piece lies over the table; what is on its way flies over everything, and a hint
        lies over it."""
        with c.with_letters(1.0):
            self._draw_over(c)

    def _draw_over(self, c: Canvas) -> None:
        if self.shows_panels:
            self._pieces.draw(c)
            flights.draw_flights(c, self.match)
            self._prepare_flights(c)
        if self.shows_panels:
            guild_panels.draw_pointed(c, self.context)
        if self.match.advisor.hint is not None:
            hint.draw(c, self.context)
        if self.match.tutor is not None:
            lesson_layer.draw(c, self.context, self.match.tutor)
        if self.context.navigator.top.scope == "play":
            turn_banner.draw_frame(c, self.match)
            turn_banner.draw_banner(c, self.match, self.context.banner)
        scenes = self.context.navigator.visible()
        if scenes[0] is self:
            notice_line.draw(c, self.context, self.match, answers=scenes[-1] is self)

    def _prepare_flights(self, c: Canvas) -> None:
        """Once for each action, when its first flights are under way; not in the first frame of it,
        which has the scene to draw."""
        version = self.match.view.version
        if self._begun != version:
            self._begun = version
        elif self.match.animation.busy and self._flown != version:
            self._flown = version
            flights.prepare(c, self.match)

    def _open(self, command: str) -> None:
        match, context = self.match, self.context
        if command == "mat":
            context.navigator.open("mat", match.view.seat)
        elif command == "ledger":
            seats = range(len(match.view.shown.guilds))
            own = (
                match.view.seat
                if match.view.waiting_for_person
                else next(filter(match.view.is_person, seats), 0)
            )
            context.navigator.open("ledger", own if own in seats else 0)
        elif command != "tiles" or match.view.shown.tiles:
            context.navigator.open(_OVERLAYS[command])


_RETURNS = ("confirm", "pass", "hint", "suggest")  # to where the decision is made
# The door behind each command.
_OVERLAYS = {
    "merchant": "merchant",
    "discard": "discard",
    "tiles": "tiles",
    "mat": "mat",
    "log": "log",
    "ask": "ask",
    "why": "why",
    "ledger": "ledger",
    "back": "pause",
}
