"""Pictures are drawn once and kept, as many as a frame needs at any size."""

import gzip
from pathlib import Path

import pygame
import pytest
from app.positions import CONTENT
from app.views import VIEWS

from forgewar.app.kit import picture_files
from forgewar.app.kit.pictures import Gallery
from forgewar.app.shot import headless_app
from forgewar.paths import assets_folder


@pytest.mark.parametrize("view", ["market", "scoring_4"])
@pytest.mark.parametrize("size", [(1024, 640), pytest.param((3840, 2160), marks=pytest.mark.slow)])
def test_a_frame_that_is_drawn_again_draws_no_picture_again(
    view: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = headless_app(CONTENT, size, 100)
    VIEWS[view](app)
    app.loop.draw()
    monkeypatch.delattr(pygame.image, "load_sized_svg")
    app.loop.draw()


def test_a_heavy_picture_has_a_stand_in_until_it_is_drawn() -> None:
    pygame.display.set_mode((10, 10))
    gallery = Gallery()
    stand_in = gallery.get("scenes/table", 160, 90)
    assert stand_in.get_at((5, 5)) == stand_in.get_at((150, 80))
    assert gallery.stand_ins == 1
    assert gallery.get("wealth/anything", 8, 8).get_at((0, 4)) != stand_in.get_at((0, 4))
    gallery.use_pack(None)
    assert gallery.get("scenes/table", 160, 90) is not stand_in
    stand_in = gallery.get("scenes/table", 160, 90)

    while gallery.is_loading:
        gallery.get("scenes/table", 160, 90)  # frames go on meanwhile
        news = gallery.work()

    assert news
    assert gallery.get("scenes/table", 160, 90) is not stand_in
    assert not gallery.is_loading


def test_what_has_not_been_used_for_long_makes_room() -> None:
    gallery = Gallery()
    for number in range(40):
        gallery.store((number,), pygame.Surface((1920, 1080)))
        gallery.recall((0,))
    assert gallery.recall((0,))
    assert gallery.recall((39,))
    assert not gallery.recall((1,))


def test_large_shadows_and_glows_have_the_corners_of_small_ones() -> None:
    pygame.display.set_mode((10, 10))
    gallery = Gallery()
    for small, large in (
        (gallery.shadow(60, 60, 8, 9, 150), gallery.shadow(400, 300, 8, 9, 150)),
        (gallery.glow(80, 80, 8, "#F2B65A", 9), gallery.glow(400, 300, 8, "#F2B65A", 9)),
    ):
        corner = (0, 0, 40, 40)
        seen = [pygame.image.tobytes(one.subsurface(corner), "RGBA") for one in (small, large)]
        assert seen[0] == seen[1]
        middle = large.get_width() // 2
        assert large.get_at((middle, 5)) == large.get_at((middle + 50, 5))


def test_what_is_expected_is_drawn_in_the_sizes_of_its_kind_and_changes_nothing_on_screen() -> None:
    pygame.display.set_mode((10, 10))
    gallery = Gallery()
    gallery.fit((10, 10), 1.0)
    gallery.get("places/road", 40, 16)
    gallery.prefetch(["places/clerk", "quests/the_drowned_lighthouse"])
    news = []
    while gallery.is_loading:
        news.append(gallery.work())
    assert news.count(True) == 1  # the road, which somebody saw a stand-in of
    seen = gallery.stand_ins
    gallery.get("places/clerk", 40, 16)
    assert gallery.stand_ins == seen
    gallery.get("quests/the_drowned_lighthouse", 40, 16)  # nobody knew how large
    assert gallery.stand_ins == seen + 1


@pytest.mark.slow
def test_no_room_of_the_table_shows_a_stand_in_once_the_game_was_looked_at() -> None:
    app = headless_app(CONTENT, (1024, 640), 100)
    app.context.gallery = Gallery()
    VIEWS["mine"](app)
    for _ in range(60):  # every room is drawn ahead where nobody sees it
        app.loop.step(1 / 60)
        while app.context.gallery.is_loading or app.loop._prefetch.busy:
            app.loop.step(1 / 60)
    before, drawn = app.context.gallery.stand_ins, app.loop.redraws
    for room in ("market", "quest"):
        app.context.navigator.replace_base(app.context.navigator.scene(room))
        app.loop.draw()
    assert app.context.gallery.stand_ins == before
    assert app.loop.redraws == drawn + 2


def test_a_compressed_picture_is_drawn_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the packaged app pictures take a quarter of the room."""
    name = "icons/coin"
    plain = picture_files.load(name, 40, 40, None)
    size = picture_files.natural_size(name, None)
    drawing = (assets_folder() / f"{name}.svg").read_bytes()
    (tmp_path / "icons").mkdir()
    (tmp_path / f"{name}.svgz").write_bytes(gzip.compress(drawing))
    monkeypatch.setattr(picture_files, "assets_folder", lambda: tmp_path)
    assert picture_files.natural_size(name, None) == size
    packed = picture_files.load(name, 40, 40, None)
    assert pygame.image.tobytes(packed, "RGBA") == pygame.image.tobytes(plain, "RGBA")
    assert picture_files.natural_size("icons/none", None) == (1.0, 1.0)


def test_what_a_coming_frame_lacks_is_noted_and_made_later() -> None:
    """Parts first, then what is put together from them; large drawings by the thread."""
    gallery = shown_gallery()

    def make() -> pygame.Surface:
        made = pygame.Surface((40, 40), pygame.SRCALPHA)
        made.blit(gallery.shape((40, 40), (40, 40), _BODY, ""), (0, 0))
        return made

    with gallery.noting_missing():
        gallery.compose(("whole",), make)
        gallery.shape((800, 600), (40, 30), _BODY, "")
    assert (gallery.has_missing, gallery.is_loading, gallery.recall(("whole",))) == (
        True,
        True,
        None,
    )
    gallery.make_missing(60)
    drawn = gallery.recall(("whole",))
    assert drawn is not None
    assert drawn.get_at((20, 20)) == pygame.Color("#FF0000")
    while gallery.is_loading:
        gallery.work()
    before = gallery.stand_ins
    with gallery.noting_missing():
        large = gallery.shape((800, 600), (40, 30), _BODY, "")
    assert large.get_at((20, 20)) == pygame.Color("#FF0000")
    assert (gallery.has_missing, gallery.stand_ins) == (False, before)


_BODY = '<rect width="40" height="40" fill="#FF0000"/>'


def shown_gallery() -> Gallery:
    """Of a window as it is played in."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    gallery = Gallery()
    gallery.fit((1280, 720), 1.0)
    return gallery
