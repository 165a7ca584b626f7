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
log-lost = 敗北

# A line with what its guild gained by it: "Jumps 3: 2 iron and 1 copper".
log-with-gains = { $line }：{ $gains }

# What a guild gained without a line of its own to add it to; amounts follow after a colon.
# $card is the card, tile or title it came from.
log-gains-start = 開始時の所持
log-gains-wealth = 「{ $card }」から
log-gains-mine = 他ギルドの移動で
log-gains-pass = パスで
log-gains-claimant = 「{ $card }」の使用権料
log-gains-card = 「{ $card }」から
log-gains-quest = 「{ $card }」から
log-gains-weapon = 武器「{ $card }」の効果
log-gains-champion = 称号「{ $card }」の効果
log-gains-tile = 「{ $card }」から
log-gains-end_adventurers = 冒険者
log-gains-end_designs = 設計図「{ $card }」
log-gains-end_cards = カード「{ $card }」
log-gains-end_bonus = ボーナス「{ $card }」
log-gains-end_gold = 金貨の換算

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
log-struck = ストライキ：鉱夫{ $count }人が去る

# Doing nothing.
log-passed-mine = 鉱山でパス
log-passed-second_move = 2回目の移動をしない
log-passed-market = 市場でパス
log-passed-quest = クエストを受注しない
log-passed-management = 編成を終了
log-declined-overseer_move = 監督官の移動を見送り
log-declined-worker_move = 鉱夫の移動を見送り
log-declined-market_card = カードを見送り
log-lapsed-overseer_move = 移動できる監督官なし
log-lapsed-worker_move = 移動できる鉱夫なし
log-lapsed-market_card = 取れるカードなし
log-lapsed-level = レベルアップできる者なし
log-lapsed-title = 称号はすべて使用済み
log-lapsed-automated_move = 移動できない

# The market. $card is a card's name, or an amount such as "1 iron".
log-opened = { $count ->
   *[other] 全ギルドに公開：{ $cards }
  }
log-discarded = 捨て札へ：{ $cards }
log-bought = { $card }を金貨{ $price }で購入
log-taken = 「{ $card }」を無料で獲得
log-used = 「{ $card }」を使用
log-used-for = 「{ $card }」を金貨{ $price }で使用
log-claimed = 「{ $card }」の使用権を獲得
log-claimed-for = 「{ $card }」の使用権を金貨{ $price }で獲得
log-sold = { $costs }を{ $gains }で売却
log-stall = { $costs }を{ $gains }と交換
log-hired = { $hero }を金貨{ $price }で雇う
log-trained = { $hero }を金貨{ $price }でレベル{ $level }に訓練
log-hired-and-trained = 金貨{ $price }で{ $new }を雇い、{ $hero }をレベル{ $level }に訓練

# Adventurers. $heroes is "the Ranger and the Elf".
log-joined = { $count ->
   *[other] { $heroes }が加入
  }
log-raised = { $hero }がレベル{ $level }に
log-title = { $hero }が英雄に：「{ $title }」
log-forged = { $hero }に「{ $design }」を装備：「{ $quest }」へ
log-honed = { $hero }の武器の威力+{ $power }
log-returned = { $count ->
   *[other] { $heroes }が帰還
  }

# Quests.
log-offer-leaves = { $count ->
   *[other] 掲示板から除外：{ $quests }
  }
log-takes = 「{ $quest }」を受注
log-takes-for = 「{ $quest }」を金貨{ $price }で受注
log-takes-charming = 「{ $quest }」を魅惑で受注
# $taken is one of the three above.
log-takes-late = { $taken }、{ $steps }ステップ先から
log-advances-quest = { $quest }：ステップ{ $step }/{ $last }
log-advances-road = 街道で「{ $quest }」：ステップ{ $step }/{ $last }
log-leg = 「{ $quest }」の区間{ $leg }/{ $legs }を完了
log-completed = 「{ $quest }」を完了
log-failed = 「{ $quest }」に失敗
log-failed-kept = 完了した区間により{ $gains }を得る
log-failed-lost = 受注ラウンドの失敗で{ $costs }を失う

# Bonus tiles.
log-tile = { $tile }：{ $guilds }
log-tile-nobody = { $tile }：該当なし
log-shopping = 買い物に使える金貨{ $budget }
log-shops = うち{ $spent }で購入
log-shopped-all = 買い物を終了
log-shopped-rest = 買い物を終了、金貨{ $lost }が余る
