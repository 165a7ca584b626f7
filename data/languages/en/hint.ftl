### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = A Master would
hint-next-best = Next best
hint-do = Do it
hint-close = Put the hint away
# How the next best came out when both were played on in thought.
hint-as-good = Does about as well
hint-behind = Does worse by about { $prestige } prestige
hint-behind-chance = Does worse by about { $prestige } prestige and wins { $points ->
    [one] one game in 100 fewer
   *[other] { $points } games in 100 fewer
  }
hint-far-behind = Does far worse
hint-some-behind = Looks a little worse
# The same under what a computer guild did: what it did not do.
hint-instead = Rather than: { $deed }
hint-instead-behind = Rather than: { $deed }. { $behind }
hint-instead-fact = Rather than: { $deed }. { $behind }. For it: { $fact }
