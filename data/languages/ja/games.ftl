### What lists of games say: in the library, under Continue on the title, and in replays. Half a line
### each, about 40 characters.

# Which game. $mode and $difficulty are in names.ftl.
game-mode-solo = { CAPITAL($mode) }ソロ、{ $difficulty }

# How far it has come: "Round 5 of 18, Stage I, market". $far is what stands before the comma.
game-not-begun = 第1ラウンド前
game-round = 第{ $round }ラウンド
game-round-of = 第{ $round }ラウンド（全{ $rounds }）
game-further = { $far }、{ $further }
game-phase-mine = 鉱山
game-phase-market = 市場
game-phase-quest = クエスト

# Under Continue: "round 5, your turn: Tower".
game-beginning = 開始前
game-at-round = 第{ $round }ラウンド
game-your-turn = 自分の手番：{ $guild }
game-their-turn = { $guild }の手番

# How it ended.
game-lost = 第{ $round }ラウンドで敗北
game-won-solo = 名声{ $prestige }点で勝利
game-won = { $guild }が名声{ $prestige }点で勝利

# When it was played.
date-unknown = 日時不明
date-today = 今日 { $clock }
date-yesterday = 昨日 { $clock }
date-days-ago = { $count }日前
date-day = { $month }{ $day }日
date-day-of-year = { $year }年{ $month }{ $day }日
month-1 = 1月
month-2 = 2月
month-3 = 3月
month-4 = 4月
month-5 = 5月
month-6 = 6月
month-7 = 7月
month-8 = 8月
month-9 = 9月
month-10 = 10月
month-11 = 11月
month-12 = 12月
