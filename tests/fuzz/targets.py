"""What is fuzzed: each kind of file that may come from a stranger, and all that is done with it."""

import contextlib
import io
import os
import random
import re
import shutil
import unicodedata
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import bombs
import pack_targets
from mutate import JSON_TOKENS, XML_TOKENS, YAML_TOKENS, Mutation, mutations

from forgewar.ai.players.registry import GUILDS
from forgewar.ai.review.search import review_game
from forgewar.app.kit.picture_process import PictureProcess
from forgewar.app.window import settings
from forgewar.app.window.commands import REGISTRY, Bindings
from forgewar.app.window.labels import button_label, key_label
from forgewar.cli import main
from forgewar.content import archive, load, tmx
from forgewar.content.error import ContentError
from forgewar.content.files import FolderFiles, GivenFiles
from forgewar.content.packs import install, installed_packs, remove
from forgewar.content.rulebook import load_rulebook
from forgewar.content.zipped import zip_files
from forgewar.paths import data_folder
from forgewar.play.library import records, shelf
from forgewar.play.library.entry import Entry
from forgewar.play.library.metadata import metadata_file, read_metadata, review_of
from forgewar.play.review.kept import Keeper, past_of, read_kept
from forgewar.play.review.own import Own
from forgewar.play.review.view import ReviewView
from forgewar.rules.state import Options
from forgewar.session.chain import START, seal
from forgewar.session.error import RecordError
from forgewar.session.parcel import export_record, import_record
from forgewar.session.record import read_header
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline
from forgewar.words import games
from forgewar.words.faults import describe_fault

Target = Callable[[bytes], None]
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_GAMES = (
    (Options("simple", 2), 30, {"practice": True}),
    (Options("simple", 3), 60, {}),
    (Options("epic", 4, bonus_tiles=True), 40, {}),
    (Options("simple", 1, difficulty="hard"), 20, {"states": True}),
    (Options("fast_forward", 2), 120, {}),
)


class Kind:
    """One kind of file: sound examples, ways to spoil them, files made to do harm, and what reads
    all this."""

    def __init__(
        self,
        target: Target,
        seeds: list[bytes],
        ways: tuple[Mutation, ...],
        harmful: dict[str, bytes] | None = None,
    ) -> None:
        self.target = target
        self.seeds = seeds
        self.ways = ways
        self.harmful = harmful or {}


def kinds(folder: Path) -> dict[str, Kind]:
    """All kinds, working within `folder`."""
    os.environ["FORGEWAR_HOME"] = str(folder / "home")
    in_json = mutations(JSON_TOKENS, is_json=True)
    in_yaml = mutations(YAML_TOKENS, is_json=False)
    in_xml = mutations(XML_TOKENS, is_json=False)
    in_zip = mutations(
        (b"PK\x03\x04", b"PK\x01\x02", b"PK\x05\x06", b"../", b"\x00"), is_json=False
    )
    in_note = mutations((b"../", b"/", b"\x00"), is_json=False)
    seeds = _records(folder)
    bare = [_without_chain(seed) for seed in (*seeds, _parcel(folder))]
    packs = _packs()
    made = {
        "record": Kind(_Records(folder), seeds, in_json, bombs.records(seeds[0])),
        "chained record": Kind(_Chained(folder), bare, in_json, _small(bombs.records(bare[0]))),
        "pack": Kind(_Packs(folder), packs, in_zip, bombs.zips(packs[0])),
        "settings": Kind(_read_settings, [_settings()], in_json, bombs.settings()),
        "slip": _slips(folder, seeds[0], in_json),
        "review": _reviews(folder, in_json),
        "latest": Kind(_read_latest, [b"2026-01-01-120000.jsonl"], in_note),
    }
    made |= _pack_parts(folder)
    for path in sorted(data_folder().glob("*.yaml")):
        seed = path.read_bytes()
        harmful = bombs.prices(seed) if path.stem == "prices" else {}
        if path.stem in ("quests", "solo", "rulebook"):  # a map of cards, a map, another reader
            harmful = bombs.texts()
        target = _Rulebook(folder) if path.stem == "rulebook" else _Content(folder, path.name)
        made[path.stem] = Kind(target, [seed], in_yaml, harmful)
    for name in ("stage_2.tmx", "resources.tsx"):
        seed = (data_folder() / "mine" / name).read_bytes()
        made[name] = Kind(_Mine(folder, name), [seed], in_xml, bombs.maps(seed))
    return made


