"""Ribbons of champions' titles, and the pictures that go with them."""

from typing import NamedTuple

from forgewar.app.kit import palette
from forgewar.app.kit.box import Box
from forgewar.app.kit.canvas import Canvas
from forgewar.content.model import RESOURCES, AbilityKind, Title
from forgewar.words.names import card_name


class Look(NamedTuple):
    """The ribbon of a title and the picture on its card; `light` ribbons carry ink."""

    ribbon: str
    picture: str
    light: bool = False


_LOOKS: dict[AbilityKind, Look] = {
    "leg_prestige": Look("opportunistic", "quests/a_giant_asleep_on_the_road", light=True),
    "quest_prestige": Look("valorous", "quests/the_storm_knights_challenge", light=True),
    "quest_gold": Look("fortuitous", "wealth/guild_treasury", light=True),
    "skip_steps": Look("expeditious", "places/road"),
    "charm_gold": Look("charming", "places/bazaar"),
    "leg_power": Look("unrelenting", "quests/the_minotaurs_wager"),
}
_TYPES = {
    "slashing": Look("rending", "weapons/iron_axe"),
    "crushing": Look("brutish", "weapons/starfall_hammer"),
    "piercing": Look("thrusting", "weapons/iron_spear"),
}
_GEMS = {
    "emerald": Look("dendritic", "mine/stage1/emerald_a"),
    "ruby": Look("sanguine", "mine/stage2/ruby_a"),
    "diamond": Look("purified", "mine/stage3/diamond_a", light=True),
}


def look_of(title: Title) -> Look:
    """The ribbon goes with the ability, so that titles of a pack have one, too."""
    if title.ability == "wields_type":
        return _TYPES[title.type or "slashing"]
    if title.ability == "gem_power":
        return _GEMS.get(RESOURCES[title.resource or 0], _GEMS["emerald"])
    return _LOOKS[title.ability]


def draw_ribbon(c: Canvas, title: Title, box: Box, size: float, *, grey: bool = False) -> None:
    """A title on its ribbon; the band for the name begins at a quarter of its width."""
    look = look_of(title)
    c.picture(f"titles/ribbon_{look.ribbon}", *box, grey=grey, sign=False)
    colour = palette.INK if look.light and not grey else palette.BONE
    middle = box.x + box.width * 0.565, box.y + box.height * 0.45
    c.text(str(card_name(title)), *middle, size=size, face="Title", colour=colour, anchor="c",
           room=box.width * 0.6)  # fmt: skip
