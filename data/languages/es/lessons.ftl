# The list of lessons: its title, a line under it, and of each lesson a name of about 20 letters and what
# it teaches, about 70 letters.
lessons-title = Aprender a jugar
lessons-words = Cada lección dura unos minutos y se juega en una mesa de verdad. Déjalas y retómalas cuando quieras.
lessons-name-walking = Moverse por la mina
lessons-about-walking = Mueve un capataz, deja un obrero tras él y recibe lo que da.
lessons-name-jumping = Saltar
lessons-about-jumping = Salta filas de obreros, gana unos, pierde otros y descubre las huelgas.
lessons-name-forge = La forja
lessons-about-forge = Convierte recursos en armas: diseños, niveles, fuerza y tipos de arma.
lessons-name-quest = Una misión
lessons-about-quest = Toma una misión, cubre sus pasos y mira qué pasa si se completa o fracasa.
lessons-name-market = El mercado
lessons-about-market = Espacios exclusivos y abiertos, el mercader, los puestos y lo que da pasar.
lessons-name-round = Una ronda entera
lessons-about-round = Planifica mina, mercado y misiones de una ronda, y el segundo movimiento.
lessons-name-end = El final
lessons-about-end = La última ronda, sus bonificaciones y misiones, y el recuento final.
lessons-name-epic = Partida épica
lessons-about-epic = Tres eras, losetas de bonificación, campeones y sus títulos.
lessons-name-solo = En solitario
lessons-about-solo = El deber de tomar misiones, los autómatas, dos acciones de mercado y la dificultad.

# Below the list: buttons of about 12 letters, each with what it is.
lessons-first-game = 1.ª partida
lessons-first-words = Una partida simple contra un Aprendiz. La guía te explica cada decisión nueva.
lessons-tips-words = Todos los consejos de la guía

# Beside the list: the next lesson, its button and its new symbols; how many are learnt; what is said of the
# lesson that is pointed at.
lessons-go-on-here = Sigue aquí
lessons-begin-here = Tu próxima lección
lessons-number = Lección { $number }
lessons-resume = Continuar
lessons-start = Empezar
lessons-you-meet = Nuevo en esta lección
lessons-learnt-of = { $learnt } de { $count }
lessons-learnt-word = superadas
lessons-all-learnt = Todas superadas
lessons-your-first-game = Tu primera partida
lessons-summary = { $about } { $state }.

# How far a lesson is: about 14 letters.
lessons-is-learnt = Superada
lessons-at-step = Paso { $step } de { $steps }

# Who sits at the table in a lesson and in the first game.
lessons-you = Tú
lessons-rival = El rival

# Under the title of the pause menu.
lessons-kept = Tu avance en la lección queda guardado

# On the slip of a lesson: buttons of about 14 letters, and what small ones without a word do.
lessons-go-on = Seguir
lessons-take-back = Deshacer
lessons-show-me = Enséñame
lessons-next = Siguiente
lessons-all = Lecciones
lessons-leave = Dejar la lección
lessons-back = Volver al paso anterior
lessons-skip = Saltar este paso
lessons-first-step = Este es el primer paso
lessons-no-more = Este es el último paso

# What the slip says of something else than it asked for, and at the end.
lessons-strayed = Puedes hacerlo y ver qué pasa. Este paso pedía otra cosa: { $wanted }. Deshazlo, o salta el paso.
lessons-strayed-early = Puedes hacerlo, pero antes queda algo por explicar. Deshazlo, o salta el paso.
lessons-learnt = ¡Hecho! Has terminado la lección «{ $lesson }». Puedes repetirla cuando quieras.

# The lessons. A sentence has at most 35 words; a step's is followed by the answers to what somebody does
# otherwise. The colours of the guilds are Tower (the player's) and Sun (the rival's).

