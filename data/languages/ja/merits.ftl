### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
merit-gains = { $amounts }を得る
merit-costs = ただし金貨{ $number }かかり、残りは{ $of }
merit-feeds = ただし{ $guild }が{ $amounts }を得る

# The mine, and the order that follows it.
merit-defects = ただし自分の鉱夫{ $number }人が{ $guild }に離反
merit-strike = ただしその後、自分の鉱夫{ $number }人がストライキで鉱山を去る
merit-strike_of = その後、{ $guild }の鉱夫{ $number }人がストライキで鉱山を去る
merit-keeps_place = 今の鉱山なら次の手番順も{ $number }番手のまま
merit-gains_place = 今の鉱山なら次の手番順は{ $number }番手に上がる
merit-loses_place = ただし今の鉱山なら次の手番順は{ $number }番手に下がる

# Your quests.
merit-completes = 「{ $name }」を完了し名声{ $number }
merit-finishes_leg = 「{ $name }」の区間を完了
merit-arms = このラウンドの「{ $name }」用の武器がそろう
merit-disarms = ただし「{ $name }」用の武器がそろわなくなる
merit-arms_next = 「{ $name }」の次の区間用の武器がそろう
merit-arms_offer = 掲示板の「{ $name }」を受注し、武器もそろえられる
merit-nears = 「{ $name }」用の武器まであと{ $amounts }だけになる
merit-meets = 「{ $name }」が条件達成：威力{ $number }/{ $of }
merit-power = 「{ $name }」の威力が{ $number }になる（必要は{ $of }）
merit-fails = { $sign ->
    [more] 「{ $name }」は武器をそろえられるが失敗する。完了した区間の名声{ $number }は得る
    [less] 「{ $name }」は武器をそろえられるが失敗し、名声{ $number }を失う
   *[none] 「{ $name }」は武器をそろえられるが失敗し、何も得られない
  }
merit-beyond = { $sign ->
    [more] 「{ $name }」は武器がそろわず失敗する。完了した区間の名声{ $number }は得る
    [less] 「{ $name }」は武器がそろわず失敗し、名声{ $number }を失う
   *[none] 「{ $name }」は武器がそろわず失敗し、名声はない
  }
merit-all_met = { $number ->
    [1] 自分のクエストは条件達成
   *[other] 自分のクエスト{ $number }件すべて条件達成
  }

# A quest of the offer.
merit-armed_at_once = すぐに武器がそろう：{ $amounts }
merit-ends_in = 第{ $number }ラウンドに完了可能、名声{ $of }
merit-too_late = ただし街道なしでは{ $number }ラウンド足りない
merit-grows_hard = ただし後で威力{ $number }が必要（最初は{ $of }）
merit-none_armed = { $number ->
    [0] 代金を払えるクエストがない
    [1] 代金を払える唯一のクエストの武器が今はそろわない
   *[other] 代金を払えるクエスト{ $number }件のどれも今は武器がそろわない
  }

# The market.
merit-asked_type = 「{ $name }」に必要で、まだ鍛造できない武器種
merit-forges = { $amounts }で威力{ $number }の武器を鍛造
merit-lacks = ただし鍛造にはまだ{ $amounts }が足りない
merit-wields = { $number ->
    [2] レベル2はすべての共通設計図を扱える
    [3] レベル3は固有設計図も扱える
   *[other] レベル{ $number }は最高で、終了時にさらに1点
  }
merit-affords = 市場で払えるものが増える
merit-people = 待機中の冒険者が{ $number }人になる
merit-in_time = 街道なしではこのクエストは{ $of }ラウンド足りない
merit-reaches = ステップ{ $number }/{ $of }に進む
merit-counts = 今の状態で名声{ $number }になる
merit-counts_later = 終了時に名声{ $number }になる
merit-savvy_buyer = 毎ラウンド商人からの購入+1回
merit-savvy_seller = 商人への売却のたびに多く得る
merit-savvy_trader = 毎ラウンド露店の使用+1回
merit-savvy_adventurer = 街道で1ステップ先まで進める
merit-stall = 毎ラウンド{ $amounts }をどちら向きにも交換
