"""The checker of catalogues finds every way in which code and languages can disagree."""

from pathlib import Path

import pytest

import forgewar
from forgewar.content import load
from forgewar.paths import data_folder
from forgewar.words.check import check
from forgewar.words.printed import texts

CODE = """\
say("plain")
message("counted", count=len(found))
message(f"phase-{phase}", round=1)
message("yes" if sure else "no")
Message("plain", {})
words.say("outer", thing=1, **more)
"""
ENGLISH = """\
-term = a thing
plain = Plain
counted = { $count } of { -term }
phase-mine = Round { $round }
phase-market = Market
yes = Yes
no = No
outer = around { inner }
inner = { $thing }
"""


class Folders:
    """Code and catalogues to spoil."""

    def __init__(self, folder: Path) -> None:
        self.code, self.languages = folder / "package", folder / "languages"
        self.code.mkdir()
        self.write(CODE, "package/code.py")
        self.write(ENGLISH, "languages/en/all.ftl")
        self.folder = folder

    def write(self, text: str, name: str) -> None:
        path = self.code.parent / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def problems(self) -> list[str]:
        return check(self.code, self.languages, families={}).errors

    def untranslated(self) -> list[str]:
        return check(self.code, self.languages, families={}).untranslated


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path)


@pytest.mark.slow
def test_code_and_catalogue_of_the_game_agree() -> None:
    code = Path(forgewar.__file__).parent
    assert check(code, data_folder() / "languages", texts(load.default())).errors == []


def test_what_agrees_is_no_problem(folders: Folders) -> None:
    assert folders.problems() == []


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ('say("absent")', "package/more.py:1: there is no message absent"),
        ('fault("absent")', "package/more.py:1: there is no message absent"),
        ('fault("counted")', "package/more.py:1: counted takes $count, which is not given"),
        ('say(f"stage-{n}")', "package/more.py:1: there is no message stage-…"),
        ("say(name)", "package/more.py:1: the id of a message does not begin literally"),
        ('say(f"{name}-x")', "package/more.py:1: the id of a message does not begin literally"),
        ('say("counted")', "package/more.py:1: counted takes $count, which is not given"),
        ('say("plain", n=1)', "package/more.py:1: plain takes no $n"),
        ('say("outer")', "package/more.py:1: outer takes $thing, which is not given"),
        ('say(f"phase-{p}")', "package/more.py:1: phase-mine takes $round, which is not given"),
        (
            'say(f"phase-{p}", round=1, of=2)',
            "package/more.py:1: phase-mine and phase-market takes no $of",
        ),
    ],
)
def test_code_that_asks_for_something_else_is_named(
    folders: Folders, code: str, problem: str
) -> None:
    folders.write(code, "package/more.py")
    assert folders.problems() == [problem]


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ("idle = Nobody says this", "en/more.ftl:1: nothing uses idle"),
        ("-idle = nor this", "en/more.ftl:1: nothing uses -idle"),
        ("plain = Again", "en/more.ftl:1: plain is there already, in en/all.ftl:2"),
        ("wrong { $count }", "en/more.ftl:1: this is no message: wrong { $count }"),
        ("phase-end = { far }", "en/more.ftl:1: phase-end refers to far, which is missing"),
        (
            "phase-end = End\n    .tip = Tip",
            "en/more.ftl:1: phase-end has attributes; give them ids of their own",
        ),
        (
            "glossary-gold = Gold\n    .tip = Tip",
            "en/more.ftl:1: glossary-gold has attributes; give them ids of their own",
        ),
    ],
)
def test_an_entry_that_is_wrong_is_named(folders: Folders, entry: str, problem: str) -> None:
    folders.write(f"{entry}\n", "languages/en/more.ftl")
    assert problem in folders.problems()


def test_another_language_has_the_same_messages_and_values(folders: Folders) -> None:
    german = ENGLISH.replace("{ $count }", "{ $zahl }").replace("yes = Yes\n", "")
    folders.write(f"-eigen = eigenes\n{german}neu = Neu\n", "languages/de/all.ftl")
    assert folders.untranslated() == ["de: yes is missing"]
    assert folders.problems() == [
        "de/all.ftl:4: $count of counted is in one language only",
        "de/all.ftl:4: $zahl of counted is in one language only",
        "de/all.ftl:10: en has no neu",
    ]


NAMES = """\
hero-again = { $hero } 2
    .acc = { FORM($hero, "acc") } 2
face-ranger = Ranger
    .acc = the Ranger
face-elf = Elf
    .acc = the Elf
train = Train { FORM($hero, "acc") }
"""


@pytest.fixture
def names(folders: Folders) -> Folders:
    """Names of adventurers, with forms."""
    code = 'message(f"face-{face}")\nmessage("hero-again", hero=1)\nmessage("train", hero=1)\n'
    folders.write(code, "package/names.py")
    folders.write(NAMES, "languages/en/names.ftl")
    return folders


