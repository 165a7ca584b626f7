"""The colours of the table: dark walnut, parchment, brass; only jewels and guilds are saturated."""

WALNUT = "#1E1712"
OAK = "#3A2A1D"
BRASS = "#C99A3B"
PARCHMENT = "#EADFC6"
INK = "#2A1D12"
BONE = "#F3E9D2"
EMBER = "#D9542B"
MOSS = "#6E8B3D"

# Text on dark panels: quieter, better, worse, changed, zero or disabled.
DIM = "#B9A98C"
MOSS_LIGHT = "#A9C76B"
EMBER_LIGHT = "#F0835A"
CHANGED = "#F0CE7E"
OFF = "#94846A"
PRESTIGE = "#F0D590"
# Text on parchment: quieter, and bad news.
SEPIA = "#6B5233"
BLOOD = "#8A270E"

OUTLINE = "#120D09"
RULE = "#5A442F"
EDGE = "#57412D"
LIT = "#46331F"  # a row that can be chosen
FLAT = "#2E2219"  # a row that cannot
CHOSEN = "#F0C65E"  # the ring of what is chosen
STRIKE = "#B93F1A"

# Fills of the pills that judge a quest.
MET, SHORT, MISSING = "#587231", "#B2421F", "#9A5A1A"

# The title over its picture, and the curtain behind its menu.
TITLE_GOLD, CURTAIN = "#F6DFA0", "#0C0805"
# What something runs or is framed in: bars and tracks, pictures, small pictures of a mine.
GROOVE, MOUNT = "#1A120C", "#241A12"
MINE_LIGHT, MINE_DARK = "#33261A", "#17100B"
# Bars along the foot of the screen, from top to bottom; the row of whoever is first.
FOOT = ("#2B2017", "#201710")
FIRST = ("#5A4220", "#46331F")
SHINE, GRID = "#FFFFFF", "#4A3825"
# The parts of a final score, from top to bottom, and words on them.
SCORE = {
    "quests": ("#A64C3F", "#8A3D33"),
    "adventurers": ("#70767E", "#5F656C"),
    "cards": ("#387A73", "#2C625C"),
    "bonuses": ("#C0A774", "#A48C5C"),
    "gold": ("#F7D67D", "#DDAF48"),
}
SCORE_TEXT = {"quests": BONE, "adventurers": BONE, "cards": BONE, "bonuses": INK, "gold": INK}
# The phases of a round as inlays of a replay's track.
PHASE = {"mine": "#B5713F", "market": "#D6A63E", "quest": "#7F9F49"}
NO_PHASE = "#7A6346"

# Guilds by the colour of their pieces; lines are for charts on dark ground.
GUILD = {"blue": "#2F6DB5", "yellow": "#E3B32C", "purple": "#8A4FA3", "green": "#37884F"}
GUILD_LINE = {"blue": "#6BA3E8", "yellow": "#FFD052", "purple": "#C793DD", "green": "#6CBF80"}
# Stages I to III and the endgame: pips and lines on dark, words on dark, bands on cards.
STAGE = {1: "#6E9A4A", 2: "#8F959C", 3: "#C4473C", 0: "#D6A63E"}
STAGE_TEXT = {1: "#8DBB66", 2: "#A9AFB6", 3: "#E2766B"}
STAGE_BAND = {1: "#466432", 2: "#545B64", 3: "#8F312A", 0: "#B3862F"}
