"""Which scene serves which decision: the scene on top follows `game.decision`."""

from typing import TYPE_CHECKING

from forgewar.rules import decisions as de

if TYPE_CHECKING:
    from forgewar.app.app import App
    from forgewar.app.scene import Scene


def scene_for(decision: de.Decision | None) -> type["Scene"]:
    """The scene in which a decision is made; the scoring once the game is over."""
    from forgewar.app.scenes.card_reward import CardRewardScene
    from forgewar.app.scenes.levels import LevelsScene
    from forgewar.app.scenes.market import MarketScene
    from forgewar.app.scenes.mine import MineScene
    from forgewar.app.scenes.quest import QuestScene
    from forgewar.app.scenes.scoring import ScoringScene
    from forgewar.app.scenes.titles import ChampionScene
    from forgewar.app.scenes.wealth import WealthScene

    if decision is None:
        return ScoringScene
    return {
        de.WealthChoice: WealthScene,
        de.WealthRaise: WealthScene,
        de.Placement: MineScene,
        de.MineTurn: MineScene,
        de.AutomatedTie: MineScene,
        de.OverseerReward: MineScene,
        de.WorkerReward: MineScene,
        de.MarketTurn: MarketScene,
        de.TradeWindow: MarketScene,
        de.Shopping: MarketScene,
        de.Acquisition: QuestScene,
        de.Management: QuestScene,
        de.Rewards: QuestScene,
        de.CardReward: CardRewardScene,
        de.LevelReward: LevelsScene,
        de.TitleChoice: ChampionScene,
    }[type(decision)]


def follow(app: "App") -> None:
    """Bring the scene of the present decision to the bottom of the match's scenes. Overlays that
    belong to a decision are closed; what somebody is reading or trading in stays open."""
    match = app.match
    if match is None:
        return
    wanted = scene_for(match.decision)
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
