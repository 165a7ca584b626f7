### The rulebook. A chapter has a title of at most 16 letters or so (it is a button), an introduction of
### two sentences, and clauses, each with a title of two to five words and a text of a few sentences.
### An empty line begins a paragraph. <MINE-6> becomes a link that reads as the title of that clause, so
### write it where a title can stand: "(see <MINE-6>)". A -ruling says in a sentence what was decided
### here because the printed game is silent on it or disagrees with itself.

rulebook-intro =
    Forge War es un juego de minas, mercados y misiones. Diriges un gremio de armeros: tus capataces
    guían a los obreros de una mina compartida y traen metales y gemas, el mercado te vende diseños,
    ayudantes y puestos de comercio, y las armas que forjas equipan a los aventureros que parten en
    misión.

    Gana quien tenga más prestigio al final. La mayor parte viene de las misiones completadas; el
    resto, de los aventureros con experiencia, de los diseños y las cartas de mejora, de las
    bonificaciones compradas en la última ronda y del oro que te quede.

    Hay tres modos. La partida simple dura 7 rondas en la Era I y es la mejor para empezar. La épica
    recorre las Eras I, II y III, con 6 rondas cada una, 18 en total; añade campeones y, si quieres,
    losetas de bonificación. La acelerada es una partida de 7 rondas que se juega por completo en la
    Era II, con un comienzo más rico. La última ronda es la 7, o la 18 en la épica.

    En cada modo juegan de 2 a 4 gremios en el mismo equipo, cada uno a cargo de una persona o de la
    IA, o se juega en solitario: un solo gremio, junto a dos colores autómatas, que tiene que tomar
    una misión cada ronda y completarlas todas.

    Las minas dan seis recursos: los metales cobre, hierro y mithril y las gemas esmeralda, rubí y
    diamante. Los gremios se llaman como el emblema de sus figuras: Torre (azul), Sol (amarillo),
    Cuervo (morado) y Roble (verde). Las armas son cortantes (hachas),
    perforantes (lanzas), contundentes (mazas) o no tienen ningún tipo.

## Set-up

rulebook-SETUP = Preparación
rulebook-SETUP-intro =
    Con qué empieza cada gremio, cómo se disponen los mazos y la mina, y las dos decisiones que tomas
    antes de la primera ronda: tu riqueza y la posición de tus capataces.

rulebook-SETUP-1 = Con qué empiezas
rulebook-SETUP-1-text =
    Tu gremio empieza con los diseños Espada de cobre y Daga de cobre, 3 capataces, 5 marcadores de
    misión, 0 de prestigio, 0 de oro y aventureros de nivel 1: 3 en la partida simple, 4 en la épica,
    3 en la épica con losetas de bonificación y 4 en la acelerada. En solitario tienes uno más (ver
    <SOLO-1>).
rulebook-SETUP-1-ruling = Un gremio empieza sin oro, y con 4 aventureros en la partida acelerada.

rulebook-SETUP-2 = Primer orden de juego
rulebook-SETUP-2-text = Al comienzo de la partida el orden de juego se decide al azar.

rulebook-SETUP-3 = El mazo de misiones
rulebook-SETUP-3-text =
    El mazo de misiones se ordena por colores, y cada color se baraja por separado. De arriba abajo,
    la partida simple usa las 18 misiones verdes de la Era I sin estrella y luego las 9 doradas de la
    Era I. La épica usa las 20 verdes de la Era I, luego las 20 grises de la Era II, las 12 rojas de
    la Era III y las 12 doradas de la Era III. La acelerada usa las 20 grises y luego las 9 doradas
    de la Era II. Las dos misiones con estrella son «Resolver los secuestros» y «El torreón maldito».
    Los mazos en solitario son más pequeños (ver <SOLO-2>).
rulebook-SETUP-3-ruling =
    La partida acelerada tiene su propio mazo de misiones: las grises de la Era II y luego las
    doradas.

rulebook-SETUP-4 = La oferta de misiones
rulebook-SETUP-4-text =
    La oferta de misiones es una fila de 8 posiciones. Las 2 primeras cuestan 0 de oro, las 3
    siguientes 1 de oro cada una y las 3 últimas 2 de oro cada una. Al comienzo se llenan todas con
    cartas del mazo; en solitario la oferta empieza con 2 cartas (ver <SOLO-5>).

rulebook-SETUP-5 = Los mazos del mercado
rulebook-SETUP-5-text =
    Las cartas de mercado de la era se barajan, cada clase por separado, en cinco mazos: uno de armas,
    dos iguales de cartas de mejora y dos iguales de cartas de un solo uso. En las Eras I y II
    contienen 6 armas únicas con 3 públicas normales, 12 cartas de mejora y 12 de un solo uso. En la
    Era III contienen 5 de las 10 armas únicas (las otras 5 quedan fuera del juego), 10 cartas de
    mejora y 10 de un solo uso, de modo que cada mazo tiene exactamente 5.
rulebook-SETUP-5-ruling = Los cinco diseños únicos que sobran en la Era III quedan fuera del juego.

rulebook-SETUP-6 = Diseños públicos disponibles
rulebook-SETUP-6-text =
    Cuatro diseños públicos están disponibles desde el comienzo: Lanza de cobre, Maza de cobre, Hacha
    de cobre y Espada de hierro. Lanza de hierro, Maza de hierro y Hacha de hierro se barajan en el
    mazo de armas de la Era I; Lanza de mithril, Maza de mithril y Hacha de mithril, en el de la Era
    II. En la partida acelerada están disponibles desde el comienzo todos los diseños públicos de
    cobre y de hierro y la Espada de mithril.
rulebook-SETUP-6-ruling =
    En la partida acelerada están disponibles todos los diseños públicos de cobre y de hierro y la
    Espada de mithril.

rulebook-SETUP-7 = Construir la mina
rulebook-SETUP-7-text =
    La mina es un hexágono de 4 casillas de lado, 37 en total: una casilla central y, alrededor, seis
    piezas en cuña de 6 casillas (1 + 2 + 3). En torno a las cuñas hay seis piezas de borde,
    alternando largas (5 casillas) y cortas (3 casillas). Todas las piezas tienen dos caras. Cada cuña
    se coloca por una cara al azar en un lugar al azar del anillo. Un borde muestra su cara con
    recursos donde lo exige el número de gremios, y su cara lisa en los demás casos. Con 4 gremios,
    los seis bordes muestran sus recursos (61 casillas). Con 3 gremios, tres bordes seguidos (largo,
    corto y largo) muestran la cara lisa (48 casillas). Con 2 gremios, la muestran los seis (37
    casillas). Cuáles son esos tres, y qué borde va en cada sitio, se decide al azar. Las casillas de
    un borde que muestra la cara lisa no existen en el juego.
rulebook-SETUP-7-ruling =
    Qué bordes muestran la cara lisa con 3 gremios, y qué borde va en cada sitio, se decide al azar.

rulebook-SETUP-8 = Recursos de cada era
rulebook-SETUP-8-text =
    Las casillas de la Era I muestran cobre, hierro y esmeralda. La Era II añade mithril y rubí, y la
    Era III, diamante. La casilla central es una pieza aparte, una por cada era.
rulebook-SETUP-8-ruling = La casilla central es una pieza aparte, una por cada era.

rulebook-SETUP-9 = Lo que se sabe de antemano
rulebook-SETUP-9-text =
    Antes de que nadie elija su riqueza o coloque un capataz, se disponen la mina, la oferta de
    misiones y las losetas de bonificación, si las hay, y se revelan las primeras cartas de mercado
    (ver <ROUND-1>).

