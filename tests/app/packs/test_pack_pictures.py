"""The pictures of a pack: shown in its games before those of the game, and none of them can do
harm."""

import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from app.packs.kit import shipped_app
from content.packs_kit import LOW_TOWN
from fuzz.bombs import drawings, png
from systems import needs_links

from forgewar.app.kit.picture_files import STAND_IN
from forgewar.app.kit.pictures import Gallery
from forgewar.app.window import game_files
from forgewar.content import load, pack_pictures, packs
from forgewar.rules.state import Options

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"'
RED = f'{HEAD}><rect width="10" height="10" fill="#f00"/></svg>'


HOSTILE = {
    "no picture": b"no",
    "empty": b"",
    "cut": HEAD.encode(),
    "no size": b'<svg xmlns="http://www.w3.org/2000/svg"/>',
    "nothing in size": HEAD.replace("10 10", "0 0").encode() + b"/>",
    "endless": HEAD.replace("10 10", "1e999 1e999").encode() + b"/>",
    "a thread": HEAD.replace("10 10", "1 1e5").encode() + b"/>",
    "dashed": RED.replace("/></svg>", ' stroke-dasharray="1e-9"/></svg>').encode(),
    "entities": b"<!DOCTYPE svg [<!ENTITY a 'b'>]>" + RED.encode(),
    "too long": RED.encode() + b" " * 2_000_000,
    **drawings(),
}
for harmless in ("boxes", "a long transform", "calls"):  # in a box so small
    del HOSTILE[harmless]
HOSTILE_PNG = {
    "no png": b"no",
    "cut png": png(10, 10)[:40],
    "wrong png": png(10, 10, b"few"),
    "huge png": png(100_000, 100_000),
}


@pytest.fixture
def gallery(tmp_path: Path) -> Iterator[Gallery]:
    pygame.display.set_mode((10, 10))
    made = Gallery(eager=True)
    (tmp_path / "market").mkdir()
    made.use_pack(tmp_path)
    yield made
    made.close()


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Gallery]:
    """A gallery that draws in the background, as in the app."""
    pygame.display.set_mode((10, 10))
    made = Gallery()
    (tmp_path / "market").mkdir()
    made.use_pack(tmp_path)
    yield made
    made.close()