# 1
lesson-walking-overseers = Las piezas marcadas, las de la torre, son tus capataces; las otras son de tu rival. Cada casilla contiene cobre, hierro o esmeralda. Pulsa Seguir o la tecla Intro.
lesson-walking-move = Pulsa el capataz marcado, luego la casilla marcada y luego Confirmar, abajo a la derecha. Un capataz se mueve en línea recta hasta donde el camino esté libre.
lesson-walking-move-pass = Si pasas, no mueves ningún capataz ni recibes nada. Deshazlo y mueve un capataz.
lesson-walking-move-other = También vale: la casilla que dejó ese capataz te ha dado su recurso. La lección sigue con el capataz de abajo a la derecha.
lesson-walking-worker = Ha dejado un obrero en la casilla de la que salió, y ese obrero te ha dado 1 de hierro, a la izquierda. Ganas por la casilla que dejas, no por aquella a la que llegas.
lesson-walking-panel = Este es tu panel: el prestigio junto al laurel, tus recursos, el oro, los obreros en la mina (capucha), los aventureros (yelmo) y las misiones activas y completadas. La «i» de arriba nombra cada símbolo.
lesson-walking-emerald = Ponte sobre lo que vayas a necesitar. Aquí vuelves a mover enseguida; en una partida, en la ronda siguiente. Un capataz está sobre una esmeralda, el recurso más escaso. Muévelo adonde quieras.
lesson-walking-emerald-pass = Entonces la esmeralda se queda donde está. ¿Lo deshaces?
lesson-walking-emerald-taken = También vale: vaya adonde vaya, la esmeralda sobre la que estaba es tuya. La lección sigue con el movimiento previsto.
lesson-walking-emerald-other = Ese capataz estaba sobre otro recurso, y eso es lo que has recibido. Deshazlo y mueve el marcado.
lesson-walking-free = En cada ronda, cada gremio mueve así un capataz. Un capataz nunca acaba sobre otra pieza ni atraviesa a otro capataz. Un obrero da su recurso al aparecer o cuando lo saltan, nunca por quedarse ahí.
lesson-walking-task = Ahora sin ayuda: gana 1 de hierro más con este movimiento.
lesson-walking-task-taken = Hierro, de la casilla que has dejado. En una partida, cada gremio hace un movimiento así por ronda, y el primero en el orden puede hacer dos.
lesson-walking-task-pass = Así no ganas hierro. Deshazlo y busca un capataz tuyo que esté sobre hierro.
lesson-walking-task-other = Esa casilla no tenía hierro: cuenta la casilla que dejas. ¿Lo deshaces?

# 2
lesson-jumping-row = Puedes saltar los obreros que estén en tu camino, de inmediato o tras avanzar en la misma línea. Deben formar una fila sin huecos, y terminas en la casilla libre que hay justo detrás. Salta la fila marcada, la de los dos obreros de Sol.
lesson-jumping-row-strike = Tus obreros se han declarado en huelga; ya llegaremos a eso. ¿Lo deshaces por ahora?
lesson-jumping-row-own = Has saltado un obrero tuyo y se ha ido con tu rival; ya llegaremos a eso. ¿Lo deshaces por ahora?
lesson-jumping-row-walk = Con ese movimiento no has saltado esos dos obreros. Deshazlo y sáltalos desde la izquierda.
lesson-jumping-turned = Los dos obreros se han unido a ti, y cada uno te ha dado lo que hay en su casilla. El obrero nuevo de la casilla que has dejado también ha dado lo suyo: tres recursos con un solo movimiento.
lesson-jumping-own = En una fila también puede haber obreros tuyos. Si los saltas, desertan: pasan al gremio rival con menos obreros, y es él quien recibe los recursos de sus casillas. Salta la fila marcada y observa.
lesson-jumping-own-strike = Tus obreros se han declarado en huelga; ese es el siguiente paso. ¿Lo deshaces por ahora?
lesson-jumping-own-also = También vale: un obrero tuyo se ha ido con tu rival y le ha dado su recurso. La lección sigue con el movimiento previsto.
lesson-jumping-few = ¿Por qué no llenar la mina? El gremio con menos obreros va primero en el mercado, en las misiones y en la próxima fase de mina. Entre empatados se invierte el orden: quien iba detrás pasa delante.
lesson-jumping-strike = Cinco o más obreros conectados de un mismo color se declaran en huelga: los nuevos y los saltados aún dan su recurso, y luego se va todo el grupo. Mueve el capataz que está junto a tus cuatro obreros: el obrero que deja será el quinto.
lesson-jumping-strike-also = También vale: han quedado conectados cinco obreros del mismo color, y todos han dejado la mina. La lección sigue con el movimiento previsto.
lesson-jumping-strike-other = Ese movimiento no deja un quinto obrero junto a los cuatro. ¿Lo deshaces?
lesson-jumping-gone = Han dejado la mina, pero conservas lo que dieron. Tener menos obreros te adelanta en el orden: a veces, una huelga es justo lo que quieres.
lesson-jumping-task = Ahora sin ayuda: salta al menos un obrero de tu rival y ninguno tuyo, sin provocar una huelga.
lesson-jumping-task-own = Uno de tus obreros ha desertado. Deshazlo y busca una fila en la que solo haya obreros de tu rival.
lesson-jumping-task-strike = Han quedado conectados cinco o más de tus obreros, así que se han declarado en huelga y han dejado la mina. Deshazlo y busca un salto que no provoque una huelga.
lesson-jumping-task-also = Buen salto: los obreros que se han unido a ti te han dado sus recursos.
lesson-jumping-task-walk = No has saltado ningún obrero. Deshazlo y busca obreros de tu rival con una casilla libre detrás.

