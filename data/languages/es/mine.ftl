# The mine: placing overseers, moving them, and what a move would do.

# The label of a hex, on a slip beside it.
mine-hex-overseer = Capataz de { $guild } sobre { $ground }
mine-hex-worker = Obrero de { $guild } sobre { $ground }
mine-hex-empty = Casilla vacía de { $ground }

# The prompt in the bottom bar: one line of about 50 letters, two at the most.
mine-thinking = { $guild } está pensando
mine-place = { $guild }: coloca el capataz { $number } de { $count }
mine-place-side = Coloca un capataz de { $guild }
mine-place-here = Coloca aquí el capataz, sobre { $ground }, o elige otra casilla
mine-tie = { $guild } tiene varios movimientos igual de buenos: elige uno
mine-worker-reward = { $guild }: mueve o retira cualquier obrero, o renuncia
mine-overseer-reward = { $guild }: mueve un capataz, o renuncia
mine-move = { $guild }: mueve un capataz, o pasa
mine-land-where = Elige dónde termina el capataz
mine-land-here = Deja aquí el capataz o elige otra casilla
# A second move makes a guild the last in the next order. $place is its place without it.
mine-second = { $guild }: ¿mueves otra vez? Si lo haces, irás al final del orden; si no, en { $place ->
    [1] primer
    [2] segundo
   *[3] tercer
  } lugar
mine-second-last = { $guild }: ¿mueves otra vez? Irás al final del siguiente orden de todos modos
mine-second-free = { $guild }: ¿mueves otra vez? No cambia el orden

# Buttons of the bottom bar and of the right column, and why they cannot be pressed.
mine-pass = Pasar
mine-decline = Renunciar
mine-no-pass = Ahora no puedes pasar
mine-confirm = Confirmar
mine-choose-move = Elige antes un movimiento
mine-choose-hex = Elige antes una casilla
mine-take-off = Retirarlo
mine-choose-worker = Elige antes un obrero
mine-no-way = Este capataz no puede moverse: no tiene adónde ir
# Solo: one of three colours to place, side by side; $count overseers of it are left.
mine-side = { $guild } { $count }

# The right column: a title of one line, then what to do.
mine-title = La mina
mine-title-place = Capataz
mine-title-worker = Obrero
mine-title-move = Mover
mine-title-jump = Saltar { $count ->
    [one] { $count } obrero
   *[other] { $count } obreros
  }
mine-help-place = Elige una casilla vacía
mine-help-stands = Coloca el capataz de { $guild } sobre { $ground }
mine-help-worker = Elige cualquier obrero y luego una casilla vacía para él
mine-help-move = Elige un capataz y señala una casilla a la que pueda ir
# Below it: quests with what they need of the mine, under two headings of one line; each with its
# name and a line of resources, of which so many are there and so many needed.
mine-needs = Para tus misiones
mine-needs-offer = Para misiones de la oferta
mine-need-ore = { $there } de { $needed }
mine-need-met = cubiertos todos los pasos
mine-need-beyond = { $when }: más de lo que puedes cubrir

# The right column, line by line: what becomes of each worker (about 18 letters), and strikes.
mine-worker-new = Obrero nuevo
mine-worker-turn = Se une a { $guild }
mine-worker-defect = Deserta y pasa a { $guild }
mine-worker-leave = Deja la mina
mine-worker-set = Se coloca aquí
# What a worker yields, before a picture of the resource.
mine-yield = { SIGNED($count) }
mine-more = y { $count } más
mine-strike = Huelga: { $count ->
    [one] se va { $count } obrero de { $guild }
   *[other] se van { $count } obreros de { $guild }
  }
# On a slip of parchment beside the landing hex, about 18 letters.
mine-strike-short = Huelga: { $count } de { $guild }
# Solo: what an automated colour does in answer, above its workers.
mine-then-jump = Luego { $guild } salta { $count }
mine-then-move = Luego { $guild } mueve

# Under the right column's list: headings of two rows of emblems. The short one for narrow columns.
mine-workers = Obreros en la mina
mine-order = Orden resultante
mine-order-short = Nuevo orden
