# Set pieces: moments that get more room than others. They are seen for a second or two, so every line
# is short.

# A banner at the beginning of a phase: the round, the phase beside it, and who is first and why.
piece-round = Runde { $round }
piece-last-round = Letzte Runde
piece-last-round-means = Schmiede und Basar verkaufen Schlussboni. Quests, die am Ende noch aktiv sind, scheitern.
piece-first-drawn = Das Los entscheidet: { $guild } beginnt
piece-first-still = { $guild } beginnt wie zuvor
piece-first-twice = { $guild } beginnt wie zuvor und darf ein zweites Mal ziehen
piece-first-same = { $guild } beginnt, wie schon auf dem Markt
piece-first-turned = { $guild } beginnt: Wer zuvor begann, rückt ans Ende
piece-first-fewest = { $guild } beginnt: die wenigsten Arbeiter in der Mine ({ $count })
piece-first-tie = { $guild } beginnt: Gleichstand mit { $others } ({ $count }), stand aber zuvor weiter hinten
piece-first-held = { $guild } beginnt mit { $count ->
    [one] { $count } Arbeiter
   *[other] { $count } Arbeitern
  }: { $other } hat den zweiten Zug gemacht und kommt zuletzt dran

# A quest is completed: a line over its name, beside the card.
piece-completed = { $guild } schließt ab:
piece-level = Stufe { $level }

# A quest fails: a line over its name, then what is kept of it and what is lost.
piece-failed = { $guild } scheitert:
piece-failed-short = Ausgerüstet mit Stärke { $power } von { $needed }
piece-failed-promise = Ein zugesagter Champion fehlte
piece-failed-kept = Bleibt: { $prestige } für abgeschlossene Etappen
piece-failed-nothing = Bleibt: nichts, denn keine Etappe war abgeschlossen
piece-failed-lost = Verloren: { $things }
piece-failed-quest = die Quest
piece-failed-weapons = { $count ->
    [one] eine Waffe
   *[other] { $count } Waffen
  }
piece-failed-penalty = { $prestige } für sofortiges Scheitern

# A champion is crowned: a line over the adventurer's name; the title stands on a ribbon.
piece-crowned = { $guild } hat einen Champion

# Workers strike: the word everything stops at; then a slip with why (a line for each group; "own" is
# yes if they are those of the one person at the table) and the rule below it.
piece-strike = Streik
piece-strike-count = { $own ->
    [yes] Deine { $count } Arbeiter stehen Seite an Seite
   *[no] { $count } Arbeiter von { $guild } stehen Seite an Seite
  }
piece-strike-rule = Ab { $count } streiken sie
