### What can be wrong with the record of a game: in the panel of the library, in windows about what cannot be
### done, and behind "forgewar: " in terminals.

# Why it cannot be read or written: whole sentences. $file is the name of a file, $path where it lies, $why what
# the system says, often in English; of a first line, one of the last five below.
record-unreadable = { $path } を読み込めません：{ $why }。
record-folder = { $path } はフォルダーです。その中の記録（.jsonl で終わるファイル）を選んでください。
record-unwritable = { $path } に書き込めません：{ $why }。
record-exists = { $path } はすでにあります。記録に別の名前を付けてください。
record-being-played = { $file } はForge Warの別のウィンドウでプレイ中です。そちらを閉じるか、複製で遊んでください。
record-full = { $file } はいっぱいです。これより長いゲームはありません。
record-too-long = { $file } はゲームの記録として長すぎます。
record-none = { $file } はForge Warの記録ではありません：最初の行が破損しています（{ $why }）。
record-newer = { $file } はより新しいバージョンのゲームで記録されています。開くにはゲームを更新してください。
record-older = { $file } はより古いバージョンのゲームで記録されています。
record-no-version = { $file } のバージョン{ $version }は存在しません。
record-no-game = { $file } に書かれているのは存在しないゲームです：{ $why }。
record-seats = { $file } では{ $guilds }ギルドに対して席の数が{ $seats }です。
record-same-colour = { $file } では2つのギルドが同じ色です。
record-long-seed = { $file } のシードは64ビットを超えています。
record-unfinished = { $file } に終了したゲームは入っていません。

# The same, with what is wrong further on: $problem is one of the last group here.
record-cut-short = { $file } に終了したゲームは入っていません：{ $problem }。
record-sound-for = { $file } は{ $actions }アクションまで正常です：{ $problem }。

# The cards of a game, which lie beside its record or inside it: whole sentences. $content is the beginning of a
# hash, $why what the system says, or whoever read the cards, in English.
record-cards-missing = このゲームは、このコンピューターにないカードや価格で遊ばれたものです（内容 { $content }）。そのパックを導入するか、遊んだコンピューターでゲームをもう一度書き出してください。
record-cards-unusable = 記録に付いているカードを使えません：{ $why }。
record-cards-not-kept = ゲームのカードを { $folder } に保存できません：{ $why }。
record-cards-too-long = { $file } にカードを付けられません：長くなりすぎます。

# What others did to the file of a game that is being played: whole sentences. $change is one of the others.
record-deleted = { $file } はプレイ中に削除または移動されました。
record-replaced = { $file } はプレイ中に別のファイルに置き換えられました。
record-changed = { $file } はプレイ中に別の誰かに変更されました。
record-torn = { $file } の最後の行は書き込めていません。
record-anew = { $change }ゲーム全体を { $file } として記録し直しています。

# What is wrong further on in a file, behind "This game is sound for 12 actions only: ", without a stop; lines are
# numbered. $why is one of the last five.
record-line-damaged = { $file } の{ $line }行目が破損しています（{ $why }）
record-line-refused = { $line }行目はルールで認められないアクションです（{ $why }）
record-line-takes-back = { $line }行目は{ $played }アクションのうち{ $count }アクションを取り消しています
record-line-cards = ゲーム途中の{ $line }行目にカードが入っています
record-line-state = { $line }行目の状態はアクションの結果と一致しません
record-line-count = { $line }行目のアクション数は{ $counted }ですが、実際は{ $played }です
record-line-hash = { $line }行目のハッシュ { $hash } はアクションの結果と一致しません
record-too-many-lines = { $file } はゲームの記録として長すぎます（上限{ $most }行）
record-too-many-bytes = { $file } はゲームの記録として長すぎます（上限{ $most }バイト）
record-no-json = JSONではありません
record-wrong-field = { $field } が欠けているか、誤っています
record-wrong-value = 値が欠けているか、誤っています
record-no-hash = 行末にハッシュがありません
record-other-hash = ハッシュがその行までの内容と一致しません
