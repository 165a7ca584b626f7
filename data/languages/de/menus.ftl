# Buttons that stand in many places: about 10 letters.
menus-back = Zurück
menus-close = Schließen
menus-go-back = Zurück
menus-understood = Verstanden

# The title: the name of the game, a line under it, and a column of buttons of about 20 letters.
menus-forge-war = Forge War
menus-motto = Minen, Märkte und Quests für eine bis vier Gilden
menus-continue = Fortsetzen
menus-learn = Spielen lernen
menus-new-game = Neue Partie
menus-games = Partien und Wiederholungen
menus-rules = Regeln
menus-settings = Einstellungen
menus-quit = Beenden
menus-nothing-unfinished = Keine angefangene Partie

# Under Continue, in small letters: what it takes up, by its name or its kind, or without either. $told
# is "round 5, your turn: Tower". About 40 letters; a shorter one is taken where there is no room.
menus-continue-named = { CAPITAL($name) }, { $told }
menus-continue-told = { CAPITAL($told) }

# The pause menu of a game: a title, a line under it, buttons of about 20 letters.
menus-pause = Pause
menus-recorded = Die Partie wird laufend gespeichert
menus-go-on = Weiter
menus-name-game = Partie benennen
menus-leave = Speichern und verlassen
menus-not-recorded = Diese Partie wird nicht aufgezeichnet

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-page = Seite

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-words-simple = Eine Epoche, keine Champions: ideal für den Einstieg.
menus-mode-words-epic = Drei Epochen und Champions, auf Wunsch mit Bonusplättchen.
menus-mode-words-fast_forward = Beginnt in Epoche II mit reicheren Gilden.
menus-mode-words-solo = Allein gegen die Mine: Keine Quest darf scheitern.
menus-length =
    { $hours ->
        [0] { $rounds } Runden, etwa { $minutes } Minuten
       *[other] { $rounds } Runden, etwa { $hours } Stunden
    }
menus-length-solo = { $fewest } oder { $most } Runden, ab { $minutes } Minuten
menus-mode-label = { $name }: { $length }

# A picture of the screen was saved, or could not be: a head, and a line.
document-picture-saved = Bild gespeichert
document-picture-saved-where = Gespeichert unter { $path }
document-picture-not-saved = Bild nicht gespeichert
document-picture-not-written = { $path } konnte nicht geschrieben werden.

# The head of a message that computer guilds cannot think as they should, and what it says.
menus-computer-guilds = Computergilden
menus-guilds-keep-stopping = Der Prozess, der für die Computergilden denkt, bricht immer wieder ab. Sie spielen als Gesellen weiter, und das Bild kann ruckeln, während sie denken.
menus-guild-undecided = Eine Computergilde konnte sich nicht entscheiden und hat wie ein Geselle gewählt. Mehr steht in der Logdatei.

# Why the game cannot start, in a terminal and in a window of the system, behind a colon.
menus-no-screen = es wurde kein Bildschirm gefunden

# The set-up of a new game. Heads of panels of about 12 letters, each with a quiet remark of about 30.
menus-guilds = Gilden
menus-guilds-words = 2 bis 4, Plätze durch Ziehen ordnen
menus-guilds-solo = eine Gilde, zwei automatische Farben
menus-mine = Die Mine
menus-mine-hexes =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
menus-options = Optionen

# A seat: what its parts are called when pointed at; a seat that nobody has, and buttons to take it.
menus-seat-move = Ziehen, um den Platz von { $guild } zu verschieben
menus-seat-colour = { $guild }: Farbe ändern
menus-seat-name = Spielername für { $guild }
menus-seat-remove = Diesen Platz entfernen
menus-seat-empty = Freier Platz
menus-add-person = Mensch hinzufügen
menus-add-computer = Computer hinzufügen

# Names of players who type none, by the colour of their guild: up to 18 letters.
menus-default-name-blue = Mara
menus-default-name-yellow = Die alte Bess
menus-default-name-purple = Jonas
menus-default-name-green = Ottilie

