"""Sentences of the quest scene: the prompt, its buttons, and the question before quests fail."""

from typing import NamedTuple

from forgewar.play import offer, suggestion
from forgewar.play.arming import Picks
from forgewar.play.moment import others_turn
from forgewar.play.quest import Button, QuestView
from forgewar.rules import decisions as de
from forgewar.rules import solo
from forgewar.rules.actions import Action, Advance, Arm, DeclineQuest, TakeQuest
from forgewar.rules.state import MAX_QUESTS
from forgewar.session.undo import Barrier
from forgewar.words import Message, message


class Question(NamedTuple):
    """Question before quests fail (QUEST-6): the harmless answer and the other."""

    title: Message
    lines: list[Message]
    back: Message
    fail: Message


def prompt(view: QuestView, picks: Picks, action: Action | None) -> Message:
    """The line beside the shield: what is done, or what to do; of an action, what it would do."""
    if not view.active:
        return doing(view)
    if isinstance(action, TakeQuest):
        return offer.describe_take(view, action)
    if isinstance(action, Arm):
        return arm_told(view, action)
    if isinstance(action, Advance):
        quest = view.quest_name(action.quest)
        if len(view.advances) > 1:
            return message("quest-prompt-advance", quest=quest)
        return message("quest-prompt-advance-only", quest=quest)
    if isinstance(view.decision, de.Acquisition):
        return _after_latest(view, _acquisition(view))
    if isinstance(view.decision, de.Management):
        return _picked(view, picks) or _management(view)
    if isinstance(view.decision, de.TradeWindow | de.Shopping):
        return message("market-prompt-trades", guild=view.guild_name)
    return message("quest-prompt-rewards", guild=view.guild_name)


def doing(view: QuestView) -> Message:
    """Sentence on what another guild does."""
    guild = view.table_view.name(view.table_view.seat)
    if isinstance(view.decision, de.Acquisition):
        return message("quest-doing-acquisition", guild=guild)
    if isinstance(view.decision, de.Management):
        return message("quest-doing-management", guild=guild)
    if isinstance(view.decision, de.Rewards):
        return message("quest-doing-rewards", guild=guild)
    return message("quest-doing-other", guild=guild)


def _after_latest(view: QuestView, then: Message) -> Message:
    """After what another guild has just done."""
    lines = view.table_view.chronicle.latest(1)
    if not lines or lines[0].seat in (-1, view.seat):
        return then
    guild = view.table_view.name(lines[0].seat)
    news = message("match-happens", guild=guild, did=lines[0].message)
    return message("quest-prompt-after", news=news, then=then)


def _acquisition(view: QuestView) -> Message:
    guild, quests = view.guild_name, len(view.guild.quests)
    if not view.takes:
        if quests >= MAX_QUESTS:
            return message("quest-prompt-full", guild=guild, count=quests)
        return message("quest-prompt-no-gold", guild=guild)
    if not view.state.options.solo:
        return message("quest-prompt-take", guild=guild)
    first = next(iter(view.takes.values()))[0]
    if solo.warning(view.after(first).state):
        return message("quest-prompt-solo-last", guild=guild, count=quests + 1)
    return message("quest-prompt-solo", guild=guild)


def arm_told(view: QuestView, arm: Arm) -> Message:
    """Effect and cost of arming."""
    held = view.guild.adventurers[arm.adventurer].weapon
    told = message(
        "quest-prompt-arm",
        design=view.design_name(arm.design),
        hero=view.hero_name(arm.adventurer),
        verdict=view.verdict(view.standing_after(arm, arm.quest)),
        cost=suggestion.cost(view.table.catalogue, [arm.design]),
    )
    if held:
        return message("quest-prompt-arm-anew", told=told, lost=view.design_name(held))
    return told


def _picked(view: QuestView, picks: Picks) -> Message | None:
    """Sentence on what is still to be picked, once something is."""
    hero = view.hero_name(picks.hero) if picks.hero >= 0 else ""
    design = view.design_name(picks.design) if picks.design else ""
    quest = view.quest_name(picks.quest) if picks.quest else ""
    if hero and quest:
        return message("quest-pick-design", hero=hero, quest=quest)
    if hero and design:
        return message("quest-pick-quest", hero=hero, design=design)
    if design and quest:
        return message("quest-pick-hero", design=design, quest=quest)
    if hero:
        return message("quest-pick-for-hero", hero=hero)
    if design:
        return message("quest-pick-for-design", design=design)
    return message("quest-pick-for-quest", quest=quest) if quest else None


