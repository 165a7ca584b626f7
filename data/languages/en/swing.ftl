### A final swing in the review of a game: the chance to win changes much in the last round, and no choice of the
### guild explains it.

# In the list of turning points, beside where it was: like review-cost, but for a gain. Then the row's lines.
review-gain = chance of winning +{ $points } { $points ->
    [one] point
   *[other] points
  }
review-final-count = Final count
review-decisive = Decisive: { $deed }
# $gains has the guild and its rival: "Raven +34 and Tower +12".
review-guild-gain = { $guild } { SIGNED($prestige) }
review-since = Prestige since the round began: { $gains }
review-at-once = Prestige from this: { $gains }
# At the table, on a slip: a line each.
review-swing = The last round took your chance from { $before }% to { $after }%
review-no-cause = No single choice clearly caused it
# A label of about 8 letters beside review-step-why.
review-step-decisive = Decisive
