### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = Ronda { $round }
log-stage = Comienza la { $stage }
log-phase-setup = Preparación
log-phase-placement = Se colocan los capataces
log-phase-market = Fase de mercado
log-phase-quest = Fase de misiones
log-phase-end = Fin de la ronda
log-phase-scoring = Recuento final
log-order = Orden: { $guilds }
log-won = Gana { $guild }
log-lost = Se pierde la partida

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line }: { $gains }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Empieza con
log-gains-wealth = De { $card }
log-gains-mine = Por el movimiento de otro
log-gains-pass = Por pasar
log-gains-claimant = Por su registro de { $card }
log-gains-card = De { $card }
log-gains-quest = De «{ $card }»
log-gains-weapon = Por el arma { $card }
log-gains-champion = Por el título { $card }
log-gains-tile = De { $card }
log-gains-end_adventurers = Por sus aventureros
log-gains-end_designs = Por { $card }
log-gains-end_cards = Por { $card }
log-gains-end_bonus = Por { $card }
log-gains-end_gold = Por su oro

# Set-up.
log-wealth-kept = Elige su riqueza
log-wealth-shown = Empieza con { $cards }
log-placed = Coloca un capataz

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Mueve un capataz
log-jumps = Salta { $count ->
    [one] { $count } obrero
   *[other] { $count } obreros
  }
log-turned = { $count ->
    [one] Un obrero pasa a { $guild }
   *[other] { $count } obreros pasan a { $guild }
  }
log-defected = { $count ->
    [one] Un obrero deserta a { $guild }
   *[other] { $count } obreros desertan a { $guild }
  }
log-removed = { $count ->
    [one] Un obrero deja la mina
   *[other] { $count } obreros dejan la mina
  }
log-worker-moved = Un obrero cambia de sitio
log-struck = { $count ->
    [one] Huelga: se va { $count } obrero
   *[other] Huelga: se van { $count } obreros
  }

# Doing nothing.
log-passed-mine = Pasa en la mina
log-passed-second_move = No hace el segundo movimiento
log-passed-market = Pasa en el mercado
log-passed-quest = No toma ninguna misión
log-passed-management = Termina su gestión
log-declined-overseer_move = No mueve ningún capataz
log-declined-worker_move = No mueve ningún obrero
log-declined-market_card = No toma ninguna carta
log-lapsed-overseer_move = Ningún capataz puede moverse
log-lapsed-worker_move = No hay ningún obrero que mover
log-lapsed-market_card = No hay ninguna carta que tomar
log-lapsed-level = Nadie puede subir de nivel
log-lapsed-title = Todos los títulos están en uso
log-lapsed-automated_move = No puede mover

# The market. $card is a card's name, or an amount such as "1 iron".
log-opened = { $count ->
    [one] Abierto a todos: { $cards }
   *[other] Abiertos a todos: { $cards }
  }
log-discarded = A los descartes: { $cards }
log-bought = Compra { $card } por { $price } de oro
log-taken = Toma { $card } gratis
log-used = Usa { $card }
log-used-for = Usa { $card } por { $price } de oro
log-claimed = Obtiene el registro de { $card }
log-claimed-for = Registra { $card } por { $price } de oro
log-sold = Vende { $costs } por { $gains }
log-stall = Cambia { $costs } por { $gains }
log-hired = Contrata { FORM($hero, "al") } por { $price } de oro
log-trained = Sube { FORM($hero, "al") } al nivel { $level } por { $price } de oro
log-hired-and-trained = Contrata { FORM($new, "al") } y sube { FORM($hero, "al") } al nivel { $level } por { $price } de oro

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
    [one] Se une { $heroes }
   *[other] Se unen { $heroes }
  }
log-raised = { CAPITAL(FORM($hero, "el")) } alcanza el nivel { $level }
log-title = { CAPITAL(FORM($hero, "el")) } recibe su título: { $title }
log-forged = Arma { FORM($hero, "al") } con { $design } para «{ $quest }»
log-honed = El arma { FORM($hero, "del") } gana { $power } de fuerza
log-returned = { $count ->
    [one] Vuelve a casa { $heroes }
   *[other] Vuelven a casa { $heroes }
  }

# Quests.
log-offer-leaves = { $count ->
    [one] Sale de la oferta: { $quests }
   *[other] Salen de la oferta: { $quests }
  }
log-takes = Toma «{ $quest }»
log-takes-for = Toma «{ $quest }» por { $price } de oro
log-takes-charming = Toma «{ $quest }» con galantería
# $taken is one of the three above.
log-takes-late = { $taken }, { $steps ->
    [one] { $steps } paso más adelante
   *[other] { $steps } pasos más adelante
  }
log-advances-quest = { $quest }: paso { $step } de { $last }
log-advances-road = { $quest } por el Camino: paso { $step } de { $last }
log-leg = Completa el tramo { $leg } de { $legs } de «{ $quest }»
log-completed = Completa «{ $quest }»
log-failed = Fracasa en «{ $quest }»
log-failed-kept = Conserva { $gains } por los tramos hechos
log-failed-lost = Pierde { $costs } por fracasar en su primera ronda

# Bonus tiles.
log-tile = { $tile }, para { $guilds }
log-tile-nobody = { $tile }, para nadie
log-shopping = Tiene { $budget } de oro para compras
log-shops = Compra por { $spent }
log-shopped-all = Termina sus compras
log-shopped-rest = Termina sus compras y pierde { $lost } de oro
