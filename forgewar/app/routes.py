"""Routes: names of scenes, and the classes behind them. Scenes open each other by these names only.

A scene's module is imported when it is first opened, so that the title is on screen at once.
"""

from importlib import import_module

from forgewar.app.window.scene import Scene

ROUTES = {
    # Outside a game
    "title": ("menus.title", "TitleScene"),
    "setup": ("menus.setup", "SetupScene"),
    "host": ("menus.host", "HostScene"),
    "apart": ("apart.scene", "ApartScene"),
    "lobby": ("apart.lobby", "LobbyScene"),
    "settings": ("menus.settings", "SettingsOverlay"),
    "rules": ("book.scene", "RulesOverlay"),
    "library": ("library.scene", "LibraryScene"),
    "naming": ("library.rename_overlay", "NamingOverlay"),
    "importing": ("library.import_overlay", "ImportOverlay"),
    "lessons": ("lessons.scene", "LessonsScene"),
    "puzzles": ("lessons.puzzles", "PuzzlesScene"),
    "challenges": ("lessons.challenges", "ChallengesScene"),
    "hall": ("hall.scene", "HallScene"),
    "review": ("review.scene", "ReviewScene"),
    "replay": ("replay.scene", "ReplayScene"),
    "play_on": ("replay.play_on", "PlayOnOverlay"),
    # The phases of a game, and choices in between
    "mine": ("mine.scene", "MineScene"),
    "market": ("market.scene", "MarketScene"),
    "quest": ("quest.scene", "QuestScene"),
    "scoring": ("scoring.scene", "ScoringScene"),
    "wealth": ("choices.wealth", "WealthScene"),
    "levels": ("choices.levels", "LevelsScene"),
    "champion": ("choices.titles", "ChampionScene"),
    "card_reward": ("choices.card_reward", "CardRewardScene"),
    # Over the table
    "pause": ("menus.pause", "PauseOverlay"),
    "tips": ("match.guide", "TipsOverlay"),
    "mat": ("match.guild_mat", "MatOverlay"),
    "log": ("match.log_overlay", "LogOverlay"),
    "ask": ("match.symbol_overlay", "AskOverlay"),
    "talk": ("match.table_talk", "TalkOverlay"),
    "why": ("match.why_overlay", "WhyOverlay"),
    "ledger": ("quest.ledger", "LedgerOverlay"),
    "merchant": ("match.merchant", "MerchantOverlay"),
    "discard": ("match.discard", "DiscardOverlay"),
    "tiles": ("match.bonus_tiles", "TilesOverlay"),
    "handover": ("match.handover", "HandoverOverlay"),
    "stage": ("match.stage_overlay", "StageOverlay"),
}


def route(name: str) -> type[Scene]:
    """The scene behind a name."""
    room, scene = ROUTES[name]
    found: type[Scene] = getattr(import_module(f"forgewar.app.{room}"), scene)
    return found
