### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = 親方なら
hint-next-best = 次善の手
hint-do = 実行
hint-close = ヒントをしまう
# How the next best came out when both were played on in thought.
hint-as-good = ほぼ同じ結果
hint-behind = 名声にして約{ $prestige }劣る
hint-behind-chance = 名声にして約{ $prestige }劣り、100局のうち勝ちが{ $points }局減る
hint-far-behind = 大きく劣る
hint-some-behind = 少し劣りそう
# The same under what a computer guild did: what it did not do.
hint-instead = 選ばなかった手：{ $deed }
hint-instead-behind = 選ばなかった手：{ $deed }。{ $behind }
hint-instead-fact = 選ばなかった手：{ $deed }。{ $behind }。その利点：{ $fact }
