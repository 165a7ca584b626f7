### The glossary: in the rulebook, and in slips beside symbols that somebody points at. A name of one
### to three words, and a sentence that says what it means.

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
    Lo que cuestan el mercado y las mejores posiciones de la oferta de misiones; al final, cada 4
    completos cuentan 1 de prestigio.
glossary-prestige = Prestigio
glossary-prestige-means = Los puntos que deciden la partida.
glossary-overseer = Capataz
glossary-overseer-means =
    La figura que mueves en línea recta por la mina para ganar obreros y recursos.
glossary-worker = Obrero
glossary-worker-means =
    Una figura en una casilla de la mina que da un recurso cuando aparece o se salta; el gremio con
    menos va primero.
glossary-turn = Cambia de color
glossary-turn-means = Un obrero de otro color que pasará al tuyo cuando lo saltes.
glossary-defect = Deserta
glossary-defect-means =
    Un obrero de tu color que se unirá al gremio que tenga menos cuando lo saltes.
glossary-new_worker = Obrero nuevo
glossary-new_worker-means = El obrero que se quedará en la casilla que deja tu capataz.
glossary-strike = Huelga
glossary-strike-means =
    El plante de 5 o más obreros conectados de un color, que dejan la mina.
glossary-overseer_move = Mover capataz
glossary-overseer_move-means =
    Una recompensa: mueve uno de tus capataces como en la fase de mina, con todo lo que da.
glossary-worker_move = Mover obrero
glossary-worker_move-means =
    Una recompensa: retira un obrero cualquiera de la mina, o colócalo en una casilla vacía con su
    color.
glossary-mine_phase = Fase de mina
glossary-mine_phase-means = La primera parte de una ronda, en la que se mueven los capataces.
glossary-market_phase = Fase de mercado
glossary-market_phase-means = La segunda parte de una ronda, en la que cada gremio hace una acción.
glossary-quest_phase = Fase de misiones
glossary-quest_phase-means =
    La tercera parte de una ronda, en la que se toman misiones, se gestionan y se cobran recompensas.
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
    Uno de los lugares del mercado, cerrado (para un gremio por ronda) o abierto (para cualquier
    número).
glossary-space_free = Espacio libre
glossary-space_free-means = Un espacio cerrado del mercado que nadie ha ocupado esta ronda.
glossary-space_open = Espacio abierto
glossary-space_open-means =
    Un espacio del mercado que puede usar cualquier número de gremios en una ronda.
glossary-space_taken = Espacio ocupado
glossary-space_taken-means = Un espacio cerrado del mercado que un gremio ha ocupado esta ronda.
glossary-blacksmith = Herrería
glossary-blacksmith-means = El espacio cerrado que vende el diseño único a la vista.
glossary-bazaar = Bazar
glossary-bazaar-means =
    El espacio cerrado (o los dos) donde se venden cartas de mejora y cartas de un solo uso.
glossary-barracks = Cuartel
glossary-barracks-means =
    El espacio cerrado donde contratas un aventurero, entrenas a uno, o ambas cosas.
glossary-clerk = Escribano
glossary-clerk-means = El espacio abierto donde registras un diseño público.
glossary-road = Camino
glossary-road-means =
    El espacio abierto y gratuito que hace avanzar un paso una de tus misiones.
glossary-passing = Pasar
glossary-passing-means = No hacer ninguna acción en el mercado, lo que da 1 de oro.
glossary-claim = Registro
glossary-claim-means =
    Tu derecho a forjar un diseño público, comprado al Escribano u obtenido con tu riqueza.
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
    Una carta de mercado que actúa una vez, en cuanto la recibes, y sale del juego.
glossary-savvy = Maña
glossary-savvy-means =
    Una carta de mejora que te permite comprar, vender, cambiar o viajar mejor que los demás.
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
    Se vende en la última ronda en lugar de cartas: prestigio por lo que más tengas, contado al final.
glossary-adventurer = Aventurero
glossary-adventurer-means = Una de las personas que armas y envías de misión, de nivel 1 a 4.
glossary-level = Nivel
glossary-level-means =
    La experiencia de un aventurero: decide qué armas empuña, y cuenta al final.
glossary-unarmed = Sin arma
glossary-unarmed-means = Un aventurero sin arma, que no puede estar en una misión.
glossary-home = En casa
glossary-home-means =
    Un aventurero que no está de misión: se le puede armar, o entrenar en el Cuartel.
glossary-pool = Reserva
glossary-pool-means =
    Lo que tu gremio tiene a mano: sus recursos y los aventureros que no están de misión.
glossary-forge = Forjar
glossary-forge-means =
    Gastar los recursos de un diseño para dar el arma a un aventurero en una misión.
