### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild }:
solo-moves-by = { $guild }: { $rule }
solo-rule-most = salta el máximo de obreros rivales ({ $count })
solo-rule-fewest = { $count ->
    [0] salta el mínimo de los suyos ({ $own })
   *[other] salta el máximo de obreros rivales ({ $count }) y el mínimo de los suyos ({ $own })
  }
solo-rule-only = hace su único movimiento
solo-rule-tie = empate: has elegido tú
solo-rule-tie-watched = hace uno de varios movimientos iguales
solo-rule-none = no puede mover
solo-yours = { $count ->
    [one] te quita { $count } obrero
   *[other] te quita { $count } obreros
  }

# On the panel of an automated colour, about 18 letters.
solo-moving = mueve ahora
solo-chosen-for = eliges por él

# The right column while an automated colour moves.
solo-moves = { $guild } mueve
solo-no-choice = no tienes nada que elegir
solo-why = Por qué este movimiento
solo-jumps = salta
solo-wins-most = Gana el que salta más obreros rivales
solo-wins-fewest = Empate: gana el que salta menos propios
solo-wins-tie = Nuevo empate: has elegido tú

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = Empate de { $guild }
solo-tie-count = { $count } movimientos iguales
solo-tie-why-head = Por qué hay empate
solo-tie-why = { $count ->
    [0] Ningún movimiento salta obreros rivales.
    [one] Cada uno salta { $count } obrero rival y { $own ->
        [one] { $own } propio
       *[other] { $own } propios
    }.
   *[other] Cada uno salta { $count } obreros rivales y { $own ->
        [one] { $own } propio
       *[other] { $own } propios
    }.
  }
solo-tie-head = Decides tú
solo-tie-decide = { $guild } debe hacer uno de estos movimientos. Elige el que más te guste.
solo-tie-overseer = { $guild } debe mover. Elige un capataz y luego dónde termina.
solo-tie-land = Elige dónde termina este capataz.
solo-takes-yours = Te quita { $count }
solo-takes-other = Quita { $count } a { $guild }
solo-takes-both = Te quita { $yours } y { $count } más
solo-takes-none = No quita ningún obrero
solo-worker-on = sobre { $grounds }
solo-from-to = de { $start } a { $end }
solo-overseer-on = Capataz sobre { $ground }
solo-landings = { $count ->
    [one] { $count } destino
   *[other] { $count } destinos
  }
solo-candidate = Movimiento { $number }. { $head }, { $detail }
solo-overseer-label = Capataz { $number }. { $head }, { $detail }
solo-move-number = Movimiento { $number }
solo-move-here = Mover aquí
solo-choose-overseer = Elige antes un capataz

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = Tu deber, ronda { $round }
duty-take = Toma una misión
duty-taken = Misión tomada
duty-none = Ninguna misión que tomar
duty-complete = Completa todas
duty-by = antes de acabar la ronda { $round }
duty-active = { $count ->
    [one] { $count } activa
   *[other] { $count } activas
  }
duty-limit = con { $count } pierdes
duty-failed = Una misión fallida también hace perder la partida
duty-four = Cuatro activas. Si tomas una quinta, completa una en la misma ronda
duty-five = Cinco activas. Completa una esta ronda, o perderás en la próxima
duty-full = Cinco activas: no puedes tomar otra, y pierdes
duty-last = Última ronda: una misión sin completar hace perder la partida
duty-board = Ver las misiones
duty-slots = { $count } de { $limit } activas
