"""What a player is told of a shared table who does not look at it: a notice on the desktop when it
is one's turn, and words for a screen reader."""

from typing import TYPE_CHECKING

import pygame

from forgewar.app.kit import palette, svg
from forgewar.app.kit.canvas import Canvas
from forgewar.app.window.notify import notify
from forgewar.words import say
from forgewar.words.names import mode_label

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext
    from forgewar.play.apart.company import Company
    from forgewar.play.match import Match


_PILL = 28.0  # height of the slip that says whose turn it is
_PILL_ROOM = 18.0  # left and right of its words


def draw_turn(c: Canvas, context: "SceneContext") -> None:
    """Say above what somebody reads at a shared table that it is their turn."""
    match, top = context.match, context.navigator.top
    if match is None or match.company is None or not top.overlay or top.answers:
        return
    if not match.view.waiting_for_person:
        return
    words = say("talk-turn-title")
    width = c.text_width(words, size=17, face="Title") + 2 * _PILL_ROOM
    body = svg.box(0, 0, width, _PILL, _PILL / 2, palette.ACTIVE_GLOW)
    body += svg.box(1.5, 1.5, width - 3, _PILL - 3, _PILL / 2 - 1.5, palette.WALNUT)
    x = (c.width - width) / 2
    c.hide_under(x, 1, width, _PILL)
    c.note_box(x, 1, width, _PILL)
    c.shape(x, 1, width, _PILL, body)
    c.text(
        words,
        c.width / 2,
        1 + _PILL / 2,
        size=17,
        face="Title",
        anchor="c",
        colour=palette.CHANGED,
    )


class TableNews:
    """Compares the table with what it was the last time."""

    def __init__(self, context: "SceneContext") -> None:
        self._context = context
        self._match: Match | None = None
        self._chooses = False
        self._notice = ""
        self._lines = 0

    def update(self) -> None:
        """Tell what is new."""
        match = self._context.match
        if match is None or match.company is None:
            self._match = None
            return
        is_new, self._match = match is not self._match, match
        decision, waits = match.session.game.decision, match.session.is_waiting
        own = decision is not None and match.session.is_here(decision.seat)
        chooses = own and (not waits or self._chooses)
        began, self._chooses = chooses and not self._chooses, chooses
        if began and not is_new and not pygame.key.get_focused():
            self._tell_turn(match)
        if self._context.reader.listening:
            self._read(match.company, is_new=is_new)

    def _tell_turn(self, match: "Match") -> None:
        view = match.view
        decision, state = view.game.decision, view.game.state
        assert decision is not None
        words = say("talk-turn-words", guild=view.name(decision.seat), round=max(1, state.round),
                    mode=mode_label(state.options.mode))  # fmt: skip
        notify(self._context.settings, say("talk-turn-title"), words)

    def _read(self, company: "Company", *, is_new: bool) -> None:
        """Read aloud what is said above the bar, and what others say."""
        reader, notice, said = self._context.reader, company.notice, company.chat
        text = "" if notice is None or notice.kind == "connection" else str(notice.text)
        if company.is_lost:
            text = say("talk-lost")
        if text and text != self._notice:
            reader.tell(text)
        self._notice = text
        new = min(company.heard - self._lines, len(said))
        self._lines = company.heard
        for line in said[len(said) - new :] if new > 0 and not is_new else []:
            if line.seat not in company.table.own_seats:
                reader.tell(say("talk-line", name=line.name, text=line.text))
