### What things are called. Names stand alone on labels and inside sentences.

# The guilds, by the emblem on their pieces: on panels, in prompts and in sentences.
guild-tower = Turm
guild-sun = Sonne
guild-raven = Rabe
guild-oak = Eiche
# A colour of a solo game that nobody plays, in a transcript: "the automated green".
automated-guild = Automat { CAPITAL($colour) }
colour-blue = blau
colour-yellow = gelb
colour-purple = lila
colour-green = grün
# Quests are green, too, or of these colours.
colour-grey = grau
colour-red = rot
colour-gold = gold

# Adventurers are called by their faces. Under portraits, and in sentences after "the".
face-ranger = Waldläufer
face-brute = Raufbold
face-squire = Junker
face-elf = Elfe
face-smith = Schmied
face-huntress = Jägerin
face-veteran = Haudegen
face-corsair = Piratin
face-cleric = Priesterin
face-orc = Ork
face-duelist = Fechter
face-shieldmaiden = Schildmaid
face-tinker = Tüftler
face-knight = Ritter
# A second adventurer with the same face.
hero-again = { $hero } { $number }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = { $hero }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card } ({ $number })

# Resources as such, inside sentences.
resource-copper = Kupfer
resource-iron = Eisen
resource-mithril = Mithril
resource-emerald = Smaragd
resource-ruby = Rubin
resource-diamond = Diamant

# So much of something, inside sentences and in lists.
amount-copper = { $count } Kupfer
amount-iron = { $count } Eisen
amount-mithril = { $count } Mithril
amount-emerald = { $count ->
    [one] { $count } Smaragd
   *[other] { $count } Smaragde
  }
amount-ruby = { $count ->
    [one] { $count } Rubin
   *[other] { $count } Rubine
  }
amount-diamond = { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
  }
amount-gold = { $count } Gold
amount-prestige = { $count } Prestige

# What somebody has more or less of afterwards: "+2 iron", in lists.
change-copper = { SIGNED($count) } Kupfer
change-iron = { SIGNED($count) } Eisen
change-mithril = { SIGNED($count) } Mithril
change-emerald = { SIGNED($count) } { $count ->
    [one] Smaragd
   *[other] Smaragde
  }
change-ruby = { SIGNED($count) } { $count ->
    [one] Rubin
   *[other] Rubine
  }
change-diamond = { SIGNED($count) } { $count ->
    [one] Diamant
   *[other] Diamanten
  }
change-gold = { SIGNED($count) } Gold
change-prestige = { SIGNED($count) } Prestige

# The stages of an epic game, in headings and sentences.
stage-1 = Epoche I
stage-2 = Epoche II
stage-3 = Epoche III

# Modes and difficulties, inside sentences: "an epic game", "Epic, hard".
mode-simple = einfach
mode-epic = episch
mode-fast_forward = Zeitraffer
mode-solo = Solo
difficulty-easy = leicht
difficulty-medium = mittel
difficulty-hard = schwer
difficulty-random = zufällig

# Weapon types, inside sentences.
type-slashing = Hieb
type-piercing = Stich
type-crushing = Wucht

# Who plays a seat, on buttons to choose from of about 12 letters and beside a guild's name. The last two
# play in simulations only.
player-person = Mensch
player-apprentice = Lehrling
player-journeyman = Geselle
player-master = Meister
player-sensible = Vernünftig
player-random = Zufällig
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = Automatisch
