# The names of the places, on their banners: about 12 letters.
market-place-blacksmith = Herrería
market-place-bazaar = Bazar
market-place-barracks = Cuartel
market-place-clerk = Escribano
market-place-road = Camino

# On the banners, in small labels: an open space, which card of how many, the two halves.
market-open = abierto
market-one-of = una de { $count ->
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $count }
    }
market-bonus = Mejora
market-single = Un uso

# On a card that cannot be had, with a lock: about 12 letters.
market-lock-short = { $gold ->
        [one] falta { $gold }
       *[other] faltan { $gold }
    }
market-lock-taken = ocupado
market-lock-owned = ya es tuyo
market-lock = ahora no

# Where a card lay: about 14 letters. $guild has bought it, or got it for nothing.
market-no-card = sin carta
market-sold = vendida
market-paid = { $gold ->
        [0] la toma { $guild }
       *[other] { $guild } pagó { $gold }
    }
# Under it, the cards in its deck; in the last round, beside a seal with a number.
market-deck = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
market-counts-now = vale ahora
# Beside what was sold by the Blacksmith: three lines of 14 letters.
market-closed = Vuelve la próxima ronda
market-sold-for-good = Ya vendida
# Beside what the Blacksmith sells: a heading, then what the weapon is; short.
market-last-round = Última ronda
market-no-effect = Sin otro efecto
market-power = fuerza
market-level = nivel { $level }
market-at-the-end = al final

# The Barracks: headings with a remark at their right end, the row to hire with, and below the rows
# those who cannot be raised (their faces stand before the first form).
market-hire = Contratar
market-either-or-both = una o ambas
market-new-adventurer = Aventurero nuevo
market-raise = Entrenar
market-at-home = { $count } en casa
market-nobody-to-raise = Nadie en casa puede entrenar
market-out = de misión
market-out-count = { $count } de misión
market-top-level = en el nivel { $level }
market-top-level-count = { $count } en el nivel { $level }

# The Clerk: on a design of one's own; the price of a claim, to the bank and to those who claimed
# before, the longer form where there is room (about 24 letters).
market-yours = tuyo
# The same, of a guild that somebody else plays.
market-guilds = { $guild }
market-claim-shared = { $bank } + { $share } a { $guilds }
market-claim-split = { $bank } + { $share }
market-claim-bank = { $gold } a la banca
market-claim-gold = { $gold } de oro

# The Road: what it does, where there is no quest; below a quest's name what a step would bring, the
# shorter forms where there is little room. The colon leads to rewards in signs.
market-no-quest = No tienes misiones activas. El Camino hace avanzar gratis un paso una de tus misiones.
# At the foot of the Road, a line that leads to the quest offer: about 34 letters, and what it does.
market-quests-cost = { $most ->
    [0] Las misiones de la oferta son gratis
   *[other] Las misiones de la oferta cuestan de { $least } a { $most } de oro
  }
market-no-quests = No hay misiones en la oferta
market-offer-look = Ver las misiones que podrás tomar tras el mercado
market-steps-on = { $count ->
        [one] avanza un paso
       *[other] avanza { $count } pasos
    }
market-leg = completa el tramo
market-leg-pays = completa el tramo:
market-leg-short = lo completa
market-leg-pays-short = tramo:
market-last-step = en su último paso

# The bottom bar: what is asked, the buttons, and why they cannot be pressed.
market-prompt = { $guild }: elige una acción, o pasa
market-prompt-first = { $guild }: elige la primera de tus dos acciones, o pasa
market-prompt-second = { $guild }: elige la segunda de tus dos acciones, o pasa
market-prompt-other = { $guild } está en el mercado
market-prompt-trades = { $guild } comercia al final de la ronda
market-confirm = Confirmar
market-no-confirm = Elige antes una acción
market-no-pass = Ahora no puedes pasar
# A trade that another guild than the one whose turn it is would make; $trade is a whole sentence.
market-trade-for-other = { $guild }: { $trade }
market-trade-now = { $trade }: al instante, sin Confirmar

