"""Everything the app can show: each view by its name, with what it takes to get there."""

import shutil
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from app.apart_views import APART
from app.blank_app import press, put
from app.challenge_views import CHALLENGES
from app.crowded import longest_session
from app.inputs import compose
from app.learning_views import LEARNING
from app.positions import CONTENT, NAMES, Position, before_pieces, positions
from app.reviews import keep_review
from app.shared_views import SHARED
from content.packs_kit import LOW_TOWN
from msgspec.structs import replace

from forgewar.ai.players.base import Choice
from forgewar.app.book.scene import RulesOverlay
from forgewar.app.library.scene import LibraryScene
from forgewar.app.menus.settings import SettingsOverlay
from forgewar.app.menus.setup import SetupScene
from forgewar.app.menus.title import TitleScene
from forgewar.app.replay.scene import ReplayScene
from forgewar.app.review.scene import ReviewScene
from forgewar.app.scoring.scene import ScoringScene
from forgewar.app.window.app import App
from forgewar.app.window.confirm import ConfirmOverlay
from forgewar.app.window.scene_sync import follow, keep_up
from forgewar.content import packs
from forgewar.content.rulebook import load_rulebook
from forgewar.paths import games_folder, packs_folder, shared_folders
from forgewar.play.computer_players import Thought
from forgewar.play.guide import Guide
from forgewar.play.library import shelf
from forgewar.play.library.entry import Entry, note_session
from forgewar.play.library.metadata import change_metadata, read_metadata
from forgewar.play.match import Match
from forgewar.play.remarks import find_remarks
from forgewar.play.set_pieces import PIECES
from forgewar.rules.actions import MoveOverseer
from forgewar.rules.state import Options
from forgewar.session.record import COLOURS, Seat
from forgewar.session.session import Session
from forgewar.session.timeline import Timeline

View = Callable[[App], None]
LONG = (
    "The record 2026-11-16-045839.jsonl was played with other cards or prices than these (content "
    "0123456789ab, here ba9876543210); open it with the version of the game that wrote it."
)


# Menus


def _title(app: App) -> None:
    app.context.navigator.push(TitleScene(app.context))


def _title_with_a_game(app: App) -> None:
    """One that takes many words."""
    games_folder().mkdir(parents=True, exist_ok=True)
    path = games_folder() / "solo.jsonl"
    path.unlink(missing_ok=True)
    options = Options("fast_forward", 1, difficulty="medium")
    Session.new(options, 1, CONTENT, path=path, durable=False).close()
    _title(app)
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)


