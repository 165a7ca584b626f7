"""Games do not age: they open with the cards they were begun with, whatever the game has now."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from content.packs_kit import LOW_TOWN
from session.fault_text import fault_text, raises_fault
from session.recorded import lines, put, record, rewrite

from forgewar.ai.players.registry import GUILDS
from forgewar.content import archive, load, packs
from forgewar.content.model import Content
from forgewar.paths import games_folder
from forgewar.rules.state import EDITION, Options
from forgewar.session.parcel import export_record, import_record
from forgewar.session.record import MAX_LINE, Carried, read_record
from forgewar.session.replay import replay
from forgewar.session.session import Session
from forgewar.session.summary import look_at
from forgewar.session.timeline import Timeline


@pytest.fixture(autouse=True)
def _nothing_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "home"))
    forget(monkeypatch)


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a new start of the program."""
    monkeypatch.setattr(archive, "_known", {})


@pytest.fixture
def low_town() -> Content:
    return packs.read_pack(LOW_TOWN).content


def play_record(path: Path, content: Content, actions: int = 10_000) -> Path:
    session = Session.new(Options("simple", 2), 7, content, path=path, durable=False)
    guild = GUILDS["sensible"](1)
    while (decision := session.game.decision) is not None and len(session.actions) < actions:
        session.play(guild.choose(session.game, decision.seat))
    session.close()
    return path


def drain(steps: Iterator[None]) -> None:
    for _ in steps:
        pass


def test_a_game_of_other_cards_opens_in_every_way(low_town: Content, tmp_path: Path) -> None:
    path = play_record(tmp_path / "game.jsonl", low_town)
    assert replay(read_record(path), load.default()).game.content.hash == low_town.hash
    assert Timeline.read(path).games[0].content.hash == low_town.hash
    drain(look_at(path))
    session = Session.load(path)
    assert session.game.content.hash == low_town.hash
    session.close()


