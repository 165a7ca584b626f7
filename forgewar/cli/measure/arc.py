"""Target 1, the arc of solo play: how often it is won, and how high a great score is."""

from itertools import pairwise
from random import Random

from forgewar.cli.measure import figures
from forgewar.cli.measure.charts import Bar, Chart
from forgewar.cli.measure.figures import Figure
from forgewar.cli.measure.plan import (
    CHANCE,
    DIFFICULTIES,
    EQUALS,
    MET,
    MISSED,
    SOLO_MODES,
    STRONGEST,
    Finding,
    Measured,
    columns,
    solo_label,
    table,
    verdict_text,
    worst,
)
from forgewar.content.model import Difficulty
from forgewar.words import message, say

# Target bands for the strongest player's share of won games.
WANTED: dict[Difficulty, tuple[float, float]] = {
    "easy": (0.9, 1.0),
    "medium": (0.25, 0.9),  # between the others
    "hard": (0.02, 0.25),
}
TENTH = (0.05, 0.2)  # band that counts as about a tenth of the won games


def finding(measured: Measured, rng: Random) -> Finding:
    verdicts: list[str] = []
    rows: list[list[str]] = []
    scores: list[list[str]] = []
    charts = []
    said = []
    for mode in SOLO_MODES:
        bars = []
        won: list[float] = []
        shares: list[Figure] = []
        for difficulty in DIFFICULTIES:
            notes = measured.solo(mode, difficulty, STRONGEST)
            beginners = measured.solo(mode, difficulty, EQUALS)
            share = figures.share(sum(n.winner >= 0 for n in notes), len(notes))
            theirs = figures.share(sum(n.winner >= 0 for n in beginners), len(beginners))
            verdict = within(share, WANTED[difficulty])
            verdicts.append(verdict)
            shares.append(share)
            low, high = WANTED[difficulty]
            wanted = say("balance-band", low=f"{100 * low:.0f}", high=f"{100 * high:.0f}")
            rows.append(
                [
                    solo_label(mode, difficulty),
                    wanted,
                    share.percent(),
                    theirs.percent(),
                    verdict_text(verdict),
                ]
            )
            bars.append(Bar(_player_name(difficulty, STRONGEST), share, verdict != MISSED))
            bars.append(Bar(_player_name(difficulty, EQUALS), theirs))
            won += [float(n.seats[0].score) for n in notes if n.winner >= 0]
        verdicts += [_falls(easier, harder) for easier, harder in pairwise(shares)]
        said.append(f"{say(f'mode-{mode}')} {', '.join(f'{100 * s.value:.0f}' for s in shares)} %")
        mark = measured.content.solo.marks[mode]
        great = figures.share(sum(score >= mark for score in won), len(won))
        tenth = figures.resample(won, lambda sample: figures.quantile(sample, 0.9), rng)
        verdict = within(great, TENTH)
        verdicts.append(verdict)
        middle = figures.mean(won)
        scores.append(
            [
                say(f"mode-{mode}"),
                middle.plain(0),
                tenth.plain(0),
                str(mark),
                great.percent(),
                verdict_text(verdict),
            ]
        )
        name = f"solo-{mode}"
        charts.append(Chart(name, say("balance-solo-won", mode=message(f"mode-{mode}")), bars))
    lines = [
        say("balance-solo-who"),
        *table([*columns("game", "wanted", "master", "journeyman"), ""], rows),
        say("balance-solo-scores", low=f"{100 * TENTH[0]:.0f}", high=f"{100 * TENTH[1]:.0f}"),
        *table([*columns("game", "score", "tenth", "mark", "great"), ""], scores),
    ]
    return Finding(
        1,
        say("balance-wanted-1"),
        worst(verdicts),
        say("balance-solo-found", shares="; ".join(said)),
        lines,
        charts,
    )


def _player_name(difficulty: Difficulty, guild: str) -> str:
    hard = message(f"difficulty-{difficulty}")
    return say("balance-solo-bar", difficulty=hard, player=message(f"player-{guild}"))


def within(figure: Figure, band: tuple[float, float]) -> str:
    """Verdict on whether a figure lies in its band, or could."""
    if not figure.seen:
        return MISSED
    if band[0] <= figure.value <= band[1]:
        return MET
    return CHANCE if figure.low <= band[1] and figure.high >= band[0] else MISSED


def _falls(easier: Figure, harder: Figure) -> str:
    """Verdict on whether the harder game is won less often, or could be."""
    if harder.value < easier.value:
        return MET
    return CHANCE if harder.low < easier.high else MISSED
