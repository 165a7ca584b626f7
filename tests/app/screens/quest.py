"""The quest offer, the guild's own quests, and what being done with them would mean."""

import re

from app.screens.recorded import Table, gold_of, rich

from forgewar.app.kit.frame import Spot
from forgewar.content.model import card_of
from forgewar.rules import actions as ac
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules.quest import Standing, standing
from forgewar.words.names import card_name


def _name(table: Table, key: str) -> str:
    return str(card_name(table.game.content.quests[card_of(key)]))


def quests_on_offer_cost_what_taking_them_takes(table: Table) -> None:
    wealthy = rich(table.game)
    takes = {a.quest for a in table.game.choices() if isinstance(a, ac.TakeQuest)}
    spots = table.spots("quest.")
    assert [s.name for s in spots] == [f"quest.{key}" for key in table.state.offer if key]
    for spot in spots:
        key = spot.name.removeprefix("quest.")
        action = ac.TakeQuest(key)
        refusal = table.game.refusal(action)
        assert spot.enabled == (key in takes), key
        if not spot.enabled:
            assert refusal is not None
            assert spot.page == refusal.clause, key
        if wealthy.refusal(action) is not None:
            continue
        paid = gold_of(wealthy.clone().play(action), table.seat)
        cost = -sum(event.amount for event in paid if event.source == "offer")
        steps = sum(leg.steps for leg in table.game.content.quests[card_of(key)].legs)
        said = f"{_name(table, key)}, {steps} {'step' if steps == 1 else 'steps'}"
        price = f"{cost} gold" if cost else "free"
        assert spot.label == f"{said}, {price}"
        tab = spot.rect.copy()
        tab.height, tab.bottom = 32, tab.top + 6
        assert table.numbers(tab) == [cost], f"the tab above {key}"


def a_quest_that_cannot_end_in_time_is_flagged(table: Table) -> None:
    rounds = table.state.options.rounds - table.state.round + 1  # with this one
    for key in filter(None, table.state.offer):
        steps = sum(leg.steps for leg in table.game.content.quests[card_of(key)].legs)
        flag = table.frame.spot(f"late.{key}")
        assert (flag is not None) == (steps > rounds), (key, steps, rounds)
        if flag is not None:
            assert re.findall(r"\d+", flag.tip) == [str(steps), str(rounds)], flag.tip


def a_quest_that_is_pointed_at_says_what_it_costs(table: Table) -> None:
    """The way of taking it that is listed first is the one that is shown."""
    first: dict[str, ac.TakeQuest] = {}
    for action in table.game.choices():
        if isinstance(action, ac.TakeQuest):
            first.setdefault(action.quest, action)
    for key, action in list(first.items())[:2]:
        table.point(f"quest.{key}")
        _, events = table.after(action)
        cost = -sum(event.amount for event in gold_of(events, table.seat))
        said = table.frame.prompt
        assert _name(table, key) in said
        if cost > 0:
            assert f"{cost} gold" in said, said
        table.point("")


def own_quests_stand_as_the_rules_say(table: Table) -> None:
    for quest in table.state.guilds[table.seat].quests:
        spot = table.frame.spot(f"own.{quest.key}")
        if spot is None:
            continue  # scrolled away, or the offer is shown
        now = standing(table.game.table, table.seat, quest)
        assert spot.label.startswith(_name(table, quest.key)), spot.label
        assert ("met" in spot.label.partition(": ")[2].split(",")[0]) == now.met, spot.label
        if now.short:
            assert f"short by {now.short}" in spot.label
        if now.met or now.short:
            assert f"{now.power} of {now.needed}" in spot.label, spot.label
        if isinstance(table.game.decision, de.Management):
            _check_figure(table, spot, now)
        for kind in now.missing if not now.met else ():
            assert f"{kind} missing" in spot.label


def _check_figure(table: Table, spot: Spot, now: Standing) -> None:
    """At the right end of a quest's row: "4 of 9"."""
    inside = [text for text in table.frame.texts if spot.rect.collidepoint(text.rect.center)]
    (of,) = [text for text in inside if text.text == f"of {now.needed}"]
    left = [text for text in inside if text.rect.right <= of.rect.left]
    figure = min(left, key=lambda text: of.rect.left - text.rect.right)
    assert figure.text == str(now.power), spot.label


def adventurers_and_designs_are_what_the_guild_has(table: Table) -> None:
    guild, content = table.state.guilds[table.seat], table.game.content
    for spot in table.spots("hero."):
        hero = guild.adventurers[int(spot.name.removeprefix("hero."))]
        level = re.search(r"level (\d)", spot.label)
        assert level is not None
        assert int(level[1]) == hero.level
        if hero.weapon:
            assert spot.label.endswith(str(card_name(content.designs[hero.weapon])))
    arms = {a.design for a in table.game.choices() if isinstance(a, ac.Arm)}
    for spot in table.spots("design."):
        key = spot.name.removeprefix("design.")
        assert spot.label.startswith(str(card_name(content.designs[key])))
        if arms:
            assert spot.enabled == (key in arms), key


def being_done_means_what_the_rules_do(table: Table) -> None:
    """Quests that fail are said to, with the prestige that costs or still brings; those that go on
    within a leg, with their next step."""
    after, events = table.after(ac.FinishManaging())
    failed = [e for e in events if isinstance(e, ev.QuestFailed) and e.seat == table.seat]
    said = [text for text in table.texts() if text.startswith("fails")]
    assert len(said) == len(failed)
    if after.state.result is not None and after.state.result.lost_by:
        assert all(text == "fails, and you lose the game" for text in said)
        return
    for event in failed:
        change = sum(
            e.amount
            for e in events
            if isinstance(e, ev.PrestigeChanged) and (e.seat, e.ref) == (table.seat, event.quest)
        )
        if change:
            signed = f"+{change}" if change > 0 else f"−{-change}"
            assert any(f"{signed} prestige" in text for text in said), (signed, said)
    _check_next_steps(table, {event.quest for event in failed})


def _check_next_steps(table: Table, failed: set[str]) -> None:
    told = [text for text in table.texts() if text.startswith("advances to")]
    for quest in table.state.guilds[table.seat].quests:
        track = table.game.table.track(quest.key)
        leg, step = track.leg_at[quest.step], quest.step + 1
        if quest.key not in failed and step < track.length and track.leg_at[step] == leg:
            assert f"advances to step {step + 1} of {track.length}" in told, (quest.key, told)


def the_next_quest_to_move_on_brings_what_is_shown(table: Table) -> None:
    """In the guild's panel: gold and prestige as they would be."""
    confirm = table.frame.spot("confirm")
    named = [key for key in _waiting(table) if _name(table, key) in table.frame.prompt]
    if confirm is None or not confirm.enabled or len(named) != 1:
        return
    _, events = table.after(ac.Advance(named[0]))
    guild, panel = table.state.guilds[table.seat], table.spot(f"guild.{table.seat}").rect
    gold = guild.gold + sum(e.amount for e in gold_of(events, table.seat))
    prestige = guild.prestige + sum(
        e.amount for e in events if isinstance(e, ev.PrestigeChanged) and e.seat == table.seat
    )
    for term, number in (("gold", gold), ("prestige", prestige)):
        (sign,) = table.signs(term, panel)
        assert table.numbers(sign.rect)[-1] == number, term


def _waiting(table: Table) -> list[str]:
    return [a.quest for a in table.game.choices() if isinstance(a, ac.Advance)]
