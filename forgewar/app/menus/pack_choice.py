"""Choice of the cards for a new game: the shipped ones, or those of an installed pack."""

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
    from forgewar.app.window.scene_context import SceneContext

_ARROW = 38.0


class _Choice(NamedTuple):
    """Cards by their name; those at hand lie nowhere."""

    name: str
    author: str
    path: Path | None


class CardsRow:
    """One choice at a time, with arrows to the others; nothing where there are no packs."""

    def __init__(self, context: "SceneContext", last: str) -> None:
        self._context = context
        self._choices: list[_Choice] = []
        self._place = 0
        self.content: Content = context.resources.content
        self.read_again()
        if context.resources.pack is None:  # who names a pack wants that one
            names = [each.name for each in self._choices]
            self._choose(names.index(last) if last in names else 0)

    def read_again(self) -> None:
        """Packs may have come or gone: list them anew, and stay with the one chosen if it is still
        there."""
        chosen = self._choices[self._place].path if self._choices else None
        at_hand = self._context.resources.pack
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
        """Name of a pack as the settings store it; empty for the shipped cards."""
        chosen = self._choices[self._place]
        return chosen.name if chosen.path is not None else ""

    def _choose(self, place: int) -> None:
        """Take the cards of another pack, if they can be used."""
        path = self._choices[place].path
        try:
            self.content = (
                packs.read_pack(path).content if path else self._context.resources.content
            )
        except ContentError as problem:
            self._context.tell(
                say("packs-unusable"), say("packs-refused-why", problem=str(problem))
            )
            self._place, self.content = 0, self._context.resources.content
        else:
            self._place = place

    def _step(self, by: int) -> None:
        self._choose(self._after(by))

    def draw(self, c: Canvas, x: float, y: float, room: float) -> None:
        """A label and the arrows, `y` their middle; below, the name and the author, as much of them
        as there is room for: all of it is on the slip."""
        chosen = self._choices[self._place]
        author = say("packs-cards-by", author=chosen.author) if chosen.author else ""
        c.spot("cards", x - 4, y + 20, room + 8, 42, chosen.name, tip=author)
        c.text(say("packs-cards"), x, y, size=16, room=room - 2 * _ARROW - 16)
        arrows = (("previous", -1), ("next", 1))
        for i, (name, by) in enumerate(arrows):
            left = x + room - (len(arrows) - i) * (_ARROW + 4) + 4
            tip = say("packs-cards-other", name=self._choices[self._after(by)].name)
            widgets.button(
                c, f"cards.{name}", left, y - 17, _ARROW, "", partial(self._step, by), height=34,
                icon=name, tip=tip,
            )  # fmt: skip
        c.text(c.cut(chosen.name, room), x, y + 32, size=16, colour=palette.CHANGED, room=room)
        c.text(c.cut(author, room), x, y + 52, size=14, colour=palette.DIM, room=room)

    def _after(self, by: int) -> int:
        return (self._place + by) % len(self._choices)
