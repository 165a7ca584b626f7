"""Which scene serves which decision: the scene on top follows `game.decision`."""

from typing import TYPE_CHECKING

from forgewar.rules import decisions as de

if TYPE_CHECKING:
    from forgewar.app.window.app import App

_SCENES: dict[type, str] = {
    de.WealthChoice: "wealth",
    de.WealthRaise: "wealth",
    de.Placement: "mine",
    de.MineTurn: "mine",
    de.AutomatedTie: "mine",
    de.OverseerReward: "mine",
    de.WorkerReward: "mine",
    de.MarketTurn: "market",
    de.TradeWindow: "market",
    de.Shopping: "market",
    de.Acquisition: "quest",
    de.Management: "quest",
    de.Rewards: "quest",
    de.CardReward: "card_reward",
    de.LevelReward: "levels",
    de.TitleChoice: "champion",
}


def scene_for(decision: de.Decision | None) -> str:
    """The door of the scene in which a decision is made; the scoring once the game is over."""
    return "scoring" if decision is None else _SCENES[type(decision)]


def follow(app: "App") -> None:
    """Bring the scene of the present decision to the bottom of the match's scenes. Overlays that
    belong to a decision are closed; what somebody is reading or trading in stays open."""
    match = app.match
    if match is None:
        return
    wanted = app.door(scene_for(match.decision))
    stack = app.stack
    base = next((scene for scene in reversed(stack.scenes) if not scene.overlay), None)
    playing = base is not None and base.scope == "play"
    while len(stack.scenes) > 1 and stack.top.overlay and not (playing and stack.top.stays):
        stack.pop()
    if type(base) is not wanted:
        if playing:
            stack.replace_base(wanted(app))
        else:
            stack.push(wanted(app))
    app.changed()
