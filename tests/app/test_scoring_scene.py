"""The final count: it goes on by itself, and ends with what the rules say."""

from app.plain import plain_app, put
from app.positions import played

from forgewar.app.app import App
from forgewar.rules.state import Options


def scoring_app(speed: int) -> App:
    app = plain_app()
    app.settings.speed = speed
    *_, session = played(Options("simple", 3), 3)
    put(app, session)
    return app


def shown(app: App) -> list[str]:
    """What is written beside each guild, by seat."""
    spots = {spot.name: spot.label for spot in app.frame.spots}
    return [spots[name] for name in sorted(spots) if name.startswith("score.")]


def told(app: App) -> list[str]:
    """The same by the rules."""
    assert app.match is not None
    guilds = app.match.game.state.guilds
    return [f"{app.match.name(seat)}: {guild.prestige}" for seat, guild in enumerate(guilds)]


def test_the_count_goes_on_by_itself_until_everything_is_counted() -> None:
    app = scoring_app(speed=1)
    assert shown(app) != told(app)
    for _ in range(5):
        app.step(1.0)
    assert shown(app) == told(app)
    app.step(1.0)
    assert not app._restless()


def test_the_app_does_not_sleep_while_it_counts() -> None:
    app = scoring_app(speed=1)
    app.step(0.1)
    assert app._restless()

