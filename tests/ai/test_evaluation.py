"""What a guild may hope for: the facts it is judged by, the weights, and how they are found."""

from pathlib import Path

import pytest
from rules.kit import (
    CONTENT,
    armed,
    begun,
    content_with,
    design,
    draw_line,
    give,
    heroes,
    leg,
    line,
    on_quest,
    play_until,
    quest,
)

from forgewar.ai.players import master
from forgewar.ai.players.master import AHEAD, SOLO_AHEAD, horizon
from forgewar.ai.search.evaluation import expected_prestige, features
from forgewar.ai.search.evaluation_data import FEATURES, HUNDRED, Table, kind, load, shipped_weights
from forgewar.ai.search.fitting import TABLES, Fitting, Sums, play_sample, solve
from forgewar.ai.value.valuation import Valuation
from forgewar.ai.value.weights import Weights
from forgewar.cli import main
from forgewar.content.error import ContentError
from forgewar.content.model import ModeName
from forgewar.rules.decisions import MineTurn
from forgewar.rules.game import Game
from forgewar.rules.state import Options, Result

CLIMB = quest(
    leg(steps=2, difficulty=3, prestige=2, gold=1), leg(difficulty=9, prestige=7), id="climb"
)
CARDS = content_with(CLIMB, design("blade", power=4, cost={"iron": 1}))


def named_features(game: Game, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, features(Valuation(game.table, seat, Weights())), strict=True))


def test_a_guild_is_judged_by_what_it_has() -> None:
    game = begun(content=CARDS)
    guild = give(game, gold=5, iron=3)
    guild.prestige = 11
    heroes(game, 0, 1, 4)
    facts = named_features(game)
    assert (facts["gold"], facts["prestige"], facts["sale"]) == (5, 11, 3 * CARDS.prices.sell[0])
    assert (facts["heroes"], facts["free"], facts["levels"], facts["champions"]) == (2, 2, 5, 1)
    assert facts["place"] == game.state.order.index(0)
    assert facts["quests"] == facts["promised"] == facts["lacking"] == 0


def test_a_quest_is_what_it_promises_and_what_it_lacks() -> None:
    game = begun(content=CARDS)
    give(game)
    game.state.guilds[0].designs = ["blade"]
    heroes(game, 0, armed("climb", "blade"))
    on_quest(game, 0, "climb", step=0)
    facts = named_features(game)
    assert (facts["quests"], facts["in_time"], facts["promised"], facts["steps"]) == (1, 1, 7, 3)
    assert (facts["armed"], facts["lacking"], facts["lacking_later"]) == (4, 0, 5)
    assert facts["short"] == 5 - facts["stock"]
    assert (facts["free"], facts["kept"]) == (0, 0)
    on_quest(game, 0, "climb", step=2)
    assert named_features(game)["kept"] == 2


def test_a_quest_that_comes_too_late_promises_nothing() -> None:
    game = begun(content=CARDS)
    on_quest(game, 0, "climb", step=0)
    game.state.round = game.state.options.rounds - 1
    facts = named_features(game)
    assert (facts["in_time"], facts["promised"], facts["steps"]) == (0, 0, 3)
    assert facts["lacking_later"] == facts["lacking"] == 3  # the hard leg will not be reached


def test_rows_of_others_can_be_jumped() -> None:
    game = begun()
    draw_line(game, "A11.", line())
    assert named_features(game)["jumps"] > 0
    game = begun()
    draw_line(game, "A00.", line())
    assert named_features(game)["jumps"] == 0


def test_a_quest_that_needs_no_more_arms_is_sure() -> None:
    game = begun(content=CARDS)
    give(game)
    game.state.guilds[0].designs = ["blade"]
    heroes(game, 0, armed("climb", "blade"), armed("climb", "blade"))
    on_quest(game, 0, "climb", step=1)
    facts = named_features(game)
    assert (facts["sure"], facts["away"], facts["unmet"]) == (0, 4, 0)
    heroes(game, 0, *[armed("climb", "blade")] * 3)
    assert named_features(game)["sure"] == 1


def test_a_quest_that_cannot_be_armed_for_may_be_lost() -> None:
    game = begun(content=CARDS)
    give(game)
    heroes(game, 0, 1)
    on_quest(game, 0, "climb", step=2)
    facts = named_features(game)
    assert facts["unmet"] > 0
    assert facts["offer"] == 0
    assert facts["expected"] > 0


