### What things are called. Names stand alone on labels and inside sentences.

# The guilds, by the emblem on their pieces: on panels, in prompts and in sentences.
guild-tower = Tower
guild-sun = Sun
guild-raven = Raven
guild-oak = Oak
# A colour of a solo game that nobody plays, in a transcript: "the automated green".
automated-guild = the automated { $colour }
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-green = green
# Quests are green, too, or of these colours.
colour-grey = grey
colour-red = red
colour-gold = gold

# Adventurers are called by their faces. Under portraits, and in sentences after "the".
face-ranger = Ranger
face-brute = Brute
face-squire = Squire
face-elf = Elf
face-smith = Smith
face-huntress = Huntress
face-veteran = Veteran
face-corsair = Corsair
face-cleric = Cleric
face-orc = Orc
face-duelist = Duelist
face-shieldmaiden = Shieldmaiden
face-tinker = Tinker
face-knight = Knight
# A second adventurer with the same face.
hero-again = { $hero } { $number }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = the { $hero }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card } ({ $number })

# Resources as such, inside sentences.
resource-copper = copper
    .many = copper
resource-iron = iron
    .many = iron
resource-mithril = mithril
    .many = mithril
resource-emerald = emerald
    .many = emeralds
resource-ruby = ruby
    .many = rubies
resource-diamond = diamond
    .many = diamonds

# So much of something, inside sentences and in lists.
amount-copper = { $count } copper
amount-iron = { $count } iron
amount-mithril = { $count } mithril
amount-emerald = { $count ->
    [one] { $count } emerald
   *[other] { $count } emeralds
  }
amount-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
  }
amount-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
  }
amount-gold = { $count } gold
amount-prestige = { $count } prestige

# What somebody has more or less of afterwards: "+2 iron", in lists.
change-copper = { SIGNED($count) } copper
change-iron = { SIGNED($count) } iron
change-mithril = { SIGNED($count) } mithril
change-emerald = { SIGNED($count) } { $count ->
    [one] emerald
   *[other] emeralds
  }
change-ruby = { SIGNED($count) } { $count ->
    [one] ruby
   *[other] rubies
  }
change-diamond = { SIGNED($count) } { $count ->
    [one] diamond
   *[other] diamonds
  }
change-gold = { SIGNED($count) } gold
change-prestige = { SIGNED($count) } prestige

# The stages of an epic game, in headings and sentences.
stage-1 = Stage I
stage-2 = Stage II
stage-3 = Stage III

# Modes and difficulties, inside sentences: "an epic game", "Epic, hard".
mode-simple = simple
mode-epic = epic
mode-fast_forward = fast-forward
mode-solo = solo
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-random = random

# Weapon types, inside sentences.
type-slashing = slashing
type-piercing = piercing
type-crushing = crushing

# Who plays a seat, on buttons to choose from of about 12 letters and beside a guild's name. The last two
# play in simulations only.
player-person = Person
player-apprentice = Apprentice
player-journeyman = Journeyman
player-artisan = Artisan
player-master = Master
player-grandmaster = Grandmaster
player-sensible = Sensible
player-random = Random
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = Automated
