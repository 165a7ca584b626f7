# Choices that come up in between: wealth, levels, titles, cards of the market discard.

# Shared by all: the buttons of about 90 units, why they cannot be pressed, and the prompt.
choices-title = Choix
choices-of = { $guild } : { LOWER($choice) }
choices-confirm = Confirmer
choices-choose = Faites d’abord un choix
choices-decline = Refuser
choices-thinking = { $guild } réfléchit

# Who gains a level: the head of the panel, its remark, lines of about 220 units in the right column.
choices-level-title = Qui gagne un niveau ?
choices-level-side = Un niveau
choices-levels-left = { $count ->
    [one] { $count } niveau à donner
   *[other] { $count } niveaux à donner
}
choices-level-asked = { $guild } : choisissez l’aventurier qui gagne un niveau
choices-level-highest = { $hero } : niveau { $level }
choices-level-told = { CAPITAL(FORM($hero, "le")) } passe au niveau { $level }
choices-level-shared = Une quête accomplie donne un niveau par acte, un au plus à chacun de ses aventuriers.
choices-level-public = Au niveau { $level }, un aventurier manie toutes les armes publiques.
choices-level-unique = Au niveau { $level }, il manie aussi les armes uniques.
choices-level-champion = Au niveau { $level }, un aventurier devient champion et reçoit un titre.

# The title of a new champion.
choices-champion-title = Un titre de champion
choices-champion-remark = pour le reste de la partie, chaque titre une seule fois par guilde
choices-champion-asked = { $guild } : choisissez un titre pour { FORM($hero, "le") }
choices-champion-told = « { $title } » pour { FORM($hero, "le") } : { $does }
choices-champion-later = Un titre gagné lors d’une quête n’agit pas sur cette quête.
choices-champion-take = Prendre ce titre
choices-champion-point = Pointez un titre
choices-champion-name = { $hero } : { $title }
choices-champion-worn = Déjà porté par { FORM($hero, "le") }
choices-champion-flavour = « { $text } »
choices-champion-count-prestige = { SIGNED($count) }
choices-champion-count-gold = { SIGNED($count) }
choices-champion-count-legs = { $count ->
    [one] { $count } acte
   *[other] { $count } actes
}
choices-champion-count-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
# Headings of the groups of titles, about 90 units wide.
choices-champion-group-rewards = Gains
choices-champion-group-types = Types d’armes
choices-champion-group-gems = Gemmes
choices-champion-group-journey = Voyage
# What a title would have given since the adventurer joined: a line on its card, and by quest.
choices-champion-gain-none = n’aurait rien donné
choices-champion-gain-prestige = aurait donné : prestige { SIGNED($count) }
choices-champion-gain-gold = aurait donné : or { SIGNED($count) }
choices-champion-gain-legs = { $count ->
    [one] aurait facilité { $count } acte
   *[other] aurait facilité { $count } actes
}
choices-champion-gain-steps = { $count ->
    [one] aurait épargné { $count } étape
   *[other] aurait épargné { $count } étapes
}
choices-champion-would = Jusqu’ici, il aurait rapporté
choices-champion-would-none = Il n’aurait rien changé à vos quêtes jusqu’ici.
choices-champion-by-legs = { $count ->
    [one] { $count } acte
   *[other] { $count } actes
}
choices-champion-by-throughout = du début à la fin
choices-champion-by-start = dès le départ
choices-champion-by-type = ce type manquait
choices-champion-by-power = plus de puissance
choices-champion-by-saved = n’aurait pas échoué
choices-champion-more = { $count ->
    [one] et { $count } autre quête
   *[other] et { $count } autres quêtes
}

# A card of the market discard for nothing.
choices-card-title = Une carte de la défausse du marché
choices-card-side = Carte gratuite
choices-card-remark = prenez-en une gratuitement, ou refusez
choices-card-discard = Défausse du marché
choices-card-asked = { $guild } : prenez une carte de la défausse, ou refusez
choices-card-told = Prendre « { $card } » gratuitement
choices-card-told-once = Prendre « { $card } » gratuitement ; agit aussitôt
choices-card-any = Prenez n’importe quelle carte que personne n’a achetée.
choices-card-once = Une carte à usage unique agit aussitôt et quitte la partie.
choices-card-stall = Vous ne pouvez pas avoir deux étals pour le même échange.

# The starting wealth. The curtain hides the cards of one person from the others at the table.
choices-wealth-title = Votre fortune
choices-wealth-remark = vous commencez avec ce que donnent les { $count } cartes gardées
choices-wealth-of = Fortune de { $guild }
choices-wealth-of-remark = garde { $count } cartes
choices-wealth-card = { $card }
choices-wealth-card-kept = { $card }, à garder
choices-wealth-chooses = { $guild } choisit sa fortune
choices-wealth-waits = { $count } cartes gardées sur { $of }. Les autres restent secrètes.
choices-wealth-others = Les guildes de l’ordinateur choisissent
choices-wealth-person = { $guild } : { $person }
choices-wealth-face-down = { $count } cartes Fortune attendent face cachée. Que les autres détournent le regard.
choices-wealth-look-button = Voir les cartes
choices-wealth-look = Voir
choices-wealth-keep = Garder
choices-wealth-first = Choisissez d’abord { $count } cartes
choices-wealth-sit-down = { $guild } : installez-vous, puis regardez
choices-wealth-asked = Gardez { $count } cartes sur { $of } ; les autres restent secrètes
choices-wealth-keep-these = Garder ces { $count } cartes
choices-wealth-table = Sur la table
# A switch between what lies there: about 16 letters each.
choices-wealth-table-quests = Quêtes proposées
choices-wealth-table-market = Marché
choices-wealth-table-mine = Mine
choices-wealth-in-offer = dans l’offre de quêtes, { $price ->
    [0] gratuite
    [one] pour { $price } pièce d’or
   *[other] pour { $price } pièces d’or
}
choices-wealth-in-market = exposée au premier marché

# A level of the starting wealth.
choices-raise-title = Un niveau pour un aventurier
choices-raise-remark = jusqu’au niveau { $level }
choices-raise-asked = Choisissez l’aventurier qui gagne un niveau
choices-raise-first = Choisissez un aventurier
choices-raise-button = Confirmer
choices-raise = { $hero } : du niveau { $level } au niveau { $next }

# The harmless answer to a question, where the question has no better words: a button of 226 units.
choices-question-back = Retour

# On an adventurer's tile: 85 units of 15 beside the level's pips, and 62 units of 13 in an empty hand.
choices-tile-level = Niv. { $level }
choices-tile-unarmed = sans arme