def test_resources_are_counted_by_their_use() -> None:
    game = begun(content=CARDS)
    guild = give(game, gold=3, copper=2, diamond=4)
    facts = named_features(game)
    assert (facts["copper"], facts["idle"]) == (2, 4)
    assert (facts["first_gold"], facts["more_gold"]) == (2, 3)
    guild.gold = 9
    assert named_features(game)["more_gold"] == 5


@pytest.mark.parametrize("mode", ["simple", "fast_forward", "epic"])
def test_there_are_weights_for_every_round_that_can_begin_later(mode: ModeName) -> None:
    rounds = Options(mode).rounds
    there = shipped_weights()
    assert [name for name in there if name.startswith(mode)] == [
        kind(mode, guilds, round_) for guilds in TABLES for round_ in range(2, rounds + 1)
    ]
    prestige = FEATURES.index("prestige")
    late = [
        there[kind(mode, guilds, round_)].of[prestige]
        for guilds in TABLES
        for round_ in range(max(4, rounds // 3), rounds + 1)
    ]
    assert min(late) > HUNDRED / 2  # before that there is hardly any


def test_rollouts_end_where_the_evaluation_can_judge() -> None:
    assert horizon(begun()) == horizon(begun("epic")) == 1 + AHEAD
    assert horizon(begun(solo="easy")) == 7
    assert horizon(begun("epic", solo="easy")) == 1 + SOLO_AHEAD


def test_a_mode_without_weights_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(master, "has_evaluation", lambda _: False)
    assert horizon(begun()) == 7


def test_hopes_are_the_sum_and_in_the_end_the_score() -> None:
    game = play_until(begun(), MineTurn, round=3)
    (before, _), off = expected_prestige(game, Weights())
    game.state.guilds[0].prestige += 10
    (after, _), _ = expected_prestige(game, Weights())
    of = shipped_weights()["simple-2-3"].of[FEATURES.index("prestige")]
    assert after - before == pytest.approx(10 * of / HUNDRED)
    assert off == shipped_weights()["simple-2-3"].off / HUNDRED
    game.table.finish(Result((0, 1)))
    assert expected_prestige(game, Weights()) == (
        [float(g.prestige) for g in game.state.guilds],
        0.0,
    )


def test_a_file_that_lacks_a_weight_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "evaluation.yaml"
    path.write_text("simple-2: {off: 1, of: [1, 2]}\n", encoding="utf-8")
    with pytest.raises(ContentError, match=f"simple-2 needs {len(FEATURES)} weights"):
        load(path)


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == [3.0, 2.0]


def test_weights_are_found_again() -> None:
    sums = Sums()
    for number in range(400):
        row = [float(number * (i + 3) % (7 + 2 * i)) for i in range(len(FEATURES))]
        row[0] = 1.0
        sums.add(row, 5 + 2 * row[1] - 0.5 * row[3])
    weights = sums.weights()
    told = dict(zip(FEATURES, weights, strict=True))
    assert told["prestige"] == pytest.approx(2, abs=0.03)
    assert told["stock"] == pytest.approx(-0.5, abs=0.03)
    assert told["gold"] == pytest.approx(0, abs=0.03)
    assert sums.error(weights) < 0.5


def test_weights_are_pulled_towards_those_of_the_round_after() -> None:
    few, zero = Sums(), [0.0] * len(FEATURES)
    for number in range(40):
        row = [1.0, float(number % 5), *zero[2:]]
        few.add(row, 2 * row[1])
    alone, pulled = few.weights()[1], few.weights([0.0, 9.0, *zero[2:]])[1]
    assert alone < pulled < 9
    assert few.error(few.weights()) < few.error([0.0, pulled, *zero[2:]])


def test_the_same_seed_gives_the_same_weights() -> None:
    def fitted(seed: int) -> Table:
        fitting = Fitting("simple")
        fitting.add(play_sample("simple", 0, seed, CONTENT))
        return fitting.weights()

    assert fitted(3) == fitted(3)
    assert fitted(3) != fitted(4)


def test_the_command_prints_a_file_of_weights(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("forgewar.cli.fit.GAMES", {"simple": 5})
    assert main(["fit", "--games", "2", "--seed", "5"]) == 0
    path = tmp_path / "evaluation.yaml"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert "simple-2-7" in load(path)
