"""The hall: one small file that is never half written, never trusted, and never in the way."""

import json
from pathlib import Path

import pytest
from app.positions import CONTENT, NAMES, positions
from cases import mostly_slow

from forgewar.content.model import card_of
from forgewar.play import achievements
from forgewar.play.achievements import (
    Duel,
    Earned,
    Finished,
    Hall,
    Haul,
    hall_file,
    note_games,
    note_puzzle,
    note_step,
    read_hall,
    take_fresh,
)
from forgewar.play.results import Best, HallOfFame, note_result
from forgewar.play.rivals import rival_of
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.words import message


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path))


def game(number: int, score: int = 50, place: int = 1, **more: object) -> Finished:
    return Finished(f"game-{number}", "2026-11-16", "simple", "You", score, place, **more)


def fame(*games: Finished) -> HallOfFame:
    note_games(list(games))
    return HallOfFame(read_hall(), CONTENT.solo.marks, 9, 6)


def test_what_is_learnt_stays_learnt() -> None:
    assert read_hall().newcomer
    note_step("walking", 3, learnt=False)
    assert read_hall().newcomer
    note_step("walking", 0, learnt=True)
    note_step("walking", 2, learnt=False)
    found = read_hall()
    assert (found.lessons["walking"].step, found.lessons["walking"].learnt) == (2, True)
    assert not found.newcomer


def test_a_game_is_counted_once() -> None:
    note_games([game(1)])
    note_games([game(1), game(2)])
    assert [each.game for each in read_hall().games] == ["game-1", "game-2"]


def test_hauls_add_up_and_the_better_game_is_kept() -> None:
    first = Haul(["a", "b"], {"valorous": "orc"}, ["pell"], ["tove"])
    note_games([game(1, 50), game(2, 70)], [first, Haul(["a"], {"valorous": "elf"}, ["pell"])])
    note_games([game(3, 60)], [Haul(["a"], {"valorous": "smith"}, [], ["pell"])])
    found = read_hall()
    assert found.quests["a"] == Earned(3, "game-2", "2026-11-16", 70)
    assert found.quests["b"] == Earned(1, "game-1", "2026-11-16", 50)
    assert found.titles["valorous"] == Earned(3, "game-2", "2026-11-16", 70, "smith")
    assert found.rivals == {"pell": Duel(2, 1), "tove": Duel(0, 1)}


def test_a_haul_is_counted_once_with_its_game() -> None:
    haul = Haul(["a"], {"valorous": "orc"}, ["pell"], ["tove"])
    note_games([game(1)], [haul])
    before = read_hall()
    note_games([game(1)], [haul])
    assert read_hall() == before


def test_what_is_fresh_is_taken_once() -> None:
    note_games([game(1), game(2)], [Haul(["a", "b"]), Haul(["b"], {"valorous": "orc"})])
    assert take_fresh() == ["a", "b", "valorous"]
    assert take_fresh() == []
    assert set(read_hall().quests) == {"a", "b"}


def test_a_hall_of_an_earlier_version_is_read_and_filled_up() -> None:
    old = {
        "lessons": {"walking": {"step": 2, "learnt": True}},
        "puzzles": {"hard": 0},
        "games": [{"game": "g", "day": "2026-11-01", "mode": "simple", "seat": "You", "score": 40,
                   "place": 1, "rivals": ["master"], "best_rival": 30, "difficulty": ""}],
    }  # fmt: skip
    hall_file().parent.mkdir(parents=True)
    hall_file().write_text(json.dumps(old), encoding="utf-8")
    note_games([game(1)], [Haul(["a"])])
    found = read_hall()
    assert found.lessons["walking"].learnt
    assert found.puzzles == {"hard": 0}
    assert [each.game for each in found.games] == ["g", "game-1"]
    assert set(found.quests) == {"a"}
    assert not list(hall_file().parent.glob("*damaged*"))


