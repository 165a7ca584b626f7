# What every scene of a match shares: the bars above and below, guild panels, log, hints, reasons,
# and what comes up between turns.

# The top bar. The round stands before a pip for each round; "of 7" after it, smaller.
match-round = Runde { $round }
match-rounds = von { $count }
match-phase-mine = Mine
match-phase-market = Markt
match-phase-quest = Quest
match-menu = Menü: Pause, Regeln, Einstellungen, Verlassen ({ $key })
match-ask = Symbole erklären: wie alles heißt ({ $key })
# Beside a phase of the ribbon: what pressing it does.
match-look-mine = Die Mine ansehen ({ $key }); die Entscheidung wartet
match-look-market = Den Markt und seine Preise ansehen ({ $key }); die Entscheidung wartet
match-look-quest = Die Questauslage und deine Quests ansehen ({ $key }); die Entscheidung wartet
match-look-here = Hier bist du gerade
match-look-back = Zurück zur Entscheidung ({ $key })
match-looking = Du siehst dich nur um. { $guild } muss noch entscheiden
match-look-return = Zur Entscheidung
match-order = Reihenfolge
# Under it, the step of the round in which those in the order have a turn: about 16 letters.
match-step-wealth = Vermögen wählen
match-step-placing = Aufseher setzen
match-step-mine = Aufseher bewegen
match-step-market = auf dem Markt
match-step-taking = Quests annehmen
match-step-managing = Ausrüsten
match-step-rewards = Belohnungen erhalten
match-step-trades = letzter Handel
match-step-tile = Ende der Runde
match-step-scoring = Schlusswertung
# On a small disk at the shield of a guild that has moved and will move a second time.
match-second = 2
# The number of a stage under the pips of its rounds.
match-numeral-1 = I
match-numeral-2 = II
match-numeral-3 = III
# The label of the bonus tile that is counted next.
match-tile = { $tile }, nach Runde { $round }

# The log in the right column, its label, and the whole log in a sheet of its own.
match-log = Chronik
match-log-open = Die ganze Chronik ansehen
# What a guild did since the person who is to choose did something; pressed, it is shown again.
match-since = Seit deinem Zug: { $guild }
match-log-title = Chronik der Partie
match-log-nothing = Noch nichts

# The guide under the guild panels: two buttons of about 9 letters. The second is also the title of a
# sheet with all that the guide ever says.
match-guide-away = Ausblenden
match-tips = Tipps

# The bottom bar. Buttons of about 10 letters; "+" stands before a coin with what passing pays.
match-undo = Rückgängig
match-pass = Passen
match-pays = { $label } +
match-pause = Pause
match-speed-instant = Sofort
match-hurry = Vorspulen: { $key } gedrückt halten
match-other-chooses = { $guild } ist am Zug
match-hinting = Ein Meister denkt nach

# Why nothing can be taken back, on a slip beside the dimmed button.
match-no-undo-nothing = Noch nichts rückgängig zu machen
match-no-undo-revealed = Nicht rückgängig zu machen: Etwas wurde aufgedeckt, oder eine Gilde hat das Ausrüsten beendet
match-no-undo-managing = Weiter als bis zum Beginn des Ausrüstens dieser Gilde geht es nicht zurück
match-no-undo-watched = Du siehst dieser Partie nur zu
# What taking back leads to, on a slip beside the button; $what is one of the decisions below.
match-undo-start = Zurück { $what }
match-undo-this = Zurück { $what } in dieser Runde
match-undo-earlier = Zurück { $what } in Runde { $round }
match-decided-wealth = { $own ->
    [yes] zu deiner Vermögenswahl
   *[no] zur Vermögenswahl von { $guild }
  }
match-decided-wealth-raise = { $own ->
    [yes] zu deiner Wahl, wer aufsteigt
   *[no] zur Wahl, wer bei { $guild } aufsteigt
  }
match-decided-placement = { $own ->
    [yes] zum Setzen deines Aufsehers
   *[no] zum Setzen eines Aufsehers von { $guild }
  }
match-decided-mine = { $own ->
    [yes] zu deinem Minenzug
   *[no] zum Minenzug von { $guild }
  }
match-decided-mine-second = { $own ->
    [yes] zu deinem zweiten Minenzug
   *[no] zum zweiten Minenzug von { $guild }
  }
match-decided-automated-tie = { $own ->
    [yes] zu deiner Wahl unter gleich guten Zügen
   *[no] zur Wahl unter gleich guten Zügen von { $guild }
  }
match-decided-market = { $own ->
    [yes] zu deiner Marktaktion
   *[no] zur Marktaktion von { $guild }
  }
match-decided-trade = { $own ->
    [yes] an den Punkt vor deinem Handel
   *[no] an den Punkt vor dem Handel von { $guild }
  }
match-decided-acquisition = { $own ->
    [yes] zu deiner Questwahl
   *[no] zur Questwahl von { $guild }
  }
match-decided-management = { $own ->
    [yes] zu deiner letzten Wahl beim Ausrüsten
   *[no] zur letzten Wahl von { $guild } beim Ausrüsten
  }
match-decided-rewards = { $own ->
    [yes] zu deiner Wahl, welche Quest vorrückt
   *[no] zur Wahl, welche Quest von { $guild } vorrückt
  }
match-decided-overseer-move = { $own ->
    [yes] zu deiner Belohnung (Aufseherzug)
   *[no] zur Belohnung von { $guild } (Aufseherzug)
  }
