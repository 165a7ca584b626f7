# The wall of the hall: its tab, and the plates over its rows with a number such as "7 of 12".
wall-tab = El salón
wall-plate-titles = Campeones y sus títulos
wall-plate-seals = Sellos de misiones completadas
wall-of = { $count } de { $all }

# The slip beside a title or seal: how often and how well it was earned, and what pressing it does.
wall-completed = { $count ->
    [one] Completada una vez
   *[other] Completada { $count } veces
}
wall-worn = { $count ->
    [one] Llevado una vez, por { FORM($hero, "el") }
   *[other] Llevado { $count } veces, la última por { FORM($hero, "el") }
}
wall-best = Mejor partida: { $score } de prestigio, { $day }
wall-open = Abrir la partida de donde viene
wall-gone = Buscar la partida en «Partidas»
# While a place is empty: how it is filled, in which games, and what pressing it does.
wall-how-quest = Completa esta misión una vez y su sello colgará aquí.
wall-how-title = Da este título a un campeón y su cinta colgará aquí.
wall-modes = Partida: { $modes }
wall-set-up = Preparar una partida

# Below: what would fill a row soonest.
wall-ready = La pared está lista. Una partida terminada trae las primeras piezas.
wall-full = Todos los sitios de la pared están llenos.
wall-nearest-titles = { $count ->
    [one] Lo más cercano: un título más llena la barra.
   *[other] Lo más cercano: { $count } títulos más llenan la barra.
}
wall-nearest-green = { $count ->
    [one] Lo más cercano: un sello más llena el estante de la Era I.
   *[other] Lo más cercano: { $count } sellos más llenan el estante de la Era I.
}
wall-nearest-grey = { $count ->
    [one] Lo más cercano: un sello más llena el estante de la Era II.
   *[other] Lo más cercano: { $count } sellos más llenan el estante de la Era II.
}
wall-nearest-red = { $count ->
    [one] Lo más cercano: un sello más llena el estante de la Era III.
   *[other] Lo más cercano: { $count } sellos más llenan el estante de la Era III.
}
wall-nearest-gold = { $count ->
    [one] Lo más cercano: un sello más llena los estantes de oro.
   *[other] Lo más cercano: { $count } sellos más llenan los estantes de oro.
}

# The last games, on the right: how many were won, and the place of the first one.
wall-games = Partidas
wall-games-won = { $won } ganadas de { $all }
wall-games-none = ninguna aún
wall-first = Aquí irá tu primera partida
# A game in few words: its kind and who played against you.
wall-game = { $kind }, { $rivals }
# Below them, about 10 letters, each under a number such as "3 of 5".
wall-sum-solo = Solos ganados
wall-sum-lessons = Lecciones
wall-sum-puzzles = Retos

# The trophies of solo contracts below the seals, and the slip beside one.
wall-trophy = { CAPITAL($medal) } con { $score } de prestigio, { $day }
wall-tries = { $count ->
    [one] Un intento
   *[other] { $count } intentos
}
wall-play = Jugar este contrato
wall-nearest-contracts = { $count ->
    [one] Lo más cercano: un contrato más llena los nichos.
   *[other] Lo más cercano: { $count } contratos más llenan los nichos.
}

# The calendar of the deal of the day: its head with the name of a month, its arrows, days of the week
# in two letters, and what a day brought, for screen readers.
calendar-head = { $month } de { $year }
calendar-month-1 = Enero
calendar-month-2 = Febrero
calendar-month-3 = Marzo
calendar-month-4 = Abril
calendar-month-5 = Mayo
calendar-month-6 = Junio
calendar-month-7 = Julio
calendar-month-8 = Agosto
calendar-month-9 = Septiembre
calendar-month-10 = Octubre
calendar-month-11 = Noviembre
calendar-month-12 = Diciembre
calendar-before = Mes anterior
calendar-after = Mes siguiente
calendar-weekday-1 = Lu
calendar-weekday-2 = Ma
calendar-weekday-3 = Mi
calendar-weekday-4 = Ju
calendar-weekday-5 = Vi
calendar-weekday-6 = Sá
calendar-weekday-7 = Do
calendar-day = { $day }: { $score } de prestigio
calendar-day-medal = { $day }: { $score } de prestigio, { $medal }
calendar-day-lost = { $day }: derrota