def _records(count: int) -> None:
    """Games that were begun, and if there are some, a finished, a named, a cut and an unreadable
    one, and a deleted one."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for i in range(count):
        path = folder / f"2026-11-{i + 1:02}-120000.jsonl"
        path.unlink(missing_ok=True)
        Session.new(Options("epic", 4), i, CONTENT, path=path, durable=False).close()
    if count > 1:
        (folder / "x.jsonl").write_bytes(_record("over", NAMES))
        (folder / "cut.jsonl").write_bytes(_record("over", NAMES)[:-200])
        (folder / "noise.jsonl").write_text("nothing\n", encoding="utf-8")
        shelf.rename(Entry(folder / "2026-11-02-120000.jsonl"), "Wednesdays " * 4)
        shelf.rename(Entry(folder / "x.jsonl"), "A long evening with Maximiliane")
        shelf.delete(Entry(folder / "2026-11-03-120000.jsonl"))


def _setup(mode: str, seats: int = 2) -> View:
    def show(app: App) -> None:
        scene = SetupScene(app.context)
        app.context.navigator.push(scene)
        scene._seed.text = "12345678"  # else by chance
        app.loop.draw()
        press(app, f"mode.{mode}")
        for i in range(seats - 2):
            press(app, ("add.person", "add.computer")[i])
        press(app, "seat.0.name")
        compose(app, "Maximiliane Wagner")

    return show


def _setup_with_packs(app: App) -> None:
    """With the longest name that a pack can have."""
    pack = packs.read_pack(LOW_TOWN)
    label = replace(pack.label, name="The Woodcutters' Almanac, Volume Two 1924", author="W" * 40)
    app.context.resources.pack = replace(pack, label=label)
    folder = packs_folder() / "low_town"
    if not folder.exists():
        shutil.copytree(LOW_TOWN, folder)
    _setup("epic", 4)(app)
    app.context.resources.pack = None


def _library(count: int, *presses: str) -> View:
    def show(app: App) -> None:
        shutil.rmtree(games_folder(), ignore_errors=True)  # as others have left it
        _records(count)
        _title(app)
        app.context.navigator.push(LibraryScene(app.context))
        while app.context.navigator.top.needs_ticks:
            app.context.navigator.top.update(1)
        app.loop.draw()
        for name in presses:
            press(app, name)

    return show


@cache
def _record(kind: str, names: tuple[str, ...]) -> bytes:
    """The record of a position with such people at the table, played once."""
    position = positions()[kind]
    seats = tuple(map(Seat, names, COLOURS))[: position.options.guilds]
    with tempfile.TemporaryDirectory(prefix="forgewar-record-") as folder:
        path = Path(folder) / "game.jsonl"
        session = Session.new(
            position.options, position.seed, CONTENT, seats=seats, path=path, durable=False
        )
        for action in position.actions:
            session.play(action)
        session.close()
        return path.read_bytes()


@cache
def _watched_again(kind: str, names: tuple[str, ...]) -> Timeline:
    """A finished game to be watched; nobody changes it."""
    with tempfile.TemporaryDirectory(prefix="forgewar-record-") as folder:
        path = Path(folder) / "game.jsonl"
        path.write_bytes(_record(kind, names))
        return Timeline.read(path, CONTENT)


def _replay(kind: str, moment: int, *presses: str) -> View:
    """A finished game, watched from a moment; negative ones are counted from the end."""

    def show(app: App) -> None:
        _title(app)
        timeline = _watched_again(kind, NAMES)
        app.context.navigator.push(ReplayScene(app.context, timeline, moment % (timeline.last + 1)))
        app.loop.draw()
        for name in presses:
            press(app, name)

    return show


def _review(part: float, *presses: str, longest: bool = False, kind: str = "over") -> View:
    """A finished game looked back at, as far as a part of it."""

    def show(app: App) -> None:
        shutil.rmtree(games_folder(), ignore_errors=True)
        games_folder().mkdir(parents=True)
        path, names = games_folder() / "x.jsonl", LONGEST if longest else NAMES
        path.write_bytes(_record(kind, names))
        timeline = _watched_again(kind, names)
        keep_review(path, timeline, part)
        _title(app)
        app.context.navigator.push(ReviewScene(app.context, path, timeline))
        app.loop.draw()
        for name in presses:
            press(app, name)

    return show


def _review_pointed(app: App) -> None:
    """A round of the curve pointed at."""
    _review(1.0)(app)
    found = app.context.frame.spot("moment.6")
    assert found is not None
    app.context.controller.pointer = found.rect.center
    app.context.controller.hot = found.name


def _review_stuck(app: App) -> None:
    _review(0.5)(app)
    scene = app.context.navigator.top
    assert isinstance(scene, ReviewScene)
    scene._reviewing.stuck = True


def _hall_reviews(app: App) -> None:
    """Three games with the same people were looked back at."""
    _review(1.0)(app)
    data, timeline = _record("over", NAMES), _watched_again("over", NAMES)
    for name in ("y", "z"):
        path = games_folder() / f"{name}.jsonl"
        path.write_bytes(data)
        keep_review(path, timeline)
    _title(app)
    app.context.navigator.open("hall")
    app.loop.draw()
    press(app, "view.reviews")


def _hall_no_reviews(view: str) -> View:
    def show(app: App) -> None:
        shutil.rmtree(games_folder(), ignore_errors=True)
        _title(app)
        app.context.navigator.open("hall")
        app.loop.draw()
        press(app, f"view.{view}")

    return show


def _import(app: App) -> None:
    for folder in shared_folders():
        folder.mkdir(parents=True, exist_ok=True)
        for i in range(10):
            path = folder / f"A game that was sent by somebody far away {i}.jsonl"
            if not path.exists():
                Session.new(Options("epic", 4), i, CONTENT, path=path, durable=False).close()
    _library(4, "import")(app)


def _rules(chapter: str) -> View:
    def show(app: App) -> None:
        _title(app)
        app.context.navigator.push(RulesOverlay(app.context, chapter))

    return show


def _rules_found(words: str, *presses: str) -> View:
    """What a search in the rulebook finds, by words or by a symbol that is pressed."""

    def show(app: App) -> None:
        _rules("SYMBOLS")(app)
        app.loop.draw()
        for name in presses:
            press(app, name)
        if words:
            press(app, "search")
            compose(app, words)

    return show


def _settings(tab: str) -> View:
    def show(app: App) -> None:
        _title(app)
        app.context.navigator.push(SettingsOverlay(app.context))
        app.loop.draw()
        press(app, f"tab.{tab}")

    return show


def _settings_key(app: App) -> None:
    _settings("keys")(app)
    for _ in range(30):
        app.context.controller.command("scroll_down")
    app.loop.draw()
    press(app, "bind.screenshot")


def _question(app: App) -> None:
    at("management")(app)
    lines = ["Two quests are not met and will fail:", LONG]
    app.context.navigator.push(
        ConfirmOverlay(app.context, "Done with managing?", lines, "Let them fail", print)
    )


def _told(app: App) -> None:
    shutil.rmtree(games_folder(), ignore_errors=True)  # as others have left it
    _title(app)
    app.context.tell("This game cannot be opened", LONG)


# The game


def at(kind: str, *commands: str, player: str = "person", practice: bool = False) -> View:
    """A decision's scene, with commands given to it."""

    def show(app: App) -> None:
        _title(app)
        app.context.settings.ask_last_trades |= kind.startswith("trade_window")
        put(app, positions()[kind].session(player, practice=practice))
        for command in commands:
            app.context.command(command)
            app.loop.draw()

    return show


