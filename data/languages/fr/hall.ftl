# The hall of fame: its title, and what stands there when nothing was finished yet.
hall-title = Panthéon
# While it is empty: the caption of a picture, and a button.
hall-invite-title = Le mur est prêt
hall-invite-words = Terminez une partie pour le garnir : votre meilleur score, votre rang et vos victoires.
hall-invite-reviews = Aucun bilan pour l’instant
hall-invite-reviews-words = Faites le bilan d’une partie terminée : vous verrez ici vos points forts et ce qui vous coûte des points.
hall-invite-library = Choisir une partie

# On the left: what there is altogether, about 20 letters, each with a number such as "3 of 5".
hall-won = Parties gagnées
hall-solo-won = Solos gagnés
hall-lessons = Leçons apprises
hall-puzzles = Énigmes résolues
hall-of = { $count } sur { $all }

# The best scores: a heading, the kind of game, the score, and for solo games the great score.
hall-best = Meilleurs scores
hall-kind-solo = { $mode }, solo
hall-score = { $score }
hall-score-of = { $score } sur { $mark }

# The list: which game it was, who played it against whom, how it ended. About 40 letters each.
hall-games = Parties terminées
hall-game = { $kind }, { $day }
hall-alone = { $seat }, { $difficulty }
hall-against = { $seat } contre { $rivals }
hall-first = Victoire, { $score } à { $other }
hall-place =
    { $place ->
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    }, { $score } à { $other }
hall-solo-done = Victoire avec { $score }
hall-solo-lost = Défaite avec { $score }
