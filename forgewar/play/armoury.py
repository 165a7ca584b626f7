"""Adventurers and designs in management: what they are, and why one cannot be used now."""

from typing import NamedTuple

from forgewar.content.model import RESOURCES, Content
from forgewar.play.arming import Picks
from forgewar.play.quest import QuestView
from forgewar.play.quest_names import Words
from forgewar.rules.actions import Action, Arm
from forgewar.rules.state import Adventurer
from forgewar.words import Message, message
from forgewar.words.cards import ability_text, design_effect
from forgewar.words.names import card_name

NOBODY = -1


class Forging(NamedTuple):
    """Whether a design can be forged: `why` not in full, `lock` in a word or two, `lacking` the
    resource there is too little of."""

    usable: bool
    why: Words = ""
    lock: Message | None = None
    lacking: str = ""


class Line(NamedTuple):
    """A line on an adventurer; a quiet one says what holds for all like him."""

    says: Words
    quiet: bool = False


# Adventurers


def hero_label(view: QuestView, number: int) -> Message:
    """An adventurer in words: name, level, title, weapon."""
    hero = view.guild.adventurers[number]
    return label_of(view.content, view.hero_name(number), hero)


def label_of(content: Content, name: Words, hero: Adventurer) -> Message:
    told = message("quest-hero", hero=name, level=hero.level)
    if hero.title:
        told = message("quest-hero-more", hero=told, more=card_name(content.titles[hero.title]))
    if hero.weapon:
        told = message("quest-hero-more", hero=told, more=card_name(content.designs[hero.weapon]))
    return told


def hero_lines(view: QuestView, number: int) -> list[Line]:
    """Tooltip of an adventurer: title, weapons, what sending home costs."""
    hero = view.guild.adventurers[number]
    lines: list[Line] = []
    if hero.title:
        title = view.content.titles[hero.title]
        does = ability_text(title)
        lines.append(Line(message("quest-hero-title", title=card_name(title), does=does)))
    lines.append(Line(wields(view.content, hero.level), quiet=True))
    if hero.weapon:
        design = view.content.designs[hero.weapon]
        lines.append(Line(message("quest-hero-carries", design=card_name(design))))
        if design.effects:
            lines.append(Line(design_effect(design)))
        if hero.honed:
            lines.append(Line(message("quest-hero-honed", power=hero.honed), quiet=True))
    if view.can_disarm(number):
        lines.append(Line(message("quest-hero-weapon-lost"), quiet=True))
    return lines


def wields(content: Content, level: int) -> Message:
    """Weapons that a level wields (ADV-3)."""
    beyond = {design.kind for design in content.designs.values() if design.level > level}
    if "unique" not in beyond:
        return message("quest-wields-all", level=level)
    if "public" not in beyond:
        return message("quest-wields-public", level=level)
    return message("quest-wields-simple", level=level)


def why_idle(view: QuestView, number: int) -> Words:
    """Why somebody at home cannot be sent out; nothing if he can or nobody asks."""
    if not view.managing or view.forgeable(number):
        return ""
    if not view.guild.quests:
        return message("quest-no-quest-to-go-on")
    return view.table_view.why_not(Arm(view.guild.quests[0].key, number, view.designs[0]))


# Designs


def forging(view: QuestView, design: str, hero: int) -> Forging:
    """Whether a design can be forged for an adventurer, or for anybody."""
    if design in view.forgeable(hero):
        return Forging(True)
    if not view.managing:
        return Forging(False)
    quests = view.guild.quests
    if not quests:
        none = message("quest-no-quest-to-forge-for")
        return Forging(False, none, message("quest-lock-no-quest"))
    heroes = view.guild.adventurers
    best = max(range(len(heroes)), key=lambda n: heroes[n].level, default=0)
    arm = Arm(quests[0].key, best if hero == NOBODY else hero, design)
    refusal = view.table_view.game.refusal(arm)
    assert refusal is not None
    why, numbers = view.table_view.why_not(arm), refusal.numbers
    if "needed" in numbers:
        return Forging(False, why, message("quest-lock-level", level=numbers["needed"]))
    if "resource" in numbers:
        short = numbers["amount"] - numbers["have"]
        lacking = RESOURCES[numbers["resource"]]
        return Forging(False, why, message("quest-lock-gold", short=short), lacking)
    return Forging(False, why, message("quest-lock"))


def forging_remark(view: QuestView, picks: Picks) -> Message | None:
    """How many designs can be forged, for whom."""
    if not view.managing:
        return None
    count, most = len(view.forgeable(picks.hero)), len(view.designs)
    if picks.hero == NOBODY:
        return message("quest-forgeable", count=count, most=most)
    return message("quest-forgeable-for", hero=view.hero_name(picks.hero), count=count, most=most)


def hinted_design(view: QuestView, advised: Action | None) -> str:
    """The design that a hint or a lesson would have forged, or nothing: it must not be out of
    sight."""
    if isinstance(advised, Arm) and advised.design in view.designs:
        return advised.design
    return ""
