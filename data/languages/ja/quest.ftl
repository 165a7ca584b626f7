# The quest phase: the offer, the guild's quests, its adventurers and designs, the right column, the
# prompt and the buttons, and the quest ledger.

# Heads of panels. One line each, about 250 units of 18; the remarks at their right end are short.
quest-offer = クエスト掲示板
quest-own-quests = 自分のクエスト
quest-quests-of = { $guild }のクエスト
quest-filled = { $count }/{ $most }
quest-home = 待機中の冒険者
quest-home-short = 待機中
quest-home-count = 待機中{ $count }人
quest-designs = 自分の設計図
quest-designs-of = { $guild }の設計図
quest-designs-rows = 全{ $rows }段の{ $first }～{ $last }段目（スクロール）
quest-forgeable = { $most }種中{ $count }種を鍛造可
quest-forgeable-for = { $hero }に鍛造可：{ $count }/{ $most }種
quest-everyone-out = 全員クエスト中

# Two copies of one card that a guild has.
quest-copy = { $name }（{ $copy }）

# How a quest stands, in full: on the label of a row and in prompts.
quest-row = { $quest }：{ $verdict }
quest-met = 条件達成、威力{ $power }/{ $needed }
quest-short = 威力{ $short }不足、威力{ $power }/{ $needed }
quest-lacks-type = { $type }なし：必要威力{ SIGNED($extra) }
quest-promised = { $hero }が必要
quest-verdict-more = { $first }、{ $next }

# How a quest stands, in pills of 122 units at the end of its row, and in lines of lists.
quest-met-short = 条件達成
quest-would-be-met = 達成できる
# It is not met, and need not be before the next round.
quest-asked-next = 次のラウンド
quest-missing-pill = 必要威力{ SIGNED($extra) }
quest-short-by = 威力{ $short }不足
quest-promised-short = 英雄が必要
quest-needs-hero = { $hero }が必要
quest-power-of = /{ $needed }
quest-step-line = ステップ{ $step }/{ $steps }、{ $verdict }
quest-rushed = このラウンドに街道で前進

# Rows without a quest, and the picture in a row.
quest-row-none = 進行中のクエストなし
quest-none-yet = まだなし

# A place of the offer: its label, the pill on a card that cannot be taken, what an empty one says,
# and what the hourglass and the warning above it say when they are pointed at.
quest-place = { $quest }、{ $steps }ステップ、{ $price ->
    [0] 無料
   *[other] 金貨{ $price }枚
}
quest-place-empty = 空き
quest-place-taken = { $guild }が「{ $quest }」を受注
quest-place-taker = { $guild }が受注済み
quest-lock-gold = 不足：{ $short }
quest-lock-full = 上限の{ $count }件
quest-lock-level = 要レベル{ $level }
quest-lock-no-quest = クエストなし
quest-lock = 今は不可
quest-leaves-label = ラウンド終了時
quest-leaves = 誰も受注しなければ、このラウンドの終わりに掲示板から外れます
quest-too-long-label = 長すぎます
quest-too-long = 1ラウンドに1ステップずつ、全{ $steps }ステップかかりますが、残りは{ $rounds }ラウンドです

# The quest pointed at, in the right column of about 250 units.
quest-take-a-quest = クエストの受注
quest-taken-by = { $guild }の選択
quest-offer-advice = クエストにカーソルを合わせると、必要なものがわかります。各ギルドは1ラウンドに1つ受注できます。最初のステップの条件を同じラウンドに満たさないと、クエストは失敗します。
quest-offer-advice-solo = クエストにカーソルを合わせると、必要なものがわかります。毎ラウンド必ず1つ受注し、最初のステップの条件を同じラウンドに満たさなければなりません。クエストに失敗すると、ゲームに敗北します。
quest-length = { $steps }ステップ、残り{ $rounds }ラウンド
quest-price-of = { $price ->
    [0] 無料
   *[other] 所持金は金貨{ $gold }枚
}
quest-charming-pays = 魅惑：金貨{ $gold }枚を得る
quest-expeditious = 神速：開始ステップ
quest-charm = 依頼人を魅了して金貨{ $gold }枚を得る
quest-first-met = 条件達成の例：
quest-first-cost = 費用：{ $cost }
quest-first-more = ほか{ $count }人
quest-first-not = 今の手持ちでは条件未達
quest-first-fails = { $others ->
    [0] 取引で補わなければ
   *[other] ほかのクエストの装備をそろえた後、取引で補わなければ
}失敗：名声{ SIGNED($prestige) }
quest-first-loses = 取引で補わなければ失敗し、ゲームに敗北します
quest-costs-nothing = なし
quest-weapon-power = { SIGNED($power) }

