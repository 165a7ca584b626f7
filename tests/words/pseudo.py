"""A language that nobody speaks, made of English: every letter that can has an accent, and every
text is two fifths longer. Whatever has room for it has room for most translations."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from forgewar.content import load
from forgewar.words import language
from forgewar.words.printed import texts

TAG = "en-GB"  # has English plurals, and is no language of the game
LONGER = 0.4
_ACCENTS = str.maketrans("AEIOUCNSYZaeioucnsyz", "ÅÊÏÖÛÇÑŠÝŽåêïöûçñšýž")
_LINK = re.compile("(<[A-Z]+(?:-[0-9]+)?>)")
_VOWELS = "AEIOUYaeiouy"


def pseudo(text: str) -> str:
    """A text as that language has it, with links as they are."""
    return "".join(part if part[:1] == "<" else _drawn(part) for part in _LINK.split(text))


def _drawn(text: str) -> str:
    """Vowels are drawn out until it is long enough."""
    wanted = round(LONGER * sum(map(str.isalpha, text)))
    vowels = [place for place, sign in enumerate(text) if sign in _VOWELS]
    more = dict.fromkeys(vowels, 0)
    for i in range(wanted if vowels else 0):
        more[vowels[i % len(vowels)]] += 1
    drawn = "".join(sign * (1 + more.get(place, 0)) for place, sign in enumerate(text))
    return drawn.translate(_ACCENTS)


class _Pseudo(Transformer):
    """Changes what is written, and nothing that is filled in or chosen by."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        return ftl.TextElement(pseudo(node.value))


@cache
def _catalogue() -> language.Language:
    """The whole language, as files are read once."""
    with TemporaryDirectory() as folder:
        for path in (language.data_folder() / "languages" / language.DEFAULT).glob("*.ftl"):
            read = FluentParser().parse(path.read_text(encoding="utf-8"))
            written = FluentSerializer().serialize(_Pseudo().visit(read))
            Path(folder, path.name).write_text(written, encoding="utf-8")
        names = [f"{id_} = {pseudo(text)}" for id_, text in texts(load.default()).items()]
        Path(folder, "cards.ftl").write_text("\n".join(names), encoding="utf-8")
        made = language.Language(TAG, Path(folder))
        assert made.ids  # all files are read now
        return made


@contextmanager
def speaking_pseudo() -> Iterator[None]:
    """Everything in here is told in that language."""
    ours = language.current
    language.current = _catalogue
    try:
        yield
    finally:
        language.current = ours
