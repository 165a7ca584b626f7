# Buttons that stand in many places: about 10 letters.
menus-back = 戻る
menus-close = 閉じる
menus-go-back = 戻る
menus-understood = OK

# The title: the name of the game, a line under it, and a column of buttons of about 20 letters.
menus-forge-war = Forge War
menus-motto = 鉱山、市場、クエスト。1～4ギルドのボードゲーム
menus-continue = 続きから
menus-learn = 遊び方を学ぶ
menus-new-game = 新しいゲーム
menus-games = ゲームとリプレイ
menus-rules = ルール
menus-settings = 設定
menus-quit = 終了
menus-nothing-unfinished = 途中のゲームはありません

# Under Continue, in small letters: what it takes up, by its name or its kind, or without either. $told
# is "round 5, your turn: Tower". About 40 letters; a shorter one is taken where there is no room.
menus-continue-named = { CAPITAL($name) }、{ $told }
menus-continue-told = { CAPITAL($told) }

# The pause menu of a game: a title, a line under it, buttons of about 20 letters.
menus-pause = 一時停止
menus-recorded = ゲームは自動で保存されます
menus-go-on = 続ける
menus-name-game = ゲームに名前を付ける
menus-leave = 保存して退出
menus-not-recorded = このゲームは記録されません

# The rulebook: its title, the first and the last of its chapters, about 16 letters; what a sheet without
# a title is called.
menus-page = ページ

# The cards of the modes in the set-up: a name of about 14 letters, how long it takes, and a sentence of
# two or three lines of about 28 letters.
menus-mode-words-simple = 1ステージ、英雄なし。最初の一戦に。
menus-mode-words-epic = 3ステージと英雄。好みでボーナスタイルも。
menus-mode-words-fast_forward = ステージIIから、豊かな財産で開始。
menus-mode-words-solo = ひとりで鉱山に挑む。クエストの失敗は敗北。
menus-length =
    { $hours ->
        [0] { $rounds }ラウンド、約{ $minutes }分
       *[other] { $rounds }ラウンド、約{ $hours }時間
    }
menus-length-solo = { $fewest }または{ $most }ラウンド、{ $minutes }分から
menus-mode-label = { $name }：{ $length }

# A picture of the screen was saved, or could not be: a head, and a line.
document-picture-saved = 画像を保存しました
document-picture-saved-where = 保存先：{ $path }
document-picture-not-saved = 画像を保存できません
document-picture-not-written = { $path } に書き込めません。

# The head of a message that computer guilds cannot think as they should, and what it says.
menus-computer-guilds = コンピューターギルド
menus-guilds-keep-stopping = コンピューターギルドの思考プロセスが何度も停止しました。以後は職人としてプレイします。考えている間、画面の動きが滑らかでないことがあります。
menus-guild-undecided = コンピューターギルドが手を決められず、職人として選びました。詳しくはログファイルを見てください。

# Why the game cannot start, in a terminal and in a window of the system, behind a colon.
menus-no-screen = 画面が見つかりません

# The set-up of a new game. Heads of panels of about 12 letters, each with a quiet remark of about 30.
menus-guilds = ギルド
menus-guilds-words = 2～4ギルド、ドラッグで席を並べ替え
menus-guilds-solo = 1ギルドとオートマ2色
menus-mine = 鉱山
menus-mine-hexes = { $count }マス
menus-options = オプション

# A seat: what its parts are called when pointed at; a seat that nobody has, and buttons to take it.
menus-seat-move = ドラッグで{ $guild }の席を移動
menus-seat-colour = { $guild }：色を変更
menus-seat-name = { $guild }のプレイヤー名
menus-seat-remove = この席を削除
menus-seat-empty = 空席
menus-add-person = プレイヤー追加
menus-add-computer = コンピューター追加

# Names of players who type none, by the colour of their guild: up to 18 letters.
menus-default-name-blue = マーラ
menus-default-name-yellow = ベス婆さん
menus-default-name-purple = ヨナス
menus-default-name-green = オティーリエ

# Who plays a seat: a few quiet words beside it, and a slip that says more.
menus-player-words-person = この卓で遊ぶ
menus-player-words-apprentice = ミスをする
menus-player-words-journeyman = クエストを計画
menus-player-words-artisan = 損得に明るい
menus-player-words-master = 先を読む
menus-player-words-grandmaster = 深く読む
menus-player-tip-person = この卓で遊ぶプレイヤー
menus-player-tip-apprentice = 初心者らしいミスをするコンピューターギルド。最初のゲームの相手に
menus-player-tip-journeyman = 残りラウンドを見てクエストを計画するコンピューターギルド
menus-player-tip-artisan = 先読みはしないが、費用と利益を的確に見積もるコンピューターギルド
menus-player-tip-master = 最大1秒考えて先を読むコンピューターギルド
menus-player-tip-grandmaster = 最大10秒考えて先を深く読むコンピューターギルド

# What is at stake in a solo game: three sentences beside each other, four lines of about 20 letters.
menus-stake-duty = 毎ラウンド、クエストを1つ受注します。掲示板が空のときだけ免除されます。
menus-stake-loss = クエストに失敗するか、最後までに完了できないと敗北です。
menus-stake-automated = オートマ2色が鉱山を共有し、できるだけ多くの鉱夫を飛び越えます。

# A solo game: its length and its difficulty, with what they mean in two lines of about 40 letters.
menus-length-of-game = 長さ
menus-length-words-simple = ステージIの{ $rounds }ラウンド。{ $great }点なら素晴らしい得点
menus-length-words-fast_forward = ステージIIの{ $rounds }ラウンド、豊かな財産で開始
menus-length-words-epic = 3ステージの{ $rounds }ラウンド。{ $great }点なら素晴らしい得点
menus-difficulty = 難易度
menus-difficulty-words-easy = 特に難しいクエストを除く
menus-difficulty-words-medium = 特に難しいクエストと易しいクエストを一部除く
menus-difficulty-words-hard = 特に易しいクエストを除く
menus-difficulty-words-random = クエストを無作為に除く

# Options: a label of about 16 letters, a line of about 26, and why one cannot be changed.
menus-seed = シード
menus-seed-words = 同じシードなら同じゲーム
menus-seed-new = 別のシード
menus-practice = 練習ゲーム
menus-practice-words = どの手も取り消せる
menus-practice-solo = ソロではどの手も取り消せます
menus-tiles = ボーナスタイル
menus-tiles-words = { $count }枚、{ $every }ラウンドごと
menus-tiles-epic = ボーナスタイルはエピック専用です
# A house rule, in place of the bonus tiles where there are none: what which place of the first order is given.
menus-even = 公平スタート
menus-even-words = ハウスルール：{ $gifts }
menus-even-place = { $place }番手 { $gifts }
menus-even-rule = ハウスルール
menus-even-none = このモードの{ $guilds }ギルドでは使えません

# The bar at the foot: the game that would be begun, in one line, and the button that begins it.
menus-summary = { $mode }、{ $rounds }ラウンド、{ $who }
menus-summary-watched = { $mode }、{ $rounds }ラウンド、{ $who }、コンピューターが対戦
# Cards of the last set-ups: their heading where text is large, who plays, and what a press does, for
# screen readers.
menus-recent = 前と同じ設定
menus-recent-names = { $names }
menus-recent-take = 押すとこの設定になります
menus-recent-again = 押すと開始します
menus-who-guilds = { $count }ギルド
menus-who-solo = ソロ、{ $difficulty }
menus-start = 開始
menus-watch = 観戦