# An adventurer: the label of a tile, and lines in the right column.
quest-hero = { $hero }、レベル{ $level }
quest-hero-more = { $hero }、{ $more }
quest-hero-title = { $title }：{ $does }
quest-hero-carries = 武器：{ $design }
quest-hero-honed = 研ぎで威力{ SIGNED($power) }
quest-hero-weapon-lost = 武器やクエストを変えるか、帰還すると、今の武器は失われます
quest-wields-simple = レベル{ $level }なら剣と短剣を扱えます
quest-wields-public = レベル{ $level }ならすべての共通設計図を扱えます
quest-wields-all = レベル{ $level }なら固有も含めすべての設計図を扱えます
quest-send-home = 帰還させる
quest-no-quest-to-go-on = 参加できる進行中のクエストがありません
quest-no-quest-to-forge-for = 武器を鍛造する進行中のクエストがありません

# What becomes of each quest if the guild is done now: up to two lines of about 220 units under its
# name. $gains is a list: "7 prestige and 2 gold".
quest-if-done = 今終えると
quest-how-they-stand = クエストの状況
quest-fate-fails = 失敗：{ $prestige ->
    [0] 名声なし
   *[other] 名声{ SIGNED($prestige) }
}
quest-fate-fails-still = 失敗：それでも名声{ SIGNED($prestige) }
quest-fate-loses = 失敗し、ゲームに敗北
quest-fate-over = その前にゲームに敗北
quest-fate-completed = 完了：{ $gains }
quest-fate-leg = 区間完了
quest-fate-leg-for = 区間完了：{ $gains }
quest-fate-on = ステップ{ $step }/{ $steps }へ
quest-none-own = 自分のギルドに進行中のクエストはありません。
quest-none-of = { $guild }に進行中のクエストはありません。
quest-advice-unmet = 冒険者、設計図、クエストを好きな順に選ぶか、冒険者か設計図をクエストにドラッグしてください。
quest-advice-met = すべてのクエストが条件達成です。使わない資源は手元に残ります。
quest-advice-lost = ソロでは、クエストに1つでも失敗すると敗北です。

# What advancing brings: a pill of 122 units, and lines in the right column.
quest-rewards = 報酬
quest-rewards-advice = すべてのクエストが、選んだ順に1ステップずつ進みます。
quest-moves-next = 進む
quest-moves-on = 1ステップ進む
quest-moves-leg = 区間完了
quest-moves-completed = クエスト完了
quest-moved = 進行済み
quest-moves-on-line = 同じ区間で1ステップ進む
quest-finishes-leg = 区間を完了
quest-finishes-quest = クエストを完了
quest-hero-raised = { $hero }がレベル{ $level }に
quest-hero-joins = 新しい冒険者が加入
quest-weapon-honed = { $hero }の武器：威力{ SIGNED($power) }
quest-gains = { CAPITAL($what) }
quest-then-overseer-move = その後、監督官を移動
quest-then-worker-move = その後、鉱夫を移動または除去
quest-then-market-card = その後、市場の捨て札から1枚取る
quest-then-level = その後、レベルアップする冒険者を選ぶ（{ $count }レベル分）
quest-then-title = その後、称号を選ぶ

# Coming rounds, and the ledger. Heads of columns are about 100 units wide.
quest-coming-rounds = 今後のラウンド
quest-power = 威力
quest-nothing-asked = 必要なものはありません
quest-round = 第{ $round }ラウンド
quest-after-the-end = 終了後
quest-ledger = クエスト台帳
quest-ledger-none = { $guild }に進行中のクエストはありません
quest-ledger-finished = 完了
quest-ledger-power = 必要威力
quest-ledger-armed = 装備済み：威力{ $power }
quest-ledger-late = 間に合わないクエスト：{ $count }件
quest-ledger-help = 各ステップの条件は、そのラウンドに満たす必要があります。兜の横の数字は、今ある武器と資源で条件を満たすのに必要な冒険者の人数です。横線は、それでは足りないことを表します。
quest-ledger-nobody = -

