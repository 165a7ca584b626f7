### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = Ronda { $round }
log-stage = Comienza la { $stage }
log-phase-setup = Preparación
log-phase-placement = Colocación de capataces
log-phase-market = Fase de mercado
log-phase-quest = Fase de misiones
log-phase-end = Fin de la ronda
log-phase-scoring = Recuento final
log-order = Orden: { $guilds }
log-won = Gana { $guild }
log-lost = Se pierde la partida

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line }: { $gains }
    .subject = { FORM($line, "subject") }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = Empieza con { $gains }
log-gains-wealth = Recibe { $gains } por «{ $card }»
log-gains-mine = Recibe { $gains } por el movimiento de un rival
log-gains-pass = Recibe { $gains } por pasar
log-gains-claimant = Recibe { $gains } porque otro gremio registra { FORM($card, "el") }
log-gains-card = Recibe { $gains } por «{ $card }»
log-gains-quest = Recibe { $gains } por «{ $card }»
log-gains-weapon = Recibe { $gains } por { FORM($card, "el") }
log-gains-champion = Recibe { $gains } por el título «{ $card }»
log-gains-tile = Recibe { $gains } por «{ $card }»
log-gains-end_adventurers = Suma { $gains } por sus aventureros
log-gains-end_designs = Suma { $gains } por { FORM($card, "el") }
log-gains-end_cards = Suma { $gains } por «{ $card }»
log-gains-end_bonus = Suma { $gains } por «{ $card }»
log-gains-end_gold = Suma { $gains } por su oro

# Set-up.
log-wealth-kept = Elige sus cartas de riqueza
log-wealth-shown = Empieza con las cartas { $cards }
log-placed = Coloca un capataz

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = Mueve un capataz
log-jumps = Salta { $count ->
    [one] { $count } obrero
   *[other] { $count } obreros
  }
log-turned = { $count ->
    [one] Pierde un obrero, que pasa a { $guild }
   *[other] Pierde { $count } obreros, que pasan a { $guild }
  }
log-defected = { $count ->
    [one] Un obrero deserta y pasa a { $guild }
   *[other] { $count } obreros desertan y pasan a { $guild }
  }
    .subject = own
log-removed = { $count ->
    [one] Un obrero deja la mina
   *[other] { $count } obreros dejan la mina
  }
    .subject = own
log-worker-moved = Un obrero cambia de casilla
    .subject = own
log-struck = { $count ->
    [one] Pierde { $count } obrero en una huelga
   *[other] Pierde { $count } obreros en una huelga
  }

# Doing nothing.
log-passed-mine = Pasa en la mina
log-passed-second_move = Renuncia al segundo movimiento
log-passed-market = Pasa en el mercado
log-passed-quest = No toma ninguna misión
log-passed-management = Termina de armar a su gente
log-declined-overseer_move = No mueve ningún capataz
log-declined-worker_move = No mueve ningún obrero
log-declined-market_card = No toma ninguna carta
log-lapsed-overseer_move = No puede mover ningún capataz
log-lapsed-worker_move = No puede mover ningún obrero
log-lapsed-market_card = No puede tomar ninguna carta
log-lapsed-level = No puede subir de nivel a nadie
log-lapsed-title = Ya no le quedan títulos
log-lapsed-automated_move = No puede mover

# The market. $card is a card's name, $goods an amount such as "1 iron".
log-opened = { $count ->
    [one] Nuevo diseño público: { $cards }
   *[other] Nuevos diseños públicos: { $cards }
  }
log-discarded = Se descartan: { $cards }
log-bought = Compra «{ $card }» por { $price } de oro
log-bought-goods = Compra { $goods } por { $price } de oro
log-taken = Toma «{ $card }» gratis
log-used = Toma y usa «{ $card }» gratis
log-used-for = Compra y usa «{ $card }» por { $price } de oro
log-claimed = Registra gratis { FORM($card, "el") }
log-claimed-for = Registra { FORM($card, "el") } por { $price } de oro
log-sold = Vende { $costs } por { $gains }
log-stall = Cambia { $costs } por { $gains }
log-hired = Contrata { FORM($hero, "al") } por { $price } de oro
log-trained = Entrena { FORM($hero, "al") } hasta el nivel { $level } por { $price } de oro
log-hired-and-trained = Contrata { FORM($new, "al") } y entrena { FORM($hero, "al") } hasta el nivel { $level } por { $price } de oro

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
    [one] Se une { $heroes }
   *[other] Se unen { $heroes }
  }
    .subject = own
log-raised = { CAPITAL(FORM($hero, "el")) } alcanza el nivel { $level }
    .subject = own
log-title = { CAPITAL(FORM($hero, "el")) } se convierte en { FORM($hero, "champion") } con el título «{ $title }»
    .subject = own
log-forged = Forja { FORM($design, "un") } para { FORM($hero, "el") } en «{ $quest }»
log-honed = El arma { FORM($hero, "del") } gana { $power } de fuerza
    .subject = own
log-returned = { $count ->
    [one] Vuelve a casa { $heroes }
   *[other] Vuelven a casa { $heroes }
  }
    .subject = own

# Quests.
log-offer-leaves = { $count ->
    [one] Sale de la oferta: { $quests }
   *[other] Salen de la oferta: { $quests }
  }
log-takes = Toma «{ $quest }»
log-takes-for = Toma «{ $quest }» por { $price } de oro
log-takes-charming = Toma «{ $quest }» con galantería
# $taken is one of the three above.
log-takes-late = { $taken }, empezando { $steps ->
    [one] { $steps } paso más adelante
   *[other] { $steps } pasos más adelante
  }
log-advances-quest = Hace avanzar «{ $quest }»: paso { $step } de { $last }
log-advances-road = Hace avanzar «{ $quest }» por el Camino: paso { $step } de { $last }
log-leg = Completa el tramo { $leg } de { $legs } de «{ $quest }»
log-completed = Completa «{ $quest }»
log-failed = Fracasa en «{ $quest }»
log-failed-kept = Conserva { $gains } por los tramos completados
log-failed-lost = Pierde { $costs } por fracasar en la primera ronda

# Bonus tiles.
log-tile = «{ $tile }» beneficia a { $guilds }
log-tile-nobody = «{ $tile }» no beneficia a nadie
log-shopping = Tiene { $budget } de oro para compras
log-shops = Gasta { $spent } de oro
log-shopped-all = Termina sus compras
log-shopped-rest = Termina sus compras y pierde { $lost } de oro
