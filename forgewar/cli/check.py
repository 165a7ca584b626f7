"""`forgewar check`: is a folder of content complete and sound?"""

import argparse
from pathlib import Path

import forgewar
from forgewar.cli.failure import CommandError
from forgewar.content import archive, load, packs
from forgewar.content.error import ContentError
from forgewar.content.guide import load_guide
from forgewar.content.model import Content
from forgewar.content.rulebook import load_rulebook
from forgewar.paths import assets_folder, data_folder
from forgewar.words.check import check as check_words

EXAMPLES = """examples:
  forgewar check                       the content of the game, with its pictures and words
  forgewar check my-cards              a folder or a zip of your own (docs/packs.md)
  forgewar check my-cards --install    and put it among your packs
  forgewar check --release             before a release: keep this content for good
"""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "check",
        help="validate the content: cards, prices, mines",
        description="Validate a folder of content and name everything that is wrong with it.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "folder",
        type=Path,
        nargs="?",
        default=data_folder(),
        metavar="DIR",
        help="a folder or a zip; default: the folder of the game itself, whose pictures and "
        "languages are checked too",
    )
    parser.add_argument(
        "--install", action="store_true", help="put the pack among those the game offers"
    )
    parser.add_argument(
        "--release",
        action="store_true",
        help="put the content into data/released, so that every later version opens its games",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    folder: Path = arguments.folder
    if not folder.is_dir() and not folder.is_file():
        raise CommandError(f"{folder} is not a folder, and not a zip.")
    shipped = folder.resolve() == data_folder().resolve()
    own = packs.check_pack
    problems: list[object] = [
        *(load.check_folder(folder, assets_folder()) if shipped else own(folder))
    ]
    book = folder / "rulebook.yaml"
    clauses = 0
    if shipped or book.exists():  # cards of one's own need no rulebook
        try:
            clauses = len(list(load_rulebook(book).clauses()))
        except ContentError as fault:
            problems.append(fault)
    guide = folder / "guide.yaml"
    if shipped or guide.exists():
        try:
            load_guide(guide)
        except ContentError as fault:
            problems.append(fault)
    if shipped:
        problems += check_words(Path(forgewar.__file__).parent, folder / "languages")
    for problem in problems:
        print(problem)
    if problems:
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        raise CommandError(f"{count} in {folder}.")
    content = load.load(folder) if shipped else packs.read_pack(folder).content
    for name, number in (_counts(content) | {"clauses of the rulebook": clauses}).items():
        print(f"{number:4} {name}")
    print(f"content {content.hash[:16]}: ok")
    if arguments.install:
        print(f"installed in {packs.install(folder).path}")
    if arguments.release:
        known = archive.is_released(content)
        print("released before" if known else f"released in {archive.release(content)}")
    return 0


def _counts(content: Content) -> dict[str, int]:
    """How many cards of each kind there are, copies included."""
    return {
        "designs": len(content.designs),
        "bonus cards": sum(card.copies for card in content.bonus_cards.values()),
        "single-use cards": sum(card.copies for card in content.single_cards.values()),
        "quests": sum(quest.copies for quest in content.quests.values()),
        "titles": len(content.titles),
        "bonus tiles": len(content.tiles),
        "wealth cards": len(content.wealth),
        "end-game bonuses": len(content.end_bonuses),
        "mines": len(content.mines),
    }
