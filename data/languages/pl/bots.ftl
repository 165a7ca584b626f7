# Bots: players from files of one's own (docs/bots.md). $problem has no full stop.

bot-no-name = { $name } nie jest nazwą bota; napisz PLIK.py:KLASA
bot-no-file = nie ma pliku { $file }; napisz PLIK.py:KLASA
bot-no-class = plik { $file } nie zawiera klasy { $name } z metodą choose(view, choices)
bot-failed = { $file }, wiersz { $line }: { $problem }
bot-illegal = { $file }, wiersz { $line }: { $action } nie należy do dozwolonych akcji
menus-bot-replaced = { $problem }. Zamiast niego wybrał Czeladnik. Szczegóły są w pliku dziennika.
cli-bot = udostępnij własnego bota jako gracza (docs/bots.md); można podać kilka razy
cli-bot-behind = --bot uruchamia grę z botem; w poleceniu { $command } podaj go wśród miejsc.
cli-summary-bot-failed = { $problem }. Zamiast niego { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
} wybrał Czeladnik.
fact-own_bot = Tak wybrał bot, który nie podaje powodów
