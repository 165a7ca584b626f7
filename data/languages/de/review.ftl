# Looking back at a finished game. The title stands at the top left: about 12 letters.
review-title = Rückblick

# The chart of chances: its heading, the names of its moments, and what is told of one, aloud or in a
# slip: "Round 5: Tower 40 % and Raven 60 %".
review-curve = Siegchance
review-round = Runde { $round }
review-end = Am Ende
review-chance = { $guild } { $percent } %
review-chances = { $when }: { $chances }

# Turning points, in a list on the right: a heading, and in place of the list a line or two. A row has
# $where ("Round 5, market") and $cost, then what was played and what would have been better.
review-turning-points = Wendepunkte
review-none = Keine klaren Fehler.
review-none-yet = Noch nichts gefunden
review-cost = Siegchance −{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
review-played = Gespielt: { $deed }
review-better = Besser: { $deed }
review-point = { $guild }, { $where }: { $cost }. { $played }. { $better }.

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = Wendepunkt { $number } von { $count }
review-step-played = Gespielt
review-step-better = Besser
review-step-why = Warum
review-no-facts = Keine unmittelbare Wirkung
review-ahead = { $games ->
    [one] War in einer simulierten Partie besser als die gespielte Wahl
   *[other] War in { $games } simulierten Partien besser als die gespielte Wahl
  }
review-prestige = Etwa { $prestige } Prestige wert
review-show = Zeigen
# Why there is no way to another turning point.
review-no-further = Es gibt keine weiteren Wendepunkte

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = Verlorenes Prestige
review-failed =
    { $count ->
        [one] { $count } Quest gescheitert
       *[other] { $count } Quests gescheitert
    } ({ $quests }): { $prestige } Prestige
review-lost-idle =
    { $count ->
        [one] Ein Abenteurer blieb { $count } Runde daheim
       *[other] Abenteurer blieben insgesamt { $count } Runden daheim
    }
review-lost-unspent = { $count ->
    [one] { $count } Rohstoff blieb am Ende ungenutzt
   *[other] { $count } Rohstoffe blieben am Ende ungenutzt
  }
review-lost-order =
    { $count ->
        [one] { $count } Platz in der Reihenfolge verschenkt
       *[other] { $count } Plätze in der Reihenfolge verschenkt
    }
review-lost-nothing = Nichts Nennenswertes

# Loss by phase: a heading, its unit beside it (about 20 letters) in the review of a game and in the page of a player, the names,
# the loss of a phase in points of winning chance ("0.8"), and the phase with the greatest loss.
review-phases = Verlust nach Phase
review-phases-unit = in Prozentpunkten
review-phases-unit-a-game = Punkte pro Partie
review-phase-setup = Aufbau
review-phase-mine = Mine
review-phase-market = Markt
review-phase-quest = Quests
review-loss = { $phase }: { $points } Prozentpunkte Siegchance verloren
review-loss-a-game = { $phase }: { $points } Prozentpunkte Siegchance pro Partie verloren
review-points = { $points }
review-weakest = Am schwächsten: { $phase }

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = Rückblick läuft: { $percent } %
review-stuck = Der Rückblick wurde abgebrochen. Was er gefunden hat, bleibt erhalten.
review-again = Erneut

# Why a button cannot be pressed, and the title of a message.
review-not-over = Einen Rückblick gibt es erst nach dem Ende der Partie
review-not-opened = Für diese Partie ist kein Rückblick möglich

# A player's own page in the hall of fame: a switch (about 12 letters each), what stands there when
# nothing was reviewed yet, a row for each player, and what their games have in common. $phase is "market".
review-own = Rückblicke
review-own-games = Partien
review-own-players = Spieler
review-own-row =
    { $games ->
        [one] Rückblick auf { $games } Partie
       *[other] Rückblick auf { $games } Partien
    }
review-own-early =
    { $enough ->
        [one] Nach dem Rückblick auf { $enough } Partie steht hier, wo du am meisten verlierst.
       *[other] Nach dem Rückblick auf { $enough } Partien steht hier, wo du am meisten verlierst.
    }
review-own-most = Am meisten verlierst du in der Phase „{ $phase }“: { $points } Prozentpunkte Siegchance pro Partie, vor allem in Runde { $round }.
review-own-most-setup = Am meisten verlierst du beim Aufbau: { $points } Prozentpunkte Siegchance pro Partie.
review-own-rounds = Verlorene Punkte pro Partie, nach Runde: { $phase }
review-own-round = Runde { $round }: { $points } Punkte