glossary-power = Fuerza
glossary-power-means = Lo que un arma aporta a la misión a la que se lleva.
glossary-slashing = Cortante
glossary-slashing-means = Un tipo de arma, el de las hachas, que exigen algunos tramos de misiones.
glossary-piercing = Perforante
glossary-piercing-means = Un tipo de arma, el de las lanzas, que exigen algunos tramos de misiones.
glossary-crushing = Contundente
glossary-crushing-means = Un tipo de arma, el de las mazas, que exigen algunos tramos de misiones.
glossary-weapon_type = Tipo de arma
glossary-weapon_type-means =
    Cortante (hacha), perforante (lanza) o contundente (maza), que exigen algunos tramos de misiones.
glossary-champion = Campeón
glossary-champion-means =
    Un aventurero de nivel 4 en una partida épica, que recibe un título con una habilidad propia.
glossary-title = Título
glossary-title-means =
    Cómo se llama a un campeón y lo que sabe hacer; cada título existe una vez en tu gremio.
glossary-offer = Oferta de misiones
glossary-offer-means = La fila de 8 posiciones con las misiones que se pueden tomar esta ronda.
glossary-quest = Misión
glossary-quest-means =
    Una fila de tramos que tus aventureros armados superan paso a paso, por recompensas y prestigio.
glossary-tracker = Marcador
glossary-tracker-means =
    La ficha que muestra en qué paso de una misión estás; cada gremio tiene 5.
glossary-leg = Tramo
glossary-leg-means =
    Una parte de una misión, con uno o más pasos de la misma dificultad y los mismos tipos exigidos.
glossary-step = Paso
glossary-step-means =
    Una casilla de un tramo, que se tarda una ronda en superar si no usas el Camino.
glossary-step_now = Paso actual
glossary-step_now-means = El paso en el que está tu marcador: hay que cubrirlo esta ronda.
glossary-step_done = Paso superado
glossary-step_done-means = Un paso de la misión que ya has dejado atrás.
glossary-difficulty = Dificultad
glossary-difficulty-means =
    La fuerza que deben sumar las armas de una misión; cada tipo exigido que falta pide 3 más.
glossary-brackets = Prestigio entre paréntesis
glossary-brackets-means =
    Lo que aún paga una misión que fracasa más tarde, una vez completado este tramo; nunca se paga por
    el tramo en sí.
glossary-rush = Apresurar
glossary-rush-means = Avanzar una misión activa en la fase de mercado usando el Camino.
glossary-management = Gestión
glossary-management-means =
    La parte de la fase de misiones en la que forjas armas y envías aventureros a tus misiones.
glossary-physical_reward = Recompensa material
glossary-physical_reward-means = Todo lo que da un tramo aparte de prestigio.
glossary-failure = Fracaso
glossary-failure-means =
    Lo que le pasa a una misión cuyo paso actual no está cubierto cuando terminas tu gestión.
glossary-ledger = Libro de misiones
glossary-ledger-means =
    El resumen de tus misiones activas, que muestra lo que necesitará cada uno de sus próximos pasos.
glossary-industrious = Laboriosos
glossary-industrious-means =
    Una loseta: un movimiento de capataz para cada gremio con exactamente tantos obreros en la mina como
    muestra.
glossary-adventurous = Audaces
glossary-adventurous-means =
    Una loseta: un aventurero para cada gremio con exactamente tantas misiones activas como muestra.
glossary-stockpile = Acopio
glossary-stockpile-means = Una loseta: uno del recurso que muestra por cada 3 recursos de tu reserva.
glossary-decorated = Condecorados
glossary-decorated-means = Una loseta: una recompensa por cada uno de tus campeones de nivel 4.
glossary-knowledge = Saber
glossary-knowledge-means = Una loseta: una recompensa por cada diseño único que tienes.
glossary-automated = Color autómata
glossary-automated-means =
    Uno de los dos colores de una partida en solitario que se mueven solos en la mina y no participan
    en nada más.
glossary-wealth = Carta de riqueza
glossary-wealth-means = Con lo que empieza un gremio: cada uno conserva dos de cuatro.
glossary-guild = Gremio
glossary-guild-means = El emblema de un gremio: su color es el de sus piezas.
glossary-done = Hecho
glossary-done-means = Una marca: esto está cubierto, es tuyo o ya ha tenido su turno.
glossary-becomes = Resultado
glossary-becomes-means = Una flecha: lo que quedaría o se ganaría con lo que señalas.
glossary-locked = Bloqueado
glossary-locked-means = Un candado: ahora no se puede; señálalo para leer por qué.
glossary-completed = Completada
glossary-completed-means = Una copa: misiones que se llevaron hasta el final.
glossary-leaving = Se va
glossary-leaving-means =
    Un reloj de arena: esta misión sale de la oferta tras esta ronda si nadie la toma.
glossary-too_long = Demasiado larga
glossary-too_long-means = Un aviso: esta misión tiene más pasos que rondas quedan.
glossary-unmet = Sin cubrir
glossary-unmet-means =
    Una cruz: el paso de esta misión aún no está cubierto, y si sigue así, fracasa.
