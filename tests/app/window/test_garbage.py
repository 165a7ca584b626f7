"""Garbage is looked for when that is due, and while nothing happens."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pygame
import pytest
from app.blank_app import plain_app

from forgewar.app.window import loop as module
from forgewar.app.window.garbage import collect_if_due, freeze_loaded


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    often = gc.get_threshold()
    gc.set_threshold(700, 10, 10)  # as Python has it; a test before may have started the app
    gc.disable()
    yield
    gc.enable()
    gc.set_threshold(*often)
    gc.unfreeze()


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.held = self


@pytest.mark.slow
@pytest.mark.parametrize(("lesser", "there"), [(9, True), (10, False)])
def test_what_is_left_lying_goes_once_that_is_due(
    lesser: int, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = ref(Ring())
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, lesser))
    collect_if_due()
    assert (left() is not None) == there


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only there it must be asked for")
def test_the_room_of_pictures_that_are_gone_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small ones after each other, of which every second one stays: so there are holes."""
    pictures = [pygame.Surface((100, 100)) for _ in range(2_000)]
    for picture in pictures:
        picture.fill("white")
    del pictures[::2], picture
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 10))
    before = megabytes()
    collect_if_due()
    assert megabytes() < before - 10  # of 40


def megabytes() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@pytest.mark.slow
def test_what_is_loaded_is_left_alone_and_what_comes_later_waits() -> None:
    before = gc.get_threshold()
    freeze_loaded()
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold()[:2] == before[:2]
    assert gc.get_threshold()[2] > before[2]
    assert gc.isenabled()


def test_it_is_done_when_nothing_happened_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    app = plain_app()
    app.context.navigator.open("title")
    app.loop.step(0)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0))
    nothing, gone = pygame.event.Event(pygame.NOEVENT), pygame.event.Event(pygame.QUIT)
    coming, tidied = [gone, nothing, moved], []
    pygame.event.clear()
    monkeypatch.setattr(pygame.event, "wait", lambda _most: coming.pop())
    monkeypatch.setattr(module, "collect_if_due", lambda: tidied.append(len(coming)))
    app.loop.run()
    assert tidied == [1]