rulebook-SETUP-10 = Elegir tu riqueza
rulebook-SETUP-10-text =
    Recibes 4 de las 16 cartas de riqueza, que solo tú puedes ver. Conserva 2 y toma lo que dan: oro,
    recursos, un aventurero de nivel 1, un nivel para uno de tus aventureros o el registro de un
    diseño público determinado. Dos niveles pueden ir al mismo aventurero, pero nadie empieza por
    encima del nivel 3. La partida acelerada tiene su propio juego de 16 cartas de riqueza, más
    generoso. Los gremios eligen por orden de juego, y dicen también qué aventurero sube de nivel; las
    elecciones se muestran cuando todos han elegido. Por un registro gratuito no se paga a nadie; solo
    nombra diseños disponibles desde el comienzo. No puedes conservar dos registros del mismo diseño.
rulebook-SETUP-10-ruling =
    La partida acelerada tiene sus propias cartas de riqueza, más generosas. Se elige por orden de
    juego y se muestra todo a la vez; por un registro gratuito no se paga a nadie.

rulebook-SETUP-11 = Colocar tus capataces
rulebook-SETUP-11-text =
    Por orden de juego, y de uno en uno, cada gremio coloca sus 3 capataces en casillas vacías de la
    mina. En solitario colocas los nueve (ver <SOLO-1>).

rulebook-SETUP-12 = Las piezas no se agotan
rulebook-SETUP-12-text =
    Los recursos, los obreros, el oro, los aventureros y las fichas son ilimitados. Solo los
    marcadores de misión no lo son: un gremio nunca tiene más de 5 misiones activas (ver <QUEST-3>).
rulebook-SETUP-12-ruling = Las piezas no se agotan nunca, sean cuantas sean las de la caja.

rulebook-SETUP-13 = Lo visible y lo secreto
rulebook-SETUP-13-text =
    Todo está a la vista de todos: el oro, los recursos, los descartes, las cartas fuera del juego, el
    tamaño de los mazos. Los únicos secretos son el orden de las cartas en los mazos y las cartas de
    riqueza hasta que se muestran.
rulebook-SETUP-13-ruling =
    Todo está a la vista de todos, salvo el orden de los mazos y la riqueza sin mostrar.

## The round

rulebook-ROUND = La ronda
rulebook-ROUND-intro =
    Cómo transcurre una ronda, desde las cartas nuevas hasta la recogida. Todas las rondas tienen las
    mismas fases: mina, mercado y misiones.

rulebook-ROUND-1 = Cartas de mercado nuevas
rulebook-ROUND-1-text =
    Al comienzo de una ronda se revela la carta superior de cada uno de los cinco mazos del mercado;
    un mazo vacío no muestra nada. Cuando en el mazo de armas aparece un diseño público, pasa a los
    diseños públicos disponibles y se revela la carta siguiente, hasta que aparece un diseño único o
    el mazo se vacía. Para la ronda 1 y para la primera ronda de una era esto ya se ha hecho antes
    (ver <SETUP-9> y <STAGE-3>) y no se repite.
rulebook-ROUND-1-ruling =
    Un diseño público que aparece queda disponible y le sigue otra carta, hasta que aparece uno único.

rulebook-ROUND-2 = Misiones nuevas
rulebook-ROUND-2-text =
    Al comienzo de una ronda, las misiones de la oferta avanzan para cerrar los huecos, y después las
    posiciones vacías del final se llenan con cartas del mazo de misiones. Cuando se acaba un color,
    sigue el siguiente; cuando se acaba todo el mazo, las posiciones quedan vacías. Esto no se hace en
    la ronda 1 ni en la primera ronda de una era (ver <STAGE-2>). En solitario, la oferta se llena de
    otro modo (ver <SOLO-5>).
rulebook-ROUND-2-ruling =
    Cuando se acaba todo el mazo de misiones, las posiciones de la oferta quedan vacías.

rulebook-ROUND-3 = Fases de una ronda
rulebook-ROUND-3-text =
    Una ronda consta de la fase de mina, la fase de mercado, la fase de misiones y el fin de la ronda,
    una tras otra.

rulebook-ROUND-4 = Misiones que caducan
rulebook-ROUND-4-text =
    Al final de una ronda se retiran las misiones que siguen en las primeras posiciones de la oferta:
    en la primera con 4 gremios, en las dos primeras con 3, en las tres primeras con 2. Si una de esas
    posiciones está vacía, no se retira otra misión en su lugar. En solitario, esto no se aplica (ver
    <SOLO-5>).

rulebook-ROUND-5 = Al final, solo doradas
rulebook-ROUND-5-text =
    Al final de la ronda 6 de las partidas simples y aceleradas, todas las misiones del primer color
    (verde o gris) salen de la oferta, y también del mazo, de modo que la última ronda ofrece solo
    misiones doradas. En solitario, esto no se aplica (ver <SOLO-5>).
rulebook-ROUND-5-ruling =
    Antes de la última ronda el primer color sale tanto del mazo como de la oferta.

rulebook-ROUND-6 = Fin de una ronda
rulebook-ROUND-6-text =
    Una ronda acaba en este orden: la loseta de bonificación, si toca (ver <BONUS-2>); un momento para
    los últimos tratos (ver <MERCHANT-2>); tras la última ronda, el fin de la partida (ver <END-1>).
    Tras cualquier otra ronda se van las misiones caducadas (ver <ROUND-4> y <ROUND-5>; en solitario,
    ver <SOLO-5>) y después cambia la era, si toca (ver <STAGE-1>).
rulebook-ROUND-6-ruling =
    El fin de una ronda tiene un orden fijo: loseta, últimos tratos, misiones caducadas y nueva era.

## The mine

rulebook-MINE = La mina
rulebook-MINE-intro =
    Los capataces avanzan en línea recta, dejan obreros tras de sí y se ganan a los obreros sobre los
    que saltan. De aquí vienen tus recursos, y cada movimiento puede beneficiar también a tus rivales.

rulebook-MINE-1 = Un movimiento cada uno
rulebook-MINE-1-text =
    Por orden de juego, cada gremio puede mover una vez uno de sus capataces, o pasar.

rulebook-MINE-2 = El segundo movimiento
rulebook-MINE-2-text =
    Cuando todos los gremios han movido o pasado, el primero en el orden puede mover una segunda vez,
    con el mismo capataz o con otro, aunque haya pasado en su primer movimiento. Si hace este segundo
    movimiento, será el último en el siguiente orden (ver <ORDER-3>). En solitario, el segundo
    movimiento no cuesta nada (ver <SOLO-8>).
rulebook-MINE-2-ruling =
    El primer gremio puede hacer el segundo movimiento aunque haya pasado en el primero.

rulebook-MINE-3 = Cómo se mueve un capataz
rulebook-MINE-3-text =
    Un capataz se mueve por una de las seis líneas rectas que parten de su casilla: recorre tantas
    casillas vacías como quieras (o ninguna) y después, si quieres, salta una fila de obreros de
    cualquier color, sin huecos, y termina en la primera casilla detrás de ella. Si no salta, puede
    detenerse en cualquier casilla vacía de su camino. Tras un salto, se detiene en el acto. Tiene que
    moverse al menos una casilla.

