"""forgewar balance: games watched, six targets measured, one page written."""

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from forgewar.cli import main
from forgewar.cli.games import Run, seed_of
from forgewar.cli.measure import figures, plan
from forgewar.cli.measure.arc import within
from forgewar.cli.measure.cards import Card, Group, groups, measure_cards
from forgewar.cli.measure.charts import Bar, Chart
from forgewar.cli.measure.contest import seats
from forgewar.cli.measure.figures import NOTHING, Figure
from forgewar.cli.measure.plan import (
    CHANCE,
    EQUALS,
    MET,
    MISSED,
    Kind,
    Measured,
    kinds,
    with_even_start,
)
from forgewar.cli.measure.watch import GameNotes, SeatNotes, watch
from forgewar.content import load
from forgewar.content.model import card_of
from forgewar.rules.game import Game
from forgewar.rules.state import Options


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guilds that do not think."""
    monkeypatch.setattr(plan, "EQUALS", "random")
    monkeypatch.setattr(plan, "STRONGEST", "sensible")


def balance(folder: Path, *arguments: object) -> str:
    out = folder / "page.md"
    assert main(["balance", "--out", str(out), *map(str, arguments)]) == 0
    return out.read_text(encoding="utf-8")


# --- the command


@pytest.mark.usefixtures("quick")
def test_every_target_gets_a_verdict_and_its_charts(tmp_path: Path) -> None:
    page = balance(tmp_path, "--games", 2, "--solo-games", 2)
    for target in range(1, 7):
        assert re.search(rf"^## {target}\. .*: (met|met within chance|missed)$", page, re.MULTILINE)
    shown = re.findall(r"!\[.*\]\((.*)\)", page)
    assert {(tmp_path / chart) for chart in shown} == {*(tmp_path / "page").iterdir()}
    for chart in shown:
        ElementTree.parse(tmp_path / chart)


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_the_page_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    pages = [
        balance(tmp_path, "--games", 5, "--targets", "3,6", "--seed", 3, "--jobs", jobs)
        for jobs in (1, 2)
    ]
    assert pages[0] == pages[1]
    assert balance(tmp_path, "--games", 5, "--targets", "3,6", "--seed", 4) != pages[0]


@pytest.mark.usefixtures("quick")
def test_charts_of_an_earlier_page_do_not_stay(tmp_path: Path) -> None:
    balance(tmp_path, "--games", 1, "--targets", "5,6")
    balance(tmp_path, "--games", 1, "--targets", "6")
    assert all(chart.stem.startswith("tension") for chart in (tmp_path / "page").iterdir())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--targets", "7"], "no target '7'"),
        (["--targets", "1,,2"], "no target ''"),
        (["--games", "0"], "whole number"),
        (["--out", "page.txt"], "it must end in .md"),
        (["--out", "nowhere/page.md"], "no file can be written at"),
    ],
)
def test_what_cannot_be_done_is_refused(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["balance", *arguments]) == 2
    assert reason in capsys.readouterr().err


def test_only_what_a_target_needs_is_played() -> None:
    assert all(kind.options.solo for kind, _ in kinds({1}, 100, 8))
    assert not any(kind.options.solo for kind, _ in kinds({2, 3, 4, 5, 6}, 100, 8))
    assert dict(kinds({3}, 100, 8))[Kind(Options("simple", 4), EQUALS)] == 100
    mended = [kind for kind, _ in kinds({3}, 100, 8) if kind.options.gifts]
    assert {kind.options for kind in mended} == {
        with_even_start(Options("simple", n)) for n in (2, 3)
    }
    assert not any(kind.options.gifts for kind, _ in kinds({2, 4, 5, 6}, 100, 8))


def _won(*places: int) -> list[GameNotes]:
    """Games in which each place won so many times."""
    seats = [SeatNotes(start=place) for place in range(len(places))]
    return [GameNotes(seats, place) for place, wins in enumerate(places) for _ in range(wins)]


@pytest.mark.parametrize(
    ("plain", "even", "verdict", "out", "evened_out"),
    [
        ((400, 600), (500, 500), MET, 2, 0),
        ((500, 500), (400, 600), MISSED, 0, 2),
        ((500, 500), (536, 464), CHANCE, 0, 2),
    ],
)
def test_seats_are_judged_with_the_even_start_there_is(
    plain: tuple[int, ...], even: tuple[int, ...], verdict: str, out: int, evened_out: int
) -> None:
    options = Options("simple", 2)
    mended = with_even_start(options)
    assert mended is not None
    games = {Kind(options, EQUALS): _won(*plain), Kind(mended, EQUALS): _won(*even)}
    found = seats(Measured(load.default(), games))
    assert found.verdict == verdict
    told = f"{out} of 2 places outside their interval; with even start {evened_out} of 2"
    assert found.summary == told
    assert len(list(Measured(load.default(), games).tables())) == 1  # the other targets know it not


# --- watching


@pytest.mark.parametrize(
    "options", [Options("simple", 2), Options("epic", 3, bonus_tiles=True)], ids=str
)
def test_what_is_kept_of_a_game_adds_up(options: Options) -> None:
    run = Run(options, ("sensible",) * options.guilds, seed=1, games=1)
    notes = watch(run, 1)
    layout = Game.new(options, seed_of(1, 1), load.default()).state
    assert notes.winner == max(range(options.guilds), key=lambda seat: notes.seats[seat].score)
    assert sorted(seat.start for seat in notes.seats) == list(range(options.guilds))
    for seat, guild in zip(notes.seats, layout.guilds, strict=True):
        assert sum(seat.parts.values()) == seat.score
        assert seat.dealt == tuple(guild.wealth)
        assert len({*seat.owned} & {*seat.dealt}) == 2
        assert sum(seat.actions.values()) + seat.passes == options.rounds
        won = [quest for quest in seat.quests if quest.won]
        assert won
        assert all(quest.ore and quest.service >= quest.rounds > 0 for quest in won)
    assert all(notes.taken[card] <= notes.shown[card] for card in notes.taken)
    assert all(notes.shown[card_of(card)] for card in layout.offer)


def test_a_lost_solo_game_has_no_winner() -> None:
    run = Run(Options("simple", 1, difficulty="hard"), ("random",), seed=1, games=1)
    notes = watch(run, 1)
    assert (notes.winner, notes.lost_by) == (-1, "SOLO-11")


# --- cards


def test_an_effect_is_what_owners_win_beyond_an_even_share() -> None:
    def game(winner: int) -> GameNotes:
        seats = [SeatNotes(owned=("thornmaul",)), SeatNotes(), SeatNotes(), SeatNotes()]
        return GameNotes(seats, winner, shown={"thornmaul": 1}, taken={"thornmaul": 1})

    games = [game(winner=0), game(winner=0), game(winner=1), game(winner=3)]
    measured = Measured(load.default(), {Kind(Options("simple", 4), EQUALS): games})
    found = {card.id: card for card in measure_cards(measured)}
    assert found["thornmaul"].taken.value == 1.0
    assert found["thornmaul"].effect.value == pytest.approx(0.5 - 0.25)
    assert found["thornmaul"].verdict() == CHANCE  # four games prove little
    assert found["leafcutter"].verdict() == MISSED  # never seen


def test_every_card_has_a_name_and_a_group_in_words() -> None:
    """A message that is missing would be told by its id."""
    for group, cards in groups(load.default()).items():
        for words in (group.name, group.short, *(name for _, name in cards)):
            assert not re.search(r"(balance|colour|stage)-\w", words)


@pytest.mark.parametrize(
    ("taken", "effect", "verdict"),
    [
        (Figure(0.4, 0.3, 0.5, 99), Figure(0.1, 0.0, 0.2, 99), MET),
        (Figure(0.03, 0.01, 0.06, 99), NOTHING, CHANCE),
        (Figure(0.9, 0.85, 0.95, 99), Figure(0.1, 0.0, 0.2, 99), MISSED),
        (Figure(0.4, 0.3, 0.5, 99), Figure(-0.3, -0.4, -0.2, 99), MISSED),
    ],
)
def test_a_card_misses_what_chance_cannot_explain(
    taken: Figure, effect: Figure, verdict: str
) -> None:
    assert (
        Card("x", "X", Group("bonus-cards", "bonus cards", "I"), taken, effect).verdict() == verdict
    )


# --- figures


def test_ranks_of_equals_are_shared() -> None:
    assert figures.ranks([3, 1, 3, 2]) == [3.5, 1, 3.5, 2]


def test_spearman_knows_same_opposite_and_one_swap() -> None:
    assert figures.spearman([1, 2, 3], [10, 20, 99]) == pytest.approx(1)
    assert figures.spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert figures.spearman([1, 2, 3, 4], [1, 2, 4, 3]) == pytest.approx(0.8)


def test_agreement_is_unsure_where_the_measurements_are() -> None:
    sure = figures.agreement([1, 2, 3], [(1, 0.01), (2, 0.01), (3, 0.01)], Random(1))
    vague = figures.agreement([1, 2, 3], [(1, 2), (2, 2), (3, 2)], Random(1))
    assert sure[:3] == pytest.approx((1, 1, 1))
    assert vague.value == pytest.approx(1)
    assert vague.low < 0.5


def test_quantiles_lie_between_neighbours() -> None:
    assert figures.quantile([4, 1, 2, 3], 0.5) == 2.5
    assert figures.quantile([7], 0.9) == 7


def test_a_ratio_counts_what_failed() -> None:
    """Two attempts of 10 gold each, one of them won: a success costs 20."""
    value, error = figures.ratio([(10, 1), (10, 0)])
    assert value == 20
    assert error > 0


def test_intervals_hold_their_figure() -> None:
    numbers = [float(n % 7) for n in range(100)]
    resampled = figures.resample(numbers, lambda s: figures.quantile(s, 0.9), Random(1))
    for figure in (figures.share(3, 40), figures.mean(numbers), resampled):
        assert figure.low <= figure.value <= figure.high


@pytest.mark.parametrize(
    ("figure", "verdict"),
    [
        (Figure(0.5, 0.4, 0.6, 9), MET),
        (Figure(0.7, 0.6, 0.8, 9), CHANCE),
        (Figure(0.9, 0.8, 1.0, 9), MISSED),
        (NOTHING, MISSED),
    ],
)
def test_a_figure_meets_misses_or_could_meet(figure: Figure, verdict: str) -> None:
    assert within(figure, (0.35, 0.65)) == verdict


# --- charts


def test_a_chart_says_every_label_and_draws_below_nought() -> None:
    bars = [
        Bar("Smith & <sons>", Figure(-0.2, -0.3, -0.1, 9), good=False),
        Bar("nobody", NOTHING),
    ]
    root = ElementTree.fromstring(Chart("x", "A title", bars, (-0.1, 0.1)).svg())
    words = {element.text for element in root.iter() if element.tag.endswith("text")}
    assert {"A title", "Smith & <sons>", "nobody", "not seen", "-20 %"} <= words
    for element in root.iter():
        if element.tag.endswith("rect"):
            assert float(element.get("width", "0")) > 0