def is_harmless(text: str) -> bool:
    """Whether nothing in a text moves the cursor, turns the direction of writing or is unseen, but
    for the joiners that some scripts need. Asks the categories of Unicode, not the game."""
    signs = (sign for sign in text if sign not in "\u200c\u200d")
    return not any(unicodedata.category(sign) in _HIDDEN for sign in signs)


def _command(*arguments: object) -> None:
    """A command must end well or be refused; a fault of the program has another code."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    if code not in (0, 2) or (code == 2 and err.getvalue().count("\n") != 1):
        raise AssertionError(f"exit code {code}: {err.getvalue()}")
    if not all(is_harmless(line) for line in (out.getvalue() + err.getvalue()).split("\n")):
        raise AssertionError("control characters on the terminal")


# Records


def _records(folder: Path) -> list[bytes]:
    found = []
    for number, (options, actions, named) in enumerate(_GAMES):
        path = folder / f"seed-{number}.jsonl"
        session = Session.new(options, 7, load.default(), path=path, durable=False, **named)
        guilds = [GUILDS["sensible"](seat) for seat in range(options.guilds)]
        while (decision := session.game.decision) and len(session.actions) < actions:
            session.play(guilds[decision.seat].choose(session.game, decision.seat))
        if session.free:
            session.undo(4)
        session.close()
        found.append(path.read_bytes())
    return found


class _Records:
    """Told, taken up, played on, taken back, and taken up as a copy."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "game.jsonl"
        self._copy = folder / "copy.jsonl"

    def __call__(self, data: bytes) -> None:
        content = load.default()
        self._path.write_bytes(data)
        self._copy.unlink(missing_ok=True)
        with contextlib.suppress(RecordError):
            assert all(is_harmless(seat.name) for seat in read_header(self._path).seats)
        _command("replay", self._path, "--describe")
        with contextlib.suppress(RecordError):
            Session.salvage(self._path, self._copy, content).close()
            Session.load(self._copy, content).close()
        assert self._path.read_bytes() == data
        with contextlib.suppress(RecordError):
            session = Session.load(self._path, content)
            if not session.game.over:
                session.play(session.game.choices()[0])
                session.undo()
            session.close()
        with contextlib.suppress(RecordError):
            export_record(self._path)
            import_record(self._path, self._path.parent)


class _Chained(_Records):
    """The same, with a chain that is right, so that more than the chain is tried. What was spoilt
    has none."""

    def __call__(self, data: bytes) -> None:
        archive._known.clear()
        if data.count(b"\n") < 50_000:
            before, lines = START, []
            for line in data.split(b"\n"):
                sealed, before = seal(line, before) if line.strip() else (line, before)
                lines.append(sealed)
            data = b"\n".join(lines)
        super().__call__(data)


def _small(harmful: dict[str, bytes]) -> dict[str, bytes]:
    """Those that are not merely large."""
    return {name: data for name, data in harmful.items() if len(data) < 5_000_000}


def _without_chain(data: bytes) -> bytes:
    return re.sub(rb',"chain":"[0-9a-f]{12}"}', b"}", data)


