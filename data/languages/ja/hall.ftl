# The hall of fame: its title, and what stands there when nothing was finished yet.
hall-title = 殿堂
# While it is empty: the caption of a picture, and a button.
hall-invite-title = 壁はまだ空です
hall-invite-words = ゲームを1回終えると、最高得点、順位、勝利数がここに並びます。
hall-invite-reviews = 振り返りはまだありません
hall-invite-reviews-words = 終了したゲームを振り返ると、得意なことと損の多いところがここにまとまります。
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
hall-score = { $score }点
hall-score-of = { $score }/{ $mark }点

# The list: which game it was, who played it against whom, how it ended. About 40 letters each.
hall-games = 終了したゲーム
hall-game = { $kind }、{ $day }
hall-alone = { $seat }、{ $difficulty }
hall-against = { $seat } 対 { $rivals }
hall-first = 勝利、{ $score }点対{ $other }点
hall-place = { $place }位、{ $score }点対{ $other }点
hall-solo-done = 勝利、{ $score }点
hall-solo-lost = 敗北、{ $score }点