match-decided-worker-move = { $own ->
    [yes] zu deiner Belohnung (Arbeiterzug)
   *[no] zur Belohnung von { $guild } (Arbeiterzug)
  }
match-decided-market-card = { $own ->
    [yes] zu deiner Belohnung (Marktkarte)
   *[no] zur Belohnung von { $guild } (Marktkarte)
  }
match-decided-level = { $own ->
    [yes] zu deiner Wahl, wer aufsteigt
   *[no] zur Wahl, wer bei { $guild } aufsteigt
  }
match-decided-title = { $own ->
    [yes] zu deiner Titelwahl
   *[no] zur Titelwahl von { $guild }
  }
match-decided-trade-window = { $own ->
    [yes] zu deinem letzten Handel
   *[no] zum letzten Handel von { $guild }
  }
match-decided-shopping = { $own ->
    [yes] zu deinem Einkauf mit dem Gold eines Plättchens
   *[no] zum Einkauf von { $guild } mit dem Gold eines Plättchens
  }

# What is in motion, in the bottom bar beside the guild's shield: $did is a line of the log.
match-happens = { FORM($did, "subject") ->
    [own] { $guild }: { $did }
   *[guild] { $guild } { LOWER($did) }
  }
match-moves-your-worker = { $guild } versetzt durch eine Belohnung einen deiner Arbeiter
match-moves-worker = { $guild } versetzt durch eine Belohnung einen Arbeiter von { $owner }
# On the panel of a guild while it passes.
match-passes = Passt

# The same, where it is nobody's doing.
match-occurs-reveal = Die Marktkarten werden aufgedeckt
match-occurs-discard = Karten, die niemand gekauft hat, werden abgelegt
match-occurs-deal = Quests werden ausgelegt

# Guild panels: a gain or loss beside a number, and the labels of the panels.
match-gain = { SIGNED($number) }
match-automated = { $guild }, automatisch
# Who plays it, if that is the computer: a name, and how strong it plays. If there is no room for both, the
# name stands alone.
match-who-computer = { $name }, { $strength }
# Behind a key, under why something cannot be done.
match-rules-door = In den Regeln
# In a guild's panel, where there is room: about 18 letters.
match-no-quests = Keine aktive Quest
match-mat-open = Alles ansehen, was { $guild } hat
# Beside the counts in a panel, under the pointer: what a guild has.
match-holds-quests = Aktive Quests: { $cards }.
match-holds-designs = Entwürfe: { $cards }.
match-holds-cards = Bonuskarten: { $cards }.


# Above the log: a button of about 12 letters, what it does, and what came of it.
match-transcript = Protokoll
match-transcript-tip = Die bisherige Partie als Protokoll speichern
document-transcript-saved = Protokoll gespeichert
document-transcript-saved-where = Gespeichert unter { $path }
document-transcript-not-saved = Protokoll nicht gespeichert
document-transcript-not-written = { $path } konnte nicht geschrieben werden.

# Why computer guilds did what they did: the sheet, each choice with the guild and its strength.
match-why = Warum?
match-why-line = Warum: { $line }
match-why-title = Gründe der Rivalen
# While there are no reasons: a picture, a sentence, two rows as examples, a button.
match-why-empty = Noch keine Gründe
match-why-empty-words = Sobald ein Rivale am Zug war, stehen seine Gründe hier. Gründe aus früheren Sitzungen werden nicht gespeichert. Zum Beispiel:
match-why-nobody = Es spielen nur Menschen. Hier würden die Gründe der Computergilden stehen.
match-why-back = Zurück zum Tisch
match-why-example-1 = Springt über 2 Arbeiter: 2 Eisen und 1 Rubin
match-why-example-1-words = Bringt 2 Eisen und 1 Rubin; Rabe steht danach in der Reihenfolge ganz hinten.
match-why-example-2 = Beansprucht den Eisenspeer
match-why-example-2-words = Die nächste Etappe verlangt eine Stichwaffe, und noch niemand hat eine.
match-why-who = { $guild }, { $strength }

# Between the turns of two people: a panel with the guild and who plays it.
match-handover = { $guild }: { $player }
match-handover-since = seit deinem letzten Zug
match-handover-away = Alle anderen sehen jetzt bitte weg.
match-handover-go = Zug beginnen

# A banner over the table when another person is to choose: what is asked of them, under their name.
match-turn-wealth = lass einen Abenteurer aufsteigen
match-turn-placing = setze deinen Aufseher
match-turn-mine = dein Zug in der Mine
match-turn-market = deine Aktion auf dem Markt
match-turn-taking = nimm eine Quest an oder verzichte
match-turn-managing = rüste deine Abenteurer aus
match-turn-rewards = nimm deine Belohnungen
match-turn-trades = dein letzter Handel
match-turn-tile = dein Bonusplättchen
match-turn-scoring = die Schlusswertung
# Before the shields and names of those who choose after them.
match-turn-then = danach

# A new stage: a large panel with its title, a sentence of one line, two rows of cards.
match-stage-begins = { $stage } beginnt
match-deeper-2 = Es geht tiefer hinab: Die neue Mine birgt Mithril und Rubine.
match-deeper-3 = Die letzte und tiefste Mine birgt Diamanten, und die Quests verlangen Champions.
match-stage-offer = In der Auslage
match-stage-new = Neue Entwürfe, neuer Markt
match-stage-go = Aufseher setzen

# The head of a message that the file of the game was changed, replaced or deleted by somebody else.
match-record-changed = Die Aufzeichnung dieser Partie
