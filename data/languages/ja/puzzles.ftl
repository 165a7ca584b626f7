# The list of puzzles: its title, a line under it, the levels, and the kinds of puzzles, about 14 letters.
puzzles-title = パズル
puzzles-words = 強いギルド同士のゲームから選んだ局面です。明らかに最善の手が1つあります。見つけてください。
puzzles-level-1 = 易しい
puzzles-level-2 = 普通
puzzles-level-3 = 難しい
puzzles-kind-mine = 鉱山
puzzles-kind-market = 市場
puzzles-kind-quest = クエスト
puzzles-kind-arming = 装備
puzzles-kind-last_round = 最終ラウンド
puzzles-where = { $kind }、第{ $round }ラウンド

# How far one is: about 14 letters. $lost is prestige.
puzzles-is-solved = 正解済み
puzzles-best-try = 名声{ $lost }点差

# On the slip over the table: at most 35 words, and a button of about 14 letters.
puzzles-ask = 塔のギルドとしてプレイします。明らかに最善の手が1つあるので、それを選んでください。画面は自由に見られ、取引もできます。
puzzles-behind = ここから続きを何局も試した結果、最善の手より名声が約{ $lost }点少なくなりました。取り消して、もう一度試しますか？
puzzles-untried = 続きを試すまでもない弱い手です。おそらく最善の手より名声が{ $lost }点以上少なくなります。取り消しますか？
puzzles-best = 最善：{ $deed }。
puzzles-solved = 最善の手です。次善の手より名声が約{ $margin }点多くなります。
puzzles-why = { $said }理由：{ $why }。
puzzles-no-skip = パズルの手順は1つだけです
puzzles-onward = 次のパズル

# On a small drawing: the power on a quest, and what its step needs.
puzzles-power = 威力{ $power }/{ $needed }

# Beside the list: the next puzzle and its button, how many are solved, and which are shown. A summary is read
# after the name of a puzzle.
puzzles-next = 次のパズル
puzzles-solve = 解く
puzzles-all-solved = 全問正解
puzzles-again = もう一度解く
puzzles-solved-of = { $solved }/{ $count }
puzzles-solved-word = 正解済み
puzzles-kinds = 表示するパズル
puzzles-every-kind = すべて
puzzles-only-unsolved = 未正解のみ
puzzles-none-left = ここのパズルはすべて正解済みです。
puzzles-untouched = 未挑戦
puzzles-summary = { $where }。{ $level }、{ $state }。

# The name of each puzzle, about 20 letters: of what one sees in the position, never of the answer. No two are alike.
puzzles-name-arming_17480_108 = ミイラが目を覚ます
puzzles-name-arming_17480_122 = 威力があと5
puzzles-name-arming_20507_036 = 酔っ払いとネズミ
puzzles-name-arming_46580_064 = スライムか水晶か
puzzles-name-last_round_18405_119 = 最後の金貨
puzzles-name-last_round_18615_125 = 28点の差
puzzles-name-last_round_40156_120 = 7つの最後の好機
puzzles-name-market_52101_077 = 金貨2枚の使い道
puzzles-name-mine_73781_083 = 7人対7人
puzzles-name-quest_35328_035 = コウモリかゴブリンか
puzzles-name-quest_35328_097 = 手前は安い
puzzles-name-quest_89850_047 = 先頭は狼
puzzles-name-arming_36826_102 = 盗賊を捕らえるのは誰
puzzles-name-arming_46580_090 = スライムに威力9
puzzles-name-last_round_12221_114 = 最後の掲示板
puzzles-name-last_round_35328_114 = 残る金貨は3枚
puzzles-name-last_round_35328_116 = 名声2点のリード
puzzles-name-market_08928_073 = 森のどこまで
puzzles-name-market_18405_104 = ふくらんだ財布
puzzles-name-market_36826_080 = 斧かメイスか槍か
puzzles-name-mine_52101_072 = 隣り合う2人
puzzles-name-mine_67227_096 = 18通りの動き
puzzles-name-mine_82130_024 = 広い坑道
puzzles-name-mine_89850_090 = もう1手動くか
puzzles-name-quest_08928_076 = 金貨は1枚もなし
puzzles-name-quest_40156_086 = 手持ちは金貨8枚
puzzles-name-quest_89850_080 = まず墓地へ？
puzzles-name-market_18001_082 = 鍛冶屋の誘い
puzzles-name-market_40156_101 = 残る市場はあと1回
puzzles-name-mine_46580_043 = 最後に回るのは誰
