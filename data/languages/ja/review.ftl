# Looking back at a finished game. The title stands at the top left: about 12 letters.
review-title = 振り返り

# The chart of chances: its heading, the names of its moments, and what is told of one, aloud or in a
# slip: "Round 5: Tower 40 % and Raven 60 %".
review-curve = 勝率
review-round = 第{ $round }ラウンド
review-end = 終了時
review-chance = { $guild } { $percent }%
review-chances = { $when }：{ $chances }

# Turning points, in a list on the right: a heading, and in place of the list a line or two. A row has
# $where ("Round 5, market") and $cost, then what was played and what would have been better.
review-turning-points = 分かれ目
review-none = 大きく損をしたと言い切れる選択はありません。
review-swing = 最後のラウンドで決まりました。勝率は{ $before }%から{ $after }%へ。どれか1つの選択が原因とは言い切れません。
review-none-yet = まだ見つかっていません
review-cost = 勝率−{ $points }%
review-played = 選んだ手：{ $deed }
review-better = よりよい手：{ $deed }
review-point = { $guild }、{ $where }：{ $cost }。{ $played }。{ $better }。

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = 分かれ目 { $number }/{ $count }
review-step-played = 選んだ手
review-step-better = よい手
review-step-why = 理由
review-no-facts = すぐには何も変わらない
review-ahead = 想像上の{ $games }局で先まで打ち、選んだ手を上回った
review-prestige = 名声およそ{ $prestige }の差
review-show = 場面を見る
# Why there is no way to another turning point.
review-no-further = この先にはありません

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = 失った名声
review-failed = クエスト{ $count }件失敗（{ $quests }）：名声{ $prestige }
review-lost-idle = 冒険者の待機：のべ{ $count }ラウンド
review-lost-unspent = 終了時に余った資源：{ $count }
review-lost-order = 手番順で譲った順位：のべ{ $count }
review-lost-nothing = 特になし

# Strong and weak phases: a heading, its unit beside it (about 16 letters), the names, what a choice of a phase costs on average in points of
# winning chance ("0.8"), and a sentence with two of the names.
review-phases = フェイズごとの損
review-phases-unit = 1手あたりの%
review-phase-setup = 準備
review-phase-mine = 鉱山
review-phase-market = 市場
review-phase-quest = クエスト
review-a-choice = { $phase }：1手あたり勝率{ $points }%
review-points = { $points }
review-strength = 得意：{ $strong }、苦手：{ $weak }
review-even = どのフェイズも同じくらいの強さ

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = 振り返り中：{ $percent }%
review-stuck = 振り返りが止まりました。見つかったものは残っています。
review-again = もう一度

# Why a button cannot be pressed, and the title of a message.
review-not-over = 終わったゲームだけ振り返れます
review-not-opened = このゲームは振り返れません

# A player's own page in the hall of fame: a switch (about 12 letters each), what stands there when
# nothing was reviewed yet, a row for each player, and what their games have in common. $phase is "market".
review-own = 振り返り
review-own-games = ゲーム
review-own-players = プレイヤー
review-own-row = { $games }ゲームを振り返り済み
review-own-early = { $enough }ゲームを振り返ると、最も損をしている所がここに表示されます。
review-own-most = 最も損をしているのは{ $phase }フェイズです：1ゲームあたり勝率{ $points }ポイント、特に第{ $round }ラウンド。
review-own-most-setup = 最も損をしているのは準備です：1ゲームあたり勝率{ $points }ポイント。
review-own-rounds = ラウンドごとの損（1ゲームあたりのポイント）：{ $phase }
review-own-round = 第{ $round }ラウンド：{ $points }ポイント
