"""What is fuzzed with pygame, drawing nowhere: texts from outside, and clipboards."""

import contextlib
import io
import os
import sys
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).parents[1]))

import pygame
from anyascii import anyascii
from hostile_content import record_with, renamed_files, yaml_text
from mutate import ANY, Mutation, tokens
from targets import Kind, is_harmless

from forgewar.app import cards
from forgewar.app.kit import lettering
from forgewar.app.kit.canvas import Canvas
from forgewar.app.kit.pictures import Gallery
from forgewar.app.kit.text_field import TextField
from forgewar.cli import main
from forgewar.content import archive
from forgewar.content.cards import quest, read_cards
from forgewar.content.error import ContentError
from forgewar.content.files import GivenFiles
from forgewar.content.load import default, load_files, problems_of
from forgewar.content.written import WrittenQuest
from forgewar.content.yaml_source import parse
from forgewar.session.session import Session
from forgewar.words import say
from forgewar.words.names import card_name

_OFTEN = 10  # one case in so many is drawn as a long sentence
_EVERY = 250  # one case in so many is played, told and drawn with a whole content
_QUEST = default().files["quests.yaml"].partition("\nthe_cursed_keep:")[2].partition("\n\n")[0]
_TEXTS = (
    "The Cursed Keep", "\0", "a\x1b[2J", "\u202egnp.exe", "山田\u3000太郎", "می\u200cخواهم",
    "👩\u200d🚀", "Z\u0308\u0330\u0301" * 10, "e\u034f\u3164\ufeff\u2028", "\U0003fffd\ue000",
    "x" * 40, "אבג abc \u2067\u2069", "a\r\n\tb\x7f\x9b",
)  # fmt: skip
_SIGNS = (
    "\0\x01\x07\x08\t\n\r\x1b\x7f\x85\x9b\u00a0\u00ad\u034f\u061c\u115f\u200b\u200c\u200d\u200e\u202a"
    "\u202e\u2028\u2029\u2060\u2066\u2069\u3000\u3164\ufeff\ufffd\uffff\U000e0041\U0010ffff\ufdfa"
    "🜚葛\U000e0100\u0e33\u0f77"
)
_BYTES = (b"\xff", b"\xed\xa0\x80", b"\xc3", b"\xfc", b"\\", b'"', b"{ $x }", b"%s")
_TOKENS = (*(sign.encode() for sign in _SIGNS), *_BYTES)


def kinds(folder: Path) -> dict[str, Kind]:
    """Texts and clipboards, working within `folder`."""
    os.environ["FORGEWAR_HOME"] = str(folder / "home")
    pygame.display.init()
    pygame.font.init()
    surface, gallery = pygame.display.set_mode((640, 480)), Gallery(eager=True)
    canvas = partial(Canvas, surface, gallery, 1.0)  # one for each case, as for each frame
    for block in range(0x1100):  # its tables are files, which a case may not open
        anyascii(chr(block * 256 + 16))
    seeds = [text.encode() for text in _TEXTS]
    ways: tuple[Mutation, ...] = (*ANY, *(tokens(_TOKENS),) * 5)
    huge = {"huge": b"x" * 30_000_000, "only joiners": "\u200d".encode() * 1_000_000}
    texts = _Texts(folder, canvas)
    texts.play("".join(_TEXTS[:4])[:40])
    return {
        "text": Kind(texts, seeds, ways, huge),
        "clipboard": Kind(_Clipboards(canvas), seeds, ways, huge),
    }


class _Texts:
    """The name of a card: read, reported, told in a sentence and drawn; now and then played."""

    def __init__(self, folder: Path, canvas: Callable[[], Canvas]) -> None:
        self._path = folder / "texts.jsonl"
        self._canvas = canvas

    def __call__(self, data: bytes) -> None:
        text = data.decode(errors="surrogateescape")[:40] or " "
        problems: list[ContentError] = []
        hidden: list[ContentError] = []
        source = parse(f"a:{_QUEST.replace('The Cursed Keep', _written(text))}", "quests.yaml")
        found = read_cards(source, (), "quest", WrittenQuest, quest, problems, hidden)
        assert not problems, problems
        name = str(card_name(found["a"]))
        sentence = say("cli-no-folder", path=text)
        assert is_harmless(name)
        assert is_harmless(sentence.replace("\n", ""))
        assert bool(hidden) == (name != text)
        assert all(problem.line == 2 and is_harmless(str(problem)) for problem in hidden)
        self._canvas().text(name, 10, 10, size=20)
        if zlib.crc32(data) % _OFTEN == 0:
            for line in lettering.wrap(sentence, "Title", 17, 200):
                self._canvas().text(line, 10, 40, size=17)
        if zlib.crc32(data) % _EVERY == 0:
            self.play(text)

    def play(self, text: str) -> None:
        """A game with such names on all cards: exported, opened, told, saved and drawn."""
        archive._known.clear()
        text = text.encode(errors="replace").decode()
        content = load_files(GivenFiles(renamed_files(text)))
        problems_of(GivenFiles(renamed_files(text)))
        self._path.unlink(missing_ok=True)
        self._path.write_bytes(record_with(content, self._path, actions=20))
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            assert main(["replay", str(self._path), "--describe"]) == 0
        assert all(map(is_harmless, out.getvalue().split("\n")))
        Session.load(self._path, default()).close()
        for key in ("the_cursed_keep", "copper_sword", "greengrocers_stall"):
            cards.draw_card(self._canvas(), content, key, 10, 10, 260)


def _written(text: str) -> str:
    """A text in YAML, with what YAML itself refuses replaced."""
    return yaml_text("".join(sign if not "\ud800" <= sign <= "\udfff" else "\0" for sign in text))


class _Clipboards:
    """Pasted into a field, drawn, typed behind, copied and cut, with the clipboard as SDL gives
    it: bytes up to the first NUL, which pygame decodes."""

    def __init__(self, canvas: Callable[[], Canvas]) -> None:
        self._canvas = canvas
        self._held = b""
        pygame.scrap = SimpleNamespace(get_text=self._get, put_text=self._put)  # type: ignore[assignment]

    def _get(self) -> str:
        return self._held.partition(b"\0")[0].decode()

    def _put(self, text: str) -> None:
        self._held = text.encode()

    def __call__(self, data: bytes) -> None:
        for allowed in ("0123456789", ""):
            self._held = data
            field = TextField("Bess", longest=18, allowed=allowed)
            field.start()
            for key in ("ctrl+v", "left", "shift+left", "ctrl+v", "ctrl+c", "backspace", "ctrl+a"):
                field.key(key)
                assert len(field.text) <= 18
                assert is_harmless(field.text)
            field.type(data[:32].decode(errors="replace"))  # SDL tells no more at once
            field.key("ctrl+x")
        field.key("ctrl+v")
        field.draw(self._canvas(), "name", 10, 60, 200, "Name")
