"""The colours of the table: dark walnut, parchment, brass; only jewels and guilds are saturated."""

from typing import NamedTuple

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
ACTIVE_GLOW = "#F2B65A"
RIM = "#FFE6AE"  # light on the edge of what is pointed at
STRIKE = "#B93F1A"

# The mine: its tray, marks that lie on the ground, and what a strike is told with.
TRAY_LIGHT, TRAY_DARK, TRAY_WOOD = "#6A4F35", "#2B1E14", "#3B2A1C"
TRAY_EDGE, TRAY_RIM, TRAY_FLOOR = "#1A120B", "#0D0906", "#0E0906"
INLAY_LIGHT, INLAY_DARK, RIVET, RIVET_SHINE = "#E3BC66", "#8A6522", "#B98A35", "#F6E0A4"
MINE_VEIL = "#140E0A"  # over hexes that a move does not touch
CASING = "#120B06"  # the dark edge of a bright line on the ground
PATH, CHEVRON = "#EBC268", "#6B4A12"
TARGET, TARGET_GLOW = "#E9BE5F", "#E0B150"
LANDING, LANDING_GLOW = "#FFDD8A", "#FFE2A0"
STRIKE_LINE, STRIKE_CASING = "#F0683C", "#1A0B06"
STRIKE_COUNT, STRIKE_GROUND = "#FFF3E4", "#54200F"
CHIP = "#D6C6A0"  # a number of resources on parchment
# A small flat mine: the floor under each resource, and its mark.
FLOOR = ("#A4663C", "#5E6670", "#6C93AD", "#2C6B4C", "#7A3540", "#565B6E")
GEM = {"emerald": "#4FE3A0", "ruby": "#FF7084", "diamond": "#FFFFFF"}
# The bars above and below the table, and the steps of a ribbon.
BAR_LIGHT, BAR_DARK, BAR_FOOT = "#2B2017", "#241A12", "#201710"
BAR_MARKED = "#47331F"
SHADE = "#000000"
STEP, STEP_LIGHT, STEP_DARK = "#33261A", "#E2B95C", "#B98729"
# The groove of a bar that weighs a reason, on parchment and on wood.
GROOVE_ON_PAPER, GROOVE_ON_WOOD = "#D3C3A1", "#1A120C"

# The backs of cards whose pictures are not there yet, by the folder of the picture.
BACKS = {
    "quests": "#33402A",
    "market": "#27373A",
    "places": "#3B2A1C",
    "wealth": "#453517",
    "scenes": "#241A12",
}
# Fills of the pills that judge a quest.
MET, SHORT, MISSING = "#556E2F", "#B2421F", "#9A5A1A"

# The title over its picture, and the curtain behind its menu.
TITLE_GOLD, CURTAIN = "#F6DFA0", "#0C0805"
# What something runs or is framed in: bars and tracks, pictures, small pictures of a mine.
GROOVE, MOUNT = "#1A120C", "#241A12"
MINE_LIGHT, MINE_DARK = "#33261A", "#17100B"
# The row of whoever is first, from top to bottom.
FIRST = ("#5A4220", "#46331F")
SHINE, GRID = "#FFFFFF", "#4A3825"
# The seats of a new game: taken, in the hand, and free.
SEAT, SEAT_LIFTED, SEAT_FREE = "#352719", "#4A3620", "#6B5236"
# The parts of a final score, from top to bottom, and words on them.
SCORE = {
    "quests": ("#A64C3F", "#8A3D33"),
    "adventurers": ("#70767E", "#5F656C"),
    "cards": ("#387A73", "#2C625C"),
    "bonuses": ("#C0A774", "#A48C5C"),
    "gold": ("#F7D67D", "#DDAF48"),
}
SCORE_TEXT = {"quests": BONE, "adventurers": BONE, "cards": BONE, "bonuses": INK, "gold": INK}
# Rounds of a shared result: with a quest, with a gold one, with none; and their edges.
SHARED = {"■": ("#4E7A37", "#2F4C20"), "★": ("#C08A22", "#7A5410"), "□": ("#CFC2A4", "#9C8F72")}
# The phases of a round as inlays of a replay's track.
_BETWEEN_PHASES = "#7A6346"
PHASE = {
    "setup": _BETWEEN_PHASES,
    "placement": _BETWEEN_PHASES,
    "mine": "#B5713F",
    "market": "#D6A63E",
    "quest": "#7F9F49",
    "end": _BETWEEN_PHASES,
    "scoring": _BETWEEN_PHASES,
}