def _parcel(folder: Path) -> bytes:
    """A record that brings its content along."""
    path = folder / "parcel" / "game.jsonl"
    path.parent.mkdir()
    files = {file: text.encode() for file, text in load.default().files.items()}
    files["prices.yaml"] = re.sub(rb"hire: .*", b"hire: [4, 5, 9]", files["prices.yaml"])
    content = load.load_files(GivenFiles(files))
    Session.new(Options("simple", 2), 7, content, path=path, durable=False).close()
    data = export_record(path)
    shutil.rmtree(path.parent)
    return data


# Packs


def _packs() -> list[bytes]:
    """One with a label, which leaves files out, and one as contents are kept."""
    low_town = pack_targets.LOW_TOWN
    files = {
        path.relative_to(low_town).as_posix(): path.read_bytes()
        for path in sorted(low_town.rglob("*"))
        if path.is_file()
    }
    return [bombs.zipped(files), zip_files(load.default().files)]


class _Packs:
    """Checked and installed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "pack.zip"

    def __call__(self, data: bytes) -> None:
        self._path.write_bytes(data)
        _command("check", self._path)
        with contextlib.suppress(ContentError):
            install(self._path)
        for pack in installed_packs():
            assert is_harmless(pack.label.name)
            remove(pack)


def _pack_parts(folder: Path) -> dict[str, Kind]:
    """Pictures and links."""
    process = PictureProcess(seconds=1)
    drawing, png = pack_targets.Pictures("a.svg", process), pack_targets.Pngs("a.png", process)
    in_png = mutations(pack_targets.PNG_TOKENS, is_json=False)
    in_links = mutations((b"\x06\x00", b"\x06\x01", b"\x06\x10", b"\x07\x10"), is_json=False)
    links = Kind(pack_targets.Links(folder), pack_targets.LINKS, in_links)
    drawings, ways = pack_targets.drawings(), pack_targets.drawing_ways()
    return {
        "drawing": Kind(drawing, drawings, ways, bombs.drawings()),
        "png": Kind(png, pack_targets.pngs(), in_png, bombs.pngs()),
        "links": links,
    }


# Settings and notes


def _settings() -> bytes:
    keys, pad = {"undo": ("u", "ctrl+z"), "pass": ("x",)}, {"undo": ("y",)}
    settings.save_settings(settings.Settings(keys=keys, pad=pad))
    return settings.settings_file().read_bytes()


def _read_settings(data: bytes) -> None:
    settings.settings_file().write_bytes(data)
    found = settings.load_settings()
    bindings = Bindings(found.keys, found.pad)
    for command in REGISTRY:
        bindings.hint(command)
        assert all(is_harmless(key_label(key)) for key in bindings.keys.of(command))
        assert all(is_harmless(button_label(name)) for name in bindings.pad.of(command))
    bindings.keys.bind("undo", "q")
    bindings.pad.bind("undo", "b")
    found.keys, found.pad = bindings.keys.changes(), bindings.pad.changes()
    told = settings.complaint()
    assert settings.save_settings(found)
    assert settings.load_settings() == found
    kept = list(settings.settings_file().parent.glob("settings.damaged-*"))
    assert [path.read_bytes() for path in kept] == ([data] if told else [])
    for path in kept:
        path.unlink()


def _read_latest(data: bytes) -> None:
    folder = records.games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "latest.txt").write_bytes(data)
    assert records.recorded_games() == []


class _Slips:
    """What lies beside a record: read, believed only if it can be true, and written again."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __call__(self, data: bytes) -> None:
        metadata_file(self._path).write_bytes(data)
        read_metadata(self._path)
        entry = Entry(self._path)
        header, summary = entry.header, entry.summary
        assert header is not None
        assert is_harmless(str(entry.title))
        assert entry.problem is None or is_harmless(str(describe_fault(entry.problem)))
        if summary is not None:
            games.describe_game(header, summary)
            games.progress(header, summary)
        shelf.rename(entry, entry.slip.name)
        assert Entry(self._path).slip.name == entry.slip.name


