# The wall of the hall: its tab, and the plates over its rows with a number such as "7 of 12".
wall-tab = 広間
wall-plate-titles = 英雄とその称号
wall-plate-seals = 達成したクエストの印章
wall-of = { $count }/{ $all }

# The slip beside a title or seal: how often and how well it was earned, and what pressing it does.
wall-completed = { $count }回達成
wall-worn = { $count }回獲得、最後は{ $hero }
wall-best = 最高のゲーム：名声{ $score }点、{ $day }
wall-open = そのゲームを開く
wall-gone = 「ゲーム」でこの対局を探す
# While a place is empty: how it is filled, in which games, and what pressing it does.
wall-how-quest = このクエストを1回達成すると、ここに印章が並びます。
wall-how-title = 英雄にこの称号を与えると、ここに旗が掛かります。
wall-modes = ゲーム：{ $modes }
wall-set-up = ゲームを準備する

# Below: what would fill a row soonest.
wall-ready = 壁の準備はできています。ゲームを1回終えると最初の品が並びます
wall-full = 壁はすべて埋まりました
wall-nearest-titles = あと少し：称号{ $count }つで竿が埋まります
wall-nearest-green = あと少し：印章{ $count }個でステージIの棚が埋まります
wall-nearest-grey = あと少し：印章{ $count }個でステージIIの棚が埋まります
wall-nearest-red = あと少し：印章{ $count }個でステージIIIの棚が埋まります
wall-nearest-gold = あと少し：印章{ $count }個で金の棚が埋まります

# The last games, on the right: how many were won, and the place of the first one.
wall-games = ゲーム
wall-games-won = { $all }回中{ $won }勝
wall-games-none = まだなし
wall-first = 最初のゲームがここに入ります
# A game in few words: its kind and who played against you.
wall-game = { $kind }、{ $rivals }
# Below them, about 10 letters, each under a number such as "3 of 5".
wall-sum-solo = ソロ勝利
wall-sum-lessons = レッスン
wall-sum-puzzles = パズル

# The trophies of solo contracts below the seals, and the slip beside one.
wall-trophy = { $medal }、名声{ $score }点、{ $day }
wall-tries = { $count }回挑戦
wall-play = この依頼をプレイする
wall-nearest-contracts = あと少し：依頼{ $count }件で棚が埋まります

# The calendar of the deal of the day: its head with the name of a month, its arrows, days of the week
# in two letters, and what a day brought, for screen readers.
calendar-head = { $year }年{ $month }
calendar-month-1 = 1月
calendar-month-2 = 2月
calendar-month-3 = 3月
calendar-month-4 = 4月
calendar-month-5 = 5月
calendar-month-6 = 6月
calendar-month-7 = 7月
calendar-month-8 = 8月
calendar-month-9 = 9月
calendar-month-10 = 10月
calendar-month-11 = 11月
calendar-month-12 = 12月
calendar-before = 前の月
calendar-after = 次の月
calendar-weekday-1 = 月
calendar-weekday-2 = 火
calendar-weekday-3 = 水
calendar-weekday-4 = 木
calendar-weekday-5 = 金
calendar-weekday-6 = 土
calendar-weekday-7 = 日
calendar-day = { $day }：名声{ $score }点
calendar-day-medal = { $day }：名声{ $score }点、{ $medal }
calendar-day-lost = { $day }：敗北
