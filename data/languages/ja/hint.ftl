### A hint on a slip of parchment, about 35 characters wide: its title, which ends in what to do, which
### stands below it with its reasons; then what could be done instead, and two buttons.

hint-title = 親方の助言
hint-next-best = 次善の手
hint-do = 実行
hint-close = ヒントを閉じる
# How the next best came out when both were played on in thought.
hint-as-good = ほぼ同等
hint-behind = 名声でおよそ{ $prestige }点劣る
hint-behind-chance = 名声でおよそ{ $prestige }点劣り、勝率が{ $points }ポイント下がる
hint-far-behind = 大きく劣る
hint-some-behind = 少し劣ると思われる
hint-sure = { $behind }（{ $games }局をシミュレーション、確度{ $sure }%）
# What a trade is for: the action that follows it.
hint-pays-for = この後の資金になる：{ $deed }
hint-then = その後：{ $deed }
# The same under what a computer guild did: what it did not do.
hint-instead = 次善の手：{ $deed }
hint-instead-behind = 次善の手：{ $deed }。{ $behind }
hint-instead-fact = 次善の手：{ $deed }。{ $behind }。その利点：{ $fact }
