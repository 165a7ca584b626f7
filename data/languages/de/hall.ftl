# The hall of fame: its title, and what stands there when nothing was finished yet.
hall-title = Ruhmeshalle
hall-empty = Hier werden beendete Partien verzeichnet.

# On the left: what there is altogether, about 20 letters, each with a number such as "3 of 5".
hall-won = Gewonnene Partien
hall-solo-won = Gewonnene Solopartien
hall-lessons = Gelernte Lektionen
hall-puzzles = Gelöste Rätsel
hall-of = { $count } von { $all }

# The best scores: a heading, the kind of game, the score, and for solo games the great score.
hall-best = Beste Ergebnisse
hall-kind-solo = { $mode }, solo
hall-score = { $score }
hall-score-of = { $score } von { $mark }

# The list: which game it was, who played it against whom, how it ended. About 40 letters each.
hall-games = Beendete Partien
hall-game = { $kind }, { $day }
hall-alone = { $seat }, { $difficulty }
hall-against = { $seat } gegen { $rivals }
hall-first = Gewonnen, { $score } zu { $other }
hall-place =
    { $place ->
        [2] Platz 2
        [3] Platz 3
       *[other] Platz 4
    }, { $score } zu { $other }
hall-solo-done = Gewonnen mit { $score }
hall-solo-lost = Verloren mit { $score }
