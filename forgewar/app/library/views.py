"""Views of games in the library: a row in the list, and the panel of the chosen one."""

from collections.abc import Callable

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.app.library.mine_pictures import Miniatures
from forgewar.play.library.entry import Entry
from forgewar.play.library.shelf import days_left
from forgewar.session.record import Header
from forgewar.session.summary import Summary
from forgewar.words import Message, games, say
from forgewar.words.faults import describe_fault
from forgewar.words.names import EMBLEMS

ROW = 92.0  # the least height of a row
_GUILD = (26.0, 34.0)  # least and most height of a guild's line
_LEAST_PICTURE = 40.0
_DATED = 480.0  # the width of a row that shows its date
_LEAST_NAME = 76.0  # of a player, with the shield; with less, shields stand alone


def draw_row(
    c: Canvas,
    entry: Entry,
    minis: Miniatures,
    box: Box,
    press: Callable[[], None],
    *,
    chosen: bool,
) -> None:
    """A game in the list."""
    x, y, width, height = box
    label = str(entry.title)
    widgets.row(c, name_of(entry), *box, label, press, chosen=chosen)
    tall = height - 16
    wide = min(tall * 1.5, width * 0.26)
    minis.draw(c, entry, Box(x + 8, y + (height - wide / 1.5) / 2, wide, wide / 1.5))
    left, right = x + wide + 26, x + width - 18
    date, room = str(games.date(entry.when)), right - left
    if width >= _DATED:
        c.text(date, right, y + 22, size=15, colour=palette.DIM, anchor="r")
        room -= c.text_width(date, size=15) + 16
    title = c.cut(label, room, face="Title")
    c.text(title, left, y + 22, size=19, face="Title", room=room)
    low = y + height - 20
    if entry.header is None:
        said = say("library-unreadable")
        c.text(said, left, low, size=16, colour=palette.EMBER_LIGHT, room=right - left)
        return
    _players(c, entry, entry.header, Box(left, y + height / 2 + 1, right - left, 0))
    text, colour = _standing(entry, entry.header)
    if entry.summary is not None and entry.summary.over and not entry.summary.lost_by:
        c.picture("icons/trophy", left, low, 18, ay=0.5, tint=colour)
        left += 26
    c.text(c.cut(text, right - left), left, low, size=16, colour=colour, room=right - left)


def name_of(entry: Entry) -> str:
    """The spot of a game's row."""
    stem = entry.path.stem.encode(errors="backslashreplace").decode()  # which need not be text
    return f"game.{stem}"


def _players(c: Canvas, entry: Entry, header: Header, line: Box) -> None:
    """The mode, if the game's name does not tell it, and shields with the names of whoever plays:
    all of them, cut short where there is no room."""
    x, y, width, _ = line
    if entry.named:
        mode = str(games.mode(header))
        used = c.text(mode, x, y, size=16, colour=palette.DIM) + 16
        x, width = x + used, width - used
    names = [seat.name for seat in header.seats]
    needs = [27 + c.text_width(name, size=16) + 16 for name in names]
    if sum(needs) - 16 > width:
        needs = [width / len(names)] * len(names)
        if needs[0] < _LEAST_NAME:
            needs, names = [30.0] * len(names), [""] * len(names)
    for seat, name, need in zip(header.seats, names, needs, strict=True):
        c.picture(f"emblems/shield_{EMBLEMS[seat.colour]}", x, y, 20, 23, ay=0.5)
        room = need - 27 - 15
        if name:
            c.text(c.cut_name(name, room), x + 27, y, size=16, room=room)
        x += need


def _standing(entry: Entry, header: Header) -> tuple[str, str]:
    """Standing of a game, and the colour of that text."""
    summary = entry.summary
    if entry.problem:
        refused = say("library-not-opened") if entry.refusal else say("library-damaged")
        return refused, palette.EMBER_LIGHT
    if summary is None:
        return say("library-looking"), palette.DIM
    if summary.over:
        return str(games.result(header, summary)), palette.PRESTIGE
    progress, turn = games.progress(header, summary), games.turn(header, summary)
    return say("library-standing", progress=progress, turn=turn), palette.BONE


