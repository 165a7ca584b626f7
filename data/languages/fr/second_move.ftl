### The second move of the guild that is first in the order: it will be last in the next one.

# In the bottom bar, about 50 letters, while the guild makes it.
match-moves-again = { $guild } prend le second déplacement et passera en dernier
# In the log, for "Moves an overseer" and "Jumps 3 workers".
log-moves-again = Déplace un contremaître une seconde fois
log-jumps-again = Saute par-dessus { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
  } au second déplacement
