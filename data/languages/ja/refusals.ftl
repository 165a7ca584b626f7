### Why something cannot be done: in tooltips of what is dimmed, beside the mouse, one or two lines of
### about 40 characters, without a stop. Numbers of a resource come with its name: "2 iron".

# At any time.
refusal-not-now = 今決めることではありません
refusal-over = ゲームは終了しています
refusal-no-guild = そのギルドは存在しません
refusal-no-resource = 商人はその資源を扱っていません
refusal-no-adventurer = 自分のギルドにその冒険者はいません

# Set-up.
refusal-wealth-pair = 配られたカードから異なる2枚を残してください
refusal-equal-claims = 同じ使用権を2つ残すことはできません
refusal-start-level = 開始時はレベル{ $level }までです
refusal-no-overseer-left = 今その色で置く監督官はありません

# The mine.
refusal-outside-mine = 鉱山の外です
refusal-overseer-there = そこには監督官がいます
refusal-worker-there = そこには鉱夫がいます
refusal-not-your-overseer = そこに自分の監督官はいません
refusal-no-move = 監督官は1マス以上移動しなければなりません
refusal-straight-line = 監督官は一直線に移動します
refusal-overseer-between = 途中に別の監督官がいます
refusal-behind-the-row = 飛び越えた監督官は列の直後のマスに止まります
refusal-no-worker = そこに鉱夫はいません
refusal-hex-not-empty = 鉱夫は空きマスにしか置けません
refusal-better-move = この色には、他色の鉱夫をより多く、または自色の鉱夫をより少なく飛び越える移動が別にあります

# The market.
refusal-space-taken = このラウンドは{ $guild }が使用済みのスペースです
refusal-costs = 金貨{ $price }が必要、所持は{ $gold }
refusal-not-open = 公開中の共通設計図ではありません
refusal-claimed-already = その使用権はすでに持っています
refusal-not-on-show = そのカードはそこに陳列されていません
refusal-stall-owned = 同じ交換の露店をすでに持っています
refusal-barracks-nobody = 雇用か訓練、または両方を選んでください
refusal-out-on-quest = その冒険者はクエスト中です
refusal-highest-level = レベル{ $level }が最高です
refusal-not-your-quest = 自分の進行中のクエストではありません
refusal-road-reach = 街道で進めるのは最大{ $reach }ステップです
refusal-road-last-step = { $left ->
    [0] すでに最終ステップです。街道はここまでです
   *[other] 最終ステップは{ $left }ステップ先。街道はそこまでです
  }
refusal-last-round-only = 終了時ボーナスは最終ラウンドにだけ売られます
refusal-not-in-discard = そのカードは市場の捨て札にありません

# Trades.
refusal-no-trade-now = 処理中は取引できません
refusal-bought-enough = 購入は1ラウンドに{ $allowed }回。もう使い切りました
refusal-sold-enough = 売却は1ラウンドに{ $allowed }回。もう使い切りました
refusal-nothing-to-sell = 売る{ $resource }がありません
refusal-no-stall = その露店を持っていません
refusal-stall-used = この露店はこのラウンドに{ $uses }回使用済みです
refusal-stall-needs = { $needed }が必要、所持は{ $amount }
refusal-tile-costs = 金貨{ $price }が必要、タイルの残りは{ $gold }

# Quests.
refusal-solo-takes = ソロでは毎ラウンドクエストを受注します
refusal-not-in-offer = そのクエストは掲示板にありません
refusal-quests-full = 進行中のクエストは最大{ $limit }件です
refusal-no-later-start = 先のステップから始められる英雄がいません
refusal-later-start-reach = 開始できるのは最大{ $reach }ステップ先です
refusal-no-charm = 依頼人を魅了できる英雄がいません
refusal-at-home = その冒険者はすでに待機中です
refusal-no-design = 自分のギルドにその設計図はありません
refusal-level-needed = レベル{ $needed }が必要、現在レベル{ $level }
refusal-forging-needs = 鍛造には{ $amount }が必要、所持は{ $have }
refusal-not-waiting = 進行待ちのクエストではありません
refusal-not-of-quest = レベルアップはクエストの参加者だけ、1人1レベルです
refusal-no-title = その称号は存在しません
refusal-title-owned = その称号はすでにギルドで使われています
