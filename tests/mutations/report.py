"""Sums up what was measured, by package, and says what survived."""

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from math import sqrt
from pathlib import Path
from typing import Any

from mutations.measure import Verdict

Z = 1.96  # 95 of 100 intervals hold the true share


def wilson(caught: int, count: int) -> tuple[float, float]:
    """The interval of the share of faults that are caught, by Wilson."""
    if not count:
        return 0.0, 1.0
    share, z2 = caught / count, Z * Z
    centre = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z / (1 + z2 / count) * sqrt(share * (1 - share) / count + z2 / (4 * count * count))
    return max(0.0, centre - half), min(1.0, centre + half)


def package_of(file: str) -> str:
    """`play` of `forgewar/play/quest.py`: the folder below the first, or the only one."""
    *folders, name = file.split("/")
    return (folders[1:] or folders or [name.removesuffix(".py")])[0]


def by_package(verdict: Verdict) -> str:
    return package_of(verdict.fault.file)


def by_kind(verdict: Verdict) -> str:
    return verdict.fault.kind


def summed_up(
    verdicts: Iterable[Verdict], by: Callable[[Verdict], str] = by_package
) -> dict[str, dict[str, Any]]:
    """Of every package, or kind, how many faults there were and how many were caught, with the
    interval."""
    groups: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        groups.setdefault(by(verdict), []).append(verdict)
    found = {}
    for name, some in sorted(groups.items()):
        caught = sum(verdict.caught for verdict in some)
        found[name] = {
            "faults": len(some),
            "caught": caught,
            "time-outs": sum(verdict.outcome == "time-out" for verdict in some),
            "not covered": sum(verdict.outcome == "not covered" for verdict in some),
            "percent": round(100 * caught / len(some), 1),
            "interval": [round(100 * bound, 1) for bound in wilson(caught, len(some))],
        }
    return found


def below_targets(
    packages: Mapping[str, Mapping[str, Any]], targets: Mapping[str, float]
) -> list[str]:
    """The packages of which fewer faults are caught than wanted; one without faults is none."""
    return [name for name, p in packages.items() if p["percent"] < targets.get(name, 0.0)]


def told(verdicts: list[Verdict], targets: Mapping[str, float]) -> str:
    """The report in words."""
    packages = summed_up(verdicts)
    lines = ["", "package       faults  caught  survived  percent  interval (95%)  target"]
    for name, p in packages.items():
        low, high = p["interval"]
        target = f"{targets[name]:g}" if name in targets else "-"
        lines.append(
            f"{name:12}  {p['faults']:6}  {p['caught']:6}  {p['faults'] - p['caught']:8}  "
            f"{p['percent']:7.1f}  {low:5.1f} to {high:5.1f}  {target:>6}"
        )
    kinds = summed_up(verdicts, by_kind).items()
    lines += [
        "",
        "caught by kind: " + ", ".join(f"{k} {p['caught']}/{p['faults']}" for k, p in kinds),
    ]
    survivors = [verdict for verdict in verdicts if not verdict.caught]
    lines += ["", "survivors:"] if survivors else ["", "no survivors"]
    for v in sorted(survivors, key=lambda v: (v.fault.file, v.fault.line)):
        lines.append(f"{v.fault}{'  (not covered)' if v.outcome == 'not covered' else ''}")
    lines += [f"{name} is below its target" for name in below_targets(packages, targets)]
    return "\n".join(lines)


def write(path: Path, verdicts: list[Verdict], seed: int) -> None:
    """The report as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    faults = [
        {
            **dataclasses.asdict(v.fault),
            "outcome": v.outcome,
            "by": v.by,
            "tests": v.tests,
            "seconds": v.seconds,
        }
        for v in verdicts
    ]
    sums = {"packages": summed_up(verdicts), "kinds": summed_up(verdicts, by_kind)}
    whole = {"seed": seed, **sums, "faults": faults}
    path.write_text(json.dumps(whole, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
