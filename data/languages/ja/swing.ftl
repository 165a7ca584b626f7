### A final swing in the review of a game: the chance to win changes much in the last round, and no choice of the
### guild explains it.

# In the list of turning points, beside where it was: like review-cost, but for a gain. Then the row's lines.
review-gain = 勝率+{ $points }ポイント
review-final-count = 最終得点計算
review-decisive = 決め手：{ $deed }
# $gains has the guild and its rival: "Raven +34 and Tower +12".
review-guild-gain = { $guild }{ SIGNED($prestige) }
review-since = ラウンド開始からの名声：{ $gains }
review-at-once = この手で得た名声：{ $gains }
# At the table, on a slip: a line each.
review-swing = 最終ラウンドで勝率が{ $before }%から{ $after }%に変わりました
review-no-cause = どれか1つの選択が原因とは言えません
# A label of about 8 letters beside review-step-why.
review-step-decisive = 決め手
