# The hall of fame: its title, and what stands there when nothing was finished yet.
hall-title = 殿堂
# While it is empty: the caption of a picture, and a button.
hall-invite-title = 壁の準備はできました
hall-invite-words = ゲームを1つ終えると、最高点、順位、勝利がここに並びます。
hall-invite-reviews = 振り返りはまだありません
hall-invite-reviews-words = 終わったゲームを振り返ると、得意なことと失点の多いところがここにまとまります。
hall-invite-library = ゲームを選ぶ

# On the left: what there is altogether, about 20 letters, each with a number such as "3 of 5".
hall-won = 勝ったゲーム
hall-solo-won = 勝ったソロゲーム
hall-lessons = 修了したレッスン
hall-puzzles = 解いたパズル
hall-of = { $count }/{ $all }

# The best scores: a heading, the kind of game, the score, and for solo games the great score.
hall-best = 最高得点
hall-kind-solo = { $mode }、ソロ
hall-score = { $score }
hall-score-of = { $score }/{ $mark }

# The list: which game it was, who played it against whom, how it ended. About 40 letters each.
hall-games = 終了したゲーム
hall-game = { $kind }、{ $day }
hall-alone = { $seat }、{ $difficulty }
hall-against = { $seat } 対 { $rivals }
hall-first = 勝利、{ $score }対{ $other }
hall-place = { $place }位、{ $score }対{ $other }
hall-solo-done = 勝利、{ $score }点
hall-solo-lost = 敗北、{ $score }点
