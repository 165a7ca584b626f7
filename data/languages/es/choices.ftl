# Choices that come up in between: wealth, levels, titles, cards of the market discard.

# Shared by all: the buttons of about 90 units, why they cannot be pressed, and the prompt.
choices-title = Elección
choices-of = { $guild }: { LOWER($choice) }
choices-confirm = Confirmar
choices-choose = Elige antes una opción
choices-decline = Renunciar
choices-thinking = { $guild } está pensando

# Who gains a level: the head of the panel, its remark, lines of about 220 units in the right column.
choices-level-title = ¿Quién sube de nivel?
choices-level-side = Un nivel
choices-levels-left = { $count ->
    [one] { $count } nivel por repartir
   *[other] { $count } niveles por repartir
}
choices-level-asked = { $guild }: elige qué aventurero sube de nivel
choices-level-highest = { $hero }: nivel { $level }
choices-level-told = { CAPITAL(FORM($hero, "el")) } alcanza el nivel { $level }
choices-level-shared = Una misión completada da un nivel por tramo, como mucho uno a cada aventurero que haya en ella.
choices-level-public = Desde el nivel { $level } empuña armas de cualquier diseño público.
choices-level-unique = Desde el nivel { $level }, también las de diseños únicos.
choices-level-champion = En el nivel { $level }, un aventurero se convierte en campeón y recibe un título.

# The title of a new champion.
choices-champion-title = El título de un campeón
choices-champion-remark = para el resto de la partida; cada título, una vez por gremio
choices-champion-asked = { $guild }: elige un título para { FORM($hero, "el") }
choices-champion-told = { $title }, para { FORM($hero, "el") }: { $does }
choices-champion-later = Un título ganado en una misión no tiene efecto en esa misma misión.
choices-champion-take = Elegir título
choices-champion-point = Señala un título
choices-champion-name = { $hero }: { $title }
choices-champion-worn = Ya lo lleva { FORM($hero, "el") }
choices-champion-flavour = «{ $text }»
choices-champion-count-prestige = { SIGNED($count) }
choices-champion-count-gold = { SIGNED($count) }
choices-champion-count-legs = { $count ->
    [one] { $count } tramo
   *[other] { $count } tramos
}
choices-champion-count-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
# Headings of the groups of titles, about 90 units wide.
choices-champion-group-rewards = Premios
choices-champion-group-types = Tipos de arma
choices-champion-group-gems = Gemas
choices-champion-group-journey = Viaje
# What a title would have given since the adventurer joined: a line on its card, and by quest.
choices-champion-gain-none = no habría dado nada
choices-champion-gain-prestige = habría dado { $count } de prestigio
choices-champion-gain-gold = habría dado { $count } de oro
choices-champion-gain-legs = { $count ->
    [one] habría facilitado { $count } tramo
   *[other] habría facilitado { $count } tramos
}
choices-champion-gain-steps = { $count ->
    [one] habría ahorrado { $count } paso
   *[other] habría ahorrado { $count } pasos
}
choices-champion-would = Hasta ahora habría dado
choices-champion-would-none = No habría cambiado nada en las misiones hasta ahora.
choices-champion-by-legs = { $count ->
    [one] { $count } tramo
   *[other] { $count } tramos
}
choices-champion-by-throughout = en ella de principio a fin
choices-champion-by-start = en ella desde el principio
choices-champion-by-type = faltaba ese tipo
choices-champion-by-power = más fuerza
choices-champion-by-saved = no habría fracasado
choices-champion-more = { $count ->
    [one] y { $count } misión más
   *[other] y { $count } misiones más
}

# A card of the market discard for nothing.
choices-card-title = Una carta de los descartes
choices-card-side = Carta gratis
choices-card-remark = toma una gratis, o renuncia
choices-card-discard = Los descartes del mercado
choices-card-asked = { $guild }: toma una carta de los descartes, o renuncia
choices-card-told = Tomar «{ $card }» gratis
choices-card-told-once = Tomar «{ $card }» gratis; surte efecto al momento
choices-card-any = Toma una carta cualquiera de las que nadie compró.
choices-card-once = Una carta de un solo uso surte efecto al momento y sale del juego.
choices-card-stall = No puedes tener dos puestos con el mismo cambio.

# The starting wealth. The curtain hides the cards of one person from the others at the table.
choices-wealth-title = Tu riqueza
choices-wealth-remark = empiezas con lo que dan las { $count } cartas que conserves
choices-wealth-of = La riqueza de { $guild }
choices-wealth-of-remark = conserva { $count } de las cartas
choices-wealth-card = { $card }
choices-wealth-card-kept = { $card }, se conserva
choices-wealth-chooses = { $guild } está eligiendo sus cartas de riqueza
choices-wealth-waits = Conserva { $count } de sus { $of } cartas. Las demás se devuelven sin mostrarlas.
choices-wealth-others = Los gremios de la IA están eligiendo
choices-wealth-person = { $guild }: { $person }
choices-wealth-face-down = Hay { $count } cartas de riqueza boca abajo. Que los demás no miren ahora.
choices-wealth-look-button = Mirar las cartas
choices-wealth-look = Mirar
choices-wealth-keep = Conservar
choices-wealth-first = Elige antes { $count } cartas
choices-wealth-sit-down = { $guild }: siéntate y mira
choices-wealth-asked = Conserva { $count } de las { $of } cartas; las demás se devuelven sin mostrarlas
choices-wealth-keep-these = Conservar estas { $count }
choices-wealth-table = En la mesa
# A switch between what lies there: about 16 letters each.
choices-wealth-table-quests = En la oferta
choices-wealth-table-market = Mercado
choices-wealth-table-mine = Mina
choices-wealth-in-offer = en la oferta de misiones, { $price ->
    [0] gratis
   *[other] por { $price } de oro
}
choices-wealth-in-market = a la vista en el primer mercado

# A level of the starting wealth.
choices-raise-title = Un nivel para un aventurero
choices-raise-remark = hasta el nivel { $level }
choices-raise-asked = Elige qué aventurero sube de nivel
choices-raise-first = Elige un aventurero
choices-raise-button = Subir
choices-raise = { $hero }: del nivel { $level } al { $next }

# The harmless answer to a question, where the question has no better words: a button of 226 units.
choices-question-back = Volver

# On an adventurer's tile: 85 units of 15 beside the level's pips, and 62 units of 13 in an empty hand.
choices-tile-level = Nivel { $level }
choices-tile-unarmed = sin arma
