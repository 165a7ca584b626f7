# Looking back at a finished game. The title stands at the top left: about 12 letters.
review-title = Przegląd

# The chart of chances: its heading, the names of its moments, and what is told of one, aloud or in a
# slip: "Round 5: Tower 40 % and Raven 60 %".
review-curve = Szanse na wygraną
review-round = Runda { $round }
review-end = Na koniec
review-chance = { $guild } { $percent }%
review-chances = { $when }: { $chances }

# Turning points, in a list on the right: a heading, and in place of the list a line or two. A row has
# $where ("Round 5, market") and $cost, then what was played and what would have been better.
review-turning-points = Punkty zwrotne
review-none = Bez wyraźnych błędów.
review-none-yet = Na razie nic nie znaleziono
review-cost = szansa na wygraną −{ $points } p.p.
review-played = Wybrano: { $deed }
review-better = Lepiej: { $deed }
review-point = { $guild }, { $where }: { $cost } { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Punkt zwrotny { $number } z { $count }
review-step-played = Wybrano
review-step-better = Lepiej
review-step-why = Dlaczego
review-no-facts = Bez natychmiastowego skutku
review-ahead =
    { $games ->
        [one] W jednej partii próbnej wypadło to lepiej niż to, co wybrano
       *[other] W { $games } partiach próbnych wypadło to lepiej niż to, co wybrano
    }
review-prestige = Warte około { $prestige } pkt prestiżu
review-show = Pokaż
# Why there is no way to another turning point.
review-no-further = Nie ma więcej punktów zwrotnych

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = Stracony prestiż
review-failed =
    { $count ->
        [one] { $count } nieudana wyprawa
        [few] { $count } nieudane wyprawy
       *[other] { $count } nieudanych wypraw
    } ({ $quests }): { $prestige } pkt prestiżu
review-lost-idle =
    { $count ->
        [one] Śmiałek bezczynny w domu przez { $count } rundę
        [few] Śmiałkowie bezczynni w domu łącznie przez { $count } rundy
       *[other] Śmiałkowie bezczynni w domu łącznie przez { $count } rund
    }
review-lost-unspent =
    { $count ->
        [one] { $count } surowiec niewykorzystany na koniec
        [few] { $count } surowce niewykorzystane na koniec
       *[other] { $count } surowców niewykorzystanych na koniec
    }
review-lost-order =
    { $count ->
        [one] { $count } oddane miejsce w kolejności
        [few] { $count } oddane miejsca w kolejności
       *[other] { $count } oddanych miejsc w kolejności
    }
review-lost-nothing = Nic godnego uwagi

# Loss by phase: a heading, its unit beside it (about 20 letters) in the review of a game and in the page of a player, the names,
# the loss of a phase in points of winning chance ("0.8"), and the phase with the greatest loss.
review-phases = Straty w fazach
review-phases-unit = w p.p. szansy na wygraną
review-phases-unit-a-game = p.p. na grę
review-phase-setup = Przygotowanie
review-phase-mine = Kopalnia
review-phase-market = Targ
review-phase-quest = Wyprawy
review-loss = { $phase }: strata { $points } p.p. szansy na wygraną
review-loss-a-game = { $phase }: strata średnio { $points } p.p. szansy na wygraną
review-points = { $points }
review-weakest = Najsłabiej: { $phase }

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Przegląd: { $percent }%
review-stuck = Przegląd przerwano. To, co już znaleziono, zostaje.
review-again = Ponów próbę

# Why a button cannot be pressed, and the title of a message.
review-not-over = Przegląd jest możliwy dopiero po zakończeniu gry
review-not-opened = Nie można zrobić przeglądu tej gry

# A player's own page in the hall of fame: a switch (about 12 letters each), what stands there when
# nothing was reviewed yet, a row for each player, and what their games have in common. $phase is "market".
review-own = Przeglądy
review-own-games = Gry
review-own-players = Gracze
review-own-row = Przejrzane gry: { $games }
review-own-early =
    { $enough ->
        [one] Po { $enough } przejrzanej grze zobaczysz tu, gdzie tracisz najwięcej.
       *[other] Po { $enough } przejrzanych grach zobaczysz tu, gdzie tracisz najwięcej.
    }
review-own-most = Najwięcej tracisz w fazie „{ $phase }”: średnio { $points } p.p. szansy na wygraną, najczęściej w rundzie { $round }.
review-own-most-setup = Najwięcej tracisz przy przygotowaniu gry: średnio { $points } p.p. szansy na wygraną.
review-own-rounds = Strata w p.p. na grę, według rund: { $phase }
review-own-round = Runda { $round }: { $points } p.p.
