### Playing apart: the rooms before and between games at shared tables.

# Table talk: what its line is called for screen readers, and what stands in it while it is empty; what
# somebody said; quick phrases, about 12 letters, which every client shows in its own language.
apart-chat = テーブルの全員に話す
apart-chat-empty = ひとこと入力
apart-chat-none = まだ発言はありません
apart-chat-line = { $who }：{ $text }
apart-phrase-hello = こんにちは！
apart-phrase-ready = 準備はいい？
apart-phrase-moment = 少し待って
apart-phrase-luck = 幸運を！
apart-phrase-nice = お見事！
apart-phrase-thanks = ありがとう！

# The rooms' title on the title screen (about 20 letters) and at their top; how many tables wait, for screen readers.
apart-title = 離れて遊ぶ
apart-turns = { $count }つのテーブルで自分の番

# One's own tables: a head, what stands there while there are none, rows of a name (about 30 letters) and how it stands
# ("your turn, games.example"), and what is asked before one is forgotten.
apart-my-tables = 参加中のテーブル
apart-no-tables = 離れていても、同じテーブル
apart-no-tables-words = 開いたテーブルや参加したテーブルはここに残ります。いつ席を離れても、数日後に続きから遊べます。
apart-at = { $standing }、{ $where }
apart-this-computer = このコンピューター
apart-table-name = { $name }のテーブル
apart-table-with = { $names }と
apart-table-mode = { $mode }、{ $guilds }ギルド
apart-state-turn = 自分の番
apart-state-lobby = 未開始
apart-state-waiting = ほかの人の番
apart-state-over = 終了
apart-state-gone = サーバーから削除済み
apart-silent = サーバーの応答なし
apart-forget = 消す
apart-forget-name = この一覧から消す：{ $name }
apart-forget-title = このテーブルを消しますか？
apart-forget-words = ほかの人はそのまま続けます。戻るには自分のリンクが必要ですが、このプログラムには残りません。
apart-forget-host = このテーブルのホストです。今後だれもリンクを作り直せません。

# Opening a table: who sits where (three choices of about 10 letters beside each other), which server, how much time.
apart-host-title = テーブルを開く
apart-host-words = ゲームと参加者を決めます。ほかの人はコードかリンクで参加します。
apart-host = テーブルを開く
apart-guilds-remark = 2～4
apart-add-guild = ギルドを追加
apart-seat-here = ここ
apart-seat-apart = 離れて
apart-seat-computer = コンピューター
apart-seat-apart-words = コードかリンクを持つ人の席
apart-here = このコンピューター
apart-seat-here-words = このコンピューターで遊ぶ
apart-where = サーバー
apart-a-server = 別のサーバー
apart-server = サーバーのアドレス
apart-host-here-words = 同じネットワークの友だちが参加できます。このゲームの起動中だけ開いていますが、閉じても何も失われません。
apart-server-words = どこにいる友だちでも参加でき、自分の不在中も続けられます。
apart-clock = 1回の持ち時間
apart-limit-0 = なし
apart-limit-120 = 2分
apart-limit-300 = 5分
apart-limit-86400 = 1日
apart-clock-words = 時間切れになるとコンピューターが席を引き継ぎます。本人はいつでも戻れます。
apart-no-clock-words = 何日かけてもかまいません。
apart-open = 開く
apart-opening = テーブルを開いています…
apart-needs-here = このコンピューターで遊ぶ人が必要です。どれかのギルドで「ここ」を選んでください。
apart-needs-apart = 離れて遊ぶ人がいません。どれかのギルドで「離れて」を選ぶか、タイトルから新しいゲームを始めてください。
apart-bad-server = サーバーのアドレスではありません。games.example や 192.168.1.5:8765 のように入力してください。
apart-host-starting = このコンピューターでサーバーを起動しています…
apart-host-ended = このコンピューターのサーバーは終了しました。もう一度テーブルを開くと再起動します。

# Joining: a field with two buttons of about 14 letters, and lines of what went wrong. kiln 47 is an example of a code.
apart-join-title = テーブルに参加
apart-link = テーブルのリンクかコード
apart-link-empty = リンク、または kiln 47 のようなコード
apart-paste = 貼り付け
apart-join = 参加
apart-looking = テーブルを探しています…
apart-nothing-typed = 先にリンクかコードを入力してください。
apart-nothing-copied = まだ何もコピーされていません。先にメッセージのリンクをコピーしてください。
apart-bad-link = テーブルへのリンクではありません。http で始まり # を含む全体をコピーしてください。
apart-no-such-code = このコードで開くテーブルはネットワークにありません。確かめるか、リンクを頼んでください。
apart-unreachable = サーバーが応答しません。ホストのゲームが開いているか尋ね、ネットワークを確かめてください。
apart-near = このネットワーク
apart-none-near = まだありません。友だちが同じネットワークで開くとここに現れます。
apart-near-words =
    { $mode }、{ $free ->
        [0] 満席
       *[other] 空席{ $free }
    }
apart-ask-code = 「{ $name }」のコードを入力してください。ホストに尋ねましょう。

# The lobby: how a player stands, marks, buttons of about 12 letters, facts about the game as a word and its value.
apart-seats = 席
apart-seats-remark = 全員が準備できると自動で始まります
apart-standing-you = 自分（このコンピューター）
apart-computer-seat = コンピューター、{ $strength }
apart-standing-connected = 接続中
apart-standing-away = 不在
apart-standing-unseen = まだ来ていません
apart-ready = 準備完了
apart-not-ready = 未準備
apart-seat-link = 席のリンク
apart-renew = 作り直す
apart-renewed = { $guild }のリンクを作り直しました。古いリンクは使えません。コピーして送ってください。
apart-invite = 招待
apart-say-code = コードを伝える（同じネットワーク）
apart-copy-code = コードをコピー
apart-send-link = または全員にリンクを送る
apart-copy-link = リンクをコピー
apart-copied = コピーしました
apart-not-copied = このシステムではコピーできません。書き留めてください。
apart-game = このゲーム
apart-talk = 会話
apart-mode = ゲーム
apart-length = { $mode }、{ $rounds }ラウンド
apart-with = あり
apart-no-clock = 無制限
apart-clock-days = { $count }日
apart-clock-minutes = { $count }分
apart-take-back = 取り消し
apart-take-back-words = ほかの人に関わるまでは自由
apart-vanished = いなくなった人
apart-vanished-words = 投票でコンピューターに
apart-onlookers = 観戦者
apart-watching = { $count }人
apart-onlooker = 観戦者
apart-shuffle-words = 公平なシャッフル：各席が秘密の数を出し、そのすべてから配り方が決まります。
apart-waits-for-you = 名前を入力して「準備完了」を押してください。
apart-waits-for = 待っている席：{ $names }
apart-waits-for-away = 全員準備完了。シャッフルには接続が必要です：{ $names }
apart-shuffles = 全員準備完了。シャッフル中です。
apart-onlooker-waits = 観戦中です。全員が準備できると始まります。
apart-get-ready = 準備完了
apart-is-ready = 準備できました
apart-begins-by-itself = 全員が準備できると自動で始まります。
apart-leave = 離れる
apart-connecting = 接続中：{ $where }
apart-connecting-long = まだ応答がありません。ホストのゲームが開いているか、ネットワークを確かめてください。接続を試し続けます。
apart-table-stays = このテーブルは一覧に残ります。

# forgewar open: its argument.
cli-record-or-link = 記録（docs/record-format.md）、またはテーブルへのリンク
