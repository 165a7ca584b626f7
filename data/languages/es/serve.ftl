### forgewar serve and forgewar join. Names of options and programs stay as typed.

serve-about = Forge War { $version }: un servidor de mesas compartidas.
serve-page = Este enlace lleva a una mesa de Forge War. Ábrelo en el juego, o escribe: forgewar join LINK
serve-no-database = No se puede usar la base de datos ({ $place }): { $why }
serve-database-in-use = Otro servidor usa { $file }.
serve-database-newer = { $file } se escribió con un Forge War más nuevo; actualiza este.

cli-help-serve = poner en marcha un servidor de mesas compartidas
cli-description-serve = Pone en marcha un servidor en el que se juega una misma partida desde varias máquinas. Las mesas se guardan en un archivo; no hay nada que preparar. Muestra los enlaces de una primera mesa: da uno a cada jugador.
cli-examples-serve =
    ejemplos:
      forgewar serve                                        una mesa para dos personas
      forgewar serve --mode epic --seats person,person,master
      forgewar serve --no-table --address https://games.example --host 127.0.0.1
      forgewar serve --database postgresql://localhost/forgewar
cli-serve-host = la dirección de red en la que escucha (por defecto: todas las de esta máquina)
cli-serve-address = la dirección que usan los jugadores si es distinta, por ejemplo detrás de un proxy
cli-serve-folder = la carpeta de las mesas (por defecto: la carpeta de datos del jugador)
cli-serve-database = en lugar de un archivo, una base de datos PostgreSQL que pueden compartir varios servidores; también se lee de FORGEWAR_DATABASE
cli-serve-tls = certificado y clave para https, en archivos PEM
cli-serve-processes = número de procesos para los gremios de la IA
cli-serve-seats = quién se sienta a la primera mesa: person, { $guilds } (por defecto: %(default)s)
cli-serve-no-table = no abrir una primera mesa
cli-serve-missing = esta base de datos necesita { $module }; instálalo con pip install "forgewar[server]".
cli-serve-both = --certificate y --key van juntos.
cli-serve-certificate = no se puede usar el certificado o la clave: { $why }.
cli-serve-port = el servidor no puede escuchar en el puerto { $port }: { $why }.
cli-serve-started = El servidor está en { $address }. Ctrl-C lo detiene; las mesas se conservan.
cli-serve-seat = Asiento { $seat }: { $link }
cli-serve-watch = Para mirar: { $link }
cli-serve-host-link = Solo para ti, para renovar enlaces o borrar la mesa: { $link }

cli-help-join = entrar en una mesa compartida sin pantalla, como gremio de la IA o espectador
cli-description-join = Entra en una mesa compartida con sus enlaces. Un gremio de la IA juega los asientos; con un enlace de espectador solo se muestra la partida.
cli-examples-join =
    ejemplos:
      forgewar join http://192.168.1.5:8765/t/k3mzq8wd5p#SECRET --player master
      forgewar join LINK LINK --record game.jsonl   dos asientos, y después la grabación
cli-join-links = enlaces a una misma mesa, uno por asiento
cli-join-name = el nombre del gremio (por defecto: el del jugador)
cli-join-record = escribir la grabación de la partida terminada en este archivo
cli-join-one-table = todos los enlaces deben llevar a la misma mesa.
cli-join-bad-link = esto no es un enlace a una mesa: { $link }.
cli-join-false-deal = las cartas no se repartieron como el servidor prometió a esta mesa.
cli-join-line = { $who }: { $line }
cli-problem-sentence = { $problem }
