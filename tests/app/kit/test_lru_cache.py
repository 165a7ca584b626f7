"""What is kept of pictures has a limit, whatever they are."""

import pygame
import pytest
from app.positions import CONTENT
from app.views import VIEWS

from forgewar.app.kit import lettering
from forgewar.app.kit.lru_cache import LruCache
from forgewar.app.kit.pictures import Gallery
from forgewar.app.shot import headless_app


def test_what_was_not_used_for_longest_goes_first() -> None:
    kept: LruCache[str, str] = LruCache(30_000)
    for key in "abc":
        kept.put(key, key.upper(), 8000)
    assert kept.get("a") == "A"
    kept.put("d", "D", 8000)
    assert kept.get("b") is None
    assert [kept.get(key) for key in "acd"] == ["A", "C", "D"]
    assert kept.used <= kept.room


def test_a_picture_kept_again_is_counted_once() -> None:
    kept: LruCache[str, str] = LruCache(30_000)
    for _ in range(10):
        kept.put("a", "A", 8000)
    assert (len(kept), kept.used) == (1, 9000)


def test_what_is_dropped_gives_its_room_back() -> None:
    kept: LruCache[str, str] = LruCache(30_000)
    for key in "ab":
        kept.put(key, key.upper(), 8000)
    kept.drop(lambda key: key == "a")
    assert (kept.get("a"), kept.get("b"), kept.used) == (None, "B", 9000)


def test_tiny_pictures_are_not_kept_without_end() -> None:
    """Each frame of something that moves asks for others, of a few pixels and many words."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    gallery = Gallery(eager=True)
    gallery.window = (1280, 720)
    tiny = pygame.Surface((2, 2))
    for n in range(20_000):
        gallery.store((n,), tiny)
    assert len(gallery._kept) < 13_000


@pytest.mark.slow
def test_texts_are_not_kept_without_end() -> None:
    lettering.fit((1280, 720))
    for n in range(400):
        lettering.typeset(f"{n} " * 30, "Medium", 60, "#FFFFFF")
        lettering.typeset_figures(str(n), 200, "#FFFFFF")
    assert lettering._kept.used <= lettering._kept.room == 3 * 1280 * 720
    assert len(lettering._kept) < 100


def test_parts_of_what_is_put_together_drive_out_nothing_that_is_seen() -> None:
    """Nor do they go for it: the next card is made of the same."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    gallery = Gallery(eager=True)
    gallery.window = (1280, 720)
    seen = gallery.store(("seen",), pygame.Surface((640, 360)))
    with gallery.composing():
        for n in range(100):
            part = gallery.store(("part", n), pygame.Surface((640, 360)))
    assert (gallery.recall(("seen",)), gallery.recall(("part", 0))) == (seen, None)
    for n in range(100):
        gallery.store(("seen", n), pygame.Surface((640, 360)))
    assert (gallery.recall(("seen",)), gallery.recall(("part", 99))) == (None, part)


@pytest.mark.slow
def test_what_every_room_shows_is_kept_at_once() -> None:
    """Going from room to room draws nothing anew: what moves waits for no picture."""
    app = headless_app(CONTENT, (1280, 720), 100)
    rooms = ("mine", "market", "acquisition", "management")
    for view in rooms:
        VIEWS[view](app)
        app.loop.draw()
    made: list[object] = []
    keep = Gallery._keep

    def noted(self: Gallery, key: tuple[object, ...], surface: pygame.Surface) -> pygame.Surface:
        made.append(key)
        return keep(self, key, surface)

    Gallery._keep = noted  # type: ignore[method-assign]
    try:
        for view in rooms:
            VIEWS[view](app)
            app.loop.draw()
    finally:
        Gallery._keep = keep  # type: ignore[method-assign]
    assert not made
