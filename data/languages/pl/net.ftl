### Shared tables: the server, the links to it, and what it refuses. Names of options and programs stay as typed.

# Why the server refuses a message or a request: whole sentences.
net-refused-bad-message = Serwer nie rozumie tej wiadomości.
net-refused-too-large = Wiadomość jest za długa; granica to 64 kilobajty.
net-refused-too-fast = Za dużo wiadomości w krótkim czasie; poczekaj chwilę i spróbuj ponownie.
net-refused-unknown-page = Na tym serwerze nie ma takiego adresu.
net-refused-bad-method = Ten adres nie przyjmuje żądań tego rodzaju.
net-refused-server-fault = Na serwerze coś poszło nie tak; nic się nie zmieniło. Spróbuj ponownie.
net-refused-client-too-old = Twój Forge War jest za stary dla tego serwera; zaktualizuj go.
net-refused-client-too-new = Twój Forge War jest nowszy niż ten serwer; poproś właściciela o aktualizację.
net-refused-bad-certificate = Ten komputer nie ufa certyfikatowi serwera; poproś o niego gospodarza.
net-refused-unknown-link = Ten link nie prowadzi do żadnego stołu; poproś gospodarza o nowy.
net-refused-too-many-connections = Za dużo połączeń; zamknij kilka i spróbuj ponownie.
net-refused-too-many-tables = Za dużo nowych stołów z twojego adresu; spróbuj ponownie za godzinę.
net-refused-server-full = Na tym serwerze nie ma miejsca na kolejny stół; zapytaj właściciela.
net-refused-bad-options = Takiej gry nie ma: sprawdź tryb, liczbę gildii i obsadę miejsc.
net-refused-no-content = Serwer nie ma tych kart; zainstaluj tam ich pakiet.
net-refused-not-host = Może to zrobić tylko gospodarz stołu; użyj jego linku.
net-refused-not-over = Zapis będzie dostępny po zakończeniu gry.
net-refused-spectator = Tylko oglądasz; mogą to zrobić jedynie gildie przy stole.
net-refused-not-begun = Gra jeszcze się nie zaczęła; poczekaj na pozostałych.
net-refused-already-begun = Gra już się zaczęła.
net-refused-over = Gra się skończyła.
net-refused-table-full = Przy tym stole zapisano już za dużo; można tylko grać dalej.
net-refused-stale = Tymczasem stało się coś innego; spójrz na stół i wybierz ponownie.
net-refused-not-your-turn = Teraz tura innej gildii.
net-refused-not-your-seat = Możesz działać tylko za własną gildię.
net-refused-illegal-action = Zasady na to nie pozwalają.
net-refused-nothing-to-undo = Teraz nie możesz nic cofnąć bez zgody; zapytaj pozostałych.
net-refused-undo-asked = Ktoś już prosi o cofnięcie; poczekaj na odpowiedzi.
net-refused-no-undo-asked = Nikt teraz nie prosi o cofnięcie.
net-refused-bad-nonce = To nie jest zapowiedziana tajna liczba; dołącz ponownie.
net-refused-empty-text = Wiadomość jest pusta; napisz coś.
net-refused-no-such-seat = Nie ma takiego miejsca albo takiego gracza.
net-refused-seat-connected = Ta gildia jest połączona; przekazać można tylko miejsce kogoś nieobecnego.
net-refused-bad-address = Powiadomienia trafiają tylko na adresy WWW (https://…), nie do sieci prywatnych.
net-refused-wrong-code = Ten kod nie otwiera tu żadnego stołu; zapytaj gospodarza o aktualny.
net-refused-no-free-seat = Przy tym stole nie ma wolnego miejsca; poproś gospodarza o link do oglądania.

# forgewar replay --verify, about a game at a shared table.
cli-replay-deal = Rozdanie w { $file } wylosowali wszyscy przy stole (zobowiązanie { $hash }).
cli-replay-false-deal = Rozdanie w { $file } nie jest tym, które obiecano przy stole (zobowiązanie { $hash }).
