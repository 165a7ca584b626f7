"""What the quest scene says is what the rules do, over the decisions of whole games."""

from collections import Counter
from collections.abc import Callable, Iterator
from types import UnionType

import pytest
from cases import mostly_slow
from msgspec.structs import replace
from play.tables import at_table, played, renumbered
from properties.games import GENEROUS, SHIPPED, TEDIOUS, every_kind, name

from forgewar.content.model import RESOURCES, Content
from forgewar.play import armoury, offer, quest_prompt, suggestion
from forgewar.play.arming import Picks
from forgewar.play.quest import FINISH, QuestView
from forgewar.rules import decisions as de
from forgewar.rules import events as ev
from forgewar.rules import quest as rules
from forgewar.rules.actions import Action, Advance, Arm, DeclineQuest, TakeQuest
from forgewar.rules.game import Game
from forgewar.rules.state import MAX_QUESTS, ActiveQuest, Adventurer, Guild, Options
from forgewar.session.session import Session
from forgewar.words import Message, message, names

KINDS = pytest.mark.parametrize("options", mostly_slow(every_kind(), every=5), ids=name)
RENUMBERED = renumbered(GENEROUS)
CONTENTS = {"shipped": SHIPPED, "generous": GENEROUS, "tedious": TEDIOUS, "other": RENUMBERED}
Check = Callable[[QuestView, Action], None]


def views(
    options: Options, content: Content, kind: type | UnionType, *, most: int = 25, seed: int = 5
) -> Iterator[tuple[QuestView, Action]]:
    """The view at decisions of one kind, and what is played there."""
    seen = 0
    for match, action in played(options, seed, content):
        if isinstance(match.view.decision, kind):
            seen += 1
            yield QuestView(match.view), action
            if seen == most:
                return


def every(kind: type, check: Check, *contents: str) -> None:
    """Check a view in games of every kind and content."""
    seen = 0
    for number, options in enumerate(every_kind()):
        content = CONTENTS[contents[number % len(contents)]]
        for view, action in views(options, content, kind, seed=number):
            check(view, action)
            seen += 1
    assert seen > 100


# The offer


def _check_offer(view: QuestView, _: Action) -> None:
    game, places = view.table_view.game, offer.places(view)
    assert [place.key for place in places] == game.state.offer
    assert tuple(place.price for place in places) == game.content.prices.places
    for place in places:
        if not place.key:
            continue
        ways = [a for a in game.choices() if isinstance(a, TakeQuest) and a.quest == place.key]
        assert view.takes.get(place.key, []) == ways
        refusal = game.refusal(TakeQuest(place.key))
        if ways:
            assert not place.why
            assert place.lock is None
        else:
            assert refusal is not None
            assert str(place.why) == str(view.table_view.why_not(TakeQuest(place.key)))
            assert place.lock == _lock(game.state.guilds[view.seat], place.price)
        for way in ways:
            _check_way(view, way)


def _lock(guild: Guild, price: int) -> Message:
    """Counted from the guild itself."""
    if len(guild.quests) >= MAX_QUESTS:
        return message("quest-lock-full", count=len(guild.quests))
    return message("quest-lock-gold", short=price - guild.gold)


def _check_way(view: QuestView, way: TakeQuest) -> None:
    """What is said to be paid is what is paid, and how it begins is how it begins."""
    trial = view.table_view.game.clone()
    before = trial.state.guilds[view.seat].gold
    trial.play(way)
    after = trial.state.guilds[view.seat]
    found = offer.terms(view, way.quest, way)
    assert found.paid == before - after.gold
    told = offer.describe_take(view, way)
    assert told.values["step"] == after.quests[-1].step + 1
    assert found.price is not None
    if way.charm:
        assert found.price.values["gold"] == after.gold - before > 0
        assert str(after.gold - before) in str(told)
    else:
        assert found.price.values == {"price": before - after.gold, "gold": before}
        assert told.values["price"] == before - after.gold
    if found.arms is not None:
        _check_first_arms(view, way, found.arms)


