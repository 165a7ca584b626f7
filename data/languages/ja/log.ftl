### The log: what happened, in lines of about 40 characters. Beside a line about a guild stands the
### guild's emblem, so lines begin with what it did: "Jumps 3: 2 iron". Lines without a guild
### (rounds, phases, what happens to all) are headings between them.

# The course of the game.
log-round = 第{ $round }ラウンド
log-stage = { $stage }開始
log-phase-setup = 準備
log-phase-placement = 監督官の配置
log-phase-market = 市場フェイズ
log-phase-quest = クエストフェイズ
log-phase-end = ラウンド終了
log-phase-scoring = 最終得点計算
log-order = 手番順：{ $guilds }
log-won = { $guild }の勝利
log-lost = ゲームに敗北

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line }：{ $gains }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = { $gains }で開始
log-gains-wealth = 「{ $card }」で{ $gains }を獲得
log-gains-mine = ライバルの移動で{ $gains }を獲得
log-gains-pass = パスで{ $gains }を獲得
log-gains-claimant = 「{ $card }」の使用料として{ $gains }を獲得
log-gains-card = 「{ $card }」で{ $gains }を獲得
log-gains-quest = 「{ $card }」で{ $gains }を獲得
log-gains-weapon = 武器「{ $card }」の効果で{ $gains }を獲得
log-gains-champion = 称号「{ $card }」の効果で{ $gains }を獲得
log-gains-tile = 「{ $card }」で{ $gains }を獲得
log-gains-end_adventurers = 冒険者で{ $gains }を獲得
log-gains-end_designs = 設計図「{ $card }」で{ $gains }を獲得
log-gains-end_cards = 「{ $card }」で{ $gains }を獲得
log-gains-end_bonus = ボーナス「{ $card }」で{ $gains }を獲得
log-gains-end_gold = 金貨の換算で{ $gains }を獲得

# Set-up.
log-wealth-kept = 財産を選択
log-wealth-shown = 財産：{ $cards }
log-placed = 監督官を配置

# The mine. The guild beside "turned" and "defected" is the one that loses workers to $guild.
log-moves = 監督官を移動
log-jumps = 鉱夫{ $count }人を飛び越え
log-turned = 鉱夫{ $count }人が{ $guild }に転向
log-defected = 鉱夫{ $count }人が離反して{ $guild }へ
log-removed = 鉱夫{ $count }人が鉱山を去る
log-worker-moved = 鉱夫1人が別のマスへ
log-struck = ストライキで鉱夫{ $count }人を失う

# Doing nothing.
log-passed-mine = 鉱山でパス
log-passed-second_move = 2回目の移動を見送り
log-passed-market = 市場でパス
log-passed-quest = クエストを見送り
log-passed-management = 編成を終了
log-declined-overseer_move = 監督官の移動を見送り
log-declined-worker_move = 鉱夫の移動を見送り
log-declined-market_card = カードを見送り
log-lapsed-overseer_move = 移動できる監督官なし
log-lapsed-worker_move = 移動できる鉱夫なし
log-lapsed-market_card = 取れるカードなし
log-lapsed-level = レベルアップできる冒険者なし
log-lapsed-title = 称号はすべて使用済み
log-lapsed-automated_move = 移動不可

# The market. $card is a card's name, $goods an amount such as "1 iron".
log-opened = { $count ->
   *[other] 共通設計図を公開：{ $cards }
  }
log-discarded = 捨て札へ：{ $cards }
log-bought = 「{ $card }」を金貨{ $price }枚で購入
log-bought-goods = { $goods }を金貨{ $price }枚で購入
log-taken = 「{ $card }」を無料で獲得
log-used = 「{ $card }」を使用
log-used-for = 「{ $card }」を金貨{ $price }枚で使用
log-claimed = 「{ $card }」の使用権を獲得
log-claimed-for = 「{ $card }」の使用権を金貨{ $price }枚で獲得
log-sold = { $costs }を{ $gains }で売却
log-stall = { $costs }を{ $gains }と交換
log-hired = { $hero }を金貨{ $price }枚で雇用
log-trained = { $hero }を金貨{ $price }枚でレベル{ $level }に訓練
log-hired-and-trained = 金貨{ $price }枚で{ $new }を雇い、{ $hero }をレベル{ $level }に訓練

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
   *[other] { $heroes }が加入
  }
log-raised = { $hero }がレベル{ $level }に
log-title = { $hero }が英雄になり、称号「{ $title }」を得る
log-forged = 「{ $design }」を鍛造し、{ $hero }を「{ $quest }」へ送る
log-honed = { $hero }の武器の威力+{ $power }
log-returned = { $count ->
   *[other] { $heroes }が帰還
  }

# Quests.
log-offer-leaves = { $count ->
   *[other] 掲示板から除外：{ $quests }
  }
log-takes = 「{ $quest }」を受注
log-takes-for = 「{ $quest }」を金貨{ $price }枚で受注
log-takes-charming = 「{ $quest }」を「魅惑」で受注
# $taken is one of the three above.
log-takes-late = { $taken }、{ $steps }ステップ飛ばして開始
log-advances-quest = 「{ $quest }」がステップ{ $step }/{ $last }へ
log-advances-road = 街道で「{ $quest }」がステップ{ $step }/{ $last }へ
log-leg = 「{ $quest }」の区間{ $leg }/{ $legs }を完了
log-completed = 「{ $quest }」を完了
log-failed = 「{ $quest }」に失敗
log-failed-kept = 完了した区間の分として{ $gains }を獲得
log-failed-lost = 受注ラウンドの失敗で{ $costs }を失う

# Bonus tiles.
log-tile = 「{ $tile }」の対象：{ $guilds }
log-tile-nobody = 「{ $tile }」の対象：なし
log-shopping = 買い物に使える金貨{ $budget }枚
log-shops = 金貨{ $spent }枚を使用
log-shopped-all = 買い物を終了
log-shopped-rest = 買い物を終了、金貨{ $lost }枚を失う
