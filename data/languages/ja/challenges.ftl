# Challenges: the title (up to about 16 letters), the deal of the day with its words and buttons (about 20
# letters), and the ladder of solo contracts. Medals stand inside sentences.
challenges-title = チャレンジ
challenges-contracts = ソロ依頼
challenge-deal = 今日のゲーム
challenge-deal-of = 今日のゲーム（{ $day }）
challenge-words = 全員が同じ配置で挑むソロゲーム。メダルを目指しましょう
challenge-once = 記録に残るのは最初の1回だけ。練習は何度でもできます
challenge-lost = 敗北：メダルなし
challenge-all-medals = 最高の金メダル
challenge-short-of = { $medal }まであと{ $count }点
medal-bronze = 銅メダル
medal-silver = 銀メダル
medal-gold = 金メダル
challenge-marks = 銅{ $bronze }、銀{ $silver }、金{ $gold }
challenge-play-deal = 今日のゲームを始める
challenge-resume-deal = 今日のゲームを再開
challenge-practise-deal = 練習する
challenge-streak =
    { $count ->
        [0] 連続記録なし
       *[other] { $count }日連続
    }
challenge-best-streak = 最高{ $best }日
challenge-keep-streak = 今日プレイすれば記録が続きます
challenge-opens-next = 次のゲームまであと{ $hours }時間
challenge-won-of = { $count }/{ $all }
challenge-won-word = メダル獲得
challenge-best = 最高{ $score }点
challenge-untried = 未達成

# A result as a line of plain text to paste for friends; then the slip that shows it, and its button.
share-line = Forge War、{ $day }：{ $result }・クエスト{ $rounds }・連続{ $streak }日
share-lost = 敗北
share-score = { $score }
share-medal = { $score }（{ $medal }）
share-title = 友だちに知らせる
share-words = シードも名前も含まず、ネタバレはありません
share-copy = この行をコピー
share-copied = コピー済み

# After a game: the next challenge, with a name, two sentences, a target and a button of about 18 letters.
offer-title = 次のチャレンジ
offer-turn = 第{ $round }ラウンドをもう一度
offer-turn-words = このラウンドの選択で勝率が{ $points }ポイント下がりました。親方の助言付きで、ここからやり直せます。
offer-turn-target = よりよい手を見つける
offer-turn-label = 第{ $round }ラウンドから再開
offer-medal-from = { $medal }は{ $score }点から
offer-contract-label = 依頼を始める
offer-rematch = 再戦：{ $rival }
offer-rematch-up-words = 勝利しました。同じ席順で、一段強い相手に挑みます。
offer-rematch-words = 同じ席順、新しい配置でもう一度。
offer-rematch-target = 勝利する
offer-rematch-label = 再戦する
offer-deal-words = { $day }のゲームが待っています。全員同じ配置で、記録に残るのは1回だけです。
offer-rounds = { $count }ラウンド

# Beside the list of puzzles.
puzzle-of-day = 今日のパズル

# The command that measures medals: heads of columns of about 15 letters, and its help.
balance-column-challenge = チャレンジ
balance-column-measured = 測定値
balance-column-shipped = データの値
cli-balance-challenges = 代わりに、依頼と今日のゲームのメダルの基準点を、data/challengesに書かれたプレイヤーで測る
