# The hall of fame: its title, and what stands there when nothing was finished yet.
hall-title = Ruhmeshalle
# While it is empty: the caption of a picture, and a button.
hall-invite-title = Die Wand ist bereit
hall-invite-words = Schon eine beendete Partie füllt sie: mit deinem besten Ergebnis, deinem Platz und deinen Siegen.
hall-invite-reviews = Noch kein Rückblick
hall-invite-reviews-words = Sieh dir den Rückblick auf eine beendete Partie an. Hier steht dann, was dir gelingt und was dich Prestige kostet.
hall-invite-library = Partie auswählen

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
