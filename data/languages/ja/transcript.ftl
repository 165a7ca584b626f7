### A whole game told in a terminal, by `forgewar replay --describe`: full sentences, as long as they
### need to be. Guilds are called by the names of those who play them, or "the automated green", so
### a sentence that begins with $guild begins with CAPITAL($guild). Hexes are called A1 to I5.

# Gold, resources and prestige: "Ann: +2 iron and −1 gold (mine)."
transcript-changes = { $guild }：{ $changes }（{ $source }）。
# Where something came from, alone or with the card, quest, tile or title it came from.
transcript-source = { $source }：{ $card }
transcript-source-wealth = 財産
transcript-source-mine = 鉱山
transcript-source-pass = パス
transcript-source-blacksmith = 鍛冶屋
transcript-source-bazaar = バザール
transcript-source-barracks = 兵舎
transcript-source-clerk = 登記所
transcript-source-offer = 掲示板
transcript-source-claimant = 使用料
transcript-source-card = カード
transcript-source-quest = クエスト
transcript-source-weapon = 武器
transcript-source-champion = 英雄
transcript-source-forge = 鍛造
transcript-source-failure = 失敗したクエスト
transcript-source-merchant = 商人
transcript-source-stall = 露店
transcript-source-tile = ボーナスタイル
transcript-source-start = 開始時
transcript-source-end_adventurers = 最終得点計算、冒険者
transcript-source-end_designs = 最終得点計算、設計図
transcript-source-end_cards = 最終得点計算、カード
transcript-source-end_bonus = 終了時ボーナス
transcript-source-end_sale = 最終売却
transcript-source-end_gold = 最終得点計算、金貨

# The course of the game.
transcript-wealth-kept = { $guild }が財産カードを選びます。
transcript-wealth-shown = { $guild }が残した財産：{ $cards }。
transcript-round = 第{ $round }ラウンドが始まります（{ $stage }）。
transcript-phase-setup = 準備が始まります。
transcript-phase-placement = 監督官を配置します。
transcript-phase-mine = 鉱山フェイズが始まります。
transcript-phase-market = 市場フェイズが始まります。
transcript-phase-quest = クエストフェイズが始まります。
transcript-phase-end = ラウンドが終わります。
transcript-phase-scoring = 最終得点計算が始まります。
transcript-stage = { $stage }が始まります。
transcript-mine-built = { $stage }の鉱山を組み立てます。
transcript-order = 新しい手番順：{ $guilds }。
transcript-passed-mine = { $guild }は監督官を移動しません。
transcript-passed-second_move = { $guild }は2回目の移動をしません。
transcript-passed-market = { $guild }は市場でパスします。
transcript-passed-quest = { $guild }はクエストを受注しません。
transcript-passed-management = { $guild }が編成を終えます。
transcript-passed-trade_window = { $guild }が取引を終えます。
transcript-declined-overseer_move = { $guild }は監督官の移動を見送ります。
transcript-declined-worker_move = { $guild }は鉱夫の移動を見送ります。
transcript-declined-market_card = { $guild }は捨て札のカードを見送ります。
transcript-lapsed-overseer_move = { $guild }は監督官を移動できるところですが、動ける監督官がいません。
transcript-lapsed-worker_move = { $guild }は鉱夫を移動できるところですが、鉱夫がいません。
transcript-lapsed-market_card = { $guild }はカードを取れるところですが、取れるカードがありません。
transcript-lapsed-level = { $guild }は冒険者をレベルアップできるところですが、対象の冒険者がいません。
transcript-lapsed-title = { $guild }は称号をすべて使い切っています。
transcript-lapsed-automated_move = オートマは移動できません。
transcript-lost = ゲームに敗北しました。
transcript-ended = ゲーム終了：{ $places }。
transcript-place = { $place }位 { $guild }

# The mine.
transcript-placed = { $guild }が監督官を{ $hex }に置きます。
transcript-moved = { $guild }が監督官を{ $origin }から{ $target }へ移動します。
transcript-jumped = { $guild }の監督官が{ $origin }から移動し、{ $over }を飛び越えて{ $target }に着地します。
transcript-appeared = { $guild }の鉱夫が{ $hex }に現れます。
transcript-turned = { $count ->
   *[other] { $hexes }の鉱夫が{ $guild }に転向します。
  }
transcript-defected = { $hex }の鉱夫が離反し、{ $guild }に加わります。
transcript-removed = { $guild }が{ $hex }の鉱夫を失います。
transcript-worker-moved = { $guild }の鉱夫を{ $origin }から{ $target }に移します。
transcript-struck = ストライキ：{ $guild }が{ $hexes }の鉱夫を失います。

