"""What a scene asks its view models at a moment of a game: all of it, with nothing, something and
everything picked and pointed at."""

from collections.abc import Iterator

from forgewar.content.model import RESOURCES
from forgewar.play import (
    armoury,
    guide,
    highlights,
    in_flight,
    ledger,
    market_notes,
    moment,
    offer,
    quest_prompt,
)
from forgewar.play.action_spots import spots_for
from forgewar.play.arming import Arming, Picks
from forgewar.play.choices import CardRewardView, ChoiceView, LevelsView, TitlesView, WealthView
from forgewar.play.market import BLACKSMITH, BONUS, PASS, SINGLE, Market
from forgewar.play.match import Match
from forgewar.play.merchant import Counter
from forgewar.play.mine import MineView
from forgewar.play.mine_moves import order_ahead
from forgewar.play.pictures import pictures_of
from forgewar.play.quest import QuestView
from forgewar.play.scoring import FinalCount
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action, Arm, Rush, TakeQuest
from forgewar.session.undo import Barrier

Asked = Iterator[tuple[str, object]]
SOME = 4  # things of a kind that are asked about, where there are many
_CHOICES: dict[type, type[ChoiceView]] = {
    de.LevelReward: LevelsView,
    de.TitleChoice: TitlesView,
    de.CardReward: CardRewardView,
}
_IN_THE_MINE = (de.Placement, de.MineTurn, de.AutomatedTie, de.OverseerReward, de.WorkerReward)
_AT_WEALTH = (de.WealthChoice, de.WealthRaise)


