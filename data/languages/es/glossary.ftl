### The glossary: in the rulebook, and in slips beside symbols that somebody points at. A name of one
### to three words, and a sentence that says what it means.

# The letters in the order of a dictionary. An accented letter that is missing counts as the plain one.
# Where the writing does not tell the order, as in Japanese, `.read` says how a word is read.
alphabet = abcdefghijklmnñopqrstuvwxyz

glossary-copper = Cobre
glossary-copper-means = El metal más común, para tus primeras armas.
glossary-iron = Hierro
glossary-iron-means = El metal de armas más fuertes, presente en todas las eras.
glossary-mithril = Mithril
glossary-mithril-means = El metal más noble, presente desde la Era II.
glossary-emerald = Esmeralda
glossary-emerald-means =
    Una gema que algunos diseños necesitan y que se vende bien, presente en todas las eras.
glossary-ruby = Rubí
glossary-ruby-means = Una gema que algunos diseños necesitan, presente desde la Era II.
glossary-diamond = Diamante
glossary-diamond-means = La gema más rara, presente en la Era III.
glossary-resource = Recurso
glossary-resource-means =
    Un metal (cobre, hierro, mithril) o una gema (esmeralda, rubí, diamante).
glossary-gold = Oro
glossary-gold-means =
    Dinero para el mercado y para las misiones que tienen precio; al final, cada 4 de oro completos
    dan 1 de prestigio.
glossary-prestige = Prestigio
glossary-prestige-means = Los puntos de victoria: gana quien tiene más.
glossary-overseer = Capataz
glossary-overseer-means =
    La figura que mueves en línea recta por la mina para ganar obreros y recursos.
glossary-worker = Obrero
glossary-worker-means =
    Una figura en una casilla de la mina que da un recurso al aparecer o al ser saltada; el gremio con
    menos obreros va primero.
glossary-turn = Se une
glossary-turn-means = Un obrero de otro color que se unirá a tu gremio cuando lo saltes.
glossary-defect = Deserta
glossary-defect-means =
    Un obrero de tu color que se unirá al gremio con menos obreros cuando lo saltes.
glossary-new_worker = Obrero nuevo
glossary-new_worker-means = El obrero que se quedará en la casilla que deja tu capataz.
glossary-strike = Huelga
glossary-strike-means = La marcha de 5 o más obreros conectados de un mismo color, que dejan la mina.
glossary-overseer_move = Mover capataz
glossary-overseer_move-means =
    Una recompensa: mueve uno de tus capataces como en la fase de mina, con todo lo que da.
glossary-worker_move = Mover obrero
glossary-worker_move-means =
    Una recompensa: retira un obrero cualquiera de la mina, o muévelo a una casilla vacía; conserva su
    color.
glossary-mine_phase = Fase de mina
glossary-mine_phase-means = La primera parte de una ronda, en la que se mueven los capataces.
glossary-market_phase = Fase de mercado
glossary-market_phase-means = La segunda parte de una ronda, en la que cada gremio hace una acción.
glossary-quest_phase = Fase de misiones
glossary-quest_phase-means =
    La tercera parte de una ronda, en la que los gremios toman misiones, arman a sus
    aventureros y cobran recompensas.
glossary-round_end = Fin de la ronda
glossary-round_end-means =
    La última parte de una ronda: últimos tratos, y luego las misiones caducadas salen de la oferta.
glossary-round = Ronda
glossary-round-means =
    Una partida tiene 7 rondas, o 18 si es épica; todas tienen las mismas fases.
glossary-player_order = Orden de juego
glossary-player_order-means =
    El orden en que actúan los gremios, decidido de nuevo tras cada fase de mina: quien tiene menos
    obreros va primero.
glossary-stage = Era
glossary-stage-means =
    Una de las tres épocas de riqueza y peligro crecientes, con su propia mina, su mercado y sus
    misiones.
glossary-space = Espacio
glossary-space-means =
    Un lugar del mercado: un espacio exclusivo admite a un gremio por ronda; uno abierto, a cualquier
    número.
glossary-space_free = Espacio libre
glossary-space_free-means = Un espacio exclusivo que ningún gremio ha ocupado esta ronda.
glossary-space_open = Espacio abierto
glossary-space_open-means =
    Un espacio del mercado que puede usar cualquier número de gremios cada ronda.
