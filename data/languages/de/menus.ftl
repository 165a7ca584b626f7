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
menus-games = Gespielte Partien
menus-rules = Regeln
menus-settings = Einstellungen
menus-quit = Beenden
menus-nothing-unfinished = Es gibt keine unbeendete Partie

# Under Continue, in small letters: what it takes up, by its name or its kind, or without either. $told
# is "round 5, your turn: Tower". About 40 letters; a shorter one is taken where there is no room.
menus-continue-named = { CAPITAL($name) }, { $told }
menus-continue-told = { CAPITAL($told) }

# The pause menu of a game: a title, a line under it, buttons of about 20 letters.
menus-pause = Pause
menus-recorded = Jede Aktion wird sofort aufgezeichnet
menus-go-on = Weiter
menus-name-game = Partie benennen
menus-leave = Speichern und verlassen
menus-not-recorded = Diese Partie wird nicht aufgezeichnet

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-page = Seite

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-words-simple = Eine Epoche, keine Champions: ideal zum Lernen.
menus-mode-words-epic = Drei Epochen und Champions, auf Wunsch mit Bonusplättchen.
menus-mode-words-fast_forward = Beginnt in Epoche II, mit reicherem Start.
menus-mode-words-solo = Allein gegen die Mine: Keine Quest darf scheitern.
menus-length =
    { $hours ->
        [0] { $rounds } Runden, etwa { $minutes } Minuten
       *[other] { $rounds } Runden, etwa { $hours } Stunden
    }
menus-length-solo = { $fewest } oder { $most } Runden, ab { $minutes } Minuten
menus-mode-label = { $name }: { $length }

# A picture of the screen was saved, or could not be: a head, and a line.
document-picture-saved = Das Bild ist gespeichert
document-picture-saved-where = Es liegt unter { $path }
document-picture-not-saved = Das Bild kann nicht gespeichert werden
document-picture-not-written = { $path } kann nicht geschrieben werden.

# The head of a message that computer guilds cannot think as they should, and what it says.
menus-computer-guilds = Computergilden
menus-guilds-keep-stopping = Der Teil des Spiels, in dem die Computergilden denken, bricht immer wieder ab. Sie spielen als Gesellen weiter, und das Bild kann ruckeln, während sie denken.
menus-guild-undecided = Eine Computergilde konnte sich nicht entscheiden und wählte, wie es ein Geselle täte. Mehr steht in der Logdatei.

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
menus-seat-colour = { $guild }: andere Farbe nehmen
menus-seat-name = Name für { $guild }
menus-seat-remove = Diesen Platz entfernen
menus-seat-empty = Freier Platz
menus-add-person = Mensch dazu
menus-add-computer = Computer dazu

# Names of players who type none, by the colour of their guild: up to 18 letters.
menus-default-name-blue = Mara
menus-default-name-yellow = Die alte Bess
menus-default-name-purple = Jonas
menus-default-name-green = Ottilie

# Who plays a seat: a few quiet words beside it, and a slip that says more.
menus-player-words-person = an diesem Tisch
menus-player-words-apprentice = macht Fehler
menus-player-words-journeyman = plant seine Quests
menus-player-words-master = denkt voraus
menus-player-words-grandmaster = denkt weit voraus
menus-player-tip-person = Spielt an diesem Tisch
menus-player-tip-apprentice = Eine Computergilde mit Anfängerfehlern, gute Gesellschaft für die erste Partie
menus-player-tip-journeyman = Eine Computergilde, die ihre Quests über die verbleibenden Runden plant
menus-player-tip-master = Eine Computergilde, die vorausdenkt, bis zu einer Sekunde lang
menus-player-tip-grandmaster = Eine Computergilde, die weit vorausdenkt, bis zu zehn Sekunden lang

# What is at stake in a solo game: three sentences beside each other, four lines of about 20 letters.
menus-stake-duty = Nimm jede Runde eine Quest an; nur eine leere Auslage befreit dich davon.
menus-stake-loss = Scheitert eine Quest oder wird sie nicht fertig, ist die Partie verloren.
menus-stake-automated = Zwei automatische Farben teilen die Mine und springen, wo die meisten Arbeiter stehen.

# A solo game: its length and its difficulty, with what they mean in two lines of about 40 letters.
menus-length-of-game = Länge
menus-length-words-simple = { $rounds } Runden in Epoche I; { $great } ist ein großartiges Ergebnis
menus-length-words-fast_forward = { $rounds } Runden in Epoche II, mit reicherem Start
menus-length-words-epic = { $rounds } Runden in drei Epochen; { $great } ist ein großartiges Ergebnis
menus-difficulty = Schwierigkeit
menus-difficulty-words-easy = die schwersten Quests bleiben in der Schachtel
menus-difficulty-words-medium = einige der schwersten und leichtesten bleiben in der Schachtel
menus-difficulty-words-hard = die leichtesten Quests bleiben in der Schachtel
menus-difficulty-words-random = niemand weiß, welche Quests in der Schachtel bleiben

# Options: a label of about 16 letters, a line of about 26, and why one cannot be changed.
menus-seed = Startwert
menus-seed-words = gleicher Wert, gleiche Partie
menus-seed-new = Anderer Startwert
menus-practice = Übungspartie
menus-practice-words = jeder Zug ist umkehrbar
menus-practice-solo = Im Solospiel lässt sich immer alles zurücknehmen
menus-tiles = Bonusplättchen
menus-tiles-words = { $count }, alle { $every } Runden
menus-tiles-epic = Bonusplättchen gibt es nur im epischen Spiel
# A house rule, in place of the bonus tiles where there are none: what which place of the first order is given.
menus-even = Fairer Start
menus-even-words = Hausregel: { $gifts }
menus-even-place = { $place }. { $gifts }
menus-even-rule = eine Hausregel
menus-even-none = Mit { $guilds } Gilden gibt es ihn in dieser Spielart nicht

# The bar at the foot: the game that would be begun, in one line, and the button that begins it.
menus-summary = { $mode }, { $rounds } Runden, { $who }
menus-summary-watched = { $mode }, { $rounds } Runden, { $who }, vom Computer gespielt
# Cards of the last set-ups: who plays, and what a press does, for screen readers.
menus-recent-names = { $names }
menus-recent-take = Drücken, um so aufzubauen
menus-recent-again = Drücken, um zu beginnen
menus-who-guilds = { $count } Gilden
menus-who-solo = Solo, { $difficulty }
menus-start = Start
menus-watch = Zusehen
