"""OpenAPI description of the server's HTTP interface, made from the types of its messages."""

from functools import cache
from typing import Any

import msgspec

from forgewar import __version__
from forgewar.net import protocol as pr

_SCHEMAS = "#/components/schemas"
_HOST = "Link of the host."
_ANY = "Any link to the table."


@cache
def describe_api() -> bytes:
    """The description, as JSON."""
    types = [pr.NewTable, pr.MadeTable, pr.NewLink, pr.Code, pr.Webhook, pr.TableInfo, pr.Refused]
    _, schemas = msgspec.json.schema_components(types, ref_template=f"{_SCHEMAS}/{{name}}")
    table = [_path("table", {"type": "string", "maxLength": 32})]
    seat = _path("seat", {"type": "integer", "minimum": 0, "maximum": 3})
    hash_ = _path("hash", {"type": "string", "pattern": "^[0-9a-f]{64}$"})
    paths: dict[str, Any] = {
        "/": {"get": _call("What this server is.", 200, "text/plain")},
        "/t/{table}": {
            "get": _call("What to do with a link.", 200, "text/plain"),
            "parameters": table,
        },
        "/health": {"get": _call("Whether the server works.", 200, "application/json")},
        "/metrics": {"get": _call("Numbers for Prometheus.", 200, "text/plain", [404])},
        "/openapi.json": {"get": _call("This description.", 200, "application/json")},
        "/content/{hash}": {
            "get": _call("Cards by their hash.", 200, "application/zip", [404]),
            "parameters": [hash_],
        },
        "/tables": {
            "post": {
                **_call("Open a table.", 201, "MadeTable", [400, 404, 413, 507]),
                "requestBody": _body_of("NewTable"),
            }
        },
        "/tables/{table}": {
            "get": _secured("State of a table.", 200, "TableInfo", _ANY, [404]),
            "delete": _secured("Delete a table.", 204, "", _HOST, [403, 404]),
            "parameters": table,
        },
        "/tables/{table}/record": {
            "get": _secured(
                "Record of a finished game.", 200, "application/jsonl", _ANY, [404, 409]
            ),
            "parameters": table,
        },
        "/tables/{table}/export": {
            "get": _secured("All that is public.", 200, "application/json", _HOST, [403, 404]),
            "parameters": table,
        },
        "/tables/{table}/webhook": {
            "put": {
                **_secured(
                    "Where to announce a turn.",
                    204,
                    "",
                    "Link of a seat.",
                    [400, 403, 404, 409, 413],
                ),
                "requestBody": _body_of("Webhook"),
            },
            "parameters": table,
        },
        "/tables/{table}/seats/{seat}/link": {
            "post": _secured("Renew the link of a seat.", 200, "NewLink", _HOST, [403, 404, 409]),
            "parameters": [*table, seat],
        },
        "/tables/{table}/door": {
            "put": {
                **_secured(
                    "Let in whoever knows a code.", 204, "", _HOST, [400, 403, 404, 409, 413]
                ),
                "requestBody": _body_of("Code"),
            },
            "parameters": table,
        },
        "/tables/{table}/claim": {
            "post": {
                **_call("Take a free seat.", 200, "NewLink", [400, 403, 404, 409, 413]),
                "requestBody": _body_of("Code"),
            },
            "parameters": table,
        },
    }
    described = {
        "openapi": "3.1.0",
        "info": {"title": "Forge War", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }
    return msgspec.json.encode(described)


def _path(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": schema}


def _body_of(name: str) -> dict[str, Any]:
    schema = {"$ref": f"{_SCHEMAS}/{name}"}
    return {"required": True, "content": {"application/json": {"schema": schema}}}


def _call(what: str, status: int, kind: str, refusals: list[int] | None = None) -> dict[str, Any]:
    """A request: what it is for, and its answers. A kind is a media type, or one of the schemas."""
    answer: dict[str, Any] = {"description": what}
    if "/" in kind:
        answer["content"] = {kind: {}}
    elif kind:
        answer["content"] = {"application/json": {"schema": {"$ref": f"{_SCHEMAS}/{kind}"}}}
    said = {"application/json": {"schema": {"$ref": f"{_SCHEMAS}/Refused"}}}
    refused = {str(code): {"description": "Refused.", "content": said} for code in refusals or []}
    busy = {"429": {"description": "Too many requests.", "content": said}}
    return {"summary": what, "responses": {str(status): answer} | refused | busy}


def _secured(what: str, status: int, kind: str, who: str, refusals: list[int]) -> dict[str, Any]:
    return _call(what, status, kind, refusals) | {"description": who, "security": [{"link": []}]}
