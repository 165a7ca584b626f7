"""HTTP and WebSocket interface of the server (docs/protocol.md)."""

import asyncio
import contextlib
import ipaddress
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from forgewar import __version__
from forgewar.net import protocol as pr
from forgewar.net.link import Link, code_hash, new_token, token_hash
from forgewar.net.protocol import SPECTATOR
from forgewar.server import entries as en
from forgewar.server.hub import Hub, Refusal
from forgewar.server.limits import RateLimit
from forgewar.server.live_table import Connection, LiveTable
from forgewar.server.openapi import describe_api
from forgewar.server.webhooks import BadAddress, read_address
from forgewar.words import say
from forgewar.words.net_refusals import describe_refused

log = logging.getLogger(__name__)
_FLUSH = 5.0  # seconds in which the last messages to a client are sent
HELLO = 10.0  # seconds that a new connection has for its first message
_STATUS: dict[pr.RefusalCode, int] = {
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "unknown-page": 404,
    "unknown-link": 404,
    "no-content": 404,
    "no-such-seat": 404,
    "no-free-seat": 409,
    "already-begun": 409,
    "wrong-code": 403,
    "server-full": 507,
    "table-full": 409,
    "bad-method": 405,
    "not-host": 403,
    "spectator": 403,
    "not-over": 409,
    "server-fault": 500,
}
# Close codes of WebSockets
_REFUSED = 4000
_POLICY = 1008

Endpoint = Callable[[Request], Awaitable[Response]]
Body = TypeVar("Body", bound=msgspec.Struct)


def refused(code: pr.RefusalCode, id_: str = "") -> pr.Refused:
    """A refusal with its sentence."""
    return pr.Refused(code, str(describe_refused(pr.Refused(code))), id_)


def make_app(hub: Hub, address: str = "") -> Starlette:
    """The application. `address` is the server's public one, for links; by default the one that a
    request was sent to."""
    return _Endpoints(hub, address).app()