# 3
lesson-forge-step = Tu gremio tiene tres misiones. A la derecha ves la fuerza que tiene cada una y la que necesita esta ronda: «Ratas en el sótano» tiene 0 de 2.
lesson-forge-sword = Un arma se forja directamente en la mano de un aventurero. Pulsa el Montaraz, luego la Espada de cobre y luego «Ratas en el sótano»: 2 de cobre se convierten en fuerza 2, y el Montaraz se une a la misión.
lesson-forge-sword-done = Aún no: las misiones sin cubrir fracasan cuando terminas. ¿Lo deshaces?
lesson-forge-sword-also = También vale: cualquiera puede empuñar una espada. La lección sigue con el Montaraz.
lesson-forge-sword-dear = Esa es otra arma, y la necesitarás en otra misión. Deshazlo y forja una Espada de cobre.
lesson-forge-sword-quest = Esa era otra misión, u otra arma. Deshazlo y arma antes a alguien para «Ratas en el sótano».
lesson-forge-levels = En el nivel 1 se pueden empuñar espadas y dagas; desde el nivel 2, armas de cualquier diseño público, como la Lanza de cobre; desde el nivel 3, también de diseños únicos, como el Aguijón verde.
lesson-forge-types = «Murciélagos en el campanario» necesita fuerza 5 y un arma perforante. Si ninguna de sus armas es perforante, el paso necesita 3 puntos más de fuerza.
lesson-forge-stinger = El Escudero es de nivel 3. Envíalo allí con un Aguijón verde: fuerza 5 y perforante, forjado con 1 de hierro y 1 esmeralda.
lesson-forge-stinger-done = Aún no: las misiones sin cubrir fracasan cuando terminas. ¿Lo deshaces?
lesson-forge-stinger-spear = El tipo es el correcto, pero una Lanza de cobre solo tiene fuerza 2, y necesitas 5. ¿Lo deshaces?
lesson-forge-stinger-sword = Esa arma no es perforante, así que el paso necesita 3 puntos más de fuerza. ¿Lo deshaces?
lesson-forge-stinger-quest = Esa era otra misión. Deshazlo y arma a alguien para «Murciélagos en el campanario».
lesson-forge-lost = Un arma forjada nunca vuelve a convertirse en recursos. Puedes dar un arma nueva a quien esté de misión, pero la anterior se pierde. Hasta que pulses Terminar, Deshacer lo devuelve todo.
lesson-forge-task = Ahora sin ayuda: «Limos en las cloacas» necesita fuerza 3. Cúbrela con un aventurero que aún esté en casa.
lesson-forge-task-met = Cubierta. Esa espada la empuña un aventurero de nivel 1, y así queda libre el de más nivel.
lesson-forge-task-short = Esa arma tiene muy poca fuerza para este paso. Deshazlo y busca un diseño con fuerza 3.
lesson-forge-task-quest = Esa misión ya estaba cubierta. Deshazlo y ayuda en «Limos en las cloacas».
lesson-forge-task-done = «Limos en las cloacas» habría fracasado. ¿Lo deshaces?

