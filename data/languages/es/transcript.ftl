### A whole game told in a terminal, by `forgewar replay --describe`: full sentences, as long as they
### need to be. Guilds are called by the names of those who play them, or "the automated green", so
### a sentence that begins with $guild begins with CAPITAL($guild). Hexes are called A1 to I5.

# Gold, resources and prestige: "Ann: +2 iron and −1 gold (mine)."
transcript-changes = { CAPITAL($guild) }: { $changes } ({ $source }).
# Where something came from, alone or with the card, quest, tile or title it came from.
transcript-source = { $source }: { $card }
transcript-source-wealth = riqueza
transcript-source-mine = mina
transcript-source-pass = por pasar
transcript-source-blacksmith = Herrería
transcript-source-bazaar = Bazar
transcript-source-barracks = Cuartel
transcript-source-clerk = Escribano
transcript-source-offer = oferta
transcript-source-claimant = registro anterior
transcript-source-card = carta
transcript-source-quest = misión
transcript-source-weapon = arma
transcript-source-champion = campeón
transcript-source-forge = forja
transcript-source-failure = misión fallida
transcript-source-merchant = mercader
transcript-source-stall = puesto
transcript-source-tile = loseta
transcript-source-start = inicio
transcript-source-end_adventurers = aventureros, recuento final
transcript-source-end_designs = diseños, recuento final
transcript-source-end_cards = cartas, recuento final
transcript-source-end_bonus = bonificación final
transcript-source-end_sale = venta final
transcript-source-end_gold = oro, recuento final

# The course of the game.
transcript-wealth-kept = { CAPITAL($guild) } elige sus cartas de riqueza.
transcript-wealth-shown = { CAPITAL($guild) } conserva estas cartas: { $cards }.
transcript-round = Comienza la ronda { $round } ({ $stage }).
transcript-phase-setup = Comienza la preparación.
transcript-phase-placement = Se colocan los capataces.
transcript-phase-mine = Comienza la fase de mina.
transcript-phase-market = Comienza la fase de mercado.
transcript-phase-quest = Comienza la fase de misiones.
transcript-phase-end = Acaba la ronda.
transcript-phase-scoring = Comienza el recuento final.
transcript-stage = Comienza la { $stage }.
transcript-mine-built = Se construye la mina de la { $stage }.
transcript-order = El orden es ahora: { $guilds }.
transcript-passed-mine = { CAPITAL($guild) } no mueve ningún capataz.
transcript-passed-second_move = { CAPITAL($guild) } renuncia al segundo movimiento.
transcript-passed-market = { CAPITAL($guild) } pasa en el mercado.
transcript-passed-quest = { CAPITAL($guild) } no toma ninguna misión.
transcript-passed-management = { CAPITAL($guild) } termina de armar a su gente.
transcript-passed-trade_window = { CAPITAL($guild) } termina de comerciar.
transcript-declined-overseer_move = { CAPITAL($guild) } renuncia a mover un capataz.
transcript-declined-worker_move = { CAPITAL($guild) } renuncia a mover un obrero.
transcript-declined-market_card = { CAPITAL($guild) } renuncia a una carta de los descartes.
transcript-lapsed-overseer_move = { CAPITAL($guild) } puede mover un capataz, pero ninguno tiene adónde ir.
transcript-lapsed-worker_move = { CAPITAL($guild) } puede mover un obrero, pero no hay ninguno.
transcript-lapsed-market_card = { CAPITAL($guild) } puede tomar una carta, pero no hay ninguna.
transcript-lapsed-level = { CAPITAL($guild) } puede subir de nivel a un aventurero, pero ninguno puede subir.
transcript-lapsed-title = { CAPITAL($guild) } ha usado todos los títulos.
transcript-lapsed-automated_move = Un color autómata no puede mover.
transcript-lost = Se pierde la partida.
transcript-ended = La partida termina: { $places }.
transcript-place = { $place }.º { $guild }

# The mine.
transcript-placed = { CAPITAL($guild) } coloca un capataz en { $hex }.
transcript-moved = { CAPITAL($guild) } mueve un capataz de { $origin } a { $target }.
transcript-jumped = { CAPITAL($guild) } mueve un capataz de { $origin } a { $target }, saltando { $over }.
transcript-appeared = Aparece un obrero de { $guild } en { $hex }.
transcript-turned = { $count ->
    [one] El obrero de { $hexes } se une a { $guild }.
   *[other] Los obreros de { $hexes } se unen a { $guild }.
  }
transcript-defected = El obrero de { $hex } deserta y pasa a { $guild }.
transcript-removed = { CAPITAL($guild) } pierde el obrero de { $hex }.
transcript-worker-moved = Un obrero de { $guild } pasa de { $origin } a { $target }.
transcript-struck = Huelga: { $guild } pierde los obreros de { $hexes }.

# The market.
transcript-revealed = Cartas a la vista: { $cards }.
transcript-opened = Nuevos diseños públicos: { $cards }.
transcript-discarded = Nadie compró: { $cards }.
transcript-goes-blacksmith = { CAPITAL($guild) } va a la Herrería.
transcript-goes-bazaar = { CAPITAL($guild) } va al Bazar.
transcript-goes-bazaar_bonus = { CAPITAL($guild) } va al Bazar, al espacio de las cartas de mejora.
transcript-goes-bazaar_single = { CAPITAL($guild) } va al Bazar, al espacio de las cartas de un solo uso.
transcript-goes-barracks = { CAPITAL($guild) } va al Cuartel.
transcript-goes-clerk = { CAPITAL($guild) } va al Escribano.
transcript-goes-road = { CAPITAL($guild) } va al Camino.
transcript-gained = { CAPITAL($guild) } { $price ->
    [0] toma «{ $card }» gratis
   *[other] compra «{ $card }»
  }.
