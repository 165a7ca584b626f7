"""What some screens say, as text that can be read in a review: rows of texts, then what can be
pointed at with its label, reason and tooltip.

    python tests/app/screens/golden_texts.py            writes tests/app/screens/golden anew
    python tests/app/screens/golden_texts.py market     only these
"""

import os
import re
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from app.blank_app import plain_app
from app.views import VIEWS

from forgewar.app import cards
from forgewar.app.kit.frame import Frame

FOLDER = Path(__file__).parent / "golden"
# One screen of each kind; what they show in games is compared with the rules (`test_screens.py`).
SHOWN = (
    "menu_with_a_game", "setup_epic", "settings", "library", "hall", "wealth_chosen", "mine",
    "market", "acquisition", "management", "scoring_4", "lesson_doing", "hint_market", "review",
    "replay_200",
)  # fmt: skip
# Folders of this machine, times and seeds.
_CHANGING = re.compile(
    r"\b(today|yesterday), \d\d:\d\d|\d\d:\d\d|\d{4}-\d\d-\d\d[-\d]*|(?<!\w)/[\w./-]+|\b\d{4,}\b"
)
_PLAIN_HEX = re.compile(r"  hex\.\d+: ")  # hexes that cannot be chosen


def screen_text(view: str) -> str:
    """One screen; nothing that was found on another one is known."""
    cards._TRACKERS.clear()
    app = plain_app()
    VIEWS[view](app)
    app.loop.draw()
    frame = app.context.frame
    lines = [*_rows(frame), "", *_spots(frame)]
    return "\n".join(_CHANGING.sub("…", line) for line in lines) + "\n"


def _rows(frame: Frame) -> list[str]:
    rows: dict[int, list[tuple[int, str]]] = {}
    for text in frame.texts:
        rows.setdefault(text.rect.centery // 6, []).append((text.rect.x, text.text))
    return [" | ".join(said for _, said in sorted(row)) for _, row in sorted(rows.items())]


def _spots(frame: Frame) -> list[str]:
    """`+` can be pressed, `-` says why not."""
    found = []
    for spot in frame.spots:
        state = "+" if spot.enabled else "-" if spot.focusable else " "
        more = "".join(f" / {text}" for text in (spot.why, spot.tip) if text)
        found.append(f"{state} {spot.name}: {spot.label}{more}".replace("\n", " | "))
    return [line for line in found if not _PLAIN_HEX.match(line)]


def main(views: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for view in views or SHOWN:  # each in a home of its own, as in the tests
        with tempfile.TemporaryDirectory(prefix="forgewar-golden-") as home:
            os.environ["FORGEWAR_HOME"] = home
            (FOLDER / f"{view}.txt").write_text(screen_text(view), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