# The prompt: two lines of about 500 units at the foot of the screen.
quest-doing-acquisition = { $guild }がクエストを選択中
quest-doing-management = { $guild }が編成中
quest-doing-rewards = { $guild }が報酬を受け取り中
quest-doing-other = { $guild }が考え中
quest-prompt-after = { $news }。{ $then }
quest-prompt-take = { $guild }：クエストを受注するか、見送ってください
quest-prompt-full = { $guild }には進行中のクエストが{ $count }件あるので、見送ってください
quest-prompt-no-gold = { $guild }が代金を払えるクエストはないので、見送ってください
quest-prompt-solo = { $guild }：クエストを受注してください（毎ラウンド必須）
quest-prompt-solo-last = { $guild }：これで{ $count }件になります。このラウンドに1件完了しないと、次のラウンドに敗北します
quest-take = 「{ $quest }」を{ $price ->
    [0] 無料
   *[other] 金貨{ $price }枚
}で受注{ $step ->
    [1] { "" }
   *[other] （ステップ{ $step }から開始）
}
quest-take-charming = 「{ $quest }」を受注して金貨{ $gold }枚を得る{ $step ->
    [1] { "" }
   *[other] （ステップ{ $step }から開始）
}
quest-prompt-arm = { $hero }に「{ $design }」：{ $verdict }。費用：{ $cost }
quest-prompt-arm-anew = { $told }。今の「{ $lost }」は失われます
quest-prompt-advance = 次に「{ $quest }」が進みます。進めるか、別のクエストを選んでください
quest-prompt-advance-only = 「{ $quest }」が進みます
quest-prompt-rewards = { $guild }：次に進めるクエストを選んでください
quest-pick-design = 「{ $quest }」へ行く{ $hero }に持たせる武器を選んでください
quest-pick-quest = { $hero }に「{ $design }」：参加するクエストを選んでください
quest-pick-hero = 「{ $quest }」へ「{ $design }」を持っていく冒険者を選んでください
quest-pick-for-hero = { $hero }：設計図と、参加するクエストを選んでください
quest-pick-for-design = { $design }：持たせる冒険者とクエストを選んでください
quest-pick-for-quest = { $quest }：冒険者と設計図を選んでください
quest-prompt-none = { $guild }に進行中のクエストはないので、編成を終えてください
quest-prompt-unmet = { $guild }：冒険者に武器を装備させてください（条件未達のクエスト{ $count }件）
quest-prompt-met = { $guild }：すべて条件達成です。装備を続けるか、編成を終えてください

# Buttons, about 90 units of 16; then why one cannot be pressed.
quest-confirm = 決定
quest-done = 編成終了
quest-advance = 進める
quest-take-it = 受注
quest-decline = 見送る
quest-reset = リセット
quest-suggest = おまかせ
quest-choose = クエストを選択
quest-choose-first = 先にクエストを選んでください
quest-others-turn = { $guild }が選ぶ番です
quest-nothing-done = リセットするものはまだありません
quest-cannot-be-met = 待機中の冒険者と手元の資源では条件を満たせません
quest-suggest-tip = 武器を提案
quest-suggestion = { $weapons }：{ $cost }
quest-weapon-for = { $hero }に「{ $design }」

# The question before quests fail: lines of about 450 units, two buttons of 226. The first answer
# does no harm.
quest-question-fail = クエスト{ $count }件が失敗します
quest-question-lost = ゲームに敗北します
quest-question-line = { $quest }：{ $verdict }。{ $fate }
quest-question-gone = 失敗したクエストはゲームから除外されます。冒険者は帰還しますが、武器は失われます。
quest-question-loses = ソロでは、クエストに1つでも失敗すると敗北です。
quest-question-back = 装備を続ける
quest-let-fail = { $count ->
    [1] 失敗させる
   *[other] すべて失敗させる
}
quest-let-lose = 敗北する
