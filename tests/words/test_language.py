"""The kernel of words: entries become text, with their values, in the language in force."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from forgewar.content import load
from forgewar.words import as_list, as_sentences, language, message, say, speak
from forgewar.words.names import card_name

CONTENT = load.default()

ENGLISH = """\
# A comment, which is no part of a message.
list-middle = { $before }, { $next }
list-end = { $before } and { $last }
-game = Forge War
plain = Confirm
named = Welcome to { -game }
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
leave = Strike: { $who } leave
signed = { SIGNED($number) } power
begun = { CAPITAL($text) }.
within = so { LOWER($text) }
sentences = { $before } { $next }
spoken-next = { $before }. { $next }
long =
    The first line
    and the second.
around = Before { inner } after
inner = the { $thing }
train = Train { FORM($hero, "acc") }
reaches = { CAPITAL(FORM($hero, "nom")) } reaches level { $level }
hero-again = { $hero } { $number }
face-ranger = Ranger
last = Done
"""
GERMAN = """\
list-middle = { $before }, { $next }
list-end = { $before } und { $last }
plain = Fertig
workers = { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeitende
  }
leave = Streik: { $who } gehen
train = Bildet { FORM($hero, "acc") } aus
reaches = { CAPITAL(FORM($hero, "nom")) } erreicht Stufe { $level }
hero-again = { $hero } { $number }
    .acc = { FORM($hero, "acc") } { $number }
face-ranger = Waldläufer
    .nom = der Waldläufer
    .acc = den Waldläufer
card-name-iron_mace = Streitkolben
"""


@pytest.fixture(autouse=True)
def languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two languages of our own; the game's are back in force afterwards."""
    for tag, text in (("en", ENGLISH), ("de", GERMAN)):
        folder = tmp_path / "languages" / tag
        folder.mkdir(parents=True)
        (folder / "all.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(language, "data_folder", lambda: tmp_path)
    language.language.cache_clear()
    speak("en")
    yield
    monkeypatch.undo()
    language.language.cache_clear()
    speak("en")


def test_a_message_without_values_is_itself() -> None:
    assert say("plain") == "Confirm"
    assert str(message("last")) == "Done"


def test_numbers_choose_their_plural() -> None:
    assert [say("workers", count=n) for n in (0, 1, 2)] == ["0 workers", "1 worker", "2 workers"]


def test_signs_and_capitals_are_functions() -> None:
    assert say("signed", number=2) == "+2 power"
    assert say("signed", number=-2) == "\u22122 power"
    assert say("begun", text="so it begins") == "So it begins."
    assert say("within", text="It Begins") == "so it Begins"


def test_terms_and_other_messages_are_filled_in() -> None:
    assert say("named") == "Welcome to Forge War"
    assert say("around", thing="middle") == "Before the middle after"


def test_lines_of_a_long_message_follow_each_other() -> None:
    assert say("long") == "The first line\nand the second."


@pytest.mark.parametrize(
    ("parts", "text"),
    [((), ""), (("a",), "a"), (("a", "b"), "a and b"), (("a", "b", "c", "d"), "a, b, c and d")],
)
def test_several_things_are_listed(parts: tuple[str, ...], text: str) -> None:
    assert str(as_list(parts)) == text
    assert say("begun", text=parts) == f"{text[:1].upper()}{text[1:]}."
    assert say("begun", text=list(parts)) == say("begun", text=parts)


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        ((), ""),
        (("One", "", "Two"), "One. Two"),
        (("One.", "Two?", "Three"), "One. Two? Three"),
        ((message("plain"), message("last")), "Confirm. Done"),
    ],
)
def test_labels_and_sentences_are_spoken_one_after_another(
    parts: tuple[object, ...], text: str
) -> None:
    """A stop comes between two of them, but never twice."""
    assert as_sentences(*parts) == text


def test_messages_stand_inside_messages() -> None:
    told = message("leave", who=as_list([message("workers", count=1), message("workers", count=2)]))
    assert str(told) == "Strike: 1 worker and 2 workers leave"


RANGER = message("face-ranger")


def test_a_name_is_told_in_the_form_that_its_sentence_asks_for() -> None:
    speak("de")
    assert say("train", hero=RANGER) == "Bildet den Waldläufer aus"
    assert say("reaches", hero=RANGER, level=2) == "Der Waldläufer erreicht Stufe 2"
    assert str(RANGER) == "Waldläufer", "alone, it is without"