def _check_first_arms(view: QuestView, way: TakeQuest, arms: list[Arm]) -> None:
    """Those weapons meet the quest in a management right after it, when the other quests have got
    what they need."""
    trial = view.table_view.game.clone()
    trial.play(way)
    trial.state.agenda.append(de.Management(view.seat))
    for other in view.guild.quests:
        for arm in suggestion.cheapest(trial, other.key):
            trial.play(arm)
    for arm in arms:
        trial.play(arm)
    active = trial.table.find_quest(view.seat, way.quest)
    assert active is not None
    now = rules.standing(trial.table, view.seat, active)
    assert not now.short


@pytest.mark.slow
def test_the_price_shown_is_paid_and_what_can_be_taken_is_enabled() -> None:
    every(de.Acquisition, _check_offer, "shipped", "generous", "other")


def test_charming_pays_and_expeditious_begins_later_in_any_content() -> None:
    for content in (SHIPPED, RENUMBERED):
        match = next(
            match
            for match, _ in played(Options("epic", 2), 1, content)
            if isinstance(match.view.decision, de.Acquisition)
        )
        guild = match.view.game.state.guilds[match.view.seat]
        guild.adventurers[:2] = [Adventurer(4, "charming"), Adventurer(4, "expeditious")]
        match.animation.show(match.view.game)
        view = QuestView(match.view)
        _check_offer(view, DeclineQuest())
        charmed = [way for ways in view.takes.values() for way in ways if way.charm]
        assert charmed
        amount = content.titles["charming"].amount
        assert {offer.paid(view, way) for way in charmed} == {-amount}
        skips, charm = offer.ways(view, charmed[0])
        assert charm == message("quest-charm", gold=amount)
        assert skips[0] == 0


@KINDS
def test_what_leaves_the_offer_is_marked_before(options: Options) -> None:
    """What was marked and not taken is what is removed at the round's end, in every round."""
    marked: set[str] = set()
    offered: set[str] = set()
    taken: set[str] = set()
    gone: set[str] = set()
    rounds, lost = 0, False
    for match, action in played(options, 3, GENEROUS):
        if isinstance(match.view.decision, de.Acquisition):
            view = QuestView(match.view)
            if not offered:
                marked, taken, gone = offer.leaving(view), set(), set()
                offered = {key for key in view.state.offer if key}
            assert {p.key for p in offer.places(view) if p.leaves is not None} == marked - taken
        events = match.view.game.clone().play(action)
        taken |= {event.quest for event in events if isinstance(event, ev.QuestTaken)}
        gone |= {event.quest for event in events if isinstance(event, ev.QuestRemoved)}
        lost = any(isinstance(event, ev.GameEnded) and bool(event.lost_by) for event in events)
        if any(isinstance(event, ev.RoundStarted) for event in events) and offered:
            assert gone & offered == marked - taken
            offered, rounds = set(), rounds + 1
    assert rounds or lost


def test_while_overseers_are_placed_nothing_is_said_to_leave_the_offer() -> None:
    """The round has not begun: who could still take a quest is not known yet."""
    placing = [
        offer.leaving(QuestView(match.view))
        for match, _ in played(Options("epic", 2), 3, GENEROUS)
        if isinstance(match.view.decision, de.Placement)
    ]
    assert placing
    assert not any(placing)


@pytest.mark.slow
def test_quests_that_take_too_long_are_marked() -> None:
    def check(view: QuestView, _: Action) -> None:
        state = view.table_view.game.state
        left = state.options.rounds - state.round + 1
        for place in offer.places(view):
            if place.key:
                steps = sum(leg.steps for leg in view.quest(place.key).legs)
                late = message("quest-too-long", steps=steps, rounds=left)
                assert place.late == (late if steps > left else None)

    every(de.Acquisition, check, "shipped", "tedious")


# Management


