"""`forgewar join`: a client of a shared table without a screen: a computer player, or a spectator
that prints the game as it goes."""

import argparse
import threading
from pathlib import Path

from forgewar.ai.players.base import NODES, hint_seed
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.worker_process import Request, think
from forgewar.cli.arguments import WholeNumber
from forgewar.cli.failure import CommandError
from forgewar.files import write_whole
from forgewar.net import protocol as pr
from forgewar.net.link import BadLink, Link, read_link
from forgewar.net.remote_session import Acted, News, RecordFetched, RemoteSession, RemoteTable
from forgewar.net.wire import StateChanged
from forgewar.rules.actions import Action
from forgewar.words import say
from forgewar.words.log import log_lines_of
from forgewar.words.names import Names, guild
from forgewar.words.net_refusals import describe_refused

_IDLE = 0.5  # seconds without news after which it looks again
_DEFAULT = "journeyman"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("links", nargs="+", metavar="LINK", help=say("cli-join-links"))
    parser.add_argument("--player", choices=GUILDS, default=_DEFAULT, help=say("cli-default"))
    parser.add_argument("--name", default="", metavar="NAME", help=say("cli-join-name"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("cli-join-record"))
    parser.add_argument(
        "--nodes",
        type=WholeNumber(1, 10_000_000),
        default=NODES,
        metavar="N",
        help=say("cli-default"),
    )


def run(arguments: argparse.Namespace) -> int:
    links = [_read(text) for text in arguments.links]
    if len({(link.server, link.table) for link in links}) > 1:
        raise CommandError(say("cli-join-one-table"))
    client = Client(links, arguments.name or arguments.player, arguments.player, arguments.nodes)
    record = client.play()
    if arguments.record is not None:
        write_whole(arguments.record, record)
    return 0


def _read(text: str) -> Link:
    try:
        return read_link(text)
    except BadLink as error:
        raise CommandError(say("cli-join-bad-link", link=text)) from error


class Client:
    """Plays the seats of its links, or watches, until the game is over."""

    def __init__(
        self,
        links: list[Link],
        name: str,
        player: str,
        nodes: int = NODES,
        *,
        table: RemoteTable | None = None,
        quiet: bool = False,
    ) -> None:
        self._woken = threading.Event()
        self.table = table or RemoteTable(links, name, wake=self._woken.set)
        self._player = player
        self._nodes = nodes
        self._quiet = quiet
        self.record = b""

    def play(self) -> bytes:
        """Play to the end; returns the record. Raises `CommandError`."""
        try:
            while not self.step():
                self._woken.wait(_IDLE)
                self._woken.clear()
        finally:
            self.table.close()
        return self.record

    def step(self) -> bool:
        """Hear all news and act; true if the game is over and its record is there."""
        while (news := self.table.poll()) is not None:
            self._hear(news)
        session = self.table.session
        if session is not None and session.is_to_choose:
            session.play(self._choose(session))
        return bool(self.record)

    def _hear(self, news: News) -> None:
        if isinstance(news, RecordFetched):
            self.record = news.record
            if not news.is_fair:
                raise CommandError(say("cli-join-false-deal"))
        elif isinstance(news, StateChanged) and news.refused is not None:
            raise CommandError(say("cli-problem-sentence", problem=describe_refused(news.refused)))
        elif isinstance(news, pr.Asked) and news.seat not in self.table.own_seats:
            self.table.answer(yes=True)
        elif isinstance(news, Acted) and not self._quiet:
            self._print(news)

    def _print(self, acted: Acted) -> None:
        session = self.table.session
        assert session is not None
        header = session.header
        names = Names(session.game.content, tuple(guild(colour) for colour in header.colours))
        for line in log_lines_of(acted.events, names):
            who = header.seats[line.seat].name if 0 <= line.seat < len(header.seats) else ""
            print(
                say("cli-join-line", who=who, line=line.message) if who else line.text, flush=True
            )

    def _choose(self, session: RemoteSession) -> Action:
        decision = session.game.decision
        assert decision is not None
        seed = hint_seed(0, len(session.steps), decision.seat)
        request = Request(session.game.state, self._player, seed, self._nodes)
        return think(request, session.game.content).action
