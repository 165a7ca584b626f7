# Looking back at a finished game. The title stands at the top left: about 12 letters.
review-title = Bilan

# The chart of chances: its heading, the names of its moments, and what is told of one, aloud or in a
# slip: "Round 5: Tower 40 % and Raven 60 %".
review-curve = Chances de gagner
review-round = Manche { $round }
review-end = À la fin
review-chance = { $guild } { $percent } %
review-chances = { $when } : { $chances }

# Turning points, in a list on the right: a heading, and in place of the list a line or two. A row has
# $where ("Round 5, market") and $cost, then what was played and what would have been better.
review-turning-points = Tournants
review-none = Aucune erreur manifeste.
review-none-yet = Rien pour l’instant
review-cost = chances de gagner −{ $points } { $points ->
    [one] point
   *[other] points
  }
review-played = Joué : { $deed }
review-better = Mieux : { $deed }
review-point = { $guild }, { $where } : { $cost }. { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Tournant { $number } sur { $count }
review-step-played = Joué
review-step-better = Mieux
review-step-why = Pourquoi
review-no-facts = Aucun effet immédiat
review-ahead = { $games ->
    [one] Dans une partie simulée, ce choix fait mieux que le coup joué
   *[other] Sur { $games } parties simulées, ce choix fait mieux que le coup joué
  }
review-prestige = Vaut environ { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
review-show = Voir
# Why there is no way to another turning point.
review-no-further = Il n’y a pas d’autre tournant

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = Où vous avez perdu du prestige
review-failed =
    { $count ->
        [one] { $count } quête échouée
       *[other] { $count } quêtes échouées
    } ({ $quests }) : { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de prestige
review-lost-idle =
    { $count ->
        [one] Un aventurier est resté au logis pendant { $count } manche
       *[other] Aventuriers restés au logis : { $count } manches cumulées
    }
review-lost-unspent =
    { $count ->
        [one] { $count } ressource inutilisée à la fin
       *[other] { $count } ressources inutilisées à la fin
    }
review-lost-order =
    { $count ->
        [one] { $count } place cédée dans l’ordre
       *[other] { $count } places cédées dans l’ordre
    }
review-lost-nothing = Rien à signaler

# Loss by phase: a heading, its unit beside it (about 20 letters) in the review of a game and in the page of a player, the names,
# the loss of a phase in points of winning chance ("0.8"), and the phase with the greatest loss.
review-phases = Pertes par phase
review-phases-unit = en points de pourcentage
review-phases-unit-a-game = points par partie
review-phase-setup = Mise en place
review-phase-mine = Mine
review-phase-market = Marché
review-phase-quest = Quêtes
review-loss = { $phase }, points de chances de gagner perdus : { $points }
review-loss-a-game = { $phase }, points de chances de gagner perdus par partie : { $points }
review-points = { $points }
review-weakest = Point faible : { $phase }

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Bilan en cours : { $percent } %
review-stuck = Le bilan s’est arrêté. Ce qui a été trouvé est conservé.
review-again = Réessayer

# Why a button cannot be pressed, and the title of a message.
review-not-over = Seule une partie terminée peut avoir un bilan
review-not-opened = Impossible de dresser le bilan de cette partie

# A player's own page in the hall of fame: a switch (about 12 letters each), what stands there when
# nothing was reviewed yet, a row for each player, and what their games have in common. $phase is "market".
review-own = Bilans
review-own-games = Parties
review-own-players = Joueurs
review-own-row =
    { $games ->
        [one] Bilan de { $games } partie
       *[other] Bilan de { $games } parties
    }
review-own-early =
    { $enough ->
        [one] Après { $enough } partie avec bilan, vous verrez ici où vous perdez le plus.
       *[other] Après { $enough } parties avec bilan, vous verrez ici où vous perdez le plus.
    }
review-own-most = C’est dans la phase « { $phase } » que vous perdez le plus : { $points } points de chances de gagner par partie, surtout à la manche { $round }.
review-own-most-setup = C’est à la mise en place que vous perdez le plus : { $points } points de chances de gagner par partie.
review-own-rounds = Points perdus par partie et par manche : { $phase }
review-own-round = Manche { $round }, points perdus : { $points }
