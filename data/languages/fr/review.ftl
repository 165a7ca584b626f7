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
review-none = Aucun choix n’a coûté cher à coup sûr.
review-swing = La dernière manche a décidé : les chances sont passées de { $before } % à { $after } %. Aucun choix n’en est à coup sûr la cause.
review-none-yet = Rien trouvé pour l’instant
review-cost = chances de victoire −{ $points } %
review-played = Joué : { $deed }
review-better = Mieux : { $deed }
review-point = { $guild }, { $where } : { $cost }. { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Tournant { $number } sur { $count }
review-step-played = Joué
review-step-better = Mieux
review-step-why = Pourquoi
review-no-facts = Ne change rien dans l’immédiat
review-ahead = { $games ->
    [one] Joué à l’avance dans { $games } partie imaginée : mieux que ce qui a été joué
   *[other] Joué à l’avance dans { $games } parties imaginées : mieux que ce qui a été joué
  }
review-prestige = Vaut environ { $prestige } prestige
review-show = Montrer
# Why there is no way to another turning point.
review-no-further = Il n’y en a pas d’autre par là

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = Prestige perdu
review-failed =
    { $count ->
        [one] { $count } quête ratée
       *[other] { $count } quêtes ratées
    } ({ $quests }) : { $prestige } prestige
review-lost-idle =
    { $count ->
        [one] Un aventurier est resté { $count } manche sans quête
       *[other] Aventuriers sans quête pendant { $count } manches en tout
    }
review-lost-unspent =
    { $count ->
        [one] { $count } ressource inutilisée à la fin
       *[other] { $count } ressources inutilisées à la fin
    }
review-lost-order =
    { $count ->
        [one] { $count } place cédée dans l’ordre de jeu
       *[other] { $count } places cédées dans l’ordre de jeu
    }
review-lost-nothing = Rien à signaler

# Strong and weak phases: a heading, its unit beside it (about 16 letters), the names, what a choice of a phase costs on average in points of
# winning chance ("0.8"), and a sentence with two of the names.
review-phases = Pertes par phase
review-phases-unit = % par choix
review-phase-setup = Mise en place
review-phase-mine = Mine
review-phase-market = Marché
review-phase-quest = Quêtes
review-a-choice = { $phase } : { $points } % de chances par choix
review-points = { $points }
review-strength = Point fort : { $strong }. Point faible : { $weak }.
review-even = Aussi fort dans toutes les phases

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Bilan en cours : { $percent } %
review-stuck = Le bilan s’est arrêté. Ce qui a été trouvé est gardé.
review-again = Réessayer

# Why a button cannot be pressed, and the title of a message.
review-not-over = Seulement pour une partie terminée
review-not-opened = Impossible de faire le bilan de cette partie

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
        [one] Après le bilan de { $enough } partie, tu liras ici où tu perds le plus.
       *[other] Après le bilan de { $enough } parties, tu liras ici où tu perds le plus.
    }
review-own-most = Tu perds le plus dans la phase « { $phase } » : { $points } points de chances par partie, surtout à la manche { $round }.
review-own-most-setup = Tu perds le plus à la mise en place : { $points } points de chances par partie.
review-own-rounds = Points perdus par partie, manche par manche : { $phase }
review-own-round = Manche { $round } : { $points } points
