### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = No es eso lo que se decide ahora
refusal-over = La partida ha terminado
refusal-no-guild = No existe ese gremio
refusal-no-resource = El mercader no conoce ese recurso
refusal-no-adventurer = Tu gremio no tiene ese aventurero

# Set-up.
refusal-wealth-pair = Conserva dos cartas distintas de las que recibiste
refusal-equal-claims = No se pueden conservar dos registros iguales
refusal-start-level = Nadie empieza por encima del nivel { $level }
refusal-no-overseer-left = Ahora no hay que colocar ningún capataz de ese color

# The mine.
refusal-outside-mine = Eso queda fuera de la mina
refusal-overseer-there = Ahí hay un capataz
refusal-worker-there = Ahí hay un obrero
refusal-not-your-overseer = Ahí no hay ningún capataz tuyo
refusal-no-move = Un capataz debe moverse al menos una casilla
refusal-straight-line = Un capataz se mueve en línea recta
refusal-overseer-between = Hay otro capataz en medio
refusal-behind-the-row = Tras un salto, el capataz se detiene en la primera casilla detrás de la fila
refusal-no-worker = Ahí no hay ningún obrero
refusal-hex-not-empty = Un obrero solo puede colocarse en una casilla vacía
refusal-better-move = Otro movimiento de este color salta más obreros ajenos o menos propios

# The market.
refusal-space-taken = { $guild } ha ocupado ese espacio esta ronda
refusal-costs = Cuesta { $price } de oro y tienes { $gold }
refusal-not-open = Eso no es un diseño público abierto
refusal-claimed-already = Tu gremio ya ha registrado ese diseño
refusal-not-on-show = Esa carta no está ahí a la vista
refusal-stall-owned = Tu gremio ya tiene un puesto con ese cambio
refusal-barracks-nobody = Contrata a alguien, entrena a alguien, o ambas cosas
refusal-out-on-quest = Ese aventurero está de misión
refusal-highest-level = El nivel { $level } es el más alto
refusal-not-your-quest = Esa no es una de tus misiones activas
refusal-road-reach = { $reach ->
    [one] El Camino avanza como mucho { $reach } paso
   *[other] El Camino avanza como mucho { $reach } pasos
  }
refusal-road-last-step = { $left ->
    [0] Está en su último paso, donde acaba el Camino
    [one] Su último paso está a { $left } paso, y ahí acaba el Camino
   *[other] Su último paso está a { $left } pasos, y ahí acaba el Camino
  }
refusal-last-round-only = Las bonificaciones finales solo se venden en la última ronda
refusal-not-in-discard = Esa carta no está en los descartes del mercado

# Trades.
refusal-no-trade-now = No se comercia mientras se resuelve esto
refusal-bought-enough = { $allowed ->
    [one] { $allowed } compra por ronda, y ya está hecha
   *[other] { $allowed } compras por ronda, y ya están hechas
  }
refusal-sold-enough = { $allowed ->
    [one] { $allowed } venta por ronda, y ya está hecha
   *[other] { $allowed } ventas por ronda, y ya están hechas
  }
refusal-nothing-to-sell = No tienes { FORM($resource, "no") } que vender
refusal-no-stall = No tienes ese puesto
refusal-stall-used = { $uses ->
    [one] Este puesto se ha usado { $uses } vez esta ronda
   *[other] Este puesto se ha usado { $uses } veces esta ronda
  }
refusal-stall-needs = Requiere { $needed } y tienes { $amount }
refusal-tile-costs = Cuesta { $price } de oro y la loseta tiene { $gold }

# Quests.
refusal-solo-takes = En solitario se toma una misión cada ronda
refusal-not-in-offer = Esa misión no está en la oferta
refusal-quests-full = { $limit ->
    [one] No más de { $limit } misión activa
   *[other] No más de { $limit } misiones activas
  }
refusal-no-later-start = Ningún campeón está libre para empezar una misión más adelante
refusal-later-start-reach = { $reach ->
    [one] Puede empezar como mucho { $reach } paso más adelante
   *[other] Puede empezar como mucho { $reach } pasos más adelante
  }
refusal-no-charm = Ningún campeón está libre para encandilar al cliente
refusal-at-home = Ese aventurero ya está en casa
refusal-no-design = Tu gremio no tiene ese diseño
refusal-level-needed = Requiere nivel { $needed }; este es de nivel { $level }
refusal-forging-needs = Forjar requiere { $amount } y tienes { $have }
refusal-not-waiting = Esa misión no está pendiente de avanzar
refusal-not-of-quest = Solo los aventureros de la misión se reparten sus niveles, uno cada uno
refusal-no-title = No existe ese título
refusal-title-owned = Tu gremio ya tiene ese título
