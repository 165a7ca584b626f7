"""Colours of things: metals and gems in five tones, woods and wraps in three, guilds, stages."""

Tones = dict[str, str]


def _tones(hi: str, lit: str, base: str, sh: str, dk: str) -> Tones:
    return {"hi": hi, "lit": lit, "base": base, "sh": sh, "dk": dk}


# Metals and gems: highlight, lit side, body, shaded side, outline.
COPPER = _tones("#f0b183", "#dd8e57", "#c9733a", "#93491f", "#6b3214")
IRON = _tones("#d5dae1", "#939ba8", "#5c636e", "#434954", "#2c3038")
STEEL = _tones("#dfe3ea", "#a3aab6", "#6d7480", "#4b515d", "#2c3038")  # iron that reads on navy
MITHRIL = _tones("#eef8ff", "#b3d8ee", "#7fb4d6", "#4f86ab", "#2f5b7b")
BRASS = _tones("#ffe6a3", "#e6bd62", "#c99a3b", "#8f6a22", "#5f4514")
EMERALD = _tones("#c9f7de", "#74dba8", "#2fa36b", "#1b7349", "#0f4a2f")
RUBY = _tones("#ffc3c8", "#ec6a77", "#c8374a", "#912035", "#5e1020")
DIAMOND = _tones("#ffffff", "#f7fbff", "#dbe7f0", "#a9bfd0", "#3d5166")
ICE = _tones("#ffffff", "#d9f3fc", "#a3d9ee", "#62a8cd", "#2f6b91")
CRIMSON = _tones("#f0908c", "#c9504c", "#a5333a", "#74202c", "#47121d")
NIGHT = _tones("#6f9bd6", "#3f6db0", "#2d5490", "#1f3c6c", "#142849")
LEAF = _tones("#cfe39a", "#94b95b", "#6e9440", "#4a6a2b", "#2f471b")
IVORY = _tones("#fffaf0", "#f0dfbb", "#d0b585", "#a88f69", "#5f4526")

# Woods and wraps: lit, body, dark.
WOOD = ("#a8713f", "#7d4f2b", "#553319")
ASH = ("#c99862", "#9c6c3e", "#6b4523")
OAK_WOOD = ("#b98a52", "#8c6136", "#5c3c1f")
DARK_WOOD = ("#8a6a58", "#5f4438", "#3f2b24")
RED_WOOD = ("#cf5a4e", "#a0352f", "#6b1f1f")
GRIP = ("#6b4630", "#452b1c", "#2b1a10")
CORD = ("#e6cf9d", "#b99a67", "#7c6340")
BLUE_GRIP = ("#7ea3cf", "#3f6598", "#243f66")
RED_GRIP = ("#cf5a54", "#8f2f33", "#561820")
GREEN_GRIP = ("#7fa070", "#4a6b48", "#2a4230")
WHITE_GRIP = ("#ffffff", "#cfe2ee", "#8fb0c6")

# Skins of people: lit, shaded, dark.
SKINS = (
    ("#e8b88f", "#b57f5c", "#8a5a3f"),
    ("#c98f66", "#94613f", "#6b432a"),
    ("#8f5f43", "#66402b", "#46291a"),
    ("#f0cba6", "#c4916c", "#94664a"),
)

BONE, GILT, OUTLINE = "#f3e9d2", "#c99a3b", "#130c07"

# Guild colours, and the colour of the emblem on each.
GUILDS = {"tower": "#2f6db5", "sun": "#e3b32c", "raven": "#8a4fa3", "oak": "#37884f"}
EMBLEM_COLOURS = {"tower": BONE, "sun": "#3a2406", "raven": BONE, "oak": BONE}

# Quests by colour: Stage I, II, III, and the gold ones of the end.
QUESTS = {"green": "#466432", "grey": "#545b64", "red": "#8f312a", "gold": "#b3862f"}
KINDS = {
    "design": "#3e4a57",
    "unique": "#2a2f45",
    "bonus": "#275350",
    "single": "#7d4b21",
    "wealth": "#55365a",
}
