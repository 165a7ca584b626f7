# The names of the places, on their banners: about 12 letters.
market-place-blacksmith = 鍛冶屋
market-place-bazaar = バザール
market-place-barracks = 兵舎
market-place-clerk = 登記所
market-place-road = 街道

# On the banners, in small labels: an open space, which card of how many, the two halves.
market-open = 開放
market-one-of = { $count }枚から1枚
market-bonus = ボーナス
market-single = 使い切り

# On a card that cannot be had, with a lock: about 12 letters.
market-lock-short = 金貨{ $gold }枚不足
market-lock-taken = 使用済み
market-lock-owned = 所有済み
market-lock = 今は不可

# Where a card lay: about 14 letters. $guild has bought it, or got it for nothing.
market-no-card = カードなし
market-sold = 売り切れ
market-paid = { $gold ->
        [0] { $guild }が獲得
       *[other] { $guild }が金貨{ $gold }枚で購入
    }
# Under it, the cards in its deck; in the last round, beside a seal with a number.
market-deck = 山札{ $count }枚
market-counts-now = 今の得点
# Beside what was sold by the Blacksmith: three lines of 14 letters.
market-closed = 次のラウンドに再び販売
market-sold-for-good = 販売終了
# Beside what the Blacksmith sells: a heading, then what the weapon is; short.
market-last-round = 最終ラウンド
market-no-effect = 固有の効果なし
market-power = 威力
market-level = レベル{ $level }
market-at-the-end = 終了時

# The Barracks: headings with a remark at their right end, the row to hire with, and below the rows
# those who cannot be raised (their faces stand before the first form).
market-hire = 雇用
market-either-or-both = 片方または両方
market-new-adventurer = 新しい冒険者
market-raise = 訓練
market-at-home = 待機中{ $count }人
market-nobody-to-raise = 訓練できる待機中の冒険者なし
market-out = クエスト中
market-out-count = クエスト中{ $count }人
market-top-level = レベル{ $level }
market-top-level-count = レベル{ $level }が{ $count }人

# The Clerk: on a design of one's own; the price of a claim, to the bank and to those who claimed
# before, the longer form where there is room (about 24 letters).
market-yours = 所有
# The same, of a guild that somebody else plays.
market-guilds = { $guild }
market-claim-shared = 金貨{ $bank }枚+{ $guilds }に{ $share }枚
market-claim-split = 金貨{ $bank }枚+{ $share }枚
market-claim-bank = 銀行に金貨{ $gold }枚
market-claim-gold = 金貨{ $gold }枚

# The Road: what it does, where there is no quest; below a quest's name what a step would bring, the
# shorter forms where there is little room. The colon leads to rewards in signs.
market-no-quest = 進行中のクエストがありません。街道では、自分のクエスト1つを無料で1ステップ進められます。
# At the foot of the Road, a line that leads to the quest offer: about 34 letters, and what it does.
market-quests-cost = { $most ->
    [0] 掲示板のクエストは無料です
   *[other] 掲示板のクエストの代金：金貨{ $least }～{ $most }枚
  }
market-no-quests = 掲示板にクエストはありません
market-offer-look = 市場の後に受注できるクエストを見る
market-steps-on = { $count }ステップ進める
market-leg = 区間完了
market-leg-pays = 区間完了：
market-leg-short = 区間完了
market-leg-pays-short = 区間：
market-last-step = 最終ステップ

# The bottom bar: what is asked, the buttons, and why they cannot be pressed.
market-prompt = { $guild }：アクションを1回行うか、パスしてください
market-prompt-first = { $guild }：1回目のアクション（全2回）を行うか、パスしてください
market-prompt-second = { $guild }：2回目のアクション（全2回）を行うか、パスしてください
market-prompt-other = { $guild }が市場で行動中
market-prompt-trades = { $guild }がラウンド終了時の取引中
market-confirm = 決定
market-no-confirm = 先にアクションを選んでください
market-no-pass = 今はパスできません
# A trade that another guild than the one whose turn it is would make; $trade is a whole sentence.
market-trade-for-other = { $guild }：{ $trade }
market-trade-now = { $trade }（決定なしですぐに取引）

# The market discard: a small panel with the number of cards, and the sheet that shows them.
market-discard = 捨て札
market-discard-count = { $count ->
        [0] なし
       *[other] { $count }枚
    }
market-discard-show = 市場の捨て札を見る
market-discard-title = 市場の捨て札
market-discard-designs = 固有設計図：{ $count }枚
market-discard-bonus = ボーナスカード：{ $count }枚
market-discard-single = 使い切りカード：{ $count }枚
market-discard-empty = まだありません。売れ残ったカードがここに置かれます。

# The merchant: the panel's title, columns, how often he can still be used.
market-merchant = 商人
market-shopping = 買い物
market-buy = 購入
market-sell = 売却
market-this-round = このラウンド
market-to-spend = 使える額
market-uses-left = { $count ->
        [0] 使用済み
       *[other] 残り{ $count }回
    }
