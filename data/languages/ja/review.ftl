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
review-none = 明らかなミスはありません。
review-none-yet = まだ見つかっていません
review-cost = 勝率−{ $points }ポイント
review-played = 選んだ手：{ $deed }
review-better = よりよい手：{ $deed }
review-point = { $guild }、{ $where }：{ $cost }。{ $played }。{ $better }。

# At the table, on a slip: which turning point it is; three labels of about 8 letters in a row; and what
# games that were thought through with both tell. The last is a button that goes back to the moment.
review-number = 分かれ目 { $number }/{ $count }
review-step-played = 選んだ手
review-step-better = よりよい手
review-step-why = 理由
review-no-facts = すぐには何も変わらない
review-ahead = { $games }局をシミュレーションしたところ、選んだ手を上回った
review-prestige = 名声およそ{ $prestige }点の差
review-show = 場面を見る
# Why there is no way to another turning point.
review-no-further = これ以上、分かれ目はありません

# Where prestige was lost: a heading, then a line or two each. $quests are names of quests.
review-lost = 失った名声
review-failed = クエスト{ $count }件に失敗（{ $quests }）：名声{ $prestige }点
review-lost-idle = 冒険者の待機：延べ{ $count }ラウンド
review-lost-unspent = 終了時に余った資源：{ $count }個
review-lost-order = 手番順で譲った順位：延べ{ $count }
review-lost-nothing = 特になし

# Loss by phase: a heading, its unit beside it (about 20 letters) in the review of a game and in the page of a player, the names,
# the loss of a phase in points of winning chance ("0.8"), and the phase with the greatest loss.
review-phases = フェイズ別の損失
review-phases-unit = 勝率（ポイント）
review-phases-unit-a-game = 1ゲームあたりのポイント
review-phase-setup = 準備
review-phase-mine = 鉱山
review-phase-market = 市場
review-phase-quest = クエスト
review-loss = { $phase }：勝率{ $points }ポイントの損失
review-loss-a-game = { $phase }：1ゲームにつき勝率{ $points }ポイントの損失
review-points = { $points }
review-weakest = 苦手なフェイズ：{ $phase }

# While it is made, at the foot; if it cannot go on; and a button then, about 12 letters.
review-progress = 振り返り中：{ $percent }%
review-stuck = 振り返りが中断しました。それまでの結果は残っています。
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
review-own-early = { $enough }ゲームを振り返ると、最も損をしているフェイズがここに表示されます。
review-own-most = 最も損をしているのは{ $phase }フェイズで、1ゲームにつき勝率{ $points }ポイントです。特に大きいのは第{ $round }ラウンドです。
review-own-most-setup = 最も損をしているのは準備で、1ゲームにつき勝率{ $points }ポイントです。
review-own-rounds = ラウンド別の損失（1ゲームあたりのポイント）：{ $phase }
review-own-round = 第{ $round }ラウンド：{ $points }ポイント
