"""What a player reads in a language, as plain texts without ids, for whoever rates the wording.

Usage: python tests/words/reading.py --language de --out /tmp/reading/de
"""

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    HOME = tempfile.TemporaryDirectory(prefix="forgewar-reading-")
    os.environ["FORGEWAR_HOME"] = HOME.name

from app.blank_app import plain_app, press, put
from app.positions import CONTENT, GAMES, Position, played
from app.views import VIEWS
from rules.test_refusals import EXAMPLES
from words.samples import NAMES as GUILDS
from words.speaking import speaking
from words.test_faults import all_made

from forgewar.app.book.blocks import _scope
from forgewar.app.book.contents import chapter_name
from forgewar.app.kit.frame import Frame
from forgewar.cli.replay import describe
from forgewar.content.lessons import Lesson
from forgewar.content.rulebook import Chapter
from forgewar.fault import fault
from forgewar.play.figures import Demonstration
from forgewar.play.lessons.shelf import lessons
from forgewar.play.rulebook import RULINGS, START, SYMBOLS, Book
from forgewar.rules.decisions import TradeWindow
from forgewar.rules.refusal import Refusal
from forgewar.session.record import read_record
from forgewar.session.replay import replay
from forgewar.session.unasked import unasked_action
from forgewar.words import rulebook as words
from forgewar.words import say
from forgewar.words.faults import describe_fault
from forgewar.words.language import language_tags
from forgewar.words.refusals import describe_refusal

Lines = Iterator[str]
RECORD = Path(__file__).parents[1] / "fixtures" / "records" / "simple_3.jsonl"
# How the names of views begin.
SCREENS = {
    "market": "(solo_)?market|merchant|discard|look_at_market",
    "quest": "(solo_)?(acquisition|management|rewards)|level|title|look_at_offer|trade_w|shopping",
    "mine": "(solo_)?(placement|mine)|overseer_move|worker_move|tie|automated|look_at_mine",
    "menus": "menu|setup|library_[cf]|naming|import|settings|pause|(solo_)?wealth|hall|"
    "lesson|puzzle|tips|ask|tiles|stage|handover|piece|mat_own|ledger|log|why|scoring_[04slw]|"
    "replay_end|play_on|rules_(found|not)",
}
# Of faults; other values are shown as dots.
EXAMPLE_VALUES = {"file": "game.jsonl", "path": "/home/ann/game.jsonl", "line": 12, "actions": 11}


def _lesson(lesson: Lesson) -> Lines:
    """Card by card; behind "+" the answers to what serves as well, behind "-" to what doesn't."""
    name = say(f"lessons-name-{lesson.id}")
    yield f"{name}\n"
    for number, step in enumerate(lesson.steps, start=1):
        card = f"lesson-{lesson.id}-{step.id}"
        yield f"{number}. {say(card)}"
        yield from (f"  {'-+'[each.fine]} {say(f'{card}-{each.say}')}" for each in step.answers)
    yield f"\n{say('lessons-learnt', lesson=name)}"


