### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = Rat eines Meisters
hint-next-best = Zweitbeste Wahl
hint-do = Ausführen
hint-close = Den Rat schließen
# How the next best came out when both were played on in thought.
hint-as-good = Etwa gleich gut
hint-behind = Etwa { $prestige } Prestige schlechter
hint-behind-chance = Etwa { $prestige } Prestige schlechter, Siegchance { $points } { $points ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
  } niedriger
hint-far-behind = Weit schlechter
hint-some-behind = Sieht etwas schlechter aus
hint-sure = { $behind } (zu { $sure } % sicher nach { $games } simulierten Partien)
# What a trade is for: the action that follows it.
hint-pays-for = Bezahlt, was als Nächstes ansteht: { LOWER($deed) }
hint-then = Danach: { LOWER($deed) }
# The same under what a computer guild did: what it did not do.
hint-instead = Zweitbeste Wahl: { $deed }
hint-instead-behind = Zweitbeste Wahl: { $deed }. { $behind }
hint-instead-fact = Zweitbeste Wahl: { $deed }. { $behind }. Dafür spricht: { $fact }
