### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = Conseil d’un Maître
hint-next-best = Deuxième choix
hint-do = Jouer ce coup
hint-close = Fermer le conseil
# How the next best came out when both were played on in thought.
hint-as-good = À peu près équivalent
hint-behind = Environ { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } de moins
hint-behind-chance = Environ { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    } de moins ; chances de gagner inférieures de { $points } { $points ->
    [one] point de pourcentage
   *[other] points de pourcentage
  }
hint-far-behind = Nettement moins bon
hint-some-behind = Semble un peu moins bon
hint-sure = { $behind } (certitude de { $sure } %, sur { $games } parties simulées)
# What a trade is for: the action that follows it.
hint-pays-for = Finance la suite : { LOWER($deed) }
hint-then = Ensuite : { LOWER($deed) }
# The same under what a computer guild did: what it did not do.
hint-instead = Deuxième choix : { LOWER($deed) }
hint-instead-behind = Deuxième choix : { LOWER($deed) }. { $behind }
hint-instead-fact = Deuxième choix : { LOWER($deed) }. { $behind }. En sa faveur : { LOWER($fact) }