def _asked(kind: str) -> View:
    """Somebody has sat down and is asked to trade or to shop, over the table."""

    def show(app: App) -> None:
        app.context.settings.ask_last_trades = True
        at(kind)(app)
        app.loop.step(0)
        assert app.context.navigator.top.answers

    return show


def _looked_from_trades(app: App) -> None:
    """Somebody who is asked to trade looks at the mine first."""
    _asked("trade_window_end")(app)
    app.context.command("look_mine")


def _overlay(kind: str, command: str) -> View:
    def show(app: App) -> None:
        at(kind, command)(app)
        assert app.context.navigator.top.overlay, f"{command} opens nothing"

    return show


def _mat(side: int) -> View:
    """At a moment with enough guilds at the table."""

    def show(app: App) -> None:
        kinds = ("management", "rewards", "acquisition", "mine", "market")
        at(next(kind for kind in kinds if positions()[kind].options.guilds > side))(app)
        press(app, f"guild.{side}")
        assert app.context.navigator.top.overlay

    return show


def _longest(kind: str, *presses: str, command: str = "", quests: int = 5) -> View:
    """The longest names and largest numbers in every place of the quest scene. What is pressed may
    be the beginning of a name."""

    def show(app: App) -> None:
        _title(app)
        put(app, longest_session(kind, quests))
        for begin in presses:
            names = [spot.name for spot in app.context.frame.spots if spot.enabled]
            press(app, next(name for name in names if name.startswith(begin)))
        if command:
            app.context.command(command)

    return show


def _solo_question(app: App) -> None:
    """Being done would lose the game."""
    at("solo_management")(app)
    match = app.context.match
    assert match is not None
    guild = match.view.game.state.guilds[match.view.seat]
    home = [replace(hero, quest="", weapon="") for hero in guild.adventurers]
    guild.adventurers[:] = home
    match.animation.show(match.view.game)
    app.context.command("confirm")


def _table_card(app: App) -> None:
    """A card on the table is pointed at while wealth is chosen."""
    _wealth(0)(app)
    app.context.controller.focus = "table.0.0"


