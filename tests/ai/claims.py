"""Whole games in which everything that is said for a choice is held against the rules.

`watched` plays a game and yields every choice with what its guild reckoned and tried;
`reasons` and `advised` say of each claim whether it is so.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from ai.merit_claims import MERITS
from ai.reason_claims import NEARLY, REASONS, Case, End, Search, Tried, games, surely, sureness
from properties.hidden import other_world

from forgewar.ai.explain.fact import Fact
from forgewar.ai.explain.rule_facts import rule_facts
from forgewar.ai.explain.search_facts import Facts
from forgewar.ai.players import journeyman, master
from forgewar.ai.players.base import CHARACTERS, Budget, Choice, RunnerUp, legal_actions, seat_view
from forgewar.ai.players.master import Candidate
from forgewar.ai.players.registry import GUILDS
from forgewar.ai.search.calibration import calibrate
from forgewar.ai.value.mine_value import Scored
from forgewar.ai.value.planner import Planner
from forgewar.ai.value.weights import Weights
from forgewar.content import load
from forgewar.content.model import RESOURCES
from forgewar.rules import actions as ac
from forgewar.rules.game import Game
from forgewar.rules.state import Options

SEARCHING = ("master", "grandmaster")


class Claim(NamedTuple):
    """Something that was said, where, and whether it is so."""

    kind: str
    where: str
    true: bool


class Watch:
    """What a guild reckons and tries while it considers one choice."""

    def __init__(self) -> None:
        self.ranked: list[Scored] = []
        self.lines: tuple[Candidate, Candidate] | None = None
        self.ahead: Candidate | None = None
        self.all: Sequence[Candidate] = ()
        self._counted: dict[int, tuple[Facts, End]] = {}

    @contextmanager
    def looking(self) -> Iterator[None]:
        watch, facts, runner_up = self, master.facts, master._runner_up
        preferred = master.pick_by_character

        class Watched:
            """A planner whose first ranking is kept."""

            def __init__(self, weights: Weights, rng: Random) -> None:
                self._planner = Planner(weights, rng)

            def rank(self, game: Game, seat: int, choices: Sequence[ac.Action]) -> list[Scored]:
                ranked = self._planner.rank(game, seat, choices)
                watch.ranked = watch.ranked or [*ranked]
                return ranked

        def counting(game: Game, seat: int) -> Facts:
            found = facts(game, seat)
            watch._counted[id(found)] = (found, counted(game, seat))
            return found

        def between(best: Candidate, second: Candidate, options: Options) -> Any:
            watch.lines = (best, second)
            return runner_up(best, second, options)

        def preferring(best: Candidate, lines: Sequence[Candidate], character: Any) -> Candidate:
            watch.ahead, watch.all = best, [*lines]
            return preferred(best, lines, character)

        with (
            patch.object(journeyman, "Planner", Watched),
            patch.object(master, "Planner", Watched),
            patch.object(master, "facts", counting),
            patch.object(master, "_runner_up", between),
            patch.object(master, "pick_by_character", preferring),
        ):
            yield

    @property
    def search(self) -> Search | None:
        if self.lines is None:
            return None
        best, second = (self._tried(line) for line in self.lines)
        return Search(best, second, self._alike())

    def _tried(self, line: Candidate) -> Tried:
        ends = [self._counted[id(standing)][1] for standing in line.standings]
        return Tried(line.item[1], line.prestige, line.values, ends)

    def _alike(self) -> list[ac.Action]:
        """Those that a hundredth of a chance tells from the best, or nothing does."""
        if self.ahead is None:
            return []
        least = self.ahead.mean - 0.01 - NEARLY
        return [line.item[1] for line in self.all if line.mean >= least]


def counted(game: Game, seat: int) -> End:
    """How a guild stands, as anybody would count it at the table."""
    state = game.state
    guild = state.guilds[seat]
    others = [other for number, other in enumerate(state.guilds) if number != seat]
    lengths = [sum(leg.steps for leg in game.table.track(k).quest.legs) for k in guild.completed]
    return End(
        completed=tuple(guild.completed),
        failed=tuple(guild.failed),
        known=(*guild.designs, *guild.claims),
        of_others=tuple(key for other in others for key in other.designs),
        prestige=guild.prestige,
        best_rival=max((other.prestige for other in others), default=0),
        steps=sum(lengths) + sum(quest.step for quest in guild.quests),
        levels=sum(hero.level for hero in guild.adventurers),
        resources=sum(guild.resources),
        gold=guild.gold,
        place=state.order.index(seat),
    )


def watched(kind: Options, seed: int, strengths: Sequence[str], nodes: int) -> Iterator[Case]:
    """Every choice of a game in which each seat is played by one of the strengths, in turn."""
    game = Game.new(kind, seed, load.default())
    seats = range(kind.guilds)
    strong = [strengths[(seed + seat) % len(strengths)] for seat in seats]
    characters = [CHARACTERS[(seed + seat) % len(CHARACTERS)] for seat in seats]
    guilds = [GUILDS[strong[seat]](seed + seat, characters[seat]) for seat in seats]
    while (decision := game.decision) is not None:
        seat, watch = decision.seat, Watch()
        with watch.looking():
            choice = guilds[seat].consider(
                seat_view(game, seat), legal_actions(game, seat), Budget(nodes)
            )
        reckoned = {item[1]: sum(part.weight for part in item[2]) for item in watch.ranked}
        search = watch.search
        yield Case(game, seat, strong[seat], characters[seat], choice, reckoned, search)
        game.play(choice.action)


def where(case: Case, seed: int) -> str:
    state = case.game.state
    mode = "solo" if state.options.solo else state.options.guilds
    return f"{state.options.mode} {mode}, seed {seed}, round {state.round}, {case.strength}"


def reasons(case: Case, seed: int) -> Iterator[Claim]:
    """Every reason of a choice, and what holds for all of them together."""
    place = f"{where(case, seed)}: {case.action}"
    for reason in case.choice.reasons:
        true = REASONS[reason.kind](case, reason)
        yield Claim(reason.kind, f"{place}: {reason}", true)
    for kind, true in together(case):
        yield Claim(kind, f"{place}: {case.choice.reasons}", true)
    if case.choice.runner_up is not None:
        yield Claim("runner-up", f"{place}: {case.choice.runner_up}", runner_up(case))


def together(case: Case) -> Iterator[tuple[str, bool]]:
    """A reason at least; none twice; nothing that sums to less than nothing, unless games say that
    it is good all the same; and the weightiest first."""
    said = case.choice.reasons
    features = [reason.kind for reason in said]
    yield "some reason", bool(said)
    yield "none twice", len({*features}) == len(features)
    found = bool(said) and said[0].kind.startswith("found_")
    weights = [reason.weight for reason in said if reason.weight]
    yield "no negative sum", found or sum(weights) >= -NEARLY
    yield "weightiest first", weights == sorted(weights, key=abs, reverse=True)
    yield "for and against", all(_on_its_side(reason) for reason in said)


# What may be chosen although it has less than nothing for it, and says no more than it does.
_EITHER = ("rival_hex", "as_good_as_any", "to_jump", "off_mine", "trained", "cannot_meet")


def _on_its_side(reason: Fact) -> bool:
    """What speaks against a choice is told as that, and nothing else is."""
    if reason.weight < 0:
        return reason.against or reason.kind in _EITHER
    return not reason.weight or not reason.against


def runner_up(case: Case) -> bool:
    """Another legal action, as far behind as the games say in which both were tried."""
    other, search = case.choice.runner_up, case.search
    assert other is not None
    if other.action == case.action or case.game.refusal(other.action) is not None:
        return False
    if search is None:
        return not (other.games or other.behind or other.chance)
    many = games(search)

    def gap(ours: Sequence[float], theirs: Sequence[float]) -> float:
        return (sum(ours[:many]) - sum(theirs[:many])) / many if many else 0.0

    best, second = search.best, search.second
    options = case.game.state.options
    chances = [[calibrate(options, each) for each in tried.chances] for tried in (best, second)]
    chance = 0.0 if options.solo else gap(*chances)
    return (
        (second.action, other.games) == (other.action, many)
        and abs(other.behind - gap(best.leads, second.leads)) < 0.006
        and abs(other.chance - chance) < 0.0006
        and other.clear == surely(best.leads, second.leads)
        and (not many or other.sure == sureness(search))
        and all(REASONS[fact.kind](_turned(case), fact) for fact in other.reasons)
        and all(_is_next(case, each) for each in (case.choice, other))
    )


def _turned(case: Case) -> Case:
    """The case if the next best had been chosen."""
    other, search = case.choice.runner_up, case.search
    assert other is not None
    assert search is not None
    turned = search._replace(best=search.second, second=search.best)
    return case._replace(choice=Choice(other.action, other.reasons), search=turned)


def _is_next(case: Case, chosen: Choice | RunnerUp) -> bool:
    """What follows a trade can be done once it is made."""
    if chosen.follows is None:
        return True
    after = case.game.clone()
    after.play(chosen.action)
    return isinstance(chosen.action, ac.Trade) and after.refusal(chosen.follows) is None


def advised(case: Case, seed: int) -> Iterator[Claim]:
    """Every merit of a choice and of the next best, as a hint would tell them."""
    other = case.choice.runner_up
    for action in (case.action, *([other.action] if other is not None else [])):
        told, place = rule_facts(case.game, case.seat, action), f"{where(case, seed)}: {action}"
        for fact in told:
            true = MERITS[fact.kind](case.game, case.seat, action, fact)
            yield Claim(f"hint {fact.kind}", f"{place}: {fact}", true)
        elsewhere = rule_facts(other_world(Random(seed), case.game, case.seat), case.seat, action)
        yield Claim("hint of nothing hidden", f"{place}: {told}, {elsewhere}", told == elsewhere)


def lied(case: Case, feature: str, by: int) -> Case:
    """The same case, with a number of one reason changed."""

    def changed(reason: Fact) -> Fact:
        return _off(reason, by) if reason.kind == feature else reason

    told = tuple(map(changed, case.choice.reasons))
    choice = type(case.choice)(case.action, told, case.choice.nodes, case.choice.runner_up)
    return case._replace(choice=choice)


def _off(fact: Fact, by: int) -> Fact:
    """A fact with its number, its resource or the first of its amounts changed."""
    if fact.amounts:
        (kind, number), *others = fact.amounts
        return fact._replace(amounts=((kind, number + by), *others))
    if fact.key in RESOURCES:
        return fact._replace(keys=(RESOURCES[RESOURCES.index(fact.key) + by],))
    return fact._replace(number=fact.number + by)


class RecentChanges:
    """How many claims of each kind were held against the rules, and those that are false."""

    def __init__(self) -> None:
        self.held: Counter[str] = Counter()
        self.false: list[Claim] = []

    def hold(self, claims: Iterator[Claim]) -> None:
        for claim in claims:
            self.held[claim.kind] += 1
            if not claim.true:
                self.false.append(claim)
