# The wall of the hall: its tab, and the plates over its rows with a number such as "7 of 12".
wall-tab = La salle
wall-plate-titles = Les champions et leurs titres
wall-plate-seals = Sceaux des quêtes accomplies
wall-of = { $count } sur { $all }

# The slip beside a title or seal: how often and how well it was earned, and what pressing it does.
wall-completed = { $count ->
    [one] Accomplie une fois
   *[other] Accomplie { $count } fois
}
wall-worn = { $count ->
    [one] Porté une fois, par { FORM($hero, "le") }
   *[other] Porté { $count } fois, la dernière par { FORM($hero, "le") }
}
wall-best = Meilleure partie : { $score ->
    [one] { $score } point
   *[other] { $score } points
} de prestige, { $day }
wall-open = Ouvrir la partie d’origine
wall-gone = Chercher la partie dans « Parties »
# While a place is empty: how it is filled, in which games, and what pressing it does.
wall-how-quest = Une fois cette quête accomplie, son sceau viendra ici.
wall-how-title = Donnez ce titre à un champion, et son ruban sera accroché ici.
wall-modes = Partie : { $modes }
wall-set-up = Préparer une partie

# Below: what would fill a row soonest.
wall-ready = Le mur est prêt. Une seule partie terminée apporte les premières pièces.
wall-full = Toutes les places du mur sont prises.
wall-nearest-titles = { $count ->
    [one] Au plus près : encore un titre, et la tringle est pleine.
   *[other] Au plus près : encore { $count } titres, et la tringle est pleine.
}
wall-nearest-green = { $count ->
    [one] Au plus près : encore un sceau, et l’étagère de l’Âge I est pleine.
   *[other] Au plus près : encore { $count } sceaux, et l’étagère de l’Âge I est pleine.
}
wall-nearest-grey = { $count ->
    [one] Au plus près : encore un sceau, et l’étagère de l’Âge II est pleine.
   *[other] Au plus près : encore { $count } sceaux, et l’étagère de l’Âge II est pleine.
}
wall-nearest-red = { $count ->
    [one] Au plus près : encore un sceau, et l’étagère de l’Âge III est pleine.
   *[other] Au plus près : encore { $count } sceaux, et l’étagère de l’Âge III est pleine.
}
wall-nearest-gold = { $count ->
    [one] Au plus près : encore un sceau, et les étagères d’or sont pleines.
   *[other] Au plus près : encore { $count } sceaux, et les étagères d’or sont pleines.
}

# The last games, on the right: how many were won, and the place of the first one.
wall-games = Parties
wall-games-won = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $all }
wall-games-none = aucune
wall-first = La première partie viendra ici
# A game in few words: its kind and who played against you.
wall-game = { $kind }, { $rivals }
# Below them, about 10 letters, each under a number such as "3 of 5".
wall-sum-solo = Solos gagnés
wall-sum-lessons = Leçons
wall-sum-puzzles = Énigmes

# The trophies of solo contracts below the seals, and the slip beside one.
wall-trophy = { CAPITAL($medal) } avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de prestige, { $day }
wall-tries = { $count ->
    [one] Un essai
   *[other] { $count } essais
}
wall-play = Jouer ce contrat
wall-nearest-contracts = { $count ->
    [one] Au plus près : encore un contrat, et les niches sont pleines.
   *[other] Au plus près : encore { $count } contrats, et les niches sont pleines.
}

# The calendar of the deal of the day: its head with the name of a month, its arrows, days of the week
# in two letters, and what a day brought, for screen readers.
calendar-head = { $month } { $year }
calendar-month-1 = Janvier
calendar-month-2 = Février
calendar-month-3 = Mars
calendar-month-4 = Avril
calendar-month-5 = Mai
calendar-month-6 = Juin
calendar-month-7 = Juillet
calendar-month-8 = Août
calendar-month-9 = Septembre
calendar-month-10 = Octobre
calendar-month-11 = Novembre
calendar-month-12 = Décembre
calendar-before = Mois précédent
calendar-after = Mois suivant
calendar-weekday-1 = Lu
calendar-weekday-2 = Ma
calendar-weekday-3 = Me
calendar-weekday-4 = Je
calendar-weekday-5 = Ve
calendar-weekday-6 = Sa
calendar-weekday-7 = Di
calendar-day = { $day } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} de prestige
calendar-day-medal = { $day } : { $score ->
    [one] { $score } point
   *[other] { $score } points
} de prestige, { $medal }
calendar-day-lost = { $day } : perdu
