### The second move of the guild that is first in the order: it will be last in the next one.

# In the bottom bar, about 50 letters, while the guild makes it.
match-moves-again = { $guild } takes the second move and will go last
# In the log, in place of log-moves and log-jumps.
log-moves-again = Moves an overseer a second time
log-jumps-again = Jumps { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  } with a second move
