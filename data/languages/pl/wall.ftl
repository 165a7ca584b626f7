# The wall of the hall: its tab, and the plates over its rows with a number such as "7 of 12".
wall-tab = Galeria
wall-plate-titles = Czempioni i ich tytuły
wall-plate-seals = Pieczęcie ukończonych wypraw
wall-of = { $count } z { $all }

# The slip beside a title or seal: how often and how well it was earned, and what pressing it does.
wall-completed = { $count ->
    [one] Ukończona raz
   *[other] Ukończona { $count } razy
}
wall-worn = { $count ->
    [one] Noszony raz: { $hero }
   *[other] Noszony { $count } razy, ostatnio: { $hero }
}
wall-best = Najlepsza gra: { $score } pkt prestiżu, { $day }
wall-open = Otwórz grę, z której pochodzi
wall-gone = Poszukaj tej gry w „Grach”
# While a place is empty: how it is filled, in which games, and what pressing it does.
wall-how-quest = Ukończ raz tę wyprawę, a zawiśnie tu jej pieczęć.
wall-how-title = Nadaj czempionowi ten tytuł, a zawiśnie tu jego wstęga.
wall-modes = Gra: { $modes }
wall-set-up = Przygotuj grę

# Below: what would fill a row soonest.
wall-ready = Ściana czeka. Jedna ukończona gra przyniesie pierwsze trofea.
wall-full = Każde miejsce na ścianie jest zajęte.
wall-nearest-titles = { $count ->
    [one] Najbliżej: jeszcze jeden tytuł i drążek jest pełny.
    [few] Najbliżej: jeszcze { $count } tytuły i drążek jest pełny.
   *[other] Najbliżej: jeszcze { $count } tytułów i drążek jest pełny.
}
wall-nearest-green = { $count ->
    [one] Najbliżej: jeszcze jedna pieczęć i półka Ery I jest pełna.
    [few] Najbliżej: jeszcze { $count } pieczęcie i półka Ery I jest pełna.
   *[other] Najbliżej: jeszcze { $count } pieczęci i półka Ery I jest pełna.
}
wall-nearest-grey = { $count ->
    [one] Najbliżej: jeszcze jedna pieczęć i półka Ery II jest pełna.
    [few] Najbliżej: jeszcze { $count } pieczęcie i półka Ery II jest pełna.
   *[other] Najbliżej: jeszcze { $count } pieczęci i półka Ery II jest pełna.
}
wall-nearest-red = { $count ->
    [one] Najbliżej: jeszcze jedna pieczęć i półka Ery III jest pełna.
    [few] Najbliżej: jeszcze { $count } pieczęcie i półka Ery III jest pełna.
   *[other] Najbliżej: jeszcze { $count } pieczęci i półka Ery III jest pełna.
}
wall-nearest-gold = { $count ->
    [one] Najbliżej: jeszcze jedna pieczęć i złote półki są pełne.
    [few] Najbliżej: jeszcze { $count } pieczęcie i złote półki są pełne.
   *[other] Najbliżej: jeszcze { $count } pieczęci i złote półki są pełne.
}

# The last games, on the right: how many were won, and the place of the first one.
wall-games = Gry
wall-games-won = { $won } z { $all } wygranych
wall-games-none = jeszcze żadna
wall-first = Tu stanie twoja pierwsza gra
# A game in few words: its kind and who played against you.
wall-game = { $kind }, { $rivals }
# Below them, about 10 letters, each under a number such as "3 of 5".
wall-sum-solo = Solo wygrane
wall-sum-lessons = Lekcje
wall-sum-puzzles = Zagadki

# The trophies of solo contracts below the seals, and the slip beside one.
wall-trophy = { CAPITAL($medal) }: { $score } pkt prestiżu, { $day }
wall-tries = { $count ->
    [one] Jedna próba
    [few] { $count } próby
   *[other] { $count } prób
}
wall-play = Zagraj to zlecenie
wall-nearest-contracts = { $count ->
    [one] Najbliżej: jeszcze jedno zlecenie i nisze są pełne.
    [few] Najbliżej: jeszcze { $count } zlecenia i nisze są pełne.
   *[other] Najbliżej: jeszcze { $count } zleceń i nisze są pełne.
}

# The calendar of the deal of the day: its head with the name of a month, its arrows, days of the week
# in two letters, and what a day brought, for screen readers.
calendar-head = { $month } { $year }
calendar-month-1 = Styczeń
calendar-month-2 = Luty
calendar-month-3 = Marzec
calendar-month-4 = Kwiecień
calendar-month-5 = Maj
calendar-month-6 = Czerwiec
calendar-month-7 = Lipiec
calendar-month-8 = Sierpień
calendar-month-9 = Wrzesień
calendar-month-10 = Październik
calendar-month-11 = Listopad
calendar-month-12 = Grudzień
calendar-before = Poprzedni miesiąc
calendar-after = Następny miesiąc
calendar-weekday-1 = Pn
calendar-weekday-2 = Wt
calendar-weekday-3 = Śr
calendar-weekday-4 = Cz
calendar-weekday-5 = Pt
calendar-weekday-6 = So
calendar-weekday-7 = Nd
calendar-day = { $day }: { $score } pkt prestiżu
calendar-day-medal = { $day }: { $score } pkt prestiżu, { $medal }
calendar-day-lost = { $day }: przegrana