def draw_details(c: Canvas, entry: Entry, minis: Miniatures, box: Box) -> None:
    """The chosen game."""
    x, y, width, height = box
    foot = y + height
    header = entry.header
    guilds = len(header.seats) if header is not None else 0
    titles = c.wrapped(str(entry.title), width, size=20, face="Title")[:2]
    lines = guilds if entry.problem is None else 2
    words = 132 + 24 * len(titles[1:]) + (22 if entry.slip.deleted else 0)
    low = words + _GUILD[0] * lines > height  # then what its row says is left out
    pitch = min(_GUILD[1], max(_GUILD[0], (height - words) / max(1, lines)))
    tall = min(width * 0.62, height - words - pitch * lines)
    if tall >= _LEAST_PICTURE:
        minis.draw(c, entry, Box(x, y, width, tall))
        y += tall
    y += 12 if low else 24
    for line in titles[:1] if low else titles:
        c.text(c.cut(line, width, face="Title"), x, y, size=20, face="Title", room=width)
        y += 24
    y += 2
    if entry.problem is not None:
        _draw_problem(c, entry, describe_fault(entry.problem), Box(x, y, width, foot - y))
        return
    assert header is not None, "then there is a problem"
    c.text(
        c.cut(_kind_and_date(entry, header), width), x, y, size=16, colour=palette.DIM, room=width
    )
    y += 16
    widgets.rule(c, x, y, width)
    y += 18 if low else 22
    summary = entry.summary
    order = [*summary.ranking] if summary is not None else []
    order += [seat for seat in range(guilds) if seat not in order]
    for seat in order:
        if y + _GUILD[0] / 2 > foot:
            return
        _guild_line(c, entry, header, seat, Box(x, y, width, 0))
        y += pitch
    if summary is not None and not low:
        _draw_standing(c, entry, header, summary, Box(x, y, width, 0))


def _draw_problem(c: Canvas, entry: Entry, problem: Message, box: Box) -> None:
    """Draw the problem of a record, as far as there is room."""
    x, y, width, height = box
    said = str(problem)
    if entry.summary is not None and not entry.refusal:
        said = say("library-sound-for", actions=entry.summary.actions, problem=problem)
    for line in c.wrapped(said, width, size=16)[: int(height // 20)]:
        c.text(c.cut(line, width), x, y, size=16, colour=palette.EMBER_LIGHT, room=width)
        y += 20


def _kind_and_date(entry: Entry, header: Header) -> str:
    """Kind of a game, where its title does not say so, and date."""
    when = games.date(entry.when)
    if entry.named:
        return say("library-kind-and-date", kind=games.mode(header), when=when)
    if header.practice:
        return say("library-kind-and-date", kind=say("library-practice"), when=when)
    return say("library-last-played", when=when)


def _draw_standing(c: Canvas, entry: Entry, header: Header, summary: Summary, line: Box) -> None:
    """Draw the result, or the round and whose turn it is; for a deleted game the days it is
    kept."""
    x, y, width, _ = line
    if summary.over:
        text, colour = _standing(entry, header)
        c.text(text, x, y, size=16, colour=colour, room=width)
    else:
        c.text(str(games.progress(header, summary)), x, y, size=16, room=width)
        turn = say("library-turn", turn=games.turn(header, summary))
        y += 22
        c.text(turn, x, y, size=16, colour=palette.CHANGED, room=width)
    if entry.slip.deleted:
        left = say("library-days-left", days=days_left(entry))
        c.text(left, x, y + 22, size=16, colour=palette.DIM, room=width)


def _guild_line(c: Canvas, entry: Entry, header: Header, seat: int, line: Box) -> None:
    """Shield, guild, who plays it, prestige."""
    x, y, width, _ = line
    summary = entry.summary
    who = header.seats[seat]
    c.picture(f"emblems/shield_{EMBLEMS[who.colour]}", x, y, 24, 27, ay=0.5)
    right = x + width
    if summary is not None:
        prestige, colour = summary.prestige[seat], palette.PRESTIGE
        used = max(38, c.number(prestige, right, y, size=18, colour=colour, anchor="r"))
        c.picture("icons/prestige", right - used - 6, y, 22, ax=1, ay=0.5)
        right -= used + 32
    wide = c.text(str(games.guild(header, seat)), x + 34, y, size=17, face="Title")
    left = x + 34 + wide + 10
    name = c.cut_name(who.name, right - left)
    c.text(name, left, y + 1, size=15, colour=palette.DIM, room=right - left)
