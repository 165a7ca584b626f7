"""The cards a mode is chosen from: what it looks like, how long it is, whom it is for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.layout import row, shares
from forgewar.app.match import layout
from forgewar.app.match.ribbon import pip
from forgewar.content.model import ModeName
from forgewar.rules.mode import MODES, Mode
from forgewar.words import Message, message, say
from forgewar.words.names import mode_label


@dataclass(frozen=True, slots=True)
class ModeCard:
    """Card of a mode, or of solo. `pips` are the stages of its rounds, 0 for a gold finale."""

    id: str
    picture: str
    pips: tuple[int, ...]
    minutes: int  # about as long as a game takes

    @property
    def name(self) -> str:
        return str(mode_label(self.id))


SOLO_PICTURE = "quests/the_drowned_lighthouse"
# Picture and minutes of each mode's card.
LOOKS: dict[ModeName, tuple[str, int]] = {
    "simple": ("quests/goblins_on_the_mill_road", 60),
    "epic": ("quests/behead_the_gorgon_queen", 180),
    "fast_forward": ("quests/wyverns_over_the_pass", 75),
}


def _pips_of(mode: Mode) -> tuple[int, ...]:
    pips = [stage for stage in mode.stages for _ in range(mode.rounds_per_stage)]
    return (*pips[:-1], 0) if mode.gold_finale else tuple(pips)


def _card_of(mode: Mode) -> ModeCard:
    picture, minutes = LOOKS[mode.name]
    return ModeCard(mode.name, picture, _pips_of(mode), minutes)


SHARED = tuple(map(_card_of, MODES.values()))  # modes of several guilds
CARDS = (*SHARED, ModeCard("solo", SOLO_PICTURE, _pips_of(MODES["simple"]), 40))


def length_of(mode: ModeCard) -> Message:
    """Duration of a mode: "7 rounds, about 60 minutes"."""
    minutes = mode.minutes
    if mode.id == "solo":
        rounds = [each.rounds for each in MODES.values()]
        few, many = min(rounds), max(rounds)
        return message("menus-length-solo", fewest=few, most=many, minutes=minutes)
    hours = minutes // 60 if minutes >= 120 else 0
    return message("menus-length", rounds=len(mode.pips), minutes=minutes, hours=hours)


def draw(
    c: Canvas,
    chosen: str,
    choose: Callable[[str], None],
    box: Box,
    cards: Sequence[ModeCard] = CARDS,
) -> None:
    """Modes side by side."""
    places = row(box, shares(len(cards)), layout.GAP)
    lines = max(len(c.wrapped(_words(mode), places[0].width - 32, size=15)) for mode in cards)
    art = min(box.height * 0.42, box.height - 102 - 18 * lines)
    for mode, place in zip(cards, places, strict=True):
        _card(c, mode, mode.id == chosen, partial(choose, mode.id), place, art)


_ART, _NAME = 42.0, 28.0  # heights of the picture and of the name of a small card


def draw_compact(
    c: Canvas,
    chosen: str,
    choose: Callable[[str], None],
    box: Box,
    cards: Sequence[ModeCard] = CARDS,
) -> float:
    """Small cards side by side, below them what the chosen one is. Returns their height."""
    x, y, width, _ = box
    tall = _ART + _NAME + 8
    names = [mode.name for mode in cards]
    places = row(Box(x, y, width, tall), shares(len(cards)), 8)
    size, face = c.fit_all(names, places[0].width - 16, size=17, face="Title")
    for mode, place in zip(cards, places, strict=True):
        length, on = str(length_of(mode)), mode.id == chosen
        label = say("menus-mode-label", name=mode.name, length=length)
        lit = c.spot(f"mode.{mode.id}", *place, label, partial(choose, mode.id))
        widgets.choice_ground(c, place, chosen=on, lit=lit)
        c.cover(mode.picture, place.x + 4, place.y + 4, place.width - 8, _ART, 6)
        colour = palette.CHANGED if on or lit else palette.BONE
        middle = place.bottom - _NAME / 2 - 2
        c.text(mode.name, place.centre[0], middle, size=size, face=face, colour=colour, anchor="c",
               room=place.width - 16)  # fmt: skip
    mode = next(mode for mode in cards if mode.id == chosen)
    at = y + tall + 20
    at += c.paragraph(str(length_of(mode)), x + 16, at, width - 32, size=16)
    at += c.paragraph(_words(mode), x + 16, at, width - 32, size=15, colour=palette.DIM)
    return at - y


def _words(mode: ModeCard) -> str:
    return say(f"menus-mode-words-{mode.id}")


def _card(
    c: Canvas,
    mode: ModeCard,
    chosen: bool,
    press: Callable[[], object],
    box: Box,
    art: float,
) -> None:
    """A mode; `art` is the height of its picture."""
    x, y, width, _ = box
    widgets.panel(c, *box, active=chosen)
    length = str(length_of(mode))
    label = say("menus-mode-label", name=mode.name, length=length)
    marked = c.spot(f"mode.{mode.id}", *box, label, press)
    c.cover(mode.picture, x + 3, y + 3, width - 6, art, 6)
    colour = palette.CHANGED if chosen or marked else palette.BONE
    top = y + art
    c.text(mode.name, x + 16, top + 26, size=20, face="Title", colour=colour, room=width - 60)
    if chosen:
        c.picture("icons/check", x + width - 26, top + 26, 20, ax=0.5, ay=0.5)
    _pips(c, mode, x + 22, top + 50, width - 52)
    c.text(length, x + 16, top + 76, size=16, room=width - 32)
    c.paragraph(
        _words(mode), x + 16, top + 100, width - 32, size=15, colour=palette.DIM, leading=18
    )


def _pips(c: Canvas, mode: ModeCard, x: float, y: float, room: float) -> None:
    """The rounds, the stages apart."""
    step = min(14.0, room / len(mode.pips))
    for i, stage in enumerate(mode.pips):
        if i and stage > mode.pips[i - 1]:
            x += 6
        pip(c, x, y, palette.STAGE[stage], step * 0.42)
        x += step
