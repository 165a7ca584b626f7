### Captions of the rulebook's figures: one to three sentences below a picture, about 80 characters a
### line. -1, -2 and so on are said when a worked example has been played so far.

figure-the_mine = La mina de dos gremios: { $hexes } casillas, cada una con el recurso que da.
figure-walking =
    Al elegir un capataz, unos aros marcan dónde puede terminar: en casillas vacías de las seis
    líneas, y en la primera casilla detrás de una fila de obreros.
figure-turning =
    Antes de saltar ves qué hará el salto: los obreros de { $other } se unen a { $own }, un obrero de
    { $own } deserta y en la casilla de salida queda uno nuevo.
figure-mine_9 =
    El capataz de { $mover } está en el extremo izquierdo de una fila de cuatro obreros, dos de ellos
    suyos. Pulsa para ver el salto.
figure-mine_9-1 =
    { $mover } recibe { $own }. Sus dos obreros desertan: { $purple } recibe { $raven }; { $yellow },
    { $sun }. Luego { $struck } obreros conectados se declaran en huelga; quedan { $left } de { $mover
    }, { $left_purple } de { $purple } y { $left_yellow } de { $yellow }.
figure-mine_9-2 =
    { $purple } renuncia al segundo movimiento. Quien tiene menos obreros va primero, y entre
    empatados se invierte el orden: el nuevo orden es { $first }, { $second }, { $third }.
figure-the_round = En lo alto de cada pantalla: la ronda, la fase y el orden de juego.
figure-the_order =
    Los obreros que tendría cada gremio y el orden resultante: { $first } iría en primer lugar.
figure-the_market =
    El mercado. Un espacio ocupado muestra qué gremio lo ocupa; lo que no puedes usar se ve atenuado.
figure-barracks =
    Cuartel, Escribano y Camino. En esta era un aventurero cuesta { $hire } de oro.
figure-merchant = El mercader: lo que cuesta un recurso, y por cuánto se vende.
figure-the_offer =
    La oferta de misiones. La moneda encima de una posición es lo que cuesta la misión que hay en
    ella.
figure-arming =
    «Trasgos en el camino del molino» tiene { $power } de fuerza y necesita { $needed }, porque nadie
    allí lleva un arma cortante. Pulsa para armar a un segundo aventurero.
figure-arming-1 = Con el hacha tiene { $power } de fuerza y solo necesita { $needed }: el paso está cubierto.
figure-wielding =
    El aventurero que elijas decide qué puedes forjar: en el nivel 1, solo espadas y dagas.
figure-failing = Mientras gestionas, la columna derecha muestra qué pasaría si terminaras ahora.
figure-titles = Los títulos entre los que puede elegir un nuevo campeón.
figure-stage_2 = Una mina de la Era II, con mithril y rubíes.
figure-tiles = Cinco losetas de bonificación y las rondas tras las que se resuelven.
figure-last_market = El mercado de la última ronda vende lo que cuenta al final.
figure-automated = Una mina de una partida en solitario: dos colores autómatas junto al tuyo.
figure-counting =
    El recuento final de un ejemplo corto: { $winner } acaba con { $own } de prestigio y { $second } con { $other }.