rulebook-MINE-4 = Dónde puede terminar
rulebook-MINE-4-text =
    Un capataz tiene que terminar en una casilla sin obrero ni capataz. Nunca atraviesa a otro
    capataz, el borde de la mina ni una casilla que no esté en juego.

rulebook-MINE-5 = Queda un obrero nuevo
rulebook-MINE-5-text =
    En la casilla que deja el capataz aparece un obrero nuevo del color de ese capataz.

rulebook-MINE-6 = Los obreros saltados cambian de bando
rulebook-MINE-6-text =
    Los obreros que un capataz salta cambian de color uno a uno, en el orden en que pasa sobre ellos.
    Un obrero de otro color adopta el color de quien mueve. Un obrero del mismo color que quien mueve
    deserta: se une al gremio rival que menos obreros tenga en la mina en ese momento. Si hay empate,
    se une al primero de los empatados en el orden actual. Un gremio sin obreros cuenta como el que
    menos tiene. En solitario, ningún obrero deserta (ver <SOLO-7>).
rulebook-MINE-6-ruling =
    Un gremio sin obreros cuenta como el que menos tiene, y los desertores van a él.

rulebook-MINE-7 = Lo que dan los obreros
rulebook-MINE-7-text =
    Cuando todos los obreros tienen ya su color definitivo, el obrero nuevo y cada obrero saltado dan
    un recurso de la casilla en la que están al gremio cuyo color tienen ahora. Los obreros no dan
    nada en ningún otro momento. En solitario es distinto (ver <SOLO-7>).

rulebook-MINE-8 = Obreros en huelga
rulebook-MINE-8-text =
    Solo después de completar el movimiento de un capataz o de un obrero y de pagar lo que da, todo
    grupo conectado de 5 o más obreros de un color se declara en huelga y se retira de la mina, sin
    importar quién haya movido. Dos obreros de un mismo color están conectados si sus casillas
    comparten un lado o si los une una cadena de obreros de ese color.

rulebook-MINE-9 = Un ejemplo detallado
rulebook-MINE-9-text =
    Juegan tres gremios en este orden: morado (Cuervo), amarillo (Sol) y azul (Torre). Mueve azul. Hay
    seis casillas en línea recta. En la primera, de hierro, está el capataz azul; le siguen un obrero
    azul sobre cobre, un obrero amarillo sobre hierro, un obrero amarillo sobre esmeralda, un obrero
    azul sobre cobre y una casilla vacía. En otros lugares de la mina hay 1 obrero morado, 1 amarillo
    y 3 azules. Esos 3 y los dos obreros amarillos de la línea están unos junto a otros, en casillas
    contiguas que forman un solo grupo; este no toca la casilla del capataz, y todavía no hay 5 obreros
    azules conectados.

    El capataz azul salta los cuatro obreros y termina en la casilla vacía. En la casilla 1 aparece un
    obrero azul nuevo. El obrero azul de la casilla 2 deserta y pasa a morado, que tiene 1 obrero frente a
    los 3 de amarillo. Los obreros amarillos de las casillas 3 y 4 se vuelven azules. El obrero azul
    de la casilla 5 deserta y pasa a amarillo, porque ahora morado tiene 2 obreros y amarillo solo 1.

    Ahora se paga: azul recibe 2 de hierro y 1 esmeralda; morado, 1 de cobre, y amarillo, 1 de cobre.
    Pero entonces los obreros de las casillas 3 y 4 están conectados con los otros 3 azules, y 5
    obreros azules conectados se declaran en huelga y se van. En la mina quedan 1 obrero azul, 2
    morados y 2 amarillos.

    Morado, primero en el orden, no hace el segundo movimiento. Azul tiene menos obreros y va primero;
    amarillo y morado empatan, y como morado iba delante de amarillo, ahora va delante amarillo. El
    siguiente orden es azul, amarillo, morado.

## Order of play

rulebook-ORDER = Orden de juego
rulebook-ORDER-intro =
    Tras la fase de mina se decide de nuevo el orden de juego. Tener pocos obreros te pone delante, y
    ser el primero en el mercado y en la oferta de misiones vale mucho.

rulebook-ORDER-1 = Menos obreros, primero
rulebook-ORDER-1-text =
    Al final de la fase de mina los gremios se ordenan de nuevo: cuantos menos obreros tiene un gremio
    en la mina, antes va. En solitario es distinto (ver <SOLO-9>).

rulebook-ORDER-2 = El orden entre empatados
rulebook-ORDER-2-text =
    Entre los gremios con el mismo número de obreros se invierte el orden que tenían: el que iba
    detrás ahora va delante.

rulebook-ORDER-3 = Quien repite va al final
rulebook-ORDER-3-text =
    Un gremio que hizo el segundo movimiento (ver <MINE-2>) es el último, tenga los obreros que tenga.

rulebook-ORDER-4 = Cuánto dura
rulebook-ORDER-4-text =
    El nuevo orden vale para la fase de mercado y la fase de misiones de esta ronda y para la fase de
    mina de la siguiente.

## The market

rulebook-MARKET = El mercado
rulebook-MARKET-intro =
    Una acción por gremio: comprar una carta, contratar y entrenar, registrar un diseño o adelantar
    una misión. Un espacio exclusivo admite a un solo gremio por ronda, así que el orden de juego
    importa.

rulebook-MARKET-1 = Una acción cada uno
rulebook-MARKET-1-text =
    Por orden de juego, cada gremio hace una acción de mercado o pasa. Pasar te da 1 de oro. En
    solitario actúas dos veces (ver <SOLO-10>).

rulebook-MARKET-2 = Espacios exclusivos y abiertos
rulebook-MARKET-2-text =
    Un espacio exclusivo admite a un solo gremio por ronda; un espacio abierto, a cualquier número de
    gremios.

rulebook-MARKET-3 = La Herrería
rulebook-MARKET-3-text =
    La Herrería es un espacio exclusivo. Aquí compras el diseño único que está a la vista.

rulebook-MARKET-4 = El Bazar
rulebook-MARKET-4-text =
    Con 2 gremios, y en solitario, el Bazar es un espacio exclusivo donde compras una cualquiera de las
    cuatro cartas a la vista. Con 3 o 4 gremios son dos espacios exclusivos: uno vende una de las dos
    cartas de mejora, y el otro, una de las dos cartas de un solo uso.

rulebook-MARKET-5 = El Cuartel
rulebook-MARKET-5-text =
    El Cuartel es un espacio exclusivo. Una acción aquí tiene dos partes; haz una de ellas o las dos, en
    cualquier orden, una inmediatamente después de la otra. Puedes contratar un aventurero de nivel 1
    por 4 de oro en la Era I, 5 en la Era II o 6 en la Era III. Puedes subir un nivel a un aventurero
    que esté en casa por tanto oro como su nivel actual. No puedes subir de nivel al que acabas de
    contratar, ni a nadie por encima del nivel 4, ni a los aventureros que están de misión.
rulebook-MARKET-5-ruling = Los aventureros que están de misión no pueden entrenar en el Cuartel.

rulebook-MARKET-6 = El Escribano
rulebook-MARKET-6-text =
    El Escribano es un espacio abierto. Aquí registras un diseño público disponible, aunque haya
    aparecido esta ronda: paga su precio a la banca, más 1 de oro a cada gremio que ya lo tenga
    registrado, aunque sea por una carta de riqueza. Cada gremio puede registrar un diseño una vez.
    Los diseños iniciales no se registran.

