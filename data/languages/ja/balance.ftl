### The report that forgewar balance writes: a page of Markdown with tables and charts. As long as it needs to be.

# The six targets: titles, and what is wanted, inside a table and behind "Wanted: ".
balance-title-1 = 難易度の傾斜
balance-title-2 = 難度の順序
balance-title-3 = 公平な席
balance-title-4 = 死に札も必須札もない
balance-title-5 = 多くの勝ち筋
balance-title-6 = 緊張感
balance-wanted-1 = ソロの勝率が初級（10回中9回）、中級（その間）、上級（まれ）の順に下がり、素晴らしい得点の目安が、親方の勝ったゲームの上位1割に当たること
balance-wanted-2 = 測った難度がSOLO-4の各一覧と一致し、どれもスピアマンの係数が{ $least }を超えること
balance-wanted-3 = どの開始順も、偶然の範囲を超えて多く勝たないこと
balance-wanted-4 = どのカードも出たうちの5～80%で取られ、所有による勝率の変化が15ポイント未満であること
balance-wanted-5 = 勝者の名声の70%を超える源がなく、市場の各場所がアクションの8～40%を占めること
balance-wanted-6 = 受注したクエストの5～20%が失敗し、ゲームの半分が接戦で、中間の首位の勝率が75%未満であること
balance-verdict-met = 達成
balance-verdict-chance = 偶然の範囲で達成
balance-verdict-missed = 未達

# Figures, each with the interval in which the truth lies.
balance-not-seen = 出現なし
balance-percent = { $value }%（{ $low }～{ $high }）
balance-figure = { $value }（{ $low }～{ $high }）
balance-band = { $low }～{ $high }%

# Kinds of games: "epic, 3 guilds", "simple, hard".
balance-game = { $mode }、{ $guilds }ギルド
balance-game-even = { $game }、公平スタート
balance-game-solo = { $mode }、{ $difficulty }

# The page around the targets.
balance-page = バランスの測定
balance-page-written = よい内容とは何かを6つの目標で表します。このページは、ゲームを行って測るコマンドが書いたものです。同じシードなら同じページになります：
balance-page-read = 内容 { $hash }、シード{ $seed }。カッコ内は95%区間です（割合はウィルソン、平均は正規、その他はブートストラップ）。*偶然の範囲で達成*とは、値は範囲外でも区間が範囲に届くことを表します。
balance-page-games = 行ったゲーム（すべて同じ強さのギルド同士）：
balance-page-out = 範囲外のもの
balance-page-offender = 目標{ $target }：{ $line }
balance-page-wanted = 目標：{ $wanted }。
balance-played-solo = ソロ、{ $game }
balance-masters = 親方
balance-journeymen = 職人

# Heads of columns, and of three charts (quests-failed, close, leader).
balance-column-target = 目標
balance-column-wanted = 望ましい状態
balance-column-found = 結果
balance-column-verdict = 判定
balance-column-game = ゲーム
balance-column-guilds = ギルド
balance-column-games = ゲーム数
balance-column-master = 親方の勝率
balance-column-journeyman = 職人の勝率
balance-column-score = 平均得点
balance-column-tenth = 上位1割の下限
balance-column-mark = 目安
balance-column-great = 目安に達したゲーム
balance-column-quest = クエスト
balance-column-tried = 受注
balance-column-failed = 失敗
balance-column-ore = 資源
balance-column-service = 人手
balance-column-rounds = ラウンド
balance-column-difficulty = 難度
balance-column-list = 一覧
balance-column-quests = クエスト数
balance-column-spearman = スピアマンの係数
balance-column-place = 順番
balance-column-even = 均等
balance-column-won = 勝率
balance-column-passed = パス
balance-column-card = カード
balance-column-taken = 取得
balance-column-effect = 勝率への影響
balance-column-quests-failed = 失敗したクエスト
balance-column-close = 接戦
balance-column-leader = 中間の首位が勝ったゲーム

# Target 1.
balance-solo-who = 親方は最も強いプレイヤー、職人は慎重な初心者に当たります。
balance-solo-scores = 親方が勝ったゲームの得点、全難易度の合計。目安は上位1割にあるのが望ましく、{ $low }～{ $high }%がそれ以上なら合格です。
balance-solo-won = ソロゲームの勝率、{ $mode }
balance-solo-bar = { $difficulty }、{ $player }
balance-solo-found = 親方の勝率、初級から上級：{ $shares }

