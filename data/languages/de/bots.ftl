# Bots: players from files of one's own (docs/bots.md). $problem has no full stop.

bot-no-name = { $name } nennt keinen Bot; schreibe DATEI.py:KLASSE
bot-no-file = die Datei { $file } gibt es nicht; schreibe DATEI.py:KLASSE
bot-no-class = { $file } hat keine Klasse { $name } mit einer Methode choose(view, choices)
bot-failed = { $file }, Zeile { $line }: { $problem }
bot-illegal = { $file }, Zeile { $line }: { $action } gehört nicht zu den erlaubten Aktionen
menus-bot-replaced = { $problem }. Stattdessen hat ein Geselle entschieden. Mehr steht in der Logdatei.
cli-bot = einen eigenen Bot als Spieler anbieten (docs/bots.md); mehrfach möglich
cli-bot-behind = --bot startet das Spiel mit einem Bot; bei { $command } gehört er zu den Plätzen.
cli-summary-bot-failed = { $problem }. Stattdessen hat { $count ->
    [one] einmal
   *[other] { $count }-mal
} ein Geselle entschieden.
fact-own_bot = Ein Bot hat so entschieden und nennt keine Gründe