def _check_standing(view: QuestView, _: Action) -> None:
    table = view.table_view.game.table
    for active in table.state.guilds[view.seat].quests:
        now = rules.standing(table, view.seat, active)
        assert view.standing(active) == now
        lacks = max(0, now.difficulty + rules.MISSING_TYPE * len(now.missing) - now.power)
        told, marks = view.verdict(now), view.marks(now, would=False)
        if now.met:
            assert told == message("quest-met", power=now.power, needed=now.needed)
            assert [mark.kind for mark in marks] == ["met"]
            continue
        kinds = Counter(mark.kind for mark in marks)
        assert kinds["missing"] == len(now.missing)
        assert kinds["pledged"] == len(now.pledged)
        assert kinds["short"] == (lacks > 0)
        if lacks:
            said = message("quest-short-by", short=lacks)
            assert said in [mark.says for mark in marks]
            assert view.verdict_short(now) == said
            assert f"short by {lacks}, {now.power} of {now.needed}" in str(told)
        for mark in marks:
            if mark.kind == "missing":
                assert mark.says.values["extra"] == rules.MISSING_TYPE


@pytest.mark.slow
def test_short_by_is_what_the_rules_lack() -> None:
    every(de.Management, _check_standing, "shipped", "other")


def _check_arms(view: QuestView, _: Action) -> None:
    """Designs and adventurers are enabled exactly when something legal can be done with them; an
    arm that is pointed at stands as it will."""
    game = view.table_view.game
    legal = {action for action in game.choices() if isinstance(action, Arm)}
    heroes = range(len(view.guild.adventurers))
    for hero in (armoury.NOBODY, *heroes):
        for design in view.designs:
            can = any(
                arm.design == design and hero in (armoury.NOBODY, arm.adventurer) for arm in legal
            )
            found = armoury.forging(view, design, hero)
            assert found.usable == can
            assert bool(found.why) == (not can)
            if hero >= 0 and not can and view.guild.quests:
                arm = Arm(view.guild.quests[0].key, hero, design)
                assert str(found.why) == str(view.table_view.why_not(arm))
                assert found.lock == _forge_lock(view, hero, design)
    for hero in heroes:
        idle = not any(arm.adventurer == hero for arm in legal)
        assert bool(armoury.why_idle(view, hero)) == idle
    for arm in sorted(legal, key=str)[:: max(1, len(legal) // 4)]:
        trial = game.clone()
        before = list(trial.state.guilds[view.seat].resources)
        trial.play(arm)
        active = trial.table.find_quest(view.seat, arm.quest)
        assert active is not None
        now = rules.standing(trial.table, view.seat, active)
        assert view.standing_after(arm, arm.quest) == now
        spent = [
            b - a for b, a in zip(before, trial.state.guilds[view.seat].resources, strict=True)
        ]
        assert suggestion.spent(view.table.catalogue, [arm.design]) == spent
        told = str(quest_prompt.prompt(view, Picks(), arm))
        assert str(view.verdict(now)) in told
        for resource, amount in enumerate(spent):
            assert not amount or str(names.amount(resource, amount)) in told


@pytest.mark.rule("ADV-3")
@pytest.mark.parametrize("level", range(1, 5))
def test_a_level_is_said_to_wield_what_it_wields(level: int) -> None:
    """Starting designs are of level 1, public ones of the next, unique ones of any."""
    designs = [design for design in SHIPPED.designs.values() if design.level > level]
    kinds = {design.kind for design in designs}
    word = "simple" if "public" in kinds else "public" if "unique" in kinds else "all"
    said = armoury.wields(SHIPPED, level)
    assert said == message(f"quest-wields-{word}", level=level)
    if level == 4:
        assert not designs


def test_a_design_for_nobody_says_what_the_best_adventurer_lacks() -> None:
    seen = 0
    for view, _ in views(Options("simple", 3), SHIPPED, de.Management, most=60):
        best = max(hero.level for hero in view.guild.adventurers)
        for design in view.designs if view.guild.quests else ():
            lock = armoury.forging(view, design, armoury.NOBODY).lock
            level = view.content.designs[design].level
            if lock is not None and lock.id == "quest-lock-level":
                assert best < level == lock.values["level"]
            elif lock is not None and lock.id == "quest-lock-gold":
                cost = view.table.catalogue.costs[design]
                short = [n - view.guild.resources[r] for r, n in cost]
                assert lock.values["short"] in [each for each in short if each > 0]
                seen += 1
    assert seen


def _forge_lock(view: QuestView, hero: int, design: str) -> Message:
    level = view.content.designs[design].level
    if view.guild.adventurers[hero].level < level:
        return message("quest-lock-level", level=level)
    pool = view.guild.resources
    cost = view.content.designs[design].cost
    short = next(n - pool[r] for r, n in enumerate(cost) if pool[r] < n)
    return message("quest-lock-gold", short=short)


@pytest.mark.slow
def test_what_can_be_forged_is_enabled_and_stands_as_it_will() -> None:
    every(de.Management, _check_arms, "shipped", "other")


@pytest.mark.parametrize("content", ["shipped", "other"])
def test_arming_anew_names_the_weapon_that_is_lost(content: str) -> None:
    """By the event that the rules give; and nothing is lost by those who had none."""
    lost = kept = 0
    for view, _ in views(Options("simple", 3), CONTENTS[content], de.Management, most=40):
        game = view.table_view.game
        for arm in (action for action in game.choices() if isinstance(action, Arm)):
            gone = [e.design for e in game.preview(arm) if isinstance(e, ev.WeaponLost)]
            told = quest_prompt.prompt(view, Picks(), arm).values
            assert told.get("lost") == (view.design_name(gone[0]) if gone else None), arm
            lost += bool(gone) and gone[0] != arm.design
            kept += not gone
    assert min(lost, kept) > 10


def _check_suggestions(view: QuestView, _: Action) -> None:
    game = view.table_view.game
    for key in view.unmet:
        arms = view.suggestion(key)
        button, tip = quest_prompt.suggest_button(view, key)
        assert bool(arms) == (not button.why)
        if not arms:
            continue
        trial = game.clone()
        before = list(trial.state.guilds[view.seat].resources)
        for arm in arms:
            trial.play(arm)
        active = trial.table.find_quest(view.seat, key)
        assert active is not None
        assert rules.standing(trial.table, view.seat, active).met
        for resource, had in enumerate(before):
            spent = had - trial.state.guilds[view.seat].resources[resource]
            assert not spent or str(names.amount(resource, spent)) in str(tip)
        for arm in arms:
            assert view.content.designs[arm.design].name in str(tip)


@pytest.mark.slow
def test_a_suggestion_meets_its_quest_for_what_it_says() -> None:
    met = 0

    def check(view: QuestView, action: Action) -> None:
        nonlocal met
        _check_suggestions(view, action)
        met += sum(bool(view.suggestion(key)) for key in view.unmet)

    every(de.Management, check, "shipped", "shipped", "other")
    assert met > 50


def test_no_suggestion_is_better_than_one_that_does_not_meet() -> None:
    """A promised champion alone does not meet a quest that nobody can (CHAMP-8)."""
    hardest = max(SHIPPED.quests.values(), key=lambda quest: quest.legs[0].difficulty)
    view = managing(Options("epic", 2), _fresh(hardest.id))
    guild = view.table_view.game.state.guilds[view.seat]
    guild.adventurers[:] = [Adventurer(4, "charming")]
    guild.quests[0] = replace(guild.quests[0], charming=0)
    guild.resources[:] = [2, 0, 0, 0, 0, 0]
    view.table_view.animation.show(view.table_view.game)
    view = QuestView(view.table_view)
    assert view.arms
    assert not view.suggestion(hardest.id)
    assert quest_prompt.suggest_button(view, hardest.id)[0].why


# If you are done now


def _check_outcome(view: QuestView, _: Action) -> None:
    game, seat = view.table_view.game, view.seat
    trial = game.clone()
    before = trial.state.guilds[seat].prestige
    events = trial.play(FINISH)
    found = view.outcome
    failed = [e.quest for e in events if isinstance(e, ev.QuestFailed) and e.seat == seat]
    assert [fate.key for fate in found.fates] == [
        quest.key for quest in game.state.guilds[seat].quests
    ]
    assert [fate.key for fate in found.failing] == failed
    assert found.lost == any(isinstance(e, ev.GameEnded) and bool(e.lost_by) for e in events)
    assert found.lost == (game.state.options.solo and bool(failed))
    if not trial.over:
        change = trial.state.guilds[seat].prestige - before
        assert sum(fate.prestige for fate in found.failing) == change
    for fate in found.failing:
        shown = f"{abs(fate.prestige)} prestige" if fate.prestige else "no prestige"
        assert ("lose the game" if found.lost else shown) in str(fate.says)
    if failed:
        _check_question(view, failed)
    if not found.lost:
        _check_rewards(view, trial)


def _check_question(view: QuestView, failed: list[str]) -> None:
    asked = quest_prompt.question(view)
    lines = [str(line) for line in asked.lines]
    for key, line in zip(failed, lines[:-1], strict=True):
        assert line.startswith(str(view.quest_name(key)))
    assert len(set(lines)) == len(failed) + 1
    if view.outcome.lost:
        assert asked.title == message("quest-question-lost")
    else:
        assert asked.title == message("quest-question-fail", count=len(failed))


def _check_rewards(view: QuestView, trial: Game) -> None:
    """Others are done at once; then each quest brings what was said."""
    seat = view.seat
    while isinstance(trial.decision, de.Management):
        trial.play(FINISH)
    while isinstance(trial.decision, de.Rewards) and trial.decision.seat != seat:
        trial.state.agenda.pop()
        trial._settle()
    fates = {fate.key: fate for fate in view.outcome.fates if fate.good}
    if not fates:
        return
    assert isinstance(trial.decision, de.Rewards)
    assert set(trial.decision.quests) == set(fates)
    for key, fate in fates.items():
        after = trial.clone()
        before = after.state.guilds[seat].prestige
        events = after.play(Advance(key))
        own = [event for event in events if getattr(event, "seat", -1) == seat]
        completed = any(isinstance(event, ev.QuestCompleted) for event in own)
        leg = any(isinstance(event, ev.LegCompleted) for event in own)
        assert fate.end == ("completed" if completed else "leg" if leg else "on")
        if fate.end == "on":
            (advanced,) = (event for event in own if isinstance(event, ev.QuestAdvanced))
            assert f"step {advanced.step + 1} of" in str(fate.says)
        if not after.over:
            own_change = sum(e.amount for e in own if isinstance(e, ev.PrestigeChanged))
            assert fate.prestige == own_change == after.state.guilds[seat].prestige - before
        if fate.prestige:
            assert f"{fate.prestige} prestige" in str(fate.says)


@pytest.mark.slow
def test_if_you_are_done_now_is_what_comes_of_it() -> None:
    ends = Counter[str]()

    def check(view: QuestView, action: Action) -> None:
        _check_outcome(view, action)
        ends.update(fate.end for fate in view.outcome.fates)

    every(de.Management, check, "shipped", "generous", "tedious", "other")
    assert set(ends) == {"fails", "completed", "leg", "on", "over"}


def _fresh(key: str, step: int = 0, taken: int = 0) -> ActiveQuest:
    """A quest taken now, or so many rounds ago."""
    return ActiveQuest(key, step=step, taken=taken)


def managing(options: Options, *quests: ActiveQuest, content: Content = SHIPPED) -> QuestView:
    """The first management of a game, of a guild that has these quests and nobody out."""
    for match, _ in played(options, 2, content, whim=0.0):
        if isinstance(match.view.decision, de.Management):
            guild = match.view.game.state.guilds[match.view.seat]
            taken = match.view.game.state.round
            guild.quests[:] = [replace(quest, taken=taken + quest.taken) for quest in quests]
            guild.adventurers[:] = [replace(h, quest="", weapon="") for h in guild.adventurers]
            match.animation.show(match.view.game)
            return QuestView(match.view)
    pytest.fail("nobody manages")


def test_two_failing_quests_of_one_name_are_told_apart() -> None:
    """One was taken now and costs prestige, the other a round ago and costs nothing."""
    quests = _fresh("arena_games"), _fresh("arena_games:2", taken=-1)
    view = managing(Options("simple", 2), *quests)
    names = [str(view.quest_name(fate.key)) for fate in view.outcome.fates]
    assert names == ["Arena Games (1)", "Arena Games (2)"]
    assert [fate.prestige for fate in view.outcome.fates] == [-3, 0]
    lines = [str(line) for line in quest_prompt.question(view).lines]
    assert "\u22123 prestige" in lines[0]
    assert "no prestige" in lines[1]


def test_the_first_failure_loses_a_solo_game() -> None:
    quests = _fresh("arena_games"), _fresh("arena_games:2")
    view = managing(Options("simple", 1, difficulty="easy"), *quests)
    assert view.outcome.lost
    assert [fate.end for fate in view.outcome.fates] == ["fails", "over"]
    asked = quest_prompt.question(view)
    assert str(asked.title) == "You will lose the game"
    assert str(asked.fail) == "Lose the game"
    assert "lose the game" in str(view.outcome.fates[0].says)


def test_a_quest_about_to_complete_does_not_go_on() -> None:
    last = sum(leg.steps for leg in SHIPPED.quests["rats_in_the_cellar"].legs) - 1
    view = managing(Options("simple", 2), _fresh("rats_in_the_cellar", step=last, taken=-1))
    guild = view.table_view.game.state.guilds[view.seat]
    strong = max(SHIPPED.designs.values(), key=lambda design: design.power)
    guild.adventurers[0] = Adventurer(4, quest="rats_in_the_cellar", weapon=strong.id)
    view.table_view.animation.show(view.table_view.game)
    view = QuestView(view.table_view)
    (fate,) = view.outcome.fates
    prize = SHIPPED.quests["rats_in_the_cellar"].legs[-1].prestige
    assert (fate.end, fate.prestige) == ("completed", prize)
    assert "completed" in str(fate.says)


# Rewards


def _check_gains(view: QuestView, _: Action) -> None:
    seat = view.seat
    for key in view.advances:
        trial = view.table_view.game.clone()
        before = trial.state.guilds[seat]
        counted = [before.gold, before.prestige, *before.resources]
        levels = sum(hero.level for hero in before.adventurers)
        people = len(before.adventurers)
        events = trial.play(Advance(key))
        if any(event.reveals for event in events) or trial.over:
            continue
        after = trial.state.guilds[seat]
        found = {effect.kind: effect.amount for effect in view.gains(key).effects}
        names = ("gold", "prestige", *RESOURCES)
        for kind, had, has in zip(
            names, counted, [after.gold, after.prestige, *after.resources], strict=True
        ):
            assert found.get(kind, 0) == has - had, kind
        joined = len(after.adventurers) - people
        assert found.get("adventurer", 0) == joined
        risen = sum(hero.level for hero in after.adventurers) - levels - joined
        assert found.get("level", 0) == risen
        asked = trial.decision
        lines = " ".join(str(line) for line in view.gains(key).lines)
        if isinstance(asked, de.OverseerReward) and asked.seat == seat:
            assert "Then you move an overseer" in lines
        if isinstance(asked, de.LevelReward) and asked.seat == seat:
            assert "Then you choose who gains" in lines


@pytest.mark.slow
def test_what_advancing_brings_is_what_it_brings() -> None:
    every(de.Rewards, _check_gains, "generous", "tedious", "other")


# Prompts and buttons


def _check_buttons(view: QuestView, action: Action) -> None:
    table_view = view.table_view
    assert not str(quest_prompt.prompt(view, Picks(), None)).startswith("quest-")
    take = action if isinstance(action, TakeQuest) else None
    coming = action.quest if isinstance(action, Advance) else ""
    assert not quest_prompt.primary(view, take, coming).why or not (take or coming or view.managing)
    idle = quest_prompt.primary(view, None, "")
    assert bool(idle.why) != view.managing
    second = quest_prompt.second(view, table_view.session.undo_barrier())
    if isinstance(view.decision, de.Acquisition):
        assert (second is None) == (DeclineQuest() not in table_view.choices())
        assert second is None or not second.why
    elif isinstance(view.decision, de.Rewards):
        assert second is None


def test_where_nothing_can_be_declined_there_is_no_such_button() -> None:
    alone = Options("simple", 1, difficulty="easy")
    for options in (Options("simple", 2), alone):
        for view, action in views(options, SHIPPED, de.Acquisition | de.Rewards, most=12):
            _check_buttons(view, action)


def test_the_only_quest_is_not_chosen_among_others() -> None:
    seen = set()
    for view, action in views(Options("epic", 3), SHIPPED, de.Rewards, most=40):
        if not isinstance(action, Advance):  # a trade
            continue
        told = quest_prompt.prompt(view, Picks(), action)
        alone = len(view.advances) == 1
        assert told.id == ("quest-prompt-advance-only" if alone else "quest-prompt-advance")
        seen.add(alone)
    assert seen == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("kind", [de.Acquisition, de.Management, de.Rewards])
def test_every_decision_has_a_prompt_and_true_buttons(kind: type) -> None:
    every(kind, _check_buttons, "shipped", "generous", "tedious")


@pytest.mark.slow
def test_the_sixth_quest_is_refused_and_the_fifth_is_a_warning_in_solo() -> None:
    seen = Counter[str]()

    def check(view: QuestView, _: Action) -> None:
        told = quest_prompt.prompt(view, Picks(), None)
        told = told.values.get("then", told)  # type: ignore[assignment]  # a message in a message
        quests = len(view.guild.quests)
        seen[told.id] += 1
        assert (told.id == "quest-prompt-full") == (quests == MAX_QUESTS)
        last = view.state.round == view.state.options.rounds
        if view.state.options.solo:
            warned = quests == MAX_QUESTS - 1 and not last and bool(view.takes)
            assert (told.id == "quest-prompt-solo-last") == warned
            assert not warned or told.values["count"] == MAX_QUESTS

    every(de.Acquisition, check, "tedious")
    assert seen["quest-prompt-full"]
    assert seen["quest-prompt-solo-last"]


def test_nobody_else_is_offered_anything() -> None:
    """A view of a guild that is not a person's turn enables nothing."""
    match = at_table(Session.new(Options("simple", 2), 1, SHIPPED))
    view = QuestView(match.view)
    assert not view.takes
    assert not view.managing
    assert quest_prompt.primary(view, None, "").why


@pytest.mark.parametrize("options", [Options("fast_forward", 2), Options("simple", 3)], ids=name)
def test_a_quest_counts_in_the_round_in_which_it_is_judged_next(options: Options) -> None:
    """Told from how the game goes on."""
    seen: list[tuple[int, int, bool]] = []  # guild, round, and whether its quests count
    wrong: list[tuple[int, int, bool]] = []
    judged = Counter[bool]()

    def judge(seat: int, round_: int) -> None:
        nonlocal seen
        for each in [each for each in seen if each[0] == seat]:
            wrong.extend([each] if each[2] != (each[1] == round_) else [])
            judged[each[2]] += 1
        seen = [each for each in seen if each[0] != seat]

    for match, action in played(options, 3):
        view, state = QuestView(match.view), match.view.game.state
        if view.unmet:
            seen.append((view.seat, state.round, view.counts))
        if action == FINISH:
            judge(view.seat, state.round)
    assert all(round_ == options.rounds and counts for _, round_, counts in seen)
    assert not wrong
    assert judged[True]
    assert judged[False]


def test_in_the_last_round_no_quest_is_left_to_the_next_one() -> None:
    options = Options("simple", 2)
    for match, _ in played(options, 3):
        if isinstance(match.view.decision, de.Rewards):
            assert not QuestView(match.view).counts
            match.view.shown.round = options.rounds
            assert QuestView(match.view).counts
            return
    raise AssertionError("there were no rewards")
