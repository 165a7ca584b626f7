"""What the quest scene says: whose turn it is, what can be done, what just happened, what fails."""

from forgewar.app.quest.arming import Picks
from forgewar.app.quest.side import loss_text
from forgewar.app.quest.verdict import standing_text
from forgewar.play.quest import Desk
from forgewar.rules import decisions as de
from forgewar.rules.actions import Action, Advance, Arm, TakeQuest
from forgewar.rules.state import MAX_QUESTS
from forgewar.words.cards import count


def prompt_text(desk: Desk, picks: Picks, action: Action | None) -> str:
    """The line beside the shield."""
    match = desk.match
    name, decision = match.name(match.seat), match.decision
    if not match.waiting_for_person:
        doing: dict[type, str] = {
            de.Acquisition: "chooses a quest",
            de.Management: "arms its adventurers",
            de.Rewards: "collects its rewards",
        }
        return f"{name} {doing.get(type(decision), 'is thinking')}"
    if not desk.active:  # something is still moving
        return _latest(desk).rstrip() or f"{name} is next"
    if isinstance(action, TakeQuest):
        return _take_text(desk, action)
    if isinstance(action, Arm):
        return _arm_text(desk, action)
    if isinstance(action, Advance):
        return f"{desk.quest(action.quest).name} moves on next. Choose another, or advance it"
    if isinstance(decision, de.Acquisition):
        return _latest(desk) + _acquisition(desk, name)
    if isinstance(decision, de.Management):
        return _management(desk, picks, name)
    return f"{name}: choose the quest that moves on next (QUEST-7)"


def _latest(desk: Desk) -> str:
    """What another guild has just done in this phase."""
    log = desk.match.log
    line = log[-1] if log else None
    if line is None or line.seat in (-1, desk.seat):
        return ""
    return f"{desk.match.name(line.seat)}: {line.text[:1].lower()}{line.text[1:]}. "


def _acquisition(desk: Desk, name: str) -> str:
    if not desk.takes:
        full = len(desk.guild.quests) >= MAX_QUESTS
        why = "has 5 active quests (QUEST-3)" if full else "can pay for no quest"
        return f"{name} {why}: decline"
    if desk.state.options.solo:
        text = f"{name}: take a quest, you must take one every round (SOLO-11)"
        if len(desk.guild.quests) == MAX_QUESTS - 1:
            text = f"{name}: with this one you have 5. Complete one, or the next round is lost"
        return text
    return f"{name}: take a quest, or decline"


def _take_text(desk: Desk, take: TakeQuest) -> str:
    place = desk.state.offer.index(take.quest)
    price = desk.content.prices.places[place]
    cost = "for nothing" if not price else f"for {price} gold"
    if take.charm:
        cost = "and get 1 gold for it"
    text = f"Take {desk.quest(take.quest).name} {cost}"
    if take.skip:
        text += f", beginning on step {take.skip + 1}"
    return text


def _arm_text(desk: Desk, arm: Arm) -> str:
    hero = desk.guild.adventurers[arm.adventurer]
    design = desk.content.designs[arm.design].name
    now = desk.standing_after(arm, arm.quest)
    text = f"{design} for {desk.title(arm.adventurer)}: {standing_text(desk, now)}"
    text += f". Costs {desk.cost_text([arm.design])}"
    if hero.weapon:
        text += f"; the {desk.content.designs[hero.weapon].name} in hand is lost (ADV-5)"
    return text


def _management(desk: Desk, picks: Picks, name: str) -> str:
    hero = desk.title(picks.hero) if picks.hero >= 0 else ""
    design = desk.content.designs[picks.design].name if picks.design else ""
    quest = desk.quest(picks.quest).name if picks.quest else ""
    if hero and quest:
        return f"Which weapon for {hero} on {quest}?"
    if hero and design:
        return f"{design} for {hero}: on which quest?"
    if design and quest:
        return f"Who takes the {design} on {quest}?"
    if hero:
        return f"{hero.capitalize()}: pick a design, and a quest to go on"
    if design:
        return f"{design}: pick who will carry it, and on which quest"
    if quest:
        return f"{quest}: pick an adventurer and a design"
    if not desk.guild.quests:
        return f"{name} has no active quest: be done"
    if desk.unmet:
        unmet = len(desk.unmet)
        verb = "quest is" if unmet == 1 else "quests are"
        return f"{name}: arm your adventurers, {unmet} {verb} not met"
    return f"{name}: every quest is met. Go on arming, or be done"


def warning_lines(desk: Desk) -> tuple[str, list[str]]:
    """Title and lines of the question before quests fail (QUEST-6)."""
    losses = desk.losses
    lines = []
    for loss in losses:
        active = desk.table.find_quest(desk.seat, loss.quest)
        assert active is not None
        verdict = standing_text(desk, desk.standing(active))
        outcome = loss_text(loss.prestige)
        lines.append(f"{desk.quest(loss.quest).name}: {verdict}; {outcome}")
    if desk.state.options.solo:
        lines.append("A failed quest loses the game (SOLO-11).")
    else:
        clauses = "QUEST-6, FAIL-1 to FAIL-4"
        lines.append(f"What fails leaves the game, and the weapons on it are lost ({clauses}).")
    return f"{count(len(losses), 'quest')} will fail", lines
