"""Report of `forgewar balance`: a page in Markdown and its charts."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from forgewar.cli.measure import arc, cards, contest, difficulty
from forgewar.cli.measure.plan import STRONGEST, Finding, Measured, columns, table, verdict_text
from forgewar.words import say


def findings(measured: Measured, targets: set[int], seed: int) -> list[Finding]:
    """Findings for each target that was asked for."""
    found = []
    if 1 in targets:
        found.append(arc.finding(measured, Random(seed)))
    if 2 in targets:
        found.append(difficulty.finding(measured, Random(seed)))
    if 3 in targets:
        found.append(contest.seats(measured))
    if 4 in targets:
        found.append(cards.finding(measured))
    if 5 in targets:
        found.append(contest.ways(measured))
    if 6 in targets:
        found.append(contest.tension(measured))
    return found


def write(path: Path, measured: Measured, found: Sequence[Finding], seed: int, repeat: str) -> None:
    """Write the page, and its charts in a folder of the same name beside it."""
    folder = path.with_suffix("")
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        old.unlink()
    for finding in found:
        for chart in finding.charts:
            (folder / f"{chart.name}.svg").write_text(chart.svg(), encoding="utf-8")
    page = "\n".join(_page(measured, found, seed, repeat, folder)) + "\n"
    path.write_text(page, encoding="utf-8")


def _page(
    measured: Measured, found: Sequence[Finding], seed: int, repeat: str, folder: Path
) -> list[str]:
    rows = [
        [f"{f.target}. {f.title}", f.wanted, f.summary, f"**{verdict_text(f.verdict)}**"]
        for f in found
    ]
    head = columns("target", "wanted", "found", "verdict")
    lines = [
        f"# {say('balance-page')}",
        "",
        say("balance-page-written"),
        "",
        f"    {repeat}",
        "",
        say("balance-page-read", hash=measured.content.hash[:12], seed=str(seed)),
        "",
        f"| {' | '.join(head)} |",
        "| --- | --- | --- | --- |",
        *(f"| {' | '.join(row)} |" for row in rows),
        "",
        say("balance-page-games"),
        *table(
            columns("game", "guilds", "games"),
            [
                [
                    say("balance-played-solo", game=kind.label)
                    if kind.options.solo
                    else kind.label,
                    say("balance-masters" if kind.guild == STRONGEST else "balance-journeymen"),
                    str(len(games)),
                ]
                for kind, games in measured.games.items()
            ],
        ),
    ]
    offenders = [(f, line) for f in found for line in f.offenders]
    if offenders:
        lines += [f"## {say('balance-page-out')}", ""]
        lines += [
            f"- {say('balance-page-offender', target=f.target, line=line)}" for f, line in offenders
        ]
        lines.append("")
    for finding in found:
        lines += [
            f"## {finding.target}. {finding.title}: {verdict_text(finding.verdict)}",
            "",
            say("balance-page-wanted", wanted=finding.wanted),
            "",
            *finding.lines,
        ]
        for chart in finding.charts:
            lines += ["", f"![{chart.title}]({folder.name}/{chart.name}.svg)"]
        lines.append("")
    while lines[-1] == "":
        lines.pop()
    return [line for i, line in enumerate(lines) if line or i == 0 or lines[i - 1]]
