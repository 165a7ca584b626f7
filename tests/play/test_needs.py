"""What quests are said to need of the mine, against the rules: with it a step can be met, and with
less than it cannot."""

from collections.abc import Iterator

import pytest
from play.tables import played

from forgewar.ai.value.arming import cheapest
from forgewar.content.model import RESOURCES
from forgewar.play import needs
from forgewar.play.match import Match
from forgewar.play.needs import Need
from forgewar.rules import decisions as de
from forgewar.rules.quest import standing
from forgewar.rules.state import MAX_QUESTS, ActiveQuest, Options
from forgewar.words import message

KINDS = (Options("simple", 2), Options("epic", 3), Options("fast_forward", 4))
PLENTY = 60


def turns(options: Options) -> Iterator[tuple[Match, int]]:
    """Every second turn in the mine of a whole game, with the guild whose it is."""
    found = 0
    for match, _ in played(options, 5):
        if isinstance(match.view.decision, de.MineTurn):
            found += 1
            if found % 2:
                yield match, match.view.decision.seat


def steps(match: Match, seat: int, active: ActiveQuest) -> list[ActiveQuest]:
    """The steps of a quest, from where it is, that are not met as it stands."""
    table = match.view.game.table
    ahead = range(active.step, table.track(active.key).length)
    quests = [ActiveQuest(active.key, step, active.taken) for step in ahead]
    return [quest for quest in quests if not standing(table, seat, quest).met]


def could(match: Match, seat: int, active: ActiveQuest, resources: list[int]) -> bool:
    """Whether the step could be met if the guild had these resources."""
    guild = match.view.game.state.guilds[seat].clone()
    guild.resources[:] = resources
    return cheapest(match.view.game.table, guild, active) is not None


def hold(match: Match, seat: int, need: Need, active: ActiveQuest) -> None:
    """What is said of a quest is so."""
    unmet = steps(match, seat, active)
    assert need.met == (not unmet)
    if unmet:
        round_ = match.view.game.state.round + unmet[0].step - active.step
        late = round_ > match.view.game.state.options.rounds
        head = message("quest-after-the-end") if late else message("quest-round", round=round_)
        assert need.when == head
    if need.met:
        assert not need.ore
        return
    if need.beyond:
        assert not could(match, seat, unmet[0], [PLENTY] * len(RESOURCES))
        return
    there = match.view.game.state.guilds[seat].resources
    needed = {ore.resource: ore.needed for ore in need.ore}
    assert could(match, seat, unmet[0], [needed.get(name, 0) for name in RESOURCES])
    assert could(match, seat, unmet[0], there) == (not any(ore.lacks for ore in need.ore))
    for ore in need.ore:
        assert ore.there == min(ore.needed, there[RESOURCES.index(ore.resource)])


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_what_own_quests_need_meets_them(options: Options) -> None:
    seen = 0
    for match, seat in turns(options):
        quests = match.view.game.state.guilds[seat].quests
        found = needs.own(match.view, seat)
        assert len(found) == len(quests)
        for need, active in zip(found, quests, strict=True):
            assert need.price is None
            hold(match, seat, need, active)
            seen += 1
    assert seen


def test_what_quests_in_the_offer_need_meets_them() -> None:
    for match, seat in turns(KINDS[0]):
        state, prices = match.view.game.state, match.view.content.prices.places
        found = needs.offered(match.view, seat)
        if len(state.guilds[seat].quests) >= MAX_QUESTS:
            assert not found
            continue
        offer = [(key, price) for key, price in zip(state.offer, prices, strict=False) if key]
        assert [need.price for need in found] == [price for _, price in offer]
        for need, (key, _) in zip(found, offer, strict=True):
            hold(match, seat, need, ActiveQuest(key, 0, state.round))


def test_a_guild_that_can_take_no_more_quests_needs_nothing_for_them() -> None:
    match, seat = next(turns(KINDS[0]))
    guild, offer = match.view.shown.guilds[seat], match.view.shown.offer
    key = next(key for key in offer if key)
    guild.quests = [ActiveQuest(key, 0, 1)] * (MAX_QUESTS - 1)
    assert len(needs.offered(match.view, seat)) == len([key for key in offer if key])
    guild.quests = [ActiveQuest(key, 0, 1)] * MAX_QUESTS
    assert needs.offered(match.view, seat) == []