# 4
lesson-quest-offer = Hay ocho misiones en la oferta. Las dos primeras son gratis, las tres siguientes cuestan 1 de oro y las tres últimas, 2. Al final de cada ronda se retiran las que queden en las primeras posiciones.
lesson-quest-legs = Una misión es una serie de pasos. Los pasos seguidos que necesitan la misma fuerza forman un tramo. «Juegos en la arena» tiene dos tramos: un paso que necesita fuerza 2 y otro que necesita fuerza 4.
lesson-quest-take = Una misión avanza un paso por ronda, y en cada ronda debes cubrir su paso, empezando por esta. Toma «Juegos en la arena» por 1 de oro.
lesson-quest-take-rats = También vale: alcanzas la fuerza 2 que necesita, aunque por su posición en la oferta cuesta 2 de oro. La lección sigue con «Juegos en la arena».
lesson-quest-take-other = Su primer paso necesita más fuerza de la que dan tus 3 de cobre. Una misión que fracasa en su primera ronda cuesta 3 de prestigio. ¿Lo deshaces?
lesson-quest-take-decline = No es obligatorio tomar una misión, pero las misiones dan prestigio. Deshazlo y toma «Juegos en la arena».
lesson-quest-arm = Ahora cúbrela. Dale al Montaraz una Espada de cobre: cuesta 2 de cobre y tiene fuerza 2, justo lo que necesita el primer paso.
lesson-quest-arm-also = También vale: la empuñe quien la empuñe, el paso está cubierto. La lección sigue con el Montaraz.
lesson-quest-arm-dagger = Una Daga de cobre tiene fuerza 1, y necesitas 2. ¿Lo deshaces?
lesson-quest-arm-done = El paso no estaba cubierto, así que la misión ha fracasado. En su primera ronda, eso cuesta 3 de prestigio. ¿Lo deshaces?
lesson-quest-done = A la derecha ves qué pasará cuando termines. El paso está cubierto, así que pulsa Terminar.
lesson-quest-done-more = Ya estaba cubierta: una segunda arma gasta recursos que quizá necesites después. ¿Lo deshaces?
lesson-quest-done-home = Quien vuelve a casa pierde su arma, y la misión deja de estar cubierta. ¿Lo deshaces?
lesson-quest-reward = Nueva ronda: «Juegos en la arena» ha llegado a su segundo tramo, que necesita fuerza 4. Por completar el primero has recibido 2 de cobre. Un tramo completado no da prestigio por sí solo.
lesson-quest-brackets = Fracasar en la primera ronda cuesta 3 de prestigio; después, una misión fallida aún da el prestigio que figura entre paréntesis en su último tramo completado, aquí 1. Los aventureros vuelven sin armas; conservas las recompensas. Completar la misión da 7 de prestigio y 4 de oro.
lesson-quest-task = Ahora sin ayuda: el segundo tramo necesita fuerza 4. El Montaraz sigue allí con su Espada de cobre. Cubre el paso.
lesson-quest-task-again = Has dado otra arma al Montaraz y se ha perdido la anterior: no ganas nada. Deshazlo y envía a otro.
lesson-quest-task-met = Fuerza 4: cubierta. «Juegos en la arena» se completará al final de esta ronda.
lesson-quest-task-short = Eso suma fuerza 3: falta 1. ¿Lo deshaces?
lesson-quest-task-done = El paso no estaba cubierto, así que la misión ha fracasado y solo ha dado el prestigio entre paréntesis: 1. ¿Lo deshaces?
lesson-quest-complete = Fuerza 4: cubierta. Pulsa Terminar: completar la misión da 7 de prestigio y 4 de oro. Sus dos tramos dan dos niveles, como mucho uno por aventurero. Las armas se pierden.
lesson-quest-complete-more = Ya estaba cubierta: una tercera arma gasta recursos que quizá necesites después. ¿Lo deshaces?
lesson-quest-complete-home = Quien vuelve a casa pierde su arma, y la misión deja de estar cubierta. ¿Lo deshaces?

