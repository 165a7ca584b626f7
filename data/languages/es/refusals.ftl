### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = Ahora no puedes hacer eso
refusal-over = La partida ha terminado
refusal-no-guild = Ese gremio no está en esta partida
refusal-no-resource = El mercader no comercia con ese recurso
refusal-no-adventurer = Tu gremio no tiene ese aventurero

# Set-up.
refusal-wealth-pair = Conserva dos cartas distintas de entre las recibidas
refusal-equal-claims = No puedes conservar dos registros del mismo diseño
refusal-start-level = Ningún aventurero puede empezar por encima del nivel { $level }
refusal-no-overseer-left = Ahora no se coloca ningún capataz de ese color

# The mine.
refusal-outside-mine = Eso queda fuera de la mina
refusal-overseer-there = Ahí ya hay un capataz
refusal-worker-there = Ahí ya hay un obrero
refusal-not-your-overseer = Ahí no hay ningún capataz tuyo
refusal-no-move = Un capataz debe moverse al menos una casilla
refusal-straight-line = Un capataz se mueve en línea recta
refusal-overseer-between = Hay otro capataz en medio
refusal-behind-the-row = Tras un salto, el capataz se detiene en la primera casilla detrás de la fila
refusal-no-worker = Ahí no hay ningún obrero
refusal-hex-not-empty = Un obrero solo puede moverse a una casilla vacía
refusal-better-move = Otro movimiento de este color salta más obreros rivales o menos propios

# The market.
refusal-space-taken = { $guild } ya ha ocupado ese espacio esta ronda
refusal-costs = Cuesta { $price } de oro y tienes { $gold }
refusal-not-open = Ese diseño público aún no está disponible
refusal-claimed-already = Tu gremio ya ha registrado ese diseño
refusal-not-on-show = Esa carta no está a la venta ahí
refusal-stall-owned = Tu gremio ya tiene un puesto con ese cambio
refusal-barracks-nobody = Contrata un aventurero, entrena a uno, o ambas cosas
refusal-out-on-quest = Ese aventurero está de misión
refusal-highest-level = El nivel { $level } es el más alto
refusal-not-your-quest = Esa no es una de tus misiones activas
refusal-road-reach = { $reach ->
    [one] El Camino hace avanzar como mucho { $reach } paso
   *[other] El Camino hace avanzar como mucho { $reach } pasos
  }
refusal-road-last-step = { $left ->
    [0] Está en su último paso; el Camino no la lleva más allá
    [one] Con el Camino llega como mucho a su último paso, { $left } paso más adelante
   *[other] Con el Camino llega como mucho a su último paso, { $left } pasos más adelante
  }
refusal-last-round-only = Las bonificaciones finales solo se venden en la última ronda
refusal-not-in-discard = Esa carta no está en los descartes del mercado

# Trades.
refusal-no-trade-now = No puedes comerciar mientras se resuelve esto
refusal-bought-enough = { $allowed ->
    [one] Ya has hecho tu compra de esta ronda
   *[other] Ya has hecho tus { $allowed } compras de esta ronda
  }
refusal-sold-enough = { $allowed ->
    [one] Ya has hecho tu venta de esta ronda
   *[other] Ya has hecho tus { $allowed } ventas de esta ronda
  }
refusal-nothing-to-sell = No tienes { FORM($resource, "no") } que vender
refusal-no-stall = No tienes ese puesto
refusal-stall-used = { $uses ->
    [one] Ya has usado este puesto esta ronda
   *[other] Ya has usado este puesto { $uses } veces esta ronda
  }
refusal-stall-needs = Necesita { $amount }; { $have ->
    [0] no tienes
   *[other] solo tienes { $have }
  }
refusal-tile-costs = Cuesta { $price } de oro y la loseta tiene { $gold }

# Quests.
refusal-solo-takes = En solitario debes tomar una misión cada ronda
refusal-not-in-offer = Esa misión no está en la oferta
refusal-quests-full = { $limit ->
    [one] Solo puedes tener { $limit } misión activa
   *[other] Solo puedes tener { $limit } misiones activas
  }
refusal-no-later-start = No tienes ningún campeón libre que pueda empezar una misión más adelante
refusal-later-start-reach = { $reach ->
    [one] Puede empezar como mucho { $reach } paso más adelante
   *[other] Puede empezar como mucho { $reach } pasos más adelante
  }
refusal-no-charm = No tienes ningún campeón libre que pueda encandilar al cliente
refusal-at-home = Ese aventurero ya está en casa
refusal-no-design = Tu gremio no tiene ese diseño
refusal-level-needed = Requiere nivel { $needed }; este aventurero es de nivel { $level }
refusal-forging-needs = Su forja requiere { $amount }; { $have ->
    [0] no tienes
   *[other] solo tienes { $have }
  }
refusal-not-waiting = Esa misión no está pendiente de avanzar
refusal-not-of-quest = Solo los aventureros de la misión ganan sus niveles, como mucho uno por aventurero
refusal-no-title = No existe ese título
refusal-title-owned = Tu gremio ya tiene ese título