class _Endpoints:
    def __init__(self, hub: Hub, address: str) -> None:
        self._hub = hub
        self._address = address.rstrip("/")
        limits = hub.limits
        self._requests = RateLimit(limits.requests)
        self._hellos = RateLimit(limits.hellos)
        self._new_tables = RateLimit(limits.tables)
        self._claims = RateLimit(limits.claims)
        self._open: Counter[str] = Counter()  # connections of each address

    def app(self) -> Starlette:
        table = "/tables/{table}"
        routes = [
            self._route("/", self._about),
            self._route("/health", self._health),
            self._route("/metrics", self._metrics),
            self._route("/openapi.json", self._openapi),
            self._route("/t/{table}", self._page),
            self._route("/content/{hash}", self._content),
            self._route("/tables", self._create, "POST"),
            Route(table, self._guard(self._table), methods=["GET", "DELETE"]),
            self._route(f"{table}/record", self._record),
            self._route(f"{table}/export", self._export),
            self._route(f"{table}/webhook", self._webhook, "PUT"),
            self._route(f"{table}/seats/{{seat}}/link", self._renew, "POST"),
            self._route(f"{table}/door", self._door, "PUT"),
            self._route(f"{table}/claim", self._claim, "POST"),
            WebSocketRoute(f"{table}/socket", self._socket),
        ]
        app = Starlette(routes=routes, exception_handlers={HTTPException: self._http_error})
        app.router.redirect_slashes = False
        return app

    def _route(self, path: str, endpoint: Endpoint, method: str = "GET") -> Route:
        return Route(path, self._guard(endpoint), methods=[method])

    def _guard(self, endpoint: Endpoint) -> Endpoint:
        """Answer refusals and faults of an endpoint in one sentence."""

        async def answer(request: Request) -> Response:
            try:
                if not self._requests.allows(_network_of(request)):
                    raise Refusal("too-fast")
                response = await endpoint(request)
            except Refusal as refusal:
                response = self._refuse(refusal.code)
            except (ClientDisconnect, HTTPException):
                raise
            except Exception:
                log.exception("request failed: %s", request.scope["route"].path)
                response = self._refuse("server-fault")
            self._hub.metrics.count("requests", "status", str(response.status_code))
            return response

        return answer

    def _refuse(self, code: pr.RefusalCode, status: int | None = None) -> Response:
        self._hub.metrics.count("refusals", "code", code)
        return _json(refused(code), status or _STATUS.get(code, 400))

    async def _http_error(self, _: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        code: pr.RefusalCode = "bad-method" if status == 405 else "unknown-page"
        headers = getattr(error, "headers", None) or {}
        response = self._refuse(code, status)
        response.headers.update(headers)
        return response

    # HTTP

    async def _about(self, _: Request) -> Response:
        return _text(say("serve-about", version=__version__))

    async def _page(self, _: Request) -> Response:
        return _text(say("serve-page"))

    async def _health(self, _: Request) -> Response:
        return _json({"healthy": True, "program": __version__, "protocol": pr.PROTOCOL})

    async def _metrics(self, request: Request) -> Response:
        hub = self._hub
        if not _is_local(request):  # a player could count what other seats do in secret
            raise Refusal("unknown-page")
        text = hub.metrics.to_text(connections=hub.connections, tables=len(hub.tables))
        return Response(text, media_type="text/plain; version=0.0.4")

    async def _openapi(self, _: Request) -> Response:
        return Response(describe_api(), media_type="application/json")

    async def _content(self, request: Request) -> Response:
        zipped = await self._hub.contents.zipped(request.path_params["hash"])
        if zipped is None:
            raise Refusal("no-content")
        cached = {"Cache-Control": "public, max-age=31536000, immutable"}
        return Response(zipped, media_type="application/zip", headers=cached)

    async def _create(self, request: Request) -> Response:
        new = await _body(request, pr.NewTable)
        if not self._new_tables.allows(_network_of(request)):
            raise Refusal("too-many-tables")
        table, tokens, watch, host = await self._hub.create(new)

        def link(token: str) -> str:
            return str(Link(self._server(request), table, token))

        made = pr.MadeTable(table, tuple(t and link(t) for t in tokens), link(watch), link(host))
        return _json(made, 201)

    def _server(self, request: Request) -> str:
        return self._address or str(request.base_url).rstrip("/")

    async def _place(self, request: Request) -> tuple[LiveTable, str]:
        """Table of a request, and the secret that it was sent with. Raises `Refusal`."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise Refusal("unknown-link")
        live = await self._hub.table(request.path_params["table"])
        if not live.table.is_host(token) and live.table.viewer_of(token) is None:
            raise Refusal("unknown-link")
        return live, token

    async def _hosted(self, request: Request) -> LiveTable:
        live, token = await self._place(request)
        if not live.table.is_host(token):
            raise Refusal("not-host")
        return live

    async def _table(self, request: Request) -> Response:
        if request.method == "DELETE":
            await self._hub.delete(await self._hosted(request))
            return Response(status_code=204)
        live, token = await self._place(request)
        viewer = live.table.viewer_of(token)
        return _json(live.table.info(live.id, SPECTATOR if viewer is None else viewer))

    async def _record(self, request: Request) -> Response:
        live, _ = await self._place(request)
        if not live.table.over:
            raise Refusal("not-over")
        return _file(live.table.record(), f"{live.id}.jsonl", "application/jsonl")

    async def _export(self, request: Request) -> Response:
        live = await self._hosted(request)
        public = msgspec.json.format(pr.encode(live.table.greeting(SPECTATOR)), indent=1)
        return _file(public, f"{live.id}.json", "application/json")

    async def _renew(self, request: Request) -> Response:
        live = await self._hosted(request)
        text = request.path_params["seat"]
        seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else SPECTATOR
        if seat not in live.table.persons:
            raise Refusal("no-such-seat")
        token = new_token()
        await self._hub.write(live, en.Renewed(seat, token_hash(token)))
        for connection in live.connections:
            if connection.viewer == seat:
                connection.end()
        return _json(pr.NewLink(str(Link(self._server(request), live.id, token))))

    async def _door(self, request: Request) -> Response:
        live = await self._hosted(request)
        code = (await _body(request, pr.Code)).code
        await self._hub.write(live, en.DoorSet(code_hash(code)))
        return Response(status_code=204)

    async def _claim(self, request: Request) -> Response:
        if not self._claims.allows(_network_of(request)):  # or all codes could be tried
            raise Refusal("too-fast")
        code = (await _body(request, pr.Code)).code
        live = await self._hub.table(request.path_params["table"])
        token = await self._hub.claim(live, code)
        return _json(pr.NewLink(str(Link(self._server(request), live.id, token))))

    async def _webhook(self, request: Request) -> Response:
        live, token = await self._place(request)
        seat = live.table.viewer_of(token)
        if seat is None or seat == SPECTATOR:
            raise Refusal("spectator")
        hook = await _body(request, pr.Webhook)
        if hook.url:
            try:
                read_address(hook.url)
            except BadAddress as error:
                raise Refusal("bad-address") from error
        await self._hub.write(live, en.Hooked(seat, hook.url))
        return Response(status_code=204)

    # WebSocket

    async def _socket(self, socket: WebSocket) -> None:
        address = _network_of(socket)
        await socket.accept()
        if self._open[address] >= self._hub.limits.connections:
            await self._turn_away(socket, "too-many-connections")
            return
        if not self._hellos.allows(address):
            await self._turn_away(socket, "too-fast")
            return
        self._open[address] += 1
        try:
            await self._serve(socket)
        except (WebSocketDisconnect, OSError, RuntimeError) as error:
            # Starlette raises RuntimeError for what is sent after the client has gone.
            if isinstance(error, RuntimeError) and socket.client_state.name == "CONNECTED":
                log.exception("a connection failed")
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    async def _turn_away(self, socket: WebSocket, code: pr.RefusalCode) -> None:
        self._hub.metrics.count("refusals", "code", code)
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await socket.send_text(pr.encode(refused(code)).decode())
            await socket.close(_REFUSED)

    async def _serve(self, socket: WebSocket) -> None:
        try:
            async with asyncio.timeout(HELLO):
                hello = pr.read_hello(await _receive(socket))
            live = await self._hub.table(socket.path_params["table"])
            viewer = live.table.viewer_of(hello.token)
            if viewer is None:
                raise Refusal("unknown-link")
            connection = self._hub.join(live, viewer, hello.last_seq)
        except (pr.BadMessage, Refusal) as error:
            await self._turn_away(socket, error.code)
            return
        except TimeoutError:
            await self._turn_away(socket, "bad-message")
            return
        except (WebSocketDisconnect, RuntimeError):
            return
        except Exception:
            log.exception("a table cannot be opened")
            await self._turn_away(socket, "server-fault")
            return
        sender = asyncio.create_task(_send_all(socket, connection))
        ended = asyncio.create_task(connection.ended.wait())
        listener = asyncio.create_task(self._listen(socket, live, connection))
        try:
            await asyncio.wait([sender, ended, listener], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._hub.leave(live, connection)
            if connection.has_ended:
                await asyncio.wait([sender], timeout=_FLUSH)  # the last messages
            for task in (sender, ended, listener):
                task.cancel()
            await asyncio.wait([sender, ended, listener])
        for task in (sender, listener):
            if not task.cancelled():
                task.result()

    async def _listen(self, socket: WebSocket, live: LiveTable, connection: Connection) -> None:
        """Handle messages of a client until it goes, or sends too much that is refused."""
        bad = 0
        while bad < self._hub.limits.refusals:
            data = await _receive(socket)
            allowed = live.rate.allows(str(connection.viewer))
            answer: bytes | None
            try:
                message = pr.read_client_message(data)
            except pr.BadMessage as error:
                bad += 1
                answer = self._answer_refused(error.code)
            else:
                bad = 0 if allowed else bad + 1
                if allowed:
                    answer = await self._handle(live, connection, message)
                else:  # with its id, so that it is sent again
                    answer = self._answer_refused("too-fast", getattr(message, "id", ""))
            if answer is not None:
                connection.send(answer)
        connection.finish(_POLICY)

    def _answer_refused(self, code: pr.RefusalCode, id_: str = "") -> bytes:
        self._hub.metrics.count("refusals", "code", code)
        return pr.encode(refused(code, id_))

    async def _handle(
        self, live: LiveTable, connection: Connection, message: pr.ClientMessage
    ) -> bytes | None:
        self._hub.metrics.count("messages", "kind", type(message).__name__.lower())
        if isinstance(message, pr.Ping):
            return pr.encode(pr.Pong(message.id))
        try:
            return await self._hub.handle(live, connection.viewer, message)
        except Refusal as refusal:
            connection.end()
            return self._answer_refused(refusal.code, getattr(message, "id", ""))
        except Exception:
            log.exception("table %s: a message failed", live.id)
            return self._answer_refused("server-fault", getattr(message, "id", ""))


async def _receive(socket: WebSocket) -> str | bytes:
    """Next message of a client. Raises `WebSocketDisconnect`."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return message.get("bytes") or b"" if text is None else text


async def _send_all(socket: WebSocket, connection: Connection) -> None:
    """Send what waits for a client, until the connection ends."""
    while isinstance(data := await connection.outbox.get(), bytes):
        await socket.send({"type": "websocket.send", "text": data.decode()})
    await socket.close(data)


def _address_of(
    connection: HTTPConnection,
) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Address of a client; None if it is not known."""
    try:
        found = ipaddress.ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def _network_of(connection: HTTPConnection) -> str:
    """Address of a client, for limits; of IPv6 the half that one network shares."""
    address = _address_of(connection)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address or "")


def _is_local(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine."""
    address = _address_of(connection)
    return address is not None and address.is_loopback


async def _body(request: Request, kind: type[Body]) -> Body:
    """Body of a request. Raises `Refusal`."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > pr.MAX_MESSAGE:
            raise Refusal("too-large")
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise Refusal("bad-message") from error


def _json(value: object, status: int = 200) -> Response:
    return Response(pr.encode(value), status, media_type="application/json")


def _text(text: str) -> Response:
    return Response(f"{text}\n", media_type="text/plain; charset=utf-8")


def _file(data: bytes, name: str, kind: str) -> Response:
    named = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=kind, headers=named)
