# The mine: placing overseers, moving them, and what a move would do.

# The label of a hex, on a slip beside it.
mine-hex-overseer = { $ground }のマス：{ $guild }の監督官
mine-hex-worker = { $ground }のマス：{ $guild }の鉱夫
mine-hex-empty = { $ground }のマス：空き

# The prompt in the bottom bar: one line of about 50 letters, two at the most.
mine-thinking = { $guild }が考え中
mine-place = { $guild }：監督官を置いてください（{ $number }/{ $count }）
mine-place-side = { $guild }の監督官を置いてください
mine-place-here = この{ $ground }のマスに置くか、別のマスを選んでください
mine-tie = { $guild }には同等の移動が複数あります。1つ選んでください
mine-worker-reward = { $guild }：好きな鉱夫を移動または除去するか、見送ってください
mine-overseer-reward = { $guild }：監督官を移動するか、見送ってください
mine-move = { $guild }：監督官を移動するか、パスしてください
mine-land-where = 監督官の着地先を選んでください
mine-land-here = ここに着地するか、別のマスを選んでください
# A second move makes a guild the last in the next order. $place is its place without it.
mine-second = { $guild }：2回目の移動をしますか？ 移動すると次の手番順は最後、しなければ{ $place ->
    [1] 1番手
    [2] 2番手
   *[3] 3番手
  }です
mine-second-last = { $guild }：2回目の移動をしますか？ どちらにしても次の手番順は最後です
mine-second-free = { $guild }：2回目の移動をしますか？ 手番順は変わりません

# Buttons of the bottom bar and of the right column, and why they cannot be pressed.
mine-pass = パス
mine-decline = 見送る
mine-no-pass = 今はパスできません
mine-confirm = 決定
mine-choose-move = 先に移動を選んでください
mine-choose-hex = 先にマスを選んでください
mine-take-off = 除去
mine-choose-worker = 先に鉱夫を選んでください
mine-no-way = この監督官は移動できません：着地できるマスがありません
# Solo: one of three colours to place, side by side; $count overseers of it are left.
mine-side = { $guild } { $count }

# The right column: a title of one line, then what to do.
mine-title = 鉱山
mine-title-place = 監督官
mine-title-worker = 鉱夫
mine-title-move = 移動
mine-title-jump = 鉱夫{ $count }人を飛び越え
mine-help-place = 空きマスを選んでください
mine-help-stands = { $guild }の監督官が{ $ground }に立ちます
mine-help-worker = 鉱夫を選び、移す先の空きマスを選びます
mine-help-move = 監督官を選び、着地先のマスを選びます
# Below it: quests with what they need of the mine, under two headings of one line; each with its
# name and a line of resources, of which so many are there and so many needed.
mine-needs = 自分のクエスト用
mine-needs-offer = 掲示板のクエスト用
mine-need-ore = { $there }/{ $needed }
mine-need-met = 全ステップの装備済み
mine-need-beyond = { $when }：装備をそろえられません

# The right column, line by line: what becomes of each worker (about 18 letters), and strikes.
mine-worker-new = 新しい鉱夫
mine-worker-turn = { $guild }に転向
mine-worker-defect = 離反して{ $guild }へ
mine-worker-leave = 鉱山を去る
mine-worker-set = ここに置く
# What a worker yields, before a picture of the resource.
mine-yield = { SIGNED($count) }
mine-more = ほか{ $count }件
mine-strike = ストライキ：{ $guild }の{ $count }人が去る
# On a slip of parchment beside the landing hex, about 18 letters.
mine-strike-short = スト：{ $guild } { $count }人
# Solo: what an automated colour does in answer, above its workers.
mine-then-jump = 次に{ $guild }が{ $count }人を飛び越え
mine-then-move = 次に{ $guild }が移動

# Under the right column's list: headings of two rows of emblems. The short one for narrow columns.
mine-workers = 鉱山の鉱夫
mine-order = この結果の手番順
mine-order-short = 次の手番順