# 5
lesson-market-places = Cada ronda haces una acción en el mercado, o pasas y recibes 1 de oro. La Herrería, el Bazar y el Cuartel son espacios exclusivos: un gremio en cada uno por ronda. El Escribano y el Camino son espacios abiertos, para todos.
lesson-market-claim = En el Escribano registras un diseño público para siempre. Pagas su precio, más 1 de oro a cada gremio que lo registró antes que tú. Registra la Lanza de cobre.
lesson-market-claim-also = También vale: es tuyo durante toda la partida. La lección sigue con la Lanza de cobre.
lesson-market-claim-pass = Pasar da 1 de oro, y está bien cuando no hay nada mejor. Deshazlo y registra la Lanza de cobre.
lesson-market-road = Esta lección te da más acciones. El Camino es gratis: hace avanzar un paso una de tus misiones, pero nunca la completa. Haz avanzar «Ratas en el sótano».
lesson-market-road-pass = Pasar da 1 de oro, pero el Camino te ahorraría una ronda entera. ¿Lo deshaces?
lesson-market-barracks = En el Cuartel contratas un aventurero de nivel 1, entrenas a uno que esté en casa, o ambas cosas en una sola acción. Entrena al Escudero: del nivel 2 al 3 por 2 de oro.
lesson-market-barracks-hired = Un aventurero más por 4 de oro. En esta lección necesitarás ese oro en la Herrería. ¿Lo deshaces?
lesson-market-barracks-other = También vale: todo el que entrena puede empuñar más armas. La lección sigue con el Escudero en el nivel 3.
lesson-market-barracks-pass = Pasar da 1 de oro, pero no entrena a nadie. ¿Lo deshaces?
lesson-market-merchant = Puedes comerciar con el mercader ante cualquier decisión de la ronda: una compra y una venta por ronda, sin gastar acción. Compra 1 de hierro: se hace al instante, sin Confirmar.
lesson-market-merchant-also = También vale: era tu única compra de esta ronda. La lección sigue con el hierro.
lesson-market-merchant-sold = Esa era tu única venta de esta ronda. Aún te queda la compra. ¿Lo deshaces?
lesson-market-cards = La Herrería vende un diseño único. En el Bazar, las cartas de un solo uso surten efecto al momento, los puestos cambian cada ronda una gema por dos de un metal, o al revés, y las Mañas mejoran los tratos o el Camino.
lesson-market-task = Ahora sin ayuda: compra el único diseño de esta mesa que ningún otro gremio puede tener.
lesson-market-task-pass = Pasar da 1 de oro y no compra nada. Deshazlo y mira en la Herrería.
lesson-market-task-claim = Un diseño público es para todo el que lo pague. Deshazlo y busca uno único.
lesson-market-task-card = Eso es una carta, no un diseño. Deshazlo y mira en la Herrería.

# 6
lesson-round-plan = Una ronda va de la mina al mercado y a las misiones. Planifica desde el final: «Limos en las cloacas» necesita fuerza 3, y una Espada de hierro la tiene. Te hacen falta, pues, 2 de hierro, 3 de oro para el registro y 1 para la misión.
lesson-round-mine = Primero, la mina. Un solo salto da todo el hierro: el que hay bajo tu capataz y el que hay bajo el obrero de Sol de al lado.
lesson-round-mine-one = Es 1 de hierro, pero el plan necesita 2. Deshazlo y salta el obrero de Sol que está sobre hierro.
lesson-round-mine-other = Eso no da hierro, y el plan necesita 2. ¿Lo deshaces?
lesson-round-mine-pass = Sin hierro no hay espada. ¿Lo deshaces?
lesson-round-second = Vas primero en el orden, así que puedes mover otra vez, con cualquier capataz. Si lo haces, irás al final del siguiente orden, por pocos obreros que tengas. Ya tienes bastante: pasa.
lesson-round-second-moved = También vale: más recursos ahora, pero vas al final en este mercado y en las misiones. La lección sigue como si hubieras pasado.
lesson-round-market = Eres quien menos obreros tiene, así que aquí también vas primero. Registra la Espada de hierro en el Escribano: por 3 de oro es tuya para siempre.
lesson-round-market-claim = Ese es otro diseño, y ya no tienes el oro para la Espada de hierro. ¿Lo deshaces?
lesson-round-market-pass = Ganas 1 de oro, pero ninguna espada con fuerza 3. ¿Lo deshaces?
lesson-round-take = Según el plan: toma «Limos en las cloacas» con tu último oro.
lesson-round-take-other = El plan era para «Limos en las cloacas». ¿Lo deshaces?
lesson-round-take-decline = Tienes todo lo que necesita. Deshazlo y toma «Limos en las cloacas».
lesson-round-arm = Con 2 de hierro forjas una Espada de hierro para el Montaraz: fuerza 3, y cualquiera puede empuñarla.
lesson-round-arm-also = También vale. La lección sigue con el Montaraz.
lesson-round-arm-done = No has armado a nadie, así que la misión ha fracasado en su primera ronda y ha costado 3 de prestigio. ¿Lo deshaces?
lesson-round-done = Cubierta. Pulsa Terminar: no armas a nadie más y se cierra la ronda.
lesson-round-done-home = Eso ha desperdiciado un arma. ¿Lo deshaces?
lesson-round-again = La misión ha avanzado, las cartas sin vender han dejado el mercado, las misiones de las primeras posiciones han salido de la oferta y empieza otra ronda. El libro de misiones muestra qué necesitarán las tuyas, ronda a ronda.
lesson-round-task = Más tarde, sin ayuda: quieres una Espada de cobre para «Ratas en el sótano». Gana 2 de cobre con un solo movimiento.
lesson-round-task-pass = Eso no da nada de cobre. ¿Lo deshaces?
lesson-round-task-one = Con 1 de cobre solo tienes media espada. Deshazlo y busca un salto que empiece sobre cobre.
lesson-round-task-other = Eso no da cobre. ¿Lo deshaces?

