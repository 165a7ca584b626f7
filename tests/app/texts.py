"""What every screen says, written down: texts, and each thing that can be pointed at with its
label, its reason when it cannot be chosen, and what appears when somebody points at it; pictures,
what stands on cards, and the colours of texts and shapes.

    python tests/app/texts.py            writes tests/app/golden anew, to be read in a review
    python tests/app/texts.py mine why   only these
"""

import os
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from app.noting import Drawn, noting
from app.plain import plain_app
from app.views import DECISIONS, VIEWS

from forgewar.app import cards
from forgewar.app.window.app import App
from forgewar.rules.actions import Action

GOLDEN = Path(__file__).parent / "golden"
# The rulebook is data: of its chapters one with a bit of everything.
CHAPTERS = ("rules_mine", "rules_example", "rules_found", "rules_not_found", "rules_symbol",
            "rules_in_a_game")  # fmt: skip
# What names folders of this machine breaks its lines as they are long.
SHOWN = [
    view
    for view in VIEWS
    if (not view.startswith("rules_") or view in CHAPTERS) and not view.startswith("import")
]
# Files of this machine, moments and seeds differ from day to day.
_TODAY = re.compile(
    r"\b(today|yesterday), \d\d:\d\d|\d\d:\d\d|\d{4}-\d\d-\d\d[-\d]*|(?<!\w)/[\w./-]+|\b\d{4,}\b"
)


# Where everything is pointed at, besides the scenes in which something is decided.
POINTED = (
    "menu_with_a_game", "setup_epic", "setup_solo", "library", "settings", "pause", "mat_0",
    "ledger", "scoring_4", "scoring_sources", "replay_200", "play_on", "wealth_chosen",
    "wealth_raise", "mine_preview", "management_question", "log", "review", "review_turn_why",
    "hall_reviews",
)  # fmt: skip
TICK, MOST_TICKS = 0.3, 8  # seconds between two looks at what moves, and how many
MOST = 6  # things that are pressed, and pointed at after that
# What does more than choose: it plays, or opens something else.
_LEADS = (
    "confirm", "pass", "undo", "reset", "tool.", "guild.", "log", "tiles", "discard", "view",
    "card.", "menu", "look.",
)  # fmt: skip


_SAME = ("menu", "look.")  # what says the same in every scene


def told(view: str) -> str:
    """One screen in words; nothing that was found on another one is known."""
    cards._TRACKERS.clear()
    app = plain_app()
    VIEWS[view](app)
    with noting() as drawn:
        app.loop.draw()
    lines = [*_texts(app), "", *_spots(app), "", *_signs(app), "", *drawn.lines()]
    if view in DECISIONS or view in POINTED:
        lines += ["", *_pointed(app)]
    if view in DECISIONS:
        lines += ["", *_pressed(view), "", *_moving(view)]
    return "\n".join(_TODAY.sub("…", line) for line in lines) + "\n"