def test_two_apps_that_write_in_turn_lose_nothing() -> None:
    """Each reads again before it writes: neither has the other's games in its memory."""
    note_games([game(1)], [Haul(["a"])])
    elsewhere = read_hall()
    note_puzzle("hard", 0)
    note_games([game(2)], [Haul(["a", "b"])])
    assert elsewhere.puzzles == {}
    found = read_hall()
    assert (len(found.games), found.puzzles, found.quests["a"].count) == (2, {"hard": 0}, 2)


@pytest.mark.parametrize("damage", ['{"quests": {"a": {"count": "x"}}}', '{"rivals": [1]}', "{"])
def test_damaged_hauls_are_put_aside(damage: str) -> None:
    hall_file().parent.mkdir(parents=True)
    hall_file().write_text(damage, encoding="utf-8")
    note_games([game(1)], [Haul(["a"])])
    assert set(read_hall().quests) == {"a"}
    assert hall_file().with_name("hall.damaged-1.json").read_text(encoding="utf-8") == damage


def test_only_so_many_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(achievements, "_MOST_GAMES", 3)
    note_games([game(number) for number in range(5)])
    assert [each.game for each in read_hall().games] == ["game-2", "game-3", "game-4"]


@pytest.mark.parametrize("damage", ["nothing", '{"games": [{"score": "many"}]}', "[" * 5000])
def test_a_damaged_hall_is_put_aside_and_begun_anew(damage: str) -> None:
    hall_file().parent.mkdir(parents=True)
    hall_file().write_text(damage, encoding="utf-8")
    assert read_hall() == Hall()
    note_games([game(1)])
    assert len(read_hall().games) == 1
    aside = hall_file().with_name("hall.damaged-1.json")
    assert aside.read_text(encoding="utf-8") == damage


def test_a_hall_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    note_games([game(1)])
    assert read_hall() == Hall()


@pytest.mark.parametrize("kind", mostly_slow(["over", "solo_over", "solo_lost"], every=3))
def test_a_finished_game_goes_into_the_hall_as_it_ended(kind: str, tmp_path: Path) -> None:
    position = positions()[kind]
    players = ("person", "journeyman", "master", "apprentice")
    seats = tuple(map(Seat, NAMES, COLOURS, players))[: position.options.guilds]
    path = tmp_path / "a-game.jsonl"
    session = Session.new(position.options, position.seed, CONTENT, seats=seats, path=path)
    for action in position.actions:
        session.play(action)
    note_result(session)
    note_result(session)  # looked at again
    session.close()
    (found,) = read_hall().games
    state = session.game.state
    assert state.result is not None
    assert found.score == state.guilds[0].prestige
    assert found.place == (0 if state.result.lost_by else state.result.ranking.index(0) + 1)
    assert found.difficulty == (position.options.difficulty or "")
    assert found.rivals == players[1 : position.options.guilds]
    others = [guild.prestige for guild in state.guilds[1:]]
    assert found.best_rival == max(others, default=0)
    assert (found.game, found.day, found.mode) == (
        "a-game",
        achievements.today(),
        position.options.mode,
    )
    assert found.seat == NAMES[0][:60]
    assert found.colour == "blue"
    completed = {card_of(key) for key in state.guilds[0].completed}
    assert set(read_hall().quests) == completed
    titles = {hero.title for hero in state.guilds[0].adventurers if hero.title}
    assert set(read_hall().titles) == titles
    duels = read_hall().rivals
    for seat in range(1, position.options.guilds):
        rival = rival_of(session.header, seat)
        assert rival is not None
        beaten = state.result.ranking.index(0) < state.result.ranking.index(seat)
        assert duels[rival.id] == (Duel(1, 0) if beaten else Duel(0, 1))
    assert len(duels) == position.options.guilds - 1


