"""The quest offer as a guild sees it: what each place asks, why not, and what taking would mean."""

from typing import NamedTuple

from forgewar.play import suggestion
from forgewar.play.quest import QuestView
from forgewar.play.quest_names import Words
from forgewar.rules import events as ev
from forgewar.rules import failure
from forgewar.rules.actions import Arm, TakeQuest
from forgewar.rules.agenda import FinishRound
from forgewar.rules.champion import free_champion
from forgewar.rules.quest import offer_price
from forgewar.rules.round import finish_round
from forgewar.rules.setup import imagine_stages
from forgewar.rules.table import Table
from forgewar.words import Message, message
from forgewar.words.log import LogLine
from forgewar.words.names import amount, card_name


class Place(NamedTuple):
    """One place of the offer; `key` is empty where no quest lies. `why` is the rules' reason why it
    cannot be taken and `lock` that in a word or two."""

    key: str
    price: int
    label: Message
    why: Words = ""
    lock: Message | None = None
    leaves: Message | None = None  # it will leave the offer if nobody takes it
    late: Message | None = None  # it has more steps than there are rounds
    taker: int = -1  # the guild that took from it in this round
    taken: str = ""

    @property
    def short(self) -> bool:
        """Whether nothing but gold is lacking."""
        return self.lock is not None and "short" in self.lock.values


class Terms(NamedTuple):
    """Terms of a quest on offer. Of a way to take it: the price (below 0 if it pays) and the
    weapons that would meet its first step, `None` if that cannot be."""

    key: str
    length: Message
    late: bool
    paid: int = 0
    price: Message | None = None
    arms: list[Arm] | None = None
    verdict: Message | None = None
    cost: Message | None = None


def places(view: QuestView) -> list[Place]:
    """The whole offer, front to back."""
    made = view.keep("offer", lambda: _places(view))
    assert isinstance(made, list)
    return made


def _places(view: QuestView) -> list[Place]:
    gone, takers = leaving(view), _takers(view)
    found = []
    for number, key in enumerate(view.state.offer):
        price = offer_price(view.table, number)
        if key:
            found.append(_filled(view, key, price, key in gone))
            continue
        seat, taken = takers.get(number, (-1, ""))
        label = message("quest-place-empty")
        if taken:
            guild = view.table_view.name(seat)
            label = message("quest-place-taken", guild=guild, quest=card_name(view.quest(taken)))
        found.append(Place("", price, label, taker=seat, taken=taken))
    return found


def _filled(view: QuestView, key: str, price: int, leaves: bool) -> Place:
    why, lock = "", None
    if view.acquiring and key not in view.takes:
        why, lock = view.table_view.why_not(TakeQuest(key)), _lock(view, key)
    steps = view.table.track(key).length
    late = None
    if steps > view.rounds_left:
        late = message("quest-too-long", steps=steps, rounds=view.rounds_left)
    return Place(
        key,
        price,
        message("quest-place", quest=card_name(view.quest(key)), steps=steps, price=price),
        why,
        lock,
        message("quest-leaves") if leaves else None,
        late,
    )


def _lock(view: QuestView, key: str) -> Message:
    """Why a quest cannot be taken, in a word or two."""
    refusal = view.table_view.game.refusal(TakeQuest(key))
    assert refusal is not None
    numbers = refusal.numbers
    if "price" in numbers:
        return message("quest-lock-gold", short=numbers["price"] - numbers["gold"])
    if "limit" in numbers:
        return message("quest-lock-full", count=numbers["limit"])
    return message("quest-lock")


def leaving(view: QuestView) -> set[str]:
    """The quests that leave the offer at the round's end if nobody takes them (ROUND-4, ROUND-5,
    STAGE-2)."""
    if view.state.phase == "placement":  # a stage has only begun
        return set()
    scratch = Table(view.state.clone(), view.table.catalogue)
    scratch.state.agenda.clear()
    imagine_stages(scratch.state, view.table.catalogue.content)
    finish_round(scratch, FinishRound())
    gone = {event.quest for event in scratch.events if isinstance(event, ev.QuestRemoved)}
    return {key for key in view.state.offer if key in gone}


