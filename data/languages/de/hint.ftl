### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = Ein Meister würde
hint-next-best = Nächstbestes
hint-do = Tu es
hint-close = Den Rat weglegen
# How the next best came out when both were played on in thought.
hint-as-good = Etwa ebenso gut
hint-behind = Um etwa { $prestige } Prestige schlechter
hint-behind-chance = Um etwa { $prestige } Prestige schlechter, und von 100 Partien { $points ->
    [one] wird eine weniger gewonnen
   *[other] werden { $points } weniger gewonnen
  }
hint-far-behind = Weit schlechter
hint-some-behind = Sieht etwas schlechter aus
# The same under what a computer guild did: what it did not do.
hint-instead = Statt: { $deed }
hint-instead-behind = Statt: { $deed }. { $behind }
hint-instead-fact = Statt: { $deed }. { $behind }. Dafür spräche: { $fact }
