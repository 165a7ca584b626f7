### The second move of the guild that is first in the order: it will be last in the next one.

# In the bottom bar, about 50 letters, while the guild makes it.
match-moves-again = { $guild } hace el segundo movimiento e irá al final
# In the log, for "Moves an overseer" and "Jumps 3 workers".
log-moves-again = Mueve un capataz por segunda vez
log-jumps-again = Salta { $count ->
    [one] { $count } obrero
   *[other] { $count } obreros
  } con el segundo movimiento
