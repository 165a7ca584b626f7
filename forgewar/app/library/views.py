"""How games look in the library: a row in the list, and the panel of the one that is chosen."""

from collections.abc import Callable

from forgewar.app.kit import palette, widgets
from forgewar.app.kit.canvas import Canvas
from forgewar.app.library.picture import Miniatures
from forgewar.play.library.entry import Entry
from forgewar.play.library.shelf import days_left
from forgewar.session.record import Header
from forgewar.words import games
from forgewar.words.cards import count
from forgewar.words.names import EMBLEMS

ROW = 92.0  # the least height of a row


def draw_row(
    c: Canvas,
    entry: Entry,
    minis: Miniatures,
    box: tuple[float, float, float, float],
    press: Callable[[], None],
    *,
    chosen: bool,
) -> None:
    """A game in the list, in a box of (x, y, width, height)."""
    x, y, width, height = box
    label = entry.title
    widgets.row(c, name_of(entry), x, y, width, height, label, press, chosen=chosen)
    tall = height - 16
    wide = tall * 1.5
    minis.draw(c, entry, x + 8, y + 8, wide, tall)
    left = x + wide + 26
    right = x + width - 18
    date = games.date(entry.when)
    c.text(date, right, y + 22, size=15, colour=palette.DIM, anchor="r")
    room = right - left - c.text_width(date, size=15) - 16
    c.text(shortened(c, label, room, size=0), left, y + 22, size=19, face="Title", room=room)
    header = entry.header
    if header is None:
        c.text(
            "This file cannot be read", left, y + height - 22, size=16, colour=palette.EMBER_LIGHT
        )
        return
    middle = y + height / 2 + 1
    end = left
    if entry.named:
        end += c.text(games.mode(header), end, middle, size=16, colour=palette.DIM) + 16
    _guilds(c, header, end, middle, right)
    text, colour = _standing(entry, header)
    if entry.summary is not None and entry.summary.over and not entry.summary.lost_by:
        c.picture("icons/trophy", left, y + height - 20, 18, ay=0.5, tint=colour)
        left += 26
    c.text(text, left, y + height - 20, size=16, colour=colour, room=right - left)


def shortened(c: Canvas, text: str, room: float, *, size: float) -> str:
    """As much of a title as there is room for, at this size or a smaller one."""
    if c.text_width(text, size=size, face="Title") <= room:
        return text
    while text and c.text_width(f"{text}…", size=size, face="Title") > room:
        text = text[:-1]
    return f"{text}…"


def name_of(entry: Entry) -> str:
    """The spot of a game's row."""
    return f"game.{entry.path.stem}"


def _guilds(c: Canvas, header: Header, x: float, y: float, right: float) -> None:
    """Shields with the names of whoever plays, as far as there is room."""
    for seat in header.seats:
        needs = 30 + c.text_width(seat.name, size=16)
        if x + needs > right:
            return
        c.picture(f"emblems/shield_{EMBLEMS[seat.colour]}", x, y, 20, 23, ay=0.5)
        c.text(seat.name, x + 27, y, size=16)
        x += needs + 16


def _standing(entry: Entry, header: Header) -> tuple[str, str]:
    """How the game stands, and in which colour that is said."""
    summary = entry.summary
    if entry.problem:
        sound = "Damaged; what is sound of it can be played"
        return "This game cannot be opened" if entry.refusal else sound, palette.EMBER_LIGHT
    if summary is None:
        return "Having a look …", palette.DIM
    if summary.over:
        return games.result(header, summary), palette.PRESTIGE
    told = games.turn(header, summary)
    return f"{games.progress(header, summary)}; {told}", palette.BONE


def draw_details(
    c: Canvas, entry: Entry, minis: Miniatures, x: float, y: float, width: float, foot: float
) -> None:
    """The chosen game from `y` down to `foot`."""
    header, summary = entry.header, entry.summary
    guilds = len(header.seats) if header is not None else 0
    titles = c.wrapped(entry.title, width, size=20, face="Title")[:2]
    tall = min(width * 0.62, foot - y - 132 - 34 * guilds - 24 * len(titles[1:]))
    minis.draw(c, entry, x, y, width, tall)
    y += tall + 24
    for line in titles:
        c.text(shortened(c, line, width, size=20), x, y, size=20, face="Title", room=width)
        y += 24
    y += 2
    if header is None or entry.problem:
        said = entry.problem
        if summary is not None and not entry.refusal:
            said = f"This game is sound for {summary.actions} actions only: {said}."
        for line in c.wrapped(said, width, size=16)[: int((foot - y) // 20)]:
            c.text(line, x, y, size=16, colour=palette.EMBER_LIGHT)
            y += 20
        return
    quiet = games.mode(header) if entry.named else "Practice game" if header.practice else ""
    when = games.date(entry.when)
    c.text(f"{quiet}, {when}" if quiet else f"Last played {when}", x, y, size=16,
           colour=palette.DIM, room=width)  # fmt: skip
    y += 16
    widgets.rule(c, x, y, width)
    y += 22
    order = [*summary.ranking] if summary is not None else []
    order += [seat for seat in range(guilds) if seat not in order]
    for seat in order:
        _guild_line(c, entry, header, seat, x, y, width)
        y += 34
    if summary is not None:
        text, colour = _standing(entry, header)
        if not summary.over:
            text = games.progress(header, summary)
        c.text(text, x, y, size=16, colour=colour, room=width)
        if not summary.over:
            told = games.turn(header, summary)
            y += 22
            c.text(told[0].upper() + told[1:], x, y, size=16, colour=palette.CHANGED, room=width)
        if entry.about.deleted:
            left = f"Deleted; gone for good in {count(days_left(entry), 'day')}"
            c.text(left, x, y + 22, size=16, colour=palette.DIM, room=width)


def _guild_line(
    c: Canvas, entry: Entry, header: Header, seat: int, x: float, y: float, width: float
) -> None:
    """Shield, guild, who plays it, prestige."""
    summary = entry.summary
    who = header.seats[seat]
    c.picture(f"emblems/shield_{EMBLEMS[who.colour]}", x, y, 24, 27, ay=0.5)
    right = x + width
    if summary is not None:
        c.number(summary.prestige[seat], right, y, size=18, colour=palette.PRESTIGE, anchor="r")
        c.picture("icons/prestige", right - 44, y, 22, ax=1, ay=0.5)
        right -= 70
    name = games.guild(header, seat)
    wide = c.text(name, x + 34, y, size=17, face="Title")
    left = x + 34 + wide + 10
    c.text(who.name, left, y + 1, size=15, colour=palette.DIM, room=right - left)
