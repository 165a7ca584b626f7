"""`forgewar serve`: a server of shared tables; prints the links to a first one."""

import argparse
import logging
import os
import ssl
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from forgewar.ai.players.registry import GUILDS
from forgewar.cli.arguments import WholeNumber
from forgewar.cli.failure import CommandError
from forgewar.cli.simulate import MODES_BY_NAME
from forgewar.net import protocol as pr
from forgewar.net.lan import own_address
from forgewar.net.link import Link
from forgewar.paths import user_folder
from forgewar.rules.state import Options
from forgewar.words import say
from forgewar.words.faults import describe_fault

if TYPE_CHECKING:
    from forgewar.server.hub import Hub

_ANY = "0.0.0.0"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=_ANY, metavar="IP", help=say("cli-serve-host"))
    parser.add_argument(
        "--port", type=WholeNumber(0, 65535), default=pr.PORT, metavar="N", help=say("cli-default")
    )
    parser.add_argument("--address", default="", metavar="URL", help=say("cli-serve-address"))
    parser.add_argument("--folder", type=Path, metavar="DIR", help=say("cli-serve-folder"))
    parser.add_argument("--database", metavar="URL", help=say("cli-serve-database"))
    parser.add_argument("--certificate", type=Path, metavar="FILE", help=say("cli-serve-tls"))
    parser.add_argument("--key", type=Path, metavar="FILE", help=say("cli-serve-tls"))
    parser.add_argument(
        "--processes",
        type=WholeNumber(1, 64),
        default=1,
        metavar="N",
        help=say("cli-serve-processes"),
    )
    parser.add_argument("--mode", choices=MODES_BY_NAME, default="simple", help=say("cli-default"))
    parser.add_argument(
        "--seats",
        default="person,person",
        metavar="NAME,NAME",
        help=say("cli-serve-seats", guilds=", ".join(GUILDS)),
    )
    parser.add_argument("--no-table", action="store_true", help=say("cli-serve-no-table"))


def run(arguments: argparse.Namespace) -> int:
    # Imported here: no other command waits for it.
    from forgewar.server.run import Settings, log_to, serve
    from forgewar.server.storage import StorageError

    players = arguments.seats.split(",")
    options = Options(MODES_BY_NAME[arguments.mode], len(players))
    new = pr.NewTable(options, tuple(pr.NewSeat(player) for player in players))
    settings = Settings(
        arguments.folder or user_folder("data") / "server",
        arguments.host,
        arguments.port,
        arguments.database or os.environ.get("FORGEWAR_DATABASE", ""),
        arguments.address,
        arguments.certificate,
        arguments.key,
        arguments.processes,
    )
    if (settings.certificate is None) != (settings.key is None):
        raise CommandError(say("cli-serve-both"))
    _check_certificate(settings.certificate, settings.key)

    async def start(hub: "Hub", port: int) -> None:
        server = settings.address.rstrip("/") or _own_address(settings.host, port, arguments)
        print(say("cli-serve-started", address=server))
        if not arguments.no_table:
            await _open_table(hub, new, server)
        sys.stdout.flush()

    log_to(logging.StreamHandler(sys.stderr), logging.INFO)
    try:
        serve(settings, start)
    except ModuleNotFoundError as error:  # that of a database
        raise CommandError(say("cli-serve-missing", module=error.name or "?")) from error
    except StorageError as error:
        raise CommandError(say("cli-problem", problem=describe_fault(error.fault))) from error
    except OSError as error:
        if error.filename:
            raise
        why, port = error.strerror or str(error), str(settings.port)
        raise CommandError(say("cli-serve-port", port=port, why=why)) from error
    return 0


def _check_certificate(certificate: Path | None, key: Path | None) -> None:
    """Raises `CommandError` if these files cannot be used."""
    if certificate is None:
        return
    try:  # a key with a password would be asked for; an empty one is refused
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password=str)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CommandError(say("cli-serve-certificate", why=why)) from error


async def _open_table(hub: "Hub", new: pr.NewTable, server: str) -> None:
    """Open a table and print its links. Raises `CommandError`."""
    from forgewar.server.hub import Refusal

    try:
        table, tokens, watch, host = await hub.create(new)
    except Refusal as error:
        raise CommandError(say("net-refused-bad-options")) from error
    for seat, token in enumerate(tokens, start=1):
        if token is not None:
            print(say("cli-serve-seat", seat=str(seat), link=str(Link(server, table, token))))
    print(say("cli-serve-watch", link=str(Link(server, table, watch))))
    print(say("cli-serve-host-link", link=str(Link(server, table, host))))


def _own_address(host: str, port: int, arguments: argparse.Namespace) -> str:
    """Address of the server for others, as far as it can be known."""
    if host == _ANY:
        host = own_address()
    scheme = "http" if arguments.certificate is None else "https"
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"
