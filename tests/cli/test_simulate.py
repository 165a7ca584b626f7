"""forgewar simulate: the same seed gives the same games, counted and recorded."""

import json
import re
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from forgewar.cli import main
from forgewar.cli.executor import Alone
from forgewar.cli.games import Run, seed_of, tallies
from forgewar.cli.tally import Spread, Tally
from forgewar.content import load
from forgewar.rules.events import PrestigeChanged
from forgewar.rules.state import Options
from forgewar.session.record import read_record
from forgewar.session.replay import moments, replay


def simulate(folder: Path, *arguments: object) -> dict[str, Any]:
    """The data of a simulation, without what depends on the clock."""
    file = folder / "result.json"
    assert main(["simulate", "--json", str(file), *map(str, arguments)]) == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["speed"].pop("seconds") > 0
    assert found["speed"].pop("actions_per_second") > 0
    return found


@pytest.mark.parametrize(
    "arguments",
    [
        ["--mode", "simple", "--seats", "random,random,random,random"],
        ["--mode", "epic", "--seats", "sensible,random"],
        ["--mode", "epic", "--bonus-tiles", "--seats", "random,random,sensible"],
        ["--mode", "fast-forward"],
        ["--solo"],
        ["--solo", "--mode", "epic", "--difficulty", "hard", "--bonus-tiles"],
        ["--solo", "--mode", "fast-forward", "--difficulty", "random", "--seats", "random"],
    ],
    ids=" ".join,
)
def test_every_kind_of_game_is_played_and_its_records_are_sound(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "deep" / "records"
    found = simulate(tmp_path, *arguments, "--games", 2, "--record", folder)
    assert found["games"] == 2
    records = sorted(folder.glob("*.jsonl"))
    assert [path.name for path in records] == ["game-00001.jsonl", "game-00002.jsonl"]
    for path in records:
        capsys.readouterr()
        assert main(["replay", str(path), "--verify"]) == 0
        assert "is intact" in capsys.readouterr().out


@pytest.mark.slow
def test_the_numbers_are_those_of_the_records(tmp_path: Path) -> None:
    found = simulate(tmp_path, "--games", 4, "--record", tmp_path / "games", "--mode", "epic")
    games = []
    prestige: dict[tuple[int, str], int] = {}
    for path in (tmp_path / "games").glob("*.jsonl"):
        replayed = replay(read_record(path), load.default())
        games.append((replayed.game.state, len(replayed.steps)))
        for moment in moments(replayed):
            for event in moment.events:
                if isinstance(event, PrestigeChanged):
                    key = (event.seat, event.source)
                    prestige[key] = prestige.get(key, 0) + event.amount

    for seat, told in enumerate(found["seats"]):
        guilds = [state.guilds[seat] for state, _ in games]
        scores = [guild.prestige for guild in guilds]
        assert told["score"]["mean"] == pytest.approx(sum(scores) / 4)
        assert (told["score"]["min"], told["score"]["max"]) == (min(scores), max(scores))
        assert told["wins"] == sum(state.result.ranking[0] == seat for state, _ in games)
        assert told["quests"]["completed"] == sum(len(guild.completed) for guild in guilds)
        assert told["quests"]["failed"] == sum(len(guild.failed) for guild in guilds)
        assert sum(told["prestige"].values()) == pytest.approx(sum(scores) / 4)
        for source, mean in told["prestige"].items():
            assert mean == pytest.approx(prestige.get((seat, source), 0) / 4)
    assert found["actions"]["mean"] == pytest.approx(sum(n for _, n in games) / 4)
    assert found["rounds"]["mean"] == 18
    assert sum(seat["wins"] for seat in found["seats"]) == 4


def test_lost_solo_games_are_counted_by_clause_and_not_scored(tmp_path: Path) -> None:
    found = simulate(tmp_path, "--solo", "--seats", "random", "--games", 10)
    solo = found["solo"]
    assert solo["won"] + sum(solo["lost"].values()) == 10
    assert set(solo["lost"]) == {"SOLO-11"}
    if not solo["won"]:
        assert found["seats"][0]["score"]["mean"] is None


@pytest.mark.slow
def test_the_result_does_not_depend_on_the_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts, results, records = [], [], []
    for jobs in (1, 2):
        folder = tmp_path / f"records-{jobs}"
        found = simulate(tmp_path, "--games", 7, "--jobs", jobs, "--record", folder)
        assert found["speed"].pop("jobs") == jobs
        results.append(found)
        texts.append(re.sub(r"[\d,]+ actions per second.*", "", capsys.readouterr().out))
        records.append({path.name: path.read_bytes() for path in folder.glob("*.jsonl")})
    assert results[0] == results[1]
    assert texts[0] == texts[1]
    assert records[0] == records[1]


def test_another_seed_plays_other_games(tmp_path: Path) -> None:
    first = simulate(tmp_path, "--games", 3, "--seed", 1)
    again = simulate(tmp_path, "--games", 3, "--seed", 1)
    other = simulate(tmp_path, "--games", 3, "--seed", 2)
    assert first == again
    assert first["seats"] != other["seats"]


def test_games_have_seeds_of_their_own() -> None:
    seeds = {seed_of(run, number) for run in range(50) for number in range(1, 51)}
    assert len(seeds) == 2500
    assert max(seeds) < 2**48


def test_records_with_states_hold_every_state(tmp_path: Path) -> None:
    simulate(tmp_path, "--solo", "--games", 1, "--record", tmp_path / "games", "--states")
    text = (tmp_path / "games" / "game-00001.jsonl").read_text(encoding="utf-8")
    kinds = [json.loads(line).get("line") for line in text.splitlines()]
    assert kinds.count("state") == kinds.count("play") + 1


def test_nothing_is_drawn_where_there_is_no_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(tmp_path, "--games", 1)
    assert capsys.readouterr().err == ""


@pytest.mark.slow
def test_memory_does_not_grow_with_the_games() -> None:
    run = Run(Options("simple", 2), ("random", "random"), seed=1, games=120)
    tally = Tally.of(2)
    used = []
    tracemalloc.start()
    try:
        for part in tallies(run, Alone()):
            tally.merge(part)
            used.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    # A single state takes several thousand bytes; 100 games of them could not hide.
    assert max(used[100:]) - max(used[:20]) < 100_000


def test_spreads_merge_to_what_they_would_be_in_one() -> None:
    numbers = [3, -4, 12, 0, 7]
    whole, left, right = Spread(), Spread(), Spread()
    for i, number in enumerate(numbers):
        whole.add(number)
        (left if i < 2 else right).add(number)
    left.merge(right)
    left.merge(Spread())
    assert left == whole
    assert whole.data() == {
        "mean": pytest.approx(3.6),
        "sd": pytest.approx(6.1887, abs=0.0001),
        "min": -4,
        "max": 12,
    }
    assert Spread().data() == {"mean": None, "sd": None, "min": None, "max": None}


@pytest.mark.slow
def test_who_won_is_told_by_the_places_of_the_first_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = simulate(tmp_path, "--games", 6, "--record", tmp_path / "games")
    won = [0, 0, 0]
    for path in (tmp_path / "games").glob("*.jsonl"):
        replayed = replay(read_record(path), load.default())
        result = replayed.game.state.result
        assert result is not None
        won[replayed.steps[0].before.state.order.index(result.ranking[0])] += 1
    assert found["places"] == won
    table = capsys.readouterr().out.split("place in the first order")[1]
    told = re.findall(r"^(\d) +(\d+) +([\d.]+)%", table, re.MULTILINE)
    shares = [f"{100 * wins / 6:.1f}" for wins in won]
    assert told == [(str(i + 1), str(won[i]), shares[i]) for i in range(3)]