def _wealth(chosen: int) -> View:
    def show(app: App) -> None:
        at("wealth")(app)
        press(app, "curtain")
        cards = [s.name for s in app.context.frame.spots if s.name.startswith("wealth.")]
        for name in cards[:chosen]:
            press(app, name)

    return show


def _raise(app: App) -> None:
    at("wealth_raise")(app)
    press(app, "curtain")


def _mine(kind: str, *, point: bool) -> View:
    """An overseer picked up, and the move that does the most pointed at."""

    def show(app: App) -> None:
        at(kind)(app)
        game = positions()[kind].session().game
        moves = [a for a in game.choices() if hasattr(a, "origin") and a.target >= 0]
        best = max(moves, key=lambda action: len(game.preview(action)))
        press(app, f"hex.{best.origin}")
        if point:
            press(app, f"hex.{best.target}")
            app.context.controller.focus = f"hex.{best.target}"

    return show


def _automated() -> View:
    """An automated colour about to move."""

    def show(app: App) -> None:
        at("solo_mine")(app)
        match = app.context.match
        assert match is not None
        match.animation.speed = 1
        moves = [a for a in match.view.choices() if isinstance(a, MoveOverseer)]
        best = max(moves, key=lambda move: len(match.view.preview(move)))
        match.play(best)
        while match.animation.busy and not match.animation.steps[0].lead:
            match.animation.update(1 / 60)
        match.animation.update(0.7)
        keep_up(app.context)
        app.loop.draw()

    return show


def _count(kind: str, step: int) -> View:
    """The count after so many parts of five; after all of them, the figures."""

    def show(app: App) -> None:
        at(kind)(app)
        press(app, "view.scores")
        for _ in range(4 - step):
            press(app, "count.back")

    return show


def _counting(kind: str, seconds: float) -> View:
    """In the middle of the count."""

    def show(app: App) -> None:
        app.context.settings.speed = 1
        at(kind)(app)
        app.context.navigator.top.update(seconds)

    return show


def _chart(spot: str, kind: str = "over") -> View:
    """The final scores with a chart's kind chosen, or a round of it pointed at."""

    def show(app: App) -> None:
        _count(kind, 4)(app)
        app.loop.draw()
        if spot.startswith("round."):
            found = app.context.frame.spot(f"chart.{spot.partition('.')[2]}")
            assert found is not None
            app.context.controller.pointer = found.rect.center
            app.context.controller.hot = found.name
        else:
            press(app, spot)

    return show


def _start_of(options: Options) -> View:
    def show(app: App) -> None:
        _title(app)
        put(app, Position(options, 1, ()).session("sensible"))

    return show


def again(app: App, actions: int) -> None:
    """The scene of the match as new, after that many of its actions."""
    match = app.context.match
    assert match is not None
    match.advisor.guide = Guide(match.view)  # nothing of it was put away
    while len(match.session.actions) > actions:
        assert match.undo()
    while len(match.session.actions) < actions:
        assert match.redo()
    app.context.navigator.reset(TitleScene(app.context))
    follow(app.context)
    app.context.controller.pointer = (-1, -1)
    app.loop.draw()


def hinted(kind: str) -> View:
    """A decision's scene with what a Master would do there."""

    def show(app: App) -> None:
        app.context.settings.ask_last_trades = True
        at(kind)(app)
        if app.context.frame.spot("curtain"):
            press(app, "curtain")
        app.context.command("hint")
        app.loop.step(0)
        assert app.context.match is not None
        assert app.context.match.advisor.hint is not None
        app.loop.draw()

    return show


def _hinted_trade(app: App) -> None:
    """A hint to trade, with the merchant open over the quests."""
    at("management")(app)
    match = app.context.match
    assert match is not None
    match.advisor.hint = Thought(
        match.view.seat, "master", Choice(match.view.trades(match.view.seat)[0], ())
    )
    app.context.command("merchant")


def _watched(app: App, steps: int = 60) -> None:
    """A while into a game of computers."""
    _title(app)
    put(app, Position(Options("simple", 3), 1, ()).session("journeyman"))
    for _ in range(steps):
        app.loop.step(1.0)


def _why(app: App) -> None:
    _watched(app)
    app.context.command("why")


