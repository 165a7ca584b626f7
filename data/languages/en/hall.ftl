# The hall of fame: its title, and what stands there when nothing was finished yet.
hall-title = Hall of fame
# While it is empty: the caption of a picture, and a button.
hall-invite-title = The wall is ready
hall-invite-words = Finish one game to fill it: your best score, your place and what you have won.
hall-invite-reviews = No reviews yet
hall-invite-reviews-words = Review a finished game to see here what you do well and what sets you back.
hall-invite-library = Choose a game

# On the left: what there is altogether, about 20 letters, each with a number such as "3 of 5".
hall-won = Games won
hall-solo-won = Solo games won
hall-lessons = Lessons learnt
hall-puzzles = Puzzles solved
hall-of = { $count } of { $all }

# The best scores: a heading, the kind of game, the score, and for solo games the great score.
hall-best = Best scores
hall-kind-solo = { $mode }, solo
hall-score = { $score }
hall-score-of = { $score } of { $mark }

# The list: which game it was, who played it against whom, how it ended. About 40 letters each.
hall-games = Finished games
hall-game = { $kind }, { $day }
hall-alone = { $seat }, { $difficulty }
hall-against = { $seat } against { $rivals }
hall-first = Won, { $score } to { $other }
hall-place =
    { $place ->
        [2] Second
        [3] Third
       *[other] Fourth
    }, { $score } to { $other }
hall-solo-done = Won with { $score }
hall-solo-lost = Lost with { $score }