# Who plays a seat: a few quiet words beside it, and a slip that says more.
menus-player-words-person = an diesem Rechner
menus-player-words-apprentice = macht Fehler
menus-player-words-journeyman = plant seine Quests
menus-player-words-artisan = wägt gut ab
menus-player-words-master = denkt voraus
menus-player-words-grandmaster = denkt weit voraus
menus-player-tip-person = Spielt an diesem Rechner
menus-player-tip-apprentice = Eine Computergilde, die Anfängerfehler macht; gute Gesellschaft für die erste Partie
menus-player-tip-journeyman = Eine Computergilde, die ihre Quests über die verbleibenden Runden plant
menus-player-tip-artisan = Eine Computergilde, die Preise und Erträge gut abwägt, ohne vorauszudenken
menus-player-tip-master = Eine Computergilde, die vorausdenkt, bis zu einer Sekunde lang
menus-player-tip-grandmaster = Eine Computergilde, die weit vorausdenkt, bis zu zehn Sekunden lang

# What is at stake in a solo game: three sentences beside each other, four lines of about 20 letters.
menus-stake-duty = Nimm jede Runde eine Quest an, außer die Auslage ist leer.
menus-stake-loss = Scheitert eine Quest oder ist sie am Ende nicht abgeschlossen, ist die Partie verloren.
menus-stake-automated = Zwei automatische Farben teilen sich mit dir die Mine und springen über so viele Arbeiter wie möglich.

# A solo game: its length and its difficulty, with what they mean in two lines of about 40 letters.
menus-length-of-game = Länge
menus-length-words-simple = { $rounds } Runden in Epoche I; { $great } ist ein großartiges Ergebnis
menus-length-words-fast_forward = { $rounds } Runden in Epoche II, mit reicherem Start
menus-length-words-epic = { $rounds } Runden in drei Epochen; { $great } ist ein großartiges Ergebnis
menus-difficulty = Schwierigkeit
menus-difficulty-words-easy = ohne die schwersten Quests
menus-difficulty-words-medium = ohne einige der schwersten und leichtesten Quests
menus-difficulty-words-hard = ohne die leichtesten Quests
menus-difficulty-words-random = ohne einige zufällige Quests

# Options: a label of about 16 letters, a line of about 26, and why one cannot be changed.
menus-seed = Startwert
menus-seed-words = gleicher Startwert, gleiche Partie
menus-seed-new = Anderer Startwert
menus-practice = Übungspartie
menus-practice-words = jeder Zug lässt sich zurücknehmen
menus-practice-solo = Im Solospiel lässt sich jeder Zug zurücknehmen
menus-tiles = Bonusplättchen
menus-tiles-words = { $count }, alle { $every } Runden
menus-tiles-epic = Bonusplättchen gibt es nur im epischen Spiel
# A house rule, in place of the bonus tiles where there are none: what which place of the first order is given.
menus-even = Fairer Start
menus-even-words = Hausregel: { $gifts }
menus-even-place = { $place }. { $gifts }
menus-even-rule = eine Hausregel
menus-even-none = Bei { $guilds } Gilden in diesem Spielmodus nicht verfügbar

# The bar at the foot: the game that would be begun, in one line, and the button that begins it.
menus-summary = { $mode }, { $rounds } Runden, { $who }
menus-summary-watched = { $mode }, { $rounds } Runden, { $who }, vom Computer gespielt
# Cards of the last set-ups: their heading where text is large, who plays, and what a press does, for
# screen readers.
menus-recent = Wie zuletzt
menus-recent-names = { $names }
menus-recent-take = Drücken, um diese Auswahl zu übernehmen
menus-recent-again = Drücken, um die Partie zu beginnen
menus-who-guilds = { $count } Gilden
menus-who-solo = Solo, { $difficulty }
menus-start = Start
menus-watch = Zusehen
