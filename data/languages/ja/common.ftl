# Lists of things: "a and b", "a, b and c". $before is one thing, or several already joined.
list-middle = { $before }、{ $next }
list-end = { $before }、{ $last }
# Sentences one after another; $before is one, or several.
sentences = { $before }{ $next }
spoken-next = { $before }。{ $next }
# A word or sentence that otherwise stands inside others, as a label or at the beginning.
capital = { CAPITAL($text) }

# What a card gives, inside a sentence or a list. Amounts are in names.ftl.
effect-claim = 「{ $design }」の使用権（無料）
amount-adventurer = 新しい冒険者{ $count }人
amount-level = { $count ->
    [1] 冒険者1人のレベルアップ
   *[other] 冒険者のレベルアップ{ $count }回
  }
amount-overseer_move = 監督官の移動{ $count }回
amount-worker_move = 鉱夫{ $count }人の移動または除去
amount-market_card = 市場の捨て札{ $count }枚

# The same on the face of a card, two or three lines of about 25 characters: alone, and what a
# weapon does for each leg or for the whole quest.
effects-alone = { CAPITAL($effects) }
effects-leg = 区間を完了するたびに{ $effects }
effects-quest = クエスト完了時に{ $effects }

# What a champion's title does, on its card and in tooltips.
ability-wields_type = 持つ武器はすべて{ $type }も兼ねる
ability-gem-emerald = エメラルドを含む武器の威力+{ $count }
ability-gem-ruby = ルビーを含む武器の威力+{ $count }
ability-gem-diamond = ダイヤを含む武器の威力+{ $count }
ability-does-leg_prestige = この英雄がいるクエストの区間を完了するたびに名声{ $count }点
ability-does-leg_power = 区間を完了するたびに、持っている武器の威力+{ $count }
ability-does-quest_prestige = この英雄が最初から最後まで参加したクエストの完了時に名声{ $count }点
ability-does-quest_gold = この英雄が最初から最後まで参加したクエストの完了時に金貨{ $count }枚
ability-does-skip_steps = この英雄が最初から参加するクエストは、最大{ $count }ステップ飛ばして始められる
ability-does-charm_gold = この英雄が最初から参加するクエストでは、代金を払う代わりに金貨{ $count }枚を得る

# What an end-game bonus counts, on its card and in the market.
end-bonus-claims = 終了時、固有設計図1枚につき名声{ $each }点、使用権1つにつき名声{ $claims }点
end-bonus-for-designs = 終了時、固有設計図1枚につき名声{ $each }点
end-bonus-for-quests = 終了時、完了したクエスト1件につき名声{ $each }点
end-bonus-for-adventurers = 終了時、冒険者1人につき名声{ $each }点
end-bonus-for-bonus_cards = 終了時、永続のボーナスカード1枚につき名声{ $each }点
end-bonus-for-resources = 終了時、余った資源1個につき名声{ $each }点

# What a bonus tile gives, and to whom: under its picture and in tooltips.
tile-exactly-industrious = 鉱山の鉱夫がちょうど{ $count }人のギルドは監督官を移動できる
tile-exactly-adventurous = 進行中のクエストがちょうど{ $count }件のギルドは冒険者1人を得る
tile-stockpile = 手元の資源{ $each }個につき{ $resource }{ $count }個
tile-each-decorated-gold = 英雄1人につき金貨{ $count }枚
tile-each-decorated-prestige = 英雄1人につき名声{ $count }点
tile-each-decorated-shopping = 英雄1人につき、商人での買い物に使える金貨{ $count }枚
tile-each-knowledge-gold = 固有設計図1枚につき金貨{ $count }枚
tile-each-knowledge-prestige = 固有設計図1枚につき名声{ $count }点
tile-each-knowledge-shopping = 固有設計図1枚につき、商人での買い物に使える金貨{ $count }枚

# What is said of a field that one can type into; not on screen.
field-label = { $label }：{ $text }
field-empty = 空
