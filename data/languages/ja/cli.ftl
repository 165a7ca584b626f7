### What the commands print in a terminal. As long as it needs to be.

# Which game, inside a sentence: $game is one of these, by mode.
cli-game-simple = { mode-simple }
cli-game-epic = { mode-epic }
cli-game-fast_forward = { mode-fast_forward }
cli-kind = { $game }、{ $guilds }ギルドのゲーム
cli-kind-tiles = { $game }、{ $guilds }ギルド、ボーナスタイルありのゲーム
cli-kind-solo = { $game }のソロゲーム、{ $difficulty }

# forgewar replay.
cli-replay-of = { $file }：{ $kind }、シード{ $seed }、Forge War { $program }
cli-replay-practice = { $file }：{ $kind }（練習）、シード{ $seed }、Forge War { $program }
cli-replay-guilds = ギルド：{ $guilds }
cli-replay-seat = { $name }（{ $colour }、{ $player }）
cli-replay-progress = 第{ $round }ラウンド（全{ $rounds }）、{ $actions }アクション
cli-replay-lost = ゲームに敗北しました。
cli-replay-won-solo = ゲームに勝利しました。
cli-replay-won = { $winner }が勝ちました。
cli-replay-not-over = ゲームはまだ終わっていません。
cli-replay-standing = { $guild }：名声{ $prestige }点、金貨{ $gold }枚、クエスト完了{ $completed }件、失敗{ $failed }件
cli-replay-sound = { $file } は正常です：{ $actions }アクションすべてが合法で（{ $end }）、{ $hashes }個のハッシュと{ $states }個の状態がすべて一致します。
cli-replay-to-the-end = ゲームの終わりまで
cli-replay-to-where-it-was-left = ゲームを中断したところまで

# What commands say when they cannot do what they were asked for: one sentence behind "forgewar: ". Names of
# options and files stay as they are typed.
cli-interrupted = 中断しました。
cli-problem = { $problem }。
cli-see-help = { $problem }。{ $program } --help を参照してください。
cli-content-behind = --content は { $command } の前ではなく後に置いてください。
cli-content-unusable = 内容を使えません：{ $problem }。
cli-no-output = 書き込み先がありません：標準出力が閉じています。
cli-cannot-show = { $module } がないためゲームを表示できません。pip install forgewar で導入するか、画面の要らないコマンドを使ってください（forgewar --help）。
cli-cannot-draw = { $module } がないため描画できません。pip install forgewar で導入してください。
cli-no-folder = { $path } はフォルダーでもzipでもありません。
cli-cannot-write = { $path } に書き込めません：{ $why }。
cli-cannot-write-there = そこに { $path } を書き込めません。
cli-folder-not-made = フォルダー { $path } を作れません：{ $why }。
cli-folder-not-writable = フォルダー { $path } に書き込めません。
cli-folder-full = フォルダー { $path } にはすでに記録があります。別のフォルダーを選んでください。
cli-process-ended = ゲームを進めていたプロセスが外部から終了されました。
cli-cluster-missing = クラスターには { $module } が必要です。追加機能 cluster を入れてください：pip install "forgewar[cluster]"。
cli-cluster-unreachable = { $address } のDaskスケジューラーに接続できません。
cli-cluster-empty = クラスターにワーカーがいません。
cli-cluster-lost = クラスターとの接続が失われたか、同じ作業でワーカーが次々に失われました。
cli-cluster-other-game = クラスターの一部（{ $where }）のゲームは、このバージョンではありません。
cli-cluster-other-cards = クラスターのワーカー { $where } はカードが異なります。
cli-cluster-not-with = { $option } はこのマシンのファイルを扱うため、--cluster と一緒に使えません。
# Behind "argument --games: ".
cli-whole-number = { $low }から{ $high }までの整数を指定してください（{ $given } は使えません）
cli-size = { $low }から{ $high }までを指定してください（{ $given } は使えません）

