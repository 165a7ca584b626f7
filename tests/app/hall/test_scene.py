"""The hall of fame on screen."""

import re
from datetime import date, timedelta

import pytest
from app.blank_app import plain_app, press, resize
from app.layout import problems
from app.positions import CONTENT, positions

from forgewar.app.hall.scene import HallScene
from forgewar.app.menus.setup import SetupScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.window.app import App
from forgewar.content.challenges import Medal, ladder
from forgewar.paths import games_folder
from forgewar.play.achievements import Finished, Haul, hall_file, note_games, read_hall
from forgewar.play.challenges.contracts import contract_of_game
from forgewar.play.challenges.days import deal_of_game
from forgewar.play.challenges.kept import (
    kept_file,
    note_contract_begun,
    note_contract_done,
    note_day_begun,
    note_day_done,
    utc_today,
)
from forgewar.play.rivals import RIVALS
from forgewar.session.session import Session

LONGEST = "W" * 20


@pytest.fixture
def app() -> App:
    made = plain_app((1280, 720))
    made.context.navigator.push(TitleScene(made.context))
    made.loop.draw()
    return made


def fits(app: App) -> None:
    for size, scale in (((1024, 640), 100), ((1280, 720), 150), ((2560, 1440), 100)):
        resize(app, size, scale)
        app.loop.draw()
        assert not problems(app.context.frame, app.loop.shown.get_size(), 12)


def test_an_empty_hall_fits(app: App) -> None:
    press(app, "hall")
    fits(app)


def test_a_full_hall_fits(app: App) -> None:
    modes = ("simple", "fast_forward", "epic")
    note_games([
        Finished(f"g{i}", "2026-11-16", modes[i % 3], LONGEST, 999, 1 + i % 4, (LONGEST,) * 3, 999)
        for i in range(12)
    ] + [
        Finished(f"s{i}", "2026-11-16", modes[i % 3], LONGEST, 999, i % 2, difficulty="random")
        for i in range(8)
    ])  # fmt: skip
    press(app, "hall")
    fits(app)
    press(app, "view.games")
    fits(app)
    texts = [text.text for text in app.context.frame.texts]
    assert any(text.startswith("Won with") for text in texts)
    app.context.command("back")
    assert isinstance(app.context.navigator.top, TitleScene)


def test_a_laurel_stands_at_games_that_were_won_and_at_no_other(app: App) -> None:
    places = (1, 2, 3, 1, 4)
    games = [
        Finished(f"g{i}", f"2026-11-{10 + i}", "simple", "Ada", 40 + i, place, ("master",), 50 + i)
        for i, place in enumerate(places)
    ]
    alone = [
        Finished(f"s{i}", f"2026-11-{20 + i}", "epic", "Bo", 60 + i, i, difficulty="hard")
        for i in range(2)
    ]
    note_games([*games, *alone])
    resize(app, (1920, 1080), 100)
    press(app, "hall")
    press(app, "view.games")
    frame = app.context.frame
    newest_first = [*games, *alone][::-1]
    for number, game in enumerate(newest_first):
        row = frame.spot(f"hall.{number}")
        assert row is not None
        said = " ".join(t.text for t in frame.texts if row.rect.collidepoint(t.rect.center))
        laurels = [
            sign
            for sign in frame.signs
            if sign.picture == "icons/laurel" and row.rect.collidepoint(sign.rect.center)
        ]
        assert bool(laurels) == (game.place == 1), game
        assert game.seat in said
        assert str(int(game.day[-2:])) in said
        assert str(game.score) in said or not game.place
        assert str(game.best_rival) in said or game.difficulty
    sums = [t.text for t in frame.texts if re.fullmatch(r"\d+ of \d+", t.text)]
    assert sums[:2] == ["2 of 5", "1 of 2"]


# The wall

QUEST, TITLE = "the_cursed_keep", "valorous"


def earn(game: str = "g", *quests: str, **titles: str) -> None:
    """A game that brought these home."""
    finished = Finished(game, "2026-11-16", "epic", "Ada", 143, 1, ("master",), 99)
    note_games([finished], [Haul(quests, titles)])


def record(game: str) -> None:
    """Keep the record of a finished game under a name."""
    games_folder().mkdir(parents=True, exist_ok=True)
    over = positions()["solo_over"]
    path = games_folder() / f"{game}.jsonl"
    session = Session.new(over.options, over.seed, CONTENT, path=path, durable=False)
    for action in over.actions:
        session.play(action)
    session.close()


def mark(app: App, spot: str) -> list[str]:
    """Point at a place; what is to be read then."""
    found = app.context.frame.spot(spot)
    assert found is not None
    app.context.controller.pointer, app.context.controller.hot = found.rect.center, spot
    app.context.changed()
    app.loop.draw()
    return [text.text for text in app.context.frame.texts]


def send(app: App, *commands: str) -> str:
    """Carry out commands as keys would; where the focus is then."""
    for command in commands:
        app.context.controller.command(command)
        app.loop.draw()
    return app.context.controller.focus


def win(contract: str, medal: Medal | None, game: str = "") -> None:
    """A finished try at a contract."""
    note_contract_begun(contract, game or contract)
    note_contract_done(game or contract, 84, medal, lost=False)


def play_day(back: int, medal: Medal | None, game: str = "", *, done: bool = True) -> date:
    """A try at the deal of so many days ago."""
    day = utc_today() - timedelta(days=back)
    note_day_begun(day, game or f"day-{back}", "")
    if done:
        note_day_done(game or f"day-{back}", 84, medal, "x-*", lost=False)
    return day


def reopen(app: App) -> None:
    """Leave the hall and come back."""
    app.context.command("back")
    app.loop.draw()
    press(app, "hall")


def test_every_quest_and_title_has_a_place(app: App) -> None:
    press(app, "hall")
    names = [spot.name for spot in app.context.frame.spots]
    places = [name for name in names if name.startswith(("quest.", "title."))]
    assert len(places) == len(set(places)) == len(CONTENT.quests) + len(CONTENT.titles)


def test_an_empty_place_says_how_it_is_filled_and_opens_the_setup(app: App) -> None:
    press(app, "hall")
    said = " ".join(mark(app, f"quest.{QUEST}"))
    assert "Complete this quest once" in said
    assert "Game: epic" in said  # it is starred, so that the simple game leaves it out
    said = " ".join(mark(app, f"title.{TITLE}"))
    assert "Give a champion this title" in said
    press(app, f"title.{TITLE}")
    assert isinstance(app.context.navigator.top, SetupScene)


def test_an_earned_place_says_how_often_and_how_well(app: App) -> None:
    earn("a", QUEST)
    earn("b", QUEST, **{TITLE: "orc"})
    press(app, "hall")
    said = " ".join(mark(app, f"quest.{QUEST}"))
    assert "Completed 2 times" in said
    assert "143 prestige, 16 November 2026" in said
    assert "by the Orc" in " ".join(mark(app, f"title.{TITLE}"))
    assert "2 of 67" not in said
    assert "1 of 67" in said
    assert "1 of 12" in said


def test_a_seal_opens_the_game_it_came_from(app: App) -> None:
    record("mine")
    earn("mine", QUEST)
    press(app, "hall")
    press(app, f"quest.{QUEST}")
    assert isinstance(app.context.navigator.top, ReplayScene)


def test_a_seal_whose_game_was_deleted_leads_to_the_library(app: App) -> None:
    earn("gone", QUEST)
    press(app, "hall")
    assert "Look among your games" in mark(app, f"quest.{QUEST}")
    press(app, f"quest.{QUEST}")
    assert not isinstance(app.context.navigator.top, HallScene | ReplayScene)


def test_a_game_in_the_ledger_opens(app: App) -> None:
    record("mine")
    earn("mine", QUEST)
    press(app, "hall")
    press(app, "game.0")
    assert isinstance(app.context.navigator.top, ReplayScene)


def test_arrows_go_along_a_shelf_and_tab_to_the_next_part(app: App) -> None:
    earn("g", QUEST)
    press(app, "hall")
    quests = [f"quest.{id_}" for id_ in CONTENT.quests]
    assert send(app, "right") == quests[0]  # what was earned comes first
    assert send(app, "right") == quests[1]
    assert send(app, "left") == quests[0]
    assert send(app, "down") == next(
        f"quest.{quest.id}" for quest in CONTENT.quests.values() if quest.colour == "grey"
    )
    assert send(app, "up", "up").startswith("title.")
    assert send(app, "next") == "deal"
    assert send(app, "next") == "game.0"
    assert send(app, "next") == "view.wall"
    assert send(app, "next") == "back"
    assert send(app, "next").startswith("title.")
    assert send(app, "previous") == "back"


def test_the_nearest_row_is_named(app: App) -> None:
    green = [quest.id for quest in CONTENT.quests.values() if quest.colour == "green"]
    earn("a", *green[1:])
    press(app, "hall")
    assert app.context.frame.prompt == "Nearest: one more seal fills the shelf of Stage I."
    earn("b", green[0])
    reopen(app)
    assert "red" not in app.context.frame.prompt
    assert "11 more seals fill the shelf of Stage III." in app.context.frame.prompt
    earn("c", *CONTENT.quests, **dict.fromkeys(CONTENT.titles, "elf"))
    reopen(app)
    assert app.context.frame.prompt == "Nearest: 12 more contracts fill the niches."
    for contract in ladder().contracts:
        win(contract, "gold")
    reopen(app)
    assert app.context.frame.prompt == "Every place on the wall is filled."
    fits(app)


def test_new_seals_are_pressed_once_and_any_key_ends_it(app: App) -> None:
    app.context.settings.speed = 1
    earn("g", *list(CONTENT.quests)[:5])
    press(app, "hall")
    scene = app.context.navigator.top
    assert scene.needs_ticks
    assert read_hall().fresh == []
    for _ in range(3):  # no more than three
        assert scene.needs_ticks
        for _ in range(5):
            scene.update(0.1)
    assert not scene.needs_ticks
    reopen(app)
    assert not app.context.navigator.top.needs_ticks
    earn("h", QUEST)
    reopen(app)
    assert app.context.navigator.top.key("space")
    assert not app.context.navigator.top.needs_ticks
    assert not app.context.navigator.top.key("space")


@pytest.mark.parametrize(("field", "value"), [("speed", 0), ("reduced_motion", True)])
def test_who_wants_no_motion_sees_seals_at_once(app: App, field: str, value: object) -> None:
    app.context.settings.speed = 1
    setattr(app.context.settings, field, value)
    earn("g", QUEST)
    press(app, "hall")
    assert not app.context.navigator.top.needs_ticks


def test_a_damaged_hall_is_an_empty_wall(app: App) -> None:
    hall_file().parent.mkdir(parents=True, exist_ok=True)
    hall_file().write_text("{damaged", encoding="utf-8")
    press(app, "hall")
    assert app.context.frame.prompt.startswith("The wall is ready.")
    fits(app)


def test_rivals_show_who_has_beaten_whom(app: App) -> None:
    for number in range(3):
        finished = Finished(f"g{number}", "2026-11-16", "simple", "Ada", 50, 1, ("master",), 40)
        note_games([finished], [Haul(beaten=["pell"] if number else [], lost_to=["tove"])])
    press(app, "hall")
    press(app, "view.rivals")
    frame = app.context.frame
    spoken = {spot.name: spot.spoken for spot in frame.spots if spot.name.startswith("rival.")}
    assert len(spoken) == len(RIVALS)
    assert spoken["rival.pell"].endswith("Won 2, lost 0")
    assert spoken["rival.tove"].endswith("Won 0, lost 3")
    assert spoken["rival.zafir"].endswith("Not met yet")
    fits(app)


# Trophies and the calendar


def test_a_trophy_tells_of_its_medal_and_an_empty_niche_begins_its_contract(app: App) -> None:
    first, second = list(ladder().contracts)[:2]
    record("mine")
    win(first, "silver", "mine")
    press(app, "hall")
    said = " ".join(mark(app, f"contract.{first}"))
    assert "Silver with 84 prestige" in said
    assert "One try" in said
    assert "1 of 12" in said
    said = " ".join(mark(app, f"contract.{second}"))
    marks = ladder().contracts[second].marks
    assert f"Bronze {marks.bronze}, silver {marks.silver}, gold {marks.gold}" in said
    press(app, f"contract.{first}")
    assert isinstance(app.context.navigator.top, ReplayScene)
    app.context.command("back")
    app.loop.draw()
    press(app, f"contract.{second}")
    assert app.context.match is not None
    assert contract_of_game(app.context.match.session.header) == second


def test_a_finished_day_opens_its_game_and_others_cannot_be_pressed(app: App) -> None:
    record("mine")
    today = play_day(0, "gold", "mine")
    press(app, "hall")
    days = [spot.name for spot in app.context.frame.spots if spot.name.startswith("day.")]
    assert days == [f"day.{today.isoformat()}"]
    spot = app.context.frame.spot(days[0])
    assert spot is not None
    assert spot.label.endswith("84 prestige, gold")
    press(app, days[0])
    assert isinstance(app.context.navigator.top, ReplayScene)


def test_arrows_turn_months_up_to_this_one(app: App) -> None:
    press(app, "hall")

    def shown() -> str:
        return next(t.text for t in app.context.frame.texts if re.search(r" \d{4}$", t.text))

    this = shown()
    assert app.context.frame.spot("month.after") is None
    press(app, "month.before")
    assert shown() != this
    press(app, "month.after")
    assert shown() == this


@pytest.mark.parametrize(
    ("done", "label", "due"),
    [
        (None, "Play today's deal", True),
        (False, "Continue the deal", True),
        (True, "Practise the deal", False),
    ],
)
def test_the_deal_is_gold_until_its_try_is_used(
    app: App, done: bool | None, label: str, due: bool
) -> None:
    if done is not None:
        play_day(0, None, done=done)
    press(app, "hall")
    deal = app.context.frame.spot("deal")
    assert deal is not None
    assert (deal.label, deal.gold) == (label, due)
    golden = [spot.name for spot in app.context.frame.spots if spot.gold]
    assert golden == (["deal"] if due else ["first_game"])


def test_enter_plays_the_deal(app: App) -> None:
    press(app, "hall")
    app.context.command("confirm")
    assert app.context.match is not None
    assert deal_of_game(app.context.match.session.header, utc_today()) is not None


def test_days_in_a_row_are_told(app: App) -> None:
    for back in (7, 3, 2, 1):
        play_day(back, "bronze")
    press(app, "hall")
    texts = [text.text for text in app.context.frame.texts]
    assert "3 days in a row" in texts
    assert "Play today to keep it alive" in texts
    fits(app)


def test_damaged_challenges_are_an_empty_calendar(app: App) -> None:
    kept_file().parent.mkdir(parents=True, exist_ok=True)
    kept_file().write_text('{"days": 3}', encoding="utf-8")
    press(app, "hall")
    assert not [spot for spot in app.context.frame.spots if spot.name.startswith("day.")]
    fits(app)
