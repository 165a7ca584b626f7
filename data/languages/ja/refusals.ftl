### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = 今はできません
refusal-over = ゲームは終了しています
refusal-no-guild = そのギルドはこのゲームにいません
refusal-no-resource = 商人はその資源を扱っていません
refusal-no-adventurer = 自分のギルドにその冒険者はいません

# Set-up.
refusal-wealth-pair = 配られたカードから異なる2枚を残してください
refusal-equal-claims = 同じ設計図の使用権を2つ残すことはできません
refusal-start-level = 開始時はレベル{ $level }までです
refusal-no-overseer-left = 今、その色の監督官は置けません

# The mine.
refusal-outside-mine = 鉱山の外です
refusal-overseer-there = そこには監督官がいます
refusal-worker-there = そこには鉱夫がいます
refusal-not-your-overseer = そこに自分の監督官はいません
refusal-no-move = 監督官は1マス以上移動しなければなりません
refusal-straight-line = 監督官は一直線に移動します
refusal-overseer-between = 途中に別の監督官がいます
refusal-behind-the-row = 飛び越えるときは、列の直後のマスに着地します
refusal-no-worker = そこに鉱夫はいません
refusal-hex-not-empty = 鉱夫は空きマスにしか置けません
refusal-better-move = この色には、ほかの色の鉱夫をより多く、または自色の鉱夫をより少なく飛び越える移動があります

# The market.
refusal-space-taken = このスペースは、このラウンドに{ $guild }が使用済みです
refusal-costs = 金貨{ $price }枚が必要です（所持{ $gold }枚）
refusal-not-open = その共通設計図はまだ公開されていません
refusal-claimed-already = その設計図の使用権はすでに持っています
refusal-not-on-show = そのカードはそこに陳列されていません
refusal-stall-owned = 同じ交換の露店をすでに持っています
refusal-barracks-nobody = 雇用か訓練、または両方を選んでください
refusal-out-on-quest = その冒険者はクエスト中です
refusal-highest-level = レベル{ $level }が上限です
refusal-not-your-quest = 自分の進行中のクエストではありません
refusal-road-reach = 街道で進められるのは最大{ $reach }ステップです
refusal-road-last-step = { $left ->
    [0] すでに最終ステップなので、街道では進められません
   *[other] 街道で進められるのは、{ $left }ステップ先の最終ステップまでです
  }
refusal-last-round-only = 終了時ボーナスを購入できるのは最終ラウンドだけです
refusal-not-in-discard = そのカードは市場の捨て札にありません

# Trades.
refusal-no-trade-now = 処理中は取引できません
refusal-bought-enough = このラウンドの購入回数（{ $allowed }回）を使い切りました
refusal-sold-enough = このラウンドの売却回数（{ $allowed }回）を使い切りました
refusal-nothing-to-sell = 売れる{ $resource }がありません
refusal-no-stall = その露店を持っていません
refusal-stall-used = この露店はこのラウンドに{ $uses }回使用済みです
refusal-stall-needs = { $amount }が必要です（{ $have ->
    [0] 所持なし
   *[other] 所持{ $have }個
  }）
refusal-tile-costs = 金貨{ $price }枚が必要です（タイルの残り{ $gold }枚）

# Quests.
refusal-solo-takes = ソロでは毎ラウンド、クエストを受注しなければなりません
refusal-not-in-offer = そのクエストは掲示板にありません
refusal-quests-full = 進行中のクエストは最大{ $limit }件です
refusal-no-later-start = ステップを飛ばして始められる、手の空いた英雄がいません
refusal-later-start-reach = 飛ばせるのは最大{ $reach }ステップです
refusal-no-charm = 依頼人を魅了できる、手の空いた英雄がいません
refusal-at-home = その冒険者はすでに待機中です
refusal-no-design = 自分のギルドにその設計図はありません
refusal-level-needed = レベル{ $needed }が必要です（現在レベル{ $level }）
refusal-forging-needs = 鍛造には{ $amount }が必要です（{ $have ->
    [0] 所持なし
   *[other] 所持{ $have }個
  }）
refusal-not-waiting = そのクエストは進行待ちではありません
refusal-not-of-quest = レベルアップするのはクエストの参加者だけで、1人1レベルまでです
refusal-no-title = その称号は存在しません
refusal-title-owned = その称号はすでにギルドにあります
