# The hall of fame: its title, and what stands there when nothing was finished yet.
hall-title = Galeria sław
# While it is empty: the caption of a picture, and a button.
hall-invite-title = Ściana czeka
hall-invite-words = Wystarczy jedna ukończona gra, a zawisną tu twój najlepszy wynik, miejsce i zwycięstwa.
hall-invite-reviews = Nie ma jeszcze przeglądów
hall-invite-reviews-words = Przejrzyj ukończoną grę, a tu znajdziesz podsumowanie: co ci wychodzi, a co kosztuje punkty.
hall-invite-library = Wybierz grę

# On the left: what there is altogether, about 20 letters, each with a number such as "3 of 5".
hall-won = Wygrane gry
hall-solo-won = Wygrane gry solo
hall-lessons = Zaliczone lekcje
hall-puzzles = Rozwiązane zagadki
hall-of = { $count } z { $all }

# The best scores: a heading, the kind of game, the score, and for solo games the great score.
hall-best = Najlepsze wyniki
hall-kind-solo = { $mode }, solo
hall-score = { $score }
hall-score-of = { $score } z { $mark }

# The list: which game it was, who played it against whom, how it ended. About 40 letters each.
hall-games = Zakończone gry
hall-game = { $kind }, { $day }
hall-alone = { $seat }, { $difficulty }
hall-against = { $seat } kontra { $rivals }
hall-first = Wygrana, { $score } do { $other }
hall-place =
    { $place ->
        [2] Drugie miejsce
        [3] Trzecie miejsce
       *[other] Czwarte miejsce
    }, { $score } do { $other }
hall-solo-done = Wygrana, wynik { $score }
hall-solo-lost = Przegrana, wynik { $score }
