### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = A Master would
hint-next-best = Next best
hint-do = Do it
hint-close = Put the hint away
# How the next best came out when both were played on in thought.
hint-as-good = Comes out about as well
hint-behind = Ends about { $prestige } prestige behind
hint-behind-chance = Ends about { $prestige } prestige behind, and the chance to win is { $points } points lower
hint-far-behind = Ends far behind
hint-some-behind = Looks a little worse
# The same under what a computer guild did: what it did not do.
hint-instead = Rather than: { $deed }
hint-instead-behind = Rather than: { $deed }. { $behind }
