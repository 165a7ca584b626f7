# The names of the places, on their banners: about 12 letters.
market-place-blacksmith = Forgeron
market-place-bazaar = Bazar
market-place-barracks = Caserne
market-place-clerk = Greffier
market-place-road = Route

# On the banners, in small labels: an open space, which card of how many, the two halves.
market-open = ouvert
market-one-of = une sur { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    }
market-bonus = Bonus
market-single = Usage unique

# On a card that cannot be had, with a lock: about 12 letters.
market-lock-short = il manque { $gold } or
market-lock-taken = occupé
market-lock-owned = déjà à vous
market-lock = impossible

# Where a card lay: about 14 letters. $guild has bought it, or got it for nothing.
market-no-card = pas de carte
market-sold = vendu
market-paid = { $gold ->
        [0] prise par { $guild }
       *[other] { $guild } a payé { $gold }
    }
# Under it, the cards in its deck; in the last round, beside a seal with a number.
market-deck = reste { $count }
market-counts-now = vaut déjà
# Beside what was sold by the Blacksmith: three lines of 14 letters.
market-closed = Vend à nouveau à la prochaine manche
market-sold-for-good = Vendu
# Beside what the Blacksmith sells: a heading, then what the weapon is; short.
market-last-round = Manche finale
market-no-effect = Aucun autre effet
market-power = puissance
market-level = niveau { $level }
market-at-the-end = en fin de partie

# The Barracks: headings with a remark at their right end, the row to hire with, and below the rows
# those who cannot be raised (their faces stand before the first form).
market-hire = Recruter
market-either-or-both = l’un ou les deux
market-new-adventurer = Nouvel aventurier
market-raise = Former
market-at-home = { $count } au logis
market-nobody-to-raise = Personne à former au logis
market-out = partis en quête
market-out-count = { $count ->
    [one] { $count } parti en quête
   *[other] { $count } partis en quête
  }
market-top-level = au niveau { $level }
market-top-level-count = { $count } au niveau { $level }

# The Clerk: on a design of one's own; the price of a claim, to the bank and to those who claimed
# before, the longer form where there is room (about 24 letters).
market-yours = à vous
# The same, of a guild that somebody else plays.
market-guilds = { $guild }
market-claim-shared = { $bank } + { $share } à { $guilds }
market-claim-split = { $bank } + { $share }
market-claim-bank = { $gold } à la banque
market-claim-gold = { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }

# The Road: what it does, where there is no quest; below a quest's name what a step would bring, the
# shorter forms where there is little room. The colon leads to rewards in signs.
market-no-quest = Aucune quête en cours. La Route fait avancer gratuitement une de vos quêtes d’une étape.
# At the foot of the Road, a line that leads to the quest offer: about 34 letters, and what it does.
market-quests-cost = { $most ->
    [0] Quêtes proposées : gratuites
    [one] Quêtes proposées : { $least } à { $most } pièce d’or
   *[other] Quêtes proposées : { $least } à { $most } pièces d’or
  }
market-no-quests = Aucune quête proposée
market-offer-look = Voir les quêtes à prendre après le marché
market-steps-on = { $count ->
        [one] avance d’une étape
       *[other] avance de { $count } étapes
    }
market-leg = termine l’acte
market-leg-pays = termine l’acte :
market-leg-short = acte fini
market-leg-pays-short = acte :
market-last-step = à sa dernière étape

# The bottom bar: what is asked, the buttons, and why they cannot be pressed.
market-prompt = { $guild } : faites une action, ou passez
market-prompt-first = { $guild } : faites la première de vos deux actions, ou passez
market-prompt-second = { $guild } : faites la seconde de vos deux actions, ou passez
market-prompt-other = { $guild } est au marché
market-prompt-trades = { $guild } fait ses derniers échanges de la manche
market-confirm = Confirmer
market-no-confirm = Choisissez d’abord une action
market-no-pass = Impossible de passer maintenant
# A trade that another guild than the one whose turn it is would make; $trade is a whole sentence.
market-trade-for-other = { $guild } : { $trade }
market-trade-now = { $trade } : aussitôt, sans Confirmer

# The market discard: a small panel with the number of cards, and the sheet that shows them.
market-discard = Défausse
market-discard-count = { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }
market-discard-show = Afficher la défausse du marché
market-discard-title = Défausse du marché
market-discard-designs = Plans uniques : { $count }
market-discard-bonus = Cartes bonus : { $count }
market-discard-single = Cartes à usage unique : { $count }
market-discard-empty = Vide. Les cartes que personne n’achète finissent ici.

# The merchant: the panel's title, columns, how often he can still be used.
market-merchant = Marchand
market-shopping = Emplettes
market-buy = Achat
market-sell = Vente
market-this-round = cette manche
market-to-spend = à dépenser
market-uses-left = { $count ->
        [0] épuisé
       *[other] reste { $count }
    }
market-stalls = Vos étals
market-resource = { CAPITAL($resource) }
market-trade-for = Échanger pour
market-trade-for-guild = Échanger pour { $guild }

