### What an action would do: on the slip of a hint, in the prompt of the market and at the merchant.
### One or two lines of about 40 characters, without a stop at the end.

# Set-up.
action-keep = 残す：{ $cards }
action-raise = { $hero }をレベルアップ
action-place = 監督官を{ $resource }のマスに置く
action-place-other = { $guild }の監督官を{ $resource }のマスに置く

# The mine.
action-pass-mine = パス：監督官を移動しない
action-move = この監督官を{ $resource }のマスへ移動
action-jump = この監督官で鉱夫{ $count }人を飛び越え、{ $resource }のマスへ
action-worker = この鉱夫を{ $resource }のマスへ移動
action-worker-off = この鉱夫を鉱山から除去
# From which hex to which, where nothing points there: "Move this overseer to iron (E4–E6)".
action-where = { $deed }（{ $where }）
action-from-to = { $origin }–{ $target }
action-from = { $origin }から

# The market. Labels name a thing to choose; the others say what it costs and does.
action-pass-market = パスして金貨{ $gold }枚を得る
action-claim-label = 「{ $card }」の使用権を得る
action-claim = 「{ $card }」の使用権を金貨{ $price }枚で得る
action-claim-shared = { $count ->
    [1] 「{ $card }」の使用権を金貨{ $price }枚と、{ $guilds }への金貨{ $share }枚で得る
   *[other] 「{ $card }」の使用権を金貨{ $price }枚と、{ $guilds }への金貨各{ $share }枚で得る
  }
action-buy = 「{ $card }」を購入
action-buy-for = 「{ $card }」を金貨{ $price }枚で購入
action-buy-goods = { $goods }を金貨{ $price }枚で購入
action-buy-single = 「{ $card }」を金貨{ $price }枚で購入（すぐに{ $effects }）
action-end-bonus = 「{ $card }」を金貨{ $price }枚で購入：今なら名声{ $worth }点
action-hire = 冒険者を雇う
action-hire-for = 冒険者を金貨{ $price }枚で雇う
action-train = { $hero }を訓練
action-train-for = { $hero }を金貨{ $price }枚でレベル{ $level }に訓練
action-hire-and-train = 冒険者を雇い、{ $hero }をレベル{ $level }に訓練：金貨{ $price }枚
action-rush-label = { $quest }：{ $steps }ステップ進める
action-rush = 街道で「{ $quest }」を{ $steps }ステップ進める
action-rush-leg = 街道で「{ $quest }」を{ $steps }ステップ進め、次の区間へ
action-rush-pays = 街道で「{ $quest }」を{ $steps }ステップ進める：区間完了で{ $effects }

# Trades.
action-sell = { $goods }を金貨{ $price }枚で売却
action-exchange = { $given }を{ $got }と交換
action-done-trading = 取引を終える
action-stop-shopping = 買い物を終える

# Quests and rewards.
action-take = 「{ $quest }」を受注{ $skip ->
    [0] { "" }
   *[other] （{ $skip }ステップ飛ばして開始）
  }
action-take-charming = 「{ $quest }」を「魅惑」で受注{ $skip ->
    [0] { "" }
   *[other] （{ $skip }ステップ飛ばして開始）
  }
action-no-quest = このラウンドはクエストを受注しない
action-arm = 「{ $design }」を鍛造し、{ $hero }を「{ $quest }」へ送る
action-disarm = { $hero }を帰還させる
action-done-managing = 編成を終える
action-advance = 次に「{ $quest }」を進める
action-take-card = 「{ $card }」を取る
action-decline = 見送る
action-title = 称号「{ $title }」を選ぶ
