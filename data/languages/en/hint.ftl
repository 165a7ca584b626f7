### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = A Master would
hint-next-best = Next best
hint-do = Do it
hint-close = Close the hint
# How the next best came out when both were played on in thought.
hint-as-good = Does about as well
hint-behind = About { $prestige } prestige worse
hint-behind-chance = About { $prestige } prestige worse, with a { $points }% lower chance to win
hint-far-behind = Does far worse
hint-some-behind = Looks a little worse
# The same under what a computer guild did: what it did not do.
hint-instead = Instead of: { $deed }
hint-instead-behind = Instead of: { $deed }. { $behind }
hint-instead-fact = Instead of: { $deed }. { $behind }. In its favour: { $fact }