def test_a_name_made_of_another_has_its_forms() -> None:
    speak("de")
    assert say("train", hero=message("hero-again", hero=RANGER, number=2)) == (
        "Bildet den Waldläufer 2 aus"
    )


def test_a_name_without_the_form_is_told_as_it_is() -> None:
    assert say("train", hero=RANGER) == "Train Ranger", "English has no forms"
    speak("de")
    again = message("hero-again", hero=RANGER, number=2)
    assert say("reaches", hero=again, level=2) == "Waldläufer 2 erreicht Stufe 2"
    assert say("train", hero=card_name(CONTENT.designs["iron_axe"])) == "Bildet Iron Axe aus"
    assert say("train", hero=as_list([RANGER, "Ann"])) == "Bildet Waldläufer und Ann aus"


def test_a_name_that_somebody_typed_is_no_other_name_that_reads_the_same() -> None:
    speak("de")
    assert say("train", hero=RANGER) == "Bildet den Waldläufer aus"
    assert say("train", hero="Waldläufer") == "Bildet Waldläufer aus"


def test_forms_are_those_of_the_language_in_force() -> None:
    told = message("train", hero=RANGER)
    assert str(told) == "Train Ranger"
    speak("de")
    assert str(told) == "Bildet den Waldläufer aus"


def test_a_message_is_a_value_that_can_be_compared() -> None:
    assert message("workers", count=2) == message("workers", count=2)
    assert message("workers", count=2) != message("workers", count=3)


def test_what_is_kept_is_told_in_the_language_in_force() -> None:
    told = message("leave", who=as_list([message("workers", count=1), message("workers", count=2)]))
    assert str(told) == "Strike: 1 worker and 2 workers leave"
    speak("de")
    assert str(told) == "Streik: 1 Arbeiter und 2 Arbeitende gehen"
    assert say("plain") == "Fertig"


def test_a_missing_message_is_told_by_its_id_and_logged(wrong_words: list[str]) -> None:
    assert say("no-such-thing", count=2) == "no-such-thing"
    assert "no message no-such-thing in en" in wrong_words.pop()


def test_a_missing_value_is_logged(wrong_words: list[str]) -> None:
    assert "who" in say("leave")
    assert "message leave in en" in wrong_words.pop()


def test_a_language_that_is_not_there_changes_nothing() -> None:
    with pytest.raises(KeyError):
        speak("xx")
    assert say("plain") == "Confirm"


def test_comments_and_files_do_not_run_into_entries() -> None:
    found = language.entries("a = 1\n# about b\nb =\n    2\n\n-t = 3\n")
    assert found == {"a": "a = 1", "b": "b =\n    2", "-t": "-t = 3"}


def test_a_value_from_outside_is_shown_without_what_may_not_be_shown() -> None:
    assert say("leave", who="/home/\udcff\x1b[2J") == "Strike: /home/\ufffd\ufffd[2J leave"
    assert say("leave", who=("a\0", "b\nc")) == "Strike: a\ufffd and b\nc leave"


def test_a_card_is_called_as_the_language_has_it() -> None:
    mace, axe = CONTENT.designs["iron_mace"], CONTENT.designs["iron_axe"]
    assert str(card_name(mace)) == mace.name
    speak("de")
    assert str(card_name(mace)) == "Streitkolben"
    assert str(card_name(axe)) == axe.name, "not translated yet"


def test_a_card_of_a_pack_keeps_its_own_name() -> None:
    other = msgspec.structs.replace(CONTENT.designs["iron_mace"], name="Rolling Pin")
    speak("de")
    assert str(card_name(other)) == "Rolling Pin"


def test_a_message_that_a_language_lacks_is_shown_in_english(
    caplog: pytest.LogCaptureFixture,
) -> None:
    speak("de")
    assert say("last") == "Done"
    assert [(each.levelname, each.getMessage()) for each in caplog.records] == [
        ("WARNING", "message last is shown in en: de lacks it")
    ]


def test_a_message_that_every_language_lacks_is_an_error(wrong_words: list[str]) -> None:
    speak("de")
    assert say("no-such-thing") == "no-such-thing"
    assert "no message no-such-thing in en" in wrong_words.pop()
