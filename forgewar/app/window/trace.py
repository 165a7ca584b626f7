"""Trace of the screen after every frame, for programs that drive the app from outside.

With FORGEWAR_TRACE=FILE in the environment each drawn frame appends one line of JSON to that file:
the scene and what lies over it, the decision, and every named spot with its rectangle in pixels.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import msgspec

from forgewar.app.kit.frame import Spot

if TYPE_CHECKING:
    from forgewar.app.window.scene_context import SceneContext


class Trace:
    """Appends whole lines to a file."""

    def __init__(self, path: Path) -> None:
        self._file: TextIO = path.open("a", encoding="utf-8")

    def frame(self, context: "SceneContext", redraws: int) -> None:
        """Write down the frame on screen."""
        line = msgspec.json.encode(describe(context, redraws)).decode()
        self._file.write(line + "\n")
        self._file.flush()


def from_environment() -> Trace | None:
    """Trace named in the environment, if any."""
    path = os.environ.get("FORGEWAR_TRACE")
    return Trace(Path(path)) if path else None


def describe(context: "SceneContext", redraws: int) -> dict[str, object]:
    """Description of the screen as plain data."""
    match = context.match
    decision = match.view.decision if match is not None else None
    return {
        "frame": redraws,
        "size": context.screen.surface.get_size(),
        "scenes": [type(scene).__name__ for scene in context.navigator.visible()],
        "decision": decision,
        "busy": match is not None and match.animation.busy,
        "waits": match is not None
        and match.view.waiting_for_person
        and not match.clock.needs_ticks,
        "ready": context.controller.first_look.is_over,
        "digest": match.view.game.state.digest() if match is not None else "",
        "record": str(match.session.path) if match is not None and match.session.path else "",
        "actions": len(match.session.actions) if match is not None else 0,
        "heard": context.controller.input_count,
        "focus": context.controller.focus,
        "hot": context.controller.hot,
        "spots": [_spot(spot) for spot in context.frame.spots],
    }


def _spot(spot: Spot) -> dict[str, object]:
    rect = spot.rect
    return {
        "name": spot.name,
        "rect": (rect.x, rect.y, rect.width, rect.height),
        "label": spot.label,
        "enabled": spot.enabled,
        "why": spot.why,
        "focusable": spot.focusable,
        "scrolls": spot.scroll is not None,
    }
