"""What a press or a command does, in a few words: "opens mat", "plays PassMarket"."""

from dataclasses import dataclass
from typing import Any

from app.blank_app import plain_app
from app.views import VIEWS
from msgspec import structs

from forgewar.app.kit.frame import Frame, Spot
from forgewar.app.match.scene import PlayScene
from forgewar.app.routes import ROUTES
from forgewar.app.window.app import App
from forgewar.app.window.scene import Scene
from forgewar.rules.actions import Action

# Scenes without a route, which others open by their class.
_OTHERS = {"ConfirmOverlay": "question", "CardOverlay": "card"}
_ROUTES = {scene: route for route, (_, scene) in ROUTES.items()} | _OTHERS
# Spots that are told apart by more than the first part of their names.
_FAMILIES = ("tool", "look", "tab", "view", "chart", "step", "market", "merchant", "mat", "add",
             "colours", "guide", "lesson", "count", "month")  # fmt: skip


def kind_of(name: str) -> str:
    """Kind of a spot: `market.clerk` of `market.clerk.iron_axe`, `guild` of `guild.2`."""
    first, _, rest = name.partition(".")
    if first in _FAMILIES and rest and not rest.partition(".")[0].isdigit():
        return f"{first}.{rest.partition('.')[0]}"
    return first


def route_of(scene: Scene) -> str:
    return _ROUTES[type(scene).__name__]


def shown(view: str) -> App:
    app = plain_app()
    VIEWS[view](app)
    app.loop.draw()
    return app


@dataclass
class Moment:
    """All that somebody could notice."""

    running: bool
    scenes: list[Scene]
    actions: list[Action]
    settings: dict[str, Any]
    frame: list[object]
    states: dict[str, str]  # of switches and of what is one of several


def moment(app: App) -> Moment:
    context = app.context
    return Moment(
        context.navigator.running,
        list(context.navigator.scenes),
        list(context.match.session.actions) if context.match is not None else [],
        structs.asdict(context.settings),
        noted(context.frame),
        {spot.name: spot.state for spot in context.frame.spots},
    )


def noted(frame: Frame) -> list[object]:
    """All that was noted of a frame."""
    return [
        [(text.text, tuple(text.rect), text.colour, text.size) for text in frame.texts],
        [*map(_noted_spot, frame.spots)],
        [*map(tuple, frame.boxes)],
        [(tuple(s.rect), s.picture, s.term, s.now and str(s.now())) for s in frame.signs],
        frame.prompt,
    ]


def _noted_spot(spot: Spot) -> tuple[object, ...]:
    return (
        spot.name, tuple(spot.rect), spot.label, spot.press is None, spot.why, spot.tip, spot.page,
        spot.state, spot.spoken, spot.group, spot.covered,
    )  # fmt: skip


def draw_afresh(app: App) -> None:
    """Draw without anything that was kept of earlier frames."""
    app.loop._ground = None
    for scene in app.context.navigator.scenes:
        if isinstance(scene, PlayScene):
            scene._pieces._ground = None
    app.context.gallery.draw_cache.clear()
    if app.context.match is not None:
        app.context.match.view.models = (None, {})
    app.loop.draw()


def effect(before: Moment, after: Moment, pressed: str = "") -> str:
    """The difference between two moments in words. Where only the picture is another: what became
    of the spot that was pressed, or "shows"."""
    if not after.running:
        return "quits"
    found = []
    same = 0
    for old, new in zip(before.scenes, after.scenes, strict=False):
        if old is not new:
            break
        same += 1
    closed, opened = before.scenes[same:], after.scenes[same:]
    if closed and not opened:
        found.append("closes" if len(closed) == 1 else f"closes {len(closed)}")
    elif opened:
        verb = "goes to" if closed else "opens"
        found.append(f"{verb} {route_of(opened[-1])}")
    if len(after.actions) > len(before.actions):
        found.append(f"plays {type(after.actions[len(before.actions)]).__name__}")
    elif len(after.actions) < len(before.actions) and after.scenes[0] is before.scenes[0]:
        found.append("undoes")
    changed = [name for name, value in before.settings.items() if after.settings[name] != value]
    if changed:
        found.append("sets " + " ".join(changed))
    if found or before.frame == after.frame:
        return ", ".join(found) or "nothing"
    was, is_ = before.states.get(pressed), after.states.get(pressed)
    return _TURNED.get(is_, "shows") if was != is_ else "shows"


_TURNED = {"on": "turns on", "off": "turns off", "chosen": "chooses"}
