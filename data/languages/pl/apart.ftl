### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = Powiedz coś wszystkim przy stole
apart-chat-empty = Napisz coś
apart-chat-none = Nikt jeszcze nic nie powiedział
apart-chat-line = { $who }: { $text }
apart-phrase-hello = Cześć!
apart-phrase-ready = Gotowi?
apart-phrase-moment = Chwileczkę
apart-phrase-luck = Powodzenia!
apart-phrase-nice = Dobra gra!
apart-phrase-thanks = Dziękuję!

# The rooms' title on the title screen (about 20 letters) and at their top; how many tables wait, for screen readers.
apart-title = Gra na odległość
apart-turns =
    { $count ->
        [one] twoja kolej przy { $count } stole
       *[other] twoja kolej przy { $count } stołach
    }

# One's own tables: a head, what stands there while there are none, rows of a name (about 30 letters) and how it stands
# ("your turn, games.example"), and what is asked before one is forgotten.
apart-my-tables = Moje stoły
apart-no-tables = Przyjaciele daleko, stół jeden
apart-no-tables-words = Tu są stoły, które otwierasz lub do których dołączasz. Możesz odejść w każdej chwili i wrócić po kilku dniach.
apart-at = { $standing }, { $where }
apart-this-computer = ten komputer
apart-table-name = Stół: { $name }
apart-table-with = Grają: { $names }
apart-table-mode = { $mode }, liczba gildii: { $guilds }
apart-state-turn = twoja kolej
apart-state-lobby = jeszcze się nie zaczęła
apart-state-waiting = kolej innych
apart-state-over = zakończona
apart-state-gone = usunięta z serwera
apart-silent = serwer nie odpowiada
apart-forget = Zapomnij
apart-forget-name = Usuń z tej listy: { $name }
apart-forget-title = Zapomnieć ten stół?
apart-forget-words = Inni zagrają dalej bez ciebie. Wrócić można tylko przez twój link, a program już go nie będzie miał.
apart-forget-host = Jesteś gospodarzem: nikt już nie odnowi jego linków.

# Opening a table: who sits where (three choices of about 10 letters beside each other), which server, how much time.
apart-host-title = Otwórz stół
apart-host-words = Ty wybierasz grę i graczy; inni dołączają kodem lub linkiem.
apart-host = Otwórz stół
apart-guilds-remark = od 2 do 4
apart-add-guild = Dodaj gildię
apart-seat-here = Tutaj
apart-seat-apart = Zdalnie
apart-seat-computer = Komputer
apart-seat-apart-words = dla kogoś z kodem lub linkiem
apart-here = Ten komputer
apart-seat-here-words = gra przy tym komputerze
apart-where = Serwer
apart-a-server = Serwer
apart-server = Adres serwera
apart-host-here-words = Mogą dołączyć znajomi z twojej sieci. Stół działa, dopóki ta gra jest włączona; po jej zamknięciu nic nie przepada.
apart-server-words = Mogą dołączyć znajomi skądkolwiek i grać, gdy cię nie ma.
apart-clock = Czas na wybór
apart-limit-0 = Brak
apart-limit-120 = 2 min
apart-limit-300 = 5 min
apart-limit-86400 = 1 dzień
apart-clock-words = Gdy minie, miejsce przejmuje komputer; gracz może je odzyskać.
apart-no-clock-words = Każdy ma tyle czasu, ile chce, nawet dni.
apart-open = Otwórz stół
apart-opening = Otwieranie stołu…
apart-needs-here = Posadź kogoś przy tym komputerze: wybierz „Tutaj” dla jednej gildii.
apart-needs-apart = Nikt nie gra zdalnie: wybierz „Zdalnie” dla gildii albo zacznij nową grę na ekranie tytułowym.
apart-bad-server = To nie jest adres serwera. Wygląda on jak games.example albo 192.168.1.5:8765.
apart-host-starting = Uruchamianie serwera na tym komputerze…
apart-host-ended = Serwer na tym komputerze zakończył pracę. Otwórz stół ponownie, aby go uruchomić.

