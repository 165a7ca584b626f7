### The second move of the guild that is first in the order: it will be last in the next one.

# In the bottom bar, about 50 letters, while the guild makes it.
match-moves-again = { $guild } wykonuje drugi ruch i pójdzie na koniec
# In the log, for "Moves an overseer" and "Jumps 3 workers".
log-moves-again = Przesuwa nadzorcę po raz drugi
log-jumps-again = Drugim ruchem przeskakuje { $count ->
    [one] { $count } górnika
   *[other] { $count } górników
  }
