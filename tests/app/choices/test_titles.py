"""The choice of a champion's title: groups, what a title would have given, and who wears it."""

from app.blank_app import plain_app, press, put
from app.positions import positions

from forgewar.app.window.app import App
from forgewar.play.choices import TitlesView
from forgewar.rules.actions import ChooseTitle


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
