### The last words when the game ends by a fault or cannot start: one sentence in a terminal, behind "forgewar: ",
### and in a window of the system. As long as it needs to be.

# The program met a fault, or lost its screen. $path is the file of the report; $why is why
# there is none, and $error what Python says of the fault.
crash-fault-reported = Forge War wurde wegen eines Fehlers beendet; ein Bericht ohne persönliche Daten liegt in { $path }.
crash-fault-unreported = Forge War wurde wegen eines Fehlers beendet ({ $error }), und es konnte kein Bericht gespeichert werden ({ $why }).
crash-screen-reported = die Verbindung zum Bildschirm ist abgebrochen, aber die Partie ist aufgezeichnet und kann fortgesetzt werden; ein Bericht ohne persönliche Daten liegt in { $path }.
crash-screen-unreported = die Verbindung zum Bildschirm ist abgebrochen ({ $error }), aber die Partie ist aufgezeichnet und kann fortgesetzt werden; ein Bericht konnte nicht gespeichert werden ({ $why }).
# $sentence is one of those; $why is a sentence.
crash-and-unrecorded = { $sentence } Das Ende der Partie wurde nicht gespeichert: { $why }
crash-end-unrecorded = das Ende der Partie wurde nicht gespeichert: { $why }
crash-content = der Inhalt des Spiels kann nicht verwendet werden: { $problem }.
crash-no-start = das Spiel kann nicht starten: { $problem }.
