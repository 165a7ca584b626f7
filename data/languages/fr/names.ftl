### What things are called. Names stand alone on labels and inside sentences.

# The guilds, by the emblem on their pieces: on panels, in prompts and in sentences.
guild-tower = Bastion
guild-sun = Soleil
guild-raven = Corbeau
guild-oak = Chêne
# A colour of a solo game that nobody plays, in a transcript: "the automated green".
automated-guild = l’automate { $colour }
colour-blue = bleu
colour-yellow = jaune
colour-purple = violet
colour-green = vert
# Quests are green, too, or of these colours.
colour-grey = gris
colour-red = rouge
colour-gold = or

# Adventurers are called by their faces. Under portraits, and in sentences after "the".
face-ranger = Rôdeur
face-brute = Brute
face-squire = Écuyer
face-elf = Elfe
face-smith = Ferronnier
face-huntress = Chasseresse
face-veteran = Vétéran
face-corsair = Corsaire
face-cleric = Clerc
face-orc = Orc
face-duelist = Duelliste
face-shieldmaiden = Valkyrie
face-tinker = Bricoleur
face-knight = Chevalier
# A second adventurer with the same face.
hero-again = { $hero } { $number }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = { $hero }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card } ({ $number })

# Resources as such, inside sentences.
resource-copper = cuivre
resource-iron = fer
resource-mithril = mithril
resource-emerald = émeraude
resource-ruby = rubis
resource-diamond = diamant

# So much of something, inside sentences and in lists.
amount-copper = { $count } cuivre
amount-iron = { $count } fer
amount-mithril = { $count } mithril
amount-emerald = { $count ->
    [one] { $count } émeraude
   *[other] { $count } émeraudes
  }
amount-ruby = { $count } rubis
amount-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamants
  }
amount-gold = { $count } or
amount-prestige = { $count } prestige

# What somebody has more or less of afterwards: "+2 iron", in lists.
change-copper = { SIGNED($count) } cuivre
change-iron = { SIGNED($count) } fer
change-mithril = { SIGNED($count) } mithril
change-emerald = { SIGNED($count) } { $count ->
    [one] émeraude
   *[other] émeraudes
  }
change-ruby = { SIGNED($count) } rubis
change-diamond = { SIGNED($count) } { $count ->
    [one] diamant
   *[other] diamants
  }
change-gold = { SIGNED($count) } or
change-prestige = { SIGNED($count) } prestige

# The stages of an epic game, in headings and sentences.
stage-1 = Âge I
stage-2 = Âge II
stage-3 = Âge III

# Modes and difficulties, inside sentences: "an epic game", "Epic, hard".
mode-simple = simple
mode-epic = épique
mode-fast_forward = accélérée
mode-solo = solo
difficulty-easy = facile
difficulty-medium = moyenne
difficulty-hard = difficile
difficulty-random = aléatoire

# Weapon types, inside sentences.
type-slashing = tranchante
type-piercing = perçante
type-crushing = contondante

# Who plays a seat, on buttons to choose from of about 12 letters and beside a guild's name. The last two
# play in simulations only.
player-person = Humain
player-apprentice = Apprenti
player-journeyman = Compagnon
player-master = Maître
player-sensible = Raisonnable
player-random = Hasard
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = Automate
