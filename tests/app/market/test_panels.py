"""Panels of the market lie beside each other, however many places there are."""

from itertools import combinations

import pytest

from forgewar.app.kit.box import Box
from forgewar.app.market import panels
from forgewar.app.market.panels import SHOWN, Panel, cells
from forgewar.app.match.layout import Regions

MORE = SHOWN[-1]._replace(name="bazaar_single")  # any name that no panel has
COLUMN = Box(16, 80, 240, 648)


def overlap(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 1e-6 and down > 1e-6


@pytest.mark.parametrize("shown", [SHOWN, (*SHOWN, MORE)], ids=["five", "six"])
@pytest.mark.parametrize("width", [420.0, 700.0, 960.0, 1300.0])
def test_panels_never_overlap_and_stay_inside(
    shown: tuple[Panel, ...], width: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panels, "SHOWN", shown)
    centre = Box(272, 80, width, 648)
    found = cells(Regions(COLUMN, centre, COLUMN, 0))
    assert set(found) == {panel.name for panel in shown}
    boxes = [cell.box for cell in found.values()]
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    for box in boxes:
        assert box.x >= centre.x - 1e-6
        assert box.y >= centre.y - 1e-6
        assert box.right <= centre.right + 1e-6
        assert box.bottom <= centre.bottom + 1e-6
