### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild }:
solo-moves-by = { $guild }: { $rule }
solo-rule-most = überspringt die meisten fremden Arbeiter ({ $count })
solo-rule-fewest = { $count ->
    [0] überspringt die wenigsten eigenen ({ $own })
   *[other] überspringt die meisten fremden Arbeiter ({ $count }) und die wenigsten eigenen ({ $own })
  }
solo-rule-only = macht ihren einzigen Zug
solo-rule-tie = Gleichstand: Du hast gewählt
solo-rule-tie-watched = macht einen von mehreren gleich guten Zügen
solo-rule-none = kann nicht ziehen
solo-yours = { $count ->
    [one] nimmt dir { $count } Arbeiter
   *[other] nimmt dir { $count } Arbeiter
  }

# On the panel of an automated colour, about 18 letters.
solo-moving = zieht gerade
solo-chosen-for = du wählst für sie

# The right column while an automated colour moves.
solo-moves = { $guild } zieht
solo-no-choice = du hast hier keine Wahl
solo-why = Grund für diesen Zug
solo-jumps = springt über
solo-wins-most = Die meisten fremden Arbeiter zählen
solo-wins-fewest = Gleichstand: Die wenigsten eigenen zählen
solo-wins-tie = Noch Gleichstand: Du hast gewählt

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = Gleichstand: { $guild }
solo-tie-count = { $count } gleich gute Züge
solo-tie-why-head = Grund des Gleichstands
solo-tie-why = { $count ->
    [0] Kein Zug springt über einen fremden Arbeiter.
    [one] Jeder springt über { $count } fremden Arbeiter und { $own } eigene.
   *[other] Jeder springt über { $count } fremde Arbeiter und { $own } eigene.
  }
solo-tie-head = Du entscheidest
solo-tie-decide = { $guild } muss einen dieser Züge machen. Wähle den, der dir am besten gefällt.
solo-tie-overseer = { $guild } muss ziehen. Wähle einen Aufseher und dann, wo er landet.
solo-tie-land = Wähle, wo dieser Aufseher landet.
solo-takes-yours = Nimmt dir { $count }
solo-takes-other = Nimmt { $guild } { $count }
solo-takes-both = Nimmt dir { $yours }, anderen { $count }
solo-takes-none = Nimmt keinen Arbeiter
solo-worker-on = auf { $grounds }
solo-from-to = von { $start } auf { $end }
solo-overseer-on = Aufseher auf { $ground }
solo-landings = { $count ->
    [one] { $count } Zielfeld
   *[other] { $count } Zielfelder
  }
solo-candidate = Zug { $number }. { $head }, { $detail }
solo-overseer-label = Aufseher { $number }. { $head }, { $detail }
solo-move-number = Zug { $number }
solo-move-here = Hierher ziehen
solo-choose-overseer = Wähle zuerst einen Aufseher

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = Pflicht in Runde { $round }
duty-take = Nimm eine Quest an
duty-taken = Quest angenommen
duty-none = Keine Quest in der Auslage
duty-complete = Schließe alle Quests ab
duty-by = bis Runde { $round }
duty-active = { $count } aktiv
duty-limit = bei { $count } verlierst du
duty-failed = Scheitert eine Quest, ist die Partie verloren
duty-four = Vier aktiv. Wenn du eine fünfte annimmst, schließe in derselben Runde eine ab
duty-five = Fünf aktiv. Schließe in dieser Runde eine ab, sonst verlierst du in der nächsten
duty-full = Fünf aktiv: Du kannst keine weitere annehmen und verlierst
duty-last = Letzte Runde: Bleibt eine Quest unvollendet, ist die Partie verloren
duty-board = Quests ansehen
duty-slots = { $count } von { $limit } aktiv
