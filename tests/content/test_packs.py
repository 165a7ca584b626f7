"""Packs: cards of somebody's own are read, checked by the same rules, installed, or refused in one
sentence."""

import contextlib
import stat
import zipfile
from pathlib import Path

import pytest
from content.packs_kit import LOW_TOWN, bomb, copied, members, packed
from fuzz.bombs import png

from forgewar.content.error import ContentError
from forgewar.content.load import default
from forgewar.content.packs import check_pack, install, installed_packs, read_pack, remove
from forgewar.paths import packs_folder

KINDS = ("designs", "bonus_cards", "single_cards", "quests", "titles", "tiles", "wealth")


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "home"))


def refusal(path: Path) -> str:
    """Why a pack is not installed; nothing is left of the try."""
    with pytest.raises(ContentError) as refused:
        install(path)
    assert str(refused.value).isprintable()
    assert not packs_folder().exists() or not list(packs_folder().iterdir())
    return str(refused.value)


# Reading


def test_the_example_changes_ten_cards_and_a_mine() -> None:
    assert check_pack(LOW_TOWN) == []
    pack, game = read_pack(LOW_TOWN), default()
    assert (pack.label.name, pack.label.author) == ("Low Town", "The Printers' Guild")
    changed = [
        card.id
        for kind in (
            "designs",
            "bonus_cards",
            "single_cards",
            "quests",
            "titles",
            "tiles",
            "wealth",
        )
        for card in getattr(pack.content, kind).values()
        if card != getattr(game, kind)[card.id]
    ]
    assert len(changed) == 10
    mines = zip(pack.content.mines, game.mines, strict=True)
    assert [own == theirs for own, theirs in mines] == [False, True, True]
    assert pack.content.hash != game.hash


def test_what_a_pack_leaves_out_is_that_of_the_game(tmp_path: Path) -> None:
    pack = copied(tmp_path)
    for file in ("bonus_cards.yaml", "single_use.yaml", "mine/stage_1.tmx"):
        (pack / file).unlink()
    assert read_pack(pack).content.hash == default().hash


def test_a_folder_without_a_label_leaves_nothing_out(tmp_path: Path) -> None:
    pack = copied(tmp_path)
    (pack / "pack.yaml").unlink()
    with pytest.raises(ContentError, match=r"designs\.yaml: cannot be read: No such file"):
        read_pack(pack)


@pytest.mark.parametrize("top", ["", "low_town/"], ids=["files", "a folder"])
def test_a_zip_is_the_same_pack(top: str, tmp_path: Path) -> None:
    path = packed(tmp_path / "low.zip", {**members(top), "__MACOSX/x": b"", f"{top}READ.md": b""})
    assert check_pack(path) == []
    assert read_pack(path).content.hash == read_pack(LOW_TOWN).content.hash


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("pack.yaml", "name: X\n", 'pack.yaml:1: missing key "author" in the pack'),
        ("pack.yaml", "name: X\nauthor: Y\nprice: 3\n", 'unknown key "price" in the pack'),
        ("pack.yaml", "", "expected a map of keys"),
        ("quest.yaml", "a: 1\n", "quest.yaml: does not belong in a pack"),
        ("mine/stage_4.tmx", "<map/>", "mine/stage_4.tmx: does not belong in a pack"),
        ("tiles.yaml", "a: 1\n", "tiles.yaml:1: expected a map of keys"),
        ("pictures/market/a.png", "no picture", "pictures/market/a.png: is not a PNG"),
        ("pictures/market/a.svg", "<html/>", "pictures/market/a.svg:1: is not an SVG"),
        (
            "pictures/market/b.svg",
            "<!DOCTYPE a><svg/>",
            "b.svg:1: document types",
        ),
        ("pictures/A B.svg", "<svg/>", "pictures/A B.svg: does not belong in a pack"),
    ],
)
def test_what_is_wrong_with_a_pack_is_named(
    file: str, text: str, problem: str, tmp_path: Path
) -> None:
    pack = copied(tmp_path)
    (pack / file).write_text(text)
    assert problem in str(check_pack(pack)[0])
    assert problem in refusal(pack)


def test_a_picture_that_would_fill_the_memory_is_refused(tmp_path: Path) -> None:
    pack = copied(tmp_path)
    (pack / "pictures" / "market" / "a.png").write_bytes(png(65_000, 65_000))
    assert "a.png: is not between 1 and 4096 pixels wide and high" in refusal(pack)


def test_a_picture_that_is_nowhere_is_missed(tmp_path: Path) -> None:
    pack = copied(tmp_path)
    (pack / "pictures" / "market" / "low_town_stall.svg").unlink()
    assert 'there is no picture "market/low_town_stall"' in str(check_pack(pack)[0])


# Installing


@pytest.mark.parametrize("zipped", [False, True], ids=["folder", "zip"])
def test_a_pack_is_installed_with_its_pictures(zipped: bool, tmp_path: Path) -> None:
    path = packed(tmp_path / "low.zip", members("top/")) if zipped else LOW_TOWN

    pack = install(path)

    assert pack.path == packs_folder() / "low_town"
    assert pack.pictures is not None
    assert (pack.pictures / "market" / "low_town_stall.svg").is_file()
    assert [found.label for found in installed_packs()] == [pack.label]
    assert installed_packs()[0].content.hash == read_pack(LOW_TOWN).content.hash


