"""Whole recorded games, one of each kind, replay to the last hash with the cards of their time."""

from pathlib import Path

import msgspec
import pytest
from fixtures.record_fixtures import FIXTURES, RECORDS

from forgewar.content import archive
from forgewar.content.files import GivenFiles
from forgewar.content.load import load_files
from forgewar.content.zipped import read_zip
from forgewar.session.error import RecordError
from forgewar.session.record import Checkpoint, Snapshot, Undone, read_header, read_record
from forgewar.session.replay import replay

FILES = sorted(RECORDS.glob("*.jsonl"))
HOW_TO = (
    "If the rules or the shape of records were meant to change so, record the games anew: "
    "python tests/fixtures/record_fixtures.py"
)


def test_every_fixture_is_there() -> None:
    assert {file.stem for file in FILES} == {fixture.name for fixture in FIXTURES}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file: Path) -> None:
    try:
        record = read_record(file)
        replayed = replay(record)
        problem = replayed.problem
    except (RecordError, msgspec.MsgspecError) as error:
        problem = str(error)
    if problem:
        pytest.fail(f"{file.name} cannot be replayed: {problem}. {HOW_TO}", pytrace=False)
    assert replayed.game.over
    assert isinstance(record.lines[-1], Checkpoint)


def test_their_content_is_found_whatever_the_game_is_shipped_with() -> None:
    (hash_,) = {read_header(file).content for file in FILES}
    kept = RECORDS / archive.CONTENTS / f"{hash_}.zip"
    if hash_ not in archive.released_hashes():
        assert load_files(GivenFiles(read_zip(kept))).hash == hash_, HOW_TO


def test_the_fixtures_hold_every_kind_of_line() -> None:
    kinds = {type(line) for file in FILES for line in read_record(file).lines}
    assert {Undone, Snapshot, Checkpoint} < kinds