def test_a_game_is_played_on_after_the_pack_is_gone(
    low_town: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = packs.install(LOW_TOWN)
    path = play_record(tmp_path / "game.jsonl", pack.content, actions=30)
    packs.remove(pack)
    forget(monkeypatch)

    session = Session.load(path)
    session.play(session.game.choices()[0])
    session.close()

    assert session.game.content.hash == low_town.hash
    assert len(Session.load(path).actions) == 31


def test_a_copy_in_another_folder_has_its_cards_beside_it(
    low_town: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = play_record(tmp_path / "game.jsonl", low_town, actions=30)
    (tmp_path / "other").mkdir()
    Session.salvage(path, tmp_path / "other" / "copy.jsonl").close()
    forget(monkeypatch)
    assert len(Session.load(tmp_path / "other" / "copy.jsonl").actions) == 30


def test_games_of_the_first_release_open_with_nothing_at_hand() -> None:
    frozen = Path(__file__).parents[1] / "fixtures" / "formats" / "1"
    for path in frozen.glob("*.jsonl"):
        assert not replay(read_record(path)).problem


def test_a_content_that_cannot_be_kept_is_said_at_once(low_town: Content, tmp_path: Path) -> None:
    (tmp_path / "contents").write_text("in the way")
    with raises_fault("The game's cards cannot be saved in"):
        Session.new(Options("simple", 2), 7, low_town, path=tmp_path / "game.jsonl")
    assert not (tmp_path / "game.jsonl").exists()


# Sent to somebody else


def sent(path: Path, to: Path) -> Path:
    to.parent.mkdir(exist_ok=True)
    to.write_bytes(export_record(path))
    return to


def test_a_game_takes_its_cards_along(
    low_town: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = play_record(tmp_path / "game.jsonl", low_town, actions=30)
    there = sent(path, tmp_path / "elsewhere" / "game.jsonl")
    forget(monkeypatch)

    found = replay(read_record(there))

    assert not found.problem
    assert found.game.state == replay(read_record(path)).game.state
    assert lines(there)[1]["line"] == "content"


def test_cards_that_came_along_are_kept_beside_the_games(
    low_town: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parcel = sent(
        play_record(tmp_path / "game.jsonl", low_town, actions=30),
        tmp_path / "elsewhere" / "game.jsonl",
    )
    forget(monkeypatch)
    games_folder().mkdir(parents=True)

    assert import_record(parcel, games_folder()) == (tmp_path / "game.jsonl").read_bytes()

    forget(monkeypatch)
    found = archive.find(low_town.hash)
    assert found is not None
    assert found.hash == low_town.hash


def test_a_game_that_brought_its_cards_is_played_on_and_sent_on(
    low_town: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parcel = sent(
        play_record(tmp_path / "game.jsonl", low_town, actions=30),
        tmp_path / "elsewhere" / "game.jsonl",
    )
    forget(monkeypatch)
    session = Session.load(parcel)
    session.play(session.game.choices()[0])
    session.close()
    assert export_record(parcel) == parcel.read_bytes()
    assert len(Session.load(parcel).actions) == 31


def test_a_game_of_released_cards_is_sent_as_it_is(tmp_path: Path) -> None:
    content = archive.find(archive.released_hashes()[0])
    assert content is not None
    path = play_record(tmp_path / "game.jsonl", content, actions=30)
    assert export_record(path) == path.read_bytes()


def test_what_is_no_record_any_more_is_sent_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "noise.jsonl"
    path.write_bytes(b"noise" * 100)
    assert export_record(path) == path.read_bytes()
    with raises_fault("cannot be read: No such file"):
        export_record(tmp_path / "nothing.jsonl")


def test_a_damaged_game_is_as_damaged_when_it_arrives(low_town: Content, tmp_path: Path) -> None:
    path = play_record(tmp_path / "game.jsonl", low_town, actions=30)
    whole = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*whole[:20], b"rubbish\n", *whole[20:]]))
    there = sent(path, tmp_path / "elsewhere" / "game.jsonl")
    read = read_record(there)
    assert "line 22 of game.jsonl is damaged" in fault_text(read.problem)
    assert len(replay(read).steps) == len(replay(read_record(path)).steps) == 19
    assert there.read_bytes().endswith(b"".join([b"rubbish\n", *whole[20:]]))
    assert import_record(there, tmp_path) == path.read_bytes()


def test_cards_that_are_none_are_refused_in_a_sentence(
    low_town: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = play_record(tmp_path / "game.jsonl", low_town, actions=3)
    parcel = sent(path, tmp_path / "elsewhere" / "game.jsonl")
    good = lines(parcel)[1]["files"]
    for files, problem in (
        ({}, "cards or prices that this computer doesn't have"),
        ({"quests.yaml": "a: 1"}, r"cannot be used: designs\.yaml: is missing"),
        (good | {"quests.yaml": "a: &a [*a]"}, r"cannot be used: quests\.yaml:1: anchors"),
        (good | {"../evil.yaml": "a: 1"}, "does not belong to a content"),
        (load.default().files, "is .*, not "),
    ):
        rewrite(parcel, 2, files=files)
        forget(monkeypatch)
        with raises_fault(problem) as refused:
            replay(read_record(parcel))
        assert fault_text(refused.value.fault).isprintable()
        if files:
            with raises_fault(problem):
                import_record(parcel, parcel.parent)


def test_cards_in_the_middle_of_a_game_are_refused(low_town: Content, tmp_path: Path) -> None:
    path = play_record(tmp_path / "game.jsonl", low_town, actions=3)
    found = lines(path)
    put(path, [*found, {"line": "content", "files": {}}])
    assert (
        fault_text(replay(read_record(path)).problem)
        == "line 5 has cards in the middle of the game"
    )


def test_what_is_carried_fits_a_line(low_town: Content) -> None:
    assert len(json.dumps(low_town.files)) < MAX_LINE / 4
    assert Carried(low_town.files).files == low_town.files


# Editions of the rules


def test_games_are_of_the_edition_of_their_time(tmp_path: Path) -> None:
    assert Options().edition == EDITION == 1
    path = tmp_path / "game.jsonl"
    record(path, actions=3).close()
    assert "edition" not in lines(path)[0]["options"]
    assert read_record(path).header.options.edition == 1


def test_a_game_of_a_later_edition_is_left_to_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record(path, actions=3).close()
    options = lines(path)[0]["options"]
    rewrite(path, 1, options=options | {"edition": 2})
    with raises_fault("edition 2 of the rules needs a newer version"):
        read_record(path)
    none = "does not exist"
    wrong = {0: none, 1: none, -1: none, "two": "its first line is damaged"}
    for edition, why in wrong.items():
        rewrite(path, 1, options=options | {"edition": edition})
        with raises_fault(why):
            read_record(path)