glossary-space_taken = Espacio ocupado
glossary-space_taken-means = Un espacio exclusivo que un gremio ya ha ocupado esta ronda.
glossary-blacksmith = Herrería
glossary-blacksmith-means = El espacio exclusivo que vende el diseño único a la vista.
glossary-bazaar = Bazar
glossary-bazaar-means =
    El espacio exclusivo (o los dos) donde se venden cartas de mejora y cartas de un solo uso.
glossary-barracks = Cuartel
glossary-barracks-means =
    El espacio exclusivo donde contratas un aventurero, entrenas a uno, o ambas cosas.
glossary-clerk = Escribano
glossary-clerk-means = El espacio abierto donde registras un diseño público.
glossary-road = Camino
glossary-road-means = El espacio abierto que hace avanzar gratis un paso una de tus misiones.
glossary-passing = Pasar
glossary-passing-means = No hacer ninguna acción en el mercado, lo que da 1 de oro.
glossary-claim = Registro
glossary-claim-means =
    Tu derecho a forjar un diseño público, comprado en el Escribano u obtenido con una carta de
    riqueza.
glossary-design = Diseño
glossary-design-means =
    El plano de un arma; tienes dos desde el comienzo, cualquier gremio puede registrar los públicos,
    y uno único pertenece al gremio que lo compra.
glossary-unique_design = Diseño único
glossary-unique_design-means =
    Un diseño que solo puede forjar su comprador, para aventureros de nivel 3 y 4.
glossary-bonus_card = Carta de mejora
glossary-bonus_card-means =
    Una carta de mercado permanente, un puesto o una Maña, que conservas hasta el final.
glossary-single_use = Carta de un solo uso
glossary-single_use-means =
    Una carta de mercado que surte efecto una vez, en cuanto la recibes, y sale del juego.
glossary-savvy = Maña
glossary-savvy-means = Una carta de mejora que favorece tus compras, tus ventas, tus cambios o el Camino.
glossary-stall = Puesto
glossary-stall-means =
    Una carta de mejora que cambia 1 gema por 2 de un metal, o al revés.
glossary-merchant = Mercader
glossary-merchant-means =
    El comerciante al que puedes comprar un recurso y vender otro en cada ronda.
glossary-discard = Descartes
glossary-discard-means =
    Las cartas de mercado que nadie compró, de las que algunas recompensas te dejan tomar una.
glossary-market_card = Carta de mercado
glossary-market_card-means =
    Una recompensa: toma gratis una carta cualquiera de los descartes del mercado.
glossary-end_bonus = Bonificación final
glossary-end_bonus-means =
    Una bonificación que se vende en la última ronda en lugar de cartas: prestigio al final por lo que
    tienes.
glossary-adventurer = Aventurero
glossary-adventurer-means = Una de las personas que armas y envías de misión, de nivel 1 a 4.
glossary-level = Nivel
glossary-level-means =
    La experiencia de un aventurero: decide qué armas puede empuñar, y cuenta al final.
glossary-unarmed = Sin arma
glossary-unarmed-means = Un aventurero sin arma, que no puede ir de misión.
glossary-home = En casa
glossary-home-means =
    Un aventurero que no está de misión y al que puedes armar, o entrenar en el Cuartel.
glossary-pool = Reserva
glossary-pool-means = Los recursos que tu gremio tiene a mano; los aventureros que no están de misión están en casa.
glossary-forge = Forjar
glossary-forge-means =
    Gastar los recursos de un diseño para armar con él a un aventurero en una misión.
glossary-power = Fuerza
glossary-power-means = Lo que un arma aporta a la misión en la que se usa.
glossary-slashing = Cortante
glossary-slashing-means = El tipo de arma de las hachas, que exigen algunos tramos de misiones.
glossary-piercing = Perforante
glossary-piercing-means = El tipo de arma de las lanzas, que exigen algunos tramos de misiones.
glossary-crushing = Contundente
glossary-crushing-means = El tipo de arma de las mazas, que exigen algunos tramos de misiones.
glossary-weapon_type = Tipo de arma
glossary-weapon_type-means =
    Cortante (hacha), perforante (lanza) o contundente (maza), que exigen algunos tramos de misiones.
glossary-champion = Campeón
glossary-champion-means =
    Un aventurero de nivel 4 en una partida épica, que recibe un título con una habilidad propia.