# Guilds by the colour of their pieces; lines are for charts on dark ground.
GUILD = {"blue": "#2F6DB5", "yellow": "#E3B32C", "purple": "#8A4FA3", "green": "#37884F"}
GUILD_LINE = {"blue": "#6BA3E8", "yellow": "#FFD052", "purple": "#C793DD", "green": "#6CBF80"}
# The same tones in the set "well apart", for eyes that confuse the usual ones (guild_colours.py).
# Of each guild: the deep shade, the shade, the body, the light, the line, the middle
# and the end of banners.
# Purple and green become dark: the rims of their pieces become light.
WELL_APART = {
    "#002769": "#06337A", "#0B4786": "#2B72CE", "#2F6DB5": "#3B85E0", "#4A88D3": "#74B2FF",
    "#6BA3E8": "#8FD0FF", "#2E6CB4": "#2F6FC0", "#123A6B": "#174F9E",
    "#845700": "#8F6200", "#B68B00": "#DBA812", "#E3B32C": "#FFCA30", "#FFD052": "#FFD83A",
    "#B48612": "#C89616",
    "#44025A": "#34082F", "#612D77": "#4C1047", "#8A4FA3": "#702266", "#A66AC0": "#842C78",
    "#C793DD": "#A050E8", "#1A0D20": "#D79BE6", "#4A2560": "#3E0E39",
    "#00420C": "#0A2E06", "#11602E": "#0D3A0B", "#37884F": "#1C5616", "#54A469": "#2C6A20",
    "#6CBF80": "#2E9040", "#0A160C": "#8CD690", "#2F7D46": "#1C5616", "#134D2A": "#0F400F",
}  # fmt: skip
# Who acts: the middle and the dark end of a banner, letters on it, the line that runs out on it;
# under the prompt. Letters stand out from both by 4.5 to 1.
TURN_BODY = {"blue": "#2E6CB4", "yellow": "#E3B32C", "purple": "#8A4FA3", "green": "#2F7D46"}
TURN_DARK = {"blue": "#123A6B", "yellow": "#B48612", "purple": "#4A2560", "green": "#134D2A"}
TURN_INK = {"blue": "#FFFFFF", "yellow": "#241503", "purple": "#FFFFFF", "green": "#FFFFFF"}
TURN_LINE = {"blue": "#F0D590", "yellow": "#241503", "purple": "#F0D590", "green": "#F0D590"}
TURN_PLATE = {"blue": "#123A6B", "yellow": "#5E4506", "purple": "#4A2560", "green": "#134D2A"}
# Stages I to III and the endgame: pips and lines on dark, words on dark, bands on cards.
STAGE = {1: "#6E9A4A", 2: "#8F959C", 3: "#C4473C", 0: "#D6A63E"}
STAGE_TEXT = {1: "#8DBB66", 2: "#A9AFB6", 3: "#E2766B"}
STAGE_BAND = {1: "#466432", 2: "#545B64", 3: "#8F312A", 0: "#B3862F"}

# Quests: rows, the glow of what happens on one, ledger cells, figures and pills.
ROW_EDGE, ROW_EDGE_LIT = "#5D4827", "#7A6238"
ROW_TOP, ROW_TOP_LIT, ROW_FOOT = "#3A2B1E", "#443322", "#30231A"
ROW_FREE, TILE_FREE = "#4A3825", "#54422B"
ROW_MET = "#8FAE4F"
HAPPENS = "#F2B65A"
CELL, CELL_EDGE, CELL_MET, CELL_UNMET, CELL_LINK = (
    "#36281C", "#6D5A38", "#44572A", "#57291A", "#7A6238",
)  # fmt: skip
FIGURE_MET, FIGURE_UNMET, FIGURE_OF = "#DDEFA8", "#F58A62", "#D9C9A6"
TICK_MET, LACKS = "#C5D98C", "#FFB59A"
PILL_TEXT, PILL_PLAIN = "#FFF8E6", "#4A3929"
TYPE_ON_DARK = "#F2D48C"  # the sign of a weapon type
STAMP, STAMP_EDGE = "#5E7B32", "#33461A"  # the tick on a leg that is done
ON_SEAL = "#FFEEC4"  # a figure on the seal of prestige
LOCK, LOCK_EDGE, LOCK_SIGN = "#1A120C", "#8D6C34", "#E8C98A"
FLAG, FLAG_EDGE, HOURGLASS = "#3A2B1D", "#8D6C34", "#E8B45A"
MARKED = "#B9A06A"  # the ring of what is only pointed at

