"""Notices of a turn to addresses that players gave: an HTTP POST, to public addresses only.

The host's name is resolved once, every address found must be public, and the connection goes to
one of these. So neither a private address nor a name that changes its address leads into the
server's own network. Redirections are not followed.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from urllib.parse import SplitResult, urlsplit

import msgspec

PATIENCE = 5.0  # seconds for all of it
_PORTS = {"https": 443, "http": 80}
# Networks of addresses that hold an IPv4 address (beside 6to4 and Teredo).
_HOLD_IPV4 = [ipaddress.IPv6Network(net) for net in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48")]
Resolve = Callable[[str, int], Awaitable[list[str]]]


class BadAddress(ValueError):
    """An address to which nothing is sent."""


def read_address(url: str) -> SplitResult:
    """An address as given. Raises `BadAddress` unless it is one of the web, at its usual port."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadAddress(url) from error
    usual = _PORTS.get(parts.scheme)
    if usual is None or not parts.hostname or "@" in parts.netloc or port not in (None, usual):
        raise BadAddress(url)
    if not url.isascii() or any(sign <= " " for sign in url):
        raise BadAddress(url)
    return parts


async def resolve(host: str, port: int) -> list[str]:
    """Addresses of a host. Raises `OSError`."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet, and does not lead on to another one, which
    may be private."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        leads_on = found.sixtofour or found.teredo or any(found in net for net in _HOLD_IPV4)
        if leads_on or found.is_site_local:
            return False
    return found.is_global and not found.is_multicast


async def notify(url: str, notice: object, resolve: Resolve = resolve) -> int:
    """Send a notice as JSON and return the status of the answer. Raises `BadAddress`, or `OSError`
    (a timeout too) if nobody answers."""
    parts = read_address(url)
    host, port = parts.hostname or "", _PORTS[parts.scheme]
    async with asyncio.timeout(PATIENCE):
        addresses = await resolve(host, port)
        if not addresses or not all(map(is_public, addresses)):
            raise BadAddress(url)
        return await _post(parts, addresses[0], port, msgspec.json.encode(notice))


async def _post(parts: SplitResult, address: str, port: int, body: bytes) -> int:
    host = parts.hostname or ""
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    name = host if secure is not None else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=secure, server_hostname=name, limit=4096
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
            f"User-Agent: forgewar\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode() + body)
        await writer.drain()
        status = (await reader.readline()).split()
        if len(status) < 2 or not status[1].isdigit():
            raise OSError("no answer of a web server")
        return int(status[1])
    finally:
        writer.close()
