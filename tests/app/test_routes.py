"""Behind every door lies a scene, and every scene of the rooms has a door."""

import importlib
import pkgutil

import pytest

import forgewar.app
from forgewar.app.match.card_overlays import CardOverlay
from forgewar.app.match.scene import PlayScene
from forgewar.app.routes import ROUTES, route
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.overlay import Overlay
from forgewar.app.window.scene import Scene


@pytest.mark.parametrize("name", ROUTES)
def test_a_route_leads_to_a_scene(name: str) -> None:
    assert issubclass(route(name), Scene)


def test_every_scene_has_one_route() -> None:
    for module in pkgutil.walk_packages(forgewar.app.__path__, "forgewar.app."):
        importlib.import_module(module.name)

    def kinds(kind: type[Scene]) -> set[type[Scene]]:
        return {kind}.union(*(kinds(below) for below in kind.__subclasses__()))

    shared = {Scene, PlayScene, Overlay, ConfirmOverlay, CardOverlay}  # opened by who has a card
    ours = {kind for kind in kinds(Scene) if kind.__module__.startswith("forgewar.")}
    leaves = {kind for kind in ours - shared if not kind.__subclasses__()}
    behind = [route(name) for name in ROUTES]
    assert len(behind) == len(set(behind))
    assert set(behind) == leaves
