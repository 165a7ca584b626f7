"""Links in the folder of a pack are refused in one sentence, and nothing follows them."""

import os
import stat
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from content.packs_kit import copied
from systems import needs_links

from forgewar.content.error import ContentError
from forgewar.content.files import is_link
from forgewar.content.packs import check_pack, install, installed_packs, labels, read_pack
from forgewar.paths import packs_folder

PLACES = (
    "pack.yaml",
    "tiles.yaml",
    "mine",
    "mine/stage_2.tmx",
    "pictures",
    "pictures/market",
    "pictures/quests",
    "pictures/market/own.svg",
)


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORGEWAR_HOME", str(tmp_path / "home"))


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A folder that nothing may look into."""
    made = tmp_path / "outside"
    (made / "market").mkdir(parents=True)
    return made


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that are listed, whoever does it."""
    found: list[Path] = []
    scandir = os.scandir

    def noted(path: str = ".") -> object:
        found.append(Path(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", noted)
    return found


def linked(pack: Path, place: str, target: Path | str) -> None:
    """Put a link into a pack, in place of what is there."""
    there = pack / place
    if there.exists():
        there.rename(pack.parent / "moved")
    there.symlink_to(target)


@needs_links
@pytest.mark.parametrize("target", ["/", "/usr", "itself", "inside", "outside", "nowhere"])
@pytest.mark.parametrize("place", PLACES)
def test_a_link_is_refused_wherever_it_leads(
    place: str, target: str, tmp_path: Path, outside: Path, listed: list[Path]
) -> None:
    pack = copied(tmp_path)
    targets = {
        "itself": pack / place,
        "inside": pack / "bonus_cards.yaml",
        "outside": outside,
        "nowhere": tmp_path / "nowhere",
    }
    linked(pack, place, targets.get(target, target))
    listed.clear()
    problem = f"{place}: is a link: put the file or folder itself there"
    assert [str(each) for each in check_pack(pack)] == [problem]
    for use in (install, read_pack):
        with pytest.raises(ContentError) as refused:
            use(pack)
        assert str(refused.value) == problem
    inside = {pack, pack / "mine", pack / "pictures", pack / "pictures" / "market"}
    assert set(listed) <= inside, "a link was followed"


@needs_links
def test_a_link_to_a_folder_that_is_no_pack_is_not_looked_at(tmp_path: Path) -> None:
    (tmp_path / "low_town").symlink_to("/")
    with pytest.raises(ContentError, match=r"has no pack\.yaml"):
        install(tmp_path / "low_town")


@needs_links
def test_a_link_to_a_pack_is_as_good_as_the_pack(tmp_path: Path) -> None:
    """Whoever names a link on the command line, or puts one among the packs, knows what it is."""
    pack = copied(tmp_path)
    packs_folder().mkdir(parents=True)
    (packs_folder() / "low_town").symlink_to(pack)
    (packs_folder() / "itself").symlink_to(packs_folder() / "itself")
    (packs_folder() / "everything").symlink_to("/")
    (packs_folder() / "long").symlink_to("x" * 4000)
    assert [each.path.name for each in installed_packs()] == ["low_town"]
    assert [path.name for _, path in labels()] == ["low_town"]


@needs_links
def test_links_beside_the_files_of_a_pack_are_passed_over(tmp_path: Path, outside: Path) -> None:
    pack = copied(tmp_path)
    for name in ("README.md", "notes", ".git"):
        (pack / name).symlink_to(outside)
    assert check_pack(pack) == []


@needs_links
@pytest.mark.parametrize("target", ["../outside", "x" * 4000])
@pytest.mark.usefixtures("outside")
def test_pictures_of_cards_without_a_label_are_not_taken_from_a_link(
    target: str, folder: Path
) -> None:
    (folder / "pictures").symlink_to(target)
    assert read_pack(folder).pictures is None


@pytest.mark.parametrize(("tag", "expected"), [(0xA0000003, True), (0x9000001A, False), (0, False)])
def test_a_junction_of_windows_is_a_link(
    tag: int, expected: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files that a cloud keeps have a tag as well, and are none."""
    fake = SimpleNamespace(st_mode=stat.S_IFDIR | 0o777, st_reparse_tag=tag)
    monkeypatch.setattr(Path, "lstat", lambda _: fake)
    assert is_link(tmp_path) == expected


@pytest.mark.skipif(sys.platform != "win32", reason="junctions are of Windows")
def test_a_junction_in_a_pack_is_refused(tmp_path: Path, outside: Path) -> None:
    import _winapi

    pack = copied(tmp_path)
    _winapi.CreateJunction(str(outside), str(pack / "pictures" / "quests"))
    assert "pictures/quests: is a link" in str(check_pack(pack)[0])


@pytest.mark.parametrize("place", ["mine", "pictures", "pictures/market"])
def test_a_folder_that_cannot_be_listed_is_named(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = copied(tmp_path)
    scandir = os.scandir

    def failing(path: str = ".") -> object:
        if Path(path) == pack / place:
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", failing)
    with pytest.raises(ContentError) as refused:
        install(pack)
    assert str(refused.value) == f"{place}: cannot be read: Permission denied"


@pytest.mark.slow
def test_a_folder_of_endless_files_is_refused(tmp_path: Path) -> None:
    pack = copied(tmp_path)
    for number in range(10_001):
        (pack / "pictures" / "market" / f"p{number}.txt").touch()
    assert [str(each) for each in check_pack(pack)] == [
        "pictures/market: holds more than 10000 files"
    ]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names there are always text")
def test_a_name_that_is_not_text_is_told_all_the_same(tmp_path: Path) -> None:
    pack = copied(tmp_path)
    (pack / "pictures" / os.fsdecode(b"\xff\x1b.svg")).touch()
    assert [str(each) for each in check_pack(pack)] == [
        "pictures/\ufffd\ufffd.svg: does not belong in a pack"
    ]