rulebook-MARKET-7 = El Camino
rulebook-MARKET-7-text =
    El Camino es un espacio abierto y gratuito. Adelanta una de tus misiones activas: hazla avanzar 1
    paso y, si quieres, hasta 1 más por cada Maña del aventurero que tengas. Cada tramo que atraviesas
    queda completado: sus recompensas materiales y los efectos de campeones y armas llegan al momento,
    tramo a tramo (ver <QUEST-11>). El Camino nunca completa una misión: el marcador se detiene en el
    último paso, y no se puede elegir una misión que ya está en él.
rulebook-MARKET-7-ruling =
    El Camino se detiene en el último paso de una misión, y con Maña del aventurero eliges hasta dónde
    llegas. Los efectos de campeones y armas valen para los tramos atravesados en él.

rulebook-MARKET-8 = Precios de las cartas
rulebook-MARKET-8-text =
    Pagas el precio en oro de la carta; en las partidas simples y aceleradas, su precio reducido si lo
    tiene. Tu oro nunca puede bajar de 0.
rulebook-MARKET-8-ruling = La partida acelerada también usa los precios reducidos.

rulebook-MARKET-9 = Limpieza del mercado
rulebook-MARKET-9-text =
    Cuando todos los gremios han actuado, las cartas que siguen a la vista van a los descartes del
    mercado, y los espacios exclusivos quedan libres para la ronda siguiente.

rulebook-MARKET-10 = Bonificaciones finales
rulebook-MARKET-10-text =
    En la última ronda de todos los modos no quedan cartas. En su lugar, la Herrería y el Bazar venden
    bonificaciones finales, al precio que indica el espacio, que nunca se reduce. La de la Herrería da
    2 de prestigio por cada uno de tus diseños únicos y 1 por cada diseño público que hayas
    registrado; los dos diseños iniciales no cuentan. El Bazar tiene cuatro: 1 de prestigio por cada
    misión completada, 1 por cada aventurero, 2 por cada carta de mejora permanente o 1 por cada
    recurso sobrante. Los espacios se usan como en cualquier otra ronda: con 2 gremios, y en
    solitario, se vende una cualquiera de las cuatro; con 3 o 4 gremios, las dos primeras son del
    espacio de las cartas de mejora y las dos últimas, del de las cartas de un solo uso, de modo que
    se vende una de cada par. Las bonificaciones se cuentan al final (ver <END-2>). Con la de los
    recursos, cuentan todos los que te sobran y no se vende ninguno.
rulebook-MARKET-10-ruling =
    Las bonificaciones finales se venden en todos los modos; con 3 o 4 gremios, una de cada par en el
    Bazar.

rulebook-MARKET-11 = Los diseños únicos son tuyos
rulebook-MARKET-11-text =
    Un diseño único es de su comprador durante el resto de la partida. Puedes forjarlo tantas
    veces como permitan tus recursos.

rulebook-MARKET-12 = Puestos del mercado
rulebook-MARKET-12-text =
    Un puesto del mercado es una carta de mejora. Una vez por ronda, desde la ronda en que lo
    adquieres, puedes cambiar lo que hay en uno de sus lados por lo que hay en el otro, en cualquier
    sentido: por ejemplo, 1 rubí por 2 de hierro, o 2 de hierro por 1 rubí. Todos los puestos cambian
    1 gema por 2 de un metal, de modo que ninguna cadena de puestos da ganancias. Solo puedes
    tener un puesto de cada cambio.
rulebook-MARKET-12-ruling =
    Todos los puestos cambian 1 gema por 2 de un metal, de modo que ninguna cadena de puestos da
    ganancias.

rulebook-MARKET-13 = Cartas de Maña
rulebook-MARKET-13-text =
    Las Mañas son cartas de mejora. Puedes tener cualquier número de ellas, y se suman. La Maña del
    comprador te da una compra más al mercader por ronda. Con la Maña del vendedor cada venta al
    mercader da 1 de oro más, pero nunca más de lo que el mercader pide por ese recurso. La Maña del
    tratante te da un uso más de tus puestos por ronda; varios pueden ir al mismo puesto o a puestos
    distintos. La Maña del aventurero alarga el Camino (ver <MARKET-7>).
rulebook-MARKET-13-ruling =
    La Maña del vendedor nunca paga más de lo que pide el mercader, y los usos de la Maña del tratante
    pueden ir todos al mismo puesto.

rulebook-MARKET-14 = Cartas de un solo uso
rulebook-MARKET-14-text =
    Una carta de un solo uso que compras o tomas surte efecto al momento, después de pagar su precio
    si lo hay, y sale del juego; las no vendidas van a los descartes (ver <MARKET-9>). Estas cartas
    dan recursos, oro, un aventurero, Entrenamiento (un nivel para uno de tus aventureros, en casa o
    de misión), un movimiento de capataz o un movimiento de obrero (ver <QUEST-8> y <QUEST-12>).
rulebook-MARKET-14-ruling = El Entrenamiento puede ser para alguien que está de misión.

rulebook-MARKET-15 = Cartas que puedes tener
rulebook-MARKET-15-text =
    Una carta solo se vende o se da a un gremio que pueda tenerla: nunca recibes un segundo puesto con
    el mismo cambio.

## The merchant

rulebook-MERCHANT = El mercader
rulebook-MERCHANT-intro =
    El mercader y tus propios puestos ayudan cuando falta un recurso o una moneda. Puedes acudir a
    ellos casi en cualquier momento, pero solo unas pocas veces por ronda.

rulebook-MERCHANT-1 = Comprar y vender
rulebook-MERCHANT-1-text =
    Una vez por ronda puedes comprar un recurso al mercader, y una vez por ronda puedes venderle uno,
    a los precios del mercader. Por ejemplo, 1 de mithril te cuesta 5 de oro; 1 rubí, 4, y 1 de
    hierro, 3; y 1 esmeralda se vende por 2. El mercader comercia con los seis recursos en todas las
    eras y en todos los modos.
rulebook-MERCHANT-1-ruling =
    El mercader comercia con los seis recursos en todas las eras y en todos los modos.

rulebook-MERCHANT-2 = Cuándo puedes comerciar
rulebook-MERCHANT-2-text =
    Puedes comerciar con el mercader y con tus propios puestos en cualquier momento de una ronda: ante
    cualquier decisión de cualquier gremio, incluso en el turno de otro, después de las recompensas de
    misiones y después de una loseta de bonificación. No puedes comerciar mientras una acción está a
    medio resolver (al elegir un objetivo, un nivel, un título, un movimiento o una carta, o al
    comprar con una loseta), durante la preparación o un cambio de era, ni después de los últimos
    tratos de la última ronda. En dos momentos se pregunta, por orden de juego, a cada gremio que
    puede comerciar: antes de contar una loseta de acopio y al final de una ronda (ver <ROUND-6>).
    Ninguna decisión se toma por sí sola, aunque solo ofrezca una opción, mientras el gremio que debe
    tomarla pueda comerciar.
rulebook-MERCHANT-2-ruling =
    Está fijado cuándo se puede comerciar: ante cualquier decisión de la ronda, pero no mientras una
    acción está a medio resolver.

rulebook-MERCHANT-3 = Usos por ronda
rulebook-MERCHANT-3-text =
    Las compras, las ventas y los usos de puestos se cuentan por ronda. Se renuevan antes de la
    primera decisión de la ronda siguiente y nunca se acumulan. Un puesto o una Maña funciona desde el
    momento en que lo tienes.