def _remark(kind: str, moment: str) -> View:
    """A game at the first such remark of a rival, with a person at the first seat."""

    def show(app: App) -> None:
        position = positions()[kind]
        players = ("person", "master", "journeyman", "grandmaster")
        seats = tuple(map(Seat, NAMES, COLOURS, players))[: position.options.guilds]
        begun = partial(Session.new, position.options, position.seed, CONTENT, seats=seats)
        whole = begun()
        history = [[], *(whole.play(action) for action in position.actions)]
        actors = [-1, *(step.seat for step in whole.steps)]
        remarks = find_remarks(whole.header, history, actors)
        found = next(remark for remark in remarks if remark.moment == moment)
        session = begun()
        for action in position.actions[: found.place]:
            session.play(action)
        _title(app)
        put(app, session)

    return show


def _log_of_computers(app: App) -> None:
    _watched(app)
    app.context.command("log")


# Set pieces


# Of each kind the moment with the most to see, as a part of the whole.
FINEST = {
    "completed": 0.86, "failed": 0.8, "champion": 0.7, "strike": 0.55, "phase": 0.5, "round": 0.5,
    "last_round": 0.5, "stage": 0.62,
}  # fmt: skip


def piece_begins(app: App, kind: str) -> Match:
    """Play what leads to a set piece, up to its opening."""
    _title(app)
    position, action = before_pieces()[kind]
    put(app, position.session())
    match = app.context.match
    assert match is not None
    match.animation.speed = 1
    match.play(action)
    while match.animation.piece is None or match.animation.piece.kind != kind:
        assert match.clock.update(0.01)
    follow(app.context)
    app.loop.draw()
    return match


def _piece(kind: str) -> View:
    """A set piece at its finest moment."""

    def show(app: App) -> None:
        match = piece_begins(app, kind)
        match.clock.update(FINEST[kind] * PIECES[kind].length / 1000)
        app.loop.draw()

    return show


# Menus and scores with the longest names and the largest numbers


LONGEST = ("W" * 20, "ß" * 20, "Maximiliane Wagner-B", "W" * 20)


def _longest_seats(position: Position) -> tuple[Seat, ...]:
    return tuple(map(Seat, LONGEST, COLOURS))[: position.options.guilds]


def _longest_record(kind: str) -> Path:
    """A game with the longest names, in the library under the longest of its own; finished ones
    were won with more prestige than anybody has."""
    position = positions()[kind]
    games_folder().mkdir(parents=True, exist_ok=True)
    path = games_folder() / f"{kind}.jsonl"
    path.write_bytes(_record(kind, LONGEST))
    session = Session.load(path, CONTENT)
    session.close()
    note_session(session)
    slip = read_metadata(path)
    assert slip.seen is not None
    assert slip.seen.summary is not None
    slip.seen.summary["prestige"] = [1234] * position.options.guilds
    change_metadata(path, seen=slip.seen)
    shelf.rename(Entry(path), "W" * 40)
    return path


def _longest_title(app: App) -> None:
    shutil.rmtree(games_folder(), ignore_errors=True)
    _longest_record("management")
    _title(app)
    while app.context.navigator.top.needs_ticks:
        app.context.navigator.top.update(1)


def _longest_library(*presses: str) -> View:
    def show(app: App) -> None:
        shutil.rmtree(games_folder(), ignore_errors=True)
        for kind in ("over", "management", "solo_management", "solo_over", "solo_lost"):
            _longest_record(kind)
        _title(app)
        app.context.navigator.push(LibraryScene(app.context))
        while app.context.navigator.top.needs_ticks:
            app.context.navigator.top.update(1)
        app.loop.draw()
        for name in presses:
            press(app, name)

    return show


def _longest_replay(moment: int, *presses: str) -> View:
    def show(app: App) -> None:
        shutil.rmtree(games_folder(), ignore_errors=True)
        _title(app)
        timeline = _watched_again("over", LONGEST)
        app.context.navigator.push(ReplayScene(app.context, timeline, moment % (timeline.last + 1)))
        app.loop.draw()
        for name in presses:
            press(app, name)

    return show


