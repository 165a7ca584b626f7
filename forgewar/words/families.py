"""Message ids that are made from kinds: `amount-` and the kind of an effect, for example.

`forgewar check` expands every family and reports the messages that are missing or too many.
"""

from typing import Final, get_args

from forgewar.ai.explain.fact import FactKind
from forgewar.ai.players.base import CHARACTERS
from forgewar.content.model import (
    EFFECT_KINDS,
    RESOURCES,
    AbilityKind,
    ActsOn,
    Difficulty,
    EndBonusKind,
    ModeName,
    SavvyKind,
    TileReward,
    WeaponType,
)
from forgewar.net.protocol import RefusalCode
from forgewar.rules import events as ev
from forgewar.rules.decisions import Decision
from forgewar.rules.effects import ASK
from forgewar.words.games import UNNAMED_PHASES
from forgewar.words.log import PRICES
from forgewar.words.names import RIVALS

Kinds = tuple[str, ...]

_MODES: Final[Kinds] = get_args(ModeName)
_PHASES: Final[Kinds] = get_args(ev.Phase)
_SOURCES: Final[Kinds] = get_args(ev.Source)
_NO_GAINS: Final = {*PRICES, "failure", "end_sale"}  # these two have sentences of their own

# Entries of the guide: one for each decision, and more where the same one asks for other advice.
_MORE_GUIDE: Final[dict[str, Kinds]] = {
    "placement": ("solo_placement",),
    "mine": ("solo_mine", "mine_second", "solo_mine_second"),
    "market": ("market_last", "solo_market"),
    "acquisition": ("solo_acquisition",),
}
_TAGS: Final[Kinds] = tuple(str(kind.__struct_config__.tag) for kind in get_args(Decision))
GUIDE: Final[Kinds] = tuple(entry for tag in _TAGS for entry in (tag, *_MORE_GUIDE.get(tag, ())))

# Quick phrases of table talk (play/apart/phrases.py).
PHRASES: Final[Kinds] = ("hello", "ready", "moment", "luck", "nice", "thanks")

FAMILIES: Final[dict[str, Kinds]] = {
    "ability-does-": tuple(
        kind for kind in get_args(AbilityKind) if kind not in ("wields_type", "gem_power")
    ),
    "amount-": tuple(kind for kind in EFFECT_KINDS if kind != "claim"),
    "apart-phrase-": PHRASES,
    "change-": (*RESOURCES, "gold", "prestige"),
    "cli-game-": _MODES,
    "difficulty-": get_args(Difficulty),
    "effects-": (*get_args(ActsOn), "alone"),
    "end-bonus-for-": get_args(EndBonusKind),
    "fact-": get_args(FactKind),
    "game-phase-": tuple(phase for phase in _PHASES if phase not in UNNAMED_PHASES),
    "guide-": tuple(f"{entry}{end}" for entry in GUIDE for end in ("", "-text")),
    "log-advances-": get_args(ev.AdvancedBy),
    "log-declined-": get_args(ev.DeclinedKind),
    "log-gains-": tuple(source for source in _SOURCES if source not in _NO_GAINS),
    "log-lapsed-": get_args(ev.LapsedKind),
    "log-passed-": tuple(sorted({*get_args(ev.PassedKind)} - {"trade_window"})),
    "log-phase-": tuple(phase for phase in _PHASES if phase != "mine"),  # the round says it
    "market-card-savvy-short-": get_args(SavvyKind),
    "market-place-": tuple(s for s in get_args(ev.Space) if not s.startswith("bazaar_")),
    "market-type-short-": get_args(WeaponType),
    "menus-difficulty-words-": get_args(Difficulty),
    "menus-length-words-": _MODES,
    "menus-mode-words-": (*_MODES, "solo"),
    "mode-": (*_MODES, "solo"),
    "net-refused-": get_args(RefusalCode),
    "quest-then-": tuple(kind.replace("_", "-") for kind in (*ASK, "title")),
    "resource-": RESOURCES,
    "rival-": (
        *RIVALS,
        *(f"about-{id_}" for id_ in RIVALS),
        *(f"temper-{c}" for c in CHARACTERS),
    ),
    "tile-each-": tuple(
        f"{kind}-{reward}" for kind in ("decorated", "knowledge") for reward in get_args(TileReward)
    ),
    "tile-exactly-": ("industrious", "adventurous"),
    "transcript-advanced-": (*get_args(ev.AdvancedBy), "off"),
    "transcript-declined-": get_args(ev.DeclinedKind),
    "transcript-goes-": get_args(ev.Space),
    "transcript-lapsed-": get_args(ev.LapsedKind),
    "transcript-part-": _PHASES,
    "transcript-passed-": get_args(ev.PassedKind),
    "transcript-phase-": _PHASES,
    "transcript-source-": _SOURCES,
    "type-": get_args(WeaponType),
}
