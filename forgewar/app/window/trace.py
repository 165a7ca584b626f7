"""What is on screen, written down after every frame for those who drive the app from outside.

With FORGEWAR_TRACE=FILE in the environment each drawn frame appends one line of JSON to that file:
the scene and what lies over it, the decision, and every named spot with its rectangle in pixels.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import msgspec

from forgewar.app.kit.frame import Spot

if TYPE_CHECKING:
    from forgewar.app.window.app import App


class Trace:
    """Appends to a file; lines are whole when they can be seen."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO = path.open("a", encoding="utf-8")

    def frame(self, app: "App") -> None:
        self._file.write(msgspec.json.encode(describe(app)).decode() + "\n")
        self._file.flush()


def from_environment() -> Trace | None:
    """A trace, if somebody asked for one."""
    path = os.environ.get("FORGEWAR_TRACE")
    return Trace(Path(path)) if path else None


def describe(app: "App") -> dict[str, object]:
    """The screen in plain data."""
    match = app.match
    decision = match.decision if match is not None else None
    return {
        "frame": app.redraws,
        "size": app.surface.get_size(),
        "scenes": [type(scene).__name__ for scene in app.stack.visible()],
        "decision": decision,
        "busy": match is not None and match.show.busy,
        "waits": match is not None and match.waiting_for_person and not match.needs_ticks,
        "digest": match.game.state.digest() if match is not None else "",
        "record": str(match.session.path) if match is not None and match.session.path else "",
        "actions": len(match.session.actions) if match is not None else 0,
        "heard": app.controller.heard,
        "focus": app.controller.focus,
        "hot": app.controller.hot,
        "spots": [_spot(app, spot) for spot in app.frame.spots],
    }


def _spot(app: "App", spot: Spot) -> dict[str, object]:
    rect = app.zoom.in_window(spot.rect)
    return {
        "name": spot.name,
        "rect": (rect.x, rect.y, rect.width, rect.height),
        "seen": app.zoom.front.sees(spot.rect),
        "label": spot.label,
        "enabled": spot.enabled,
        "why": spot.why,
        "focusable": spot.focusable,
        "scrolls": spot.scroll is not None,
    }
