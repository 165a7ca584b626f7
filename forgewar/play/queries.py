"""Answers in a sentence or two to questions that may be asked at any time: for those who do not
see the screen, and for those who do not want to look for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from forgewar.content.board import HEXES
from forgewar.play.quest import QuestView
from forgewar.words import Message, as_list, message
from forgewar.words.games import moment
from forgewar.words.log import log_lines_of
from forgewar.words.names import amount

if TYPE_CHECKING:
    from forgewar.play.table_view import TableView
    from forgewar.rules.actions import Action
    from forgewar.words.log import LogLine

_MOST = 12  # lines of the log in one answer


def belongings(view: "TableView") -> Message:
    """Belongings of the guild that is to choose."""
    seat = _asker(view)
    guild = view.shown.guilds[seat]
    amounts = [amount(kind, count) for kind, count in enumerate(guild.resources) if count]
    amounts += [amount("gold", guild.gold), amount("prestige", guild.prestige)]
    return message(
        "query-belongings",
        guild=view.name(seat),
        amounts=as_list(amounts),
        heroes=len(guild.adventurers),
        home=sum(not hero.quest for hero in guild.adventurers),
        workers=view.shown.workers[seat],
    )


def turn(view: "TableView") -> Message:
    """Where in the game this is, and who is to choose."""
    where = moment(view.shown)
    if view.decision is None:
        return message("query-over", where=where)
    own = "yes" if view.waiting_for_person else "no"
    return message("query-turn", where=where, guild=view.name(view.seat), own=own)


def quests(view: "TableView") -> Message:
    """How each quest of the guild that is to choose stands."""
    found = QuestView(view)
    rows = [
        message("query-quest", quest=found.quest_name(active.key), stands=found.step_line(active))
        for active in found.guild.quests
    ]
    if not rows:
        return message("quest-ledger-none", guild=found.guild_name)
    return message("query-quests", guild=found.guild_name, quests=as_list(rows))


def latest(view: "TableView") -> Message:
    """The latest lines of the log, oldest first."""
    lines = list(reversed(view.chronicle.latest(_MOST)))
    if not lines:
        return message("match-log-nothing")
    return as_list(line_told(view, line) for line in lines)


def hex_place(hexes: Sequence[int], hex_: int) -> Message:
    """Where a hex lies in the mine, for those who do not see it."""
    rows = sorted({HEXES[each][1] for each in hexes})
    across, row = HEXES[hex_]
    beside = sorted(HEXES[each][0] for each in hexes if HEXES[each][1] == row)
    place = beside.index(across) + 1
    return message("query-hex", row=rows.index(row) + 1, place=place, count=len(beside))


def foretold(view: "TableView", action: "Action") -> Message:
    """Log lines that an action would bring about."""
    lines = log_lines_of(view.preview(action), view.names, view.decision)
    return message("query-foretold", told=as_list(line_told(view, line) for line in lines))


def line_told(view: "TableView", line: "LogLine") -> Message:
    """A line of the log with whose it is."""
    if line.seat < 0:
        return line.message
    return message("match-happens", guild=view.name(line.seat), did=line.message)


def _asker(view: "TableView") -> int:
    """The guild that asks: the one that is to choose, or the first where nobody is."""
    return view.seat if view.seat < len(view.shown.guilds) else 0
