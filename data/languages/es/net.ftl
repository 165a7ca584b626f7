### Shared tables: the server, the links to it, and what it refuses. Names of options and programs stay as typed.

# Why the server refuses a message or a request: whole sentences.
net-refused-bad-message = El servidor no entiende este mensaje.
net-refused-too-large = El mensaje es demasiado largo: el límite es de 64 kilobytes.
net-refused-too-fast = Demasiados mensajes en poco tiempo; espera un momento y vuelve a intentarlo.
net-refused-unknown-page = Esta dirección no existe en este servidor.
net-refused-bad-method = Esta dirección no acepta peticiones de ese tipo.
net-refused-server-fault = Algo ha fallado en el servidor; nada ha cambiado. Vuelve a intentarlo.
net-refused-client-too-old = Tu Forge War es demasiado antiguo para este servidor; actualízalo.
net-refused-client-too-new = Tu Forge War es más nuevo que este servidor; pide a quien lo administra que lo actualice.
net-refused-bad-certificate = Este equipo no confía en el certificado del servidor; pídeselo al anfitrión.
net-refused-unknown-link = Este enlace no lleva a ninguna mesa; pide otro al anfitrión.
net-refused-too-many-connections = Demasiadas conexiones; cierra algunas y vuelve a intentarlo.
net-refused-too-many-tables = Demasiadas mesas nuevas desde tu dirección; vuelve a intentarlo dentro de una hora.
net-refused-server-full = En este servidor no cabe otra mesa; pregunta a quien lo administra.
net-refused-bad-options = No existe una partida así: comprueba el modo, el número de gremios y los jugadores.
net-refused-no-content = El servidor no tiene estas cartas; instala allí su paquete.
net-refused-not-host = Solo puede hacerlo el anfitrión de la mesa; usa su enlace.
net-refused-not-over = La grabación estará disponible cuando termine la partida.
net-refused-spectator = Estás mirando; solo los gremios de la mesa pueden hacerlo.
net-refused-not-begun = La partida aún no ha empezado; espera a los demás.
net-refused-already-begun = La partida ya ha empezado.
net-refused-over = La partida ha terminado.
net-refused-table-full = La grabación de esta mesa está llena; solo se puede seguir jugando.
net-refused-stale = Antes ha ocurrido otra cosa; mira la mesa y elige de nuevo.
net-refused-not-your-turn = Es el turno de otro gremio.
net-refused-not-your-seat = Solo puedes actuar por tu propio gremio.
net-refused-illegal-action = Las reglas no lo permiten.
net-refused-nothing-to-undo = Ahora no puedes deshacer nada por tu cuenta; pregunta a los demás.
net-refused-undo-asked = Alguien ya ha pedido deshacer; espera las respuestas.
net-refused-no-undo-asked = Ahora nadie pide deshacer nada.
net-refused-bad-nonce = Este número secreto no es el que se anunció; únete de nuevo.
net-refused-empty-text = El mensaje está vacío; escribe algo.
net-refused-no-such-seat = No existe ese asiento, o no existe ese jugador.
net-refused-seat-connected = Ese gremio está conectado; solo se puede ceder el asiento de alguien ausente.
net-refused-bad-address = Los avisos solo se envían a direcciones web (https://…), no a redes privadas.
net-refused-wrong-code = Este código no abre ninguna mesa aquí; pide al anfitrión el actual.
net-refused-no-free-seat = No queda ningún asiento libre en esta mesa; pide al anfitrión un enlace para mirar.

# forgewar replay --verify, about a game at a shared table.
cli-replay-deal = El reparto de { $file } lo sortearon todos los de la mesa (compromiso { $hash }).
cli-replay-false-deal = El reparto de { $file } no es el que se prometió a la mesa (compromiso { $hash }).
