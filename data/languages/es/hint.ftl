### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = Según un Maestro
hint-next-best = Segunda opción
hint-do = Hacerlo
hint-close = Cerrar la pista
# How the next best came out when both were played on in thought.
hint-as-good = Sale más o menos igual de bien
hint-behind = Peor en unos { $prestige } de prestigio
hint-behind-chance = Peor en unos { $prestige } de prestigio, y gana { $points ->
    [one] una partida menos de cada 100
   *[other] { $points } partidas menos de cada 100
  }
hint-far-behind = Mucho peor
hint-some-behind = Parece algo peor
# The same under what a computer guild did: what it did not do.
hint-instead = En vez de: { $deed }
hint-instead-behind = En vez de: { $deed }. { $behind }
hint-instead-fact = En vez de: { $deed }. { $behind }. A su favor: { $fact }
