"""Figures of the rulebook: every chapter has one, every one can be played, and none says what is
not so."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from forgewar.content import load
from forgewar.content.error import ContentError
from forgewar.content.figures import load_figures
from forgewar.content.rulebook import load_rulebook
from forgewar.play.figures import Demonstration
from forgewar.play.figures_check import captions, check_figures
from forgewar.rules.quest import standing

CONTENT = load.default()
BOOK = load_rulebook()
FIGURES = load_figures(BOOK)


def _shown(name: str) -> Demonstration:
    return Demonstration(name, FIGURES[name], CONTENT, speed=0)


def _told(shown: Demonstration) -> str:
    return " ".join(str(shown.caption).split())


def test_every_figure_can_be_played_and_has_its_captions() -> None:
    assert [*check_figures(FIGURES, CONTENT)] == []


def test_a_figure_that_cannot_be_played_is_told() -> None:
    wrong = replace(FIGURES["mine_9"], plays=({"do": "pass_market"}, {"do": "pass_mine"}))
    (told,) = check_figures({**FIGURES, "mine_9": wrong}, CONTENT)
    assert told.startswith("figures.yaml: mine_9 cannot be played: ")


def test_a_caption_that_is_missing_or_idle_is_told() -> None:
    figures = {**FIGURES, "other": FIGURES["tiles"]}
    del figures["tiles"]
    assert [*check_figures(figures, CONTENT)] == [
        "figures.yaml: there is no message figure-other",
        "figures.yaml: no figure says figure-tiles",
    ]


def test_every_chapter_has_a_figure() -> None:
    chapters = {figure.page.partition("-")[0] for figure in FIGURES.values()}
    assert chapters == {chapter.id for chapter in BOOK.chapters}


@pytest.mark.rule("MINE-9")
def test_the_worked_example_is_that_of_the_rules() -> None:
    shown = _shown("mine_9")
    before = [list(guild.resources) for guild in shown.match.view.game.state.guilds]
    assert shown.match.view.game.state.workers == [5, 3, 1]
    assert shown.match.view.game.state.order == [2, 1, 0]
    shown.start()
    after = [guild.resources for guild in shown.match.view.game.state.guilds]
    gained = [
        [b - a for a, b in zip(*pair, strict=True)] for pair in zip(before, after, strict=True)
    ]
    assert gained == [[0, 2, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]
    assert shown.match.view.game.state.workers == [1, 2, 2]
    for told in ("Tower gets 2 iron and 1 emerald", "Raven gets 1 copper", "Sun gets 1 copper",
                 "5 connected workers strike"):  # fmt: skip
        assert told in _told(shown)
    shown.step_on()
    assert shown.match.view.game.state.order == [0, 1, 2]
    assert _told(shown).endswith("the order is Tower, Sun, Raven.")


def test_an_example_plays_when_it_is_asked_for_to_its_end_and_again() -> None:
    shown = _shown("mine_9")
    assert not shown.match.clock.update(10.0)
    assert shown.place == 0
    for _ in range(2):
        shown.start()
        assert shown.match.clock.needs_ticks
        for _ in range(10):
            shown.match.clock.update(1.0)
        assert not shown.match.clock.needs_ticks
        assert shown.place == 2


@pytest.mark.rule("QUEST-5")
def test_the_quest_that_is_armed_is_met_as_its_caption_says() -> None:
    shown = _shown("arming")
    assert "has 2 power and needs 8" in _told(shown)
    shown.start()
    (quest,) = shown.match.view.game.state.guilds[0].quests
    stands = standing(shown.match.view.game.table, 0, quest)
    assert stands.met
    assert f"has {stands.power} power and needs only {stands.needed}" in _told(shown)


def test_prices_and_counts_are_those_of_the_game() -> None:
    assert f"costs {CONTENT.prices.hire[0]} gold" in _told(_shown("barracks"))
    assert "37 hexes" in _told(_shown("the_mine"))
    count = _shown("counting")
    own, other = (guild.prestige for guild in count.match.view.game.state.guilds)
    assert count.match.view.game.over
    assert f"Tower ends with {own} prestige, Sun with {other}" in _told(count)


def test_captions_are_numbered_by_what_was_played() -> None:
    assert captions("mine_9", FIGURES["mine_9"]) == [
        "figure-mine_9", "figure-mine_9-1", "figure-mine_9-2",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("odd: {page: MINE-99}", "odd stands beside MINE-99, which does not exist"),
        ("odd: {page: MINE-1, like: none}", "odd is like none, which has no position of its own"),
        ("odd: {page: MINE-1, colour: red}", 'unknown key "colour"'),
    ],
)
def test_faulty_figures_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "figures.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        load_figures(BOOK, path)
    assert reason in refused.value.reason
