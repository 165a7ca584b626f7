# What every scene of a match shares: the bars above and below, guild panels, log, hints, reasons,
# and what comes up between turns.

# The top bar. The round stands before a pip for each round; "of 7" after it, smaller.
match-round = 第{ $round }ラウンド
match-rounds = /{ $count }
match-phase-mine = 鉱山
match-phase-market = 市場
match-phase-quest = クエスト
match-menu = メニュー：一時停止、ルール、設定、退出（{ $key }）
match-ask = 記号の説明：すべての名前を見る（{ $key }）
# Beside a phase of the ribbon: what pressing it does.
match-look-mine = 鉱山を見る（{ $key }）。選択は後でできます
match-look-market = 市場と値段を見る（{ $key }）。選択は後でできます
match-look-quest = 掲示板と自分のクエストを見る（{ $key }）。選択は後でできます
match-look-here = 今見ている場所です
match-look-back = 選択に戻る（{ $key }）
match-looking = 閲覧中です。{ $guild }の選択が残っています
match-look-return = 選択に戻る
match-order = 手番順
# Under it, the step of the round in which those in the order have a turn: about 16 letters.
match-step-wealth = 財産を選択
match-step-placing = 監督官を配置
match-step-mine = 監督官を移動
match-step-market = 市場
match-step-taking = クエストの受注
match-step-managing = クエストの編成
match-step-rewards = 報酬
match-step-trades = 最後の取引
match-step-tile = ラウンド終了
match-step-scoring = 最終得点計算
# On a small disk at the shield of a guild that has moved and will move a second time.
match-second = 2
# The number of a stage under the pips of its rounds.
match-numeral-1 = I
match-numeral-2 = II
match-numeral-3 = III
# The label of the bonus tile that is counted next.
match-tile = { $tile }、第{ $round }ラウンド後に精算

# The log in the right column, its label, and the whole log in a sheet of its own.
match-log = ログ
match-log-open = ログをすべて見る
# What a guild did since the person who is to choose did something; pressed, it is shown again.
match-since = 前回の手番以降：{ $guild }
match-log-title = ゲームログ
match-log-nothing = まだ何もありません

# The guide under the guild panels: two buttons of about 9 letters. The second is also the title of a
# sheet with all that the guide ever says.
match-guide-away = 閉じる
match-tips = コツ

# The bottom bar. Buttons of about 10 letters; "+" stands before a coin with what passing pays.
match-undo = 取り消し
match-pass = パス
match-pays = { $label } +
match-pause = 一時停止
match-speed-instant = 即時
match-hurry = { $key }長押しで高速化
match-other-chooses = { $guild }が選ぶ番です
match-hinting = 親方が考えています

# Why nothing can be taken back, on a slip beside the dimmed button.
match-no-undo-nothing = 取り消せる決定はまだありません
match-no-undo-revealed = その後に新しい情報が公開されたか、いずれかのギルドが編成を終えたため、取り消せません
match-no-undo-managing = このギルドの編成より前は取り消せません
match-no-undo-watched = 観戦中です
# What taking back leads to, on a slip beside the button; $what is one of the decisions below.
match-undo-start = { $what }に戻る
match-undo-this = このラウンドの{ $what }に戻る
match-undo-earlier = 第{ $round }ラウンドの{ $what }に戻る
match-decided-wealth = { $own ->
    [yes] 自分の財産選択
   *[no] { $guild }の財産選択
  }
match-decided-wealth-raise = { $own ->
    [yes] 自分のレベルアップ選択
   *[no] { $guild }のレベルアップ選択
  }
match-decided-placement = { $own ->
    [yes] 自分の監督官の配置
   *[no] { $guild }の監督官の配置
  }
match-decided-mine = { $own ->
    [yes] 鉱山での自分の移動
   *[no] 鉱山での{ $guild }の移動
  }
match-decided-mine-second = { $own ->
    [yes] 自分の2回目の移動
   *[no] { $guild }の2回目の移動
  }
match-decided-automated-tie = { $own ->
    [yes] 自分の選択（同等の移動）
   *[no] { $guild }の選択（同等の移動）
  }
match-decided-market = { $own ->
    [yes] 自分の市場アクション
   *[no] { $guild }の市場アクション
  }
match-decided-trade = { $own ->
    [yes] 自分の取引の前
   *[no] { $guild }の取引の前
  }
match-decided-acquisition = { $own ->
    [yes] 自分のクエスト選択
   *[no] { $guild }のクエスト選択
  }
match-decided-management = { $own ->
    [yes] 編成で最後に行った操作
   *[no] 編成での{ $guild }の最後の操作
  }
match-decided-rewards = { $own ->
    [yes] 自分の選択（次に進めるクエスト）
   *[no] { $guild }の選択（次に進めるクエスト）
  }
match-decided-overseer-move = { $own ->
    [yes] 自分の報酬（監督官の移動）
   *[no] { $guild }の報酬（監督官の移動）
  }