@pytest.mark.slow
def test_every_person_of_a_recorded_game_goes_into_the_hall(tmp_path: Path) -> None:
    position = positions()["over"]
    seats = tuple(Seat(name * 30, colour) for name, colour in zip(NAMES, COLOURS, strict=True))
    seats = (*seats[: position.options.guilds - 1], Seat("Computer", "purple", "master"))
    for path in (None, tmp_path / "a-game.jsonl"):
        session = Session.new(position.options, position.seed, CONTENT, seats=seats, path=path)
        note_result(session)  # it has only begun
        for action in position.actions:
            session.play(action)
        assert read_hall().games == []
        note_result(session)
        session.close()
    state = session.game.state
    found = read_hall().games
    assert [each.seat for each in found] == [seat.name[:60] for seat in seats[:-1]]
    assert [each.score for each in found] == [guild.prestige for guild in state.guilds[:-1]]
    for number, each in enumerate(found):
        others = [seat.name[:60] for seat in seats[:-1] if seat is not seats[number]]
        assert each.rivals == (*others, "master")


def test_the_best_try_at_a_puzzle_counts() -> None:
    for lost, best in ((12, 12), (20, 12), (12, 12), (3, 3), (0, 0), (1, 0)):
        note_puzzle("hard", lost)
        assert read_hall().puzzles == {"hard": best}


def test_nothing_is_written_that_is_known() -> None:
    note_step("walking", 0, learnt=False)  # where every lesson begins
    assert not hall_file().exists()
    note_games([])
    assert not hall_file().exists()
    note_puzzle("hard", 3)
    note_step("walking", 1, learnt=False)
    note_games([game(1)])
    hall_file().write_text(hall_file().read_text(encoding="utf-8") + " ", encoding="utf-8")
    before = hall_file().read_text(encoding="utf-8")
    note_puzzle("hard", 3)
    note_step("walking", 1, learnt=False)
    note_games([game(1)])
    assert hall_file().read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("played", "kind", "against", "outcome"),
    [
        (
            game(1, 61, 1, rivals=("master", "Bo"), best_rival=48),
            "Simple, 16 November 2026",
            "You against Master and Bo",
            "Won, 61 to 48",
        ),
        (
            game(1, 40, 3, rivals=("apprentice",), best_rival=48),
            "Simple, 16 November 2026",
            "You against Apprentice",
            "Third, 40 to 48",
        ),
        (
            game(1, 40, 1, difficulty="hard"),
            "Simple, solo, 16 November 2026",
            "You, hard",
            "Won with 40",
        ),
        (
            game(1, 40, 0, difficulty="easy"),
            "Simple, solo, 16 November 2026",
            "You, easy",
            "Lost with 40",
        ),
    ],
)
def test_a_game_is_told(played: Finished, kind: str, against: str, outcome: str) -> None:
    found = fame(played)
    told = [
        str(said)
        for said in (found.describe_game(played), found.against(played), found.outcome(played))
    ]
    assert told == [kind, against, outcome]


def test_best_scores_are_held_against_great_ones() -> None:
    marks = CONTENT.solo.marks
    alone = {"difficulty": "easy"}
    found = fame(
        game(1, 40), game(2, 61, 2), game(3, marks["simple"], 1, **alone),
        game(4, 300, 0, **alone),  # lost: no score
    )  # fmt: skip
    assert [(best.score, best.mark, best.great) for best in found.bests] == [
        (61, 0, False), (marks["simple"], marks["simple"], True),
    ]  # fmt: skip
    assert not Best(message("hall-won"), marks["simple"] - 1, marks["simple"]).great
    told = [str(best.score_line) for best in found.bests]
    assert told == ["61", f"{marks['simple']} of {marks['simple']}"]
    note_puzzle("hard", 12)
    note_puzzle("easy", 0)
    found = fame()
    numbers = [str(number) for _, number in found.sums]
    assert numbers == ["1 of 2", "1 of 2", "0 of 9", "1 of 6"]
    assert [each.game for each in found.games] == ["game-4", "game-3", "game-2", "game-1"]
