# A replay. Above the bar at the foot stands which moment is shown, at the right, in small figures.
replay-count = { $moment }/{ $last }

# What the knob and the numbers of the rounds on the track are called, when pointed at.
replay-moment = 場面{ $moment }/{ $last }
replay-round = 第{ $round }ラウンド

# Buttons at the foot: how fast it plays (3 letters), and what buttons without words do, with a key.
replay-speed = { $speed }倍
replay-speed-off = なし
replay-speed-tip = アニメーション速度
replay-tip-with-key = { $label }（{ $key }）

# Playing on from a moment: a button of about 18 letters, which is also the title of what it opens; a
# line there; the button that does it; and why it cannot be done. $where is "Round 5, market".
replay-play-on = ここから遊ぶ
replay-new-game = { $where }：この場面から新しいゲームを始めます。今見ているゲームはそのまま残ります。
replay-begin = 遊ぶ
replay-over = ここでゲームは終了しています