def _slips(folder: Path, record: bytes, ways: tuple[Mutation, ...]) -> Kind:
    path = folder / "seen.jsonl"
    path.write_bytes(record)
    entry = Entry(path)
    for _ in entry.look(load.default()):
        pass
    shelf.rename(entry, "Saturday with Bess")
    return Kind(_Slips(path), [metadata_file(path).read_bytes()], ways, bombs.settings())


_STEPS = 24  # of a review: chances, and glances at choices


class _Reviews:
    """What was found of a game: believed only if it can be of it, told, and gone on with."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._timeline = Timeline.read(path)
        self._past = past_of(self._timeline)

    def __call__(self, data: bytes) -> None:
        review_of(self._path).write_bytes(data)
        found = Keeper(self._path, self._timeline, self._past).read()
        view = ReviewView(self._timeline, found)
        told = [*view.curve(), *view.turns, view.weakness(0), *view.phases(0), *view.lost(0)]
        assert all(is_harmless(str(each)) for each in told)
        kept = read_kept(self._path)
        own = Own("Bess")
        own.add(kept.review if kept is not None else found, 0)
        assert is_harmless(str(own.summary))
        assert self._past.task(found) is not None


def _reviews(folder: Path, ways: tuple[Mutation, ...]) -> Kind:
    path = folder / "over.jsonl"
    session = Session.new(Options("simple", 2), 5, load.default(), path=path, durable=False)
    guilds = [GUILDS["sensible"](seat) for seat in range(2)]
    while (decision := session.game.decision) is not None:
        session.play(guilds[decision.seat].choose(session.game, decision.seat))
    session.close()
    timeline = Timeline.read(path)
    past = past_of(timeline)
    steps = review_game(past, timeline.header.seed, load.default())
    found = next(islice(steps, _STEPS, None))
    Keeper(path, timeline, past).keep(found, done=False)
    return Kind(_Reviews(path), [review_of(path).read_bytes()], ways, bombs.settings())


# Content


class _Content:
    """A whole folder of content with one strange file in it."""

    def __init__(self, folder: Path, file: str) -> None:
        self._folder = _content(folder)
        self._file = file
        self._sound = (self._folder / file).read_bytes()

    def __call__(self, data: bytes) -> None:
        (self._folder / self._file).write_bytes(data)
        _command("check", self._folder)
        (self._folder / self._file).write_bytes(self._sound)


class _Mine:
    """A map, or the tileset beside it."""

    def __init__(self, folder: Path, file: str) -> None:
        self._folder = _content(folder)
        self._file = file
        self._sound = (self._folder / "mine" / file).read_bytes()

    def __call__(self, data: bytes) -> None:
        path = self._folder / "mine" / self._file
        path.write_bytes(data)
        problems: list[ContentError] = []
        found = tmx.read_mine(FolderFiles(self._folder), 2, problems)
        assert (found is None) == bool(problems)
        assert all(is_harmless(str(problem)) for problem in problems)
        path.write_bytes(self._sound)


def _content(folder: Path) -> Path:
    """A folder of content to spoil; whatever spoils a file in it puts the sound one back."""
    copied = folder / "content"
    if not copied.exists():
        shutil.copytree(data_folder(), copied, ignore=shutil.ignore_patterns("rulebook*"))
    return copied


class _Rulebook:
    def __init__(self, folder: Path) -> None:
        self._path = folder / "rulebook.yaml"

    def __call__(self, data: bytes) -> None:
        self._path.write_bytes(data)
        with contextlib.suppress(ContentError):
            load_rulebook(self._path)


def choose(chance: random.Random, found: dict[str, Kind]) -> str:
    """Records are the most likely to come from strangers."""
    weights = {
        "record": 15,
        "chained record": 30,
        "pack": 10,
        "settings": 12,
        "stage_2.tmx": 15,
        "resources.tsx": 10,
        "drawing": 15,
        "png": 6,
        "rulebook": 3,
    }
    names = list(found)
    return chance.choices(names, [weights.get(name, 3) for name in names])[0]
