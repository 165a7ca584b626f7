# The mine: placing overseers, moving them, and what a move would do.

# The label of a hex, on a slip beside it.
mine-hex-overseer = Aufseher von { $guild } auf { $ground }
mine-hex-worker = Arbeiter von { $guild } auf { $ground }
mine-hex-empty = Leeres Feld mit { $ground }

# The prompt in the bottom bar: one line of about 50 letters, two at the most.
mine-thinking = { $guild } überlegt
mine-place = { $guild }: Setze Aufseher { $number } von { $count }
mine-place-side = Setze einen Aufseher von { $guild }
mine-place-here = Setze den Aufseher hier auf { $ground } oder wähle ein anderes Feld
mine-tie = { $guild } hat mehrere gleich gute Züge: Wähle einen davon
mine-worker-reward = { $guild }: Versetze oder entferne einen Arbeiter oder verzichte
mine-overseer-reward = { $guild }: Bewege einen Aufseher oder verzichte
mine-move = { $guild }: Bewege einen Aufseher oder passe
mine-land-where = Wähle, wo der Aufseher landet
mine-land-here = Lass den Aufseher hier landen oder wähle ein anderes Feld
# A second move makes a guild the last in the next order. $place is its place without it.
mine-second = { $guild }: Noch einmal ziehen? Dann kommst du zuletzt dran, sonst { $place ->
    [1] zuerst
    [2] als Zweites
   *[3] als Drittes
  }
mine-second-last = { $guild }: Noch einmal ziehen? Du kommst so oder so zuletzt dran
mine-second-free = { $guild }: Noch einmal ziehen? Die Reihenfolge bleibt gleich

# Buttons of the bottom bar and of the right column, and why they cannot be pressed.
mine-pass = Passen
mine-decline = Verzichten
mine-no-pass = Du kannst jetzt nicht passen
mine-confirm = Bestätigen
mine-choose-move = Wähle zuerst einen Zug
mine-choose-hex = Wähle zuerst ein Feld
mine-take-off = Entfernen
mine-choose-worker = Wähle zuerst einen Arbeiter
mine-no-way = Dieser Aufseher kann nicht ziehen: Er kann nirgends landen
# Solo: one of three colours to place, side by side; $count overseers of it are left.
mine-side = { $guild } { $count }

# The right column: a title of one line, then what to do.
mine-title = Die Mine
mine-title-place = Aufseher
mine-title-worker = Arbeiter
mine-title-move = Zug
mine-title-jump = Sprung über { $count }
mine-help-place = Wähle ein leeres Feld
mine-help-stands = Setzt den Aufseher von { $guild } auf { $ground }
mine-help-worker = Wähle einen beliebigen Arbeiter, dann ein leeres Feld für ihn
mine-help-move = Wähle einen Aufseher, dann zeige auf ein Zielfeld
# Below it: quests with what they need of the mine, under two headings of one line; each with its
# name and a line of resources, of which so many are there and so many needed.
mine-needs = Für deine Quests
mine-needs-offer = Für Quests in der Auslage
mine-need-ore = { $there }/{ $needed }
mine-need-met = für alle Schritte ausgerüstet
mine-need-beyond = { $when }: mehr, als du ausrüsten kannst

# The right column, line by line: what becomes of each worker (about 18 letters), and strikes.
mine-worker-new = Neuer Arbeiter
mine-worker-turn = Wechselt zu { $guild }
mine-worker-defect = Läuft zu { $guild } über
mine-worker-leave = Verlässt die Mine
mine-worker-set = Kommt hierher
# What a worker yields, before a picture of the resource.
mine-yield = { SIGNED($count) }
mine-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
  }
mine-strike = Streik: { $count ->
    [one] { $count } von { $guild } geht
   *[other] { $count } von { $guild } gehen
  }
# On a slip of parchment beside the landing hex, about 18 letters.
mine-strike-short = Streik: { $count } von { $guild }
# Solo: what an automated colour does in answer, above its workers.
mine-then-jump = Dann springt { $guild } über { $count }
mine-then-move = Dann zieht { $guild }

# Under the right column's list: headings of two rows of emblems. The short one for narrow columns.
mine-workers = Arbeiter in der Mine
mine-order = Reihenfolge danach
mine-order-short = Danach