# The merchant over the table: what it is for, help at its foot (two lines of 40 letters), buttons.
market-last-trades = Derniers échanges avant la fin de la manche
market-last-trades-tile = Derniers échanges avant la tuile
market-trade-nobody = Seuls les humains à cette table commercent ici
market-trade-closed = Aucun échange avant la fin de cette action
market-trade-help = Échangez à tout moment de la manche, même pendant le tour d’une autre guilde
market-shopping-help = La tuile vous donne { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } ; ce que vous ne dépensez pas est perdu
market-close = Fermer
market-done = Terminer
market-stop = Arrêter
market-ask-me = Me demander à chaque fin de manche
# The question before the rest of a tile's gold is lost.
market-stop-title = Arrêter les emplettes ?
market-stop-lost = Vous perdriez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } de la tuile.
market-stop-yes = Arrêter
market-stop-no = Continuer

# The guild mat: everything a guild has. The line on the merchant in three lengths (50, 28 and 18
# letters); the line on where prestige came from is a list of these; captions under cards have 16
# letters.
market-mat-show = Voir { $guild }
market-mat-automated = Voici un automate. Il ne fait que se déplacer dans la mine : il n’achète rien, ne commerce pas, ne part pas en quête et ne marque aucun point.
market-mat-trades =
    Marchand : { $buys ->
        [one] { $buys } achat
       *[other] { $buys } achats
    } et { $sales ->
        [one] { $sales } vente
       *[other] { $sales } ventes
    } encore possibles cette manche
market-mat-trades-short =
    encore { $buys ->
        [one] { $buys } achat
       *[other] { $buys } achats
    }, { $sales ->
        [one] { $sales } vente
       *[other] { $sales } ventes
    }
market-mat-trades-shortest =
    { $buys ->
        [one] { $buys } achat
       *[other] { $buys } achats
    }, { $sales ->
        [one] { $sales } vente
       *[other] { $sales } ventes
    }
market-mat-from-quest = quêtes : { $prestige }
market-mat-from-champion = champions : { $prestige }
market-mat-from-weapon = armes : { $prestige }
market-mat-from-failure = quêtes échouées : { $prestige }
market-mat-from-tile = tuiles bonus : { $prestige }
market-mat-from-end-adventurers = aventuriers : { $prestige }
market-mat-from-end-designs = plans : { $prestige }
market-mat-from-end-cards = cartes bonus : { $prestige }
market-mat-from-end-bonus = bonus finaux : { $prestige }
market-mat-from-end-gold = or : { $prestige }
market-mat-no-prestige = aucun prestige pour l’instant
market-mat-adventurers = Aventuriers : { $count }
market-mat-at-home = au logis
market-mat-quests = Quêtes en cours : { $count } sur { $most }
market-mat-designs = Plans
market-mat-bonus-cards = Cartes bonus
market-mat-end-bonuses = Bonus finaux
market-mat-completed = Quêtes accomplies : { $count }
market-mat-failed = Quêtes échouées : { $count }
market-mat-power = puissance { $power } sur { $needed }
market-mat-starting = de départ
market-mat-claimed = sous licence
market-mat-unique = unique
market-mat-uses = { $count ->
        [0] servi cette manche
        [one] encore { $count } usage
       *[other] encore { $count } usages
    }
market-mat-counts = vaut { $prestige }

# The bonus tiles: the title of the sheet, and under each tile its rounds.
market-tiles = Tuiles bonus
market-tile-rounds = manches { $first } à { $last }

# On cards. Under the signs of a design: its types, about 10 letters, two of them in short; at its
# foot whose it is, about 20 letters, emblems follow "Claimed by".
market-type-none = sans type
market-type-short-slashing = tranch.
market-type-short-piercing = perç.
market-type-short-crushing = cont.
market-types = { $first } + { $second }
market-design-unique = Plan unique
market-design-known = Connu de toutes les guildes
market-design-public = Plan public
market-design-claimed = Sous licence :
market-design-free = Libre de licence
# What a card does: on the small card a word or two (12 letters), on the large one a sentence of
# three lines of 28 letters. $effects is such a sentence without its stop.
market-card-at-once = aussitôt
market-card-single = { $effects }. Agit aussitôt, puis quitte la partie
market-card-for-each = pour chaque
market-card-stall = Une fois par manche, dans un sens ou dans l’autre
market-card-stall-short = 1 fois/manche
market-card-savvy-buyer = À chaque manche, un achat de plus chez le marchand
market-card-savvy-seller = Chaque vente au marchand rapporte 1 pièce d’or de plus, sans dépasser le prix d’achat
market-card-savvy-trader = À chaque manche, un usage de plus d’un de vos étals
market-card-savvy-adventurer = La Route peut faire avancer une quête d’une étape de plus
market-card-savvy-short-buyer = achat
market-card-savvy-short-seller = par vente
market-card-savvy-short-trader = usage d’étal
market-card-savvy-short-adventurer = sur la Route

# What something changes, beside the sign of it.
market-change = { SIGNED($number) }