# 7
lesson-end-last = La ronda 7 es la última de una partida simple. No quedan cartas: en su lugar, la Herrería y el Bazar venden bonificaciones finales.
lesson-end-bonus = Cada bonificación cuenta una cosa. Has completado cinco misiones, así que la Crónica de hazañas vale al menos 5 de prestigio por 3 de oro. Cómprala en el Bazar.
lesson-end-bonus-less = De eso tienes menos, y además cuesta más oro. Deshazlo y compara.
lesson-end-bonus-pass = Al final, 1 de oro vale un cuarto de punto de prestigio. ¿Lo deshaces?
lesson-end-take = En la última ronda solo quedan misiones de marco dorado, y toda misión activa al final fracasa. «Asesinos en el banquete» tiene un solo paso: tómala.
lesson-end-take-other = Con lo que tienes, esa no puedes cubrirla esta ronda. ¿Lo deshaces?
lesson-end-take-decline = Renuncias a 11 de prestigio. ¿Lo deshaces?
lesson-end-maul = Necesitas fuerza 7. Tu Montaraz es de nivel 3: forja un Mazo espinoso, un arma de diseño único y fuerza 5.
lesson-end-maul-other = Eso no es un Mazo espinoso en manos del Montaraz. Deshazlo y empieza por ahí.
lesson-end-maul-done = El paso no está cubierto, así que la misión fracasa. ¿Lo deshaces?
lesson-end-sword = La fuerza de todas las armas de una misión se suma. Una Espada de hierro para el Bruto aporta 3: en total, 8.
lesson-end-sword-also = También vale: cualquiera puede empuñarla.
lesson-end-sword-other = Cinco y dos son siete, pero guarda el cobre: la lección pide una Espada de hierro. ¿Lo deshaces?
lesson-end-sword-done = Faltan 2 de fuerza, así que fracasa. ¿Lo deshaces?
lesson-end-done = Cubierta. Pulsa Terminar y mira cómo se completa: prestigio, recompensa y un nivel por tramo para los aventureros que haya en ella; sus armas se pierden. Después viene el recuento final.
lesson-end-done-home = Eso ha desperdiciado un arma. ¿Lo deshaces?
lesson-end-count = Cada nivel cuenta 1; el nivel 4, uno más. Diseños, registros, cartas y bonificaciones cuentan lo que muestran. Los recursos sobrantes se venden; cada 4 de oro dan 1 de prestigio. Si hay empate, gana el primero de los empatados en el orden.
lesson-end-task = Otro último mercado, sin ayuda: tienes 4 de oro, ocho recursos sobrantes, dos misiones completadas, tres aventureros y dos registros. Compra la bonificación que más dé.
lesson-end-task-less = Otra da más: cuenta aquello de lo que tienes ocho. ¿Lo deshaces?
lesson-end-task-pass = Eso vale un cuarto de punto de prestigio. ¿Lo deshaces?

