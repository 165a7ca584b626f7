### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = L’avis d’un Maître
hint-next-best = Sinon
hint-do = Suivre
hint-close = Ranger le conseil
# How the next best came out when both were played on in thought.
hint-as-good = Revient à peu près au même
hint-behind = Moins bon d’environ { $prestige } prestige
hint-behind-chance = Moins bon d’environ { $prestige } prestige, et gagne { $points ->
    [one] { $points } partie de moins sur 100
   *[other] { $points } parties de moins sur 100
  }
hint-far-behind = Bien moins bon
hint-some-behind = Semble un peu moins bon
# The same under what a computer guild did: what it did not do.
hint-instead = Plutôt que : { $deed }
hint-instead-behind = Plutôt que : { $deed }. { $behind }
hint-instead-fact = Plutôt que : { $deed }. { $behind }. En sa faveur : { $fact }
