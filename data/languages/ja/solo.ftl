### Solo games: automated colours, ties among their moves, the duty to take quests.

# The rule that chose a move of an automated colour, on a slip beside its overseer: two lines of about
# 28 letters. Before it stands the colour's name with a colon.
solo-slip = { $guild }：
solo-moves-by = { $guild }：{ $rule }
solo-rule-most = 飛び越えるほかの色の鉱夫が最多（{ $count }人）
solo-rule-fewest = { $count ->
    [0] 飛び越える自色の鉱夫が最少（{ $own }人）
   *[other] 飛び越えるほかの色が最多（{ $count }人）、自色が最少（{ $own }人）
  }
solo-rule-only = 唯一の移動を実行
solo-rule-tie = 同等の移動からプレイヤーが選択
solo-rule-tie-watched = 同等の移動の1つを実行
solo-rule-none = 移動不可
solo-yours = 自分の鉱夫{ $count }人を奪う

# On the panel of an automated colour, about 18 letters.
solo-moving = 移動中
solo-chosen-for = プレイヤーが選びます

# The right column while an automated colour moves.
solo-moves = { $guild }の移動
solo-no-choice = 選ぶことはありません
solo-why = この移動の理由
solo-jumps = 飛び越え
solo-wins-most = ほかの色の鉱夫を最も多く飛び越える移動
solo-wins-fewest = 同数なら、自色の鉱夫が最も少ない移動
solo-wins-tie = それでも同等ならプレイヤーが選択

# A tie: the right column. Candidates are rows with a number, a head and a line below it.
solo-tie-title = { $guild }の同等の移動
solo-tie-count = 同等の移動{ $count }通り
solo-tie-why-head = 同等の理由
solo-tie-why = { $count ->
    [0] どの移動もほかの色の鉱夫を飛び越えません。
   *[other] どれもほかの色の鉱夫{ $count }人、自色の鉱夫{ $own }人を飛び越えます。
  }
solo-tie-head = プレイヤーの選択
solo-tie-decide = { $guild }は、このどれかの移動を行います。好きなものを選んでください。
solo-tie-overseer = { $guild }は必ず移動します。監督官を選び、次に着地先を選んでください。
solo-tie-land = この監督官の着地先を選んでください。
solo-takes-yours = 自分の{ $count }人を奪う
solo-takes-other = { $guild }の{ $count }人を奪う
solo-takes-both = 自分の{ $yours }人とほかの{ $count }人を奪う
solo-takes-none = 鉱夫を奪わない
solo-worker-on = { $grounds }のマス
solo-from-to = { $start }から{ $end }へ
solo-overseer-on = { $ground }の監督官
solo-landings = 着地先{ $count }か所
solo-candidate = 移動{ $number }。{ $head }、{ $detail }
solo-overseer-label = 監督官{ $number }。{ $head }、{ $detail }
solo-move-number = 移動{ $number }
solo-move-here = ここへ移動
solo-choose-overseer = 先に監督官を選んでください

# The duty of the round, on parchment in the left column: a head of about 22 letters, lines of about 26.
duty-title = 第{ $round }ラウンドの義務
duty-take = クエストを1つ受注
duty-taken = クエスト受注済み
duty-none = 受注できるクエストなし
duty-complete = 全クエストを完了
duty-by = 第{ $round }ラウンドまで
duty-active = 進行中{ $count }件
duty-limit = { $count }件で敗北
duty-failed = クエストに失敗すると敗北
duty-four = 進行中4件。5件目を受注するなら、同じラウンドに1件完了してください
duty-five = 進行中5件。このラウンドに1件完了しないと、次のラウンドに敗北します
duty-full = 進行中5件。もう受注できず、敗北します
duty-last = 最終ラウンド。未完了のクエストがあると敗北します
duty-board = クエスト掲示板を開く
duty-slots = 進行中{ $count }/{ $limit }件