# 8
lesson-epic-stages = Una partida épica tiene 18 rondas en tres eras. Tras las rondas 6 y 12 se construye una mina nueva, con recursos más raros, y llegan cartas nuevas y misiones más difíciles. Conservas tus misiones activas.
lesson-epic-tiles = Al final de las rondas 6, 9, 12, 15 y 18 se resuelve una loseta de bonificación. La próxima: un gremio con exactamente tres obreros en la mina puede mover un capataz.
lesson-epic-train = En el nivel 4, un aventurero se convierte en campeón. Entrena al Montaraz en el Cuartel: del nivel 3 al 4 por 3 de oro.
lesson-epic-train-other = Ese era otro, o un aventurero nuevo. Deshazlo y entrena al Montaraz.
lesson-epic-train-pass = Pasar no hace campeones. ¿Lo deshaces?
lesson-epic-title = Un campeón recibe uno de los doce títulos. «Oportunista» da 2 de prestigio cada vez que se completa un tramo con este campeón en la misión. Elígelo.
lesson-epic-title-other = También vale: cada título ayuda a su manera. La lección sigue con «Oportunista».
lesson-epic-titles = Tu gremio puede usar cada título una vez. Unos refuerzan las armas o les dan un tipo, otros premian misiones enteras y otros abaratan o acortan una misión.
lesson-epic-send = «Limos en las cloacas» está en el último paso de su primer tramo, que necesita fuerza 3. Envía allí al campeón con una Espada de hierro.
lesson-epic-send-other = El paso está cubierto, pero sin el campeón no hay prestigio extra. ¿Lo deshaces?
lesson-epic-send-weak = Esa arma tiene muy poca fuerza para el paso. Deshazlo y forja una Espada de hierro para el Montaraz.
lesson-epic-send-done = No había nadie allí, así que ha fracasado. ¿Lo deshaces?
lesson-epic-done = Cubierta. Pulsa Terminar y mira lo que gana el campeón.
lesson-epic-done-home = Eso ha desperdiciado un arma. ¿Lo deshaces?
lesson-epic-paid = Has ganado 2 de prestigio por el tramo, además de su recompensa. El título de un campeón también surte efecto en el Camino, y al final un campeón cuenta uno más que su nivel.
lesson-epic-task = Más tarde, sin ayuda: tu campeón tiene el título «Galante». Por una misión en la que está desde el principio recibes 1 de oro en vez de pagar su precio. Toma una así.
lesson-epic-task-also = Te ha dado 1 de oro. Ahora el campeón debe estar en ella esta ronda, con un arma.
lesson-epic-task-paid = Has pagado su precio: «Galante» se declara al tomar la misión. Deshazlo, pulsa la misión y luego el interruptor que hay al lado.
lesson-epic-task-decline = Sin misión no hay paga. ¿Lo deshaces?

# 9
lesson-solo-duty = En una partida en solitario compartes la mina con dos colores autómatas. Debes tomar una misión cada ronda y completarlas todas: un solo fracaso hace perder la partida.
lesson-solo-mine = Tus propios obreros dejan la mina cuando los saltas: no desertan ni dan nada. Los demás se unen a ti y te dan sus recursos, como siempre. Salta la fila marcada.
lesson-solo-mine-other = También vale: otros obreros se han unido a ti y te han dado sus recursos. La lección sigue con la fila de la izquierda.
lesson-solo-mine-walk = Un movimiento sin salto da un solo recurso. Deshazlo y salta la fila de la izquierda.
lesson-solo-mine-pass = Pasar no da nada. ¿Lo deshaces?
lesson-solo-tie = Los colores autómatas deben saltar tantos obreros rivales como puedan. Si varios movimientos son igual de buenos, eliges tú. Mueve el capataz marcado.
lesson-solo-tie-other = También vale: elige el que te deje los obreros que quieras. La lección sigue con el movimiento previsto.
lesson-solo-market = En el mercado actúas dos veces. Primero, registra la Espada de hierro en el Escribano.
lesson-solo-market-claim = También vale: un diseño es tuyo para siempre. La lección sigue con la Espada de hierro.
lesson-solo-market-pass = Ganas 1 de oro, pero tienes una acción menos. ¿Lo deshaces?
lesson-solo-twice = Tu segunda acción no puede usar el mismo espacio exclusivo; el Camino y el Escribano sí se pueden usar dos veces. Has gastado tu oro: pasa y recibe 1.
lesson-solo-take = Cada ronda llegan dos misiones nuevas, y no puedes renunciar. Toma «Ratas en el sótano»: con 2 de cobre basta.
lesson-solo-take-wolves = «Lobos en el redil» necesita fuerza 4 de inmediato, y tienes 2 de cobre: perderías la partida. ¿Lo deshaces?
lesson-solo-marks = Las partidas fáciles, medias, difíciles y aleatorias tienen misiones distintas. Una gran puntuación son 125 de prestigio en una partida simple en solitario y 500 en una épica.
lesson-solo-task = Ahora sin ayuda: cubre «Ratas en el sótano» esta ronda.
lesson-solo-task-met = Cubierta. Cualquiera puede llevar una espada.
lesson-solo-task-short = Una daga tiene fuerza 1, y necesitas 2. ¿Lo deshaces?
lesson-solo-task-done = La misión ha fracasado, y con eso pierdes la partida al instante. ¿Lo deshaces?
