"""Guilds that can trade, and the trades they may make."""

from rules.kit import begun, content_with, give, leg, quest, stall

from forgewar.rules.actions import BuyResource, SellResource, UseStall
from forgewar.rules.game import Game

BOOTH = stall("ruby", "iron", id="booth")


def rich(*, guilds: int = 2, **options: object) -> Game:
    """Everybody has gold, resources and a stall."""
    game = begun(guilds=guilds, content=content_with(BOOTH, quest(leg(3))), **options)
    for seat, guild in enumerate(game.state.guilds):
        give(game, seat, gold=20, copper=4, iron=4, ruby=4)
        guild.bonus_cards = ["booth"]
    return game


def trades_of(game: Game) -> set[type]:
    """The kinds of trade that any guild may make now."""
    kinds = (BuyResource, SellResource, UseStall)
    return {type(action) for action in game.legal() if isinstance(action, kinds)}