rulebook-MERCHANT-3-ruling =
    Los tratos se cuentan por ronda y nunca se acumulan; una carta nueva funciona desde el momento en
    que es tuya.

## Adventurers

rulebook-ADV = Aventureros
rulebook-ADV-intro =
    Los aventureros llevan tus armas a las misiones. Cuanta más experiencia tienen, mejores armas
    saben manejar.

rulebook-ADV-1 = Niveles de los aventureros
rulebook-ADV-1-text =
    Los aventureros tienen un nivel de 1 a 4. Los aventureros nuevos son de nivel 1.

rulebook-ADV-2 = Un arma cada uno
rulebook-ADV-2-text =
    Un aventurero necesita un arma para estar en una misión, y lleva exactamente una.

rulebook-ADV-3 = Quién empuña qué
rulebook-ADV-3-text =
    Los aventureros de nivel 1 pueden empuñar espadas y dagas; los de nivel 2, armas de cualquier
    diseño público; los de nivel 3 y 4, también las de diseños únicos.

rulebook-ADV-4 = Forjar armas
rulebook-ADV-4-text =
    Forjar un arma gasta de tu reserva los recursos de su diseño. Un arma forjada nunca pasa a otro y
    nunca vuelve a convertirse en recursos. Solo forjas mientras gestionas tus misiones (ver
    <QUEST-4>), y directamente en la mano de un aventurero que está en una misión; no se
    guardan armas de repuesto.

rulebook-ADV-5 = Rearmar y hacer volver
rulebook-ADV-5-text =
    Mientras gestionas tus misiones puedes dar otra arma a un aventurero que está en una misión,
    devolverlo a casa o moverlo a otra misión. Su arma anterior se pierde.

rulebook-ADV-6 = Escudos y fuerza 0
rulebook-ADV-6-text =
    Un escudo cuenta como arma. Un arma puede tener fuerza 0: puede ganar fuerza gracias a un campeón
    o tener un efecto propio.

rulebook-ADV-7 = Efectos de armas únicas
rulebook-ADV-7-text =
    Un diseño único puede tener un efecto que da prestigio, oro o recursos. Se aplica cada vez que se
    completa un tramo (o, si la carta lo dice, la misión) con esa arma en la misión, también por el
    Camino, una vez por cada arma así. Nunca se aplica por los tramos que omite un campeón Veloz (ver
    <CHAMP-6>) ni cuando una misión fracasa.
rulebook-ADV-7-ruling =
    El efecto de un arma se aplica por cada tramo que se completa con ella, también por el Camino,
    pero no por los tramos omitidos.

## Champions

rulebook-CHAMP = Campeones
rulebook-CHAMP-intro =
    En la partida épica, un aventurero que alcanza el nivel 4 se convierte en campeón y recibe un
    título con una habilidad propia.

rulebook-CHAMP-1 = Convertirse en campeón
rulebook-CHAMP-1-text =
    En una partida épica, un aventurero que alcanza el nivel 4 se convierte en campeón y recibe uno de
    los 12 títulos. Lo eliges en el acto, y tu gremio puede usar cada título una sola vez. Cuando has
    usado los 12, un nuevo campeón no tiene título, pero cuenta como campeón. En las partidas simples
    y aceleradas, el nivel 4 no da ningún título.
rulebook-CHAMP-1-ruling =
    Cuando un gremio ha usado los 12 títulos, un nuevo campeón no tiene ninguno, pero cuenta como tal.

rulebook-CHAMP-2 = Campeón Oportunista
rulebook-CHAMP-2-text =
    Oportunista: recibes 2 de prestigio cada vez que se completa un tramo, incluido el último, con
    este campeón en la misión, también por el Camino.

rulebook-CHAMP-3 = Campeón Tenaz
rulebook-CHAMP-3-text =
    Tenaz: el arma de este campeón gana 1 de fuerza cada vez que se completa un tramo con él en la
    misión, también por el Camino. Esta fuerza se pierde con el arma.

rulebook-CHAMP-4 = Campeón Valiente
rulebook-CHAMP-4-text =
    Valiente: recibes 4 de prestigio cuando completas una misión en la que este campeón estuvo de
    principio a fin. Eso significa que estuvo en ella, con un arma, sin interrupción desde tu gestión
    de la ronda en que se tomó. Cambiar de arma no es una interrupción, el tiempo anterior a su nivel
    4 cuenta, y empezar gracias a un campeón Veloz (ver <CHAMP-6>) cuenta como el primer paso.
rulebook-CHAMP-4-ruling =
    «De principio a fin» significa: en la misión, con un arma, desde la gestión de la ronda en que se
    tomó; cambiar de arma no es una interrupción.

rulebook-CHAMP-5 = Campeón Providencial
rulebook-CHAMP-5-text =
    Providencial: recibes 3 de oro cuando completas una misión en la que este campeón estuvo de
    principio a fin, como se explica para Valiente (ver <CHAMP-4>).

rulebook-CHAMP-6 = Campeón Veloz
rulebook-CHAMP-6-text =
    Veloz: una misión en la que este campeón está desde el principio puede empezar en su 2.º o 3.er
    paso, si lo tiene, aunque sea el último. Los tramos omitidos así no dan recompensas ni efectos de
    campeones o de armas. Si la misión fracasa en la ronda en que se tomó, no da prestigio, y la
    penalización se aplica igualmente (ver <FAIL-4>).
rulebook-CHAMP-6-ruling =
    Una misión puede empezar incluso en su último paso, y fracasar en la primera ronda cuesta la
    penalización habitual.

rulebook-CHAMP-7 = Campeón Galante
rulebook-CHAMP-7-text =
    Galante: por una misión en la que este campeón está desde el principio recibes 1 de oro en vez de pagar su precio.

rulebook-CHAMP-8 = Declarar una habilidad
rulebook-CHAMP-8-text =
    Veloz y Galante (ver <CHAMP-6> y <CHAMP-7>) se declaran al tomar la misión y solo pueden volver a
    usarse cuando esa misión ha terminado. En ese momento el campeón puede estar en casa o en
    otra misión, y ambas habilidades pueden servir a una misma misión. Si no está en ella, con un
    arma, cuando terminas tu gestión de esa ronda, la misión cuenta como no cubierta; el oro de
    Galante se conserva. En rondas posteriores puede dejarla, pero la habilidad sigue ligada a la
    misión.
rulebook-CHAMP-8-ruling =
    El campeón declarado puede estar en cualquier lugar cuando se toma la misión, pero tiene que
    estar en ella, con un arma, cuando terminas tu gestión.

rulebook-CHAMP-9 = Tajante, Brutal, Punzante
rulebook-CHAMP-9-text =
    Cualquier arma que empuñe este campeón cuenta también como cortante (Tajante), contundente
    (Brutal) o perforante (Punzante).

rulebook-CHAMP-10 = Silvestre, Escarlata, Radiante
rulebook-CHAMP-10-text =
    Este campeón gana fuerza con un arma que contiene una gema determinada: 2 con una esmeralda
    (Silvestre), 2 con un rubí (Escarlata), 3 con un diamante (Radiante); una vez por arma, por muchas
    de esas gemas que contenga.
rulebook-CHAMP-10-ruling =
    La fuerza por una gema cuenta una vez por arma, por muchas de esas gemas que contenga.

## Quests