def _texts(app: App) -> list[str]:
    """The texts on screen, line by line from the top."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for text in app.context.frame.texts:
        rows.setdefault(text.rect.centery // 6, []).append((text.rect.x, text.text))
    return [" | ".join(said for _, said in sorted(row)) for _, row in sorted(rows.items())]


def _spots(app: App) -> list[str]:
    found = []
    for spot in app.context.frame.spots:
        state = "+" if spot.enabled else "-" if spot.focusable else " "
        more = "".join(f" / {text}" for text in (spot.why, spot.tip) if text)
        found.append(f"{state} {spot.name}: {spot.label}{more}")
    return found


def _signs(app: App) -> list[str]:
    """What can be asked about besides pictures, and what it means now."""
    terms = [(sign.term, sign.now) for sign in app.context.frame.signs if sign.term]
    told = Counter(f"? {term}: {now() if now is not None else ''}".strip() for term, now in terms)
    return [f"{line} x{count}" for line, count in sorted(told.items())]


def _pointed(app: App, most: int | None = None) -> list[str]:
    """What appears on screen, and how it is drawn otherwise, with each thing that is pointed at; or
    with the first of them."""
    still = {text.text for text in app.context.frame.texts}
    plain, found = _drawn(app), []
    names = [
        s.name for s in app.context.frame.spots if s.focusable and not s.name.startswith(_SAME)
    ]
    for name in names[:most]:
        app.context.controller.focus = name
        app.context.controller.pointed = name
        drawn = _drawn(app)
        new = dict.fromkeys(t.text for t in app.context.frame.texts if t.text not in still)
        found.append(f"> {name}: {' | '.join(new)} ~ {drawn.since(plain)}")
    app.context.controller.focus = ""
    return found


def _drawn(app: App) -> Drawn:
    with noting() as drawn:
        app.loop.draw()
    return drawn


def _pressed(view: str) -> list[str]:
    """What appears when something is pressed, and then when what can be pressed next is pointed
    at; only what chooses is pressed, not what plays or opens something else."""
    app = _shown(view)
    names = [
        spot.name
        for spot in app.context.frame.spots
        if spot.enabled and not spot.name.startswith(_LEADS)
    ]
    found = []
    for name in names[:: max(1, len(names) // MOST)][:MOST]:
        app = _shown(view)
        assert app.context.match is not None
        before, plain = _said(app), _drawn(app)
        played = len(app.context.match.session.actions)
        spot = app.context.frame.spot(name)
        assert spot is not None
        app.context.controller.press(spot)
        drawn = _drawn(app)
        new = (text for text in _said(app) if text not in before)
        found.append(f"! {name}: {' | '.join(new)} ~ {drawn.since(plain)}")
        if len(app.context.match.session.actions) == played:
            found += [f"!{line}" for line in _pointed(app, MOST)]
    return found


def _moving(view: str) -> list[str]:
    """What appears while what is done is seen to happen: of every kind of action what does the
    most, and of what does the most of all everything that is drawn."""
    match = _shown(view).context.match
    assert match is not None
    most = max(match.view.choices(), key=lambda action: len(match.view.preview(action)))
    texts, drawn, _ = _seen(view, most)
    found = [f"~ {' | '.join(texts)}", *(f"~{line}" for line in drawn.lines())]
    others: dict[type, Action] = {}
    for action in (*match.view.choices(), *match.view.trades(match.view.seat)[:1]):
        best = others.setdefault(type(action), action)
        if len(match.view.preview(action)) > len(match.view.preview(best)):
            others[type(action)] = action
    others.pop(type(most))
    for kind, action in others.items():
        texts, drawn, before = _seen(view, action)
        found.append(f"~ {kind.__name__}: {' | '.join(texts)} ~ {', '.join(drawn.new(before))}")
    return found


def _seen(view: str, action: Action) -> tuple[list[str], Drawn, Drawn]:
    """The texts that appear while an action is seen, and what is drawn meanwhile and before."""
    app = _shown(view)
    match, before, still = app.context.match, set(_said(app)), _drawn(app)
    assert match is not None
    match.animation.speed = 1
    match.play(action)
    texts: dict[str, None] = {}
    with noting() as drawn:
        for _ in range(MOST_TICKS):
            app.loop.step(TICK)
            texts.update(dict.fromkeys(t for t in _said(app) if t not in before))
            if not match.animation.busy:
                break
    return list(texts), drawn, still


def _shown(view: str) -> App:
    app = plain_app()
    VIEWS[view](app)
    app.loop.draw()
    return app


def _said(app: App) -> list[str]:
    return list(dict.fromkeys(text.text for text in app.context.frame.texts))


def main(views: list[str]) -> None:
    """Write some views anew, or all of them."""
    GOLDEN.mkdir(exist_ok=True)
    for path in GOLDEN.glob("*.txt"):
        if path.stem not in SHOWN:
            path.unlink()
    for view in views or SHOWN:  # each in a home of its own, as in the tests
        with tempfile.TemporaryDirectory(prefix="forgewar-texts-") as home:
            os.environ["FORGEWAR_HOME"] = home
            (GOLDEN / f"{view}.txt").write_text(told(view), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
