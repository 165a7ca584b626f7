"""The rulebook on screen: opens at a page, turns pages by links, finds by words and symbols."""

from app.blank_app import plain_app, press
from app.inputs import write
from app.views import VIEWS, at

from forgewar.app.book.figure_view import Exhibit
from forgewar.app.book.scene import RulesOverlay
from forgewar.app.kit.canvas import DESIGN, Canvas
from forgewar.app.window.app import App
from forgewar.play.rulebook import Book


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


def test_it_opens_at_the_start_where_nothing_is_played() -> None:
    assert _page(_opened()) == "START"


def test_it_opens_at_what_is_being_decided() -> None:
    app = plain_app()
    at("acquisition", "rules")(app)
    assert _page(app) == "QUEST-2"


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
    app = _opened()
    press(app, "search")
    write(app, "strike")
    app.loop.draw()
    press(app, "page.mine-8")
    assert _page(app) == "MINE-8"
    assert "Workers on strike" in _reads(app)


def test_leaving_a_search_stays_in_the_book() -> None:
    app = _opened()
    press(app, "search")
    write(app, "nothing like this")
    app.loop.draw()
    assert "No page has all of these words." in _reads(app)
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
