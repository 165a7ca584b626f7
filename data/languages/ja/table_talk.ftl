### At a shared table: who is there, what people say and ask, and moves that are planned.

# Commands, as in commands.ftl.
commands-label-talk = テーブルトーク
commands-tip-talk = 共有テーブルの相手にメッセージを書く
commands-label-agree = 同意する
commands-tip-agree = 共有テーブルの相手の頼みに同意する
commands-label-decline = 断る
commands-tip-decline = 共有テーブルの相手の頼みを断る

# Under the pointer and for the screen reader: whether somebody is at a seat.
talk-presence-own = { $name }（自分）
talk-presence-here = { $name }は接続中
talk-presence-away = { $name }は不在
talk-presence-unseen = { $name }はまだ来ていません
talk-presence-computer = { $name }はコンピューターギルド
talk-presence-stand-in = { $name }の代わりにコンピューターがプレイ中

# On the edge of a guild's panel, about 16 letters.
talk-pill-thinks = 考え中 { $time }
talk-pill-left = 残り { $time }
talk-pill-away = 不在 { $time }
talk-pill-away-now = 不在
talk-pill-unseen = まだ来ていません
talk-pill-computer = コンピューター
# A time: 0:42, hours, days.
talk-span = { $time }
talk-span-minutes = { $count }分
talk-span-hours = { $count }時間
talk-span-days = { $count }日

# In the bottom bar.
talk-thinks = { $name }が考え中
talk-awaited = 不在の{ $name }を待っています
talk-sending = 送信済み。サーバーの返事待ち
talk-waits-to-send = 選択は保存済み。再接続後に送信します

# A line above the bar.
talk-lost = 接続が切れました。再接続しています。何も失われません。
talk-lost-until = 接続が切れました。{ $seconds }秒後に再接続します。何も失われません。
talk-ended = 接続は終了しました。{ $why }
talk-undo-question = { $name }が最後の選択を取り消したいそうです。同意しますか？
talk-undo-asked = 取り消してよいか、ほかの人の返事を待っています
talk-not-undone = 取り消されませんでした。断られたか、ゲームが進みました。
talk-vote-question = { $name }は不在で、席は空けてあります。コンピューターに続けさせますか？
talk-voted = コンピューターに賛成しました。ほかの人の同意も必要です。
talk-handed-computer = { $name }の代わりにコンピューターがプレイします。
talk-handed-person = { $name }が戻ってきました。
talk-replaced = 代わりにコンピューターがプレイ中です。
talk-unfair = このゲームの配りは、サーバーの約束どおりに引かれていません。
# Buttons there, about 12 letters.
talk-yes = はい
talk-no = いいえ
talk-wait = 待つ
talk-return = 席に戻る
talk-close = 閉じる

# The undo button where the others have to agree, about 14 letters, and under the pointer.
talk-ask-undo = 取り消しを頼む
talk-ask-undo-tip = ほかの人の同意が必要です

# In the pause menu.
talk-hand-over = コンピューターに任せる
talk-leave = テーブルを離れる
talk-leave-words = テーブルは開いたままです。いつでも戻れます

# Table talk: a title, tabs of about 10 letters, a line to type in.
talk-title = テーブルトーク
talk-line = { $name }：{ $text }
talk-tabs = ログまたはトーク
talk-tab = トーク
talk-tab-new = トーク（{ $count }）
talk-type = 何か言う
talk-open = トークをすべて見る
talk-open-new = トークをすべて見る：新着{ $count }件
talk-count = { $count }
talk-nothing = まだ誰も話していません。ここに書いたことは全員が読みます。
talk-nothing-watching = まだ誰も話していません。
talk-watching = 観戦者{ $count }人
# Phrases that everybody reads in their own language, about 12 letters.
talk-phrase-well-jumped = いいジャンプ！
talk-phrase-your-turn = どうぞ
talk-phrase-one-moment = 少し待って
talk-phrase-ouch = 痛い！
talk-phrase-undo-it = 取り消す？
talk-phrase-thanks = ありがとう

# A move in the mine that is planned while others move: at its hex, beside the mine, on the button,
# and lines above the bar.
talk-plan = 自分の計画
talk-plan-is-set = 予約済み
talk-plan-help = ほかの人の手番中に計画できます。自分の監督官と行き先のマスを選んでください。何も送信されません。
talk-plan-confirm = 予約する
talk-plan-drop = 計画をやめる
talk-plan-set = 移動を予約しました。自分の手番で同じ結果になるなら実行されます。
talk-plan-impossible = 計画した移動はもうできません。
talk-plan-changed = 鉱山が変わりました。計画した移動を確かめてください。
talk-plan-played = 予約した移動を実行しました。

# A notification outside the window: whose turn it is, and at which table.
talk-turn-title = 手番です
talk-turn-words = { $guild }：{ $mode }、ラウンド{ $round }
