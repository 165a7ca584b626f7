### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = L’avis d’un Maître
hint-next-best = Sinon
hint-do = Suivre
hint-close = Ranger le conseil
# How the next best came out when both were played on in thought.
hint-as-good = Revient à peu près au même
hint-behind = Finit avec environ { $prestige } prestige de moins
hint-behind-chance = Finit avec environ { $prestige } prestige de moins et des chances de victoire plus faibles de { $points } points
hint-far-behind = Finit loin derrière
hint-some-behind = Semble un peu moins bon
# The same under what a computer guild did: what it did not do.
hint-instead = Plutôt que : { $deed }
hint-instead-behind = Plutôt que : { $deed }. { $behind }