glossary-title = Título
glossary-title-means =
    El nombre y la habilidad de un campeón; tu gremio puede tener cada título una sola vez.
glossary-offer = Oferta de misiones
glossary-offer-means = La fila de 8 posiciones con las misiones que se pueden tomar esta ronda.
glossary-quest = Misión
glossary-quest-means =
    Una serie de tramos que tus aventureros armados superan paso a paso para ganar recompensas y prestigio.
glossary-tracker = Marcador
glossary-tracker-means =
    La ficha que muestra en qué paso está una misión; cada gremio tiene 5.
glossary-leg = Tramo
glossary-leg-means =
    Una parte de una misión, con uno o más pasos de la misma dificultad y los mismos tipos exigidos.
glossary-step = Paso
glossary-step-means =
    Una casilla de un tramo; una misión avanza un paso por ronda, o más con el Camino.
glossary-step_now = Paso actual
glossary-step_now-means = El paso en el que está tu marcador, que debes cubrir esta ronda.
glossary-step_done = Paso superado
glossary-step_done-means = Un paso que la misión ya ha dejado atrás.
glossary-difficulty = Dificultad
glossary-difficulty-means =
    La fuerza que deben sumar las armas de una misión; cada tipo exigido que falta pide 3 más.
glossary-brackets = Prestigio entre paréntesis
glossary-brackets-means =
    Lo que la misión aún da si fracasa después de este tramo; no se paga por completar el tramo.
glossary-rush = Adelantar
glossary-rush-means = Hacer avanzar una misión activa en la fase de mercado por el Camino.
glossary-management = Gestión
glossary-management-means =
    La parte de la fase de misiones en la que forjas armas y envías aventureros a tus misiones.
glossary-physical_reward = Recompensa material
glossary-physical_reward-means = Todo lo que da un tramo aparte de prestigio.
glossary-failure = Fracaso
glossary-failure-means =
    Lo que le pasa a una misión cuyo paso actual no está cubierto cuando terminas tu gestión.
glossary-ledger = Libro de misiones
glossary-ledger-means = El resumen de lo que necesitará cada una de tus misiones activas, paso a paso.
glossary-coming_rounds = Próximas rondas
glossary-coming_rounds-means = Lo que tus misiones activas piden entre todas en cada ronda a partir de ahora: fuerza y los tipos de arma exigidos.
glossary-industrious = Laboriosos
glossary-industrious-means =
    Una loseta: un movimiento de capataz para cada gremio con exactamente tantos obreros en la mina como
    muestra.
glossary-adventurous = Audaces
glossary-adventurous-means =
    Una loseta: un aventurero para cada gremio con exactamente tantas misiones activas como muestra.
glossary-stockpile = Acopio
glossary-stockpile-means = Una loseta: 1 del recurso que muestra por cada 3 recursos de tu reserva.
glossary-decorated = Condecorados
glossary-decorated-means = Una loseta: una recompensa por cada uno de tus campeones de nivel 4.
glossary-knowledge = Saber
glossary-knowledge-means = Una loseta: una recompensa por cada diseño único que tienes.
glossary-automated = Color autómata
glossary-automated-means =
    Uno de los dos colores de una partida en solitario que se mueven solos en la mina y no participan
    en nada más.
glossary-wealth = Carta de riqueza
glossary-wealth-means = Una carta con bienes iniciales: cada gremio conserva dos de cuatro.
glossary-guild = Gremio
glossary-guild-means = El emblema de un gremio: su color es el de sus piezas.
glossary-done = Hecho
glossary-done-means = Una marca: esto está cubierto, es tuyo o ya ha tenido su turno.
glossary-becomes = Resultado
glossary-becomes-means = Una flecha: lo que te quedaría, o ganarías, con lo que señalas.
glossary-locked = Bloqueado
glossary-locked-means = Un candado: ahora no puedes tomar esto; señálalo para ver por qué.
glossary-completed = Completada
glossary-completed-means = Una copa: misiones completadas.
glossary-leaving = Se va
glossary-leaving-means =
    Un reloj de arena: esta misión sale de la oferta tras esta ronda si nadie la toma.
glossary-too_long = Demasiado larga
glossary-too_long-means = Un aviso: esta misión tiene más pasos que rondas quedan.
glossary-unmet = Sin cubrir
glossary-unmet-means =
    Una cruz: el paso de esta misión aún no está cubierto; si no lo cubres, la misión fracasa.