# Joining: a field with two buttons of about 14 letters, and lines of what went wrong. kiln 47 is an example of a code.
apart-join-title = Dołącz do stołu
apart-link = Link lub kod stołu
apart-link-empty = Link albo kod, np. kiln 47
apart-paste = Wklej
apart-join = Dołącz
apart-looking = Szukanie stołu…
apart-nothing-typed = Najpierw wpisz link lub kod.
apart-nothing-copied = Nic nie skopiowano: najpierw skopiuj link z wiadomości.
apart-bad-link = To nie jest link do stołu. Skopiuj go w całości: zaczyna się od http i zawiera #.
apart-no-such-code = Żaden stół w twojej sieci nie ma tego kodu. Sprawdź go albo poproś o link.
apart-unreachable = Serwer nie odpowiada. Zapytaj, czy gra gospodarza jest włączona, i sprawdź sieć.
apart-near = W tej sieci
apart-none-near = Jeszcze żadnego stołu. Gdy ktoś otworzy stół w tej samej sieci, pojawi się tutaj.
apart-near-words =
    { $mode }, { $free ->
        [0] brak miejsc
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
       *[many] { $free } wolnych miejsc
    }
apart-ask-code = Wpisz kod: „{ $name }”. Zna go gospodarz.

# The lobby: how a player stands, marks, buttons of about 12 letters, facts about the game as a word and its value.
apart-seats = Miejsca
apart-seats-remark = gra zacznie się sama, gdy wszyscy będą gotowi
apart-standing-you = ty, przy tym komputerze
apart-computer-seat = komputer, { $strength }
apart-standing-connected = połączono
apart-standing-away = nie ma
apart-standing-unseen = jeszcze nie było
apart-ready = gotowe
apart-not-ready = niegotowe
apart-seat-link = Link miejsca
apart-renew = Odnów
apart-renewed = { $guild }: jest nowy link, stary już nie działa. Skopiuj go i wyślij.
apart-invite = Zaproś
apart-say-code = Podaj kod, w twojej sieci
apart-copy-code = Kopiuj kod
apart-send-link = albo wyślij wszystkim link
apart-copy-link = Kopiuj link
apart-copied = Skopiowano
apart-not-copied = W tym systemie nie można kopiować; przepisz to.
apart-game = Ta gra
apart-talk = Rozmowa
apart-mode = Gra
apart-length = { $mode }, rund: { $rounds }
apart-with = tak
apart-no-clock = bez limitu
apart-clock-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
apart-clock-minutes = { $count } min
apart-take-back = Cofanie
apart-take-back-words = samemu, póki nie dotyczy innych
apart-vanished = Ktoś znika
apart-vanished-words = komputer, po głosowaniu
apart-onlookers = Widzowie
apart-watching = { $count } ogląda
apart-onlooker = Widz
apart-shuffle-words = Uczciwe tasowanie: każde miejsce dorzuca tajną liczbę, a rozdanie wynika ze wszystkich.
apart-waits-for-you = Wpisz imię i naciśnij „Gotowe”.
apart-waits-for = Czekamy na: { $names }.
apart-waits-for-away = Wszyscy gotowi; do tasowania potrzebne połączenie: { $names }.
apart-shuffles = Wszyscy gotowi: tasowanie.
apart-onlooker-waits = Oglądasz; gra zacznie się, gdy wszyscy będą gotowi.
apart-get-ready = Gotowe
apart-is-ready = Wszystko gotowe
apart-begins-by-itself = Gra zacznie się sama, gdy wszyscy będą gotowi.
apart-leave = Wyjdź
apart-connecting = Łączenie: { $where }
apart-connecting-long = Brak odpowiedzi. Zapytaj, czy gra gospodarza jest włączona, i sprawdź sieć; próby trwają.
apart-table-stays = Stół pozostaje wśród twoich stołów.

# forgewar open: its argument.
cli-record-or-link = zapis (docs/record-format.md) albo link do stołu
