# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = パズル
puzzles-words = 強豪同士のゲームから選んだ局面です。明らかに最善の選択が1つあります。見つけてください。
puzzles-level-1 = 易しい
puzzles-level-2 = 普通
puzzles-level-3 = 難しい
puzzles-kind-mine = 鉱山
puzzles-kind-market = 市場
puzzles-kind-quest = クエスト
puzzles-kind-arming = 装備
puzzles-kind-last_round = 最終ラウンド
puzzles-name = { $kind }、第{ $round }ラウンド

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = 正解済み
puzzles-best-try = { $lost }点差

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = 塔としてプレイします。明らかに最善の選択が1つあります。それを選んでください。何でも見ることができ、取引もできます。
puzzles-behind = ここから何度も続きを試した結果、最善の選択より名声が約{ $lost }少なくなりました。取り消して、もう一度試しますか？
puzzles-untried = 続きを試すまでもない弱い手です。おそらく最善の選択より名声が{ $lost }以上少なくなります。取り消しますか？
puzzles-best = 最善：{ $deed }。
puzzles-solved = 最善の選択です。次善の手より名声が約{ $margin }多くなります。
puzzles-why = { $said }{ $why }。
puzzles-no-skip = パズルの手順は1つだけです
puzzles-all = パズル一覧
