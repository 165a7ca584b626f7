# The settings: a label of about 18 letters, and under some of them a line of about 45.
settings-tab-display = 画面
settings-tab-sound = 音
settings-tab-game = ゲーム
settings-tab-keys = キー
settings-label-window = ウィンドウ
settings-label-full-screen = 全画面
settings-label-text = 文字の大きさ
settings-label-language = 言語
settings-label-motion = 動き
settings-label-high-contrast = ハイコントラスト
settings-label-colours = ギルドの色
settings-label-reduced-motion = 動きを減らす
settings-label-sound = 効果音
settings-label-music = 音楽
settings-label-ambience = 環境音
settings-label-interface = 操作音
settings-label-privacy = 目隠し
settings-label-guide = ガイド
settings-words-window = ピクセル単位の大きさ
settings-words-language = カード、ルールなどすべての表示
settings-words-motion = コマが動く速さ
settings-words-high-contrast = 黒い背景に明るい縁と文字
settings-words-colours = 「見分けやすい」は色覚の違いに配慮
settings-words-reduced-motion = 移動の代わりにフェードで表示
settings-words-sound = 武器、金貨、足音
settings-words-music = ステージごとに変わる曲
settings-words-ambience = 鉱山、市場、城の音
settings-words-interface = ボタンを押す音
settings-words-privacy = 交代時に画面を隠す
settings-words-guide = 新しい場面のたびに助言を表示
settings-text-folds = 盤面は全体が見えたまま、パネルは簡略表示になります

# What can be chosen, side by side: about 8 letters each.
# The name of this language in this language, about 9 letters.
language-name = 日本語
settings-percent = { $percent }%
settings-colours-usual = 標準
settings-colours-apart = 見分けやすい
settings-speed-0 = なし
settings-speed-1 = 標準
settings-speed-2 = 2倍
settings-speed-4 = 4倍
settings-off = オフ

# The tab of keys: a row for each command with its key and its button on a pad: a head, a button with why it
# cannot be pressed, a line of help, the heads of two columns, and what stands in a cell that waits.
settings-bindings = キーとボタン
settings-restore = すべて初期化
settings-unchanged = 変更された設定はありません
settings-bindings-words = 選んでから、新しいキーかボタンを押す
settings-key = キー
settings-pad = パッド
settings-change-bind = 「{ $command }」のキーを変更
settings-change-pad = 「{ $command }」のボタンを変更
settings-press-bind = キーを押す
settings-press-pad = ボタンを押す
settings-needed = 「{ $command }」に必要です

# When the file of the settings cannot be understood: a sentence, and the reason in it.
settings-unreadable = 一部の設定を読み込めなかったため（{ $fault }）、初期設定に戻しました。元のファイルは { $file } として隣に残します。
settings-cannot-read = 読み込めません：{ $why }
settings-holds-none = 設定が含まれていません
settings-not-usable = { $name } は使えません：{ $why }
settings-no-speed = 速度{ $speed }はありません
settings-seat-count = 席が{ $count }つ
settings-seat-colours = 同じ色の席が2つ
settings-seat-names = 表示できない名前