market-stalls = 自分の露店
market-resource = { CAPITAL($resource) }
market-trade-for = 取引するギルド
market-trade-for-guild = { $guild }の取引

# The merchant over the table: what it is for, help at its foot (two lines of 40 letters), buttons.
market-last-trades = ラウンド終了前の最後の取引
market-last-trades-tile = タイル精算前の最後の取引
market-trade-nobody = ここで取引できるのは卓のプレイヤーだけです
market-trade-closed = 処理中は取引できません
market-trade-help = ラウンド中いつでも、他ギルドの手番でも取引できます
market-shopping-help = タイルの金貨{ $gold }枚を使えます。残りは失われます
market-close = 閉じる
market-done = 取引終了
market-stop = 終える
market-ask-me = 毎ラウンド終了時、取引するか確認する
# The question before the rest of a tile's gold is lost.
market-stop-title = 買い物を終えますか？
market-stop-lost = タイルの金貨{ $gold }枚は失われます。
market-stop-yes = 買い物を終える
market-stop-no = 買い物を続ける

# The guild mat: everything a guild has. The line on the merchant in three lengths (50, 28 and 18
# letters); the line on where prestige came from is a list of these; captions under cards have 16
# letters.
market-mat-show = { $guild }を見る
market-mat-automated = オートマの色です。鉱山で移動するだけで、購入も取引もせず、クエストにも行かず、得点もありません。
market-mat-trades = 商人：このラウンドの残りは購入{ $buys }回、売却{ $sales }回
market-mat-trades-short = 残り：購入{ $buys }回、売却{ $sales }回
market-mat-trades-shortest = 購入{ $buys }回、売却{ $sales }回
market-mat-from-quest = クエスト{ $prestige }点
market-mat-from-champion = 英雄{ $prestige }点
market-mat-from-weapon = 武器{ $prestige }点
market-mat-from-failure = 失敗したクエスト{ $prestige }点
market-mat-from-tile = ボーナスタイル{ $prestige }点
market-mat-from-end-adventurers = 冒険者{ $prestige }点
market-mat-from-end-designs = 設計図{ $prestige }点
market-mat-from-end-cards = ボーナスカード{ $prestige }点
market-mat-from-end-bonus = 終了時ボーナス{ $prestige }点
market-mat-from-end-gold = 金貨{ $prestige }点
market-mat-no-prestige = 名声なし
market-mat-adventurers = 冒険者：{ $count }人
market-mat-at-home = 待機中
market-mat-quests = 進行中のクエスト：{ $count }/{ $most }件
market-mat-designs = 設計図
market-mat-bonus-cards = ボーナスカード
market-mat-end-bonuses = 終了時ボーナス
market-mat-completed = 完了したクエスト：{ $count }件
market-mat-failed = 失敗したクエスト：{ $count }件
market-mat-power = 威力{ $power }/{ $needed }
market-mat-starting = 初期
market-mat-claimed = 使用権あり
market-mat-unique = 固有
market-mat-uses = { $count ->
        [0] 使用済み
       *[other] 残り{ $count }回
    }
market-mat-counts = 今の得点{ $prestige }点

# The bonus tiles: the title of the sheet, and under each tile its rounds.
market-tiles = ボーナスタイル
market-tile-rounds = 第{ $first }～{ $last }ラウンド

# On cards. Under the signs of a design: its types, about 10 letters, two of them in short; at its
# foot whose it is, about 20 letters, emblems follow "Claimed by".
market-type-none = 武器種なし
market-type-short-slashing = 斬撃
market-type-short-piercing = 刺突
market-type-short-crushing = 打撃
market-types = { $first }+{ $second }
market-design-unique = 固有設計図
market-design-known = 全ギルドが所有
market-design-public = 共通設計図
market-design-claimed = 使用権：
market-design-free = 使用権：まだなし
# What a card does: on the small card a word or two (12 letters), on the large one a sentence of
# three lines of 28 letters. $effects is such a sentence without its stop.
market-card-at-once = 即時
market-card-single = { $effects }。すぐに効果を発揮し、ゲームから除外される
market-card-for-each = ／
market-card-stall = 毎ラウンド1回、どちら向きにも交換できる
market-card-stall-short = 毎ラウンド1回
market-card-savvy-buyer = 毎ラウンド、商人から購入できる資源が1個増える
market-card-savvy-seller = 商人に売るたびに金貨1枚を多く得る（商人の売値が上限）
market-card-savvy-trader = 毎ラウンド、自分の露店のどれかをもう1回使える
market-card-savvy-adventurer = 街道でクエストをさらに1ステップ先まで進められる
market-card-savvy-short-buyer = 購入
market-card-savvy-short-seller = 売却ごと
market-card-savvy-short-trader = 露店の使用
market-card-savvy-short-adventurer = 街道

# What something changes, beside the sign of it.
market-change = { SIGNED($number) }
