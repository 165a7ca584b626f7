# The wall of the hall: its tab, and the plates over its rows with a number such as "7 of 12".
wall-tab = Die Halle
wall-plate-titles = Champions und ihre Titel
wall-plate-seals = Siegel abgeschlossener Quests
wall-of = { $count } von { $all }

# The slip beside a title or seal: how often and how well it was earned, and what pressing it does.
wall-completed = { $count ->
    [one] Einmal abgeschlossen
   *[other] { $count }-mal abgeschlossen
}
wall-worn = { $count ->
    [one] Einmal getragen, von { FORM($hero, "dat") }
   *[other] { $count }-mal getragen, zuletzt von { FORM($hero, "dat") }
}
wall-best = Beste Partie: { $score } Prestige, { $day }
wall-open = Die Partie dazu öffnen
wall-gone = Unter „Partien“ nach der Partie suchen
# While a place is empty: how it is filled, in which games, and what pressing it does.
wall-how-quest = Schließ diese Quest einmal ab, dann hängt hier ihr Siegel.
wall-how-title = Gib einem Champion diesen Titel, dann hängt hier das Band.
wall-modes = Partie: { $modes }
wall-set-up = Eine Partie vorbereiten

# Below: what would fill a row soonest.
wall-ready = Die Wand ist bereit. Schon eine beendete Partie bringt die ersten Stücke.
wall-full = Jeder Platz an der Wand ist gefüllt.
wall-nearest-titles = { $count ->
    [one] Als Nächstes: Noch ein Titel, dann ist die Stange voll.
   *[other] Als Nächstes: Noch { $count } Titel, dann ist die Stange voll.
}
wall-nearest-green = { $count ->
    [one] Als Nächstes: Noch ein Siegel, dann ist das Bord von Epoche I voll.
   *[other] Als Nächstes: Noch { $count } Siegel, dann ist das Bord von Epoche I voll.
}
wall-nearest-grey = { $count ->
    [one] Als Nächstes: Noch ein Siegel, dann ist das Bord von Epoche II voll.
   *[other] Als Nächstes: Noch { $count } Siegel, dann ist das Bord von Epoche II voll.
}
wall-nearest-red = { $count ->
    [one] Als Nächstes: Noch ein Siegel, dann ist das Bord von Epoche III voll.
   *[other] Als Nächstes: Noch { $count } Siegel, dann ist das Bord von Epoche III voll.
}
wall-nearest-gold = { $count ->
    [one] Als Nächstes: Noch ein Siegel, dann sind die goldenen Borde voll.
   *[other] Als Nächstes: Noch { $count } Siegel, dann sind die goldenen Borde voll.
}

# The last games, on the right: how many were won, and the place of the first one.
wall-games = Partien
wall-games-won = { $won } von { $all } gewonnen
wall-games-none = noch keine
wall-first = Hier steht deine erste Partie
# A game in few words: its kind and who played against you.
wall-game = { $kind }, { $rivals }
# Below them, about 10 letters, each under a number such as "3 of 5".
wall-sum-solo = Solosiege
wall-sum-lessons = Lektionen
wall-sum-puzzles = Rätsel

# The trophies of solo contracts below the seals, and the slip beside one.
wall-trophy = { CAPITAL($medal) } mit { $score } Prestige, { $day }
wall-tries = { $count ->
    [one] Ein Versuch
   *[other] { $count } Versuche
}
wall-play = Diesen Auftrag spielen
wall-nearest-contracts = { $count ->
    [one] Als Nächstes: Noch ein Auftrag, dann sind die Nischen voll.
   *[other] Als Nächstes: Noch { $count } Aufträge, dann sind die Nischen voll.
}

# The calendar of the deal of the day: its head with the name of a month, its arrows, days of the week
# in two letters, and what a day brought, for screen readers.
calendar-head = { $month } { $year }
calendar-month-1 = Januar
calendar-month-2 = Februar
calendar-month-3 = März
calendar-month-4 = April
calendar-month-5 = Mai
calendar-month-6 = Juni
calendar-month-7 = Juli
calendar-month-8 = August
calendar-month-9 = September
calendar-month-10 = Oktober
calendar-month-11 = November
calendar-month-12 = Dezember
calendar-before = Voriger Monat
calendar-after = Nächster Monat
calendar-weekday-1 = Mo
calendar-weekday-2 = Di
calendar-weekday-3 = Mi
calendar-weekday-4 = Do
calendar-weekday-5 = Fr
calendar-weekday-6 = Sa
calendar-weekday-7 = So
calendar-day = { $day }: { $score } Prestige
calendar-day-medal = { $day }: { $score } Prestige, { $medal }
calendar-day-lost = { $day }: verloren