def _takers(view: QuestView) -> dict[int, tuple[int, str]]:
    """Who took what from which place in this round."""
    found: dict[int, tuple[int, str]] = {}
    for events in reversed(view.table_view.chronicle.history):
        for event in events:
            if isinstance(event, ev.QuestTaken) and not view.state.offer[event.place]:
                found.setdefault(event.place, (event.seat, event.quest))
        if any(isinstance(event, ev.RoundStarted) for event in events):
            break
    return found


# Taking one


def paid(view: QuestView, take: TakeQuest) -> int:
    """The gold that taking a quest costs; below 0 it pays (CHAMP-7)."""
    events = view.events(take)
    return -sum(event.amount for event in events if isinstance(event, ev.GoldChanged))


def terms(view: QuestView, key: str, take: TakeQuest | None) -> Terms:
    """Terms of the quest pointed at or chosen, taken in that way."""
    steps = view.table.track(key).length
    late = steps > view.rounds_left
    length = message("quest-length", steps=steps, rounds=view.rounds_left)
    if take is None:
        return Terms(key, length, late)
    arms = view.keep(
        ("first", take),
        lambda: suggestion.for_the_first_step(view.after(take), view.seat, take),
    )
    assert arms is None or isinstance(arms, list)
    if arms is None:
        verdict, cost = message("quest-first-not"), _first_fails(view, take)
    else:
        spent = suggestion.cost(view.table.catalogue, [arm.design for arm in arms])
        verdict, cost = message("quest-first-met"), message("quest-first-cost", cost=spent)
    gold = paid(view, take)
    return Terms(key, length, late, gold, _price(view, take, gold), arms, verdict, cost)


def _price(view: QuestView, take: TakeQuest, gold: int) -> Message:
    if take.charm:
        return message("quest-charming-pays", gold=-gold)
    return message("quest-price-of", price=gold, gold=view.guild.gold)


def _first_fails(view: QuestView, take: TakeQuest) -> Message:
    """Cost of failing in the round it is taken (FAIL-4); in solo the game (SOLO-11)."""
    if view.state.options.solo:
        return message("quest-first-loses")
    after = view.after(take)
    quest = after.find_quest(view.seat, take.quest)
    assert quest is not None
    loss = failure.consolation(after, quest) - failure.penalty(after, quest)
    return message("quest-first-fails", others=len(view.unmet), prestige=loss)


def ways(view: QuestView, take: TakeQuest) -> tuple[list[int], Message | None]:
    """The steps a quest may begin on (CHAMP-6), and what Charming would pay for it (CHAMP-7), if
    that can be chosen."""
    found = view.takes.get(take.quest, [])
    skips = sorted({way.skip for way in found if way.charm == take.charm})
    charms = {way.charm for way in found if way.skip == take.skip}
    if len(charms) < 2:
        return skips, None
    gold = free_champion(view.table, view.guild, "charm_gold")[1]
    return skips, message("quest-charm", gold=gold)


def describe_take(view: QuestView, take: TakeQuest) -> Message:
    """Taking a quest in that way, as a prompt."""
    gold = paid(view, take)
    quest = card_name(view.quest(take.quest))
    step = take.skip + 1
    if take.charm:
        what = amount("gold", -gold)
        return message("quest-take-charming", quest=quest, gold=what, step=step)
    return message("quest-take", quest=quest, price=gold, step=step)


def taken(view: QuestView) -> list[LogLine]:
    """Who took which quest in this phase, or took none, as far as it has been seen."""
    found: list[LogLine] = []
    history = view.table_view.chronicle.history
    for place in range(len(history) - 1, -1, -1):
        events = history[place]
        lines = [n for n in view.table_view.chronicle.shown_at(place) if _takes(events[n.began])]
        found = [*lines, *found]
        if any(isinstance(event, ev.PhaseStarted) for event in events):
            break
    return found if view.state.phase == "quest" else []


def _takes(event: ev.Event) -> bool:
    passed = isinstance(event, ev.Passed) and event.what == "quest"
    return passed or isinstance(event, ev.QuestTaken)


def advice(view: QuestView) -> Message | None:
    """Note on the offer while no quest is pointed at; none in the turns of guilds that no person
    plays."""
    if not view.table_view.waiting_for_person:
        return None
    if view.state.options.solo:
        return message("quest-offer-advice-solo")
    return message("quest-offer-advice")