def _longest_scores(kind: str, *presses: str) -> View:
    """Every part of the count seven times as high as in any game."""

    def show(app: App) -> None:
        _title(app)
        position = positions()[kind]
        seats = _longest_seats(position)
        session = Session.new(position.options, position.seed, CONTENT, seats=seats)
        for action in position.actions:
            session.play(action)
        put(app, session)
        scene = app.context.navigator.top
        assert isinstance(scene, ScoringScene)
        final = scene._final
        final._moments = [
            tuple(tuple(7 * n for n in parts) for parts in moment) for moment in final._moments
        ]
        app.loop.draw()
        for name in presses:
            press(app, name)

    return show


_CHAPTERS = ["START", *(c.id for c in load_rulebook().chapters), "SYMBOLS", "RULINGS"]
DECISIONS = (
    "placement", "mine", "mine_second", "overseer_move", "worker_move", "market", "market_last",
    "trade_window_end", "trade_window_tile", "shopping", "acquisition", "management", "rewards",
    "level", "title", "market_card", "solo_placement", "solo_mine", "solo_automated_tie",
    "solo_market", "solo_market_last", "solo_acquisition", "solo_management", "solo_rewards",
)  # fmt: skip

VIEWS: dict[str, View] = {
    "menu": _title,
    "menu_with_a_game": _title_with_a_game,
    "setup_simple": _setup("simple"),
    "setup_epic": _setup("epic", 4),
    "setup_fast_forward": _setup("fast_forward", 3),
    "setup_solo": _setup("solo"),
    "setup_packs": _setup_with_packs,
    "library_nothing": _library(0),
    "library": _library(20),
    "library_finished": _library(4, "tab.finished"),
    "library_cut": _library(4, "game.cut"),
    "library_noise": _library(4, "game.noise"),
    "library_exported": _library(4, "export", "delete"),
    "library_deleted": _library(4, "tab.deleted"),
    "naming": _library(4, "rename"),
    "import_nothing": _library(0, "import"),
    "import": _import,
    "replay_start": _replay("over", 0),
    **{f"replay_{moment}": _replay("over", moment) for moment in range(20, 500, 60)},
    "replay_end": _replay("over", -1),
    "replay_solo": _replay("solo_over", 30),
    "replay_lost": _replay("solo_lost", -1),
    "replay_mat": _replay("over", 200, "guild.0"),
    "play_on": _replay("over", 100, "play_on"),
    "review": _review(1.0),
    "review_begun": _review(0.05),
    "review_half": _review(0.5, "seat.2"),
    "review_pointed": _review_pointed,
    "review_stuck": _review_stuck,
    "review_solo": _review(1.0, kind="solo_over"),
    "review_turn": _review(1.0, "turn.0"),
    "review_turn_better": _review(1.0, "turn.1", "step.better"),
    "review_turn_why": _review(1.0, "turn.2", "step.why"),
    "review_turn_left": _review(1.0, "turn.1", "step_on"),
    "hall_reviews": _hall_reviews,
    "hall_no_reviews": _hall_no_reviews("reviews"),
    "hall_empty": _hall_no_reviews("games"),
    **{f"rules_{chapter.lower()}": _rules(chapter) for chapter in _CHAPTERS},
    "rules_example": _rules("MINE-9"),
    "rules_found": _rules_found("quest"),
    "rules_not_found": _rules_found("there is no such page"),
    "rules_symbol": _rules_found("", "symbol.strike"),
    "settings": _settings("display"),
    "settings_sound": _settings("sound"),
    "settings_game": _settings("game"),
    "settings_key": _settings_key,
    "question": _question,
    "told": _told,
    "log": _overlay("over", "log"),
    "pause": _overlay("mine", "back"),
    "wealth_curtain": at("wealth"),
    "wealth": _wealth(0),
    "wealth_chosen": _wealth(2),
    "wealth_raise": _raise,
    "wealth_computer": _start_of(Options("simple", 4)),
    "solo_wealth": at("solo_wealth"),
    **{kind: at(kind) for kind in DECISIONS},
    **{kind: _asked(kind) for kind in ("trade_window_end", "trade_window_tile", "shopping")},
    **{f"hint_{kind}": hinted(kind) for kind in ("wealth", *DECISIONS)},
    "hint_merchant": _hinted_trade,
    "watched": _watched,
    "why": _why,
    "why_nothing": _overlay("mine", "why"),
    "why_waiting": at("mine", "why", player="sensible"),
    "log_computers": _log_of_computers,
    "remark_quest": _remark("market_last", "quest_done"),
    "remark_strike": _remark("market_last", "strike_other"),
    "remark_log": _remark("title", "strike_own"),
    "remark_design": _remark("title", "design_lost"),
    "look_at_market": at("mine", "look_market"),
    "look_at_offer": at("market", "look_quest"),
    "look_at_mine": at("management", "look_mine"),
    "look_from_wealth": at("wealth", "look_quest"),
    "look_from_trades": _looked_from_trades,
    "mine_computer": at("mine", player="sensible"),
    "mine_practice": at("mine", practice=True),
    "market_computer": at("market", player="sensible"),
    "management_computer": at("management", player="sensible"),
    "mine_picked": _mine("mine", point=False),
    "mine_preview": _mine("mine", point=True),
    "mine_second_preview": _mine("mine_second", point=True),
    "worker_move_preview": _mine("worker_move", point=True),
    "tie_preview": _mine("solo_automated_tie", point=True),
    "automated_lead": _automated(),
    **{f"scoring_{step}": _count("over", step) for step in range(5)},
    "scoring_sources": _chart("chart.sources"),
    "scoring_round": _chart("round.5"),
    "scoring_solo": _count("solo_over", 4),
    "scoring_solo_sources": _chart("chart.sources", "solo_over"),
    "scoring_lost": at("solo_lost"),
    "scoring_lost_chart": _chart("chart.guilds", "solo_lost"),
    "scoring_winner": at("over"),
    "scoring_winner_solo": at("solo_over"),
    "scoring_begins": _counting("over", 0.1),
    "scoring_growing": _counting("over", 0.5),
}  # fmt: skip

