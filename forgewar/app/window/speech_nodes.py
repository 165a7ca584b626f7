"""Speech nodes of a frame: every text and spot in reading order, for screen readers.

What is drawn is noted by the canvas anyhow, so there is no second description of the screen to keep
in step. Nothing here knows how it gets to a screen reader (`screen_reader.py`).
"""

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

import pygame

from forgewar.app.kit.frame import Frame, Range, Spot, Text
from forgewar.words import say

_ROW = 24  # pixels: what lies in such a strip is read from the left to the right


Kind = Literal["text", "button", "switch", "choice", "list", "slider"]


class Node(NamedTuple):
    """A thing to be read or pressed. `place` and `of` say "3 of 8" among focusable spots, or among
    the members of its `group`; a text has no place."""

    key: str  # stable from frame to frame
    kind: Kind
    label: str
    about: str  # what it is, and why it cannot be chosen
    rect: pygame.Rect
    able: bool = True
    on: bool = False  # a switch that is on, a choice that is chosen
    place: int = 0
    of: int = 0
    group: str = ""  # what is chosen by it: the name of the group
    group_key: str = ""
    range: Range | None = None  # of a slider


def nodes(frame: Frame) -> list[Node]:
    """Everything there is to read, from the top left to the bottom right."""
    focusable = [spot.name for spot in frame.spots if spot.focusable]
    found = [_of_spot(spot, focusable) for spot in frame.spots if spot.label or spot.tip]
    found += _of_texts(frame)
    return sorted(found, key=_reading)


def _reading(node: Node) -> tuple[int, int]:
    """Sort key: rows from the top, and within a row from the left."""
    return node.rect.centery // _ROW, node.rect.x


def _of_spot(spot: Spot, focusable: list[str]) -> Node:
    family = spot.name.rpartition(".")[0] if spot.group else ""
    if family:
        focusable = [name for name in focusable if name.rpartition(".")[0] == family]
    place = focusable.index(spot.name) + 1 if spot.name in focusable else 0
    tip = "" if spot.tip == spot.label else spot.tip
    why = say("query-not-now", why=spot.why) if spot.why else ""
    return Node(
        spot.name,
        _kind(spot),
        spot.label or spot.tip,
        " ".join(part for part in (spot.spoken, tip, why) if part),
        spot.rect,
        able=not spot.why,
        on=spot.state in ("on", "chosen"),
        place=place,
        of=len(focusable) if place else 0,
        group=spot.group,
        group_key=family,
        range=spot.range,
    )


def _kind(spot: Spot) -> Kind:
    if spot.range is not None:
        return "slider"
    if spot.state in ("on", "off"):
        return "switch"
    if spot.state in ("chosen", "open"):
        return "choice"
    if spot.focusable:
        return "button"
    return "list" if spot.scroll is not None else "text"


def _of_texts(frame: Frame) -> Iterator[Node]:
    """Texts that no spot or group says already; lines of one paragraph are one text."""
    groups = {spot.group for spot in frame.spots}
    labels = [(spot.rect, spot.label) for spot in frame.spots]
    for number, text in enumerate(_paragraphs(frame.texts)):
        inside = any(rect.contains(text.rect) and text.text in label for rect, label in labels)
        if not inside and text.text.strip() and text.text not in groups:
            yield Node(f"#{number}", "text", text.text, "", text.rect)


def _paragraphs(texts: Iterable[Text]) -> list[Text]:
    """Lines that follow each other at one edge and in one size, joined."""
    found: list[Text] = []
    for text in texts:
        last = found[-1] if found else None
        if last is not None and _goes_on(last, text):
            rect = last.rect.union(text.rect)
            joined = f"{last.text} {text.text}"
            found[-1] = Text(joined, rect, text.colour, text.size, text.clip)
        else:
            found.append(text)
    return found


def _goes_on(last: Text, text: Text) -> bool:
    below = text.rect.top - last.rect.bottom
    return (
        text.size == last.size
        and text.colour == last.colour
        and abs(text.rect.x - last.rect.x) <= text.size // 3
        and -text.size // 2 <= below <= text.size
    )