# forgewar --help, and the help of each command. %(default)s is filled in by the program. Of examples only
# what stands behind three spaces or more is translated.
cli-description = Forge War：鉱山、市場、クエスト。1～4ギルドのゲーム。
cli-epilog = コマンドなしではゲームを開始し、--content を付けると自作のカードで開始します。各コマンドにも --help があります。
cli-usage = 使い方:{ " " }
cli-arguments = 引数
cli-options = オプション
cli-help = このヘルプを表示する
cli-version = バージョンを表示する
cli-compiled = { $version }（コンパイル版）
cli-commands = コマンド
cli-default = 既定値：%(default)s
cli-language = 使う言語：{ $there }
cli-no-language = 言語 { $tag } はありません。使えるのは { $there } です。
cli-content = フォルダーまたはzipのカード、価格、鉱山（docs/packs.md）
cli-record = 記録（docs/record-format.md）
cli-jobs = 使うプロセスの数
cli-cluster = ここのプロセスの代わりに、このアドレスのスケジューラーを持つDaskクラスターのワーカーを使う（docs/cluster.md）
cli-help-open = 記録やテーブルを開いてゲームを開始
cli-description-open = 記録を一覧に取り込んで、またはリンクのテーブルでゲームを開始します。`forgewar FILE.jsonl` や `forgewar LINK` も同じです。
cli-help-simulate = コンピューターギルド同士で対戦し、結果をまとめる
cli-description-simulate = コンピューターギルド同士で対戦し、結果をまとめます。同じシードなら、プロセスの数にかかわらず同じゲームになります。
cli-examples-simulate =
    例：
      forgewar simulate --mode epic --seats sensible,sensible,random --games 200 --jobs 2
      forgewar simulate --solo --difficulty easy --games 50 --record solo-games
      forgewar simulate --ladder --games 100 --guilds 2
      forgewar simulate --ladder --against ../older --games 40 --milliseconds 300
      forgewar simulate --content my-cards --games 50
cli-help-balance = 対戦でカードのバランスを測る
cli-description-balance = 同じ強さのコンピューターギルド同士で対戦し、よい内容の6つの目標を95%区間とともに測り、図付きの報告を書きます。同じシードなら、プロセスの数にかかわらず同じ報告になります。
cli-examples-balance =
    例：
      forgewar balance --jobs 2
      forgewar balance --quick --out balance.md
      forgewar balance --targets 2,4 --games 200 --out cards.md
