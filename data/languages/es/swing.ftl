### A final swing in the review of a game: the chance to win changes much in the last round, and no choice of the
### guild explains it.

# In the list of turning points, beside where it was: like review-cost, but for a gain. Then the row's lines.
review-gain = probabilidad de ganar +{ $points } { $points ->
    [one] punto
   *[other] puntos
  }
review-final-count = Recuento final
review-decisive = Decisivo: { $deed }
# $gains has the guild and its rival: "Raven +34 and Tower +12".
review-guild-gain = { $guild } { SIGNED($prestige) }
review-since = Prestigio desde el inicio de la ronda: { $gains }
review-at-once = Prestigio de esta jugada: { $gains }
# At the table, on a slip: a line each.
review-swing = La última ronda llevó tu probabilidad del { $before } % al { $after } %
review-no-cause = Ninguna decisión por sí sola fue claramente la causa
# A label of about 8 letters beside review-step-why.
review-step-decisive = Decisivo
