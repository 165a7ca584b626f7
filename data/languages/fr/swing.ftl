### A final swing in the review of a game: the chance to win changes much in the last round, and no choice of the
### guild explains it.

# In the list of turning points, beside where it was: like review-cost, but for a gain. Then the row's lines.
review-gain = chances de gagner +{ $points } { $points ->
    [one] point
   *[other] points
  }
review-final-count = Décompte final
review-decisive = Décisif : { $deed }
# $gains has the guild and its rival: "Raven +34 and Tower +12".
review-guild-gain = { $guild } { SIGNED($prestige) }
review-since = Prestige depuis le début de la manche : { $gains }
review-at-once = Prestige obtenu ainsi : { $gains }
# At the table, on a slip: a line each.
review-swing = La dernière manche a fait passer vos chances de { $before } % à { $after } %
review-no-cause = Aucun choix n’en est clairement la cause
# A label of about 8 letters beside review-step-why.
review-step-decisive = Décisif