cli-help-replay = 記録を検証する、ゲームを文章にする、または要約する
cli-description-replay = 記録されたゲームを再生します。オプションなしでは短い要約を出します。
cli-examples-replay =
    例：
      forgewar replay game.jsonl               参加者、進行状況、得点
      forgewar replay games/*.jsonl --verify   全アクションが合法で、全ハッシュが正しいか
      forgewar replay game.jsonl --describe    ゲーム全体をラウンドごとに文章で
cli-help-review = 記録されたゲームを振り返る：勝率と、最も損をした選択
cli-description-review = 終わったゲームの各ラウンド開始時の形勢と、各プレイヤー（人がいなければ各ギルド）が最も勝率を失った選択を5つまで、よりよい選択とその理由とともに示し、さらに名声を失った所と、フェイズごとの損を示します。それぞれの選択を、そのギルドが知っていたことと矛盾しない仮想のゲームで続けて比べます。同じシードなら同じ結果になります。
cli-examples-review =
    例：
      forgewar review game.jsonl                      形勢と、最も損をした選択
      forgewar review game.jsonl --json review.json   同じ内容をデータとしても書き出す
cli-review-json = データとして書き出す
cli-review-seed = 仮想のゲームのシード。省略するとゲーム自身のシード
# played and better are sentences of advice: "Move the overseer ...".
cli-review-point = { $name }、第{ $round }ラウンド（行動{ $moment }）：勝率−{ $points }ポイント。選んだ手：{ $played }。よりよい手：{ $better }。
# Below it, why; and a line of what a guild lost, or of its phases.
cli-review-why = {"  "}理由：{ $why }
cli-review-guild = { $name }：{ $told }
cli-review-none = 明らかなミスはありません。
cli-help-shot = 記録の一場面をPNGに描く
cli-description-shot = 記録されたゲームの一場面を、アプリの画面どおりに描きます。画面は要りません。
cli-examples-shot =
    例：
      forgewar shot game.jsonl                              最後の場面を game-N.png に
      forgewar shot game.jsonl --at 40 --out move40.png     40番目のアクションの後
      forgewar shot game.jsonl --at -2 --size 1920x1080 --scale 125
                                                            最後の1つ前の場面を大きく
cli-help-puzzles = 記録されたゲームからパズルを探し、検証する
cli-description-puzzles = 記録されたゲームから、明らかに最善の選択が1つある局面を探します。よさそうな選択をすべて、同じ仮想のゲームで続けて比べます。見つかったものはファイルに書き出すので、手で選んでください。
cli-examples-puzzles =
    例：
      forgewar simulate --seats master,master --games 10 --record games
      forgewar puzzles games/game-00001.jsonl --out found   パズルごとに1ファイル
      forgewar puzzles --verify                             ゲームのパズルは今も成り立つか
cli-puzzles-verify = フォルダーのパズルを別の仮想のゲームで改めて試す
cli-puzzles-out = パズルの場所。指定しなければゲームのもの
cli-puzzles-worlds = 各選択を続ける仮想のゲームの数（{ $count }）
cli-puzzles-round = このラウンド以降だけ（速くなる）
cli-puzzles-nothing = パズルを探す記録を指定するか、--verify を付けてください。
cli-puzzles-other-cards = { $file } は、このゲームのカードで遊ばれたものではありません。
cli-puzzles-found = { $file }：レベル{ $level }、名声{ $margin }/10点の差
cli-puzzles-right = { $name }：正常
cli-puzzles-wrong = { $name }：{ $problem }
cli-puzzles-fault-other-best = 別の選択が最善になりました
cli-puzzles-fault-closer = 次善の手との差がずっと縮まりました
cli-puzzles-unsound = { $all }個中{ $count }個のパズルが成り立ちません。
cli-help-fit = 親方が局面を評価する重みを求める
cli-description-fit = ゲームを対戦させ、ギルドの持つものがそれぞれどれほどの価値になったかをラウンドごとに求めます。これは親方が局面を評価する重みで、data/evaluation.yaml の形で出力します。同じシードなら同じ重みになります。
cli-examples-fit =
    例：
      forgewar fit              同梱のものと同じ、すべての重み
      forgewar fit --games 30   少ないゲームで試す
cli-fit-games = モードごとのゲーム数
cli-help-check = 内容（カード、価格、鉱山）を検証する
cli-description-check = 内容のフォルダーを検証し、誤りをすべて挙げます。
cli-examples-check =
    例：
      forgewar check                       ゲームの内容と、その画像と言葉
      forgewar check my-cards              自作のフォルダーまたはzip（docs/packs.md）
      forgewar check my-cards --install    検証し、パックに加える
      forgewar check --release             リリース前に：この内容を恒久的に残す

# The arguments of forgewar replay.
cli-replay-files = 記録（docs/record-format.md）
cli-replay-verify = すべてのハッシュと状態を比べる
cli-replay-describe = ゲームを文章にする

# forgewar shot: its arguments, and what it says.
cli-shot-at = Nアクションの後。0は最初、-1は最後の場面、-2はその1つ前（既定値：%(default)s）
cli-shot-scale = 文字の倍率、{ $low }から{ $high }（既定値：%(default)s）
cli-shot-out = 画像の保存先
cli-shot-drawn = { $path }：{ $last }アクション中{ $number }の後
cli-shot-sound-until = { $file } は{ $last }アクションまで正常です：{ $problem }。--at は0から{ $last }までにしてください。
cli-shot-no-moment = { $file } は{ $last }アクションなので、場面{ $moment }はありません。

# forgewar check: its arguments; what it says; and what there is so much of, each behind a number.
cli-check-folder = フォルダーまたはzip。既定値はゲーム自身のフォルダーで、画像と言語も検証する
cli-check-strict = 言語に欠けているメッセージを問題として数える
cli-check-install = ゲームで選べるパックに加える
cli-check-release = 内容を data/released に入れ、以後のどの版でもそのゲームを開けるようにする
cli-check-problems = { $path } に{ $count }件の問題があります。
cli-check-untranslated = { $count }件のメッセージが未翻訳で、英語で表示されます。
cli-check-ok = 内容 { $hash }：ok
cli-check-installed = { $path } に導入しました
cli-check-released = { $path } にリリースしました
cli-check-released-before = リリース済みです
cli-check-count-designs = 設計図
cli-check-count-bonus_cards = ボーナスカード
cli-check-count-single_cards = 使い切りカード
cli-check-count-quests = クエスト
cli-check-count-titles = 称号
cli-check-count-tiles = ボーナスタイル
cli-check-count-wealth = 財産カード
cli-check-count-end_bonuses = 終了時ボーナス
cli-check-count-mines = 鉱山
cli-check-count-clauses = ルールブックの条項

# forgewar simulate: its arguments, and which do not go together.
cli-simulate-seats = コンピューターギルド、1席に1つの名前：{ $guilds }（既定値：sensibleが3つ、ソロでは1つ）
cli-simulate-tiles = エピックをボーナスタイルありで遊ぶ
cli-simulate-even = 最初の手番順の有利不利をならす（ハウスルール）
cli-simulate-no-even = この種のゲームに公平スタートはありません。
cli-simulate-against = ラダーの各強さが対戦する相手として、別のプログラムフォルダーのギルドを使う
cli-simulate-milliseconds = 1つの選択に使う思考時間（手数の代わり）
cli-simulate-nodes = 1回の選択で考える行動の上限（アプリでは50000）
cli-simulate-against-alone = --against は --ladder と一緒に使います。
cli-no-game-there = { $path } は、ギルドに問い合わせられるプログラムフォルダーではありません。
cli-other-cards-there = { $path } のゲームはカードが異なります。
cli-simulate-solo = ソロゲームを遊ぶ
cli-simulate-difficulty = ソロの難易度（既定値：medium）
cli-simulate-json = 統計をデータとして書き出す
cli-simulate-record = 各ゲームの記録を書き出す
cli-simulate-states = 毎アクション後の状態全体を記録に入れる
cli-simulate-ladder = 各強さを1つ下の強さと比べる
cli-simulate-guilds = 比較の卓のギルド数（既定値：2）
cli-simulate-not-ladder = { $option } は --ladder と一緒に使えません。
cli-simulate-guilds-alone = --guilds は --ladder 用です。--ladder を付けるか、--seats を指定してください。
cli-simulate-difficulty-alone = --difficulty はソロゲーム用です。--solo を付けてください。
cli-simulate-states-alone = --states は記録に入れるものです。--record DIR を付けてください。
cli-simulate-no-guild = コンピューターギルド { $name } はありません。{ $guilds } から選んでください。
# Behind numbers on the bar that shows how far it is.
cli-unit-games = ゲーム

# The statistics of a simulation: the head of the page, and the heads of columns and rows of its tables.
cli-summary = { $mode }、{ $guilds }ギルド、{ $games }ゲーム、シード{ $seed }
cli-summary-tiles = { $mode }、{ $guilds }ギルド、ボーナスタイルあり、{ $games }ゲーム、シード{ $seed }
cli-summary-solo = { $mode }のソロ、{ $difficulty }、{ $games }ゲーム、シード{ $seed }
cli-summary-seat = 席{ $seat }
cli-summary-won = 勝利：{ $count }回
cli-summary-lost = { $clause } による敗北：{ $count }回
cli-summary-speed = 毎秒{ $actions }アクション、計{ $seconds }秒
cli-ladder = ほかの強さの卓に1ギルド、{ $mode }、{ $guilds }ギルド、シード{ $seed }。均等は{ $even }%
cli-column-seat = 席
cli-column-score = 得点
cli-column-sd = 標準偏差
cli-column-min = 最小
cli-column-max = 最大
cli-column-wins = 勝数
cli-column-taken = 受注
cli-column-completed = 完了
cli-column-failed = 失敗
cli-column-prestige = 1ゲームの名声の内訳
cli-column-length = ゲームの長さ
cli-column-mean = 平均
cli-column-actions = アクション
cli-column-rounds = ラウンド
cli-column-place = 最初の手番順
# The ladder: up to 11 letters, the numbers up to 6. "95 % of" is over "41.2 - 58.8 %", where the truth lies.
cli-column-guild = ギルド
cli-column-others = 相手
cli-column-games = 試合
cli-column-won = 勝率
cli-column-within = 95%区間

# forgewar balance: its arguments, and what it says.
cli-balance-games = ギルド数ごとのシンプルのゲーム数（既定値：{ $count }）。ほかのモードはその3割
cli-balance-solo = 難易度ごとの、親方によるシンプルのソロゲーム数（既定値：{ $count }）。エピックはその8分の1
cli-balance-targets = { $first }から{ $last }のうち、測るものだけを指定（既定値：すべて）
cli-balance-quick = 少ないゲーム数：約1分で大まかに測る
cli-balance-out = 書き出すページ。図は同じ名前のフォルダーに入る（既定値：%(default)s）
cli-balance-no-page = { $path } は書き出せるページではありません。*.md という名前にしてください。
cli-balance-no-target = 目標{ $target }はありません。{ $first }から{ $last }の中から選んでください。
cli-balance-written = { $path } を書き出しました。