# The market discard: a small panel with the number of cards, and the sheet that shows them.
market-discard = Descartes
market-discard-count = { $count ->
        [0] sin cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
market-discard-show = Ver los descartes del mercado
market-discard-title = Descartes del mercado
market-discard-designs = Diseños únicos, { $count }
market-discard-bonus = Cartas de mejora, { $count }
market-discard-single = Cartas de un solo uso, { $count }
market-discard-empty = No hay ninguna. Aquí van las cartas que nadie compra.

# The merchant: the panel's title, columns, how often he can still be used.
market-merchant = Mercader
market-shopping = Compras
market-buy = Compra
market-sell = Venta
market-this-round = esta ronda
market-to-spend = por gastar
market-uses-left = { $count ->
        [0] hecha
        [one] queda { $count }
       *[other] quedan { $count }
    }
market-stalls = Tus puestos
market-resource = { CAPITAL($resource) }
market-trade-for = Comerciar como
market-trade-for-guild = Comerciar como { $guild }

# The merchant over the table: what it is for, help at its foot (two lines of 40 letters), buttons.
market-last-trades = Últimos tratos antes de acabar la ronda
market-last-trades-tile = Últimos tratos antes de aplicar la loseta
market-trade-nobody = Aquí solo pueden comerciar las personas de esta mesa
market-trade-closed = No puedes comerciar mientras se resuelve esto
market-trade-help = Comercia en cualquier momento de la ronda, incluso en el turno de otro gremio
market-shopping-help = Tienes { $gold } de oro de la loseta; lo que no gastes se pierde
market-close = Cerrar
market-done = Listo
market-stop = Terminar
market-ask-me = Preguntarme al final de cada ronda
# The question before the rest of a tile's gold is lost.
market-stop-title = ¿Dejar de comprar?
market-stop-lost = Perderías { $gold } de oro de la loseta.
market-stop-yes = Dejar de comprar
market-stop-no = Seguir comprando

# The guild mat: everything a guild has. The line on the merchant in three lengths (50, 28 and 18
# letters); the line on where prestige came from is a list of these; captions under cards have 16
# letters.
market-mat-show = Ver { $guild }
market-mat-automated = Es un color autómata. Solo mueve en la mina: no compra, no comercia, no va de misión ni puntúa.
market-mat-trades =
    Mercader: te { $buys ->
        [one] queda { $buys } compra
       *[other] quedan { $buys } compras
    } y { $sales ->
        [one] { $sales } venta
       *[other] { $sales } ventas
    } esta ronda
market-mat-trades-short =
    Quedan: { $buys ->
        [one] { $buys } compra
       *[other] { $buys } compras
    }, { $sales ->
        [one] { $sales } venta
       *[other] { $sales } ventas
    }
market-mat-trades-shortest =
    { $buys ->
        [one] { $buys } compra
       *[other] { $buys } compras
    }, { $sales ->
        [one] { $sales } venta
       *[other] { $sales } ventas
    }
market-mat-from-quest = { $prestige } por misiones
market-mat-from-champion = { $prestige } por campeones
market-mat-from-weapon = { $prestige } por armas
market-mat-from-failure = { $prestige } por misiones fallidas
market-mat-from-tile = { $prestige } por losetas
market-mat-from-end-adventurers = { $prestige } por aventureros
market-mat-from-end-designs = { $prestige } por diseños
market-mat-from-end-cards = { $prestige } por cartas de mejora
market-mat-from-end-bonus = { $prestige } por bonificaciones finales
market-mat-from-end-gold = { $prestige } por oro
market-mat-no-prestige = aún sin prestigio
market-mat-adventurers = Aventureros, { $count }
market-mat-at-home = en casa
market-mat-quests = Misiones activas, { $count } de { $most }
market-mat-designs = Diseños
market-mat-bonus-cards = Cartas de mejora
market-mat-end-bonuses = Bonificaciones finales
market-mat-completed = Misiones completadas, { $count }
market-mat-failed = Misiones fallidas, { $count }
market-mat-power = fuerza { $power } de { $needed }
market-mat-starting = inicial
market-mat-claimed = registrado
market-mat-unique = único
market-mat-uses = { $count ->
        [0] usado esta ronda
        [one] queda { $count } uso
       *[other] quedan { $count } usos
    }
market-mat-counts = ahora vale { $prestige }

# The bonus tiles: the title of the sheet, and under each tile its rounds.
market-tiles = Losetas de bonificación
market-tile-rounds = rondas { $first } a { $last }

# On cards. Under the signs of a design: its types, about 10 letters, two of them in short; at its
# foot whose it is, about 20 letters, emblems follow "Claimed by".
market-type-none = sin tipo
market-type-short-slashing = cort.
market-type-short-piercing = perf.
market-type-short-crushing = cont.
market-types = { $first } + { $second }
market-design-unique = Diseño único
market-design-known = Conocido por todos
market-design-public = Diseño público
market-design-claimed = Registrado por
market-design-free = Sin registrar
# What a card does: on the small card a word or two (12 letters), on the large one a sentence of
# three lines of 28 letters. $effects is such a sentence without its stop.
market-card-at-once = al momento
market-card-single = { $effects }. Surte efecto al momento y sale del juego
market-card-for-each = por cada
market-card-stall = Una vez por ronda, en cualquiera de los dos sentidos
market-card-stall-short = 1 por ronda
market-card-savvy-buyer = Cada ronda puedes comprar un recurso más al mercader
market-card-savvy-seller = Cada venta al mercader da 1 de oro más, sin superar lo que él pide
market-card-savvy-trader = Cada ronda puedes usar uno de tus puestos una vez más
market-card-savvy-adventurer = El Camino puede hacer avanzar una misión un paso más
market-card-savvy-short-buyer = compra
market-card-savvy-short-seller = cada venta
market-card-savvy-short-trader = uso de puesto
market-card-savvy-short-adventurer = en el Camino

# What something changes, beside the sign of it.
market-change = { SIGNED($number) }
