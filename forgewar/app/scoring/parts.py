"""How each part of the count is called, coloured and marked, in the ribbon, the bars and the
charts."""

from dataclasses import dataclass

from forgewar.app.kit import palette


@dataclass(frozen=True, slots=True)
class Look:
    """One part of the count; `text` is the colour of words on its `top` and `bottom`."""

    part: str
    label: str
    top: str
    bottom: str
    text: str = palette.BONE

    @property
    def icon(self) -> str:
        return f"icons/source_{self.part}"


LOOKS = (
    Look("quests", "Quests", "#A64C3F", "#8A3D33"),
    Look("adventurers", "Adventurers", "#70767E", "#5F656C"),
    Look("cards", "Cards", "#387A73", "#2C625C"),
    Look("bonuses", "Bonuses", "#C0A774", "#A48C5C", palette.INK),
    Look("gold", "Gold", "#F7D67D", "#DDAF48", palette.INK),
)
