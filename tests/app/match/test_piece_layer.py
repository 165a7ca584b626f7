"""Set pieces are let go when they are over: each has megabytes of pictures."""

from app.plain import plain_app, put
from app.positions import Position

from forgewar.app.match.pieces import layer
from forgewar.rules.state import Options


def test_no_set_piece_is_kept_when_it_is_over() -> None:
    app = plain_app()
    put(app, Position(Options("simple", 2), 1, ()).session("sensible"))
    app.set_speed(2)
    most = 0
    for _ in range(120):
        app.step(0.5)
        app.draw()
        most = max(most, len(layer._STAGED))
        assert app.match is not None
        wanted = {*app.match.show.coming, app.match.show.piece}
        assert set(layer._STAGED) <= wanted
    assert most > 0