# Over the scenes of the match.
VIEWS |= {
    **{f"piece_{kind}": _piece(kind) for kind in FINEST},
    **{f"mat_{side}": _mat(side) for side in range(4)},
    "mat_own": _overlay("management", "mat"),
    "ledger": _overlay("management", "ledger"),
    "acquisition_longest": _longest("acquisition", "quest."),
    "management_longest": _longest("management"),
    "management_longest_two": _longest("management", quests=2),
    "management_longest_hero": _longest("management", "hero."),
    "management_question": _longest("management", "confirm"),
    "rewards_longest": _longest("rewards"),
    "ledger_longest": _longest("management", command="ledger"),
    "solo_question": _solo_question,
    "wealth_table_card": _table_card,
    "ledger_at_the_mine": _overlay("mine", "ledger"),
    "merchant": _overlay("management", "merchant"),
    "merchant_at_the_market": _overlay("market", "merchant"),
    "discard": _overlay("market_card", "discard"),
    "discard_at_the_market": _overlay("market", "discard"),
}

VIEWS |= {
    "menu_longest": _longest_title,
    "library_longest": _longest_library(),
    "library_longest_running": _longest_library("game.management"),
    "library_longest_solo": _longest_library("game.solo_management"),
    "library_longest_won": _longest_library("game.solo_over"),
    "library_longest_over": _longest_library("game.over"),
    "library_longest_deleted": _longest_library("delete", "tab.deleted"),
    "replay_longest": _longest_replay(200),
    "replay_longest_end": _longest_replay(-1),
    "review_longest": _review(1.0, longest=True),
    "play_on_longest": _longest_replay(100, "play_on"),
    "scoring_longest_winner": _longest_scores("over"),
    "scoring_longest_counted": _longest_scores("over", "view.scores", "count.back"),
    "scoring_longest": _longest_scores("over", "view.scores"),
    "scoring_longest_sources": _longest_scores("over", "view.scores", "chart.sources"),
    "scoring_longest_solo": _longest_scores("solo_over", "view.scores"),
}

VIEWS |= LEARNING | CHALLENGES | APART | SHARED