rulebook-QUEST = Misiones
rulebook-QUEST-intro =
    Toma una misión, arma a tus aventureros hasta reunir la fuerza que pide su paso actual y hazla
    avanzar un paso cada ronda. Los tramos completados dan recompensas; las misiones completadas,
    prestigio y niveles.

rulebook-QUEST-1 = Tramos y pasos
rulebook-QUEST-1-text =
    Una misión es una serie de tramos. Un tramo es una serie de pasos con la misma dificultad y los
    mismos tipos de arma exigidos. Un tramo puede dar recompensas, y el último siempre las da. Un
    tramo que no es el último muestra un valor de prestigio entre paréntesis, que solo cuenta cuando
    la misión fracasa (ver <FAIL-3>); el último muestra el valor completo.

rulebook-QUEST-2 = Tomar una misión
rulebook-QUEST-2-text =
    La fase de misiones empieza con la toma de misiones. Por orden de juego, cada gremio puede tomar
    una misión de la oferta, pagando el precio de su posición y poniendo un marcador en el primer paso
    de la misión, o renunciar. En solitario, tienes que tomar una (ver <SOLO-11>).

rulebook-QUEST-3 = Cinco como máximo
rulebook-QUEST-3-text =
    Un gremio con 5 misiones activas no puede tomar otra. Los marcadores no se pueden comprar.
rulebook-QUEST-3-ruling = Los marcadores de misión no se pueden comprar.

rulebook-QUEST-4 = Gestionar tus misiones
rulebook-QUEST-4-text =
    Cuando todos los gremios han tomado una misión o han renunciado, los gremios gestionan sus
    misiones uno tras otro, por orden de juego. En tu turno, arma a tus aventureros y asigna cuantos
    quieras a cualquiera de tus misiones activas. Hasta que termines puedes deshacer lo hecho.
    Deshacer lo revierte todo, incluidos los tratos que hayas hecho entretanto, pero solo llega hasta
    el comienzo de tu gestión o hasta el último trato de otro gremio. Hacer volver o rearmar a alguien
    (ver <ADV-5>) no es deshacer, sino una jugada: su arma se pierde aunque se acabe de forjar.
rulebook-QUEST-4-ruling =
    Los gremios gestionan sus misiones uno tras otro. Deshacer lo revierte todo; hacer volver a alguien es una jugada, y su arma se pierde.

rulebook-QUEST-5 = Cubrir un paso
rulebook-QUEST-5-text =
    Un paso está cubierto cuando la fuerza de todas las armas de la misión suma al menos su dificultad,
    más 3 por cada tipo exigido que no tenga ninguna de esas armas.

rulebook-QUEST-6 = Misiones sin cubrir
rulebook-QUEST-6-text =
    Cuando terminas tu gestión, toda misión activa tuya que no esté cubierta fracasa (ver <FAIL-1>).
    Antes, el programa te dice cuáles son y lo que cuesta, y te pide confirmación.

rulebook-QUEST-7 = El avance de tus misiones
rulebook-QUEST-7-text =
    Las recompensas llegan cuando todos los gremios han gestionado sus misiones. Por orden de juego,
    cada gremio hace avanzar un paso todas sus misiones activas, en el orden que elija; cada una se
    resuelve antes que la siguiente. Entrar en un tramo nuevo completa el tramo anterior. Salir del
    último paso completa el tramo y la misión.
rulebook-QUEST-7-ruling = Tú eliges en qué orden avanzan tus misiones.

rulebook-QUEST-8 = Recompensas materiales
rulebook-QUEST-8-text =
    Las recompensas materiales son todas menos el prestigio. Puedes recibir recursos, oro o
    aventureros de nivel 1. Un movimiento de capataz se hace con las reglas de la mina (ver <MINE-3>).
    Para un movimiento de obrero, toma un obrero cualquiera y retíralo, o colócalo en cualquier
    casilla vacía sin cambiar su color; no da nada, y después se comprueban las huelgas (ver
    <MINE-8>). Para una carta de mercado, toma gratis una carta cualquiera de los descartes del
    mercado; una carta de un solo uso surte efecto al momento y sale del juego, y tu gremio debe poder
    tener la carta (ver <MARKET-15>).

rulebook-QUEST-9 = Completar una misión
rulebook-QUEST-9-text =
    Completar una misión te da todo su prestigio y las recompensas del último tramo. Reparte a tu
    elección, entre los aventureros que están en ella, tantos niveles como tramos tiene (los omitidos
    también cuentan), con un máximo de uno por aventurero. Nadie pasa del nivel 4, y los niveles que sobran se
    pierden. Los aventureros vuelven a casa y sus armas se pierden.

rulebook-QUEST-10 = Prestigio entre paréntesis
rulebook-QUEST-10-text = El prestigio entre paréntesis nunca se paga por completar un tramo.

rulebook-QUEST-11 = Resolver un tramo
rulebook-QUEST-11-text =
    Un tramo completado se resuelve en este orden: efectos de campeones y armas; en el último tramo,
    el prestigio de la misión; recursos, oro y aventureros; luego, movimientos y cartas de mercado,
    en el orden de la carta; en el último tramo, niveles, títulos y la vuelta a casa. Un
    título ganado aquí no tiene efecto en esta misión.
rulebook-QUEST-11-ruling =
    Lo que da un tramo completado llega en un orden fijo, desde los efectos de los campeones hasta los
    niveles y los títulos.

rulebook-QUEST-12 = Renunciar a recompensas
rulebook-QUEST-12-text =
    Esto vale para toda recompensa, carta y loseta: puedes renunciar a movimientos y cartas de
    mercado; todo lo demás se recibe. Lo que no se puede llevar a cabo se pierde sin más.
rulebook-QUEST-12-ruling =
    Se puede renunciar a los movimientos y las cartas de mercado; todo lo demás se recibe,
    y lo que no se puede llevar a cabo se pierde.

## Failure

rulebook-FAIL = Fracaso
rulebook-FAIL-intro =
    Qué le pasa a una misión cuyo paso no has podido cubrir. A veces conviene dejar que una fracase.

rulebook-FAIL-1 = Una misión fracasa
rulebook-FAIL-1-text =
    Una misión fallida sale del juego. Sus aventureros vuelven a casa sin ganar niveles, y sus
    armas se pierden. En solitario, una misión fallida hace perder la partida (ver <SOLO-11>).

rulebook-FAIL-2 = Las recompensas se conservan
rulebook-FAIL-2-text = Conservas las recompensas materiales de los tramos que completaste.

rulebook-FAIL-3 = Prestigio por tramos completados
rulebook-FAIL-3-text =
    Recibes el prestigio entre paréntesis del último tramo que completaste, si lo hay. Si la misión se
    adelantó por el Camino esta ronda, solo cuentan los tramos completados antes de adelantarla. Los
    tramos que omitió un campeón Veloz (ver <CHAMP-6>) cuentan como completados desde la ronda
    siguiente.
rulebook-FAIL-3-ruling =
    Los tramos que omitió un campeón Veloz cuentan como completados desde la ronda siguiente.

rulebook-FAIL-4 = Fracasar en la primera ronda
rulebook-FAIL-4-text =
    Una misión que fracasa en la ronda en que se tomó te cuesta 3 de prestigio. Tu prestigio puede
    bajar de 0.
rulebook-FAIL-4-ruling = El prestigio puede bajar de 0.

## Change of stage

rulebook-STAGE = Cambio de era
rulebook-STAGE-intro =
    Dos veces en una partida épica el mundo avanza: hay una nueva mina, nuevas misiones y un nuevo
    mercado, mientras tu gremio conserva su gente, sus cartas y sus bienes.

