### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = { $number }局を想定して先まで読んだところ、次善の手を上回った{ $of ->
    [0] { "" }
   *[other] （確度{ $of }%）
  }
fact-found_close = { $number }局を想定して先まで読んだところ、次善の手とほぼ互角だった
fact-found_completes = 想定した対局の{ $number }%で「{ $name }」を完了する（もう一方は{ $of }%）
fact-found_frees = 「{ $name }」に冒険者を残す：想定した対局の{ $number }%で完了する（もう一方は{ $of }%）
fact-found_spares = 想定した対局の{ $number }%で「{ $name }」に失敗する（もう一方は{ $of }%）
fact-found_knows = 想定した対局の{ $number }%で設計図「{ $name }」を確保する（もう一方は{ $of }%）
fact-found_denies = 想定した対局の{ $number }%で「{ $name }」がライバルに渡る（もう一方は{ $of }%）
fact-found_steps = 第{ $of }ラウンド終了までにクエストがより先まで進む
fact-found_quests = 第{ $of }ラウンド終了までに完了するクエストが増える
fact-found_failed = 第{ $of }ラウンド終了までに失敗するクエストが減る
fact-found_prestige = 第{ $of }ラウンド終了までに名声が{ $number ->
    [0] 少し
   *[other] およそ{ $number }点
  }増える
fact-found_rivals = 最も強いライバルの名声が第{ $of }ラウンド終了時に{ $number ->
    [0] 少し
   *[other] およそ{ $number }点
  }少なくなる
fact-found_people = 第{ $of }ラウンド終了までに冒険者が増えるか、レベルが上がる
fact-found_designs = 第{ $of }ラウンド終了までに使える設計図が増える
fact-found_resources = 第{ $of }ラウンド終了時に残る資源が{ $number ->
    [0] 少し
   *[other] およそ{ $number }個
  }増える
fact-found_gold = 第{ $of }ラウンド終了時に残る金貨が{ $number ->
    [0] 少し
   *[other] およそ{ $number }枚
  }増える
fact-found_order = 第{ $of }ラウンドの後、手番順が早くなる
