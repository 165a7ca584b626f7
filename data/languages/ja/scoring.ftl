# The final scores. The title stands at the top left, in capitals: up to about 16 letters.
scoring-final-scores = 最終得点
scoring-game-over = ゲーム終了

# The parts of the count, in a ribbon at the top: one word each, up to about 11 letters.
scoring-part-quests = クエスト
scoring-part-adventurers = 冒険者
scoring-part-cards = カード
scoring-part-bonuses = ボーナス
scoring-part-gold = 金貨

# The prompt at the bottom: two short lines at most.
scoring-counting-quests = クエストを集計中
scoring-counting-adventurers = 冒険者のレベルを集計中
scoring-counting-cards = 設計図とカードを集計中
scoring-counting-bonuses = ボーナスを集計中
scoring-counting-gold = 金貨を集計中
scoring-winner = { $guild }が名声{ $prestige }点で勝利
scoring-won-alone = 名声{ $prestige }点で勝利
scoring-won-against = 名声{ $prestige }点で勝利（{ $great }点なら素晴らしい得点）
scoring-better-luck = また次の機会に

# Beside the count: what a part is made of, three short lines.
scoring-about-quests = 完了したクエストの名声から、失敗で失った名声を引いたもの。
scoring-about-adventurers = 冒険者のレベル1つにつき1点。レベル4はさらに1点。
scoring-about-cards = 固有設計図、登記所で得た使用権、ボーナスカードの名声。
scoring-about-bonuses = 最終ラウンドに購入した終了時ボーナスと、ボーナスタイル。
scoring-about-gold = 余った資源を売却し、金貨4枚ごとに名声1点。

# What a guild's row in the ranking is called, and what its total is made of ("25 Quests"),
# in a slip of several lines.
scoring-total = { $guild }：{ $total }点
scoring-amount = { $part } { $number }点

# A switch at the top right when all is counted: a picture (of the winner, or of the loss), or figures.
scoring-view-winner = 勝者
scoring-view-lost = 結末
scoring-view-scores = 得点

# Alone, over a bar: how much of a great score that was. The line of a great score stands below.
scoring-against = { $prestige }/{ $great }点

# After a lost solo game: a headline; what broke it, two lines; and how far it came, a few words each.
scoring-lost = ギルドの敗北
loss-failed = 「{ $quest }」に失敗しました。ソロでは、クエストの失敗は許されません。
loss-unfinished = { $count ->
        [1] 最終ラウンドの後も「{ $quests }」が進行中でした。
       *[other] 最終ラウンドの後も進行中のクエストがありました：{ $quests }。
    }ソロでは、それまでに全クエストを完了しなければなりません。
loss-full = クエスト{ $count }件が進行中で、もう受注できませんでした。ソロでは毎ラウンド1つ受注しなければなりません。
loss-none-taken = このラウンドにクエストを受注しませんでした。ソロでは毎ラウンド1つ受注しなければなりません。
loss-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）
loss-quests = 完了したクエスト：{ $count }件
loss-prestige = 名声{ $prestige }点

# Buttons at the bottom, and why one cannot be pressed.
scoring-back = 戻る
scoring-next = 次へ
scoring-begins-here = 集計はここから始まります
scoring-all-counted = すべて集計済みです
scoring-count-all = すべて集計
scoring-new-game = 新しいゲーム
scoring-watch = リプレイを見る
scoring-to-title = メインメニュー
scoring-not-recorded = このゲームは記録されていません

# The chart: its heading, its two kinds (a switch, about 10 letters each), the words at both ends of
# its scale (very short), and the line of a great score.
scoring-by-round = ラウンドごとの名声
scoring-chart-guilds = ギルド
scoring-chart-sources = 内訳
scoring-chart-start = 開始
scoring-chart-final = 最終
scoring-great = { $great }点：素晴らしい得点

# The head of a slip that tells everybody's prestige at one moment.
scoring-at-the-start = 開始時
scoring-after-round = 第{ $round }ラウンド後
scoring-after-the-count = 最終集計後

# What deserves a mention, in a narrow panel: a heading, a name of about 18 letters, and a sentence
# of two lines of about 20 letters each under it, which follows the name of a guild.
scoring-highlights = ハイライト
scoring-highlight-quests = クエスト最多完了
scoring-highlight-strike = 最悪のストライキ
scoring-highlight-finest = 最高のクエスト
scoring-highlight-jump = 最長の飛び越え
scoring-highlight-forge = 最も忙しい鍛冶場
scoring-highlight-trade = 商売上手
scoring-quests = クエスト{ $count }件完了、{ $failed ->
        [0] 失敗なし
       *[other] { $failed }件失敗
    }
scoring-strike = 第{ $round }ラウンドに鉱夫{ $count }人を失う
scoring-finest = 「{ $quest }」で名声{ $prestige }点
scoring-jump = 第{ $round }ラウンドに鉱夫{ $count }人
scoring-forge = 武器{ $count }個、うち「{ $design }」{ $times }個
scoring-trade = 売却{ $sales }回で金貨{ $gold }枚

# Beside a total in the ranking: what the latest part of the count added, "+6".
scoring-added = { SIGNED($number) }

# Below the bars of the count: cards and heroes for which there is no room, in a box as wide as a
# picture; and prestige that no card gave.
scoring-more = +{ $count }
scoring-other = その他