rulebook-STAGE-1 = Una nueva mina
rulebook-STAGE-1-text =
    Tras las rondas 6 y 12, cuando se han ido las misiones caducadas (ver <ROUND-4>), todos los obreros
    y capataces dejan la mina, y esta se construye de nuevo con las piezas de la era siguiente.
rulebook-STAGE-1-ruling = Una era termina tras las rondas 6 y 12.

rulebook-STAGE-2 = Las misiones antiguas se van
rulebook-STAGE-2-text =
    Las misiones de la era anterior salen de la oferta y del mazo; las misiones activas siguen con sus
    gremios. Después se cierran los huecos de la oferta y se rellena como al comienzo de una ronda
    (ver <ROUND-2>), lo que no se repite para la ronda que viene. En solitario, en cambio, se reparten
    2 cartas a las dos posiciones gratuitas (ver <SOLO-5>).
rulebook-STAGE-2-ruling =
    Las misiones de la era anterior salen también del mazo, y la oferta se rellena antes de colocar
    los capataces.

rulebook-STAGE-3 = Un nuevo mercado
rulebook-STAGE-3-text =
    Los diseños públicos que siguen en el mazo de armas anterior quedan disponibles; en la Era II se
    les añade la Espada de mithril. Se disponen los mazos de mercado de la nueva era (ver <SETUP-5>) y
    se revelan sus primeras cartas; esas son las cartas reveladas para la ronda que viene (ver
    <ROUND-1>).

rulebook-STAGE-4 = Los capataces vuelven
rulebook-STAGE-4-text =
    Según el orden actual, los gremios colocan sus capataces como al comienzo de la partida (ver
    <SETUP-11>). Los descartes del mercado se conservan. En solitario, los colocas todos tú (ver
    <SOLO-13>).
rulebook-STAGE-4-ruling = Los descartes del mercado se conservan cuando cambia la era.

## Bonus tiles

rulebook-BONUS = Losetas
rulebook-BONUS-intro =
    Una opción de la partida épica: cinco losetas de bonificación que premian a los gremios por estar
    en la situación justa en el momento justo.

rulebook-BONUS-1 = Las quince losetas
rulebook-BONUS-1-text =
    Hay 15 losetas de bonificación: Laboriosos 2, 3 y 4; Audaces 1, 2 y 3; Acopio de cobre, de hierro y
    de mithril; tres de condecorados y tres del saber, con oro, prestigio o compras.

rulebook-BONUS-2 = Cuándo se resuelven las losetas
rulebook-BONUS-2-text =
    Cinco losetas al azar se ponen boca arriba: una para las rondas 4 a 6, y otra para cada uno de los
    grupos de rondas 7 a 9, 10 a 12, 13 a 15 y 16 a 18. Cada una se resuelve una vez, por orden de
    juego, al final de su tercera ronda (ver <ROUND-6>).
rulebook-BONUS-2-ruling =
    Las cinco losetas son para las rondas 4 a 6, 7 a 9, 10 a 12, 13 a 15 y 16 a 18.

rulebook-BONUS-3 = Losetas de laboriosos
rulebook-BONUS-3-text =
    Cada gremio con exactamente tantos obreros en la mina como muestra la loseta puede mover un
    capataz. Se comprueba para todos los gremios antes de que nadie mueva.

rulebook-BONUS-4 = Losetas de audaces
rulebook-BONUS-4-text =
    Cada gremio con exactamente tantas misiones activas como muestra la loseta recibe un aventurero de
    nivel 1.

rulebook-BONUS-5 = Losetas de acopio
rulebook-BONUS-5-text =
    Cada gremio recibe 1 unidad del recurso de la loseta por cada 3 recursos de su reserva. Los
    gremios pueden comerciar antes de que se cuente (ver <MERCHANT-2>).

rulebook-BONUS-6 = Condecorados y saber
rulebook-BONUS-6-text =
    Las losetas de condecorados cuentan tus campeones de nivel 4; las del saber, los diseños únicos que
    tienes. Por cada uno recibes lo que muestra la loseta: 2 de oro; o 2 de prestigio; o, para compras,
    3 de oro para gastar al momento en recursos a los precios del mercader, aparte del límite de
    compras de la ronda. No puedes añadir oro tuyo al de las compras, y lo que no gastas se pierde.
rulebook-BONUS-6-ruling =
    No se puede añadir oro propio al de las compras, y lo que sobra de este se pierde.

## End of the game

rulebook-END = El final
rulebook-END-intro =
    Tras la última ronda se liquidan las misiones activas, todo lo que has construido se convierte en
    prestigio y se conoce al ganador.

rulebook-END-1 = Misiones sin completar
rulebook-END-1-text =
    Tras los últimos tratos de la última ronda, todas las misiones que siguen activas fracasan (ver
    <FAIL-1>, <FAIL-2> y <FAIL-3>), y la excepción de las misiones adelantadas vale también aquí. La
    penalización por fracasar en la primera ronda (ver <FAIL-4>) no se aplica, ni siquiera a una
    misión tomada en esta ronda.
rulebook-END-1-ruling =
    Al final de la partida no se penaliza a nadie por una misión tomada en la última ronda.

rulebook-END-2 = Puntuación final
rulebook-END-2-text =
    Después cada gremio puntúa: 1 de prestigio por nivel de cada aventurero, y 1 más por cada
    aventurero de nivel 4; el prestigio de sus diseños únicos, sus diseños públicos registrados y sus
    cartas de mejora; sus bonificaciones finales (ver <MARKET-10>); y 1 de prestigio por cada 4 de oro
    completos. Antes de contar el oro se venden todos los recursos sobrantes a los precios impresos,
    sin Maña del vendedor, salvo que los haya contado la bonificación por recursos sobrantes.

rulebook-END-3 = El ganador
rulebook-END-3-text =
    Gana el gremio con más prestigio; si hay empate, el primero de los empatados en el orden actual.

## Solo games

rulebook-SOLO = En solitario
rulebook-SOLO-intro =
    A solas contra la mina: dos colores autómatas se cruzan en tu camino, y tienes que tomar una misión
    cada ronda y completarlas todas.

rulebook-SOLO-1 = Preparación en solitario
rulebook-SOLO-1-text =
    Tu gremio juega junto a dos colores autómatas, en la mina para 3 gremios (ver <SETUP-7>). Tienes un
    aventurero más. Colocas los nueve capataces, en cualquier orden. Tu color empieza el último en el
    orden; qué color autómata va primero y cuál segundo se decide al azar.
rulebook-SOLO-1-ruling =
    Empiezas el último en el orden; qué color autómata va primero se deja al azar.

rulebook-SOLO-2 = Elegir la dificultad
rulebook-SOLO-2-text =
    Elige fácil, media, difícil o aleatoria; eso decide qué misiones hay en tu mazo. En una partida
    simple quedan 12 de las 18 misiones verdes: la fácil quita las 6 más difíciles; la media, las 2
    más difíciles y las 4 más fáciles; la difícil, las 6 más fáciles, y la aleatoria, 6 cualesquiera.
    Las misiones doradas son «La invasión de los cristales», «El Gruñosaurio quiere jugar», «A la caza
    del vampiro» y «La maldición de la momia». Las partidas épicas y aceleradas tienen otros mazos
    (ver <SOLO-3>); las listas son fijas (ver <SOLO-4>).

