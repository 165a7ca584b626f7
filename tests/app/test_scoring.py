"""What the scoring scene tells agrees with the game: parts, rounds, highlights, the great score."""

import pytest
from app.plain import plain_app, press, put
from app.positions import positions

from forgewar.app.window.app import App
from forgewar.play.scoring import PARTS, Statistics, gather


def scored(kind: str) -> tuple[App, Statistics]:
    """A game that is over, all counted, and its statistics."""
    app = plain_app((1600, 900))
    put(app, positions()[kind].session())
    for _ in range(len(PARTS) - 1):
        press(app, "count.next")
    match = app.match
    assert match is not None
    return app, gather(match.history, len(match.game.state.guilds))


def texts(app: App) -> list[str]:
    return [text.text for text in app.frame.texts]


@pytest.mark.parametrize("kind", ["over", "solo_over"])
def test_parts_and_the_last_round_add_up_to_the_score(kind: str) -> None:
    app, stats = scored(kind)
    assert app.match is not None
    for seat, guild in enumerate(app.match.game.state.guilds):
        assert stats.parts[seat].total() == guild.prestige
        assert stats.totals(seat)[-1] == guild.prestige


def test_there_is_a_value_for_the_start_each_round_and_the_final_count() -> None:
    app, stats = scored("over")
    assert app.match is not None
    rounds = app.match.game.state.options.rounds
    assert all(len(values) == rounds + 2 for values in stats.rounds)
    assert all(stats.totals(seat)[0] == 0 for seat in range(len(stats.rounds)))


def test_what_the_final_count_adds_is_not_there_a_round_before() -> None:
    _, stats = scored("over")
    for rounds in stats.rounds:
        assert rounds[-2]["adventurers"] == rounds[-2]["cards"] == rounds[-2]["gold"] == 0
        assert rounds[-1]["adventurers"] > 0


def test_a_round_pointed_at_tells_everybodys_prestige() -> None:
    app, stats = scored("over")
    spot = app.frame.spot("chart.5")
    assert spot is not None
    app.controller.pointer = spot.rect.center
    app.controller.hot = spot.name
    app.draw()
    assert "After round 5" in texts(app)
    for seat in range(len(stats.rounds)):
        assert str(stats.totals(seat)[5]) in texts(app)


def test_the_chart_can_show_sources_and_guilds_again() -> None:
    app, _ = scored("over")
    press(app, "chart.sources")
    assert app.frame.spot("chart.5") is None
    press(app, "chart.guilds")
    assert app.frame.spot("chart.5") is not None


@pytest.mark.rule("SOLO-12")
def test_a_solo_game_is_set_against_its_great_score() -> None:
    app, _ = scored("solo_over")
    assert "125, a great score" in texts(app)


def test_highlights_name_the_guild_that_forged_most_and_its_favourite() -> None:
    app, stats = scored("over")
    made: dict[int, int] = {}
    for (seat, _), count in stats.forged.items():
        made[seat] = made.get(seat, 0) + count
    assert f"{max(made.values())} weapons" in texts(app)
    assert "Busiest forge" in texts(app)


# The count goes on by itself


def counting() -> App:
    app = plain_app()
    app.settings.speed = 1
    put(app, positions()["over"].session())
    return app


def test_the_count_ends_with_the_scores_of_the_game() -> None:
    app = counting()
    for _ in PARTS:
        app.step(1.0)
    app.step(1.0)
    assert app.match is not None
    for seat, guild in enumerate(app.match.game.state.guilds):
        spot = app.frame.spot(f"score.{seat}")
        assert spot is not None
        assert spot.label == f"{app.match.name(seat)}: {guild.prestige}"
    assert not app._restless()


def test_the_app_does_not_sleep_while_it_counts() -> None:
    app = counting()
    app.step(0.1)
    assert app._restless()
