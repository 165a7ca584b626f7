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

# Adventurers are called by their faces. Under portraits; in sentences in the form
# that FORM asks for.
face-ranger = Rôdeur
    .le = le Rôdeur
    .au = au Rôdeur
    .du = du Rôdeur
    .champion = champion
face-brute = Brute
    .le = la Brute
    .au = à la Brute
    .du = de la Brute
    .champion = championne
face-squire = Écuyer
    .le = l’Écuyer
    .au = à l’Écuyer
    .du = de l’Écuyer
    .champion = champion
face-elf = Elfe
    .le = l’Elfe
    .au = à l’Elfe
    .du = de l’Elfe
    .champion = champion
face-smith = Ferronnier
    .le = le Ferronnier
    .au = au Ferronnier
    .du = du Ferronnier
    .champion = champion
face-huntress = Chasseresse
    .le = la Chasseresse
    .au = à la Chasseresse
    .du = de la Chasseresse
    .champion = championne
face-veteran = Vétéran
    .le = le Vétéran
    .au = au Vétéran
    .du = du Vétéran
    .champion = champion
face-corsair = Corsaire
    .le = la Corsaire
    .au = à la Corsaire
    .du = de la Corsaire
    .champion = championne
face-cleric = Clerc
    .le = le Clerc
    .au = au Clerc
    .du = du Clerc
    .champion = champion
face-orc = Orc
    .le = l’Orc
    .au = à l’Orc
    .du = de l’Orc
    .champion = champion
face-duelist = Duelliste
    .le = le Duelliste
    .au = au Duelliste
    .du = du Duelliste
    .champion = champion
face-shieldmaiden = Valkyrie
    .le = la Valkyrie
    .au = à la Valkyrie
    .du = de la Valkyrie
    .champion = championne
face-tinker = Bricoleur
    .le = le Bricoleur
    .au = au Bricoleur
    .du = du Bricoleur
    .champion = champion
face-knight = Chevalier
    .le = le Chevalier
    .au = au Chevalier
    .du = du Chevalier
    .champion = champion
# A second adventurer with the same face.
hero-again = { $hero } { $number }
    .le = { FORM($hero, "le") } { $number }
    .au = { FORM($hero, "au") } { $number }
    .du = { FORM($hero, "du") } { $number }
    .champion = { FORM($hero, "champion") }
# An adventurer in a list: "the Ranger, the Elf and the Smith".
hero-the = { FORM($hero, "le") }

# A card of which there are several, in a transcript: "Warm Spell (2)".
card-copy = { $card } ({ $number })

# Resources as such, inside sentences.
resource-copper = cuivre
    .de = de cuivre
    .many = cuivre
resource-iron = fer
    .de = de fer
    .many = fer
resource-mithril = mithril
    .de = de mithril
    .many = mithril
resource-emerald = émeraude
    .de = d’émeraudes
    .many = émeraudes
resource-ruby = rubis
    .de = de rubis
    .many = rubis
resource-diamond = diamant
    .de = de diamants
    .many = diamants

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
amount-gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
amount-prestige = { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    }

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
change-gold = { SIGNED($count) } { $count ->
    [one] pièce d’or
   *[other] pièces d’or
  }
change-prestige = { SIGNED($count) } { $count ->
    [one] point de prestige
   *[other] points de prestige
  }

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
player-artisan = Artisan
player-master = Maître
player-grandmaster = Grand maître
player-sensible = Raisonnable
player-random = Hasard
# A colour of a solo game that nobody plays, under its guild's name.
player-automated = Automate