rulebook-SOLO-3 = Mazos en solitario más largos
rulebook-SOLO-3-text =
    En una partida épica quedan 12 de las 20 misiones verdes: la fácil y la media quitan las dos con
    estrella y después tantas como en una partida simple (ver <SOLO-2>); la difícil conserva las que
    tienen estrella y quita las dos «Murciélagos en el campanario» y las 6 más fáciles. Quedan 12 de
    las 20 misiones grises: la fácil quita las 8 más difíciles; la media, las 3 más difíciles y las 5
    más fáciles; la difícil, las 8 más fáciles. Quedan 8 de las 12 misiones rojas: la fácil quita las
    4 más difíciles; la media, la más difícil y las 3 más fáciles; la difícil, las 4 más fáciles. La
    aleatoria quita 8 verdes, 8 grises y 4 rojas cualesquiera. Las misiones doradas son «El reto del
    caballero tormenta» (2 cartas), «El regreso del vampiro», «Cerrar el portal del averno» y «La
    bestia de huesos despierta». La partida acelerada trata las misiones grises del mismo modo y añade
    4 de las 9 doradas de la Era II, siempre las mismas.
rulebook-SOLO-3-ruling =
    Lo que quita la dificultad media, y los mazos en solitario de la partida acelerada, están fijados
    aquí.

rulebook-SOLO-4 = Misiones difíciles y fáciles
rulebook-SOLO-4-text =
    Estas listas son fijas, y cada una va de más difícil a más fácil; un 2 significa dos cartas.

    Verdes, las más difíciles: «El Rey Pez bloquea el muelle»; «Calmar el cementerio inquieto»;
    «Líos en el bosque extraño»; «Explorar la cueva mística»; «Negociar con arpías saqueadoras»;
    «Limos en las cloacas». Verdes, las más fáciles: «Juegos en la arena» (2); «Trifulca en la
    taberna» (2); «Ratas en el sótano» (2).

    Grises, las más difíciles: «La mazmorra sin fin»; «Una torre a las estrellas»; «El Gruñosaurio
    quiere jugar»; «La grieta fatídica»; «La maldición de la momia»; «La ira del bosque»; «Escolta
    de un noble»; «A la caza del vampiro». Grises, las más fáciles: «Hadas traviesas» (2);
    «Disolver el aquelarre» (2); «Torneo real» (2); «Trolls bajo el puente» (2).

    Rojas, las más difíciles: «La hidra de mil cabezas»; «Aplacar el fuego del monte Cuerno»; «Los
    enanos cavaron de más»; «Los gólems del archimago». Rojas, las más fáciles: «La montaña
    despierta»; «Visita de otro mundo»; «La ciénaga del suplicio» (2).

rulebook-SOLO-5 = La oferta en solitario
rulebook-SOLO-5-text =
    La oferta empieza con 2 cartas, en las dos posiciones gratuitas. Al final de una ronda, las cartas
    que quedan se colocan desde la tercera posición en adelante, en su orden actual y sin huecos; al
    comienzo de la ronda siguiente se reparten 2 nuevas a las dos posiciones gratuitas. Ninguna misión
    caduca (ver <ROUND-4>); solo un cambio de era retira misiones (ver <STAGE-2>).
rulebook-SOLO-5-ruling =
    Las cartas que quedan en una oferta en solitario se colocan desde la tercera posición, sin huecos.

rulebook-SOLO-6 = Cómo mueven los autómatas
rulebook-SOLO-6-text =
    Un color autómata mueve cuando le llega el turno en el orden. Hace un movimiento que salte el mayor
    número de obreros que no sean de su color; entre esos, uno que salte el menor número de los suyos;
    entre esos, eliges tú. Tiene que mover si puede.
rulebook-SOLO-6-ruling = Los colores autómatas tienen que mover si pueden.

rulebook-SOLO-7 = Saltos en solitario
rulebook-SOLO-7-text =
    Quien salta obreros de su propio color los retira al pasar: ni desertan ni dan nada. Cuando mueves
    un capataz (en la fase de mina o por una recompensa, una carta o una loseta), el obrero nuevo y
    los obreros que se unen a tu color te dan sus recursos. Los movimientos de los autómatas no dan
    nada. Las huelgas valen para todos los colores.
rulebook-SOLO-7-ruling =
    Los obreros propios que se saltan en solitario se van sin dar nada.

rulebook-SOLO-8 = Segundo movimiento en solitario
rulebook-SOLO-8-text =
    Los colores autómatas nunca hacen el segundo movimiento (ver <MINE-2>). Tú puedes hacerlo cuando
    vas primero; no cambia el orden (ver <SOLO-9>).

rulebook-SOLO-9 = Orden en solitario
rulebook-SOLO-9-text =
    Los obreros no deciden el orden en solitario (ver <ORDER-1>): el primero en el orden pasa al final.

rulebook-SOLO-10 = El mercado en solitario
rulebook-SOLO-10-text =
    El mercado es el de 2 gremios, pero actúas dos veces; cada acción puede consistir en pasar y
    recibir 1 de oro. Un espacio exclusivo admite una acción por ronda, así que tu segunda acción necesita
    otro espacio. El Camino se puede usar dos veces, incluso para la misma misión.
rulebook-SOLO-10-ruling =
    La segunda acción de mercado no puede usar el mismo espacio exclusivo; el Camino se puede usar dos veces,
    incluso para una misma misión.

rulebook-SOLO-11 = Una misión cada ronda
rulebook-SOLO-11-text =
    Tienes que tomar una misión cada ronda y completar todas las misiones antes del final; no puedes
    renunciar mientras haya una que puedas tomar. Una ronda en la que no tomas ninguna, una misión
    fallida o una misión que sigue activa al final hacen perder la partida en el acto. Con 5 misiones
    activas no puedes tomar otra y, por tanto, has perdido; el programa te avisa en la ronda anterior.
    Solo una oferta vacía te libra de la obligación de tomar una misión: entonces sigues jugando,
    incluso con 5 misiones activas.
rulebook-SOLO-11-ruling =
    Con 5 misiones activas y alguna misión en la oferta se pierde la partida; se te avisa una ronda antes.

rulebook-SOLO-12 = Tu puntuación en solitario
rulebook-SOLO-12-text =
    Una partida que has ganado se puntúa como cualquier otra (ver <END-2>). Una puntuación de 125 es
    excelente en la partida simple, y una de 500, en la épica; la acelerada no tiene una marca así.

rulebook-SOLO-13 = Cambio de era en solitario
rulebook-SOLO-13-text = En un cambio de era vuelves a colocar los nueve capataces.

rulebook-SOLO-14 = Una misión para terminar
rulebook-SOLO-14-text =
    Al menos tres de las misiones doradas de cada mazo en solitario (ver <SOLO-2> y <SOLO-3>), incluido
    el de la partida acelerada, tienen exactamente un paso, de modo que la última ronda siempre ofrece
    una que aún se puede completar. El juego lo comprueba cada vez que lee sus cartas.
rulebook-SOLO-14-ruling =
    Cada mazo en solitario tiene al menos tres misiones doradas de un solo paso.

rulebook-SOLO-15 = Lo que no hacen los autómatas
rulebook-SOLO-15-text =
    Los colores autómatas solo participan en la fase de mina. No participan en el mercado, las
    misiones, las losetas de bonificación ni los tratos, y no puntúan.
rulebook-SOLO-15-ruling = Los colores autómatas solo participan en la fase de mina.
