### A final swing in the review of a game: the chance to win changes much in the last round, and no choice of the
### guild explains it.

# In the list of turning points, beside where it was: like review-cost, but for a gain. Then the row's lines.
review-gain = Siegchance +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
review-final-count = Schlusswertung
review-decisive = Entscheidend: { $deed }
# $gains has the guild and its rival: "Raven +34 and Tower +12".
review-guild-gain = { $guild } { SIGNED($prestige) }
review-since = Prestige seit Beginn der Runde: { $gains }
review-at-once = Prestige durch diesen Zug: { $gains }
# At the table, on a slip: a line each.
review-swing = Die letzte Runde brachte deine Siegchance von { $before } % auf { $after } %
review-no-cause = Keine einzelne Wahl war klar die Ursache
# A label of about 8 letters beside review-step-why.
review-step-decisive = Wende