def test_a_name_has_the_forms_that_sentences_ask_for(names: Folders) -> None:
    assert names.problems() == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "    .acc = the Elf\n",
            "",
            "en/names.ftl:5: face-elf has no .acc, which hero-again asks for",
        ),
        (
            '    .acc = { FORM($hero, "acc") } 2\n',
            "",
            "en/names.ftl:1: hero-again has no .acc, which train asks for",
        ),
        (
            "the Elf\n",
            "the Elf\n    .dat = to the Elf\n",
            "en/names.ftl:5: nothing asks for .dat of face-elf",
        ),
        (
            'Train { FORM($hero, "acc") }',
            "Train { $hero }",
            "en/names.ftl:3: nothing asks for .acc of face-ranger",
        ),
        (
            '"acc") } 2',
            '"gen") } 2',
            "en/names.ftl:3: face-ranger has no .gen, which hero-again asks for",
        ),
        (
            'Train { FORM($hero, "acc") }',
            'Train { FORM($hero, "gen") }',
            "en/names.ftl:3: face-ranger has no .gen, which train asks for",
        ),
        (
            'Train { FORM($hero, "acc") }',
            "Train { FORM($hero) }",
            "en/names.ftl:7: train: FORM takes a value and the name of a form",
        ),
        (
            'Train { FORM($hero, "acc") }',
            'Train { FORM($it, "acc") }',
            "en/names.ftl:7: train asks for a form of $it, which is no name",
        ),
        (
            'Train { FORM($hero, "acc") }',
            "Train { $hero }\n    .acc = Trained",
            "en/names.ftl:7: train has attributes; give them ids of their own",
        ),
    ],
)
def test_forms_that_do_not_agree_are_named(
    names: Folders, old: str, new: str, problem: str
) -> None:
    assert old in NAMES
    names.write(NAMES.replace(old, new), "languages/en/names.ftl")
    assert problem in names.problems()


def test_a_name_is_not_chosen_by_its_text(names: Folders) -> None:
    chosen = "train = { $hero ->\n    [Elf] her\n   *[other] him\n  }"
    counted = "{ $hero ->\n    [one] one\n   *[other] more\n  }"
    text = NAMES.replace('train = Train { FORM($hero, "acc") }', chosen) + f"more = {counted}\n"
    names.write(text, "languages/en/names.ftl")
    problem = "train: $hero is a name; ask for its FORM, do not choose by it"
    assert f"en/names.ftl:7: {problem}" in names.problems()
    assert not any("more: $hero" in other for other in names.problems())


def test_each_language_has_forms_of_its_own(names: Folders) -> None:
    french = NAMES.replace('"acc"', '"le"').replace(".acc", ".le")
    names.write(ENGLISH + french, "languages/fr/all.ftl")
    plain = "".join(line for line in NAMES.splitlines(keepends=True) if ".acc" not in line)
    names.write(ENGLISH + plain.replace('FORM($hero, "acc")', "$hero"), "languages/ja/all.ftl")
    assert names.problems() == []


def test_what_stands_on_cards_is_missed_in_other_languages_only(folders: Folders) -> None:
    folders.write(ENGLISH, "languages/de/all.ftl")
    printed = ("card-name-mace", "card-flavour-mace")
    folders.write("card-name-mace = Kolben\n", "languages/de/cards.ftl")
    found = check(folders.code, folders.languages, printed, {})
    assert found == ([], ["de: card-flavour-mace is missing"])


def test_a_message_that_english_lacks_is_an_error_even_if_it_is_translated(
    folders: Folders,
) -> None:
    folders.write(ENGLISH, "languages/de/all.ftl")
    folders.write(ENGLISH.replace("yes = Yes\n", ""), "languages/en/all.ftl")
    assert folders.problems() == [
        "package/code.py:4: there is no message yes",
        "de/all.ftl:6: en has no yes",
    ]
    assert folders.untranslated() == []


def test_a_kind_without_its_message_is_named(folders: Folders) -> None:
    folders.write("mode-simple = simple\nmode-odd = odd\n", "languages/en/modes.ftl")
    problems = check(folders.code, folders.languages, families={"mode-": ("simple", "epic")}).errors
    assert "en: mode-epic is missing (words/families.py)" in problems
    assert "en/modes.ftl:2: mode-odd is of no kind (words/families.py)" in problems


FORBIDDEN = """\
(?i)\\bplain\\b:
  write: '"Simple"'
of:
  write: '"from"'
  allowed: [counted]
"""


def test_a_text_with_what_its_language_forbids_is_named(folders: Folders) -> None:
    folders.write(FORBIDDEN, "languages/en/forbidden.yaml")
    assert folders.problems() == ['en/all.ftl:2: plain has "Plain"; write "Simple"']


def test_an_exception_that_is_none_is_named(folders: Folders) -> None:
    folders.write("over: {write: above, allowed: ['yes']}", "languages/en/forbidden.yaml")
    (problem,) = folders.problems()
    assert "yes does not match over" in problem


@pytest.mark.parametrize("text", ["'(': {write: x}", "x: {never: y}", "x: ["])
def test_a_damaged_list_of_what_is_forbidden_is_one_sentence(folders: Folders, text: str) -> None:
    folders.write(text, "languages/en/forbidden.yaml")
    (problem,) = folders.problems()
    assert problem.startswith("en/forbidden.yaml")
