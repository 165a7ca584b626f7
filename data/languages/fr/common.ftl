# Lists of things: "a and b", "a, b and c". $before is one thing, or several already joined.
list-middle = { $before }, { $next }
list-end = { $before } et { $last }
# Sentences one after another; $before is one, or several.
sentences = { $before } { $next }
spoken-next = { $before }. { $next }
# A word or sentence that otherwise stands inside others, as a label or at the beginning.
capital = { CAPITAL($text) }

# What a card gives, inside a sentence or a list. Amounts are in names.ftl.
effect-claim = une licence gratuite ({ $design })
amount-adventurer = { $count ->
    [one] { $count } nouvel aventurier
   *[other] { $count } nouveaux aventuriers
  }
amount-level = { $count ->
    [one] { $count } niveau pour un aventurier
   *[other] { $count } niveaux pour vos aventuriers
  }
amount-overseer_move = { $count ->
    [one] { $count } déplacement de contremaître
   *[other] { $count } déplacements de contremaître
  }
amount-worker_move = { $count ->
    [one] { $count } ouvrier à déplacer ou à retirer
   *[other] { $count } ouvriers à déplacer ou à retirer
  }
amount-market_card = { $count ->
    [one] { $count } carte de la défausse du marché
   *[other] { $count } cartes de la défausse du marché
  }

# The same on the face of a card, two or three lines of about 25 characters: alone, and what a
# weapon does for each leg or for the whole quest.
effects-alone = { CAPITAL($effects) }
effects-leg = { CAPITAL($effects) } par acte terminé
effects-quest = { CAPITAL($effects) } pour la quête accomplie

# What a champion's title does, on its card and in tooltips.
ability-wields_type = Son arme compte aussi comme { $type }
ability-gem-emerald = +{ $count } de puissance si l’arme contient une émeraude
ability-gem-ruby = +{ $count } de puissance si l’arme contient un rubis
ability-gem-diamond = +{ $count } de puissance si l’arme contient un diamant
ability-does-leg_prestige = { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    } par acte terminé avec ce champion dans la quête
ability-does-leg_power = { SIGNED($count) } de puissance pour l’arme par acte terminé avec elle
ability-does-quest_prestige = { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    } pour une quête accomplie si ce champion y est resté du début à la fin
ability-does-quest_gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    } pour une quête accomplie si ce champion y est resté du début à la fin
ability-does-skip_steps = { $count ->
    [one] Une quête que ce champion rejoint dès le départ peut commencer { $count } étape plus loin
   *[other] Une quête que ce champion rejoint dès le départ peut commencer jusqu’à { $count } étapes plus loin
  }
ability-does-charm_gold = Une quête que ce champion rejoint dès le départ rapporte { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    } au lieu d’en coûter

# What an end-game bonus counts, on its card and in the market.
end-bonus-claims = À la fin, { $each ->
        [one] { $each } point de prestige
       *[other] { $each } points de prestige
    } par plan unique et { $claims } par plan sous licence
end-bonus-for-designs = À la fin, { $each ->
        [one] { $each } point de prestige
       *[other] { $each } points de prestige
    } par plan unique
end-bonus-for-quests = À la fin, { $each ->
        [one] { $each } point de prestige
       *[other] { $each } points de prestige
    } par quête accomplie
end-bonus-for-adventurers = À la fin, { $each ->
        [one] { $each } point de prestige
       *[other] { $each } points de prestige
    } par aventurier
end-bonus-for-bonus_cards = À la fin, { $each ->
        [one] { $each } point de prestige
       *[other] { $each } points de prestige
    } par carte bonus permanente
end-bonus-for-resources = À la fin, { $each ->
        [one] { $each } point de prestige
       *[other] { $each } points de prestige
    } par ressource restante

# What a bonus tile gives, and to whom: under its picture and in tooltips.
tile-exactly-industrious = { $count ->
    [one] Chaque guilde qui a exactement { $count } ouvrier dans la mine peut déplacer un contremaître
   *[other] Chaque guilde qui a exactement { $count } ouvriers dans la mine peut déplacer un contremaître
  }
tile-exactly-adventurous = { $count ->
    [one] Chaque guilde qui a exactement { $count } quête en cours reçoit un aventurier
   *[other] Chaque guilde qui a exactement { $count } quêtes en cours reçoit un aventurier
  }
tile-stockpile = { $count } { $count ->
    [one] { $resource }
   *[other] { FORM($resource, "many") }
  } par lot de { $each } ressources en réserve
tile-each-decorated-gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    } par champion
tile-each-decorated-prestige = { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    } par champion
tile-each-decorated-shopping = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    } par champion, à dépenser chez le marchand
tile-each-knowledge-gold = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    } par plan unique
tile-each-knowledge-prestige = { $count ->
        [one] { $count } point de prestige
       *[other] { $count } points de prestige
    } par plan unique
tile-each-knowledge-shopping = { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    } par plan unique, à dépenser chez le marchand

# What is said of a field that one can type into; not on screen.
field-label = { $label } : { $text }
field-empty = vide
