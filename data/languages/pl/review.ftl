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
review-none = Żaden wybór nie kosztował na pewno wiele.
review-swing = Rozstrzygnęła ostatnia runda: szanse zmieniły się z { $before }% na { $after }%. Żaden pojedynczy wybór nie jest tego pewną przyczyną.
review-none-yet = Na razie nic nie znaleziono
review-cost = szansa wygranej −{ $points }%
review-played = Zagrano: { $deed }
review-better = Lepiej: { $deed }
review-point = { $guild }, { $where }: { $cost }. { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Punkt zwrotny { $number } z { $count }
review-step-played = Zagrano
review-step-better = Lepiej
review-step-why = Dlaczego
review-no-facts = Na razie nic nie zmienia
review-ahead = Rozegrane dalej w myślach gry: { $games }. Wynik lepszy niż po tym, co zagrano
review-prestige = Warte około { $prestige } pkt prestiżu
review-show = Pokaż
# Why there is no way to another turning point.
review-no-further = Dalej nie ma już żadnego

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = Stracony prestiż
review-failed = Porażki: { $count } ({ $quests }), { $prestige } pkt prestiżu
review-lost-idle =
    { $count ->
        [one] Śmiałkowie w domu: łącznie { $count } runda
        [few] Śmiałkowie w domu: łącznie { $count } rundy
       *[other] Śmiałkowie w domu: łącznie { $count } rund
    }
review-lost-unspent =
    { $count ->
        [one] Na koniec { $count } niewykorzystany surowiec
        [few] Na koniec { $count } niewykorzystane surowce
       *[other] Na koniec { $count } niewykorzystanych surowców
    }
review-lost-order =
    { $count ->
        [one] { $count } oddane miejsce w kolejności
        [few] { $count } oddane miejsca w kolejności
       *[other] { $count } oddanych miejsc w kolejności
    }
review-lost-nothing = Nic wartego wzmianki

# Strong and weak phases: a heading, its unit beside it (about 16 letters), the names, what a choice of a phase costs on average in points of
# winning chance ("0.8"), and a sentence with two of the names.
review-phases = Straty w fazach
review-phases-unit = % na wybór
review-phase-setup = Przygotowanie
review-phase-mine = Kopalnia
review-phase-market = Targ
review-phase-quest = Wyprawy
review-a-choice = { $phase }: { $points }% szans na wybór
review-points = { $points }
review-strength = Najmocniej: { $strong }. Najsłabiej: { $weak }.
review-even = Wszystkie fazy równie mocne

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Przegląd: { $percent }%
review-stuck = Przegląd się zatrzymał. To, co znaleziono, zostaje.
review-again = Spróbuj znów

# Why a button cannot be pressed, and the title of a message.
review-not-over = Tylko dla zakończonej gry
review-not-opened = Nie można zrobić przeglądu tej gry

# A player's own page in the hall of fame: a switch (about 12 letters each), what stands there when
# nothing was reviewed yet, a row for each player, and what their games have in common. $phase is "market".
review-own = Przeglądy
review-own-games = Gry
review-own-players = Gracze
review-own-row =
    { $games ->
        [one] Przegląd { $games } gry
       *[other] Przegląd { $games } gier
    }
review-own-early =
    { $enough ->
        [one] Po przeglądzie { $enough } gry przeczytasz tu, gdzie tracisz najwięcej.
       *[other] Po przeglądzie { $enough } gier przeczytasz tu, gdzie tracisz najwięcej.
    }
review-own-most = Najwięcej tracisz w fazie „{ $phase }”: { $points } p.p. szans na grę, przede wszystkim w rundzie { $round }.
review-own-most-setup = Najwięcej tracisz przy przygotowaniu gry: { $points } p.p. szans na grę.
review-own-rounds = Stracone p.p. na grę, runda po rundzie: { $phase }
review-own-round = Runda { $round }: { $points } p.p.
