"""`forgewar check`: checks a folder of content for completeness and errors."""

import argparse
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import forgewar
from forgewar.ai.search.evaluation_data import load as load_weights
from forgewar.app.kit.picture_process import PictureError, PictureProcess
from forgewar.cli.failure import CommandError
from forgewar.content import archive, load, packs
from forgewar.content.challenges import load_deal_plan, load_ladder
from forgewar.content.error import ContentError
from forgewar.content.even_start import load_even_start
from forgewar.content.figures import load_figures
from forgewar.content.glossary import load_glossary, without_picture
from forgewar.content.lessons import load_first_game, load_lessons
from forgewar.content.model import Content
from forgewar.content.pack_pictures import picture_size
from forgewar.content.puzzles import load_puzzles
from forgewar.content.rulebook import load_rulebook
from forgewar.paths import assets_folder, data_folder
from forgewar.play.challenges.check import check_challenges
from forgewar.play.figures_check import check_figures
from forgewar.play.lessons.check import check_lessons, check_puzzle_names, check_puzzles
from forgewar.words import say
from forgewar.words.check import check as check_words
from forgewar.words.check import check_book
from forgewar.words.printed import texts

_MOST_UNDRAWABLE = 10  # pictures that are named; each may have taken seconds
_SIDE = 1024  # pixels of the longer side of a picture that is tried


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder",
        type=Path,
        nargs="?",
        default=data_folder(),
        metavar="DIR",
        help=say("cli-check-folder"),
    )
    parser.add_argument("--strict", action="store_true", help=say("cli-check-strict"))
    parser.add_argument("--install", action="store_true", help=say("cli-check-install"))
    parser.add_argument(
        "--release",
        action="store_true",
        help=say("cli-check-release"),
    )


def run(arguments: argparse.Namespace) -> int:
    folder: Path = arguments.folder
    if not folder.is_dir() and not folder.is_file():
        raise CommandError(say("cli-no-folder", path=str(folder)))
    shipped = folder.resolve() == data_folder().resolve()
    own = packs.check_pack
    problems: list[object] = [
        *(load.check_folder(folder, assets_folder()) if shipped else own(folder))
    ]
    if not shipped and not problems:
        problems += islice(_undrawable(folder), _MOST_UNDRAWABLE)
    book = folder / "rulebook.yaml"
    clauses = 0
    if shipped or book.exists():  # cards of one's own need no rulebook
        try:
            rulebook = load_rulebook(book)
            clauses = len(list(rulebook.clauses()))
            if shipped:
                glossary = load_glossary(rulebook)
                problems += check_book(rulebook, glossary)
                problems += without_picture(glossary, assets_folder())
        except ContentError as fault:
            problems.append(fault)
    untranslated: list[str] = []
    if shipped:
        code, languages = Path(forgewar.__file__).parent, folder / "languages"
        errors, untranslated = check_words(code, languages, texts(load.default()))
        problems += errors
        problems += _lessons(folder, problems)
        problems += _figures(folder, problems)
        problems += _challenges(folder, problems)
    if arguments.strict:
        problems += untranslated
        untranslated = []
    for line in (*problems, *untranslated):
        print(line)
    if untranslated:
        print(say("cli-check-untranslated", count=len(untranslated)))
    if problems:
        raise CommandError(say("cli-check-problems", count=len(problems), path=str(folder)))
    content = load.load(folder) if shipped else packs.read_pack(folder).content
    for name, number in (_counts(content) | {"clauses": clauses}).items():
        print(f"{number:4} {say(f'cli-check-count-{name}')}")
    print(say("cli-check-ok", hash=content.hash[:16]))
    if arguments.install:
        print(say("cli-check-installed", path=str(packs.install(folder).path)))
    if arguments.release:
        if archive.is_released(content):
            print(say("cli-check-released-before"))
        else:
            print(say("cli-check-released", path=str(archive.release(content))))
    return 0


def _undrawable(folder: Path) -> Iterator[ContentError]:
    """Pictures of a pack that cannot be decoded."""
    process = PictureProcess()
    try:
        for file, raw in packs.pictures_of(folder).items():
            wide, high = picture_size(file, raw)
            part = _SIDE / max(wide, high)
            try:
                process.decode(file, raw, (round(wide * part), round(high * part)))
            except PictureError as problem:
                yield ContentError(file, None, str(problem))
    finally:
        process.close()


def _figures(folder: Path, problems: list[object]) -> list[object]:
    """Errors of the rulebook's figures, which are played if there are no other problems."""
    try:
        figures = load_figures(load_rulebook())
    except ContentError as fault:
        return [fault]
    return [*check_figures(figures, load.load(folder))] if not problems else []


def _challenges(folder: Path, problems: list[object]) -> list[object]:
    """Errors of contracts and of the deal of the day, which are laid out if there are no other
    problems."""
    try:
        found = load_ladder(folder / "challenges"), load_deal_plan(folder / "challenges")
    except ContentError as fault:
        return [fault]
    return [*check_challenges(*found, load.load(folder))] if not problems else []


def _lessons(folder: Path, problems: list[object]) -> list[str]:
    """Errors of lessons and puzzles, which are played with the cards if there are no other
    problems."""
    try:
        lessons = load_lessons(folder / "lessons")
        load_first_game(folder / "first_game.yaml")
        load_even_start(folder / "even_start.yaml")
        load_weights(folder / "evaluation.yaml")
        puzzles = load_puzzles(folder / "puzzles")
    except ContentError as fault:
        return [str(fault)]
    if problems:
        return []
    content = load.load(folder)
    faults = check_lessons(lessons, content, folder / "languages")
    faults += check_puzzle_names(puzzles, folder / "languages")
    return [*faults, *check_puzzles(puzzles, content)]


def _counts(content: Content) -> dict[str, int]:
    """Number of cards of each kind, including copies."""
    return {
        "designs": len(content.designs),
        "bonus_cards": sum(card.copies for card in content.bonus_cards.values()),
        "single_cards": sum(card.copies for card in content.single_cards.values()),
        "quests": sum(quest.copies for quest in content.quests.values()),
        "titles": len(content.titles),
        "tiles": len(content.tiles),
        "wealth": len(content.wealth),
        "end_bonuses": len(content.end_bonuses),
        "mines": len(content.mines),
    }