def test_only_what_belongs_to_a_pack_is_installed(tmp_path: Path) -> None:
    path = copied(tmp_path)
    (path / "notes.txt").write_text("mine")
    (path / "run.sh").write_text("rm -rf /")
    there = install(path).path
    assert {p.relative_to(there).as_posix() for p in there.rglob("*.*")} == set(members())


def test_a_later_state_of_a_pack_replaces_it(tmp_path: Path) -> None:
    install(LOW_TOWN)
    later = copied(tmp_path)
    (later / "single_use.yaml").unlink()
    install(later)
    assert [pack.content.hash for pack in installed_packs()] == [read_pack(later).content.hash]
    assert [path.name for path in packs_folder().iterdir()] == ["low_town"]


def test_the_pack_of_somebody_else_is_not_replaced(tmp_path: Path) -> None:
    install(LOW_TOWN)
    other = copied(tmp_path)
    (other / "pack.yaml").write_text("name: low town\nauthor: Somebody Else\n")
    with pytest.raises(ContentError, match="a pack of that name by somebody else"):
        install(other)
    assert [pack.label.author for pack in installed_packs()] == ["The Printers' Guild"]


def test_a_pack_is_removed() -> None:
    remove(install(LOW_TOWN))
    assert installed_packs() == []


def test_a_pack_that_was_spoilt_is_left_out_and_named() -> None:
    install(LOW_TOWN)
    (packs_folder() / "low_town" / "bonus_cards.yaml").write_text("x")
    problems: list[str] = []
    assert installed_packs(problems) == []
    (problem,) = problems
    assert problem.startswith("The pack low_town cannot be used: bonus_cards.yaml:")


def test_a_pack_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "home" / "data").mkdir(parents=True)
    (tmp_path / "home" / "data" / "packs").write_text("in the way")
    with pytest.raises(ContentError, match="low_town: cannot be installed: "):
        install(LOW_TOWN)


# Zips that mean harm


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("../../evil.yaml", '"../../evil.yaml" does not belong in a pack'),
        ("/etc/evil.yaml", '"/etc/evil.yaml" does not belong in a pack'),
        ("mine/../../evil.tsx", "does not belong in a pack"),
        ("pictures/market/../../../a.png", "does not belong in a pack"),
        ("C:\\evil.yaml", "does not belong in a pack"),
        ("run.exe", '"run.exe" does not belong in a pack'),
    ],
)
def test_a_member_that_leads_elsewhere_is_refused(name: str, problem: str, tmp_path: Path) -> None:
    assert problem in refusal(packed(tmp_path / "low.zip", {**members(), name: b"x"}))
    assert not list(tmp_path.rglob("*evil*"))


def test_a_link_in_a_zip_is_refused(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("tiles.yaml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    path = packed(tmp_path / "low.zip", members(), **{"/etc/passwd": link})
    assert refusal(path) == "low.zip: tiles.yaml is a link"


@pytest.mark.parametrize(
    ("name", "size", "problem"),
    [
        ("quests.yaml", 50_000_000, "quests.yaml is larger than 300000 bytes"),
        ("pictures/market/a.png", 200_000_000, "a.png is larger than 2000000 bytes"),
    ],
)
def test_a_bomb_is_not_unpacked(name: str, size: int, problem: str, tmp_path: Path) -> None:
    path = tmp_path / "low.zip"
    path.write_bytes(bomb(name, size))
    assert problem in refusal(path)


def test_a_zip_of_many_files_is_not_unpacked(tmp_path: Path) -> None:
    many = {f"pictures/market/p{n}.svg": b"<svg/>" for n in range(1001)}
    assert "holds more than 1000 files" in refusal(packed(tmp_path / "low.zip", many))


def test_a_member_that_comes_twice_is_refused(tmp_path: Path) -> None:
    twice = {"a": zipfile.ZipInfo("pack.yaml"), "b": zipfile.ZipInfo("pack.yaml")}
    with pytest.warns(UserWarning, match="Duplicate name"):
        path = packed(tmp_path / "low.zip", {}, **twice)
    assert "holds pack.yaml twice" in refusal(path)


@pytest.mark.parametrize("data", [b"", b"PK", b"no zip at all" * 100], ids=["empty", "cut", "text"])
def test_what_is_no_zip_is_refused(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "low.zip"
    path.write_bytes(data)
    assert "low.zip: is not a zip that can be read" in refusal(path)


def test_a_zip_cut_anywhere_is_refused_or_whole(tmp_path: Path) -> None:
    whole = packed(tmp_path / "low.zip", members()).read_bytes()
    path = tmp_path / "cut.zip"
    for cut in range(0, len(whole), 211):
        path.write_bytes(whole[:cut])
        with pytest.raises(ContentError):
            read_pack(path)


def test_a_zip_with_a_flipped_byte_never_does_more_than_be_refused(tmp_path: Path) -> None:
    whole = packed(tmp_path / "low.zip", members()).read_bytes()
    path = tmp_path / "flipped.zip"
    for place in range(0, len(whole), 37):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0x41]) + whole[place + 1 :])
        with contextlib.suppress(ContentError):
            read_pack(path)


def test_a_folder_is_no_zip_and_nothing_is_nothing(tmp_path: Path) -> None:
    assert "there is no such file" in refusal(tmp_path / "nowhere")
    assert "has no pack.yaml" in refusal(tmp_path)


def test_the_name_of_a_pack_must_give_a_folder(tmp_path: Path) -> None:
    pack = copied(tmp_path)
    (pack / "pack.yaml").write_text('name: "../"\nauthor: Y\n')
    assert "needs a letter from a to z or a digit" in refusal(pack)
