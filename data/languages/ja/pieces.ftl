# Set pieces: moments that get more room than others. They are seen for a second or two, so every line
# is short.

# A banner at the beginning of a phase: the round, the phase beside it, and who is first and why.
piece-round = 第{ $round }ラウンド
piece-last-round = 最終ラウンド
piece-last-round-means = 鍛冶屋とバザールで終了時ボーナスを購入できます。終了時に進行中のクエストは失敗します。
piece-first-drawn = 抽選により{ $guild }が1番手
piece-first-still = 引き続き{ $guild }が1番手
piece-first-twice = 引き続き{ $guild }が1番手。2回目の移動もできます
piece-first-same = 市場と同じく{ $guild }が1番手
piece-first-turned = { $guild }が1番手：これまでの1番手は最後へ
piece-first-fewest = { $guild }が1番手：鉱山の鉱夫が最少（{ $count }人）
piece-first-tie = { $guild }が1番手：鉱夫は{ $others }と同数（{ $count }人）で、手番順が後だったため
piece-first-held = 鉱夫{ $count }人の{ $guild }が1番手：{ $other }は2回目の移動により最後

# A quest is completed: a line over its name, beside the card.
piece-completed = { $guild }がクエスト完了
piece-level = レベル{ $level }

# A quest fails: a line over its name, then what is kept of it and what is lost.
piece-failed = { $guild }がクエスト失敗
piece-failed-short = 威力{ $power }（必要{ $needed }）
piece-failed-promise = 約束した英雄が来ませんでした
piece-failed-kept = 得たもの：完了した区間の{ $prestige }
piece-failed-nothing = 得たもの：なし（完了した区間なし）
piece-failed-lost = 失ったもの：{ $things }
piece-failed-quest = クエスト
piece-failed-weapons = 武器{ $count }個
piece-failed-penalty = 受注ラウンドの失敗で{ $prestige }

# A champion is crowned: a line over the adventurer's name; the title stands on a ribbon.
piece-crowned = { $guild }に英雄が誕生

# Workers strike: the word everything stops at; then a slip with why (a line for each group; "own" is
# yes if they are those of the one person at the table) and the rule below it.
piece-strike = ストライキ
piece-strike-count = { $own ->
    [yes] 自分の鉱夫{ $count }人がつながりました
   *[no] { $guild }の鉱夫{ $count }人がつながりました
  }
piece-strike-rule = { $count }人以上でストライキ
