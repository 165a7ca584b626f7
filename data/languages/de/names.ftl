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

# Adventurers are called by their faces. Under portraits; in sentences in the form
# that FORM asks for.
face-ranger = Waldläufer
    .nom = der Waldläufer
    .acc = den Waldläufer
    .dat = dem Waldläufer
    .gen = des Waldläufers
face-brute = Raufbold
    .nom = der Raufbold
    .acc = den Raufbold
    .dat = dem Raufbold
    .gen = des Raufbolds
face-squire = Junker
    .nom = der Junker
    .acc = den Junker
    .dat = dem Junker
    .gen = des Junkers
face-elf = Elfe
    .nom = die Elfe
    .acc = die Elfe
    .dat = der Elfe
    .gen = der Elfe
face-smith = Schmied
    .nom = der Schmied
    .acc = den Schmied
    .dat = dem Schmied
    .gen = des Schmieds
face-huntress = Jägerin
    .nom = die Jägerin
    .acc = die Jägerin
    .dat = der Jägerin
    .gen = der Jägerin
face-veteran = Haudegen
    .nom = der Haudegen
    .acc = den Haudegen
    .dat = dem Haudegen
    .gen = des Haudegens
face-corsair = Piratin
    .nom = die Piratin
    .acc = die Piratin
    .dat = der Piratin
    .gen = der Piratin
face-cleric = Priesterin
    .nom = die Priesterin
    .acc = die Priesterin
    .dat = der Priesterin
    .gen = der Priesterin
face-orc = Ork
    .nom = der Ork
    .acc = den Ork
    .dat = dem Ork
    .gen = des Orks
face-duelist = Fechter
    .nom = der Fechter
    .acc = den Fechter
    .dat = dem Fechter
    .gen = des Fechters
face-shieldmaiden = Schildmaid
    .nom = die Schildmaid
    .acc = die Schildmaid
    .dat = der Schildmaid
    .gen = der Schildmaid
face-tinker = Tüftler
    .nom = der Tüftler
    .acc = den Tüftler
    .dat = dem Tüftler
    .gen = des Tüftlers
face-knight = Ritter
    .nom = der Ritter
    .acc = den Ritter
    .dat = dem Ritter
    .gen = des Ritters
# A second adventurer with the same face.
hero-again = { $hero } { $number }
    .nom = { FORM($hero, "nom") } { $number }
    .acc = { FORM($hero, "acc") } { $number }
    .dat = { FORM($hero, "dat") } { $number }
    .gen = { FORM($hero, "gen") } { $number }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = { FORM($hero, "nom") }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card } ({ $number })

# Resources as such, inside sentences.
resource-copper = Kupfer
    .dat = Kupfer
    .many = Kupfer
    .no = kein Kupfer
resource-iron = Eisen
    .dat = Eisen
    .many = Eisen
    .no = kein Eisen
resource-mithril = Mithril
    .dat = Mithril
    .many = Mithril
    .no = kein Mithril
resource-emerald = Smaragd
    .dat = Smaragden
    .many = Smaragde
    .no = keinen Smaragd
resource-ruby = Rubin
    .dat = Rubinen
    .many = Rubine
    .no = keinen Rubin
resource-diamond = Diamant
    .dat = Diamanten
    .many = Diamanten
    .no = keinen Diamanten

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
player-artisan = Altgeselle
player-master = Meister
player-grandmaster = Großmeister
player-sensible = Vernünftig
player-random = Zufällig
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = Automatisch
