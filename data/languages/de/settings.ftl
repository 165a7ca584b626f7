# The settings: a label of about 18 letters, and under some of them a line of about 45.
settings-tab-display = Anzeige
settings-tab-sound = Ton
settings-tab-game = Spiel
settings-tab-keys = Tasten
settings-label-window = Fenster
settings-label-full-screen = Vollbild
settings-label-text = Textgröße
settings-label-language = Sprache
settings-label-motion = Animationen
settings-label-high-contrast = Hoher Kontrast
settings-label-colours = Gildenfarben
settings-label-reduced-motion = Weniger Bewegung
settings-label-sound = Klänge
settings-label-music = Musik
settings-label-ambience = Umgebung
settings-label-interface = Bedienung
settings-label-privacy = Sichtschutz
settings-label-guide = Begleiter
settings-words-window = Größe in Pixeln
settings-words-language = für Karten, Regeln und alles andere
settings-words-motion = wie schnell sich Figuren bewegen
settings-words-high-contrast = schwarzer Grund, helle Ränder und Schrift
settings-words-colours = „Deutlich“ hilft bei Farbenblindheit
settings-words-reduced-motion = Überblenden statt Bewegung
settings-words-sound = Waffen, Münzen, Schritte
settings-words-music = wechselt mit den Epochen
settings-words-ambience = Mine, Markt und Burg
settings-words-interface = Klicks von Knöpfen
settings-words-privacy = Vorhang zwischen Zügen
settings-words-guide = Rat bei jeder neuen Art von Entscheidung
settings-text-folds = Spielpläne bleiben ganz, Tafeln werden knapper

# What can be chosen, side by side: about 8 letters each.
# The name of this language in this language, about 9 letters.
language-name = Deutsch
settings-percent = { $percent } %
settings-colours-usual = Standard
settings-colours-apart = Deutlich
settings-speed-0 = Aus
settings-speed-1 = Normal
settings-speed-2 = 2×
settings-speed-4 = 4×
settings-off = Aus

# The tab of keys: a row for each command with its key and its button on a pad: a head, a button with why it
# cannot be pressed, a line of help, the heads of two columns, and what stands in a cell that waits.
settings-bindings = Tasten und Knöpfe
settings-restore = Zurücksetzen
settings-unchanged = Nichts zurückzusetzen
settings-bindings-words = wählen, dann neue Taste oder Knopf drücken
settings-key = Taste
settings-pad = Gamepad
settings-change-bind = Taste ändern: { $command }
settings-change-pad = Knopf ändern: { $command }
settings-press-bind = Taste drücken
settings-press-pad = Knopf drücken
settings-needed = { $command } braucht sie

# When the file of the settings cannot be understood: a sentence, and the reason in it.
settings-unreadable = Einige deiner Einstellungen konnten nicht gelesen werden ({ $fault }) und wurden zurückgesetzt. Die alte Datei wird daneben als { $file } aufbewahrt.
settings-cannot-read = sie kann nicht gelesen werden: { $why }
settings-holds-none = sie enthält keine Einstellungen
settings-not-usable = { $name } ist ungültig: { $why }
settings-no-speed = es gibt keine Geschwindigkeit { $speed }
settings-seat-count = { $count } Plätze
settings-seat-colours = zwei Plätze einer Farbe
settings-seat-names = ein Name, der sich nicht anzeigen lässt
