### The second move of the guild that is first in the order: it will be last in the next one.

# In the bottom bar, about 50 letters, while the guild makes it.
match-moves-again = { $guild } macht den zweiten Zug und kommt dann zuletzt dran
# In the log, for "Moves an overseer" and "Jumps 3 workers".
log-moves-again = Bewegt im zweiten Zug einen Aufseher
log-jumps-again = { $count ->
    [one] Springt im zweiten Zug über { $count } Arbeiter
   *[other] Springt im zweiten Zug über { $count } Arbeiter
  }