@pytest.fixture
def unchecked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every drawing is decoded, as if a check had overlooked something."""
    monkeypatch.setattr(pack_pictures, "check_picture", lambda *_: None)
    monkeypatch.setattr(pack_pictures, "picture_size", lambda *_: (10.0, 10.0))


def middle(surface: pygame.Surface) -> tuple[int, ...]:
    return tuple(surface.get_at((surface.get_width() // 2, surface.get_height() // 2)))


@pytest.mark.parametrize(
    ("file", "raw"),
    [
        ("market/own.svg", RED.encode()),
        ("market/own.png", png(8, 4, (b"\0" + b"\xff\0\0" * 8) * 4)),
    ],
)
def test_a_picture_of_the_pack_is_shown(
    file: str, raw: bytes, gallery: Gallery, tmp_path: Path
) -> None:
    (tmp_path / file).write_bytes(raw)
    assert middle(gallery.get("market/own", 40, 40)) == (255, 0, 0, 255)
    covered = gallery.cover("market/own", 70, 30, 4)
    assert covered.get_size() == (70, 30)
    assert middle(covered) == (255, 0, 0, 255)


def test_it_comes_before_that_of_the_game_and_goes_with_the_pack(
    gallery: Gallery, tmp_path: Path
) -> None:
    (tmp_path / "market" / "stall_a.svg").write_text(RED, encoding="utf-8")
    assert middle(gallery.get("market/stall_a", 40, 40)) == (255, 0, 0, 255)
    assert middle(gallery.get("market/stall_b", 40, 40)) != (255, 0, 0, 255)
    gallery.use_pack(None)
    assert middle(gallery.get("market/stall_a", 40, 40)) != (255, 0, 0, 255)


@pytest.mark.parametrize("raw", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_drawing_costs_a_line_in_the_log(
    raw: bytes, gallery: Gallery, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _shows_a_stand_in(gallery, tmp_path / "market" / "own.svg", raw, caplog)


@pytest.mark.parametrize("raw", HOSTILE_PNG.values(), ids=HOSTILE_PNG)
def test_a_hostile_png_costs_a_line_in_the_log(
    raw: bytes, gallery: Gallery, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _shows_a_stand_in(gallery, tmp_path / "market" / "own.png", raw, caplog)


def _shows_a_stand_in(
    gallery: Gallery, path: Path, raw: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path.write_bytes(raw)
    with caplog.at_level(logging.WARNING):
        assert middle(gallery.get("market/own", 40, 40)) == STAND_IN
        assert middle(gallery.cover("market/own", 70, 30)) == STAND_IN
    assert "own" in caplog.text


def test_a_drawing_that_lies_about_its_size_is_shown_in_its_box(
    gallery: Gallery, tmp_path: Path
) -> None:
    lying = RED.replace("<svg", '<svg width="1" height="3"')
    (tmp_path / "market" / "own.svg").write_text(lying, encoding="utf-8")
    assert gallery.get("market/own", 40, 40).get_size() == (40, 40)
    assert gallery.cover("market/own", 70, 30).get_size() == (70, 30)


@needs_links
def test_a_link_out_of_the_pack_is_not_followed(
    gallery: Gallery, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "secret.svg"
    elsewhere.write_text(RED, encoding="utf-8")
    (tmp_path / "market" / "own.svg").symlink_to(elsewhere)
    assert middle(gallery.get("market/own", 40, 40)) == STAND_IN


def test_no_frame_waits_for_a_picture_of_a_pack(patient: Gallery, tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "gold.svg").write_bytes(b"no")
    patient.get("icons/gold", 20, 20)
    assert patient.is_loading
    while patient.is_loading:
        patient.work()
    assert middle(patient.get("icons/gold", 20, 20)) == STAND_IN


@pytest.mark.slow
@pytest.mark.usefixtures("unchecked")
def test_a_picture_that_cannot_be_shown_costs_only_that_picture(
    gallery: Gallery, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Also if the check overlooked something: each of these ends the process that decodes it, or is
    refused by it. Each is tried once, however often and in whatever size it is shown."""
    for name in ("flat", "joins"):
        (tmp_path / "market" / f"{name}.svg").write_bytes(drawings()[name])
    (tmp_path / "market" / "own.svg").write_text(RED, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        for side in (500, 600):
            for name in ("flat", "joins"):
                assert middle(gallery.get(f"market/{name}", side, side)) == STAND_IN
    assert middle(gallery.get("market/own", 40, 40)) == (255, 0, 0, 255)
    assert [record.args[0] for record in caplog.records if isinstance(record.args, tuple)] == [
        "market/flat",
        "market/joins",
    ]


@pytest.mark.usefixtures("unchecked")
@pytest.mark.parametrize("end", ["close", "other cards"])
def test_a_picture_that_takes_long_is_dropped_when_it_is_not_wanted(
    end: str, patient: Gallery, tmp_path: Path
) -> None:
    (tmp_path / "market" / "own.svg").write_bytes(drawings()["boxes"])
    patient.get("market/own", 900, 900)
    patient.work()
    assert patient._coming is not None
    drawn, own = patient._coming.drawn, patient._own
    assert own is not None
    while own.process.pid is None:  # until it is begun
        time.sleep(0.01)
    if end == "close":
        patient.close()
    else:
        patient.use_pack(None)
    assert own.process.pid is None
    assert middle(drawn.result(timeout=60)) == STAND_IN


# In the app


@pytest.mark.slow
def test_two_games_of_different_cards_are_drawn_each_from_its_own() -> None:
    """The same card, the same place, the same size: what was composed for one must not serve."""
    pack = packs.install(LOW_TOWN)
    app = shipped_app(plain=False)
    seen = []
    for content in (load.default(), pack.content, load.default()):
        game_files.new_game(app.context, Options("simple", 2), 5, (), content=content)
        app.context.navigator.open("mat", 0)
        assert app.context.match is not None
        app.context.match.view.game.state.guilds[0].bonus_cards = ["greengrocers_stall"]
        app.context.match.animation.show(app.context.match.view.game)
        app.loop.draw()
        spot = app.context.frame.spot("mat.bonus.greengrocers_stall")
        assert spot is not None
        seen.append(pygame.image.tobytes(app.context.screen.surface.subsurface(spot.rect), "RGB"))
        game_files.leave_match(app.context)
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]


def test_a_game_that_came_without_its_pack_is_drawn_all_the_same(
    caplog: pytest.LogCaptureFixture,
) -> None:
    other = packs.read_pack(LOW_TOWN).content
    app = shipped_app(plain=False)
    game_files.new_game(app.context, Options("simple", 2), 5, (), content=other)
    app.context.navigator.open("mat", 0)
    assert app.context.match is not None
    app.context.match.view.game.state.guilds[0].bonus_cards = ["greengrocers_stall"]
    app.context.match.animation.show(app.context.match.view.game)
    with caplog.at_level(logging.WARNING):
        app.loop.draw()
    assert "there is no picture market/low_town_stall" in caplog.text


def test_a_pack_named_at_the_start_shows_its_pictures() -> None:
    app = shipped_app(plain=False)
    app.context.resources.pack = packs.read_pack(LOW_TOWN)
    game_files.new_game(
        app.context, Options("simple", 2), 5, (), content=app.context.resources.pack.content
    )
    app.loop.draw()
    assert app.context.gallery._own is not None
    assert app.context.gallery._own.folder == LOW_TOWN / "pictures"
    app.close()
