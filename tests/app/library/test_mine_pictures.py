"""The small picture of a game is its mine: the ore of every hex and whoever stands there. It is
drawn when there is time, once."""

from pathlib import Path

import pygame
import pytest
from app.blank_app import PlainGallery
from play.library.kit import finished, game, looked

from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.library.mine_pictures import Miniatures
from forgewar.app.match.board import tile_name
from forgewar.play.library.entry import Entry
from forgewar.rules.geometry import geometry
from forgewar.rules.state import EMPTY, OVERSEER
from forgewar.words.games import emblems

BOX = Box(20, 10, 160, 90)


class Noting(PlainGallery):
    """Pictures with a colour, so that something is to be seen, and their names."""

    def __init__(self, *, eager: bool = False) -> None:
        super().__init__()
        self.eager = eager
        self.names: list[str] = []

    def get(self, name: str, *box: int, **look: object) -> pygame.Surface:
        self.names.append(name)
        super().get(name, *box, **look)
        made = pygame.Surface((8, 8), pygame.SRCALPHA)
        made.fill("#00FF00")
        return made

    def inline(self, width: int, height: int, body: str, defs: str = "") -> pygame.Surface:
        super().inline(width, height, body, defs)
        made = pygame.Surface((width, height), pygame.SRCALPHA)
        made.fill("#FFFFFF")
        return made


def drawn(minis: Miniatures, gallery: Noting, entry: Entry) -> bool:
    """Whether something of the mine is seen in the box; nothing is ever seen beside it."""
    c = Canvas(pygame.Surface((200, 120), pygame.SRCALPHA), gallery, 1.0)
    minis.draw(c, entry, BOX)
    found = c.surface.get_bounding_rect()
    assert not found.width or c.rect(*BOX).contains(found)
    return found.width > BOX.width / 2


@pytest.mark.parametrize("made", [finished, game])
def test_a_game_is_seen_as_its_mine_stands(made) -> None:  # type: ignore[no-untyped-def]
    entry, gallery, minis = looked(made("2026-11-16-120000")), Noting(), Miniatures()
    assert entry.header is not None
    summary = entry.summary
    assert summary is not None
    assert not drawn(minis, gallery, entry)  # not yet: the frame stays quick
    assert not gallery.names
    assert minis.behind
    assert minis.work(gallery)
    sides, hexes = emblems(entry.header), geometry(summary.down).hexes
    tiles = [tile_name(summary.stage, summary.terrain[h], h) for h in hexes]
    pieces = [summary.cells[h] for h in hexes if summary.cells[h] != EMPTY]
    assert {piece >= OVERSEER for piece in pieces} == {True, False}
    standing = [
        f"pieces/overseer_{sides[piece - OVERSEER]}"
        if piece >= OVERSEER
        else f"pieces/worker_{sides[piece - 1]}"
        for piece in pieces
    ]
    assert gallery.names == tiles + standing
    assert not minis.behind
    assert not minis.work(gallery)
    assert drawn(minis, gallery, entry)
    assert gallery.names == tiles + standing  # it is kept
    assert not minis.behind


def test_pictures_are_drawn_in_the_order_they_were_asked_for() -> None:
    entries = [looked(game(f"2026-11-1{n}-120000", 20 + 20 * n)) for n in range(3)]
    gallery, minis = Noting(), Miniatures()
    for entry in (*entries, entries[0]):
        assert not drawn(minis, gallery, entry)
    for done in range(3):
        assert minis.work(gallery)
        assert drawn(minis, gallery, entries[done])
    assert not minis.behind


def test_where_there_is_time_a_picture_is_there_at_once() -> None:
    minis, gallery = Miniatures(), Noting(eager=True)
    assert drawn(minis, gallery, looked(game("2026-11-16-120000")))
    assert not minis.behind


def test_a_game_that_is_not_read_yet_has_an_hourglass_and_one_that_cannot_a_tear(
    tmp_path: Path,
) -> None:
    gallery, minis = Noting(), Miniatures()
    drawn(minis, gallery, Entry(game("2026-11-16-120000")))
    assert gallery.names == ["icons/hourglass"]
    noise = tmp_path / "noise.jsonl"
    noise.write_text("nothing\n", encoding="utf-8")
    gallery.names.clear()
    drawn(minis, gallery, looked(noise))
    assert gallery.names == ["icons/torn"]
    assert not minis.behind
