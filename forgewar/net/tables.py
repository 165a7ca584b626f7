"""Requests to a server about its tables, beside their WebSockets. All of them block: call them in a
thread."""

import http.client
import logging
from typing import TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from forgewar.net import protocol as pr
from forgewar.net.link import BadLink, Link, read_link
from forgewar.net.wire import OPEN, secure_context

log = logging.getLogger(__name__)
Answer = TypeVar("Answer", bound=Struct)


class TableError(Exception):
    """A request that was `refused`; without a refusal the server cannot be reached, or is none of
    this game."""

    def __init__(self, refused: pr.Refused | None = None) -> None:
        super().__init__(refused.code if refused is not None else "no answer")
        self.refused = refused


def create_table(server: str, new: pr.NewTable) -> pr.MadeTable:
    """Open a table at a server (`http://host:port`). Its links have the address that the server was
    asked at. Raises `TableError`."""
    return _decode(_request("POST", server, "/tables", body=new), pr.MadeTable)


def table_info(link: Link) -> pr.TableInfo:
    """State of a table in short. Raises `TableError`."""
    return _decode(_request("GET", link.server, _path(link), link.token), pr.TableInfo)


def renew_seat(host: Link, seat: int) -> Link:
    """New link of a seat; the old one ends. Raises `TableError`."""
    path = f"{_path(host)}/seats/{seat}/link"
    return _link(host.server, _request("POST", host.server, path, host.token))


def open_door(host: Link, code: str) -> None:
    """Let whoever knows the code take a free seat; with an empty one, nobody. Raises
    `TableError`."""
    _request("PUT", host.server, f"{_path(host)}/door", host.token, pr.Code(code))


def claim_seat(server: str, table: str, code: str) -> Link:
    """Link of a free seat, for whoever knows the code. Raises `TableError`."""
    return _link(server, _request("POST", server, f"/tables/{table}/claim", body=pr.Code(code)))


def _path(link: Link) -> str:
    return f"/tables/{link.table}"


def _link(server: str, answer: bytes) -> Link:
    """A new link, at the address by which the server was reached."""
    try:
        found = read_link(_decode(answer, pr.NewLink).link)
    except BadLink as error:
        raise TableError from error
    return Link(server.rstrip("/"), found.table, found.token)


def _decode(answer: bytes, kind: type[Answer]) -> Answer:
    try:
        return msgspec.json.decode(answer, type=kind)
    except (ValueError, RecursionError) as error:
        log.warning("a server answers what is not of this game")
        raise TableError from error


def _request(
    method: str, server: str, path: str, token: str = "", body: Struct | None = None
) -> bytes:
    """Body of the answer. Raises `TableError`."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else pr.encode(body)
    server = server.rstrip("/")
    try:
        if not server.startswith(("http://", "https://")):
            raise ValueError(server)
        request = Request(server + path, data, headers, method=method)
        with urlopen(request, timeout=OPEN, context=secure_context(server)) as answer:
            found: bytes = answer.read(pr.MAX_MESSAGE)
            return found
    except HTTPError as error:
        with error:
            raise TableError(_refusal(error)) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        log.info("the server cannot be reached: %s", type(error).__name__)
        raise TableError from error


def _refusal(error: HTTPError) -> pr.Refused | None:
    """What the server said, if it is one of this game."""
    try:
        found = pr.read_server_message(error.read(pr.MAX_MESSAGE))
    except (OSError, http.client.HTTPException, ValueError, RecursionError):
        return None
    return found if isinstance(found, pr.Refused) else None