# Cards: words on parchment, fields and plates of legs, steps, leather, steel, gilt.
CARD_LABEL, CARD_RUST, PIP_OFF = "#4A3620", "#8A5A1C", "#C9B78D"
LEATHER, SEAM = "#33241A", "#8D6C34"
FIELD, FIELD_NOW, FIELD_EDGE, STRIP = "#DDCFAC", "#F9F2DF", "#C2AD81", "#E6DAC0"
PLATE, PLATE_PAST, PLATE_BARE = "#3A2A1D", "#7A6A52", "#1C130C"
PRESTIGE_PILL, PRESTIGE_PILL_EDGE, PRESTIGE_PILL_TEXT = "#2F2015", "#D9A93F", "#FFE6AD"
LEG_STEP_LINK = "#A58D62"
LEG_STEP, LEG_STEP_EDGE, LEG_STEP_NOW_EDGE = "#FBF5E4", "#8D744A", "#16263C"
LEG_STEP_DONE, LEG_STEP_DONE_EDGE = "#8F9C5E", "#5F6F35"
STEEL_EDGE, STEEL_SHINE, STEEL_TOP, STEEL_FOOT = "#141A22", "#A9B7C8", "#43505F", "#2C3642"
ENGRAVED, RAISED = "#F0D79A", "#1A120B"  # the shadow of a title in ink, and of one in bone
TILE_LEVEL, TILE_PIP, TILE_PIP_OFF = "#E5D7B6", "#E9BD5A", "#5F4A33"
NICHE_EDGE, NICHE_LIGHT, NICHE_DARK = "#6D5527", "#FFFFFF", "#0B0A12"
SLOT, SLOT_LIGHT, SLOT_DARK, ANVIL = "#1A120C", "#E9DCBD", "#BFA97C", "#6D5A3D"
GILT_BACK, GILT_TOP, GILT_FOOT, GILT_SHINE = "#8F6A22", "#E6BD62", "#C08E33", "#FFE6A3"

# What flies about: sparks of the anvil, dust under boots, scraps of paper.
SPARKS = ("#FFF3C4", "#FFD36B", "#FF9A3C", "#F2B65A")
DUST = "#8C7A62"
PAPER = ("#D9542B", "#E3B32C", "#6E8B3D", "#2F6DB5")

# Set pieces: their heads, the last round, the cloth of a banner, light behind what is held up, and
# the edge of a crack.
PIECE_HEAD, PIECE_LAST = "#F0CE7E", "#FF9A78"
PLATE_TOP, PLATE_FOOT = "#2A1E15", "#1C140E"  # under the words of a set piece
CLOTH_LIGHT, CLOTH_DARK = "#4A2A1E", "#2C1711"
RAYS, CRACK_LIGHT = "#FFD98A", "#F4EBD2"
PORTRAIT_LIGHT, PORTRAIT_DARK = "#E0A552", "#38210F"  # behind a new champion
WAX, WAX_DARK, WAX_SHINE, WAX_SHADE = "#B0281F", "#6E1310", "#E2604F", "#4A0B0A"


class Light(NamedTuple):
    """Light on the table: factor of each colour, and what is added to it."""

    left: str
    added: str


# The light of the table: the lamp of stage I is that of the picture.
LIGHT = {1: None, 2: Light("#B8CDE8", "#05080E"), 3: Light("#F4C0A4", "#0E0402")}