def _management(view: QuestView) -> Message:
    guild = view.guild_name
    if not view.guild.quests:
        return message("quest-prompt-none", guild=guild)
    if view.unmet:
        return message("quest-prompt-unmet", guild=guild, count=len(view.unmet))
    return message("quest-prompt-met", guild=guild)


# Buttons


def primary(view: QuestView, take: TakeQuest | None, coming: str) -> Button:
    """The button on the right; `coming` is the quest that moves on next."""
    if not view.active:
        guild = view.table_view.name(view.table_view.seat)
        return Button(message("quest-confirm"), message("quest-others-turn", guild=guild))
    if view.managing:
        return Button(message("quest-done"))
    if isinstance(view.decision, de.Rewards):
        return Button(message("quest-advance"), "" if coming else message("quest-choose"))
    return Button(message("quest-take-it"), "" if take else message("quest-choose-first"))


def resets(view: QuestView) -> bool:
    """Whether a person at the table arms adventurers, and may begin anew."""
    return view.own and isinstance(view.decision, de.Management)


def second(view: QuestView, barrier: Barrier | None) -> Button | None:
    """The button beside Undo: reset while arming, decline while quests are taken; none where
    nothing can be declined. It stands still while others take a quest."""
    if resets(view):
        done = view.active and barrier is None
        return Button(message("quest-reset"), "" if done else message("quest-nothing-done"))
    label = message("quest-decline")
    if view.can_decline:
        return Button(label)
    acquiring = isinstance(view.decision, de.Acquisition) and not view.state.options.solo
    if not acquiring or view.active:
        return None
    waits = others_turn(view.table_view)
    return Button(label, waits if waits is not None else view.table_view.why_not(DeclineQuest()))


def suggest_button(view: QuestView, key: str) -> tuple[Button, Message]:
    """The button that arms a quest at the least cost, and what it would do."""
    arms = view.suggestion(key)
    label = message("quest-suggest")
    if not arms:
        return Button(label, message("quest-cannot-be-met")), message("quest-suggest-tip")
    weapons = tuple(
        message(
            "quest-weapon-for",
            design=view.design_name(arm.design),
            hero=view.hero_name(arm.adventurer),
        )
        for arm in arms
    )
    cost = suggestion.cost(view.table.catalogue, [arm.design for arm in arms])
    return Button(label), message("quest-suggestion", weapons=weapons, cost=cost)


# The question before quests fail


def question(view: QuestView) -> Question:
    """Which quests fail, what each costs, and the two answers."""
    failing = view.outcome.failing
    lines = []
    for fate in failing:
        quest = view.table.find_quest(view.seat, fate.key)
        assert quest is not None
        verdict = view.verdict(view.standing(quest))
        name = view.quest_name(fate.key)
        lines.append(message("quest-question-line", quest=name, verdict=verdict, fate=fate.says))
    back = message("quest-question-back")
    if view.outcome.lost:
        lines.append(message("quest-question-loses"))
        return Question(message("quest-question-lost"), lines, back, message("quest-let-lose"))
    lines.append(message("quest-question-gone"))
    count = len(failing)
    title = message("quest-question-fail", count=count)
    return Question(title, lines, back, message("quest-let-fail", count=count))


# What stands in the right column


def outcome_title(view: QuestView) -> Message:
    if view.managing:
        return message("quest-if-done")
    return message("quest-how-they-stand")


def no_quests(view: QuestView) -> Message:
    if view.own:
        return message("quest-none-own")
    return message("quest-none-of", guild=view.guild_name)


def management_advice(view: QuestView) -> Message:
    """Advice below the outcomes."""
    if view.outcome.lost:
        return message("quest-advice-lost")
    if view.unmet:
        return message("quest-advice-unmet")
    return message("quest-advice-met")


def at_home(view: QuestView) -> list[int]:
    """The adventurers of the pool, by number."""
    return [n for n, hero in enumerate(view.guild.adventurers) if not hero.quest]
