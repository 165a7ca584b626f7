### The second move of the guild that is first in the order: it will be last in the next one.

# In the bottom bar, about 50 letters, while the guild makes it.
match-moves-again = { $guild }が2回目の移動：次の手番順では最後
# In the log, for "Moves an overseer" and "Jumps 3 workers".
log-moves-again = 2回目の移動で監督官を移動
log-jumps-again = 2回目の移動で鉱夫{ $count }人を飛び越え
