"""Table talk: what was said, quick phrases, and a line to type into."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.text_field import ENTER, TextField
from forgewar.net.protocol import MAX_TEXT
from forgewar.play.apart.phrases import describe_chat, label_of_phrase, text_of_phrase
from forgewar.words import Message, message, say
from forgewar.words.families import PHRASES
from forgewar.words.names import EMBLEMS

_GAP = 8.0
_PHRASE, _FIELD = 34.0, 38.0  # heights
_LEAST_FIELD = 240.0
_ROUNDEL = 22.0
_LEAST_SAID = 26.0  # height of what was said, below which it is left out


class ChatLine(NamedTuple):
    """What somebody said. A spectator has no colour."""

    who: str | Message
    colour: str
    text: str


class ChatLines:
    """`send` is given what is to be sent. The scene that has it hands it keys while its field is
    open, and says in `Scene.field` that it is."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._field = TextField("", longest=MAX_TEXT, empty=message("apart-chat-empty"))

    @property
    def field(self) -> TextField | None:
        """The field, while it is open."""
        return self._field if self._field.open else None

    def key(self, key: str) -> bool:
        """Take a key: Enter sends what was typed, and the field stays open for more."""
        if not self._field.open or key not in ENTER:
            return False
        text = self._field.text.strip()
        if text:
            self._send(text)
        else:
            self._field.close()
        self._field.text = ""
        return True

    def draw(self, c: Canvas, box: Box, lines: Sequence[ChatLine]) -> None:
        """The newest line is the lowest; older ones go where there is no room."""
        rest = self._draw_foot(c, box)
        if rest.height >= _LEAST_SAID:
            _draw_said(c, rest, lines)
        if not lines and rest.height >= 2 * _LEAST_SAID:
            c.text(say("apart-chat-none"), *rest.centre, size=16, colour=palette.OFF, anchor="c",
                   room=rest.width)  # fmt: skip

    def _draw_foot(self, c: Canvas, box: Box) -> Box:
        """The phrases, as many as fit, beside or above the field. Returns what is left."""
        widths = [c.text_width(str(label_of_phrase(each)), size=15, face="Title") + 26
                  for each in PHRASES]  # fmt: skip
        beside = sum(widths[:4]) + 4 * _GAP + _LEAST_FIELD <= box.width
        foot, rest = box.cut_bottom(_FIELD, _GAP)
        room = foot.width - _LEAST_FIELD - _GAP if beside else foot.width
        if not beside:
            place, rest = rest.cut_bottom(_PHRASE, _GAP)
        else:
            place = Box(foot.x, foot.y + (_FIELD - _PHRASE) / 2, room, _PHRASE)
        x = place.x
        for phrase, width in zip(PHRASES, widths, strict=True):
            wide = min(width, place.right - x)
            if wide < width * 0.8:
                break
            label, press = str(label_of_phrase(phrase)), partial(self._send, text_of_phrase(phrase))
            widgets.button(c, f"chat.phrase.{phrase}", x, place.y, wide, label, press,
                           height=_PHRASE, size=15)  # fmt: skip
            x += wide + _GAP
        left = x if beside else foot.x
        self._field.draw(c, "chat", left, foot.y, foot.right - left, say("apart-chat"))
        return rest


def _draw_said(c: Canvas, box: Box, lines: Sequence[ChatLine]) -> None:
    pitch, y = c.line(16) + 2, box.bottom
    for line in reversed(lines):
        said = say("apart-chat-line", who=line.who, text=describe_chat(line.text))
        wrapped = c.wrapped(said, box.width - _ROUNDEL - 8, size=16)
        y -= max(pitch * len(wrapped), _ROUNDEL + 2)
        if y < box.y - 1:
            return
        top = y + pitch / 2
        if line.colour:
            emblem = f"emblems/roundel_{EMBLEMS[line.colour]}"
            c.picture(emblem, box.x, top, _ROUNDEL, ay=0.5, sign=False)
        else:
            c.picture("icons/eye", box.x, top, _ROUNDEL, ay=0.5, tint=palette.DIM, sign=False)
        for i, text in enumerate(wrapped):
            c.text(text, box.x + _ROUNDEL + 8, top + i * pitch, size=16,
                   room=box.width - _ROUNDEL - 8)  # fmt: skip
