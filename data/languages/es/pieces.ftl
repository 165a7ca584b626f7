# Set pieces: moments that get more room than others. They are seen for a second or two, so every line
# is short.

# A banner at the beginning of a phase: the round, the phase beside it, and who is first and why.
piece-round = Ronda { $round }
piece-last-round = La última ronda
piece-last-round-means = La Herrería y el Bazar venden bonificaciones finales. Una misión que siga activa al acabar la ronda fracasa.
piece-first-drawn = Empieza { $guild }, por sorteo
piece-first-still = Empieza { $guild }, como antes
piece-first-twice = Empieza { $guild }, como antes, y puede mover otra vez
piece-first-same = Empieza { $guild }, como en el mercado
piece-first-turned = Empieza { $guild }: quien iba en cabeza pasa al final
piece-first-fewest = Empieza { $guild }: menos obreros en la mina ({ $count })
piece-first-tie = Empieza { $guild }: tan pocos obreros como { $others } ({ $count }), y antes iba detrás
piece-first-held = Empieza { $guild } con { $count ->
    [one] { $count } obrero
   *[other] { $count } obreros
  }: { $other } movió dos veces y va al final

# A quest is completed: a line over its name, beside the card.
piece-completed = { $guild } completa
piece-level = Nivel { $level }

# A quest fails: a line over its name, then what is kept of it and what is lost.
piece-failed = { $guild } fracasa en
piece-failed-short = Fuerza { $power } de { $needed }
piece-failed-promise = Un campeón prometido no acudió
piece-failed-kept = Conserva: { $prestige } por los tramos completados
piece-failed-nothing = Conserva: nada, porque no completó ningún tramo
piece-failed-lost = Pierde: { $things }
piece-failed-quest = la misión
piece-failed-weapons = { $count ->
    [one] un arma
   *[other] { $count } armas
  }
piece-failed-penalty = { $prestige } por fracasar en su primera ronda

# A champion is crowned: a line over the adventurer's name; the title stands on a ribbon.
piece-crowned = { $guild } tiene un campeón

# Workers strike: the word everything stops at; then a slip with why (a line for each group; "own" is
# yes if they are those of the one person at the table) and the rule below it.
piece-strike = Huelga
piece-strike-count = { $own ->
    [yes] { $count } de tus obreros están conectados
   *[no] { $count } obreros de { $guild } están conectados
  }
piece-strike-rule = Con { $count } o más hay huelga
