# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Aprender a jugar
lessons-words = Cada lección dura unos minutos en la mesa de verdad. Déjalas y retómalas cuando quieras.
lessons-name-walking = Andar por la mina
lessons-about-walking = Mueve un capataz, deja un obrero atrás y recibe lo que da la casilla.
lessons-name-jumping = Saltar
lessons-about-jumping = Filas de obreros, quién cambia y quién deserta, huelgas, y por qué conviene tener pocos.
lessons-name-forge = La forja
lessons-about-forge = Diseños, mineral, niveles y tipos: fuerza en manos de los aventureros.
lessons-name-quest = Una misión
lessons-about-quest = La oferta y sus precios, pasos y tramos, recompensas, paréntesis y fracasos.
lessons-name-market = El mercado
lessons-about-market = Lugares cerrados y abiertos, el mercader, los puestos y lo que da pasar.
lessons-name-round = Una ronda entera
lessons-about-round = Mina, mercado y misiones unidas por un plan, y el segundo movimiento.
lessons-name-end = El final
lessons-about-end = Las bonificaciones y misiones de la última ronda, y cómo se cuenta todo.
lessons-name-epic = Épica
lessons-about-epic = Tres eras, losetas de bonificación, campeones y sus títulos.
lessons-name-solo = En solitario
lessons-about-solo = El deber de tomar misiones, los autómatas, dos acciones de mercado, dificultades.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = 1.ª partida
lessons-first-words = Una partida simple contra un Aprendiz. La guía habla ante cada nuevo tipo de decisión.
lessons-tips-words = Todo lo que la guía dice

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Sigue aquí
lessons-begin-here = Tu próxima lección
lessons-number = Lección { $number }
lessons-resume = Continuar
lessons-start = Empezar
lessons-you-meet = Vas a conocer
lessons-learnt-of = { $learnt } de { $count }
lessons-learnt-word = aprendidas
lessons-all-learnt = Todo aprendido
lessons-your-first-game = Tu primera partida
lessons-summary = { $about } { $state }.

