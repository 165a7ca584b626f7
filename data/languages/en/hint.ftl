### A hint on a slip of parchment, about 35 characters wide: its title, below it what to do, with the
### reasons; then what could be done instead, and two buttons.

hint-title = A Master's advice
hint-next-best = Next best
hint-do = Do it
hint-close = Close the hint
# How the next best came out when both were played on in thought.
hint-as-good = About equally good
hint-behind = About { $prestige } prestige worse
hint-behind-chance = About { $prestige } prestige worse; chance of winning { $points } { $points ->
    [one] percentage point
   *[other] percentage points
  } lower
hint-far-behind = Does far worse
hint-some-behind = Looks a little worse
hint-sure = { $behind } ({ $sure }% sure after { $games } simulated games)
# What a trade is for: the action that follows it.
hint-pays-for = Lets you { LOWER($deed) }
hint-then = Then { LOWER($deed) }
# The same under what a computer guild did: what it did not do.
hint-instead = Next best: { LOWER($deed) }
hint-instead-behind = Next best: { LOWER($deed) }. { $behind }
hint-instead-fact = Next best: { LOWER($deed) }. { $behind }. In its favour: { LOWER($fact) }
