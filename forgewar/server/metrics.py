"""Numbers about a running server, in the text format of Prometheus."""

from collections import Counter

_HELP = {
    "forgewar_messages_total": "Messages of clients, by kind.",
    "forgewar_refusals_total": "Refusals, by code.",
    "forgewar_requests_total": "HTTP requests, by status.",
    "forgewar_entries_total": "Entries written to logs.",
    "forgewar_thoughts_total": "Choices of computer players.",
    "forgewar_webhooks_total": "Notices of a turn, by outcome.",
    "forgewar_connections": "Open connections.",
    "forgewar_tables": "Tables in memory.",
}


class Metrics:
    """Counters, and gauges that are read when they are asked for."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str, str]] = Counter()

    def count(self, name: str, label: str = "", value: str = "", by: int = 1) -> None:
        """Add to a counter. A label has few values, none of them from outside."""
        self._counts[f"forgewar_{name}_total", label, value] += by

    def to_text(self, **gauges: int) -> str:
        found = {key: str(count) for key, count in self._counts.items()}
        found |= {(f"forgewar_{name}", "", ""): str(value) for name, value in gauges.items()}
        lines: list[str] = []
        for name, help_ in _HELP.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {help_}", f"# TYPE {name} {kind}"]
            for (counter, label, value), number in sorted(found.items()):
                if counter == name:
                    labels = f'{{{label}="{value}"}}' if label else ""
                    lines.append(f"{name}{labels} {number}")
        return "\n".join([*lines, ""])
