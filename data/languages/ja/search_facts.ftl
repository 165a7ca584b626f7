### What a search found in the games that it played on in thought: what a choice led to in these games,
### against the next best. Lines of a hint, of "Why?" and of a review, without a stop. $number and $of
### are percentages of these games, or an amount and the round at whose end these games stop.

# $of says how sure it is, where the games are few; otherwise it is 0.
fact-found_ahead = { $number }局をシミュレーションしたところ、次善の手を上回った{ $of ->
    [0] { "" }
   *[other] （確度{ $of }%）
  }
fact-found_close = { $number }局をシミュレーションしたところ、次善の手とほぼ同等だった
fact-found_completes = シミュレーションの{ $number }%で「{ $name }」を完了する（もう一方の手では{ $of }%）
fact-found_frees = 「{ $name }」に冒険者を残す：シミュレーションの{ $number }%で完了する（もう一方の手では{ $of }%）
fact-found_spares = シミュレーションの{ $number }%で「{ $name }」に失敗する（もう一方の手では{ $of }%）
fact-found_knows = シミュレーションの{ $number }%で設計図「{ $name }」を確保する（もう一方の手では{ $of }%）
fact-found_denies = シミュレーションの{ $number }%で「{ $name }」がライバルに渡る（もう一方の手では{ $of }%）
fact-found_steps = 第{ $of }ラウンド終了までに、クエストがもう一方の手より多くのステップ進む
fact-found_quests = 第{ $of }ラウンド終了までに完了するクエストがもう一方の手より多い
fact-found_failed = 第{ $of }ラウンド終了までに失敗するクエストがもう一方の手より少ない
fact-found_prestige = 第{ $of }ラウンド終了時の名声がもう一方の手より{ $number ->
    [0] 少し
   *[other] およそ{ $number }点
  }多い
fact-found_rivals = 最も強いライバルの名声が第{ $of }ラウンド終了時にもう一方の手より{ $number ->
    [0] 少し
   *[other] およそ{ $number }点
  }少ない
fact-found_people = 第{ $of }ラウンド終了時、もう一方の手より冒険者が多いか、レベルが高い
fact-found_designs = 第{ $of }ラウンド終了時に使える設計図がもう一方の手より多い
fact-found_resources = 第{ $of }ラウンド終了時に残る資源がもう一方の手より{ $number ->
    [0] 少し
   *[other] およそ{ $number }個
  }多い
fact-found_gold = 第{ $of }ラウンド終了時に残る金貨がもう一方の手より{ $number ->
    [0] 少し
   *[other] およそ{ $number }枚
  }多い
fact-found_order = 第{ $of }ラウンドの後、手番順がもう一方の手より早い
