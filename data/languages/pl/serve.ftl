### forgewar serve and forgewar join. Names of options and programs stay as typed.

serve-about = Forge War { $version }: serwer wspólnych stołów.
serve-page = Ten link prowadzi do stołu Forge War. Otwórz go w grze albo wpisz: forgewar join LINK
serve-no-database = Nie można użyć bazy danych ({ $place }): { $why }
serve-database-in-use = Inny serwer używa { $file }.
serve-database-newer = { $file } pochodzi z nowszego Forge War; zaktualizuj ten program.

cli-help-serve = uruchom serwer wspólnych stołów
cli-description-serve = Uruchom serwer, na którym gra się jedną partię na kilku komputerach. Stoły są przechowywane w pliku; niczego nie trzeba przygotowywać. Polecenie wypisuje linki do pierwszego stołu: daj każdemu graczowi jeden.
cli-examples-serve =
    przykłady:
      forgewar serve                                        stół dla dwóch osób
      forgewar serve --mode epic --seats person,person,master
      forgewar serve --no-table --address https://games.example --host 127.0.0.1
      forgewar serve --database postgresql://localhost/forgewar
cli-serve-host = adres sieciowy, na którym nasłuchuje (domyślnie: wszystkie adresy tego komputera)
cli-serve-address = adres, którego używają gracze, jeśli jest inny, na przykład za serwerem proxy
cli-serve-folder = folder stołów (domyślnie: folder danych gracza)
cli-serve-database = zamiast pliku baza PostgreSQL, którą może dzielić kilka serwerów; odczytywana też z FORGEWAR_DATABASE
cli-serve-tls = certyfikat i klucz do https, w plikach PEM
cli-serve-processes = liczba procesów, w których myślą gildie komputera
cli-serve-seats = kto siedzi przy pierwszym stole: person, { $guilds } (domyślnie: %(default)s)
cli-serve-no-table = nie otwieraj pierwszego stołu
cli-serve-missing = baza danych wymaga { $module }; zainstaluj go przez pip install "forgewar[server]".
cli-serve-both = --certificate i --key podaje się razem.
cli-serve-certificate = nie można użyć certyfikatu lub klucza: { $why }.
cli-serve-port = serwer nie może nasłuchiwać na porcie { $port }: { $why }.
cli-serve-started = Serwer działa pod adresem { $address }. Ctrl-C go zatrzymuje; stoły zostają.
cli-serve-seat = Miejsce { $seat }: { $link }
cli-serve-watch = Do oglądania: { $link }
cli-serve-host-link = Tylko dla ciebie, do odnawiania linków i usunięcia stołu: { $link }

cli-help-join = dołącz do wspólnego stołu bez ekranu, jako gildia komputera albo widz
cli-description-join = Dołącz do wspólnego stołu za pomocą jego linków. Na miejscach gra gildia komputera; z linkiem dla widzów gra jest tylko wypisywana.
cli-examples-join =
    przykłady:
      forgewar join http://192.168.1.5:8765/t/k3mzq8wd5p#SECRET --player master
      forgewar join LINK LINK --record game.jsonl   dwa miejsca, a potem zapis
cli-join-links = linki do jednego stołu, po jednym na miejsce
cli-join-name = nazwa gildii (domyślnie: nazwa gracza)
cli-join-record = zachowaj zapis zakończonej gry w tym pliku
cli-join-one-table = wszystkie linki muszą prowadzić do jednego stołu.
cli-join-bad-link = to nie jest link do stołu: { $link }.
cli-join-false-deal = karty rozdano inaczej, niż serwer obiecał przy tym stole.
cli-join-line = { $who }: { $line }
cli-problem-sentence = { $problem }
