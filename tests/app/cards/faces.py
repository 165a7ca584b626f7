"""What stands on every card of the game, large and in hand, a line each.

python tests/app/cards/faces.py      writes golden.txt anew, to be read in a review
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from app.noting import noting
from app.plain import PlainGallery, plain_app
from app.positions import CONTENT

from forgewar.app import cards
from forgewar.app.kit.canvas import Canvas
from forgewar.words.names import EMBLEMS

GOLDEN = Path(__file__).with_name("golden.txt")
WIDTHS = {"large": 260.0, "hand": 130.0}
_EMBLEMS = tuple(EMBLEMS.values())


def told() -> str:
    """Every card, composed anew."""
    surface = plain_app().context.screen.surface
    lines = []
    for name, draw in _drawings():
        canvas = Canvas(surface, PlainGallery(), 1.0)
        with noting() as drawn:
            draw(canvas)
        lines.append(f"{name}: {', '.join(drawn.lines())}")
    return "\n".join(lines) + "\n"


def _drawings() -> Iterator[tuple[str, Callable[[Canvas], None]]]:
    for size, width in WIDTHS.items():
        for number, key in enumerate((*CONTENT.bonus_cards, *CONTENT.single_cards)):
            yield f"{key}, {size}", _card(key, width, None if number % 4 else number)
        for key in (*CONTENT.wealth, *CONTENT.end_bonuses, *CONTENT.tiles):
            yield f"{key}, {size}", _card(key, width, None)
        for number, key in enumerate(CONTENT.designs):
            yield f"{key}, {size}", _design(key, width, number)
        for number, key in enumerate(CONTENT.quests):
            yield f"{key}, {size}", _quest(key, width, number)
    for number, key in enumerate(CONTENT.quests):
        yield f"{key}, its track", _track(key, number)
    for key in CONTENT.designs:
        yield f"{key}, a tile", _tile(key)


def _card(key: str, width: float, price: int | None) -> Callable[[Canvas], None]:
    return lambda c: cards.draw_card(c, CONTENT, key, 0, 0, width, price=price)


def _design(key: str, width: float, number: int) -> Callable[[Canvas], None]:
    """Some for sale, some claimed, some with a note."""
    claimed = _EMBLEMS[: number % 3] if number % 4 else None
    price, note = number if number % 2 else None, "A note" if number % 5 == 4 else ""
    return lambda c: cards.draw_design(
        c, CONTENT, key, 0, 0, width, price=price, claimed=claimed, note=note
    )


def _quest(key: str, width: float, number: int) -> Callable[[Canvas], None]:
    """The tracker of one guild or another before, on and beyond the first steps."""
    step, emblem = number % 6 - 1, _EMBLEMS[number % 4]
    return lambda c: cards.draw_quest(c, CONTENT, key, 0, 0, width, step=step, emblem=emblem)


def _track(key: str, number: int) -> Callable[[Canvas], None]:
    step, emblem, height = number % 6 - 1, _EMBLEMS[number % 4], 26.0 if number % 2 else 120.0
    return lambda c: cards.draw_track(c, CONTENT, key, 0, 0, 220, height, step=step, emblem=emblem)


def _tile(key: str) -> Callable[[Canvas], None]:
    return lambda c: cards.draw_design_tile(c, CONTENT, key, 0, 0, 130)


if __name__ == "__main__":
    GOLDEN.write_text(told(), encoding="utf-8")
