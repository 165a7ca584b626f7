### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = Consejo de un Maestro
hint-next-best = Segunda opción
hint-do = Hacerlo
hint-close = Cerrar la pista
# How the next best came out when both were played on in thought.
hint-as-good = Prácticamente igual de buena
hint-behind = Unos { $prestige } de prestigio menos
hint-behind-chance = Unos { $prestige } de prestigio menos y { $points } { $points ->
    [one] punto porcentual
   *[other] puntos porcentuales
  } menos de probabilidad de ganar
hint-far-behind = Es mucho peor
hint-some-behind = Parece algo peor
hint-sure = { $behind } ({ $sure } % de seguridad tras { $games } partidas simuladas)
# What a trade is for: the action that follows it.
hint-pays-for = Paga lo que viene después: { LOWER($deed) }
hint-then = Después: { LOWER($deed) }
# The same under what a computer guild did: what it did not do.
hint-instead = Segunda opción: { LOWER($deed) }
hint-instead-behind = Segunda opción: { LOWER($deed) }. { $behind }
hint-instead-fact = Segunda opción: { LOWER($deed) }. { $behind }. A su favor: { LOWER($fact) }