# The market: banners of places, what stands on them, and rows of things to choose.
SHUT_TITLE = "#C9BB9D"  # the name of a place that is closed
SHUT_LINE, OPEN_LINE = "#5A442F", "#8A6A30"  # under the banner
SHUT_DUST = (118, 110, 102, 255)  # over the grey picture of a closed place
HALF_SHADE = "#0E0906"  # over the closed half of the Bazaar
HALF_LINE = "#A67E34"  # between its halves
BANNER_SHADE, TITLE_SHADE = "#1A120B", "#120B06"
TAG, TAG_TEXT = "#140D08", "#E9D9B2"
FADED = "#C4B699"  # names of what cannot be chosen
PRICE_OFF = "#A08F72"  # a price in words that cannot be paid
WARNING = "#C9A27E"  # why a quest cannot be taken on
OFFER_EDGE, OFFER_EDGE_MARKED, OFFER_EDGE_OFF = "#6A5133", "#8A6C42", "#40311F"
OFFER = ("#46331F", "#3A2A1B")
OFFER_MARKED = ("#543D28", "#423020")
OFFER_OFF = ("#2E2219", "#2A1F16")
PIP, PIP_DIM, PIP_DARK = "#E9BD5A", "#A58A4E", "#5F4A33"
PERSON, PERSON_OFF = "#D9C39A", "#83725A"
SHEET_OF_DESIGN, SHEET_OFF = ("#E9DCBD", "#CBB98F"), ("#7D7360", "#6D634F")
TYPE_DIM = "#A08A5C"  # the sign of a weapon type of what cannot be had
OUT_OF_REACH = "#1A120C"  # over a card that cannot be had yet
HOLE, HOLE_EDGE, HOLE_ICON = "#140D08", "#6B5438", "#5A4630"  # where a card lay
SOLD_NAME = "#D9CBAA"
SOLD_GROUND, SOLD_EDGE = ("#3A4560", "#161A2B"), "#6B5A38"
PLAQUE_EDGE, PLAQUE = "#141A22", ("#43505F", "#2C3642")
STEP_BUTTON, STEP_BUTTON_MARKED, STEP_BUTTON_OFF = "#54402A", "#6A5038", "#2C2118"
TRACK, TRACK_OFF, TRACK_LINE = "#DDCFAC", "#8D836D", "#A58D62"
LEG, LEG_PAST, LEG_OFF, LEG_PAST_OFF = "#3A2A1D", "#6E5F49", "#3B3024", "#4C4335"
LEG_TYPE_OFF = "#B39A66"
ARC_EDGE = "#120B06"
# The merchant's buttons, and the shield of the guild that trades.
DEAL, DEAL_MARKED, DEAL_OFF = ("#54402A", "#3F2E1F"), ("#6E5437", "#543E29"), "#2C2118"
SHIELD_GROUND = "#47331F"
# Cards of the market: signs, the sheet a design is drawn on, its cost.
EXCHANGE = "#7A5C30"
NO_TYPE = "#8D744A"
DRAFTED, DRAFTED_UNIQUE = "#B39A6C", "#C99A3B"
DRAFT_PAPER, DRAFT_PAPER_UNIQUE = ("#EFE4C6", "#D6C59C"), ("#3A4560", "#161A2B")
COST_LINE, COST_ANVIL = "#8D6C34", "#D9C39A"
# Small drawings of positions: the ground of a mine, shade over a picture, cards, steps, plates.
SKETCH_GROUND, SKETCH_SHADE = ("#2E2116", "#1B130D"), "#0C0704"
SKETCH_LINE, SKETCH_ARROW = "#E6BE63", "#FFE7A6"
SKETCH_PAPER = ("#F3EAD5", "#D9C9A2")
SKETCH_STEP, SKETCH_STEP_DONE, SKETCH_FLAG = "#D9C9A2", "#B59B62", "#8E2B2B"
SKETCH_LIGHT = "#FFE0A0"
SKETCH_WOOD, SKETCH_PURPLE = ("#4A3722", "#17100A"), ("#5A3B6A", "#1F1026")
QUEST_RIBBON = {"green": "#5E8A43", "grey": "#7D848D", "red": "#B23A33", "gold": "#D6A63E"}
# Cards with a picture to choose from.
CARD, CARD_MARKED, CARD_EDGE = ("#46331F", "#372819"), ("#553F26", "#46331F"), "#6A5236"
BEAD, BEAD_OFF = ("#F0CE7E", "#B78427"), "#3A2A1D"
# The hall: wax of a quest's colour, brass plates, wood, places that are still empty, lamplight.
SEAL_WAX = {"green": "#4E7A37", "grey": "#6B7480", "red": "#A5302A", "gold": "#C08A22"}
HALL_STAGE = {"green": "#5E8A43", "grey": "#7D848D", "red": "#B23A33", "gold": "#D6A63E"}
HALL_PLATE, HALL_PLATE_EDGE = ("#E9C776", "#AE7D2A"), "#4A3210"
HALL_PLATE_TEXT, HALL_PLATE_COUNT, HALL_RIVET = "#2A1A08", "#341F07", "#6A4814"
HALL_BEAM, HALL_SHELF, HALL_POST = ("#5E4127", "#33220F"), ("#7A5632", "#43301C"), "#47301A"
HALL_CABINET = ("#5A3D24", "#2A1C11")
HALL_GRAIN, HALL_EDGE_LIGHT = "#1C120A", "#E9BE82"
HALL_RAIL = ("#F4D88C", "#8A611A")
HALL_GHOST, HALL_HOLLOW, HALL_HOLLOW_LIGHT = "#B98A4A", "#17100A", "#3A2918"
HALL_GHOST_TEXT, HALL_SEPIA = "#D9B277", "#B08A5A"
LAMP_LIGHT, CANDLE_LIGHT, HALL_GLOW = "#FFB24A", "#FF9E3A", "#C9702A"
HALL_ON_PAPER = "#7A4E0C"  # what can be pressed on a slip
PORTRAIT_GROUND = ("#6B4C2E", "#2A1C12")  # behind the face of a rival
CALENDAR, CALENDAR_EDGE = ("#F0E7D1", "#E0D2B2"), "#A98E5E"