def some(things: list) -> list:
    """The first, the last and some in between."""
    step = max(1, (len(things) - 1) // (SOME - 1)) if things else 1
    return things[::step]


def asked(match: Match) -> Asked:
    """What is asked at a moment, and the answer."""
    decision = match.view.decision
    yield from _everywhere(match)
    if decision is None:
        yield from _scoring(match)
    elif isinstance(decision, _IN_THE_MINE):
        yield from _mine(match)
    elif isinstance(decision, de.MarketTurn):
        yield from _market(Market(match.view))
    elif isinstance(decision, _AT_WEALTH):
        yield from _wealth(WealthView(match.view))
    elif type(decision) in _CHOICES:
        yield from _choice(_CHOICES[type(decision)](match.view))
    else:
        yield from _quests(QuestView(match.view))
    if decision is not None:
        yield from _merchant(match)
        kinds: dict[type, list[Action]] = {}
        for action in (*match.view.choices(), *match.view.trades(match.view.seat)):
            kinds.setdefault(type(action), []).append(action)
        for kind, actions in kinds.items():
            for action in some(actions):
                yield f"presses of {kind.__name__}", " ".join(spots_for(match.view.game, action))


def _everywhere(match: Match) -> Asked:
    yield "guide.entries", guide.entries(match.view.decision, match.view.shown)
    yield "moment.undo_why", moment.undo_why(match.undo_barrier)
    yield "moment.undo_tip", moment.undo_tip(match.view)
    yield "moment.happening", moment.happening(match.view)
    yield "Show.scene", match.animation.scene
    yield "pictures_of", sorted(set(pictures_of(match.view.content, match.view.shown)))[:: 2 * SOME]
    yield "Match.latest", [line.text for line in match.chronicle.latest(3)]
    yield "Match.acting", match.view.acting
    other = match.view.waiting_for_person and match.view.seat != match.view.at_table
    yield "Match.arriving", match.view.seat if other else None
    yield "Match.watched", match.view.watched
    yield "Match.waiting_for_person", match.view.waiting_for_person
    yield "Match.restless", match.clock.needs_ticks
    yield "Match.who", [match.view.who(side) for side in range(match.view.sides)]


def asked_in_motion(match: Match) -> Asked:
    """What is asked while what somebody did is still being shown."""
    show = match.animation
    for step in show.steps:
        yield f"Beat of {type(step.event).__name__}", f"{step.scene}, {step.actor}"
        yield "Beat.part", f"{step.part:.2f} {step.eased:.2f}"
    yield "Show.turns", f"{show.turns.name}, {sorted(show.turns.done)}, {sorted(show.turns.once)}"
    yield "in_flight.flights", in_flight.flights(match.view)
    yield "in_flight.away", in_flight.away(match.view)
    yield "in_flight.passing", in_flight.passing(match.view)
    for seat in range(len(match.view.shown.guilds)):
        for what in ("gold", "prestige", *range(len(RESOURCES))):
            yield f"in_flight.counted, {what}", in_flight.counted(match.view, seat, what)
    yield "order_ahead", order_ahead(match.view)
    yield from _everywhere(match)
    if show.scene == "mine":
        view = MineView(match)
        yield "MineView", view
        yield "MineView.prompt", view.prompt(-1)
    elif show.scene == "market":
        yield "Market", Market(match.view)
    elif show.scene == "quest":
        quests = QuestView(match.view)
        yield "offer.places", offer.places(quests)
        yield from _prompted(quests, Picks(), None)


# The mine


def _mine(match: Match) -> Asked:
    view = MineView(match)
    yield from _mine_in_hand(match, view, "nothing in hand")
    yield "MineView.label", [view.label(hex_) for hex_ in range(len(match.view.shown.cells))]
    yield "order_ahead", order_ahead(match.view)
    for side in view.sides:
        view.choose_side(side)
        yield "MineView.left", view.left(side)
        yield from _mine_in_hand(match, view, "a side chosen")
    for origin in some(sorted(view.moves)):
        view.put_down()
        view.press(origin)
        yield from _mine_in_hand(match, view, "something in hand")


def _mine_in_hand(match: Match, view: MineView, when: str) -> Asked:
    yield f"MineView, {when}", view
    for aim in (-1, *some(sorted(view.landings))):
        yield f"MineView.prompt, {when}", view.prompt(aim)
        yield f"MineView.help, {when}", view.help(aim)
        told = view.outcome(aim)
        yield f"MineView.title, {when}", view.title(told)
        yield f"MineView.outcome, {when}", told
        if told is not None:
            workers = [worker for move in told.moves for worker in move.workers]
            yield "MineView.told", [view.describe_worker(worker) for worker in workers]
        yield "MineView.aim", view.aim("confirm", f"hex.{aim}")
    if view.active:
        refused = [h for h in range(len(match.view.shown.cells)) if not view.usable(h)]
        yield f"MineView.why_not, {when}", [view.why_not(hex_) for hex_ in some(refused)]


# The market and the merchant


def _market(market: Market) -> Asked:
    yield "Market", market
    for part in (BLACKSMITH, BONUS, SINGLE):
        yield f"Market.stands, {part}", market.stands(part)
        yield "Market.holder", market.holder(market.space(part))
    yield "market_notes.prices_of_quests", market_notes.prices_of_quests(market)
    yield "market_notes.at_the_barracks", market_notes.at_the_barracks(market)
    yield "market_notes.no_quests", market_notes.no_quests(market)
    yield "market_notes.owner", market_notes.owner(market)
    for design in market_notes.designs(market.view):
        yield "Market.claimants", market.claimants(design)
        yield "Market.fee", market.fee(design)
    for quest in market.guild.quests:
        yield "Market.stuck", market.stuck(quest)
    if market.table.last_round:
        for bonus in market.view.content.end_bonuses:
            yield "Market.worth", market.worth(bonus)
    able = [o.action for o in market.offers.values() if o.able]
    for action in able:
        yield "Market.told", market.describe_action(action)
        if isinstance(action, Rush):
            yield "Market.journey", market.journey(action)
    for chosen in (None, PASS, *some(able)):
        for action in some(able):
            yield "Market.holds", market.holds(chosen, action)
            yield "Market.joined", market.joined(chosen, action)
            yield "Market.without", market.without(chosen, action)


def _merchant(match: Match) -> Asked:
    trades = isinstance(match.view.decision, de.TradeWindow | de.Shopping)
    yield "asks_for_trades", match.view.waiting_for_person and trades
    yield "asks_again", Counter(match.view).routine and not match.session.undone
    for wanted in range(-1, len(match.view.shown.guilds)):
        yield "Counter", Counter(match.view, wanted)


# Choices in between


def _choice(view: ChoiceView) -> Asked:
    yield type(view).__name__, view
    for chosen in (None, *(option.action for option in view.options)):
        yield f"{type(view).__name__}.prompt", view.prompt(chosen)
        yield f"{type(view).__name__}.primary", view.primary(chosen)


def _wealth(view: WealthView) -> Asked:
    for part in ("raising", "curtain_needed", "dealt", "options", "heading", "first_focus"):
        yield f"WealthView.{part}", getattr(view, part)
    for count in range(len(view.dealt)):
        for kept in (view.dealt[:count], view.dealt[-count:] if count else []):
            for curtained in (False, True):
                yield "WealthView.button", view.button(kept, curtained=curtained)
                yield "WealthView.chosen_prompt", view.chosen_prompt(kept, curtained=curtained)
            yield "WealthView.keep", view.keep(kept)
            yield "WealthView.card_label", [view.card_label(key, kept) for key in view.dealt]
    for number in range(3):
        yield "WealthView.hero", view.hero(number)
        yield "WealthView.raised", view.raised(number)
    yield "WealthView.on_table", [view.on_table(row, place) for row in (0, 1) for place in (0, 1)]


# Quests


def _quests(view: QuestView) -> Asked:
    yield "QuestView", view
    yield "offer.places", offer.places(view)
    yield "offer.advice", offer.advice(view)
    for key in filter(None, view.state.offer):
        for take in (None, *view.takes.get(key, ())):
            yield "offer.terms", offer.terms(view, key, take)
            if take is not None:
                yield "offer.ways", offer.ways(view, take)
                yield from _prompted(view, Picks(), take)
    for active in view.guild.quests:
        now = view.standing(active)
        yield "QuestView.verdict", view.verdict(now)
        yield "QuestView.marks", [*view.marks(now, would=False), *view.marks(now, would=True)]
        yield "QuestView.own_label", view.own_label(active, now)
        yield "QuestView.step_line", view.step_line(active)
    for key in sorted(view.advances):
        yield "QuestView.gains", view.gains(key)
        yield from _prompted(view, Picks(), None, coming=key)
    if view.managing:
        yield from _managing(view)
    yield from _prompted(view, Picks(), None)
    yield from _ledger(view)


def _prompted(view: QuestView, picks: Picks, action: Action | None, coming: str = "") -> Asked:
    yield "quest_prompt.prompt", quest_prompt.prompt(view, picks, action)
    take = action if isinstance(action, TakeQuest) else None
    yield "quest_prompt.primary", quest_prompt.primary(view, take, coming)
    for barrier in (Barrier.NOTHING, None):
        yield "quest_prompt.second", quest_prompt.second(view, barrier)
    yield "quest_prompt.outcome_title", quest_prompt.outcome_title(view)
    yield "quest_prompt.no_quests", quest_prompt.no_quests(view)
    yield "quest_prompt.at_home", quest_prompt.at_home(view)


def _managing(view: QuestView) -> Asked:
    yield "QuestView.outcome", view.outcome
    yield "quest_prompt.management_advice", quest_prompt.management_advice(view)
    if view.outcome.failing:
        yield "quest_prompt.question", quest_prompt.question(view)
    for key in view.unmet:
        yield "quest_prompt.suggest_button", quest_prompt.suggest_button(view, key)
    heroes = range(len(view.guild.adventurers))
    for number in heroes:
        yield "armoury.hero_label", armoury.hero_label(view, number)
        yield "armoury.hero_lines", armoury.hero_lines(view, number)
        yield "armoury.why_idle", armoury.why_idle(view, number)
        yield "QuestView.can_disarm", view.can_disarm(number)
    for number in (armoury.NOBODY, *some(list(heroes))):
        for design in view.designs:
            yield "armoury.forging", armoury.forging(view, design, number)
        yield "armoury.forging_remark", armoury.forging_remark(view, Picks(number))
    for action in (PASS, *some(sorted(view.arms, key=str))):
        yield "armoury.hinted_design", armoury.hinted_design(view, action)
    for arm in some(sorted(view.arms, key=str)):
        yield from _prompted(view, Picks(), arm)
        yield from _picking(view, arm)


def _picking(view: QuestView, arm: Arm) -> Asked:
    """Every part of an arm picked and not, and picked one after another in every order."""
    for hero in (-1, arm.adventurer):
        for design in ("", arm.design):
            for quest in ("", arm.quest):
                yield from _prompted(view, Picks(hero, design, quest), None)
    hero, design, quest = f"hero.{arm.adventurer}", f"design.{arm.design}", f"own.{arm.quest}"
    for order in ((hero, design, quest), (quest, design, hero), (design, quest, hero)):
        arming = Arming()
        for spot in order:
            yield "Arming.pointed", arming.pointed(view, spot, None)
            yield "Arming", _pick(arming, view, spot)
            yield "Arming.picks", arming.picks
    for spot in (hero, design, quest):
        arming = Arming()
        yield "Arming, twice", [_pick(arming, view, spot), _pick(arming, view, spot)]
        yield "Arming.picks, twice", arming.picks
    for dropped in (f"hero:{arm.adventurer}", f"design:{arm.design}"):
        yield "Arming.drop_on_quest", Arming().drop_on_quest(view, arm.quest, dropped)
        yield "Arming.drop_on_hero", Arming().drop_on_hero(view, arm.adventurer, dropped)
        yield "Arming.pointed, dragged", Arming().pointed(view, quest, dropped)
        yield "Arming.pointed, dragged", Arming().pointed(view, hero, dropped)


def _pick(arming: Arming, view: QuestView, spot: str) -> Arm | None:
    kind, _, what = spot.partition(".")
    if kind == "hero":
        return arming.hero(view, int(what))
    return arming.design(view, what) if kind == "design" else arming.quest(view, what)


def _ledger(view: QuestView) -> Asked:
    rows = ledger.ledger(view.table, view.seat)
    yield "ledger", rows
    yield "ledger.totals", ledger.totals(rows)
    yield "ledger.unfinished", ledger.unfinished(rows)
    for cell in (cell for row in rows for cell in row.cells):
        yield "ledger.head", ledger.head(view.state, cell.round)
        yield "ledger.lacks", ledger.lacks(cell)


# The end


def _scoring(match: Match) -> Asked:
    names = [match.view.name(seat) for seat in range(len(match.view.shown.guilds))]
    count = FinalCount(match.view.game, match.chronicle.history, names)
    for _ in range(count.last + 2):
        yield "FinalCount", count
        yield "FinalCount.standings", count.standings()
        yield "FinalCount.label", [count.label(standing) for standing in count.standings()]
        yield "FinalCount.adds_up", [count.adds_up(standing) for standing in count.standings()]
        courses = count.courses()
        yield "FinalCount.courses", courses
        yield "FinalCount.when", [count.when(n) for n in range(len(courses[0].moments))]
        count.go(1)
    count.go(-1)
    yield "FinalCount.step", count.step
    yield "highlights", highlights.highlights(match.chronicle.history, match.view.content)
