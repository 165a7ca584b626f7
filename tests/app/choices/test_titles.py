"""The choice of a champion's title: groups, what a title would have given, and who wears it."""

import pytest
from app.blank_app import plain_app, press, put, resize
from app.inputs import look, move
from app.positions import CONTENT, positions
from words.speaking import speaking

from forgewar.app.cards.title_ribbon import look_of
from forgewar.app.window.app import App
from forgewar.play.choices import TitlesView
from forgewar.rules.actions import ChooseTitle
from forgewar.words.cards import ability_text


def choosing() -> App:
    app = plain_app()
    put(app, positions()["title"].session())
    return app


def view_of(app: App) -> TitlesView:
    assert app.context.match is not None
    return TitlesView(app.context.match.view)


def said(app: App) -> list[str]:
    return [text.text for text in app.context.frame.texts]


def test_every_title_is_in_the_group_of_what_it_does() -> None:
    groups = dict(view_of(choosing()).groups)
    assert {name: [option.spot for option in options] for name, options in groups.items()} == {
        "rewards": ["title.opportunistic", "title.valorous", "title.fortuitous"],
        "types": ["title.rending", "title.brutish", "title.thrusting"],
        "gems": ["title.dendritic", "title.sanguine", "title.purified"],
        "journey": ["title.unrelenting", "title.expeditious", "title.charming"],
    }


def test_pointing_at_a_title_shows_what_it_would_have_given_by_quest() -> None:
    app = choosing()
    view = view_of(app)
    gained = [o for _, options in view.groups for o in options if view.gain(o.spot[6:]).total]
    assert gained
    for option in gained:
        title = option.spot[6:]
        assert str(view.gain_line(title)) in said(app)
        app.context.controller.focus = option.spot
        app.loop.draw()
        assert str(view.full_name(title)) in said(app)
        assert str(view.total_of(title)) in said(app)
        for row in view.gain(title).quests[-1:]:
            assert str(view.gain_reason(title, row)) in said(app)


def test_a_title_shows_the_icon_of_what_it_would_have_given() -> None:
    app = choosing()
    view, met = view_of(app), set()
    for _, options in view.groups:
        for option in options:
            title = option.spot[6:]
            spot, gain = app.context.frame.spot(option.spot), view.gain(title)
            assert spot is not None
            if view.wearer(title) or not gain.total or gain.unit not in ("gold", "prestige"):
                continue
            low = [
                s.picture
                for s in app.context.frame.signs
                if spot.rect.collidepoint(s.rect.center) and s.picture.startswith("icons/")
            ]
            assert f"icons/{gain.unit}" in low
            met.add(gain.unit)
    assert met == {"gold", "prestige"}


def test_a_title_of_the_guild_says_who_wears_it() -> None:
    app = choosing()
    view = view_of(app)
    worn = [(key, view.wearer(key)) for key in view.content.titles if view.wearer(key)]
    assert worn
    for key, by in worn:
        spot = app.context.frame.spot(f"title.{key}")
        assert spot is not None
        assert not spot.enabled
        assert spot.spoken.endswith(str(by))
        assert str(by) in said(app)


def test_a_click_chooses_and_enter_takes() -> None:
    app = choosing()
    first = view_of(app).first_focus
    press(app, first)
    confirm = app.context.frame.spot("confirm")
    assert confirm is not None
    assert confirm.enabled
    assert confirm.label == "Take the title"
    assert app.context.match is not None
    played = app.context.match.session.actions
    app.context.command("confirm")
    assert app.context.match.session.actions == [*played, ChooseTitle(first[6:])]


@pytest.mark.parametrize("tag", ["en", "de"])
def test_a_title_is_illustrated_and_says_its_rule(tag: str) -> None:
    app = plain_app((1920, 1080))
    with speaking(tag):
        put(app, positions()["title"].session())
        whole = _squeezed(*said(app))
        pictures = {sign.picture for sign in app.context.frame.signs}
        for title in CONTENT.titles.values():
            words, picture = str(ability_text(title)), look_of(title).picture
            assert _squeezed(words) in whole
            assert picture in pictures or picture.startswith(("weapons/", "mine/"))  # no signs


@pytest.mark.parametrize("text", [150, 200])
def test_with_large_text_the_rule_of_a_title_stands_below_the_champion(text: int) -> None:
    app = plain_app()
    put(app, positions()["title"].session())
    resize(app, (1280, 720), text)
    look(app)
    spot = next(s for s in app.context.frame.spots if s.name.startswith("title.") and s.press)
    rule = str(ability_text(CONTENT.titles[spot.name.partition(".")[2]]))
    move(app, spot.rect.center)
    app.loop.draw()
    left = [t for t in app.context.frame.texts if t.rect.right <= spot.rect.left]
    assert _squeezed(rule) in _squeezed(*(text.text for text in left))


def _squeezed(*texts: str) -> str:
    return "".join("".join(texts).split())
