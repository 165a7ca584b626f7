"""Targets 3, 5 and 6: fair seats, many ways to win, tension to the end."""

from forgewar.cli.measure import figures
from forgewar.cli.measure.arc import within
from forgewar.cli.measure.charts import Bar, Chart
from forgewar.cli.measure.plan import MET, MISSED, Finding, Measured, table, worst
from forgewar.cli.measure.watch import PARTS, PLACES, GameNotes

MOST_OF_ONE_PART = 0.7
ACTIONS = (0.08, 0.4)
FAILED = (0.05, 0.2)
CLOSE = 0.2  # of the winner's score
CLOSE_GAMES = (0.5, 1.0)
LEADER_WINS = (0.0, 0.75)


def seats(measured: Measured) -> Finding:
    rows, bars, verdicts, out = [], [], [], []
    for kind, games in measured.tables():
        guilds = kind.options.guilds
        for place in range(guilds):
            wins = sum(game.seats[game.winner].start == place for game in games)
            figure = figures.share(wins, len(games))
            fair = figure.low <= 1 / guilds <= figure.high
            label = f"{kind.label}, place {place + 1}"
            asked = kind.options.mode == "simple"
            word = (MET if fair else MISSED) if asked else ("even" if fair else "uneven")
            rows.append([label, f"{100 / guilds:.1f} %", figure.percent(1), word])
            if asked:
                verdicts.append(word)
                bars.append(Bar(label, figure.less(1 / guilds), fair))
                if not fair:
                    out.append(f"{label}: {figure.percent(1)}")
    lines = [
        "The place in the order of the first round, and how often it won. The target asks for the "
        "simple game; the others are shown beside it. Of nine fair shares one falls outside its "
        "interval by chance in about every third measurement.",
        *table(["place", "even", "won", ""], rows),
    ]
    chart = Chart("seats", "Simple games won, beyond an even share", bars)
    return Finding(
        3,
        "Fair seats",
        "no starting place wins more than its share beyond chance",
        worst(verdicts),
        f"{len(out)} of {len(bars)} places outside their interval",
        lines,
        [chart],
        tuple(out),
    )


def ways(measured: Measured) -> Finding:
    part_rows, place_rows, verdicts, out = [], [], [], []
    part_bars, place_bars = [], []
    for kind, games in measured.tables():
        row = [kind.label]
        for part in PARTS:
            shares = [_part_of_winner(game, part) for game in games]
            figure = figures.mean(shares)
            verdict = within(figure, (-1.0, MOST_OF_ONE_PART))
            verdicts.append(verdict)
            row.append(figure.percent())
            part_bars.append(Bar(f"{part}, {kind.label}", figure, verdict != MISSED))
            if verdict != MET:
                out.append(f"{part} in {kind.label}: {figure.percent()}")
        part_rows.append(row)
        actions = {
            place: sum(seat.actions.get(place, 0) for game in games for seat in game.seats)
            for place in PLACES
        }
        total = sum(actions.values())
        passes = sum(seat.passes for game in games for seat in game.seats)
        row = [kind.label]
        for place, count in actions.items():
            figure = figures.share(count, total)
            verdict = within(figure, ACTIONS)
            verdicts.append(verdict)
            row.append(figure.percent())
            place_bars.append(Bar(f"{place}, {kind.label}", figure, verdict != MISSED))
            if verdict != MET:
                out.append(f"{place} in {kind.label}: {figure.percent()}")
        place_rows.append([*row, figures.share(passes, passes + total).percent()])
    part_bars.sort(key=lambda bar: PARTS.index(bar.label.partition(",")[0]))
    place_bars.sort(key=lambda bar: PLACES.index(bar.label.partition(",")[0]))
    lines = [
        "Where the winner's prestige came from. Quests include failed ones, champions and weapons; "
        "cards include the end-game bonuses.",
        *table(["game", *PARTS], part_rows),
        "Where market actions were taken; a pass is none, and is counted beside them.",
        *table(["game", *PLACES, "passed"], place_rows),
    ]
    charts = [
        Chart("parts", "Winners' prestige by source", part_bars, (0.0, MOST_OF_ONE_PART)),
        Chart("places", "Market actions by place", place_bars, ACTIONS),
    ]
    return Finding(
        5,
        "Many ways to win",
        "no source gives more than 70 % of the winners' prestige, and each place of the market "
        "takes 8 to 40 % of the actions",
        worst(verdicts),
        f"{len(out)} of {len(verdicts)} shares outside their bounds",
        lines,
        charts,
        tuple(out),
    )


def _part_of_winner(game: GameNotes, part: str) -> float:
    winner = game.seats[game.winner]
    return winner.parts.get(part, 0) / max(1, winner.score)


def tension(measured: Measured) -> Finding:
    rows, verdicts, out = [], [], []
    bars: list[list[Bar]] = [[], [], []]
    names = ("quests failed", "close games", "games won by the leader at half-time")
    bands = (FAILED, CLOSE_GAMES, LEADER_WINS)
    for kind, games in measured.tables():
        tried = [notes for game in games for seat in game.seats for notes in seat.quests]
        found = (
            figures.share(sum(not notes.won for notes in tried), len(tried)),
            figures.share(sum(_close(game) for game in games), len(games)),
            figures.mean([_leader_won(game) for game in games]),
        )
        row = [kind.label]
        for name, figure, band, into in zip(names, found, bands, bars, strict=True):
            verdict = within(figure, band)
            verdicts.append(verdict)
            row.append(figure.percent(1))
            into.append(Bar(kind.label, figure, verdict != MISSED))
            if verdict != MET:
                out.append(f"{name}, {kind.label}: {figure.percent(1)}")
        rows.append(row)
    lines = [
        "A game is close if the winner is ahead by less than a fifth of the winning score. The "
        "leader at half-time is who would win if the game were scored after round 4 of 7 or 9 of "
        "18; where several lead, each counts for a part.",
        *table(["game", *names], rows),
    ]
    charts = [
        Chart(f"tension-{i + 1}", name.capitalize(), rows_, band)
        for i, (name, rows_, band) in enumerate(zip(names, bars, bands, strict=True))
    ]
    return Finding(
        6,
        "Tension",
        "5 to 20 % of the quests taken fail, half of the games are close, and the leader at "
        "half-time wins less than 75 %",
        worst(verdicts),
        f"{len(out)} of {len(verdicts)} figures outside their bounds",
        lines,
        charts,
        tuple(out),
    )


def _close(game: GameNotes) -> bool:
    first, second = sorted((seat.score for seat in game.seats), reverse=True)[:2]
    return first - second < CLOSE * first


def _leader_won(game: GameNotes) -> float:
    most = max(seat.standing for seat in game.seats)
    leaders = [n for n, seat in enumerate(game.seats) if seat.standing == most]
    return 1 / len(leaders) if game.winner in leaders else 0.0
