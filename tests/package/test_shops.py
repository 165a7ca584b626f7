"""What shops of programs are told is true: versions, pictures, languages, the rating."""

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from forgewar import __version__
from forgewar.words.language import language_tags
from forgewar.words.names import PLAYERS

ROOT = Path(__file__).parents[2]
METAINFO = ROOT / "packaging" / "org.forgewar.ForgeWar.metainfo.xml"
FLATPAK = ROOT / "packaging" / "flatpak" / "org.forgewar.ForgeWar.yaml"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def metainfo() -> ElementTree.Element:
    return ElementTree.parse(METAINFO).getroot()


def test_the_newest_release_is_this_one() -> None:
    releases = [release.get("version") for release in metainfo().iter("release")]
    assert releases[0] == __version__
    assert f"## [{releases[-1]}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_picture_is_there_in_its_size() -> None:
    images = list(metainfo().iter("image"))
    assert images
    for image in images:
        name = str(image.text).rpartition("/")[2]
        assert (ROOT / "docs" / "screens" / name).is_file()
        assert f"{image.get('width')}x{image.get('height')}" in name


def test_the_game_is_summed_up_in_every_language() -> None:
    said = {summary.get(LANGUAGE, "en") for summary in metainfo().iter("summary")}
    assert said == set(language_tags())


def test_there_is_a_rating() -> None:
    (rating,) = metainfo().iter("content_rating")
    assert rating.get("type") == "oars-1.1"


def test_the_flatpak_is_that_game_and_lets_screen_readers_and_pads_in() -> None:
    manifest = yaml.safe_load(FLATPAK.read_text(encoding="utf-8"))
    assert manifest["id"] == metainfo().findtext("id")
    assert f"{manifest['rename-desktop-file']}" == metainfo().findtext("launchable")
    assert {"--talk-name=org.a11y.Bus", "--device=input"} <= set(manifest["finish-args"])


def test_every_package_has_the_same_id() -> None:
    """Desktops, shops and uninstallers know the game by it."""
    spec = (ROOT / "build.spec").read_text(encoding="utf-8")
    installer = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    ids = {
        "metainfo": metainfo().findtext("id"),
        "its file": METAINFO.name.removesuffix(".metainfo.xml"),
        "flatpak": yaml.safe_load(FLATPAK.read_text(encoding="utf-8"))["id"],
        "macOS": re.findall(r'bundle_identifier="(.+)"', spec)[0],
        "Windows": re.findall(r'!define ID "(.+)"', installer)[0],
    }
    assert set(ids.values()) == {"org.forgewar.ForgeWar"}, ids


@pytest.mark.parametrize("path", [ROOT / "README.md", METAINFO], ids=lambda path: path.name)
def test_the_strengths_of_computer_players_are_counted(path: Path) -> None:
    number = {3: "three", 4: "four", 5: "five"}[len(PLAYERS) - 1]  # the first is a person
    counts = re.findall(r"(\w+)\s+strengths", path.read_text(encoding="utf-8"))
    assert set(counts) == {number}


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs appstreamcli")
def test_it_is_valid() -> None:
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", str(METAINFO)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout
