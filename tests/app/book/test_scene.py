"""The rulebook on screen: opens at a page, turns pages by links, finds by words and symbols."""

import pytest
from app.blank_app import plain_app, press
from app.inputs import key, write
from app.views import VIEWS, at

from forgewar.app.book.figure_view import Exhibit
from forgewar.app.book.scene import RulesOverlay
from forgewar.app.kit.canvas import DESIGN, Canvas
from forgewar.app.window.app import App
from forgewar.play.rulebook import Book
from forgewar.words import say


def _opened(page: str = "") -> App:
    app = plain_app()
    VIEWS["menu"](app)
    app.context.navigator.open("rules", at=page)
    app.loop.draw()
    return app


def _page(app: App) -> str:
    assert isinstance(app.context.navigator.top, RulesOverlay)
    return app.context.navigator.top.page


def _reads(app: App) -> str:
    return " ".join(text.text for text in app.context.frame.texts)


def test_it_opens_at_a_clause() -> None:
    app = _opened("SOLO-11")
    assert _page(app) == "SOLO-11"
    assert "A quest every round" in _reads(app)
    assert "Solo set-up" not in _reads(app)  # scrolled away


def _ringed(app: App) -> list[str]:
    return [s.name for s in app.context.frame.spots if s.state == "chosen"]


def test_it_opens_at_the_contents_with_every_chapter_and_its_number_of_clauses() -> None:
    app = _opened()
    assert _page(app) == "CONTENTS"
    assert not _ringed(app)
    for chapter in Book().rulebook.chapters:
        spot = app.context.frame.spot(f"chapter.{chapter.id.lower()}")
        assert spot is not None
        assert spot.label == say(f"rulebook-{chapter.id}")
        assert str(len(chapter.clauses)) in spot.spoken
        assert say(f"book-about-{chapter.id}") in _reads(app)
    for other in ("start", "symbols", "rulings"):
        assert app.context.frame.spot(f"chapter.{other}") is not None


def test_a_chapter_of_the_contents_opens_and_back_leads_to_them() -> None:
    app = _opened()
    press(app, "chapter.market")
    assert _page(app) == "MARKET"
    press(app, "previous")
    assert _page(app) == "CONTENTS"
    press(app, "chapter.rulings")
    press(app, "chapter.contents")
    assert _page(app) == "CONTENTS"


def test_the_chapter_on_what_is_being_decided_has_the_ring_and_enter_opens_its_clause() -> None:
    for kind, ring, page in (
        ("acquisition", "chapter.quest", "QUEST-2"),
        ("market", "chapter.market", "MARKET-1"),
        ("mine", "chapter.mine", "MINE-3"),
    ):
        app = plain_app()
        at(kind, "rules")(app)
        app.loop.draw()
        assert _ringed(app) == [ring]
        key(app, "return")
        assert _page(app) == page


def test_typing_replaces_the_pictures_by_what_is_found() -> None:
    app = _opened()
    write(app, "strike")
    app.loop.draw()
    assert app.context.frame.spot("chapter.mine") is None
    found = [s.name for s in app.context.frame.spots if s.name.startswith("page.")]
    assert found == [f"page.{page.lower()}" for page in Book().search("strike")]
    key(app, "return")
    assert _page(app) == "MINE-8"


def test_the_contents_stay_below_a_search_that_finds_nothing() -> None:
    app = _opened()
    write(app, "xylophone")
    app.loop.draw()
    assert say("book-nothing-found") in _reads(app)
    press(app, "chapter.mine")
    assert _page(app) == "MINE"


def test_escape_empties_the_search_and_then_closes_the_book() -> None:
    app = _opened()
    write(app, "strike")
    key(app, "escape")
    app.loop.draw()
    assert app.context.frame.spot("chapter.mine") is not None
    write(app, "a")  # one can go on typing
    app.loop.draw()
    assert app.context.frame.spot("chapter.mine") is None
    key(app, "escape")
    key(app, "escape")
    assert not isinstance(app.context.navigator.top, RulesOverlay)


def test_arrows_lead_from_the_search_to_the_chapters_and_to_what_is_found() -> None:
    app = _opened()
    assert app.context.navigator.top.first_focus == "search"
    key(app, "down")
    assert app.context.controller.focus == "chapter.start"
    key(app, "right")
    assert app.context.controller.focus == "chapter.setup"
    app = _opened()
    write(app, "strike")
    app.loop.draw()
    key(app, "tab")
    assert app.context.controller.focus == "page.mine-8"