match-decided-worker-move = { $own ->
    [yes] 自分の報酬（鉱夫の移動）
   *[no] { $guild }の報酬（鉱夫の移動）
  }
match-decided-market-card = { $own ->
    [yes] 自分の報酬（市場カード）
   *[no] { $guild }の報酬（市場カード）
  }
match-decided-level = { $own ->
    [yes] 自分のレベルアップ選択
   *[no] { $guild }のレベルアップ選択
  }
match-decided-title = { $own ->
    [yes] 自分の称号選択
   *[no] { $guild }の称号選択
  }
match-decided-trade-window = { $own ->
    [yes] 自分の最後の取引
   *[no] { $guild }の最後の取引
  }
match-decided-shopping = { $own ->
    [yes] 自分の買い物（タイルの金貨）
   *[no] { $guild }の買い物（タイルの金貨）
  }

# What is in motion, in the bottom bar beside the guild's shield: $did is a line of the log.
match-happens = { $guild }：{ $did }
match-moves-your-worker = { $guild }が報酬で自分の鉱夫1人を動かします
match-moves-worker = { $guild }が報酬で{ $owner }の鉱夫1人を動かします
# On the panel of a guild while it passes.
match-passes = パス

# The same, where it is nobody's doing.
match-occurs-reveal = 市場のカードを公開
match-occurs-discard = 売れ残りを捨て札に
match-occurs-deal = クエストを補充

# Guild panels: a gain or loss beside a number, and the labels of the panels.
match-gain = { SIGNED($number) }
match-automated = { $guild }（オートマ）
# Who plays it, if that is the computer: a name, and how strong it plays. If there is no room for both, the
# name stands alone.
match-who-computer = { $name }、{ $strength }
# Behind a key, under why something cannot be done.
match-rules-door = ルールを見る
# In a guild's panel, where there is room: about 18 letters.
match-no-quests = 進行中のクエストなし
match-mat-open = { $guild }：所有物をすべて見る
# Beside the counts in a panel, under the pointer: what a guild has.
match-holds-quests = 進行中のクエスト：{ $cards }。
match-holds-designs = 設計図：{ $cards }。
match-holds-cards = ボーナスカード：{ $cards }。


# Above the log: a button of about 12 letters, what it does, and what came of it.
match-transcript = 文章ログ
match-transcript-tip = ここまでのゲームを文章で保存
document-transcript-saved = 文章ログを保存しました
document-transcript-saved-where = 保存先：{ $path }
document-transcript-not-saved = 文章ログを保存できません
document-transcript-not-written = { $path } に書き込めません。

# Why computer guilds did what they did: the sheet, each choice with the guild and its strength.
match-why = なぜ？
match-why-line = 理由：{ $line }
match-why-title = ライバルの行動の理由
# While there are no reasons: a picture, a sentence, two rows as examples, a button.
match-why-empty = 理由はまだありません
match-why-empty-words = ライバルが行動すると、その理由がここに並びます。前回までのプレイの分は残りません。例：
match-why-nobody = この卓にはプレイヤーしかいません。コンピューターギルドがいれば、その行動の理由がここに並びます。
match-why-back = 卓に戻る
match-why-example-1 = 鉱夫2人を飛び越え：鉄2個、ルビー1個
match-why-example-1-words = 鉄2個とルビー1個を得て、大鴉が手番順の最後になる
match-why-example-2 = 「鉄の槍」の使用権を獲得
match-why-example-2-words = 次の区間に刺突の武器が必要だが、まだ1つもない
match-why-who = { $guild }、{ $strength }

# Between the turns of two people: a panel with the guild and who plays it.
match-handover = { $guild }：{ $player }
match-handover-since = 前回の手番以降
match-handover-away = ほかの人は見ないでください。
match-handover-go = 手番を始める

# A banner over the table when another person is to choose: what is asked of them, under their name.
match-turn-wealth = 冒険者を1人レベルアップ
match-turn-placing = 監督官を配置
match-turn-mine = 鉱山での移動
match-turn-market = 市場でのアクション
match-turn-taking = クエストを受注するか見送る
match-turn-managing = 冒険者に武器を装備させる
match-turn-rewards = 報酬を受け取る
match-turn-trades = 最後の取引
match-turn-tile = ボーナスタイル
match-turn-scoring = 最終得点計算
# Before the shields and names of those who choose after them.
match-turn-then = 次は

# A new stage: a large panel with its title, a sentence of one line, two rows of cards.
match-stage-begins = { $stage }開始
match-deeper-2 = 採掘はさらに深く。新しい鉱山にはミスリルとルビーが眠っています。
match-deeper-3 = 最後にして最深の鉱山。ダイヤと、英雄にふさわしいクエストが待っています。
match-stage-offer = 掲示板
match-stage-new = 新しい設計図と市場
match-stage-go = 監督官を配置する

# The head of a message that the file of the game was changed, replaced or deleted by somebody else.
match-record-changed = このゲームの記録