# The market.
transcript-revealed = 陳列：{ $cards }。
transcript-opened = 共通設計図を公開：{ $cards }。
transcript-discarded = 捨て札へ：{ $cards }。
transcript-goes-blacksmith = { $guild }が鍛冶屋へ行きます。
transcript-goes-bazaar = { $guild }がバザールへ行きます。
transcript-goes-bazaar_bonus = { $guild }がバザールのボーナスカード売り場へ行きます。
transcript-goes-bazaar_single = { $guild }がバザールの使い切りカード売り場へ行きます。
transcript-goes-barracks = { $guild }が兵舎へ行きます。
transcript-goes-clerk = { $guild }が登記所へ行きます。
transcript-goes-road = { $guild }が街道へ行きます。
transcript-gained = { $guild }が「{ $card }」を{ $price ->
    [0] 無料で手に入れます
   *[other] 購入します
  }。
transcript-used = { $guild }が「{ $card }」を{ $price ->
    [0] 無料で
   *[other] { "" }
  }使います。
transcript-end-bonus = { $guild }が終了時ボーナス「{ $card }」を購入します。
transcript-claimed = { $guild }が「{ $card }」の使用権を{ $price ->
    [0] 無料で
   *[other] { "" }
  }得ます。
transcript-bought = { $guild }が{ $resource }1個を購入します。
transcript-sold = { $guild }が{ $resource }1個を売却します。
transcript-stall = { $guild }が自分の「{ $card }」で交換します。

# Adventurers and champions.
# $whose is a list: "the Ranger and the Elf for Ann".
transcript-joined = { $count ->
   *[other] 新しい冒険者（{ $source }）：{ $whose }。
  }
transcript-joined-guild = { $guild }（{ $heroes }）
transcript-raised = { $guild }の{ $hero }がレベル{ $level }になります。
transcript-champion = { $guild }の{ $hero }が英雄になり、称号「{ $title }」を得ます。
transcript-forged = { $guild }が「{ $design }」を鍛造し、「{ $quest }」に参加する{ $hero }に持たせます。
transcript-weapon-lost = { $guild }の{ $hero }の「{ $design }」が失われます。
transcript-honed = { $guild }の{ $hero }の武器の威力が{ $power }上がります。
transcript-returned = { $guild }の{ $hero }が「{ $quest }」から帰還します。

# Quests.
transcript-offer = { $count ->
    [0] 掲示板は空です。
   *[other] 掲示板を前に詰めます：{ $quests }。
  }
transcript-dealt = { $count ->
    [1] 掲示板の{ $first }番目の枠に追加：{ $quests }。
   *[other] 掲示板の{ $first }～{ $last }番目の枠に追加：{ $quests }。
  }
transcript-out = ゲームから除外：{ $quests }。
transcript-taken = { $guild }がクエスト「{ $quest }」を受注します{ $skip ->
    [0] { "" }
   *[other] （{ $skip }ステップ飛ばして開始）
  }。
transcript-taken-charming = { $guild }が依頼人を魅了してクエスト「{ $quest }」を受注します{ $skip ->
    [0] { "" }
   *[other] （{ $skip }ステップ飛ばして開始）
  }。
transcript-advanced-quest = { $guild }が「{ $quest }」をステップ{ $step }に進めます。
transcript-advanced-road = { $guild }が街道で「{ $quest }」をステップ{ $step }に進めます。
transcript-advanced-off = { $guild }が「{ $quest }」の最終ステップを終えます。
transcript-leg = { $guild }が「{ $quest }」の区間{ $leg }を完了します。
transcript-completed = { $guild }が「{ $quest }」を完了します。
transcript-failed-QUEST-6 = { $guild }が「{ $quest }」に失敗します（ステップの条件未達）。
transcript-failed-CHAMP-8 = { $guild }が「{ $quest }」に失敗します（参加を約束した英雄の不在）。
transcript-failed-END-1 = { $guild }が「{ $quest }」に失敗します（ゲーム終了）。

# Bonus tiles.
transcript-tile = { $count ->
    [0] ボーナスタイル「{ $tile }」を処理しますが、該当するギルドはありません。
   *[other] ボーナスタイル「{ $tile }」を処理します。対象：{ $guilds }。
  }
transcript-shopping = { $guild }はタイルの金貨{ $budget }枚を使えます。
transcript-shopped = { $guild }が{ $resource }1個をタイルの金貨{ $price }枚で購入します。
transcript-shopping-ended = { $guild }が買い物を終え、タイルの金貨の残り{ $lost }枚を失います。

# The whole transcript: its first lines, and the headings of its parts.
transcript-title = { CAPITAL($kind) }：{ $guilds }。
transcript-copies = 名前の後のカッコ内の数字は、同名カードの何枚目かを示します。
transcript-head-round = 第{ $round }ラウンド（{ $stage }）
transcript-part-setup = 準備
transcript-part-placement = 配置：
transcript-part-mine = 鉱山：
transcript-part-market = 市場：
transcript-part-quest = クエスト：
transcript-part-end = ラウンド終了：
transcript-part-scoring = 得点計算：
