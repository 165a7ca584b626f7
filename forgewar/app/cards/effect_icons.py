"""The icon of each kind of effect, on cards, in rows and beside rewards."""

from typing import Final, NamedTuple

from forgewar.content.model import EffectKind


class Icon(NamedTuple):
    """`picture` is a path under assets; a glyph has no colours of its own and takes a tint. A
    number that is `inside` stands on the icon, else before it."""

    picture: str
    glyph: bool = False
    inside: bool = False


ICONS: Final[dict[EffectKind, Icon]] = {
    "copper": Icon("resources/copper"),
    "iron": Icon("resources/iron"),
    "mithril": Icon("resources/mithril"),
    "emerald": Icon("resources/emerald"),
    "ruby": Icon("resources/ruby"),
    "diamond": Icon("resources/diamond"),
    "gold": Icon("icons/coin", inside=True),
    "prestige": Icon("icons/seal", inside=True),
    "adventurer": Icon("icons/person", glyph=True),
    "level": Icon("icons/level", glyph=True),
    "overseer_move": Icon("icons/overseer_move", glyph=True),
    "worker_move": Icon("icons/worker_move", glyph=True),
    "market_card": Icon("icons/market_card", glyph=True),
    "claim": Icon("icons/claim", glyph=True),
}
