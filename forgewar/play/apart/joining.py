"""Ways to a seat at a shared table: opening one, a link, an invitation, a code. Whatever asks a
server blocks: run it as an errand."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from forgewar.net import protocol as pr
from forgewar.net.lan import Announced, new_code, read_code
from forgewar.net.link import BadLink, Link, read_link
from forgewar.net.protocol import SPECTATOR
from forgewar.net.tables import TableError, claim_seat, create_table, table_info
from forgewar.play.apart import my_tables
from forgewar.play.apart.errand import Errand
from forgewar.play.apart.my_tables import MySeat, MyTable
from forgewar.printable import plain
from forgewar.words import Message, message
from forgewar.words.net_refusals import describe_refused

_LINK = re.compile(r"\S+/t/\S+")
_MOST_ASKED = 20  # tables at once


class NoTable(Exception):
    """No table of this network opens to a code."""


def read_server(text: str) -> str:
    """Address of a server as somebody typed it. Raises `BadLink`."""
    address = text.strip().rstrip("/")
    if len(address.split()) != 1:
        raise BadLink(text)
    return read_link(f"{_with_scheme(address)}/t/table#x").server


def _with_scheme(address: str) -> str:
    """A name alone is that of a server of the internet, which has a certificate."""
    if "://" in address:
        return address
    host = address.partition("/")[0]
    is_near = ":" in host or host.replace(".", "").isdigit() or "." not in host
    return f"{'http' if is_near else 'https'}://{address}"


def open_table(server: str, new: pr.NewTable, here: Sequence[int], *, is_hosted: bool) -> MyTable:
    """Open a table with a person of this machine at the seats `here`. Raises `TableError`."""
    made = create_table(server, new)
    tokens = [read_link(link).token if link else "" for link in made.seats]
    guests = {i: token for i, token in enumerate(tokens) if token and i not in here}
    return MyTable(
        server, made.table, tuple(MySeat(i, tokens[i]) for i in here), new.name, new.options.mode,
        new.options.guilds, new.clock, host=read_link(made.host).token, guests=guests,
        code=new_code(), is_hosted=is_hosted,
    )  # fmt: skip


def invitation(table: MyTable) -> str:
    """A link that gives whoever opens it a free seat."""
    return str(table.link(table.code.replace(" ", "-")))


def find_seat(text: str, near: Iterable[Announced]) -> MyTable:
    """Table behind what somebody was sent or told: a link, an invitation, or the code of a table of
    this network. Raises `BadLink`, `NoTable` or `TableError`."""
    code = read_code(text)
    if code:
        return _claim_near(code, near)
    found = _LINK.search(text)
    link = read_link(_with_scheme(found[0] if found else text.strip()))
    code = read_code(link.token)
    if not code:
        return _known(link)
    kept = my_tables.find_table(link.table)
    if kept is not None and kept.links:  # the seat was claimed before
        return refresh(replace(kept, server=link.server))
    return _known(claim_seat(link.server, link.table, code))


def _claim_near(code: str, near: Iterable[Announced]) -> MyTable:
    """A seat at the table that opens to a code."""
    refused: TableError | None = None
    for each in near:
        kept = my_tables.find_table(each.table)
        if kept is not None and kept.links and not kept.host:
            return refresh(kept)
        try:
            return _known(claim_seat(each.server, each.table, code))
        except TableError as error:
            is_wrong = error.refused is None or error.refused.code == "wrong-code"
            refused = refused if is_wrong else error
    raise refused or NoTable


def _known(link: Link) -> MyTable:
    """The table of a link, as its server describes it."""
    info = table_info(link)
    seats = () if info.seat == SPECTATOR else (MySeat(info.seat, link.token),)
    watch = link.token if info.seat == SPECTATOR else ""
    name = plain(info.name) if info.name else ""
    table = MyTable(link.server, link.table, seats, name, watch=watch)
    return replace(table, guilds=len(info.seats)).noted(info)


def refresh(table: MyTable) -> MyTable:
    """The table as its server describes it now. Raises `TableError`."""
    return table.noted(table_info(table.links[0]))


def refresh_all(
    tables: Iterable[MyTable], wake: Callable[[], None] = lambda: None
) -> dict[str, Errand[MyTable]]:
    """Ask the servers of all tables that go on how they stand."""
    asked = [each for each in tables if each.state not in ("over", "gone") and each.links]
    return {each.table: Errand(partial(refresh, each), wake) for each in asked[:_MOST_ASKED]}


def note_answer(id_: str, errand: Errand[MyTable]) -> bool:
    """Keep what a server said of a table; false if it did not answer."""
    try:
        told = errand.result()
    except TableError as error:
        if error.refused is not None and error.refused.code == "unknown-link":
            my_tables.note(id_, lambda known: replace(known, state="gone"))
        return error.refused is not None
    my_tables.note(id_, lambda known: replace(known, state=told.state, people=told.people))
    return True


def describe_problem(error: Exception) -> Message:
    """Sentence for a table that cannot be opened or found, with what to do."""
    if isinstance(error, BadLink):
        return message("apart-bad-link")
    if isinstance(error, NoTable):
        return message("apart-no-such-code")
    refused = error.refused if isinstance(error, TableError) else None
    return describe_refused(refused) if refused is not None else message("apart-unreachable")
