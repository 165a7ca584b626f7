"""Which cards a new game is played with: those at hand, or those of a pack that was installed."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.content import packs
from forgewar.content.error import ContentError
from forgewar.content.model import Content
from forgewar.words import say

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_ARROW = 38.0


class _Choice(NamedTuple):
    """Cards by their name; those at hand lie nowhere."""

    name: str
    author: str
    path: Path | None


class CardsRow:
    """One choice at a time, with arrows to the others; nothing where there are no packs."""

    def __init__(self, app: "App", last: str) -> None:
        self._app = app
        self._choices: list[_Choice] = []
        self._place = 0
        self.content: Content = app.content
        self.read_again()
        if app.pack is None:  # who names a pack wants that one
            names = [each.name for each in self._choices]
            self._choose(names.index(last) if last in names else 0)

    def read_again(self) -> None:
        """Packs may have come or gone: list them anew, and stay with the one chosen if it is still
        there."""
        chosen = self._choices[self._place].path if self._choices else None
        at_hand = self._app.pack
        own = _Choice(at_hand.label.name, at_hand.label.author, None) if at_hand else None
        self._choices = [own or _Choice(say("packs-cards-own"), "", None)]
        self._choices += [_Choice(label.name, label.author, path) for label, path in packs.labels()]
        paths = [each.path for each in self._choices]
        self._place = 0
        self._choose(paths.index(chosen) if chosen in paths else 0)

    @property
    def there(self) -> bool:
        """Whether there is anything to choose."""
        return len(self._choices) > 1

    @property
    def name(self) -> str:
        """What the settings remember; nothing for those at hand."""
        chosen = self._choices[self._place]
        return chosen.name if chosen.path is not None else ""

    def _choose(self, place: int) -> None:
        """Take the cards of another pack, if they can be used."""
        path = self._choices[place].path
        try:
            self.content = packs.read_pack(path).content if path else self._app.content
        except ContentError as problem:
            self._app.tell(say("packs-unusable"), say("packs-refused-why", problem=str(problem)))
            self._place, self.content = 0, self._app.content
        else:
            self._place = place

    def _step(self, by: int) -> None:
        self._choose(self._after(by))

    def draw(self, c: Canvas, x: float, y: float, room: float) -> None:
        """A label with the name and the author, `y` the middle of its first line."""
        chosen = self._choices[self._place]
        right = x + room - 2 * _ARROW - 6
        c.text(say("packs-cards"), x, y, size=16)
        for i, (name, icon, by) in enumerate((("previous", "step_back", -1), ("next", "step", 1))):
            left = right + 2 + i * (_ARROW + 4)
            tip = say("packs-cards-other", name=self._choices[self._after(by)].name)
            press = partial(self._step, by)
            widgets.button(
                c, f"cards.{name}", left, y - 12, _ARROW, "", press, height=36, icon=icon, tip=tip
            )
        author = say("packs-cards-by", author=chosen.author) if chosen.author else ""
        wide = right - 8 - x
        beside = wide - c.text_width(say("packs-cards"), size=16) - 12
        c.text(author, x + wide, y, size=14, colour=palette.DIM, anchor="r", room=beside)
        c.text(chosen.name, x, y + 20, size=15, colour=palette.CHANGED, room=wide)

    def _after(self, by: int) -> int:
        return (self._place + by) % len(self._choices)
