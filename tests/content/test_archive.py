"""A content is found by its hash, wherever it is on this machine: so a game never ages."""

import shutil
import zipfile
from pathlib import Path

import msgspec
import pytest
from content.packs_kit import LOW_TOWN

from forgewar.content import archive, load, packs
from forgewar.content.error import ContentError
from forgewar.content.model import Content
from forgewar.paths import data_folder, games_folder

FIRST = "e653657558aee6293da30cb72d31f3be2665bfeb94cabd3ba1ee605a379ea20c"
SECOND = "99b60916a0620cff417b01162842bd09c6cfda2b0e5998c1ab0a7ecaa6e9b6de"


@pytest.fixture(autouse=True)
def _nothing_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(archive, "_known", {})


@pytest.fixture
def low_town() -> Content:
    return packs.read_pack(LOW_TOWN).content


def test_the_shipped_content_is_found() -> None:
    assert archive.find(load.default().hash) is load.default()


def test_every_content_that_was_released_is_found() -> None:
    assert {FIRST, SECOND} <= set(archive.released_hashes())
    for hash_ in archive.released_hashes():
        found = archive.find(hash_)
        assert found is not None
        assert found.hash == load.content_hash(found) == hash_


def test_a_content_is_read_once() -> None:
    assert archive.find(FIRST) is archive.find(FIRST)


def test_a_content_kept_beside_games_is_found(low_town: Content, tmp_path: Path) -> None:
    assert archive.find(low_town.hash) is None
    archive.keep(low_town, tmp_path)
    assert archive.find(low_town.hash) is None  # that is nobody's folder
    found = archive.find(low_town.hash, tmp_path)
    assert found is not None
    assert found.hash == low_town.hash
    assert found.bonus_cards == low_town.bonus_cards  # words too


def test_a_content_kept_beside_the_players_games_is_found_for_all(low_town: Content) -> None:
    games_folder().mkdir(parents=True)
    archive.keep(low_town, games_folder())
    assert archive.find(low_town.hash) is not None


def test_the_content_of_an_installed_pack_is_found(low_town: Content) -> None:
    packs.install(LOW_TOWN)
    found = archive.find(low_town.hash)
    assert found is not None
    assert found.hash == low_town.hash


def test_packs_are_read_once_for_all_who_ask(
    low_town: Content, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs.install(LOW_TOWN)
    for number in range(3):
        assert archive.find(f"{number:064}") is None
    monkeypatch.setattr(packs, "installed_packs", lambda: pytest.fail("read again"))
    assert archive.find("0" * 64) is None
    assert archive.find(low_town.hash) is not None


def test_a_pack_that_comes_later_is_found_all_the_same(low_town: Content) -> None:
    assert archive.find(low_town.hash) is None
    packs.remove(packs.install(LOW_TOWN))
    assert archive.find(low_town.hash) is None
    packs.install(LOW_TOWN)
    assert archive.find(low_town.hash) is not None


def test_a_content_in_use_is_found(low_town: Content) -> None:
    archive.remember(low_town)
    assert archive.find(low_town.hash) is low_town


def test_what_everybody_has_is_not_kept(tmp_path: Path) -> None:
    released = archive.find(SECOND)
    assert released is not None
    archive.keep(released, tmp_path)
    assert not list(tmp_path.rglob("*.zip"))


def test_a_kept_content_is_the_same_file_whenever_it_is_written(
    low_town: Content, tmp_path: Path
) -> None:
    (tmp_path / "other").mkdir()
    for folder in (tmp_path, tmp_path / "other"):
        archive.keep(low_town, folder)
    one, other = (path.read_bytes() for path in tmp_path.rglob("*.zip"))
    assert one == other


@pytest.mark.parametrize(
    "hash_", ["", "0" * 64, f"../{FIRST}", FIRST.upper(), FIRST[:12], "x" * 64]
)
def test_what_is_no_hash_of_any_content_finds_nothing(hash_: str) -> None:
    assert archive.find(hash_) is None


def test_a_kept_content_that_was_spoilt_is_not_taken(low_town: Content, tmp_path: Path) -> None:
    archive.keep(low_town, tmp_path)
    (path,) = tmp_path.rglob("*.zip")
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])
    assert archive.find(low_town.hash, tmp_path) is None


def test_another_content_under_its_name_is_not_taken(low_town: Content, tmp_path: Path) -> None:
    archive.keep(low_town, tmp_path)
    (path,) = tmp_path.rglob("*.zip")
    shutil.copy(data_folder() / "released" / f"{FIRST}.zip", path)
    assert archive.find(low_town.hash, tmp_path) is None


def test_a_zip_that_means_harm_is_not_taken(low_town: Content, tmp_path: Path) -> None:
    archive.keep(low_town, tmp_path)
    (path,) = tmp_path.rglob("*.zip")
    with zipfile.ZipFile(path, "a") as out:
        out.writestr("../evil.yaml", "a: 1")
    assert archive.find(low_town.hash, tmp_path) is None


# What comes along with a game


def test_what_a_game_brings_along_is_checked_like_any_content(low_town: Content) -> None:
    assert archive.load_carried(low_town.files, low_town.hash).hash == low_town.hash
    for files, problem in (
        ({}, "designs.yaml: is missing"),
        (low_town.files | {"quests.yaml": "a: 1"}, "quests.yaml:1: "),
        (low_town.files | {"../x.yaml": "a: 1"}, "does not belong to a content"),
        (low_town.files | {"quests.yaml": "#" * 300_001}, "larger than 300000 bytes"),
        (load.default().files, f"is {load.default().hash[:12]}, not {low_town.hash[:12]}"),
    ):
        with pytest.raises(ContentError) as refused:
            archive.load_carried(files, low_town.hash)
        assert problem in str(refused.value)


def test_all_files_together_are_bounded(low_town: Content) -> None:
    padding = {file: text + "\n#" + "x" * 140_000 for file, text in low_town.files.items()}
    with pytest.raises(ContentError, match="makes the content larger than 450000 bytes"):
        archive.load_carried(padding, low_town.hash)


def test_words_do_not_make_another_content(low_town: Content) -> None:
    again = msgspec.structs.replace(low_town, files={})
    assert load.content_hash(again) == low_town.hash