def _asked() -> Iterator[Position]:
    """Thirty positions with a choice, evenly spread over games of every mode."""
    for options, seed in GAMES[:6]:
        found = [
            Position(options, seed + 50, tuple(session.actions))
            for session in played(options, seed + 50)
            if not isinstance(session.game.decision, TradeWindow | None)
            and unasked_action(session.game) is None
        ]
        yield from found[3 :: len(found) // 5][:5]


def _hints() -> Lines:
    for number, position in enumerate(_asked(), start=1):
        app = plain_app()
        app.context.settings.ask_last_trades = True
        put(app, position.session())
        if app.context.frame.spot("curtain"):
            press(app, "curtain")
        yield f"{number}. {app.context.frame.prompt}"
        app.context.command("hint")
        app.loop.step(0)
        assert app.context.match is not None
        told = app.context.match.advisor.advice
        assert told is not None
        yield f"{say('hint-title')} – {told.deed}"
        yield from (f"  * {line}" for line in told.why[:4])
        if (other := told.other) is not None:
            yield f"{say('hint-next-best')} – {other.deed}"
            yield from (f"  * {line}" for line in (other.behind, *other.why) if line)
        yield ""


def _screens(begin: str) -> Lines:
    """Texts as they are drawn, then what is said of things that are pointed at."""
    told: set[str] = set()
    for view in (each for each in VIEWS if re.match(begin, each) and "longest" not in each):
        app = plain_app()
        VIEWS[view](app)
        app.loop.draw()
        yield "=" * 60
        yield from dict.fromkeys(t for t in _drawn(app.context.frame) if re.search(r"[^\W\d]", t))
        for spot in app.context.frame.spots:
            texts = dict.fromkeys(filter(None, (spot.label, spot.why, spot.tip)))
            text = " / ".join(texts).replace("\n", " | ")
            if text not in told:
                yield f"    > {text}"
            told.add(text)


def _drawn(frame: Frame) -> Lines:
    """Texts in the order they were drawn; the lines of a paragraph are joined."""
    said = ""
    for before, text in pairwise([*frame.texts[:1], *frame.texts]):
        down, aside = text.rect.y - before.rect.y, abs(text.rect.x - before.rect.x)
        alike = (before.size, before.colour) == (text.size, text.colour)
        if alike and aside < 4 and 0 < down < 1.7 * text.rect.height:
            said += ("" if said[-1] > "\u2e80" else " ") + text.text  # no spaces in Japanese
        else:
            yield said
            said = text.text
    yield said


def _chapter(book: Book, chapter: Chapter) -> Lines:
    yield f"{chapter_name(chapter.id)}\n{words.plain(words.chapter_intro(chapter.id))}\n"
    for clause in chapter.clauses:
        yield f"{words.clause_title(clause.id)}   {_scope(clause)}".rstrip()
        yield words.plain(words.clause_text(clause.id))
        yield f"[{say('book-ruling')}] {words.ruling(clause.id)}" if clause.ruling else ""
        for name in book.figures_of(clause.id):
            shown = Demonstration(name, book.figures[name], CONTENT, 0)
            yield f"[*] {words.join_lines(str(shown.caption))}"
            while shown.place < len(shown.figure.plays):
                shown.step_on()
                yield f"[*] {words.join_lines(str(shown.caption))}"
        yield ""


def _refusals() -> Lines:
    """About one of something, and about two."""
    for case in EXAMPLES:
        for number in (1, 2) if case.numbers else (0,):
            told = Refusal(case.clause, case.key, dict.fromkeys(case.numbers, number))
            yield str(describe_refusal(told, GUILDS))


def _faults() -> Lines:
    for made in all_made():
        values = {name: EXAMPLE_VALUES.get(name, "…") for name in made.values}
        yield str(describe_fault(fault(made.id, **values)))


def texts() -> Iterator[tuple[str, Lines]]:
    """Every text, by the name of its file."""
    yield from ((f"lesson-{each.place}-{each.id}", _lesson(each)) for each in lessons())
    book = Book()
    yield "rulebook-00-start", iter((chapter_name(START), "", words.plain(words.book_intro())))
    for number, chapter in enumerate(book.rulebook.chapters, start=1):
        yield f"rulebook-{number:02}-{chapter.id.lower()}", _chapter(book, chapter)
    terms = words.terms_in_order(book.glossary)
    meanings = (f"{words.term_name(term)} – {words.term_meaning(term)}" for term in terms)
    yield "rulebook-90-symbols", iter((chapter_name(SYMBOLS), "", *meanings))
    rulings = (f"{words.clause_title(each)} – {words.ruling(each)}" for each in book.rulings())
    yield "rulebook-91-rulings", iter((chapter_name(RULINGS), say("book-rulings-note"), *rulings))
    record = read_record(RECORD)
    yield "transcript", describe(record.header, replay(record, CONTENT))
    yield from (("refusals", _refusals()), ("faults", _faults()), ("hints", _hints()))
    yield from ((f"screens-{kind}", _screens(begin)) for kind, begin in SCREENS.items())
    yield "review", _screens("review")


def main() -> None:
    parser = argparse.ArgumentParser(description="Print what a player reads in a language.")
    parser.add_argument("--language", required=True, choices=language_tags())
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    with speaking(asked.language):
        for name, lines in texts():
            (asked.out / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
