"""Contents in which every name and flavour is a given text, for tests of texts from outside."""

import re
from pathlib import Path

from forgewar.ai.players.registry import GUILDS
from forgewar.content.files import CARD_FILES, GivenFiles
from forgewar.content.load import default, load_files
from forgewar.content.model import Content
from forgewar.rules.state import Options
from forgewar.session.parcel import export_record
from forgewar.session.session import Session

_TEXT = re.compile(r"(?m)(^ +(?:name|flavour)|{name): (?:(?<={name: )[^,}]+|.*$)")


def yaml_text(text: str) -> str:
    """A text as YAML, with every character escaped."""
    return '"' + "".join(f"\\U{ord(sign):08x}" for sign in text) + '"'


def renamed_files(text: str) -> dict[str, bytes]:
    """The shipped files with `text` for every name and flavour. A price differs, too: the content
    has a hash of its own, so records must bring it along."""
    files = dict(default().files)
    for file in CARD_FILES:
        files[file] = _TEXT.sub(lambda found: f"{found[1]}: {yaml_text(text)}", files[file])
    files["prices.yaml"] = re.sub(r"hire: .*", "hire: [4, 5, 9]", files["prices.yaml"])
    return {file: raw.encode() for file, raw in files.items()}


def renamed_content(text: str) -> Content:
    return load_files(GivenFiles(renamed_files(text)))


def record_with(content: Content, path: Path, actions: int = 60) -> bytes:
    """The exported record of a game with these cards, which holds them."""
    session = Session.new(Options("simple", 2), 7, content, path=path, durable=False)
    guilds = [GUILDS["sensible"](seat) for seat in range(2)]
    while (decision := session.game.decision) is not None and len(session.actions) < actions:
        session.play(guilds[decision.seat].choose(session.game, decision.seat))
    session.close()
    return export_record(path)
