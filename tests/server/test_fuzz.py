"""Requests of every kind, made by Schemathesis from the server's own description (extra `fuzz`)."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.net_kit import running

from forgewar.net.link import read_link
from forgewar.rules.state import Options

schemathesis = pytest.importorskip("schemathesis")


@pytest.mark.slow
def test_a_server_answers_every_request_as_described(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.open_table(Options("simple", 2))
        schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
        tokens = [read_link(link).token for link in (made.host, made.watch, made.seats[0] or "")]
        operations = [found.ok() for found in schema.get_all_operations()]
        assert len(operations) >= 10
        for operation in operations:
            can_be_wrong = bool("{" in operation.path or list(operation.body))
            for mode in [*schemathesis.GenerationMode][: 1 + can_be_wrong]:
                _send_all(operation, mode, made.table, [*tokens, "", "unknown"])
        assert server.request("GET", "/health")[0] == 200


def _send_all(operation: Any, mode: Any, table: str, tokens: list[str]) -> None:
    """Send requests as described, or (`mode`) otherwise, to a table or to none."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [
        not_a_server_error,
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    ]

    @settings(max_examples=30, deadline=None, suppress_health_check=[*HealthCheck])
    @given(
        case=operation.as_strategy(generation_mode=mode),
        known=st.booleans(),
        token=st.sampled_from(tokens),
    )
    def send(case: Any, known: bool, token: str) -> None:
        if known and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        case.call_and_validate(checks=checks, headers={"Authorization": f"Bearer {token}"})

    send()
