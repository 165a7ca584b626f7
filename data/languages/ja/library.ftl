# The library of games. The title stands at the top left: about 10 letters.
library-title = ゲーム

# The tabs, side by side at the top, about 12 letters each; two of them with how many games they hold.
library-tab-all =
    { $count ->
        [0] すべて
       *[other] すべて（{ $count }）
    }
library-tab-automatic = 自動保存
library-tab-named = 名前付き
library-tab-finished = 終了済み
library-tab-deleted =
    { $count ->
        [0] 削除済み
       *[other] 削除済み（{ $count }）
    }

# In place of the list, when a tab holds nothing: one line.
library-empty-automatic = 名前のない、途中のゲームがここに残ります
library-empty-named = 名前を付けたゲームがここに残ります
library-empty-finished = 終了したゲームがここに残り、見返せます
library-empty-deleted = 削除したゲームは{ $days }日間ここに残ります

# A row of the list: how a game stands, in one line. $progress is "Round 5 of 18, Stage I, market",
# $turn "your turn: Tower".
library-standing = { $progress }、{ $turn }
library-unreadable = このファイルは読み込めません
library-damaged = 破損あり。破損の手前まで遊べます
library-looking = 読み込み中…

# The panel of the game that is chosen: lines of about 36 letters. $kind is "Epic solo, hard", $when
# "3 days ago"; $problem is a sentence of what is wrong with the record.
library-kind-and-date = { $kind }、{ $when }
library-last-played = 最後に遊んだ日：{ $when }
library-practice = 練習ゲーム
library-turn = { CAPITAL($turn) }
library-sound-for = このゲームで破損していないのは{ $actions }アクションまでです：{ $problem }。
library-days-left = 削除済み。あと{ $days }日で完全に消えます

# Buttons of that panel: the first is wide, about 18 letters.
library-open = 開く
library-play-sound = 破損前まで遊ぶ
library-watch = リプレイを見る
library-continue = 続ける
library-restore = 元に戻す
library-undo = 取り消し

# What was just done, in the bar at the foot: two lines at most. $name is the name of a game.
library-restored = 元に戻しました：{ $name }
library-deleted = 削除しました：{ $name }
library-exported = 書き出し先：{ $path }
library-imported = 取り込みました：{ $name }

# Heads of messages about what cannot be done; the reason follows in sentences of its own.
library-not-opened = このゲームは開けません
library-not-restored = このゲームは元に戻せません
library-not-deleted = このゲームは削除できません
library-not-exported = このゲームは書き出せません
library-not-imported = このファイルは取り込めません
library-not-watched = このゲームは見られません
library-not-played-on = このゲームの続きは遊べません
library-not-recorded = このゲームは記録されていません
library-end-not-recorded = このゲームの終わりは記録されていません
library-cannot-record = ゲームを記録できません

# What stands under such a head, and the buttons there, about 16 letters.
library-copy-instead = 代わりに複製で遊べます。元の記録はそのまま残ります。
library-play-copy = 複製で遊ぶ
library-recorded-later = 続けて遊ぶと、欠けた分は記録できるようになり次第、記録されます。
library-play-on = 続けて遊ぶ
library-try-again = もう一度
library-received = 取り込みました
library-received-words = ゲームは一覧に入りました。今のゲームはそのまま続きます。

# Why something cannot be done: whole sentences. $why is what the system says.
library-being-played = { $file } はForge Warの別のウィンドウでプレイ中です。
library-cannot-delete = { $path } を削除できません：{ $why }。
library-cannot-restore = { $path } を元に戻せません：{ $why }。
library-no-free-file = 使えるファイル名が残っていません。
library-no-free-name = { $folder } に使える記録名が残っていません。

# The window of games to import: its title, two lines of help, a line in place of the list, and what a
# file holds, in one line. $guilds is a list of names.
library-import-title = ゲームを取り込む
library-import-where = { $documents }、その中の { $own }、{ $downloads } にある記録を表示しています。
library-import-drop = ファイルはいつでもウィンドウにドロップできます。
library-import-nothing = これらのフォルダーに記録はありません
library-import-file = { $kind }：{ $guilds }、{ $folder }

# Giving a game a name: what the field is called, and the button that keeps it, about 16 letters.
library-name = 名前
library-keep-name = 名前を保存
library-name-not-kept = 名前を保存できません

# While nothing is recorded: a picture with a caption, and three ways to begin.
library-invite-title = 空の本棚
library-invite-words = ゲームは最初の一手から自動で記録されます。保存の操作は不要です。
library-invite-caption = 遊んだゲームは1冊の本になります
library-invite-caption-words = 続きを遊ぶ、見返す、親方と振り返る
library-invite-first = 初めてのゲーム
library-invite-new = 新しいゲーム
library-invite-new-words = モード、長さ、相手を自分で選びます。
library-invite-record = 記録を開く
library-invite-record-words = 友人からゲームが届きましたか？ ファイルをウィンドウにドロップするか、ここで探してください。
