### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild }:
solo-rule-most = más obreros rivales saltados: { $count }
solo-rule-fewest = { $count ->
    [0] menos obreros propios saltados: { $own }
   *[other] más rivales saltados: { $count }, menos propios: { $own }
  }
solo-rule-only = único movimiento
solo-rule-tie = empate, has elegido tú
solo-rule-tie-watched = empate, uno de varios iguales
solo-rule-none = no puede mover
solo-yours = { $count ->
    [one] te quita { $count } obrero
   *[other] te quita { $count } obreros
  }

# On the panel of an automated colour, about 18 letters.
solo-moving = mueve ahora
solo-chosen-for = eliges tú por él

# The right column while an automated colour moves.
solo-moves = Mueve { $guild }
solo-no-choice = aquí no eliges tú
solo-why = Por qué este movimiento
solo-jumps = salta
solo-wins-most = Gana quien salta más obreros ajenos
solo-wins-fewest = Empate: gana quien salta menos propios
solo-wins-tie = Empate: has elegido tú

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = Empate de { $guild }
solo-tie-count = { $count } movimientos iguales
solo-tie-why-head = Por qué hay empate
solo-tie-why = { $count ->
    [0] Ningún movimiento salta obreros ajenos.
    [one] Cada uno salta { $count } obrero ajeno y { $own } propios.
   *[other] Cada uno salta { $count } obreros ajenos y { $own } propios.
  }
solo-tie-head = Decides tú
solo-tie-decide = { $guild } debe hacer uno de estos movimientos. Elige el que prefieras.
solo-tie-overseer = { $guild } debe mover. Elige un capataz y luego adónde va.
solo-tie-land = Elige adónde va este capataz.
solo-takes-yours = Te quita { $count }
solo-takes-other = { $guild } pierde { $count }
solo-takes-both = Te quita { $yours }, y { $count } a otros
solo-takes-none = No quita ninguno
solo-worker-on = en { $grounds }
solo-from-to = de { $start } a { $end }
solo-overseer-on = Capataz en { $ground }
solo-landings = { $count ->
    [one] { $count } destino
   *[other] { $count } destinos
  }
solo-candidate = Movimiento { $number }. { $head }, { $detail }
solo-overseer-label = Capataz { $number }. { $head }, { $detail }
solo-move-number = Mover { $number }
solo-move-here = Mover aquí
solo-choose-overseer = Elige antes un capataz

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = Tu deber, ronda { $round }
duty-take = Toma una misión
duty-taken = Misión tomada
duty-none = No hay misión que tomar
duty-complete = Completa todas
duty-by = hasta la ronda { $round }
duty-active = { $count ->
    [one] { $count } activa
   *[other] { $count } activas
  }
duty-limit = con { $count } pierdes
duty-failed = Una misión fracasada también pierde la partida
duty-four = Cuatro activas. La próxima es la quinta: completa una en la misma ronda
duty-five = Cinco activas. Completa una ahora, o perderás la próxima ronda
duty-full = Cinco activas: no puedes tomar otra, y la ronda está perdida
duty-last = Última ronda: una misión sin completar pierde la partida
duty-board = Ver las misiones
duty-slots = { $count } de { $limit } activas
