# The hall of fame: its title, and what stands there when nothing was finished yet.
hall-title = Salón de la fama
# While it is empty: the caption of a picture, and a button.
hall-invite-title = La pared está lista
hall-invite-words = Con una sola partida terminada llegan los primeros recuerdos: tu mejor puntuación, tu puesto y tus victorias.
hall-invite-reviews = Aún no hay repasos
hall-invite-reviews-words = Repasa una partida terminada y aquí verás lo que haces bien y lo que te cuesta puntos.
hall-invite-library = Elegir una partida

# On the left: what there is altogether, about 20 letters, each with a number such as "3 of 5".
hall-won = Partidas ganadas
hall-solo-won = Ganadas en solitario
hall-lessons = Lecciones superadas
hall-puzzles = Retos resueltos
hall-of = { $count } de { $all }

# The best scores: a heading, the kind of game, the score, and for solo games the great score.
hall-best = Mejores puntuaciones
hall-kind-solo = { $mode }, en solitario
hall-score = { $score }
hall-score-of = { $score } de { $mark }

# The list: which game it was, who played it against whom, how it ended. About 40 letters each.
hall-games = Partidas terminadas
hall-game = { $kind }, { $day }
hall-alone = { $seat }, { $difficulty }
hall-against = { $seat } contra { $rivals }
hall-first = Victoria, { $score } a { $other }
hall-place =
    { $place ->
        [2] Segundo lugar
        [3] Tercer lugar
       *[other] Cuarto lugar
    }, { $score } a { $other }
hall-solo-done = Victoria con { $score }
hall-solo-lost = Derrota con { $score }
