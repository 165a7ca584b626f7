### What an action would do, to whoever asks for a hint: lines of about 35 characters on a slip, two of
### them at most for each, without a stop. What speaks against it says so with its first word ("But").
### $name is a quest, $number and $of are compared, $sign is that of $number: more, less or none.

# What changes hands.
fact-gains = { $amounts }を得る
fact-costs = ただし金貨{ $number }枚かかり、残りは{ $of }枚になる
fact-feeds = ただし{ $guild }が{ $amounts }を得る

# The mine, and the order that follows it.
fact-defects = ただし自分の鉱夫{ $number }人が離反し、{ $guild }に加わる
fact-strike = その後、自分の鉱夫{ $number }人がストライキで鉱山を去る
fact-strike_of = その後、{ $guild }の鉱夫{ $number }人がストライキで鉱山を去る
fact-keeps_place = 今のままなら、次の手番順も{ $number }番手
fact-gains_place = 今のままなら、次の手番順は{ $number }番手に上がる
fact-loses_place = ただし今のままなら、次の手番順は{ $number }番手に下がる

# Your quests.
fact-completes = 「{ $name }」を完了し、名声{ $number }点を得る
fact-finishes_leg = 「{ $name }」の区間を完了する
fact-arms = このラウンドの「{ $name }」の装備がそろう
fact-disarms = ただし「{ $name }」の装備がそろわなくなる
fact-arms_next = 「{ $name }」の次の区間の装備がそろう
fact-arms_offer = 掲示板の「{ $name }」を受注し、装備もそろえられる
fact-nears = 「{ $name }」の装備まであと{ $amounts }になる
fact-meets = 「{ $name }」の現在のステップの条件を満たす：威力{ $number }/{ $of }
fact-power = 「{ $name }」での威力が{ $number }になる（必要な威力は{ $of }）
fact-fails = { $sign ->
    [more] 「{ $name }」は装備をそろえられるのに失敗させる。完了した区間の名声{ $number }点は得る
    [less] 「{ $name }」は装備をそろえられるのに失敗させ、名声{ $number }点を失う
   *[none] 「{ $name }」は装備をそろえられるのに失敗させ、名声を得られない
  }
fact-beyond = { $sign ->
    [more] 「{ $name }」は装備がそろわず失敗する。完了した区間の名声{ $number }点は得る
    [less] 「{ $name }」は装備がそろわず失敗し、名声{ $number }点を失う
   *[none] 「{ $name }」は装備がそろわず失敗し、名声を得られない
  }
fact-all_met = { $number ->
    [1] 自分のクエストの現在のステップは条件達成
   *[other] 自分のクエスト{ $number }件の現在のステップがすべて条件達成
  }

# A quest of the offer.
fact-armed_at_once = すぐに装備をそろえられる（費用：{ $amounts }）
fact-ends_in = 第{ $number }ラウンドに完了でき、名声{ $of }点を得る
fact-too_late = ただし街道で進めなければ{ $number }ラウンド足りない
fact-grows_hard = ただし後で威力{ $number }が必要になる（最初は{ $of }）
fact-none_armed = { $number ->
    [0] 代金を払えるクエストがない
    [1] { $of ->
        [0] 代金を払える唯一のクエストの装備がそろわない
       *[other] 自分のクエストに装備を回すと、代金を払える唯一のクエストの装備がそろわない
      }
   *[other] { $of ->
        [0] 代金を払えるクエスト{ $number }件のどれも装備がそろわない
       *[other] 自分のクエストに装備を回すと、代金を払えるクエスト{ $number }件のどれも装備がそろわない
      }
  }

# The market.
fact-asked_type = 「{ $name }」に必要な武器種で、まだ鍛造できない
fact-forges = この設計図の武器は威力{ $number }で、費用は{ $amounts }
fact-lacks = ただし鍛造にはまだ{ $amounts }が足りない
fact-wields = { $number ->
    [2] レベル2なら、すべての共通設計図を扱える
    [3] レベル3なら、固有設計図も扱える
   *[other] 最高のレベル{ $number }になり、ゲーム終了時の名声がさらに1点増える
  }
fact-affords = 市場で買えるものが増える
fact-people = 待機中の冒険者が{ $number }人になる
fact-in_time = 街道なしでは、このクエストは{ $of }ラウンド足りない
fact-reaches = ステップ{ $number }/{ $of }に進む
fact-counts = 今の状態で名声{ $number }点になる
fact-counts_later = ゲーム終了時に名声{ $number }点になる
fact-savvy_buyer = 毎ラウンド、商人からの購入が1回増える
fact-savvy_seller = 商人に売却するたびに多く得る
fact-savvy_trader = 毎ラウンド、露店の使用が1回増える
fact-savvy_adventurer = 街道でさらに1ステップ先まで進める
fact-stall = 毎ラウンド1回、{ $amounts }を双方向に交換できる