def test_a_pad_begins_at_the_chapters() -> None:
    app = plain_app()
    VIEWS["menu"](app)
    app.context.bindings.by_pad = True
    app.context.navigator.open("rules")
    assert app.context.navigator.top.field is None
    assert app.context.navigator.top.first_focus == "chapter.start"


def test_a_question_is_put_into_the_search_and_answered() -> None:
    app = _opened()
    press(app, "ask.failed")
    top = app.context.navigator.top
    assert isinstance(top, RulesOverlay)
    assert top._search.text == say("book-question-failed")
    found = [s.name for s in app.context.frame.spots if s.name.startswith("page.")]
    assert found[0] == "page.fail-1"


def test_it_opens_at_what_is_pointed_at() -> None:
    app = plain_app()
    at("mine")(app)
    spot = app.context.frame.spots[0]
    spot.page = "MINE-8"
    app.context.controller.hot = spot.name
    app.context.command("rules")
    assert _page(app) == "MINE-8"


def test_a_link_turns_the_page_and_back_returns() -> None:
    app = _opened("MINE-2")
    press(app, "clause.mine-2.link.0")
    assert _page(app) == "ORDER-3"
    press(app, "previous")
    assert _page(app) == "MINE-2"


def test_a_word_that_is_typed_finds_pages() -> None:
    app = _opened("MARKET-1")
    press(app, "search")
    write(app, "strike")
    app.loop.draw()
    press(app, "page.mine-8")
    assert _page(app) == "MINE-8"
    assert "Workers on strike" in _reads(app)


def test_leaving_a_search_stays_in_the_book() -> None:
    app = _opened("START")
    press(app, "search")
    write(app, "nothing like this")
    app.loop.draw()
    assert say("book-nothing-found") in _reads(app)
    app.context.command("back")
    app.loop.draw()
    assert _page(app) == "START"
    app.context.command("back")
    assert not isinstance(app.context.navigator.top, RulesOverlay)


def test_a_symbol_finds_its_pages() -> None:
    app = _opened("SYMBOLS")
    press(app, "symbol.strike")
    press(app, "page.mine-9")
    assert _page(app) == "MINE-9"


def test_a_house_ruling_leads_to_all_of_them() -> None:
    app = _opened("MINE-6")
    press(app, "clause.mine-6.ruling")
    assert _page(app) == "RULINGS"
    press(app, "page.setup-1")
    assert _page(app) == "SETUP-1"


@pytest.mark.slow
def test_a_worked_example_plays_when_it_is_pressed() -> None:
    app = _opened("MINE-9")
    press(app, "figure.mine_9")
    assert app.context.navigator.top.needs_ticks
    for _ in range(200):
        app.loop.step(0.1)
    assert not app.context.navigator.top.needs_ticks
    said = _reads(app)
    assert "no second move" in said
    press(app, "figure.mine_9")
    assert app.context.navigator.top.needs_ticks


def test_every_figure_finds_what_it_shows() -> None:
    app = _opened()
    canvas = Canvas(app.context.screen.surface, app.context.gallery, 0.8)
    for name, figure in Book().figures.items():
        whole = Exhibit(app.context, name, figure).size(canvas) == DESIGN
        assert whole == (not figure.show and figure.box is None), name


def test_a_figure_stands_after_its_clause() -> None:
    app = _opened("MARKET-5")
    clause, figure = (
        app.context.frame.spot(name) for name in ("clause.market-5.ruling", "figure.barracks")
    )
    assert clause is not None
    assert figure is not None
    assert clause.rect.bottom <= figure.rect.top


def test_what_cannot_be_chosen_leads_to_the_page_that_says_why() -> None:
    app = plain_app()
    at("market")(app)
    refused = [
        spot for spot in app.context.frame.spots if spot.why and spot.name.startswith("market.")
    ]
    assert refused
    assert {spot.page for spot in refused} <= set(Book().pages)
    assert {type(spot.why) for spot in refused} == {str}  # who traces the screen writes plain text
    app.context.controller.hot = refused[0].name
    app.context.command("rules")
    assert _page(app) == refused[0].page


def test_what_was_just_refused_leads_to_its_page() -> None:
    app = plain_app()
    at("market")(app)
    spot = next(
        spot for spot in app.context.frame.spots if spot.name.startswith("market.") and spot.why
    )
    app.context.controller.press(spot)
    app.loop.draw()
    assert "In the rules" in _reads(app)
    app.context.controller.hot = ""
    app.context.command("rules")
    assert _page(app) == spot.page