# Target 2.
balance-difficulty-is = クエストの難度とは、失敗した試みもすべて含め、1回の成功にかかる費用です。掲示板の枠の代金、鍛造した武器の資源（商人の価格）、拘束した冒険者のレベル1につき1ラウンド金貨1枚を合計します。
balance-difficulty-list = **{ $colour }のクエスト**、一覧の順、難しいものから：
balance-difficulty-chart = { $colour }のクエスト1回の成功にかかる費用（金貨）
balance-agreement = 一覧との一致、{ $least }超が望ましい：
balance-list-all = { $colour }、全体
balance-list-hardest = { $colour }、最も難しい
balance-list-easiest = { $colour }、最も易しい
balance-off-list = 一覧 { $list }：{ $figure }

# Target 3.
balance-seat = { $game }、{ $place }番手
balance-seats = 第1ラウンドの手番順と、その勝率。目標はシンプルが対象で、ほかは参考です。公平スタート（ハウスルール）のあるシンプルは、ないものの次に示し、ある場合は目標をそれで判定します。公平な9つの割合でも、およそ3回に1回の測定では、偶然どれか1つが区間から外れます。9つ分の区間に収まれば、偶然の範囲で達成とします。
balance-seats-chart = シンプルの勝率、均等との差
balance-seats-found = { $count }か所中{ $out }か所が区間の外。公平スタートでは{ $even }か所中{ $evened }か所
balance-even = 均等
balance-uneven = 偏り

# Target 4. Groups of cards are heads of tables, and stand in brackets; those of $group may have a stage.
balance-cards = 市場カードは公開された1枚ごと、共通設計図と終了時ボーナスは手に入れうるギルドまたはゲームごと、財産カードは配られたときに1回出たと数えます。影響とは、所有者の勝率が均等な割合をどれだけ上回るかで、好調なギルドほど多く買えることも含みます。クエストは下限だけを見ます。4ギルドでは、出たもののほとんどが受注されるからです。
balance-cards-chart = { $group }：出たときの取得率
balance-cards-found = { $count }枚中{ $out }枚が範囲外、さらに{ $perhaps }枚に可能性あり
balance-card-off = { $card }（{ $group }）：取得{ $taken }、勝率への影響{ $effect }：{ $verdict }
balance-effects-chart = 勝率を最も確実に動かすカード{ $count }枚
balance-points = { $value }ポイント（{ $low }～{ $high }）
balance-quest = { $quest }（{ $colour }、{ $stage }）
balance-group-public-designs = 共通設計図
balance-group-unique-designs = 固有設計図
balance-group-bonus-cards = ボーナスカード
balance-group-single-use-cards = 使い切りカード
balance-group-wealth-standard = 財産、標準
balance-group-wealth-fast-forward = 財産、早送り
balance-group-end-game-bonuses = 終了時ボーナス
balance-group-quests = クエスト
balance-in-stage = { $group }、{ $stage }

# Target 5. Sources of prestige and places of the market are heads of columns, too.
balance-parts = 勝者の名声の源。クエストには失敗したもの、英雄、武器を、カードには終了時ボーナスを含みます。
balance-parts-chart = 勝者の名声の内訳
balance-places = 市場アクションが行われた場所。パスはアクションに含めず、別に数えます。
balance-places-chart = 場所別の市場アクション
balance-ways-found = { $count }個の割合中{ $out }個が範囲外
balance-ways-off = { $game }の{ $thing }：{ $figure }
balance-of = { $thing }、{ $game }
balance-of-quests = クエスト
balance-of-adventurers = 冒険者
balance-of-cards = カード
balance-of-gold = 金貨
balance-of-blacksmith = 鍛冶屋
balance-of-bazaar = バザール
balance-of-barracks = 兵舎
balance-of-clerk = 登記所
balance-of-road = 街道

# Target 6.
balance-tension = 勝者の差が勝利得点の5分の1未満なら接戦です。中間の首位とは、7ラウンド中の第4、または18ラウンド中の第9ラウンドの後に得点を数えた場合の勝者です。複数いれば分け合って数えます。
balance-tension-found = { $count }個の値中{ $out }個が範囲外
