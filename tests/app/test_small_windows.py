"""Windows smaller than the least: nothing has room there, but nothing breaks either."""

import pytest
from app.plain import plain_app, resize
from app.views import VIEWS

SIZES = ((640, 400), (320, 200), (101, 700), (900, 101), (40, 30), (1, 1))


@pytest.mark.parametrize("view", [v for v in VIEWS if not v.startswith("rules_")])
def test_a_view_is_drawn_in_any_window(view: str) -> None:
    app = plain_app()
    VIEWS[view](app)
    for size in SIZES:
        resize(app, size, 100)
        app.draw()
