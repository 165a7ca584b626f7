### A final swing in the review of a game: the chance to win changes much in the last round, and no choice of the
### guild explains it.

# In the list of turning points, beside where it was: like review-cost, but for a gain. Then the row's lines.
review-gain = szansa na wygraną +{ $points } p.p.
review-final-count = Punktacja końcowa
review-decisive = Rozstrzyga: { $deed }
# $gains has the guild and its rival: "Raven +34 and Tower +12".
review-guild-gain = { $guild } { SIGNED($prestige) }
review-since = Prestiż od początku rundy: { $gains }
review-at-once = Prestiż z tego ruchu: { $gains }
# At the table, on a slip: a line each.
review-swing = Ostatnia runda zmieniła twoją szansę z { $before }% na { $after }%
review-no-cause = Żaden pojedynczy wybór wyraźnie o tym nie przesądził
# A label of about 8 letters beside review-step-why.
review-step-decisive = Zwrot
