### forgewar serve and forgewar join. Names of options and programs stay as typed.

serve-about = Forge War { $version }: a server for shared tables.
serve-page = This link leads to a table of Forge War. Open it in the game, or type: forgewar join LINK
serve-no-database = The database cannot be used ({ $place }): { $why }
serve-database-in-use = Another server uses { $file }.
serve-database-newer = { $file } was written by a newer Forge War; update this one.

cli-help-serve = run a server for shared tables
cli-description-serve = Run a server on which people play one game on several machines. Tables are stored in a file; nothing has to be set up. It prints the links to a first table: give one to each player.
cli-examples-serve =
    examples:
      forgewar serve                                        a table for two people
      forgewar serve --mode epic --seats person,person,master
      forgewar serve --no-table --address https://games.example --host 127.0.0.1
      forgewar serve --database postgresql://localhost/forgewar
cli-serve-host = the network address to listen on (default: all addresses of this machine)
cli-serve-address = the address players use if it differs, for example behind a proxy
cli-serve-folder = the folder of the tables (default: the player's data folder)
cli-serve-database = a PostgreSQL database instead of a file, which several servers can share; also read from FORGEWAR_DATABASE
cli-serve-tls = certificate and key for https, as PEM files
cli-serve-processes = number of processes in which computer players think
cli-serve-seats = who sits at the first table: person, { $guilds } (default: %(default)s)
cli-serve-no-table = do not open a first table
cli-serve-missing = this database needs { $module }; install it with pip install "forgewar[server]".
cli-serve-both = --certificate and --key belong together.
cli-serve-certificate = certificate or key cannot be used: { $why }.
cli-serve-port = the server cannot listen on port { $port }: { $why }.
cli-serve-started = The server runs at { $address }. Ctrl-C stops it; the tables are kept.
cli-serve-seat = Seat { $seat }: { $link }
cli-serve-watch = To watch: { $link }
cli-serve-host-link = For you alone, to renew links or to delete the table: { $link }

cli-help-join = join a shared table without a screen, as a computer player or spectator
cli-description-join = Join a shared table by its links. A computer player plays the seats; with a link for spectators, the game is only printed.
cli-examples-join =
    examples:
      forgewar join http://192.168.1.5:8765/t/k3mzq8wd5p#SECRET --player master
      forgewar join LINK LINK --record game.jsonl   two seats, and the record afterwards
cli-join-links = links to one table, one for each seat
cli-join-name = the name of the guild (default: that of the player)
cli-join-record = write the record of the finished game to this file
cli-join-one-table = all links must lead to one table.
cli-join-bad-link = this is not a link to a table: { $link }.
cli-join-false-deal = the cards dealt differ from what the server promised to this table.
cli-join-line = { $who }: { $line }
cli-problem-sentence = { $problem }