transcript-used = { CAPITAL($guild) } { $price ->
    [0] toma y usa «{ $card }» gratis
   *[other] compra y usa «{ $card }»
  }.
transcript-end-bonus = { CAPITAL($guild) } compra la bonificación final «{ $card }».
transcript-claimed = { CAPITAL($guild) } registra { FORM($card, "el") }{ $price ->
    [0] {" "}gratis
   *[other] { "" }
  }.
transcript-bought = { CAPITAL($guild) } compra al mercader 1 { FORM($resource, "one") }.
transcript-sold = { CAPITAL($guild) } vende al mercader 1 { FORM($resource, "one") }.
transcript-stall = { CAPITAL($guild) } comercia en «{ $card }».

# Adventurers and champions.
# $whose is a list: "the Ranger and the Elf for Ann".
transcript-joined = { $count ->
    [one] Se une { $whose } ({ $source }).
   *[other] Se unen { $whose } ({ $source }).
  }
transcript-joined-guild = a { $guild } { $heroes }
transcript-raised = { CAPITAL(FORM($hero, "el")) } de { $guild } alcanza el nivel { $level }.
transcript-champion = { CAPITAL(FORM($hero, "el")) } de { $guild } se convierte en { FORM($hero, "champion") } con el título «{ $title }».
transcript-forged = { CAPITAL($guild) } forja { FORM($design, "un") } para { FORM($hero, "el") } en «{ $quest }».
transcript-weapon-lost = { CAPITAL(FORM($hero, "el")) } de { $guild } pierde su { $design }.
transcript-honed = El arma { FORM($hero, "del") } de { $guild } gana { $power } de fuerza.
transcript-returned = { CAPITAL(FORM($hero, "el")) } de { $guild } vuelve de «{ $quest }».

# Quests.
transcript-offer = { $count ->
    [0] La oferta está vacía.
   *[other] La oferta avanza: { $quests }.
  }
transcript-dealt = { $count ->
    [one] Nueva misión en la posición { $first } de la oferta: { $quests }.
    [2] Nuevas misiones en las posiciones { $first } y { $last } de la oferta: { $quests }.
   *[other] Nuevas misiones en las posiciones { $first } a { $last } de la oferta: { $quests }.
  }
transcript-out = Fuera del juego: { $quests }.
transcript-taken = { CAPITAL($guild) } toma la misión «{ $quest }»{ $skip ->
    [0] { "" }
    [one] , empezando { $skip } paso más adelante
   *[other] , empezando { $skip } pasos más adelante
  }.
transcript-taken-charming = { CAPITAL($guild) } toma la misión «{ $quest }»{ $skip ->
    [0] { "" }
    [one] , empezando { $skip } paso más adelante
   *[other] , empezando { $skip } pasos más adelante
  }, y encandila al cliente.
transcript-advanced-quest = { CAPITAL($guild) } hace avanzar «{ $quest }» al paso { $step }.
transcript-advanced-road = { CAPITAL($guild) } hace avanzar «{ $quest }» por el Camino al paso { $step }.
transcript-advanced-off = { CAPITAL($guild) } supera el último paso de «{ $quest }».
transcript-leg = { CAPITAL($guild) } completa el tramo { $leg } de «{ $quest }».
transcript-completed = { CAPITAL($guild) } completa «{ $quest }».
transcript-failed-QUEST-6 = { CAPITAL($guild) } fracasa en «{ $quest }»: su paso no está cubierto.
transcript-failed-CHAMP-8 = { CAPITAL($guild) } fracasa en «{ $quest }»: no está el campeón comprometido con ella.
transcript-failed-END-1 = { CAPITAL($guild) } fracasa en «{ $quest }»: la partida ha terminado.

# Bonus tiles.
transcript-tile = { $count ->
    [0] Se resuelve la loseta { $tile }; nadie gana nada con ella.
   *[other] Se resuelve la loseta { $tile } para { $guilds }.
  }
transcript-shopping = { CAPITAL($guild) } tiene { $budget } de oro de la loseta para gastar.
transcript-shopped = { CAPITAL($guild) } compra 1 { FORM($resource, "one") } por { $price } de oro de la loseta.
transcript-shopping-ended = { CAPITAL($guild) } termina sus compras y pierde { $lost } de oro de la loseta.

# The whole transcript: its first lines, and the headings of its parts.
transcript-title = { CAPITAL($kind) }: { $guilds }.
transcript-copies = Un número entre paréntesis tras un nombre indica otra copia de la misma carta.
transcript-head-round = RONDA { $round } ({ $stage })
transcript-part-setup = PREPARACIÓN
transcript-part-placement = Colocación:
transcript-part-mine = Mina:
transcript-part-market = Mercado:
transcript-part-quest = Misiones:
transcript-part-end = Fin de la ronda:
transcript-part-scoring = Recuento:
