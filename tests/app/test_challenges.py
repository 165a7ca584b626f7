"""Challenges in the app: begun, counted, shared and found again."""

import pygame
import pytest
from app.blank_app import plain_app, press
from app.views import VIEWS

from forgewar.app.review.scene import ReviewScene
from forgewar.app.scoring.scene import ScoringScene
from forgewar.app.window.app import App
from forgewar.app.window.game_files import leave_match
from forgewar.content.challenges import ladder
from forgewar.play.challenges.contracts import contract_of_game, options_of
from forgewar.play.challenges.days import daily_puzzle, deal_of
from forgewar.play.challenges.kept import read_kept, utc_today
from forgewar.play.lessons.puzzles import puzzles
from forgewar.play.rivals import rival_of


def shown(view: str) -> App:
    app = plain_app((1600, 900))
    VIEWS[view](app)
    app.loop.draw()
    return app


def test_the_title_leads_to_challenges() -> None:
    app = plain_app((1600, 900))
    app.context.navigator.open("title")
    app.loop.draw()
    press(app, "challenges")
    assert app.context.frame.spot("start") is not None


def test_one_press_begins_a_contract_that_counts() -> None:
    app = shown("challenges")
    press(app, "contract.no_barracks")
    match = app.context.match
    assert match is not None
    assert match.session.path is not None
    contract = ladder().contracts["no_barracks"]
    assert match.session.header.options == options_of(contract)
    assert contract_of_game(match.session.header) == "no_barracks"
    assert read_kept().begun == {match.session.path.stem: "no_barracks"}
    match.session.close()


def test_a_contract_in_play_shows_its_sign_with_condition_and_marks() -> None:
    app = shown("contract")
    spot = app.context.frame.spot("challenge")
    assert spot is not None
    assert spot.label == "Short-handed"
    marks = ladder().contracts["short_handed"].marks
    for told in (spot.tip, spot.spoken):
        assert "one adventurer fewer" in told
        assert f"Bronze {marks.bronze}, silver {marks.silver}, gold {marks.gold}" in told


def test_a_plain_solo_game_shows_no_challenge() -> None:
    app = shown("solo_mine")
    assert app.context.frame.spot("challenge") is None


def test_the_first_game_of_a_deal_counts_and_is_taken_up_again() -> None:
    app = shown("challenges")
    press(app, "start")
    match = app.context.match
    assert match is not None
    path = match.session.path
    assert path is not None
    assert match.session.header.seed == deal_of(utc_today()).seed
    tried = read_kept().try_of(utc_today())
    assert tried is not None
    assert tried.game == path.stem
    leave_match(app.context)
    app.context.navigator.open("challenges")
    app.loop.draw()
    press(app, "start")
    again = app.context.match
    assert again is not None
    assert again.session.path == path
    again.session.close()


def test_the_line_is_copied_and_the_button_says_so_for_two_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    app = shown("deal_done")
    press(app, "copy")
    assert copied[0].startswith("Forge War, ")
    assert _label(app, "copy") == "Copied"
    app.context.navigator.top.update(1.9)
    app.loop.draw()
    assert _label(app, "copy") == "Copied"
    app.context.navigator.top.update(0.2)
    app.loop.draw()
    assert _label(app, "copy") == "Copy the line"


def test_a_clipboard_that_refuses_is_not_said_to_hold_the_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    app = shown("deal_done")
    press(app, "copy")
    assert _label(app, "copy") == "Copy the line"


def _label(app: App, name: str) -> str:
    spot = app.context.frame.spot(name)
    assert spot is not None
    return spot.label


def test_a_finished_deal_is_kept() -> None:
    shown("deal_done")
    tried = read_kept().try_of(utc_today())
    assert tried is not None
    assert tried.is_finished
    assert not tried.lost


@pytest.mark.parametrize(("view", "kind"), [("next_contract", "deal"), ("next_rematch", "rematch")])
def test_enter_begins_the_offer(view: str, kind: str) -> None:
    app = shown(view)
    scene = app.context.navigator.top
    assert isinstance(scene, ScoringScene)
    before = app.context.match
    assert before is not None
    app.context.command("confirm")
    match = app.context.match
    assert match is not None
    assert match is not before
    header, old = match.session.header, before.session.header
    if kind == "rematch":
        assert (header.options, header.seed == old.seed) == (old.options, False)
        seats = range(1, len(header.seats))
        assert [rival_of(header, i) for i in seats] == [rival_of(old, i) for i in seats]
    else:
        assert header.seed == deal_of(utc_today()).seed
    match.session.close()


def test_new_game_is_one_press_away_beside_an_offer() -> None:
    app = shown("next_contract")
    press(app, "new_game")
    assert app.context.match is None


def test_the_puzzle_of_the_day_is_noted_when_it_is_solved() -> None:
    app = shown("puzzles")
    press(app, "start")
    match = app.context.match
    assert match is not None
    assert match.tutor is not None
    daily = daily_puzzle(utc_today(), puzzles())
    assert match.tutor.lesson.id == daily
    assert read_kept().puzzles == {}
    assert match.tutor.wanted is not None
    match.play(match.tutor.wanted)
    assert read_kept().puzzles == {utc_today().isoformat(): daily}


@pytest.mark.slow
def test_a_review_leads_on_from_the_costliest_choice() -> None:
    app = shown("review")
    scene = app.context.navigator.top
    assert isinstance(scene, ReviewScene)
    offer = scene._find_offer()
    assert (app.context.frame.spot("offer") is None) == (offer is None)
    if offer is not None:
        press(app, "offer")
        match = app.context.match
        assert match is not None
        assert len(match.session.actions) == int(offer.of)
        match.session.close()