# How far a lesson is: about 14 letters.
lessons-is-learnt = Aprendida
lessons-at-step = Paso { $step } de { $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = Tú
lessons-rival = El rival

# Under the title of the pause menu.
lessons-kept = La lección recuerda por dónde vas

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = Seguir
lessons-take-back = Deshacerlo
lessons-show-me = Enséñame
lessons-next = Otra lección
lessons-all = Las lecciones
lessons-leave = Dejar la lección
lessons-back = Volver al paso anterior
lessons-skip = Saltar este paso
lessons-first-step = Este es el primer paso
lessons-no-more = Este era el último paso

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = Puedes hacerlo y ver qué pasa. Este paso pedía otra cosa: { $wanted }. Deshazlo, o salta el paso.
lessons-strayed-early = Puedes hacerlo, pero antes había más que contar. Deshazlo, o salta adelante.
lessons-learnt = ¡Hecho! Has aprendido esto: { $lesson }. Sigue en la lista, para repetirla cuando quieras.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = Las piezas marcadas, las de la torre, son tus capataces; las otras son de tu rival. Cada casilla guarda cobre, hierro o esmeralda. Pulsa Seguir, o la tecla Intro.
lesson-walking-move = Pulsa el capataz marcado, luego la casilla marcada y luego Confirmar, abajo a la derecha. Un capataz anda en línea recta hasta donde el camino esté libre.
lesson-walking-move-pass = Pasar no mueve a nadie y no da nada. Deshazlo y haz andar a un capataz.
lesson-walking-move-other = También vale: la casilla que dejó ese capataz te ha pagado. La lección sigue con el capataz de abajo a la derecha.
lesson-walking-worker = Dejó un obrero en la casilla de la que salió, y ese obrero te pagó su mineral: uno de hierro, a la izquierda. Ganas por la casilla que dejas, no por donde acabas.
lesson-walking-panel = Este es tu panel: prestigio junto al laurel, tu mineral, luego oro, obreros en la mina (capucha) y aventureros (yelmo), misiones en curso y completadas. La «i» de arriba nombra cada símbolo.
lesson-walking-emerald = Así que ponte sobre lo que querrás después. Uno de tus capataces está sobre una esmeralda, lo más raro de esta mina. Muévelo adonde quieras.
lesson-walking-emerald-pass = Entonces la esmeralda se quedaría donde está. ¿Deshacerlo?
lesson-walking-emerald-taken = También vale: vaya adonde vaya, la esmeralda que tenía debajo es tuya. La lección sigue con su propio movimiento.
lesson-walking-emerald-other = Ese capataz estaba sobre otra cosa, y eso es lo que has recibido. ¿Deshacerlo y mover el marcado?
lesson-walking-free = En cada ronda, cada gremio mueve un capataz según estas reglas. Ninguno puede acabar sobre una pieza ni atravesar a otro capataz. Un obrero paga cuando aparece, no por estar ahí.
lesson-walking-task = Ahora sin ayuda: gana uno más de hierro con este movimiento.
lesson-walking-task-taken = Eso es: hierro, el de la casilla que dejaste. En una partida, cada gremio hace un movimiento así por ronda, y el primero en el orden puede hacer dos.
lesson-walking-task-pass = Eso no da hierro. Deshazlo y busca un capataz tuyo que esté sobre hierro.
lesson-walking-task-other = Esa casilla no tenía hierro: lo que cuenta es la casilla que dejas. ¿Deshacerlo?

# 2
lesson-jumping-row = Los obreros que estorban se pueden saltar, de inmediato o tras andar en la misma línea: una fila ininterrumpida, hasta la casilla libre justo detrás. Salta los dos obreros de Sol de la izquierda.
lesson-jumping-row-strike = Tus obreros se han declarado en huelga: ya llegaremos a eso. ¿Deshacerlo por ahora?
lesson-jumping-row-own = Has saltado un obrero tuyo y se ha ido con el rival: ya llegaremos a eso. ¿Deshacerlo por ahora?
lesson-jumping-row-walk = Ese movimiento no pasó por esos dos obreros. ¿Deshacerlo y saltarlos desde la izquierda?
lesson-jumping-turned = Los dos obreros pasaron a tu color, y cada uno te pagó lo que tiene debajo. También el obrero nuevo de la casilla que dejaste: tres recursos con un movimiento.
lesson-jumping-own = En una fila también puede haber obreros tuyos. Desertan al gremio con menos obreros y pagan a ese gremio. Salta la fila marcada y observa.
lesson-jumping-own-strike = Tus obreros se han declarado en huelga: ese es el siguiente paso. ¿Deshacerlo por ahora?
lesson-jumping-own-also = También vale: un obrero tuyo se fue con el rival, y pagó al rival. La lección sigue con su propio movimiento.
lesson-jumping-few = ¿Por qué no adueñarse de toda la mina? El gremio con menos obreros va primero en el mercado, en las misiones y en la próxima mina. Si hay empate, se invierten: quien iba detrás pasa delante.
lesson-jumping-strike = Cinco o más obreros de un color que se tocan van a la huelga: el más nuevo aún paga y luego se van todos. Mueve el capataz que está junto a tus cuatro y haz que sean cinco.
lesson-jumping-strike-also = También vale: cinco de un color se tocaban, y todos dejaron la mina. La lección sigue con su propio movimiento.
lesson-jumping-strike-other = Ese movimiento no deja un quinto obrero junto a los cuatro. ¿Deshacerlo?
lesson-jumping-gone = Dejaron la mina, y tú te quedaste el mineral. Tener menos obreros te adelanta en el orden: una huelga puede ser justo lo que quieres.
lesson-jumping-task = Ahora sin ayuda: salta al menos un obrero de tu rival y ninguno tuyo, sin provocar una huelga.
lesson-jumping-task-own = Uno de tus obreros desertó. ¿Deshacerlo y buscar una fila solo del rival?
lesson-jumping-task-strike = Después, cinco o más de tus obreros quedaron codo con codo: se declararon en huelga y dejaron la mina. ¿Deshacerlo y buscar un salto tras el que se queden?
lesson-jumping-task-also = Buen salto: lo que pasó a tu color te ha pagado.
lesson-jumping-task-walk = No has saltado a nadie. ¿Deshacerlo y buscar obreros del rival con una casilla libre detrás?

# 3
lesson-forge-step = Tu gremio está en tres misiones. A la derecha de cada una se ve la fuerza que tiene y la que necesita esta ronda: «Ratas en el sótano» tiene 0 de 2.
lesson-forge-sword = Las armas se forjan directamente en una mano. Pulsa el Montaraz, luego Espada de cobre y luego «Ratas en el sótano»: dos de cobre se convierten en fuerza 2, y el Montaraz está en la misión.
lesson-forge-sword-done = Aún no: lo que no esté cubierto cuando termines fracasa. ¿Deshacerlo?
lesson-forge-sword-also = También vale: cualquiera puede empuñar una espada. La lección sigue con el Montaraz.
lesson-forge-sword-dear = Esa es otra arma, y las demás harán falta en otro sitio. ¿Deshacerlo y forjar Espada de cobre?
lesson-forge-sword-quest = Esa era otra misión, u otra arma. ¿Deshacerlo y armar antes «Ratas en el sótano»?
lesson-forge-levels = El nivel 1 empuña espadas y dagas; el nivel 2, todo diseño público, como la Lanza de cobre. El nivel 3 empuña también diseños únicos, como el Aguijón verde.
lesson-forge-types = «Murciélagos en el campanario» necesita fuerza 5 y un arma perforante. Si ninguna arma allí es de ese tipo, el paso necesita 3 de fuerza más.
lesson-forge-stinger = El Escudero es de nivel 3. Envíalo allí con el Aguijón verde: fuerza 5 y perforante, forjado con uno de hierro y una esmeralda.
lesson-forge-stinger-done = Aún no: lo que no esté cubierto cuando termines fracasa. ¿Deshacerlo?
lesson-forge-stinger-spear = El tipo es el correcto, pero una Lanza de cobre solo tiene fuerza 2, y hacen falta 5. ¿Deshacerlo?
lesson-forge-stinger-sword = Esa arma no es perforante, así que el paso necesita 3 de fuerza más. ¿Deshacerlo?
lesson-forge-stinger-quest = Esa era otra misión. ¿Deshacerlo y armar «Murciélagos en el campanario»?
lesson-forge-lost = Lo forjado nunca vuelve a ser mineral. Quien está de misión puede recibir otra arma cuando armas tus misiones; la anterior se pierde. Hasta que termines, Deshacer lo devuelve todo.
lesson-forge-task = Ahora sin ayuda: «Limos en las cloacas» necesita fuerza 3. Cúbrela con un aventurero que aún esté en casa.
lesson-forge-task-met = Cubierta. Para esa espada basta un aventurero de nivel 1, y así queda libre el más fuerte.
lesson-forge-task-short = Eso tiene muy poca fuerza para este paso. ¿Deshacerlo y buscar un diseño con fuerza 3?
lesson-forge-task-quest = Esa misión ya estaba cubierta. ¿Deshacerlo y ayudar en «Limos en las cloacas»?
lesson-forge-task-done = «Limos en las cloacas» habría fracasado. ¿Deshacerlo?

# 4
lesson-quest-offer = Hay ocho misiones en oferta. Las dos primeras son gratis, las tres siguientes cuestan 1 de oro y las tres últimas, 2. Algunas de las primeras se van al final de cada ronda.
lesson-quest-legs = Una misión es una fila de pasos. Los pasos de la misma fuerza forman un tramo. «Juegos en la arena» tiene dos tramos: un paso de fuerza 2 y luego uno de fuerza 4.
lesson-quest-take = Una misión avanza un paso cada ronda, y cada ronda hay que cubrir su paso, empezando por esta. Toma «Juegos en la arena» por 1 de oro.
lesson-quest-take-rats = También vale: la fuerza 2 está a tu alcance, aunque esta posición cuesta 2 de oro. La lección sigue con «Juegos en la arena».
lesson-quest-take-other = Su primer paso necesita más fuerza de la que dan tus tres de cobre. Una misión que fracasa en su primera ronda cuesta 3 de prestigio. ¿Deshacerlo?
lesson-quest-take-decline = Nadie está obligado a tomar una misión, pero de ellas viene el prestigio. ¿Deshacerlo y tomar «Juegos en la arena»?
lesson-quest-arm = Ahora ármala. Una Espada de cobre en la mano del Montaraz cuesta dos de cobre y tiene fuerza 2: justo lo que necesita el primer paso.
lesson-quest-arm-also = También vale: la empuñe quien la empuñe, el paso está cubierto. La lección sigue con el Montaraz.
lesson-quest-arm-dagger = Una Daga de cobre tiene fuerza 1, y hacen falta 2. ¿Deshacerlo?
lesson-quest-arm-done = Sin cubrir, ha fracasado, y en su primera ronda eso costó 3 de prestigio. ¿Deshacerlo?
lesson-quest-done = A la derecha se ve lo que supondría terminar. El paso está cubierto, así que pulsa Terminar.
lesson-quest-done-more = Ya estaba cubierta: una segunda arma es mineral que quizá eches en falta. ¿Deshacerlo?
lesson-quest-done-home = Quien vuelve a casa pierde el arma, y la misión deja de estar cubierta. ¿Deshacerlo?
lesson-quest-reward = Una nueva ronda: «Juegos en la arena» ha pasado a su segundo tramo, que necesita fuerza 4. Completar el primero dio su recompensa, dos de cobre. El prestigio solo se paga por toda la misión.
lesson-quest-brackets = Fracasar en su primera ronda cuesta 3 de prestigio; más tarde aún da el número entre paréntesis del último tramo completado, aquí 1. Se pierden las armas, las recompensas quedan. Completarla da 7, y 4 de oro.
lesson-quest-task = Ahora sin ayuda: el segundo tramo necesita fuerza 4. El Montaraz sigue allí con la Espada de cobre. Haz que el paso quede cubierto.
lesson-quest-task-again = Eso forjó otra arma para el Montaraz, y la anterior se pierde: no se gana nada. ¿Deshacerlo y enviar a otro?
lesson-quest-task-met = Fuerza 4: cubierta. Al final de esta ronda se completa «Juegos en la arena».
lesson-quest-task-short = Eso suma fuerza 3: falta 1. ¿Deshacerlo?
lesson-quest-task-done = Sin cubrir, ha fracasado: solo queda de ella el 1 de prestigio entre paréntesis. ¿Deshacerlo?
lesson-quest-complete = Fuerza 4: cubierta. Pulsa Terminar: completarla da los 7 de prestigio y 4 de oro. Sus dos tramos dan dos niveles, como mucho uno por aventurero. Las armas se gastan.
lesson-quest-complete-more = Ya estaba cubierta: una tercera arma es mineral que quizá eches en falta. ¿Deshacerlo?
lesson-quest-complete-home = Quien vuelve a casa pierde el arma, y la misión deja de estar cubierta. ¿Deshacerlo?

# 5
lesson-market-places = Cada ronda haces una acción en el mercado, o pasas y recibes 1 de oro. Herrería, Bazar y Cuartel atienden cada uno a un gremio por ronda, el que llegue antes. Escribano y Camino están abiertos a todos.
lesson-market-claim = Ante el Escribano registras un diseño público para siempre. Cuesta su precio, y 1 de oro por cada gremio que lo registró antes que tú. Registra Lanza de cobre.
lesson-market-claim-also = También vale: es tuyo durante toda la partida. La lección sigue con la Lanza de cobre.
lesson-market-claim-pass = Pasar da 1 de oro. Está bien cuando no hay nada mejor. ¿Deshacerlo y registrar Lanza de cobre?
lesson-market-road = La lección te da más acciones. El Camino es gratis: hace avanzar un paso una de tus misiones, pero nunca la completa. Adelanta «Ratas en el sótano».
lesson-market-road-pass = Uno de oro por pasar, pero el Camino te ahorraría una ronda entera. ¿Deshacerlo?
lesson-market-barracks = El Cuartel contrata un aventurero de nivel 1, sube de nivel a uno que esté en casa, o ambas cosas en una acción. Sube al Escudero del nivel 2 al 3, por 2 de oro.
lesson-market-barracks-hired = Un aventurero más, por 4 de oro. En esta lección necesitarás ese oro para la Herrería. ¿Deshacerlo?
lesson-market-barracks-other = También vale: quien sube de nivel empuña más armas. La lección sigue con el Escudero en el nivel 3.
lesson-market-barracks-pass = Pasar da 1 de oro, pero no entrena a nadie. ¿Deshacerlo?
lesson-market-merchant = El mercader está disponible en cada decisión de la ronda: una compra y una venta por ronda, que no gastan acción. Compra uno de hierro.
lesson-market-merchant-also = También vale: era tu única compra de esta ronda. La lección sigue con el hierro.
lesson-market-merchant-sold = Eso era una venta, la única de esta ronda. La compra aún es tuya. ¿Deshacerlo?
lesson-market-cards = La Herrería vende un diseño único; el Bazar, cartas: las de un solo uso actúan al momento, un puesto cambia cada ronda una gema por dos de un metal, o al revés, y las Mañas mejoran los tratos o el Camino.
lesson-market-task = Ahora sin ayuda: compra el único diseño de esta mesa que ningún otro gremio puede tener.
lesson-market-task-pass = Pasar da 1 de oro y no compra nada. ¿Deshacerlo y mirar en la Herrería?
lesson-market-task-claim = Los diseños públicos son para todo el que paga. ¿Deshacerlo y buscar uno único?
lesson-market-task-card = Eso es una carta, no un diseño. ¿Deshacerlo y mirar en la Herrería?

# 6
lesson-round-plan = Una ronda es mina, mercado y misiones. Planifica hacia atrás: «Limos en las cloacas» necesita fuerza 3. Una Espada de hierro la tiene. Necesitas, pues, dos de hierro, 3 de oro para el registro y 1 para la misión.
lesson-round-mine = Primero, la mina. Un salto da ambos: el hierro bajo tu capataz y el hierro bajo el obrero de Sol que está al lado.
lesson-round-mine-one = Uno de hierro, pero el plan necesita dos. ¿Deshacerlo y saltar el obrero de Sol que está sobre hierro?
lesson-round-mine-other = Eso no da hierro, y el plan necesita dos. ¿Deshacerlo?
lesson-round-mine-pass = Sin mineral no hay espada. ¿Deshacerlo?
lesson-round-second = Vas primero en el orden, así que puedes mover otra vez, con cualquiera de tus capataces. Quien lo hace va al final del siguiente orden, tenga los obreros que tenga. Ya tienes lo que necesitas: pasa.
lesson-round-second-moved = También vale: más mineral ahora, pero vas al final en este mercado y en las misiones. La lección sigue como si hubieras pasado.
lesson-round-market = Tienes menos obreros, así que aquí también vas primero. Registra Espada de hierro ante el Escribano: 3 de oro, y es tuya para siempre.
lesson-round-market-claim = Ese es otro diseño, y se ha ido el oro para la Espada de hierro. ¿Deshacerlo?
lesson-round-market-pass = Uno más de oro, pero ninguna espada con fuerza 3. ¿Deshacerlo?
lesson-round-take = Según el plan: toma «Limos en las cloacas» con tu último oro.
lesson-round-take-other = El plan se hizo para «Limos en las cloacas». ¿Deshacerlo?
lesson-round-take-decline = Tienes todo lo que necesita. ¿Deshacerlo y tomar «Limos en las cloacas»?
lesson-round-arm = Dos de hierro se convierten en una Espada de hierro en la mano del Montaraz: fuerza 3, y cualquiera puede empuñarla.
lesson-round-arm-also = También vale. La lección sigue con el Montaraz.
lesson-round-arm-done = No se armó a nadie, así que fracasó en su primera ronda: 3 de prestigio perdidos. ¿Deshacerlo?
lesson-round-done = Cubierta. Termina tu gestión y deja que acabe la ronda.
lesson-round-done-home = Eso ha desperdiciado un arma. ¿Deshacerlo?
lesson-round-again = La misión avanzó, las cartas sin vender dejaron el mercado, las primeras misiones dejaron la oferta y empieza otra ronda. Lo que necesitarán tus misiones, ronda a ronda, está en el libro de misiones.
lesson-round-task = Más tarde, sin ayuda: quieres una Espada de cobre para «Ratas en el sótano». Gana dos de cobre con un solo movimiento.
lesson-round-task-pass = Eso no da nada de cobre. ¿Deshacerlo?
lesson-round-task-one = Uno de cobre es media espada. ¿Deshacerlo y buscar una fila que saltar y que empiece en cobre?
lesson-round-task-other = Eso no da cobre. ¿Deshacerlo?

# 7
lesson-end-last = La ronda 7 es la última de una partida simple. No quedan cartas: en su lugar, la Herrería y el Bazar venden bonificaciones para el recuento final.
lesson-end-bonus = Cada bonificación cuenta algo. Has completado cinco misiones, así que la Crónica de hazañas daría al menos 5 de prestigio por 3 de oro. Cómprala en el Bazar.
lesson-end-bonus-less = Eso cuenta menos de lo que tienes, por más oro. ¿Deshacerlo y comparar?
lesson-end-bonus-pass = Uno de oro es un cuarto de prestigio al final. ¿Deshacerlo?
lesson-end-take = En la última ronda solo quedan misiones de marco dorado, y lo que siga activo al final fracasa. «Asesinos en el banquete» tiene un solo paso: tómala.
lesson-end-take-other = Esa no puedes cubrirla esta ronda con lo que tienes. ¿Deshacerlo?
lesson-end-take-decline = Once de prestigio se quedarían en la mesa. ¿Deshacerlo?
lesson-end-maul = Hace falta fuerza 7. Tu Montaraz es de nivel 3: forja el diseño único Mazo espinoso, fuerza 5.
lesson-end-maul-other = Eso no es el Mazo espinoso en manos del Montaraz. ¿Deshacerlo y empezar por ahí?
lesson-end-maul-done = Sin cubrir, fracasa. ¿Deshacerlo?
lesson-end-sword = Las fuerzas de una misión se suman. Una Espada de hierro para el Bruto aporta 3 más: 8 en total.
lesson-end-sword-also = También vale: cualquiera puede empuñarla.
lesson-end-sword-other = Cinco y dos son siete, pero guarda el cobre: la lección pide la Espada de hierro. ¿Deshacerlo?
lesson-end-sword-done = Faltan dos de fuerza: fracasa. ¿Deshacerlo?
lesson-end-done = Cubierta. Termina y mira cómo se completa la misión: prestigio, recompensa y tantos niveles como tramos tenía para quienes estaban en ella; sus armas se pierden. Después viene el recuento.
lesson-end-done-home = Eso ha desperdiciado un arma. ¿Deshacerlo?
lesson-end-count = Cada nivel cuenta 1; el nivel 4, uno más. Diseños, registros y cartas cuentan lo que muestran; luego, las bonificaciones. El mineral se vende; cada 4 de oro, 1 de prestigio. En caso de empate gana quien va antes.
lesson-end-task = Otro último mercado, sin ayuda: 4 de oro, ocho recursos sobrantes, dos misiones completadas, tres aventureros, dos registros. Compra la bonificación que más da.
lesson-end-task-less = Otra da más: cuenta aquello de lo que tienes ocho. ¿Deshacerlo?
lesson-end-task-pass = Eso es un cuarto de prestigio. ¿Deshacerlo?

# 8
lesson-epic-stages = Una partida épica tiene 18 rondas en tres eras. Tras las rondas 6 y 12 la mina se construye de nuevo, con mineral más raro; llegan cartas nuevas y misiones más duras. Conservas tus misiones.
lesson-epic-tiles = Las losetas de bonificación se cuentan una vez cada una, al final de las rondas 6, 9, 12, 15 y 18. La próxima: un gremio con exactamente tres obreros en la mina puede mover un capataz.
lesson-epic-train = Con el nivel 4 se llega a campeón. Sube al Montaraz del nivel 3 al 4 en el Cuartel, por 3 de oro.
lesson-epic-train-other = Ese era otro, o un aventurero nuevo. ¿Deshacerlo y subir al Montaraz?
lesson-epic-train-pass = Pasar no hace campeones. ¿Deshacerlo?
lesson-epic-title = Un campeón recibe uno de doce títulos. Oportunista gana 2 de prestigio cada vez que se completa un tramo con este campeón en la misión. Elígelo.
lesson-epic-title-other = También vale: cada título ayuda a su manera. La lección sigue con Oportunista.
lesson-epic-titles = Cada título existe una vez para tu gremio. Unos hacen más fuertes las armas o les dan un tipo, otros pagan por misiones enteras, otros hacen más barato o más rápido tomar una misión.
lesson-epic-send = «Limos en las cloacas» está a punto de completar su primer tramo, con fuerza 3. Envía allí al campeón con una Espada de hierro.
lesson-epic-send-other = El paso está cubierto, pero sin el campeón no hay prestigio extra. ¿Deshacerlo?
lesson-epic-send-weak = Eso tiene muy poca fuerza para el paso. ¿Deshacerlo y forjar una Espada de hierro para el Montaraz?
lesson-epic-send-done = No había nadie allí, así que fracasó. ¿Deshacerlo?
lesson-epic-done = Cubierta. Termina y mira lo que gana el campeón.
lesson-epic-done-home = Eso ha desperdiciado un arma. ¿Deshacerlo?
lesson-epic-paid = Dos de prestigio por el tramo, además de su recompensa. Los campeones actúan también en el Camino, y al final cuentan uno más que sus niveles.
lesson-epic-task = Más tarde, sin ayuda: tu campeón es Galante. Una misión a la que va desde el comienzo te paga 1 de oro en vez de costar su precio. Toma una así.
lesson-epic-task-also = Te ha pagado. Ahora el campeón debe estar en ella esta ronda, con un arma.
lesson-epic-task-paid = La tomaste a su precio: Galante se declara al tomar la misión. ¿Deshacerlo, pulsar la misión y luego el interruptor que hay al lado?
lesson-epic-task-decline = Sin misión no hay paga. ¿Deshacerlo?

# 9
lesson-solo-duty = En solitario compartes la mina con dos colores autómatas. Debes tomar una misión cada ronda y completarlas todas: una que fracase hace perder la partida.
lesson-solo-mine = Tus propios obreros dejan la mina cuando los saltas: nadie deserta, y no pagan nada. Los demás pasan a tu color y te pagan, como siempre. Salta la fila marcada.
lesson-solo-mine-other = También vale: obreros ajenos pasaron a tu color y te pagaron. La lección sigue con la fila de la izquierda.
lesson-solo-mine-walk = Un simple paseo: un solo mineral. ¿Deshacerlo y saltar la fila de la izquierda?
lesson-solo-mine-pass = Pasar no da nada. ¿Deshacerlo?
lesson-solo-tie = Los colores autómatas deben saltar tantos obreros ajenos como puedan. Si varios movimientos son igual de buenos, eliges tú. Mueve el marcado.
lesson-solo-tie-other = También vale: elige el que te deje los obreros que quieres. La lección sigue con su propia elección.
lesson-solo-market = En el mercado actúas dos veces. Empieza ante el Escribano con la Espada de hierro.
lesson-solo-market-claim = También vale: un diseño es tuyo para siempre. La lección sigue con la Espada de hierro.
lesson-solo-market-pass = Uno de oro, y una acción menos. ¿Deshacerlo?
lesson-solo-twice = La segunda acción debe ir a otro lugar cerrado, o de nuevo al Camino o al Escribano. Has gastado tu oro: pasa y recibe 1.
lesson-solo-take = Cada ronda llegan dos misiones nuevas, y renunciar no es una opción. Toma «Ratas en el sótano»: con dos de cobre basta.
lesson-solo-take-wolves = «Lobos en el redil» necesita fuerza 4 de inmediato, y tienes dos de cobre: perderías la partida. ¿Deshacerlo?
lesson-solo-marks = Las partidas fáciles, medias, difíciles y aleatorias tienen misiones distintas. Una gran puntuación son 125 de prestigio en una partida simple en solitario, y 500 en una épica.
lesson-solo-task = Ahora sin ayuda: haz que «Ratas en el sótano» quede cubierta esta ronda.
lesson-solo-task-met = Cubierta. Para una espada da igual quién vaya.
lesson-solo-task-short = Una daga tiene fuerza 1, y hacen falta 2. ¿Deshacerlo?
lesson-solo-task-done = La misión fracasó, y con ella se perdió la partida en el acto. ¿Deshacerlo?
